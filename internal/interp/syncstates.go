package interp

import (
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// What the C library keeps of synchronisation objects, beside who holds them and who waits: assumed of objects of the
// initial state when they are used.

// levelsInvariant: a mutex that is held is held once or more, and by a thread of the context no more often than that
// has locked it. Who unlocks it as often has given it up.
func (m *Machine) levelsInvariant(p, taken, owner, at expr.Value) {
	levels, ok := m.field(at)
	if !ok || !unwritten(levels) || m.statesOff() {
		return
	}
	is, most, bounded := m.sameAs(p), expr.Word(0), !m.invariantsOff()
	for _, t := range m.st.Threads {
		byT := m.B.Cmp(expr.EQ, 32, owner, expr.Word(handle(t.ID)))
		for _, l := range t.Held {
			if same := m.B.And1(byT, m.isLock(l, p, abi.LockMutex, is)); same != expr.False {
				bounded = bounded && l.Times > 0
				most = m.B.Bin(expr.Add, 32, most, m.B.Ite(32, same, expr.Word(uint64(max(l.Times, 0))), expr.Word(0)))
			}
		}
	}
	cond := m.B.Cmp(expr.SLT, 32, expr.Word(0), levels)
	if bounded {
		cond = m.B.And1(cond, m.B.Or1(m.unlisted(owner), m.B.Cmp(expr.ULE, 32, levels, most)))
	}
	m.suppose(m.implies(m.B.Not(m.B.Cmp(expr.EQ, 32, taken, expr.Word(0))), cond))
}

// unwritten reports whether a word is one that the initial state has: what holds of that does not hold of what became
// of it, as of a mutex that was locked again.
func unwritten(v expr.Value) bool {
	switch {
	case v.Concrete():
		return false
	case v.N.Op() == expr.OpRead:
		return v.N.Kids()[0].Op() == expr.OpSymArray
	}
	return v.N.Op() == expr.OpSym
}

// statesOff reports whether nothing is taken for granted of the states of synchronisation objects.
func (m *Machine) statesOff() bool {
	return m.st.Facts == nil || m.st.Facts.NoInvariants || m.st.Facts.NoStates
}

// primStateInvariant: what the C library keeps of an object holds where the initial state has it.
func (m *Machine) primStateInvariant(in *ir.Instr, ci *ir.CallInfo) {
	holds := m.arg(ci, 0)
	if m.stop == running && !holds.Concrete() && !m.statesOff() {
		m.suppose(m.B.Not(m.B.Cmp(expr.EQ, 32, holds, expr.Word(0))))
	}
	m.goOn()
}

// barrierState: fewer threads wait at a barrier than it expects, as the last to come lets all go; and while none does,
// no thread is the round's serial one yet.
func (m *Machine) barrierState(ci *ir.CallInfo) {
	expected, ok1 := m.field(m.arg(ci, 1))
	arrived, ok2 := m.field(m.arg(ci, 2))
	if !ok1 || !ok2 {
		return
	}
	if !arrived.Concrete() || !expected.Concrete() {
		m.suppose(m.B.Cmp(expr.ULT, 32, arrived, expected))
	}
	serial, ok := m.field(m.arg(ci, 3))
	if !ok || serial.Concrete() || m.st.Facts.Others {
		return
	}
	someone := expr.False
	for _, same := range m.st.WQ.Matching(m.sameAs(m.arg(ci, 0))) {
		someone = m.B.Or1(someone, same)
	}
	m.suppose(m.B.Or1(someone, m.B.Cmp(expr.EQ, 32, serial, expr.Word(0))))
}

// blockedPrefix begins the names of the models' functions in which threads stand that are blocked at the context.
const blockedPrefix = "__mw_blocked_"

// inQueue is where a thread that is blocked at the context, and has not run since, waits in a queue: if it was not
// woken before.
func (m *Machine) inQueue(t *state.Thread) (queue, waits expr.Value) {
	if !t.InitialWait {
		return queue, expr.False
	}
	for _, f := range t.Frames {
		if f.Fn.Runtime && strings.HasPrefix(f.Fn.Name, blockedPrefix) {
			if t.ID == m.tid {
				return f.Regs[0], expr.True
			}
			return f.Regs[0], m.B.Not(dataflow.Woken(m.B, t.Name))
		}
	}
	return queue, expr.False
}
