package execute

import (
	"slices"

	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// Of threads that nobody can tell apart, which is so until they take their first steps, the one that was created first
// goes first (symmetry reduction; docs/soundness.md §7.11). So what is explored is another program, in which a thread
// waits for those of its class before it to have begun: the first steps of a class are ordered, and the rest of the
// reduction is as for any program in which one event enables another.

// begins reports whether a thread is about to take its first step as a member of a class.
func begins(t *state.Thread) bool {
	return t.Class != 0 && t.Alike && !t.Moved && t.Inputs == 0 && t.Status == state.AtPoint
}

// heldBack reports whether a thread may not go on as one of its class that was created before it has not begun.
func (x *Explorer) heldBack(st *state.State, t *state.Thread) bool {
	return x.precursor(st, t) != state.None
}

// precursor is the thread that one may not go on before, as nobody can tell the two apart; or None.
func (x *Explorer) precursor(st *state.State, t *state.Thread) int {
	if !x.symmetric || !begins(t) {
		return state.None
	}
	for i := t.Class - 1; i < t.ID; i++ { // the class is that of all that have seen the same
		if o := st.Threads[i]; o.Class == t.Class && begins(o) {
			x.res.Symmetric = true
			return i
		}
	}
	return state.None
}

// peerOrder is the effect of a thread's first step: it is ordered with those of all others of its class.
func peerOrder(t *state.Thread) state.Effect {
	return state.Effect{Place: state.Peers, Tid: int32(t.Class), Write: true, Certain: true}
}

// withOrder is what the guard of a candidate depends on, and the order of its step among those of its class.
func (r reduced) withOrder(st *state.State, c *candidate) []state.Effect {
	reads := r.readsOf(st, c)
	if t := st.Threads[c.thread]; r.symmetric && begins(t) {
		reads = append(slices.Clip(reads), peerOrder(t))
	}
	return reads
}

// follows reports whether both events are first steps of threads of one class.
func follows(f, e *eventData) bool {
	peers := func(a state.Effect) bool { return a.Place == state.Peers }
	i, k := slices.IndexFunc(f.effects, peers), slices.IndexFunc(e.effects, peers)
	return i >= 0 && k >= 0 && f.effects[i].Tid == e.effects[k].Tid
}

// told gives symmetry up, and the exploration for another one, where a thread that has come to a join will do something
// that others see when it has joined some threads of a class, and not all.
func (r reduced) told(st *state.State, tid int) {
	if !r.symmetric || st.End != nil || !r.joinsSome(st, tid) {
		return
	}
	r.symmetric, r.restart, r.res.Symmetric = false, true, false
}

// joinsSome looks at what a thread does that has come to the first join of a class: whether it joins all threads of it,
// and does nothing in between that anyone can tell.
func (r reduced) joinsSome(st *state.State, tid int) bool {
	o := joins(st, st.Threads[tid])
	switch {
	case st.Threads[tid].Status != state.AtPoint || st.Threads[tid].Point.Code != abi.OpJoin:
		return false
	case o == nil:
		return slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return t.Class != 0 })
	case o.Class == 0:
		return false
	case o.Creator != tid+1: // the class may have more threads later
		return true
	case single(st, o.Class):
		return false
	case slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return t.Class == o.Class && t.Joined }):
		return false // looked at before
	}
	before, noted := r.M.Instructions, r.M.Ledger
	r.M.Ledger = &ledger.Ledger{} // what is looked at is no part of a run
	defer func() { r.M.Instructions, r.M.Ledger = before, noted }()
	s := st.Fork()
	s.Foot, s.Effects = nil, nil
	s.Own(tid).Joins = true
	for {
		o := joins(s, s.Threads[tid])
		if o == nil || o.Class != 0 && o.Creator != tid+1 {
			return true
		}
		if o.Live() {
			end(s, o.ID)
		}
		s.Own(o.ID).Joined = true
		if allOrNone(s) { // what comes behind the last join may not end: the threads have done nothing in this copy
			return false
		}
		stop := r.joined(s, tid)
		if t := s.Threads[tid]; stop != interp.AtPoint || !t.Joins || t.Status != state.AtPoint || t.Point.Code != abi.OpJoin {
			return true
		}
	}
}

// end has a thread have ended, as far as who joins it can tell.
func end(st *state.State, tid int) {
	t := st.Own(tid)
	t.Status, t.Frames = state.Exited, nil
	st.Alive--
}

// joined lets a thread go on behind a join; interp.Forked where it may go on in several ways, or ends the path.
func (r reduced) joined(st *state.State, tid int) interp.Stop {
	t := st.Own(tid)
	t.Granted, t.Status, st.Current = true, state.Ready, tid
	stop, forks := r.M.Run(st, tid)
	if len(forks) > 0 {
		return interp.Forked
	}
	return stop
}

// single reports whether a class has one thread.
func single(st *state.State, class int) bool {
	n := 0
	for _, t := range st.Threads {
		if t.Class == class {
			n++
		}
	}
	return n == 1
}

// allOrNone reports whether of each class all threads were joined, or none.
func allOrNone(st *state.State) bool {
	for _, t := range st.Threads {
		if t.Class != 0 && t.Joined != st.Threads[t.Class-1].Joined {
			return false
		}
	}
	return true
}
