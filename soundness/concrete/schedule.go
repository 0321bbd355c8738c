package concrete

import (
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/runtime/abi"
)

// Granularity is where threads may switch.
type Granularity uint8

// The granularities.
const (
	Sync        Granularity = iota // at visible events
	Access                         // and before the user's accesses to memory
	Instruction                    // before every instruction of the user's code
)

// Point is the visible event that a thread is before.
type Point struct {
	Op    string // the C function called, or load, store, rmw, cmpxchg
	Obj   uint64
	Loc   ir.LocID
	code  int
	arg   uint64
	guard *ir.Func // nil: always enabled

	silent bool // not recorded as itself: a creation is, when the new thread is known
}

// Joins reports whether the event is a join: what the thread returned is written afterwards.
func (p Point) Joins() bool { return p.code == abi.OpJoin }

// Point is the visible event thread t is before; ok is false where its next instruction is none.
func (m *Machine) Point(t int) (p Point, ok bool) { return m.point(m.Threads[t]) }

func (m *Machine) point(t *Thread) (p Point, ok bool) {
	fr := t.Top()
	if t.Status != Running || fr == nil || m.stopsHere(fr) {
		return p, false
	}
	in := &fr.Fn.Code[fr.PC]
	if in.Op == ir.OpCall {
		return m.callPoint(t, fr, &fr.Fn.Calls[in.Aux])
	}
	name := atomicName(in)
	if name == "" || fr.Fn.Runtime || m.atomic == t.ID || m.outside(fr) {
		return p, false
	}
	return Point{Op: name, Obj: m.operand(fr, &in.A).Lo, Loc: t.Loc()}, true
}

// outside reports whether the next instruction of a frame is an access that is no scheduling point.
func (m *Machine) outside(fr *Frame) bool {
	return m.Opt.Outside != nil && !fr.Fn.Runtime && m.Opt.Outside(fr.Fn.ID, fr.PC)
}

// atomicName is what a schedule calls an atomic access, "" for any other instruction.
func atomicName(in *ir.Instr) string {
	switch in.Op {
	case ir.OpLoad, ir.OpStore:
		if ir.Order(in.Sub) == ir.NotAtomic {
			return ""
		}
		if in.Op == ir.OpLoad {
			return "load"
		}
		return "store"
	case ir.OpRMW:
		return "rmw"
	case ir.OpCmpXchg:
		return "cmpxchg"
	}
	return ""
}

// callPoint is the event that a call is: of __midway_sync, or the beginning of an atomic block.
func (m *Machine) callPoint(t *Thread, fr *Frame, ci *ir.CallInfo) (p Point, ok bool) {
	f := m.callee(fr, ci)
	if f == nil {
		return p, false
	}
	p.Loc = t.Loc()
	switch {
	case f.Name == "__midway_sync":
		arg := func(i int) uint64 { return m.operand(fr, &ci.Args[i]).Lo }
		p.Op, p.code, p.Obj, p.arg = t.api(), int(arg(0)), arg(1), arg(3)
		p.silent = p.code == abi.OpCreate
		if p.code == abi.OpExit {
			p.Op = "exit"
		}
		if g := arg(2); g != 0 {
			p.guard = m.funcAt(g)
		}
		return p, m.atomic != t.ID || p.guard != nil
	case f.Name == "__midway_atomic_begin":
		p.Op = t.api()
		return p, m.atomic != t.ID
	case f.Atomic && !f.External:
		p.Op = f.Name
		return p, m.atomic < 0
	}
	return p, false
}

// Enabled reports whether thread t can execute its next instruction.
func (m *Machine) Enabled(t int) bool {
	th := m.Threads[t]
	if m.End != nil || th.Status != Running || m.atomic >= 0 && m.atomic != t {
		return false
	}
	p, ok := m.point(th)
	return !ok || p.guard == nil || m.holds(th, p)
}

// holds evaluates a guard: pure C, in a copy of the machine. A guard in which something
// goes wrong holds, so that it shows.
func (m *Machine) holds(t *Thread, p Point) bool {
	probe := m.probe(t, p)
	return probe.End != nil || !probe.guarded.zero()
}

// GuardError is what goes wrong in the guard of the event that thread t is before, at the place of
// the event; nil where nothing does.
func (m *Machine) GuardError(t int) *End {
	th := m.Threads[t]
	p, ok := m.point(th)
	if !ok || p.guard == nil {
		return nil
	}
	e := m.probe(th, p).End
	if e != nil {
		e.Loc = th.Loc()
	}
	return e
}

// probe evaluates a guard in a copy of the machine.
func (m *Machine) probe(t *Thread, p Point) *Machine {
	probe := m.Clone()
	probe.Watch, probe.Before, probe.guarding, probe.Opt.Uninitialized = nil, nil, true, false
	fr := newFrame(p.guard)
	for i, v := range [...]uint64{p.Obj, p.arg} {
		if i < len(fr.Fn.Params) {
			fr.regs[i] = W(v)
		}
	}
	probe.Threads[t.ID].Frames = []*Frame{fr}
	for n := 0; probe.End == nil && len(probe.Threads[t.ID].Frames) > 0 && n < 1<<16; n++ {
		probe.current(t.ID)
		probe.execute(&probe.fr.Fn.Code[probe.fr.PC])
	}
	return probe
}

