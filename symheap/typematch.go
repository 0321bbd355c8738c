package symheap

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// fitting is set without the variables that a pointer term to a structure cannot lead to by their declared types
// (the assumption typed-memory): the effective type of a declared object is its own (C11 6.5p6). Where nothing
// else is left, all stay, and what the pointer is used for there is an error. The analysis of what points where
// names such variables where it does not tell two callers, or two members, apart.
func (h *Heap) fitting(term *expr.Node, set pointsto.Set) pointsto.Set {
	if !h.Split || h.Distrust || len(set) < 2 || h.Globals == nil || h.Points == nil {
		return set
	}
	t := h.pointee(term)
	if t == nil || scalar(t) {
		return set
	}
	kept, known := h.fits[fitKey{t, &set[0], len(set)}]
	if !known {
		kept = h.keep(set, t)
		h.fits[fitKey{t, &set[0], len(set)}] = kept
	}
	if len(kept) < len(set) && h.OnTyped != nil { // each run that rests on it says so
		h.OnTyped()
	}
	return kept
}

// keep is set without the variables that a structure t cannot be in; all of it where nothing else is left.
func (h *Heap) keep(set pointsto.Set, t *ir.Type) pointsto.Set {
	var kept pointsto.Set
	for _, to := range set {
		if info := h.Points.Info(to.Node); info.Kind != pointsto.Global || !excludes(h.Globals[info.Global], t) {
			kept = append(kept, to)
		}
	}
	if len(kept) == 0 {
		return set
	}
	return kept
}

// fitKey is a pointed-to type and a set, which does not change.
type fitKey struct {
	t     *ir.Type
	first *pointsto.Target
	n     int
}

// excludes reports whether no structure t lies in a variable. One may in an array of characters or other numbers
// (an arena) that is written, in a structure that has one or that it has (a list's bare head), and in one that
// begins alike.
func excludes(g *ir.Global, t *ir.Type) bool {
	of := g.Type
	if of == nil {
		return g.Const && len(g.Pointers) == 0
	}
	array := false
	for of.Kind == ir.Array && of.Elem != nil {
		of, array = of.Elem, true
	}
	switch {
	case scalar(of):
		return !array || g.Const
	case of.Kind != ir.Struct && of.Kind != ir.Union:
		return false
	}
	a, b := leading(of), leading(t)
	return !embeds(of, t) && !embeds(t, of) && a != nil && b != nil && !alike(a, b)
}

// embeds reports whether an of has a t somewhere.
func embeds(of, t *ir.Type) bool {
	return !eachEmbedded(of, t, 0, func(span) bool { return false })
}

// leading is the number or pointer with which a structure begins; nil where that is not told, or a union.
func leading(t *ir.Type) *ir.Type {
	for t != nil && !scalar(t) {
		switch {
		case t.Kind == ir.Struct && len(t.Fields) > 0 && t.Fields[0].BitSize == 0:
			t = t.Fields[0].Type
		case t.Kind == ir.Array:
			t = t.Elem
		default:
			return nil
		}
	}
	return t
}
