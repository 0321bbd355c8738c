package solver

import (
	"fmt"
	"math"
	"math/big"
	"strings"

	"midway/internal/expr"
)

// term is a recorded construction: what was asked of the constructors, beside what they gave. It is
// evaluated as it was recorded.
type term struct {
	kind  kind
	w     int // bits; 0 of arrays
	op    int // the BinOp, UnOp, Pred, FPred, …
	c     number
	from  int // the first bit of an extract; the width before a conversion
	kids  []*term
	bytes []byte // of a table

	v      expr.Value
	array  *expr.Array
	values []number // in every point of the space; not of arrays
	depth  int
}

type kind uint8

const (
	constant kind = iota
	symbol
	binary
	unary
	complement
	comparison
	choice
	extract
	concat
	zeroExtend
	signExtend
	overflow
	read
	floatBinary
	floatNegate
	floatComparison
	floatConversion
	floatFunction
	root // arrays from here on
	table
	store
	choiceOfArrays
)

var kindNames = [...]string{"const", "sym", "bin", "un", "not", "cmp", "ite", "extract", "concat", "zext", "sext", "overflow",
	"read", "fbin", "fneg", "fcmp", "fconv", "fmath", "root", "table", "store", "itearray"}

func (t *term) String() string {
	var kids []string
	for _, k := range t.kids {
		kids = append(kids, k.String())
	}
	switch t.kind {
	case constant:
		return fmt.Sprintf("%d:%#x", t.w, t.c.big())
	case symbol:
		return fmt.Sprintf("%s:%d", t.v.N, t.w)
	}
	return fmt.Sprintf("%s%d:%d.%d(%s)", kindNames[t.kind], t.op, t.w, t.from, strings.Join(kids, " "))
}

// point is an assignment: what symbols and the bytes of the unknown array are.
type point struct {
	symbol func(t *term) number
	cell   func(at uint64) byte
	at     int              // which of the space's points; -1 where it is none
	known  map[*term]number // of one that is none
}

// value is a term's in a point.
func (p *point) value(t *term) number {
	if p.at >= 0 && t.values != nil {
		return t.values[p.at]
	}
	if v, ok := p.known[t]; ok {
		return v
	}
	v := t.compute(p)
	if p.known != nil {
		p.known[t] = v
	}
	return v
}

func (t *term) compute(p *point) number {
	if t.kind == constant {
		return t.c
	}
	if t.kind == symbol {
		return p.symbol(t)
	}
	if t.kind == read {
		return t.load(p)
	}
	if t.kind == choice {
		if p.value(t.kids[0]).lo == 1 {
			return p.value(t.kids[1])
		}
		return p.value(t.kids[2])
	}
	x := p.value(t.kids[0])
	var y number
	if len(t.kids) > 1 {
		y = p.value(t.kids[1])
	}
	w := t.kids[0].w
	switch t.kind {
	case binary:
		return binaryOf(expr.BinOp(t.op), w, x, y)
	case unary:
		return unaryOf(expr.UnOp(t.op), w, x)
	case complement:
		return x.not().cut(w)
	case comparison:
		return truth(compares(expr.Pred(t.op), w, x, y))
	case extract:
		return x.right(t.from).cut(t.w)
	case concat:
		return number{x.left(t.kids[1].w).hi | y.hi, x.left(t.kids[1].w).lo | y.lo}
	case zeroExtend:
		return x
	case signExtend:
		return x.extended(w).cut(t.w)
	case overflow:
		return truth(overflows(expr.BinOp(t.op), t.from == 1, w, x, y))
	}
	return t.computeFloat(w, x, y)
}

func (t *term) load(p *point) number {
	base := p.value(t.kids[1])
	var v number
	for i := range t.w / 8 {
		at := base.plus(small64(uint64(i))).cut(t.kids[1].w)
		c := small64(uint64(t.kids[0].byteAt(p, at.lo)))
		v = v.plus(c.left(8 * i))
	}
	return v
}

