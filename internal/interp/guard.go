package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

// Guard is the condition under which the event that thread tid is before is enabled, evaluated in
// st, which is not changed. A guard is pure C in the library models; where it meets several cases, the
// result is their disjunction.
func (m *Machine) Guard(st *state.State, tid int) expr.Value {
	return m.GuardOf(st, tid, st.Threads[tid].Point)
}

// GuardOf is Guard for an event that the thread need not be before.
func (m *Machine) GuardOf(st *state.State, tid int, pt state.Point) expr.Value {
	guard, _ := m.guard(st, tid, pt, false)
	return guard
}

// guard is GuardOf and, where that is asked for, what the guard reads.
func (m *Machine) guard(st *state.State, tid int, pt state.Point, reads bool) (expr.Value, []state.Effect) {
	if pt.Guard == ir.None {
		return expr.True, nil
	}
	if holds, ok := m.concretely(st, tid, pt, reads); ok && !m.Opt.ProbeGuards {
		return truth(holds), m.plainReads.List()
	}
	v := m.byProbe(st, tid, pt)
	return v, m.guardReads
}

// byProbe is GuardOf by a copy of the state that executes the guard.
func (m *Machine) byProbe(st *state.State, tid int, pt state.Point) expr.Value {
	probe := st.Fork()
	m.pushProbe(probe, tid, pt)
	probe.Effects, m.guardReads = nil, nil
	probe.Foot = nil
	if m.Opt.Footprints {
		probe.Trail(nil)
	}
	enabled := expr.False
	for work := []*state.State{probe}; len(work) > 0 && !m.Interrupted(); { // once interrupted, every case forks again
		s := work[len(work)-1]
		work = work[:len(work)-1]
		stop, forks := m.runProbe(s, tid)
		work = append(work, forks...)
		if stop != Forked && m.Opt.Effects {
			m.guardReads = append(m.guardReads, s.Effects.List()...)
		}
		if stop != Forked && s.Foot != nil {
			st.DependsOn(s.Foot)
			m.looked.Reads.Union(&s.Foot.Reads, &symheap.Cells{})
			m.looked.Opaque = m.looked.Opaque || s.Foot.Opaque || s.Heap.Expansions() != st.Heap.Expansions()
		}
		switch {
		case stop == Halted:
			continue
		case s.End != nil: // a violation or a cut inside a guard: it shows when the event executes
			enabled = m.B.Or1(enabled, m.since(s.PC, st.PC))
		case stop == probed:
			enabled = m.B.Or1(enabled, m.B.And1(m.since(s.PC, st.PC), m.probeValue))
		case stop == Forked:
			work = append(work, s)
		}
	}
	if m.Interrupted() { // it is not known, and a thread that cannot go on might be taken for one in a deadlock
		return expr.True
	}
	return enabled
}

func (m *Machine) pushProbe(probe *state.State, tid int, pt state.Point) {
	m.st, m.tid = probe, tid
	f := m.P.Funcs[pt.Guard]
	t := probe.Own(tid)
	t.Covered = true
	fr := &state.Frame{Epoch: probe.Heap.Epoch(), Fn: f, Regs: make([]expr.Value, len(f.Regs)), Probe: true}
	for i, v := range [...]expr.Value{pt.Obj, pt.Arg} {
		if i < len(f.Params) {
			fr.Regs[i] = v
		}
	}
	t.Frames = append(t.Frames, fr)
}

// runProbe is Run without the bookkeeping of a run under way.
func (m *Machine) runProbe(s *state.State, tid int) (Stop, []*state.State) {
	before := m.Instructions
	stop, forks := m.Run(s, tid)
	m.Instructions = before
	return stop, forks
}

func (m *Machine) probeResult(results []expr.Value) {
	w := int(m.fr.Fn.RetBits[0])
	m.probeValue = m.B.Not(m.B.Cmp(expr.EQ, w, results[0], expr.Word(0)))
	m.stop = probed
}

// since is the conjunction of what pc has beyond base.
func (m *Machine) since(pc, base *expr.PC) expr.Value {
	v := expr.True
	for ; pc != base && pc != nil; pc = pc.Parent {
		v = m.B.And1(v, pc.Cond.Value())
	}
	return v
}

// MayBeTrueIn is MayBeTrue under the path condition of st.
func (m *Machine) MayBeTrueIn(st *state.State, c expr.Value) bool {
	m.st = st
	if c.Concrete() {
		return c.W != 0
	}
	switch m.Check(st.PC, c) {
	case solver.Unsat:
		return false
	case solver.Unknown:
		st.Undecided = true
		m.Ledger.Add(
			ledger.Entry{
				Kind:   "solver-unknown",
				Effect: ledger.Incomplete,
				Text:   "the solver did not decide in its limit whether a thread is enabled: it was taken to be",
			},
		)
	}
	return true
}

// Describe is an address of st for a person.
func (m *Machine) Describe(st *state.State, p expr.Value) string {
	m.st = st
	return m.describe(p)
}

// Enabled is Enabling without what the guard reads where that can be asked for later and costs no more then.
func (m *Machine) Enabled(st *state.State, tid int) (guard expr.Value, reads []state.Effect, later bool) {
	t := st.Threads[tid]
	if t.Point.Guard != ir.None && t.SpinReads == nil && !m.Opt.ProbeGuards {
		if holds, ok := m.concretely(st, tid, t.Point, false); ok {
			return truth(holds), nil, true
		}
	}
	guard, reads = m.Enabling(st, tid)
	return guard, reads, false
}

func truth(holds bool) expr.Value {
	if holds {
		return expr.True
	}
	return expr.False
}

// Enabling is Guard together with what it depends on: what the guard reads, and for a thread that spins
// what its loop reads.
func (m *Machine) Enabling(st *state.State, tid int) (guard expr.Value, reads []state.Effect) {
	guard, reads = m.guard(st, tid, st.Threads[tid].Point, true)
	for _, r := range st.Threads[tid].SpinReads {
		if r.Bytes == 0 {
			reads = append(reads, state.Effect{Place: state.Wake, Tid: int32(r.Addr), Certain: true})
		} else if o := st.Heap.Find(r.Addr); o != nil {
			reads = append(reads, state.Effect{Obj: o.ID(), Off: expr.Word(r.Addr - o.Addr()), Bytes: int64(r.Bytes),
				Certain: true})
		}
	}
	return guard, reads
}
