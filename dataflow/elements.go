package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Elements are numbers that two nested loops, which run before the first thread is created, store: the inner one in
// each element of an array, the outer one in such arrays that an array of pointers leads to, row by row. Nobody else
// writes the numbers afterwards, nor the pointers.
type Elements struct {
	Func     ir.FuncID
	Store    ir.PC      // of the numbers; executed in every iteration
	Bits     int        // of a number
	Rows     expr.Value // the address of the pointer to row zero
	RowScale uint64     // bytes between pointers
	// the number of element j of a row lies Off + Scale*j bytes behind where the row's pointer points
	Off, Scale     uint64
	Outer, Inner   Counted // the rows, and their elements
	Ends           ir.PC   // of the outer loop: the branch that leaves it
	At             string  // "file:line" of the store
	pointer        ir.PC   // loads a row's pointer
	pointerAddress ir.Operand
}

// Counted is the variable of a loop that counts from zero by one, of 32 bits, as long as it is less than Bound, signed.
type Counted struct {
	Reg   ir.Reg
	Bound expr.Value // over settled memory
	loop  *Loop
}

// Within reports whether an instruction of the loop's function is executed in iterations only, where the variable is
// less than the bound.
func (c *Counted) Within(fn *ir.Func, pc ir.PC) bool {
	b := fn.BlockOf(pc)
	return c.loop.In[b] && b != c.loop.Head
}

// Elements lists what such loops fill, whether or not they have run. Nothing is known with threads that are not listed.
func (a *Analysis) Elements() []Elements {
	var out []Elements
	if a.Ctx.OthersUnknown {
		return out
	}
	for _, fn := range a.Prog.Funcs {
		if fn.Runtime || fn.External || !a.calls.reached[fn.ID] || !a.once.Func(fn.ID) || a.Shape(fn.ID).setjmp {
			continue
		}
		for pc := range fn.Code {
			if fn.Code[pc].Op != ir.OpStore || !a.Shape(fn.ID).Reachable(fn.BlockOf(ir.PC(pc))) {
				continue
			}
			if e, ok := a.elementsAt(fn, ir.PC(pc)); ok {
				out = append(out, e)
			}
		}
	}
	return out
}

// elementsAt reads the store at pc as the one of such loops.
func (a *Analysis) elementsAt(fn *ir.Func, pc ir.PC) (e Elements, ok bool) {
	in := &fn.Code[pc]
	e = Elements{Func: fn.ID, Store: pc, Bits: int(in.Bits), At: a.at(fn.ID, pc)}
	if e.Bits != 32 && e.Bits != 64 || in.Flags&ir.FlagVolatile != 0 || !a.lastButNew(fn.ID, pc) ||
		!apart(a.Graph.Operand(fn.ID, in.A), int64(e.Bits/8)) {
		return e, false
	}
	if !a.inRow(&e, in.A) || !a.inRows(&e) || !a.everywhere(&e) {
		return e, false
	}
	return e, a.rowsStay(&e)
}

// lastButNew reports whether no other write to where the store at pc writes may execute after it, but to objects that
// were not there yet.
func (a *Analysis) lastButNew(f ir.FuncID, pc ir.PC) bool {
	in, store := &a.Prog.Funcs[f].Code[pc], pointsto.CallSite{Func: f, PC: pc}
	to := a.Graph.Operand(f, in.A)
	return len(to) > 0 && !to.Has(pointsto.UnknownNode) &&
		!a.memory.writesAt(to, int64(in.Bits)/8, func(w *write) bool {
			return w.after || w.site != store && a.memory.after.may(store, w.site) && !a.clears(w.site)
		})
}

// clears reports whether a write is the one of a library model that sets the bytes of an object that it has just
// allocated itself, as calloc does.
func (a *Analysis) clears(w pointsto.CallSite) bool {
	fn := a.Prog.Funcs[w.Func]
	in := &fn.Code[w.PC]
	if !fn.Runtime || in.Op != ir.OpMemset || in.A.Kind != ir.KReg {
		return false
	}
	pc, ok := a.Shape(w.Func).Def(in.A.Reg)
	if !ok || fn.Code[pc].Op != ir.OpCall || fn.BlockOf(pc) != fn.BlockOf(w.PC) {
		return false
	}
	c := fn.Calls[fn.Code[pc].Aux].Callee
	return c != ir.None && a.Prog.Funcs[c].Name == "__midway_alloc"
}

// apart reports whether two accesses of so many bytes through a pointer are to the same bytes, or to none in common.
func apart(to pointsto.Set, bytes int64) bool {
	for _, t := range to {
		if !t.Exact() && t.Stride < bytes {
			return false
		}
	}
	return true
}

// inRow reads the address of a number: a pointer that was loaded, the inner loop's variable times the elements' size,
// and a constant.
func (a *Analysis) inRow(e *Elements, addr ir.Operand) bool {
	v, ok := a.rel.operand(e.Func, addr)
	if !ok || v.Concrete() {
		return false
	}
	terms, k := a.B.Linear(a.B.PtrBits(), v)
	if len(terms) != 2 {
		return false
	}
	e.Off = k
	for i, t := range terms {
		d, isDef := a.rel.defs[t.N.Symbol()]
		if t.Coef != 1 || t.N.Op() != expr.OpSym || !isDef || d.f != e.Func {
			continue
		}
		pc, ok := a.Shape(e.Func).Def(d.r)
		if !ok || a.Prog.Funcs[e.Func].Code[pc].Op != ir.OpLoad {
			continue
		}
		e.pointer, e.pointerAddress = pc, a.Prog.Funcs[e.Func].Code[pc].A
		e.Scale = terms[1-i].Coef
		e.Inner, ok = a.countedAround(e.Func, e.Store, terms[1-i].N)
		return ok && e.Scale >= uint64(e.Bits/8) && e.Scale < 1<<31
	}
	return false
}

