package symheap

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Kind is what an object is to the C program.
type Kind uint8

// The kinds of objects.
const (
	Global Kind = iota
	Stack
	Malloc
	Mmap
	Internal // the library models' own
	Unknown  // a primary: whatever a pointer of the initial state points to
)

func (k Kind) String() string {
	return [...]string{"global", "stack", "heap", "mapped", "internal", "initial"}[k]
}

// Object is one object of memory. Its fields are read through methods; change it only through a
// Heap that owns it.
type Object struct {
	epoch   uint64
	id      ID
	kind    Kind
	initial bool // existed at the start: may alias primaries
	escaped bool // its address was stored, or handed to another thread
	given   bool // code without a body may have its address
	const_  bool // read-only
	addr    uint64
	endSlot uint64     // first slot behind it (concrete bases)
	base    expr.Value // address of the first byte
	n       int64      // bytes; -1 where symbolic
	size    expr.Value // bytes
	live    expr.Value // width 1
	name    string
	site    ir.LocID
	node    pointsto.Set // what it may be, for initial and primary objects
	aliases []ID         // initial and primary objects it may be one with

	allowed   expr.Value   // of a primary: where it can lie
	presumed  bool         // the path condition says allowed
	born      *expr.Array  // of a primary: its own first contents
	typ       *ir.Type     // of a primary that was taken apart: what it is; nil: not known
	converted bool         // whether that is what somebody converts a void pointer to
	origin    int64        // and where in it the pointer points that led to it, in bytes
	before    int64        // how far before that it was accessed, in bytes
	below     []expr.Value // offsets, less than these perhaps, at which it was accessed
	birth     *Birthplace  // of one that the program made; nil where that is not known
	start     expr.Value   // where in it its allocation begins, in bytes; nothing until that is asked for
	left      bool         // it was accessed outside of typ
	row       bool         // it was accessed outside of typ, but within elements of an array of them
	exact     bool         // its first byte is the first one of its allocation
	bornLive  expr.Value   // and liveness

	pages []*page
	under *expr.Array // contents where no page knows better; nil: unset
	whole *expr.Array // cached Array of the present contents

	// Shadow is the race detector's record of accesses; owned with the object.
	Shadow *Shadow
}

// ID is the object's identity in this run.
func (o *Object) ID() ID { return o.id }

// Kind is what the object is.
func (o *Object) Kind() Kind { return o.kind }

// Initial reports whether the object existed at the start.
func (o *Object) Initial() bool { return o.initial || o.kind == Unknown }

// Base is the address of the first byte.
func (o *Object) Base() expr.Value { return o.base }

// Addr is the concrete address of the first byte; meaningless for primaries.
func (o *Object) Addr() uint64 { return o.addr }

// Bytes is the concrete size in bytes, or -1 where the size is symbolic.
func (o *Object) Bytes() int64 { return o.n }

// Size is the size in bytes, as wide as a pointer.
func (o *Object) Size() expr.Value { return o.size }

// Live is whether the object may be accessed (width 1).
func (o *Object) Live() expr.Value { return o.live }

// Alive reports whether the object is live for certain.
func (o *Object) Alive() bool { return o.live == expr.True }

// ReadOnly reports whether stores to the object are errors.
func (o *Object) ReadOnly() bool { return o.const_ }

// Name is what a C programmer would call the object.
func (o *Object) Name() string { return o.name }

// Site is where it was created.
func (o *Object) Site() ir.LocID { return o.site }

// Birthplace is what the source says of the objects that one instruction makes. Nothing but texts depends on it.
type Birthplace struct {
	Made string   // the function that was called, "malloc"; "" for a variable
	Held string   // what first holds its address, or the variable that it is, as C writes it; or ""
	Type *ir.Type // of it, or of its elements; nil: not known
	At   ir.LocID // where its address is first held
	In   string   // the function whose variable it is; or ""
}

// Birthplace is where a created object was made; nil where that is not known.
func (o *Object) Birthplace() *Birthplace { return o.birth }

// Node is what the object may be, in the points-to graph.
func (o *Object) Node() pointsto.Set { return o.node }

// Under is the array below what was written at known offsets, or nil: of an initial object its first
// contents, until something is written at an unknown offset.
func (o *Object) Under() *expr.Array { return o.under }

// Element is where the structure begins that the object was taken to be because of its type, and the first byte behind
// it, as offsets; ok is false where it is not known to be one, is all of an allocation, or ends in an array of no fixed
// size.
func (o *Object) Element() (begin, end uint64, ok bool) {
	if !o.Loose() || openEnded(o.typ) || scalar(o.typ) {
		return 0, 0, false
	}
	return uint64(o.origin), uint64(o.origin + o.typ.Size), true
}

