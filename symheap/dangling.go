package symheap

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// FreedCell is a cell of the initial state whose pointer may have been freed.
type FreedCell struct {
	At      expr.Value   // the cell's address
	Pointer *expr.Node   // what it holds, where that is known; else nil
	Sure    bool         // it was freed on every way, not on some
	In      pointsto.Set // what the cell may lie in, where its address is not known; nil: anything
	Type    *ir.Type     // the structure that the pointer by which the cell is named leads to, as it is declared; or nil
}

// mayBeFreed is the condition under which a pointer term may have been freed before the initial state: it is, or was
// read from, one of the cells of Shared.Dangling. What alone leads to an object leads to one that is live: only who
// owns an object frees it, and does not own it then.
func (h *Heap) mayBeFreed(term *expr.Node, o Oracle) expr.Value {
	if h.Distrust {
		return expr.True
	}
	when, sure := expr.False, false
	for _, c := range h.Dangling {
		switch {
		case c.Pointer != nil && c.Pointer == term:
			return expr.True
		case c.Pointer == nil:
			if id, at := h.cellIn(term); id != None && !h.otherMember(&c, id, at) {
				is := h.B.Cmp(expr.EQ, h.Ptr, at, c.At)
				when, sure = h.B.Or1(when, is), sure || c.Sure && is != expr.False
			}
		}
	}
	if when == expr.False || h.alone(term) || !when.Concrete() && !o.MayBeTrue(when) {
		return expr.False
	}
	if when.N != nil && !sure {
		h.freedSome[when.N] = true
	}
	return when
}

// FreedOnSome are the conditions that a cell of the initial state is one whose pointer was freed on some way to where a
// thread stands, and not on every.
func (s *Shared) FreedOnSome(f func(cond *expr.Node)) {
	for n := range s.freedSome {
		f(n)
	}
}

// SurelyFreed reports whether what a pointer term leads to may have been freed on every way to where a thread stands;
// else it was on some of them, and nothing says which was gone.
func (h *Heap) SurelyFreed(term *expr.Node) bool {
	return h.Distrust || slices.ContainsFunc(h.Dangling, func(c FreedCell) bool {
		at, read := h.cellOf(term)
		return c.Sure &&
			(c.Pointer == term || c.Pointer == nil && read && h.B.Cmp(expr.EQ, h.Ptr, at, c.At) != expr.False)
	})
}

// cellOf is where in an expanded object of the initial state a term was read.
func (h *Heap) cellOf(term *expr.Node) (at expr.Value, ok bool) {
	id, at := h.cellIn(term)
	return at, id != None
}

// cellIn is where a term was read, as cellOf, and in which object; None where it was not read from one.
func (h *Heap) cellIn(term *expr.Node) (id ID, at expr.Value) {
	if term.Op() != expr.OpRead || term.Kids()[0].Op() != expr.OpSymArray {
		return None, at
	}
	p, born := h.Property(term.Kids()[0].Symbol())
	if !born || p.Kind != Contents {
		return None, at
	}
	id, expanded := h.primaryOf(p.Term)
	if !expanded {
		return None, at
	}
	return id, h.plus(h.Get(id).base, term.Kids()[1].Value())
}
