package seed

import (
	"midway/internal/expr"
	"midway/monitors"
	"midway/symheap"
)

// elements are what is known of numbers in arrays of arrays (package monitors), as a state asks for it.
type elements []monitors.Elements

// Element implements state.Elements.
func (l elements) Element(
	b *expr.Builder,
	h *symheap.Heap,
	at expr.Value,
	bits int,
	number expr.Value,
) (when, then expr.Value, ok bool) {
	for i := range l {
		if e := &l[i]; e.Bits == bits && !at.Concrete() {
			if when, then, ok = element(b, h, e, at, number); ok {
				return when, then, true
			}
		}
	}
	return when, then, false
}

// element is what one such fact says of a number.
func element(
	b *expr.Builder,
	h *symheap.Heap,
	e *monitors.Elements,
	at, number expr.Value,
) (when, then expr.Value, ok bool) {
	w := b.PtrBits()
	terms, _ := b.Linear(w, at)
	for _, t := range terms {
		if t.Coef != 1 || t.N.Op() != expr.OpRead || t.N.Width() != w {
			continue
		}
		row, ok1 := row(b, h, e, t.N)
		col, ok2 := index(b, b.Bin(expr.Sub, w, at, t.N.Value()), e.Off, e.Scale)
		if ok1 && ok2 {
			least := expr.Word(uint64(e.Least) & (^uint64(0) >> (64 - e.Bits)))
			when = b.And1(counted(b, row, e.Outer.Bound), counted(b, col, e.Inner.Bound))
			return when, b.Cmp(expr.SLE, e.Bits, least, number), true
		}
	}
	return when, then, false
}

// row is the number of the row that a pointer read at the context leads to.
func row(b *expr.Builder, h *symheap.Heap, e *monitors.Elements, pointer *expr.Node) (expr.Value, bool) {
	if e.Rows.N == nil {
		return expr.Value{}, false
	}
	first, ok := h.First(e.Rows.N)
	if !ok || pointer.Kids()[0] != first {
		return expr.Value{}, false
	}
	return index(b, pointer.Kid(1), 0, e.RowScale)
}

// counted says that an index is one of a loop's.
func counted(b *expr.Builder, x, bound expr.Value) expr.Value {
	return b.And1(b.Cmp(expr.SLE, 32, expr.Word(0), x), b.Cmp(expr.SLT, 32, x, bound))
}

// index is the x of 32 bits for which an offset is off + scale*x, x being extended as a signed number.
func index(b *expr.Builder, offset expr.Value, off, scale uint64) (x expr.Value, ok bool) {
	w := b.PtrBits()
	terms, k := b.Linear(w, offset)
	switch {
	case len(terms) == 0 && (k-off)%scale == 0 && (k-off)/scale < 1<<31:
		return expr.Word((k - off) / scale), true
	case len(terms) != 1 || k != off || terms[0].Coef != scale:
		return x, false
	case w == 32:
		return terms[0].N.Value(), true
	case terms[0].N.Op() != expr.OpSExt || terms[0].N.Kid(0).N == nil || terms[0].N.Kid(0).N.Width() != 32:
		return x, false
	}
	return terms[0].N.Kid(0), true
}
