package symheap

import (
	"hash/fnv"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Split before you merge: a pointer of the initial state that no fact explains leads, in each of a few disjoint cases
// that cover all, to a fresh object or to one that is known already. In each case its object has a plain address, so
// that what follows takes the concrete path: distinct addresses are the disequalities, and no store has to look at
// aliases. (Bergan §3.1 merges the cases instead: Expand does, and remains for what Cases does not take apart.)

// windowShift is log2 of the bytes of address space that a fresh object has for itself.
const (
	windowShiftLP64  = 28
	windowShiftILP32 = 17
)

// maxPlaces bounds at how many places of one object a pointer is taken to lie, a case each.
const maxPlaces = 8

// maxCases bounds how many cases a pointer is taken apart into at once.
const maxCases = 16

// Case is one case of where a pointer term of the initial state leads.
type Case struct {
	Obj   ID         // the known object; None: a fresh one
	At    expr.Value // the address: a plain word, or one in an object of unknown base
	Is    expr.Value // the condition of the case, over the initial state (width 1)
	Whole *ir.Type   // what begins at At where the object turns out to be a part of that; nil: nothing new
	Typed bool       // the cases are all there are because of the types of what is pointed to
	Valid bool       // … because pointers of the initial state are valid
	From  Placing    // of a fresh object: where in it At is
	Rest  bool       // all cases but the one before it, not taken apart yet: then nothing else but Is is set
}

func (s *Shared) windowShift() uint {
	if s.Ptr == 32 {
		return windowShiftILP32
	}
	return windowShiftLP64
}

// ordinal is the number of a term, the same in all states of the run: its object has it, whatever was expanded before.
func (s *Shared) ordinal(term *expr.Node) int {
	n, ok := s.ordinals[term]
	if !ok {
		if n = len(s.ordinals); s.ByName {
			n = s.named(term)
		}
		s.ordinals[term] = n
	}
	return n
}

// maxNamed bounds the numbers that terms have by name.
const maxNamed = 1 << 13

// named is a number that the text of a term gives, or the next one that is free: few terms of a run share one.
func (s *Shared) named(term *expr.Node) int {
	windows := int((s.Layout.UnknownHi-s.Layout.UnknownLo)>>s.windowShift()) - 2
	most := min(maxNamed, windows/4) // an object may need more room than a window
	if s.taken == nil {
		s.taken = map[int]bool{}
	}
	if len(s.ordinals) >= most {
		return len(s.ordinals)
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(term.String()))
	n := int(h.Sum64() % uint64(most))
	for s.taken[n] {
		n = (n + 1) % most
	}
	s.taken[n] = true
	return n
}

// window is where the object lies that a term leads to, lo bytes behind its first one, where that is no known object,
// and the first address behind the room that is kept for it; ok is false where there is no room left.
func (h *Heap) window(term *expr.Node, lo int64) (base, end uint64, ok bool) {
	if h.Windows != nil {
		return h.Windows(term, lo)
	}
	shift, first := h.windowShift(), h.Layout.UnknownLo>>h.windowShift()+1
	w := first + uint64(h.ordinal(term))
	if (w+1)<<shift > h.Layout.UnknownHi {
		return 0, 0, false
	}
	return w<<shift + h.Layout.ObjectStart, (w + 1) << shift, true
}

// TermAt is the term whose object is given room at an address, and where in that room it most likely leads; nil where
// none is. It is for texts about no state in particular: a heap knows.
func (s *Shared) TermAt(addr uint64) (term *expr.Node, leads uint64) {
	shift, room := uint(windowShiftLP64), max(s.Headroom, 1<<16)
	if s.Ptr == 32 {
		shift, room = windowShiftILP32, max(s.Headroom, 1<<12)
	}
	if s.Windows != nil || addr < s.Layout.UnknownLo || addr >= s.Layout.UnknownHi {
		return nil, 0
	}
	w := addr >> shift
	base := w<<shift + s.Layout.ObjectStart
	for _, from := range []uint64{uint64(room), bufferRoom} {
		if addr-base >= from-from/4 && addr-base < 1<<40 {
			base += from
			break
		}
	}
	for t, n := range s.ordinals {
		if uint64(n)+s.Layout.UnknownLo>>shift+1 == w {
			return t, base
		}
	}
	return nil, 0
}

// Cases are the cases of a pointer term that points to set (nil: anything). ok is false where it is not taken apart: it
// was followed before, it is not known where in its object it points, or the analysis names the variables it can point
// to, and not what it can hold (Shared.Loaded). Where there are more than most cases, or more than
// maxCases, there are two: the first, and the rest. With most 0 they are merged then. With ApartFirst a term of which
// it is not known where in some object it would lie is taken apart, too: that it leads into such an object is the
// last case, a rest that is merged. reach is what is accessed.
func (h *Heap) Cases(term *expr.Node, set pointsto.Set, most int, reach Extent, o Oracle) (cases []Case, ok bool) {
	if !h.Split || h.generation(set) > 0 || h.mayBeFreed(term, o) != expr.False {
		return nil, false
	}
	if _, done := h.primaryOf(term); done {
		return nil, false
	}
	if cases = h.loadedCases(term, o); len(cases) > 0 {
		return cases, true
	}
	if h.variables(set) != nil {
		return nil, false
	}
	places, typed := h.placings(term, set)
	if len(places) == 0 {
		return nil, false
	}
	fresh, inside, valid := expr.True, expr.False, false
	objects := h.candidates(set)
	for _, id := range objects {
		if h.Distinct(term, id) {
			continue
		}
		spans, known := h.spansIn(term, set, h.Get(id))
		if !known {
			into, ok := h.intoObject(term, h.Get(id))
			if _, sized := h.largest(set); !ok || !h.ApartFirst || sized { // merged, it is no larger than the largest
				return nil, false
			}
			inside = h.B.Or1(inside, into)
			continue
		}
		for _, sp := range spans {
			if sp.lo < 0 && h.outside(reach, sp.lo, h.Get(id).n) {
				valid = true
				continue
			}
			c := h.caseAt(term, id, sp)
			c.Is, c.Typed, c.Valid = h.B.And1(fresh, c.Is), typed, valid // those before exclude one another
			if c.Is == expr.False || !o.MayBeTrue(c.Is) {
				continue
			}
			if c.Is == expr.True || o.MustBeTrue(c.Is) {
				return append(cases, c), true
			}
			cases = append(cases, c)
			if most > 0 && len(cases) > min(most, maxCases) {
				return []Case{cases[0], {Obj: None, Is: h.B.Not(cases[0].Is), Rest: true}}, true
			}
			if len(cases) > maxCases {
				return nil, false // they are merged
			}
			fresh = h.B.And1(fresh, h.B.Not(h.caseAt(term, id, sp).Is))
		}
	}
	within := h.B.And1(fresh, inside)
	if fresh = h.B.And1(fresh, h.B.Not(inside)); !o.MayBeTrue(fresh) {
		return h.orWithin(cases, within, o)
	}
	cases, ok = h.freshCases(cases, term, places, Case{Obj: None, Is: fresh, Typed: typed, Valid: valid}, reach, o)
	if !ok {
		return nil, false
	}
	return h.orWithin(cases, within, o)
}

// loadedCases are the cases of a term that can hold only a few addresses, all of them in variables, and null: a valid
// one leads to one of these, and never to an object of its own. There are none where that is not known.
func (h *Heap) loadedCases(term *expr.Node, o Oracle) (cases []Case) {
	if h.Loaded == nil || term.Op() != expr.OpSym {
		return nil
	}
	null := false
	for _, v := range h.Loaded(term) {
		if v < NearNull {
			null = true
			continue
		}
		p := h.Find(v)
		if p == nil || p.kind != Global {
			return nil
		}
		is := h.B.Cmp(expr.EQ, h.Ptr, term.Value(), expr.Word(v))
		if o.MayBeTrue(is) {
			cases = append(cases, Case{Obj: p.id, At: expr.Word(v), Is: is})
		}
	}
	for i := range cases {
		cases[i].Valid = null
	}
	return cases
}

// orWithin adds to some cases the one that a term leads into an object of which it is not known where it would lie
// there. Alone it is not taken apart.
func (h *Heap) orWithin(cases []Case, within expr.Value, o Oracle) ([]Case, bool) {
	if len(cases) > 0 && within != expr.False && o.MayBeTrue(within) {
		cases = append(cases, Case{Obj: None, Is: within, Rest: true})
	}
	return cases, len(cases) > 0
}

// intoObject is the condition that a pointer leads into an object, or one past its end; of what a pointer of the
// initial state led to, into the room that is kept for that. known is false where nothing says how large it is.
func (h *Heap) intoObject(term *expr.Node, o *Object) (is expr.Value, known bool) {
	switch {
	case h.Windows != nil:
		return expr.True, false
	case !o.base.Concrete():
		return h.B.Cmp(expr.ULE, h.Ptr, h.minus(term.Value(), o.base), o.size), o.size != (expr.Value{})
	case o.kind == Unknown:
		before := int64(o.addr & (1<<h.windowShift() - 1))
		return h.caseAt(term, o.id, span{-before, 1<<h.windowShift() - 1 - before, 1, nil}).Is, true
	}
	return h.caseAt(term, o.id, span{0, o.n, 1, nil}).Is, o.n >= 0
}

// MayLead reports whether a term that was not followed yet, and may point to set, may lead into an object.
func (h *Heap) MayLead(term *expr.Node, set pointsto.Set, id ID) bool {
	o := h.Get(id)
	if !o.Initial() || o.kind == Internal || !mayAlias(set, o.node) || h.Distinct(term, id) {
		return false
	}
	spans, known := h.spansIn(term, set, o)
	return !known || len(spans) > 0
}

// Distinct reports whether a term and the one that led to an object first are results of two allocations, or each alone
// lead to what they lead to: of two objects, as both are valid.
func (h *Heap) Distinct(term *expr.Node, id ID) bool {
	if h.argumentsApart(term, h.Get(id)) || h.foreign(term, h.Get(id)) {
		return true
	}
	if h.Owners != nil && h.Get(id).kind != Unknown { // a variable, and what is in such a cell was allocated
		if _, allocated := h.soleOf(term); allocated {
			return true
		}
	}
	for e := h.expanded; e != nil; e = e.parent {
		if e.id == id && h.separate(term, e.term) {
			return true
		}
	}
	if h.Fresh == nil || term.Symbol() == nil || !h.Fresh(term.Symbol()) {
		return false
	}
	for e := h.expanded; e != nil; e = e.parent {
		if s := e.term.Symbol(); e.id == id && e.term != term && s != nil && e.term.Op() == expr.OpSym && h.Fresh(s) {
			return true
		}
	}
	return false
}

// caseAt is the case that a term points to some place of a known object.
func (h *Heap) caseAt(term *expr.Node, id ID, s span) Case {
	base := h.Get(id).base
	if s.stride == 0 {
		at := h.plus(base, expr.Word(uint64(s.lo)))
		return Case{Obj: id, At: at, Whole: s.whole, Is: h.B.Cmp(expr.EQ, h.Ptr, term.Value(), h.explained(id, at))}
	}
	off := h.minus(term.Value(), h.plus(h.explained(id, base), expr.Word(uint64(s.lo))))
	is := h.B.Cmp(expr.ULE, h.Ptr, off, expr.Word(uint64(s.hi-s.lo)))
	if s.stride > 1 {
		rest := h.B.Bin(expr.URem, h.Ptr, off, expr.Word(uint64(s.stride)))
		is = h.B.And1(is, h.B.Cmp(expr.EQ, h.Ptr, rest, expr.Word(0)))
	}
	return Case{Obj: id, At: term.Value(), Is: is}
}

// exactly reports whether the analysis says of a pointer which objects it may lead to, and where in them.
func exactly(set pointsto.Set) bool {
	_, _, exact := offsets(set)
	return exact && !hasUnknown(set)
}

// explained is an address in an object of the initial state over the term that led there first: a condition about it is
// one about the program's variables. Elsewhere it is the address.
func (h *Heap) explained(id ID, at expr.Value) expr.Value {
	if o := h.Get(id); o.kind != Unknown || !at.Concrete() {
		return at
	}
	var first *expansion
	for e := h.expanded; e != nil; e = e.parent {
		if e.id == id && e.at != (expr.Value{}) {
			first = e
		}
	}
	if first == nil {
		return at
	}
	return h.plus(first.term.Value(), h.minus(at, first.at))
}

// Explained is a pointer over terms of the initial state, where it was made plain.
func (h *Heap) Explained(p expr.Value) expr.Value {
	o := h.Named(p)
	if o == nil || o.kind != Unknown || !o.base.Concrete() {
		return p
	}
	return h.plus(h.explained(o.id, o.base), h.minus(p, o.base))
}

// Naming is a term of the initial state and the plain address that was chosen for it, where an object of its own was
// made for it.
type Naming struct {
	Term *expr.Node
	At   uint64
	ID   ID // the object that it leads to
}

// Namings are the terms that objects of their own were made for, oldest first. That another term leads to such an
// object, or that one leads to a variable or a local of a given frame, whose addresses are fixed, is a case of the
// initial state and no name.
func (h *Heap) Namings() (out []Naming) {
	for e := h.expanded; e != nil; e = e.parent {
		if o := h.Get(e.id); o != nil && o.kind == Unknown && e.at.Concrete() && e.at != (expr.Value{}) {
			out = append(out, Naming{e.term, e.at.W, e.id})
		}
	}
	slices.Reverse(out)
	named := map[ID]bool{}
	return slices.DeleteFunc(out, func(n Naming) bool {
		again := named[n.ID]
		named[n.ID] = true
		return again
	})
}

// FirstTerm is the term that was made first of those that lead into the object at an address, and the address that it
// leads to: a name of the object that does not depend on which of them was followed first. It is nil where none does.
func (h *Heap) FirstTerm(w uint64) (term *expr.Node, at uint64) {
	o := h.Find(w)
	if o == nil {
		return nil, 0
	}
	for e := h.expanded; e != nil; e = e.parent {
		if e.id == o.id && e.at.Concrete() && e.at != (expr.Value{}) && (term == nil || e.term.ID() < term.ID()) {
			term, at = e.term, e.at.W
		}
	}
	return term, at
}

// LedTo are the terms of the initial state that lead into an object, newest first.
func (h *Heap) LedTo(id ID) (out []*expr.Node) {
	for e := h.expanded; e != nil; e = e.parent {
		if e.id == id {
			out = append(out, e.term)
		}
	}
	return out
}

// Chosen reports whether a word is an address near the beginning of an object of the initial state that Take chose.
func (h *Heap) Chosen(w uint64) bool {
	const near = 1 << 20
	if w < h.Layout.UnknownLo || w >= h.Layout.UnknownHi {
		return false
	}
	o := h.searchUnknown(w)
	return o != nil && w+near >= o.addr && w < o.addr+near
}

// bufferRoom is how many bytes before what a pointer to a number or a character leads to there may be: it may have gone
// on through a buffer.
const bufferRoom = 4096

// roomBefore is how many bytes before what a pointer to a structure leads to there may be, where that is a part of a
// larger one.
func (h *Heap) roomBefore() int64 {
	if h.Ptr == 32 {
		return 1 << 12
	}
	return 1 << 16
}

// hasUnknown reports whether a pointer may lead to what the program does not define.
func hasUnknown(set pointsto.Set) bool { return set.Has(pointsto.UnknownNode) }

// spansIn are where in an object a term may point; known is false where they are too many.
func (h *Heap) spansIn(term *expr.Node, set pointsto.Set, o *Object) (at []span, known bool) {
	if places, each := placingsOf(set); each && o.exact {
		for _, p := range places {
			if mayAlias(p.Set, o.node) {
				at = append(at, span{p.Lo, p.Lo, 0, nil})
			}
		}
		return at, true
	}
	t := h.pointee(term)
	if t == nil {
		return nil, false
	}
	at, known = h.embeddings(t, o)
	if known && o.kind == Unknown && o.exact && !scalar(t) && o.typ != nil && alike(o.typ, t) {
		at = h.elements(at, set, o, t.Size)
	}
	switch {
	case !known || len(at) > 0:
	case !hasUnknown(set) && named(set, o.node):
		return nil, false // an arena, or memory that is used again for something else
	case o.kind == Unknown && o.converted && h.isConverted(term):
		// one block may be taken for two structures, each from its beginning
		return []span{{o.origin, o.origin, 0, nil}}, true
	}
	return at, known
}

// elements adds to where a structure of size bytes lies in an object that begins with one those elements of an array of
// them that a pointer to set may lead to by the analysis of what points where: it says that allocations have such a
// pointer, so many elements behind their first.
func (h *Heap) elements(at []span, set pointsto.Set, o *Object, size int64) []span {
	last := int64(0)
	for _, t := range set {
		switch here := o.node.Has(t.Node); {
		case !here || t.Exact() && t.Lo < size || h.Points == nil:
		case !t.Unbounded():
			last = max(last, t.Hi-t.Hi%size)
		case t.Stride%size == 0:
			last = max(last, 1<<h.windowShift()-2*int64(h.Layout.ObjectStart)-size)
		}
	}
	if last = last - last%size; last < size {
		return at
	}
	return append(at, span{size, last, size, nil})
}

// named reports whether the analysis names an object that a pointer to set may lead to as one of node: where all are
// named, types say at most where in it.
func named(set, node pointsto.Set) bool {
	return slices.ContainsFunc(set, func(t pointsto.Target) bool { return node.Has(t.Node) })
}

// Take goes on with one of the cases of a term.
func (h *Heap) Take(term *expr.Node, c Case, o Oracle) {
	if c.Obj != None {
		h.name(term, c.Obj, c.At)
		if c.At.Concrete() {
			o.AssumeAs(h.B.Cmp(expr.EQ, h.Ptr, term.Value(), c.At), expr.Naming)
		}
		if c.Whole != nil {
			h.grow(c, o)
		}
		h.factsOfAlias(term, c, o)
		return
	}
	lo, set := c.From.Lo, c.From.Set
	base, end, _ := h.window(term, lo)
	o.AssumeAs(h.B.Cmp(expr.EQ, h.Ptr, term.Value(), c.At), expr.Naming)
	id := h.newPrimary(term, c.From.behind, expr.Word(base), set, nil, false, o)
	p := h.Own(id)
	p.endSlot = (end-1)>>h.Layout.SlotShift + 1
	p.typ, p.converted, p.origin = h.pointee(term), h.isConverted(term), lo
	p.exact = exactly(set) || c.From.behind != ""
	h.lead(p.born.Symbol(), lo)
	if p.size.N != nil && p.size.N.Op() == expr.OpSym {
		h.lead(p.size.N.Symbol(), lo)
	}
	if p.exact && h.Settled != nil {
		h.settle(p, set, o)
	}
	if p.exact && h.Related != nil {
		h.relate(p, set, o)
	}
	if p.allowed != expr.True {
		o.Assume(p.allowed)
		p.presumed = true
	}
	h.expanded.at = c.At
}

// grow says that an object that was reached as a part is a part of a larger one.
func (h *Heap) grow(c Case, o Oracle) {
	p := h.Get(c.Obj)
	part, at := p.typ, p.origin-int64(c.At.W-p.addr) // where in the larger one the part lies
	h.Reach(p.id, expr.True, expr.Word(uint64(p.origin-at)), o)
	p = h.Own(p.id)
	p.typ, p.origin, p.before, p.left = c.Whole, p.origin-at, max(0, p.before-at), p.left || p.row
	h.siblings(p, at, part)
}

// Widen says that an object which was taken to be a structure is a part of a larger one, t, which begins at an offset
// in it; false where t has no such part there.
func (h *Heap) Widen(id ID, t *ir.Type, at int64, o Oracle) bool {
	p := h.Get(id)
	if !p.Loose() || p.left || p.row || scalar(p.typ) || opaque(t) || alike(t, p.typ) || at > p.origin {
		return false
	}
	if !liesIn(p.typ, p.origin, t, at) {
		return false
	}
	h.grow(Case{Obj: id, At: expr.Word(p.addr + uint64(at)), Whole: t}, o)
	return true
}

// siblings notes where other objects that pointers of the initial state led to may be parts of one that turned out to
// be larger, other than at at, where the part was that it was taken for.
func (h *Heap) siblings(p *Object, at int64, part *ir.Type) {
	h.All(func(o *Object) {
		if o.id == p.id || !o.Loose() {
			return
		}
		eachEmbedded(p.typ, o.typ, 0, func(s span) bool {
			// One in the other was looked at when the second was followed.
			nested := s.stride == 0 && (liesIn(part, at, o.typ, s.lo) || liesIn(o.typ, s.lo, part, at))
			h.Lost = h.Lost || !nested
			return true
		})
	})
}

// liesIn reports whether a t at an offset is a part of an of at another.
func liesIn(t *ir.Type, at int64, of *ir.Type, start int64) bool {
	return !eachEmbedded(of, t, start, func(s span) bool { return s.stride > 0 || s.lo != at })
}

// FieldRange is what an integer field of an object holds, seen as a signed number: Bits bits at Off bytes.
type FieldRange struct {
	Off         int64
	Bits        int
	Least, Most int64
}

// settle constrains the first contents of an object by what its fields hold in every published one.
func (h *Heap) settle(p *Object, set pointsto.Set, o Oracle) {
	for _, r := range h.Settled(set) {
		v := h.B.Read(p.born, expr.Word(uint64(r.Off)), r.Bits/8)
		word := func(n int64) expr.Value { return expr.Word(uint64(n) & (^uint64(0) >> (64 - r.Bits))) }
		o.AssumeAs(
			h.B.And1(h.B.Cmp(expr.SLE, r.Bits, word(r.Least), v), h.B.Cmp(expr.SLE, r.Bits, v, word(r.Most))),
			expr.Fact,
		)
	}
}

// FieldAt is a field of an object: Bits bits at Off bytes.
type FieldAt struct {
	Off  int64
	Bits int
}

// Relation is what holds of fields of an object: Reads are their places, Cond is of what they hold.
type Relation struct {
	Reads []FieldAt
	Cond  func(values []expr.Value) expr.Value
}

// relate constrains the first contents of an object by what locks keep in every published one.
func (h *Heap) relate(p *Object, set pointsto.Set, o Oracle) {
	for _, r := range h.Related(set) {
		var values []expr.Value
		for _, f := range r.Reads {
			values = append(values, h.B.Read(p.born, expr.Word(uint64(f.Off)), f.Bits/8))
		}
		o.AssumeAs(r.Cond(values), expr.Fact)
	}
}

// factsOfAlias constrains the first contents of the known object that a term turned out to point into by what must
// reach what the term points to.
func (h *Heap) factsOfAlias(term *expr.Node, c Case, o Oracle) {
	obj := h.Get(c.Obj)
	if h.Reaching == nil || obj.born == nil {
		return
	}
	start := h.minus(term.Value(), obj.base)
	if c.At.Concrete() && obj.base.Concrete() {
		start = h.minus(c.At, obj.base)
	}
	for _, f := range h.Reaching(term) {
		o.AssumeAs(h.B.Cmp(expr.EQ, f.Bytes*8, h.B.Read(obj.born, h.plus(start, f.Off), f.Bytes), f.Val), expr.Fact)
	}
}

// name remembers that a term is the address at, in an object.
func (h *Heap) name(term *expr.Node, id ID, at expr.Value) {
	h.remember(term, id)
	if at.Concrete() {
		h.expanded.at = at
	}
}

// Plain is a pointer in which the terms that were taken apart are the addresses that they have in this state.
func (h *Heap) Plain(p expr.Value) expr.Value {
	if p.Concrete() || h.expanded == nil {
		return p
	}
	if choiceIn(p.N) != nil && p.N.Op() != expr.OpRead {
		by := map[*expr.Node]expr.Value{}
		for e := h.expanded; e != nil; e = e.parent {
			if e.at != (expr.Value{}) {
				by[e.term] = e.at
			}
		}
		if len(by) == 0 {
			return p
		}
		return h.B.Subst(p, by)
	}
	terms, _ := h.B.Linear(h.Ptr, p)
	for _, t := range terms {
		for e := h.expanded; e != nil; e = e.parent {
			if e.term == t.N && e.at != (expr.Value{}) {
				by := h.B.Bin(expr.Mul, h.Ptr, h.minus(e.at, t.N.Value()), expr.Word(t.Coef))
				p = h.plus(p, by)
			}
		}
	}
	return p
}

// Unexplained is the term of a pointer that has to be taken apart before it is followed, and what it may point to; nil
// where there is none.
func (h *Heap) Unexplained(p expr.Value, hint pointsto.Set, ptrs Pointers) (*expr.Node, pointsto.Set) {
	if p.Concrete() || !h.Split || choiceIn(p.N) != nil {
		return nil, nil
	}
	terms, k := h.B.Linear(h.Ptr, p)
	if h.Find(k) != nil {
		return nil, nil
	}
	base := PointerTerm(terms, ptrs)
	if base == nil {
		base = p.N
	}
	if _, done := h.primaryOf(base); done || !h.ofInitialState(base) {
		return nil, nil
	}
	set, known := h.targets(base, ptrs)
	off := h.minus(p, base.Value())
	if !known && off.Concrete() && hint != nil {
		set = h.Points.Shift(hint, -int64(off.W), -int64(off.W))
	}
	return base, set
}
