package monitors

import (
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// births are where the objects of an allocation are in a register of who alone has them: where they are allocated, in
// functions that this passes them to, and in callers that it returns them to and that get nothing else from it.
type births struct {
	x     *settling
	node  pointsto.Node
	roots []*root
}

// root is a register that holds the address of an object, or a place in it, that was not published when it got there.
type root struct {
	fn       *ir.Func
	reg      ir.Reg
	from     ir.PC // behind which the register has its value
	off      int64 // of what the register holds, in the object
	zero     bool  // all bytes are 0
	returned bool  // in the callers: what the function returns
	uses     uses
	up       []*root // where a function returns it to
	down     []*root // functions that it is passed to
	passed   []ir.PC // where
}

// newBirths follows the objects of an allocation until they are published; nil where they cannot be followed.
func newBirths(x *finder, n pointsto.Node) *births {
	info := x.a.Graph.Info(n)
	fn := x.a.Prog.Funcs[info.Func]
	in := &fn.Code[info.PC]
	if in.Op != ir.OpCall || in.Dst == ir.None || fn.Calls[in.Aux].Callee == ir.None || !x.a.FreshIn(fn.ID, in.Dst) {
		return nil
	}
	callee := x.a.Prog.Funcs[fn.Calls[in.Aux].Callee]
	if callee.Runtime && strings.HasPrefix(callee.Name, "realloc") { // it brings contents along
		return nil
	}
	b := &births{x: &settling{candidates: &candidates{finder: x, strict: true}, node: n}, node: n}
	b.root(fn, in.Dst, info.PC, 0, b.clearing(callee.ID), maxConstructors)
	return b
}

// root notes a register and what it is passed on to.
func (b *births) root(fn *ir.Func, reg ir.Reg, from ir.PC, off int64, zero bool, deep int) *root {
	if i := slices.IndexFunc(b.roots, func(r *root) bool { return r.fn == fn && r.reg == reg && r.off == off }); i >= 0 {
		return b.roots[i]
	}
	r := &root{fn: fn, reg: reg, from: from, off: off, zero: zero, uses: b.x.uses(fn, reg)}
	b.roots = append(b.roots, r)
	for _, p := range r.uses.passed {
		g := b.x.a.Prog.Funcs[fn.Calls[fn.Code[p.pc].Aux].Callee]
		if deep == 0 || p.off < 0 || p.arg >= len(g.Params) || !b.onlyFrom(g, p.arg, r) {
			r.uses.published = append(r.uses.published, p.pc)
			continue
		}
		d := b.root(g, ir.Reg(p.arg), g.Entry, off+p.off, false, deep-1)
		if len(d.uses.published) > 0 {
			r.uses.published = append(r.uses.published, p.pc)
		}
		r.down, r.passed = append(r.down, d), append(r.passed, p.pc)
	}
	if deep > 0 && int(reg) >= len(fn.Params) && slices.ContainsFunc(r.uses.published, r.returns) {
		r.returned = b.returned(r, deep)
	}
	return r
}

func (r *root) returns(pc ir.PC) bool { return r.fn.Code[pc].Op == ir.OpRet }

// onlyFrom reports whether a function gets objects of the allocation from this register alone.
func (b *births) onlyFrom(g *ir.Func, arg int, r *root) bool {
	ways := b.x.a.Ways(g.ID)
	if ways.Outside || ways.Process || len(ways.Creates) > 0 {
		return false
	}
	for _, s := range ways.Calls {
		caller := b.x.a.Prog.Funcs[s.Func]
		args := caller.Calls[caller.Code[s.PC].Aux].Args
		if arg < len(args) && !b.x.a.Graph.Operand(s.Func, args[arg]).Has(b.node) {
			continue
		}
		if caller != r.fn ||
			!slices.ContainsFunc(r.uses.passed, func(p usedAt) bool { return p.pc == s.PC && p.arg == arg }) {
			return false
		}
	}
	return true
}

// returned follows what a function returns to its callers; false where one may get something else of the allocation.
func (b *births) returned(r *root, deep int) bool {
	ways := b.x.a.Ways(r.fn.ID)
	if ways.Outside || ways.Process || len(ways.Creates) > 0 {
		return false
	}
	for _, s := range ways.Calls {
		caller := b.x.a.Prog.Funcs[s.Func]
		in := &caller.Code[s.PC]
		if in.Dst == ir.None || !b.x.a.Graph.Reg(s.Func, in.Dst).Has(b.node) {
			continue
		}
		if !b.x.a.FreshIn(s.Func, in.Dst) || caller.Calls[in.Aux].Callee == ir.None {
			return false
		}
		r.up = append(r.up, b.root(caller, in.Dst, s.PC, r.off, false, deep-1))
	}
	return true
}

// sets reports whether a store of a field comes before the object is published, wherever it is executed.
func (b *births) sets(site pointsto.CallSite, f field) bool {
	for _, r := range b.roots {
		for _, s := range r.uses.stores {
			if r.fn.ID == site.Func && s.pc == site.PC && s.off >= 0 && s.off+r.off == f.off &&
				int(r.fn.Code[s.pc].Bits) == f.bits {
				return b.unpublished(r, s.pc)
			}
		}
		if r.fn.ID == site.Func && r.fn.Code[site.PC].Op == ir.OpMemset && b.clears(r, site.PC, f) {
			return b.unpublished(r, site.PC)
		}
	}
	return false
}

// clearing reports whether a function is the library's that allocates objects of zeros.
func (b *births) clearing(f ir.FuncID) bool {
	return b.x.a.Prog.Funcs[f].Runtime && b.x.a.Prog.Funcs[f].Name == "calloc"
}

// clears reports whether an instruction sets the bytes of a field of the object in a register to 0.
func (b *births) clears(r *root, pc ir.PC, f field) bool {
	in := &r.fn.Code[pc]
	return in.Op == ir.OpMemset && in.A.Kind == ir.KReg && in.A.Reg == r.reg && in.B.Kind == ir.KConst && in.B.Word == 0 && in.C.Kind == ir.KConst &&
		r.off <= f.off &&
		f.off+int64(f.bits/8) <= r.off+int64(in.C.Word)
}

// unpublished reports whether the object in a register cannot have been published before an instruction is executed.
func (b *births) unpublished(r *root, pc ir.PC) bool {
	if !r.uses.known {
		return false
	}
	for _, p := range r.uses.published {
		if !r.returns(p) && r.reaches(p, pc) {
			return false
		}
	}
	// Who gets it next publishes it later: a function that it is passed to has been left by then, unless it was
	// published there.
	return !slices.ContainsFunc(b.roots, func(o *root) bool {
		return slices.ContainsFunc(o.passed, func(at ir.PC) bool {
			return o.down[slices.Index(o.passed, at)] == r && !b.unpublished(o, at)
		})
	})
}

// reaches reports whether control may get from behind an instruction to another one without executing the one that
// gives the register its value.
func (r *root) reaches(from, to ir.PC) bool {
	seen := make([]bool, len(r.fn.Code))
	work := []ir.PC{from + 1}
	if last := r.fn.Blocks[r.fn.BlockOf(from)]; from == last.End-1 {
		work = work[:0]
		for _, s := range last.Succs {
			work = append(work, r.fn.Blocks[s].First)
		}
	}
	for len(work) > 0 {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		blk := &r.fn.Blocks[r.fn.BlockOf(pc)]
		for ; pc < blk.End && !seen[pc]; pc++ {
			seen[pc] = true
			if pc == to {
				return true
			}
			if pc == r.from && int(r.reg) >= len(r.fn.Params) {
				break
			}
			if pc == blk.End-1 {
				for _, s := range blk.Succs {
					work = append(work, r.fn.Blocks[s].First)
				}
			}
		}
	}
	return false
}

// isSet reports whether a field is set whenever an object is published.
func (b *births) isSet(f field) bool { return b.roots[0].zero || b.setFrom(b.roots[0], f) }

// setFrom reports whether a field of the object in a register is set before it is published there, or by whom it is
// returned to.
func (b *births) setFrom(r *root, f field) bool {
	sets := b.setsIn(r, f)
	for _, p := range r.uses.published {
		switch {
		case b.x.isBehind(r.fn, sets, p, false), r.returns(p) && b.setOn(r, sets, r.fn.Code[p].A, p, 0):
		case r.returns(p) && r.returned:
			if slices.ContainsFunc(r.up, func(u *root) bool { return !b.setFrom(u, f) }) {
				return false
			}
		default:
			return false
		}
	}
	return r.uses.known
}

// setOn reports whether one of some instructions has been executed wherever an operand has the object's address before
// pc: a phi may be null elsewhere.
func (b *births) setOn(r *root, sets []ir.PC, o ir.Operand, pc ir.PC, depth int) bool {
	if o.Kind != ir.KReg {
		return true
	}
	def, ok := b.x.a.Shape(r.fn.ID).Def(o.Reg)
	if !ok || depth > maxConstructors || o.Reg == r.reg || r.fn.Code[def].Op != ir.OpPhi {
		return b.x.isBehind(r.fn, sets, pc, true)
	}
	phi := &r.fn.Phis[r.fn.Code[def].Aux]
	for i, v := range phi.Values {
		last := r.fn.Blocks[phi.Blocks[i]].End - 1
		if b.x.a.Shape(r.fn.ID).Reachable(phi.Blocks[i]) && !b.setOn(r, sets, v, last, depth+1) {
			return false
		}
	}
	return true
}

// setsIn are the instructions of a function behind which a field of the object in a register is set.
func (b *births) setsIn(r *root, f field) (out []ir.PC) {
	for _, s := range r.uses.stores {
		if s.off >= 0 && s.off+r.off == f.off && int(r.fn.Code[s.pc].Bits) == f.bits {
			out = append(out, s.pc)
		}
	}
	for pc := range r.fn.Code {
		if b.clears(r, ir.PC(pc), f) {
			out = append(out, ir.PC(pc))
		}
	}
	for i, d := range r.down {
		sets := b.setsIn(d, f)
		all := len(sets) > 0 &&
			!slices.ContainsFunc(d.uses.published, func(p ir.PC) bool { return !b.x.isBehind(d.fn, sets, p, false) })
		for n := range d.fn.Blocks {
			blk := &d.fn.Blocks[n]
			if all && blk.End > blk.First && d.fn.Code[blk.End-1].Op == ir.OpRet &&
				b.x.a.Shape(d.fn.ID).Reachable(ir.BlockID(n)) {
				all = b.x.isBehind(d.fn, sets, blk.End-1, false)
			}
		}
		if all {
			out = append(out, r.passed[i])
		}
	}
	return out
}

// value is what a field may hold when an object is published, by the stores that set it: a parameter's value or a
// constant of the one store of it, else any in a range.
func (b *births) value(f field, set []dataflow.Write) *first {
	x, all, zero := b.x, span{full(f.bits).most, full(f.bits).least}, b.roots[0].zero && !b.setFrom(b.roots[0], f)
	for _, w := range set {
		fn := x.a.Prog.Funcs[w.Site.Func]
		in := &fn.Code[w.Site.PC]
		if in.Op == ir.OpMemset {
			zero = true
			continue
		}
		all = all.with(x.values(activation{Func: fn}, in.B, f.bits, 0))
	}
	if zero {
		all = all.with(span{})
	}
	if len(set) == 1 && !zero && set[0].Site.Func == b.roots[0].fn.ID {
		o := b.roots[0].fn.Code[set[0].Site.PC].B
		if o.Kind == ir.KReg && int(o.Reg) < len(b.roots[0].fn.Params) {
			if v, ok := x.a.Relative(b.roots[0].fn.ID, o); ok {
				return &first{value: v, span: all}
			}
		}
	}
	if all.least > all.most {
		all = full(f.bits)
	}
	if all.least == all.most {
		return &first{value: expr.Word(uint64(all.least) & (^uint64(0) >> (64 - f.bits))), span: all}
	}
	return &first{value: x.unknown(f.bits), span: all}
}

// standing says which thread may have an object that is not published yet, or "".
func (b *births) standing() string {
	for at := range b.x.places() {
		for _, r := range b.roots {
			if at.fn == r.fn && r.mayHold(b.x, at.pc) {
				return at.thread + " may have one that is not published yet"
			}
		}
	}
	return ""
}

// mayHold reports whether the register may hold an object that is not published when control is before pc.
func (r *root) mayHold(x *settling, pc ir.PC) bool {
	param := int(r.reg) < len(r.fn.Params)
	return (param || pc == r.from || r.reaches(r.from, pc)) && !x.isBehind(r.fn, r.uses.published, pc, false)
}
