package symheap

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/pointsto"
)

// readCells are the cells that a term reads from the first contents of objects.
func (h *Heap) readCells(term *expr.Node, root *expr.Symbol) (at pointsto.Set) {
	off := int64(term.Kids()[1].Word())
	for _, t := range h.objectsOf(root) {
		at = append(at, pointsto.Target{Node: t.Node, Lo: off, Hi: off})
	}
	return at
}

// soleApart reports whether two terms were read from two cells that hold nothing but what was allocated for them.
func (h *Heap) soleApart(x, y *expr.Node) bool {
	if x == y || h.Owners == nil {
		return false
	}
	p, ok := h.soleOf(x)
	if !ok {
		return false
	}
	q, ok := h.soleOf(y)
	if !ok {
		return false
	}
	if !slices.ContainsFunc(p, func(t pointsto.Target) bool { return slices.Contains(q, t) }) {
		return true
	}
	// of two such cells at the start
	return x.Op() == expr.OpRead && y.Op() == expr.OpRead && h.cellAt(x) != h.cellAt(y)
}

// soleOf are the cells that a term was read from, where they are such.
func (h *Heap) soleOf(term *expr.Node) ([]pointsto.Target, bool) {
	switch {
	case term.Op() == expr.OpSym:
		return h.Owners.UniqueHoldersOf(term.Symbol())
	case term.Op() != expr.OpRead || term.Width() != h.Ptr || term.Kids()[1].Op() != expr.OpConst:
		return nil, false
	}
	root := term.Kids()[0].Symbol()
	if root == nil || root.Origin == expr.Unset || !h.firstContents(root) {
		return nil, false
	}
	return h.Owners.UniqueHolders(h.readCells(term, root))
}

// firstContents reports whether a root is the contents that a variable, or the object of a pointer that is known to
// lie where its objects begin, has at the start.
func (h *Heap) firstContents(root *expr.Symbol) bool {
	p, behind := h.Property(root)
	if !behind {
		return true
	}
	if p.Kind != Contents || p.Generation > 0 {
		return false
	}
	id, known := h.primaryOf(p.Term)
	return known && h.Get(id).exact && h.Get(id).base.Concrete()
}

// place is where a cell of the first contents lies: in a variable, by its root, or at an address.
type place struct {
	root *expr.Symbol
	addr uint64
}

// cellAt is where the cell lies that a term reads of the first contents.
func (h *Heap) cellAt(term *expr.Node) place {
	root, off := term.Kids()[0].Symbol(), term.Kids()[1].Word()
	if p, behind := h.Property(root); behind {
		id, _ := h.primaryOf(p.Term)
		return place{nil, h.Get(id).base.W + off}
	}
	return place{root, off}
}
