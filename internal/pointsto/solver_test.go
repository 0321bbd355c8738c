package pointsto

import "testing"

// TestEdgesOnce: an edge that changes targets is there once, however often it is added, and once again where two
// variables become one.
func TestEdgesOnce(t *testing.T) {
	s := newSolver(8, 40)
	first := s.newVars(40)
	for range 5 {
		for dst := first + 2; dst < first+40; dst++ {
			s.arith(first, dst)
			s.addEdge(first, edge{dst: dst, add: 8})
			s.addEdge(first+1, edge{dst: dst, add: 8})
		}
	}
	if n, m := len(s.vars[first].out), len(s.vars[first+1].out); n != 76 || m != 38 {
		t.Errorf("%d and %d edges, want 76 and 38", n, m)
	}
	s.merge(first, first+1)
	s.dropDuplicates(first)
	if n := len(s.vars[first].out); n != 76 {
		t.Errorf("%d edges of both, want 76", n)
	}
}

// TestUsesMeetTheSummary: where a large set is widened, what is done through it is done to the summary once, not to
// each object that joins it.
func TestUsesMeetTheSummary(t *testing.T) {
	old := maxSet
	maxSet = 10
	defer func() { maxSet = old }()
	a := &analysis{s: newSolver(8, 4)}
	s := a.s
	s.onSummary = func(Node) {}
	for range firstGlobal {
		a.newObject(Info{Kind: Unknown})
	}
	s.sink, s.summary = s.newVars(1), s.newVars(1)
	p, dst := s.newVars(1), s.newVars(1)
	for range 100 {
		s.insert(p, a.newObject(Info{Kind: Stack, Size: 8}), region{})
	}
	met := &counted{}
	s.vars[p].uses = append(s.vars[p].uses, met, &load{dst, 8})
	s.solve()
	if met.objects > 2 {
		t.Errorf("a use meets %d objects, want the summary", met.objects)
	}
	few, q := &counted{}, s.newVars(1)
	for range 5 {
		s.insert(q, a.newObject(Info{Kind: Stack, Size: 8}), region{})
	}
	s.insert(q, summaryNode, anywhere)
	s.vars[q].uses = append(s.vars[q].uses, few)
	s.solve()
	if few.objects > 1 {
		t.Errorf("a use of what may be in the summary meets %d objects", few.objects)
	}
	s.addUse(p, met)
	if met.objects > 4 {
		t.Errorf("one that is added then meets %d", met.objects)
	}
}

type counted struct{ objects int }

func (c *counted) meet(_ *solver, list []entry) { c.objects += len(list) }

// What outside code comes to reach is let through by all steps that lead outside, not by the one that asks next alone.
func TestStepsLearnWhatEscapes(t *testing.T) {
	s := newSolver(8, 0)
	for n := range firstGlobal + 1 {
		s.objects = append(s.objects, object{info: Info{Kind: Global, Size: 16}, moved: [2]varID{noVar, noVar}})
		s.objects[n].outside = n == foreignNode
	}
	s.sink, s.summary = s.newVars(1), s.newVars(1)
	s.onEscape, s.onSummary = func(Node) {}, func(Node) {}
	g := s.groupOf([]int32{s.stepID(step{to: 8})})
	a, b, x, y := s.newVars(1), s.newVars(1), s.newVars(1), s.newVars(1)
	s.addStep(a, edge{dst: x}, g)
	s.addStep(b, edge{dst: y}, g)
	s.insert(a, UnknownNode, anywhere)
	s.solve()
	s.markOutside(firstGlobal)
	s.insert(b, UnknownNode, anywhere)
	s.solve()
	for _, v := range []varID{x, y} {
		if len(s.vars[v].pts) != 2 || s.vars[v].pts[0].node != foreignNode || s.vars[v].pts[1].node != firstGlobal {
			t.Errorf("targets %v", s.vars[v].pts)
		}
	}
}
