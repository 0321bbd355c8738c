package ir

// Layout is how the address space of a data model is divided. Every address the run hands out is
// a plain word, so pointers, integers made from them and their bytes in memory are one thing.
//
// The space is cut into slots of 1<<SlotShift bytes. An object starts ObjectStart bytes into a slot
// and covers as many slots as it needs, the last followed by at least ObjectStart bytes that belong
// to nothing, so that an address a little before or behind an object still names it in a report.
// Addresses realistic for the machine: LP64 stays below 2^47, ILP32 below 2^31.
//
// Null and small integers lie below UnknownLo. Between UnknownLo and UnknownHi lives no object that
// the run knows: that is where the unknown objects of an initial state may be (package symheap).
type Layout struct {
	SlotShift   uint   // log2 of the bytes in a slot
	ObjectStart uint64 // bytes from the first address of a slot to the object in it
	UnknownLo   uint64 // first address an unknown initial object may have
	UnknownHi   uint64 // first address above them
	FuncBase    uint64 // function f is at FuncBase + 16*f
	GlobalBase  uint64 // globals, in order of GlobalID
	HeapBase    uint64 // objects that threads create; every higher address is one's
	// where a thread's objects lie: first in its near part, then in its far one, in order of creation
	Near, Far Parts
	Reserve   int64 // bytes kept for an object of symbolic size, which is at most that large
}

// Parts is a row of equally large parts of the address space, one for each of the first threads of a run.
type Parts struct {
	Base    uint64
	Shift   uint // log2 of the bytes in a part
	Threads int
}

func (p Parts) end() uint64 { return p.Base + uint64(p.Threads)<<p.Shift }

// part is the first address of thread t's part and the first one behind it; ok is false where it has none.
func (p Parts) part(t int) (lo, hi uint64, ok bool) {
	lo = p.Base + uint64(t)<<p.Shift
	return lo, lo + 1<<p.Shift, t < p.Threads
}

var (
	layoutLP64 = Layout{
		SlotShift: 16, ObjectStart: 1 << 14,
		UnknownLo: 1 << 20, UnknownHi: 1 << 43,
		FuncBase: 1 << 44, GlobalBase: 3 << 43, HeapBase: 1 << 45,
		Near: Parts{
			Base:    1 << 45,
			Shift:   34,
			Threads: 4096,
		}, Far: Parts{Base: 3 << 45, Shift: 37, Threads: 256}, Reserve: 1 << 30,
	}
	layoutILP32 = Layout{
		SlotShift: 8, ObjectStart: 64,
		UnknownLo: 0x0010_0000, UnknownHi: 0x1f00_0000,
		FuncBase: 0x1f00_0000, GlobalBase: 0x2000_0000, HeapBase: 0x4000_0000,
		Near: Parts{
			Base:    0x4000_0000,
			Shift:   18,
			Threads: 1024,
		}, Far: Parts{Base: 0x5000_0000, Shift: 23, Threads: 96}, Reserve: 1 << 15,
	}
)

// Layout is the address layout of the data model.
func (m DataModel) Layout() *Layout {
	if m == ILP32 {
		return &layoutILP32
	}
	return &layoutLP64
}

// MaxThreads is how many threads a run may have, main included.
func (l *Layout) MaxThreads() int { return l.Near.Threads }

// Start is where the objects of thread t begin.
func (l *Layout) Start(t int) uint64 { return l.Near.Base + uint64(t)<<l.Near.Shift }

// Creator is the thread whose objects lie at addr; ok is false where no thread's do.
func (l *Layout) Creator(addr uint64) (t int, ok bool) {
	p := &l.Near
	if addr >= l.Far.Base {
		p = &l.Far
	}
	if addr < p.Base || addr >= p.end() {
		return 0, false
	}
	return int((addr - p.Base) >> p.Shift), true
}

// PlaceOf is Place for the next object of thread t, which goes to the far part for good once one finds no room in the
// near one; ok is false where the thread's address space is used up, or t is none of the threads there can be.
func (l *Layout) PlaceOf(t int, next uint64, size, align int64) (addr, after uint64, ok bool) {
	for _, p := range [...]Parts{l.Near, l.Far} {
		lo, hi, has := p.part(t)
		if !has {
			return 0, 0, false
		}
		if next >= hi {
			continue
		}
		next = max(next, lo)
		if size >= 0 && size <= int64(hi-next)-2*int64(l.ObjectStart)-max(align, 0) {
			addr, after = l.Place(next, size, align)
			return addr, after, true
		}
	}
	return 0, 0, false
}

// Place is the address of an object of size bytes with the given alignment, put at or after the
// slot boundary next, and the slot boundary after it.
func (l *Layout) Place(next uint64, size, align int64) (addr, after uint64) {
	slot := uint64(1) << l.SlotShift
	addr = next + l.ObjectStart
	if a := uint64(align); a > 1 {
		addr = (addr + a - 1) &^ (a - 1)
	}
	return addr, (addr + uint64(size) + l.ObjectStart + slot - 1) &^ (slot - 1)
}
