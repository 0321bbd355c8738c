package report

import (
	"cmp"
	"slices"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/soundness"
)

// telling are the kinds of violation, those that explain others first: a misused lock makes races, a race makes values
// that fail assertions.
var telling = []property.Kind{
	property.LockMisuse, property.BarrierMisuse, property.ThreadMisuse,
	property.UseAfterFree, property.DoubleFree, property.InvalidFree, property.UninitializedRead,
	property.DataRace,
	property.OutOfBounds, property.NullDereference, property.DivisionByZero, property.SignedOverflow,
	property.Deadlock, property.Livelock,
	property.Assertion, property.ReachError, property.Unreachable, property.Reached,
	property.Leak,
}

// ranked is the order in which violations are listed and numbered, as indexes: the strongest level first, of one level
// those that were replayed, then those that explain others, then in the order in which they were found.
func ranked(found []execute.ViolationRecord, known []soundness.Validation) []int {
	order := make([]int, len(found))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(
			cmp.Compare(slices.Index(Levels, levelOf(&known[a])), slices.Index(Levels, levelOf(&known[b]))),
			falseFirst(!known[a].Replayed(), !known[b].Replayed()),
			cmp.Compare(slices.Index(telling, found[a].Kind), slices.Index(telling, found[b].Kind)),
		)
	})
	return order
}

func falseFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// function is the name of the program's function that has code at a location, or "".
func function(p *ir.Program, loc ir.LocID) string {
	if loc == 0 {
		return ""
	}
	for _, f := range p.Funcs {
		if f.External || f.Runtime || f.Added {
			continue
		}
		for pc := range f.Code {
			if f.Code[pc].Loc == loc {
				return f.Name
			}
		}
	}
	return ""
}

// Folders are the folders in which the compiler ran, by file that debug information names (Sources.Compiled).
func Folders(p *ir.Program) map[string]string {
	out := map[string]string{}
	for i, dir := range p.FileDirs {
		if dir != "" && i < len(p.Files) {
			out[p.Files[i]] = dir
		}
	}
	return out
}
