package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/linear"
	"midway/internal/pointsto"
	"midway/symheap"
)

// access is one access to memory.
type access struct {
	p          expr.Value  // address
	n          expr.Value  // bytes, as wide as a pointer
	op         *ir.Operand // where p comes from, for the points-to analysis; nil: unknown
	write      bool
	atomic     bool
	unrecorded bool    // no race detection: the models' own accesses
	reads      bool    // a write that reads first
	plain      bool    // a read of a cell, whose form is followed
	cell       bool    // a load or a store
	ends       bool    // of a whole object, which ends with it
	checked    bool    // only looked at for races: nothing is read or written
	puts       *uint64 // the constant of the text that a store writes; nil: it writes something else
}

// places resolves an access and checks it: liveness, bounds, null, races. It returns nothing where
// the path ended.
func (m *Machine) places(a access) []symheap.Place {
	if !m.defined(a.p, "an address") || !m.defined(a.n, "the length of an access") {
		return nil
	}
	if !a.p.Concrete() && !m.checkNull(a.p) {
		return nil
	}
	a.p = m.followed(a.p, a.op, lengthOf(a.n))
	m.pace.follows = a.p
	found := m.resolve(expr.True, a.p, m.hint(a.op))
	valid := found[:0]
	for _, pl := range found {
		if m.halt.Load() {
			m.stop = Halted
			return nil
		}
		if len(found) > 1 && m.Excluded(pl.Guard) {
			continue
		}
		m.noteAccess(a, pl) // also where it is an error, which depends on what comes before
		if !m.checkPlace(a, pl) {
			if m.stop != running {
				return nil
			}
			continue
		}
		if !m.checkRace(a, pl) {
			return nil
		}
		valid = append(valid, pl)
	}
	if len(valid) == 0 {
		m.infeasible() // there is no address left that the pointer can have
	}
	if m.tooHeavy(valid) {
		return nil
	}
	return valid
}

// lengthOf is a number of bytes as an access has them; 0 where it is not known.
func lengthOf(n expr.Value) int64 {
	if !n.Concrete() || n.W > 1<<32 {
		return 0
	}
	return int64(n.W)
}

// hint is what the points-to analysis says of an operand of the current instruction.
func (m *Machine) hint(op *ir.Operand) pointsto.Set {
	if op == nil || m.Points == nil {
		return nil
	}
	return m.pointsTo(op)
}

// plainPlace is where an access goes that needs no resolving, no check and no footprint: at a known address, within a
// live object of known size. Most accesses are of that kind.
func (m *Machine) plainPlace(a access) (pl symheap.Place, o *symheap.Object, ok bool) {
	if !a.p.Concrete() || !a.n.Concrete() || m.st.Foot != nil {
		return pl, nil, false
	}
	o = m.st.Heap.Find(a.p.W)
	if o == nil || !o.Alive() || a.write && (o.ReadOnly() || len(o.Aliases()) > 0) {
		return pl, nil, false
	}
	off, size := a.p.W-o.Addr(), uint64(o.Bytes())
	if o.Bytes() < 0 || off >= size || a.n.W > size-off || !wordSized(uint16(min(a.n.W*8, 128))) {
		return pl, nil, false
	}
	return symheap.Place{Guard: expr.True, Obj: o.ID(), Off: expr.Word(off)}, o, true
}

// readPlain is read where the place is plain and so is what it holds.
func (m *Machine) readPlain(a access) (v expr.Value, ok, done bool) {
	pl, o, plain := m.plainPlace(a)
	if !plain {
		return v, false, false
	}
	w, plain := m.st.Heap.PlainWord(o, pl.Off.W, a.n.W)
	if !plain {
		return v, false, false
	}
	if m.watched() {
		m.didAccessTo(o, a, pl)
	}
	if !m.checkRace(a, pl) {
		return v, false, true
	}
	m.touch(a.p, int(a.n.W), expr.Word(w), false)
	return expr.Word(w), true, true
}

// read is the value of n bytes at p; ok is false where the path ended.
func (m *Machine) read(a access) (v expr.Value, ok bool) {
	if v, ok, done := m.readPlain(a); done {
		return v, ok
	}
	a.reads = true
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
	if pl, o, plain := m.plainPlace(a); plain && v.Concrete() {
		if m.watched() {
			m.didAccessTo(o, a, pl)
		}
		return m.checkRace(a, pl) && m.writePlain(a, pl, v)
	}
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
		m.overwrote(pl.Obj, pl.Off, int(a.n.W), guard)
	}
	return true
}

// writePlain stores a plain word at a plain place.
func (m *Machine) writePlain(a access, pl symheap.Place, v expr.Value) bool {
	m.touchWrite(a.p, int(a.n.W), v)
	m.escapeStored(v, int(a.n.W))
	if !m.st.Heap.StoreWord(m.st.Heap.Own(pl.Obj), pl.Off.W, a.n.W, v.W) {
		m.st.Heap.Store(pl.Obj, pl.Off, int(a.n.W), v, expr.True)
	}
	return true
}

