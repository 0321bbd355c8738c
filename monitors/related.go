package monitors

import (
	"cmp"
	"encoding/binary"
	"maps"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Settled values that belong together. A function that executes once sets variables to constants, before there is a
// second thread: mode = 1 and p = &a, or mode = 2 and p = &b. What they hold at once, wherever a thread is created and
// where the function returns, is a small set of combinations (what is set may be one of a few constants: see
// earlyvalues.go), found by going through the function with all of them. At the context one of these holds.

const (
	maxRelated = 8  // variables that are looked at together
	maxCombos  = 16 // combinations of what they hold
	maxTable   = 32 // fields of a variable that one of them points to
)

// related are variables that one function sets.
type related struct {
	fn    *ir.Func
	cells []Number
	sets  map[ir.PC]int // stores, by index of the cell
	start []uint64
}

// Related are the combinations that such variables hold, and what the variables hold that they point to and nobody ever
// writes.
func (f *Facts) Related() []Invariant {
	if f.a.Ctx.OthersUnknown {
		return nil
	}
	var out []Invariant
	tables := map[ir.GlobalID]bool{}
	leads := map[Number][]uint64{} // what the numbers may be
	for _, r := range f.groups() {
		combos := f.combine(r)
		if len(combos) < 2 || len(r.cells) < 2 {
			continue
		}
		out = append(out, f.oneOf(r.cells, combos))
		for _, c := range combos {
			for i, w := range c {
				leads[r.cells[i]] = append(leads[r.cells[i]], w)
				f.eachGlobal(func(g *ir.Global) {
					if g.Addr == w {
						tables[g.ID] = true
					}
				})
			}
		}
	}
	for _, g := range slices.Sorted(maps.Keys(tables)) {
		out = append(out, f.table(f.a.Prog.Globals[g])...)
	}
	if len(tables) > 0 {
		out = append(out, f.called(leads)...)
	}
	return out
}

// called are the conditions that frames were called through pointers that led to their functions.
func (f *Facts) called(leads map[Number][]uint64) (out []Invariant) {
	for t := range f.a.Ctx.Threads {
		for act := f.a.Stack(t); act.Caller != nil; act = act.Caller {
			caller := f.a.Prog.Funcs[act.Caller.Func]
			if len(act.Caller.PCs) != 1 || caller.Code[act.Caller.PCs[0]].Op != ir.OpCall {
				continue
			}
			call := &caller.Calls[caller.Code[act.Caller.PCs[0]].Aux]
			to, ok := act.Caller.Operand(call.Target)
			if call.Callee != ir.None || !ok ||
				!slices.Contains(f.a.Graph.Callees(caller.ID, act.Caller.PCs[0]), act.Func) {
				continue
			}
			addr := f.a.Prog.Funcs[act.Func].Addr
			is := f.a.B.Cmp(expr.EQ, f.a.B.PtrBits(), f.a.Resolve(to), expr.Word(addr))
			if in, ok := f.inTable(pointsto.CallSite{Func: caller.ID, PC: act.Caller.PCs[0]}, addr, leads); ok {
				is = f.a.B.And1(is, in)
			}
			out = append(out, Invariant{Cond: func([]expr.Value) expr.Value { return is }})
		}
		oldest := f.a.Stack(t)
		for oldest.Caller != nil {
			oldest = oldest.Caller
		}
		if is := f.calledThrough(oldest.Func, oldest.Ways, leads); is != expr.True {
			out = append(out, Invariant{Cond: func([]expr.Value) expr.Value { return is }})
		}
	}
	return out
}

// calledThrough says that one of the tables that have a function is the one that is in use, where callers that are not
// listed have called it through the table that a setting leads to; true where it may have been called otherwise.
func (f *Facts) calledThrough(fn ir.FuncID, w dataflow.Ways, leads map[Number][]uint64) expr.Value {
	if w.Outside || w.Process || len(w.Creates) > 0 || len(w.Calls) == 0 {
		return expr.True
	}
	any := expr.False
	for _, s := range w.Calls {
		is, ok := f.inTable(s, f.a.Prog.Funcs[fn].Addr, leads)
		if !ok {
			return expr.True
		}
		any = f.a.B.Or1(any, is)
	}
	return any
}

// inTable says that a call through a table that a setting leads to comes to the function at an address; ok is false
// where it is no such call.
func (f *Facts) inTable(s pointsto.CallSite, to uint64, leads map[Number][]uint64) (is expr.Value, ok bool) {
	caller, b := f.a.Prog.Funcs[s.Func], f.a.B
	if caller.Code[s.PC].Op != ir.OpCall {
		return is, false
	}
	def, ok := definition(f, caller, caller.Calls[caller.Code[s.PC].Aux].Target)
	if !ok || caller.Code[def].Op != ir.OpLoad || int(caller.Code[def].Bits) != b.PtrBits() {
		return is, false
	}
	v, ok := f.a.Relative(s.Func, caller.Code[def].A)
	if !ok || v.Concrete() {
		return is, false
	}
	terms, k := b.Linear(b.PtrBits(), v)
	if len(terms) != 1 || terms[0].Coef != 1 || terms[0].N.Op() != expr.OpSym {
		return is, false
	}
	at, ok := f.a.SettledAt(terms[0].N.Symbol())
	if !ok || !at.Concrete() {
		return is, false
	}
	base, all := f.a.Resolve(expr.Value{N: terms[0].N}), leads[Number{at.W, b.PtrBits()}]
	is = expr.False
	for _, w := range all {
		held := f.tableHolds(w, int64(k))
		if held == 0 {
			return is, false
		}
		if held == to {
			is = b.Or1(is, b.Cmp(expr.EQ, b.PtrBits(), base, expr.Word(w)))
		}
	}
	return is, len(all) > 0
}

// tableHolds is the pointer some way behind the beginning of a variable that is never written; 0 where it is none.
func (f *Facts) tableHolds(table uint64, off int64) (w uint64) {
	n := int64(f.a.B.PtrBits() / 8)
	f.eachGlobal(func(g *ir.Global) {
		if g.Addr == table && off >= 0 && off+n <= g.Size && g.Init != nil && (g.Const || !f.written(g, off, n)) {
			w = word64(g.Init[off : off+n])
		}
	})
	return w
}

// eachGlobal visits the variables of the program.
func (f *Facts) eachGlobal(visit func(*ir.Global)) {
	for _, g := range f.a.Prog.Globals {
		if !g.Runtime && !g.External && !g.ThreadLocal && !f.a.Graph.Outside(f.a.Graph.GlobalNode(g.ID)) {
			visit(g)
		}
	}
}

// oneOf says that numbers are one of some combinations.
func (f *Facts) oneOf(cells []Number, combos [][]uint64) Invariant {
	b := f.a.B
	return Invariant{Reads: cells, Cond: func(values []expr.Value) expr.Value {
		any := expr.False
		for _, c := range combos {
			all := expr.True
			for i, w := range c {
				all = b.And1(all, b.Cmp(expr.EQ, cells[i].Bits, values[i], expr.Word(w)))
			}
			any = b.Or1(any, all)
		}
		return any
	}}
}

// table are the initial values of a variable that is never written.
func (f *Facts) table(g *ir.Global) []Invariant {
	word := f.a.B.PtrBits() / 8
	if g.Const || g.Init == nil || g.Size > int64(maxTable*word) || f.written(g, 0, g.Size) {
		return nil // of a constant it is known anyway
	}
	var out []Invariant
	for off := 0; off+word <= int(g.Size); off += word {
		w := word64(g.Init[off : off+word])
		out = append(out, f.oneOf([]Number{{g.Addr + uint64(off), 8 * word}}, [][]uint64{{w}}))
	}
	return out
}

func word64(bytes []byte) uint64 {
	var w [8]byte
	copy(w[:], bytes)
	return binary.LittleEndian.Uint64(w[:])
}

func (f *Facts) written(g *ir.Global, off, bytes int64) bool {
	is := false
	f.a.Writes(
		pointsto.Set{{Node: f.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}},
		bytes,
		func(dataflow.Write) { is = true },
	)
	return is
}

// groups are the variables that one function alone sets to constants, function by function.
func (f *Facts) groups() []*related {
	by := map[ir.FuncID]*related{}
	f.eachGlobal(func(g *ir.Global) {
		for _, n := range f.numbers(g) {
			f.group(by, g, n)
		}
	})
	var out []*related
	for _, id := range slices.Sorted(maps.Keys(by)) {
		r := by[id]
		if len(r.cells) <= maxRelated && f.a.Once(id, r.fn.Entry) {
			out = append(out, r)
		}
	}
	return out
}

// numbers are where in a variable something is stored that a variable address leads to exactly.
func (f *Facts) numbers(g *ir.Global) (out []Number) {
	node := f.a.Graph.GlobalNode(g.ID)
	f.a.Writes(pointsto.Set{{Node: node, Lo: 0, Hi: 0}}, g.Size, func(w dataflow.Write) {
		in := &f.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC]
		if t, ok := w.To.Find(node); ok && t.Exact() && in.Op == ir.OpStore && in.Bits%8 == 0 && in.Bits <= 64 {
			out = append(out, Number{g.Addr + uint64(t.Lo), int(in.Bits)})
		}
	})
	slices.SortFunc(
		out,
		func(x, y Number) int { return cmp.Or(cmp.Compare(x.Addr, y.Addr), cmp.Compare(x.Bits, y.Bits)) },
	)
	return slices.Compact(out)
}

