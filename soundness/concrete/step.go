package concrete

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/property"
)

// maxFrames bounds a thread's stack; deeper recursion cuts the run.
const maxFrames = 4096

// Step lets thread t, which must be Enabled, execute one instruction.
func (m *Machine) Step(t int) {
	m.current(t)
	m.Steps++
	if m.Before != nil {
		m.Before(t)
	}
	if m.Watch != nil {
		m.announce()
	}
	if m.stopsHere(m.fr) {
		m.freeze()
		return
	}
	m.execute(&m.fr.Fn.Code[m.fr.PC])
	m.survive()
	stopped := m.Steps%1024 == 0 && m.Opt.Interrupted != nil && m.Opt.Interrupted()
	if stopped || m.Opt.MaxSteps > 0 && m.Steps >= m.Opt.MaxSteps {
		m.cut(stepLimit, stoppedAfter(m.Steps))
	}
}

// stepLimit is the kind of end of a run that took too long.
const stepLimit = "step-limit"

func stoppedAfter(steps uint64) string {
	return "the run was stopped after " + itoa(int(steps)) + " instructions"
}

// survive undoes the end of the run where an error stops its thread only: the others go on as if it had not come to it
// yet.
func (m *Machine) survive() {
	if m.End == nil || m.End.Outcome != Violation || m.Opt.Dies == nil || m.guarding ||
		!m.Opt.Dies(m.End.Kind, m.End.Loc) {
		return
	}
	if t := m.t; slices.ContainsFunc(m.Threads, func(o *Thread) bool { return o != t && o.Live() }) {
		m.End, t.Status = nil, Stopped
		if m.atomic == t.ID {
			m.atomic, m.blocks = -1, 0
		}
	}
}

// announce tells of the visible event that the step is, if any.
func (m *Machine) announce() {
	if p, ok := m.point(m.t); ok && !p.silent {
		m.event(Visible, p.Op, 0)
	}
}

// current makes t the thread of the step under way.
func (m *Machine) current(t int) {
	m.t = m.Threads[t]
	m.fr = m.t.Top()
}

// operand is an operand's value in a frame, where an undefined one is zero.
func (m *Machine) operand(fr *Frame, o *ir.Operand) Word {
	switch o.Kind {
	case ir.KReg:
		return fr.regs[o.Reg]
	case ir.KWide:
		return Word{o.Word, m.P.HighWord(*o)}
	}
	return W(o.Word)
}

// val is an operand of the current instruction, of the given bits; an undefined one is an unknown.
func (m *Machine) val(o *ir.Operand, bits int) Word {
	if o.Kind == ir.KUndef || o.Kind == ir.KPoison {
		return m.unknown("undef", bits)
	}
	return m.operand(m.fr, o).trunc(bits)
}

// address is an operand that is an address or a size.
func (m *Machine) address(o *ir.Operand) uint64 { return m.val(o, m.P.Model.PtrBits()).Lo }

func (m *Machine) set(r ir.Reg, v Word) {
	if r != ir.None {
		m.fr.regs[r] = v
	}
}

// execute does one instruction and leaves the program counter on the next.
func (m *Machine) execute(in *ir.Instr) {
	if m.Opt.Uninitialized {
		m.follow(in)
		return
	}
	m.perform(in)
}

// perform is execute without regard to what was never set.
func (m *Machine) perform(in *ir.Instr) {
	w := int(in.Bits)
	switch in.Op {
	case ir.OpLoad,
		ir.OpStore,
		ir.OpRMW,
		ir.OpCmpXchg,
		ir.OpFence,
		ir.OpMemcpy,
		ir.OpMemset,
		ir.OpAlloca,
		ir.OpTLS,
		ir.OpVAStart,
		ir.OpVACopy:
		if !m.memory(in) {
			return
		}
	case ir.OpBr,
		ir.OpCondBr,
		ir.OpSwitch,
		ir.OpRet,
		ir.OpUnreachable,
		ir.OpTrap,
		ir.OpCall,
		ir.OpAsm,
		ir.OpUnsupported:
		m.control(in)
		return
	case ir.OpGEP:
		p := m.gep(in, w)
		if !m.staysInside(m.val(&in.A, w).Lo, p.Lo) {
			return
		}
		m.set(in.Dst, p)
	case ir.OpNop, ir.OpLifetimeStart, ir.OpLifetimeEnd, ir.OpVAEnd, ir.OpStackRestore:
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		a, b := m.val(&in.A, w), m.val(&in.B, w)
		if b.zero() {
			m.violate(property.DivisionByZero, "division by zero")
			return
		}
		if m.quotientOverflows(in, w, a, b) {
			m.violate(property.SignedOverflow, "a quotient does not fit")
			return
		}
		m.set(in.Dst, divide(in.Op, w, a, b))
	case ir.OpOverflow:
		r, o := overflow(ir.Overflow(in.Sub), w, m.val(&in.A, w), m.val(&in.B, w))
		m.set(in.Dst, r)
		m.set(in.Dst+1, bit(o))
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		r, beyond := m.arithmetic(in, w)
		if beyond {
			m.violate(property.SignedOverflow, "the result does not fit into "+itoa(w)+" bits")
			return
		}
		m.set(in.Dst, r)
	default:
		m.set(in.Dst, m.value(in, w))
	}
	m.fr.PC++
}

