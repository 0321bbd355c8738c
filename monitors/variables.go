package monitors

import (
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/solver"
)

// What a lock keeps true of variables: those that are written, once there is a second thread, in sections of one lock
// alone. The lock is a variable, or in the object that a settled pointer leads to. Fields are named by their
// addresses. What is kept is found as for objects of the heap; beside numbers there are pointers: a queue's tail
// leads to its head exactly if that is null.

// maxVariables bounds the fields of one lock that are related with one another.
const maxVariables = 12

// page is as many bytes, from address 0 on, as no object has any of.
const page = 4096

// variables are those of one lock.
type variables struct {
	lock    place
	helpers map[ir.FuncID]bool // functions that are called with the lock held alone
	mons    []*monitor
	related int // fields that are looked at
}

// helper reports whether a function is called with the lock held alone.
func (v *variables) helper(f ir.FuncID) bool { return v.helpers[f] }

// ofVariables finds what locks keep of variables, once.
func (f *Facts) ofVariables() []*keeping {
	if !f.sought && !f.rules.NoObjects && !f.a.Ctx.OthersUnknown {
		f.vars = f.findVariables(&finder{a: f.a})
	}
	f.sought = true
	return f.vars
}

func (f *Facts) findVariables(x *finder) (out []*keeping) {
	by := map[place]*keeping{}
	for _, s := range x.allSections() {
		if s.lock.base != nil {
			// A place in terms of a function's parameters is another object's in another call.
			if addr, settled := f.a.SettledAt(s.lock.base.Symbol()); !settled || !addr.Concrete() {
				continue
			}
		}
		k := by[s.lock]
		if k == nil {
			k = &keeping{finder: x, kept: &kept{}, vars: &variables{lock: s.lock, mons: f.mons}}
			by[s.lock], out = k, append(out, k)
		}
		k.kept.sections = append(k.kept.sections, s)
	}
	out = slices.DeleteFunc(
		out,
		func(k *keeping) bool { return !slices.ContainsFunc(k.kept.sections, k.storesVariables) },
	)
	if len(out) == 0 {
		return nil
	}
	s := solver.New(f.a.B, solver.Options{Limit: maxEffort})
	defer s.Close()
	for _, k := range out {
		f.a.B.Poll()
		k.addHelpers()
		k.keepVariables(s)
	}
	return slices.DeleteFunc(out, func(k *keeping) bool { return len(k.relations) == 0 })
}

// storesVariables reports whether the function in which a section begins may itself write variables.
func (k *keeping) storesVariables(s *section) bool {
	for pc := range s.fn.Code {
		if in := &s.fn.Code[pc]; in.Op == ir.OpStore && len(k.a.Graph.Globals(k.a.Graph.Operand(s.fn.ID, in.A))) > 0 {
			return true
		}
	}
	return false
}

// addHelpers notes the functions that are called with the lock held alone: sections begin and end there with the
// function.
func (k *keeping) addHelpers() {
	k.vars.helpers = map[ir.FuncID]bool{}
	if k.vars.lock.base != nil {
		return
	}
	takes := map[ir.FuncID]bool{}
	for _, s := range k.kept.sections {
		takes[s.fn.ID] = true
	}
	for again := true; again; {
		again = false
		for _, fn := range k.a.Prog.Funcs {
			if fn.External || fn.Runtime || k.vars.helpers[fn.ID] || !k.a.Reached(fn.ID) || !k.heldFor(fn, takes) {
				continue
			}
			k.vars.helpers[fn.ID], again = true, true
			k.kept.sections = append(k.kept.sections, &section{fn: fn, from: fn.Entry, lock: k.vars.lock, helper: true})
		}
	}
}

// heldFor reports whether every call of a function is executed with the lock held: by functions that take it, or are
// called with it.
func (k *keeping) heldFor(fn *ir.Func, takes map[ir.FuncID]bool) bool {
	ways := k.a.Ways(fn.ID)
	if ways.Outside || ways.Process || len(ways.Creates) > 0 || len(ways.Calls) == 0 {
		return false
	}
	if slices.ContainsFunc(
		ways.Calls,
		func(s pointsto.CallSite) bool { return !takes[s.Func] && !k.vars.helpers[s.Func] },
	) {
		return false
	}
	return !slices.ContainsFunc(ways.Calls, func(s pointsto.CallSite) bool {
		caller := k.a.Prog.Funcs[s.Func]
		return caller == fn || caller.External || caller.Runtime || k.unheld(caller, k.vars.lock)[s.PC]
	})
}