// group adds a number to those that its function sets, if all that writes it are stores there of one of a few
// constants, before there is a second thread.
func (f *Facts) group(by map[ir.FuncID]*related, g *ir.Global, n Number) {
	node, off := f.a.Graph.GlobalNode(g.ID), int64(n.Addr-g.Addr)
	if off < 0 || off+int64(n.Bits/8) > g.Size {
		return
	}
	var sites []pointsto.CallSite
	ok := true
	f.a.Writes(pointsto.Set{{Node: node, Lo: off, Hi: off}}, int64(n.Bits/8), func(w dataflow.Write) {
		in := &f.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC]
		ok = ok && !w.After && w.To != nil && len(w.To) == 1 && w.To[0].Exact() && w.To[0].Lo == off && in.Op == ir.OpStore &&
			int(in.Bits) == n.Bits && f.settable(f.a.Prog.Funcs[w.Site.Func], in.B) &&
			(len(sites) == 0 || sites[0].Func == w.Site.Func)
		sites = append(sites, w.Site)
	})
	if !ok || len(sites) == 0 {
		return
	}
	fn := f.a.Prog.Funcs[sites[0].Func]
	r := by[fn.ID]
	if r == nil {
		r = &related{fn: fn, sets: map[ir.PC]int{}}
		by[fn.ID] = r
	}
	for _, s := range sites {
		r.sets[s.PC] = len(r.cells)
	}
	start := uint64(0)
	if g.Init != nil {
		start = word64(g.Init[off : off+int64(n.Bits/8)])
	}
	r.cells, r.start = append(r.cells, n), append(r.start, start)
}

