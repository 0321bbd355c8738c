package soundness

import (
	"fmt"
	"maps"
	"strings"

	"midway/internal/ir"
	"midway/internal/state"
	"midway/soundness/concrete"
)

// Recording is what a run of the concrete machine did from a snapshot on.
type Recording struct {
	Machine *concrete.Machine // at the end
	Events  []concrete.Event
	Frozen  int // the thread that left its oldest given frame, which ended the recording, or -1

	inputs map[string]concrete.Word // every unknown that the run asked for, from main on
}

// Inputs are random inputs that remember what was asked for; they serve one run from main and those that go on
// from its snapshots.
type Inputs struct {
	concrete.Inputs
	words map[string]concrete.Word
	m     func() *concrete.Machine
}

// NewInputs remembers what it passes on; m is the machine that asks.
func NewInputs(in concrete.Inputs, m func() *concrete.Machine) *Inputs {
	return &Inputs{in, map[string]concrete.Word{}, m}
}

// Word passes a value on. Two are remembered as what they come to: what a thread returned, and whether an arriving
// thread is the serial one of a barrier's round.
func (in *Inputs) Word(name string, bits int) concrete.Word {
	w := in.Inputs.Word(name, bits)
	remembered := w
	switch {
	case strings.Contains(name, ".result of an ended thread#"):
		if t := in.m().Named(); t != nil {
			remembered = t.Result()
		}
	case strings.Contains(name, ".PTHREAD_BARRIER_SERIAL_THREAD#"):
		t := in.m().Asking()
		f := t.Frames[t.User()]
		barrier := operand(f, &f.Fn.Calls[f.Fn.Code[f.PC].Aux].Args[0])
		if o, ok := in.m().Object(barrier); ok && o.Data[barrier-o.Addr+serialChosen]&1 != 0 {
			remembered = concrete.Word{}
		}
	}
	in.words[name] = remembered
	return w
}

// Record lets a copy of a snapshot go on at sync granularity until it ends, or until a thread of an incomplete stack
// leaves its oldest given frame, for so many events and the rest of what comes at once with the last. Where threads
// have ended before the snapshot, those created later have other numbers in a seed: the recording ends there.
func Record(snap *Snapshot, in *Inputs, sched concrete.Schedule, events int) *Recording {
	m := snap.Machine.Clone()
	own := NewInputs(in.Inputs, func() *concrete.Machine { return m })
	own.words = maps.Clone(in.words) // what this run is answered is nothing to those from other snapshots
	r := &Recording{Machine: m, Frozen: -1, inputs: own.words}
	m.Inputs, m.Schedule = own, sched
	m.Opt.NoRaces = true // those with an access before the context are not looked for
	ended := len(m.Threads) > len(snap.Stands)
	cut := false
	m.Watch = func(e concrete.Event) {
		cut = cut || e.Kind == concrete.Created && ended
		if !cut && e.Kind != concrete.Branched && e.Kind != concrete.Called {
			r.Events = append(r.Events, e)
		}
	}
	for m.End == nil && r.Frozen < 0 && !cut && len(r.Events) < events {
		n := len(r.Events)
		r.advance(snap, m)
		if m.End != nil && m.End.Outcome == concrete.Cut {
			// a limit's doing: the recording ends before what was not finished
			r.Events, m.End = r.Events[:n], nil
			break
		}
	}
	return r
}

// advance takes one turn.
func (r *Recording) advance(snap *Snapshot, m *concrete.Machine) {
	t := m.AtOnce(concrete.Sync)
	if t < 0 {
		turns := m.Turns()
		if len(turns) == 0 {
			m.Standstill()
			return
		}
		turn := turns[m.Schedule.Next(m, turns)]
		if turn.Timeout {
			m.Take(turn, concrete.Sync)
			return
		}
		t = turn.Thread
	}
	for {
		m.Step(t)
		if m.End == nil && r.left(snap, m, t) {
			r.Frozen = t
			return
		}
		if m.End != nil || m.Switchable(t) {
			return
		}
	}
}

// left reports whether a thread has left its oldest given frame, where that is not the thread's oldest, and goes on:
// one that ends in it by pthread_exit has ended.
func (r *Recording) left(snap *Snapshot, m *concrete.Machine, t int) bool {
	if t >= len(snap.Stands) || snap.Context.Threads[t].Complete || m.Threads[t].Status == concrete.Exited {
		return false
	}
	oldest := snap.Stands[t].Frames[len(snap.Stands[t].Frames)-1]
	return len(m.Threads[t].Frames) <= oldest
}

// decisive reports whether an event is one that the schedule decided.
func decisive(e *concrete.Event) bool {
	return e.Kind == concrete.TimedOut || e.Kind == concrete.Visible && !e.Plain
}

// describe is an event, for a message.
func describe(p *ir.Program, e *concrete.Event) string {
	return fmt.Sprintf("thread %d %s at %s", e.Thread+1, e.Op, p.At(e.Loc))
}

// matching holds the steps of an exploration against the events of a recording: those of each thread in their
// order, and those that the schedule decided in theirs.
type matching struct {
	p       *ir.Program
	events  []concrete.Event
	done    []bool
	matched int
}

// step matches one step; why says how it differs from the thread's next event.
func (x *matching) step(s *state.Step) (why string) {
	if s.Kind == state.StepBranch || s.Kind == state.StepCall {
		return ""
	}
	i := x.next(s.TID)
	if s.Kind == state.StepWake {
		i = x.wake(i, s)
	}
	switch {
	case i < 0:
		return fmt.Sprintf("%s does %s at %s, where the run has no further event of it", s.Thread, s.Op, x.p.At(s.Loc))
	case !x.same(s, &x.events[i]):
		return fmt.Sprintf(
			"%s does %s %s at %s, where the run has: %s",
			s.Thread,
			s.Op,
			s.Detail,
			x.p.At(s.Loc),
			describe(x.p, &x.events[i]),
		)
	case decisive(&x.events[i]) && x.decision() != i:
		return fmt.Sprintf("%s does %s before its turn: %s", s.Thread, s.Op, describe(x.p, &x.events[x.decision()]))
	}
	x.done[i] = true
	x.matched++
	return ""
}

func (x *matching) same(s *state.Step, e *concrete.Event) bool {
	if s.Kind != kinds[e.Kind] {
		return false
	}
	switch e.Kind {
	case concrete.Visible:
		return strings.TrimPrefix(s.Op, "__mw_blocked_") == e.Op && s.Loc == e.Loc
	case concrete.TimedOut:
		return true
	}
	return s.Number == e.Number
}

// next is the thread's next event, or -1.
func (x *matching) next(thread int) int {
	for i := range x.events {
		if !x.done[i] && x.events[i].Thread == thread {
			return i
		}
	}
	return -1
}

// wake is the event of a wake-up among those that stand next, from event i on: one notification wakes its threads
// in any order.
func (x *matching) wake(i int, s *state.Step) int {
	for k := i; k >= 0 && k < len(x.events); k++ {
		switch e := &x.events[k]; {
		case x.done[k] || e.Thread != s.TID:
		case e.Kind != concrete.Woken:
			return i
		case e.Number == s.Number:
			return k
		}
	}
	return i
}

// decision is the next event that the schedule decided, or -1.
func (x *matching) decision() int {
	for i := range x.events {
		if !x.done[i] && decisive(&x.events[i]) {
			return i
		}
	}
	return -1
}

// newMatching holds a trace against a recording.
func newMatching(r *Recording) *matching {
	return &matching{p: r.Machine.P, events: r.Events, done: make([]bool, len(r.Events))}
}
