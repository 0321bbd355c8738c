package pointsto

import "slices"

// stepping is an inclusion that lets through what may be stepped into.
type stepping struct {
	src     varID
	e       edge
	group   int32
	fit     bool // something of the program came through that src names itself
	refused bool // and something did not
	open    bool // nothing did: all that src names itself comes through
	far     bool // src may lead outside
	summed  bool // or to the summary
}

// group are steps of which one has to fit, and the inclusions that ask so and may lead outside, or to the summary.
type group struct {
	steps       []int32
	far, summed standing
}

// standing is what a group lets through of the objects that a node stands for.
type standing struct {
	list []int32 // the inclusions, as indexes of solver.stepped
	fits []entry // as far as the objects have been looked at
	upTo int     // how many have
}

// stepID is the number of a step.
func (s *solver) stepID(x step) int32 {
	id, ok := s.stepIDs[x]
	if !ok {
		s.steps = append(s.steps, x)
		id = int32(len(s.steps) - 1)
		s.stepIDs[x] = id
	}
	return id
}

// groupOf is the number of a list of steps.
func (s *solver) groupOf(steps []int32) int32 {
	slices.Sort(steps)
	steps = slices.Compact(steps)
	key := ""
	for _, x := range steps {
		key += itoa(int(x)) + " "
	}
	id, ok := s.groupIDs[key]
	if !ok {
		s.groups = append(s.groups, group{steps: steps})
		id = int32(len(s.groups) - 1)
		s.groupIDs[key] = id
	}
	return id
}

// addStep adds an inclusion that lets through what one of a group's steps fits.
func (s *solver) addStep(src varID, e edge, g int32) {
	if src == noVar || e.dst == noVar {
		return
	}
	s.stepped = append(s.stepped, stepping{src: src, e: e, group: g})
	e.step = int32(len(s.stepped))
	s.stepped[e.step-1].e = e
	s.addEdge(src, e)
}

// lets is what an inclusion lets through of a list of targets, sorted by node.
func (s *solver) lets(list []entry, e edge) []entry {
	x := e.step - 1
	out := s.letThrough[:0]
	var far, summed []entry
	more := false
	for _, t := range list {
		switch st := &s.stepped[x]; {
		case t.node == UnknownNode:
			out = append(out, entry{node: foreignNode, at: t.at})
			far, more = s.letOutside(x), true
		case t.node == summaryNode:
			summed, more = s.letSummary(x), true
		case !s.real(t.node):
			out = append(out, t)
		default:
			at, ok := s.groupFits(st.group, t.node, t.at)
			if !ok && !st.open {
				s.refuse(st, t.node)
				continue
			}
			if ok {
				st.fit, t.at = true, at
				s.objects[t.node].fit = true
			}
			out = append(out, t)
		}
	}
	s.letThrough = out
	if !more {
		return out
	}
	out = s.normalise(out) // what stands for foreign memory may be there twice
	s.joined[0] = s.joinedWith(s.joined[0][:0], out, far)
	s.joined[1] = s.joinedWith(s.joined[1][:0], s.joined[0], summed)
	return s.joined[1]
}

// joinedWith appends two lists, sorted by node, as one.
func (s *solver) joinedWith(to, a, b []entry) []entry {
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0].node < b[0].node:
			to, a = append(to, a[0]), a[1:]
		case a[0].node > b[0].node:
			to, b = append(to, b[0]), b[1:]
		default:
			a[0].at = s.regions.join(a[0].at, b[0].at)
			b = b[1:]
		}
	}
	return append(append(to, a...), b...)
}

// refuse notes that an inclusion keeps an object out.
func (s *solver) refuse(st *stepping, n Node) {
	o := &s.objects[n]
	s.refusals = s.refusals || !st.refused || !o.refused
	st.refused, o.refused = true, true
}

