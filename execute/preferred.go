package execute

import (
	"fmt"

	"midway/internal/state"
)

// placeOf names a violation: what happened, and where.
func placeOf(e *state.End) string { return fmt.Sprintf("%s@%d%v", e.Kind, e.Loc, e.Pair) }

// preferred reports whether a path is listed in place of another with the same violation: one that is known to be
// possible is, and one on which it is known of more sides of a data race which locks were held.
func preferred(unsolved bool, st *state.State, old *ViolationRecord) bool {
	if unsolved != old.Undecided {
		return !unsolved
	}
	if x, y := uncertain(st.End.Race), uncertain(old.State.End.Race); x != y {
		return x < y
	}
	return better(st.Trace, old.State.Trace)
}

// uncertain is on how many sides of a data race no lock is held for certain, and one of the initial state perhaps.
func uncertain(r *state.Race) (sides int) {
	if r == nil {
		return 0
	}
	for _, s := range []*state.RaceSide{&r.First, &r.Second} {
		if len(s.Holds) == 0 && len(s.MayHold) > 0 {
			sides++
		}
	}
	return sides
}

func better(a, b *state.Trace) bool {
	if x, y := a.Switches(), b.Switches(); x != y {
		return x < y
	}
	return a.Length() < b.Length()
}
