package symheap

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// Argument is a pointer that code outside the program passes to a function which a thread is about to enter.
type Argument struct {
	Thread int  // that is passed it
	Alone  bool // no other thread is passed a pointer to the same object: the function makes or ends it
}

// argumentOf is what a term is as an argument.
func (s *Shared) argumentOf(term *expr.Node) (a Argument, is bool) {
	if s.Arguments == nil || term.Op() != expr.OpSym {
		return a, false
	}
	a, is = s.Arguments[term.Symbol()]
	return a, is
}

// argumentsApart reports whether a term leads elsewhere than to an object, by what is assumed of arguments (the
// assumption arguments-apart): one that leads to a number or a pointer leads to memory of the caller's own, which is in
// no structure that another pointer leads to and in no variable of the program; what one thread alone is passed, no
// other is. See eachPart, too.
func (h *Heap) argumentsApart(term *expr.Node, o *Object) bool {
	if h.Arguments == nil {
		return false
	}
	a, is := h.argumentOf(term)
	if is && h.plainly(term) && (o.kind == Global || aggregate(o.typ)) {
		return true
	}
	for e := h.expanded; e != nil; e = e.parent {
		if e.id != o.id || e.term == term {
			continue
		}
		b, other := h.argumentOf(e.term)
		if other && h.plainly(e.term) && !h.plainly(term) {
			return true
		}
		if is && other && a.Thread != b.Thread && (a.Alone || b.Alone) {
			return true
		}
	}
	return false
}

// plainly reports whether a term points to a number or a pointer, by its type.
func (h *Heap) plainly(term *expr.Node) bool {
	t := h.pointee(term)
	return t != nil && scalar(t)
}

func aggregate(t *ir.Type) bool { return t != nil && (t.Kind == ir.Struct || t.Kind == ir.Union) }
