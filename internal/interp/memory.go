package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/state"
	"midway/symheap"
)

// access is one access to memory.
type access struct {
	p      expr.Value  // address
	n      expr.Value  // bytes, as wide as a pointer
	op     *ir.Operand // where p comes from, for the points-to analysis; nil: unknown
	write  bool
	atomic bool
	quiet  bool // no race detection: the models' own accesses
}

// places resolves an access and checks it: liveness, bounds, null, races. It returns nothing where
// the path ended.
func (m *Machine) places(a access) []symheap.Place {
	if !a.p.Concrete() && !m.checkNull(a.p) {
		return nil
	}
	found := m.st.Heap.Resolve(a.p, m.hint(a.op), m, m)
	valid := found[:0:0]
	for _, pl := range found {
		if len(found) > 1 && !m.MayBeTrue(pl.Guard) {
			continue
		}
		if !m.checkPlace(a, pl) {
			if m.stop != running {
				return nil
			}
			continue
		}
		if !m.checkRace(a, pl) {
			return nil
		}
		m.didAccess(a, pl)
		valid = append(valid, pl)
	}
	return valid
}

// hint is what the points-to analysis says of an operand of the current instruction.
func (m *Machine) hint(op *ir.Operand) pointsto.Set {
	if op == nil || m.Points == nil {
		return nil
	}
	return m.pointsTo(op)
}

// checkNull reports a null dereference where a pointer may be null: one that the path has compared
// with null, or that does not come from the initial state. Others are assumed valid (DESIGN §7).
func (m *Machine) checkNull(p expr.Value) bool {
	null := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), p, expr.Word(0))
	if null == expr.False {
		return true
	}
	if m.trusted(p) && !m.testedForNull(p) && !m.Opt.DistrustInitial {
		return true
	}
	return m.check(m.B.Not(null), "null-dereference", "dereference of a pointer that may be null: "+short(p))
}

// trusted reports whether a value is made of unknowns of the initial state only.
func (m *Machine) trusted(v expr.Value) bool {
	if v.Concrete() {
		return true
	}
	for _, s := range expr.Symbols(v.N) {
		switch s.Origin {
		case expr.Local, expr.Global, expr.Heap, expr.Size, expr.Live, expr.Thread, expr.Havoc:
		default:
			return false
		}
	}
	return true
}

func (m *Machine) testedForNull(p expr.Value) bool {
	if p.Concrete() {
		return false
	}
	if m.st.NullTested(p.N) {
		return true
	}
	terms, _ := m.B.Linear(m.P.Model.PtrBits(), p)
	for _, t := range terms {
		if m.st.NullTested(t.N) {
			return true
		}
	}
	return false
}

func (m *Machine) assumeValid(text string) {
	m.Ledger.Add(ledger.Entry{Kind: "initial-pointers-valid", Effect: ledger.Assumption, Text: "pointers and indices of the initial state are valid where they are first used: " + text})
}

// checkPlace checks liveness and bounds of one alternative; it returns false where nothing of it is left.
func (m *Machine) checkPlace(a access, pl symheap.Place) bool {
	if pl.Open {
		m.openPointer(pl)
		return false
	}
	if pl.Obj == symheap.None {
		kind, text := "out-of-bounds", "access to an address that belongs to no object: "+short(pl.Off)
		if pl.Off.Concrete() && pl.Off.W < 4096 {
			kind, text = "null-dereference", "dereference of a null pointer"
		} else if pl.Off.Concrete() && pl.Off.W >= m.P.Model.Layout().HeapBase {
			kind, text = "use-after-free", "access to a local variable whose function has returned"
		}
		m.violate(pl.Guard, kind, text)
		return false
	}
	o := m.st.Heap.Get(pl.Obj)
	if o.Live() != expr.True && !m.check(m.implies(pl.Guard, o.Live()), "use-after-free", "access to "+o.Name()+" after it was freed") {
		return false
	}
	if a.write && o.ReadOnly() {
		return m.check(m.B.Not(pl.Guard), "out-of-bounds", "write to read-only "+o.Name())
	}
	return m.checkBounds(a, pl, o)
}

// openPointer ends the case that a pointer is one that cannot be followed.
func (m *Machine) openPointer(pl symheap.Place) {
	if !m.MayBeTrue(pl.Guard) {
		return
	}
	const kind, text = "pointer-not-followed", "a pointer has more possible targets than were followed, or mixes bytes of several writes"
	if m.MustBeTrue(pl.Guard) {
		m.cut(kind, text)
		return
	}
	m.note(kind, ledger.Incomplete, text)
	other := m.alternative(pl.Guard)
	other.End = &state.End{Outcome: state.Cut, Kind: kind, Loc: m.loc(), Text: text, Thread: m.tid}
}