// Member is the path of the member off bytes into the structure that the object was taken to be because of its type, as
// C writes it behind a name: ".lock"; "" where there is none.
func (o *Object) Member(off uint64) string {
	at := int64(off) - o.origin
	if o.kind != Unknown || o.typ == nil || scalar(o.typ) || at < 0 || at >= o.typ.Size {
		return ""
	}
	return o.typ.Path(at)
}

// Left notes that more of an object was accessed than the structure that it was taken to be because of its type: what a
// pointer leads to that is followed from here on may be anywhere in it. The answer is whether another pointer was
// followed already that may lead there, and was taken to lead elsewhere.
func (h *Heap) Left(id ID) bool {
	if !h.Get(id).left {
		h.Own(id).left = true
	}
	other := false
	h.All(func(o *Object) { other = other || o.id != id && o.Loose() })
	return other
}

// Row notes that elements around the structure that an object was taken to be because of its type were accessed, n
// bytes at off: the object is an array of them, out of which arithmetic does not lead (C11 6.5.6p8). The access is to a
// member of a structure of that type or of its parts, or is a library model's (poll), of whole elements or within one;
// ok is false where that is not known, or the object was accessed otherwise before. The first answer is whether another
// pointer was followed already that may lead to one of the elements, and was taken to lead elsewhere.
func (h *Heap) Row(id ID, member *ir.Type, model bool, off, n expr.Value) (other, ok bool) {
	p := h.Get(id)
	if p.left || p.typ.Size <= 0 || !model && (member == nil || !holds(p.typ, member)) || !h.inElements(p, off, n, model) {
		return false, false
	}
	if !p.row {
		h.Own(id).row = true
	}
	h.All(func(o *Object) {
		other = other || o.id != id && o.Loose() && (holds(p.typ, o.typ) || holds(o.typ, p.typ))
	})
	return other, true
}

// inElements reports whether n bytes at an offset lie within one element of an array that an object is in by its type,
// whichever that is, or, where that may be, are whole elements.
func (h *Heap) inElements(p *Object, off, n expr.Value, whole bool) bool {
	at, known := h.modulo(h.minus(off, expr.Word(uint64(p.origin))), p.typ.Size)
	if !known {
		return false
	}
	if n.Concrete() && at+int64(n.W) <= p.typ.Size {
		return true
	}
	rest, known := h.modulo(n, p.typ.Size)
	return whole && known && at == 0 && rest == 0
}

// modulo is the remainder of a number by one that is known, if that is the same whatever its unknowns are.
func (h *Heap) modulo(v expr.Value, by int64) (rest int64, known bool) {
	terms, k := h.B.Linear(h.Ptr, v)
	for _, t := range terms {
		if h.signed(t.Coef)%by != 0 {
			return 0, false
		}
	}
	return (h.signed(k)%by + by) % by, true
}

// Begin is where in the object its allocation begins, in bytes, or may begin, where the path has not asked for it.
func (o *Object) Begin() expr.Value {
	switch {
	case o.start != (expr.Value{}):
		return o.start
	case o.Loose() && len(o.below) == 0:
		return expr.Word(uint64(o.lowest()))
	}
	return expr.Word(0)
}

// Before is how many bytes in front of its allocation the object may have.
func (o *Object) Before() uint64 {
	if o.Loose() {
		return uint64(o.lowest())
	}
	return 0
}

// Loose reports whether it is open where in its allocation a pointer of the initial state leads, because of its type
// alone.
func (o *Object) Loose() bool { return o.kind == Unknown && o.typ != nil && !o.exact }

// openEnded reports whether a structure ends in an array of no fixed size.
func openEnded(t *ir.Type) bool {
	if t.Kind != ir.Struct || len(t.Fields) == 0 {
		return false
	}
	last := t.Fields[len(t.Fields)-1].Type
	return last != nil && (last.Kind == ir.Array && last.Count <= 0 || openEnded(last))
}

// Aliases are the objects this one may be one with.
func (o *Object) Aliases() []ID { return o.aliases }

// Spec describes an object to create.
type Spec struct {
	Kind     Kind
	Size     expr.Value // bytes, as wide as a pointer
	Align    int64      // bytes
	Name     string
	Site     ir.LocID
	Initial  bool
	ReadOnly bool
	Node     pointsto.Set
	Zero     bool        // contents are zero; otherwise unset
	Contents *expr.Array // contents, if given
	Type     *ir.Type    // what it is; nil: not known
	Birth    *Birthplace // for texts
}

// SymbolicReserve is the address space in bytes that an object of symbolic size occupies; its size is
// at most that.
func (s *Shared) SymbolicReserve() int64 { return s.Layout.Reserve }

