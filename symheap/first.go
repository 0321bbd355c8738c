package symheap

import "midway/internal/expr"

// First is what was at the context in the object that a pointer term points to, at its first byte, where that is known:
// no other object may be the same one, or was written instead.
func (h *Heap) First(term *expr.Node) (contents *expr.Array, ok bool) {
	id, ok := h.primaryOf(term)
	if !ok {
		return nil, false
	}
	o := h.Get(id)
	if o.kind != Unknown || h.minus(h.Plain(term.Value()), o.base) != expr.Word(0) || o.under == nil ||
		o.under != o.born {
		return nil, false
	}
	p, is := h.Property(o.born.Symbol())
	return o.born, is && p.Generation == 0
}
