package execute

import (
	"midway/internal/arena"
	"midway/internal/state"
)

func init() { arena.Wipe = true }

// OnCovered has f told of every state that is not explored because a summary covers it.
func (x *Explorer) OnCovered(f func(*state.State)) *Explorer {
	x.covered = f
	return x
}

// WithoutRule leaves a rule out of the dependence relation. The rule on string functions is the interpreter's: what it records
// for them becomes the bytes they come to.
func (x *Explorer) WithoutRule(name string) *Explorer {
	x.without = map[string]relation{
		"": 0, "memory": noMemory, "reads": noReads, "queue": noQueue, "wake": noWake, "birth": noBirth, "numbering": noNumbering,
		"everything": noEverything, "guards": noGuards, "aliases": noAliases, "blocks": noBlocks, "enabler": noEnabler, "locations": noLocations, "same": noSame,
		"range": noRange, "interpolant": noInterpolant, "sets": noSets, "leaks": noLeaks, "owned": noOwned, "pins": noPins, "exact": noExact, "waits": noWaits,
		"strings": 0,
	}[name]
	x.M.Opt.NarrowScans = name == "strings"
	return x
}

// Listed reports whether a violation was found before.
func (x *Explorer) Listed(v *ViolationRecord) bool { return x.res.listed(v) >= 0 }
