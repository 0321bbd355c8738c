package ir

import (
	"fmt"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// eachOf applies f to every scalar of the first argument.
func eachOf(f func(b *builder, s scalar, x Operand) Operand) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) < 1 {
			return nil, errArguments
		}
		return b.each(c.args[0], func(s scalar, x Operand) Operand { return f(b, s, x) })
	}
}

// pairOf applies f to the scalars of the first two arguments.
func pairOf(f func(b *builder, s scalar, x, y Operand) Operand) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) < 2 {
			return nil, errArguments
		}
		return b.pair(c.args[0], c.args[1], func(s scalar, x, y Operand) Operand { return f(b, s, x, y) })
	}
}

func unary(op Op) intrinsicFunc {
	return eachOf(func(b *builder, s scalar, x Operand) Operand {
		if o, ok := foldUnary(op, s.bits, x); ok {
			return o
		}
		return b.def(Instr{Op: op, Bits: s.bits, A: x}, s)
	})
}

// choosing is x pred y ? x : y.
func choosing(p Pred) intrinsicFunc {
	return pairOf(func(b *builder, s scalar, x, y Operand) Operand { return b.choosePred(p, s, x, y) })
}

func (b *builder) choosePred(p Pred, s scalar, x, y Operand) Operand {
	return b.choose(s, b.compare(p, s.bits, x, y), x, y)
}

func (b *builder) abs(c callSite) ([]Operand, error) {
	return eachOf(func(b *builder, s scalar, x Operand) Operand {
		zero := b.word(s.bits, 0)
		return b.choose(s, b.compare(SLT, s.bits, x, zero), b.intOp(OpSub, s.bits, zero, x), x)
	})(b, c)
}

// threeWay is -1, 0 or 1.
func threeWay(less Pred) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		to, err := b.l.dl.scalars(c.result)
		if err != nil || len(to) == 0 {
			return nil, anyError(err, errArguments)
		}
		return pairOf(func(b *builder, s scalar, x, y Operand) Operand {
			greater := b.conv(OpZExt, to[0], 1, b.compare(less, s.bits, y, x))
			return b.choose(to[0], b.compare(less, s.bits, x, y), C(mask(to[0].bits)), greater)
		})(b, c)
	}
}

// funnel is a shift of the double word x:y by z modulo w. Shifting y by one place first makes every
// amount below w valid.
func funnel(left bool) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) < 3 {
			return nil, errArguments
		}
		zs, err := b.lanes(c.args[2])
		if err != nil {
			return nil, err
		}
		n := 0
		return b.pair(c.args[0], c.args[1], func(s scalar, x, y Operand) Operand {
			z := zs[min(n, len(zs)-1)]
			n++
			return b.funnelLane(left, s, x, y, z)
		})
	}
}

func (b *builder) funnelLane(left bool, s scalar, x, y, z Operand) Operand {
	w := s.bits
	op, modulus := OpURem, uint64(w)
	if w&(w-1) == 0 {
		op, modulus = OpAnd, uint64(w-1)
	}
	amount := b.intOp(op, w, z, b.word(w, modulus))
	rest := b.intOp(OpSub, w, b.word(w, uint64(w-1)), amount)
	one := b.word(w, 1)
	if left {
		low := b.intOp(OpLShr, w, b.intOp(OpLShr, w, y, one), rest)
		return b.intOp(OpOr, w, b.intOp(OpShl, w, x, amount), low)
	}
	high := b.intOp(OpShl, w, b.intOp(OpShl, w, x, one), rest)
	return b.intOp(OpOr, w, high, b.intOp(OpLShr, w, y, amount))
}

func (b *builder) uaddSat(c callSite) ([]Operand, error) {
	return pairOf(func(b *builder, s scalar, x, y Operand) Operand {
		r := b.defs(Instr{Op: OpOverflow, Sub: uint8(UAddO), Bits: s.bits, A: x, B: y}, s, bit)
		return b.choose(s, r[1], b.allOnes(s.bits), r[0])
	})(b, c)
}

func (b *builder) allOnes(w uint16) Operand {
	if w > 64 {
		return b.l.p.wide(^uint64(0), mask(w-64))
	}
	return C(mask(w))
}

func (b *builder) usubSat(c callSite) ([]Operand, error) {
	return pairOf(func(b *builder, s scalar, x, y Operand) Operand {
		return b.choose(s, b.compare(UGT, s.bits, x, y), b.intOp(OpSub, s.bits, x, y), b.word(s.bits, 0))
	})(b, c)
}

