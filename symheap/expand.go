package symheap

import (
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A primary is an expanded object together with the term it was expanded for.

// HeapFact is a must-reach definition of initial memory: Bytes bytes at Off behind where a pointer points
// hold Val (R_heap, Bergan §3.2).
type HeapFact struct {
	Off   expr.Value
	Bytes int
	Val   expr.Value
}

// Expand is the object that a pointer term of the initial state points into: the primary object
// expanded for it before, the object it must be equal to, or a new primary (Bergan §3.1,
// addPrimary). set is what the term may point to (nil: anything). Where too many objects are candidates
// (ResolveWithin), it is none.
func (h *Heap) Expand(term *expr.Node, set pointsto.Set, o Oracle) (id ID, fresh bool) {
	if id, ok := h.primaryOf(term); ok {
		return id, false
	}
	known, vars := h.candidates(set), h.variables(set)
	closed := vars != nil
	if len(vars) == 1 {
		h.remember(term, vars[0])
		return vars[0], false
	}
	base := h.baseOf(term, set, known, o)
	known = h.notDistinct(term, base, known, o)
	if c, decided := h.crowded(term, set, base, known, o); decided {
		known = []ID{c}
	} else if h.limit.over {
		return None, false
	}
	var aliases []ID
	for _, c := range known {
		same := h.B.Cmp(expr.EQ, h.Ptr, base, h.Get(c).base)
		where := h.byType(term, set, h.Get(c))
		if where == expr.False || !o.MayBeTrue(same) {
			continue
		}
		if where != expr.True {
			o.Assume(h.B.Or1(h.B.Not(same), where))
		}
		if o.MustBeTrue(same) {
			h.remember(term, c)
			return c, false
		}
		aliases = append(aliases, c)
	}
	return h.newPrimary(term, "", base, set, aliases, closed && len(aliases) > 0, o), true
}

// notDistinct are those of some objects that a term is not known to lead apart from. That it does not lead to the
// others, unless it is null, is assumed as the fact that it is: a state that is built for this path has to have it.
func (h *Heap) notDistinct(term *expr.Node, base expr.Value, known []ID, o Oracle) []ID {
	return slices.DeleteFunc(known, func(c ID) bool {
		if !h.Distinct(term, c) {
			return false
		}
		same := h.B.Cmp(expr.EQ, h.Ptr, base, h.Get(c).base)
		null := h.B.Cmp(expr.EQ, h.Ptr, term.Value(), expr.Word(0))
		if fact := h.B.Or1(null, h.B.Not(same)); fact != expr.True {
			o.AssumeAs(fact, expr.Fact)
		}
		return true
	})
}

// expansion remembers which object a term was resolved to.
type expansion struct {
	parent *expansion
	term   *expr.Node
	id     ID
	at     expr.Value // the term, where it is a plain address; otherwise nothing
	n      int        // how many there are with it
}

func (h *Heap) primaryOf(term *expr.Node) (ID, bool) {
	for e := h.expanded; e != nil; e = e.parent {
		if e.term == term {
			return e.id, true
		}
	}
	return None, false
}

// Expanded reports whether a primary was made: until then no object may be one with another.
func (h *Heap) Expanded() bool { return h.expanded != nil }

func (h *Heap) remember(term *expr.Node, id ID) {
	h.expanded = &expansion{parent: h.expanded, term: term, id: id, n: h.Expansions() + 1}
}

// Expansions is how many terms have been resolved to an object.
func (h *Heap) Expansions() int {
	if h.expanded == nil {
		return 0
	}
	return h.expanded.n
}

// Resolved tells of the terms that have been resolved, youngest first, and the objects they lead to.
func (h *Heap) Resolved(f func(term *expr.Node, id ID)) {
	for e := h.expanded; e != nil; e = e.parent {
		f(e.term, e.id)
	}
}

// baseOf is the address of the object that term points into: term less its offset, which the
// points-to analysis knows exactly, or which is an unknown x_off.
//
// An object that a pointer led to because of its type alone has room in front of it, as it may be a part, or an
// element, of a larger one. A pointer of which it is known where in its allocation it leads, leads so far behind where
// that allocation begins in the object.
func (h *Heap) baseOf(term *expr.Node, set pointsto.Set, known []ID, o Oracle) expr.Value {
	v := expr.Value{N: term}
	lo, hi, exact := offsets(set)
	loose := slices.DeleteFunc(slices.Clone(known), func(c ID) bool { return !h.hasRoom(c) })
	if exact && len(loose) == 0 {
		return h.minus(v, expr.Word(uint64(lo)))
	}
	name := h.display(term) + ".offset"
	off := h.property(h.B.NewSymbol(name, h.Ptr, expr.Size), Property{Term: term, Kind: Offset})
	if exact {
		base, first := h.minus(v, off), expr.Word(uint64(lo))
		where := h.B.Cmp(expr.EQ, h.Ptr, off, first)
		for _, c := range loose {
			there := h.B.Cmp(expr.EQ, h.Ptr, off, h.plus(h.Start(c, o), first))
			where = h.B.Or1(where, h.B.And1(h.B.Cmp(expr.EQ, h.Ptr, base, h.Get(c).base), there))
		}
		o.Assume(where)
		return base
	}
	o.Assume(h.B.Cmp(expr.ULE, h.Ptr, off, expr.Word(uint64(hi))))
	if lo > 0 {
		o.Assume(h.B.Cmp(expr.ULE, h.Ptr, expr.Word(uint64(lo)), off))
	}
	return h.minus(v, off)
}

// hasRoom reports whether an object may begin in front of where a pointer led into it.
func (h *Heap) hasRoom(id ID) bool { return h.Get(id).Loose() && h.Get(id).lowest() > 0 }

// offsets is the range of offsets of a points-to set, in bytes.
func offsets(set pointsto.Set) (lo, hi int64, exact bool) {
	const far = 1 << 31
	if len(set) == 0 {
		return 0, far, false
	}
	lo, hi = far, 0
	for _, t := range set {
		if t.Unbounded() {
			return 0, far, false
		}
		lo, hi = min(lo, t.Lo), max(hi, t.Hi)
	}
	return max(lo, 0), hi, lo == hi && lo >= 0
}

// candidates are the initial and primary objects that a pointer to set may point into.
func (h *Heap) candidates(set pointsto.Set) []ID {
	var out []ID
	h.All(func(c *Object) {
		if c.Initial() && c.kind != Internal && mayAlias(set, c.node) {
			out = append(out, c.id)
		}
	})
	return out
}

// mayAlias takes the absence of knowledge as "anything".
func mayAlias(a, b pointsto.Set) bool { return a == nil || b == nil || pointsto.MayAlias(a, b) }

// newPrimary makes the primary object of a term. Where it must be one of its aliases (closed), the chain of
// equation (1) needs no fresh end.
// Of several places in their objects where the term may point, behind says which it is; else it is empty.
func (h *Heap) newPrimary(
	term *expr.Node, behind string, base expr.Value, set pointsto.Set, aliases []ID, closed bool, o Oracle,
) ID {
	name := h.display(term)
	whole, origin := behindName(name, behind), expr.Heap
	if h.generation(set) > 0 { // what is there now is not known to have been there at the start
		origin = expr.Havoc
	}
	contents := h.B.SymArray(h.contentsName(whole, set), origin)
	h.contentsOf(contents, set)
	h.nameMembers(contents, h.pointedType(term), name+"->", "*"+name)
	h.property(contents.Symbol(), Property{Term: term, Kind: Contents, Generation: h.generation(set)})
	size, _, known := h.allocated(term)
	if !known {
		size = h.property(h.B.NewSymbol("sizeof *"+whole, h.Ptr, expr.Size), Property{Term: term, Kind: Size})
	}
	fresh := h.unknownRegion(base, size)
	live := expr.True
	if freed := h.mayBeFreed(term, o); freed != expr.False {
		live = h.B.Or1(
			h.B.Not(freed),
			h.property(h.B.NewSymbol("live *"+whole, 1, expr.Live), Property{Term: term, Kind: Live}),
		)
	}
	under, allowed, bornLive := contents, fresh, live
	if closed { // whoever follows it assumes that it is one of them
		last := h.Get(aliases[0])
		under, allowed, size, live = h.array(last.id), expr.False, last.size, last.live
	}
	for _, a := range aliases {
		obj := h.Get(a)
		same := h.B.Cmp(expr.EQ, h.Ptr, base, obj.base)
		under = h.B.IteArray(same, h.array(a), under)
		size = h.B.Ite(h.Ptr, same, obj.size, size)
		live = h.B.Ite(1, same, obj.live, live)
		if obj.kind == Unknown { // null pointers have objects, too, which lie anywhere
			same = h.B.And1(same, obj.allowed)
		}
		allowed = h.B.Or1(allowed, same)
	}
	d := h.ownDirectory(Primaries)
	id := makeID(Primaries, h.ordinal(term))
	d.put(&Object{
		epoch: h.epoch, id: id, kind: Unknown, base: base, n: -1, size: size, live: live,
		name: "*" + whole, node: set, aliases: aliases, under: under, allowed: allowed,
		born: contents, bornLive: bornLive, addr: base.W,
	}, h)
	for _, a := range aliases {
		other := h.Own(a)
		other.aliases = append(other.aliases[:len(other.aliases):len(other.aliases)], id)
	}
	h.remember(term, id)
	h.applyFacts(term, id, contents, o)
	h.applySize(term, id, o)
	return id
}

// behindName is a name for the object that begins so many bytes before where a pointer leads: "(p-8)"; "p" for nothing.
func behindName(name, behind string) string {
	if behind == "" || behind == "+0" {
		return name
	}
	return "(" + name + behind + ")"
}

// presume assumes of a pointer that is followed where guard holds that it is valid: it lies in the one variable that
// it can point to, or at its end; or its object lies where an object of the initial state can lie. A
// pointer that is not followed may be null, or anything.
func (h *Heap) presume(term *expr.Node, set pointsto.Set, id ID, guard expr.Value, o Oracle) {
	obj, valid := h.Get(id), expr.True
	switch {
	case obj.kind != Unknown && h.variables(set) != nil:
		valid = h.B.Cmp(expr.ULE, h.Ptr, h.minus(expr.Value{N: term}, obj.base), obj.size)
	case obj.kind == Unknown && !obj.presumed:
		valid = obj.allowed
		if guard == expr.True {
			h.Own(id).presumed = true
		}
	}
	if c := h.B.Or1(h.B.Not(guard), valid); c != expr.True {
		o.Assume(c)
	}
}

// applyFacts constrains the fresh contents by what must reach them (Bergan §3.2).
func (h *Heap) applyFacts(term *expr.Node, id ID, contents *expr.Array, o Oracle) {
	if h.Reaching == nil || h.generation(h.Get(id).node) > 0 {
		return
	}
	start := h.minus(expr.Value{N: term}, h.Get(id).base)
	for _, f := range h.Reaching(term) {
		o.AssumeAs(h.B.Cmp(expr.EQ, f.Bytes*8, h.B.Read(contents, h.plus(start, f.Off), f.Bytes), f.Val), expr.Fact)
	}
}

// allocated is the size that was asked for where the allocation returned a pointer term, if that is known, and there,
// that this is no null pointer: such a one has an object, too, of no bytes.
func (h *Heap) allocated(term *expr.Node) (bytes, there expr.Value, ok bool) {
	if h.Allocated == nil || term.Op() != expr.OpSym {
		return bytes, there, false
	}
	if bytes, ok = h.Allocated(term.Symbol()); !ok {
		return bytes, there, false
	}
	there = h.B.Cmp(expr.ULE, h.Ptr, expr.Word(h.Layout.UnknownLo), term.Value())
	return h.B.Ite(h.Ptr, there, bytes, expr.Word(0)), there, true
}

// Most is how many bytes an object of the initial state has at most, where all that the program allocates for a pointer
// to it is of known size.
func (h *Heap) Most(o *Object) (bytes uint64, known bool) {
	if o.kind != Unknown || o.size.Concrete() || o.typ != nil && !o.exact || slices.ContainsFunc(o.aliases, h.hasRoom) {
		return 0, false // its size counts what is in front of it, too
	}
	return h.largest(o.node)
}

// largest is how many bytes the largest of some objects has, where the sizes of all are known.
func (h *Heap) largest(set pointsto.Set) (bytes uint64, known bool) {
	if h.Points == nil || len(set) == 0 {
		return 0, false
	}
	for _, t := range set {
		info := h.Points.Info(t.Node)
		if info.Size < 0 {
			return 0, false
		}
		bytes = max(bytes, uint64(info.Size))
	}
	return bytes, true
}

// applySize says that the object of a pointer that an allocation has returned begins there and has the size that was
// asked for, whichever of its aliases it is, unless that is null.
func (h *Heap) applySize(term *expr.Node, id ID, o Oracle) {
	bytes, there, ok := h.allocated(term)
	if !ok {
		return
	}
	obj := h.Get(id)
	is := h.B.And1(h.B.Cmp(expr.EQ, h.Ptr, obj.base, term.Value()), h.B.Cmp(expr.EQ, h.Ptr, obj.size, bytes))
	for _, a := range obj.aliases {
		if h.hasRoom(a) { // there it begins further behind
			begin := h.minus(term.Value(), obj.base)
			there := h.B.And1(
				h.B.Cmp(expr.EQ, h.Ptr, begin, h.Start(a, o)),
				h.B.Cmp(expr.EQ, h.Ptr, obj.size, h.plus(begin, bytes)),
			)
			is = h.B.Or1(is, h.B.And1(h.B.Cmp(expr.EQ, h.Ptr, obj.base, h.Get(a).base), there))
		}
	}
	if c := h.B.Or1(h.B.Not(there), is); c != expr.True {
		o.AssumeAs(c, expr.Fact)
	}
}

// unknownRegion says that an object of that base and size lies where only unknown objects lie.
func (h *Heap) unknownRegion(base, size expr.Value) expr.Value {
	lo, hi := h.Layout.UnknownLo, h.Layout.UnknownHi
	inside := h.B.And1(h.B.Cmp(expr.ULE, h.Ptr, expr.Word(lo), base), h.B.Cmp(expr.ULT, h.Ptr, base, expr.Word(hi)))
	return h.B.And1(inside, h.B.Cmp(expr.ULE, h.Ptr, size, h.minus(expr.Word(hi), base)))
}

// contentsOf remembers whose first contents an array root is.
func (s *Shared) contentsOf(root *expr.Array, set pointsto.Set) {
	if root == nil || root.Symbol() == nil || set == nil {
		return
	}
	objects := make(pointsto.Set, len(set))
	for i, t := range set {
		objects[i] = pointsto.Target{Node: t.Node}
	}
	s.roots[root.Symbol()] = pointsto.Union(s.roots[root.Symbol()], objects) // another path may know less
}

// Stored is what a pointer read from the first contents of an object may point to, by the points-to
// analysis of memory; false where the term is no such read, or the object is not known.
func (s *Shared) Stored(term *expr.Node) (pointsto.Set, bool) {
	if s.Points == nil || term.Op() != expr.OpRead || term.Width() != s.Ptr {
		return nil, false
	}
	root := term.Kids()[0].Symbol()
	objects, ok := s.roots[root]
	if root == nil || !ok {
		return nil, false
	}
	delta, from := int64(0), s.Points.Any(objects)
	if at := term.Kids()[1]; at.Op() == expr.OpConst {
		delta, from = int64(at.Word()), objects
	}
	set := s.Points.Load(from, delta, int64(s.Ptr/8))
	if set == nil {
		set = pointsto.Set{} // known to point to nothing
	}
	return set, true
}

// Typed says that an array root is the contents of a variable of a C type, so that reads of it print as a C
// programmer would write them.
func (s *Shared) Typed(root *expr.Array, t *ir.Type, name string) { s.nameMembers(root, t, name, name) }

// nameMembers names the members of a root: prefix before a member's path, whole for the object itself.
func (s *Shared) nameMembers(root *expr.Array, t *ir.Type, prefix, whole string) {
	sym := root.Symbol()
	if t == nil || sym == nil {
		return
	}
	s.types[sym] = t
	sym.Typed = s
	sym.Member = func(off, n int64) string {
		off, part := s.part(sym, off, n)
		if part == nil {
			return ""
		}
		path := t.Path(off)
		if path == "" {
			return whole
		}
		if prefix != whole { // behind an arrow
			return prefix + path[1:]
		}
		return prefix + path
	}
}

// part is the member of n bytes that lies at an offset in the contents of a root with a type, and where in that type; t
// is nil where there is none. In another state the object may begin elsewhere before what its pointer leads to: a
// structure is shorter than the room that is left there, so that at most one of these places has a member.
func (s *Shared) part(root *expr.Symbol, off, n int64) (at int64, t *ir.Type) {
	at = off - s.born[root].Lead
	t = s.types[root].At(at, n)
	for _, lead := range s.leads[root] {
		if t == nil {
			at = off - lead
			t = s.types[root].At(at, n)
		}
	}
	return at, t
}

// TypeOf is the C type of a variable whose contents a root is, of what a pointer leads to whose object's contents it
// is, or of a symbol that is a pointer; nil where that is not known.
func (s *Shared) TypeOf(sym *expr.Symbol) *ir.Type { return s.types[sym] }

// MemberAt is where in the type of a root the scalar of n bytes lies that is read at an offset of its contents; t is
// nil where there is none.
func (s *Shared) MemberAt(root *expr.Symbol, off, n int64) (at int64, t *ir.Type) {
	return s.part(root, off, n)
}

// pointedType is the type that a pointer term points to, where the term is a typed variable.
func (s *Shared) pointedType(term *expr.Node) *ir.Type {
	var t *ir.Type
	switch term.Op() {
	case expr.OpRead:
		if root := term.Kids()[0].Symbol(); root != nil && term.Kids()[1].Op() == expr.OpConst {
			_, t = s.part(root, int64(term.Kids()[1].Word()), int64(term.Width()/8))
		}
	case expr.OpSym:
		if !s.clashing[term.Symbol()] {
			t = s.types[term.Symbol()]
		}
	}
	if t == nil || t.Kind != ir.PointerTo {
		return nil
	}
	return t.Elem
}

// TypedPointer says that a symbol is a variable of a C type; converted: a void pointer that is converted to that. What
// is a void pointer in one frame and a pointer to a structure in another, which it was passed to or by, is converted to
// that; where two frames, or two variables of one, convert it to different ones, it leads to anything.
func (s *Shared) TypedPointer(sym *expr.Symbol, t *ir.Type, converted bool) {
	old, known := s.types[sym]
	switch {
	case !known:
	case structured(old) && void(t):
		t, converted = old, true
	case void(old) && structured(t):
		converted = true
	case structured(old) && structured(t) && !alike(old.Elem, t.Elem) &&
		(converted || s.converted[sym] || !embeds(old.Elem, t.Elem) && !embeds(t.Elem, old.Elem)):
		s.clashing[sym] = true
	}
	s.types[sym], s.converted[sym] = t, converted
	sym.Typed = s
}

func structured(t *ir.Type) bool {
	return t != nil && t.Kind == ir.PointerTo && t.Elem != nil && (t.Elem.Kind == ir.Struct || t.Elem.Kind == ir.Union)
}

func void(t *ir.Type) bool { return t != nil && t.Kind == ir.PointerTo && t.Elem == nil }

// isConverted reports whether the type of a pointer term is one that a void pointer is converted to: somebody else may
// convert it to another.
func (s *Shared) isConverted(term *expr.Node) bool {
	return term.Op() == expr.OpSym && s.converted[term.Symbol()]
}

// contentsName tells the contents before a havoc from those after it.
func (h *Heap) contentsName(name string, set pointsto.Set) string {
	n := h.generation(set)
	if n == 0 {
		return "*" + name
	}
	return fmt.Sprintf("*%s after havoc %d", name, n)
}

// generation counts the havocs that may have changed what a pointer to set leads to: all of them, or none where code
// outside the program reaches nothing of it.
func (h *Heap) generation(set pointsto.Set) int {
	outside := func(t pointsto.Target) bool { return h.Points.Outside(t.Node) }
	if h.Generation > 0 && h.Points != nil && len(set) > 0 && !slices.ContainsFunc(set, outside) {
		return 0
	}
	return h.Generation
}

// display is a name for a term that no other term has, the same in every state of the run.
func (h *Heap) display(term *expr.Node) string {
	name := term.String()
	if len(name) > 60 {
		name = name[:57] + "…"
	}
	for i := 2; ; i++ {
		if t, taken := h.names[name]; !taken || t == term {
			h.names[name] = term
			return name
		}
		name = fmt.Sprintf("%s#%d", term.String()[:min(len(term.String()), 57)], i)
	}
}

// Axioms is what holds of the addresses of primary objects although no path condition says so:
// two of them that may be one are, or lie apart; others lie apart. (A primary equals an initial object or lies in the
// region of unknown ones: its path condition says that.) A model that violates one describes no real state.
func (h *Heap) Axioms() expr.Value {
	var prim []*Object
	h.All(func(o *Object) {
		if o.kind == Unknown {
			prim = append(prim, o)
		}
	})
	var out []*expr.Node
	for i, p := range prim {
		for _, q := range prim[:i] {
			switch a := h.B.Or1(h.MayBeOne(p.id, q.id), h.apart(p, q)); {
			case a == expr.False:
				return a
			case a != expr.True:
				out = append(out, a.N)
			}
		}
	}
	return h.B.AndAll(out)
}

// apart says that two objects share no byte; their ends do not wrap around (see unknownRegion).
func (h *Heap) apart(p, q *Object) expr.Value {
	return h.B.Or1(
		h.B.Cmp(expr.ULE, h.Ptr, h.plus(p.base, p.size), q.base),
		h.B.Cmp(expr.ULE, h.Ptr, h.plus(q.base, q.size), p.base))
}
