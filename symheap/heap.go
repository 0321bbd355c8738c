package symheap

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Space is where an object's identity is counted.
type Space uint16

// Statics holds globals, Primaries the expanded objects; thread t's creations are in Space Threads+t.
const (
	Statics Space = iota
	Primaries
	Threads
)

// ID names an object of one run: its space and the order of its creation there.
type ID uint64

func makeID(s Space, n int) ID { return ID(uint64(s)<<32 | uint64(uint32(n))) }

// Space is the space the object is counted in.
func (id ID) Space() Space { return Space(id >> 32) }

// Ordinal is the object's number in its space.
func (id ID) Ordinal() int { return int(uint32(id)) }

// None is no object.
const None ID = 1<<64 - 1

// Shared is what all heaps of one run have in common. It is not safe for concurrent use.
type Shared struct {
	B      *expr.Builder
	Layout *ir.Layout
	Ptr    int // bits in a pointer

	// Points is the points-to analysis that hints and objects' nodes speak of; nil where there is none.
	Points PointsTo

	// Distrust: what a pointer of the initial state points to may have been freed.
	Distrust bool

	epoch     uint64 // last epoch handed out
	limit     limit  // of the resolution under way
	tlb       [tlbSize]tlbEntry
	names     map[string]*expr.Node // display names of primaries, so that each means one term
	zero      *expr.Array
	types     map[*expr.Symbol]*ir.Type     // of roots: what they contain; of others: their own
	converted map[*expr.Symbol]bool         // of pointers: see isConverted
	clashing  map[*expr.Symbol]bool         // of pointers: two frames convert them to two structures
	leads     map[*expr.Symbol][]int64      // of the contents of primaries: every Lead that they had in some state
	born      map[*expr.Symbol]Property     // of the unknowns that came with primaries
	roots     map[*expr.Symbol]pointsto.Set // of roots: the objects whose first contents they are, at offset 0

	fits      map[fitKey]pointsto.Set // what fitting has left
	freedSome map[*expr.Node]bool     // see FreedOnSome
	nullSure  map[*expr.Node]bool     // see NullOnEvery
	// whether the address of an object created after the start occurs in a term, of those that were asked about
	created  map[*expr.Node]bool
	flows    map[*expr.Node]int32 // of pointer terms, their classes in Flows
	ordinals map[*expr.Node]int   // of pointer terms, in the order in which they were first followed, or by name
	taken    map[int]bool         // ordinals, by name

	// ByName: where the object of a pointer term lies depends on its text, not on what was followed before: it is the
	// same place in every process.
	ByName bool
	// Split: pointers of the initial state are taken apart into cases (see Cases); otherwise the cases are merged.
	Split bool
	// ApartFirst: the case that a pointer of the initial state leads to an object of its own is taken apart from those
	// that are merged.
	ApartFirst bool
	// TypedMemory: what a pointer to a structure leads to is such a structure, or holds one (the assumption
	// typed-memory).
	TypedMemory bool
	// OnTyped is called where that assumption is made of an object; nil: nobody asks.
	OnTyped func()
	// Arguments are the pointers that code outside the program passes to the threads' functions, of which something is
	// assumed (see argumentsApart); nil: nothing is.
	Arguments map[*expr.Symbol]Argument
	// Flows says which pointers callers may pass, where something is assumed of them (see foreign); nil: nothing is.
	// OnForeign is called where that decides; nil: it is not.
	Flows     Flows
	OnForeign func()
	// Callers are the threads that enter such functions: memory holds the ids of other threads only.
	Callers map[int]bool
	// Globals are the program's variables, which the nodes of Points name; nil: their types are not known.
	Globals []*ir.Global
	// Windows is where the object of a term lies that points lo bytes behind its first byte, and the first address
	// behind the room for it (nil: anywhere, apart from the others).
	Windows func(term *expr.Node, lo int64) (base, end uint64, ok bool)
	// Headroom is how many bytes before what a pointer points to the program may look at: members before an embedded
	// one.
	Headroom int64

	// Defined is what a pointer symbol of the initial state may point to, by the definition that it stands for (nil:
	// anything); nil: nothing is known of any.
	Defined func(sym *expr.Symbol) pointsto.Set

	// Dangling are the cells of the initial state whose pointers may have been freed: it is not assumed that these are
	// valid.
	Dangling []FreedCell
	// Nulled are those that may have been set to null: sure, where that is on every way and is undone behind where the
	// thread stands.
	Nulled []FreedCell

	// Reaching lists the must-reach definitions of what a pointer term points to; nil: none are known.
	Reaching func(term *expr.Node) []HeapFact

	// Settled are the ranges of fields of the published objects that a set stands for. nil: nothing is known of any.
	Settled func(set pointsto.Set) []FieldRange

	// Related is what locks keep of the fields of the published objects that a set stands for. nil: nothing is known of
	// any.
	Related func(set pointsto.Set) []Relation

	// Fresh reports whether a pointer symbol is what an allocation has returned, unless it is null: two such that are
	// valid lead to two objects. nil: nothing is known of any.
	Fresh func(sym *expr.Symbol) bool

	// Loaded are all addresses that a pointer symbol can hold, null included, where the path condition says that it
	// holds one of them; none where there are others, or it is not known. nil: nothing is known of any.
	Loaded func(sym *expr.Node) []uint64

	// ThreadLocal are the objects that a pointer symbol may lead into, unless it is null, each of which one activation, and
	// what it calls, alone has: no other thread's register leads there, nor any memory but other such objects and that
	// thread's locals. Elsewhere reports whether a symbol is no such register of a thread, nor read from such memory.
	// nil: nothing is known of any.
	ThreadLocal func(sym *expr.Symbol) []ThreadLocalObject
	Elsewhere   func(sym *expr.Symbol, thread int) bool

	// Owners says what alone leads to objects. nil: nothing is known.
	Owners Owners

	// Allocated is how many bytes the object has that begins where a pointer symbol leads, unless that is null; ok is
	// false where it is not known. nil: nothing is known of any.
	Allocated func(sym *expr.Symbol) (bytes expr.Value, ok bool)
}