// keepVariables finds out what the sections keep of variables.
func (k *keeping) keepVariables(s *solver.Solver) {
	k.spoilt, k.again = map[field]bool{}, k.mayLockAgain()
	k.walk()
	if len(k.stores) == 0 {
		return
	}
	k.first = map[field]*first{}
	all := touched(k.begin, k.stores)
	for _, f := range all {
		if in := k.beforeThreads(f); in != nil {
			k.first[f] = in
		}
	}
	written := func(f field) bool { return k.first[f] != nil && k.first[f].written }
	if !slices.ContainsFunc(all, written) {
		return
	}
	for _, written := range [...]bool{true, false} {
		for _, f := range all {
			if in := k.first[f]; in != nil && in.written == written && k.vars.related < maxVariables {
				k.vars.related++
			} else if in == nil || in.written == written {
				delete(k.first, f)
				k.spoilt[f] = true
			}
		}
	}
	k.walk()
	k.relations = k.houdini(s, k.initially(s, k.candidates()))
	k.relations = slices.DeleteFunc(k.relations, func(r relation) bool {
		return !slices.ContainsFunc(r.fields, func(f field) bool { return !k.inMonitor(f) })
	})
	if len(k.relations) > 0 {
		k.busy = k.standing()
	}
}

// beforeThreads is what a variable may hold before sections are executed; nil where something else writes it later,
// or a part of it. What has not been executed before the context does not matter.
func (k *keeping) beforeThreads(f field) *first {
	g := k.variable(uint64(f.off))
	if f.bits == 0 || g == nil || !ownVariable(g) || uint64(f.off)+uint64(f.bits/8) > g.Addr+uint64(g.Size) {
		return nil
	}
	c := &candidates{finder: k.finder, m: &monitor{object: object{global: g}}}
	here := field{f.off - int64(g.Addr), f.bits}
	in, ok, initial := &first{}, true, true
	var set []dataflow.Write
	at := pointsto.Set{{Node: k.a.Graph.GlobalNode(g.ID), Lo: here.off, Hi: here.off}}
	k.a.Writes(at, int64(f.bits/8), func(w dataflow.Write) {
		switch {
		case !ok || !k.a.Before().Executed(w.Site.Func, w.Site.PC):
		case k.writes(w.Site, f) && k.guarded(w.Site):
			in.written = true
		case c.elsewhere(here, w):
		case w.After || w.To == nil || !c.exactly(here, w) || k.follows(w.Site):
			ok = false
		default:
			set = append(set, w)
			initial = initial && !c.executed(here, w.Site)
		}
	})
	if !ok {
		return nil
	}
	k.early(in, c, here, set, initial)
	return in
}

// early notes the values that are stored before there are threads, and that of the initialiser.
func (k *keeping) early(in *first, c *candidates, here field, set []dataflow.Write, initial bool) {
	if initial {
		in.oneOf = append(in.oneOf, uint64(c.start(here))&(^uint64(0)>>(64-here.bits)))
	}
	in.span = span{full(here.bits).most, full(here.bits).least}
	for _, w := range in.oneOf {
		in.span = in.span.with(span{signed(w, here.bits), signed(w, here.bits)})
	}
	for _, w := range set {
		fn := k.a.Prog.Funcs[w.Site.Func]
		o := fn.Code[w.Site.PC].B
		in.span = in.span.with(c.values(activation{Func: fn}, o, here.bits, 0))
		switch o.Kind {
		case ir.KConst, ir.KGlobal, ir.KFunc:
			in.oneOf = append(in.oneOf, o.Word&(^uint64(0)>>(64-here.bits)))
		default:
			in.any = true
		}
	}
	if in.any {
		in.oneOf = nil
	}
	for _, o := range in.oneOf { // addresses are not numbers of a range
		in.span = in.span.with(span{signed(o, here.bits), signed(o, here.bits)})
	}
	in.value = k.unknown(here.bits)
	if len(in.oneOf) == 1 {
		in.value = expr.Word(in.oneOf[0])
	}
}

// ownVariable reports whether a variable is one of the program's own that exists once.
func ownVariable(g *ir.Global) bool { return !g.Runtime && !g.External && !g.Const && !g.ThreadLocal }

// follows reports whether main may execute a write behind one of a section while it is the only thread.
func (k *keeping) follows(site pointsto.CallSite) bool {
	for s := range k.stores {
		if k.a.Early(s) && k.a.MayFollow(s, site) {
			return true
		}
	}
	return false
}

