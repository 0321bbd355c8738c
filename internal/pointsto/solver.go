package pointsto

import (
	"cmp"
	"slices"

	"midway/internal/halt"
	"midway/internal/ir"
)

// varID names a constraint variable: a register of an instance, a return value, a cell or a view.
type varID int32

const noVar varID = -1

// edge is an inclusion: pts(dst) ⊇ {(n, o + add + k·stride) | (n, o) ∈ pts(src), any k}.
type edge struct {
	dst         varID
	number      bool // the value goes through integer arithmetic: inputs stop being pointers
	add, stride int64
	step        int32 // one more than the index of what it lets through: see steps.go; 0: all
	count       int64 // of steps of stride, 0 … count; 0: any, in either direction
}

func (e edge) isCopy() bool { return e.add == 0 && e.stride == 0 && !e.number && e.step == 0 }

func (e edge) apply(at region) region {
	if e.add != 0 {
		at = at.shift(e.add)
	}
	switch {
	case e.count > 0:
		at = at.plus(progression(0, e.count*e.stride, e.stride))
	case e.stride != 0:
		at = at.scale(e.stride)
	}
	return at
}

// variable is a node of the constraint graph.
type variable struct {
	pts    []entry // sorted by node
	copies []varID // inclusions that change nothing
	out    []edge  // the others
	uses   []use
	queued bool
	lent   bool // pts is shared with others: see share
}

// use is a constraint whose edges depend on what a variable points to.
type use interface {
	// meet is called with every new or grown target of the variable.
	meet(s *solver, list []entry)
}

// solver holds the constraint graph and brings it to its least solution by propagating differences.
type solver struct {
	vars    []variable
	parent  []varID // union-find over variables known to be equal
	rank    []int32 // topological position, sources first, as of the last collapseCycles
	queue   []varID // binary heap by rank
	objects []object
	regions interner

	known      map[edgeKey]struct{}
	moving     map[movingKey]struct{}
	copied     map[copyKey]struct{}
	uncarried  []contentOf
	stamps     []int32 // by variable: the last round of linking in which it was a source
	round      int32
	numEdges   int
	flows      int // propagations along edges since the last collapseCycles
	suspects   int // those of them that hint at a cycle
	scratch    []entry
	added      []entry // of flowCopy
	gathered   []entry // of link
	shifted    []entry // of flow
	moves      map[move]*moves
	shapes     []ir.Shape // the program's, then those of C types
	layouts    [][]placed // of objects; the first is none
	layoutIDs  map[string]int32
	steps      []step
	stepIDs    map[step]int32
	groups     []group
	groupIDs   map[string]int32
	stepped    []stepping
	anywhere   regionID // one more than that of anywhere; 0 where it is not known yet
	fits       map[fitKey]regionID
	answers    map[askKey]*answers
	begun      map[[2]ir.ShapeID]bool // whether one structure begins as another one, as far as that was asked
	letThrough []entry                // of lets
	joined     [2][]entry             // of lets
	refusals   bool                   // something is kept out that was not when reopen last looked
	laid       bool                   // an object was left out
	ptrBytes   int64
	sink       varID      // what outside code is given
	escaped    []Node     // objects that outside code reaches, in the order found
	summary    varID      // what the objects of the summary hold
	summed     []Node     // those objects, in the order found
	dropped    int        // how many of both sets have been rid of
	frozen     bool       // no object joins the summary any more
	onSummary  func(Node) // called for each object of the summary
	onEscape   func(Node) // called for each of them
	sets       [][]entry  // of variables that share theirs; see share
	setOf      []int32    // by variable, then
	halt       *halt.Flag
	trace      *trace // nil unless explanations are wanted
}

type edgeKey struct{ src, dst varID }

// movingKey is an edge that changes targets.
type movingKey struct {
	src varID
	e   edge
}

// newSolver makes a solver that will have about n variables.
func newSolver(ptrBytes int64, n int) *solver {
	return &solver{
		layouts: [][]placed{
			nil,
		}, layoutIDs: map[string]int32{}, stepIDs: map[step]int32{}, groupIDs: map[string]int32{},
		fits:    map[fitKey]regionID{},
		regions: newInterner(), known: map[edgeKey]struct{}{}, moving: map[movingKey]struct{}{},
		copied: map[copyKey]struct{}{}, moves: map[move]*moves{}, ptrBytes: ptrBytes,
		vars: make(
			[]variable,
			0,
			n,
		), parent: make([]varID, 0, n), rank: make([]int32, 0, n), stamps: make([]int32, 0, n),
	}
}

