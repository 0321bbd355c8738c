package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// merges says of each value that a phi has at the context by which way it came: one of the values that come in, under
// the conditions of the branches that lead there. So a phi of the operands of && or ||, or of a value and its bound, is
// no mere unknown. A phi at the head of a loop, which may come from anywhere, says nothing.
func (act *Activation) merges() []Guard {
	shape, fn := act.a.Shape(act.Func), act.a.Prog.Funcs[act.Func]
	var out []Guard
	for b := range fn.Blocks {
		if !act.dominated(shape, ir.BlockID(b)) {
			continue
		}
		blk := &fn.Blocks[b]
		for pc := blk.First; pc < blk.End && fn.Code[pc].Op == ir.OpPhi; pc++ {
			reg := fn.Code[pc].Dst
			if bits := fn.Regs[reg].Bits; bits == 0 || bits > 64 || fn.Regs[reg].Ptr || !act.defined(shape, reg) {
				continue
			}
			if v, ok := act.Relative(act.a.merged(act.Func, pc)); ok && v.N != nil {
				out = append(
					out,
					Guard{
						Thread: act.Thread,
						Cond:   v,
						At:     act.a.at(act.Func, fn.Blocks[fn.Phis[fn.Code[pc].Aux].Blocks[0]].End-1),
					},
				)
			}
		}
	}
	return out
}

// merged is what holds of a phi of f, relative to f; True where nothing is known.
func (a *Analysis) merged(f ir.FuncID, pc ir.PC) expr.Value {
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	in, at := &fn.Code[pc], fn.BlockOf(pc)
	phi := &fn.Phis[in.Aux]
	is := a.rel.reg(f, in.Dst)
	any := expr.False
	for i, o := range phi.Values {
		from := phi.Blocks[i]
		switch {
		case !shape.edge(from, at):
			continue
		case shape.Dominates(at, from):
			return expr.True
		}
		way := a.way(f, from, at)
		if v, ok := a.Relative(f, o); ok {
			way = a.B.And1(way, a.B.Cmp(expr.EQ, int(fn.Regs[in.Dst].Bits), is, v))
		}
		any = a.B.Or1(any, way)
	}
	return any
}

// maxWay bounds how many branches before a block are looked at.
const maxWay = 16

// way is the condition under which control comes to a block from another: of the branch between them, and of those
// before it that lead nowhere else. What they compare was computed on the way, and is not again before the block is.
func (a *Analysis) way(f ir.FuncID, from, to ir.BlockID) expr.Value {
	shape, cond, at := a.Shape(f), expr.True, to
	for range maxWay {
		if c, ok := a.edge(f, from, at); ok {
			cond = a.B.And1(cond, c)
		}
		if shape.Dominates(from, to) {
			break
		}
		at = from
		before, ok := soleEntry(shape, at)
		if !ok {
			break
		}
		from = before
	}
	return cond
}
