package symheap

import (
	"midway/internal/expr"
	"midway/internal/pointsto"
)

// Owners says what alone holds pointers to objects in the initial state. Two such that are not null lead to two objects.
type Owners interface {
	// Owned is a number for the object that a pointer symbol leads to, which one thread alone has; another number is another object.
	Owned(s *expr.Symbol) (object int, ok bool)
	// Holds reports whether the cells at the targets each hold alone what they hold; a link does so in an object that something
	// of which this is so leads to.
	Holds(at pointsto.Set) (alone, link bool)
	// HoldsLink is that of a link, at so many bytes, in the object that a symbol leads to which is owned.
	HoldsLink(s *expr.Symbol, off int64) bool
	// Sole and SoleOf are the cells at the targets, or that a symbol was read from, of those that hold nothing but
	// what was allocated for them: what two such cells ever held are two objects.
	Sole(at pointsto.Set) (cells []pointsto.Target, ok bool)
	SoleOf(s *expr.Symbol) (cells []pointsto.Target, ok bool)
}

// separate reports whether two terms of the initial state lead to two objects, where they are valid: each leads to what nothing
// else leads to of which that is so.
func (h *Heap) separate(x, y *expr.Node) bool {
	if h.soleApart(x, y) {
		return true
	}
	if x == y || !h.alone(x) || !h.alone(y) {
		return false
	}
	if x.Op() != expr.OpSym || y.Op() != expr.OpSym {
		return true
	}
	m, _ := h.Owners.Owned(x.Symbol())
	n, _ := h.Owners.Owned(y.Symbol())
	return m != n
}

// alone reports whether nothing else of which that is so leads to the object that a term of the initial state leads to, unless it is null.
func (h *Heap) alone(term *expr.Node) bool {
	switch {
	case h.Owners == nil:
		return false
	case term.Op() == expr.OpSym:
		_, owned := h.Owners.Owned(term.Symbol())
		return owned
	case term.Op() != expr.OpRead || term.Width() != h.Ptr || term.Kids()[1].Op() != expr.OpConst:
		return false
	}
	root := term.Kids()[0].Symbol()
	if root == nil {
		return false
	}
	alone, link := h.Owners.Holds(h.readCells(term, root))
	p, behind := h.Property(root)
	switch {
	case !alone || !behind:
		return alone && !link
	case p.Kind != Contents || p.Generation > 0:
		return false
	}
	id, known := h.primaryOf(p.Term)
	if !known || !h.Get(id).exact || !h.Get(id).base.Concrete() {
		return false
	}
	return !link || p.Term.Op() == expr.OpRead && h.alone(p.Term) || p.Term.Op() == expr.OpSym && h.Owners.HoldsLink(p.Term.Symbol(), int64(term.Kids()[1].Word()))
}
