package symheap

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/pointsto"
)

// Owners says what alone holds pointers to objects in the initial state. Two such that are not null lead to two
// objects.
type Owners interface {
	// Owned is a number for the object that a pointer symbol leads to, which one thread alone has; another number is
	// another object.
	Owned(s *expr.Symbol) (object int, ok bool)
	// Holds reports whether the cells at the targets each hold alone what they hold; a link does so in an object that
	// something of which this is so leads to.
	Holds(at pointsto.Set) (alone, link bool)
	// HoldsLink is that of a link, at so many bytes, in the object that a symbol leads to which is owned.
	HoldsLink(s *expr.Symbol, off int64) bool
	// Sole and UniqueHoldersOf are the cells at the targets, or that a symbol was read from, of those that hold nothing
	// but what was allocated for them: what two such cells ever held are two objects.
	UniqueHolders(at pointsto.Set) (cells []pointsto.Target, ok bool)
	UniqueHoldersOf(s *expr.Symbol) (cells []pointsto.Target, ok bool)
}

// separate reports whether two terms of the initial state lead to two objects, where they are valid: each leads to what
// nothing else leads to of which that is so.
func (h *Heap) separate(x, y *expr.Node) bool {
	if h.soleApart(x, y) || h.secluded(x, y) || h.secluded(y, x) {
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

// ThreadLocalObject is an object of the initial state by what led there when it was allocated, and the thread that has
// it.
type ThreadLocalObject struct {
	Thread int
	Symbol *expr.Symbol
}

// secluded reports whether x leads to an object that one activation alone has, and y to another such, or was neither in
// a register of that thread nor in such an object.
func (h *Heap) secluded(x, y *expr.Node) bool {
	if h.ThreadLocal == nil || x.Op() != expr.OpSym {
		return false
	}
	of := h.ThreadLocal(x.Symbol())
	if len(of) == 0 {
		return false
	}
	if y.Op() == expr.OpSym {
		if others := h.ThreadLocal(y.Symbol()); len(others) > 0 {
			return !slices.ContainsFunc(of, func(o ThreadLocalObject) bool { return slices.Contains(others, o) })
		}
	}
	return !slices.ContainsFunc(of, func(o ThreadLocalObject) bool { return !h.elsewhere(y, o.Thread, 0) })
}

// maxNested bounds how deep a term is looked into.
const maxNested = 32

// elsewhere reports whether all that a term is made of was in the registers of other threads, or in memory that no
// activation alone has.
func (h *Heap) elsewhere(y *expr.Node, thread, depth int) bool {
	switch {
	case depth > maxNested:
		return false
	case y.Op() == expr.OpConst:
		return true
	case y.Op() == expr.OpSym:
		return h.Elsewhere(y.Symbol(), thread)
	case y.Op() == expr.OpSymArray:
		return h.contentsElsewhere(y.Symbol(), thread, depth)
	}
	for _, k := range y.Kids() {
		if !h.elsewhere(k, thread, depth+1) {
			return false
		}
	}
	return true
}

// contentsElsewhere reports whether a root is what a variable, or an object that no activation alone has, holds at the
// start.
func (h *Heap) contentsElsewhere(root *expr.Symbol, thread, depth int) bool {
	p, behind := h.Property(root)
	switch {
	case !behind:
		return root.Origin == expr.Global
	case p.Kind != Contents || p.Generation > 0:
		return false
	}
	return h.elsewhere(p.Term, thread, depth+1)
}

// alone reports whether nothing else of which that is so leads to the object that a term of the initial state leads to,
// unless it is null.
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
	return !link || p.Term.Op() == expr.OpRead && h.alone(p.Term) ||
		p.Term.Op() == expr.OpSym && h.Owners.HoldsLink(p.Term.Symbol(), int64(term.Kids()[1].Word()))
}
