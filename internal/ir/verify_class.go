package ir

import "github.com/llir/llvm/ir/types"

// The classes of LLVM types. Those of scalars hold for vectors of them too.

// lane is the element type of a vector, or the type itself.
func lane(t types.Type) types.Type {
	if vec, ok := t.(*types.VectorType); ok {
		return vec.ElemType
	}
	return t
}

// lanes is the number of elements of a vector, 0 for a scalar.
func lanes(t types.Type) uint64 {
	if vec, ok := t.(*types.VectorType); ok {
		return vec.Len
	}
	return 0
}

func isInt(t types.Type) bool          { _, ok := lane(t).(*types.IntType); return ok }
func isFloat(t types.Type) bool        { _, ok := lane(t).(*types.FloatType); return ok }
func isPointer(t types.Type) bool      { _, ok := lane(t).(*types.PointerType); return ok }
func isIntOrPointer(t types.Type) bool { return isInt(t) || isPointer(t) }
func isScalar(t types.Type) bool       { return isInt(t) || isFloat(t) || isPointer(t) || isMMX(t) }
func isVector(t types.Type) bool       { return lanes(t) > 0 }
func isMMX(t types.Type) bool          { _, ok := lane(t).(*types.MMXType); return ok }

func isBool(t types.Type) bool { return types.Equal(lane(t), types.I1) }

func isAggregate(t types.Type) bool {
	switch t.(type) {
	case *types.StructType, *types.ArrayType:
		return true
	}
	return false
}

// firstClass says whether a register can hold the type.
func firstClass(t types.Type) bool {
	switch t.(type) {
	case *types.MetadataType, *types.TokenType:
		return true
	}
	return sized(t)
}

// elementOf is the class of the one type that the elements of vector x have.
func elementOf(x interface{ Type() types.Type }) func(types.Type) bool {
	return func(t types.Type) bool { return sameType(t, lane(x.Type())) }
}

// parts are the types that a type contains by value; an array gives its element type once.
func parts(t types.Type) []types.Type {
	switch t := t.(type) {
	case *types.StructType:
		return t.Fields
	case *types.ArrayType:
		return []types.Type{t.ElemType}
	case *types.VectorType:
		return []types.Type{t.ElemType}
	}
	return nil
}

// sized says whether an object of the type has a size.
func sized(t types.Type) bool {
	switch t := t.(type) {
	case *types.StructType:
		if t.Opaque {
			return false
		}
	case *types.IntType, *types.FloatType, *types.PointerType, *types.MMXType, *types.ArrayType, *types.VectorType:
	default:
		return false
	}
	for _, part := range parts(t) {
		if !sized(part) {
			return false
		}
	}
	return true
}

// sameType says whether two types are the same, all pointers being alike.
func sameType(a, b types.Type) bool {
	switch a := a.(type) {
	case *types.PointerType:
		_, ok := b.(*types.PointerType)
		return ok
	case *types.VectorType:
		b, ok := b.(*types.VectorType)
		return ok && a.Len == b.Len && sameType(a.ElemType, b.ElemType)
	case *types.ArrayType:
		b, ok := b.(*types.ArrayType)
		return ok && a.Len == b.Len && sameType(a.ElemType, b.ElemType)
	case *types.StructType:
		b, ok := b.(*types.StructType)
		return ok && sameFields(a, b)
	}
	return types.Equal(a, b)
}

func sameFields(a, b *types.StructType) bool {
	if a == b {
		return true
	}
	if len(a.Fields) != len(b.Fields) || a.Packed != b.Packed || a.Opaque || b.Opaque {
		return false
	}
	for i := range a.Fields {
		if !sameType(a.Fields[i], b.Fields[i]) {
			return false
		}
	}
	return true
}

// bits is the width of a scalar or vector type.
func (v *verifier) bits(t types.Type) uint64 {
	width := v.ptrBits
	switch l := lane(t).(type) {
	case *types.IntType:
		width = l.BitSize
	case *types.FloatType:
		width = uint64(floatWidth(l.Kind))
	case *types.MMXType:
		width = 64
	}
	return width * max(1, lanes(t))
}
