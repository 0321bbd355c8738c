package execute

import (
	"cmp"
	"container/heap"
	"math/rand/v2"
	"slices"
	"time"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/state"
)

// Depth first, an exploration that cannot come to its end stays where it began: in the loop of one thread, among the
// last of many branches. So one that takes longer goes by several orders, in turns (KLEE takes the turns of several
// searchers the same way: Cadar, Dunbar, Engler, OSDI 2008): the youngest state first; the one with the fewest context
// switches; one by lot; the one whose thread has taken least time so far, and of these the one that stands where least
// time was spent; and dives to the nearest of what came of the state that was taken last (dive.go). A place not reached
// yet comes first where time spent counts; another round of a loop, and a step that takes the solver seconds, come
// after all that takes less. Every state is explored once whatever the order: what a complete exploration finds is the
// same.

// The orders.
const (
	depthFirst = iota
	fewestSwitches
	leastSpent
	random
	diving
	numOrders
)

// shares are what part of the time each order has.
var shares = [numOrders]time.Duration{depthFirst: 1, fewestSwitches: 1, leastSpent: 3, random: 1, diving: 4}

const (
	// how long only the youngest state comes first, where the time is not limited
	depthFirstTime        = 5 * time.Second
	depthFirstTimeLimited = 300 * time.Millisecond // where it is
	sliceTime             = 100 * time.Millisecond // of an order
	sliceStates           = 4096                   // states that it takes at most in one turn
	// pending states with which no other order takes its turn: they all take memory
	mostWide = 20000
	// what steps that begin at a place take on average where all others come first
	slow = 200 * time.Millisecond
	// how many of the youngest states are looked at for one that is not at such a place
	lookBack = 256
)

// place is where a thread of a state stands.
type place struct {
	thread int
	fn     ir.FuncID
	pc     ir.PC
}

// pendingState is a state that was not taken yet, in the list of all, in that of its place, and perhaps among those to
// go on with.
type pendingState struct {
	st        *state.State // nil once it was taken
	at        *placeStats
	rank, seq int
	far       int // from a synchronisation, and 1; 0 where that was not asked yet
	near      int // as rank, in the order nearest
}

// placeStats is the states whose thread stands at one place.
type placeStats struct {
	thread  int
	states  []*pendingState // the oldest first; some of them were taken
	pending int
	steps   int           // that began there,
	spent   time.Duration // and how long they took
	neared  int           // how often a state there was taken in the order nearest
}

// slow reports whether steps take long there: in the solver, for the most part.
func (s *placeStats) slow() bool { return s.spent > time.Duration(s.steps)*slow }

// threadTime is the places at which a thread has stood, and the time it has taken.
type threadTime struct {
	places  []*placeStats
	pending int
	spent   time.Duration
	neared  time.Duration // of spent, in the order nearest
	passed  int           // synchronisations, on the path on which it passed most
	dive    diveState     // of the order nearest
}

// SearchOrders is a Searcher that changes between orders once it has gone on for some time.
type SearchOrders struct {
	patience time.Duration
	length   int // of a turn, in states
	clock    func() time.Time
	stepTime time.Duration // 0, or what every step counts as: for tests that count steps
	began    time.Time     // of the exploration; zero before
	turn     time.Time     // when the present one began
	pops     int           // in the present turn

	turns   bool // there were others than the first
	order   int
	used    [numOrders]time.Duration // by each order
	all     []*pendingState          // in the order in which they came; some of them were taken
	pending int
	dive    ranked // what came of the state that the present turn began with; of the orders that begin with one
	seq     int
	places  map[place]*placeStats
	threads []threadTime
	from    *placeStats // of the state that was taken last
	lot     *rand.Rand
	changed bool                       // a turn has begun since Changed was asked
	diver   int                        // whose dive goes on, in the order nearest
	ways    func() *guidance.Distances // nil, or the distances of the order nearest, which has no turn without
}

