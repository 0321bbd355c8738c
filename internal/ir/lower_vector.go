package ir

import (
	"fmt"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// bitcast keeps the bits: scalar by scalar where the two types are cut alike, else through one
// sequence of bits, lowest first.
func (b *builder) bitcast(from value.Value, to types.Type) ([]Operand, error) {
	src, err1 := b.l.dl.scalars(from.Type())
	dst, err2 := b.l.dl.scalars(to)
	lanes, err3 := b.lanes(from)
	if err := anyError(err1, err2, err3); err != nil {
		return nil, err
	}
	if len(lanes) != len(src) {
		return nil, fmt.Errorf("a value of %d scalars where %d are wanted", len(lanes), len(src))
	}
	if sameCut(src, dst) {
		return lanes, nil
	}
	return b.recut(src, lanes, dst)
}

func sameCut(a, b []scalar) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].bits != b[i].bits {
			return false
		}
	}
	return true
}

// recut reads the bits of one list of scalars as another list.
func (b *builder) recut(src []scalar, lanes []Operand, dst []scalar) ([]Operand, error) {
	out := make([]Operand, len(dst))
	pos := 0
	for k, d := range dst {
		piece, err := b.bitsAt(src, lanes, pos, d)
		if err != nil {
			return nil, err
		}
		out[k] = piece
		pos += int(d.bits)
	}
	return out, nil
}

// bitsAt collects d.bits bits from bit position pos of the sequence of scalars.
func (b *builder) bitsAt(src []scalar, lanes []Operand, pos int, d scalar) (Operand, error) {
	var acc Operand
	have := false
	at := 0
	for k, s := range src {
		lo, hi := max(pos, at), min(pos+int(d.bits), at+int(s.bits))
		if lo < hi {
			piece := lanes[k]
			if shift := lo - at; shift > 0 {
				piece = b.intOp(OpLShr, s.bits, piece, b.word(s.bits, uint64(shift)))
			}
			piece = b.resize(scalar{bits: d.bits, ptr: d.ptr, float: d.float}, s.bits, piece)
			if shift := lo - pos; shift > 0 {
				piece = b.intOp(OpShl, d.bits, piece, b.word(d.bits, uint64(shift)))
			}
			if have {
				piece = b.intOp(OpOr, d.bits, acc, piece)
			}
			acc, have = piece, true
		}
		at += int(s.bits)
	}
	if !have {
		return Operand{}, fmt.Errorf("a bitcast to a wider type")
	}
	return acc, nil
}

// loadPacked reads a vector whose elements are not whole bytes as one integer.
func (b *builder) loadPacked(t *types.VectorType, addr Operand, flags Flags) ([]Operand, error) {
	parts, err := b.l.dl.scalars(t)
	if err != nil {
		return nil, err
	}
	bits := b.l.dl.bits(t)
	if bits > MaxBits {
		return nil, fmt.Errorf("type %s", t)
	}
	whole := scalar{bits: uint16(bits)}
	o := b.loadScalar(whole, addr, NotAtomic, flags)
	return b.recut([]scalar{whole}, []Operand{o}, parts)
}

func (b *builder) storePacked(t *types.VectorType, lanes []Operand, addr Operand, flags Flags) error {
	parts, err := b.l.dl.scalars(t)
	if err != nil {
		return err
	}
	bits := b.l.dl.bits(t)
	if bits > MaxBits {
		return fmt.Errorf("type %s", t)
	}
	whole := scalar{bits: uint16(bits)}
	o, err := b.recut(parts, lanes, []scalar{whole})
	if err != nil {
		return err
	}
	b.storeScalar(whole, addr, o[0], NotAtomic, flags)
	return nil
}

// vectorOf is the scalars of a vector operand, one per lane.
func (b *builder) vectorOf(v value.Value) (lanes []Operand, elem scalar, err error) {
	t, ok := v.Type().(*types.VectorType)
	if !ok {
		return nil, elem, fmt.Errorf("operand %s is no vector", v.Ident())
	}
	if elem, err = b.scalarOf(t.ElemType); err != nil {
		return nil, elem, err
	}
	lanes, err = b.lanes(v)
	return lanes, elem, err
}

