package execute

import (
	"time"

	"midway/internal/arena"
	"midway/internal/expr"
	"midway/internal/guidance"
	"midway/internal/state"
)

func init() { arena.Wipe = true }

// OnCovered has f told of every state that is not explored because a summary covers it.
func (x *Explorer) OnCovered(f func(*state.State)) *Explorer {
	x.covered = f
	return x
}

// WithoutRule leaves a rule out of the dependence relation. The rule on string functions is the interpreter's: what it
// records for them becomes the bytes they come to.
func (x *Explorer) WithoutRule(name string) *Explorer {
	x.without = map[string]dependenceRules{
		"": 0, "memory": noMemory, "reads": noReads, "queue": noQueue, "wake": noWake, "birth": noCreation, "numbering": noNumbering,
		"everything": noEverything, "guards": noGuards, "aliases": noAliases, "blocks": noBlocks, "enabler": noEnabler, "locations": noLocations, "same": noSame,
		"range": noRange, "interpolant": noInterpolant, "sets": noSets, "leaks": noLeaks, "owned": noThreadOwned, "pins": noFixed, "exact": noExact, "waits": noSpinWait,
		"strings": 0,
	}[name]
	x.M.Opt.NarrowScans = name == "strings"
	return x
}

// Listed reports whether a violation was found before.
func (x *Explorer) Listed(v *ViolationRecord) bool { return x.res.listed(v) >= 0 }

// Disjoined is the condition of a path that is several pairs, of these conditions.
func (x *Explorer) Disjoined(conds ...*expr.PC) *expr.PC {
	x.res = &Result{Paths: []Path{{Condition: conds[0]}}}
	x.cases = caseKey{at: map[uint64]int{1: 0}, conds: map[uint64][]*expr.PC{1: conds}}
	x.disjoin()
	return x.res.Paths[0].Condition
}

// SearchOrdersOf changes between orders after so many states, from the start.
func SearchOrdersOf(pops int) *SearchOrders {
	p := NewSearchOrders(-1)
	p.length, p.stepTime = pops, time.Millisecond
	return p
}

// Near adds the order that goes the shortest way to the next synchronisation.
func (p *SearchOrders) Near(w *guidance.Distances) *SearchOrders {
	p.ways = func() *guidance.Distances { return w }
	return p
}

// Location is the key of a state's control location, registers aside.
func Location(st *state.State) []expr.Value { return reduced{&Explorer{}}.location(nil, st, false) }