func (m *Machine) implies(a, b expr.Value) expr.Value { return m.B.Or1(m.B.Not(a), b) }

func (m *Machine) checkBounds(a access, pl symheap.Place, o *symheap.Object) bool {
	w := m.P.Model.PtrBits()
	size := o.Size()
	fits := m.B.And1(m.B.Cmp(expr.ULE, w, a.n, size), m.B.Cmp(expr.ULE, w, pl.Off, m.B.Bin(expr.Sub, w, size, a.n)))
	if fits == expr.True {
		return true
	}
	ok := m.implies(pl.Guard, fits)
	if m.assumesBounds(pl, o) && m.MayBeTrue(ok) {
		if ok.N == nil || !m.st.PC.Has(ok.N) {
			m.assumeValid("in bounds")
			if index := m.indexInBounds(pl.Off, a.n, o); index != expr.True && m.MayBeTrue(m.B.And1(pl.Guard, index)) {
				ok = m.implies(pl.Guard, index)
			}
			m.Assume(ok)
		}
		return true
	}
	return m.check(ok, "out-of-bounds", m.boundsText(a, pl, o))
}

// indexInBounds says of an offset scale·index + start that the index itself is in range, which implies
// that the access is, and is what a C programmer means by it. It is true where the offset has another
// form.
func (m *Machine) indexInBounds(off, n expr.Value, o *symheap.Object) expr.Value {
	w := m.P.Model.PtrBits()
	if off.Concrete() || !n.Concrete() || o.Bytes() < 0 {
		return expr.True
	}
	terms, k := m.B.Linear(w, off)
	if len(terms) != 1 || terms[0].Coef == 0 || terms[0].Coef > 1<<31 {
		return expr.True
	}
	scale, start := int64(terms[0].Coef), signed(k, uint16(w))
	room := o.Bytes() - int64(n.W) - start
	if room < 0 {
		return expr.True
	}
	low := int64(0)
	if start < 0 {
		low = (-start + scale - 1) / scale
	}
	index := expr.Value{N: terms[0].N}
	return m.B.And1(
		m.B.Cmp(expr.ULE, w, expr.Word(uint64(low)), index),
		m.B.Cmp(expr.ULE, w, index, expr.Word(uint64(room/scale))))
}

// assumesBounds reports whether the access is covered by the assumption that pointers and indices of
// the initial state are good: an object whose size is unknown, or an index made only of unknowns
// into an object of the initial state. Used once, it is known to be in bounds.
func (m *Machine) assumesBounds(pl symheap.Place, o *symheap.Object) bool {
	if m.Opt.DistrustInitial {
		return false
	}
	if o.Kind() == symheap.Unknown {
		return m.trusted(pl.Off)
	}
	return o.Initial() && !pl.Off.Concrete() && m.trusted(pl.Off)
}

func (m *Machine) boundsText(a access, pl symheap.Place, o *symheap.Object) string {
	what := "read"
	if a.write {
		what = "write"
	}
	return what + " of " + short(a.n) + " bytes at offset " + short(pl.Off) + " of " + o.Name() + ", which has " + short(o.Size()) + " bytes"
}

// short is a value for a message.
func short(v expr.Value) string {
	if v.Concrete() {
		if v.W > 1<<63 {
			return "-" + itoa(int(-v.W))
		}
		return itoa(int(v.W))
	}
	s := v.N.String()
	if len(s) > 120 {
		s = s[:117] + "…"
	}
	return s
}

// read is the value of n bytes at p; ok is false where the path ended.
func (m *Machine) read(a access) (v expr.Value, ok bool) {
	places := m.places(a)
	if m.stop != running || len(places) == 0 {
		return v, false
	}
	n := int(a.n.W)
	last := len(places) - 1
	for i := last; i >= 0; i-- {
		pl := places[i]
		if pl.Off.Concrete() {
			m.st.Heap.Touch(pl.Obj, pl.Off.W)
		}
		got := m.st.Heap.Load(pl.Obj, pl.Off, n)
		if i == last {
			v = got
		} else {
			v = m.B.Ite(n*8, pl.Guard, got, v)
		}
	}
	m.fetch()
	m.touch(a.p, n, v, false)
	return v, true
}

// writeAccess stores n bytes; it returns false where the path ended.
func (m *Machine) writeAccess(a access, v expr.Value) bool {
	places := m.places(a)
	if m.stop != running || len(places) == 0 {
		return false
	}
	m.touchWrite(a.p, int(a.n.W), v)
	m.escapeStored(v, int(a.n.W))
	for _, pl := range places {
		guard := pl.Guard
		if len(places) == 1 {
			guard = expr.True
		}
		m.st.Heap.Store(pl.Obj, pl.Off, int(a.n.W), v, guard)
	}
	return true
}