// combos are what the cells of a group hold at once, in order; nil where they are too many.
type combos struct {
	*related
	f    *Facts
	over bool
}

// Transfer, Edge and Join are those of a data flow problem (dataflow.Problem).
func (c *combos) Transfer(pc ir.PC, in [][]uint64) ([][]uint64, bool) {
	i, is := c.sets[pc]
	if !is {
		return in, true
	}
	var out [][]uint64
	for _, t := range in {
		for _, v := range c.values(c.fn.Code[pc].B, t, pc, maxLinks) {
			n := slices.Clone(t)
			n[i] = v & (^uint64(0) >> (64 - c.cells[i].Bits))
			out = append(out, n)
		}
	}
	if c.over = c.over || len(out) < len(in) || len(out) > 4*maxCombos; c.over {
		return in, true
	}
	return sorted(out), true
}

// Edge passes all on.
func (c *combos) Edge(_, _ ir.BlockID, out [][]uint64) ([][]uint64, bool) { return out, true }

// Join is the union.
func (c *combos) Join(a, b [][]uint64) ([][]uint64, bool) {
	out := sorted(slices.Concat(a, b))
	if len(out) > maxCombos {
		c.over = true
		return a, false
	}
	return out, len(out) > len(a)
}

func sorted(all [][]uint64) [][]uint64 {
	slices.SortFunc(all, slices.Compare)
	return slices.CompactFunc(all, slices.Equal)
}

// combine goes through a function. What holds where it returns counts, where a thread of the context is in it, and
// wherever it stands once there may be a second thread; so does what holds before it is called.
func (f *Facts) combine(r *related) [][]uint64 {
	c := &combos{related: r, f: f}
	flow := dataflow.Solve(f.a.Shape(r.fn.ID), nil, [][]uint64{r.start}, dataflow.Problem[[][]uint64](c))
	var out [][]uint64
	if r.fn.Name != "main" {
		out = [][]uint64{r.start}
	}
	stands, whole := f.stands(r.fn)
	for pc := range r.fn.Code {
		in := &r.fn.Code[pc]
		site := pointsto.CallSite{Func: r.fn.ID, PC: ir.PC(pc)}
		counts := in.Op == ir.OpRet || f.a.Concurrently(site) || stands[ir.PC(pc)] ||
			in.Op == ir.OpCall && (!whole || f.mayCreate(site))
		if !counts {
			continue
		}
		if at, ok := flow.Before(ir.PC(pc)); ok {
			out = append(out, at...)
		}
	}
	if out = sorted(out); c.over || len(out) > maxCombos {
		return nil
	}
	return out
}

// stands are where threads of the context stand in a function; whole is false where it may also be among what called a
// thread's oldest known frame.
func (f *Facts) stands(fn *ir.Func) (at map[ir.PC]bool, whole bool) {
	at, whole = map[ir.PC]bool{}, true
	for t := range f.a.Ctx.Threads {
		for act := f.a.Stack(t); act != nil; act = act.Caller {
			for _, pc := range act.PCs {
				if act.Func == fn.ID {
					at[pc] = true
				}
			}
			whole = whole && (act.Caller != nil || len(act.Ways.Calls) == 0)
		}
	}
	return at, whole
}

// mayCreate reports whether a thread may be created while control is inside a call.
func (f *Facts) mayCreate(site pointsto.CallSite) bool {
	if f.creators == nil {
		f.creators = map[ir.FuncID]bool{}
		for _, c := range f.a.Graph.ThreadCreates() {
			f.markCreator(c.Func)
		}
	}
	for _, c := range f.a.Graph.ThreadCreates() {
		if c.Func == site.Func && c.PC == site.PC {
			return true
		}
	}
	return slices.ContainsFunc(
		f.a.Graph.Callees(site.Func, site.PC),
		func(g ir.FuncID) bool { return f.creators[g] || f.a.External(g) },
	)
}

func (f *Facts) markCreator(g ir.FuncID) {
	if f.creators[g] {
		return
	}
	f.creators[g] = true
	for _, c := range f.a.Graph.Callers(g) {
		f.markCreator(c.Func)
	}
}
