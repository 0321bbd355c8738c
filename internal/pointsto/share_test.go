package pointsto

import "testing"

// Variables with equal sets share one once that is asked for; what changes one of them leaves the others alone.
func TestSharedSets(t *testing.T) {
	s := newSolver(8, 4)
	s.objects = make([]object, 14)
	first := s.newVars(4)
	for v := first; v < 3; v++ {
		s.insert(v, 11, exactly(0))
		s.insert(v, 12, exactly(8))
	}
	s.solve()
	s.share()
	if s.shared(0) == 0 || s.shared(0) != s.shared(1) || s.shared(3) != 0 || &s.vars[0].pts[0] != &s.vars[2].pts[0] {
		t.Fatal("equal sets are not shared")
	}
	s.insert(0, 12, exactly(16)) // grows
	s.insert(1, 13, exactly(0))  // one more
	s.solve()
	if got := s.vars[2].pts; len(got) != 2 || s.regions.at(got[1].at) != exactly(8) || got[1].fresh {
		t.Errorf("the set of another variable is %v", got)
	}
	if len(s.vars[1].pts) != 3 || s.regions.at(s.vars[1].pts[1].at) != exactly(8) || s.regions.at(s.vars[0].pts[1].at) == exactly(8) || s.shared(0) != 0 {
		t.Error("the sets that changed are not what they should be")
	}
}
