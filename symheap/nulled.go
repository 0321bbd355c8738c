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
		case c.Pointer == nil && id != None && (c.In == nil || mayAlias(c.In, h.Get(id).node)):
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

// NullOnEvery are the conditions that a pointer is null which a thread of the context has set to null on every way
// to where it stands, and will set again.
func (s *Shared) NullOnEvery(f func(cond *expr.Node)) {
	for n := range s.nullSure {
		f(n)
	}
}
