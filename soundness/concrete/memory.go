package concrete

import (
	"bytes"
	"slices"
	"sort"

	"midway/internal/ir"
)

// kind is what an object is to the C program.
type kind uint8

// The kinds of objects.
const (
	global kind = iota
	stack
	heap
	mapped
	internal // the library models' own
)

// object is one object of memory: its bytes, and what the race detector remembers of them.
type object struct {
	owner    *memory // who may change it in place; others copy it first
	addr     uint64
	end      uint64 // first address of the first slot behind it
	kind     kind
	freed    bool
	readOnly bool
	early    bool // existed at the start of a run from the middle
	name     string
	site     ir.LocID // where in user code it was allocated
	data     []byte
	unset    []bool              // bytes never written since the allocation; nil: none
	shadow   map[uint64][]access // by offset
	written  uint64              // of a large one: bytes that may not be as they were made
}

// memory is all objects at the addresses of the data model's layout. Objects that a thread creates lie in
// that thread's part of the address space, one behind the other, and addresses are not used again.
type memory struct {
	layout  *ir.Layout
	made    []int       // objects created so far, by thread
	wide    [][]int     // Options.Wide
	globals []*object   // by address
	initial []*object   // of a state in the middle, at addresses of their own, by address
	created [][]*object // by creating thread, then by address
	next    []uint64    // by creating thread: first free slot
	held    uint64      // bytes of large objects that were written
	sizes   uint64      // bytes of all objects that there are
}

// A run whose objects of at least largeObject bytes hold more than mostHeld together, as far as they were written, is
// cut, and one in which all objects are larger than mostBytes together.
const (
	largeObject = 1 << 20
	mostHeld    = 256 << 20
	mostBytes   = 1 << 30
)

// write notes n more bytes at most that a large object really takes; false where that is too much.
func (m *memory) write(o *object, n uint64) bool {
	size := uint64(len(o.data))
	if more := min(n, size-o.written); size >= largeObject {
		if m.held+more > mostHeld {
			return false
		}
		o.written += more
		m.held += more
	}
	return true
}

func newMemory(l *ir.Layout, wide [][]int) *memory { return &memory{layout: l, wide: wide} }

// clone is a copy; both copy an object before they change it.
func (m *memory) clone() *memory {
	c := &memory{
		layout:  m.layout,
		globals: slices.Clone(m.globals),
		initial: slices.Clone(m.initial),
		next:    slices.Clone(m.next),
		made:    slices.Clone(m.made),
		wide:    m.wide,
		held:    m.held,
		sizes:   m.sizes,
	}
	for _, list := range m.created {
		c.created = append(c.created, slices.Clone(list))
	}
	return c
}

// list is the objects among which one at addr would be.
func (m *memory) list(addr uint64) []*object {
	switch {
	case m.layout.UnknownLo <= addr && addr < m.layout.UnknownHi:
		return m.initial
	case addr < m.layout.HeapBase:
		return m.globals
	}
	if t, ok := m.layout.Creator(addr); ok && t < len(m.created) {
		return m.created[t]
	}
	return nil
}

// index is where in its list the object is whose slots contain addr, or -1. The address may lie outside
// the object's own bytes.
func (m *memory) index(addr uint64) int {
	list := m.list(addr)
	if m.layout.UnknownLo <= addr && addr < m.layout.UnknownHi {
		return slices.IndexFunc(list, func(o *object) bool { return o.addr <= addr && addr < o.end })
	}
	slot := addr >> m.layout.SlotShift
	i := sort.Search(len(list), func(i int) bool { return list[i].addr>>m.layout.SlotShift > slot }) - 1
	if i < 0 || addr >= list[i].end {
		return -1
	}
	return i
}

// find is the object at addr, not to be changed, or nil.
func (m *memory) find(addr uint64) *object {
	if i := m.index(addr); i >= 0 {
		return m.list(addr)[i]
	}
	return nil
}

