package seed

import (
	"midway/internal/state"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/symheap"
)

// What the analyses know goes into the initial state: registers, memory, conditions.

// registers sets what the given frames' registers hold: their must-reach definitions, or a symbolic
// constant each (Bergan §2.3). Without definitions, a register that no definition explains keeps the symbol that
// locksets and barriers know it by; every other has one that occurs nowhere else.
func (s *Seeding) registers(st *state.State) {
	s.Analysis.SetSlots(func(thread, frame int, r ir.Reg) (expr.Value, bool) {
		v := s.at(st, thread, frame).Regs[r]
		return v, v != expr.Value{}
	})
	if !s.NoDefinitions {
		s.defs = s.Analysis.MemoryDefs()
		if s.Locks != nil && !s.NoInvariants {
			s.defs = append(s.Locks.Memory(), s.defs...)
		}
		if s.Monitors != nil && !s.NoInvariants && !s.SpuriousWakeups {
			s.defs = append(s.defs, s.unchanged()...)
		}
	}
	if s.Points != nil {
		s.Heaps.Defined = s.Analysis.PointsTo
	}
	for _, l := range s.Analysis.Locals() {
		fr := s.at(st, l.Thread, l.Frame)
		info := &fr.Fn.Regs[l.Reg]
		if l.Slot && fr.Regs[l.Reg] != (expr.Value{}) {
			continue
		}
		v := l.Value
		if s.NoDefinitions && l.Must {
			v = s.B.Sym(s.B.NewSymbol(s.unique(l.Name+" at the start"), int(info.Bits), expr.Local))
		}
		fr.Regs[l.Reg] = v
		s.calledHere(st, l, v)
		if info.Ptr && v.N != nil {
			s.notePointer(st, fr.Fn.ID, l.Reg, v)
			s.noteDefinitions(st, v)
		}
	}
}

// calledHere has texts call a value by the variable of the given frame that holds it: what it was elsewhere may have no
// name there.
func (s *Seeding) calledHere(st *state.State, l dataflow.Local, v expr.Value) {
	if v.N == nil || v.N.Op() != expr.OpSym {
		return
	}
	sym, fn := v.N.Symbol(), s.at(st, l.Thread, l.Frame).Fn
	if was, ok := sym.Stands.(ir.Definition); !ok || was.Given() || fn.Variable(l.Reg) == nil {
		return
	}
	frame := s.Context.Threads[l.Thread].Name
	if l.Frame > 0 {
		frame += "." + fn.Name
	}
	sym.Stands = ir.Definition{Func: fn.ID, Reg: l.Reg, Frame: frame}
}

// unchanged is what memory holds that threads have found before they waited, unless they have been woken.
func (s *Seeding) unchanged() (out []dataflow.MemoryDef) {
	for _, u := range s.Monitors.Unchanged() {
		d := u.MemoryDef
		now := s.B.Sym(s.B.NewSymbol(s.unique("what "+u.Name+" was woken for"), d.Bits, expr.Local))
		d.Value = s.B.Ite(d.Bits, dataflow.Woken(s.B, u.Name), now, d.Value)
		out = append(out, d)
	}
	return out
}

// matched assumes what barriers imply of the threads that use them.
func (s *Seeding) matched(st *state.State) {
	if s.Barriers == nil {
		return
	}
	for _, g := range s.Barriers.Guards() {
		st.Suppose(s.B, g.Cond)
	}
}

// protected assumes what locks keep of the fields under them.
func (s *Seeding) protected(st *state.State) {
	if s.Monitors == nil {
		return
	}
	if !s.NoDefinitions {
		s.Heaps.Settled = s.settledFields
	}
	if !s.NoInvariants {
		s.Heaps.Related = s.keptFields
	}
	for _, v := range s.Monitors.Invariants() {
		var values []expr.Value
		for _, n := range v.Reads {
			o := st.Heap.Find(n.Addr)
			values = append(values, st.Heap.Load(o.ID(), expr.Word(n.Addr-o.Addr()), n.Bits/8))
		}
		st.Suppose(s.B, v.Cond(values))
	}
	for _, v := range s.Monitors.SectionEntries() {
		st.Suppose(s.B, v.Cond)
	}
	s.setByMain(st)
	s.awaited(st)
	if !s.NoDefinitions {
		if l := s.Monitors.Elements(); len(l) > 0 {
			st.Facts.Elements = elements(l)
		}
	}
}

