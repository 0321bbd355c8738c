package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// A constructor that returns null where something fails returns else what it has made. Where it is called once, its
// caller holds that object or null: what the constructor has passed to threads that it created, and what its caller
// passes on, are one.

// handed is the one definition of a callee whose value a call of f returns where it does not return null. Both
// execute at most once.
func (a *Analysis) handed(f ir.FuncID, r ir.Reg) (v expr.Value, ok bool) {
	pc, ok := a.Shape(f).Def(r)
	fn := a.Prog.Funcs[f]
	if !ok || a.rules.NoResults || !fn.Regs[r].Ptr || fn.Code[pc].Op != ir.OpCall || fn.Code[pc].Dst != r ||
		!a.once.Site(f, pc) {
		return v, false
	}
	callees := a.Graph.Callees(f, pc)
	if len(callees) != 1 {
		return v, false
	}
	g := a.Prog.Funcs[callees[0]]
	if g.External || g.Runtime || a.Shape(f).setjmp || a.Shape(g.ID).setjmp || !a.once.Func(g.ID) {
		return v, false
	}
	s, ok := a.returnedOrNull(g)
	if !ok || !a.once.Def(g.ID, s) {
		return v, false
	}
	if own := a.rel.reg(g.ID, s); own != a.rel.symbol(g.ID, s) || a.isSlot(g.ID, s) {
		return v, false
	}
	return a.onceValue(g.ID, s), true
}

// returnedOrNull is the register that g returns wherever it does not return null.
func (a *Analysis) returnedOrNull(g *ir.Func) (s ir.Reg, ok bool) {
	for b := range g.Blocks {
		end := g.Blocks[b].End
		if !a.Shape(g.ID).Reachable(ir.BlockID(b)) || end == g.Blocks[b].First || g.Code[end-1].Op != ir.OpRet {
			continue
		}
		list := []ir.Operand{g.Code[end-1].A}
		if o := list[0]; o.Kind == ir.KReg {
			if def, is := a.Shape(g.ID).Def(o.Reg); is && g.Code[def].Op == ir.OpPhi {
				list = a.rel.web(g.ID, o.Reg)
			}
		}
		for _, o := range list {
			switch {
			case o == ir.C(0):
			case o.Kind != ir.KReg || ok && o.Reg != s:
				return s, false
			default:
				s, ok = o.Reg, true
			}
		}
	}
	return s, ok
}

// noNullHere reports whether a register of the activation is no null pointer wherever the activation may stand.
func (act *Activation) noNullHere(r ir.Reg) bool {
	for _, pc := range act.PCs {
		if !act.a.compared(act.Func, pc, r) && !act.a.accessed(act.Func, pc, r) {
			return false
		}
	}
	return len(act.PCs) > 0
}
