package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// counters finds memory that hands out ids: once there is a second thread, every write adds a constant, all of
// one sign, to what is there, in one interference-free region with the load that it adds to (Effinger-Dean et al.,
// MSPC 2011) or as one atomic operation. In a program without data races the values that its increments find are
// then pairwise different, and so are those that they leave, as long as the counter does not overflow. A load in the
// same region shows one or the other: a counter-derived id.
type counters struct {
	a       *Analysis
	byPlace map[cellKey]*counter
	order   []*counter
	ids     map[defKey]*counterID
	returns map[ir.FuncID]*counterID // of functions all of whose returns give one
}

// counter is one location.
type counter struct {
	cellKey
	to     pointsto.Set
	up     bool
	atomic bool // every increment is one atomic operation: no race can disturb them
	wraps  bool // some increment is defined to wrap around
	unit   bool // every increment adds 1
	fails  bool
	steps  map[pointsto.CallSite]bool
	resets []pointsto.CallSite // that may execute once there is a second thread
}

// counterID says that a register holds what an increment of a counter found, or left, plus a constant. The increment
// executes in the activation that defines the register, or in a call of it that gives the register its value.
type counterID struct {
	*counter
	step pointsto.CallSite // the increment
	left bool              // what it left, not what it found
	plus uint64
}

func newCounters(a *Analysis) *counters {
	c := &counters{
		a:       a,
		byPlace: map[cellKey]*counter{},
		ids:     map[defKey]*counterID{},
		returns: map[ir.FuncID]*counterID{},
	}
	if a.Ctx.OthersUnknown {
		return c
	}
	for i := range a.memory.writes {
		if fn := a.Prog.Funcs[a.memory.writes[i].site.Func]; !fn.Runtime {
			c.increment(&a.memory.writes[i])
		}
	}
	for _, x := range c.order {
		if !x.fails {
			c.setAgain(x)
			c.issue(x)
		}
	}
	return c
}

// increment notes a write that adds a constant to a location with an address of its own.
func (c *counters) increment(w *write) {
	f, in := w.site.Func, &c.a.Prog.Funcs[w.site.Func].Code[w.site.PC]
	if in.Op != ir.OpStore && in.Op != ir.OpRMW || in.Bits%8 != 0 || in.Bits > 64 || in.Flags&ir.FlagVolatile != 0 {
		return
	}
	addr, ok := c.a.rel.operand(f, in.A)
	if !ok || len(c.a.Mentioned(addr)) > 0 || len(w.to) == 0 || w.to.Has(pointsto.UnknownNode) {
		return
	}
	by, wraps, ok := c.added(w.site, in)
	if !ok || by == 0 {
		return
	}
	key, up := cellKey{addr, int(in.Bits)}, by>>(in.Bits-1) == 0
	x := c.byPlace[key]
	if x == nil {
		x = &counter{cellKey: key, to: w.to, up: up, atomic: true, unit: true, steps: map[pointsto.CallSite]bool{}}
		c.byPlace[key], c.order = x, append(c.order, x)
	}
	x.steps[w.site] = true
	x.to = pointsto.Union(x.to, w.to)
	x.wraps = x.wraps || wraps
	x.atomic = x.atomic && in.Op == ir.OpRMW
	x.unit = x.unit && by == 1
	x.fails = x.fails || x.up != up
}

// added is the constant that a write adds to the location it writes, and whether that may wrap around.
func (c *counters) added(site pointsto.CallSite, in *ir.Instr) (by uint64, wraps, ok bool) {
	v, known := c.a.rel.operand(site.Func, in.B)
	if !known {
		return 0, false, false
	}
	if in.Op == ir.OpRMW {
		if in.Sub == uint8(ir.RMWSub) {
			v = c.a.B.Bin(expr.Sub, int(in.Bits), expr.Word(0), v)
		}
		return v.W, true, v.Concrete() && (in.Sub == uint8(ir.RMWAdd) || in.Sub == uint8(ir.RMWSub))
	}
	load, by, ok := c.a.defPlus(int(in.Bits), v)
	if !ok || load.f != site.Func || !c.found(site, load.r) {
		return 0, false, false
	}
	return by, !c.checked(site.Func, in.B), true
}

