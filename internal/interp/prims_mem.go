package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/symheap"
)

// maxSymbolicCopy bounds, in bytes, a copy of unknown length that is done byte by byte (Options.ByteCopies).
const maxSymbolicCopy = 1024

func (m *Machine) object(pl symheap.Place) *symheap.Object {
	if pl.Obj == symheap.None {
		return nil
	}
	return m.st.Heap.Get(pl.Obj)
}

// primAlloc makes a heap object; its size may be unknown and is then unbounded up to the address
// space kept for it.
func (m *Machine) primAlloc(in *ir.Instr, ci *ir.CallInfo) {
	size := m.arg(ci, 0)
	if !m.defined(size, "the size of an allocation") {
		return
	}
	kind := [...]symheap.Kind{symheap.Malloc, symheap.Malloc, symheap.Mmap, symheap.Internal}[m.arg(ci, 2).W&3]
	align := int64(16)
	if a := m.arg(ci, 1); a.Concrete() && a.W > 0 {
		align = int64(a.W)
	}
	if kind == symheap.Malloc && m.st.Heap.Freed {
		m.assumeEnv(addressesNotReused)
	}
	o := m.st.Heap.Create(m.tid, symheap.Spec{
		Kind: kind, Size: size, Align: align, Name: m.apiName() + " at " + m.P.Short(m.loc()), Site: m.loc(),
		Zero:  kind == symheap.Mmap || kind == symheap.Internal,
		Birth: m.allocated(),
	})
	if o == nil {
		m.cut("address-space", "the thread's address space is used up")
		return
	}
	m.limitSize(size)
	m.give(in, expr.Word(o.Addr()))
}

// primFree frees an object and, conditionally, all that may be one with it (Bergan §3.1, "Memory
// Error Checkers").
func (m *Machine) primFree(in *ir.Instr, ci *ir.CallInfo) {
	p := m.followedUnlessNull(m.arg(ci, 0), m.callerHint(0))
	null := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), p, expr.Word(0))
	if null == expr.True || !m.MayBeTrue(m.B.Not(null)) {
		m.next()
		return
	}
	if !m.modelPoint(p) || !m.defined(p, "a freed pointer") {
		return
	}
	m.pace.follows = p
	places := m.resolve(m.B.Not(null), p, m.callerHint(0))
	for _, pl := range places {
		guard := m.B.And1(pl.Guard, m.B.Not(null))
		if guard == expr.False || len(places) > 1 && !m.MayBeTrue(guard) {
			continue
		}
		if !m.freeAt(pl, guard, m.arg(ci, 1)) {
			return
		}
	}
	m.fetch()
	m.next()
}

func (m *Machine) freeAt(pl symheap.Place, guard, kind expr.Value) bool {
	if pl.Open {
		m.openPointer(pl)
		return m.stop == running
	}
	m.pace.into = pl.Obj
	o := m.object(pl)
	if o == nil || o.Kind() == symheap.Stack || o.Kind() == symheap.Global ||
		kind == expr.Word(1) && o.Kind() == symheap.Mmap {
		if o != nil && o.Initial() && !m.Opt.DistrustInitial &&
			m.assumedAway(true, "a freed pointer of the initial state points to allocated memory") {
			return false
		}
		return m.check(
			m.B.Not(guard),
			property.InvalidFree,
			"free of memory that was not allocated"+m.strayText(pl.Off),
		)
	}
	m.noteEndOfLife(pl.Obj, guard) // also where it is an error, which depends on what comes before
	if o.Kind() == symheap.Unknown && !m.freesAllocated(pl, o, guard, kind) {
		return false
	}
	if !m.freesStart(pl, o, guard) {
		return false
	}
	if o.Live() != expr.True &&
		!m.check(m.implies(guard, o.Live()), property.DoubleFree, m.objectName(o)+" is freed twice") {
		return false
	}
	if !m.checkRace(
		access{p: pl.Off, n: o.Size(), write: true, ends: true},
		symheap.Place{Guard: guard, Obj: pl.Obj, Off: expr.Word(0)},
	) {
		return false
	}
	m.st.Heap.SetLive(pl.Obj, expr.False, guard)
	m.st.Heap.Freed = m.st.Heap.Freed || o.Kind() == symheap.Malloc
	return true
}