// value is the result of an instruction that only computes.
func (m *Machine) value(in *ir.Instr, w int) Word {
	switch in.Op {
	case ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpAnd, ir.OpOr, ir.OpXor:
		return binary(in.Op, w, m.val(&in.A, w), m.val(&in.B, w))
	case ir.OpCtPop, ir.OpCtLz, ir.OpCtTz, ir.OpBSwap, ir.OpBitReverse:
		return unary(in.Op, w, m.val(&in.A, w))
	case ir.OpICmp:
		return bit(compare(ir.Pred(in.Sub), w, m.val(&in.A, w), m.val(&in.B, w)))
	case ir.OpFCmp:
		return bit(floatCompare(ir.FPred(in.Sub), w, m.val(&in.A, w), m.val(&in.B, w)))
	case ir.OpTrunc:
		return m.val(&in.A, int(in.Imm)).trunc(w)
	case ir.OpZExt:
		return m.val(&in.A, int(in.Imm))
	case ir.OpSExt:
		return m.val(&in.A, int(in.Imm)).sext(int(in.Imm)).trunc(w)
	case ir.OpFPTrunc, ir.OpFPExt, ir.OpFPToUI, ir.OpFPToSI, ir.OpUIToFP, ir.OpSIToFP:
		return convert(in.Op, int(in.Imm), w, m.val(&in.A, int(in.Imm)))
	case ir.OpCopy, ir.OpFreeze:
		return m.val(&in.A, w)
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
		return floatBinary(in.Op, w, m.val(&in.A, w), m.val(&in.B, w))
	case ir.OpFNeg:
		return binary(ir.OpXor, w, m.val(&in.A, w), W(1).shl(uint(w-1)))
	case ir.OpFMath:
		return m.mathematics(in, w)
	case ir.OpSelect:
		return m.selected(in, w)
	case ir.OpFresh:
		return m.unknown(named(m.fr.Fn.Regs[in.Dst].Name, "unset"), w)
	case ir.OpTimestamp:
		return m.unknown("clock", w)
	case ir.OpStackSave:
		return Word{}
	}
	panic("concrete: no meaning for " + in.Op.String())
}

func named(name, otherwise string) string {
	if name == "" {
		return otherwise
	}
	return name
}

func (m *Machine) mathematics(in *ir.Instr, w int) Word {
	var args []Word
	for i, o := range [...]*ir.Operand{&in.A, &in.B, &in.C} {
		if o.Kind == ir.KNone {
			break
		}
		bits := w
		if ir.Math(in.Sub) == ir.PowI && i == 1 {
			bits = 32
		}
		args = append(args, m.val(o, bits))
	}
	return mathematics(ir.Math(in.Sub), w, args)
}

// selected is one of two operands. Where the one chosen is a register or a short constant the other is not
// looked at, so that unknowns are numbered as in the symbolic run.
func (m *Machine) selected(in *ir.Instr, w int) Word {
	o, other := &in.B, &in.C
	cond := m.val(&in.A, 1)
	if cond.zero() {
		o, other = other, o
	}
	if o.Kind == ir.KReg || o.Kind == ir.KConst && w <= 64 {
		return m.val(o, w)
	}
	if o == &in.C {
		m.val(other, w)
		return m.val(o, w)
	}
	v := m.val(o, w)
	m.val(other, w)
	return v
}

func (m *Machine) gep(in *ir.Instr, w int) Word {
	a := m.val(&in.A, w).add(W(uint64(in.Imm)))
	if in.B.Kind != ir.KNone {
		i := m.val(&in.B, int(in.Aux)).sext(int(in.Aux))
		a = a.add(i.mul(W(uint64(in.Scale)).sext(64)))
	}
	return a.trunc(w)
}

// memory does an instruction on memory; it returns false where the run ended.
func (m *Machine) memory(in *ir.Instr) bool {
	quiet, n := m.fr.Fn.Runtime, uint64(in.Bits+7)/8
	ptr := m.P.Model.PtrBits()
	switch in.Op {
	case ir.OpLoad:
		return m.load(in, n, quiet)
	case ir.OpStore:
		return m.store(in, n, quiet)
	case ir.OpRMW:
		return m.exchange(in, n, quiet)
	case ir.OpCmpXchg:
		return m.compareExchange(in, n, quiet)
	case ir.OpFence:
		m.fence(ir.Order(in.Sub))
	case ir.OpMemcpy:
		m.copy(m.address(&in.A), m.address(&in.B), m.address(&in.C), quiet)
	case ir.OpMemset:
		m.fill(m.address(&in.A), byte(m.val(&in.B, 8).Lo), m.address(&in.C), quiet)
	case ir.OpAlloca:
		o := m.newObject(stack, m.val(&in.A, ptr).Lo, max(in.Imm, 1), named(m.fr.Fn.Regs[in.Dst].Name, "local"), false)
		if o != nil {
			m.fr.allocas = append(m.fr.allocas, o.addr)
			m.set(in.Dst, W(o.addr))
		}
	case ir.OpTLS:
		m.threadLocal(in)
	case ir.OpVAStart:
		m.vaStart(m.address(&in.A))
	case ir.OpVACopy:
		m.copy(m.address(&in.A), m.address(&in.B), m.vaListBytes(), quiet)
	}
	return m.End == nil
}

