package symheap

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/pointsto"
)

// called remembers that a cell of an object of the initial state holds the address of a function. Of the objects that
// the points-to analysis tells apart the object is then one whose cell may hold that: what it holds elsewhere is what
// those hold. So a task's argument is of the kind that its function is queued with.
type called struct {
	parent *called
	root   *expr.Symbol // the object's first contents
	off    int64        // of the cell, in bytes
	fn     pointsto.Node
}

// NoteFunction remembers which function a term names, where it is read from the first contents of an object.
func (h *Heap) NoteFunction(term *expr.Node, fn pointsto.Node) {
	if root, off, ok := h.cellRead(term); ok && len(h.roots[root]) > 1 {
		h.called = &called{h.called, root, off, fn}
	}
}

// cellRead is where a term reads a pointer in the first contents of an object.
func (h *Heap) cellRead(term *expr.Node) (root *expr.Symbol, off int64, ok bool) {
	if h.Points == nil || term.Op() != expr.OpRead || term.Width() != h.Ptr || term.Kids()[1].Op() != expr.OpConst {
		return nil, 0, false
	}
	root = term.Kids()[0].Symbol()
	return root, int64(term.Kids()[1].Word()), root != nil && h.roots[root] != nil
}

// objectsOf are the objects that the first contents of an object may be of, as far as this path knows.
func (h *Heap) objectsOf(root *expr.Symbol) pointsto.Set {
	objects := h.roots[root]
	if h.called == nil || len(objects) < 2 {
		return objects
	}
	if p, behind := h.Property(root); behind && p.Kind == Contents {
		objects = h.narrowed(p.Term, objects)
	}
	for c := h.called; c != nil; c = c.parent {
		if c.root == root {
			objects = slices.DeleteFunc(slices.Clone(objects), func(t pointsto.Target) bool {
				holds := h.Points.Load(pointsto.Set{t}, c.off, int64(h.Ptr/8))
				return !h.Points.Outside(t.Node) && !hasUnknown(holds) && !holds.Has(c.fn)
			})
		}
	}
	return objects
}

// narrowed is what is left of what a term may point to, by the functions that are known to be named in the object that
// it was read from.
func (h *Heap) narrowed(term *expr.Node, set pointsto.Set) pointsto.Set {
	root, off, ok := h.cellRead(term)
	if !ok || h.called == nil {
		return set
	}
	objects := h.objectsOf(root)
	stored := h.Points.Load(objects, off, int64(h.Ptr/8))
	if len(objects) == 0 || len(objects) == len(h.roots[root]) || len(stored) == 0 || hasUnknown(stored) {
		return set
	}
	if set == nil {
		return stored
	}
	left := slices.DeleteFunc(slices.Clone(set), func(t pointsto.Target) bool { return !stored.Has(t.Node) })
	if len(left) == 0 {
		return set
	}
	return left
}
