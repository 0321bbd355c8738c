package execute

import (
	"fmt"

	"midway/internal/state"
)

// placeOf names a violation: what happened, and where.
func placeOf(e *state.End) string { return fmt.Sprintf("%s@%d%v", e.Kind, e.Loc, e.Pair) }

// preferred reports whether a path is listed in place of another with the same violation: one that is known to be
// possible is.
func preferred(unsolved bool, path *state.Trace, old *ViolationRecord) bool {
	return !unsolved && old.Undecided || unsolved == old.Undecided && better(path, old.State.Trace)
}

func better(a, b *state.Trace) bool {
	if x, y := a.Switches(), b.Switches(); x != y {
		return x < y
	}
	return a.Length() < b.Length()
}