// owned assumes that what threads own differs, and from what cells hold that hold it alone.
func (s *Seeding) owned(st *state.State) {
	if s.Owners == nil || s.NoInvariants {
		return
	}
	s.Heaps.Owners = s.Owners
	s.ByRaces = s.ByRaces || s.Owners.Any()
	for _, g := range s.Owners.Guards() {
		st.Suppose(s.B, g)
	}
}

// settledFields are the ranges of fields of objects that are published (symheap.Shared.Settled).
func (s *Seeding) settledFields(set pointsto.Set) (out []symheap.FieldRange) {
	for _, r := range s.Monitors.Fields(set) {
		out = append(out, symheap.FieldRange(r))
	}
	return out
}

// keptFields is what locks keep in objects that are published (symheap.Shared.Related).
func (s *Seeding) keptFields(set pointsto.Set) (out []symheap.Relation) {
	for _, r := range s.Monitors.Relations(set) {
		k := symheap.Relation{Cond: r.Cond}
		for _, f := range r.Reads {
			k.Reads = append(k.Reads, symheap.FieldAt(f))
		}
		out = append(out, k)
	}
	return out
}

// setByMain assumes what a main that is not listed has set before it was blocked for good.
func (s *Seeding) setByMain(st *state.State) {
	if s.NoInvariants || s.Locks == nil {
		return
	}
	for _, v := range s.Locks.SetByMain() {
		o := st.Heap.Find(v.Addr)
		st.Suppose(
			s.B,
			s.B.Cmp(expr.EQ, v.Bits, st.Heap.Load(o.ID(), expr.Word(v.Addr-o.Addr()), v.Bits/8), expr.Word(v.Value)),
		)
	}
}

// awaited assumes what is missing while threads wait for it, where no thread can be in a section of the lock that
// has provided it and not announced it.
func (s *Seeding) awaited(st *state.State) {
	if s.NoInvariants || s.SpuriousWakeups || s.Locks == nil {
		return
	}
	for _, w := range s.Monitors.Waits() {
		holders, left := s.Locks.Holders(w.Global, w.Lock)
		if slices.Contains(s.Locks.FreeIn(w.Global), w.Lock) || len(holders) > 0 && !left && w.Keep(holders) {
			o := st.Heap.Find(w.Number.Addr)
			st.Suppose(s.B, w.Cond(st.Heap.Load(o.ID(), expr.Word(w.Number.Addr-o.Addr()), w.Number.Bits/8)))
		}
	}
}

// settled makes memory hold what the registers' definitions read from it (the conflict-free pairs of R_heap,
// Bergan §3.2), and assumes the conditions under which the threads got where they stand.
func (s *Seeding) settled(st *state.State) {
	if s.NoDefinitions {
		return
	}
	for _, g := range s.Analysis.Guards() {
		st.Suppose(s.B, g.Cond)
		s.ByRaces, s.ByWraps = s.ByRaces || g.Races, s.ByWraps || g.Wraps
	}
	s.Heaps.Loaded = s.Analysis.Loaded
	equal := s.equalPointers()
	for _, c := range s.Analysis.Cells() {
		if v, ok := equal[c.Value.N]; ok {
			st.Suppose(s.B, s.B.Cmp(expr.EQ, c.Bits, c.Value, v))
			c.Value = v
		}
		s.cell(st, c)
	}
	s.memory(st, equal)
}

// cell stores a value at a concrete address of an initial object; behind a symbolic index it assumes
// the equality.
func (s *Seeding) cell(st *state.State, c dataflow.Cell) {
	w := s.P.Model.PtrBits()
	at := c.Addr.W
	if !c.Addr.Concrete() {
		_, at = s.B.Linear(w, c.Addr)
	}
	o := st.Heap.Find(at)
	if o == nil || o.ReadOnly() || !o.Initial() {
		return
	}
	off := s.B.Bin(expr.Sub, w, c.Addr, o.Base())
	if c.Addr.Concrete() && o.Bytes() >= 0 && off.W+uint64(c.Bits/8) > uint64(o.Bytes()) {
		return
	}
	if c.Addr.Concrete() && s.unsaid(off.W+o.Addr(), c.Bits/8) {
		st.Heap.Store(o.ID(), off, c.Bits/8, c.Value, expr.True)
		return
	}
	st.Suppose(s.B, s.B.Cmp(expr.EQ, c.Bits, st.Heap.Load(o.ID(), off, c.Bits/8), c.Value))
}