// NewSearchOrders makes a searcher that goes depth first for so long.
func NewSearchOrders(patience time.Duration) *SearchOrders {
	return &SearchOrders{
		patience: patience,
		length:   sliceStates,
		clock:    time.Now,
		places:   map[place]*placeStats{},
		lot:      rand.New(rand.NewPCG(1, 1)),
	}
}

// dives reports whether the present order goes on with what comes of the state that its turn began with.
func (p *SearchOrders) dives() bool {
	return p.order == fewestSwitches || p.order == random
}

// Push adds a state.
func (p *SearchOrders) Push(st *state.State) {
	p.seq++
	at := p.standingAt(p.belongs(st))
	s := &pendingState{st: st, at: at, seq: p.seq}
	p.all, at.states = append(p.all, s), append(at.states, s)
	p.pending++
	at.pending++
	t := &p.threads[at.thread]
	t.pending++
	t.passed = max(t.passed, passedBy(st, at.thread))
	if p.dives() {
		s.rank = p.rank(s)
		heap.Push(&p.dive, s)
	}
	if p.order == diving && at.thread == p.diver || t.dive.goesOn {
		p.dived(t, s)
	}
}

// standingAt is the states at a place.
func (p *SearchOrders) standingAt(at place) *placeStats {
	s := p.places[at]
	if s == nil {
		s = &placeStats{thread: max(at.thread, 0)}
		for len(p.threads) <= s.thread {
			p.threads = append(p.threads, threadTime{})
		}
		t := &p.threads[s.thread]
		t.places = append(t.places, s)
		p.places[at] = s
	}
	return s
}

// Len is the number of pending states.
func (p *SearchOrders) Len() int { return p.pending }

// Changed reports whether another order's turn has begun since it was last asked.
func (p *SearchOrders) Changed() bool {
	was := p.changed
	p.changed = false
	return was
}

// Took tells how long the step took of the state that was popped last.
func (p *SearchOrders) Took(d time.Duration) {
	if p.stepTime > 0 {
		d = p.stepTime
	}
	p.used[p.order] += d
	if p.from != nil {
		p.from.spent += d
		p.from.steps++
		p.threads[p.from.thread].spent += d
		if p.order == diving {
			p.from.neared++
			p.threads[p.from.thread].neared += d
		}
	}
}

// Pop takes the next state.
func (p *SearchOrders) Pop() *state.State {
	now := p.clock()
	if p.began.IsZero() {
		p.began, p.turn = now, now
	}
	p.pops++
	if now.Sub(p.began) > p.patience && (now.Sub(p.turn) > sliceTime || p.pops > p.length) {
		p.next(now)
	}
	for n := len(p.all) - 1; n >= 0 && taken(p.all[n]); n-- {
		p.all = p.all[:n]
	}
	s := p.choose()
	if s == nil {
		return nil
	}
	p.leads(s)
	st := s.st
	s.st = nil
	p.from = s.at
	p.pending--
	s.at.pending--
	p.threads[s.at.thread].pending--
	p.all, s.at.states = compact(p.all, p.pending), compact(s.at.states, s.at.pending)
	return st
}

// compact leaves out those that were taken, where they are most.
func compact(list []*pendingState, pending int) []*pendingState {
	if len(list) < 2*pending+64 {
		return list
	}
	return slices.DeleteFunc(list, taken)
}

func taken(s *pendingState) bool { return s.st == nil }

// next begins the turn of another order: that which has used least of its share.
func (p *SearchOrders) next(now time.Time) {
	p.dive = p.dive[:0]
	p.turn, p.pops, p.changed, p.turns = now, 0, true, true
	best := p.order
	for i := range numOrders {
		o := (p.order + 1 + i) % numOrders
		if (o != diving || p.ways != nil) && (i == 0 || p.used[o]*shares[best] < p.used[best]*shares[o]) {
			best = o
		}
	}
	if p.order = best; p.pending > mostWide {
		p.order = depthFirst
	}
	if p.order == diving {
		p.diver = p.leastNeared()
	}
	if s := p.begin(); s != nil {
		s.rank = p.rank(s)
		heap.Push(&p.dive, s)
	}
}

