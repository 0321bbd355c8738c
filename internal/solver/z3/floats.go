package z3

import (
	"fmt"
	"math"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// floatSort is the IEEE format of w bits, 32 or 64.
func (t *translator) floatSort(w int) gz.Sort {
	s, ok := t.floatSorts[w]
	if !ok {
		if w == 32 {
			s = t.ctx.FloatSort(8, 24)
		} else {
			s = t.ctx.FloatSort(11, 53)
		}
		t.floatSorts[w] = s
	}
	return s
}

// float is a node of IEEE bits as a floating-point number.
func (t *translator) float(n *expr.Node) gz.Float {
	f, ok := t.floats[n.ID()]
	if !ok {
		f, ok = t.makeFloat(n)
		if !ok {
			f = t.vector(n).IEEEToFloat(t.floatSort(n.Width()))
		}
		t.floats[n.ID()] = t.flt(f)
	}
	return f
}

// makeFloat computes what is computed in floating point; false for anything else.
func (t *translator) makeFloat(n *expr.Node) (gz.Float, bool) {
	k := n.Kids()
	switch n.Op() {
	case expr.OpFAdd:
		return t.float(k[0]).Add(t.float(k[1])), true
	case expr.OpFSub:
		return t.float(k[0]).Sub(t.float(k[1])), true
	case expr.OpFMul:
		return t.float(k[0]).Mul(t.float(k[1])), true
	case expr.OpFDiv:
		return t.float(k[0]).Div(t.float(k[1])), true
	case expr.OpFSqrt:
		return t.float(k[0]).Sqrt(), true
	case expr.OpFMA:
		return t.float(k[0]).MulAdd(t.float(k[1]), t.float(k[2])), true
	case expr.OpFRnd:
		return t.float(k[0]).Round(roundings[expr.Math(n.Sub())]), true
	case expr.OpFToF:
		return t.float(k[0]).ToFloat(t.floatSort(n.Width())), true
	case expr.OpUIToF:
		return t.vector(k[0]).UToFloat(t.floatSort(n.Width())), true
	case expr.OpSIToF:
		return t.vector(k[0]).SToFloat(t.floatSort(n.Width())), true
	}
	return gz.Float{}, false
}

var roundings = map[expr.Math]gz.RoundingMode{
	expr.Floor:     gz.RoundToNegative,
	expr.Ceil:      gz.RoundToPositive,
	expr.Round:     gz.RoundToNearestAway,
	expr.RoundEven: gz.RoundToNearestEven,
	expr.FTrunc:    gz.RoundToZero,
}

// floatBits are the bits of a floating-point operation; its NaN is the quiet one with positive sign
// and empty payload, as in package expr.
func (t *translator) floatBits(n *expr.Node) gz.BV {
	switch n.Op() {
	case expr.OpFToSI, expr.OpFToUI:
		return t.toInteger(n)
	case expr.OpFMin, expr.OpFMax:
		return t.extremum(n)
	}
	f, ok := t.makeFloat(n)
	if !ok {
		panic(fmt.Sprintf("no translation of operation %d", n.Op()))
	}
	t.floats[n.ID()] = t.flt(f)
	return t.ifVec(t.bool(f.IsNaN()), t.word(n.Width(), quietNaN(n.Width())), t.vec(f.ToIEEEBV()))
}

// quietNaN are the bits of the NaN that operations of w bits give.
func quietNaN(w int) uint64 {
	if w == 32 {
		return 0x7fc00000
	}
	return 0x7ff8000000000000
}

// power is 2^k, or -2^k, as a floating-point number of w bits.
func (t *translator) power(w, k int, negative bool) gz.Float {
	x := math.Ldexp(1, k)
	if negative {
		x = -x
	}
	bits := math.Float64bits(x)
	if w == 32 {
		bits = uint64(math.Float32bits(float32(x)))
	}
	return t.flt(t.word(w, bits).IEEEToFloat(t.floatSort(w)))
}

// toInteger converts towards zero; what does not fit gives the smallest signed or the largest
// unsigned integer.
func (t *translator) toInteger(n *expr.Node) gz.BV {
	kid, w := n.Kids()[0], n.Width()
	from := kid.Width()
	whole := t.flt(t.float(kid).Round(gz.RoundToZero))
	if n.Op() == expr.OpFToSI {
		fits := t.both(whole.GE(t.power(from, w-1, true)), whole.LT(t.power(from, w-1, false)))
		least := t.vec(t.number(w, 1).Lsh(t.number(w, int64(w-1))))
		return t.ifVec(fits, t.vec(whole.ToSBV(w)), least)
	}
	zero := t.flt(t.word(from, 0).IEEEToFloat(t.floatSort(from)))
	fits := t.both(whole.GE(zero), whole.LT(t.power(from, w, false)))
	return t.ifVec(fits, t.vec(whole.ToUBV(w)), t.vec(t.number(w, 0).Not()))
}

// floatCompare is an OpFCmp: true where the operands stand in one of the predicate's relations.
func (t *translator) floatCompare(n *expr.Node) gz.Bool {
	x, y := t.float(n.Kids()[0]), t.float(n.Kids()[1])
	const equal, greater, less, unordered = 1, 2, 4, 8
	result := t.bool(t.ctx.FromBool(false))
	if n.Sub()&equal != 0 {
		result = t.either(result, x.IEEEEq(y))
	}
	if n.Sub()&greater != 0 {
		result = t.either(result, x.GT(y))
	}
	if n.Sub()&less != 0 {
		result = t.either(result, x.LT(y))
	}
	if n.Sub()&unordered != 0 {
		result = t.either(result, t.either(x.IsNaN(), y.IsNaN()))
	}
	return result
}

func (t *translator) both(x, y gz.Bool) gz.Bool   { return t.bool(t.bool(x).And(t.bool(y))) }
func (t *translator) either(x, y gz.Bool) gz.Bool { return t.bool(t.bool(x).Or(t.bool(y))) }

// extremum is minNum or maxNum: the other operand where one is a NaN, and -0 below +0.
func (t *translator) extremum(n *expr.Node) gz.BV {
	kx, ky := n.Kids()[0], n.Kids()[1]
	x, y := t.float(kx), t.float(ky)
	first := t.either(x.LT(y), t.both(x.IEEEEq(y), x.IsNegative()))
	if n.Op() == expr.OpFMax {
		first = t.either(x.GT(y), t.both(x.IEEEEq(y), x.IsPositive()))
	}
	xNaN, yNaN := t.bool(x.IsNaN()), t.bool(y.IsNaN())
	chosen := t.ifVec(first, t.vector(kx), t.vector(ky))
	chosen = t.ifVec(yNaN, t.vector(kx), chosen)
	chosen = t.ifVec(xNaN, t.vector(ky), chosen)
	return t.ifVec(t.both(xNaN, yNaN), t.word(n.Width(), quietNaN(n.Width())), chosen)
}
