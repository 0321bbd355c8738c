package pointsto

// real reports whether a target is an object with content of its own.
func (s *solver) real(n Node) bool {
	return n > foreignNode && s.objects[n].info.Kind != internal
}

// beyond reports whether a pointer leads to outside code's memory.
func beyond(n Node) bool { return n == UnknownNode || n == foreignNode }

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
		} else if t.node == summaryNode {
			s.copyTo(s.summary, u.dst)
		} else if s.real(t.node) {
			views = append(views, s.viewVar(t.node, s.regions.at(t.at), u.width))
		}
	}
	s.link(views, u.dst)
}

// store: for o ∈ pts(p): content(o) ⊇ src. A store to a constant is an error, and nothing is behind it.
type store struct {
	src   varID
	width int64
}

func (u *store) meet(s *solver, list []entry) {
	cells := make([]varID, 0, len(list))
	for _, t := range list {
		if beyond(t.node) {
			cells = append(cells, s.sink)
		} else if t.node == summaryNode {
			cells = append(cells, s.summary)
		} else if s.real(t.node) && !s.objects[t.node].constant {
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
		} else if t.node == summaryNode {
			s.copyTo(s.summary, s.cellVar(u.buffer, anywhere, 1))
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
		} else if t.node == summaryNode {
			s.copyTo(s.viewVar(u.buffer, anywhere, 1), s.summary)
		} else if s.real(t.node) {
			s.addCopying(u.buffer, copying{region{}, u.n, t.node, s.regions.at(t.at)})
		}
	}
}

// escape: for o ∈ pts(sink): outside code reads and writes o, and calls it if it is a function.
type escape struct{}

func (escape) meet(s *solver, list []entry) {
	for _, t := range list {
		if t.node == summaryNode {
			s.objects[summaryNode].outside = true
			for _, n := range s.summed {
				s.markOutside(n)
			}
		} else if s.real(t.node) {
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
	s.unifyMoved(n)
	s.onEscape(n)
}
