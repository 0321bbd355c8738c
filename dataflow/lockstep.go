package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// Lockstep reports whether a variable of a loop of f, the phi at pc of the loop's head, has the same value in all
// activations of f whenever control has gone round as often: it starts from one value, and one value, step, which need
// not be known, is added on every way back.
func (a *Analysis) Lockstep(f ir.FuncID, l *Loop, pc ir.PC) (r ir.Reg, step expr.Value, ok bool) {
	fn := a.Prog.Funcs[f]
	in := &fn.Code[pc]
	r = in.Dst
	bits := int(fn.Regs[r].Bits)
	if in.Op != ir.OpPhi || bits > 64 || bits < 2 {
		return r, step, false
	}
	var start, added meet
	phi, me := &fn.Phis[in.Aux], a.rel.symbol(f, r)
	for i, o := range phi.Values {
		from := phi.Blocks[i]
		if !a.Shape(f).edge(from, l.Head) {
			continue
		}
		v, known := a.Relative(f, o)
		if !known {
			return r, step, false
		}
		if !l.In[from] {
			start.add(a.Anywhere(f, v))
			continue
		}
		terms, _ := a.B.Linear(bits, v)
		for _, t := range terms {
			known = known && (t.N != me.N || t.Coef == 1)
		}
		by := a.B.Bin(expr.Sub, bits, v, me)
		if !known || slices.Contains(a.Mentioned(by), r) {
			return r, step, false
		}
		added.add(a.Anywhere(f, by))
	}
	_, starts := start.value()
	step, ok = added.value()
	return r, step, ok && starts
}

// SameTrips reports whether control goes round a loop equally often whenever any activation of f enters it, dead ends
// aside: it leaves the loop at the head only, by a comparison of a variable in lockstep with one value.
func (a *Analysis) SameTrips(f ir.FuncID, l *Loop) bool {
	if all, head := a.Shape(f).exits(l); all != 1 || head != 1 {
		return false
	}
	fn := a.Prog.Funcs[f]
	blk := &fn.Blocks[l.Head]
	for pc := blk.First; pc < blk.End && fn.Code[pc].Op == ir.OpPhi; pc++ {
		r, _, ok := a.Lockstep(f, l, pc)
		if !ok {
			continue
		}
		if _, bound, ok := a.stays(f, l, iteration{reg: r, bits: int(fn.Regs[r].Bits)}); ok {
			if _, ok := a.Anywhere(f, bound); ok {
				return true
			}
		}
	}
	return false
}
