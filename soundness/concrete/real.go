package concrete

import (
	"math"
	"math/big"

	"midway/internal/ir"
)

// real is what a float stands for: NaN, or an exact number, infinities and signed zeros included.
type real struct {
	nan bool
	v   *big.Float
}

// exact is a precision in bits at which sums and products of any two floats of 80 bits with moderate
// exponents, and of any two of 64, have no rounding.
const exact = 6000

func realOf(f float64) real {
	if f != f {
		return real{nan: true}
	}
	return real{v: new(big.Float).SetPrec(53).SetFloat64(f)}
}

// float64 is r rounded to 64 bits.
func (r real) float64() float64 {
	if r.nan {
		return math.NaN()
	}
	f, _ := r.v.Float64()
	return f
}

// special reports whether r is a NaN, an infinity or a zero.
func (r real) special() bool { return r.nan || r.v.IsInf() || r.v.Sign() == 0 }

// outline is r as a float64 with the same NaN, infinity, zero and sign; other numbers are ±1.
func (r real) outline() float64 {
	switch {
	case r.special():
		return r.float64()
	case r.v.Signbit():
		return -1
	}
	return 1
}

// orExact is r where it is a NaN, an infinity or where x·y + z is a zero; otherwise the exact x·y + z, in
// which some operand is a zero.
func (r real) orExact(x, y, z real) real {
	if r.nan || r.v.IsInf() || (x.v.Sign() == 0 || y.v.Sign() == 0) && z.v.Sign() == 0 {
		return r
	}
	return fusedExact(x, y, z)
}

// integral is r rounded to an integral value; a zero keeps r's sign.
func (r real) integral(how ir.Math) real {
	if r.special() {
		return r
	}
	floor, _ := new(big.Float).SetPrec(exact).Set(r.v).Int(nil) // towards zero
	if r.v.Signbit() && new(big.Float).SetInt(floor).Cmp(r.v) != 0 {
		floor.Sub(floor, big.NewInt(1))
	}
	rest := new(big.Float).SetPrec(exact).Sub(r.v, new(big.Float).SetPrec(exact).SetInt(floor))
	half := rest.Cmp(big.NewFloat(0.5))
	up := false
	switch how {
	case ir.Ceil:
		up = rest.Sign() > 0
	case ir.FTrunc:
		up = rest.Sign() > 0 && r.v.Signbit()
	case ir.Round:
		up = half > 0 || half == 0 && !r.v.Signbit()
	case ir.RoundEven, ir.Rint:
		up = half > 0 || half == 0 && floor.Bit(0) == 1
	}
	if up {
		floor.Add(floor, big.NewInt(1))
	}
	v := new(big.Float).SetPrec(exact).SetInt(floor)
	if v.Sign() == 0 && r.v.Signbit() {
		v.Neg(v)
	}
	return real{v: v}
}

// extreme is IEEE 754-2008 minNum or maxNum, with -0 below 0.
func extreme(most bool, x, y real) real {
	switch {
	case x.nan:
		return y
	case y.nan:
		return x
	}
	c := x.v.Cmp(y.v)
	if c == 0 && x.v.Signbit() != y.v.Signbit() {
		if x.v.Signbit() {
			c = -1
		} else {
			c = 1
		}
	}
	if c > 0 == most {
		return x
	}
	return y
}

// layout is a float format that the machine does not compute in.
type layout struct {
	width    int
	exp      int  // bits of the exponent
	prec     uint // bits of the significand, the leading one included
	explicit bool // the leading one is stored (x87)
}

var layouts = map[int]layout{
	16:  {width: 16, exp: 5, prec: 11},
	80:  {width: 80, exp: 15, prec: 64, explicit: true},
	128: {width: 128, exp: 15, prec: 113},
}

func (l layout) bias() int { return 1<<(l.exp-1) - 1 }

// fraction is the number of bits the significand takes in memory.
func (l layout) fraction() uint {
	if l.explicit {
		return l.prec
	}
	return l.prec - 1
}