// signedSat clamps to the end of the range that x's sign points to.
func signedSat(op Overflow) intrinsicFunc {
	return pairOf(func(b *builder, s scalar, x, y Operand) Operand {
		r := b.defs(Instr{Op: OpOverflow, Sub: uint8(op), Bits: s.bits, A: x, B: y}, s, bit)
		top := b.word(s.bits, uint64(s.bits-1))
		sign := b.intOp(OpAShr, s.bits, x, top)
		largest := b.intOp(OpLShr, s.bits, b.allOnes(s.bits), b.word(s.bits, 1))
		return b.choose(s, r[1], b.intOp(OpXor, s.bits, sign, largest), r[0])
	})
}

// overflow returns {result, overflowed}: per lane, all results before all bits.
func overflow(op Overflow) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		var bits []Operand
		lanes, err := pairOf(func(b *builder, s scalar, x, y Operand) Operand {
			r := b.defs(Instr{Op: OpOverflow, Sub: uint8(op), Bits: s.bits, A: x, B: y}, s, bit)
			bits = append(bits, r[1])
			return r[0]
		})(b, c)
		return append(lanes, bits...), err
	}
}

// --- reductions -----------------------------------------------------------------------------------

func (b *builder) fold(v value.Value, f func(s scalar, x, y Operand) Operand) ([]Operand, error) {
	lanes, elem, err := b.vectorOf(v)
	if err != nil {
		return nil, err
	}
	acc := lanes[0]
	for _, o := range lanes[1:] {
		acc = f(elem, acc, o)
	}
	return []Operand{acc}, nil
}

func reduceBy(f func(b *builder, s scalar, x, y Operand) Operand) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) < 1 {
			return nil, errArguments
		}
		return b.fold(c.args[0], func(s scalar, x, y Operand) Operand { return f(b, s, x, y) })
	}
}

func reduce(op Op) intrinsicFunc {
	return reduceBy(func(b *builder, s scalar, x, y Operand) Operand { return b.arith(op, s, x, y, 0) })
}

func reducePred(p Pred) intrinsicFunc {
	return reduceBy(func(b *builder, s scalar, x, y Operand) Operand { return b.choosePred(p, s, x, y) })
}

func reduceMath(fn Math) intrinsicFunc {
	return reduceBy(func(b *builder, s scalar, x, y Operand) Operand {
		return b.def(Instr{Op: OpFMath, Sub: uint8(fn), Bits: s.bits, A: x, B: y}, s)
	})
}

// reduceFloat starts from the scalar argument and goes through the lanes in order.
func reduceFloat(op Op) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) < 2 {
			return nil, errArguments
		}
		acc, err := b.one(c.args[0])
		if err != nil {
			return nil, err
		}
		lanes, elem, err := b.vectorOf(c.args[1])
		for _, o := range lanes {
			acc = b.arith(op, elem, acc, o, 0)
		}
		return []Operand{acc}, err
	}
}

// firstSet is the index of the first lane that is not zero, or the number of lanes.
func (b *builder) firstSet(c callSite) ([]Operand, error) {
	if len(c.args) < 1 {
		return nil, errArguments
	}
	lanes, elem, err1 := b.vectorOf(c.args[0])
	to, err2 := b.scalarOf(c.result)
	if err := anyError(err1, err2); err != nil {
		return nil, err
	}
	out := b.word(to.bits, uint64(len(lanes)))
	for k := len(lanes) - 1; k >= 0; k-- {
		set := b.compare(NE, elem.bits, lanes[k], b.word(elem.bits, 0))
		out = b.choose(to, set, b.word(to.bits, uint64(k)), out)
	}
	return []Operand{out}, nil
}

// --- floating point -------------------------------------------------------------------------------

// mathCall applies a function lane by lane to one, two or three arguments of one type.
func mathCall(fn Math) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) < 1 || len(c.args) > 3 {
			return nil, errArguments
		}
		rest := make([][]Operand, len(c.args)-1)
		for i := range rest {
			lanes, err := b.lanes(c.args[i+1])
			if err != nil {
				return nil, err
			}
			rest[i] = lanes
		}
		n := 0
		return b.each(c.args[0], func(s scalar, x Operand) Operand {
			in := Instr{Op: OpFMath, Sub: uint8(fn), Bits: s.bits, A: x}
			if len(rest) > 0 {
				in.B = rest[0][n]
			}
			if len(rest) > 1 {
				in.C = rest[1][n]
			}
			n++
			return b.def(in, s)
		})
	}
}

// fmuladd is a product and a sum, rounded apart as on a machine without fused multiplication.
func (b *builder) fmuladd(c callSite) ([]Operand, error) {
	if len(c.args) != 3 {
		return nil, errArguments
	}
	sums, err := b.lanes(c.args[2])
	if err != nil {
		return nil, err
	}
	n := 0
	return b.pair(c.args[0], c.args[1], func(s scalar, x, y Operand) Operand {
		product := b.arith(OpFMul, s, x, y, 0)
		n++
		return b.arith(OpFAdd, s, product, sums[n-1], 0)
	})
}

