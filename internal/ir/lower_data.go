package ir

import (
	"encoding/binary"
	"fmt"
	"math/big"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
)

// layOut writes the initial bytes of a global.
func (l *linker) layOut(g *llir.Global) error {
	gl := l.p.Globals[l.globIDs[g]]
	if isZero(g.Init) {
		return nil
	}
	if gl.Size > maxImage {
		return fmt.Errorf("initialiser of %s: %d bytes are more than Midway reads", gl.Name, gl.Size)
	}
	img := &image{l: l, bytes: make([]byte, gl.Size)}
	if err := img.put(0, g.Init); err != nil {
		return fmt.Errorf("initialiser of %s: %w", gl.Name, err)
	}
	gl.Pointers = img.pointers
	if !allZero(img.bytes) {
		gl.Init = img.bytes
	}
	return nil
}

// maxImage is the largest initialised global in bytes; one that begins as zero has no limit.
const maxImage = 1 << 30

// isZero reports whether a constant says by its form alone that all bytes are zero.
func isZero(c constant.Constant) bool {
	switch c.(type) {
	case *constant.ZeroInitializer, *constant.Null, *constant.Undef, *constant.Poison:
		return true
	}
	return false
}

func allZero(b []byte) bool {
	for _, x := range b {
		if x != 0 {
			return false
		}
	}
	return true
}

// image is the bytes of a global under construction. What is undef or padding stays zero, as it does
// in every object file.
type image struct {
	l        *linker
	bytes    []byte
	pointers []Pointer
}

func (img *image) put(off int64, c constant.Constant) error {
	if isZero(c) {
		return nil
	}
	switch c := c.(type) {
	case *constant.CharArray:
		copy(img.bytes[off:], c.X)
		return nil
	case *constant.Array:
		return img.elems(off, c.Elems, c.Typ.ElemType)
	case *constant.Vector:
		return img.elems(off, c.Elems, c.Typ.ElemType)
	case *constant.Struct:
		return img.fields(off, c)
	case *constant.Int:
		return img.integer(off, c.X, c.Typ.BitSize)
	case *constant.Float:
		lo, hi := floatWords(c)
		img.words(off, lo, hi, int64(floatWidth(c.Typ.Kind)+7)/8)
		return nil
	}
	o, parts, err := img.l.constantParts(c)
	if err != nil {
		return err
	}
	hi := uint64(0)
	if o.Kind == KWide {
		hi = img.l.p.HighWord(o)
	}
	size := img.l.dl.storeSize(c.Type())
	img.words(off, o.Word, hi, size)
	if o.isAddress() {
		img.pointers = append(img.pointers, Pointer{Offset: off, Addr: o.Word})
	}
	for _, addr := range parts {
		img.pointers = append(img.pointers, Pointer{Offset: off, Addr: addr, Part: size})
	}
	return nil
}

func (img *image) elems(off int64, elems []constant.Constant, t types.Type) error {
	stride := img.l.dl.size(t)
	for i, e := range elems {
		if err := img.put(off+int64(i)*stride, e); err != nil {
			return err
		}
	}
	return nil
}

func (img *image) fields(off int64, c *constant.Struct) error {
	t := c.Typ
	if t == nil {
		t, _ = c.Type().(*types.StructType)
	}
	offsets := img.l.dl.structLayout(t).offsets
	for i, f := range c.Fields {
		if err := img.put(off+offsets[i], f); err != nil {
			return err
		}
	}
	return nil
}

// integer writes an integer of any width, little endian.
func (img *image) integer(off int64, x *big.Int, bits uint64) error {
	size := int64(bits+7) / 8
	if bits <= MaxBits {
		lo, hi := words(x, uint16(bits))
		img.words(off, lo, hi, size)
		return nil
	}
	m := new(big.Int).Set(x)
	if m.Sign() < 0 {
		m.Add(m, new(big.Int).Lsh(big.NewInt(1), uint(bits)))
	}
	be := m.FillBytes(make([]byte, size))
	for i, v := range be {
		img.bytes[off+size-1-int64(i)] = v
	}
	return nil
}

func (img *image) words(off int64, lo, hi uint64, size int64) {
	var buf [16]byte
	binary.LittleEndian.PutUint64(buf[:], lo)
	binary.LittleEndian.PutUint64(buf[8:], hi)
	copy(img.bytes[off:off+size], buf[:size])
}
