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
}

// Field is a member of a struct or union.
type Field struct {
	Name      string // "" for an anonymous member
	Offset    int64  // bytes
	BitOffset int    // within Offset, for a bit-field
	BitSize   int    // 0 unless a bit-field
	Type      *Type
}