// PointsTo is what the heap asks of the points-to analysis; *pointsto.Graph answers it.
type PointsTo interface {
	Info(n pointsto.Node) pointsto.Info
	Outside(n pointsto.Node) bool
	Load(s pointsto.Set, delta, bytes int64) pointsto.Set
	Shift(s pointsto.Set, lo, hi int64) pointsto.Set
	Any(s pointsto.Set) pointsto.Set
}

// NewShared prepares the common part for programs of one data model.
func NewShared(b *expr.Builder, m ir.DataModel) *Shared {
	return &Shared{
		B:         b,
		Layout:    m.Layout(),
		Ptr:       m.PtrBits(),
		names:     map[string]*expr.Node{},
		zero:      b.ConstArray(nil, 0),
		types:     map[*expr.Symbol]*ir.Type{},
		converted: map[*expr.Symbol]bool{},
		clashing:  map[*expr.Symbol]bool{},
		leads:     map[*expr.Symbol][]int64{},
		roots:     map[*expr.Symbol]pointsto.Set{},
		born:      map[*expr.Symbol]Property{},
		freedSome: map[*expr.Node]bool{},
		nullSure:  map[*expr.Node]bool{},
		ordinals:  map[*expr.Node]int{},
		flows:     map[*expr.Node]int32{},
		fits:      map[fitKey]pointsto.Set{},
	}
}

func (s *Shared) isZero(a *expr.Array) bool { return a == s.zero }

// Heap is one state's memory. Copy it with Fork only.
type Heap struct {
	*Shared
	epoch  uint64
	forked uint64       // the epoch in which it was last as one heap with another
	spaces []*directory // by Space; nil where nothing was created yet
	// Generation counts havocs: what is expanded later takes contents of this generation (docs/design.md §2.5).
	Generation int
	// Changes counts what was stored: contents of one object each time.
	Changes  uint64
	expanded *expansion
	called   *called // cells that are known to hold a function's address
	Freed    bool    // allocated memory was, which makes a difference to nothing here
	Decided  int     // how often a case of where a pointer leads was decided (see Take)
	Lost     bool    // a case was left out that ought to be: parts of one structure that were taken to lie apart

	arena *Arena // nil: everything is left to the garbage collector
	level int    // of the arena, at which the heap was made
}

// New is an empty heap.
func New(s *Shared) Heap {
	s.epoch++
	return Heap{Shared: s, epoch: s.epoch, forked: s.epoch}
}

// Fork returns a copy. Both share everything until one of them writes.
func (h *Heap) Fork() Heap {
	h.Shared.epoch += 2
	h.forked, h.epoch = h.epoch, h.Shared.epoch-1
	f := *h
	f.epoch = h.Shared.epoch
	if f.arena != nil {
		f.level = f.arena.level
	}
	return f
}

// Epoch is the heap's present owner epoch: pieces marked with it may be changed in place.
func (h *Heap) Epoch() uint64 { return h.epoch }

const tlbSize = 128

// A tlbEntry remembers the object a slot belongs to, for one epoch and what was forked at its end.
type tlbEntry struct {
	slot, epoch uint64
	obj         *Object
}

// of reports whether an entry is one of the heap's.
func (e *tlbEntry) of(h *Heap) bool { return e.epoch == h.epoch || e.epoch == h.forked }