// own is the object at addr, ready to be changed.
func (m *memory) own(addr uint64) *object {
	list, i := m.list(addr), m.index(addr)
	o := list[i]
	if o.owner == m {
		return o
	}
	c := *o
	c.owner = m
	c.data = bytes.Clone(o.data)
	c.unset = slices.Clone(o.unset)
	c.shadow = make(map[uint64][]access, len(o.shadow))
	for off, as := range o.shadow {
		c.shadow[off] = slices.Clone(as)
	}
	list[i] = &c
	return &c
}

// addGlobal puts a global at its fixed address. Globals are added in order of their addresses.
func (m *memory) addGlobal(addr uint64, size int64) *object {
	_, after := m.layout.Place(addr-m.layout.ObjectStart, size, 1)
	o := &object{
		owner:  m,
		addr:   addr,
		end:    after,
		kind:   global,
		data:   make([]byte, size),
		shadow: map[uint64][]access{},
	}
	m.globals = append(m.globals, o)
	m.sizes += uint64(size)
	return o
}

// room makes a place for the objects of threads up to t.
func (m *memory) room(t int) {
	for len(m.created) <= t {
		m.created = append(m.created, nil)
		m.next = append(m.next, m.layout.Start(len(m.created)-1))
		m.made = append(m.made, 0)
	}
}

// create makes an object of zero bytes for thread t; nil where the thread's address space is used up.
func (m *memory) create(t int, k kind, size uint64, align int64, name string) *object {
	m.room(t)
	room := int64(size)
	if t < len(m.wide) && slices.Contains(m.wide[t], m.made[t]) {
		room = max(room, m.layout.Reserve)
	}
	m.made[t]++
	addr, after, ok := m.layout.PlaceOf(t, m.next[t], room, align)
	if !ok {
		return nil
	}
	m.next[t] = after
	m.sizes += size
	o := &object{
		owner:  m,
		addr:   addr,
		end:    after,
		kind:   k,
		name:   name,
		data:   make([]byte, size),
		shadow: map[uint64][]access{},
	}
	m.created[t] = append(m.created[t], o)
	return o
}

// drop forgets the object at addr: a local whose function returned.
func (m *memory) drop(addr uint64) {
	if i := m.index(addr); i >= 0 {
		t, _ := m.layout.Creator(addr)
		m.held -= m.created[t][i].written
		m.sizes -= uint64(len(m.created[t][i].data))
		m.created[t] = slices.Delete(m.created[t], i, i+1)
	}
}

// peek is n bytes at addr without any check; ok is false where they belong to no live object.
func (m *memory) peek(addr uint64, n int) (w Word, ok bool) {
	o := m.find(addr)
	if o == nil || o.freed || addr < o.addr || addr-o.addr+uint64(n) > uint64(len(o.data)) {
		return Word{}, false
	}
	return wordFrom(o.data[addr-o.addr:][:n]), true
}

// wrote notes that n bytes at off are no longer unset.
func (o *object) wrote(off, n uint64) {
	if o.unset != nil {
		clear(o.unset[off:][:n])
	}
}

// neverSet reports whether none of n bytes at addr was ever written.
func (m *memory) neverSet(addr uint64, n int) bool {
	o := m.find(addr)
	if o == nil || o.unset == nil || o.freed || addr < o.addr || addr-o.addr+uint64(n) > uint64(len(o.data)) {
		return false
	}
	return !slices.Contains(o.unset[addr-o.addr:][:n], false)
}

// text is the C string at addr, of at most 200 bytes.
func (m *memory) text(addr uint64) string {
	o := m.find(addr)
	if o == nil || o.freed || addr < o.addr || addr-o.addr > uint64(len(o.data)) {
		return ""
	}
	b := o.data[addr-o.addr:]
	if i := bytes.IndexByte(b, 0); i >= 0 {
		b = b[:i]
	}
	return string(b[:min(len(b), 200)])
}

// Global is the bytes that a global variable holds; nil for a thread-local one.
func (m *Machine) Global(g *ir.Global) []byte {
	if o := m.mem.find(g.Addr); o != nil && !g.ThreadLocal {
		return o.data
	}
	return nil
}
