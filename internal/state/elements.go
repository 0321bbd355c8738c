package state

import (
	"midway/internal/expr"
	"midway/monitors"
)

// Element is what is known of a number that was read at an address, as that of an element of arrays of arrays (package monitors): then holds if
// when does. ok is false where nothing is known.
func (s *State) Element(b *expr.Builder, at expr.Value, bits int, number expr.Value) (when, then expr.Value, ok bool) {
	for i := range s.Facts.Elements {
		if e := &s.Facts.Elements[i]; e.Bits == bits && !at.Concrete() {
			if when, then, ok = s.element(b, e, at, number); ok {
				return when, then, true
			}
		}
	}
	return when, then, false
}

// element is what one such fact says of a number.
func (s *State) element(b *expr.Builder, e *monitors.Elements, at, number expr.Value) (when, then expr.Value, ok bool) {
	w := b.PtrBits()
	terms, _ := b.Linear(w, at)
	for _, t := range terms {
		if t.Coef != 1 || t.N.Op() != expr.OpRead || t.N.Width() != w {
			continue
		}
		row, ok1 := s.row(b, e, t.N)
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
func (s *State) row(b *expr.Builder, e *monitors.Elements, pointer *expr.Node) (expr.Value, bool) {
	if e.Rows.N == nil {
		return expr.Value{}, false
	}
	first, ok := s.Heap.First(e.Rows.N)
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
