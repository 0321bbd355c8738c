package dataflow

import (
	"cmp"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A fill is a loop that ran, to its end, before the first thread was created, and that stored in each element of an
// array the element's index plus a constant; nothing writes there afterwards. So that is what the elements hold that it
// reached.
type fill struct {
	base         expr.Value // of the element with index zero
	scale        uint64     // bytes between elements
	signed       bool       // how the index is extended
	bits, index  int        // widths of the elements' values and of the index
	start, bound expr.Value // the indices are those from start to before bound, signed
	plus         uint64
	at           string
}

// fills are conditions on settled memory that such loops have filled.
func (a *Analysis) fills() []Guard {
	var out []Guard
	if a.Ctx.OthersUnknown {
		return out
	}
	a.mentionArguments()
	var syms []*expr.Symbol
	for _, s := range a.memory.syms {
		syms = append(syms, s)
	}
	slices.SortFunc(syms, func(x, y *expr.Symbol) int { return cmp.Compare(x.ID, y.ID) })
	for t, b := range a.births() {
		for _, f := range a.filled(b) {
			for _, s := range syms {
				if c, ok := a.filledAt(&f, s); ok {
					out = append(out, Guard{Thread: t, Cond: c, At: f.at})
				}
			}
		}
	}
	return out
}

// mentionArguments makes symbols for what the threads' own elements of filled arrays hold, those that their arguments
// point to, so that it is known when they read it.
func (a *Analysis) mentionArguments() {
	for t, b := range a.births() {
		if b.loop < 0 {
			continue
		}
		arg, ok := a.oldest(t).argument()
		for _, f := range a.filled(b) {
			for _, iv := range a.inductions(b) {
				if !ok || iv.bits != f.index {
					continue
				}
				w := a.B.PtrBits()
				x := a.widened(f.index, b.frames[b.loop].value(iv.reg), f.signed)
				addr := a.B.Bin(expr.Add, w, f.base, a.B.Bin(expr.Mul, w, x, expr.Word(f.scale)))
				if a.B.Bin(expr.Sub, w, arg, addr).Concrete() {
					a.memory.content(addr, f.bits, false, nil)
				}
			}
		}
	}
}

// oldest is the activation that a context thread began with, as far as its stack is known.
func (a *Analysis) oldest(t int) *Activation {
	act := a.stacks[t]
	for act.Caller != nil {
		act = act.Caller
	}
	return act
}

// argument is the one that a thread was started with.
func (act *Activation) argument() (expr.Value, bool) {
	if ps := act.a.Prog.Funcs[act.Func].Params; len(ps) == 0 || int(ps[0].Bits) != act.a.B.PtrBits() {
		return expr.Value{}, false
	}
	return act.param(0)
}

// filled lists the fills of the creator's frames, as far as their functions are entered at most once.
func (a *Analysis) filled(b *birth) []fill {
	var out []fill
	if len(b.frames) == 0 {
		return out
	}
	for act := b.frames[0]; act != nil && len(act.PCs) == 1 && !act.through; act = act.Caller {
		if !a.once.Func(act.Func) || a.Shape(act.Func).setjmp {
			continue
		}
		fn := a.Prog.Funcs[act.Func]
		for pc := range fn.Code {
			if fn.Code[pc].Op == ir.OpStore && a.Shape(act.Func).Reachable(fn.BlockOf(ir.PC(pc))) {
				if f, ok := a.fillAt(act, ir.PC(pc)); ok {
					out = append(out, f)
				}
			}
		}
	}
	return out
}

// fillAt reads the store at pc as the one of a fill.
func (a *Analysis) fillAt(act *Activation, pc ir.PC) (f fill, ok bool) {
	fn, shape := a.Prog.Funcs[act.Func], a.Shape(act.Func)
	in := &fn.Code[pc]
	if in.Bits%8 != 0 || in.Bits > 64 || in.Flags&ir.FlagVolatile != 0 || !a.lastWrite(act.Func, pc) {
		return f, false
	}
	v, ok := a.rel.operand(act.Func, in.B)
	if !ok {
		return f, false
	}
	d, plus, ok := a.defPlus(int(in.Bits), v)
	here := fn.BlockOf(act.PCs[0])
	for _, l := range a.joins.loops(act.Func, pc) {
		if !ok || d != (defKey{act.Func, l.iv.reg}) || l.by != 1 || shape.gets(l.head, l.head, fn.BlockOf(pc)) ||
			!shape.Dominates(l.head, here) || here == l.head || here == l.body ||
			shape.gets(here, l.head, ir.BlockID(ir.None)) || shape.gets(l.body, here, l.head) {
			continue
		}
		f = fill{bits: int(in.Bits), index: l.iv.bits, plus: plus, at: a.at(act.Func, pc)}
		return f, a.ranges(act, &f, &l, in.A)
	}
	return f, false
}

// lastWrite reports whether no other write to where the store at pc writes may execute after it.
func (a *Analysis) lastWrite(f ir.FuncID, pc ir.PC) bool {
	in, store := &a.Prog.Funcs[f].Code[pc], pointsto.CallSite{Func: f, PC: pc}
	to := a.Graph.Operand(f, in.A)
	return len(to) > 0 && !to.Has(pointsto.UnknownNode) &&
		!a.memory.writesAt(to, int64(in.Bits)/8, func(w *write) bool {
			return w.after || w.site != store && a.memory.after.may(store, w.site)
		})
}

// ranges reads which indices a loop steps through, and where their elements lie.
func (a *Analysis) ranges(act *Activation, f *fill, l *loop, addr ir.Operand) bool {
	w := a.B.PtrBits()
	iv := act.own(l.iv.reg)
	cond, ok1 := act.Relative(l.cond)
	start, ok2 := act.Relative(l.start)
	at, ok3 := a.rel.operand(act.Func, addr)
	if !ok1 || !ok2 || !ok3 || cond.N == nil || cond.N.Op() != expr.OpSlt || cond.N.Kid(0) != iv {
		return false
	}
	if at, ok3 = act.Relative(at); !ok3 {
		return false
	}
	f.start, f.bound = start, cond.N.Kid(1)
	terms, k := a.B.Linear(w, at)
	f.base = expr.Word(k)
	for _, t := range terms {
		switch {
		case f.scale == 0 && t.N == a.widened(f.index, iv, true).N:
			f.scale, f.signed = t.Coef, true
		case f.scale == 0 && t.N == a.widened(f.index, iv, false).N:
			f.scale = t.Coef
		default:
			f.base = a.B.Bin(expr.Add, w, f.base, a.B.Bin(expr.Mul, w, t.N.Value(), expr.Word(t.Coef)))
		}
	}
	return f.scale != 0 && distance(w, f.scale) >= uint64(f.bits/8) &&
		a.permanent(f.base) && a.permanent(f.start) && a.permanent(f.bound)
}

// filledAt says what a symbol of settled memory is if its address is that of an element.
func (a *Analysis) filledAt(f *fill, s *expr.Symbol) (expr.Value, bool) {
	addr, _ := a.memory.address(s)
	w := a.B.PtrBits()
	if s.Width != f.bits || len(a.Mentioned(addr)) > 0 {
		return expr.Value{}, false
	}
	terms, k := a.B.Linear(w, a.B.Bin(expr.Sub, w, addr, f.base))
	if len(terms) != 1 || k != 0 || terms[0].Coef != f.scale {
		return expr.Value{}, false
	}
	x := terms[0].N.Value()
	if f.index < w {
		if len(terms[0].N.Kids()) != 1 || terms[0].N.Kids()[0].Width() != f.index {
			return expr.Value{}, false
		}
		x = terms[0].N.Kid(0)
	}
	if a.widened(f.index, x, f.signed) != terms[0].N.Value() {
		return expr.Value{}, false
	}
	in := a.B.And1(a.B.Cmp(expr.SGE, f.index, x, f.start), a.B.Cmp(expr.SLT, f.index, x, f.bound))
	held := a.B.Cmp(expr.EQ, f.bits, a.B.Sym(s), a.B.Bin(expr.Add, f.bits, x, expr.Word(f.plus)))
	return a.B.Implies(in, held), true
}
