package expr

import (
	"math"
	"math/big"
)

// format is a binary float format that the machine does not compute in.
type format struct {
	exp      int  // bits of the exponent
	prec     uint // bits of the significand, the leading one included
	explicit bool // the leading one is stored (x87)
}

var formats = map[int]format{
	16:  {exp: 5, prec: 11},
	32:  {exp: 8, prec: 24},
	64:  {exp: 11, prec: 53},
	80:  {exp: 15, prec: 64, explicit: true},
	128: {exp: 15, prec: 113},
}

// stored is the number of bits the significand takes.
func (f format) stored() uint {
	if f.explicit {
		return f.prec
	}
	return f.prec - 1
}

func (f format) bias() int { return 1<<(f.exp-1) - 1 }

// soft is a float of any format: NaN, or an exact number, infinities and signed zeros included.
type soft struct {
	nan bool
	v   *big.Float
}

// softOf decodes a constant of w bits; ok is false for a width that is no float format.
func softOf(w int, c Value) (s soft, ok bool) {
	f, ok := formats[w]
	if !ok {
		return s, false
	}
	raw := bigOf(c)
	neg := raw.Bit(w-1) == 1
	field := new(big.Int).Rsh(raw, f.stored())
	e := int(field.And(field, big.NewInt(1<<f.exp-1)).Int64())
	frac := new(big.Int).And(raw, bigMask(int(f.stored())))
	fraction := new(big.Int).And(frac, bigMask(int(f.prec-1)))
	x := new(big.Float).SetPrec(f.prec)
	switch {
	case e == 1<<f.exp-1 && fraction.Sign() != 0:
		return soft{nan: true}, true
	case e == 1<<f.exp-1:
		return soft{v: x.SetInf(neg)}, true
	}
	if !f.explicit && e != 0 {
		frac.SetBit(frac, int(f.prec-1), 1)
	}
	x.SetInt(frac)
	x.SetMantExp(x, max(e, 1)-f.bias()-int(f.prec-1))
	if neg {
		x.Neg(x)
	}
	return soft{v: x}, true
}

// encode is the constant of w bits nearest to s; ok is false where it would be subnormal or too large,
// which this does not round.
func (b *Builder) encode(w int, s soft) (Value, bool) {
	f := formats[w]
	top := new(big.Int).Lsh(big.NewInt(1<<f.exp-1), f.stored())
	if f.explicit {
		top.SetBit(top, int(f.prec-1), 1)
	}
	if s.nan {
		return b.big(w, top.SetBit(top, int(f.prec-2), 1)), true
	}
	raw := new(big.Int)
	x := new(big.Float).SetPrec(f.prec).Set(s.v)
	switch {
	case x.IsInf():
		raw = top
	case x.Sign() != 0:
		mant := new(big.Float)
		e := x.MantExp(mant) - 1 + f.bias()
		if e < 1 || e >= 1<<f.exp-1 {
			return Value{}, false
		}
		mant.Abs(mant).SetMantExp(mant, int(f.prec))
		mant.Int(raw)
		if !f.explicit {
			raw.SetBit(raw, int(f.prec-1), 0)
		}
		raw.Or(raw, new(big.Int).Lsh(big.NewInt(int64(e)), f.stored()))
	}
	if x.Signbit() {
		raw.SetBit(raw, w-1, 1)
	}
	return b.big(w, raw), true
}

// special reports whether s is a NaN, an infinity or a zero.
func (s soft) special() bool { return s.nan || s.v.IsInf() || s.v.Sign() == 0 }

// outline is s as a float64 that is special where s is, else of the same sign and 1.
func (s soft) outline() float64 {
	switch {
	case s.nan:
		return math.NaN()
	case s.special():
		f, _ := s.v.Float64()
		return f
	case s.v.Signbit():
		return -1
	}
	return 1
}

// softFloat is a float64, of any value, as a soft.
func softFloat(f float64) soft {
	if f != f {
		return soft{nan: true}
	}
	return soft{v: big.NewFloat(f)}
}

// foldSoft computes on constants of a format that is not native.
func (b *Builder) foldSoft(op FBinOp, w int, x, y Value) (Value, bool) {
	p, ok1 := softOf(w, x)
	q, ok2 := softOf(w, y)
	if !ok1 || !ok2 {
		return Value{}, false
	}
	if p.special() || q.special() {
		if v, ok := specialResult(op, p, q); ok {
			return b.encode(w, v)
		}
	}
	r := new(big.Float).SetPrec(formats[w].prec)
	switch op {
	case FAdd:
		r.Add(p.v, q.v)
	case FSub:
		r.Sub(p.v, q.v)
	case FMul:
		r.Mul(p.v, q.v)
	case FDiv:
		r.Quo(p.v, q.v)
	default:
		return Value{}, false
	}
	return b.encode(w, soft{v: r})
}

