package monitors

import (
	"slices"

	"midway/dataflow"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Settled fields of heap objects (Unkel and Lam, Automatic inference of stationary fields, POPL 2008, here with the
// values): a field that is set before the object is published, and whatever has been stored to it is in a range. Then
// it is in that range, at the context, in every object that a thread can have got hold of.
//
// An object is published where its address is stored, returned, or passed to a function that may do so. A store of the
// field has to dominate that, in the function that allocates the object or in one that this passes it to for that. As
// long as a thread of the context is in such a function, nothing is known: its object may not be published yet.

// FieldRange is what an integer field of a heap object holds, seen as a signed number.
type FieldRange struct {
	Off   int64 // bytes from the object's first one
	Bits  int
	Least int64
	Most  int64
}

// maxConstructors bounds the functions, one in another, that set the fields of an object that they are given.
const maxConstructors = 3

// Fields are the ranges of fields of all published objects that a points-to set stands for, by offset; nothing where it
// has other objects than those of allocations that are known.
func (f *Facts) Fields(set pointsto.Set) []FieldRange {
	var out []FieldRange
	for i, t := range set {
		fields := f.fieldsOf(t.Node)
		if i == 0 {
			out = fields
			continue
		}
		var both []FieldRange
		for _, x := range out {
			for _, y := range fields {
				if x.Off == y.Off && x.Bits == y.Bits {
					both = append(both, FieldRange{x.Off, x.Bits, min(x.Least, y.Least), max(x.Most, y.Most)})
				}
			}
		}
		out = both
	}
	return out
}

// fieldsOf is Fields of one object.
func (f *Facts) fieldsOf(n pointsto.Node) []FieldRange {
	if known, ok := f.fields[n]; ok {
		return known
	}
	if f.fields == nil {
		f.fields = map[pointsto.Node][]FieldRange{}
	}
	x := &settling{candidates: &candidates{finder: &finder{a: f.a}, strict: true}, node: n}
	f.fields[n] = x.find()
	return f.fields[n]
}

// settling looks for the settled fields of the objects of one allocation.
type settling struct {
	*candidates
	node   pointsto.Node
	stores map[int64]FieldRange // by offset
	spoilt []spoilt
	in     map[ir.FuncID]bool // functions that set them before they are published
}

// spoilt are bytes that something else is written to.
type spoilt struct{ from, to int64 }

func (x *settling) find() []FieldRange {
	info := x.a.Graph.Info(x.node)
	if x.a.Ctx.OthersUnknown || info.Kind != pointsto.Heap || x.a.Graph.Outside(x.node) || info.Func == ir.None {
		return nil
	}
	x.stores, x.in = map[int64]FieldRange{}, map[ir.FuncID]bool{info.Func: true}
	fn := x.a.Prog.Funcs[info.Func]
	at := &fn.Code[info.PC]
	if at.Op != ir.OpCall || at.Dst == ir.None || !x.collect() {
		return nil
	}
	if _, returned := x.a.Graph.Reg(info.Func, at.Dst).Find(x.node); !returned {
		return nil // posix_memalign
	}
	var out []FieldRange
	for _, r := range x.stores {
		if r.Least > r.Most || (span{r.Least, r.Most}) == full(r.Bits) || x.overlapped(r) {
			continue
		}
		if x.born(fn, at.Dst, info.PC, r, maxConstructors) {
			out = append(out, r)
		}
	}
	for t := range x.a.Ctx.Threads {
		for act := x.a.Stack(t); act != nil; act = act.Caller {
			if x.in[act.Func] {
				return nil
			}
		}
	}
	sortFields(out)
	return out
}

// collect lists the stores to the objects that may have been executed before the context; it returns false where
// something may be stored anywhere.
func (x *settling) collect() bool {
	whole := pointsto.Set{{Node: x.node, Lo: 0, Hi: pointsto.AnyOffset, Stride: 1}}
	ok := true
	x.a.Writes(whole, 1, func(w dataflow.Write) {
		t, found := w.To.Find(x.node)
		fn := x.a.Prog.Funcs[w.Site.Func]
		in := &fn.Code[w.Site.PC]
		switch {
		case !x.a.Before().Executed(w.Site.Func, w.Site.PC):
		case w.To == nil || !found || t.Unbounded() || t.Lo < 0:
			ok = false
		case t.Exact() && storesNumber(in) && !fn.Runtime:
			x.store(fn, w.Site.PC, t.Lo)
		default:
			x.spoilt = append(x.spoilt, spoilt{t.Lo, t.Hi + w.Bytes})
		}
	})
	return ok
}

// storesNumber reports whether an instruction stores an integer of whole bytes.
func storesNumber(in *ir.Instr) bool {
	return in.Op == ir.OpStore && in.Bits <= 64 && in.Bits%8 == 0 && in.Flags&ir.FlagPtr == 0
}

func (x *settling) store(fn *ir.Func, pc ir.PC, off int64) {
	in := &fn.Code[pc]
	v := x.here(activation{Func: fn}, in.B, pc, int(in.Bits), 0)
	r, known := x.stores[off]
	switch {
	case !known:
		x.stores[off] = FieldRange{off, int(in.Bits), v.least, v.most}
	case r.Bits != int(in.Bits):
		x.spoilt = append(x.spoilt, spoilt{off, off + int64(max(r.Bits, int(in.Bits))/8)})
	default:
		x.stores[off] = FieldRange{off, r.Bits, min(r.Least, v.least), max(r.Most, v.most)}
	}
}

// overlapped reports whether something else is written to a field, or to a part of it.
func (x *settling) overlapped(r FieldRange) bool {
	end := r.Off + int64(r.Bits/8)
	for _, s := range x.spoilt {
		if s.from < end && r.Off < s.to {
			return true
		}
	}
	for off, o := range x.stores {
		if off != r.Off && off < end && r.Off < off+int64(o.Bits/8) {
			return true
		}
	}
	return false
}

// born reports whether a field of an object that a call in fn has allocated is stored before the object is published:
// in fn, or, where that does nothing with it but to return it, in each function that calls fn and may get the object.
func (x *settling) born(fn *ir.Func, r ir.Reg, from ir.PC, field FieldRange, deep int) bool {
	x.in[fn.ID] = true
	if x.before(fn, r, from, field.Off, field.Bits, maxConstructors) {
		return true
	}
	calls := x.a.Graph.Callers(fn.ID)
	if deep == 0 || len(calls) == 0 || !onlyReturned(fn, r) || x.calledElsewhere(fn.ID) {
		return false
	}
	for _, c := range calls {
		g := x.a.Prog.Funcs[c.Func]
		in := &g.Code[c.PC]
		if in.Op != ir.OpCall || g.Calls[in.Aux].Callee != fn.ID || g.Runtime {
			return false
		}
		if in.Dst == ir.None {
			continue
		}
		if _, gets := x.a.Graph.Reg(g.ID, in.Dst).Find(x.node); gets && !x.born(g, in.Dst, c.PC, field, deep-1) {
			return false
		}
	}
	return true
}

// calledElsewhere reports whether a function may return to what is no call in the program: to code outside, or from a
// thread.
func (x *settling) calledElsewhere(f ir.FuncID) bool {
	main := x.a.Prog.Func("main")
	return main == nil || main.External || x.a.Graph.Outside(x.a.Graph.FuncNode(f)) ||
		slices.ContainsFunc(
			x.a.Graph.ThreadCreates(),
			func(c pointsto.Create) bool { return slices.Contains(c.Entries, f) },
		)
}

// onlyReturned reports whether a function only compares the address that a register is, and returns it.
func onlyReturned(fn *ir.Func, r ir.Reg) bool {
	is := map[ir.Reg]bool{r: true}
	holds := func(o ir.Operand) bool { return o.Kind == ir.KReg && is[o.Reg] }
	for grew := true; grew; {
		grew = false
		for pc := range fn.Code {
			in := &fn.Code[pc]
			same := (in.Op == ir.OpCopy || in.Op == ir.OpFreeze) && holds(in.A) ||
				in.Op == ir.OpPhi && slices.ContainsFunc(fn.Phis[in.Aux].Values, holds)
			if same && !is[in.Dst] {
				is[in.Dst], grew = true, true
			}
		}
	}
	for pc := range fn.Code {
		switch in := &fn.Code[pc]; in.Op {
		case ir.OpCopy, ir.OpFreeze, ir.OpPhi, ir.OpICmp, ir.OpRet, ir.OpNop:
		case ir.OpCall:
			if slices.ContainsFunc(fn.Calls[in.Aux].Args, holds) {
				return false
			}
		default:
			if holds(in.A) || holds(in.B) || holds(in.C) {
				return false
			}
		}
	}
	return true
}

// before reports whether a field of the object whose address a register of fn is, from pc on, is stored before the
// object is published there.
func (x *settling) before(fn *ir.Func, r ir.Reg, from ir.PC, off int64, bits, deep int) bool {
	u := x.uses(fn, r)
	var sets []ir.PC
	for _, s := range u.stores {
		if in := &fn.Code[s.pc]; s.off == off && int(in.Bits) == bits {
			sets = append(sets, s.pc)
		}
	}
	for _, c := range u.passed {
		g := x.a.Prog.Funcs[fn.Calls[fn.Code[c.pc].Aux].Callee]
		if deep > 0 && c.off >= 0 && c.off <= off && x.sets(g, c.arg, off-c.off, bits, deep-1) {
			sets = append(sets, c.pc)
		}
	}
	isSet := func(pc ir.PC) bool { return x.isBehind(fn, sets, pc, false) }
	for _, c := range u.passed {
		twice := slices.ContainsFunc(u.passed, func(o usedAt) bool { return o.pc == c.pc && o.arg != c.arg })
		if !isSet(c.pc) && (twice || !x.isBehind(fn, sets, c.pc, true)) {
			return false
		}
	}
	for _, pc := range u.published {
		if !isSet(pc) {
			return false
		}
	}
	return u.known && len(sets) > 0
}

// sets reports whether a function stores a field of an object that it is passed, before it returns and before it
// publishes it.
func (x *settling) sets(g *ir.Func, param int, off int64, bits, deep int) bool {
	if g.External || g.Runtime || param >= len(g.Params) || !x.before(g, ir.Reg(param), g.Entry, off, bits, deep) {
		return false
	}
	u := x.uses(g, ir.Reg(param))
	var sets []ir.PC
	for _, s := range u.stores {
		if s.off == off && int(g.Code[s.pc].Bits) == bits {
			sets = append(sets, s.pc)
		}
	}
	for b := range g.Blocks {
		blk := &g.Blocks[b]
		returns := blk.End > blk.First && g.Code[blk.End-1].Op == ir.OpRet && x.a.Shape(g.ID).Reachable(ir.BlockID(b))
		if returns && !x.isBehind(g, sets, blk.End-1, false) {
			return false
		}
	}
	x.in[g.ID] = true
	return true
}

// isBehind reports whether one of some instructions dominates another, or is that one.
func (x *settling) isBehind(fn *ir.Func, sets []ir.PC, pc ir.PC, itself bool) bool {
	for _, s := range sets {
		a, b := fn.BlockOf(s), fn.BlockOf(pc)
		if a == b && (s < pc || itself && s == pc) || a != b && x.a.Shape(fn.ID).Dominates(a, b) {
			return true
		}
	}
	return false
}