// byteAt is a byte of an array.
func (t *term) byteAt(p *point, at uint64) byte {
	switch t.kind {
	case root:
		return p.cell(at)
	case table:
		if at < uint64(len(t.bytes)) {
			return t.bytes[at]
		}
		return byte(t.op)
	case store:
		i, v := t.kids[1], t.kids[2]
		d := small64(at).plus(p.value(i).neg()).cut(i.w).lo
		if d < uint64(v.w/8) {
			return byte(p.value(v).right(8 * int(d)).lo)
		}
		return t.kids[0].byteAt(p, at)
	}
	if p.value(t.kids[0]).lo == 1 {
		return t.kids[1].byteAt(p, at)
	}
	return t.kids[2].byteAt(p, at)
}

func binaryOf(op expr.BinOp, w int, x, y number) number {
	switch op {
	case expr.Add:
		return x.plus(y).cut(w)
	case expr.Sub:
		return x.plus(y.neg()).cut(w)
	case expr.Mul:
		return x.times(y).cut(w)
	case expr.UDiv, expr.URem, expr.SDiv, expr.SRem:
		divide := number.divide
		if op == expr.SDiv || op == expr.SRem {
			divide = number.divideSigned
		}
		q, r := divide(x, y, w)
		if op == expr.UDiv || op == expr.SDiv {
			return q
		}
		return r
	case expr.And:
		return number{x.hi & y.hi, x.lo & y.lo}
	case expr.Or:
		return number{x.hi | y.hi, x.lo | y.lo}
	case expr.Xor:
		return number{x.hi ^ y.hi, x.lo ^ y.lo}
	}
	n := 128
	if y.hi == 0 && y.lo < uint64(w) {
		n = int(y.lo)
	}
	switch op {
	case expr.Shl:
		return x.left(n).cut(w)
	case expr.LShr:
		return x.right(n)
	}
	negative := x.bit(w-1) == 1
	if n == 128 {
		n = w
	}
	if negative {
		return x.right(n).plus(number{}.not().cut(w).right(w - n).left(w - n)).cut(w)
	}
	return x.right(n)
}

func unaryOf(op expr.UnOp, w int, x number) number {
	if op == expr.Neg {
		return x.neg().cut(w)
	}
	var count, zerosBelow, zerosAbove int
	var reversed, swapped number
	for i := range w {
		b := small64(x.bit(i))
		if b.lo == 1 {
			count++
			zerosAbove = 0
		} else {
			zerosAbove++
			if count == 0 {
				zerosBelow++
			}
		}
		reversed = reversed.plus(b.left(w - 1 - i))
		if op == expr.BSwap {
			swapped = swapped.plus(b.left((w/8-1-i/8)*8 + i%8))
		}
	}
	switch op {
	case expr.CtPop:
		return small64(uint64(count)).cut(w)
	case expr.CtLz:
		return small64(uint64(zerosAbove)).cut(w)
	case expr.CtTz:
		return small64(uint64(zerosBelow)).cut(w)
	case expr.BSwap:
		return swapped
	}
	return reversed
}

func compares(pred expr.Pred, w int, x, y number) bool {
	switch pred {
	case expr.EQ:
		return x == y
	case expr.NE:
		return x != y
	case expr.ULT:
		return x.less(y)
	case expr.ULE:
		return !y.less(x)
	case expr.UGT:
		return y.less(x)
	case expr.UGE:
		return !x.less(y)
	}
	flip := small64(1).left(w - 1)
	x, y = binaryOf(expr.Xor, w, x, flip), binaryOf(expr.Xor, w, y, flip)
	return compares(pred-expr.SLT+expr.ULT, w, x, y)
}

// overflows compares the exact result with the range of w bits.
func overflows(op expr.BinOp, isSigned bool, w int, x, y number) bool {
	p, q := x.big(), y.big()
	low, high := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(w))
	if isSigned {
		p, q = x.signedBig(w), y.signedBig(w)
		high.Rsh(high, 1)
		low.Neg(high)
	}
	switch op {
	case expr.Add:
		p.Add(p, q)
	case expr.Sub:
		p.Sub(p, q)
	default:
		p.Mul(p, q)
	}
	return p.Cmp(low) < 0 || p.Cmp(high) >= 0
}