// specialResult is the result where an operand is a NaN, an infinity or a zero; ok is false where it
// is a sum of a zero and a number.
func specialResult(op FBinOp, p, q soft) (soft, bool) {
	if op <= FSub && !p.nan && !q.nan && !p.v.IsInf() && !q.v.IsInf() && (p.v.Sign() != 0 || q.v.Sign() != 0) {
		return soft{}, false
	}
	x, y := p.outline(), q.outline()
	switch op {
	case FAdd:
		x += y
	case FSub:
		x -= y
	case FMul:
		x *= y
	case FDiv:
		x /= y
	default:
		if p.nan || q.nan || p.v.IsInf() || y == 0 {
			return soft{nan: true}, true
		}
		return p, true
	}
	return softFloat(x), true
}

// softCmp compares floats of a format that is not native.
func (b *Builder) softCmp(pred FPred, w int, x, y Value) Value {
	if isConst(x) && isConst(y) {
		p, ok1 := softOf(w, x)
		q, ok2 := softOf(w, y)
		if ok1 && ok2 {
			return word(pred&softRelation(p, q) != 0)
		}
	}
	return b.abstract(
		"fcmp"+fPredNames[pred],
		1,
		func(b *Builder, a []Value) Value { return b.FCmp(pred, w, a[0], a[1]) },
		w,
		x,
		w,
		y,
	)
}

func softRelation(p, q soft) FPred {
	if p.nan || q.nan {
		return 8
	}
	return [...]FPred{4, 1, 2}[p.v.Cmp(q.v)+1]
}

// softConv converts a constant from or to a format that is not native.
func (b *Builder) softConv(kind FConvKind, from, to int, v Value) (Value, bool) {
	switch kind {
	case UIToFP, SIToFP:
		i := bigOf(v)
		if kind == SIToFP {
			i = bigSigned(from, v)
		}
		if _, ok := formats[to]; !ok {
			return Value{}, false
		}
		return b.softRound(to, soft{v: new(big.Float).SetPrec(max(uint(i.BitLen()), 64)).SetInt(i)})
	}
	s, ok := softOf(from, v)
	if !ok {
		return Value{}, false
	}
	if kind == FPTrunc || kind == FPExt {
		return b.softRound(to, s)
	}
	return b.softToInt(kind, to, s), true
}

// softRound is s in another format.
func (b *Builder) softRound(to int, s soft) (Value, bool) {
	switch {
	case formats[to].prec == 0:
		return Value{}, false
	case native(to) && s.nan:
		return Word(fromFloat(to, math.NaN())), true
	case to == 32:
		f, _ := s.v.Float32()
		return Word(bits32(f)), true
	case to == 64:
		f, _ := s.v.Float64()
		return Word(bits64(f)), true
	}
	return b.encode(to, s)
}

// softToInt is s towards zero, in to bits; what does not fit gives the value the package doc says.
func (b *Builder) softToInt(kind FConvKind, to int, s soft) Value {
	least, most := new(big.Int), bigMask(to)
	outside := b.ones(to)
	if kind == FPToSI {
		most = bigMask(to - 1)
		least.Not(most)
		outside = b.floatSign(to)
	}
	if s.nan || s.v.IsInf() {
		return outside
	}
	i, _ := s.v.Int(nil)
	if i.Cmp(least) < 0 || i.Cmp(most) > 0 {
		return outside
	}
	return b.big(to, i)
}

// softMath computes square roots and roundings to integers.
func (b *Builder) softMath(fn Math, w int, args []Value) (Value, bool) {
	s, ok := softOf(w, args[0])
	if !ok {
		return Value{}, false
	}
	switch fn {
	case Sqrt:
		if s.special() || s.v.Signbit() {
			f := s.outline()
			return b.encode(w, softFloat(math.Sqrt(f)))
		}
		return b.encode(w, soft{v: new(big.Float).SetPrec(formats[w].prec).Sqrt(s.v)})
	case Floor, Ceil, Round, RoundEven, FTrunc, Rint:
		if s.special() {
			return b.encode(w, s)
		}
		return b.encode(w, soft{v: roundSoft(fn, s.v)})
	case MinNum, MaxNum:
		t, ok := softOf(w, args[1])
		if !ok {
			return Value{}, false
		}
		first := t.nan || !s.nan && (s.v.Cmp(t.v) < 0) == (fn == MinNum)
		if s.nan || !first {
			s = t
		}
		return b.encode(w, s)
	}
	return Value{}, false
}

// roundSoft is x as an integral value; a zero keeps the sign of x.
func roundSoft(fn Math, x *big.Float) *big.Float {
	i, _ := x.Int(nil)
	whole := new(big.Float).SetInt(i)
	rest := new(big.Float).SetPrec(256).Sub(x, whole)
	step := int64(0)
	half := rest.Cmp(big.NewFloat(math.Copysign(0.5, float64(rest.Sign()))))
	beyond := rest.Sign() != 0 && (half == 0 || half == rest.Sign())
	switch fn {
	case Floor:
		step = int64(min(rest.Sign(), 0))
	case Ceil:
		step = int64(max(rest.Sign(), 0))
	case Round:
		if beyond {
			step = int64(rest.Sign())
		}
	case RoundEven, Rint:
		if beyond && (half != 0 || i.Bit(0) == 1) {
			step = int64(rest.Sign())
		}
	}
	r := new(big.Float).SetPrec(256).SetInt(i.Add(i, big.NewInt(step)))
	if r.Sign() == 0 && x.Signbit() {
		r.Neg(r)
	}
	return r
}
