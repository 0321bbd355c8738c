package execute

import (
	"cmp"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// candidate is a thread that may go on at a scheduling decision, under a condition.
type candidate struct {
	thread  int
	guard   expr.Value
	timeout bool // its timed wait ends

	reads []state.Effect // what the guard depends on
	later bool           // not asked for yet
}

// schedule chooses threads: it returns the states that go on, one per enabled thread, and ended states.
func (x *Explorer) schedule(st *state.State) []*state.State {
	if t, _ := x.commutingThread(st); t != state.None {
		st.Current = t
		return []*state.State{st}
	}
	cands := x.candidates(st)
	if x.Opt.Fewest != nil {
		return x.fewest(st, cands)
	}
	if st.HeldBack != 0 {
		return x.overtaking(st, cands)
	}
	var out []*state.State
	if blocked := x.allBlocked(st, cands); blocked != nil {
		out = append(out, blocked)
		if blocked == st {
			return out
		}
	}
	if x.Opt.Delays != nil {
		return append(out, x.delayed(st, cands)...)
	}
	for i := len(cands) - 1; i >= 0; i-- {
		next := st
		if i > 0 {
			next = st.Fork()
		}
		out = append(out, x.grant(next, cands[i]))
	}
	return out
}

// noPoint is what a thread is before that just goes on.
var noPoint = state.Point{Guard: ir.None}

// commutingThread is a thread whose next steps commute with everything, and the event that is granted to it; or None.
func (x *Explorer) commutingThread(st *state.State) (int, state.Point) {
	for _, t := range st.Threads {
		if t.Status == state.Ready && !isBehind(st, t.ID) && (st.AtomicBy == state.None || st.AtomicBy == t.ID) {
			return t.ID, noPoint
		}
	}
	for _, t := range st.Threads {
		if t.Status == state.AtPoint && st.AtomicBy == state.None && x.commutes(st, t) {
			th := st.Own(t.ID)
			th.Granted = true
			th.Status = state.Ready
			return t.ID, t.Point
		}
	}
	return state.None, noPoint
}

// commutes reports whether the event a thread stands at is creation, thread exit or an enabled join.
func (x *Explorer) commutes(st *state.State, t *state.Thread) bool {
	switch t.Point.Code {
	case abi.OpCreate:
		return true
	case abi.OpExit:
		return !x.M.EndsMatter(st, t)
	case abi.OpJoin:
		x.join = joinGuard{epoch: st.Heap.Epoch(), candidate: candidate{thread: t.ID}}
		j := &x.join
		j.guard, j.reads, j.later = x.M.Enabled(st, t.ID)
		return j.guard == expr.True
	}
	return false
}

// joinGuard is the guard of a join: of those that commutes looked at the last, in the state of an epoch.
type joinGuard struct {
	epoch uint64
	candidate
}

// candidate is a thread before its event, and what enables that. A thread in a join was mostly looked at just before.
func (x *Explorer) candidate(st *state.State, tid int) candidate {
	if j := &x.join; x.past == nil && j.epoch == st.Heap.Epoch() && j.thread == tid &&
		st.Threads[tid].Point.Code == abi.OpJoin {
		return j.candidate
	}
	c := candidate{thread: tid}
	c.guard, c.reads, c.later = x.M.Enabled(st, tid)
	return c
}

// readsOf is what the guard of a candidate in a state depends on.
func (x *Explorer) readsOf(st *state.State, c *candidate) []state.Effect {
	switch {
	case x.without&noGuards != 0:
		return nil
	case c.later:
		_, c.reads = x.M.Enabling(st, c.thread)
		c.later = false
	}
	return c.reads
}

// ready is which threads may go on at a scheduling decision.
type ready struct {
	cands  []candidate // each may go on where its guard holds
	exits  []candidate // are before the end of the process, where exitsLast is set
	others []candidate // are before an event that is not enabled, or in some cases only; where listOthers is set

	exitsLast  bool // the process ends only where no other thread may go on
	listOthers bool
	openBlocks bool // others may go on while a thread waits within an atomic block
	inOrder    bool // of threads that nobody can tell apart, the one that was created first begins
}

// enabled is the one place that says which threads may go on in a state: those that are before an event whose guard
// may hold, those whose timed wait may end, and none but the thread that is in an atomic block.
func (x *Explorer) enabled(st *state.State, r *ready) {
	for _, t := range st.Threads {
		switch {
		case r.inOrder && x.heldBack(st, t):
		case !r.openBlocks && st.AtomicBy != state.None && st.AtomicBy != t.ID:
		case t.Status == state.AtPoint && r.exitsLast && t.Point.Code == abi.OpProcessExit:
			r.exits = append(r.exits, candidate{thread: t.ID, guard: expr.True})
		case t.Status == state.AtPoint:
			x.before(st, t.ID, r)
		case t.Status == state.Waiting && t.Timed:
			r.cands = append(r.cands, candidate{thread: t.ID, guard: expr.True, timeout: true})
		}
	}
}

// before adds a thread that is before an event.
func (x *Explorer) before(st *state.State, tid int, r *ready) {
	waits := x.spinWaits(st, tid)
	if waits && !r.listOthers {
		return
	}
	c := candidate{thread: tid, guard: expr.True}
	if t := st.Threads[tid]; t.Point.Guard >= 0 || t.SpinReads != nil {
		c = x.candidate(st, tid)
	}
	enabled := !waits && x.M.MayBeTrueIn(st, c.guard)
	if enabled {
		r.cands = append(r.cands, c)
	}
	if r.listOthers && (!enabled || c.guard != expr.True) {
		r.others = append(r.others, c)
	}
}

// candidates are the threads that may go on where every order is explored.
func (x *Explorer) candidates(st *state.State) []candidate {
	var r ready
	x.enabled(st, &r)
	for _, c := range r.cands {
		if !c.timeout {
			x.runs(c.thread)
		}
	}
	return r.cands
}

// noneOf is the condition under which no candidate may go on.
func (x *Explorer) noneOf(cands []candidate) expr.Value {
	v := expr.True
	for _, c := range cands {
		v = x.M.B.And1(v, x.M.B.Not(c.guard))
	}
	return v
}

// grant lets a candidate go on.
func (x *Explorer) grant(st *state.State, c candidate) *state.State {
	st.Assume(x.M.B, c.guard)
	st.Current = c.thread
	x.passes(st, c.thread)
	if c.timeout {
		t := st.Threads[c.thread]
		st.Record(
			Step{
				Kind:   state.StepTimeout,
				TID:    c.thread,
				Thread: t.Name,
				Op:     "wake",
				Detail: "the wait times out",
				Loc:    t.Point.Loc,
			},
		)
		x.M.Resume(st, c.thread, 1)
		return st
	}
	t := st.Own(c.thread)
	t.Granted = !t.Point.Spin
	t.Status = state.Ready
	if t.Point.Spin {
		t.Forget()
		t.Moved = t.Moved || t.Class != 0 // no event comes of it
	}
	return st
}

// allBlocked is the alternative in which no thread can go on: st itself where there is no candidate, a
// fork where every guard may be false, nil where some thread can always go on.
func (x *Explorer) allBlocked(st *state.State, cands []candidate) *state.State {
	none := x.noneOf(cands)
	if none == expr.False || !x.M.MayBeTrueIn(st, none) {
		return nil
	}
	if len(cands) > 0 {
		st = st.Fork()
		st.Assume(x.M.B, none)
	}
	st = x.showSpinReads(st)
	st.End = x.blockedEnd(st)
	return st
}

// blockedEnd names the end of a path in which no thread can go on.
func (x *Explorer) blockedEnd(st *state.State) *state.End {
	frozen, stopped, blocked, spinning := 0, 0, 0, 0
	died := besideOf(st).died
	for _, t := range st.Threads {
		switch t.Status {
		case state.Frozen:
			frozen++
		case state.Stopped:
			stopped++
		case state.AtPoint, state.Waiting:
			blocked++
		}
		if t.Status == state.AtPoint && t.SpinReads != nil {
			spinning++
		}
	}
	switch {
	case frozen > 0:
		return &state.End{Outcome: FragmentEnd, Text: "no thread can go on, one stands at the end of its fragment"}
	case died != nil:
		e := *died
		return &e
	case stopped > 0:
		return &state.End{Outcome: AssumeBlocked, Text: "no thread can go on, one stands at a false assume"}
	case blocked == 0:
		return &state.End{Outcome: End}
	case st.Facts != nil && st.Facts.Others:
		return &state.End{
			Outcome: FragmentEnd,
			Text:    "every thread of the context waits, perhaps for threads that are not in it",
		}
	}
	if spinning > 0 {
		return x.deadlock(st, Livelock)
	}
	return x.deadlock(st, Deadlock)
}

// deadlock says who waits for whom.
func (x *Explorer) deadlock(st *state.State, outcome Outcome) *state.End {
	e := &state.End{Outcome: outcome, Kind: property.Kind(outcome.String())}
	var who []string
	for _, t := range st.Threads {
		if t.Status != state.AtPoint && t.Status != state.Waiting {
			continue
		}
		if e.Loc == 0 || telling(t) && !telling(st.Threads[e.Thread]) {
			e.Loc, e.Thread = t.Point.Loc, t.ID
		}
		who = append(who, t.Name)
		e.Details = append(e.Details, x.waitsFor(st, t))
		e.Waits = append(e.Waits, x.wait(st, t))
	}
	if cycle := x.waitCycle(st); cycle != "" {
		e.Details = append(e.Details, cycle)
	}
	e.Text = outcome.String() + ": no thread can go on; waiting: " + strings.Join(who, ", ")
	return e
}

// telling reports whether where a thread waits tells more of a deadlock than a join does: in a lock, on a
// condition, in a loop.
func telling(t *state.Thread) bool { return t.Point.Code != abi.OpJoin }

func (x *Explorer) waitsFor(st *state.State, t *state.Thread) string {
	if t.SpinReads != nil {
		return t.Name + " spins at " + x.M.P.At(t.Point.Loc) + ": nothing that its loop reads changes any more"
	}
	what := x.M.Describe(st, t.Point.Obj)
	if joined := joins(st, t); joined != nil {
		what = joined.Name
	}
	text := t.Name + " waits in " + t.Point.Op + "(" + what + ") at " + x.M.P.At(t.Point.Loc) + x.within(t.Origin())
	for _, other := range st.Threads {
		if l := holds(other, t.Point.Obj); l != nil {
			text += "; held by " + other.Name + " since " + cmp.Or(x.M.P.At(l.Loc), "the start") + x.within(l.From)
		}
	}
	return text
}

// wait is what a blocked thread waits for.
func (x *Explorer) wait(st *state.State, t *state.Thread) state.Wait {
	w := state.Wait{Thread: t.Name, Loc: t.Point.Loc, Origin: t.Origin()}
	if t.SpinReads != nil {
		return w
	}
	w.Op, w.Object, w.Addr = t.Point.Op, x.M.Describe(st, t.Point.Obj), t.Point.Obj
	if joined := joins(st, t); joined != nil {
		w.Object, w.Addr, w.Holder = joined.Name, expr.Value{}, joined.Name
		return w
	}
	for _, other := range st.Threads {
		if l := holds(other, t.Point.Obj); l != nil {
			w.Holder, w.Since = other.Name, l.Loc
		}
	}
	return w
}

// within is the stack of a place, or "".
func (x *Explorer) within(o *state.Origin) string {
	if o == nil {
		return ""
	}
	return " in " + x.M.StackText(o)
}

// joins is the thread that t waits to end, where that is known.
func joins(st *state.State, t *state.Thread) *state.Thread {
	id := t.Point.Obj
	if t.Status != state.AtPoint || t.Point.Code != abi.OpJoin || !id.Concrete() || id.W == 0 ||
		id.W > uint64(len(st.Threads)) {
		return nil
	}
	return st.Threads[id.W-1]
}

// holds is the thread's hold on the lock at an address, or nil.
func holds(t *state.Thread, lock expr.Value) *state.Lock {
	for i := range t.Held {
		if l := &t.Held[i]; l.Named && l.Addr == lock {
			return l
		}
	}
	return nil
}

// waitCycle is a line about threads that wait for one another in a cycle, or "" where none is known: for who holds the
// lock that they want, for the end of the one that they join.
func (x *Explorer) waitCycle(st *state.State) string {
	for _, t := range st.Threads {
		var names []string
		met := map[int]bool{}
		for at := t; at != nil && !met[at.ID]; at = waitsOn(st, at) {
			met[at.ID] = true
			names = append(names, at.Name)
			if next := waitsOn(st, at); next == t {
				return "cycle, each waiting for the next: " + strings.Join(append(names, t.Name), " → ")
			}
		}
	}
	return ""
}

// waitsOn is the first thread that t waits for, or nil.
func waitsOn(st *state.State, t *state.Thread) *state.Thread {
	if t.Status != state.AtPoint || t.SpinReads != nil {
		return nil
	}
	if joined := joins(st, t); joined != nil {
		return joined
	}
	for _, other := range st.Threads {
		if holds(other, t.Point.Obj) != nil {
			return other
		}
	}
	return nil
}
