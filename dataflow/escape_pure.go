package dataflow

import (
	"math/bits"
	"slices"

	"midway/internal/ir"
)

// purify finds the registers that are never anything but null or an address in one of the function's objects: the
// greatest such set.
func (s *escapeAnalysis) purify(fn *ir.Func, p *secludedFunc) {
	p.pure = make([]bool, len(fn.Regs))
	for r := range p.pure {
		p.pure[r] = p.derived[r] != 0
	}
	kept := s.plainlyWritten(fn, p)
	for changed := true; changed; {
		changed = false
		for pc := range fn.Code {
			if in := &fn.Code[pc]; in.Dst != ir.None && p.pure[in.Dst] && !s.staysPure(fn, p, ir.PC(pc), kept) {
				p.pure[in.Dst], changed = false, true
			}
		}
	}
}

func (p *secludedFunc) pureOperand(o ir.Operand) bool {
	return o.Kind == ir.KConst && o.Word == 0 || o.Kind == ir.KReg && p.pure[o.Reg]
}

// staysPure reports whether what an instruction computes is such, if what it is computed from is.
func (s *escapeAnalysis) staysPure(fn *ir.Func, p *secludedFunc, pc ir.PC, kept bases) bool {
	in := &fn.Code[pc]
	if _, base := p.index[in.Dst]; base {
		return true
	}
	switch in.Op {
	case ir.OpCopy, ir.OpFreeze:
		return p.pureOperand(in.A)
	case ir.OpGEP:
		return p.pureOperand(in.A) && p.operand(in.B) == 0
	case ir.OpSelect:
		return p.pureOperand(in.B) && p.pureOperand(in.C)
	case ir.OpPhi:
		return !slices.ContainsFunc(fn.Phis[in.Aux].Values, func(o ir.Operand) bool { return !p.pureOperand(o) })
	case ir.OpLoad:
		if o, known := p.known[pc]; known {
			return p.pureOperand(o)
		}
		return p.pureAt(fn, in, kept)
	case ir.OpCall:
		return s.pureResult(fn, p, pc)
	}
	return false
}

// plainlyWritten are the objects, no parameters', that nothing but the function's own stores at known places writes.
func (s *escapeAnalysis) plainlyWritten(fn *ir.Func, p *secludedFunc) (out bases) {
	out = (1<<len(p.regs) - 1) &^ p.formals
	for pc := range fn.Code {
		in := &fn.Code[pc]
		e := s.effect(fn, p, ir.PC(pc))
		out &^= e.escapes
		for _, w := range e.writes {
			_, placed := p.place(fn, in.A)
			if !placed || in.Op != ir.OpStore && in.Op != ir.OpLifetimeEnd {
				out &^= w.of
			}
		}
	}
	for i, r := range p.regs { // what is allocated may hold anything
		if pc, ok := p.shape.Def(r); !ok || fn.Code[pc].Op != ir.OpAlloca {
			out &^= 1 << i
		}
	}
	return out
}

// pureAt reports whether all that is stored where a load reads is such.
func (p *secludedFunc) pureAt(fn *ir.Func, in *ir.Instr, kept bases) bool {
	at, ok := p.place(fn, in.A)
	n := int64(in.Bits+7) / 8
	if !ok || kept>>at.base&1 == 0 {
		return false
	}
	for pc := range fn.Code {
		st := &fn.Code[pc]
		if st.Op != ir.OpStore {
			continue
		}
		to, ok := p.place(fn, st.A)
		if w := (inside{to, int64(st.Bits+7) / 8, 0}); ok && to.base == at.base && w.meets(at, n) &&
			(!w.alike(at, n) || !p.pureOperand(st.B)) {
			return false
		}
	}
	return true
}

// pureResult reports whether a call returns null, or an address in one of the objects whose addresses are passed to it.
func (s *escapeAnalysis) pureResult(fn *ir.Func, p *secludedFunc, pc ir.PC) bool {
	args := fn.Calls[fn.Code[pc].Aux].Args
	for _, g := range s.a.Graph.Callees(fn.ID, pc) {
		q, callee := s.of(g), s.a.Prog.Funcs[g]
		if q == nil {
			return false
		}
		for b := range callee.Blocks {
			end := callee.Blocks[b].End
			if end == callee.Blocks[b].First || callee.Code[end-1].Op != ir.OpRet {
				continue
			}
			o := callee.Code[end-1].A
			if !q.pureOperand(o) || q.operand(o)&^q.formals != 0 {
				return false
			}
			for of := q.operand(o); of != 0; of &= of - 1 {
				if r := int(q.regs[bits.TrailingZeros64(of)]); r >= len(args) || !p.pureOperand(args[r]) {
					return false
				}
			}
		}
	}
	return true
}
