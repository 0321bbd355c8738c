package symheap

import "midway/internal/expr"

// Ranges whose length or place is not known are one node of an array each (expr.Builder.Copy and Fill).

// Contents is what an object holds now.
func (h *Heap) Contents(id ID) *expr.Array { return h.array(id) }

// CopyRange writes, where cond holds, n bytes (within bounds) at offset to of an object: those that src has from offset
// from on; likewise what may be one with the object.
func (h *Heap) CopyRange(id ID, to expr.Value, src *expr.Array, from, n, cond expr.Value) {
	h.allRanges(id, to, n, cond, func(a *expr.Array, n expr.Value, limit uint64) *expr.Array {
		return h.B.Copy(a, to, src, from, n, limit)
	})
}

// FillRange writes, where cond holds, n bytes (within bounds) at offset to of an object, all of them value (8 bits);
// likewise what may be one with the object.
func (h *Heap) FillRange(id ID, to, value, n, cond expr.Value) {
	h.allRanges(id, to, n, cond, func(a *expr.Array, n expr.Value, limit uint64) *expr.Array {
		return h.B.Fill(a, to, value, n, limit)
	})
}

func (h *Heap) allRanges(
	id ID,
	to, n, cond expr.Value,
	write func(a *expr.Array, n expr.Value, limit uint64) *expr.Array,
) {
	h.writeRange(id, to, n, cond, write)
	for _, a := range h.Get(id).aliases {
		if eq := h.B.And1(cond, h.Same(id, a)); eq != expr.False {
			h.writeRange(a, to, n, eq, write)
		}
	}
}

// writeRange writes to one object, conditionally: where cond does not hold the range is empty.
func (h *Heap) writeRange(
	id ID,
	to, n, cond expr.Value,
	write func(a *expr.Array, n expr.Value, limit uint64) *expr.Array,
) {
	limit := ^uint64(0)
	if o := h.Get(id); o.n >= 0 {
		limit = uint64(o.n)
		if to.Concrete() {
			limit -= min(to.W, limit)
		}
	}
	whole := write(h.array(id), h.B.Ite(h.Ptr, cond, n, expr.Word(0)), limit)
	o := h.Own(id)
	o.under, o.whole = whole, whole
	clear(o.pages)
	h.Changes++
}