func (l layout) decode(a Word) real {
	e := int(a.shr(l.fraction()).Lo & (1<<l.exp - 1))
	frac := a.trunc(int(l.fraction()))
	v := new(big.Float).SetPrec(l.prec)
	if e == 1<<l.exp-1 {
		if !frac.trunc(int(l.prec - 1)).zero() {
			return real{nan: true}
		}
		return real{v: v.SetInf(a.negative(l.width))}
	}
	m := frac.big()
	if !l.explicit && e != 0 {
		m.SetBit(m, int(l.prec-1), 1)
	}
	v.SetMantExp(v.SetInt(m), max(e, 1)-l.bias()-int(l.prec-1))
	if a.negative(l.width) {
		v.Neg(v)
	}
	return real{v: v}
}

// encode rounds to the nearest, ties to even.
func (l layout) encode(r real) Word {
	top := W(1<<l.exp - 1).shl(l.fraction())
	if l.explicit {
		top = binary(ir.OpOr, 128, top, W(1).shl(l.prec-1))
	}
	if r.nan {
		return binary(ir.OpOr, 128, top, W(1).shl(l.prec-2))
	}
	raw := top
	if !r.v.IsInf() {
		raw = l.finite(r.v, top)
	}
	if r.v.Signbit() {
		raw = binary(ir.OpOr, 128, raw, W(1).shl(uint(l.width-1)))
	}
	return raw
}

// finite is the encoding of |v|, infinity where it is too large.
func (l layout) finite(v *big.Float, infinity Word) Word {
	if v.Sign() == 0 {
		return Word{}
	}
	least := 2 - l.bias() // exponent of the smallest normal number, for a significand in [½, 1)
	digits := int(l.prec)
	if e := v.MantExp(nil); e < least {
		digits -= least - e
	}
	if digits < 0 {
		return Word{}
	}
	x := new(big.Float).SetPrec(max(v.Prec(), l.prec)).Abs(v)
	if digits == 0 { // half of the smallest number at most rounds to zero
		if x.Cmp(new(big.Float).SetMantExp(big.NewFloat(0.5), least-int(l.prec))) <= 0 {
			return Word{}
		}
		return W(1)
	}
	x.SetPrec(uint(digits))
	e := max(x.MantExp(nil), least)
	m, _ := new(big.Float).SetMantExp(x, int(l.prec)-e).Int(nil)
	biased := e - 1 + l.bias()
	if biased >= 1<<l.exp-1 {
		return infinity
	}
	if m.Bit(int(l.prec-1)) == 0 {
		biased = 0 // subnormal
	}
	if !l.explicit {
		m.SetBit(m, int(l.prec-1), 0)
	}
	return binary(ir.OpOr, 128, wordOf(m), W(uint64(biased)).shl(l.fraction()))
}

// arithmetic is x op y, rounded to the format's precision at least.
func (l layout) arithmetic(op ir.Op, x, y real) real {
	if op == ir.OpFRem {
		return remainder(x, y)
	}
	if x.special() || y.special() {
		if r := realOf(native64(op, x.outline(), y.outline())); op >= ir.OpFMul || r.nan || r.v.IsInf() ||
			x.v.Sign() == 0 && y.v.Sign() == 0 {
			return r
		}
	}
	// Subnormal results are rounded once, from more digits than any format has.
	v := new(big.Float).SetPrec(exact)
	switch op {
	case ir.OpFAdd:
		v.Add(x.v, y.v)
	case ir.OpFSub:
		v.Sub(x.v, y.v)
	case ir.OpFMul:
		v.Mul(x.v, y.v)
	default:
		v.SetPrec(400).Quo(x.v, y.v)
	}
	return real{v: v}
}

// remainder is C's fmod, exactly.
func remainder(x, y real) real {
	switch {
	case x.nan || y.nan || x.v.IsInf() || y.v.Sign() == 0:
		return real{nan: true}
	case y.v.IsInf() || x.v.Sign() == 0:
		return x
	}
	scale := min(x.v.MantExp(nil)-int(x.v.Prec()), y.v.MantExp(nil)-int(y.v.Prec()))
	whole := func(v *big.Float) *big.Int {
		i, _ := new(big.Float).SetMantExp(new(big.Float).Abs(v), -scale).Int(nil)
		return i
	}
	m := new(big.Int).Rem(whole(x.v), whole(y.v))
	v := new(big.Float).SetPrec(uint(max(m.BitLen(), 64))).SetInt(m)
	v.SetMantExp(v, scale)
	if x.v.Signbit() {
		v.Neg(v)
	}
	return real{v: v}
}
