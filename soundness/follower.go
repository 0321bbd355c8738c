package soundness

import (
	"slices"

	"midway/execute"
	"midway/internal/property"
	"midway/internal/state"
	"midway/soundness/concrete"
)

// maxAhead is how many instructions a thread is run ahead of its next step: after more it goes on when the step is due.
const maxAhead = 1 << 16

// follower runs the machine along a schedule of memory granularity. The schedule has the accesses that were
// scheduling points; what a thread does between two of its steps commutes with everything (docs/design.md §8.2), and is
// done at once, as in the symbolic run. After its last step it goes no further than the library model it is in: where
// it stands at the end is not known.
type follower struct {
	*replay
	m     *concrete.Machine
	steps [][]int // by thread, which steps are its own
	// by thread, its last step was the event of a library model that it may still be in; not what a primitive does
	// there
	covered []bool
}

func newFollower(r *replay, m *concrete.Machine) *follower {
	f := &follower{replay: r, m: m}
	for i := range r.w.Schedule {
		t := r.w.Schedule[i].TID
		for t >= len(f.steps) {
			f.steps = append(f.steps, nil)
		}
		f.steps[t] = append(f.steps[t], i)
	}
	f.covered = make([]bool, len(f.steps))
	return f
}

// run follows the schedule to its end and the run to its own.
func (f *follower) run() {
	f.settleAll()
	for f.goesOn() {
		s := f.next()
		if s == nil {
			f.finish()
			return
		}
		before := f.done
		if f.w.Kind == property.DataRace && before == len(f.w.Schedule)-1 {
			f.leaveModels()
			f.arrive()
		}
		f.take(s)
		if f.done > before {
			f.settle(s.TID)
			f.moments.note()
			f.settleAll()
		}
	}
}

func (f *follower) settleAll() {
	for t := range f.m.Threads {
		f.settle(t)
	}
}

func (f *follower) goesOn() bool { return f.m.End == nil && f.wrong == "" }

func (f *follower) running(t int) bool { return f.m.Threads[t].Status == concrete.Running }

// take lets the thread of the next step go on by one instruction.
func (f *follower) take(s *state.Step) {
	switch {
	case s.TID >= len(f.m.Threads):
		f.fail("there is no such thread")
	case s.Kind == state.StepTimeout && f.waits(s.TID):
		f.m.Take(concrete.Turn{Thread: s.TID, Timeout: true}, concrete.Instruction)
		f.covered[s.TID] = true
	case s.Kind == state.StepTimeout || !f.m.Enabled(s.TID):
		f.fail("its thread cannot take it")
	default:
		f.step(s)
	}
}

func (f *follower) waits(t int) bool {
	return f.m.Threads[t].Status == concrete.Waiting && f.m.Threads[t].Timed
}

// step executes an instruction of the thread of the next step. An access that is that step is no event that
// the machine would tell of.
func (f *follower) step(s *state.Step) {
	t, before := s.TID, f.done
	p, visible := f.m.Point(t)
	model := f.m.Threads[t].Top().Fn.Runtime
	if !visible && s.Kind == state.StepEvent && f.at(t, s) {
		f.moments.step(t)
		f.done++
		if f.tr != nil && s.Kind == state.StepEvent {
			f.tr.event(t, s.Op, true)
		}
	} else if !visible && !f.passesOver(t) {
		return
	}
	a, shown := f.moments.before(t)
	a.step = before
	f.m.Step(t)
	if f.done > before {
		f.covered[t] = model && !p.Joins()
		if shown && !model {
			f.moments.after(a)
		}
	}
}

// at reports whether a thread stands where it takes a step of its own. What it does inside an atomic block is none.
func (f *follower) at(t int, s *state.Step) bool {
	fr := f.m.Threads[t].Top()
	if s.Kind == state.StepTimeout || fr.Fn.ID != s.Func || fr.PC != s.PC {
		return false
	}
	if s.Kind != state.StepEvent {
		return true
	}
	if f.m.Atomic() == t {
		return false
	}
	if !s.Addr.Concrete() {
		return true
	}
	addr, ok := f.m.Touches(t)
	return !ok && !f.returns(t, s) || ok && addr == s.Addr.W
}

// returns reports whether a thread is before a return that is another than the step's.
func (f *follower) returns(t int, s *state.Step) bool {
	return s.Op == "return" && !f.m.Ends(t, s.Addr.W)
}

// own is a thread's next step, or nil.
func (f *follower) own(t int) *state.Step {
	if t >= len(f.steps) {
		return nil
	}
	i, _ := slices.BinarySearch(f.steps[t], f.done)
	if i == len(f.steps[t]) {
		return nil
	}
	return &f.w.Schedule[f.steps[t][i]]
}

