package ir

import (
	"fmt"
	"math"
	"math/big"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

type constantValue = constant.Constant

// constantWord is the one scalar of a constant that needs no instruction.
func (l *linker) constantWord(c constant.Constant) (Operand, error) {
	o, _, err := l.constantParts(c)
	return o, err
}

// constantParts is constantWord, and the addresses that the scalar is computed from where it is none itself.
func (l *linker) constantParts(c constant.Constant) (Operand, []uint64, error) {
	b := &builder{l: l}
	o, err := b.one(c)
	if err == nil {
		err = b.failed
	}
	if err == nil && o.Kind == KGlobal && l.p.Globals[o.Index].ThreadLocal {
		err = fmt.Errorf("the address of thread-local %s is not constant", l.p.Globals[o.Index].Name)
	}
	if err != nil {
		return Operand{}, nil, fmt.Errorf("%s: %w", c.Ident(), err)
	}
	return o, b.parts, nil
}

// constant is the scalars of a constant. Constant expressions go through the same code as
// instructions, which folds them; only what depends on the thread leaves instructions behind.
func (b *builder) constant(c constant.Constant) ([]Operand, error) {
	switch c := c.(type) {
	case *constant.Int:
		return b.intConstant(c)
	case *constant.Float:
		lo, hi := floatWords(c)
		if w := floatWidth(c.Typ.Kind); w > 64 {
			return []Operand{b.l.p.wide(lo, hi)}, nil
		}
		return []Operand{C(lo)}, nil
	case *constant.Null:
		return []Operand{C(0)}, nil
	case *constant.ZeroInitializer:
		return b.zero(c.Typ)
	case *constant.Undef:
		parts, err := b.l.dl.scalars(c.Typ)
		return unsetLanes(len(parts), KUndef), err
	case *constant.Poison:
		parts, err := b.l.dl.scalars(c.Typ)
		return unsetLanes(len(parts), KPoison), err
	case *constant.Array:
		return b.concat(c.Elems)
	case *constant.Vector:
		return b.concat(c.Elems)
	case *constant.Struct:
		return b.concat(c.Fields)
	case *constant.CharArray:
		out := make([]Operand, len(c.X))
		for i, x := range c.X {
			out[i] = C(uint64(x))
		}
		return out, nil
	case *constant.NoneToken:
		return nil, nil
	case *constant.BlockAddress:
		o, err := b.l.blockAddress(c)
		return []Operand{o}, err
	case *constant.DSOLocalEquivalent:
		return b.constant(c.Func)
	case *constant.NoCFI:
		return b.constant(c.Func)
	case *constant.Index:
		return b.constant(c.Constant)
	case *llir.Func, *llir.Global, *llir.Alias, *llir.IFunc:
		return b.symbol(c)
	}
	return b.constantExpr(c)
}

// symbol is the address of a global or function; a thread-local's is computed where it is used.
func (b *builder) symbol(c constant.Constant) ([]Operand, error) {
	o, err := b.l.symbol(c)
	if err != nil {
		return nil, err
	}
	if b.f != nil && o.Kind == KGlobal && b.l.p.Globals[o.Index].ThreadLocal {
		off := int64(o.Word - b.l.p.Globals[o.Index].Addr)
		o = b.def(
			Instr{Op: OpTLS, Bits: b.pointer().bits, Flags: FlagPtr, Imm: int64(o.Index), Scale: off},
			b.pointer(),
		)
	}
	return []Operand{o}, nil
}

func (b *builder) intConstant(c *constant.Int) ([]Operand, error) {
	if c.Typ.BitSize > MaxBits {
		return nil, fmt.Errorf("type %s, wider than %d bits", c.Typ, MaxBits)
	}
	w := uint16(c.Typ.BitSize)
	if w <= 64 && c.X.IsInt64() {
		return []Operand{C(uint64(c.X.Int64()) & mask(w))}, nil
	}
	lo, hi := words(c.X, w)
	if w > 64 {
		return []Operand{b.l.p.wide(lo, hi)}, nil
	}
	return []Operand{C(lo)}, nil
}

func (b *builder) zero(t types.Type) ([]Operand, error) {
	parts, err := b.l.dl.scalars(t)
	out := make([]Operand, len(parts))
	for i, s := range parts {
		out[i] = b.word(s.bits, 0)
	}
	return out, err
}

func (b *builder) concat(elems []constant.Constant) ([]Operand, error) {
	if len(elems) > maxScalars {
		return nil, fmt.Errorf("a first-class constant of %d elements", len(elems))
	}
	var out []Operand
	for _, e := range elems {
		lanes, err := b.constant(e)
		if err != nil {
			return nil, err
		}
		out = append(out, lanes...)
	}
	return out, nil
}

// constantExpr evaluates an expression as the instruction of the same name.
func (b *builder) constantExpr(c constant.Constant) ([]Operand, error) {
	switch c := c.(type) {
	case *constant.ExprAdd:
		return b.binary(OpAdd, c.X, c.Y, 0)
	case *constant.ExprSub:
		return b.binary(OpSub, c.X, c.Y, 0)
	case *constant.ExprMul:
		return b.binary(OpMul, c.X, c.Y, 0)
	case *constant.ExprShl:
		return b.binary(OpShl, c.X, c.Y, 0)
	case *constant.ExprLShr:
		return b.binary(OpLShr, c.X, c.Y, 0)
	case *constant.ExprAShr:
		return b.binary(OpAShr, c.X, c.Y, 0)
	case *constant.ExprAnd:
		return b.binary(OpAnd, c.X, c.Y, 0)
	case *constant.ExprOr:
		return b.binary(OpOr, c.X, c.Y, 0)
	case *constant.ExprXor:
		return b.binary(OpXor, c.X, c.Y, 0)
	case *constant.ExprGetElementPtr:
		indices := make([]value.Value, len(c.Indices))
		for i, ix := range c.Indices {
			indices[i] = ix
		}
		return b.gep(c.ElemType, c.Src, indices)
	case *constant.ExprICmp:
		return b.icmp(c.Pred, c.X, c.Y)
	case *constant.ExprFCmp:
		return b.fcmp(c.Pred, c.X, c.Y)
	case *constant.ExprSelect:
		return b.selectValue(c.Cond, c.X, c.Y)
	case *constant.ExprFNeg:
		return b.each(c.X, func(s scalar, x Operand) Operand { return b.def(Instr{Op: OpFNeg, Bits: s.bits, A: x}, s) })
	case *constant.ExprExtractElement:
		return b.extractElement(c.X, c.Index)
	case *constant.ExprInsertElement:
		return b.insertElement(c.X, c.Elem, c.Index)
	case *constant.ExprShuffleVector:
		return b.shuffle(c.X, c.Y, c.Mask)
	}
	return b.constantConversion(c)
}

// constantConversion evaluates the expressions that constantExpr leaves: conversions.
func (b *builder) constantConversion(c constant.Constant) ([]Operand, error) {
	switch c := c.(type) {
	case *constant.ExprTrunc:
		return b.convert(OpTrunc, c.From, c.To)
	case *constant.ExprZExt:
		return b.convert(OpZExt, c.From, c.To)
	case *constant.ExprSExt:
		return b.convert(OpSExt, c.From, c.To)
	case *constant.ExprFPTrunc:
		return b.convert(OpFPTrunc, c.From, c.To)
	case *constant.ExprFPExt:
		return b.convert(OpFPExt, c.From, c.To)
	case *constant.ExprFPToUI:
		return b.convert(OpFPToUI, c.From, c.To)
	case *constant.ExprFPToSI:
		return b.convert(OpFPToSI, c.From, c.To)
	case *constant.ExprUIToFP:
		return b.convert(OpUIToFP, c.From, c.To)
	case *constant.ExprSIToFP:
		return b.convert(OpSIToFP, c.From, c.To)
	case *constant.ExprPtrToInt:
		return b.reinterpret(c.From, c.To)
	case *constant.ExprIntToPtr:
		return b.reinterpret(c.From, c.To)
	case *constant.ExprAddrSpaceCast:
		return b.reinterpret(c.From, c.To)
	case *constant.ExprBitCast:
		return b.bitcast(c.From, c.To)
	}
	return nil, fmt.Errorf("constant %T", c)
}

// unwrapIndex looks through llir's wrapper of GEP indices.
func unwrapIndex(v value.Value) value.Value {
	if ix, ok := v.(*constant.Index); ok {
		return ix.Constant
	}
	return v
}

// floatWords is the bit pattern of a floating constant, low and high word.
func floatWords(c *constant.Float) (lo, hi uint64) {
	x := c.X
	if x == nil {
		x = new(big.Float)
	}
	neg := x.Signbit()
	switch c.Typ.Kind {
	case types.FloatKindFloat:
		if c.NaN {
			return nanBits(neg, 31, 0x7fc00000), 0
		}
		f, _ := x.Float32()
		return uint64(math.Float32bits(f)), 0
	case types.FloatKindDouble:
		if c.NaN {
			return nanBits(neg, 63, 0x7ff8<<48), 0
		}
		f, _ := x.Float64()
		return math.Float64bits(f), 0
	case types.FloatKindHalf:
		lo, _ = ieeeWords(x, c.NaN, 5, 10)
		return lo, 0
	case types.FloatKindX86_FP80:
		return extendedWords(x, c.NaN)
	}
	return ieeeWords(x, c.NaN, 15, 112)
}

func nanBits(neg bool, signBit uint, quiet uint64) uint64 {
	if neg {
		return quiet | 1<<signBit
	}
	return quiet
}

// ieeeWords encodes x with the given widths of exponent and fraction in bits.
func ieeeWords(x *big.Float, nan bool, expBits, fracBits uint) (lo, hi uint64) {
	bias := 1<<(expBits-1) - 1
	exp, frac := decompose(x, nan, bias, fracBits)
	v := new(big.Int).Lsh(big.NewInt(int64(exp)), fracBits)
	v.Or(v, frac)
	if x.Signbit() {
		v.SetBit(v, int(expBits+fracBits), 1)
	}
	return words(v, uint16(expBits+fracBits+1))
}

// decompose is the biased exponent and the fraction without its leading one.
func decompose(x *big.Float, nan bool, bias int, fracBits uint) (int, *big.Int) {
	frac := new(big.Int)
	switch {
	case nan:
		return 2*bias + 1, frac.SetBit(frac, int(fracBits)-1, 1)
	case x.IsInf():
		return 2*bias + 1, frac
	case x.Sign() == 0:
		return 0, frac
	}
	mant := new(big.Float).SetPrec(fracBits + 1).Abs(x)
	exp := mant.MantExp(mant) - 1 + bias // mant in [0.5, 1)
	shift := int(fracBits) + 1
	if exp <= 0 {
		shift += exp - 1
		exp = 0
	}
	mant.SetMantExp(mant, shift).Int(frac)
	return exp, frac.SetBit(frac, int(fracBits), 0)
}

// extendedWords encodes x as an x87 80-bit number, whose leading one is explicit.
func extendedWords(x *big.Float, nan bool) (lo, hi uint64) {
	exp, frac := decompose(x, nan, 1<<14-1, 63)
	lo = frac.Uint64()
	if exp != 0 {
		lo |= 1 << 63
	}
	hi = uint64(exp)
	if x.Signbit() {
		hi |= 1 << 15
	}
	return lo, hi
}