// begin is the state that a turn begins with, or nil: of equals the oldest. None is at a slow place.
func (p *SearchOrders) begin() (best *pendingState) {
	if !p.dives() || p.pending == 0 {
		return nil
	}
	nth := p.lot.IntN(len(p.all)) // or the next behind it that can be taken
	for _, s := range p.all {
		switch {
		case taken(s) || s.at.slow():
		case p.order == random && nth <= 0:
			return s
		case p.order != random && (best == nil || p.rank(s) < p.rank(best)):
			best = s
		}
		nth--
	}
	return best
}

// choose is the next state of the present order, or of any that has one; nil where none is pending.
func (p *SearchOrders) choose() *pendingState {
	for len(p.dive) > 0 {
		if s := heap.Pop(&p.dive).(*pendingState); !taken(s) {
			return s
		}
	}
	if p.order == diving {
		if s := p.goOnDiving(); s != nil {
			return s
		}
	}
	if p.order == depthFirst {
		for n := len(p.all) - 1; n >= max(0, len(p.all)-lookBack); n-- {
			if s := p.all[n]; !taken(s) && (!p.turns || !s.at.slow()) {
				return s
			}
		}
	}
	return p.leastSpent()
}

// leastSpent is a state of the thread that has taken least time, at the place of it where least was spent: there the
// oldest, which has gone round fewest loops. Of places of which nothing is known the youngest comes first.
func (p *SearchOrders) leastSpent() *pendingState {
	var thread *threadTime
	for i := range p.threads {
		if t := &p.threads[i]; t.pending > 0 && (thread == nil || t.spent < thread.spent) {
			thread = t
		}
	}
	if thread == nil {
		return nil
	}
	var at *placeStats
	for _, s := range slices.Backward(thread.places) {
		if s.pending > 0 && (at == nil || s.spent < at.spent) {
			at = s
		}
	}
	return at.states[slices.IndexFunc(at.states, func(s *pendingState) bool { return !taken(s) })]
}

// rank says which of two states comes first in the present order: that of the smaller one.
func (p *SearchOrders) rank(s *pendingState) int {
	st, n := s.st, 0
	if s.at.slow() {
		n = 1 << 20
	}
	if p.order != fewestSwitches {
		return n
	}
	n += st.Trace.Switches()
	if st.Trace != nil && st.Current != state.None && st.Current != st.Trace.Step.TID {
		n++
	}
	return n
}

// standsAtPlace is where the thread stands that goes on, or that took the last step.
func standsAtPlace(st *state.State) place {
	tid := st.Current
	for i := 0; tid == state.None && i < len(st.Threads); i++ {
		if st.Threads[i].Status == state.Ready && !isBehind(st, i) {
			tid = i // its steps are taken at once
		}
	}
	if tid == state.None && st.Trace != nil {
		tid = st.Trace.Step.TID
	}
	if tid < 0 || tid >= len(st.Threads) || len(st.Threads[tid].Frames) == 0 {
		return place{thread: tid}
	}
	fr := st.Threads[tid].Top()
	return place{tid, fr.Fn.ID, fr.PC}
}

// ranked is a heap of pending states: of equals the youngest comes first.
type ranked []*pendingState

func (r ranked) Len() int { return len(r) }
func (r ranked) Less(i, j int) bool {
	return cmp.Or(cmp.Compare(r[i].rank, r[j].rank), cmp.Compare(r[j].seq, r[i].seq)) < 0
}
func (r ranked) Swap(i, j int) { r[i], r[j] = r[j], r[i] }
func (r *ranked) Push(x any)   { *r = append(*r, x.(*pendingState)) }
func (r *ranked) Pop() any {
	n := len(*r) - 1
	x := (*r)[n]
	(*r)[n] = nil
	*r = (*r)[:n]
	return x
}