// letOutside is what outside code is known to reach that is let through; letLater adds the rest, to all of the group.
func (s *solver) letOutside(x int32) []entry {
	g := &s.groups[s.stepped[x].group]
	if !s.stepped[x].far {
		s.stepped[x].far = true
		g.far.list = append(g.far.list, x)
	}
	return g.far.fits
}

// letSummary does so for what the summary stands for.
func (s *solver) letSummary(x int32) []entry {
	g := &s.groups[s.stepped[x].group]
	if !s.stepped[x].summed {
		s.stepped[x].summed = true
		g.summed.list = append(g.summed.list, x)
	}
	return g.summed.fits
}

// letAll brings what a group lets through of the objects that a node stands for up to date. It returns what is new.
func (s *solver) letAll(g int32, st *standing, nodes []Node) []entry {
	var fresh []entry
	for _, n := range nodes[st.upTo:] {
		if at, ok := s.groupFits(g, n, s.everywhere()); ok && s.real(n) {
			fresh = append(fresh, entry{node: n, at: at})
			s.objects[n].fit = s.objects[n].fit || s.objects[n].layout != 0
		}
	}
	st.upTo = len(nodes)
	byNode := func(x, y entry) int { return int(x.node - y.node) }
	slices.SortFunc(fresh, byNode)
	st.fits = mergeEntries(st.fits, fresh)
	return fresh
}

func (s *solver) everywhere() regionID {
	if s.anywhere == 0 {
		s.anywhere = s.regions.id(anywhere) + 1
	}
	return s.anywhere - 1
}

// groupFits are the offsets from which one of a group's steps fits an object.
func (s *solver) groupFits(g int32, n Node, at regionID) (out regionID, ok bool) {
	for _, x := range s.groups[g].steps {
		if fit, is := s.fitting(n, at, x); is {
			if ok {
				fit = s.regions.join(out, fit)
			}
			out, ok = fit, true
		}
	}
	return out, ok
}

// letLater lets through what outside code, or the summary, has come to reach.
func (s *solver) letLater() {
	for g := range s.groups {
		s.letNew(int32(g), &s.groups[g].far, s.escaped)
		s.letNew(int32(g), &s.groups[g].summed, s.summed)
	}
}

func (s *solver) letNew(g int32, st *standing, nodes []Node) {
	if len(st.list) == 0 || st.upTo == len(nodes) {
		return
	}
	list := s.letAll(g, st, nodes)
	if len(list) == 0 {
		return
	}
	for _, x := range st.list {
		e := s.stepped[x].e
		moves := s.movesOf(move{e.add, e.stride, e.count})
		out := s.shifted[:0]
		for _, t := range list {
			t.at = moves.of(s, e, t.at)
			out = append(out, t)
		}
		s.shifted = out
		s.flowCopy(out, e.dst)
	}
}

// reopen lets through what was kept out where nothing else is left: an object that no step fits has no layout, and an
// inclusion that lets nothing through lets through all that its pointer names. It reports whether there was any.
func (a *analysis) reopen() bool {
	s := a.s
	again := map[Node]bool{}
	a.resized(again)
	if len(again) == 0 && !s.refusals {
		return false
	}
	s.refusals = false
	for n := range s.objects {
		if o := &s.objects[n]; o.info.Kind == Heap && o.layout != 0 && o.refused && !o.fit {
			o.layout = 0
			again[Node(n)] = true
		}
	}
	changed := len(again) > 0
	for x := range s.stepped {
		st := &s.stepped[x]
		open := st.refused && !st.fit && !st.open
		if open {
			st.open, changed = true, true
		}
		if !open && len(again) == 0 {
			continue
		}
		var list []entry
		for _, t := range s.vars[s.find(st.src)].pts {
			if open || again[t.node] {
				list = append(list, t)
			}
		}
		s.flow(list, st.e)
	}
	if len(again) > 0 {
		for g := range s.groups {
			g := &s.groups[g]
			g.far.fits, g.far.upTo, g.summed.fits, g.summed.upTo = nil, 0, nil, 0
		}
		s.letLater()
	}
	return changed
}