// writes reports whether an instruction of a section may write a field, and all of it if so.
func (k *keeping) writes(site pointsto.CallSite, f field) bool {
	stored, is := k.stores[site]
	return is && stored == f || slices.Contains(k.also[site], f)
}

// pointer reports whether a field may hold addresses.
func (k *keeping) pointer(f field) bool {
	return k.vars != nil && f.bits == 64 && len(k.leadsTo(f)) > 0
}

// leadsTo is where a variable that a field is of may lead.
func (k *keeping) leadsTo(f field) pointsto.Set {
	g := k.variable(uint64(f.off))
	if g == nil {
		return nil
	}
	off := f.off - int64(g.Addr)
	return k.a.Graph.Load(pointsto.Set{{Node: k.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}, 0, 8)
}

// leads are relations of a pointer that may have the address of another one with what that one holds: a queue's tail
// and its head.
func (k *keeping) leads(f, g field) (out []relation) {
	if !k.pointer(f) || !k.pointer(g) || !pointsto.Overlap(k.leadsTo(f), 1, k.at(g), 8) {
		return nil
	}
	is := func(b *expr.Builder, v []expr.Value) (leads, null expr.Value) {
		return b.Cmp(expr.EQ, 64, v[0], expr.Word(uint64(g.off))), b.Cmp(expr.EQ, 64, v[1], expr.Word(0))
	}
	name := k.name(g)
	return []relation{
		{[]field{g, f}, "%s = 0 where %s = &" + name, func(b *expr.Builder, v []expr.Value) expr.Value {
			leads, null := is(b, []expr.Value{v[1], v[0]})
			return b.Implies(leads, null)
		}},
		{[]field{f, g}, "%s = &" + name + " where %s = 0", func(b *expr.Builder, v []expr.Value) expr.Value {
			leads, null := is(b, v)
			return b.Implies(null, leads)
		}},
	}
}

// at is where a field lies.
func (k *keeping) at(f field) pointsto.Set {
	g := k.variable(uint64(f.off))
	off := f.off - int64(g.Addr)
	return pointsto.Set{{Node: k.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}
}

// name is a field's C name.
func (k *keeping) name(f field) string {
	g := k.variable(uint64(f.off))
	return fieldName(g, f.off-int64(g.Addr))
}

// storeThrough is a store through a pointer that may lead to fields, and to what is none; false where it may write a
// part of one.
func (w *walker) storeThrough(at *way, in *ir.Instr) bool {
	if in.Flags&ir.FlagVolatile != 0 || ir.Order(in.Sub) != ir.NotAtomic {
		return false
	}
	b, site := w.a.B, pointsto.CallSite{Func: w.s.fn.ID, PC: at.pc}
	ptr, value := w.operand(at, in.A, b.PtrBits()), w.operand(at, in.B, int(in.Bits))
	to := w.a.Graph.Operand(w.s.fn.ID, in.A)
	if to.Has(pointsto.UnknownNode) {
		return false
	}
	var fields []field
	for _, t := range w.a.Graph.Globals(to) {
		g := w.a.Prog.Globals[w.a.Graph.Info(t.Node).Global]
		if !ownVariable(g) {
			continue
		}
		if !t.Exact() {
			return false
		}
		fields = append(fields, field{int64(g.Addr) + t.Lo, int(in.Bits)})
	}
	if len(fields) == 0 {
		return false
	}
	for _, f := range fields {
		at.fields[f] = b.Ite(f.bits, b.Cmp(expr.EQ, b.PtrBits(), ptr, expr.Word(uint64(f.off))), value, w.now(at, f))
	}
	at.wrote = true
	w.stores[site], w.also[site] = fields[0], fields[1:]
	return true
}

// leadsElsewhere notes of an address that is stored which variables it is not the address of, by points-to.
func (w *walker) leadsElsewhere(at *way, o ir.Operand, v expr.Value) {
	if v.Concrete() || o.Kind != ir.KReg {
		return
	}
	to := w.a.Graph.Reg(w.s.fn.ID, o.Reg)
	if len(to) == 0 || to.Has(pointsto.UnknownNode) {
		return
	}
	for _, f := range touched(w.begin, w.stores) {
		if g := w.variable(uint64(f.off)); g != nil && f.bits == 64 {
			off := f.off - int64(g.Addr)
			if !pointsto.Overlap(to, 1, pointsto.Set{{Node: w.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}, 1) {
				at.conds = w.a.B.And1(at.conds, w.a.B.Cmp(expr.NE, 64, v, expr.Word(uint64(f.off))))
			}
		}
	}
}

// accessed notes that an address that was accessed is none of the first page's.
func (w *walker) accessed(at *way, o ir.Operand) {
	bits := w.a.B.PtrBits()
	if v := w.operand(at, o, bits); !v.Concrete() {
		at.conds = w.a.B.And1(at.conds, w.a.B.Cmp(expr.ULE, bits, expr.Word(page), v))
	}
}

// wasAccessed notes of a register that the section has not defined that some access through it, behind which the
// section begins, was no access of the first page.
func (w *walker) wasAccessed(r ir.Reg, v expr.Value) {
	fn, shape, bits := w.s.fn, w.a.Shape(w.s.fn.ID), w.a.B.PtrBits()
	if int(fn.Regs[r].Bits) != bits {
		return
	}
	if def, ok := shape.Def(r); ok && w.within(fn, w.s.lock, []ir.PC{w.s.from})[def] {
		return // the section gives it another value
	}
	from := fn.BlockOf(w.s.from)
	for pc := range fn.Code {
		in := &fn.Code[pc]
		if in.Op != ir.OpLoad && in.Op != ir.OpStore {
			continue
		}
		here := fn.BlockOf(ir.PC(pc))
		if !shape.Reachable(here) || !shape.Dominates(here, from) || here == from && ir.PC(pc) >= w.s.from {
			continue
		}
		p, ok := w.place(fn.ID, in.A)
		if !ok || p.base == nil {
			continue
		}
		if f, d, known := w.a.RelativeDef(p.base.Symbol()); known && f == fn.ID && d == r {
			b := w.a.B
			w.given = b.And1(
				w.given,
				b.Cmp(expr.ULE, bits, expr.Word(page), b.Bin(expr.Add, bits, v, expr.Word(uint64(p.off)))),
			)
		}
	}
}

// inMonitor reports whether a field is one of the object that the lock is in, and that object is a monitor of which
// something is kept.
func (k *keeping) inMonitor(f field) bool {
	g := k.variable(uint64(f.off))
	l := k.vars.lock
	return l.base == nil && g.ID == l.global && slices.ContainsFunc(k.vars.mons, func(m *monitor) bool {
		return m.global == g && m.lock == l.off && len(m.kept) > 0
	})
}

// variableAt is the variable that an access is to.
func (w *walker) variableAt(p place, ok bool, in *ir.Instr) (f field, is bool) {
	if !ok || p.base != nil || in.Flags&ir.FlagVolatile != 0 || ir.Order(in.Sub) != ir.NotAtomic {
		return f, false
	}
	g := w.a.Prog.Globals[p.global]
	whole := in.Bits == 8 || in.Bits == 16 || in.Bits == 32 || in.Bits == 64
	return field{int64(g.Addr) + p.off, int(in.Bits)}, whole && ownVariable(g)
}

// invariants are what holds at the context.
func (k *keeping) invariants() (out []Invariant) {
	if k.busy != "" {
		return nil
	}
	for _, r := range k.relations {
		v := Invariant{Cond: func(v []expr.Value) expr.Value { return r.holds(k.a.B, v) }}
		for _, f := range r.fields {
			v.Reads = append(v.Reads, Number{uint64(f.off), f.bits})
		}
		out = append(out, v)
	}
	return out
}

// text lists what is kept of variables.
func (k *keeping) text() string {
	var out strings.Builder
	for _, r := range k.relations {
		args := make([]any, len(r.fields))
		for i, f := range r.fields {
			args[i] = k.name(f)
		}
		fmt.Fprintf(&out, r.text+", kept under %s", append(args, k.lockName())...)
		if k.busy != "" {
			fmt.Fprintf(&out, ", is not known: %s", k.busy)
		}
		out.WriteByte('\n')
	}
	return out.String()
}

// lockName is how the lock of variables is called.
func (k *keeping) lockName() string {
	l := k.vars.lock
	if l.base == nil {
		return k.a.Describe(expr.Word(k.a.Prog.Globals[l.global].Addr + uint64(l.off)))
	}
	return k.a.Describe(k.a.B.Bin(expr.Add, k.a.B.PtrBits(), l.base.Value(), expr.Word(uint64(l.off))))
}

// initialised reports whether the lock is a variable whose initialiser is not all zero: it may ask for a mutex of
// another kind.
func (k *keeping) initialised() bool {
	l := k.vars.lock
	if l.base != nil {
		return false
	}
	init := k.a.Prog.Globals[l.global].Init
	if init == nil {
		return false
	}
	bytes := init[l.off:min(int64(len(init)), l.off+lockBytes)]
	return slices.ContainsFunc(bytes, func(b byte) bool { return b != 0 })
}
