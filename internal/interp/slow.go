package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
	"midway/symheap"
)

// slow executes one instruction on values of any kind. It leaves the program counter on the next one.
func (m *Machine) slow(in *ir.Instr) {
	if m.pauses() {
		m.pace.slow++
		m.stop = Paused
		return
	}
	m.passed, m.left = false, m.left[:0]
	m.pace.slow++
	m.S.Begin(m.units(in))
	m.pace.follows, m.pace.into = expr.Value{}, symheap.None
	switch in.Op {
	case ir.OpNop, ir.OpLifetimeStart, ir.OpLifetimeEnd, ir.OpVAEnd, ir.OpStackRestore:
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor:
		m.binary(in)
	case opObserver:
		m.observe()
		return
	case opAddSigned, opSubSigned, opMulSigned:
		m.checkedBinary(in)
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		m.divide(in)
	case ir.OpOverflow:
		m.overflow(in)
	case ir.OpCtPop, ir.OpCtLz, ir.OpCtTz, ir.OpBSwap, ir.OpBitReverse:
		m.set(in.Dst, m.B.Un(unary[in.Op], int(in.Bits), m.valBits(&in.A, int(in.Bits))))
	case ir.OpICmp:
		m.compare(in)
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		m.resize(in)
	case ir.OpCopy, ir.OpFreeze:
		m.set(in.Dst, m.valBits(&in.A, int(in.Bits)))
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFNeg, ir.OpFCmp, ir.OpFMath,
		ir.OpFPTrunc, ir.OpFPExt, ir.OpFPToUI, ir.OpFPToSI, ir.OpUIToFP, ir.OpSIToFP:
		m.float(in)
	case ir.OpSelect:
		m.choose(in)
	case ir.OpFresh:
		m.set(in.Dst, m.unset(in))
	case ir.OpGEP:
		if p := m.address(in); m.staysInside(m.val(&in.A), p) {
			m.set(in.Dst, p)
		}
	case ir.OpAlloca:
		m.alloca(in)
	case ir.OpStackSave:
		m.set(in.Dst, expr.Word(0))
	case ir.OpLoad:
		m.load(in)
		return
	case ir.OpStore:
		m.store(in)
		return
	case ir.OpRMW:
		m.rmw(in)
		return
	case ir.OpCmpXchg:
		m.cmpxchg(in)
		return
	case ir.OpFence:
		m.fence(ir.Order(in.Sub))
	case ir.OpMemcpy:
		if !m.blockPoint("memcpy", in, m.val(&in.B), m.val(&in.A)) {
			return
		}
		m.t.Forget()
		m.memcpy(m.val(&in.A), m.val(&in.B), m.val(&in.C), in)
	case ir.OpMemset:
		if !m.blockPoint("memset", in, m.val(&in.A)) {
			return
		}
		m.t.Forget()
		m.memset(m.val(&in.A), m.val(&in.B), m.val(&in.C), in)
	case ir.OpTLS:
		m.threadLocal(in)
	case ir.OpVAStart:
		m.vaStart(m.val(&in.A), in)
	case ir.OpVACopy:
		m.t.Forget()
		m.memcpy(m.val(&in.A), m.val(&in.B), expr.Word(m.vaListBytes()), in)
	case ir.OpTimestamp:
		m.set(in.Dst, m.unknown("clock", int(in.Bits), expr.Timestamp))
	case ir.OpBr:
		m.jump(m.st, &m.prep[m.fr.Fn.ID].edges[m.fr.PC][0])
		return
	case ir.OpCondBr:
		m.branch(in)
		return
	case ir.OpSwitch:
		m.switchOn(in)
		return
	case ir.OpRet:
		m.ret(in)
		return
	case ir.OpCall:
		m.call(in)
		return
	case ir.OpUnreachable:
		m.unreachable()
		return
	case ir.OpTrap:
		m.end(
			state.End{
				Outcome: state.Violation,
				Kind:    property.Assertion,
				Loc:     m.loc(),
				Text:    "the program traps",
				Decided: true,
			},
		)
		return
	case opStop:
		m.stops()
		return
	default:
		m.unsupported(in)
		return
	}
	if m.stop == running {
		m.fr.PC++
	}
}

