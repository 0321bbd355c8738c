package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/linear"
)

// Where a step's transfer function is kept (state.Transfer), each instruction is done on forms, too, just before it is
// done on values. A comparison that comes out one way requires that it does: control is then the same, and so is every
// address, which is required to be what it is. What is no linear operation requires the values of its operands; its
// result is then what it is, and nothing is said of it. An instruction that stops before a scheduling point is done on
// forms twice, which says nothing new: it has set nothing that is read.

// linearValue is an operand on which forms are computed: its form, and its number as far as it is known.
type linearValue struct {
	form linear.Expr
	n    int64
	ok   bool
}

// formOf is what a register operand holds; a constant's value is its form.
func (m *Machine) formOf(o *ir.Operand, bits uint16) linearValue {
	if o.Kind != ir.KReg {
		w, ok := o.Word, o.Kind <= ir.KFunc && o.Kind != ir.KNone
		n := signed(w, bits)
		return linearValue{linear.Expr{Const: n}, n, ok && bits <= 64}
	}
	v, f := m.fr.Regs[o.Reg], m.transferOf(o.Reg)
	if !v.Concrete() || bits > 64 {
		m.st.Fix(f)
		return linearValue{}
	}
	n := signed(v.W, bits)
	if f.Constant() {
		f.Const = n
	}
	return linearValue{f, n, true}
}

// transferOf is the form of a register of the current frame.
func (m *Machine) transferOf(r ir.Reg) linear.Expr {
	return m.st.ReadRegister(m.tid, len(m.t.Frames)-1, r, int(m.fr.Fn.Regs[r].Bits))
}

// transferTo sets the form of a register of the current frame.
func (m *Machine) transferTo(r ir.Reg, f linear.Expr) {
	if r != ir.None {
		m.st.SetRegister(m.tid, len(m.t.Frames)-1, r, int(m.fr.Fn.Regs[r].Bits), f)
	}
}

// fixed requires an operand's value.
func (m *Machine) fixed(operands ...*ir.Operand) {
	for _, o := range operands {
		if o.Kind == ir.KReg {
			m.st.Fix(m.transferOf(o.Reg))
		}
	}
}

// transferInstr does an instruction on forms.
func (m *Machine) transferInstr(in *ir.Instr) {
	switch in.Op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl, opAddSigned, opSubSigned, opMulSigned:
		m.transferArithmetic(in)
	case ir.OpICmp:
		m.transferCompare(in)
		m.transferTo(in.Dst, linear.Expr{})
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		m.transferResize(in)
	case ir.OpCopy, ir.OpFreeze:
		m.transferCopy(in, &in.A)
	case ir.OpSelect:
		m.fixed(&in.A)
		if c, ok := word(m.fr.Regs, &in.A); !ok {
			m.fixed(&in.B, &in.C)
			m.transferTo(in.Dst, linear.Expr{})
		} else if c&1 != 0 {
			m.transferCopy(in, &in.B)
		} else {
			m.transferCopy(in, &in.C)
		}
	case ir.OpLoad, ir.OpStore: // the rest where it is certain that they are done
		m.fixed(&in.A)
	case ir.OpBr, ir.OpRet, ir.OpCall, ir.OpNop, ir.OpLifetimeStart, ir.OpLifetimeEnd:
	default:
		m.fixed(&in.A, &in.B, &in.C)
		m.transferTo(in.Dst, linear.Expr{})
		if in.Op == ir.OpOverflow || in.Op == ir.OpCmpXchg {
			m.transferTo(in.Dst+1, linear.Expr{})
		}
	}
}

func (m *Machine) transferCopy(in *ir.Instr, o *ir.Operand) {
	if o.Kind == ir.KReg {
		m.transferTo(in.Dst, m.transferOf(o.Reg))
	} else {
		m.transferTo(in.Dst, linear.Expr{})
	}
}

// transferIn sets a register to a form that is in the range of a width, or requires the values of the operands where it
// is not.
func (m *Machine) transferIn(r ir.Reg, f linear.Expr, ok bool, bits uint16, operands ...linearValue) {
	lo, hi := rangeOf(bits)
	n, known := f.In(m.st.Before)
	if ok && known && lo <= n && n <= hi && bits <= 64 && !f.Constant() {
		m.requireIn(f, lo, hi)
		m.transferTo(r, f)
		return
	}
	for _, o := range operands {
		m.st.Fix(o.form)
	}
	m.transferTo(r, linear.Expr{})
}

