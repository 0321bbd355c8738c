package pointsto

import "slices"

// Two nodes stand for many objects, so that sets stay small and the analysis near linear in the size of a program:
// Unknown for all that outside code reaches, and the summary for all that any large set had. The objects of the summary
// are unified: what one of them holds, all hold, at any offset (Steensgaard, POPL 1996, restricted to them). Constant
// objects keep their own content, as nothing is stored in them.

// maxSet bounds the objects of a set before they join the summary.
var maxSet = 256 // tests change it

// standin is a set of the nodes that stand for others.
type standin uint8

const (
	byUnknown standin = 1 << iota
	bySummary
)

// standins are those in a sorted list. They have the first numbers.
func standins(pts []entry) (in standin) {
	for _, e := range pts[:min(len(pts), 2)] {
		switch e.node {
		case UnknownNode:
			in |= byUnknown
		case summaryNode:
			in |= bySummary
		}
	}
	return in
}

// stoodFor reports whether a node says no more where those of in are. Unknown: a load through it gives what outside
// code reaches, all that its objects hold included; a store through it is given to outside code, and its objects hold
// whatever that has; a call reaches its functions.
func (s *solver) stoodFor(n Node, in standin) bool {
	o := &s.objects[n]
	return in&byUnknown != 0 && o.outside || in&bySummary != 0 && o.summed
}

// without drops the entries that say no more.
func (s *solver) without(pts []entry, in standin) []entry {
	return slices.DeleteFunc(pts, func(e entry) bool { return s.stoodFor(e.node, in) })
}

// widen keeps v's set small, until the analysis of the program ends: the objects of a large set join the summary, and
// so do all that the summary points to. A variable that may point to the summary is made one with what its objects
// hold; it reports that.
func (s *solver) widen(v varID) (absorbed bool) {
	pts := s.vars[v].pts
	sum := s.find(s.summary)
	switch {
	case s.frozen:
		return false
	case v == sum && len(s.summed) == 0, v != sum && len(pts) <= maxSet && standins(pts)&bySummary == 0:
		return false
	case v == sum || len(pts) > maxSet:
		s.joinAll(v)
		s.insert(v, summaryNode, anywhere)
	}
	s.joinAll(v) // first, so that v's uses meet the summary instead of each object that has yet to join it
	s.joinAll(sum)
	if sum, v = s.find(sum), s.find(v); sum == v {
		return false
	}
	s.absorb(sum, v)
	return true
}

// joinAll makes all objects that v may point to part of the summary, and those that it may point to thereby.
func (s *solver) joinAll(v varID) {
	for joined := true; joined; {
		joined = false
		for _, e := range slices.Clone(s.vars[s.find(v)].pts) {
			if s.real(e.node) && e.node != inputNode && !s.objects[e.node].summed {
				s.join(e.node)
				joined = true
			}
		}
	}
}

// absorb makes v the same variable as sum, whose targets v's edges and uses have yet to see.
func (s *solver) absorb(sum, v varID) {
	old := s.vars[v]
	s.vars[v] = variable{}
	s.parent[v] = sum
	s.flowCopy(old.pts, sum)
	list := s.without(slices.Clone(s.vars[sum].pts), standins(s.vars[sum].pts))
	for _, w := range old.copies {
		if w = s.find(w); w != sum {
			s.vars[sum].copies = append(s.vars[sum].copies, w)
			s.flowCopy(list, w)
		}
	}
	s.vars[sum].out = append(s.vars[sum].out, old.out...)
	for _, e := range old.out {
		s.flow(list, e)
	}
	s.vars[sum].uses = append(s.vars[sum].uses, old.uses...)
	for _, u := range old.uses {
		u.meet(s, list)
	}
}

// join makes an object part of the summary.
func (s *solver) join(n Node) {
	o := &s.objects[n]
	if o.summed {
		return
	}
	if o.constant {
		s.copyTo(s.viewVar(n, anywhere, 1), s.summary)
		s.objects[n].summed = true
	} else {
		o.summed = true
		all := cell{anywhere, 1, s.summary}
		cells, views := o.cells, o.views
		o.cells, o.views = []cell{all}, []cell{all}
		if len(o.copies) > 0 {
			s.uncarried = append(s.uncarried, contentOf{n, all})
		}
		for _, c := range slices.Concat(cells, views) {
			s.merge(s.summary, c.v)
		}
	}
	s.summed = append(s.summed, n)
	s.unifyMoved(n)
	s.onSummary(n)
	if s.objects[summaryNode].outside {
		s.markOutside(n)
	}
}

// callSummary: a call through the summary reaches every function in it.
func (a *analysis) callSummary(c call) {
	a.summed = append(a.summed, c)
	a.bindAll(c, a.s.summed)
}

// callFromSummary: the calls through the summary reach a function that joins it.
func (a *analysis) callFromSummary(n Node) {
	if _, ok := a.funcOf(n); ok {
		for _, c := range a.summed {
			a.bindAll(c, []Node{n})
		}
	}
}
