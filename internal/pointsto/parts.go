package pointsto

import "midway/internal/ir"

// A structure has others as parts. Where pointers to such a part are converted to what has no room there, the whole may
// be anything.

// findMixed notes the structures of which a part may be what has no room there.
func (x *flows) findMixed() {
	for t := range x.order {
		if t.Kind != ir.Struct || t.Size <= 0 {
			continue
		}
		of := x.a.typeShape(t)
		x.parts(t, 0, func(part ir.ShapeID, at int64) {
			for _, p := range x.a.withCasts([]placed{{shape: part}})[1:] {
				step := step{shape: p.shape, to: x.a.s.shapes[p.shape].Size}
				if step.to <= x.a.s.shapes[part].Size &&
					!x.a.s.fitsAt(&object{bytes: t.Size}, placed{shape: of}, at, &step, false) {
					x.a.types.mixed[of] = true
				}
			}
		})
	}
}

// parts calls f on the structures that lie in a type.
func (x *flows) parts(t *ir.Type, at int64, f func(part ir.ShapeID, at int64)) {
	switch {
	case t.Kind == ir.Array && t.Elem != nil && t.Elem.Size > 0:
		x.parts(t.Elem, at, f) // all elements are alike
	case t.Kind == ir.Struct:
		for _, m := range t.Fields {
			if m.Type == nil || m.BitSize > 0 {
				continue
			}
			if id := x.a.typeShape(elementOf(m.Type)); id != 0 {
				f(id, at+m.Offset)
			}
			x.parts(m.Type, at+m.Offset, f)
		}
	}
}

// elementOf is a type, or what it is an array of.
func elementOf(t *ir.Type) *ir.Type {
	for t != nil && t.Kind == ir.Array {
		t = t.Elem
	}
	return t
}