// rangeOf is the range of signed numbers of a width, kept small enough for its bounds to be negated.
func rangeOf(bits uint16) (lo, hi int64) {
	if bits >= 64 {
		return -1 << 62, 1 << 62
	}
	return linear.Range(uint8(bits))
}

// requireIn requires lo ≤ f ≤ hi.
func (m *Machine) requireIn(f linear.Expr, lo, hi int64) {
	neg, ok := linear.Expr{}.Plus(f, -1)
	if !ok {
		m.st.Fix(f)
		return
	}
	m.st.Require(f, hi)
	m.st.Require(neg, -lo)
}

func (m *Machine) transferArithmetic(in *ir.Instr) {
	a, b := m.formOf(&in.A, in.Bits), m.formOf(&in.B, in.Bits)
	if !a.ok || !b.ok || a.form.Constant() && b.form.Constant() {
		m.st.Fix(a.form)
		m.st.Fix(b.form)
		m.transferTo(in.Dst, linear.Expr{})
		return
	}
	var f linear.Expr
	var ok bool
	switch in.Op {
	case ir.OpAdd, opAddSigned:
		f, ok = a.form.Plus(b.form, 1)
	case ir.OpSub, opSubSigned:
		f, ok = a.form.Plus(b.form, -1)
	case ir.OpMul, opMulSigned:
		if a.form.Constant() {
			a, b = b, a
		}
		m.st.Fix(b.form)
		f, ok = linear.Expr{}.Plus(a.form, b.n)
	default:
		m.st.Fix(b.form)
		if ok = b.n >= 0 && b.n < 62; ok {
			f, ok = linear.Expr{}.Plus(a.form, 1<<uint(b.n))
		}
	}
	m.transferIn(in.Dst, f, ok, in.Bits, a, b)
}

// transferCompare requires that a comparison comes out as it does.
func (m *Machine) transferCompare(in *ir.Instr) {
	a, b := m.formOf(&in.A, in.Bits), m.formOf(&in.B, in.Bits)
	d, ok := a.form.Plus(b.form, -1)
	n, known := a.n-b.n, (a.n^b.n)&(a.n^(a.n-b.n)) >= 0
	switch {
	case !a.ok || !b.ok || !ok || !known:
		m.st.Fix(a.form)
		m.st.Fix(b.form)
		return
	}
	p := ir.Pred(in.Sub)
	if p == ir.ULT || p == ir.ULE || p == ir.UGT || p == ir.UGE {
		m.requireSign(a)
		m.requireSign(b)
		if (a.n < 0) != (b.n < 0) {
			return
		}
	}
	neg, _ := linear.Expr{}.Plus(d, -1)
	less := n < 0
	switch p {
	case ir.EQ, ir.NE:
		switch {
		case n == 0:
			m.st.Require(d, 0)
			m.st.Require(neg, 0)
		case less:
			m.st.Require(d, -1)
		default:
			m.st.Require(neg, -1)
		}
	case ir.ULT, ir.UGE, ir.SLT, ir.SGE:
		if less {
			m.st.Require(d, -1)
		} else {
			m.st.Require(neg, 0)
		}
	default:
		if n <= 0 {
			m.st.Require(d, 0)
		} else {
			m.st.Require(neg, -1)
		}
	}
}

// requireSign requires that a number has the sign that it has.
func (m *Machine) requireSign(a linearValue) {
	if a.n < 0 {
		m.st.Require(a.form, -1)
	} else if neg, ok := (linear.Expr{}).Plus(a.form, -1); ok {
		m.st.Require(neg, 0)
	} else {
		m.st.Fix(a.form)
	}
}

func (m *Machine) transferResize(in *ir.Instr) {
	from, to := uint16(in.Imm), in.Bits
	a := m.formOf(&in.A, from)
	if !a.ok || a.form.Constant() || from == 1 && in.Op != ir.OpTrunc {
		m.st.Fix(a.form)
		m.transferTo(in.Dst, linear.Expr{})
		return
	}
	if in.Op == ir.OpZExt {
		if a.n < 0 {
			m.st.Fix(a.form)
			m.transferTo(in.Dst, linear.Expr{})
			return
		}
		m.requireSign(a)
	}
	if in.Op == ir.OpTrunc {
		m.transferIn(in.Dst, a.form, true, to, a)
	} else if to <= 64 {
		m.transferTo(in.Dst, a.form)
	} else {
		m.st.Fix(a.form)
		m.transferTo(in.Dst, linear.Expr{})
	}
}

