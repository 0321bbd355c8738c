package ir

import "strconv"

// Path is what a C programmer writes behind a variable of this type for the byte at an offset: ".lock",
// "[2].data.count", or "+3" where no member begins.
func (t *Type) Path(off int64) string {
	switch {
	case t == nil || off < 0:
		return plus(off)
	case t.Kind == Array && t.Elem != nil && t.Elem.Size > 0:
		return "[" + strconv.FormatInt(off/t.Elem.Size, 10) + "]" + t.Elem.Path(off%t.Elem.Size)
	case t.Kind == Struct || t.Kind == Union:
		return t.memberPath(off)
	}
	return plus(off)
}

// memberPath stops at the aggregate itself where the offset is its beginning and the first member
// is library-internal.
func (t *Type) memberPath(off int64) string {
	for _, f := range t.Fields {
		if f.BitSize > 0 || f.Type == nil || off < f.Offset || off >= f.Offset+max(f.Type.Size, 1) {
			continue
		}
		if opaque(f.Name) {
			return plus(off)
		}
		name := ""
		if f.Name != "" {
			name = "." + f.Name
		}
		return name + f.Type.Path(off-f.Offset)
	}
	return plus(off)
}

// opaque reports names reserved for the implementation.
func opaque(name string) bool { return len(name) > 2 && name[:2] == "__" }

func plus(off int64) string {
	if off == 0 {
		return ""
	}
	return "+" + strconv.FormatInt(off, 10)
}

// At is the scalar of n bytes at an offset in the type, or nil where no such member begins there.
func (t *Type) At(off, n int64) *Type {
	switch {
	case t == nil || off < 0:
		return nil
	case t.Kind == Array && t.Elem != nil && t.Elem.Size > 0:
		return t.Elem.At(off%t.Elem.Size, n)
	case t.Kind == Struct || t.Kind == Union:
		for _, f := range t.Fields {
			if f.Type != nil && f.BitSize == 0 && off >= f.Offset && off < f.Offset+f.Type.Size {
				if m := f.Type.At(off-f.Offset, n); m != nil {
					return m
				}
			}
		}
		return nil
	case off == 0 && t.Size == n:
		return t
	}
	return nil
}
