package symheap

import (
	"slices"

	"midway/internal/expr"
)

// WithoutRepeats are cells without those that are named twice; what is sure of one of them is.
func WithoutRepeats(cells []FreedCell) (out []FreedCell) {
	for _, c := range cells {
		i := slices.IndexFunc(out, func(o FreedCell) bool { return o.At == c.At })
		if i < 0 {
			out = append(out, c)
		} else {
			out[i].Sure = out[i].Sure || c.Sure
		}
	}
	return out
}

// MayBeNull is the condition under which a pointer term may be null in the initial state as a thread of the
// context has set the cell that it was read from to null; false where it was followed already. Where that is so on
// some way only, or nothing says that the thread will set it again, which way was gone is a thing of which nothing
// is known (FreedOnSome).
func (h *Heap) MayBeNull(term *expr.Node, o Oracle) expr.Value {
	if len(h.Nulled) == 0 {
		return expr.False
	}
	if _, followed := h.primaryOf(term); followed {
		return expr.False
	}
	id, at := h.cellIn(term)
	where, sure := expr.False, false
	for _, c := range h.Nulled {
		is := expr.False
		switch {
		case c.Pointer != nil && c.Pointer == term:
			is = expr.True
		case c.Pointer == nil && id != None && (c.In == nil || mayAlias(c.In, h.Get(id).node)) && !h.otherMember(&c, id, at):
			is = h.B.Cmp(expr.EQ, h.Ptr, at, h.Plain(c.At))
		}
		if is != expr.False {
			where, sure = h.B.Or1(where, is), sure || c.Sure
		}
	}
	null := h.B.Cmp(expr.EQ, h.Ptr, term.Value(), expr.Word(0))
	when := h.B.And1(null, where)
	if when == expr.False || !o.MayBeTrue(when) {
		return expr.False
	}
	switch {
	case null.N == nil:
	case sure:
		h.nullSure[null.N] = true
	default:
		h.freedSome[null.N] = true
	}
	return when
}

// otherMember reports whether a cell that is named by a pointer to a structure, and an offset behind that, is none at an
// address in an object: what the pointer may lead to does not lie where that would make it one, by the analysis of what
// points where, or by its type (the assumption typed-memory).
func (h *Heap) otherMember(c *FreedCell, id ID, at expr.Value) bool {
	o := h.Get(id)
	terms, off := h.B.Linear(h.Ptr, c.At)
	in := h.minus(at, o.base)
	if !h.Split || h.Distrust || c.In == nil || len(terms) != 1 || terms[0].Coef != 1 || !in.Concrete() {
		return false
	}
	places, known := h.spansIn(terms[0].N, c.In, o)
	if !known {
		places, known = h.declaredIn(c, o)
	}
	if !known {
		return false
	}
	behind := h.signed(in.W) - h.signed(off)
	for _, p := range places {
		if p.lo <= behind && behind <= p.hi && (p.stride == 0 || (behind-p.lo)%p.stride == 0) {
			return false
		}
	}
	if _, byPlace := placingsOf(c.In); !byPlace && h.OnTyped != nil {
		h.OnTyped()
	}
	return true
}

// declaredIn is where in an object what a cell is named by may lead, as that is declared; known is false where it is
// not, or where the object has no such structure: it may be an arena.
func (h *Heap) declaredIn(c *FreedCell, o *Object) (at []span, known bool) {
	if c.Type == nil || !h.TypedMemory {
		return nil, false
	}
	at, known = h.embeddings(c.Type, o)
	if known && o.kind == Unknown && o.exact && o.typ != nil && alike(o.typ, c.Type) {
		at = h.elements(at, c.In, o, c.Type.Size)
	}
	return at, known && len(at) > 0
}

// NullOnEvery are the conditions that a pointer is null which a thread of the context has set to null on every way
// to where it stands, and will set again.
func (s *Shared) NullOnEvery(f func(cond *expr.Node)) {
	for n := range s.nullSure {
		f(n)
	}
}
