package symheap

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/pointsto"
)

// Oracle decides about conditions under the present path condition.
type Oracle interface {
	MayBeTrue(c expr.Value) bool  // an unknown counts as true
	Excluded(c expr.Value) bool   // known without a search to be false: never of what may be true
	MustBeTrue(c expr.Value) bool // an unknown counts as false
	Assume(c expr.Value)          // conjoin: a heap invariant that is assumed
	// AssumeAs conjoins a heap invariant that is known (expr.Fact), or names a term (expr.Naming).
	AssumeAs(c expr.Value, role expr.Role)
	// Example is a value that v can have where cond holds; found is false where cond cannot hold, known where
	// the solver decided.
	Example(cond, v expr.Value) (w uint64, found, known bool)
}

// Pointers says what is known of pointer terms.
type Pointers interface {
	// Pointer reports whether the path has used the term as a pointer, and what it may point to (nil:
	// anything).
	Pointer(term *expr.Node) (pointsto.Set, bool)
}

// Place is one possibility of where a pointer points: Off bytes into Obj, where Guard holds. Obj is
// None where the pointer is no address of any object: then Off is the pointer itself. Where Open is
// set nothing is known: whoever goes on there must say that behaviour is missing.
type Place struct {
	Guard expr.Value
	Obj   ID
	Off   expr.Value
	Fresh bool // Obj was expanded for this access
	Open  bool
}

// leaf is one alternative of a pointer without a choice in it.
type leaf struct {
	guard, p expr.Value
	open     bool // a mixture of bytes that no rule takes apart
}

// Resolve lists where p may point, expanding what is reached for the first time. hint is what the
// points-to analysis says of p itself (nil: anything). The guards are disjoint and cover everything
// the path allows (Bergan §3.1, "Compound Symbolic Pointer Expressions").
func (h *Heap) Resolve(p expr.Value, hint pointsto.Set, ptrs Pointers, o Oracle) []Place {
	return h.ResolveWhere(expr.True, p, hint, ptrs, o)
}

// ResolveWhere is Resolve of a pointer that is followed only where guard holds.
func (h *Heap) ResolveWhere(guard, p expr.Value, hint pointsto.Set, ptrs Pointers, o Oracle) []Place {
	p = h.Plain(p)
	if p.Concrete() {
		return []Place{h.concrete(p, guard)}
	}
	leaves := h.split(leaf{guard: guard, p: p}, o)
	out := make([]Place, 0, len(leaves))
	for _, l := range leaves {
		if out = h.place(out, l, hint, ptrs, o); h.limit.over {
			return nil
		}
	}
	return h.joined(out)
}

func (h *Heap) concrete(p, guard expr.Value) Place {
	if obj := h.Find(p.W); obj != nil {
		return Place{Guard: guard, Obj: obj.id, Off: h.minus(p, obj.base)}
	}
	return Place{Guard: guard, Obj: None, Off: p}
}

func (h *Heap) minus(a, b expr.Value) expr.Value { return h.B.Bin(expr.Sub, h.Ptr, a, b) }
func (h *Heap) plus(a, b expr.Value) expr.Value  { return h.B.Bin(expr.Add, h.Ptr, a, b) }

// place finds the object of one alternative: a concrete address with a symbolic offset, a term of the
// initial state, or whatever the solver can make of it.
func (h *Heap) place(out []Place, l leaf, hint pointsto.Set, ptrs Pointers, o Oracle) []Place {
	if l.open {
		return append(out, Place{Guard: l.guard, Obj: None, Off: l.p, Open: true})
	}
	if l.p.Concrete() {
		return append(out, h.concrete(l.p, l.guard))
	}
	terms, k := h.B.Linear(h.Ptr, l.p)
	if obj := h.around(k, l, hint, o); obj != nil {
		return append(out, Place{Guard: l.guard, Obj: obj.id, Off: h.minus(l.p, obj.base)})
	}
	base := PointerTerm(terms, ptrs)
	if base == nil {
		base = l.p.N
	}
	if !h.ofInitialState(base) {
		return h.enumerate(out, l, o)
	}
	set, known := h.targets(base, ptrs)
	off := h.minus(l.p, expr.Value{N: base})
	if !known && off.Concrete() && hint != nil {
		set = h.Points.Shift(hint, -int64(off.W), -int64(off.W))
	}
	if _, expanded := h.primaryOf(base); !expanded {
		if vars := h.variables(set); vars != nil && len(vars) <= maxVariables && exactTargets(set) {
			return h.among(out, l, base, set, vars, o)
		}
	}
	id, fresh := h.Expand(base, set, o)
	if h.limit.over {
		return out
	}
	h.presume(base, set, id, l.guard, o)
	return append(out, Place{Guard: l.guard, Obj: id, Off: h.minus(l.p, h.Get(id).base), Fresh: fresh})
}

