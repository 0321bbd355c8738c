package ir

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir/types"
)

// MaxBits is the width in bits of the widest register. Wider integers have no meaning here: the
// instruction that computes one becomes an OpUnsupported.
const MaxBits = 128

// maxSize stands for the size in bytes of every type that is larger.
const maxSize = 1 << 48

// maxScalars bounds how many registers one first-class value is split into.
const maxScalars = 1024

// scalar is one of the scalars that an LLVM value is split into.
type scalar struct {
	bits  uint16
	ptr   bool
	float bool
	off   int64 // bytes from the start of the value in memory
}

// dataLayout is LLVM's target data layout: how many bytes types take and where their parts lie.
type dataLayout struct {
	ptrBytes, ptrAlign int64
	intAlign           map[uint64]int64 // by width in bits; bytes
	floatAlign         map[uint64]int64
	vectorAlign        map[uint64]int64
	scalarsOf          map[types.Type][]scalar
	structs            map[*types.StructType]*structLayout
}

// structLayout is what is known of a structure, so that those inside each other are looked at once.
type structLayout struct {
	offsets     []int64 // bytes, of each field
	size, align int64   // bytes
}

// parseDataLayout reads the "target datalayout" string; what it does not mention has LLVM's defaults.
func parseDataLayout(text string) (*dataLayout, error) {
	dl := &dataLayout{
		ptrBytes: 8, ptrAlign: 8,
		intAlign:    map[uint64]int64{1: 1, 8: 1, 16: 2, 32: 4, 64: 4},
		floatAlign:  map[uint64]int64{16: 2, 32: 4, 64: 8, 128: 16},
		vectorAlign: map[uint64]int64{64: 8, 128: 16},
		scalarsOf:   map[types.Type][]scalar{},
		structs:     map[*types.StructType]*structLayout{},
	}
	for _, spec := range strings.Split(text, "-") {
		if err := dl.spec(spec); err != nil {
			return nil, fmt.Errorf("target datalayout %q: %w", text, err)
		}
	}
	return dl, nil
}

func (dl *dataLayout) spec(spec string) error {
	if spec == "E" {
		return fmt.Errorf("big-endian targets are not read; compile for x86 or another little-endian target")
	}
	if spec == "" || !strings.ContainsRune("ifvp", rune(spec[0])) || spec == "p" {
		return nil
	}
	parts := strings.Split(spec, ":")
	if len(parts) < 2 {
		return nil
	}
	bits, err1 := strconv.ParseUint(strings.TrimSpace(parts[0][1:]), 10, 32)
	if spec[0] == 'p' {
		return dl.pointerSpec(parts)
	}
	abi, err2 := strconv.ParseInt(parts[1], 10, 32)
	if err1 != nil || err2 != nil {
		return fmt.Errorf("cannot read %q", spec)
	}
	switch spec[0] {
	case 'i':
		dl.intAlign[bits] = max(abi/8, 1)
	case 'f':
		dl.floatAlign[bits] = max(abi/8, 1)
	case 'v':
		dl.vectorAlign[bits] = max(abi/8, 1)
	}
	return nil
}

// pointerSpec reads "p:size:abi" of address space 0.
func (dl *dataLayout) pointerSpec(parts []string) error {
	if parts[0] != "p" && parts[0] != "p0" {
		return nil
	}
	size, err := strconv.ParseInt(parts[1], 10, 32)
	if err != nil || size != 32 && size != 64 {
		return fmt.Errorf("pointers of %s bits are not read", parts[1])
	}
	dl.ptrBytes, dl.ptrAlign = size/8, size/8
	return nil
}

func (dl *dataLayout) model() DataModel {
	if dl.ptrBytes == 4 {
		return ILP32
	}
	return LP64
}

func alignUp(n, align int64) int64 {
	if align <= 1 {
		return n
	}
	return (n + align - 1) / align * align
}

// floatWidth is the width in bits of a floating type.
func floatWidth(k types.FloatKind) uint64 {
	switch k {
	case types.FloatKindHalf:
		return 16
	case types.FloatKindFloat:
		return 32
	case types.FloatKindDouble:
		return 64
	case types.FloatKindX86_FP80:
		return 80
	}
	return 128
}

// align is the ABI alignment of a type in bytes.
func (dl *dataLayout) align(t types.Type) int64 {
	switch t := t.(type) {
	case *types.IntType:
		return dl.alignInt(t.BitSize)
	case *types.FloatType:
		if a, ok := dl.floatAlign[floatWidth(t.Kind)]; ok {
			return a
		}
		return 16
	case *types.PointerType:
		return dl.ptrAlign
	case *types.VectorType:
		bits := dl.bits(t)
		if a, ok := dl.vectorAlign[bits]; ok {
			return a
		}
		return powerOfTwo(int64(bits+7) / 8)
	case *types.ArrayType:
		return dl.align(t.ElemType)
	case *types.StructType:
		return dl.structLayout(t).align
	}
	return 1
}

// alignInt is the alignment of an integer: that of the next wider one the layout names, or of the
// widest it names.
func (dl *dataLayout) alignInt(bits uint64) int64 {
	if a, ok := dl.intAlign[bits]; ok {
		return a
	}
	bestBits, best := uint64(0), int64(1)
	for b, a := range dl.intAlign {
		larger := b > bits && (bestBits < bits || b < bestBits)
		widest := b < bits && bestBits < bits && b > bestBits
		if larger || widest {
			bestBits, best = b, a
		}
	}
	return best
}

func powerOfTwo(n int64) int64 {
	p := int64(1)
	for p < n {
		p *= 2
	}
	return p
}

