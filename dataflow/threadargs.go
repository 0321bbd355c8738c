package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A threadArg is memory that the creator of a thread wrote for it, before the creation, and that nothing writes again:
// arguments in an array of which each iteration of the creating loop fills an element, or in an object allocated
// for each thread; and the thread's id, which the creation itself stores.
type threadArg struct {
	addr, val expr.Value // in terms of the creator's frame at the creation
	bits      int
	at        string
	held      bool // memory holds it at the context, too: the object has not been freed
}

// threadArgs are those of one context thread; they are computed once.
func (a *Analysis) threadArgs(t int) []threadArg {
	if a.given == nil {
		a.given = make([][]threadArg, len(a.Ctx.Threads))
		a.isGiven = make([]bool, len(a.Ctx.Threads))
	}
	if !a.isGiven[t] {
		a.isGiven[t] = true
		if !a.Ctx.OthersUnknown {
			b := a.births()[t]
			for i := range b.frames {
				a.given[t] = append(a.given[t], a.threadArgsOf(b, i)...)
			}
			if behind := a.behind(t); len(b.frames) == 0 && behind != nil {
				for i := range behind.frames {
					a.given[t] = append(a.given[t], a.threadArgsOf(behind, i)...)
				}
			}
			a.given[t] = append(a.given[t], a.handle(b)...)
			a.given[t] = append(a.given[t], a.lasting(b)...)
		}
	}
	return a.given[t]
}

// behind are the frames of a thread's creator behind a youngest one of which it is not known which of several creations
// it made: what they did before they called it was done before any of these.
func (a *Analysis) behind(t int) *birth {
	act := a.oldest(t).Creator
	if act == nil || len(act.PCs) < 2 || act.through {
		return nil
	}
	b := &birth{thread: t, loop: -1}
	for act = act.Caller; act != nil && len(act.PCs) == 1 && !act.through &&
		!a.Shape(act.Func).InCycle(act.PCs[0]); act = act.Caller {
		b.frames = append(b.frames, act)
	}
	return b
}

// heldGifts are those that memory still holds at the context, as pairs of R_heap.
func (a *Analysis) heldGifts(t int) []MemoryDef {
	var out []MemoryDef
	for _, g := range a.threadArgs(t) {
		if g.held {
			out = append(
				out,
				MemoryDef{Thread: t, Addr: a.Resolve(g.addr), Bits: g.bits, Value: a.Resolve(g.val), At: g.at},
			)
		}
	}
	return out
}

// threadArgsOf are the stores of one of the creator's frames that must have executed before the creation.
func (a *Analysis) threadArgsOf(b *birth, i int) []threadArg {
	act := b.frames[i]
	fn, shape := a.Prog.Funcs[act.Func], a.Shape(act.Func)
	here := fn.BlockOf(act.PCs[0])
	var out []threadArg
	for blk := range fn.Blocks {
		if !shape.Reachable(ir.BlockID(blk)) || !shape.Dominates(ir.BlockID(blk), here) {
			continue
		}
		for pc := fn.Blocks[blk].First; pc < fn.Blocks[blk].End; pc++ {
			if ir.BlockID(blk) == here && pc >= act.PCs[0] {
				break
			}
			if g, ok := a.threadArgAt(b, i, pc); ok {
				out = append(out, g)
			}
		}
	}
	return out
}

// threadArgAt reads the store at pc as a thread argument.
func (a *Analysis) threadArgAt(b *birth, i int, pc ir.PC) (g threadArg, ok bool) {
	act := b.frames[i]
	in := &a.Prog.Funcs[act.Func].Code[pc]
	if in.Op != ir.OpStore || in.Bits%8 != 0 || in.Bits > 64 || in.Flags&ir.FlagVolatile != 0 ||
		ir.Order(in.Sub) != ir.NotAtomic {
		return g, false
	}
	to := a.Graph.Operand(act.Func, in.A)
	if len(to) == 0 || to.Has(pointsto.UnknownNode) ||
		!a.memory.writesAt(to, int64(in.Bits)/8, func(w *write) bool { return w.after }) {
		return g, false // nothing is known, or all is settled
	}
	var ok1, ok2 bool
	g.addr, ok1 = act.Operand(in.A)
	g.val, ok2 = act.Operand(in.B)
	g.bits, g.at = int(in.Bits), a.at(act.Func, pc)
	if !ok1 || !ok2 {
		return g, false
	}
	p, ok := a.place(b, i, g.addr)
	g.held = !p.fresh
	if !ok || !a.moves(b, i, p, pc) {
		return g, false
	}
	store := pointsto.CallSite{Func: act.Func, PC: pc}
	return g, !a.memory.writesAt(
		to,
		int64(in.Bits)/8,
		func(w *write) bool { return !a.spares(b, i, p, store, int64(in.Bits)/8, w) },
	)
}