var unary = map[ir.Op]expr.UnOp{
	ir.OpCtPop: expr.CtPop, ir.OpCtLz: expr.CtLz, ir.OpCtTz: expr.CtTz, ir.OpBSwap: expr.BSwap,
	ir.OpBitReverse: expr.BitReverse,
}

func (m *Machine) unsupported(in *ir.Instr) {
	text := "an instruction without meaning here"
	if int(in.Aux) < len(m.fr.Fn.Asms) && in.Aux >= 0 {
		text = m.fr.Fn.Asms[in.Aux]
	}
	if in.Op == ir.OpAsm {
		text = "inline assembly: " + text
	}
	m.cut("unsupported-instruction", text)
}

func (m *Machine) unreachable() {
	m.end(
		state.End{
			Outcome: state.Violation,
			Kind:    property.Unreachable,
			Decided: true,
			Loc:     m.loc(),
			Text:    "control reaches a point that the compiler was told is unreachable",
		},
	)
}

// unset is what an unset local holds: one unknown for this lifetime.
func (m *Machine) unset(in *ir.Instr) expr.Value {
	name := m.fr.Fn.Regs[in.Dst].Name
	if name == "" {
		name = "unset"
	}
	return m.unknown(name, int(in.Bits), expr.Unset)
}

func (m *Machine) binary(in *ir.Instr) {
	w := int(in.Bits)
	a, b := m.valBits(&in.A, w), m.valBits(&in.B, w)
	m.set(in.Dst, m.B.Bin(expr.BinOp(in.Op-ir.OpAdd)+expr.Add, w, a, b))
}

func (m *Machine) divide(in *ir.Instr) {
	w := int(in.Bits)
	a, b := m.valBits(&in.A, w), m.valBits(&in.B, w)
	zero := m.zero(w)
	if !m.defined(b, "a divisor") {
		return
	}
	if !m.check(m.B.Not(m.B.Cmp(expr.EQ, w, b, zero)), property.DivisionByZero, "division by zero") ||
		!m.checkQuotient(in, a, b) {
		return
	}
	m.set(in.Dst, m.B.Bin(expr.BinOp(in.Op-ir.OpAdd)+expr.Add, w, a, b))
}

func (m *Machine) zero(w int) expr.Value {
	if w > 64 {
		return m.B.Wide(w, 0, 0)
	}
	return expr.Word(0)
}

// overflow is an operation and whether its result leaves the numbers of the width.
func (m *Machine) overflow(in *ir.Instr) {
	w := int(in.Bits)
	a, b := m.valBits(&in.A, w), m.valBits(&in.B, w)
	kind := ir.Overflow(in.Sub)
	op := [...]expr.BinOp{expr.Add, expr.Add, expr.Sub, expr.Sub, expr.Mul, expr.Mul}[kind]
	m.set(in.Dst, m.B.Bin(op, w, a, b))
	m.set(in.Dst+1, m.B.Overflow(op, kind == ir.SAddO || kind == ir.SSubO || kind == ir.SMulO, w, a, b))
}

func (m *Machine) compare(in *ir.Instr) {
	w := int(in.Bits)
	a, b := m.valBits(&in.A, w), m.valBits(&in.B, w)
	if w == m.P.Model.PtrBits() {
		a, b = m.st.Heap.Plain(a), m.st.Heap.Plain(b)
	}
	m.set(in.Dst, m.B.Cmp(expr.Pred(in.Sub), w, a, b))
	if p := ir.Pred(in.Sub); (p == ir.EQ || p == ir.NE) && w == m.P.Model.PtrBits() {
		m.noteNullTest(a, b)
	}
}

