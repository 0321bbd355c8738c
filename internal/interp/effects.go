package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/symheap"
)

// watched reports whether plain accesses matter beyond their values: they are scheduling points, or recorded.
func (m *Machine) watched() bool { return m.st.Multi && (m.Opt.MemoryPoints || m.Opt.Effects) }

// noteEffect records an effect of the event under way, where effects are recorded.
func (m *Machine) noteEffect(e state.Effect) {
	if m.Opt.Speculative && m.outside() {
		return
	}
	if e.Place == state.Everything {
		m.st.MakeOpaque()
	}
	if e.Place != state.Memory && m.innerEvent("it does more than read and write in it") {
		return
	}
	if m.Opt.Effects && m.st.Multi && !m.unrecorded {
		m.st.Did(e)
	}
}

// noteAccess records an access to memory that other threads may touch.
func (m *Machine) noteAccess(a access, pl symheap.Place) {
	if m.st.Foot != nil {
		m.depends(a, pl)
	}
	if m.watched() {
		m.didAccessTo(m.st.Heap.Get(pl.Obj), a, pl)
	}
}

// didAccessTo is noteAccess where accesses are watched; the object may be nil.
func (m *Machine) didAccessTo(o *symheap.Object, a access, pl symheap.Place) {
	if m.Opt.Sections != nil && m.usesInSections(o, a, pl) {
		return
	}
	if o == nil || o.ReadOnly() || m.outside() || m.private(o) {
		return
	}
	m.noteContentDependence(a.op)
	e := state.Effect{
		Obj: pl.Obj, Off: pl.Off, Bytes: int64(m.extent(a, o)), Write: a.write, Certain: pl.Guard == expr.True &&
			a.n.Concrete(),
	}
	if a.puts != nil && pl.Off.Concrete() && e.Certain && !m.races {
		e.StoresConstant, e.Value = true, *a.puts
	}
	if m.scans() && o.Bytes() >= 0 {
		e.Off, e.Bytes = expr.Word(0), o.Bytes()
	}
	m.noteEffect(e)
}

// depends records what an access depends on: what it reads, and the object it is made to.
func (m *Machine) depends(a access, pl symheap.Place) {
	switch o := m.st.Heap.Get(pl.Obj); {
	case o == nil || o.Bytes() < 0 && !a.n.Concrete():
		m.st.MakeOpaque()
	case a.write && !a.reads, m.outside():
		m.st.NoteMet(o.ID())
	case o.ReadOnly():
	case a.plain:
		m.st.Loaded(o, pl.Off, m.extent(a, o))
	default:
		m.st.NoteRead(o, pl.Off, m.extent(a, o))
	}
}

// overwrote records a store under a condition.
func (m *Machine) overwrote(id symheap.ID, off expr.Value, n int, guard expr.Value) {
	if guard != expr.True {
		return
	}
	m.st.Overwrote(id, off, n)
	if m.st.Transfer() && off.Concrete() {
		m.st.WroteCell(id, off.W, n, m.storing)
	}
}

// TakeLooked is what guards depended on since it was last called.
func (m *Machine) TakeLooked() state.Footprint {
	f := m.looked
	m.looked = state.Footprint{}
	return f
}

// noteContentDependence: which accesses an event makes must not depend on what it reads, or whether two others conflict
// could depend on one that conflicts with neither (por.Dependence.Conflict). An atomic block that has touched shared
// memory, and then takes a conditional branch or uses an address that is no constant, may touch anything. op is the
// address; nil for a branch. A branch to a failing assertion is none where that is a violation: the thread ends there,
// and as long as it does not, what it touches is the same. The event in which it ends is por.Event.Partial.
func (m *Machine) noteContentDependence(op *ir.Operand) {
	if m.st.AtomicBy != m.tid || len(m.st.Effects) <= m.st.Section.Effects || op != nil && op.Kind != ir.KReg {
		return
	}
	if m.inSection() && m.drops(MergedContentDependent) {
		return
	}
	if m.Opt.Effects && m.st.Multi && !m.unrecorded { // what it depends on is known
		m.st.Did(state.Effect{Place: state.Everything, Write: true, Certain: true})
	}
}