// inRows reads the address of a row's pointer: settled memory, and the outer loop's variable times the pointers'
// distance.
func (a *Analysis) inRows(e *Elements) bool {
	w := a.B.PtrBits()
	in := &a.Prog.Funcs[e.Func].Code[e.pointer]
	v, ok := a.rel.operand(e.Func, e.pointerAddress)
	if !ok || v.Concrete() || int(in.Bits) != w || in.Flags&ir.FlagVolatile != 0 {
		return false
	}
	terms, k := a.B.Linear(w, v)
	if len(terms) != 2 {
		return false
	}
	for i, t := range terms {
		base := a.B.Bin(expr.Add, w, t.N.Value(), expr.Word(k))
		if t.Coef != 1 || !a.overSettled(base) {
			continue
		}
		e.Rows, e.RowScale = base, terms[1-i].Coef
		e.Outer, ok = a.countedAround(e.Func, e.pointer, terms[1-i].N)
		return ok && e.RowScale >= uint64(w/8) && e.RowScale < 1<<31
	}
	return false
}

// countedAround is the loop around an instruction whose variable, extended, a node is.
func (a *Analysis) countedAround(f ir.FuncID, pc ir.PC, n *expr.Node) (c Counted, ok bool) {
	loops, _ := a.Shape(f).Loops()
	for _, l := range loops {
		c.loop = l
		if !c.Within(a.Prog.Funcs[f], pc) {
			continue
		}
		it, counts := a.iteration(f, l)
		if !counts || it.bits != 32 || it.step != 1 || it.wraps || it.start != expr.Word(0) ||
			a.widened(32, a.rel.symbol(f, it.reg), true).N != n {
			continue
		}
		pred, bound, compares := a.stays(f, l, it)
		if all, head := a.Shape(f).exits(l); all == 1 && head == 1 && compares && pred == ir.SLT &&
			a.overSettled(bound) {
			c.Reg, c.Bound = it.reg, bound
			return c, true
		}
	}
	return c, false
}

// overSettled reports whether a value is one of settled variables alone, or constant.
func (a *Analysis) overSettled(v expr.Value) bool {
	if v.Concrete() {
		return true
	}
	for _, s := range expr.Symbols(v.N) {
		if addr, ok := a.memory.address(s); !ok || !addr.Concrete() {
			return false
		}
	}
	return true
}

// everywhere reports whether the outer loop, once entered, which happens once, makes the inner one run to its end in
// each iteration, and that one the store: both are left at their heads, so every element of every row gets its number.
func (a *Analysis) everywhere(e *Elements) bool {
	fn, shape := a.Prog.Funcs[e.Func], a.Shape(e.Func)
	out, in, at := e.Outer.loop.Head, e.Inner.loop.Head, fn.BlockOf(e.Store)
	e.Ends = fn.Blocks[out].End - 1
	return out != in && e.Outer.loop.In[in] && e.Outer.loop.Parent == nil && !shape.around(e.Outer.loop, in) &&
		!shape.around(e.Inner.loop, at)
}

// around reports whether an iteration of a loop may not enter a block.
func (s *Shape) around(l *Loop, but ir.BlockID) bool {
	seen := make([]bool, len(s.Func.Blocks))
	for work := []ir.BlockID{l.Head}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, to := range s.succs[b] {
			if to == l.Head {
				return true
			}
			if l.In[to] && to != but && !seen[to] {
				seen[to] = true
				work = append(work, to)
			}
		}
	}
	return false
}

// rowsStay reports whether the pointer to a row is not written after it was loaded: only in the same iteration before,
// or in others, to other pointers.
func (a *Analysis) rowsStay(e *Elements) bool {
	load := pointsto.CallSite{Func: e.Func, PC: e.pointer}
	at := a.Graph.Operand(e.Func, e.pointerAddress)
	bytes := int64(a.B.PtrBits() / 8)
	return len(at) > 0 && !at.Has(pointsto.UnknownNode) && !a.memory.writesAt(at, bytes, func(w *write) bool {
		return w.after || a.memory.after.may(load, w.site) && !a.earlierInRow(e, w.site) && !a.clears(w.site)
	})
}

// earlierInRow reports whether a write is a store of the pointer of the row of the iteration, which that iteration does
// not execute after the load.
func (a *Analysis) earlierInRow(e *Elements, w pointsto.CallSite) bool {
	fn, shape := a.Prog.Funcs[e.Func], a.Shape(e.Func)
	in := &a.Prog.Funcs[w.Func].Code[w.PC]
	if w.Func != e.Func || in.Op != ir.OpStore || int(in.Bits) != a.B.PtrBits() {
		return false
	}
	x, ok1 := a.rel.operand(e.Func, in.A)
	y, ok2 := a.rel.operand(e.Func, e.pointerAddress)
	if !ok1 || !ok2 || x != y || !e.Outer.Within(fn, w.PC) || !e.Outer.Within(fn, e.pointer) {
		return false
	}
	from, to := fn.BlockOf(e.pointer), fn.BlockOf(w.PC)
	return (from != to || w.PC < e.pointer) && !shape.gets(from, to, e.Outer.loop.Head)
}

// Settles is the address of settled memory that a symbol stands for.
func (a *Analysis) Settles(s *expr.Symbol) (addr expr.Value, ok bool) { return a.memory.address(s) }
