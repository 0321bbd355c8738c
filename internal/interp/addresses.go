package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
)

// An object of the initial state that a pointer was taken to lead to has an address that was chosen here. Where the
// program looks at more of an address than which object it names, as a hash or an order of addresses does, it may go
// other ways with other addresses: that is an entry in the ledger. Equality with one that a pointer was given, steps
// within an object and differences of two addresses are no such looks.

// looksAtBits reports whether an instruction looks at more of a word than whether it equals another.
func (m *Machine) looksAtBits(f *ir.Func, in *ir.Instr) bool {
	word := int(in.Bits) == m.P.Model.PtrBits()
	switch in.Op {
	case ir.OpAnd,
		ir.OpOr,
		ir.OpXor,
		ir.OpShl,
		ir.OpLShr,
		ir.OpAShr,
		ir.OpMul,
		ir.OpUDiv,
		ir.OpSDiv,
		ir.OpURem,
		ir.OpSRem:
		return word
	case ir.OpTrunc:
		return int(in.Imm) == m.P.Model.PtrBits()
	case ir.OpICmp:
		if p := ir.Pred(in.Sub); !word {
			return false
		} else if p == ir.EQ || p == ir.NE { // one past the end of one object may be where another begins
			return isPointer(f, &in.A) && isPointer(f, &in.B)
		}
		return isPointer(f, &in.A) || isPointer(f, &in.B)
	}
	return false
}

// Layout is the kind of the ledger entry where the program looks at the bits of an address that was chosen.
const Layout = "layout"

func isPointer(f *ir.Func, o *ir.Operand) bool { return o.Kind == ir.KReg && f.Regs[o.Reg].Ptr }

// watchAddresses is a function's code in which operations that may look at an address are marked.
func (m *Machine) watchAddresses(f *ir.Func, code []ir.Instr) []ir.Instr {
	if !m.Heaps.Split || f.Runtime {
		return code
	}
	own := false
	for pc := range code {
		if !m.looksAtBits(f, &code[pc]) {
			continue
		}
		if !own {
			code, own = append([]ir.Instr(nil), code...), true
		}
		code[pc].Op = opObserver
	}
	return code
}

// observe executes an operation that may look at an address.
func (m *Machine) observe() {
	in := &m.fr.Fn.Code[m.fr.PC]
	a, b := m.val(&in.A), expr.Word(0)
	if in.Op != ir.OpTrunc {
		b = m.val(&in.B)
	}
	if p := ir.Pred(in.Sub); in.Op == ir.OpICmp && (p == ir.EQ || p == ir.NE) {
		if m.pastElement(a, b) || m.pastElement(b, a) {
			m.noteNeighbours("an address behind the structure that a pointer of the initial state leads to is compared")
		}
		m.slow(in)
		return
	}
	if (m.addressChosen(a) || m.addressChosen(b)) && !m.oneObject(in, a, b) {
		m.note(
			Layout,
			ledger.Assumption,
			"more is looked at of an address of the initial state than which object it names: "+
				"with other addresses the program may go other ways",
		)
	}
	m.slow(in)
}

// addressChosen reports whether a value is, or is made of, an address that was chosen for an object of the initial
// state.
func (m *Machine) addressChosen(v expr.Value) bool {
	if v.Concrete() {
		return m.st.Heap.Chosen(v.W)
	}
	terms, k := m.B.Linear(m.P.Model.PtrBits(), v)
	if m.st.Heap.Chosen(k) {
		return true
	}
	for _, t := range terms {
		if _, pointer := m.Pointer(t.N); pointer {
			return true
		}
	}
	return false
}

// pastElement reports whether an address lies behind the structure that a pointer of the initial state was taken to
// lead to, and another one in another object of such a pointer.
func (m *Machine) pastElement(a, b expr.Value) bool {
	if !a.Concrete() || !b.Concrete() || !m.st.Heap.Chosen(b.W) {
		return false
	}
	o := m.st.Heap.Named(a)
	if o == nil || o == m.st.Heap.Named(b) {
		return false
	}
	_, end, ok := o.Element()
	return ok && a.W-o.Addr() >= end
}

// oneObject reports whether an order is that of two places in one object.
func (m *Machine) oneObject(in *ir.Instr, a, b expr.Value) bool {
	if in.Op != ir.OpICmp {
		return false
	}
	x, y := m.st.Heap.Named(a), m.st.Heap.Named(b)
	return x != nil && y != nil && x.ID() == y.ID()
}