// Create makes an object of thread creator, or returns nil where that thread's address space is
// used up.
func (h *Heap) Create(creator int, s Spec) *Object {
	space := Threads + Space(creator)
	d := h.ownDirectory(space)
	if d.next == 0 {
		d.next = h.Layout.Start(creator)
	}
	bytes, reserve := int64(-1), h.SymbolicReserve()
	if s.Size.Concrete() {
		bytes = int64(s.Size.W)
		reserve = bytes
	}
	addr, after, ok := h.Layout.PlaceOf(creator, d.next, reserve, s.Align)
	if !ok {
		return nil
	}
	d.next = after
	if bytes < 0 {
		d.wide = append(d.wide[:len(d.wide):len(d.wide)], d.n)
	}
	return h.insert(d, makeID(space, d.n), addr, after, bytes, s)
}

// CreateGlobal makes the object of a global at the address fixed at load. Globals must be created in
// order of their addresses.
func (h *Heap) CreateGlobal(addr uint64, s Spec) *Object {
	d := h.ownDirectory(Statics)
	_, after := h.Layout.Place(addr-h.Layout.ObjectStart, int64(s.Size.W), 1)
	return h.insert(d, makeID(Statics, d.n), addr, after, int64(s.Size.W), s)
}

func (h *Heap) insert(d *directory, id ID, addr, after uint64, bytes int64, s Spec) *Object {
	o := &Object{
		epoch: h.epoch, id: id, kind: s.Kind, initial: s.Initial, const_: s.ReadOnly,
		addr: addr, endSlot: after >> h.Layout.SlotShift, base: expr.Word(addr),
		n: bytes, size: s.Size, live: expr.True, name: s.Name, site: s.Site, node: s.Node, under: s.Contents, typ: s.Type, exact: true,
		birth: s.Birth,
	}
	if s.Zero {
		o.under = h.zero
	}
	h.contentsOf(s.Contents, s.Node)
	d.add(o, h)
	return o
}

// Drop ends an object for good: a stack slot whose function returns. A created one is forgotten; one of the
// initial state may be what an unexplained pointer points to, and stays, dead.
func (h *Heap) Drop(id ID) {
	if o := h.Get(id); o != nil && o.Initial() {
		h.SetLive(id, expr.False, expr.True)
		return
	}
	h.drop(id)
}

// SetLive makes the object's liveness v under cond, and so that of every alias.
func (h *Heap) SetLive(id ID, v, cond expr.Value) {
	o := h.Own(id)
	o.live = h.B.Ite(1, cond, v, o.live)
	if o.live == expr.False { // nothing can read it any more
		o.pages, o.under, o.whole = nil, nil, nil
	}
	for _, a := range o.aliases {
		if eq := h.Same(id, a); eq != expr.False {
			t := h.Own(a)
			t.live = h.B.Ite(1, h.B.And1(cond, eq), v, t.live)
		}
	}
}

// Escaped reports whether another thread may know the object's address.
func (o *Object) Escaped() bool { return o.escaped || o.Initial() }

// Escape notes that another thread may know the object's address.
func (h *Heap) Escape(id ID) {
	if o := h.Get(id); o != nil && !o.escaped {
		h.Own(id).escaped = true
	}
}

// Given reports whether code without a body may have the object's address, as far as was noted.
func (o *Object) Given() bool { return o.given }

// Give notes that code without a body may have the object's address.
func (h *Heap) Give(id ID) {
	if o := h.Get(id); o != nil && !o.given {
		h.Own(id).given = true
	}
}

// Creator is the thread that created an object, or -1.
func (id ID) Creator() int {
	if id.Space() < Threads {
		return -1
	}
	return int(id.Space() - Threads)
}

// Same is the condition under which two objects are one.
func (h *Heap) Same(a, b ID) expr.Value {
	if a == b {
		return expr.True
	}
	return h.B.Cmp(expr.EQ, h.Ptr, h.Get(a).base, h.Get(b).base)
}

// MayBeOne is Same where the objects may alias, and false where they cannot.
func (h *Heap) MayBeOne(a, b ID) expr.Value {
	if a == b {
		return expr.True
	}
	for _, other := range h.Get(a).aliases {
		if other == b {
			return h.Same(a, b)
		}
	}
	return expr.False
}

// Created is how many objects a thread has created, and where its next one may begin.
func (h *Heap) Created(creator int) (objects int, next uint64) {
	if s := int(Threads) + creator; s < len(h.spaces) && h.spaces[s] != nil {
		return h.spaces[s].n, h.spaces[s].next
	}
	return 0, 0
}

// Wide lists, by their numbers in order of creation, the objects of a thread whose size was not known: they lie as far
// from the next as the largest they can be.
func (h *Heap) Wide(creator int) []int {
	if s := int(Threads) + creator; s < len(h.spaces) && h.spaces[s] != nil {
		return h.spaces[s].wide
	}
	return nil
}

// Type is the C type that the object was made with; nil where that is not known.
func (o *Object) Type() *ir.Type { return o.typ }