// passesOver fails where a thread's next instruction is an access that would be a step of any schedule in which it is
// made: of the program's, to memory that other threads share for certain, while one of them is alive.
func (f *follower) passesOver(t int) bool {
	if f.m.Threads[t].Top().Fn.Runtime || f.m.Atomic() == t || !f.m.TouchesShared(t) || !f.accompanied(t) {
		return true
	}
	f.fail("thread %d makes an access at %s that is no step", t+1, f.p.At(f.m.Threads[t].Loc()))
	return false
}

// stopped reports whether the path had stopped a thread for good once its steps were done.
func (f *follower) stopped(t int) bool {
	return t < len(f.w.Stopped) && f.w.Stopped[t] && f.own(t) == nil
}

// accompanied reports whether another thread than t is alive for certain. One whose steps are all behind it, and
// that stands at no event, may have stopped at a false assume since.
func (f *follower) accompanied(t int) bool {
	for u, other := range f.m.Threads {
		if u == t || !other.Live() || f.stopped(u) {
			continue
		}
		if f.own(u) != nil || other.Status == concrete.Waiting {
			return true
		}
		if _, visible := f.m.Point(u); visible {
			return true
		}
	}
	return false
}

// settle runs a thread to where it waits for its next step.
func (f *follower) settle(t int) {
	for n := 0; n < maxAhead && f.goesOn() && f.running(t) && f.ahead(t) && f.passesOver(t); n++ {
		f.m.Step(t)
	}
}

// ahead reports whether the next instruction of a thread is done at once.
func (f *follower) ahead(t int) bool {
	by := f.m.Atomic()
	if _, visible := f.m.Point(t); visible || by >= 0 && by != t {
		return false
	}
	if s := f.own(t); s != nil {
		return !f.at(t, s)
	}
	if by == t {
		return true
	}
	return f.m.Threads[t].Top().Fn.Runtime &&
		(t < len(f.covered) && f.covered[t] && !f.m.TouchesByPrimitive(t) || !f.m.TouchesProgram(t))
}

// finish brings the run to its end where the schedule is used up.
func (f *follower) finish() {
	switch f.w.Outcome {
	case execute.Violation, execute.Exit:
		f.finishBy(f.w.Thread)
		return
	case execute.Livelock:
		if f.m.Circles() {
			f.m.Stand(concrete.Livelock)
			return
		}
	}
	for t := range f.m.Threads {
		f.block(t)
	}
	if f.goesOn() {
		f.m.Standstill()
	}
}

// leaveModels lets the threads that have no step left, other than the one of the last step, go to the end of the
// library functions that they are in: what they read there may be the first access of the race. What would be an event
// of its own there, such as a free, was not done.
func (f *follower) leaveModels() {
	for t := range f.m.Threads {
		for n := 0; n < maxAhead && t != f.w.Thread && f.goesOn() && f.running(t) && f.own(t) == nil &&
			f.m.Atomic() < 0 && f.m.Threads[t].Top().Fn.Runtime; n++ {
			if _, visible := f.m.Point(t); visible ||
				f.m.TouchesByPrimitive(t) && (f.m.TouchesShared(t) || !f.m.Checks(t)) {
				break
			}
			f.m.Step(t)
		}
	}
}

// arrive lets the threads that have no step left, other than the one of the last step, go on to where they stand: who
// waits for a semaphore uses it, which may be the first access of the race. An access that would be a step was not
// done, nor was the return that ends the local that is raced for.
func (f *follower) arrive() {
	last, touches := f.m.Touches(f.w.Thread)
	for t := range f.m.Threads {
		for n := 0; n < maxAhead && t != f.w.Thread && f.goesOn() && f.running(t) && f.own(t) == nil && !f.stopped(t) &&
			f.m.Atomic() < 0; n++ {
			model := f.m.Threads[t].Top().Fn.Runtime
			if _, visible := f.m.Point(t); visible || !model && f.m.TouchesShared(t) || f.m.TouchesByPrimitive(t) ||
				touches && f.m.Ends(t, last) {
				break
			}
			f.m.Step(t)
		}
	}
}

// finishBy lets one thread go on to the end of the path.
func (f *follower) finishBy(t int) {
	for f.goesOn() {
		if _, visible := f.m.Point(t); visible || !f.running(t) || !f.m.Enabled(t) {
			if !f.endsInGuard(f.m, f.m.Turns()) {
				f.fail("the schedule is used up, and the run goes on")
			}
			return
		}
		if f.passesOver(t) {
			f.m.Step(t)
		}
	}
}

// block lets a thread go on to an event that it cannot take.
func (f *follower) block(t int) {
	for f.goesOn() && f.running(t) {
		if _, visible := f.m.Point(t); visible {
			if f.m.Enabled(t) {
				f.fail("the schedule is used up, and the run goes on")
			}
			return
		}
		if f.passesOver(t) {
			f.m.Step(t)
		}
	}
}