// write is a store by the machine itself on behalf of an instruction.
func (m *Machine) write(p expr.Value, n int, v expr.Value, in *ir.Instr) bool {
	return m.writeAccess(access{p: p, n: expr.Word(uint64(n)), write: true, quiet: true}, v)
}

func bytesOf(bits uint16) int { return (int(bits) + 7) / 8 }

func (m *Machine) load(in *ir.Instr) {
	p := m.val(&in.A)
	order := ir.Order(in.Sub)
	if !m.accessPoint("load", p, order != ir.NotAtomic, in) {
		return
	}
	if order != ir.NotAtomic {
		m.separate(p)
	}
	n := bytesOf(in.Bits)
	v, ok := m.read(access{p: p, n: expr.Word(uint64(n)), op: &in.A, atomic: order != ir.NotAtomic, quiet: m.fr.Fn.Runtime})
	if !ok {
		return
	}
	if n*8 != int(in.Bits) {
		v = m.B.Trunc(n*8, int(in.Bits), v)
	}
	if order != ir.NotAtomic {
		m.acquireAtomic(p, order)
	}
	if in.Flags&ir.FlagPtr != 0 && !v.Concrete() {
		m.notePointer(v, in.Dst)
	}
	m.set(in.Dst, v)
	m.fr.PC++
}

// notePointer remembers what a loaded pointer may point to.
func (m *Machine) notePointer(v expr.Value, r ir.Reg) {
	if v.N.Op() == expr.OpIte || m.Points == nil {
		return
	}
	op := ir.R(r)
	m.st.NoteNode(v.N, m.pointsTo(&op))
}

func (m *Machine) store(in *ir.Instr) {
	p := m.val(&in.A)
	order := ir.Order(in.Sub)
	if !m.accessPoint("store", p, order != ir.NotAtomic, in) {
		return
	}
	if order != ir.NotAtomic {
		m.separate(p)
	}
	n := bytesOf(in.Bits)
	v := m.B.ZExt(int(in.Bits), n*8, m.valBits(&in.B, int(in.Bits)))
	if !m.writeAccess(access{p: p, n: expr.Word(uint64(n)), op: &in.A, write: true, atomic: order != ir.NotAtomic, quiet: m.fr.Fn.Runtime}, v) {
		return
	}
	if order != ir.NotAtomic {
		m.releaseAtomic(p, order, false)
	}
	m.fr.PC++
}

// rmw is an atomic read-modify-write: one event.
func (m *Machine) rmw(in *ir.Instr) {
	p := m.val(&in.A)
	if !m.point("rmw", p, in) {
		return
	}
	m.separate(p)
	w := int(in.Bits)
	a := access{p: p, n: expr.Word(uint64(w / 8)), op: &in.A, write: true, atomic: true, quiet: m.fr.Fn.Runtime}
	old, ok := m.read(a)
	if !ok {
		return
	}
	m.writeAccess(a, m.modify(in, old, m.valBits(&in.B, w)))
	m.acquireAtomic(p, ir.Order(in.Imm))
	m.releaseAtomic(p, ir.Order(in.Imm), true)
	m.setIf(in.Dst, old)
	m.fr.PC++
}

func (m *Machine) modify(in *ir.Instr, old, arg expr.Value) expr.Value {
	w := int(in.Bits)
	pick := func(p expr.Pred) expr.Value { return m.B.Ite(w, m.B.Cmp(p, w, old, arg), old, arg) }
	switch ir.RMW(in.Sub) {
	case ir.RMWAdd:
		return m.B.Bin(expr.Add, w, old, arg)
	case ir.RMWSub:
		return m.B.Bin(expr.Sub, w, old, arg)
	case ir.RMWAnd:
		return m.B.Bin(expr.And, w, old, arg)
	case ir.RMWNand:
		return m.B.BitNot(w, m.B.Bin(expr.And, w, old, arg))
	case ir.RMWOr:
		return m.B.Bin(expr.Or, w, old, arg)
	case ir.RMWXor:
		return m.B.Bin(expr.Xor, w, old, arg)
	case ir.RMWMax:
		return pick(expr.SGT)
	case ir.RMWMin:
		return pick(expr.SLT)
	case ir.RMWUMax:
		return pick(expr.UGT)
	case ir.RMWUMin:
		return pick(expr.ULT)
	case ir.RMWFAdd:
		return m.B.FBin(expr.FAdd, w, old, arg)
	case ir.RMWFSub:
		return m.B.FBin(expr.FSub, w, old, arg)
	}
	return arg
}

