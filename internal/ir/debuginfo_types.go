package ir

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
)

// typeOf is the C type of a debug-info type; nil stands for void.
func (d *debugInfo) typeOf(f metadata.Field) *Type {
	if t, ok := d.types[f]; ok || d.depth > maxTypeDepth {
		return t
	}
	d.depth++
	defer func() { d.depth-- }()
	switch n := f.(type) {
	case *metadata.DIBasicType:
		t := &Type{Kind: basicKind(n), Name: n.Name, Size: int64(n.Size / 8)}
		d.types[f] = t
		return t
	case *metadata.DIDerivedType:
		return d.derived(n)
	case *metadata.DICompositeType:
		return d.composite(n)
	case *metadata.DISubroutineType:
		t := &Type{Kind: FuncType}
		d.types[f] = t
		return t
	}
	return nil
}

func basicKind(n *metadata.DIBasicType) TypeKind {
	switch n.Encoding {
	case enum.DwarfAttEncodingBoolean:
		return Bool
	case enum.DwarfAttEncodingFloat, enum.DwarfAttEncodingComplexFloat, enum.DwarfAttEncodingImaginaryFloat:
		return Float
	case enum.DwarfAttEncodingSignedChar:
		if n.Name == "char" {
			return Char
		}
		return Int
	case enum.DwarfAttEncodingUnsigned, enum.DwarfAttEncodingUnsignedChar, enum.DwarfAttEncodingUTF:
		return UInt
	}
	return Int
}

// derived looks through typedefs and qualifiers.
func (d *debugInfo) derived(n *metadata.DIDerivedType) *Type {
	switch n.Tag {
	case enum.DwarfTagPointerType, enum.DwarfTagReferenceType, enum.DwarfTagPtrToMemberType:
		t := &Type{Kind: PointerTo, Size: int64(n.Size / 8)}
		if t.Size == 0 {
			t.Size = d.p.Model.PtrBytes()
		}
		d.types[n] = t // before its element, which may point back
		t.Elem = d.typeOf(n.BaseType)
		return t
	case enum.DwarfTagTypedef:
		return d.typedef(n)
	}
	t := d.typeOf(n.BaseType)
	d.types[n] = t
	return t
}

// typedef is a copy of the type under its new name. A struct whose members are still being read cannot
// be copied: it keeps its own name, and takes this one if it has none.
func (d *debugInfo) typedef(n *metadata.DIDerivedType) *Type {
	under := d.typeOf(n.BaseType)
	if under != nil && d.filling[under] {
		if under.Name == "" {
			under.Name = n.Name
		}
		return under
	}
	t := &Type{Kind: Void}
	if under != nil {
		*t = *under
	}
	t.Name = n.Name
	d.types[n] = t
	return t
}

// composite is a structure, union, enumeration or array. One that a unit only declares is as another unit of the
// program defines it: a pointer to it leads to such a structure, whoever may look into that.
func (d *debugInfo) composite(n *metadata.DICompositeType) *Type {
	if whole := d.definitions[tagOf(n)]; whole != nil && whole != n && onlyDeclared(n) {
		t := d.typeOf(whole)
		d.types[n] = t
		return t
	}
	t := &Type{Name: n.Name, Size: int64(n.Size / 8)}
	d.types[n] = t
	switch n.Tag {
	case enum.DwarfTagArrayType:
		t.Kind = Array
		d.array(t, n)
	case enum.DwarfTagEnumerationType:
		t.Kind, t.Elem, t.Values = Enum, d.typeOf(n.BaseType), enumerators(n)
	case enum.DwarfTagUnionType:
		t.Kind = Union
		d.members(t, n)
	default:
		t.Kind = Struct
		d.members(t, n)
	}
	return t
}

// tag is how C names a structure, union or enumeration.
type tag struct {
	kind enum.DwarfTag
	name string
}

func tagOf(n *metadata.DICompositeType) tag { return tag{n.Tag, n.Name} }

// onlyDeclared reports whether a unit only declares a type.
func onlyDeclared(n *metadata.DICompositeType) bool {
	return n.Flags&enum.DIFlagFwdDecl != 0 && n.Elements == nil
}

// define notes the structures and unions that some unit defines, by tag; those of one tag that differ count as none.
func (d *debugInfo) define(mods []*module) {
	d.definitions = map[tag]*metadata.DICompositeType{}
	for _, m := range mods {
		for _, def := range m.M.MetadataDefs {
			n, is := def.(*metadata.DICompositeType)
			if !is || n.Name == "" || n.Elements == nil || m.Library ||
				n.Tag != enum.DwarfTagStructureType && n.Tag != enum.DwarfTagUnionType {
				continue
			}
			at := tagOf(n)
			if other, known := d.definitions[at]; known && (other == nil || !alikeDefined(other, n)) {
				n = nil
			}
			d.definitions[at] = n
		}
	}
}

// alikeDefined reports whether two units define a type alike: its size and the names of its members are the same.
func alikeDefined(a, b *metadata.DICompositeType) bool {
	if a.Size != b.Size || len(a.Elements.Fields) != len(b.Elements.Fields) {
		return false
	}
	for i := range a.Elements.Fields {
		x, isMember := a.Elements.Fields[i].(*metadata.DIDerivedType)
		y, too := b.Elements.Fields[i].(*metadata.DIDerivedType)
		if isMember != too || isMember && (x.Name != y.Name || x.Offset != y.Offset) {
			return false
		}
	}
	return true
}

func (d *debugInfo) members(t *Type, n *metadata.DICompositeType) {
	if n.Elements == nil {
		return
	}
	d.filling[t] = true
	defer delete(d.filling, t)
	for _, e := range n.Elements.Fields {
		m, ok := e.(*metadata.DIDerivedType)
		if !ok || m.Tag != enum.DwarfTagMember {
			continue
		}
		f := Field{Name: m.Name, Offset: int64(m.Offset / 8), Type: d.typeOf(m.BaseType)}
		if m.Flags&enum.DIFlagBitField != 0 {
			f.BitSize, f.BitOffset = int(m.Size), int(m.Offset%8)
		}
		t.Fields = append(t.Fields, f)
	}
}

func enumerators(n *metadata.DICompositeType) (out []EnumValue) {
	if n.Elements == nil {
		return nil
	}
	for _, e := range n.Elements.Fields {
		if v, ok := e.(*metadata.DIEnumerator); ok {
			out = append(out, EnumValue{v.Name, v.Value})
		}
	}
	return out
}

// array nests one Array per dimension, the outermost first.
func (d *debugInfo) array(t *Type, n *metadata.DICompositeType) {
	elem := d.typeOf(n.BaseType)
	var counts []int64
	if n.Elements != nil {
		for _, e := range n.Elements.Fields {
			if r, ok := e.(*metadata.DISubrange); ok {
				counts = append(counts, count(r))
			}
		}
	}
	if len(counts) == 0 {
		counts = []int64{-1}
	}
	for i := len(counts) - 1; i > 0; i-- {
		elem = &Type{Kind: Array, Elem: elem, Count: counts[i], Size: arraySize(elem, counts[i])}
	}
	t.Elem, t.Count = elem, counts[0]
	if t.Size == 0 {
		t.Size = arraySize(elem, counts[0])
	}
}

func arraySize(elem *Type, n int64) int64 {
	if elem == nil || n < 0 {
		return 0
	}
	return elem.Size * n
}

// count is the number of elements of a dimension, -1 where it is not constant.
func count(r *metadata.DISubrange) int64 {
	if n, ok := r.Count.(metadata.IntLit); ok {
		return int64(n)
	}
	return -1
}