// freesAllocated checks that what a pointer of the initial state leads to is no variable or local that existed at the
// start: those keep their own identity beside the primary object (docs/design.md §7.1).
func (m *Machine) freesAllocated(pl symheap.Place, o *symheap.Object, guard, kind expr.Value) bool {
	stray := expr.False
	for _, id := range o.Aliases() {
		switch k := m.st.Heap.Get(id).Kind(); {
		case k == symheap.Global, k == symheap.Stack, k == symheap.Mmap && kind == expr.Word(1):
			stray = m.B.Or1(stray, m.st.Heap.Same(pl.Obj, id))
		}
	}
	allocated := m.B.Not(stray)
	if allocated == expr.True {
		return true
	}
	assumed := m.trusted(o.Base()) && !m.Opt.DistrustInitial
	if assumed && m.MayBeTrue(m.B.And1(guard, allocated)) {
		m.noteAssumption(m.implies(guard, allocated))
		m.assumeValid("a freed pointer of the initial state points to allocated memory")
		m.Assume(m.implies(guard, allocated))
		return true
	}
	if assumed && m.assumedAway(true, "a freed pointer of the initial state points to allocated memory") {
		return false
	}
	return m.check(
		m.implies(guard, allocated),
		property.InvalidFree,
		"free of memory that was not allocated: "+m.objectName(o),
	)
}

// freesStart checks that the pointer is the one that the allocation returned.
func (m *Machine) freesStart(pl symheap.Place, o *symheap.Object, guard expr.Value) bool {
	start := m.st.Heap.Begins(pl.Obj, pl.Off, m)
	o = m.object(pl)
	if start == expr.True {
		return true
	}
	if o.Kind() == symheap.Unknown && m.trusted(pl.Off) && !m.Opt.DistrustInitial && m.MayBeTrue(start) {
		m.noteAssumption(m.implies(guard, start))
		m.assumeValid("a freed pointer of the initial state is the start of its object")
		m.Assume(m.implies(guard, start))
		return true
	}
	return m.check(
		m.implies(guard, start),
		property.InvalidFree,
		"free of a pointer into the middle of "+m.objectName(o),
	)
}

// primObjectSize is the number of bytes from p to the end of its object.
func (m *Machine) primObjectSize(in *ir.Instr, ci *ir.CallInfo) {
	m.measure(in, ci, func(o *symheap.Object, pl symheap.Place) expr.Value {
		return m.B.Bin(expr.Sub, m.P.Model.PtrBits(), o.Size(), pl.Off)
	})
}

// primObjectOffset is the number of bytes from the start of p's object to p.
func (m *Machine) primObjectOffset(in *ir.Instr, ci *ir.CallInfo) {
	m.measure(in, ci, func(o *symheap.Object, pl symheap.Place) expr.Value { return pl.Off })
}

// measure gives what a function says of the object that a pointer leads to; 0 where it leads to none.
func (m *Machine) measure(in *ir.Instr, ci *ir.CallInfo, of func(*symheap.Object, symheap.Place) expr.Value) {
	v := expr.Word(0)
	for _, pl := range m.resolve(expr.True, m.arg(ci, 0), m.callerHint(0)) {
		if o := m.object(pl); o != nil {
			v = m.B.Ite(m.P.Model.PtrBits(), pl.Guard, of(o, pl), v)
		}
	}
	m.fetch()
	m.give(in, v)
}

// primCheck treats a range as accessed by the user's code.
func (m *Machine) primCheck(in *ir.Instr, ci *ir.CallInfo) {
	n := m.wide(ci, 1)
	if n == expr.Word(0) {
		m.next()
		return
	}
	a := access{p: m.arg(ci, 0), n: n, write: m.arg(ci, 2) != expr.Word(0)}
	if !m.modelPoint(a.p) {
		return
	}
	if !n.Concrete() {
		m.checkUnlessEmpty(a)
	} else {
		m.places(a)
	}
	m.fetch()
	m.next()
}

// checkUnlessEmpty checks a range of unknown length.
func (m *Machine) checkUnlessEmpty(a access) {
	if m.touches(a.n) {
		m.places(a)
	}
}

// touches reports whether an access to so many bytes is one. That to none is not: it meets no bounds, no other thread
// and no null pointer, as with AddressSanitizer and ThreadSanitizer, and as C2y says of null pointers (N3322). Where it
// is open, the path on which there are none is another one.
func (m *Machine) touches(n expr.Value) bool {
	empty := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), n, expr.Word(0))
	switch {
	case !m.MayBeTrue(empty):
		return true
	case m.MustBeTrue(empty):
		return false
	}
	m.again(empty)
	return m.stop == running
}

