package ir

// ShapeOf is the shape of a structure as debug information tells it. Bit-fields lie in no cell.
func ShapeOf(t *Type, ptrBytes int64) Shape {
	sh := Shape{Name: t.Name, Size: t.Size}
	sh.add(t, 0, ptrBytes)
	return sh
}

func (sh *Shape) add(t *Type, off, ptrBytes int64) {
	if t == nil || len(sh.Cells) >= maxCells {
		return
	}
	switch t.Kind {
	case Struct:
		for _, f := range t.Fields {
			if f.BitSize == 0 {
				sh.add(f.Type, off+f.Offset, ptrBytes)
			}
		}
	case Union:
		if k := lockKind("union." + t.Name); k != 0 {
			sh.Cells = append(sh.Cells, ShapeCell{off, t.Size, k})
		}
	case Array:
		if t.Elem == nil || t.Elem.Size <= 1 {
			return
		}
		for i := range min(t.Count, maxCells) {
			sh.add(t.Elem, off+i*t.Elem.Size, ptrBytes)
		}
	case PointerTo:
		sh.Cells = append(sh.Cells, ShapeCell{off, ptrBytes, PointerCell})
	case Bool, Int, UInt, Char, Float, Enum:
		sh.Cells = append(sh.Cells, ShapeCell{off, t.Size, NumberCell})
	}
}
