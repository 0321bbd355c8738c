package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// rmw is an atomic read-modify-write: one event.
func (m *Machine) rmw(in *ir.Instr) {
	p := m.followed(m.val(&in.A), &in.A, int64(bytesOf(in.Bits)))
	if !m.point("rmw", p, in) {
		return
	}
	m.separate(p)
	w := int(in.Bits)
	a := access{p: p, n: expr.Word(uint64(w / 8)), op: &in.A, write: true, atomic: true, unrecorded: m.fr.Fn.Runtime}
	old, ok := m.read(a)
	if !ok {
		return
	}
	m.writeAccess(a, m.modify(in, old, m.valBits(&in.B, w)))
	m.acquireAtomic(p, ir.Order(in.Imm))
	m.releaseAtomic(p, ir.Order(in.Imm), true)
	m.setIf(in.Dst, old)
	m.fr.PC++
}

func (m *Machine) modify(in *ir.Instr, old, arg expr.Value) expr.Value {
	w := int(in.Bits)
	pick := func(p expr.Pred) expr.Value { return m.B.Ite(w, m.B.Cmp(p, w, old, arg), old, arg) }
	switch ir.RMW(in.Sub) {
	case ir.RMWAdd:
		return m.B.Bin(expr.Add, w, old, arg)
	case ir.RMWSub:
		return m.B.Bin(expr.Sub, w, old, arg)
	case ir.RMWAnd:
		return m.B.Bin(expr.And, w, old, arg)
	case ir.RMWNand:
		return m.B.BitNot(w, m.B.Bin(expr.And, w, old, arg))
	case ir.RMWOr:
		return m.B.Bin(expr.Or, w, old, arg)
	case ir.RMWXor:
		return m.B.Bin(expr.Xor, w, old, arg)
	case ir.RMWMax:
		return pick(expr.SGT)
	case ir.RMWMin:
		return pick(expr.SLT)
	case ir.RMWUMax:
		return pick(expr.UGT)
	case ir.RMWUMin:
		return pick(expr.ULT)
	case ir.RMWFAdd:
		return m.B.FBin(expr.FAdd, w, old, arg)
	case ir.RMWFSub:
		return m.B.FBin(expr.FSub, w, old, arg)
	}
	return arg
}

// cmpxchg is one event. Where its success is unknown it stays one state with a conditional store as long as
// one thread runs; with more, a failed exchange only reads (C11 7.17.7.4), so the cases differ.
func (m *Machine) cmpxchg(in *ir.Instr) {
	p := m.followed(m.val(&in.A), &in.A, int64(bytesOf(in.Bits)))
	if !m.point("cmpxchg", p, in) {
		return
	}
	if in.Flags&ir.FlagWeak != 0 {
		m.assumeEnv(noSpuriousFailures)
	}
	m.separate(p)
	w := int(in.Bits)
	a := access{p: p, n: expr.Word(uint64(w / 8)), op: &in.A, atomic: true, unrecorded: m.fr.Fn.Runtime}
	old, ok := m.read(a)
	if !ok {
		return
	}
	eq := m.B.Cmp(expr.EQ, w, old, m.valBits(&in.B, w))
	a.write = true
	if eq.Concrete() || !m.st.Multi {
		m.exchange(in, a, old, eq)
		return
	}
	ways := []expr.Value{expr.True, expr.False}
	if !m.MayBeTrue(eq) {
		ways = ways[1:]
	} else if m.MustBeTrue(eq) {
		ways = ways[:1]
	}
	m.fan(len(ways), func(i int) {
		m.record(m.st, eq, ways[i] == expr.True, int(ways[i].W))
		m.decide(m.B.Cmp(expr.EQ, 1, eq, ways[i]))
		m.exchange(in, a, old, ways[i])
	})
}

// exchange is the rest of a cmpxchg that succeeds where eq holds.
func (m *Machine) exchange(in *ir.Instr, a access, old, eq expr.Value) {
	w := int(in.Bits)
	if eq != expr.False && !m.writeAccess(a, m.B.Ite(w, eq, m.valBits(&in.C, w), old)) {
		return
	}
	m.fetch()
	m.acquireAtomic(a.p, ir.Order(in.Imm))
	if eq != expr.False {
		m.releaseAtomic(a.p, ir.Order(in.Imm), true)
	}
	m.set(in.Dst, old)
	m.set(in.Dst+1, eq)
	m.fr.PC++
}

// point stops before a visible event of the user's own code, unless it was just granted.
func (m *Machine) point(op string, obj expr.Value, in *ir.Instr) bool {
	if m.fr.Fn.Runtime || m.st.AtomicBy == m.tid || m.outside() {
		return true
	}
	return m.stopAt(state.Point{Op: op, Obj: obj, Guard: ir.None, Loc: in.Loc})
}

// stopAt stands the thread before a visible event; true means the event was granted: go on.
func (m *Machine) stopAt(pt state.Point) bool {
	if m.t.Granted {
		m.t.Granted = false
		m.passed = true
		m.t.SpinReads = nil
		m.t.Covered = m.fr.Fn.Runtime && pt.Code != abi.OpJoin // the result that a join writes is an access of its own
		m.firstStep(&pt)
		m.recordEvent(pt)
		m.joins(pt)
		return true
	}
	m.letsGo()
	pt.Obj, pt.Arg = m.followed(pt.Obj, nil, 0), m.followed(pt.Arg, nil, 0)
	m.mark()
	m.arrives()
	m.t.Point = pt
	m.t.Status = state.AtPoint
	m.stop = AtPoint
	return false
}

// letsGo: a thread that stops, here or for good, must not hold a lock that was left out speculatively.
func (m *Machine) letsGo() {
	if m.Opt.Speculative && slices.ContainsFunc(m.t.Held, func(l state.Lock) bool { return l.Outside }) {
		m.Abort("a thread stops with a lock that was left out")
	}
}

// recordEvent writes a granted event into the schedule; a creation is recorded when the new thread
// is known.
func (m *Machine) recordEvent(pt state.Point) {
	switch pt.Code {
	case abi.OpCreate:
		return
	case abi.OpExit:
		pt.Op = "exit"
	}
	s := state.Step{Op: pt.Op, Detail: m.describeEvent(pt.Obj), Loc: pt.Loc, Addr: pt.Obj}
	if m.Opt.Notes {
		s.Number = pt.Code
	}
	m.step(m.st, s)
}