// primTouched is the race check of accesses that a model has already made.
func (m *Machine) primTouched(in *ir.Instr, ci *ir.CallInfo) {
	m.raceOnly(access{p: m.arg(ci, 0), n: m.wide(ci, 1), write: m.arg(ci, 2) != expr.Word(0)})
}

// primUsed is the race check of an operation on a synchronisation object: it orders itself with others, as atomic
// accesses do.
func (m *Machine) primUsed(in *ir.Instr, ci *ir.CallInfo) {
	m.raceOnly(access{p: m.arg(ci, 0), n: m.wide(ci, 1), write: true, atomic: true})
}

// raceOnly checks an access for races, and for nothing else, and goes on behind the call.
func (m *Machine) raceOnly(a access) {
	a.checked = true
	if m.st.Multi && m.races {
		some := m.B.Not(m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), a.n, expr.Word(0)))
		if m.MustBeTrue(some) {
			some = expr.True
		}
		for _, pl := range m.resolve(expr.True, a.p, nil) {
			if pl.Open {
				m.openPointer(pl)
			}
			o := m.st.Heap.Get(pl.Obj)
			if o == nil || a.n == expr.Word(0) {
				continue
			}
			// what is freed is reported where it is accessed
			if pl.Guard = m.B.And1(m.B.And1(pl.Guard, o.Live()), some); !m.MayBeTrue(pl.Guard) {
				continue
			}
			if !m.checkRace(a, pl) {
				return
			}
		}
		m.fetch()
	}
	m.next()
}

// wide is an argument of type size_t.
func (m *Machine) wide(ci *ir.CallInfo, i int) expr.Value { return m.arg(ci, i) }

func (m *Machine) primMemcpy(in *ir.Instr, ci *ir.CallInfo) {
	if !m.copyPoint(m.arg(ci, 0), m.arg(ci, 1)) {
		return
	}
	m.memcpy(m.arg(ci, 0), m.arg(ci, 1), m.wide(ci, 2), in)
	m.fetch()
	m.next()
}

func (m *Machine) primMemset(in *ir.Instr, ci *ir.CallInfo) {
	if !m.modelPoint(m.arg(ci, 0)) {
		return
	}
	c := m.arg(ci, 1)
	m.memset(m.arg(ci, 0), m.B.Trunc(int(ci.ArgBits[1]), 8, c), m.wide(ci, 2), in)
	m.fetch()
	m.next()
}

// memcpy copies n bytes; overlapping ranges are fine.
func (m *Machine) memcpy(d, s, n expr.Value, in *ir.Instr) {
	if in.Op != ir.OpCall {
		m.noteContentDependence(&in.C) // how much it touches
	}
	if n == expr.Word(0) {
		return
	}
	src := access{p: s, n: n, op: operandOf(in, 1), unrecorded: m.quiet(in)}
	dst := access{p: d, n: n, op: operandOf(in, 0), write: true, unrecorded: m.quiet(in)}
	if !n.Concrete() {
		m.copySymbolic(dst, src)
		return
	}
	if n.W >= leastRange {
		m.copyRange(dst, src)
		return
	}
	from := m.places(src)
	if m.stop != running || len(from) == 0 {
		return
	}
	values := m.readRange(from, n.W)
	m.storeRange(m.places(dst), n.W, func(i, _ int) expr.Value { return values[i/8] })
}

// operandOf is the address operand of a memcpy or memset instruction, or nil for a primitive call.
func operandOf(in *ir.Instr, i int) *ir.Operand {
	if in.Op == ir.OpCall {
		return nil
	}
	if i == 0 {
		return &in.A
	}
	return &in.B
}

// quiet reports whether an access is the models' own.
func (m *Machine) quiet(in *ir.Instr) bool { return in.Op != ir.OpCall && m.fr.Fn.Runtime }

// readRange reads n bytes in words of 8.
func (m *Machine) readRange(places []symheap.Place, n uint64) []expr.Value {
	w := m.P.Model.PtrBits()
	out := make([]expr.Value, (n+7)/8)
	for j := len(places) - 1; j >= 0; j-- {
		pl := places[j]
		for i := range out {
			off := uint64(i) * 8
			k := int(min(8, n-off))
			at := m.B.Bin(expr.Add, w, pl.Off, expr.Word(off))
			if at.Concrete() {
				m.st.Heap.Touch(pl.Obj, at.W)
			}
			v := m.st.Heap.Load(pl.Obj, at, k)
			if j < len(places)-1 {
				v = m.B.Ite(k*8, pl.Guard, v, out[i])
			}
			out[i] = v
		}
	}
	return out
}