// Find is the object whose slots contain addr, or nil. The address may be outside the object's own
// bytes; the object may be dead.
func (h *Heap) Find(addr uint64) *Object {
	slot := addr >> h.Layout.SlotShift
	e := &h.tlb[slot%tlbSize]
	if e.slot == slot && e.of(h) {
		return e.obj
	}
	o := h.search(addr)
	if o != nil {
		*e = tlbEntry{slot, h.epoch, o}
	}
	return o
}

// Named is the object that an address names: the one its constant part lies in, or nil.
func (h *Heap) Named(p expr.Value) *Object {
	if p.Concrete() {
		return h.Find(p.W)
	}
	_, k := h.B.Linear(h.Ptr, p)
	return h.Find(k)
}

func (h *Heap) search(addr uint64) *Object {
	if h.Layout.UnknownLo <= addr && addr < h.Layout.UnknownHi {
		return h.searchUnknown(addr)
	}
	space := h.spaceOf(addr)
	if int(space) >= len(h.spaces) || h.spaces[space] == nil {
		return nil
	}
	o := h.spaces[space].find(addr)
	if o == nil || addr>>h.Layout.SlotShift >= o.endSlot {
		return nil
	}
	return o
}

// searchUnknown is the object of the initial state in whose window an address lies, or nil.
func (h *Heap) searchUnknown(addr uint64) *Object {
	for e := h.expanded; e != nil; e = e.parent {
		if e.at == (expr.Value{}) {
			continue
		}
		if o := h.Get(e.id); o.base.Concrete() && o.addr-min(o.addr, h.Layout.ObjectStart) <= addr &&
			addr>>h.Layout.SlotShift < o.endSlot {
			return o
		}
	}
	return nil
}

func (h *Heap) spaceOf(addr uint64) Space {
	if t, ok := h.Layout.Creator(addr); ok {
		return Threads + Space(t)
	}
	return Statics
}

// Get is the object of that identity, or nil where it was dropped (a stack slot whose function returned).
func (h *Heap) Get(id ID) *Object {
	s := id.Space()
	if int(s) >= len(h.spaces) || h.spaces[s] == nil {
		return nil
	}
	return h.spaces[s].get(id.Ordinal())
}

// Own is the object, ready to be changed in place.
func (h *Heap) Own(id ID) *Object {
	d := h.ownDirectory(id.Space())
	c := d.ownChunk(id.Ordinal(), h)
	slot := &c.objs[id.Ordinal()%chunkSize]
	if (*slot).epoch == h.epoch {
		return *slot
	}
	o := h.owned(*slot)
	*slot = o
	h.refresh(o)
	return o
}

// refresh keeps the look-aside entries of an object's slots true after it was replaced.
func (h *Heap) refresh(o *Object) {
	if o.base.Concrete() {
		h.remembered(o, func(e *tlbEntry) { e.epoch, e.obj = h.epoch, o })
	}
}

// remembered calls f with the look-aside entries of an object's slots.
func (h *Heap) remembered(o *Object, f func(*tlbEntry)) {
	if o.endSlot-o.addr>>h.Layout.SlotShift > tlbSize {
		for i := range h.tlb {
			if e := &h.tlb[i]; e.of(h) && e.obj != nil && e.obj.id == o.id {
				f(e)
			}
		}
		return
	}
	for slot := o.addr >> h.Layout.SlotShift; slot < o.endSlot; slot++ {
		if e := &h.tlb[slot%tlbSize]; e.slot == slot && e.of(h) {
			f(e)
		}
	}
}

// drop forgets an object: later accesses find nothing at its address.
func (h *Heap) drop(id ID) {
	o := h.Get(id)
	if o == nil {
		return
	}
	h.ownDirectory(id.Space()).drop(id.Ordinal(), h)
	h.remembered(o, func(e *tlbEntry) { *e = tlbEntry{} })
}

func (h *Heap) ownDirectory(s Space) *directory {
	if int(s) < len(h.spaces) && h.spaces[s] != nil && h.spaces[s].epoch == h.epoch {
		return h.spaces[s]
	}
	h.spaces = h.ownedSpaces(int(s) + 1)
	if d := h.spaces[s]; d == nil {
		h.spaces[s] = &directory{epoch: h.epoch}
	} else {
		h.spaces[s] = h.ownedDirectory(d)
	}
	return h.spaces[s]
}

// All calls f with every object, in order of identity.
func (h *Heap) All(f func(*Object)) {
	for _, d := range h.spaces {
		if d == nil {
			continue
		}
		for _, m := range d.mids {
			if m == nil {
				continue
			}
			for _, c := range m.chunks {
				if c == nil {
					continue
				}
				for _, o := range c.objs {
					if o != nil {
						f(o)
					}
				}
			}
		}
	}
}
