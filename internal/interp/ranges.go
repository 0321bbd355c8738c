package interp

import (
	"midway/internal/expr"
	"midway/symheap"
)

// leastRange is how many bytes of known length are written as one range of an object, where they can be.
const leastRange = 256

// maxByWords bounds, in bytes, what is read or written word by word at once: neither time nor memory is looked at in
// between.
const maxByWords = 1 << 20

// oneRange reports whether an access is one to a range that the heap can write as a whole.
func (m *Machine) oneRange(places []symheap.Place) bool {
	return len(places) == 1 && places[0].Guard == expr.True && places[0].Off.Concrete() &&
		m.st.Heap.Get(places[0].Obj).Whole()
}

// tooLong ends the path, as incomplete, where so many bytes would be gone through word by word; also where it has
// ended.
func (m *Machine) tooLong(bytes uint64) bool {
	if m.stop == running && bytes > maxByWords {
		m.cut(
			"large-copy",
			"a copy or fill of more than "+itoa(
				maxByWords,
			)+" bytes at unknown places, or of contents that are not known",
		)
	}
	return m.stop != running
}

// copyRange copies many bytes.
func (m *Machine) copyRange(dst, src access) {
	n := dst.n.W
	from := m.places(src)
	if m.stop != running || len(from) == 0 {
		return
	}
	if len(from) > 1 || !from[0].Off.Concrete() || m.st.Heap.Get(from[0].Obj).Bytes() < 0 {
		m.copyWords(dst, from)
		return
	}
	if m.tooLong(m.st.Heap.Unpaged(from[0].Obj, from[0].Off.W, n)) {
		return
	}
	to := m.places(dst)
	if m.stop != running {
		return
	}
	if m.oneRange(to) {
		m.st.Heap.CopyTo(to[0].Obj, to[0].Off.W, from[0].Obj, from[0].Off.W, n)
		m.overwrote(to[0].Obj, to[0].Off, int(n), expr.True)
		m.fetch()
	} else if !m.tooLong(n) {
		values := m.readRange(from, n)
		m.storeRange(to, n, func(i, _ int) expr.Value { return values[i/8] })
	}
}

// copyWords copies between places at least one of which is no range of one object.
func (m *Machine) copyWords(dst access, from []symheap.Place) {
	if m.tooLong(dst.n.W) {
		return
	}
	values := m.readRange(from, dst.n.W)
	m.storeRange(m.places(dst), dst.n.W, func(i, _ int) expr.Value { return values[i/8] })
}

// fillUnknown makes a range of known length an array's first bytes.
func (m *Machine) fillUnknown(dst access, array *expr.Array) {
	n := dst.n.W
	places := m.places(dst)
	if m.oneRange(places) && places[0].Off.W == 0 {
		if o := m.st.Heap.Get(places[0].Obj); uint64(o.Bytes()) == n && !o.Initial() && n >= leastRange {
			m.st.Heap.SetContents(o.ID(), array)
			m.overwrote(o.ID(), places[0].Off, int(n), expr.True)
			m.fetch()
			return
		}
	}
	if !m.tooLong(n) {
		m.storeRange(places, n, func(i, k int) expr.Value { return m.B.Read(array, expr.Word(uint64(i)), k) })
	}
}

// tooHeavy ends the path, as incomplete, before an access at an unknown offset of an object of which too much was
// written.
func (m *Machine) tooHeavy(places []symheap.Place) bool {
	for _, pl := range places {
		if o := m.object(pl); o != nil && !pl.Off.Concrete() && o.Heavy() {
			m.cut(
				"large-object",
				"an access at an unknown offset of "+m.objectName(o)+", of which very much was written",
			)
			return true
		}
	}
	return false
}

// tooMuch ends the path, as incomplete, before a range of an object is written or read as a whole of which too much was
// written.
func (m *Machine) tooMuch(places []symheap.Place) bool {
	for _, pl := range places {
		if o := m.object(pl); o != nil && o.Heavy() {
			m.cut(
				"large-object",
				"a copy or fill of unknown length in "+m.objectName(o)+", of which very much was written",
			)
			return true
		}
	}
	return false
}
