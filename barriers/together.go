package barriers

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// together reports whether every branch that decides where threads wait goes the same way in all of them (single-valued
// expressions, after Zhang and Duesterwald, PPoPP 2007): by induction over the waits, threads that have waited at the
// same calls so far read the same from memory that nothing writes between the same two waits.
func (c *crew) together() bool {
	for _, f := range c.funcs {
		if !c.leads[f] {
			continue
		}
		fn := c.a.Prog.Funcs[f]
		if c.varies(f) {
			return false
		}
		for b := range fn.Blocks {
			if !c.a.Shape(f).Reachable(ir.BlockID(b)) || len(fn.Blocks[b].Succs) < 2 || !c.decides(f, ir.BlockID(b)) {
				continue
			}
			if !c.branch(f, ir.BlockID(b)) {
				return false
			}
		}
	}
	return true
}

// varies reports whether a call that may lead to a wait has several callees.
func (c *crew) varies(f ir.FuncID) bool {
	fn := c.a.Prog.Funcs[f]
	for pc := range fn.Code {
		if fn.Code[pc].Op != ir.OpCall {
			continue
		}
		callees := c.a.Graph.Callees(f, ir.PC(pc))
		if len(callees) > 1 && slices.ContainsFunc(callees, func(g ir.FuncID) bool { return c.leads[g] }) {
			return true
		}
	}
	return false
}

// branch reports whether a branch goes the same way in all threads.
func (c *crew) branch(f ir.FuncID, b ir.BlockID) bool {
	fn := c.a.Prog.Funcs[f]
	last := &fn.Code[fn.Blocks[b].End-1]
	return (last.Op == ir.OpCondBr || last.Op == ir.OpSwitch) && c.same(f, last.A, b)
}

// decides reports whether a branch may decide about waits: there is none on the ways from it to a block where they all
// meet.
func (c *crew) decides(f ir.FuncID, b ir.BlockID) bool {
	fn := c.a.Prog.Funcs[f]
	for x := range fn.Blocks {
		meets := ir.BlockID(x)
		if meets == b || c.escapes(f, b, meets) {
			continue
		}
		waits := false
		for _, r := range c.region(f, b, meets) {
			waits = waits || c.waitsIn(f, r)
		}
		if !waits {
			return false
		}
	}
	return true
}

// region is the blocks on the ways from a block's successors that do not enter the block around.
func (c *crew) region(f ir.FuncID, from, around ir.BlockID) []ir.BlockID {
	fn := c.a.Prog.Funcs[f]
	seen := map[ir.BlockID]bool{}
	var out []ir.BlockID
	for work := slices.Clone(fn.Blocks[from].Succs); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] || b == around {
			continue
		}
		seen[b] = true
		out = append(out, b)
		work = append(work, fn.Blocks[b].Succs...)
	}
	return out
}

// escapes reports whether some way from a block ends without entering the block around.
func (c *crew) escapes(f ir.FuncID, from, around ir.BlockID) bool {
	fn := c.a.Prog.Funcs[f]
	return slices.ContainsFunc(
		c.region(f, from, around),
		func(b ir.BlockID) bool { return len(fn.Blocks[b].Succs) == 0 },
	)
}

func (c *crew) waitsIn(f ir.FuncID, b ir.BlockID) bool {
	blk := &c.a.Prog.Funcs[f].Blocks[b]
	for pc := blk.First; pc < blk.End; pc++ {
		if c.a.Prog.Funcs[f].Code[pc].Op != ir.OpCall {
			continue
		}
		if c.sites[pointsto.CallSite{Func: f, PC: pc}] > 0 ||
			slices.ContainsFunc(c.a.Graph.Callees(f, pc), func(g ir.FuncID) bool { return c.leads[g] }) {
			return true
		}
	}
	return false
}

// same reports whether an operand has the same value in all threads, whenever they come to the block that uses it. What
// is being looked at is taken to: it was computed from earlier values; one that is not the same ends the search.
func (c *crew) same(f ir.FuncID, o ir.Operand, at ir.BlockID) bool {
	if o.Kind != ir.KReg {
		return o.Kind == ir.KConst || o.Kind == ir.KGlobal || o.Kind == ir.KFunc
	}
	key := defKey{f, o.Reg}
	if c.fixed[key] {
		return true
	}
	if _, ok := c.shared(f, o); ok {
		c.fixed[key] = true
		return true
	}
	pc, ok := c.a.Shape(f).Def(o.Reg)
	if ok && !c.carried(f, o.Reg, c.a.Prog.Funcs[f].BlockOf(pc), at) {
		return false
	}
	if c.known[key] {
		return true
	}
	c.known[key] = true
	if !ok {
		return c.sameArguments(f, int(o.Reg))
	}
	return c.sameDefinition(f, o.Reg, pc)
}