// targets is what a term of the initial state may point to (nil: anything), and whether it is known to be a pointer: by
// what the path has seen, by the definition it stands for, or by what it was read from.
func (h *Heap) targets(term *expr.Node, ptrs Pointers) (set pointsto.Set, known bool) {
	set, known = ptrs.Pointer(term)
	if sym := term.Symbol(); set == nil && term.Op() == expr.OpSym && h.Defined != nil {
		set = h.Defined(sym)
		known = known || set != nil
	}
	if stored, ok := h.Stored(term); ok {
		if set != nil {
			set = pointsto.Common(set, stored)
		} else {
			return h.narrowed(term, h.fitting(term, stored)), true
		}
	}
	return h.narrowed(term, h.fitting(term, set)), known
}

// around is the object in which the constant part k of an address lies, where the whole address may lie in it too. With
// an index less a constant, k may lie in another object, or in none: then it is nil.
func (h *Heap) around(k uint64, l leaf, hint pointsto.Set, o Oracle) *Object {
	obj := h.Find(k)
	if obj == nil || !mayAlias(hint, obj.node) {
		return nil
	}
	inside := h.B.Cmp(expr.ULE, h.Ptr, h.minus(l.p, obj.base), obj.size)
	if !o.MayBeTrue(h.B.And1(l.guard, inside)) {
		return nil
	}
	return obj
}

// PointerTerm is the one term of a sum that is used as a pointer; where none is known to be, the one
// that can be a whole address: read from memory or a symbol, neither scaled nor extended.
func PointerTerm(terms []expr.Term, ptrs Pointers) *expr.Node {
	used := func(n *expr.Node) bool {
		_, ok := ptrs.Pointer(n)
		return ok
	}
	if n, many := onlyTerm(terms, used); n != nil || many {
		return n
	}
	n, _ := onlyTerm(terms, func(n *expr.Node) bool { return n.Op() == expr.OpRead || n.Op() == expr.OpSym })
	return n
}

// onlyTerm is the only unscaled term that is as asked for; many says that there are several.
func onlyTerm(terms []expr.Term, is func(*expr.Node) bool) (found *expr.Node, many bool) {
	for _, t := range terms {
		if t.Coef != 1 || !is(t.N) {
			continue
		}
		if found != nil {
			return nil, true
		}
		found = t.N
	}
	return found, false
}

// ofInitialState reports whether a term is a function of the initial state alone: then it can point
// to objects of the initial state only.
func (h *Heap) ofInitialState(n *expr.Node) bool {
	if root := expr.ReadOf(n); root != nil && initialSymbol(root) {
		return true
	}
	syms := expr.Symbols(n)
	for _, s := range syms {
		if !initialSymbol(s) {
			return false
		}
	}
	return len(syms) > 0 && !h.mentionsCreated(n)
}

