package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// What functions store in variables that they are given the addresses of: init(&cv, &m) with cv->mutex = m.

// Bounds of what is looked at for one cell.
const (
	maxStored = 4 // values that it may hold
	maxHanded = 4 // calls inside one another that hand an address, and a value, on
)

// stored are the values that a pointer-wide cell of a variable may ever hold; ok is false where it may hold others.
func (a *Analysis) stored(addr uint64) (values []uint64, ok bool) {
	if s, known := a.cells[addr]; known {
		return s, s != nil
	}
	a.cells[addr] = nil
	g := a.global(addr)
	bytes := int64(a.B.PtrBits() / 8)
	if g == nil || g.External || int64(addr-g.Addr)+bytes > g.Size {
		return nil, false
	}
	first := a.memory.initialiser(g, int64(addr-g.Addr), int(bytes))
	if !first.Concrete() {
		return nil, false
	}
	c := &cellStores{a: a, addr: addr, bytes: bytes, values: []uint64{first.W}}
	c.at = a.Graph.Operand(0, ir.Operand{Kind: ir.KGlobal, Index: int32(slices.Index(a.Prog.Globals, g)), Word: addr})
	if len(c.at) == 0 || a.memory.writesAt(c.at, bytes, func(w *write) bool { return !c.by(w) }) {
		return nil, false
	}
	a.cells[addr] = c.values
	return c.values, true
}

// cellStores collects what is stored in a cell.
type cellStores struct {
	a      *Analysis
	addr   uint64
	bytes  int64
	at     pointsto.Set
	values []uint64
}

// by adds what an instruction stores; it reports whether that is all that it may store.
func (c *cellStores) by(w *write) bool {
	in := &c.a.Prog.Funcs[w.site.Func].Code[w.site.PC]
	if in.Op != ir.OpStore {
		return false
	}
	to, ok1 := c.a.rel.operand(w.site.Func, in.A)
	val, ok2 := c.a.rel.operand(w.site.Func, in.B)
	return ok1 && ok2 && c.store(w.site.Func, to, val, int64(in.Bits)/8, maxHanded)
}

// store adds what a function stores that stores val, of n bytes, at to, both in terms of its parameters.
func (c *cellStores) store(f ir.FuncID, to, val expr.Value, n int64, depth int) bool {
	if to.Concrete() {
		switch {
		case to.W+uint64(n) <= c.addr || c.addr+uint64(c.bytes) <= to.W:
			return true
		case to.W != c.addr || n != c.bytes:
			return false
		case val.Concrete():
			if !slices.Contains(c.values, val.W) {
				c.values = append(c.values, val.W)
			}
			return len(c.values) <= maxStored
		}
	}
	ways := c.a.calls.ways(f)
	if depth == 0 || ways.Process || ways.Outside || len(ways.Creates) > 0 {
		return false
	}
	return !slices.ContainsFunc(ways.Calls, func(s pointsto.CallSite) bool {
		up, ok := c.handed(f, s, to)
		if !ok {
			return true
		}
		if !up.Concrete() && !c.mayLead(f, s, to) {
			return false
		}
		v, ok := c.handed(f, s, val)
		return !ok || !c.store(s.Func, up, v, n, depth-1)
	})
}

// handed is a value in terms of a function's parameters in those of one that calls it.
func (c *cellStores) handed(f ir.FuncID, s pointsto.CallSite, v expr.Value) (expr.Value, bool) {
	if v.Concrete() {
		return v, true
	}
	arg, plus, ok := c.parameter(f, s, v)
	if !ok {
		return v, false
	}
	w := c.a.B.PtrBits()
	up, ok := c.a.rel.operand(s.Func, arg)
	return c.a.B.Bin(expr.Add, w, up, expr.Word(plus)), ok
}

// parameter is the operand that a call passes as the parameter that a value is a constant more than.
func (c *cellStores) parameter(f ir.FuncID, s pointsto.CallSite, v expr.Value) (arg ir.Operand, plus uint64, ok bool) {
	a := c.a
	fn := a.Prog.Funcs[s.Func]
	in := &fn.Code[s.PC]
	d, plus, ok := a.defPlus(a.B.PtrBits(), v)
	if !ok || d.f != f || int(d.r) >= len(a.Prog.Funcs[f].Params) || in.Op != ir.OpCall {
		return arg, 0, false
	}
	if args := fn.Calls[in.Aux].Args; int(d.r) < len(args) {
		return args[d.r], plus, true
	}
	return arg, 0, false
}

// mayLead reports whether the address that a call makes of one of its arguments may lead to the cell's variable.
func (c *cellStores) mayLead(f ir.FuncID, s pointsto.CallSite, to expr.Value) bool {
	arg, _, ok := c.parameter(f, s, to)
	if !ok {
		return true
	}
	set := c.a.Graph.Operand(s.Func, arg)
	return len(set) == 0 || slices.ContainsFunc(c.at, func(t pointsto.Target) bool {
		return set.Has(t.Node) || set.Has(pointsto.UnknownNode) && c.a.Graph.Outside(t.Node)
	})
}

// loads are the conditions that pointers which a frame has loaded from variables are ones that were stored there.
func (act *Activation) loads() (out []Guard) {
	a := act.a
	if a.rules.NoStored {
		return nil
	}
	fn, shape := a.Prog.Funcs[act.Func], a.Shape(act.Func)
	for pc := range fn.Code {
		in := &fn.Code[pc]
		if in.Op != ir.OpLoad || int(in.Bits) != a.B.PtrBits() || !act.defined(shape, in.Dst) {
			continue
		}
		v := act.value(in.Dst)
		addr, ok := act.Operand(in.A)
		if !ok || !addr.Concrete() || v.Concrete() || v.N.Op() != expr.OpSym || !v.N.Symbol().Pointer {
			continue
		}
		if values, ok := a.stored(addr.W); ok {
			one := expr.False
			for _, x := range values {
				one = a.B.Or1(one, a.B.Cmp(expr.EQ, a.B.PtrBits(), v, expr.Word(x)))
			}
			a.loaded[v.N] = values
			out = append(out, Guard{Thread: act.Thread, Cond: one, At: a.at(act.Func, ir.PC(pc))})
		}
	}
	return out
}

// Loaded are the addresses of which a pointer that a frame has loaded from a variable is one, as Guards says; none
// where they are not known. Guards has to be asked before.
func (a *Analysis) Loaded(term *expr.Node) []uint64 { return a.loaded[term] }
