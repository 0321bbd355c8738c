package execute

import (
	"cmp"
	"slices"
	"time"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/state"
)

// The order nearest: threads in turn, each by the shortest way to its next synchronisation. A thread in a loop over
// unknown data forks in each round, and would not come to others in a limited time; this order leaves such a loop
// as soon as that is possible, and takes one way through branches on which nothing depends. It dives: on from the state
// that was taken last, not back to a nearer one, so that it comes through loops that take their rounds; and it follows
// a model at hand (interp.Patience.Brief), as concolic execution does (Godefroid, Klarlund, Sen: DART, PLDI 2005). What
// it leaves is left to the other orders.

const (
	wanted    = 2                      // synchronisations that each thread is to pass before the others go further
	visits    = 4                      // of a place count as one block
	lacking   = 64                     // blocks that one of them that was not passed yet counts as
	blockTime = 100 * time.Millisecond // spent at a place counts as a block on the way
	hardAs    = 8                      // blocks that a step counts as which was given up
	content   = 4                      // times that a thread that passed as many counts as having taken
)

// distances are those of the program, found when they are first asked for.
func (x *Explorer) distances() *guidance.Distances {
	if x.ways == nil {
		x.ways = guidance.NewDistances(x.M.P, x.M.Points)
	}
	return x.ways
}

// nearer reports whether a place of the function that a thread is in is nearer to its next synchronisation than
// another.
func (x *Explorer) nearer(t *state.Thread, a, b ir.PC) bool {
	stack := standsAt(t)
	w, top := x.distances(), &stack[len(stack)-1]
	top.PC = a
	one := w.Distance(stack)
	top.PC = b
	return one < w.Distance(stack)
}

// passedBy is how many synchronisations a thread has passed on the path of a state.
func passedBy(st *state.State, tid int) int {
	if tid >= len(st.Threads) {
		return 0
	}
	return st.Threads[tid].Passed
}

// belongs is where a state counts, and as one of which thread: of the one that goes on. Where that one has passed
// enough on some path, it is another that has come to its event and has not: those that go on do so for it. Else such a
// state would wait for a turn of threads that have passed enough.
func (p *SearchOrders) belongs(st *state.State) place {
	at := standsAtPlace(st)
	if st.End != nil || at.thread >= 0 && p.lacks(at.thread) && (st.Current == at.thread || mayBeNext(st, at.thread)) {
		return at
	}
	best := -1
	for i := range st.Threads {
		if mayBeNext(st, i) && p.lacks(i) && (best < 0 || p.pendingOf(i) < p.pendingOf(best)) {
			best = i
		}
	}
	if best >= 0 {
		at.thread = best
	}
	return at
}

// mayBeNext reports whether a thread has come to where it can be chosen, unless something disables it.
func mayBeNext(st *state.State, tid int) bool {
	t := st.Threads[tid]
	ready := t.Status == state.Ready || t.Status == state.AtPoint || t.Status == state.Waiting && t.Timed
	return ready && !isBehind(st, tid)
}

// lacks reports whether a thread has passed less than it is to pass, on every path so far.
func (p *SearchOrders) lacks(thread int) bool {
	return thread >= len(p.threads) || thread >= 0 && p.threads[thread].passed < wanted
}

// pendingOf is how many states of a thread are pending.
func (p *SearchOrders) pendingOf(thread int) int {
	if thread >= len(p.threads) {
		return 0
	}
	return p.threads[thread].pending
}

// distance is how far the thread of a state is from where it is to come.
func (p *SearchOrders) distance(s *pendingState) int {
	if s.far == 0 {
		s.far = 1
		if tid := max(standsAtPlace(s.st).thread, 0); tid < len(s.st.Threads) && len(s.st.Threads[tid].Frames) > 0 {
			s.far += p.ways().Distance(standsAt(s.st.Threads[tid]))
		}
	}
	far := s.far + hardAs*int(s.st.HardSteps) + lacking*max(0, wanted-passedBy(s.st, s.at.thread)) +
		int(s.at.spent/blockTime) + s.at.neared/visits
	if p.threads[s.at.thread].passed >= wanted && !inCompany(s.st, s.at.thread) {
		far += lacking * (wanted + 1)
	}
	return far
}

// inCompany reports whether another thread has come to some object: a thread may meet it there. What a thread that has
// passed enough does alone is less.
func inCompany(st *state.State, tid int) bool {
	for v := st.Visits; v != nil; v = v.Parent {
		if v.Thread != tid {
			return true
		}
	}
	return false
}

