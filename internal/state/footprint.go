package state

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// Footprint is what a step depends on of the memory before it, and what it certainly overwrites: the footprint
// (docs/design.md §8.6).
type Footprint struct {
	epoch    uint64
	Reads    symheap.Cells // read before they were overwritten; objects that were only met, without bytes
	Writes   symheap.Cells // overwritten for certain
	Accesses []RaceAccess  // where races are looked for
	Opaque   bool          // it depends on more than that

	clocks []uint32 // before the step, of each thread its own part
	joins  []join   // of threads that have exited

	Exact    symheap.Cells // those of Reads that must be the same, where a transfer function is kept
	transfer *Transfer     // nil, or what becomes of the others
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
	// a bit for each thread of which all that it did before the step happens before, for what happens since
	After uint64
}

// maxAfter is how many threads RaceAccess.After can tell of.
const maxAfter = 64

// join says that a thread has taken another one's end into account.
type join struct{ thread, ended int }

// Trail begins to record the footprint of a step, from the state before it, or nil.
func (s *State) Trail(before *State) {
	s.Foot = &Footprint{epoch: s.Heap.Epoch()}
	if before != nil {
		s.Foot.clocks = make([]uint32, min(len(before.Threads), maxAfter))
		for i := range s.Foot.clocks {
			s.Foot.clocks[i] = before.Threads[i].Clock.At(i)
		}
	}
}

// Joined notes that what a thread does from now on comes after everything that a thread has done which has exited.
func (s *State) Joined(thread, ended int) {
	if s.Foot != nil && ended < maxAfter {
		f := s.ownFoot()
		f.joins = append(slices.Clip(f.joins), join{thread, ended})
	}
}

// Joins are the threads, a bit each, whose ends a thread has taken into account during the step.
func (f *Footprint) Joins(thread int) (ended uint64) {
	for _, j := range f.joins {
		if j.thread == thread {
			ended |= 1 << j.ended
		}
	}
	return ended
}

// ownFoot is the footprint, ready to be changed.
func (s *State) ownFoot() *Footprint {
	if f := s.Foot; f.epoch != s.Heap.Epoch() {
		s.Foot = &Footprint{
			epoch:    s.Heap.Epoch(),
			Reads:    f.Reads.Clone(),
			Writes:   f.Writes.Clone(),
			Accesses: slices.Clip(f.Accesses),
			Opaque:   f.Opaque,
			clocks:   f.clocks,
			joins:    f.joins,
			Exact:    f.Exact.Clone(),
			transfer: f.transfer.clone(),
		}
	}
	return s.Foot
}

// maxCells bounds, in bytes, a range that is kept granule by granule.
const maxCells = 1 << 20

// NoteRead records that n bytes at off of an object were read, where that is recorded; an unknown offset is any.
func (s *State) NoteRead(o *symheap.Object, off expr.Value, n int) {
	if s.Foot == nil {
		return
	}
	f := s.ownFoot()
	from, to, known := span(o, off, n)
	if !known || to-from > maxCells {
		f.Opaque = true
		return
	}
	f.Reads.Add(o.ID(), from, to, &f.Writes)
	if s.Transfer() {
		f.Exact.Meet(o.ID())
		s.pinCells(o.ID(), from, to)
	}
}

// Loaded is Saw for what is read with ReadCell.
func (s *State) Loaded(o *symheap.Object, off expr.Value, n int) {
	if !s.Transfer() || !off.Concrete() || o.Bytes() < 0 {
		s.NoteRead(o, off, n)
		return
	}
	f := s.ownFoot()
	from, to, _ := span(o, off, n)
	f.Reads.Add(o.ID(), from, to, &f.Writes)
	f.Exact.Meet(o.ID())
}

// span is the bytes that an access may touch; known is false where neither the offset is known nor the object's size.
func span(o *symheap.Object, off expr.Value, n int) (from, to uint64, known bool) {
	size := o.Bytes()
	switch {
	case size < 0 && off.Concrete():
		return off.W, off.W + uint64(n), true
	case size < 0:
		return 0, 0, false
	case !off.Concrete():
		return 0, uint64(size), true
	}
	from = min(off.W, uint64(size))
	return from, min(from+uint64(n), uint64(size)), true
}

// NoteMet records that what happens depends on an object, though not on its contents.
func (s *State) NoteMet(id symheap.ID) {
	if s.Foot != nil {
		f := s.ownFoot()
		f.Reads.Meet(id)
		f.Exact.Meet(id)
	}
}

// Overwrote records that n bytes at off of an object were certainly replaced; of too many it says nothing, which is
// safe.
func (s *State) Overwrote(id symheap.ID, off expr.Value, n int) {
	if s.Foot == nil || !off.Concrete() || n > maxCells {
		return
	}
	if o := s.Heap.Get(id); o != nil && o.Bytes() >= 0 && off.W+uint64(n) <= uint64(o.Bytes()) {
		s.ownFoot().Writes.AddWhole(id, off.W, off.W+uint64(n), uint64(o.Bytes()))
	}
}

// DependsOn adds to the footprint what something was found out from.
func (s *State) DependsOn(f *Footprint) {
	if s.Foot == nil {
		return
	}
	own := s.ownFoot()
	own.Reads.Union(&f.Reads, &own.Writes)
	own.Opaque = own.Opaque || f.Opaque
	if s.Transfer() {
		for _, form := range own.transfer.Stored(f.Reads.Touches) {
			s.Fix(form)
		}
		own.Exact.Union(&f.Reads, &own.Writes)
	}
}

// MakeOpaque records that a step depends on more than its footprint says.
func (s *State) MakeOpaque() {
	if s.Foot != nil {
		s.ownFoot().Opaque = true
	}
}

// MayRace records an access for the race detector.
func (s *State) MayRace(a RaceAccess) {
	if s.Foot == nil {
		return
	}
	a.After = s.Foot.Joins(a.Thread)
	for t, own := range s.Foot.clocks {
		if t != a.Thread && s.Threads[a.Thread].Clock.At(t) > own {
			a.After |= 1 << t
		}
	}
	if slices.Contains(s.Foot.Accesses, a) {
		return
	}
	f := s.ownFoot()
	f.Accesses = append(f.Accesses, a)
}
