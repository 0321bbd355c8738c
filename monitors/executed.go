package monitors

import (
	"iter"
	"slices"

	"midway/dataflow"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Numbers that sections have not written yet are set before there is a second thread, if at all. Where one of the
// writes must have been executed, the initialiser is gone: the number is one that was written.

// settled lists what is known of fields that sections have not written.
func (c *candidates) settled() []invariant {
	var out []invariant
	for _, g := range c.touched() {
		if in := c.known[g]; in != nil && !in.written {
			out = append(out, c.ranged(g, in)...)
		}
	}
	return out
}

// written is the range of a field that sections have not written.
func (c *candidates) written(f field, in *initially) span {
	if slices.ContainsFunc(in.by, func(site pointsto.CallSite) bool { return c.executed(f, site) }) {
		return in.set
	}
	return in.all
}

// ranged are the bounds of a field that sections have not written.
func (c *candidates) ranged(f field, in *initially) []invariant {
	var out []invariant
	s := c.written(f, in)
	if s.least > full(f.bits).least {
		out = append(out, invariant{kind: atLeast, f: f, k: s.least})
	}
	if s.most < full(f.bits).most {
		out = append(out, invariant{kind: bounded, f: f, k: s.most})
	}
	return out
}

// EarlyBounds lists the lower bounds of settled memory that the values computed so far mention: of variables of the
// program. Upper bounds of what was set are left to monitors: with them the solver gives up on products and quotients
// of sizes that it decides without (fft of the benchmarks), and no path is decided by them. But those of a number of 64
// bits that was set to one of 32 are listed: sums of such do not overflow.
func (f *Facts) EarlyBounds() []Invariant {
	var out []Invariant
	f.eachSet(func(v invariant, g *ir.Global) { out = append(out, v.at(f.a.B, g)) })
	return out
}

func (f *Facts) eachSet(visit func(invariant, *ir.Global)) {
	if f.a.Ctx.OthersUnknown {
		return
	}
	for _, cell := range f.a.Cells() {
		if !cell.Addr.Concrete() || cell.Value.Concrete() || cell.Bits != 32 && cell.Bits != 64 {
			continue
		}
		for _, g := range f.a.Prog.Globals {
			if g.Runtime || g.External || g.Const || g.ThreadLocal || cell.Addr.W < g.Addr ||
				cell.Addr.W >= g.Addr+uint64(g.Size) {
				continue
			}
			c := &candidates{finder: &finder{a: f.a}, m: &monitor{object: object{global: g}}}
			fd := field{int64(cell.Addr.W - g.Addr), cell.Bits}
			if in, ok := c.initial(fd); ok {
				for _, v := range c.ranged(fd, in) {
					if v.kind == atLeast || len(in.by) == 0 || fd.bits == 64 && v.k <= full(32).most {
						visit(v, g)
					}
				}
			}
		}
	}
}

// executed reports whether a write of a field of the object must have been executed: in a frame that stands at the
// context, or stood when a thread of it was created, or in a call that such a frame has behind it.
func (c *candidates) executed(f field, site pointsto.CallSite) bool {
	for t := range c.a.Ctx.Threads {
		for act := c.a.Stack(t); act != nil; act = above(act) {
			behind := func(pc ir.PC) bool { return c.behind(act, pc) }
			if c.executes(act.Func, behind, f, site, 0) {
				return true
			}
		}
	}
	return false
}

// above is the activation that one was entered from, or nil.
func above(act *dataflow.Activation) *dataflow.Activation {
	if act.Caller != nil {
		return act.Caller
	}
	return act.Creator
}

// behind reports whether an activation has executed an instruction wherever it may stand.
func (c *candidates) behind(act *dataflow.Activation, pc ir.PC) bool {
	shape, fn := c.a.Shape(act.Func), c.a.Prog.Funcs[act.Func]
	b := fn.BlockOf(pc)
	return !slices.ContainsFunc(act.PCs, func(at ir.PC) bool {
		here := fn.BlockOf(at)
		return !shape.Dominates(b, here) || b == here && pc >= at
	})
}

// called are the program's own functions, with the arguments, that an activation of f has called, behind being what it
// has executed of its own; none beyond maxDepth.
func (c *candidates) called(f ir.FuncID, behind func(ir.PC) bool, depth int) iter.Seq2[*ir.Func, []ir.Operand] {
	return func(yield func(*ir.Func, []ir.Operand) bool) {
		fn := c.a.Prog.Funcs[f]
		for pc := range fn.Code {
			in := &fn.Code[pc]
			if in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None || !behind(ir.PC(pc)) {
				continue
			}
			ci := &fn.Calls[in.Aux]
			if g := c.a.Prog.Funcs[ci.Callee]; !g.External && !g.Runtime && depth <= maxDepth && !yield(g, ci.Args) {
				return
			}
		}
	}
}

// executes reports whether an activation of a function has executed the write, behind being what it has executed of its
// own.
func (c *candidates) executes(f ir.FuncID, behind func(ir.PC) bool, fd field, site pointsto.CallSite, depth int) bool {
	if f == site.Func && behind(site.PC) && c.named(site, fd) {
		return true
	}
	for g, args := range c.called(f, behind, depth) {
		returned := func(at ir.PC) bool { return c.returnsAfter(g, at) }
		if g.ID == site.Func && returned(site.PC) && c.passes(f, args, site, fd) ||
			c.executes(g.ID, returned, fd, site, depth+1) {
			return true
		}
	}
	return false
}

// returnsAfter reports whether a function does not return before it has executed the instruction.
func (c *candidates) returnsAfter(fn *ir.Func, pc ir.PC) bool {
	shape := c.a.Shape(fn.ID)
	for b := range fn.Blocks {
		blk := &fn.Blocks[b]
		if blk.End > blk.First && fn.Code[blk.End-1].Op == ir.OpRet && shape.Reachable(ir.BlockID(b)) &&
			!shape.Dominates(fn.BlockOf(pc), ir.BlockID(b)) {
			return false
		}
	}
	return true
}

// named reports whether a store is to the field of this very object, by its name.
func (c *candidates) named(site pointsto.CallSite, f field) bool {
	p, ok := c.place(site.Func, c.a.Prog.Funcs[site.Func].Code[site.PC].A)
	return ok && p.base == nil && p.global == c.m.global.ID && p.off == f.off
}

// passes reports whether a store is to the field of this very object through a parameter, for which a call passes an
// address in the object.
func (c *candidates) passes(caller ir.FuncID, args []ir.Operand, site pointsto.CallSite, f field) bool {
	p, ok := c.place(site.Func, c.a.Prog.Funcs[site.Func].Code[site.PC].A)
	if !ok || p.base == nil {
		return false
	}
	g, r, ok := c.a.RelativeDef(p.base.Symbol())
	if !ok || g != site.Func || int(r) >= min(len(c.a.Prog.Funcs[g].Params), len(args)) {
		return false
	}
	to, ok := c.place(caller, args[r])
	return ok && to.base == nil && to.global == c.m.global.ID && to.off+p.off == f.off
}
