package soundness_test

import (
	"maps"
	"slices"
	"testing"

	"midway/internal/ir"
	"midway/soundness"
	"midway/soundness/concrete"
)

// maxStates is how large a program may be for brute force.
const maxStates = 1500

// twins: exploration ends in the same ways as brute force over the concrete machine and with the same
// contents of the program's variables; where the program has inputs, of which brute force tries a few only, in no
// fewer. It returns false where the program is too large.
func twins(t *testing.T, p *ir.Program, opt concrete.Options, found *explored) bool {
	if !found.result.Complete {
		return false
	}
	dumb, err := soundness.Brute(p, soundness.BruteOptions{Machine: opt, MaxStates: maxStates})
	if err != nil {
		t.Fatal(err)
	}
	if !dumb.Complete {
		return false
	}
	sameEnds(t, found, dumb)
	for _, g := range []concrete.Granularity{concrete.Access, concrete.Instruction} {
		interleaved(t, p, opt, found, dumb, g)
	}
	return true
}

// interleaved: that threads switch at every access, or at every instruction, changes neither whether a program is
// violated nor, where it is not, what it ends with (docs/design.md §8.1: sync granularity is valid because
// a data race is an error).
func interleaved(t *testing.T, p *ir.Program, opt concrete.Options, found *explored, dumb *soundness.Found, g concrete.Granularity) {
	t.Helper()
	free, err := soundness.Brute(p, soundness.BruteOptions{Machine: opt, Granularity: g, MaxStates: maxStates})
	switch {
	case err != nil:
		t.Fatal(err)
	case !free.Complete:
	case violated(free.Ends) != violated(dumb.Ends):
		t.Errorf("granularity %d: brute force ends with %q, at synchronisation only with %q", g, free.List(), dumb.List())
	case !violated(free.Ends) && !maps.Equal(free.Finals, dumb.Finals):
		t.Errorf("granularity %d: the program ends with %q, at synchronisation only with %q", g, keys(free.Finals), keys(dumb.Finals))
	}
}

func violated(ends map[soundness.Ending]bool) bool {
	for e := range ends {
		if e.Kind != "" {
			return true
		}
	}
	return false
}

func sameEnds(t *testing.T, found *explored, dumb *soundness.Found) {
	t.Helper()
	for e := range dumb.Ends {
		if !found.ends[e] {
			t.Errorf("brute force ends with %s, exploration never does", e)
		}
	}
	if dumb.Inputs {
		return
	}
	for e := range found.ends {
		if !dumb.Ends[e] {
			t.Errorf("exploration ends with %s, brute force never does", e)
		}
	}
	if !maps.Equal(found.finals, dumb.Finals) {
		t.Errorf("exploration ends with %q, brute force with %q", keys(found.finals), keys(dumb.Finals))
	}
}

func keys(m map[string]bool) []string { return slices.Sorted(maps.Keys(m)) }
