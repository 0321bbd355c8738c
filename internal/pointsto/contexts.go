package pointsto

import (
	"strings"

	"midway/internal/ir"
)

// instancesAt are the instances of model f in the calls from a user's call site.
func (a *analysis) instancesAt(site CallSite, f ir.FuncID) []int32 {
	if a.effects.shared(a.p.Funcs[f]) {
		site = NoSite
	}
	var out []int32
	for _, ctx := range a.ofSite[site] {
		i, ok := a.instOf[instKey{f, ctx}]
		if !ok {
			a.complete(ctx)
			i, ok = a.instOf[instKey{f, ctx}]
		}
		if ok {
			out = append(out, i)
		}
	}
	return out
}

// complete generates the quiet models of a context. They add nothing to what others may point to.
func (a *analysis) complete(ctx int32) {
	a.onDemand = true
	list := a.skipped[ctx]
	delete(a.skipped, ctx)
	for _, c := range list {
		a.bind(c, c.callee())
		a.bindBlocked(c, ctx)
	}
	a.drain()
	a.onDemand = false
}

// startShared instantiates the shared models with effects that a quiet model reaches.
func (a *analysis) startShared(f ir.FuncID) {
	if a.started[f] {
		return
	}
	a.started[f] = true
	for g, below := range a.reach(f) {
		if id := ir.FuncID(g); below && a.effects.loud[id] && a.effects.shared(a.p.Funcs[id]) {
			a.instantiate(id, 0)
		}
	}
}

// bindBlocked gives the second half of a blocking call the call's own arguments: a thread that stands
// inside it at the context continues there.
func (a *analysis) bindBlocked(c call, ctx int32) {
	if c.info == nil {
		return
	}
	half := a.p.Func(blockedPrefix + a.p.Funcs[c.callee()].Name)
	if half != nil && !half.External {
		a.pass(c, a.instantiate(half.ID, ctx))
	}
}

const blockedPrefix = "__mw_blocked_"

// callee of a call that has been fixed by as.
func (c call) callee() ir.FuncID {
	if c.info == nil {
		return c.fixed
	}
	return c.info.Callee
}

// completeFor generates f in every context that may reach it. Once is enough: what is generated on demand skips
// nothing.
func (g *Graph) completeFor(f ir.FuncID) {
	if g.complete[f] {
		return
	}
	g.complete[f] = true
	name := strings.TrimPrefix(g.p.Funcs[f].Name, blockedPrefix)
	for ctx := range g.a.contexts {
		for _, c := range g.a.skipped[int32(ctx)] {
			callee := c.callee()
			if g.a.reach(callee)[f] || g.p.Funcs[callee].Name == name {
				g.a.complete(int32(ctx))
				break
			}
		}
	}
}

// reach marks a model and those it calls, directly or through others.
func (a *analysis) reach(f ir.FuncID) []bool {
	if a.below == nil {
		a.below = make([][]bool, len(a.p.Funcs))
	}
	if a.below[f] == nil {
		a.below[f] = make([]bool, len(a.p.Funcs))
		a.markBelow(a.below[f], f)
	}
	return a.below[f]
}

func (a *analysis) markBelow(seen []bool, f ir.FuncID) {
	if seen[f] {
		return
	}
	seen[f] = true
	fn := a.p.Funcs[f]
	for pc := range fn.Code {
		if fn.Code[pc].Op != ir.OpCall {
			continue
		}
		c := &fn.Calls[fn.Code[pc].Aux]
		if c.Callee != ir.None && a.p.Funcs[c.Callee].Runtime {
			a.markBelow(seen, c.Callee)
		}
		for _, op := range c.Args {
			if op.Kind == ir.KFunc && a.p.Funcs[op.Index].Runtime {
				a.markBelow(seen, ir.FuncID(op.Index))
			}
		}
	}
}

// origin is where the one value of a model's parameter comes from.
type origin struct {
	inst int32
	op   ir.Operand
	many bool // several different ones: unknown
}

// noteOrigin records an argument of a model's instance.
func (a *analysis) noteOrigin(c call, callee int32, k int, op ir.Operand) {
	if !a.cloned(a.fn(callee)) {
		return
	}
	key := instParam{callee, k}
	o := origin{inst: c.inst, op: op}
	if old, ok := a.origins[key]; ok && old != o {
		o.many = true
	}
	a.origins[key] = o
}