// transferMoves does an edge's phis on forms.
func (m *Machine) transferMoves(list []move) {
	forms := make([]linear.Expr, len(list))
	for i := range list {
		if list[i].src.Kind == ir.KReg {
			forms[i] = m.transferOf(list[i].src.Reg)
		}
	}
	for i := range list {
		m.transferTo(list[i].dst, forms[i])
	}
}

// transferCall requires the arguments of a call that is no function's with a body.
func (m *Machine) transferCall(in *ir.Instr, ci *ir.CallInfo) {
	if !m.st.Transfer() {
		return
	}
	for i := range ci.Args {
		m.fixed(&ci.Args[i])
	}
	m.fixed(&ci.Target)
	for i := range ci.RetBits {
		if in.Dst != ir.None {
			m.transferTo(in.Dst+ir.Reg(i), linear.Expr{})
		}
	}
}

// transferEnter gives the parameters of a frame that was just pushed the forms of the arguments; what is not of the
// parameter's width must be the same.
func (m *Machine) transferEnter(ci *ir.CallInfo) {
	if !m.st.Transfer() {
		return
	}
	callee := len(m.t.Frames) - 1
	f := m.t.Frames[callee].Fn
	m.st.Entered(m.tid, callee)
	for i := range ci.Args {
		o := &ci.Args[i]
		if o.Kind != ir.KReg {
			continue
		}
		r := m.t.Frames[callee-1].Fn.Regs[o.Reg]
		form := m.st.ReadRegister(m.tid, callee-1, o.Reg, int(r.Bits))
		if i >= len(f.Params) || byValue(ci, i) > 0 || int(f.Params[i].Bits) != int(ci.ArgBits[i]) ||
			r.Bits != ci.ArgBits[i] {
			m.st.Fix(form)
			continue
		}
		m.st.SetRegister(m.tid, callee, ir.Reg(i), int(f.Regs[i].Bits), form)
	}
}

// transferResults are the forms of what a function returns, where they are followed.
func (m *Machine) transferResults(in *ir.Instr) []linear.Expr {
	if !m.st.Transfer() {
		return nil
	}
	widths := m.fr.Fn.RetBits
	out := make([]linear.Expr, len(widths))
	for i := range widths {
		o := &in.A
		switch {
		case len(widths) == 2 && i == 1:
			o = &in.B
		case len(widths) > 2:
			o = &m.fr.Fn.Calls[in.Aux].Args[i]
		}
		if o.Kind == ir.KReg {
			out[i] = m.transferOf(o.Reg)
		}
	}
	return out
}

// transferDeliver gives the current frame the results of the call it stands at.
func (m *Machine) transferDeliver(forms []linear.Expr) {
	if !m.st.Transfer() {
		return
	}
	in := &m.fr.Fn.Code[m.fr.PC]
	ci := &m.fr.Fn.Calls[in.Aux]
	for i, bits := range ci.RetBits {
		if in.Dst == ir.None {
			break
		}
		form := linear.Expr{}
		if i < len(forms) {
			form = forms[i]
			if m.fr.Fn.Regs[in.Dst+ir.Reg(i)].Bits != bits {
				m.st.Fix(form)
				form = linear.Expr{}
			}
		}
		m.transferTo(in.Dst+ir.Reg(i), form)
	}
}

// transferLoad gives a load's register what was in memory, where it is one cell of a width that numbers have.
func (m *Machine) transferLoad(in *ir.Instr, p expr.Value, plain bool) {
	if !m.st.Transfer() {
		return
	}
	form := linear.Expr{}
	if o := m.st.Heap.Find(p.W); plain && o != nil {
		form = m.st.ReadCell(o.ID(), p.W-o.Addr(), int(in.Bits)/8)
	}
	m.transferTo(in.Dst, form)
}

// plainCell reports whether an access of a width at an address is one to a cell.
func plainCell(p expr.Value, bits uint16) bool { return p.Concrete() && wordSized(bits) }

// transferValue is the form that a store will write. One that is as wide as an address must not be any.
func (m *Machine) transferValue(in *ir.Instr, p expr.Value) linear.Expr {
	if !m.st.Transfer() || in.B.Kind != ir.KReg {
		return linear.Expr{}
	}
	v := m.formOf(&in.B, in.Bits)
	switch {
	case !v.ok || v.form.Constant():
		return linear.Expr{}
	case !plainCell(p, in.Bits):
	case int(in.Bits) < m.P.Model.PtrBits():
		return v.form
	case v.n >= 0 && v.n < int64(m.Heaps.Layout.FuncBase):
		m.requireIn(v.form, 0, int64(m.Heaps.Layout.FuncBase)-1)
		return v.form
	}
	m.st.Fix(v.form)
	return linear.Expr{}
}
