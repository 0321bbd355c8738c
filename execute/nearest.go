package execute

import (
	"time"

	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/state"
)

// The order nearest: threads in turn, each by the shortest way to its next synchronisation. A thread in a loop over
// unknown data forks in each round, and would not come to others in a limited time; this order leaves such a loop
// as soon as that is possible, and takes one way through branches on which nothing depends. What it leaves is left
// to the other orders.

const (
	wanted    = 2                      // synchronisations that each thread is to pass before the others go further
	atEnd     = 24                     // blocks that a path counts as that has ended, and is only to be recorded
	lacking   = 64                     // blocks that one of them that was not passed yet counts as
	blockTime = 100 * time.Millisecond // spent at a place counts as a block on the way
	content   = 4                      // times that a thread that passed as many counts as having taken
)

// distances are those of the program, found when they are first asked for.
func (x *Explorer) distances() *guidance.Ways {
	if x.ways == nil {
		x.ways = guidance.NewWays(x.M.P, x.M.Points)
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

// distance is how far the thread of a state is from where it is to come.
func (p *Portfolio) distance(s *pendingState) int {
	if s.far == 0 {
		s.far = 1
		if s.st.End != nil {
			s.far = atEnd
		}
		if tid := s.at.thread; tid < len(s.st.Threads) && len(s.st.Threads[tid].Frames) > 0 && s.st.End == nil {
			s.far += p.ways().Distance(standsAt(s.st.Threads[tid]))
		}
	}
	return s.far + lacking*max(0, wanted-passedBy(s.st, s.at.thread)) + int(s.at.spent/blockTime)
}

// beginNear is the state that a turn of the order nearest begins with: of the thread that has taken least time in it.
func (p *Portfolio) beginNear() (best *pendingState) {
	var thread *threadTime
	for i := range p.threads {
		if t := &p.threads[i]; t.pending > 0 && (thread == nil || t.counts() < thread.counts()) {
			thread = t
		}
	}
	if thread == nil {
		return nil
	}
	least := 0
	for _, at := range thread.places {
		for _, s := range at.states {
			if taken(s) {
				continue
			}
			if n := p.distance(s); best == nil || n < least || n == least && s.seq > best.seq {
				best, least = s, n
			}
		}
	}
	return best
}

// counts is what time a thread counts as having taken.
func (t *threadTime) counts() time.Duration {
	if t.passed >= wanted {
		return content * t.neared
	}
	return t.neared
}
