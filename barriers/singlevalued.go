package barriers

import (
	"maps"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// alike says of threads of the crew that stand at one place, behind as many waits, that the variables of their loops
// are the same where all that decides about them is. They go together, so that two of which neither waits have passed
// the same waits; and both have come to this place once since, as no way leads back to it without a wait.
func (c *crew) alike() []dataflow.Guard {
	var out []dataflow.Guard
	for i, u := range c.Threads {
		for _, t := range c.Threads[:i] {
			if c.beside(t, u) {
				out = append(out, c.sameIn(t, u)...)
				break
			}
		}
	}
	return out
}

// beside reports whether two threads, neither of which waits, have the same frames, at places to which a thread comes
// once between two waits.
func (c *crew) beside(t, u int) bool {
	if c.a.Ctx.Threads[t].Blocked || c.a.Ctx.Threads[u].Blocked {
		return false
	}
	x, y := c.a.Stack(t), c.a.Stack(u)
	for ; x != nil && y != nil; x, y = x.Caller, y.Caller {
		if x.Func != y.Func || len(x.PCs) != 1 || len(y.PCs) != 1 || x.PCs[0] != y.PCs[0] || !c.has[x.Func] ||
			!c.once(x.Func, x.PCs[0]) {
			return false
		}
		if x.Caller == nil && x.Func != c.Entry {
			return false
		}
	}
	return x == y
}

// once reports whether every way that leads from a place back to it waits.
func (c *crew) once(f ir.FuncID, pc ir.PC) bool {
	fn := c.a.Prog.Funcs[f]
	home := fn.BlockOf(pc)
	seen := map[ir.BlockID]bool{}
	for work := []ir.BlockID{home}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if c.waitsHere(f, b) {
			continue
		}
		for _, s := range fn.Blocks[b].Succs {
			if s == home {
				return false
			}
			if !seen[s] {
				seen[s] = true
				work = append(work, s)
			}
		}
	}
	return true
}

// waitsHere reports whether who executes a block waits in it.
func (c *crew) waitsHere(f ir.FuncID, b ir.BlockID) bool {
	blk := &c.a.Prog.Funcs[f].Blocks[b]
	for pc := blk.First; pc < blk.End; pc++ {
		if c.sites[pointsto.CallSite{Func: f, PC: pc}] > 0 {
			return true
		}
	}
	return false
}

// sameIn equates the variables of loops in the frames of two threads that stand beside each other.
func (c *crew) sameIn(t, u int) []dataflow.Guard {
	var out []dataflow.Guard
	for x, y := c.a.Stack(t), c.a.Stack(u); x != nil; x, y = x.Caller, y.Caller {
		fn := c.a.Prog.Funcs[x.Func]
		for pc := range fn.Code {
			in := &fn.Code[pc]
			if in.Op != ir.OpPhi {
				continue
			}
			p, ok1 := x.Value(in.Dst)
			q, ok2 := y.Value(in.Dst)
			bits := int(fn.Regs[in.Dst].Bits)
			if !ok1 || !ok2 || bits > 64 || !c.tried(x.Func, in.Dst, fn.BlockOf(x.PCs[0])) {
				continue
			}
			if is := c.a.B.Cmp(expr.EQ, bits, c.a.Resolve(p), c.a.Resolve(q)); is != expr.True {
				out = append(out, dataflow.Guard{Thread: u, Cond: is, At: c.a.Prog.At(in.Loc)})
			}
		}
	}
	return out
}

// tried is same of a register; where it is not, nothing that was taken to be is kept.
func (c *crew) tried(f ir.FuncID, r ir.Reg, at ir.BlockID) bool {
	known, kept := maps.Clone(c.known), maps.Clone(c.kept)
	if c.same(f, ir.R(r), at) {
		return true
	}
	c.known, c.kept = known, kept
	return false
}
