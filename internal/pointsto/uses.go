package pointsto

import "slices"

// real reports whether a target is an object with content of its own.
func (s *solver) real(n Node) bool {
	return n != UnknownNode && s.objects[n].info.Kind != internal
}

// beyond reports whether a pointer leads to outside code's memory.
func beyond(n Node) bool { return n == UnknownNode }

// load: for o ∈ pts(p): dst ⊇ content(o).
type load struct {
	dst   varID
	width int64
}

func (u *load) meet(s *solver, list []entry) {
	views := make([]varID, 0, len(list))
	for _, t := range list {
		if beyond(t.node) {
			s.insert(u.dst, UnknownNode, anywhere)
		} else if s.real(t.node) {
			views = append(views, s.viewVar(t.node, s.regions.at(t.at), u.width))
		}
	}
	s.link(views, u.dst)
}

// store: for o ∈ pts(p): content(o) ⊇ src.
type store struct {
	src   varID
	width int64
}

func (u *store) meet(s *solver, list []entry) {
	cells := make([]varID, 0, len(list))
	for _, t := range list {
		if beyond(t.node) {
			cells = append(cells, s.sink)
		} else if s.real(t.node) {
			cells = append(cells, s.cellVar(t.node, s.regions.at(t.at), u.width))
		}
	}
	s.spread(u.src, cells)
}

// copyIn: for o ∈ pts(p): content(buffer) ⊇ the n bytes of content(o) there, from offset 0.
type copyIn struct {
	buffer Node
	n      int64
}

func (u *copyIn) meet(s *solver, list []entry) {
	for _, t := range list {
		if beyond(t.node) {
			s.insert(s.cellVar(u.buffer, anywhere, 1), UnknownNode, anywhere)
		} else if s.real(t.node) {
			s.addCopying(t.node, copying{s.regions.at(t.at), u.n, u.buffer, region{}})
		}
	}
}

// copyOut: for o ∈ pts(p): content(o) there ⊇ the first n bytes of content(buffer).
type copyOut struct {
	buffer Node
	n      int64
}

func (u *copyOut) meet(s *solver, list []entry) {
	for _, t := range list {
		if beyond(t.node) {
			s.copyTo(s.viewVar(u.buffer, anywhere, 1), s.sink)
		} else if s.real(t.node) {
			s.addCopying(u.buffer, copying{region{}, u.n, t.node, s.regions.at(t.at)})
		}
	}
}

// escape: for o ∈ pts(sink): outside code reads and writes o, and calls it if it is a function.
type escape struct{}

func (escape) meet(s *solver, list []entry) {
	for _, t := range list {
		if s.real(t.node) {
			s.markOutside(t.node)
		}
	}
}

func (s *solver) markOutside(n Node) {
	if s.objects[n].outside {
		return
	}
	s.objects[n].outside = true
	s.escaped = append(s.escaped, n)
	s.copyTo(s.viewVar(n, anywhere, 1), s.sink)
	if v := s.cellVar(n, anywhere, 1); v != noVar && !s.objects[n].constant {
		s.insert(v, UnknownNode, anywhere)
	}
	s.onEscape(n)
}

// distance is the rule of a pointer difference d = m - t used as an offset: where base may be in
// t's object, base + d is in m's; where base may be in m's, base - d is in t's.
type distance struct {
	diff      Node
	base, res varID
	negated   bool
	met       bool
	apart     [2]int // the sizes of the two sets when they last had no object in common
}

// offset: for a difference d ∈ pts(index): the rule of [distance] holds for res = base ± index.
type offset struct {
	base, res varID
	negated   bool
	seen      []Node
}

func (u *offset) meet(s *solver, list []entry) {
	for _, t := range list {
		if beyond(t.node) || s.objects[t.node].info.Kind != internal || slices.Contains(u.seen, t.node) {
			continue
		}
		u.seen = append(u.seen, t.node)
		s.distances = append(s.distances, distance{diff: t.node, base: u.base, res: u.res, negated: u.negated})
	}
}

// meetDistances applies every distance rule whose premise has come true; it reports whether any did.
func (s *solver) meetDistances() bool {
	any := false
	for i := range s.distances {
		d := s.distances[i]
		from, to := s.objects[d.diff].subtrahend, s.objects[d.diff].minuend
		if d.negated {
			from, to = to, from
		}
		if d.met || d.apart == s.sizes(d.base, from) {
			continue
		}
		if s.mayMeet(d.base, from) {
			s.distances[i].met, any = true, true
			s.arith(to, d.res)
			continue
		}
		s.distances[i].apart = s.sizes(d.base, from)
	}
	return any
}

// sizes are those of two variables' sets, each plus one; sets never lose an object.
func (s *solver) sizes(a, b varID) (sizes [2]int) {
	if a != noVar && b != noVar {
		sizes = [2]int{len(s.vars[s.find(a)].pts) + 1, len(s.vars[s.find(b)].pts) + 1}
	}
	return sizes
}

// mayMeet reports whether two variables may point into one object.
func (s *solver) mayMeet(a, b varID) bool {
	if a == noVar || b == noVar { // a constant: no object
		return false
	}
	x, y := s.vars[s.find(a)].pts, s.vars[s.find(b)].pts
	if len(x) == 0 || len(y) == 0 {
		return false
	}
	if x[0].node == UnknownNode || y[0].node == UnknownNode {
		return true
	}
	for len(x) > 0 && len(y) > 0 {
		switch {
		case x[0].node < y[0].node:
			x = x[1:]
		case x[0].node > y[0].node:
			y = y[1:]
		case s.real(x[0].node):
			return true
		default:
			x, y = x[1:], y[1:]
		}
	}
	return false
}
