package monitors

import (
	"fmt"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
)

// Elements are numbers in arrays of arrays of which a lower bound is known at the context and ever after.
type Elements struct {
	dataflow.Elements
	Least int64
}

// Elements lists what loops that have run have stored, where it is at least some number.
func (f *Facts) Elements() []Elements {
	var out []Elements
	x := &finder{a: f.a}
	for _, e := range f.a.Elements() {
		c := &candidates{finder: x, at: &e}
		fn := f.a.Prog.Funcs[e.Func]
		if v := c.values(activation{Func: fn}, fn.Code[e.Store].B, e.Bits, 0); v.least > full(e.Bits).least &&
			c.ran(&e) {
			out = append(out, Elements{e, v.least})
		}
	}
	return out
}

func (e *Elements) describe(a *dataflow.Analysis) string {
	w := a.B.PtrBits()
	scaled := func(name string, scale uint64) expr.Value {
		return a.B.Bin(expr.Mul, w, a.B.Sym(a.B.NewSymbol(name, w, expr.Local)), expr.Word(scale))
	}
	row := a.B.Bin(expr.Add, w, e.Rows, scaled("i", e.RowScale))
	return fmt.Sprintf(
		"%d <= *(*(%s) + %d*j + %d), 0 <= i < %s, 0 <= j < %s, by %s\n",
		e.Least,
		a.Describe(row),
		e.Scale,
		e.Off,
		a.Describe(e.Outer.Bound),
		a.Describe(e.Inner.Bound),
		e.At,
	)
}

// ran reports whether the function of such loops has been called and has returned: in a call that a frame of the
// context, or one that stood when a thread was created, has behind it.
func (c *candidates) ran(e *dataflow.Elements) bool {
	for t := range c.a.Ctx.Threads {
		for act := c.a.Stack(t); act != nil; act = above(act) {
			behind := func(pc ir.PC) bool { return c.behind(act, pc) }
			if c.calls(act.Func, behind, e, 0) {
				return true
			}
		}
	}
	return false
}

// calls reports whether an activation of a function has called that of the loops, behind being what it has executed of
// its own.
func (c *candidates) calls(f ir.FuncID, behind func(ir.PC) bool, e *dataflow.Elements, depth int) bool {
	for g := range c.called(f, behind, depth) {
		returned := func(at ir.PC) bool { return c.returnsAfter(g, at) }
		if g.ID == e.Func && returned(e.Ends) || c.calls(g.ID, returned, e, depth+1) {
			return true
		}
	}
	return false
}

// loaded is the range of what is loaded from settled memory of a variable.
func (c *candidates) loaded(fn activation, o ir.Operand, bits int) span {
	if s := c.settledIn(fn, o); s != nil && s.Width == bits {
		return c.holds(s)
	}
	return full(bits)
}

// settledIn is the symbol of the settled memory whose content an operand is, or nil.
func (c *candidates) settledIn(fn activation, o ir.Operand) *expr.Symbol {
	v, ok := c.a.Relative(fn.ID, o)
	if !ok || v.N == nil || v.N.Op() != expr.OpSym {
		return nil
	}
	if addr, ok := c.a.Settles(v.N.Symbol()); !ok || !addr.Concrete() {
		return nil
	}
	return v.N.Symbol()
}

// holds is the range of what settled memory of a variable holds.
func (c *candidates) holds(s *expr.Symbol) span {
	if v, known := c.finder.settled[s]; known {
		return v
	}
	if c.finder.settled == nil {
		c.finder.settled = map[*expr.Symbol]span{}
	}
	c.finder.settled[s] = full(s.Width)
	addr, _ := c.a.Settles(s)
	for _, g := range c.a.Prog.Globals {
		if g.Runtime || g.External || g.Const || g.ThreadLocal || addr.W < g.Addr || addr.W >= g.Addr+uint64(g.Size) {
			continue
		}
		of := &candidates{finder: c.finder, m: &monitor{object: object{global: g}}}
		fd := field{int64(addr.W - g.Addr), s.Width}
		if in, ok := of.initial(fd); ok {
			c.finder.settled[s] = of.written(fd, in)
		}
	}
	return c.finder.settled[s]
}

// rest is the range of o - x*s where x is the variable of a loop that counts from 0 to before (o+s-1)/s, and o and s
// are positive: then x <= (o-1)/s, so x*s <= o-1, and the rest lies between 1 and o. Nothing overflows where o+s-1 does
// not.
func (c *candidates) rest(fn activation, pc ir.PC, bits int) span {
	in := &fn.Code[pc]
	order := c.settledIn(fn, in.A)
	if c.at == nil || order == nil || in.B.Kind != ir.KReg {
		return full(bits)
	}
	def, ok := c.a.Shape(fn.ID).Def(in.B.Reg)
	if !ok || fn.Code[def].Op != ir.OpMul {
		return full(bits)
	}
	x, stride := fn.Code[def].A, c.settledIn(fn, fn.Code[def].B)
	if stride == nil {
		x, stride = fn.Code[def].B, c.settledIn(fn, fn.Code[def].A)
	}
	if stride == nil || order.Width != bits || stride.Width != bits {
		return full(bits)
	}
	o, s := c.holds(order), c.holds(stride)
	if o.least < 1 || s.least < 1 || o.most > full(bits).most-s.most ||
		!c.roundedUp(c.bound(fn, pc, x), order, stride) {
		return full(bits)
	}
	return span{1, o.most}
}

// bound is what an operand of the instruction at pc is less than, as the variable of a loop around the store that is
// looked at; the zero value where it is none.
func (c *candidates) bound(fn activation, pc ir.PC, x ir.Operand) expr.Value {
	for fn.from != nil {
		if x.Kind != ir.KReg || int(x.Reg) >= min(len(fn.Params), len(fn.call.Args)) || fn.call.ArgBits[x.Reg] != 32 {
			return expr.Value{}
		}
		pc, x, fn = fn.at, fn.call.Args[x.Reg], *fn.from
	}
	for _, l := range []dataflow.Counted{c.at.Outer, c.at.Inner} {
		if fn.ID == c.at.Func && x.Kind == ir.KReg && l.Reg == x.Reg && l.Within(fn.Func, pc) {
			return l.Bound
		}
	}
	return expr.Value{}
}

// roundedUp reports whether a value is settled memory that was set to (o+s-1)/s.
func (c *candidates) roundedUp(v expr.Value, order, stride *expr.Symbol) bool {
	if v.N == nil || v.N.Op() != expr.OpSym {
		return false
	}
	addr, ok := c.a.Settles(v.N.Symbol())
	b, w := c.a.B, order.Width
	o, s := b.Sym(order), b.Sym(stride)
	up := b.Bin(expr.SDiv, w, b.Bin(expr.Sub, w, b.Bin(expr.Add, w, o, s), expr.Word(1)), s)
	if c.defs == nil {
		c.defs = c.a.MemoryDefs()
	}
	return ok && slices.ContainsFunc(c.defs, func(d dataflow.MemoryDef) bool {
		return !d.Shared && d.Addr == addr && d.Bits == w && d.Value == up
	})
}