// place is an address of the creator's frame, distinguished from those of other iterations.
type place struct {
	rest  expr.Value // the address without the variable part and the constant
	k     uint64
	scale uint64 // of the induction variable; 0 where there is none
	index *expr.Node
	by    ir.Reg // the induction variable, or the pointer to the object allocated
	fresh bool   // in an object that the frame has allocated
}

// place reads an address as an element of an array that the loop steps through, as one in an object that the
// frame allocated, or as one that never changes.
func (a *Analysis) place(b *birth, i int, addr expr.Value) (p place, ok bool) {
	w := a.B.PtrBits()
	terms, k := a.B.Linear(w, addr)
	p.k, p.rest, p.by = k, expr.Word(0), ir.Reg(ir.None)
	for _, t := range terms {
		whole := a.B.Bin(expr.Mul, w, t.N.Value(), expr.Word(t.Coef))
		if a.permanent(whole) {
			p.rest = a.B.Bin(expr.Add, w, p.rest, whole)
			continue
		}
		if p.by != ir.Reg(ir.None) {
			return p, false
		}
		switch r, is := a.variable(b, i, t.N); {
		case is:
			p.by, p.scale, p.index = r, t.Coef, t.N
		default:
			if p.by, is = a.allocated(b.frames[i], t.N); !is || t.Coef != 1 {
				return p, false
			}
			p.fresh, p.index = true, t.N
		}
	}
	return p, !p.fresh || p.rest == expr.Word(0)
}

// permanent reports whether an expression has one value in the whole run.
func (a *Analysis) permanent(v expr.Value) bool {
	if v.Concrete() {
		return true
	}
	for _, s := range expr.Symbols(v.N) {
		if addr, ok := a.memory.address(s); ok && a.permanent(addr) {
			continue
		}
		if !a.names.permanent[s] {
			return false
		}
	}
	return true
}

// variable is the induction variable of the creating loop that a term is, possibly extended.
func (a *Analysis) variable(b *birth, i int, n *expr.Node) (ir.Reg, bool) {
	if i != b.loop {
		return 0, false
	}
	for _, iv := range a.inductions(b) {
		v := b.frames[i].value(iv.reg)
		for _, x := range []expr.Value{v, a.widened(iv.bits, v, true), a.widened(iv.bits, v, false)} {
			if x.N == n {
				return iv.reg, true
			}
		}
	}
	return 0, false
}

func (a *Analysis) widened(bits int, v expr.Value, signed bool) expr.Value {
	w := a.B.PtrBits()
	switch {
	case bits >= w:
		return v
	case signed:
		return a.B.SExt(bits, w, v)
	}
	return a.B.ZExt(bits, w, v)
}

// allocators are the functions whose result is the address of a new object.
var allocators = map[string]bool{"malloc": true, "calloc": true}

// allocated is the register that a frame's call of an allocator gave a value, which the term is.
func (a *Analysis) allocated(act *Activation, n *expr.Node) (ir.Reg, bool) {
	fn, shape := a.Prog.Funcs[act.Func], a.Shape(act.Func)
	for r := range fn.Regs {
		pc, ok := shape.Def(ir.Reg(r))
		if !ok || fn.Code[pc].Op != ir.OpCall || !act.defined(shape, ir.Reg(r)) || act.value(ir.Reg(r)).N != n {
			continue
		}
		callee := fn.Calls[fn.Code[pc].Aux].Callee
		return ir.Reg(r), callee != ir.None && a.Prog.Funcs[callee].Runtime && allocators[a.Prog.Funcs[callee].Name]
	}
	return 0, false
}

// moves reports whether the store at pc, whenever it executes again after the creation or itself, writes another
// place: the variable part has been set anew, or it executes at most once.
func (a *Analysis) moves(b *birth, i int, p place, pc ir.PC) bool {
	if p.by == ir.Reg(ir.None) {
		return a.onceIn(b, i, pc)
	}
	return !a.again(b, i, p, pc, pc)
}

