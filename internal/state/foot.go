package state

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// Foot is what a step depends on of the memory before it, and what it certainly overwrites: the footprint of DESIGN §8.
type Foot struct {
	epoch    uint64
	Reads    symheap.Cells // read before they were overwritten; objects that were only met, without bytes
	Writes   symheap.Cells // overwritten for certain
	Accesses []RaceAccess  // where races are looked for
	Opaque   bool          // it depends on more than that
}

// RaceAccess is an access as far as the race detector compares it with earlier ones. Two that are equal are one.
type RaceAccess struct {
	Thread        int
	Obj           symheap.ID
	Off           uint64
	Bytes         int
	Write, Atomic bool
	Loc           ir.LocID
	Lock          uint64 // a mutex that the thread certainly held, or 0
}

// Trail begins to record the footprint of a step.
func (s *State) Trail() { s.Foot = &Foot{epoch: s.Heap.Epoch()} }

// ownFoot is the footprint, ready to be changed.
func (s *State) ownFoot() *Foot {
	if f := s.Foot; f.epoch != s.Heap.Epoch() {
		s.Foot = &Foot{epoch: s.Heap.Epoch(), Reads: f.Reads.Clone(), Writes: f.Writes.Clone(), Accesses: slices.Clip(f.Accesses), Opaque: f.Opaque}
	}
	return s.Foot
}

// Saw records that n bytes at off of an object were read, where that is recorded; an unknown offset is any.
func (s *State) Saw(o *symheap.Object, off expr.Value, n int) {
	if s.Foot == nil {
		return
	}
	f := s.ownFoot()
	from, to, known := span(o, off, n)
	if !known {
		f.Opaque = true
		return
	}
	f.Reads.Add(o.ID(), from, to, &f.Writes)
}

// span is the bytes that an access may touch; known is false where the object has no known size.
func span(o *symheap.Object, off expr.Value, n int) (from, to uint64, known bool) {
	size := o.Bytes()
	switch {
	case size < 0:
		return 0, 0, false
	case !off.Concrete():
		return 0, uint64(size), true
	}
	from = min(off.W, uint64(size))
	return from, min(from+uint64(n), uint64(size)), true
}

// Met records that what happens depends on an object, though not on its contents.
func (s *State) Met(id symheap.ID) {
	if s.Foot != nil {
		s.ownFoot().Reads.Meet(id)
	}
}

// Overwrote records that n bytes at off of an object were certainly replaced.
func (s *State) Overwrote(id symheap.ID, off expr.Value, n int) {
	if s.Foot == nil || !off.Concrete() {
		return
	}
	if o := s.Heap.Get(id); o != nil && o.Bytes() >= 0 && off.W+uint64(n) <= uint64(o.Bytes()) {
		s.ownFoot().Writes.AddWhole(id, off.W, off.W+uint64(n), uint64(o.Bytes()))
	}
}

// DependsOn adds to the footprint what something was found out from.
func (s *State) DependsOn(f *Foot) {
	if s.Foot == nil {
		return
	}
	own := s.ownFoot()
	own.Reads.Union(&f.Reads, &own.Writes)
	own.Opaque = own.Opaque || f.Opaque
}

// Blur records that a step depends on more than its footprint says.
func (s *State) Blur() {
	if s.Foot != nil {
		s.ownFoot().Opaque = true
	}
}

// MayRace records an access for the race detector.
func (s *State) MayRace(a RaceAccess) {
	if s.Foot == nil || slices.Contains(s.Foot.Accesses, a) {
		return
	}
	f := s.ownFoot()
	f.Accesses = append(f.Accesses, a)
}