// checked reports whether an operand is computed by an addition that must not overflow.
func (c *counters) checked(f ir.FuncID, o ir.Operand) bool {
	if o.Kind != ir.KReg {
		return false
	}
	pc, ok := c.a.Shape(f).Def(o.Reg)
	if !ok {
		return false
	}
	in := &c.a.Prog.Funcs[f].Code[pc]
	return (in.Op == ir.OpAdd || in.Op == ir.OpSub) && in.Flags&ir.FlagNSW != 0
}

// defPlus reads a relative expression of w bits as one definition plus a constant.
func (a *Analysis) defPlus(w int, v expr.Value) (d defKey, plus uint64, ok bool) {
	if v.Concrete() {
		return d, 0, false
	}
	terms, plus := a.B.Linear(w, v)
	if len(terms) != 1 || terms[0].Coef != 1 {
		return d, 0, false
	}
	s := terms[0].N.Symbol()
	if s == nil || terms[0].N.Op() != expr.OpSym || s.Width != w {
		return d, 0, false
	}
	d, ok = a.rel.defs[s]
	return d, plus, ok
}

// found reports whether a register was loaded, from the location that a store writes, in the region that ends
// with it.
func (c *counters) found(store pointsto.CallSite, r ir.Reg) bool {
	pc, ok := c.a.Shape(store.Func).Def(r)
	if !ok || pc >= store.PC || !c.reads(store, pc) {
		return false
	}
	return c.region(store, pc, store.PC)
}

// reads reports whether the instruction is an ordinary load of just what a store writes.
func (c *counters) reads(store pointsto.CallSite, pc ir.PC) bool {
	code := c.a.Prog.Funcs[store.Func].Code
	in, st := &code[pc], &code[store.PC]
	if in.Op != ir.OpLoad || in.Bits != st.Bits || in.Flags&ir.FlagVolatile != 0 || ir.Order(in.Sub) != ir.NotAtomic ||
		in.Dst == ir.None {
		return false
	}
	x, ok1 := c.a.rel.operand(store.Func, in.A)
	y, ok2 := c.a.rel.operand(store.Func, st.A)
	return ok1 && ok2 && x == y
}

// region reports whether control gets from one instruction to the other without a branch, a synchronisation, anything
// that may block or end the thread, and another write of what the store writes.
func (c *counters) region(store pointsto.CallSite, from, to ir.PC) bool {
	fn := c.a.Prog.Funcs[store.Func]
	if fn.BlockOf(from) != fn.BlockOf(to) {
		return false
	}
	for pc := from + 1; pc < to; pc++ {
		if pc != store.PC && !c.passes(store, pc) {
			return false
		}
	}
	return true
}

func (c *counters) passes(store pointsto.CallSite, pc ir.PC) bool {
	fn := c.a.Prog.Funcs[store.Func]
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpLoad:
		return ir.Order(in.Sub) == ir.NotAtomic
	case ir.OpStore:
		at, bytes := c.a.Graph.Operand(store.Func, fn.Code[store.PC].A), int64(fn.Code[store.PC].Bits)/8
		to := c.a.Graph.Operand(store.Func, in.A)
		return ir.Order(in.Sub) == ir.NotAtomic && len(to) > 0 && !to.Has(pointsto.UnknownNode) &&
			!pointsto.Overlap(to, int64(in.Bits+7)/8, at, bytes)
	case ir.OpCall, ir.OpRMW, ir.OpCmpXchg, ir.OpFence, ir.OpMemcpy, ir.OpMemset, ir.OpVAStart, ir.OpVACopy, ir.OpAsm,
		ir.OpUnsupported, ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return false
	}
	return true
}

// setAgain lists what else may write the location once there is a second thread.
func (c *counters) setAgain(x *counter) {
	c.a.memory.writesAt(x.to, int64(x.bits)/8, func(w *write) bool {
		if w.after && !x.steps[w.site] {
			x.resets = append(x.resets, w.site)
		}
		return false
	})
}

// keeps reports whether no id that a thread has taken goes back behind a reset: the counter is never reset, or only
// by the activation that created the thread, before it did.
func (c *counters) keeps(x *counter, t int) bool {
	b := c.a.births()[t]
	for _, w := range x.resets {
		if !b.live || w.Func != b.frames[b.loop].Func {
			return false
		}
		fn, pc := c.a.Prog.Funcs[w.Func], b.frames[b.loop].PCs[0]
		from, to := fn.BlockOf(pc), fn.BlockOf(w.PC)
		if from == to && w.PC > pc || c.a.Shape(w.Func).gets(from, to, ir.BlockID(ir.None)) {
			return false
		}
	}
	return true
}