func (b *builder) extractElement(x, index value.Value) ([]Operand, error) {
	lanes, elem, err := b.vectorOf(x)
	if err != nil {
		return nil, err
	}
	ix, err := b.one(index)
	if err != nil {
		return nil, err
	}
	if ix.Kind == KConst {
		if ix.Word >= uint64(len(lanes)) {
			return unsetLanes(1, KPoison), nil
		}
		return []Operand{lanes[ix.Word]}, nil
	}
	w := uint16(b.l.dl.bits(index.Type()))
	out := lanes[len(lanes)-1]
	for k := len(lanes) - 2; k >= 0; k-- {
		out = b.choose(elem, b.compare(EQ, w, ix, C(uint64(k))), lanes[k], out)
	}
	return []Operand{out}, nil
}

func (b *builder) insertElement(x, elem, index value.Value) ([]Operand, error) {
	lanes, s, err := b.vectorOf(x)
	if err != nil {
		return nil, err
	}
	ix, err1 := b.one(index)
	val, err2 := b.one(elem)
	if err := anyError(err1, err2); err != nil {
		return nil, err
	}
	out := append([]Operand(nil), lanes...)
	if ix.Kind == KConst {
		if ix.Word >= uint64(len(lanes)) {
			return unsetLanes(len(lanes), KPoison), nil
		}
		out[ix.Word] = val
		return out, nil
	}
	w := uint16(b.l.dl.bits(index.Type()))
	for k := range out {
		out[k] = b.choose(s, b.compare(EQ, w, ix, C(uint64(k))), val, out[k])
	}
	return out, nil
}

func (b *builder) shuffle(x, y, mask value.Value) ([]Operand, error) {
	xs, _, err1 := b.vectorOf(x)
	ys, _, err2 := b.vectorOf(y)
	picks, err3 := b.lanes(mask)
	if err := anyError(err1, err2, err3); err != nil {
		return nil, err
	}
	both := append(append([]Operand(nil), xs...), ys...)
	out := make([]Operand, len(picks))
	for k, p := range picks {
		switch {
		case p.isUnset():
			out[k] = p
		case p.Kind == KConst && p.Word < uint64(len(both)):
			out[k] = both[p.Word]
		default:
			return nil, fmt.Errorf("shuffle mask %s", mask.Ident())
		}
	}
	return out, nil
}

func (b *builder) extractValue(x value.Value, path []uint64) ([]Operand, error) {
	lanes, err := b.lanes(x)
	if err != nil {
		return nil, err
	}
	first, n, err := b.part(x.Type(), path)
	if err != nil {
		return nil, err
	}
	if first+n > len(lanes) {
		return nil, fmt.Errorf("part %v of a value of %d scalars", path, len(lanes))
	}
	return lanes[first : first+n : first+n], nil
}

func (b *builder) insertValue(x, elem value.Value, path []uint64) ([]Operand, error) {
	lanes, err1 := b.lanes(x)
	vals, err2 := b.lanes(elem)
	first, n, err3 := b.part(x.Type(), path)
	if err := anyError(err1, err2, err3); err != nil {
		return nil, err
	}
	if first+n > len(lanes) || n != len(vals) {
		return nil, fmt.Errorf("part %v of a value of %d scalars", path, len(lanes))
	}
	out := append([]Operand(nil), lanes...)
	copy(out[first:], vals)
	return out, nil
}

// part is the range of scalars at an index path of an aggregate type.
func (b *builder) part(t types.Type, path []uint64) (first, n int, err error) {
	first, sub, err := b.l.dl.subScalars(t, path)
	if err != nil {
		return 0, 0, err
	}
	parts, err := b.l.dl.scalars(sub)
	return first, len(parts), err
}
