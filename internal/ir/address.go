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
	HeapBase    uint64 // objects created by thread t: from HeapBase + t<<ThreadShift, in order of creation
	ThreadShift uint   // log2 of the bytes of address space per creating thread
	MaxThreads  int
}

var (
	layoutLP64 = Layout{
		SlotShift: 16, ObjectStart: 1 << 14,
		UnknownLo: 1 << 20, UnknownHi: 1 << 43,
		FuncBase: 1 << 44, GlobalBase: 1 << 45, HeapBase: 1 << 46, ThreadShift: 38, MaxThreads: 255,
	}
	layoutILP32 = Layout{
		SlotShift: 8, ObjectStart: 64,
		UnknownLo: 0x0010_0000, UnknownHi: 0x1f00_0000,
		FuncBase: 0x1f00_0000, GlobalBase: 0x2000_0000, HeapBase: 0x4000_0000, ThreadShift: 23, MaxThreads: 127,
	}
)

// Layout is the address layout of the data model.
func (m DataModel) Layout() *Layout {
	if m == ILP32 {
		return &layoutILP32
	}
	return &layoutLP64
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
