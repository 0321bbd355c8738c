package pointsto

// cyclesWorthLooking reports whether another collapseCycles may pay: there are hints of cycles, and
// looking does not cost much more than what has been propagated since the last time. (Measured: seldom
// looking costs more than looking in vain.)
func (s *solver) cyclesWorthLooking() bool {
	return s.trace == nil && s.suspects > 20 && s.flows > s.numEdges/4+len(s.vars)/2
}

// collapseCycles merges the variables of every cycle of copy edges (their sets are equal) and ranks
// the rest topologically: Tarjan's algorithm, with an explicit stack.
func (s *solver) collapseCycles() {
	t := &tarjan{s: s, low: make([]int32, len(s.vars)), pos: make([]int32, len(s.vars))}
	for v := range s.vars {
		if s.parent[v] == varID(v) && t.pos[v] == 0 {
			t.visit(varID(v))
		}
	}
	for i, c := range t.components {
		root := t.members[c.first]
		for _, v := range t.members[c.first+1 : c.end] {
			root = s.merge(root, v)
		}
		s.rank[s.find(root)] = int32(len(t.components) - i)
	}
	for _, c := range t.components {
		v := s.find(t.members[c.first])
		s.dropDuplicates(v)
		if vr := &s.vars[v]; s.dropped < len(s.escaped)+len(s.summed) && standins(vr.pts) != 0 {
			vr.own()
			vr.pts = s.without(vr.pts, standins(vr.pts))
		}
	}
	s.dropped = len(s.escaped) + len(s.summed)
	s.flows, s.suspects = 0, 0
	s.requeue()
}

// dropDuplicates keeps one of each edge of a merged variable.
func (s *solver) dropDuplicates(v varID) {
	v = s.find(v)
	s.round++
	kept := s.vars[v].copies[:0]
	for _, w := range s.vars[v].copies {
		if w = s.find(w); w != v && s.stamps[w] != s.round {
			s.stamps[w] = s.round
			kept = append(kept, w)
		}
	}
	s.numEdges -= len(s.vars[v].copies) - len(kept)
	s.vars[v].copies = kept
	if out := s.vars[v].out; len(out) > fewEdges {
		s.vars[v].out = s.distinct(out)
		s.numEdges -= len(out) - len(s.vars[v].out)
	}
}

// distinct keeps one of each edge that changes targets, in their order.
func (s *solver) distinct(out []edge) []edge {
	seen := make(map[edge]struct{}, len(out))
	kept := out[:0]
	for _, e := range out {
		e.dst = s.find(e.dst)
		if _, ok := seen[e]; !ok {
			seen[e] = struct{}{}
			kept = append(kept, e)
		}
	}
	return kept
}

type component struct{ first, end int32 }

type visiting struct {
	v    varID
	next int // the edge to look at next
}

type tarjan struct {
	s          *solver
	clock      int32
	pos, low   []int32 // 0: unvisited; low is negative once the component is complete
	stack      []varID
	calls      []visiting
	members    []varID
	components []component // sinks first
}

func (t *tarjan) enter(v varID) {
	t.clock++
	t.pos[v], t.low[v] = t.clock, t.clock
	t.stack = append(t.stack, v)
	t.calls = append(t.calls, visiting{v: v})
}

func (t *tarjan) visit(root varID) {
	t.enter(root)
	for len(t.calls) > 0 {
		top := &t.calls[len(t.calls)-1]
		if w, ok := t.nextCopy(top); ok {
			if t.pos[w] == 0 {
				t.enter(w)
			} else if t.low[w] > 0 {
				t.low[top.v] = min(t.low[top.v], t.pos[w])
			}
			continue
		}
		t.leave(top.v)
	}
}

// nextCopy is the target of the next copy edge of the variable being visited.
func (t *tarjan) nextCopy(top *visiting) (varID, bool) {
	copies := t.s.vars[top.v].copies
	for top.next < len(copies) {
		w := t.s.find(copies[top.next])
		if top.next++; w != top.v {
			return w, true
		}
	}
	return 0, false
}

func (t *tarjan) leave(v varID) {
	t.calls = t.calls[:len(t.calls)-1]
	if len(t.calls) > 0 {
		up := t.calls[len(t.calls)-1].v
		t.low[up] = min(t.low[up], t.low[v])
	}
	if t.low[v] != t.pos[v] {
		return
	}
	first := int32(len(t.members))
	for {
		w := t.stack[len(t.stack)-1]
		t.stack = t.stack[:len(t.stack)-1]
		t.low[w] = -1
		t.members = append(t.members, w)
		if w == v {
			break
		}
	}
	t.components = append(t.components, component{first, int32(len(t.members))})
}
