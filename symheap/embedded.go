package symheap

import (
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Where objects of one type lie in those of another (the assumption typed-memory).

// span is a row of offsets in an object, in bytes: lo, lo+stride … hi; just one has stride 0.
// whole is what begins there where the object turns out to be a part of that.
type span struct {
	lo, hi, stride int64
	whole          *ir.Type
}

// pointee is what a term points to by its type, where that says something: a structure, a union, a number, a pointer;
// nil otherwise.
func (h *Heap) pointee(term *expr.Node) *ir.Type {
	t := h.pointedType(term)
	if !h.TypedMemory || t == nil || t.Size <= 0 || t.Kind != ir.Struct && t.Kind != ir.Union && !scalar(t) {
		return nil
	}
	return t
}

// scalar reports whether a type is that of a number, a character or a pointer.
func scalar(t *ir.Type) bool {
	switch t.Kind {
	case ir.Bool, ir.Int, ir.UInt, ir.Char, ir.Float, ir.PointerTo, ir.Enum:
		return true
	}
	return false
}

// maxSpans bounds how many rows of places in an object are told apart where cases are merged.
const maxSpans = 4

// byType says of a term that leads into an object where in it that can be because of its type (the assumption
// typed-memory).
func (h *Heap) byType(term *expr.Node, set pointsto.Set, o *Object) expr.Value {
	if !h.Split || !h.TypedMemory || exactly(set) {
		return expr.True
	}
	at, known := h.spansIn(term, set, o)
	if !known || len(at) > maxSpans {
		return expr.True
	}
	if h.OnTyped != nil {
		h.OnTyped()
	}
	off, where := h.minus(term.Value(), o.base), expr.False
	for _, s := range at {
		in := h.minus(off, expr.Word(uint64(s.lo)))
		where = h.B.Or1(where, h.B.Cmp(expr.ULE, h.Ptr, in, expr.Word(uint64(s.hi-s.lo))))
	}
	return where
}

// embeddings are where in an object a t may be, as far as the object's own type tells (the assumption typed-memory):
// known is false where the places are too many. In an object of the program whose type is not told, one may be
// anywhere.
func (h *Heap) embeddings(t *ir.Type, o *Object) (out []span, known bool) {
	of := o.typ
	switch {
	case o.kind == Unknown && (of == nil || o.left):
		return nil, false
	case of == nil && (o.const_ || o.n < t.Size):
		return nil, true
	case of == nil:
		return []span{{0, o.n - t.Size, 1, nil}}, true
	}
	add := func(s span) bool {
		out = append(out, s)
		return len(out) <= maxPlaces
	}
	if o.kind == Unknown && !o.exact && scalar(of) { // a buffer
		if alike(of, t) {
			at := span{o.origin % t.Size, 1<<h.windowShift() - int64(2*h.Layout.ObjectStart), t.Size, nil}
			at.hi -= (at.hi - at.lo) % t.Size
			return []span{{o.origin, o.origin, 0, nil}, at}, true
		}
	} else if known = h.eachPart(of, t, o.origin, add); !known {
		return nil, false
	}
	if o.row {
		out = append(out, h.inRow(out, o)...)
	}
	if o.kind == Unknown && !alike(of, t) && !scalar(t) { // the object may be a part of a larger one
		return out, h.wholes(t, of, o.origin, add)
	}
	return out, true
}

// inRow are the places of one element of an array in the others, in all the room that the object has.
func (h *Heap) inRow(places []span, o *Object) (out []span) {
	size, end := o.typ.Size, int64(1)<<h.windowShift()-2*int64(h.Layout.ObjectStart)
	for _, s := range places {
		step := gcd(size, s.stride)
		at := span{s.lo % step, end, step, nil}
		at.hi -= (at.hi - at.lo) % step
		out = append(out, at)
	}
	return out
}

// wholes calls f with where a t may begin that has an of at some offset; it returns false where the places are too
// many.
func (h *Heap) wholes(t, of *ir.Type, at int64, f func(span) bool) bool {
	return h.eachPart(t, of, 0, func(s span) bool {
		for part := s.lo; part <= s.hi; part += s.stride {
			if part > at {
				h.Lost = true
				return false
			}
			if !f(span{at - part, at - part, 0, t}) {
				return false
			}
			if s.stride == 0 {
				break
			}
		}
		return true
	})
}

// eachPart is eachEmbedded for objects of the heap: where something is assumed of arguments, a number or pointer of a
// structure is one that pointers lead to in its arrays only (the assumption arguments-apart).
func (h *Heap) eachPart(of, t *ir.Type, start int64, f func(span) bool) bool {
	if h.Arguments == nil || of == nil || !scalar(t) || !aggregate(of) {
		return eachEmbedded(of, t, start, f)
	}
	for i := range of.Fields {
		m := &of.Fields[i]
		switch {
		case m.BitSize != 0 || m.Type == nil:
		case m.Type.Kind == ir.Array && !eachEmbedded(m.Type, t, start+m.Offset, f):
			return false
		case aggregate(m.Type) && !h.eachPart(m.Type, t, start+m.Offset, f):
			return false
		}
	}
	return true
}

// eachEmbedded calls f with where, from start, a t lies in an of; it returns false once f does.
func eachEmbedded(of, t *ir.Type, start int64, f func(span) bool) bool {
	switch {
	case of == nil || of.Size < t.Size && of.Size > 0 || opaque(of) && !alike(of, t):
		return true
	case alike(of, t):
		return f(span{start, start, 0, nil})
	case of.Kind == ir.Struct || of.Kind == ir.Union:
		for i := range of.Fields {
			if m := &of.Fields[i]; m.BitSize == 0 && !eachEmbedded(m.Type, t, start+m.Offset, f) {
				return false
			}
		}
	case of.Kind == ir.Array && of.Elem != nil && of.Elem.Size > 0 && of.Count > 0:
		step, last := of.Elem.Size, (of.Count-1)*of.Elem.Size
		return eachEmbedded(of.Elem, t, start, func(s span) bool {
			switch {
			case last == 0:
				return f(s)
			case s.stride == 0:
				return f(span{s.lo, s.lo + last, step, nil})
			}
			return f(span{s.lo, s.hi + last, gcd(s.stride, step), nil}) // more than there are
		})
	}
	return true
}

// holds reports whether one type has another as a part.
func holds(of, t *ir.Type) bool { return !eachEmbedded(of, t, 0, func(span) bool { return false }) }

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// opaqueNames are how names of the C library's own types begin.
var opaqueNames = [...]string{"pthread_", "__pthread", "sem_t", "mtx_t", "cnd_t", "once_flag", "FILE", "_IO_FILE"}

// opaque reports whether a type is the C library's own for synchronisation: programs have no pointers to its members.
func opaque(t *ir.Type) bool {
	return slices.ContainsFunc(opaqueNames[:], func(prefix string) bool { return strings.HasPrefix(t.Name, prefix) })
}

// alike reports whether an object of one type may be accessed through a pointer to the other: they are one, or integers
// of one size, or pointers. Units of a program each have their own description of a type.
func alike(a, b *ir.Type) bool {
	switch {
	case a == b:
		return true
	case a.Size != b.Size:
		return false
	case scalar(a) && scalar(b):
		sameKind := func(k ir.TypeKind) bool { return (a.Kind == k) == (b.Kind == k) }
		return sameKind(ir.PointerTo) && sameKind(ir.Float)
	}
	return SameType(a, b)
}

// SameType reports whether two types are one: units of a program each have their own description of it.
func SameType(a, b *ir.Type) bool {
	return a == b || a.Kind == b.Kind && a.Name == b.Name && a.Size == b.Size && len(a.Fields) == len(b.Fields)
}