// write is a store by the machine itself on behalf of an instruction.
func (m *Machine) write(p expr.Value, n int, v expr.Value, in *ir.Instr) bool {
	return m.writeAccess(access{p: p, n: expr.Word(uint64(n)), write: true, unrecorded: true}, v)
}

// presume supposes what holds where a condition does, plainly where that must hold: plain conditions are cheaper to
// decide.
func (m *Machine) presume(when, then expr.Value) {
	if !m.MustBeTrue(when) {
		then = m.B.Implies(when, then)
	}
	m.st.Suppose(m.B, then)
}

func bytesOf(bits uint16) int { return (int(bits) + 7) / 8 }

func (m *Machine) load(in *ir.Instr) {
	p := m.followed(m.val(&in.A), &in.A, int64(bytesOf(in.Bits)))
	order := ir.Order(in.Sub)
	if m.Opt.Alone != nil && m.Opt.Alone(m.fr.Fn.ID, m.fr.PC) && !m.alone(m.st, m.t) {
		m.Abort("a thread that has not been joined may yet store to what is read")
	}
	if !m.accessPoint("load", p, order != ir.NotAtomic, in) {
		return
	}
	if order != ir.NotAtomic {
		m.separate(p)
	}
	n := bytesOf(in.Bits)
	plain := plainCell(p, in.Bits)
	v, ok := m.read(
		access{
			p:          p,
			n:          expr.Word(uint64(n)),
			op:         &in.A,
			atomic:     order != ir.NotAtomic,
			unrecorded: m.fr.Fn.Runtime,
			plain:      plain,
			cell:       true,
		},
	)
	if !ok {
		return
	}
	m.transferLoad(in, p, plain)
	if n*8 != int(in.Bits) {
		v = m.B.Trunc(n*8, int(in.Bits), v)
	}
	if when, then, ok := m.st.Element(m.B, m.st.Heap.Explained(p), int(in.Bits), v); ok {
		m.presume(when, then)
	}
	if order != ir.NotAtomic {
		m.acquireAtomic(p, order)
	}
	if in.Flags&ir.FlagPtr != 0 {
		v = m.st.Heap.Plain(v)
	}
	if in.Flags&ir.FlagPtr != 0 && !v.Concrete() {
		m.notePointer(v, in.Dst)
	}
	m.set(in.Dst, v)
	m.fr.PC++
}

// notePointer remembers what a loaded pointer may point to.
func (m *Machine) notePointer(v expr.Value, r ir.Reg) {
	m.st.Heap.NoteFlow(v.N, m.fr.Fn.ID, r)
	if v.N.Op() == expr.OpIte || m.Points == nil {
		return
	}
	op := ir.R(r)
	m.st.NoteNode(v.N, m.pointsTo(&op))
}

func (m *Machine) store(in *ir.Instr) {
	p := m.followed(m.val(&in.A), &in.A, int64(bytesOf(in.Bits)))
	order := ir.Order(in.Sub)
	if !m.accessPoint("store", p, order != ir.NotAtomic, in) {
		return
	}
	if order != ir.NotAtomic {
		m.separate(p)
	}
	n := bytesOf(in.Bits)
	v := m.B.ZExt(int(in.Bits), n*8, m.valBits(&in.B, int(in.Bits)))
	m.storing = m.transferValue(in, p)
	a := access{
		p:          p,
		n:          expr.Word(uint64(n)),
		op:         &in.A,
		write:      true,
		atomic:     order != ir.NotAtomic,
		unrecorded: m.fr.Fn.Runtime,
		cell:       true,
	}
	if in.B.Kind == ir.KConst && v.Concrete() && n <= 8 {
		// no value that is so here only: it may be another one in a state that a summary covers
		a.puts = &v.W
	}
	stored := m.writeAccess(a, v)
	m.storing = linear.Expr{}
	if !stored {
		return
	}
	if order != ir.NotAtomic {
		m.releaseAtomic(p, order, false)
	}
	m.fr.PC++
}

// alloca makes a stack object.
func (m *Machine) alloca(in *ir.Instr) {
	w := m.P.Model.PtrBits()
	size := m.valBits(&in.A, w)
	if !m.defined(size, "the size of an array") {
		return
	}
	name := m.fr.Fn.Regs[in.Dst].Name
	if name == "" {
		name = "local"
	}
	o := m.st.Heap.Create(
		m.tid,
		symheap.Spec{
			Kind: symheap.Stack, Size: size, Align: max(in.Imm, 1), Name: name, Site: in.Loc,
			Birth: m.source.Local(m.fr.Fn, in.Dst),
		},
	)
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
		m.note(
			"allocation-size",
			ledger.Assumption,
			"an allocation of unknown size is at most "+itoa(int(m.Heaps.SymbolicReserve()))+" bytes",
		)
		m.decide(fits)
	}
}