// storeRange stores n bytes, 8 at a time; value gives the k bytes at offset i.
func (m *Machine) storeRange(places []symheap.Place, n uint64, value func(i, k int) expr.Value) {
	w := m.P.Model.PtrBits()
	for _, pl := range places {
		for off := uint64(0); off < n; off += 8 {
			k := int(min(8, n-off))
			at := m.B.Bin(expr.Add, w, pl.Off, expr.Word(off))
			m.st.Heap.Store(pl.Obj, at, k, value(int(off), k), pl.Guard)
			m.overwrote(pl.Obj, at, k, pl.Guard)
		}
	}
	m.fetch()
}

// copySymbolic copies an unknown number of bytes, as one range.
func (m *Machine) copySymbolic(dst, src access) {
	if m.Opt.ByteCopies {
		m.copyBytes(dst, src)
		return
	}
	from, to, ok := m.bothPlaces(dst, src)
	if !ok || m.tooMuch(from) || m.tooMuch(to) {
		return
	}
	last := len(from) - 1
	array, off := m.st.Heap.Contents(from[last].Obj), from[last].Off
	for j := last - 1; j >= 0; j-- {
		array = m.B.IteArray(from[j].Guard, m.st.Heap.Contents(from[j].Obj), array)
		off = m.B.Ite(m.P.Model.PtrBits(), from[j].Guard, from[j].Off, off)
	}
	m.copyFrom(to, array, off, dst.n)
}

// copyFrom copies n bytes that an array has from index off on.
func (m *Machine) copyFrom(to []symheap.Place, array *expr.Array, off, n expr.Value) {
	for _, pl := range to {
		m.st.Heap.CopyRange(pl.Obj, pl.Off, array, off, n, guardOf(pl, to))
	}
	m.fetch()
}

// guardOf is when an access goes to one of its places: where there is only one, it does.
func guardOf(pl symheap.Place, all []symheap.Place) expr.Value {
	if len(all) == 1 {
		return expr.True
	}
	return pl.Guard
}

// bothPlaces are where a copy of unknown length reads and writes; ok is false where it does neither.
func (m *Machine) bothPlaces(dst, src access) (from, to []symheap.Place, ok bool) {
	if !m.touches(dst.n) {
		return nil, nil, false
	}
	from = m.places(src)
	if m.stop != running || len(from) == 0 {
		return nil, nil, false
	}
	to = m.places(dst)
	return from, to, m.stop == running
}

// copyBytes copies an unknown number of bytes: each byte below the bound under the condition that it is one of them.
func (m *Machine) copyBytes(dst, src access) {
	bound, ok := m.bound(dst.n)
	if !ok {
		return
	}
	from, to, ok := m.bothPlaces(dst, src)
	if !ok {
		return
	}
	w := m.P.Model.PtrBits()
	bytes := make([]expr.Value, bound)
	for i := range bytes {
		for j := len(from) - 1; j >= 0; j-- {
			v := m.st.Heap.Load(from[j].Obj, m.B.Bin(expr.Add, w, from[j].Off, expr.Word(uint64(i))), 1)
			if j < len(from)-1 {
				v = m.B.Ite(8, from[j].Guard, v, bytes[i])
			}
			bytes[i] = v
		}
	}
	for _, pl := range to {
		m.storeBytes(pl, bytes, dst.n)
	}
	m.fetch()
}

// storeBytes stores those of the bytes whose index is below n.
func (m *Machine) storeBytes(pl symheap.Place, bytes []expr.Value, n expr.Value) {
	w := m.P.Model.PtrBits()
	for i, v := range bytes {
		cond := m.B.And1(pl.Guard, m.B.Cmp(expr.ULT, w, expr.Word(uint64(i)), n))
		if o := m.st.Heap.Get(pl.Obj); o.Bytes() >= 0 && pl.Off.Concrete() && pl.Off.W+uint64(i) >= uint64(o.Bytes()) {
			break
		}
		if cond != expr.False {
			m.st.Heap.Store(pl.Obj, m.B.Bin(expr.Add, w, pl.Off, expr.Word(uint64(i))), 1, v, cond)
		}
	}
}