func (m *Machine) load(in *ir.Instr, n uint64, quiet bool) bool {
	p, order := m.address(&in.A), ir.Order(in.Sub)
	v, ok := m.read(target{addr: p, n: n, atomic: order != ir.NotAtomic, quiet: quiet})
	if !ok {
		return false
	}
	if order != ir.NotAtomic {
		m.atomicRead(p, order)
	}
	m.set(in.Dst, v.trunc(int(in.Bits)))
	return true
}

func (m *Machine) store(in *ir.Instr, n uint64, quiet bool) bool {
	p, order := m.address(&in.A), ir.Order(in.Sub)
	if !m.write(target{addr: p, n: n, atomic: order != ir.NotAtomic, quiet: quiet}, m.val(&in.B, int(in.Bits))) {
		return false
	}
	if order != ir.NotAtomic {
		m.atomicWrite(p, order, false)
	}
	return true
}

// exchange is an atomic read-modify-write: one event.
func (m *Machine) exchange(in *ir.Instr, n uint64, quiet bool) bool {
	p, w := m.address(&in.A), int(in.Bits)
	a := target{addr: p, n: n, write: true, atomic: true, quiet: quiet}
	old, ok := m.read(a)
	if !ok || !m.write(a, modify(ir.RMW(in.Sub), w, old, m.val(&in.B, w))) {
		return false
	}
	m.atomicRead(p, ir.Order(in.Imm))
	m.atomicWrite(p, ir.Order(in.Imm), true)
	m.set(in.Dst, old)
	return true
}

// compareExchange is one event too; one that fails only reads (C11 7.17.7.4).
func (m *Machine) compareExchange(in *ir.Instr, n uint64, quiet bool) bool {
	p, w := m.address(&in.A), int(in.Bits)
	a := target{addr: p, n: n, atomic: true, quiet: quiet}
	old, ok := m.read(a)
	if !ok {
		return false
	}
	equal := old == m.val(&in.B, w)
	m.event(Branched, "branch", int(bit(equal).Lo))
	if equal && !m.write(a, m.val(&in.C, w)) {
		return false
	}
	m.atomicRead(p, ir.Order(in.Imm))
	if equal {
		m.atomicWrite(p, ir.Order(in.Imm), true)
	}
	m.set(in.Dst, old)
	m.set(in.Dst+1, bit(equal))
	return true
}

// threadLocal is this thread's address of a thread-local global, whose object is made at its first use.
func (m *Machine) threadLocal(in *ir.Instr) {
	g := m.P.Globals[in.Imm]
	if _, ok := m.t.locals[g.ID]; !ok {
		o := m.newObject(global, uint64(g.Size), max(g.Align, 1), m.t.Name+"'s "+g.Name, true)
		if o == nil {
			return
		}
		copy(o.data, g.Init)
		m.t.locals[g.ID] = o.addr
	}
	m.set(in.Dst, W(m.t.locals[g.ID]+uint64(in.Scale)))
}

func (m *Machine) vaListBytes() uint64 {
	if m.P.Model == ir.ILP32 {
		return 4
	}
	return 24
}

// vaStart initialises a va_list so that every argument is fetched from the overflow area.
func (m *Machine) vaStart(list uint64) {
	put := func(off, n, v uint64) { m.write(target{addr: list + off, n: n, quiet: true}, W(v)) }
	if m.P.Model == ir.ILP32 {
		put(0, 4, m.fr.varargs)
		return
	}
	put(0, 4, 48)
	put(4, 4, 176)
	put(8, 8, m.fr.varargs)
	put(16, 8, 0)
}

// staysInside ends the run where address arithmetic leads from one object into another. A schedule that follows a path
// from the middle is asked about objects of the start: a path takes an index of the initial state to be valid where its
// address is used, and this one may never be.
func (m *Machine) staysInside(base, p uint64) bool {
	from, to := m.mem.find(base), m.mem.find(p)
	if from == nil || to == nil || from == to || p == from.addr+uint64(len(from.data)) {
		return true
	}
	text := "address arithmetic leads from " + from.name + " into " + to.name
	if m.Opt.PassStrays && from.early &&
		!m.Schedule.Stops(
			m,
			End{Outcome: Violation, Kind: property.OutOfBounds, Loc: m.t.Loc(), Text: text, Thread: m.t.ID},
		) {
		return true
	}
	m.violate(property.OutOfBounds, text)
	return false
}