// switchable reports whether other threads may run before thread t's next instruction.
func (m *Machine) switchable(t *Thread, g Granularity) bool {
	if _, ok := m.point(t); ok || t.looping || t.Status != Running {
		return true
	}
	fr := t.Top()
	switch {
	case fr.Fn.Runtime || m.atomic == t.ID:
		return false
	case g == Instruction:
		return true
	case g == Access:
		switch fr.Fn.Code[fr.PC].Op {
		case ir.OpLoad, ir.OpStore, ir.OpMemcpy, ir.OpMemset:
			return true
		case ir.OpCall:
			return false
		}
	}
	return false
}

// Advance lets thread t, which must be enabled, go on until others may run. A thread that comes back to a
// state it was in without having met a scheduling point is left in its loop, for others to go on.
func (m *Machine) Advance(t int, g Granularity) {
	th := m.Threads[t]
	th.looping = false
	loop := loopWatch{at: longRun}
	for m.Step(t); m.End == nil && !m.switchable(th, g) && !m.held(th); m.Step(t) {
		if loop.closed(m) {
			th.looping = true
			return
		}
	}
}

// held reports whether a thread is to go no further.
func (m *Machine) held(t *Thread) bool { return m.Holds != nil && m.Holds(t) }

// AtOnce is a thread whose next steps commute with everything and are taken without a decision, or -1: one
// that stands at no scheduling point, at a creation, at its exit or at an enabled join.
func (m *Machine) AtOnce(g Granularity) int {
	for _, t := range m.Threads {
		if t.Status == Running && !m.switchable(t, g) && !m.held(t) && (m.atomic < 0 || m.atomic == t.ID) {
			return t.ID
		}
	}
	for _, t := range m.Threads {
		if p, ok := m.point(t); ok && m.atomic < 0 && m.atOnce(t, p) && m.Enabled(t.ID) {
			return t.ID
		}
	}
	return -1
}

// commutes reports whether an event commutes with everything: a creation, an exit, a join.
func (p *Point) commutes() bool {
	return p.code == abi.OpCreate || p.code == abi.OpExit || p.code == abi.OpJoin
}

// AsksEnds reports whether the program asks whether a thread has ended, without waiting for that: that a thread ends is
// then decided by the schedule.
func (m *Machine) AsksEnds() bool { return m.asksEnds }

// plain reports whether an event commutes with everything in this program.
func (m *Machine) plain(p Point) bool { return p.commutes() && !(p.code == abi.OpExit && m.asksEnds) }

// atOnce reports whether a thread's event is taken without a decision where it is enabled.
func (m *Machine) atOnce(t *Thread, p Point) bool {
	return m.plain(p) && (p.code != abi.OpJoin || m.Due == nil || m.Due() == t.ID)
}

// Turns are the ways the run can go on, by thread.
func (m *Machine) Turns() []Turn {
	var out []Turn
	for _, t := range m.Threads {
		switch {
		case m.Enabled(t.ID):
			out = append(out, Turn{Thread: t.ID})
		case t.Status == Waiting && t.Timed && (m.atomic < 0 || m.atomic == t.ID):
			out = append(out, Turn{Thread: t.ID, Timeout: true})
		}
	}
	return out
}

// Take takes a turn.
func (m *Machine) Take(turn Turn, g Granularity) {
	if !turn.Timeout {
		m.Advance(turn.Thread, g)
		return
	}
	m.current(turn.Thread)
	m.event(TimedOut, "wake", turn.Thread)
	m.resume(m.t, 1)
}

// Run goes on as the schedule says until the run ends; it returns false where the schedule gave up.
func (m *Machine) Run(g Granularity) bool {
	for m.End == nil {
		if t := m.AtOnce(g); t >= 0 {
			m.Advance(t, g)
			continue
		}
		turns := m.Turns()
		if len(turns) == 0 {
			m.Standstill()
			break
		}
		i := m.Schedule.Next(m, turns)
		if i < 0 {
			return false
		}
		m.Take(turns[i], g)
	}
	return true
}

// Standstill names the end of a run in which no thread can go on.
func (m *Machine) Standstill() {
	var stopped, blocked, spinning, frozen bool
	e := &End{}
	for _, t := range m.Threads {
		stopped = stopped || t.Status == Stopped
		frozen = frozen || t.Status == Frozen
		spinning = spinning || t.Status == Spinning
		if t.Live() {
			if !blocked || e.Loc == 0 || m.telling(t) && !m.telling(m.Threads[e.Thread]) {
				e.Thread, e.Loc = t.ID, t.Loc()
			}
			blocked = true
			e.Text += " " + t.Name
		}
	}
	switch {
	case frozen:
		e.Outcome, e.Text = FragmentEnd, "no thread can go on, one stands at the end of its fragment"
	case stopped:
		e.Outcome, e.Text = AssumeBlocked, "no thread can go on, one stands at a false assume"
	case !blocked:
		e.Outcome, e.Text = Finished, ""
		if m.reportLeaks() {
			return
		}
	case m.start != nil && m.start.Others:
		e.Outcome, e.Text = FragmentEnd, "every thread waits, perhaps for threads that are not listed"
	case spinning:
		e.Outcome, e.Kind, e.Text = Livelock, property.Livelock, "no thread can go on:"+e.Text
	default:
		e.Outcome, e.Kind, e.Text = Deadlock, property.Deadlock, "no thread can go on:"+e.Text
	}
	m.End = e
}

// telling reports whether a thread waits elsewhere than in a join.
func (m *Machine) telling(t *Thread) bool {
	p, ok := m.point(t)
	return !ok || p.code != abi.OpJoin
}
