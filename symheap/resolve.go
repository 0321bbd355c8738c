package symheap

import (
	"midway/internal/expr"
	"midway/internal/pointsto"
)

// Oracle decides about conditions under the present path condition.
type Oracle interface {
	MayBeTrue(c expr.Value) bool  // an unknown counts as true
	MustBeTrue(c expr.Value) bool // an unknown counts as false
	Assume(c expr.Value)          // conjoin: a heap invariant
}

// Pointers says what is known of pointer terms.
type Pointers interface {
	// Pointer reports whether the path has used the term as a pointer, and what it may point to (nil:
	// anything).
	Pointer(term *expr.Node) (pointsto.Set, bool)
}

// Place is one possibility of where a pointer points: Off bytes into Obj, where Guard holds. Obj is
// None where the pointer is no address of any object: then Off is the pointer itself.
type Place struct {
	Guard expr.Value
	Obj   ID
	Off   expr.Value
	Fresh bool // Obj was expanded for this access
}

// leaf is one alternative of a pointer without a choice in it.
type leaf struct {
	guard, p expr.Value
}

// Resolve lists where p may point, expanding what is reached for the first time. hint is what the
// points-to analysis says of p itself (nil: anything). The guards are disjoint and cover everything
// the path allows (Bergan §3.1, "Compound Symbolic Pointer Expressions").
func (h *Heap) Resolve(p expr.Value, hint pointsto.Set, ptrs Pointers, o Oracle) []Place {
	if p.Concrete() {
		return []Place{h.concrete(p, expr.True)}
	}
	leaves := h.split(nil, leaf{expr.True, p}, o)
	out := make([]Place, 0, len(leaves))
	for _, l := range leaves {
		out = append(out, h.place(l, hint, ptrs, o))
	}
	return out
}

func (h *Heap) concrete(p, guard expr.Value) Place {
	if obj := h.Find(p.W); obj != nil {
		return Place{Guard: guard, Obj: obj.id, Off: h.minus(p, obj.base)}
	}
	return Place{Guard: guard, Obj: None, Off: p}
}

func (h *Heap) minus(a, b expr.Value) expr.Value { return h.B.Bin(expr.Sub, h.Ptr, a, b) }
func (h *Heap) plus(a, b expr.Value) expr.Value  { return h.B.Bin(expr.Add, h.Ptr, a, b) }

// split walks the choices in a pointer.
func (h *Heap) split(out []leaf, l leaf, o Oracle) []leaf {
	choice := choiceIn(l.p.N)
	if choice == nil {
		return append(out, l)
	}
	cond := choice.Kid(0)
	rest := h.minus(l.p, choice.Value())
	for i, c := range [2]expr.Value{cond, h.B.Not(cond)} {
		guard := h.B.And1(l.guard, c)
		if guard == expr.False || !o.MayBeTrue(guard) {
			continue
		}
		out = h.split(out, leaf{guard, h.plus(rest, choice.Kid(1+i))}, o)
	}
	return out
}

// choiceIn is the OpIte that a pointer is, or that it is the sum of an offset and; nil if there is none.
func choiceIn(n *expr.Node) *expr.Node {
	switch {
	case n == nil:
		return nil
	case n.Op() == expr.OpIte:
		return n
	case n.Op() != expr.OpAdd:
		return nil
	}
	for _, k := range n.Kids() {
		if k.Op() == expr.OpIte {
			return k
		}
	}
	return nil
}

// place finds the object of one alternative: a concrete address with a symbolic offset, or a term.
func (h *Heap) place(l leaf, hint pointsto.Set, ptrs Pointers, o Oracle) Place {
	if l.p.Concrete() {
		return h.concrete(l.p, l.guard)
	}
	terms, k := h.B.Linear(h.Ptr, l.p)
	base := pointerTerm(terms, ptrs)
	if base == nil {
		if obj := h.Find(k); obj != nil {
			return Place{Guard: l.guard, Obj: obj.id, Off: h.minus(l.p, obj.base)}
		}
		base = l.p.N
	}
	set, known := ptrs.Pointer(base)
	off := h.minus(l.p, expr.Value{N: base})
	if !known && off.Concrete() && hint != nil {
		set = h.Points.Shift(hint, -int64(off.W), -int64(off.W))
	}
	id, fresh := h.Expand(base, set, o)
	return Place{Guard: l.guard, Obj: id, Off: h.minus(l.p, h.Get(id).base), Fresh: fresh}
}

// pointerTerm is the one term of a sum that is used as a pointer.
func pointerTerm(terms []expr.Term, ptrs Pointers) *expr.Node {
	var found *expr.Node
	for _, t := range terms {
		if t.Coef != 1 {
			continue
		}
		if _, ok := ptrs.Pointer(t.N); !ok {
			continue
		}
		if found != nil {
			return nil
		}
		found = t.N
	}
	return found
}
