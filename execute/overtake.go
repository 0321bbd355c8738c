package execute

import (
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

// overtaken is how long a thread may be on its way to its next event before others overtake it, slice how long the
// states in which they do are explored before the others go on.
const (
	overtaken    = 700 * time.Millisecond
	slice        = time.Second
	maxOvertaken = 3 // that one thread is overtaken
)

// segments is how long threads have been on the way to their next events.
type segments struct {
	on    bool
	after time.Duration         // that a thread is overtaken
	took  map[int]time.Duration // by thread, since any path last came to an event of it
	times map[int]int           // by thread: how often it was overtaken
	last  time.Time

	ahead bool // whose turn it is
	since time.Time
}

// turn reports whether a state in which a thread is behind comes next.
func (s *segments) turn(others, ahead bool) bool {
	switch {
	case !ahead || !others:
		s.ahead = ahead && !others && s.ahead
		return s.ahead
	case time.Since(s.since) > slice:
		s.ahead, s.since = !s.ahead, time.Now()
	}
	return s.ahead
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
	if s.took[tid] += passed; s.took[tid] < s.after || s.times[tid] == maxOvertaken || !mayStayBehind(st, tid) || !decided(st, tid) {
		return nil
	}
	s.took[tid] = 0
	s.times[tid]++
	early := st.Fork()
	early.Behind |= 1 << tid
	early.Early, early.Current = true, state.None
	return early
}

// overtaking are the alternatives of a state in which threads are behind: an event of another thread, or, where there
// is none, theirs.
func (x *Explorer) overtaking(st *state.State, cands []candidate) []*state.State {
	if len(cands) == 0 {
		st.Behind = 0
		return []*state.State{st}
	}
	var out []*state.State
	for i := len(cands) - 1; i >= 0; i-- {
		next := st
		if i > 0 {
			next = st.Fork()
		}
		out = append(out, x.grant(next, cands[i]))
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

func isBehind(st *state.State, tid int) bool { return tid < 64 && st.Behind>>tid&1 != 0 }

// dropEarly leaves out the paths on which a thread was behind, where all was explored: they are among the others.
func (x *Explorer) dropEarly() {
	if !x.res.Complete || x.early == 0 {
		return
	}
	kept := x.res.Paths[:0]
	for _, p := range x.res.Paths {
		if !p.early {
			p.ID = len(kept) + 1
			kept = append(kept, p)
		}
	}
	x.res.Paths, x.paths = kept, x.paths-x.early
}
