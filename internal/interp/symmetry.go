package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/symheap"
)

// Which threads are interchangeable (package symmetry) is noted while they are created: two of one class began with the
// same function and argument, and nothing that their creator did between the two creations can be told by anyone.

// classify gives a thread that was just created its class: that of the one before it, or its own.
func (m *Machine) classify(t *state.Thread, arg expr.Value) {
	s := m.Opt.Symmetry
	if s == nil {
		return
	}
	creator := m.st.Own(m.tid)
	fr, _ := creator.UserFrame()
	if fr == nil || !s.Anonymous(fr.Fn.ID, fr.PC) {
		creator.Latest = 0
		return
	}
	t.Class, t.Creator, t.Alike, t.Given = t.ID+1, m.tid+1, true, arg
	if creator.Latest != 0 {
		before := m.st.Threads[creator.Latest-1]
		if before.Entry == t.Entry && (before.Given == arg || s.Ignores(t.Entry)) {
			t.Class = before.Class
		}
	}
	creator.Latest = t.ID + 1
}

// tellsApart notes an access by which others may tell two threads of one class apart: by the current thread between
// the creations or the joins of the two, or before its own first step.
func (m *Machine) tellsApart(a access, pl symheap.Place) {
	t, o := m.t, m.st.Heap.Get(pl.Obj)
	before := t.Alike && !t.Moved
	switch {
	case !before && t.Latest == 0 && !t.Joins, o.ReadOnly(), m.untold():
	case t.Latest != 0, t.Joins, !m.itsOwn(o) && !m.sees(a, pl):
		apart(m.t)
	}
}

// sees notes what the current thread reads of memory that is not its own before its first step, and what it is taken to
// use there (an access for the race detector alone): another one that does the same is where this one is. It returns
// false where the access is at no known place, or writes.
func (m *Machine) sees(a access, pl symheap.Place) bool {
	if a.write && !a.checked || !a.n.Concrete() || a.n.W > 8 && !a.checked || !pl.Off.Concrete() ||
		pl.Guard != expr.True || len(m.t.Saw) >= mostSeen {
		return false
	}
	s := state.Sight{Obj: pl.Obj, Off: pl.Off.W, Bytes: int(a.n.W), Write: a.write, Checked: a.checked}
	if !a.checked {
		s.Value = m.st.Heap.Load(pl.Obj, pl.Off, s.Bytes)
	}
	m.t.Saw = append(slices.Clip(m.t.Saw), s)
	return true
}

// mostSeen is how many reads of a thread are noted before its first step.
const mostSeen = 32

// arrives has a thread that is before its first step be of one class with those that have seen the same.
func (m *Machine) arrives() {
	if m.t.Class == 0 || m.t.Moved {
		return
	}
	for _, o := range m.st.Threads[m.t.Class-1 : m.tid] {
		if o.Class == m.t.Class && o.Alike && slices.Equal(o.Saw, m.t.Saw) {
			return
		}
	}
	m.t.Class = m.tid + 1
}

// apart ends what a thread has in common with others, or its creations.
func apart(t *state.Thread) {
	t.Latest, t.Joins, t.Alike = 0, false, t.Alike && t.Moved
}

// untold reports whether nobody can tell what the instruction under way does: it accesses variables that no other
// thread does, or creates or joins a thread.
func (m *Machine) untold() bool {
	if m.Opt.Symmetry == nil {
		return false
	}
	fr := m.fr
	if !fr.Fn.Runtime {
		return m.Opt.Symmetry.Unseen(fr.Fn.ID, fr.PC)
	}
	switch abi.Of(m.apiName()).Role {
	case abi.Create, abi.Join:
		return true
	}
	return false
}

// itsOwn reports whether an object is the current thread's, and no other thread knows its address.
func (m *Machine) itsOwn(o *symheap.Object) bool {
	return o.ID().Creator() == m.tid && (o.Kind() == symheap.Internal || mayBePrivate(o))
}

// firstStep notes an event of the current thread that was granted.
func (m *Machine) firstStep(pt *state.Point) {
	if m.Opt.Symmetry == nil {
		return
	}
	m.t.Moved = m.t.Moved || m.t.Class != 0
	switch {
	case pt.Code == abi.OpJoin:
		m.t.Latest = 0
		if id := pt.Obj; id.Concrete() && id.W > 0 && id.W <= uint64(len(m.st.Threads)) {
			m.st.Own(int(id.W) - 1).Joined = true
		}
	case m.t.Latest == 0 && !m.t.Joins:
	case pt.Code == abi.OpCreate && !m.t.Joins, pt.Code == 0 && pt.Guard == ir.None && m.untold():
	default:
		apart(m.t)
	}
}

// decides notes that the current thread has made a choice in st, which may be a fork of the current state: before its
// first step another one may choose otherwise.
func (m *Machine) decides(st *state.State) {
	if t := st.Threads[m.tid]; t.Alike && !t.Moved || t.Latest != 0 || t.Joins {
		apart(st.Own(m.tid))
	}
}
