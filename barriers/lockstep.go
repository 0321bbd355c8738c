package barriers

import (
	"fmt"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
)

// inLockstep says of two threads that are in one loop that variables that start alike and move alike in every iteration
// are equal if one of them that counts the iterations is.
func (g *group) inLockstep(t, u int) []fact {
	var out []fact
	for x := g.a.Stack(t); x != nil; x = x.Caller {
		for y := g.a.Stack(u); y != nil; y = y.Caller {
			if x.Func != y.Func || len(x.PCs) != 1 || len(y.PCs) != 1 {
				continue
			}
			fn := g.a.Prog.Funcs[x.Func]
			loops, _ := g.a.Shape(x.Func).Loops()
			for _, l := range loops {
				if l.In[fn.BlockOf(x.PCs[0])] && l.In[fn.BlockOf(y.PCs[0])] {
					out = append(out, g.pacedIn(l, x, y, u)...)
				}
			}
		}
	}
	return out
}

// pacedIn looks at the variables of one loop, in two activations of its function.
func (g *group) pacedIn(l *dataflow.Loop, x, y *dataflow.Activation, thread int) []fact {
	b, fn := g.a.B, g.a.Prog.Funcs[x.Func]
	var counter ir.Reg = ir.None
	var moves []ir.Reg
	blk := &fn.Blocks[l.Head]
	for pc := blk.First; pc < blk.End && fn.Code[pc].Op == ir.OpPhi; pc++ {
		r, step, ok := g.a.Lockstep(x.Func, l, pc)
		switch {
		case !ok:
		case counter == ir.None && (step == expr.Word(1) || step == expr.Word(mask(int(fn.Regs[r].Bits)))):
			counter = r
		default:
			moves = append(moves, r)
		}
	}
	if counter == ir.None {
		return nil
	}
	same, ok := g.equal(x, y, counter)
	var out []fact
	for _, r := range moves {
		if is, known := g.equal(x, y, r); ok && known && fn.Regs[r].Bits <= fn.Regs[counter].Bits {
			why := fmt.Sprintf("in %s what moves alike in every iteration is not equal after as many", fn.Name)
			out = append(out, g.fact(thread, b.Implies(same, is), why))
		}
	}
	return out
}

// equal is the condition that a register is equal in two activations of its function.
func (g *group) equal(x, y *dataflow.Activation, r ir.Reg) (cond expr.Value, ok bool) {
	p, ok1 := x.Value(r)
	q, ok2 := y.Value(r)
	bits := int(g.a.Prog.Funcs[x.Func].Regs[r].Bits)
	return g.a.B.Cmp(expr.EQ, bits, g.a.Resolve(p), g.a.Resolve(q)), ok1 && ok2
}