// unsaid reports whether no fact has given the bytes a value yet, and notes that one does.
func (s *Seeding) unsaid(addr uint64, bytes int) bool {
	if s.said == nil {
		s.said = map[uint64]bool{}
	}
	fresh := true
	for i := range uint64(bytes) {
		fresh = fresh && !s.said[addr+i]
		s.said[addr+i] = true
	}
	return fresh
}

// memory makes memory hold its must-reach definitions (R_heap, Bergan §3.2): at once where the object is known,
// otherwise when a pointer to it is first followed.
func (s *Seeding) memory(st *state.State, equal map[*expr.Node]expr.Value) {
	behind := map[*expr.Node][]symheap.HeapFact{}
	for _, c := range s.Analysis.Cells() {
		if term, off := s.pointer(s.B.Subst(c.Addr, equal)); term != nil {
			behind[term] = append(behind[term], symheap.HeapFact{Off: off, Bytes: c.Bits / 8, Val: c.Value})
		}
	}
	for _, d := range s.defs {
		term, off := s.pointer(s.B.Subst(d.Addr, equal))
		s.ByRaces = s.ByRaces || d.Shared
		if term == nil {
			s.cell(st, dataflow.Cell{Addr: d.Addr, Bits: d.Bits, Value: d.Value})
			continue
		}
		behind[term] = append(behind[term], symheap.HeapFact{Off: off, Bytes: d.Bits / 8, Val: d.Value})
	}
	s.Heaps.Reaching = func(term *expr.Node) []symheap.HeapFact { return behind[term] }
	s.Heaps.Allocated, s.Heaps.Fresh = s.Analysis.Allocated, s.Analysis.Fresh
	s.Heaps.ThreadLocal, s.Heaps.Elsewhere = s.alone, s.Analysis.Elsewhere
}

// alone are the objects that a symbol may lead into of which each is had by one activation alone
// (symheap.Shared.ThreadLocal).
func (s *Seeding) alone(sym *expr.Symbol) (out []symheap.ThreadLocalObject) {
	for _, o := range s.Analysis.ThreadLocal(sym) {
		out = append(out, symheap.ThreadLocalObject(o))
	}
	return out
}

// pointer is the unexplained pointer that an address is some way behind, and how far; nil where it is none.
func (s *Seeding) pointer(addr expr.Value) (term *expr.Node, off expr.Value) {
	terms, _ := s.B.Linear(s.P.Model.PtrBits(), addr)
	for _, t := range terms {
		if sym := t.N.Symbol(); t.Coef == 1 && t.N.Op() == expr.OpSym && sym.Pointer {
			if term != nil {
				return nil, expr.Value{}
			}
			term = t.N
		}
	}
	if term == nil {
		return nil, expr.Value{}
	}
	return term, s.B.Bin(expr.Sub, s.P.Model.PtrBits(), addr, expr.Value{N: term})
}

// notePointer notes that a register's value is a pointer, and what it may point to.
func (s *Seeding) notePointer(st *state.State, f ir.FuncID, r ir.Reg, v expr.Value) {
	if sym := v.N.Symbol(); sym != nil {
		sym.Pointer = true
		s.typed(sym, f, r)
	}
	if s.Points == nil || v.N.Op() == expr.OpIte || v.N.Op() == expr.OpAdd {
		return
	}
	st.NarrowNode(v.N, s.Points.Reg(f, r))
	if sym := v.N.Symbol(); sym != nil {
		if from := s.Analysis.ReadFrom(sym); len(from) > 0 {
			st.NarrowNode(v.N, s.Points.Load(from, 0, s.P.Model.PtrBytes()))
		}
	}
}

// typed notes what a symbol points to that is the value of a pointer register.
func (s *Seeding) typed(sym *expr.Symbol, f ir.FuncID, r ir.Reg) {
	if t, converted := s.P.Funcs[f].PointsTo(r); t != nil {
		s.Heaps.TypedPointer(sym, t, converted)
	}
}

// noteDefinitions notes what the pointers in a sum may point to that are definitions of older frames or of creators.
func (s *Seeding) noteDefinitions(st *state.State, v expr.Value) {
	for _, sym := range expr.Symbols(v.N) {
		f, r, ok := s.Analysis.Definition(sym)
		if ok && sym.Pointer && s.Points != nil {
			st.NarrowNode(s.B.Sym(sym).N, s.Points.Reg(f, r))
			s.typed(sym, f, r)
		}
	}
}
