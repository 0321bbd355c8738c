package execute

import (
	"cmp"
	"container/heap"
	"math/rand/v2"
	"slices"
	"time"

	"midway/internal/ir"
	"midway/internal/state"
)

// Depth first, an exploration that cannot come to its end stays where it began: in the loop of one thread, among the last of many branches. So one that
// takes longer goes by several orders, in turns: the youngest state first; the one with the fewest context switches; the one whose
// thread stands at the place that was visited least, each thread in its turn; and one by lot (KLEE takes the turns of
// several searchers the same way: Cadar, Dunbar, Engler, OSDI 2008). Every state is explored once whatever the order: what a complete exploration finds is the same.

// The orders.
const (
	youngest = iota
	fewestSwitches
	leastVisited
	byLot
	numOrders
)

const (
	alone     = 5 * time.Second        // how long only the youngest state comes first, where the time is not limited
	aloneSoon = 300 * time.Millisecond // where it is
	turnTime  = 100 * time.Millisecond // of an order
	turnPops  = 4096                   // states that it takes at most in one turn
	mostWide  = 5000                   // pending states with which no other order takes its turn: they all take memory
)

// place is where a thread of a state stands.
type place struct {
	thread int
	fn     ir.FuncID
	pc     ir.PC
}

// Portfolio is a Searcher that changes between orders once it has gone on for some time.
type Portfolio struct {
	patience time.Duration
	length   int // of a turn, in states
	clock    func() time.Time
	began    time.Time // of the exploration; zero before
	turn     time.Time // when the present one began
	pops     int       // in the present turn

	order   int
	main    []*state.State // pending in the order of the youngest
	rest    []*state.State // left over from turns of other orders
	dive    ranked         // what came of the state that the present turn began with; not of the order of the youngest
	seq     int
	thread  int // whose turn it is
	visits  map[place]int
	lot     *rand.Rand
	changed bool // a turn has begun since Changed was asked
}

// NewPortfolio makes a searcher that goes depth first for so long.
func NewPortfolio(patience time.Duration) *Portfolio {
	return &Portfolio{patience: patience, length: turnPops, clock: time.Now, visits: map[place]int{}, lot: rand.New(rand.NewPCG(1, 1))}
}

// Push adds a state.
func (p *Portfolio) Push(st *state.State) {
	if p.order == youngest {
		p.main = append(p.main, st)
		return
	}
	p.seq++
	heap.Push(&p.dive, pendingState{st, p.rank(st), p.seq})
}

// Len is the number of pending states.
func (p *Portfolio) Len() int { return len(p.main) + len(p.rest) + len(p.dive) }

// Changed reports whether another order's turn has begun since it was last asked.
func (p *Portfolio) Changed() bool {
	was := p.changed
	p.changed = false
	return was
}

// Pop takes the next state.
func (p *Portfolio) Pop() *state.State {
	now := p.clock()
	if p.began.IsZero() {
		p.began, p.turn = now, now
	}
	p.pops++
	if now.Sub(p.began) > p.patience && (now.Sub(p.turn) > turnTime || p.pops > p.length) {
		p.next(now)
	}
	st := p.take()
	if p.order != youngest && st != nil {
		p.visits[p.placeOf(st)]++
	}
	return st
}

// next begins the turn of another order.
func (p *Portfolio) next(now time.Time) {
	slices.SortFunc(p.dive, func(x, y pendingState) int { return cmp.Compare(x.seq, y.seq) })
	for _, d := range p.dive {
		p.rest = append(p.rest, d.st)
	}
	p.dive = p.dive[:0]
	p.turn, p.pops, p.changed = now, 0, true
	if p.order = (p.order + 1) % numOrders; len(p.main)+len(p.rest) > mostWide {
		p.order = youngest
	}
	if p.order == youngest {
		return
	}
	p.thread++
	if st := p.choose(); st != nil {
		p.Push(st)
	}
}

// take is the next state of the present order, or of any that has one.
func (p *Portfolio) take() *state.State {
	if len(p.dive) > 0 {
		return heap.Pop(&p.dive).(pendingState).st
	}
	if st := last(&p.main); st != nil {
		p.order = youngest
		return st
	}
	p.order = youngest
	return last(&p.rest)
}

func last(list *[]*state.State) *state.State {
	n := len(*list) - 1
	if n < 0 {
		return nil
	}
	st := (*list)[n]
	(*list)[n] = nil
	*list = (*list)[:n]
	return st
}

// choose takes out the pending state that a turn begins with: of equals the oldest.
func (p *Portfolio) choose() *state.State {
	n := len(p.main) + len(p.rest)
	if n == 0 {
		return nil
	}
	best := p.lot.IntN(n)
	if p.order != byLot {
		best = -1
		for i := range n {
			if best < 0 || p.rank(p.at(i)) < p.rank(p.at(best)) {
				best = i
			}
		}
	}
	st := p.at(best)
	if best < len(p.main) {
		p.main = slices.Delete(p.main, best, best+1)
	} else {
		p.rest = slices.Delete(p.rest, best-len(p.main), best-len(p.main)+1)
	}
	return st
}

func (p *Portfolio) at(i int) *state.State {
	if i < len(p.main) {
		return p.main[i]
	}
	return p.rest[i-len(p.main)]
}

// rank says which of two states comes first in the present order: that of the smaller one.
func (p *Portfolio) rank(st *state.State) int {
	switch p.order {
	case fewestSwitches:
		n := st.Trace.Switches()
		if st.Trace != nil && st.Current != state.None && st.Current != st.Trace.Step.TID {
			n++
		}
		return n
	case leastVisited:
		at := p.placeOf(st)
		rank := 2 * min(p.visits[at], 1<<20)
		if n := len(st.Threads); n > 0 && at.thread != p.thread%n {
			rank++
		}
		return rank
	}
	return 0
}

// placeOf is where the thread stands that goes on, or that took the last step.
func (p *Portfolio) placeOf(st *state.State) place {
	tid := st.Current
	if tid == state.None && st.Trace != nil {
		tid = st.Trace.Step.TID
	}
	if tid < 0 || tid >= len(st.Threads) || len(st.Threads[tid].Frames) == 0 {
		return place{thread: tid}
	}
	fr := st.Threads[tid].Frames[len(st.Threads[tid].Frames)-1]
	return place{tid, fr.Fn.ID, fr.PC}
}

// pendingState is a state with its rank when it was added; of equals the youngest comes first.
type pendingState struct {
	st        *state.State
	rank, seq int
}

// ranked is a heap of pending states.
type ranked []pendingState

func (r ranked) Len() int { return len(r) }
func (r ranked) Less(i, j int) bool {
	return cmp.Or(cmp.Compare(r[i].rank, r[j].rank), cmp.Compare(r[j].seq, r[i].seq)) < 0
}
func (r ranked) Swap(i, j int) { r[i], r[j] = r[j], r[i] }
func (r *ranked) Push(x any)   { *r = append(*r, x.(pendingState)) }
func (r *ranked) Pop() any {
	n := len(*r) - 1
	x := (*r)[n]
	(*r)[n] = pendingState{}
	*r = (*r)[:n]
	return x
}