// powi has an integer exponent of its own width, put in Imm.
func (b *builder) powi(c callSite) ([]Operand, error) {
	if len(c.args) != 2 {
		return nil, errArguments
	}
	exp, err := b.one(c.args[1])
	if err != nil {
		return nil, err
	}
	w := int64(b.l.dl.bits(c.args[1].Type()))
	return b.each(c.args[0], func(s scalar, x Operand) Operand {
		return b.def(Instr{Op: OpFMath, Sub: uint8(PowI), Bits: s.bits, Imm: w, A: x, B: exp}, s)
	})
}

func roundToInt(fn Math) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		to, err := b.l.dl.scalars(c.result)
		if err != nil || len(to) == 0 {
			return nil, anyError(err, errArguments)
		}
		return eachOf(func(b *builder, s scalar, x Operand) Operand {
			r := b.def(Instr{Op: OpFMath, Sub: uint8(fn), Bits: s.bits, A: x}, s)
			return b.conv(OpFPToSI, to[0], s.bits, r)
		})(b, c)
	}
}

func (b *builder) toHalf(c callSite) ([]Operand, error) {
	half := scalar{bits: 16}
	return eachOf(func(b *builder, s scalar, x Operand) Operand {
		return b.def(Instr{Op: OpFPTrunc, Bits: 16, Imm: int64(s.bits), A: x}, half)
	})(b, c)
}

func (b *builder) fromHalf(c callSite) ([]Operand, error) {
	to, err := b.scalarOf(c.result)
	if err != nil {
		return nil, err
	}
	return eachOf(func(b *builder, s scalar, x Operand) Operand {
		return b.def(Instr{Op: OpFPExt, Bits: to.bits, Imm: 16, A: x}, to)
	})(b, c)
}

// The classes of llvm.is.fpclass, bit by bit.
const (
	classSNaN = 1 << iota
	classQNaN
	classNegInf
	classNegNormal
	classNegSubnormal
	classNegZero
	classPosZero
	classPosSubnormal
	classPosNormal
	classPosInf
)

// isFPClass tests the bit pattern of a float or double against a set of classes.
func (b *builder) isFPClass(c callSite) ([]Operand, error) {
	a, err := b.ones(c.args, 2)
	if err != nil {
		return nil, err
	}
	t, ok := c.args[0].Type().(*types.FloatType)
	if !ok || a[1].Kind != KConst || t.Kind != types.FloatKindFloat && t.Kind != types.FloatKindDouble {
		return nil, fmt.Errorf("a class test of %s", c.args[0].Type())
	}
	w, frac := uint16(32), uint(23)
	if t.Kind == types.FloatKindDouble {
		w, frac = 64, 52
	}
	return []Operand{b.classBits(w, frac, a[0], a[1].Word)}, nil
}

// classBits or-s together one range test per class wanted: the patterns of a class, sign aside, are
// an interval.
func (b *builder) classBits(w uint16, frac uint, x Operand, want uint64) Operand {
	signBit := uint64(1) << (w - 1)
	inf := signBit - 1<<frac
	type interval struct {
		class  uint64
		lo, hi uint64 // inclusive, without the sign
	}
	out := C(0)
	magnitude := b.intOp(OpAnd, w, x, C(signBit-1))
	negative := b.compare(NE, w, b.intOp(OpAnd, w, x, C(signBit)), C(0))
	in := func(iv interval) Operand {
		off := b.intOp(OpSub, w, magnitude, C(iv.lo))
		return b.compare(ULE, w, off, C(iv.hi-iv.lo))
	}
	for _, iv := range []interval{
		{classSNaN, inf + 1, inf + 1<<(frac-1) - 1}, {classQNaN, inf + 1<<(frac-1), signBit - 1},
	} {
		if want&iv.class != 0 {
			out = b.intOp(OpOr, 1, out, in(iv))
		}
	}
	for _, iv := range []struct {
		neg, pos uint64
		interval
	}{
		{classNegInf, classPosInf, interval{lo: inf, hi: inf}},
		{classNegNormal, classPosNormal, interval{lo: 1 << frac, hi: inf - 1}},
		{classNegSubnormal, classPosSubnormal, interval{lo: 1, hi: 1<<frac - 1}},
		{classNegZero, classPosZero, interval{}},
	} {
		neg, pos := want&iv.neg != 0, want&iv.pos != 0
		if !neg && !pos {
			continue
		}
		hit := in(iv.interval)
		if !pos {
			hit = b.intOp(OpAnd, 1, hit, negative)
		} else if !neg {
			hit = b.intOp(OpAnd, 1, hit, b.intOp(OpXor, 1, negative, C(1)))
		}
		out = b.intOp(OpOr, 1, out, hit)
	}
	return out
}
