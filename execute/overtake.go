package execute

import (
	"math/bits"
	"slices"
	"time"

	"midway/internal/interp"
	"midway/internal/state"
)

// Overtaking. What a thread does up to its next synchronisation commutes with all that others do, so one thread comes
// to its next event before any event is chosen. Where it takes many paths to get there, the others would never be seen
// in a limited time. Then the others also go on without it: in some states it stays behind as long as another thread
// can take a step. Their paths are among those that the other states lead to. So they count only as long as these have
// not all been explored.

// overtaken is how long a thread may be on its way to its next event before others overtake it, slice how long states
// in which they do, or the others, are explored at a time: of two such slices one.
const (
	overtaken    = 700 * time.Millisecond
	slice        = 500 * time.Millisecond
	maxOvertaken = 3 // that one thread is overtaken
)

// overtakeSlices is how long threads have been on the way to their next events.
type overtakeSlices struct {
	on    bool
	after time.Duration         // that a thread is overtaken
	took  map[int]time.Duration // by thread, since any path last came to an event of it
	times map[int]int           // by thread: how often it was overtaken
	last  time.Time

	slice time.Duration    // 0: every other state is one of either kind
	ahead bool             // whose turn it is
	since time.Duration    // what they had used when it began
	used  [2]time.Duration // by the others, by states in which a thread is behind
}

// turn reports whether a state in which a thread is behind comes next: where both are there, those that have used less
// time.
func (s *overtakeSlices) turn(others, ahead Searcher) bool {
	switch {
	case ahead.Len() == 0 || others.Len() == 0:
		s.ahead = ahead.Len() > 0 && others.Len() == 0 && s.ahead
		return s.ahead
	case s.slice == 0:
		s.ahead = !s.ahead
	case s.used[0]+s.used[1]-s.since >= s.slice:
		s.ahead = s.used[1]*share(others) < s.used[0]*share(ahead)
		s.since = s.used[0] + s.used[1]
	}
	return s.ahead
}

// share is how much of the time states have beside those of the other kind: one part, or one for each thread that they
// are to bring to synchronisations.
func share(states Searcher) time.Duration {
	if p, ok := states.(*SearchOrders); ok {
		return time.Duration(max(p.behind(), 1))
	}
	return 1
}

// takes tells how long a step took of a state of either kind.
func (s *overtakeSlices) takes(early bool, d time.Duration) {
	if early {
		s.used[1] += d
	} else {
		s.used[0] += d
	}
}

// oneFirst are states that each begin with another thread of those that are on their way to their first event: the rest
// is behind. Threads in the middle of an event, such as a wait, cannot be: they go on before it, as they do in a
// replay.
func (x *Explorer) oneFirst(st *state.State) (out []*state.State) {
	var ready uint64
	for _, t := range st.Threads {
		if t.Status == state.Ready && t.ID < 64 && mayStayBehind(st, t.ID) {
			ready |= 1 << t.ID
		}
	}
	for _, t := range st.Threads {
		if t.Status != state.Ready || t.ID >= 64 || ready&^(1<<t.ID) == 0 {
			continue
		}
		early := st.Fork()
		for _, other := range st.Threads {
			if other.ID != t.ID && other.ID < 64 && ready>>other.ID&1 != 0 {
				early.HoldBack(other.ID)
			}
		}
		out = append(out, early)
	}
	return out
}

// release lets one of the threads that are behind go on: the next behind the one that took the last step, in cyclic
// order.
func release(st *state.State) {
	last := 63
	if st.Trace != nil {
		last = st.Trace.Step.TID
	}
	for i := range 64 {
		if t := (last + 1 + i) % 64; isBehind(st, t) {
			st.GoOn(t)
			return
		}
	}
}

// overtake is a state in which a thread is behind that was on its way to its next event for too long, or nil.
func (x *Explorer) overtake(st *state.State, tid int, stop interp.Stop) *state.State {
	s := &x.segments
	if !s.on || tid >= 64 {
		return nil
	}
	now := time.Now()
	passed := now.Sub(s.last)
	s.last = now
	if stop != interp.Forked || st.End != nil {
		if stop == interp.AtPoint {
			s.took[tid] = 0
		}
		return nil
	}
	if s.took[tid] += passed; s.took[tid] < s.after || s.times[tid] == maxOvertaken || !mayStayBehind(st, tid) ||
		!decided(st, tid) {
		return nil
	}
	s.took[tid] = 0
	s.times[tid]++
	early := st.Fork()
	early.HoldBack(tid)
	early.Current = state.None
	return early
}

// overtaking are the alternatives of a state in which threads are behind: an event of another thread, or, where there
// is none, one of them goes on.
func (x *Explorer) overtaking(st *state.State, cands []candidate) []*state.State {
	if len(cands) == 0 {
		release(st)
		return []*state.State{st}
	}
	var out []*state.State
	var alone *state.State
	if meetsOthers(st) {
		alone = st.Fork()
	}
	for i := len(cands) - 1; i >= 0; i-- {
		next := st
		if i > 0 {
			next = st.Fork()
		}
		out = append(out, x.grant(next, cands[i]))
	}
	if x.segments.on && alone != nil {
		out = append(out, joinedBy(alone)...)
	}
	return out
}

// meetsOthers reports whether the thread that took the last step has passed 2, 8, 32 … synchronisations, and no other
// thread any: it may have come to objects that others come to as well.
func meetsOthers(st *state.State) bool {
	if st.Trace == nil {
		return false
	}
	last := st.Trace.Step.TID
	n := uint(st.Threads[last].Passed)
	return bits.OnesCount(n) == 1 && bits.TrailingZeros(n)%2 == 1 &&
		!slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return t.ID != last && t.Passed > 0 })
}

// joinedBy are states like one in which threads are behind, where one of them goes on, too: each neighbour of the
// thread that took the last step.
func joinedBy(st *state.State) (out []*state.State) {
	for _, step := range [...]int{-1, 1} {
		last := st.Trace.Step.TID
		for i := 1; i < 64; i++ {
			if t := (last + step*i + 64) % 64; isBehind(st, t) {
				early := st.Fork()
				early.GoOn(t)
				out = append(out, early)
				break
			}
		}
	}
	return out
}

// mayStayBehind reports whether a thread may wait where it is: there are others, and it is not in the middle of an
// event.
func mayStayBehind(st *state.State, tid int) bool {
	return !st.Unchecked && st.AtomicBy == state.None && st.Alive >= 2 && !inModel(st.Threads[tid])
}

// decided reports whether a thread has just decided a branch: a replay finds its place by that.
func decided(st *state.State, tid int) bool {
	return st.Trace != nil && st.Trace.Step.Kind == state.StepBranch && st.Trace.Step.TID == tid
}

// inModel reports whether a thread is inside a library model: in the middle of what is one event.
func inModel(t *state.Thread) bool {
	return t.Covered || slices.ContainsFunc(t.Frames, func(f *state.Frame) bool { return f.Fn.Runtime })
}

func isBehind(st *state.State, tid int) bool { return tid < 64 && st.HeldBack>>tid&1 != 0 }

// dropEarly leaves out the paths on which a thread was behind, where all was explored: they are among the others.
func (x *Explorer) dropEarly() {
	if !x.res.Complete || x.overtakenPaths == 0 {
		return
	}
	kept := x.res.Paths[:0]
	for _, p := range x.res.Paths {
		if !p.Overtaken {
			p.ID = len(kept) + 1
			kept = append(kept, p)
		}
	}
	x.res.Paths, x.paths = kept, x.paths-x.overtakenPaths
}