// real is the bits of a float as a number; every float of 32 bits is one of 64.
func real(w int, x number) float64 {
	if w == 32 {
		return float64(math.Float32frombits(uint32(x.lo)))
	}
	return math.Float64frombits(x.lo)
}

// rounded is the bits of w of a result that is exact, or of a double.
func rounded(w int, f float64) number {
	if w == 32 {
		if f != f {
			return small64(0x7fc00000)
		}
		return small64(uint64(math.Float32bits(float32(f))))
	}
	if f != f {
		return small64(0x7ff8 << 48)
	}
	return small64(math.Float64bits(f))
}

func (t *term) computeFloat(w int, x, y number) number {
	switch t.kind {
	case floatNegate:
		return binaryOf(expr.Xor, w, x, small64(1).left(w-1))
	case floatComparison:
		p, q := real(w, x), real(w, y)
		bit := 3
		switch {
		case p == q:
			bit = 0
		case p > q:
			bit = 1
		case p < q:
			bit = 2
		}
		return truth(t.op>>bit&1 == 1)
	case floatBinary:
		return floatBinaryOf(expr.FBinOp(t.op), w, x, y)
	case floatConversion:
		return convert(expr.FConvKind(t.op), w, t.w, x)
	}
	return floatFunctionOf(expr.Math(t.op), w, x, y)
}

// floatBinaryOf relies on double arithmetic being exact enough that rounding once more to single
// is rounding once (Figueroa 1995), for these four and for square roots.
func floatBinaryOf(op expr.FBinOp, w int, x, y number) number {
	p, q := real(w, x), real(w, y)
	return rounded(w, [...]float64{p + q, p - q, p * q, p / q}[op])
}

func floatFunctionOf(fn expr.Math, w int, x, y number) number {
	p, q := real(w, x), real(w, y)
	sign := small64(1).left(w - 1)
	switch fn {
	case expr.FAbs:
		return binaryOf(expr.And, w, x, sign.not().cut(w))
	case expr.CopySign:
		return binaryOf(expr.Or, w, binaryOf(expr.And, w, x, sign.not().cut(w)), binaryOf(expr.And, w, y, sign))
	case expr.Sqrt:
		return rounded(w, math.Sqrt(p))
	case expr.Floor:
		return rounded(w, math.Floor(p))
	case expr.Ceil:
		return rounded(w, math.Ceil(p))
	case expr.FTrunc:
		return rounded(w, math.Trunc(p))
	case expr.Round:
		return rounded(w, math.Round(p))
	case expr.RoundEven, expr.Rint:
		return rounded(w, math.RoundToEven(p))
	}
	switch {
	case p != p:
		return rounded(w, q)
	case q != q:
		return rounded(w, p)
	case fn == expr.MinNum:
		return rounded(w, math.Min(p, q))
	}
	return rounded(w, math.Max(p, q))
}

func convert(kind expr.FConvKind, from, to int, x number) number {
	switch kind {
	case expr.FPTrunc, expr.FPExt:
		return rounded(to, real(from, x))
	case expr.UIToFP, expr.SIToFP:
		i := x.big()
		if kind == expr.SIToFP {
			i = x.signedBig(from)
		}
		f := new(big.Float).SetInt(i)
		if to == 32 {
			r, _ := f.Float32()
			return small64(uint64(math.Float32bits(r)))
		}
		r, _ := f.Float64()
		return small64(math.Float64bits(r))
	}
	f := math.Trunc(real(from, x))
	low, high := 0.0, math.Ldexp(1, to)
	misfit := number{}.not().cut(to)
	if kind == expr.FPToSI {
		high /= 2
		low = -high
		misfit = small64(1).left(to - 1)
	}
	if f != f || f < low || f >= high {
		return misfit
	}
	i, _ := new(big.Float).SetFloat64(f).Int(nil)
	if i.Sign() < 0 {
		return numberOf(i.Neg(i)).neg().cut(to)
	}
	return numberOf(i)
}