// newVars adds n variables and returns the first.
func (s *solver) newVars(n int) varID {
	first := varID(len(s.vars))
	for i := range n {
		s.vars = append(s.vars, variable{})
		s.parent = append(s.parent, first+varID(i))
		s.rank = append(s.rank, int32(first)+int32(i))
		s.stamps = append(s.stamps, 0)
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

// addEdge adds an inclusion and propagates what is known already; fresh targets will come again.
func (s *solver) addEdge(src varID, e edge) {
	if src == noVar || e.dst == noVar {
		return
	}
	src = s.find(src)
	s.trace.added(src, s.find(e.dst))
	if e.isCopy() {
		if e.dst = s.find(e.dst); e.dst == src || len(s.vars[src].pts) > smallSet && !s.isNew(src, e.dst) {
			return
		}
		s.vars[src].copies = append(s.vars[src].copies, e.dst)
		s.flowCopy(s.vars[src].pts, e.dst)
	} else {
		if e.dst = s.find(e.dst); s.has(src, e) {
			return
		}
		s.vars[src].out = append(s.vars[src].out, e)
		s.flow(s.vars[src].pts, e)
	}
	s.numEdges++
}

// isNew notes a copy edge between representatives; it is asked where propagating again would cost.
func (s *solver) isNew(src, dst varID) bool {
	k := edgeKey{src, dst}
	if _, ok := s.known[k]; ok {
		return false
	}
	s.known[k] = struct{}{}
	return true
}

// has reports whether src has an edge that changes targets already, and notes it where looking again would cost.
func (s *solver) has(src varID, e edge) bool {
	out := s.vars[src].out
	switch n := len(out); {
	case n < fewEdges:
		return slices.Contains(out, e)
	case n == fewEdges:
		for _, other := range out {
			s.moving[movingKey{src, other}] = struct{}{}
		}
	}
	k := movingKey{src, e}
	if _, ok := s.moving[k]; ok {
		return true
	}
	s.moving[k] = struct{}{}
	return false
}

// fewEdges is how many edges are looked through one by one.
const fewEdges = 8

func (s *solver) copyTo(src, dst varID) { s.addEdge(src, edge{dst: dst}) }

// arith adds the flow of an integer operation: the object stays, the offset may be any.
func (s *solver) arith(src, dst varID) { s.addEdge(src, edge{dst: dst, number: true, stride: 1}) }

// smallSet is the size up to which sets are gathered before they are propagated.
const smallSet = 4

// link adds copy edges from several variables to dst, each once, and propagates all at once.
func (s *solver) link(srcs []varID, dst varID) {
	s.round++
	dst = s.find(dst)
	list := s.gathered[:0]
	sources := 0
	for _, v := range srcs {
		if v == noVar {
			continue
		}
		v = s.find(v)
		if v == dst || s.stamps[v] == s.round {
			continue
		}
		s.stamps[v] = s.round
		if len(s.vars[v].pts) > smallSet || s.trace != nil {
			s.copyTo(v, dst)
			continue
		}
		s.vars[v].copies = append(s.vars[v].copies, dst)
		s.numEdges++
		list = append(list, s.vars[v].pts...)
		sources++
	}
	if sources > 1 {
		list = s.normalise(list)
	}
	s.gathered = list
	s.flowCopy(list, dst)
}

// spread adds copy edges from src to several variables, each once.
func (s *solver) spread(src varID, dsts []varID) {
	s.round++
	src = s.find(src)
	for _, v := range dsts {
		if v == noVar {
			continue
		}
		if v = s.find(v); v != src && s.stamps[v] != s.round {
			s.stamps[v] = s.round
			s.copyTo(src, v)
		}
	}
}

// normalise sorts a list by node and joins the entries of one node.
func (s *solver) normalise(list []entry) []entry {
	slices.SortFunc(list, func(x, y entry) int { return cmp.Compare(x.node, y.node) })
	kept := list[:0]
	for _, t := range list {
		if n := len(kept); n > 0 && kept[n-1].node == t.node {
			kept[n-1].at = s.regions.join(kept[n-1].at, t.at)
		} else {
			kept = append(kept, t)
		}
	}
	return kept
}

// addUse attaches u to v and applies it to what is known already.
func (s *solver) addUse(v varID, u use) {
	if v == noVar {
		return
	}
	v = s.find(v)
	s.vars[v].uses = append(s.vars[v].uses, u)
	if pts := s.vars[v].pts; len(pts) > 0 {
		s.meet(v, u, s.without(slices.Clone(pts), standins(pts)))
	}
}

// flow adds targets along an edge that changes them.
func (s *solver) flow(list []entry, e edge) {
	out := s.shifted[:0]
	if e.step != 0 {
		list = s.lets(list, e)
	}
	moves := s.movesOf(move{e.add, e.stride, e.count})
	for _, t := range list {
		if !e.number || t.node != inputNode {
			t.at = moves.of(s, e, t.at)
			out = append(out, t)
		}
	}
	s.shifted = out
	s.flowCopy(out, e.dst)
}

// move is what an edge does to offsets.
type move struct{ add, stride, count int64 }

// moves are regions by what they are moved to, each number plus one; 0 where that is not known yet.
type moves struct{ to []regionID }

func (s *solver) movesOf(m move) *moves {
	if s.moves[m] == nil {
		s.moves[m] = &moves{}
	}
	return s.moves[m]
}

func (m *moves) of(s *solver, e edge, at regionID) regionID {
	if int(at) >= len(m.to) {
		m.to = append(m.to, make([]regionID, int(at)+1-len(m.to))...)
	}
	if m.to[at] == 0 {
		m.to[at] = s.regions.id(e.apply(s.regions.at(at))) + 1
	}
	return m.to[at] - 1
}

// flowCopy adds targets, sorted by node, to a variable. It reports whether anything was new.
func (s *solver) flowCopy(list []entry, dst varID) bool {
	s.flows++
	w := s.find(dst)
	vr := &s.vars[w]
	changed := false
	added := s.added[:0]
	from := 0
	had, brought := standins(vr.pts), standins(list)
	if brought&^had != 0 {
		vr.own()
		vr.pts = s.without(vr.pts, brought)
	}
	for _, t := range list {
		if s.stoodFor(t.node, had|brought) {
			continue
		}
		if from < len(vr.pts) && vr.pts[from].node < t.node {
			from = skipTo(vr.pts, from, t.node)
		}
		if from < len(vr.pts) && vr.pts[from].node == t.node {
			if vr.lent && vr.pts[from].at != t.at {
				vr.own()
			}
			changed = s.grow(&vr.pts[from], t.at) || changed
		} else {
			added = append(added, entry{node: t.node, at: t.at, fresh: true})
			s.trace.note(w, t.node)
		}
	}
	s.added = added
	if len(added) > 0 {
		vr.own()
		vr.pts = mergeEntries(vr.pts, added)
	}
	if changed = changed || len(added) > 0; changed {
		s.enqueue(w)
	}
	return changed
}

// insert adds one target to v.
func (s *solver) insert(v varID, n Node, at region) {
	if v != noVar {
		s.trace.from(noVar)
		s.flowCopy([]entry{{node: n, at: s.regions.id(at)}}, v)
	}
}

// solve propagates until nothing changes.
func (s *solver) solve() {
	for s.carryAll(); s.more(); s.carryAll() {
		if s.cyclesWorthLooking() {
			s.collapseCycles()
		}
		s.process(s.dequeue())
	}
}

// more reports whether there is something to propagate.
func (s *solver) more() bool {
	if len(s.queue) == 0 {
		s.letLater()
	}
	return len(s.queue) > 0
}

// process hands the fresh targets of v to its edges and uses.
func (s *solver) process(v varID) {
	if s.find(v) != v {
		return
	}
	if s.widen(v) {
		return
	}
	vr := &s.vars[v]
	s.halt.Poll()
	delta := s.scratch[:0]
	in := standins(vr.pts)
	for i := range vr.pts {
		if vr.pts[i].fresh {
			vr.pts[i].fresh = false
			if !s.stoodFor(vr.pts[i].node, in) {
				delta = append(delta, vr.pts[i])
			}
		}
	}
	s.scratch = delta
	if len(delta) == 0 {
		return
	}
	copies, out, uses := vr.copies, vr.out, vr.uses
	s.trace.from(v)
	for _, w := range copies {
		if w = s.find(w); w != v && !s.flowCopy(delta, w) && len(s.vars[w].pts) == len(s.vars[v].pts) {
			s.suspects++ // equal sets: perhaps a cycle
		}
	}
	for _, e := range out {
		s.flow(delta, e)
	}
	for _, u := range uses {
		s.meet(v, u, delta)
	}
}

// meet applies a use of v to targets.
func (s *solver) meet(v varID, u use, list []entry) {
	if t := s.trace; t != nil {
		defer func(via varID) { t.via = via }(t.via)
		t.via = v
	}
	u.meet(s, list)
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
	s.vars[a].copies = append(s.vars[a].copies, old.copies...)
	s.vars[a].out = append(s.vars[a].out, old.out...)
	s.vars[a].uses = append(s.vars[a].uses, old.uses...)
	s.trace.from(b)
	s.flowCopy(old.pts, a)
	s.vars[a].own()
	for i := range s.vars[a].pts {
		s.vars[a].pts[i].fresh = true
	}
	if len(s.vars[a].pts) > 0 {
		s.enqueue(a)
	}
	return a
}