// scans reports whether a library model is at work that finds out how far to go from what it reads: strlen, strcmp.
func (m *Machine) scans() bool {
	return !m.Opt.NarrowScans && m.fr.Fn.Runtime && m.t.Covered && m.t.Point.Code == 0 &&
		!slices.Contains(fixedExtents, m.t.Point.Op)
}

// fixedExtents are the functions of models that touch as much as their arguments say.
var fixedExtents = []string{"memcpy", "memmove", "memset"}

// noteEndOfLife records the end of an object's life where guard holds, which conflicts with every access to it.
func (m *Machine) noteEndOfLife(id symheap.ID, guard expr.Value) {
	m.st.NoteMet(id)
	if o := m.st.Heap.Get(id); o != nil && m.watched() && !m.private(o) {
		n := o.Bytes()
		if n < 0 {
			n = m.Heaps.SymbolicReserve()
		}
		if m.Opt.Sections != nil {
			m.usesShared(o, 0, uint64(max(n, 1)), true)
		}
		m.noteEffect(
			state.Effect{Obj: id, Off: expr.Word(0), Bytes: max(n, 1), Write: true, Certain: guard == expr.True},
		)
	}
}

// noteQueue records the use of a wait queue.
func (m *Machine) noteQueue(q expr.Value, write bool) {
	m.noteEffect(state.Effect{Place: state.Queue, Off: q, Bytes: 1, Write: write, Certain: true})
}

// noteWake records that this event decides whether thread tid can go on, or looks at that.
func (m *Machine) noteWake(tid int, write bool) {
	m.noteEffect(state.Effect{Place: state.Wake, Tid: int32(tid), Write: write, Certain: true})
}

// noteCreation records that this event creates thread tid, or depends on whether there is one.
func (m *Machine) noteCreation(tid int, write bool) {
	m.noteEffect(state.Effect{Place: state.Creation, Tid: int32(tid), Write: write, Certain: true})
}

// private reports whether only the current thread can know an object's address: it created the object and never stored
// the address. An address taken apart and put together again is not followed; who uses one is found out.
func (m *Machine) private(o *symheap.Object) bool {
	if !mayBePrivate(o) {
		return false
	}
	switch o.ID().Creator() {
	case m.tid:
		return true
	case -1:
		return false
	}
	m.st.Heap.Escape(o.ID())
	m.note(
		"address-not-followed",
		ledger.Incomplete,
		m.objectName(
			o,
		)+" was taken to belong to one thread only, but another uses it: its accesses so far were no scheduling points",
	)
	return false
}

// mayBePrivate reports whether an object is of a kind that can be one thread's own, and its address was never stored.
func mayBePrivate(o *symheap.Object) bool {
	switch o.Kind() {
	case symheap.Stack, symheap.Malloc, symheap.Global:
		return !o.Escaped()
	}
	return false
}

// escape notes that other threads may come to know the addresses in a value.
func (m *Machine) escape(v expr.Value) {
	if !m.watched() {
		return
	}
	if v.Concrete() {
		if o := m.st.Heap.Find(v.W); o != nil && !o.Escaped() {
			m.st.Heap.Escape(o.ID())
		}
		return
	}
	if m.noAddress[v.N] {
		return
	}
	found := false
	m.addressesIn(v, func(o *symheap.Object) {
		if o != nil {
			found = true
			m.st.Heap.Escape(o.ID())
		}
	})
	if !found {
		m.noAddress[v.N] = true
	}
}

// escapeStored is escape for a value of n bytes that is stored.
func (m *Machine) escapeStored(v expr.Value, n int) {
	if n*8 >= m.P.Model.PtrBits() {
		m.escape(v)
	}
}

// escapeAll notes every address that memory holds when the first thread is created: before, nothing was watched.
func (m *Machine) escapeAll() {
	if !m.Opt.MemoryPoints && !m.Opt.Effects {
		return
	}
	var known []symheap.ID
	m.st.Heap.All(func(o *symheap.Object) {
		m.st.Heap.Words(o.ID(), func(v expr.Value) {
			visit := func(to *symheap.Object) {
				if to != nil && !to.Escaped() {
					known = append(known, to.ID())
				}
			}
			if v.Concrete() {
				visit(m.st.Heap.Find(v.W))
			} else {
				m.addressesIn(v, visit)
			}
		})
	})
	for _, id := range known {
		m.st.Heap.Escape(id)
	}
}
