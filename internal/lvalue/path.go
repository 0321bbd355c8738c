package lvalue

import (
	"strconv"
	"strings"

	"midway/internal/ir"
)

// place is a byte in something that has a name: the path of a member, and how many bytes behind its first one.
type place struct {
	path string   // ".lock", "[2].count", "" for the whole
	leaf *ir.Type // of what the path leads to; nil: not known
	rest int64    // bytes
}

// Access is what is read or written at an address: its size, and as what where that is known. It chooses among the
// members of a union.
type Access struct {
	Bytes int64       // 0: any
	As    ir.TypeKind // Float, PointerTo or Int, which is any other scalar; Void: not known
}

// sized is so many bytes of any type.
func sized(n int64) Access { return Access{Bytes: n} }

// fits reports whether a scalar is of the kind that is accessed.
func (a Access) fits(t *ir.Type) bool {
	switch {
	case a.As == ir.Void || t == nil:
		return true
	case a.As == ir.Int:
		return scalars[t.Kind] && t.Kind != ir.PointerTo
	}
	return t.Kind == a.As
}

// within is the member that is accessed at an offset of a type. It leads into no member whose name
// is reserved, and into no object of the C library's.
func within(t *ir.Type, off int64, n Access) place {
	switch {
	case t == nil || off < 0 || off == 0 && n.Bytes > 0 && n.Bytes == t.Size && !single(t) && t.Kind != ir.Union || syncOf(t) != noSync:
		return place{leaf: t, rest: off}
	case t.Kind == ir.Array && t.Elem != nil && t.Elem.Size > 0:
		in := within(t.Elem, off%t.Elem.Size, n)
		in.path = "[" + strconv.FormatInt(off/t.Elem.Size, 10) + "]" + in.path
		return in
	case t.Kind == ir.Struct || t.Kind == ir.Union:
		return memberWithin(t, off, n)
	}
	return place{leaf: t, rest: off}
}

// single reports whether a structure has one member, which is all of it.
func single(t *ir.Type) bool { return t.Kind == ir.Struct && len(t.Fields) == 1 }

func memberWithin(t *ir.Type, off int64, n Access) place {
	best := place{leaf: t, rest: off}
	found := false // a member of the size, but of another kind
	for _, f := range t.Fields {
		if f.BitSize > 0 || f.Type == nil || off < f.Offset || off >= f.Offset+max(f.Type.Size, 1) || reserved(f.Name) {
			continue
		}
		in := within(f.Type, off-f.Offset, n)
		if f.Name != "" {
			in.path = "." + f.Name + in.path
		}
		switch sized := in.rest == 0 && (n.Bytes == 0 || in.leaf == nil || in.leaf.Size == n.Bytes); {
		case sized && n.fits(in.leaf):
			return in
		case sized && !found || best.path == "":
			best, found = in, found || sized
		}
	}
	return best
}

// reserved reports whether a name is the implementation's.
func reserved(name string) bool { return strings.HasPrefix(name, "__") }

// bitsOf is the bit-field of so many bits at a bit of a type, as C writes it behind a name, with its type; "" where
// there is none.
func bitsOf(t *ir.Type, bit, n int64) (path string, of *ir.Type) {
	if t == nil {
		return "", nil
	}
	for _, f := range t.Fields {
		switch from := f.Offset*8 + int64(f.BitOffset); {
		case f.BitSize > 0 && from == bit && int64(f.BitSize) == n:
			return "." + f.Name, f.Type
		case f.BitSize == 0 && f.Type != nil && bit >= f.Offset*8 && bit < (f.Offset+f.Type.Size)*8:
			if in, of := bitsOf(f.Type, bit-f.Offset*8, n); in != "" && f.Name != "" {
				return "." + f.Name + in, of
			} else if in != "" {
				return in, of
			}
		}
	}
	if t.Kind == ir.Array && t.Elem != nil && t.Elem.Size > 0 {
		if in, of := bitsOf(t.Elem, bit%(8*t.Elem.Size), n); in != "" {
			return "[" + strconv.FormatInt(bit/(8*t.Elem.Size), 10) + "]" + in, of
		}
	}
	return "", nil
}

// behind is what C writes for what is accessed so many bytes behind where a pointer to elements of a type leads: p->x, *p,
// p[2].x. The rest is in bytes.
func behind(pointer string, t *ir.Type, off int64, n Access) (text string, leaf *ir.Type, rest int64) {
	pointer = grouped(pointer)
	if t == nil || t.Size <= 0 {
		return "*" + pointer, t, off
	}
	k := off / t.Size
	if off < 0 && off%t.Size != 0 {
		k--
	}
	in := within(t, off-k*t.Size, n)
	switch {
	case k != 0:
		text = pointer + "[" + strconv.FormatInt(k, 10) + "]" + in.path
	case strings.HasPrefix(pointer, "&"):
		text = pointer[1:] + in.path
	case strings.HasPrefix(in.path, "."):
		text = pointer + "->" + in.path[1:]
	case in.path != "":
		text = "(*" + pointer + ")" + in.path
	default:
		text = "*" + pointer
	}
	return text, in.leaf, in.rest
}

// grouped is an expression as the operand of an operator that binds closely.
func grouped(text string) string {
	depth := 0
	for i, c := range text {
		switch {
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case depth > 0:
		case c == ' ' || c == '*' || c == '&' && i > 0:
			return "(" + text + ")"
		}
	}
	return text
}

// addressOf is the address of a place that has a name: &x, and p for *p.
func addressOf(text string) string {
	if rest, is := strings.CutPrefix(text, "*"); is {
		return rest
	}
	return "&" + text
}