// onceIn reports whether an instruction of a creator's frame executes at most once, in any run or while threads are
// alive that it created.
func (a *Analysis) onceIn(b *birth, i int, pc ir.PC) bool {
	f := b.frames[i].Func
	return a.once.Site(f, pc) || b.live && !a.Shape(f).InCycle(pc)
}

// again reports whether control may get from one instruction of a frame's function to another and the variable part
// of a place has not been set anew.
func (a *Analysis) again(b *birth, i int, p place, from, to ir.PC) bool {
	fn, shape := a.Prog.Funcs[b.frames[i].Func], a.Shape(b.frames[i].Func)
	d, ok := shape.Def(p.by)
	if !ok || shape.setjmp {
		return true
	}
	x, y, def := fn.BlockOf(from), fn.BlockOf(to), fn.BlockOf(d)
	if x == y && from < to && (d <= from || d >= to || x != def) {
		return true
	}
	if y == def && to < d {
		return true // before the definition in its block: not distinguished
	}
	return shape.gets(x, y, def)
}

// spares reports whether a write leaves a thread argument alone that a store of the creator has made.
func (a *Analysis) spares(b *birth, i int, p place, store pointsto.CallSite, bytes int64, w *write) bool {
	if w.site == store {
		return p.scale == 0 || distance(a.B.PtrBits(), p.scale) >= uint64(bytes)
	}
	fn := a.Prog.Funcs[w.site.Func]
	if p.fresh && fn.Runtime && allocators[fn.Name] {
		return true // it clears what it allocates
	}
	if w.site.Func == store.Func && fn.Code[w.site.PC].Op == ir.OpStore && a.apart(b, i, p, store, bytes, w) {
		return true
	}
	return !w.after && !a.memory.after.may(store, w.site)
}

// apart reports whether another store of the same function writes beside the place, in every iteration, or writes it in
// other iterations only.
func (a *Analysis) apart(b *birth, i int, p place, store pointsto.CallSite, bytes int64, w *write) bool {
	v, ok := a.rel.operand(w.site.Func, a.Prog.Funcs[w.site.Func].Code[w.site.PC].A)
	if !ok {
		return false
	}
	if v, ok = b.frames[i].Relative(v); !ok {
		return false
	}
	q, ok := a.place(b, i, v)
	if !ok || q.by != p.by || q.rest != p.rest || q.scale != p.scale || q.index != p.index {
		return false
	}
	gap := truncate(a.B.PtrBits(), q.k-p.k)
	if p.scale == 0 {
		return gap >= uint64(bytes) && truncate(a.B.PtrBits(), -gap) >= uint64(w.bytes)
	}
	scale := distance(a.B.PtrBits(), p.scale)
	if gap == 0 {
		return scale >= uint64(max(bytes, w.bytes)) && !a.again(b, i, p, store.PC, w.site.PC)
	}
	gap = uint64((extend(a.B.PtrBits(), gap)%int64(scale) + int64(scale)) % int64(scale))
	return gap >= uint64(bytes) && gap+uint64(w.bytes) <= scale
}

// distance is how far apart consecutive elements lie.
func distance(w int, scale uint64) uint64 {
	if s := extend(w, scale); s < 0 {
		return uint64(-s)
	}
	return scale
}

// inherited is the value of a load of a thread argument.
func (act *Activation) inherited(r ir.Reg) (v expr.Value, ok bool) {
	a := act.a
	if act.born {
		return v, false
	}
	pc, ok := a.Shape(act.Func).Def(r)
	if !ok {
		return v, false
	}
	in := &a.Prog.Funcs[act.Func].Code[pc]
	if in.Op != ir.OpLoad || in.Dst != r || in.Flags&ir.FlagVolatile != 0 {
		return v, false
	}
	args := a.threadArgs(act.Thread)
	if len(args) == 0 {
		return v, false
	}
	rel, ok := a.rel.operand(act.Func, in.A)
	if !ok {
		return v, false
	}
	addr, ok := act.Relative(rel)
	if !ok {
		return v, false
	}
	for _, g := range args {
		if g.bits == int(in.Bits) && g.addr == addr {
			return g.val, true
		}
	}
	return v, false
}