// trace follows an operand of a model up through its callers: to the user's operand, as far as it is
// one parameter passed on.
func (a *analysis) trace(i int32, op ir.Operand) (int32, ir.Operand) {
	for range 64 {
		if op.Kind != ir.KReg || int(op.Reg) >= len(a.fn(i).Params) || !a.cloned(a.fn(i)) {
			break
		}
		o, ok := a.origins[instParam{i, int(op.Reg)}]
		if !ok || o.many {
			break
		}
		i, op = o.inst, o.op
	}
	return i, op
}

// sizedBy says that a heap object has as many bytes as an operand of an instance.
type sizedBy struct {
	node Node
	inst int32
	op   ir.Operand
}

// measure finds the sizes of heap objects whose allocation has a constant size.
func (a *analysis) measure() {
	for _, z := range a.sizes {
		if n, ok := a.evaluate(z.inst, z.op, 0); ok {
			a.s.objects[z.node].info.Size = int64(n)
		}
	}
}

// evaluate computes an operand from constants, following parameters of models.
func (a *analysis) evaluate(i int32, op ir.Operand, depth int) (uint64, bool) {
	i, op = a.trace(i, op)
	if op.Kind == ir.KConst {
		return op.Word, true
	}
	f := a.fn(i)
	if op.Kind != ir.KReg || !a.cloned(f) || depth > 16 {
		return 0, false
	}
	in := definition(f, op.Reg)
	if in == nil {
		return 0, false
	}
	switch in.Op {
	case ir.OpCopy, ir.OpZExt, ir.OpFreeze:
		return a.evaluate(i, in.A, depth+1)
	case ir.OpAdd, ir.OpMul:
		return a.evaluateSum(i, in, depth)
	case ir.OpOverflow:
		if ir.Overflow(in.Sub) == ir.UMulO && in.Dst == op.Reg {
			return a.evaluateSum(i, in, depth)
		}
	case ir.OpSelect:
		return a.evaluateSelect(i, in, depth)
	case ir.OpPhi:
		return a.evaluatePhi(i, in, depth)
	}
	return 0, false
}

// evaluatePhi knows the idiom if (n == 0) n = 1: one of two ways to a phi is taken where a comparison is known.
func (a *analysis) evaluatePhi(i int32, in *ir.Instr, depth int) (uint64, bool) {
	f := a.fn(i)
	phi := &f.Phis[in.Aux]
	if len(phi.Blocks) != 2 {
		return 0, false
	}
	for k, from := range phi.Blocks {
		side := phi.Blocks[1-k]
		br := &f.Code[f.Blocks[from].End-1]
		if br.Op != ir.OpCondBr || len(f.Blocks[side].Preds) != 1 || f.Blocks[side].Preds[0] != from {
			continue
		}
		yes, ok := a.holds(i, br.A, depth)
		if !ok {
			return 0, false
		}
		if (yes && br.Then == side) || (!yes && br.Else == side) {
			return a.evaluate(i, phi.Values[1-k], depth+1)
		}
		return a.evaluate(i, phi.Values[k], depth+1)
	}
	return 0, false
}

// holds reports whether a comparison for equality of what can be evaluated holds.
func (a *analysis) holds(i int32, op ir.Operand, depth int) (yes, ok bool) {
	if op.Kind != ir.KReg {
		return false, false
	}
	cond := definition(a.fn(i), op.Reg)
	if cond == nil || cond.Op != ir.OpICmp {
		return false, false
	}
	x, ok1 := a.evaluate(i, cond.A, depth+1)
	y, ok2 := a.evaluate(i, cond.B, depth+1)
	equal := ir.Pred(cond.Sub) == ir.EQ
	if !ok1 || !ok2 || !equal && ir.Pred(cond.Sub) != ir.NE {
		return false, false
	}
	return (x == y) == equal, true
}

func (a *analysis) evaluateSum(i int32, in *ir.Instr, depth int) (uint64, bool) {
	x, ok1 := a.evaluate(i, in.A, depth+1)
	y, ok2 := a.evaluate(i, in.B, depth+1)
	if in.Op == ir.OpAdd {
		return x + y, ok1 && ok2
	}
	return x * y, ok1 && ok2
}

// evaluateSelect knows the idiom n ? n : 1.
func (a *analysis) evaluateSelect(i int32, in *ir.Instr, depth int) (uint64, bool) {
	yes, ok := a.holds(i, in.A, depth)
	switch {
	case !ok:
		return 0, false
	case yes:
		return a.evaluate(i, in.B, depth+1)
	}
	return a.evaluate(i, in.C, depth+1)
}

// definition is the instruction that sets a register, or nil for a parameter.
func definition(f *ir.Func, r ir.Reg) *ir.Instr {
	for pc := range f.Code {
		if f.Code[pc].Dst == r {
			return &f.Code[pc]
		}
	}
	return nil
}