// diveState is how a thread goes on in the order nearest: to the nearest of what came of the state that was taken last.
// Where nothing came of it, or only what goes nowhere, the one that was left last is next, as often as that helps; then
// the dive begins elsewhere.
type diveState struct {
	left  []*pendingState // of those that were taken, the youngest last
	from  int             // those behind came of the one that was taken last
	dead  int             // ends without anything to go on with, since the dive began
	begun int             // dives

	goesOn bool // the step under way is that of the state that was left last, in whatever order
}

// leads notes of a state that is taken whether it is the one that the dive of its thread would go on with: what comes
// of it belongs to the dive, whatever order has taken it.
func (p *SearchOrders) leads(s *pendingState) {
	for i := range p.threads {
		p.threads[i].dive.goesOn = false
	}
	d := &p.threads[s.at.thread].dive
	if p.order == diving {
		return
	}
	for n := len(d.left) - 1; n >= 0; n-- {
		if d.left[n] == s {
			d.left, d.goesOn = d.left[:n], true
			d.from = n
			return
		}
		if !taken(d.left[n]) {
			return
		}
	}
}

// dived adds a state to those that a dive may go on with.
func (p *SearchOrders) dived(t *threadTime, s *pendingState) {
	if s.st.End == nil && s.st.HardSteps < mostHard {
		s.near = p.distance(s)
		t.dive.left = append(t.dive.left, s)
	}
}

// maxDeadEnds is how many dead ends a dive may have.
const maxDeadEnds = 8

// goOnDiving is the next state of the thread whose dive goes on, or nil.
func (p *SearchOrders) goOnDiving() *pendingState {
	if p.diver < 0 {
		return nil
	}
	t := &p.threads[p.diver]
	d := &t.dive
	if d.from == len(d.left) {
		d.dead++
	}
	slices.SortStableFunc(d.left[d.from:], func(a, b *pendingState) int { return cmp.Compare(b.near, a.near) })
	for n := len(d.left) - 1; n >= 0 && d.dead <= maxDeadEnds; n-- {
		s := d.left[n]
		d.left = d.left[:n]
		if !taken(s) && s.near < guidance.Unreachable {
			d.from = n
			return s
		}
	}
	s := p.beginDive(t)
	*d = diveState{begun: d.begun + 1, dead: -1}
	return s
}

// beginDive is the state that a dive of a thread begins with, or nil: every other time the nearest, else of a place by
// lot the oldest. Other orders record paths that have ended, and take steps that need a search; but of a thread that
// has not passed enough every fourth dive begins with the nearest of these, which takes what it needs: where they are
// all that is left on the way, other orders would come to them last, as most time was spent there.
func (p *SearchOrders) beginDive(t *threadTime) *pendingState {
	if t.pending == 0 {
		return nil
	}
	if t.passed < wanted && t.dive.begun%4 == 3 {
		if s := p.firstOf(t, true, false); s != nil {
			return s
		}
	}
	return p.firstOf(t, false, t.dive.begun%2 == 1)
}

// firstOf is the nearest pending state of a thread, or with any the oldest of a place by lot; one that was given up too
// often, or one that was not.
func (p *SearchOrders) firstOf(t *threadTime, givenUp, any bool) (best *pendingState) {
	nth := p.lot.IntN(len(t.places))
	least := 0
	for i := range t.places {
		for _, s := range t.places[(nth+i)%len(t.places)].states {
			if taken(s) || s.st.End != nil || (s.st.HardSteps >= mostHard) != givenUp {
				continue
			}
			if any {
				return s
			}
			if n := p.distance(s); best == nil || n < least || n == least && s.seq > best.seq {
				best, least = s, n
			}
		}
	}
	return best
}

// leastNeared is the thread that has taken least time in the order nearest of those with states to go on with, or -1.
func (p *SearchOrders) leastNeared() int {
	best := -1
	for i := range p.threads {
		if t := &p.threads[i]; t.pending > 0 && (best < 0 || t.counts() < p.threads[best].counts()) {
			best = i
		}
	}
	return best
}

// behind is how many threads have states to go on with, and did not pass what they are to pass.
func (p *SearchOrders) behind() (n int) {
	for i := range p.threads {
		if t := &p.threads[i]; t.pending > 0 && t.passed < wanted {
			n++
		}
	}
	return n
}

// counts is what time a thread counts as having taken.
func (t *threadTime) counts() time.Duration {
	if t.passed >= wanted {
		return content * t.neared
	}
	return t.neared
}