// bits is the width of a first-class type in bits, without padding.
func (dl *dataLayout) bits(t types.Type) uint64 {
	switch t := t.(type) {
	case *types.IntType:
		return t.BitSize
	case *types.FloatType:
		return floatWidth(t.Kind)
	case *types.PointerType:
		return uint64(dl.ptrBytes * 8)
	case *types.MMXType:
		return 64
	case *types.VectorType:
		return t.Len * dl.bits(t.ElemType)
	}
	return uint64(dl.size(t)) * 8
}

// storeSize is the number of bytes that a load or store of the type touches.
func (dl *dataLayout) storeSize(t types.Type) int64 { return int64(dl.bits(t)+7) / 8 }

// size is the number of bytes from one array element of the type to the next.
func (dl *dataLayout) size(t types.Type) int64 {
	switch t := t.(type) {
	case *types.ArrayType:
		n := dl.size(t.ElemType)
		if n > 0 && t.Len > uint64(maxSize/n) {
			return maxSize
		}
		return int64(t.Len) * n
	case *types.StructType:
		return dl.structLayout(t).size
	case *types.IntType, *types.FloatType, *types.PointerType, *types.VectorType, *types.MMXType:
		return alignUp(dl.storeSize(t), dl.align(t))
	}
	return 0
}

// structLayout lays a structure out; it is computed once.
func (dl *dataLayout) structLayout(t *types.StructType) *structLayout {
	if l := dl.structs[t]; l != nil {
		return l
	}
	l := &structLayout{offsets: make([]int64, len(t.Fields)), align: 1}
	for i, f := range t.Fields {
		if !t.Packed {
			a := dl.align(f)
			l.size, l.align = alignUp(l.size, a), max(l.align, a)
		}
		l.offsets[i] = l.size
		l.size = min(l.size+dl.size(f), maxSize)
	}
	l.size = alignUp(l.size, l.align)
	dl.structs[t] = l
	return l
}

func (dl *dataLayout) fieldOffset(t *types.StructType, field int) int64 {
	return dl.structLayout(t).offsets[field]
}

// scalars is what a value of the type is split into; an error names a type without meaning here.
func (dl *dataLayout) scalars(t types.Type) ([]scalar, error) {
	if s, ok := dl.scalarsOf[t]; ok {
		return s, nil
	}
	s, err := dl.split(nil, t, 0)
	if err == nil {
		dl.scalarsOf[t] = s
	}
	return s, err
}

func (dl *dataLayout) split(out []scalar, t types.Type, off int64) ([]scalar, error) {
	var err error
	switch t := t.(type) {
	case *types.VoidType, *types.MetadataType, *types.LabelType, *types.TokenType:
		return out, nil
	case *types.IntType, *types.FloatType, *types.PointerType, *types.MMXType:
		return dl.splitScalar(out, t, off)
	case *types.VectorType:
		if t.Scalable {
			return nil, fmt.Errorf("scalable vector type %s", t)
		}
		return dl.splitElems(out, t.ElemType, t.Len, int64(dl.bits(t.ElemType)+7)/8, off)
	case *types.ArrayType:
		return dl.splitElems(out, t.ElemType, t.Len, dl.size(t.ElemType), off)
	case *types.StructType:
		for i, f := range t.Fields {
			if out, err = dl.split(out, f, off+dl.fieldOffset(t, i)); err != nil {
				return nil, err
			}
			if len(out) > maxScalars {
				return nil, fmt.Errorf("a first-class value of more than %d scalars", maxScalars)
			}
		}
		return out, nil
	}
	return nil, fmt.Errorf("type %s", t)
}

func (dl *dataLayout) splitScalar(out []scalar, t types.Type, off int64) ([]scalar, error) {
	bits := dl.bits(t)
	if bits > MaxBits {
		return nil, fmt.Errorf("type %s, wider than %d bits", t, MaxBits)
	}
	if f, ok := t.(*types.FloatType); ok && f.Kind == types.FloatKindPPC_FP128 {
		return nil, fmt.Errorf("type %s", t)
	}
	return append(out, scalar{bits: uint16(bits), ptr: types.IsPointer(t), float: types.IsFloat(t), off: off}), nil
}

func (dl *dataLayout) splitElems(out []scalar, elem types.Type, n uint64, stride, off int64) ([]scalar, error) {
	if n > maxScalars {
		return nil, fmt.Errorf("a first-class value of %d elements", n)
	}
	var err error
	before := len(out)
	for i := range int64(n) {
		if i > 0 && len(out) == before {
			break // elements without scalars
		}
		if out, err = dl.split(out, elem, off+i*stride); err != nil {
			return nil, err
		}
	}
	if len(out) > maxScalars {
		return nil, fmt.Errorf("a first-class value of more than %d scalars", maxScalars)
	}
	return out, nil
}

// subScalars is the range of scalars that the aggregate's part at the index path is.
func (dl *dataLayout) subScalars(t types.Type, path []uint64) (first int, sub types.Type, err error) {
	for _, ix := range path {
		switch a := t.(type) {
		case *types.ArrayType:
			elem, err := dl.scalars(a.ElemType)
			if err != nil {
				return 0, nil, err
			}
			first += int(ix) * len(elem)
			t = a.ElemType
		case *types.StructType:
			for _, f := range a.Fields[:ix] {
				s, err := dl.scalars(f)
				if err != nil {
					return 0, nil, err
				}
				first += len(s)
			}
			t = a.Fields[ix]
		default:
			return 0, nil, fmt.Errorf("index into %s", t)
		}
	}
	return first, t, nil
}
