package core

import (
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

func (a *applier) against(text string) { a.told.Against = append(a.told.Against, text) }

// roots are the first contents of objects of the seed, by the unknown that stands for them.
func (a *applier) roots() map[*expr.Symbol]symheap.ID {
	out := map[*expr.Symbol]symheap.ID{}
	a.st.Heap.All(func(o *symheap.Object) {
		if u := o.Under(); u != nil && u.Symbol() != nil {
			out[u.Symbol()] = o.ID()
		}
	})
	return out
}

// takenAt is where facts of the context say that locks were taken which its threads hold.
func (a *applier) takenAt() map[heldLock]ir.LocID {
	out := map[heldLock]ir.LocID{}
	for i, t := range a.st.Threads {
		for _, l := range t.Held {
			if at := a.st.Heap.B.Subst(l.Addr, a.with); l.Named && at.Concrete() {
				out[heldLock{i, at.W}] = l.Loc
			}
		}
	}
	return out
}

// stored is what a fact has put into memory.
type stored struct {
	object symheap.ID
	off    uint64
	bytes  int
	value  expr.Value
}

// stored is what the facts of the context say of the memory that the process tells.
func (a *applier) stored() (out []stored) {
	for i := range a.pairs {
		p := &a.pairs[i]
		if p.object == symheap.None || p.global != nil && (p.global.Const || p.global.External) {
			continue
		}
		a.st.Heap.Written(p.object, func(off uint64, n int, v expr.Value) {
			out = append(out, stored{p.object, off, n, v})
		})
	}
	return out
}

// compare holds the facts against the process. What one says of an unknown gives that a value.
// What lies in a synchronisation object is glibc's, and no fact's.
func (a *applier) compare(said []stored, syncs map[uint64]syncKind) {
	own := map[uint64]bool{}
	for at, kind := range syncs {
		if seed, ok := a.toSeed(at); ok {
			for off := range syncBytes[kind] {
				own[seed+off] = true
			}
		}
	}
	for _, s := range said {
		if own[a.st.Heap.Get(s.object).Addr()+s.off] {
			continue
		}
		now := a.st.Heap.Load(s.object, expr.Word(s.off), s.bytes)
		if !now.Concrete() || s.bytes > 8 {
			continue
		}
		if s.value.N != nil && s.value.N.Op() == expr.OpSym {
			if _, known := a.with[s.value.N]; !known {
				a.with[s.value.N] = now
				continue
			}
		}
		switch v := a.st.Heap.B.Subst(s.value, a.with); {
		case v == now, v.Concrete() && s.bytes == 8 && a.sameText(v.W, now.W):
		case v.Concrete():
			name := a.st.Heap.Get(s.object).Name()
			a.against(fmt.Sprintf("%d bytes at %d of %s hold %#x, not %#x", s.bytes, s.off, name, now.W, v.W))
		default:
			a.st.Suppose(a.st.Heap.B, a.st.Heap.B.Cmp(expr.EQ, 8*s.bytes, v, now))
		}
	}
}

// rewrite puts what is known into the registers of all frames and into the path condition. A fact that is false then is
// one against the process.
func (a *applier) rewrite(roots map[*expr.Symbol]symheap.ID) {
	for p := a.st.PC; p != nil; p = p.Parent {
		a.reads(p.Cond, roots)
	}
	for _, t := range a.st.Threads {
		for _, f := range t.Frames {
			for _, v := range f.Regs {
				a.reads(v.N, roots)
			}
		}
	}
	sub := a.st.Heap.B.Substitution(a.with)
	for _, t := range a.st.Threads {
		for _, f := range t.Frames {
			for r, v := range f.Regs {
				f.Regs[r] = sub.Value(v)
			}
			f.Varargs = sub.Value(f.Varargs)
		}
	}
	a.set()
	a.derive()
	a.facts(sub)
}

// reads replaces what a term reads of the first contents of objects by what they hold.
func (a *applier) reads(n *expr.Node, roots map[*expr.Symbol]symheap.ID) {
	seen := map[*expr.Node]bool{}
	var walk func(n *expr.Node)
	walk = func(n *expr.Node) {
		if n == nil || seen[n] {
			return
		}
		seen[n] = true
		if n.Op() == expr.OpRead && n.Kids()[1].Op() == expr.OpConst {
			if root := n.Kids()[0].Symbol(); root != nil {
				if id, ok := roots[root]; ok && a.inside(id, n) {
					if v := a.st.Heap.Load(id, n.Kids()[1].Value(), n.Width()/8); v.N != n {
						a.with[n] = v
					}
				}
			}
		}
		for _, k := range n.Kids() {
			walk(k)
		}
	}
	walk(n)
}

func (a *applier) inside(id symheap.ID, n *expr.Node) bool {
	o, off := a.st.Heap.Get(id), n.Kids()[1].Word()
	return o != nil && o.Bytes() >= 0 && off+uint64(n.Width()/8) <= uint64(o.Bytes())
}

// set gives registers the process' values where these are no mere unknowns.
func (a *applier) set() {
	b := a.st.Heap.B
	for _, r := range a.order() {
		to, ok := a.translated(r, a.known[r])
		fr := a.frame(r.thread, r.frame)
		v := fr.Regs[r.reg]
		if !ok || v == expr.Word(to) {
			continue
		}
		name := fr.Fn.Regs[r.reg].Name
		switch {
		case v == expr.Value{}:
		case v.Concrete() && a.sameText(v.W, to):
		case v.Concrete():
			a.against(fmt.Sprintf("%s of %s is %#x, not %#x", name, a.ctx.Threads[r.thread].Name, to, v.W))
		default:
			a.st.Suppose(b, b.Cmp(expr.EQ, int(fr.Fn.Regs[r.reg].Bits), v, expr.Word(to)))
		}
		fr.Regs[r.reg] = expr.Word(to)
	}
}

// facts keeps those conditions of the seed that are about what is still unknown.
func (a *applier) facts(sub *expr.Substitution) {
	var list []*expr.PC
	for p := a.st.PC; p != nil; p = p.Parent {
		list = append(list, p)
	}
	a.st.PC = nil
	for _, p := range slices.Backward(list) {
		v := sub.Value(p.Cond.Value())
		if v == expr.False {
			a.against(a.s.Analysis.Describe(p.Cond.Value()))
			continue
		}
		a.st.AssumeAs(a.st.Heap.B, v, p.Role)
		if a.st.PC.False() {
			a.against("together with the others: " + a.s.Analysis.Describe(p.Cond.Value()))
			a.st.PC = a.st.PC.Parent
		}
	}
}

// open lists what frames go on with and what is not known.
func (a *applier) open() {
	for i, t := range a.st.Threads {
		for k, fr := range a.ctx.Threads[i].Frames {
			fn := a.p.Funcs[fr.Func]
			f := t.Frames[len(a.ctx.Threads[i].Frames)-1-k]
			for _, r := range needed(f, k > 0) {
				if v := f.Regs[r]; !v.Concrete() && v.N != nil {
					name := fn.Regs[r].Name
					if name == "" {
						name = fmt.Sprintf("a value that line %d has computed", a.lineOf(fn, r))
					}
					a.told.Unknown = append(a.told.Unknown, fmt.Sprintf("%s's %s.%s", t.Name, fn.Name, name))
				}
			}
		}
	}
}

// needed are the registers that a frame goes on with. One that has called a function of the program has passed the
// call's arguments, and gets its result.
func needed(f *state.Frame, called bool) []ir.Reg {
	in := &f.Fn.Code[f.PC]
	if !called || in.Op != ir.OpCall {
		return f.Fn.LiveAt(f.PC)
	}
	return slices.DeleteFunc(slices.Clone(f.Fn.LiveAt(f.PC+1)), func(r ir.Reg) bool { return r == in.Dst })
}

// relevant keeps those conditions that are about unknowns which threads go on with, or memory holds.
func (a *applier) relevant() {
	used := map[*expr.Symbol]bool{}
	use := func(n *expr.Node) {
		if n != nil {
			for _, s := range expr.Symbols(n) {
				used[s] = true
			}
		}
	}
	for i, t := range a.st.Threads {
		for n, f := range t.Frames {
			for _, r := range needed(f, n < len(a.ctx.Threads[i].Frames)-1) {
				use(f.Regs[r].N)
			}
			use(f.Varargs.N)
		}
	}
	a.st.Heap.Unknowns(use)
	var list []*expr.PC
	for p := a.st.PC; p != nil; p = p.Parent {
		list = append(list, p)
	}
	keep := map[*expr.PC]bool{}
	for grown := true; grown; {
		grown = false
		for _, p := range list {
			if !keep[p] && slices.ContainsFunc(expr.Symbols(p.Cond), func(s *expr.Symbol) bool { return used[s] }) {
				keep[p], grown = true, true
				use(p.Cond)
			}
		}
	}
	a.st.PC = nil
	for _, p := range slices.Backward(list) {
		if keep[p] {
			a.st.AssumeAs(a.st.Heap.B, p.Cond.Value(), p.Role)
		}
	}
	a.told.Facts = len(keep)
}

// lineOf is the line of the instruction that sets a register, or 0.
func (a *applier) lineOf(fn *ir.Func, r ir.Reg) int {
	for pc := range fn.Code {
		if fn.Code[pc].Dst == r && fn.Code[pc].Loc > 0 {
			return int(a.p.Locs[fn.Code[pc].Loc].Line)
		}
	}
	return 0
}