// reset reports whether the location may be set after the increment has executed.
func (c *counters) reset(x *counter, step pointsto.CallSite) bool {
	if c.a.memory.epoch(step.Func, step.PC)&beforeCreation == 0 {
		return false
	}
	return c.a.memory.writesAt(x.to, int64(x.bits)/8, func(w *write) bool {
		return !x.steps[w.site] && c.a.memory.after.may(step, w.site)
	})
}

// issue notes the registers that hold ids of a counter.
func (c *counters) issue(x *counter) {
	for i := range c.a.memory.writes {
		step := c.a.memory.writes[i].site
		if !x.steps[step] || c.reset(x, step) {
			continue
		}
		fn := c.a.Prog.Funcs[step.Func]
		if in := &fn.Code[step.PC]; in.Op == ir.OpRMW {
			if in.Dst != ir.None {
				c.ids[defKey{step.Func, in.Dst}] = &counterID{counter: x, step: step}
			}
			continue
		}
		blk := &fn.Blocks[fn.BlockOf(step.PC)]
		for pc := blk.First; pc < blk.End; pc++ {
			c.show(x, step, pc)
		}
	}
}

// show notes a load in the region around an increment. What an increment left is what the next one of the region finds.
func (c *counters) show(x *counter, step pointsto.CallSite, pc ir.PC) {
	if !c.reads(step, pc) || !c.region(step, min(pc, step.PC), max(pc, step.PC)) {
		return
	}
	key := defKey{step.Func, c.a.Prog.Funcs[step.Func].Code[pc].Dst}
	if was := c.ids[key]; was == nil || was.left {
		c.ids[key] = &counterID{counter: x, step: step, left: pc > step.PC}
	}
}

// of is the id that a register of f holds, or nil.
func (c *counters) of(f ir.FuncID, r ir.Reg) *counterID {
	if t := c.ids[defKey{f, r}]; t != nil {
		return t
	}
	pc, ok := c.a.Shape(f).Def(r)
	if !ok {
		return nil
	}
	fn := c.a.Prog.Funcs[f]
	if in := &fn.Code[pc]; in.Op != ir.OpCall || in.Dst != r || len(c.ids) == 0 {
		return nil
	}
	var all *counterID
	for _, g := range c.a.Graph.Callees(f, pc) {
		t := c.returned(g)
		if t == nil || all != nil && !t.like(all) {
			return nil
		}
		all = t
	}
	return all
}

// like reports whether two ids can be compared.
func (t *counterID) like(o *counterID) bool {
	return t.counter == o.counter && t.left == o.left && t.plus == o.plus
}

// returned is the id that every call of a function returns, or nil. The increment executes in the call.
func (c *counters) returned(g ir.FuncID) *counterID {
	if t, ok := c.returns[g]; ok {
		return t
	}
	c.returns[g] = nil // recursive
	fn, shape := c.a.Prog.Funcs[g], c.a.Shape
	if fn.External || len(fn.RetBits) != 1 {
		return nil
	}
	var all *counterID
	for b := range fn.Blocks {
		end := fn.Blocks[b].End
		if end == fn.Blocks[b].First || fn.Code[end-1].Op != ir.OpRet || !shape(g).Reachable(ir.BlockID(b)) {
			continue
		}
		t := c.given(g, fn.Code[end-1].A, int(fn.RetBits[0]))
		if t == nil || all != nil && !t.like(all) {
			return nil
		}
		all = t
	}
	c.returns[g] = all
	return all
}

// given reads an operand as an id of a definition of f.
func (c *counters) given(f ir.FuncID, o ir.Operand, bits int) *counterID {
	v, ok := c.a.rel.operand(f, o)
	if !ok {
		return nil
	}
	d, plus, ok := c.a.defPlus(bits, v)
	if !ok || d.f != f {
		return nil
	}
	t := c.of(f, d.r)
	if t == nil {
		return nil
	}
	out := *t
	out.plus = truncate(bits, t.plus+plus)
	return &out
}
