package ir

// TypeKind is the shape of a C type.
type TypeKind uint8

// The kinds of C types.
const (
	Void TypeKind = iota
	Bool
	Int // signed
	UInt
	Char // plain char: signed on the targets Midway reads
	Float
	PointerTo
	Struct
	Union
	Array
	Enum
	FuncType
)

// Type is a C type from debug information. Typedefs and qualifiers are looked through; Name keeps
// the outermost name a C programmer would write.
type Type struct {
	Kind   TypeKind
	Name   string
	Size   int64 // bytes
	Elem   *Type // PointerTo (nil: void), Array, Enum's underlying type
	Count  int64 // Array; -1 where unknown
	Fields []Field
	Values []EnumValue // Enum
}

// EnumValue is an enumerator.
type EnumValue struct {
	Name  string
	Value int64
}

// Field is a member of a struct or union.
type Field struct {
	Name      string // "" for an anonymous member
	Offset    int64  // bytes
	BitOffset int    // within Offset, for a bit-field
	BitSize   int    // 0 unless a bit-field
	Type      *Type
}

// Part is the type of the scalar of size bytes that begins at the offset in bytes: the type itself
// for offset 0, a member or element of it otherwise; nil where there is none, or where members of a
// union disagree.
func (t *Type) Part(offset, size int64) *Type {
	switch {
	case t == nil || offset < 0:
		return nil
	case t.Kind == Struct || t.Kind == Union:
		return t.memberPart(offset, size)
	case t.Kind == Array && t.Elem != nil && t.Elem.Size > 0:
		return t.Elem.Part(offset%t.Elem.Size, size)
	case offset == 0 && t.Size == size:
		return t
	}
	return nil
}

func (t *Type) memberPart(offset, size int64) *Type {
	var found *Type
	for _, f := range t.Fields {
		if f.BitSize > 0 || f.Type == nil || offset < f.Offset || offset >= f.Offset+f.Type.Size {
			continue
		}
		part := f.Type.Part(offset-f.Offset, size)
		if found != nil && part != found {
			return nil
		}
		found = part
	}
	return found
}