// cmpxchg is one event. Where its success is unknown it stays one state with a conditional store as long as
// one thread runs; with more, a failed exchange only reads (C11 7.17.7.4), so the cases differ.
func (m *Machine) cmpxchg(in *ir.Instr) {
	p := m.val(&in.A)
	if !m.point("cmpxchg", p, in) {
		return
	}
	m.separate(p)
	w := int(in.Bits)
	a := access{p: p, n: expr.Word(uint64(w / 8)), op: &in.A, atomic: true, quiet: m.fr.Fn.Runtime}
	old, ok := m.read(a)
	if !ok {
		return
	}
	eq := m.B.Cmp(expr.EQ, w, old, m.valBits(&in.B, w))
	a.write = true
	if eq.Concrete() || !m.st.Multi {
		m.exchange(in, a, old, eq)
		return
	}
	ways := []expr.Value{expr.True, expr.False}
	if !m.MayBeTrue(eq) {
		ways = ways[1:]
	} else if m.MustBeTrue(eq) {
		ways = ways[:1]
	}
	m.fan(len(ways), func(i int) {
		m.record(m.st, eq, ways[i] == expr.True, int(ways[i].W))
		m.decide(m.B.Cmp(expr.EQ, 1, eq, ways[i]))
		m.exchange(in, a, old, ways[i])
	})
}

// exchange is the rest of a cmpxchg that succeeds where eq holds.
func (m *Machine) exchange(in *ir.Instr, a access, old, eq expr.Value) {
	w := int(in.Bits)
	if eq != expr.False && !m.writeAccess(a, m.B.Ite(w, eq, m.valBits(&in.C, w), old)) {
		return
	}
	m.fetch()
	m.acquireAtomic(a.p, ir.Order(in.Imm))
	if eq != expr.False {
		m.releaseAtomic(a.p, ir.Order(in.Imm), true)
	}
	m.set(in.Dst, old)
	m.set(in.Dst+1, eq)
	m.fr.PC++
}

// point stops before a visible event of the user's own code, unless it was just granted.
func (m *Machine) point(op string, obj expr.Value, in *ir.Instr) bool {
	if m.fr.Fn.Runtime || m.st.AtomicBy == m.tid {
		return true
	}
	return m.stopAt(state.Point{Op: op, Obj: obj, Guard: ir.None, Loc: in.Loc})
}

// stopAt stands the thread before a visible event; true means the event was granted: go on.
func (m *Machine) stopAt(pt state.Point) bool {
	if m.t.Granted {
		m.t.Granted = false
		m.t.Spins = nil
		m.t.Covered = m.fr.Fn.Runtime && pt.Code != OpJoin // the result that a join writes is an access of its own
		m.recordEvent(pt)
		return true
	}
	m.mark()
	m.t.Point = pt
	m.t.Status = state.AtPoint
	m.stop = AtPoint
	return false
}

// recordEvent writes a granted event into the schedule; a creation is recorded when the new thread
// is known.
func (m *Machine) recordEvent(pt state.Point) {
	switch pt.Code {
	case OpCreate:
		return
	case OpExit:
		pt.Op = "exit"
	}
	m.step(m.st, state.Step{Op: pt.Op, Detail: m.describe(pt.Obj), Loc: pt.Loc})
}

// alloca makes a stack object.
func (m *Machine) alloca(in *ir.Instr) {
	w := m.P.Model.PtrBits()
	size := m.valBits(&in.A, w)
	name := m.fr.Fn.Regs[in.Dst].Name
	if name == "" {
		name = "local"
	}
	o := m.st.Heap.Create(m.tid, symheap.Spec{Kind: symheap.Stack, Size: size, Align: max(in.Imm, 1), Name: name, Site: in.Loc})
	if o == nil {
		m.cut("address-space", "the thread's address space is used up")
		return
	}
	m.limitSize(size)
	m.fr.Allocas = append(m.fr.Allocas, o.ID())
	m.set(in.Dst, expr.Word(o.Addr()))
}

// limitSize assumes that an object of symbolic size fits into the space kept for it.
func (m *Machine) limitSize(size expr.Value) {
	if size.Concrete() {
		return
	}
	fits := m.B.Cmp(expr.ULE, m.P.Model.PtrBits(), size, expr.Word(uint64(m.Heaps.SymbolicReserve())))
	if !m.MustBeTrue(fits) {
		m.note("allocation-size", ledger.Assumption, "an allocation of unknown size is at most "+itoa(int(m.Heaps.SymbolicReserve()))+" bytes")
		m.Assume(fits)
	}
}

// describe is an address for a person: the object's name and what of it.
func (m *Machine) describe(p expr.Value) string {
	if !p.Concrete() {
		return short(p)
	}
	o := m.st.Heap.Find(p.W)
	if o == nil {
		return ""
	}
	return "&" + m.objectPath(o, p.W-o.Addr())
}
