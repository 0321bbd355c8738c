package concrete

import (
	"slices"

	"midway/internal/property"
)

// target is a range of memory about to be accessed.
type target struct {
	addr, n uint64 // bytes
	write   bool
	atomic  bool
	quiet   bool // no race detection: the models' own accesses
}

// check reports what is wrong with an access: null, liveness, bounds, a race. It returns the object and the
// offset in it, or nil where the run ended. An object is ready to be changed if the access writes.
func (m *Machine) check(a target) (*object, uint64) {
	m.about = a.addr
	o := m.mem.find(a.addr)
	if o == nil {
		m.nowhere(a.addr)
		return nil, 0
	}
	off := a.addr - o.addr // wraps around before the object: out of bounds
	size := uint64(len(o.data))
	switch {
	case o.freed:
		m.violate(property.UseAfterFree, "access to "+o.name+" after it was freed")
		return nil, 0
	case a.write && o.readOnly:
		m.violate(property.OutOfBounds, "write to read-only "+o.name)
		return nil, 0
	case a.n > size || off > size-a.n:
		m.violate(
			property.OutOfBounds,
			"access of "+itoa(
				int(a.n),
			)+" bytes at offset "+itoa(
				int(int64(off)),
			)+" of "+o.name+", which has "+itoa(
				len(o.data),
			)+" bytes",
		)
		return nil, 0
	}
	if !a.quiet && !m.race(o, off, a.n, a.write, a.atomic) {
		return nil, 0
	}
	if a.write {
		o = m.mem.own(o.addr)
	}
	return o, off
}

// nowhere reports an access to an address that belongs to no object.
func (m *Machine) nowhere(addr uint64) {
	switch {
	case addr < 4096:
		m.violate(property.NullDereference, "dereference of a null pointer")
	case addr >= m.P.Model.Layout().HeapBase:
		m.violate(property.UseAfterFree, "access to a local variable whose function has returned")
	default:
		m.violate(property.OutOfBounds, "access to an address that belongs to no object")
	}
}

// read is n bytes at addr, up to 16.
func (m *Machine) read(a target) (Word, bool) {
	o, off := m.check(a)
	if o == nil {
		return Word{}, false
	}
	return wordFrom(o.data[off:][:a.n]), true
}

// write stores the low n bytes, up to 16.
func (m *Machine) write(a target, v Word) bool {
	a.write = true
	o, off := m.check(a)
	if o == nil {
		return false
	}
	v.put(o.data[off:][:a.n])
	o.wrote(off, a.n)
	return true
}

// copy moves n bytes; overlapping ranges are fine.
func (m *Machine) copy(d, s, n uint64, quiet bool) {
	if n == 0 {
		return
	}
	from, at := m.check(target{addr: s, n: n, quiet: quiet})
	if from == nil {
		return
	}
	if n > mostHeld {
		m.cutMemory()
		return
	}
	buf := append([]byte(nil), from.data[at:][:n]...)
	var unset []bool
	if from.unset != nil {
		unset = append(unset, from.unset[at:][:n]...)
	}
	if to, off := m.check(target{addr: d, n: n, write: true, quiet: quiet}); to != nil {
		if !m.mem.write(to, n) {
			m.cutMemory()
			return
		}
		copy(to.data[off:], buf)
		to.wrote(off, n)
		if to.unset == nil && m.Opt.Uninitialized && slices.Contains(unset, true) {
			to.unset = make([]bool, len(to.data))
		}
		if to.unset != nil {
			copy(to.unset[off:], unset)
		}
	}
}

// fill sets n bytes.
func (m *Machine) fill(d uint64, c byte, n uint64, quiet bool) {
	if n == 0 {
		return
	}
	if o, off := m.check(target{addr: d, n: n, write: true, quiet: quiet}); o != nil {
		if !m.mem.write(o, n) {
			m.cutMemory()
			return
		}
		for i := range n {
			o.data[off+i] = c
		}
		o.wrote(off, n)
	}
}

// free ends an allocated object.
func (m *Machine) free(p uint64, mappedToo bool) {
	if p == 0 {
		return
	}
	m.about = p
	o := m.mem.find(p)
	switch {
	case o == nil || o.kind == stack || o.kind == global || o.kind == mapped && !mappedToo:
		m.violate(property.InvalidFree, "free of memory that was not allocated")
	case p != o.addr:
		m.violate(property.InvalidFree, "free of a pointer into the middle of "+o.name)
	case o.freed:
		m.violate(property.DoubleFree, o.name+" is freed twice")
	case m.raceOfEnd(o):
		m.mem.own(p).freed = true
	}
}