// sameDefinition reports whether a register has the same value in all threads whenever they come to its definition.
func (c *crew) sameDefinition(f ir.FuncID, r ir.Reg, pc ir.PC) bool {
	fn := c.a.Prog.Funcs[f]
	in, def := &fn.Code[pc], fn.BlockOf(pc)
	switch {
	case in.Op == ir.OpPhi:
		return c.samePhi(f, pc)
	case in.Op == ir.OpLoad:
		return in.Flags&ir.FlagVolatile == 0 && ir.Order(in.Sub) == ir.NotAtomic && c.same(f, in.A, def) &&
			c.unwritten(f, pc)
	case in.Op == ir.OpCall:
		return in.Dst == r && c.sameResult(f, pc)
	case dataflow.Pure(in.Op):
		for _, x := range [...]ir.Operand{in.A, in.B, in.C} {
			if x.Kind != ir.KNone && !c.same(f, x, def) {
				return false
			}
		}
		return true
	}
	return false
}

// sameArguments: a parameter is the same where all calls pass what is.
func (c *crew) sameArguments(f ir.FuncID, i int) bool {
	if f == c.Entry || i >= len(c.a.Prog.Funcs[f].Params) {
		return false
	}
	for _, s := range c.a.Ways(f).Calls {
		fn := c.a.Prog.Funcs[s.Func]
		call := &fn.Calls[fn.Code[s.PC].Aux]
		if c.has[s.Func] &&
			(i >= len(call.Args) || call.ByVal != nil && call.ByVal[i] > 0 ||
				!c.same(s.Func, call.Args[i], fn.BlockOf(s.PC))) {
			return false
		}
	}
	return true
}

// sameResult: a call returns the same where its one callee does, at its one return.
func (c *crew) sameResult(f ir.FuncID, pc ir.PC) bool {
	callees := c.a.Graph.Callees(f, pc)
	if len(callees) != 1 || !c.has[callees[0]] || c.a.Prog.Funcs[callees[0]].Runtime {
		return false
	}
	g, returns := c.a.Prog.Funcs[callees[0]], 0
	for b := range g.Blocks {
		if blk := &g.Blocks[b]; blk.End > blk.First && g.Code[blk.End-1].Op == ir.OpRet {
			if returns++; returns > 1 || !c.same(g.ID, g.Code[blk.End-1].A, ir.BlockID(b)) {
				return false
			}
		}
	}
	return returns == 1
}

// samePhi: a phi is the same where all that comes in is, by branches that go the same way: those that decide which edge
// control comes by, and those that end the loops around it.
func (c *crew) samePhi(f ir.FuncID, pc ir.PC) bool {
	fn := c.a.Prog.Funcs[f]
	head, phi := fn.BlockOf(pc), &fn.Phis[fn.Code[pc].Aux]
	for i, o := range phi.Values {
		if !c.same(f, o, phi.Blocks[i]) {
			return false
		}
	}
	for b := range fn.Blocks {
		from := ir.BlockID(b)
		if len(fn.Blocks[b].Succs) < 2 || !c.a.Shape(f).Reachable(from) {
			continue
		}
		if (c.chooses(f, from, head) || c.ends(f, from, head)) && !c.branch(f, from) {
			return false
		}
	}
	return true
}

// chooses reports whether a branch may decide by which edge control enters a block next: the ways from it do not all
// lead through one block before.
func (c *crew) chooses(f ir.FuncID, from, head ir.BlockID) bool {
	fn := c.a.Prog.Funcs[f]
	edges := 0
	ways := append(c.region(f, from, head), from)
	for _, p := range fn.Blocks[head].Preds {
		if slices.Contains(ways, p) {
			edges++
		}
	}
	if edges < 2 {
		return false
	}
	for x := range fn.Blocks {
		if b := ir.BlockID(x); b != head && b != from && !c.leadsTo(f, from, head, b) {
			return false
		}
	}
	return true
}

