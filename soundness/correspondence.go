package soundness

import (
	"encoding/binary"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/soundness/concrete"
	"midway/symheap"
)

// correspondence is the mapping λ between the objects of a snapshot and those of a seed (Bergan appendix B,
// definition 1). Globals and functions have equal addresses. Slots of given frames and thread-locals have addresses of
// their own in the seed. All other objects are no objects of the seed: they lie in the region where unknown ones may
// be.
type correspondence struct {
	snap   *Snapshot
	seed   *state.State
	layout *ir.Layout
	there  map[uint64]uint64 // from the address of a machine's object to that of the seed's
	here   map[uint64]uint64 // and back
	fault  string            // why some address has no place in the seed, or ""
}

func newCorrespondence(snap *Snapshot, seed *state.State) *correspondence {
	c := &correspondence{
		snap:   snap,
		seed:   seed,
		layout: snap.Machine.P.Model.Layout(),
		there:  map[uint64]uint64{},
		here:   map[uint64]uint64{},
	}
	for i, t := range seed.Threads[:len(snap.Stands)] {
		frames := len(snap.Stands[i].Frames)
		for k := range frames {
			c.slots(t.Frames[frames-1-k], snap.frame(i, k))
		}
		for _, l := range t.Locals {
			if a, ok := snap.thread(i).Local(l.Global); ok {
				c.pair(a, seed.Heap.Get(l.Obj).Addr())
			}
		}
	}
	return c
}

// slots pairs the objects of a frame's locals.
func (c *correspondence) slots(f *state.Frame, of *concrete.Frame) {
	for i, p := range f.Fn.Params {
		if o := c.slot(f, ir.Reg(i)); p.ByVal > 0 && o != nil {
			c.pair(of.Reg(ir.Reg(i)).Lo, o.Addr())
		}
	}
	for pc := range f.Fn.Code {
		in := &f.Fn.Code[pc]
		if in.Op != ir.OpAlloca {
			continue
		}
		if o := c.slot(f, in.Dst); o != nil {
			c.pair(of.Reg(in.Dst).Lo, o.Addr())
		}
	}
}

// slot is the seed's object whose address is in a register, or nil.
func (c *correspondence) slot(f *state.Frame, r ir.Reg) *symheap.Object {
	v := f.Regs[r]
	if !v.Concrete() || v.W == 0 {
		return nil
	}
	if o := c.seed.Heap.Find(v.W); o != nil && slices.Contains(f.Allocas, o.ID()) {
		return o
	}
	return nil
}

func (c *correspondence) pair(machine, seed uint64) { c.there[machine], c.here[seed] = seed, machine }

// The region of unknown objects is smaller than the machine's heap: the near parts of the first threads have a place in
// it, from base on.
func (c *correspondence) region() (base uint64, threads int) {
	if c.snap.Machine.P.Model == ir.ILP32 {
		return 0x0800_0000, 1024
	}
	return 1 << 42, 256
}

// toSeed is the seed's word for a word of the machine's: an address in its heap becomes the address of the
// corresponding object.
func (c *correspondence) toSeed(w uint64) uint64 {
	l := c.layout
	if !c.snap.Machine.Created(w) {
		return w
	}
	o, ok := c.snap.Machine.Object(w)
	if ok && !c.beside(o, w) {
		return w // no object is there: a number
	}
	if to, known := c.there[o.Addr]; ok && known {
		return to + (w - o.Addr)
	}
	base, threads := c.region()
	if w-l.Near.Base >= uint64(threads)<<l.Near.Shift {
		c.fault = "an object lies too far out"
	}
	return base + (w - l.Near.Base)
}

// beside reports whether a word in an object's slots lies in the object, or so close to it that it is an index below
// its first element, or behind its last one, rather than a number: pointers like that are kept and compared before
// anything is read through them.
func (c *correspondence) beside(o concrete.Object, w uint64) bool {
	room := c.layout.ObjectStart / 2
	return o.Addr-room <= w && w <= o.Addr+uint64(len(o.Data))+room
}

// toMachine is the inverse of toSeed.
func (c *correspondence) toMachine(w uint64) uint64 {
	base, threads := c.region()
	l := c.layout
	if o := c.seed.Heap.Find(w); o != nil {
		if from, known := c.here[o.Addr()]; known {
			return from + (w - o.Addr())
		}
		if o.Addr() >= l.HeapBase {
			return 0 // the machine has none, such as a thread-local that was not used yet
		}
		return w
	}
	if w < base || w >= base+uint64(threads)<<l.Near.Shift {
		return w
	}
	return l.Near.Base + (w - base)
}

// contents is an object's bytes with the seed's addresses in its aligned words. Which thread of a barrier's round is
// the serial one the machine decides when it arrives, a blocked thread of a seed where it begins: to
// the seed, no thread has been chosen.
func (c *correspondence) contents(o concrete.Object) []byte {
	out := slices.Clone(o.Data)
	n := int(c.snap.Machine.P.Model.PtrBytes())
	for i := 0; i+n <= len(out); i += n {
		if n == 8 {
			binary.LittleEndian.PutUint64(out[i:], c.toSeed(binary.LittleEndian.Uint64(out[i:])))
		} else {
			binary.LittleEndian.PutUint32(out[i:], uint32(c.toSeed(uint64(binary.LittleEndian.Uint32(out[i:])))))
		}
	}
	for _, b := range c.snap.barriers() {
		if b >= o.Addr && b+serialChosen+4 <= o.Addr+uint64(len(out)) {
			clear(out[b-o.Addr+serialChosen:][:4])
		}
	}
	return out
}

// serialChosen is where a barrier's bytes say that the round's serial thread was chosen.
const serialChosen = 16

// root binds an array root, which begins so many bytes before an object, to the object's bytes.
func (c *correspondence) root(m *expr.Model, root *expr.Symbol, o concrete.Object, before int64) {
	m.SetRest(root, 0)
	for i, b := range c.contents(o) {
		if at := int64(i) + before; b != 0 && at >= 0 {
			m.SetByte(root, uint64(at), b)
		}
	}
}