// mentionsCreated reports whether the address of an object created after the start occurs in a term. Terms share parts,
// those of memory most of all: of each that has any the answer is kept.
func (h *Heap) mentionsCreated(n *expr.Node) bool {
	switch kids := n.Kids(); {
	case n.Op() == expr.OpConst:
		_, created := h.Layout.Creator(n.Word())
		return n.Width() == h.Ptr && created
	case n.Op() == expr.OpConstArray:
		return true // plain bytes may hold any address
	case n.Op() == expr.OpConcat && plainParts(kids, map[*expr.Node]bool{}):
		return true // so may plain bytes that are put together
	case len(kids) == 0:
		return false
	}
	if is, known := h.created[n]; known {
		return is
	}
	is := slices.ContainsFunc(n.Kids(), h.mentionsCreated)
	if h.created == nil {
		h.created = map[*expr.Node]bool{}
	}
	h.created[n] = is
	return is
}

// plainParts reports whether some of the parts that a word is put together from may be of the program's own: a number
// that is not 0 occurs in it, other than in a condition or as an index.
func plainParts(parts []*expr.Node, seen map[*expr.Node]bool) bool {
	for _, n := range parts {
		if seen[n] || n.Width() == 1 {
			continue
		}
		seen[n] = true
		switch n.Op() {
		case expr.OpConst:
			if n.Word() != 0 {
				return true
			}
		case expr.OpRead, expr.OpSym:
		default:
			if plainParts(n.Kids(), seen) {
				return true
			}
		}
	}
	return false
}

// mentionsInitial reports whether an unknown of the initial state occurs in a term.
func mentionsInitial(n *expr.Node) bool { return slices.ContainsFunc(expr.Symbols(n), initialSymbol) }

// initialSymbol reports whether a symbol is an unknown of the initial state.
func initialSymbol(s *expr.Symbol) bool {
	switch s.Origin {
	case expr.Local, expr.Global, expr.Heap, expr.Size, expr.Live, expr.Thread, expr.Havoc:
		return true
	}
	return false
}

// maxEnumerated bounds how many objects a pointer is followed to by asking the solver for examples.
const maxEnumerated = 256

// NearNull is below every object; addresses less than it are those of fields behind a null pointer.
const NearNull = 4096

// enumerate asks the solver for the objects that a pointer can lie in, one after the other, until no
// other value is left.
func (h *Heap) enumerate(out []Place, l leaf, o Oracle) []Place {
	rest, first := l.guard, len(out)
	for range maxEnumerated {
		w, found, known := o.Example(rest, l.p)
		if !known {
			if h.limit.most > 0 && h.giveUp(o, guards(out[first:])...) {
				return nil
			}
			break
		}
		if !found {
			return out
		}
		pl := h.concrete(expr.Word(w), expr.True)
		if pl.Obj == None && h.Layout.UnknownLo <= w && w < h.Layout.UnknownHi && mentionsInitial(l.p.N) {
			break // perhaps an object of the initial state that no term leads to
		}
		in := h.B.Cmp(expr.EQ, h.Ptr, l.p, expr.Word(w))
		if 0 < w && w < NearNull { // one place for all of them
			in = h.B.Cmp(expr.ULT, h.Ptr, h.minus(l.p, expr.Word(1)), expr.Word(NearNull-1))
		}
		if pl.Obj != None {
			obj := h.Get(pl.Obj)
			in = h.B.Cmp(expr.ULE, h.Ptr, h.minus(l.p, obj.base), obj.size)
			if !obj.size.Concrete() || w-obj.addr > obj.size.W {
				in = h.B.Or1(in, h.B.Cmp(expr.EQ, h.Ptr, l.p, expr.Word(w)))
			}
			pl.Off = h.minus(l.p, obj.base)
		}
		pl.Guard = h.B.And1(rest, in)
		out = append(out, pl)
		if h.exceeded(len(out)-first) && h.giveUp(o, guards(out[first:])...) {
			return nil
		}
		rest = h.B.And1(rest, h.B.Not(in))
		if pl.Obj == None && w >= NearNull { // a wild pointer has no end of values: one shows it
			break
		}
	}
	return append(out, Place{Guard: rest, Obj: None, Off: l.p, Open: true})
}

// guards are the conditions of places.
func guards(places []Place) (out []expr.Value) {
	for _, p := range places {
		out = append(out, p.Guard)
	}
	return out
}