// bound is an upper bound of a length, small enough to go byte by byte.
func (m *Machine) bound(n expr.Value) (int, bool) {
	_, hi := n.N.Range()
	w := m.P.Model.PtrBits()
	for limit := uint64(16); limit <= maxSymbolicCopy; limit *= 4 {
		if hi <= limit || m.MustBeTrue(m.B.Cmp(expr.ULE, w, n, expr.Word(limit))) {
			return int(min(hi, limit)), true
		}
	}
	m.note(
		"symbolic-length",
		ledger.Incomplete,
		"a copy of unknown length is followed up to "+itoa(maxSymbolicCopy)+" bytes only",
	)
	m.decide(m.B.Cmp(expr.ULE, w, n, expr.Word(maxSymbolicCopy)))
	if m.st.PC.False() {
		m.cut("symbolic-length", "a copy of unknown length")
		return 0, false
	}
	return maxSymbolicCopy, true
}

func (m *Machine) memset(d, c, n expr.Value, in *ir.Instr) {
	if in.Op != ir.OpCall {
		m.noteContentDependence(&in.C) // how much it touches
	}
	if n == expr.Word(0) {
		return
	}
	dst := access{p: d, n: n, op: operandOf(in, 0), write: true, unrecorded: m.quiet(in)}
	if !n.Concrete() {
		m.fillSymbolic(dst, c)
		return
	}
	wide := c
	for bits := 8; bits < 64; bits *= 2 {
		wide = m.B.Concat(bits, wide, bits, wide)
	}
	places := m.places(dst)
	if n.W >= leastRange && m.oneRange(places) {
		pl := places[0]
		m.st.Heap.Fill(pl.Obj, pl.Off.W, n.W, wide)
		m.overwrote(pl.Obj, pl.Off, int(n.W), expr.True)
		m.fetch()
	} else if !m.tooLong(n.W) {
		m.storeRange(places, n.W, func(_, k int) expr.Value { return m.B.Trunc(64, k*8, wide) })
	}
}

// fillSymbolic stores a byte an unknown number of times.
func (m *Machine) fillSymbolic(dst access, c expr.Value) {
	if m.Opt.ByteCopies {
		m.fillBytes(dst, func(int) expr.Value { return c })
		return
	}
	to, ok := m.placesUnlessEmpty(dst)
	if !ok || m.tooMuch(to) {
		return
	}
	for _, pl := range to {
		m.st.Heap.FillRange(pl.Obj, pl.Off, c, dst.n, guardOf(pl, to))
	}
	m.fetch()
}

// placesUnlessEmpty are where an unknown number of bytes is written; ok is false where none are.
func (m *Machine) placesUnlessEmpty(dst access) (to []symheap.Place, ok bool) {
	if !m.touches(dst.n) {
		return nil, false
	}
	to = m.places(dst)
	return to, m.stop == running
}

// fillBytes stores an unknown number of bytes, one by one.
func (m *Machine) fillBytes(dst access, value func(i int) expr.Value) {
	bound, ok := m.bound(dst.n)
	if !ok {
		return
	}
	to, ok := m.placesUnlessEmpty(dst)
	if !ok {
		return
	}
	bytes := make([]expr.Value, bound)
	for i := range bytes {
		bytes[i] = value(i)
	}
	for _, pl := range to {
		m.storeBytes(pl, bytes, dst.n)
	}
	m.fetch()
}

// fill makes a range unknown: an input, or havoc.
func (m *Machine) fill(in *ir.Instr, ci *ir.CallInfo, name string, origin expr.Origin) {
	n := m.wide(ci, 1)
	if n == expr.Word(0) {
		m.next()
		return
	}
	dst := access{p: m.arg(ci, 0), n: n, write: true, unrecorded: true}
	if n.Concrete() && n.W <= 8 {
		v := m.unknown(name, int(n.W)*8, origin)
		m.writeAccess(dst, v)
		m.fetch()
		m.next()
		return
	}
	if !n.Concrete() && !m.touches(n) { // an input of no bytes is none
		if m.stop == running {
			m.next()
		}
		return
	}
	m.t.Inputs++
	array := m.B.SymArray(m.t.Name+"."+name+"#"+itoa(m.t.Inputs), origin)
	if s := array.Symbol(); s.At == "" {
		s.At, s.Stands = m.at(m.loc()), m.resultOf(name, dst.p)
	}
	m.noteInput(array.Symbol().Name)
	if n.Concrete() {
		m.fillUnknown(dst, array)
	} else if m.Opt.ByteCopies {
		m.fillBytes(dst, func(i int) expr.Value { return m.B.Read(array, expr.Word(uint64(i)), 1) })
	} else if to, ok := m.placesUnlessEmpty(dst); ok && !m.tooMuch(to) {
		m.copyFrom(to, array, expr.Word(0), n)
	}
	m.next()
}
