package pointsto

import (
	"cmp"
	"slices"
)

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
	pops      int // variables processed since then
	patience  int // variables to process before the next
	scratch   []entry
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
	for i := range s.vars[src].pts { // fresh ones wait in the queue
		if t := s.vars[src].pts[i]; !t.fresh {
			s.flow(t, e)
		}
	}
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

func (s *solver) flow(t entry, e edge) {
	if e.number && t.node == inputNode {
		return
	}
	s.insert(e.dst, t.node, e.apply(t.at))
}

// insert adds a target to v, widening offsets that keep growing.
func (s *solver) insert(v varID, n Node, at region) {
	if v == noVar {
		return
	}
	v = s.find(v)
	vr := &s.vars[v]
	i, ok := slices.BinarySearchFunc(vr.pts, n, func(e entry, n Node) int { return cmp.Compare(e.node, n) })
	if !ok {
		vr.pts = slices.Insert(vr.pts, i, entry{node: n, at: at, fresh: true})
		s.enqueue(v)
		return
	}
	e := &vr.pts[i]
	joined := e.at.join(at)
	if joined == e.at {
		return
	}
	if e.grown++; e.grown > maxGrowth {
		joined = residue(joined.lo, joined.stride)
	}
	e.at, e.fresh = joined, true
	s.enqueue(v)
}

// solve propagates until nothing changes.
func (s *solver) solve() {
	for {
		for len(s.queue) > 0 {
			if s.cyclesWorthLooking() {
				s.collapseCycles()
			}
			s.pops++
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
		if s.find(e.dst) == v && e.isCopy() {
			continue
		}
		for _, t := range delta {
			s.flow(t, e)
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
	for _, t := range old.pts {
		s.insert(a, t.node, t.at)
	}
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
