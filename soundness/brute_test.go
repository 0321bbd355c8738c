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
// fewer. Without a violation, interleaving every access changes nothing (DESIGN §8: sync granularity is
// valid). It returns false where the program is too large.
func twins(t *testing.T, p *ir.Program, opt concrete.Options, found *explored) bool {
	dumb, err := soundness.Brute(p, soundness.BruteOptions{Machine: opt, MaxStates: maxStates})
	if err != nil {
		t.Fatal(err)
	}
	if !dumb.Complete || !found.result.Complete {
		return false
	}
	sameEnds(t, found, dumb)
	if len(found.result.Violations) == 0 {
		opt.NoRaces = true
		free, err := soundness.Brute(p, soundness.BruteOptions{Machine: opt, Granularity: concrete.Access, MaxStates: maxStates})
		if err == nil && free.Complete && !maps.Equal(free.Finals, dumb.Finals) {
			t.Errorf("with every access interleaved the program ends with other contents: %q and %q", keys(free.Finals), keys(dumb.Finals))
		}
	}
	return true
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