// noteNullTest remembers that a symbolic term was compared with null.
func (m *Machine) noteNullTest(a, b expr.Value) {
	if m.fr.Fn.Runtime {
		return
	}
	if a.Concrete() {
		a, b = b, a
	}
	if !a.Concrete() && b == expr.Word(0) {
		m.st.NoteNullTest(a.N)
	}
}

func (m *Machine) resize(in *ir.Instr) {
	from, to := int(in.Imm), int(in.Bits)
	a := m.valBits(&in.A, from)
	switch in.Op {
	case ir.OpTrunc:
		a = m.B.Trunc(from, to, a)
	case ir.OpZExt:
		a = m.B.ZExt(from, to, a)
	default:
		a = m.B.SExt(from, to, a)
	}
	m.set(in.Dst, a)
}

func (m *Machine) choose(in *ir.Instr) {
	w := int(in.Bits)
	c := m.valBits(&in.A, 1)
	m.set(in.Dst, m.B.Ite(w, c, m.valBits(&in.B, w), m.valBits(&in.C, w)))
}

// address is the value of an OpGEP.
func (m *Machine) address(in *ir.Instr) expr.Value {
	w := int(in.Bits)
	a := m.B.Bin(expr.Add, w, m.val(&in.A), expr.Word(uint64(in.Imm)&mask(in.Bits)))
	if in.B.Kind == ir.KNone {
		return a
	}
	i := m.valBits(&in.B, int(in.Aux))
	if int(in.Aux) < w {
		i = m.B.SExt(int(in.Aux), w, i)
	} else if int(in.Aux) > w {
		i = m.B.Trunc(int(in.Aux), w, i)
	}
	return m.B.Bin(expr.Add, w, a, m.B.Bin(expr.Mul, w, i, expr.Word(uint64(in.Scale)&mask(in.Bits))))
}

// staysInside checks that address arithmetic does not lead from one object into another: the result
// would name the wrong one, and is undefined in C (C11 6.5.6p8). Just outside its object, where it names no
// other, an address is checked when it is used.
func (m *Machine) staysInside(base, p expr.Value) bool {
	from := m.st.Heap.Named(base)
	if from == nil {
		return true
	}
	w := m.P.Model.PtrBits()
	off := m.B.Bin(expr.Sub, w, p, from.Base())
	if p.Concrete() {
		if to := m.st.Heap.Find(p.W); to == nil || to.ID() == from.ID() {
			return true
		}
	} else if from.Initial() && m.trusted(off) {
		return true // what of it is outside shows when it is used
	} else if inside := m.B.Cmp(expr.ULE, w, off, from.Size()); m.MayBeTrue(inside) || m.beside(from, p, off) {
		m.noteAssumption(inside)
		return true
	}
	return m.defined(p, "an address") &&
		m.violate(
			expr.True,
			property.OutOfBounds,
			"address arithmetic leads from "+m.objectName(from)+" to offset "+m.valueText(off),
		)
}

// beside reports whether an address that names from may lie in the room that is kept free around it, off bytes from its
// first one.
func (m *Machine) beside(from *symheap.Object, p, off expr.Value) bool {
	w, room := m.P.Model.PtrBits(), m.P.Model.Layout().ObjectStart
	if to := m.st.Heap.Named(p); to == nil || to.ID() != from.ID() {
		return false
	}
	return m.MayBeTrue(
		m.B.Cmp(
			expr.ULE,
			w,
			m.B.Bin(expr.Add, w, off, expr.Word(room)),
			m.B.Bin(expr.Add, w, from.Size(), expr.Word(2*room)),
		),
	)
}

func (m *Machine) noteAbstractions(before uint64) {
	if m.B.Abstracted() != before {
		m.note(
			"float-abstraction",
			ledger.OverApproximate,
			"a floating-point operation on unknown values is taken to give any value",
		)
	}
}