// leadsTo reports whether some way leads from a block's successors to another without entering the block around.
func (c *crew) leadsTo(f ir.FuncID, from, to, around ir.BlockID) bool {
	return slices.Contains(c.region(f, from, around), to)
}

// ends reports whether a branch is in a loop with a block and may leave it.
func (c *crew) ends(f ir.FuncID, b, with ir.BlockID) bool {
	const nowhere = ir.BlockID(ir.None)
	if !c.leadsTo(f, b, with, nowhere) || b != with && !c.leadsTo(f, with, b, nowhere) {
		return false
	}
	return slices.ContainsFunc(c.a.Prog.Funcs[f].Blocks[b].Succs, func(s ir.BlockID) bool {
		return s != with && !c.leadsTo(f, s, with, nowhere)
	})
}

// unwritten reports whether no thread writes what the load at pc reads between the same two waits.
func (c *crew) unwritten(f ir.FuncID, pc ir.PC) bool {
	in := &c.a.Prog.Funcs[f].Code[pc]
	at := c.a.Graph.Operand(f, in.A)
	if len(at) == 0 || at.Has(pointsto.UnknownNode) {
		return false
	}
	here, ok := c.phases.at(f, pc), true
	c.a.Writes(at, int64(in.Bits+7)/8, func(w dataflow.Write) {
		g := w.Site.Func
		switch {
		case w.To == nil, c.a.Inside(g, c.Creator):
			ok = false
		case c.has[g]:
			ok = ok && c.phases.at(g, w.Site.PC)&here == 0
		case c.a.Concurrent(g):
			ok = false
		}
	})
	return ok
}

// shared is the value of an operand that is the same in all threads of the context, as they are all of one loop.
func (c *crew) shared(f ir.FuncID, o ir.Operand) (v expr.Value, ok bool) {
	for i := range c.roots {
		x, known := c.valueOf(i, f, o, 0)
		if !known || i > 0 && x != v {
			return v, false
		}
		v = x
	}
	return v, true
}

// maxDepth bounds the loads and calls that a shared value is looked for behind.
const maxDepth = 16

// valueOf is the value of an operand in one thread, whenever control comes there: over what its creator has left for
// it.
func (c *crew) valueOf(i int, f ir.FuncID, o ir.Operand, depth int) (expr.Value, bool) {
	v, ok := c.a.Relative(f, o)
	if !ok || depth > maxDepth {
		return v, false
	}
	by := map[*expr.Node]expr.Value{}
	for _, r := range c.a.Mentioned(v) {
		sym, _ := c.a.Relative(f, ir.R(r))
		x, ok := c.definition(i, f, r, depth+1)
		if !ok || sym.N == nil {
			return v, false
		}
		by[sym.N] = x
	}
	v = c.a.Resolve(c.a.B.Subst(v, by))
	return v, len(c.a.Mentioned(v)) == 0
}

// definition is the value of a parameter, or of a load of what the creator has left.
func (c *crew) definition(i int, f ir.FuncID, r ir.Reg, depth int) (v expr.Value, ok bool) {
	fn := c.a.Prog.Funcs[f]
	if pc, ok := c.a.Shape(f).Def(r); ok {
		in := &fn.Code[pc]
		if in.Op != ir.OpLoad || in.Dst != r || in.Flags&ir.FlagVolatile != 0 {
			return v, false
		}
		addr, ok := c.valueOf(i, f, in.A, depth)
		if !ok {
			return v, false
		}
		return c.a.Given(c.Threads[i], addr, int(in.Bits))
	}
	if f == c.Entry {
		p, _ := c.a.Relative(f, ir.R(r))
		v, ok = c.roots[i].Relative(p)
		return c.a.Resolve(v), ok
	}
	n := 0
	for _, s := range c.a.Ways(f).Calls {
		if !c.has[s.Func] {
			continue
		}
		call := &c.a.Prog.Funcs[s.Func].Calls[c.a.Prog.Funcs[s.Func].Code[s.PC].Aux]
		if int(r) >= len(call.Args) || call.ByVal != nil && call.ByVal[r] > 0 {
			return v, false
		}
		x, ok := c.valueOf(i, s.Func, call.Args[r], depth)
		if !ok || n > 0 && x != v {
			return v, false
		}
		v, n = x, n+1
	}
	return v, n > 0
}
