package pointsto

import "slices"

// varID names a constraint variable: a register of an instance, a return value, a cell or a view.
type varID int32

const noVar varID = -1

// maxGrowth is how often the offsets of one object in one set may grow before they lose their bounds.
const maxGrowth = 8

// entry is a target of a variable; fresh ones have not been propagated.
type entry struct {
	node  Node
	grown uint8
	fresh bool
	at    region
}

// edge is an inclusion: pts(dst) ⊇ {(n, o + add + k·stride) | (n, o) ∈ pts(src), any k}.
type edge struct {
	dst         varID
	number      bool // the value goes through integer arithmetic: inputs stop being pointers
	add, stride int64
}

func (e edge) isCopy() bool { return e.add == 0 && e.stride == 0 && !e.number }

func (e edge) apply(at region) region {
	if e.add != 0 {
		at = at.shift(e.add)
	}
	if e.stride != 0 {
		at = at.scale(e.stride)
	}
	return at
}

// variable is a node of the constraint graph.
type variable struct {
	pts    []entry // sorted by node
	out    []edge
	uses   []use
	queued bool
}

// use is a constraint whose edges depend on what a variable points to.
type use interface {
	// meet is called once for every new or grown target of the variable.
	meet(s *solver, t entry)
}

// solver holds the constraint graph and brings it to its least solution by propagating differences.
type solver struct {
	vars    []variable
	parent  []varID // union-find over variables known to be equal
	rank    []int32 // topological position, sources first, as of the last collapseCycles
	queue   []varID // binary heap by rank
	objects []object

	known     map[edgeKey]struct{}
	index     map[cellKey]varID
	copied    map[copyKey]struct{}
	newEdges  int // edges added since the last collapseCycles
	suspects  int // propagations since then that hint at a cycle
	patience  int // suspects to wait for before the next
	scratch   []entry
	added     []entry // of flow
	ptrBytes  int64
	sink      varID      // what outside code is given
	escaped   []Node     // objects that outside code reaches, in the order found
	onEscape  func(Node) // called for each of them
	distances []distance
}

type edgeKey struct{ src, dst varID }

func newSolver(ptrBytes int64) *solver {
	return &solver{
		known: map[edgeKey]struct{}{}, index: map[cellKey]varID{}, copied: map[copyKey]struct{}{},
		ptrBytes: ptrBytes,
	}
}

// newVars adds n variables and returns the first.
func (s *solver) newVars(n int) varID {
	first := varID(len(s.vars))
	s.vars = append(s.vars, make([]variable, n)...)
	for i := range n {
		s.parent = append(s.parent, first+varID(i))
		s.rank = append(s.rank, int32(first)+int32(i))
	}
	return first
}

// find is the representative of v.
func (s *solver) find(v varID) varID {
	for s.parent[v] != v {
		s.parent[v] = s.parent[s.parent[v]]
		v = s.parent[v]
	}
	return v
}

// addEdge adds an inclusion and propagates what is known already.
func (s *solver) addEdge(src varID, e edge) {
	if src == noVar || e.dst == noVar {
		return
	}
	src, e.dst = s.find(src), s.find(e.dst)
	if e.isCopy() && !s.isNew(src, e.dst) {
		return
	}
	s.vars[src].out = append(s.vars[src].out, e)
	s.newEdges++
	s.flow(s.vars[src].pts, e) // fresh ones will come again
}

func (s *solver) isNew(src, dst varID) bool {
	if src == dst {
		return false
	}
	k := edgeKey{src, dst}
	if _, ok := s.known[k]; ok {
		return false
	}
	s.known[k] = struct{}{}
	return true
}

func (s *solver) copyTo(src, dst varID) { s.addEdge(src, edge{dst: dst}) }

// arith adds the flow of an integer operation: the object stays, the offset may be any.
func (s *solver) arith(src, dst varID) { s.addEdge(src, edge{dst: dst, number: true, stride: 1}) }

// addUse attaches u to v and applies it to what is known already.
func (s *solver) addUse(v varID, u use) {
	if v == noVar {
		return
	}
	v = s.find(v)
	s.vars[v].uses = append(s.vars[v].uses, u)
	for _, t := range slices.Clone(s.vars[v].pts) {
		u.meet(s, t)
	}
}

// flow adds targets, sorted by node, along an edge. It reports whether anything was new.
func (s *solver) flow(list []entry, e edge) bool {
	w := s.find(e.dst)
	vr := &s.vars[w]
	changed := false
	added := s.added[:0]
	from := 0
	for _, t := range list {
		if e.number && t.node == inputNode {
			continue
		}
		at := e.apply(t.at)
		for from < len(vr.pts) && vr.pts[from].node < t.node {
			from = skipTo(vr.pts, from, t.node)
		}
		if from < len(vr.pts) && vr.pts[from].node == t.node {
			changed = vr.pts[from].grow(at) || changed
		} else {
			added = append(added, entry{node: t.node, at: at, fresh: true})
		}
	}
	s.added = added
	if len(added) > 0 {
		vr.pts = mergeEntries(vr.pts, added)
	}
	if changed = changed || len(added) > 0; changed {
		s.enqueue(w)
	}
	return changed
}

// skipTo is the first index from from on whose node is at least n: by doubling steps, then by halves.
func skipTo(pts []entry, from int, n Node) int {
	step := 1
	for from+step < len(pts) && pts[from+step].node < n {
		from += step
		step *= 2
	}
	end := min(from+step, len(pts))
	for from < end {
		mid := (from + end) / 2
		if pts[mid].node < n {
			from = mid + 1
		} else {
			end = mid
		}
	}
	return from
}

// mergeEntries adds entries of other nodes to a sorted list, from the back.
func mergeEntries(pts, added []entry) []entry {
	i, j := len(pts)-1, len(added)-1
	pts = append(pts, added...)
	for k := len(pts) - 1; j >= 0; k-- {
		if i >= 0 && pts[i].node > added[j].node {
			pts[k] = pts[i]
			i--
		} else {
			pts[k] = added[j]
			j--
		}
	}
	return pts
}

// grow adds offsets to an entry; those that keep growing lose their bounds.
func (e *entry) grow(at region) bool {
	joined := e.at.join(at)
	if joined == e.at {
		return false
	}
	if e.grown++; e.grown > maxGrowth {
		joined = residue(joined.lo, joined.stride)
	}
	e.at, e.fresh = joined, true
	return true
}

// insert adds one target to v.
func (s *solver) insert(v varID, n Node, at region) {
	if v != noVar {
		s.flow([]entry{{node: n, at: at}}, edge{dst: v})
	}
}

// solve propagates until nothing changes.
func (s *solver) solve() {
	for {
		for len(s.queue) > 0 {
			if s.cyclesWorthLooking() {
				s.collapseCycles()
			}
			s.process(s.dequeue())
		}
		if !s.meetDistances() {
			return
		}
	}
}

// process hands the fresh targets of v to its edges and uses.
func (s *solver) process(v varID) {
	if s.find(v) != v {
		return
	}
	vr := &s.vars[v]
	delta := s.scratch[:0]
	for i := range vr.pts {
		if vr.pts[i].fresh {
			vr.pts[i].fresh = false
			delta = append(delta, vr.pts[i])
		}
	}
	out, uses := vr.out, vr.uses
	for _, e := range out {
		w := s.find(e.dst)
		if w == v && e.isCopy() {
			continue
		}
		if !s.flow(delta, e) && e.isCopy() && len(s.vars[w].pts) == len(s.vars[v].pts) {
			s.suspects++ // equal sets: perhaps a cycle
		}
	}
	for _, u := range uses {
		for _, t := range delta {
			u.meet(s, t)
		}
	}
	s.scratch = delta
}

// merge makes b the same variable as a; every target counts as fresh, since each side's edges have
// yet to see the other's.
func (s *solver) merge(a, b varID) varID {
	a, b = s.find(a), s.find(b)
	if a == b {
		return a
	}
	old := s.vars[b]
	s.vars[b] = variable{}
	s.parent[b] = a
	s.vars[a].out = append(s.vars[a].out, old.out...)
	s.vars[a].uses = append(s.vars[a].uses, old.uses...)
	s.flow(old.pts, edge{dst: a})
	for i := range s.vars[a].pts {
		s.vars[a].pts[i].fresh = true
	}
	s.enqueueIfFresh(a)
	return a
}

func (s *solver) enqueueIfFresh(v varID) {
	for _, t := range s.vars[v].pts {
		if t.fresh {
			s.enqueue(v)
			return
		}
	}
}
