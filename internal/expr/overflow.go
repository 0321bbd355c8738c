package expr

import "math/bits"

// Overflow tells, as a value of width 1, whether x op y of w bits, op being Add, Sub or Mul, leaves the
// numbers of w bits, signed or unsigned. It decides by ranges where it can and stays in w bits but for
// products.
func (b *Builder) Overflow(op BinOp, isSigned bool, w int, x, y Value) Value {
	if w > 64 || w == 1 {
		return b.overflowWide(op, isSigned, w, x, y)
	}
	if op != Sub && x.N == nil {
		x, y = y, x
	}
	switch {
	case b.fits(op, isSigned, w, x, y):
		return False
	case op == Mul && y.N == nil && (!isSigned || signed(w, y.W) > 0):
		return b.productBeyond(isSigned, w, x, y.W)
	case op == Mul:
		return b.overflowWide(op, isSigned, w, x, y)
	case !isSigned && op == Sub:
		return b.Cmp(ULT, w, x, y)
	case !isSigned:
		return b.Cmp(UGT, w, x, b.BitNot(w, y))
	case y.N == nil:
		return b.sumBeyond(op, w, x, signed(w, y.W))
	}
	r := b.Bin(op, w, x, y)
	p, q := b.Bin(Xor, w, x, r), b.Bin(Xor, w, y, r)
	if op == Sub {
		q = b.Bin(Xor, w, x, y)
	}
	return b.Cmp(SLT, w, b.Bin(And, w, p, q), Word(0))
}

// sumBeyond is the signed overflow of x + c or x - c: x lies beyond a bound.
func (b *Builder) sumBeyond(op BinOp, w int, x Value, c int64) Value {
	most, least := int64(mask(w)>>1), signed(w, signBit(w))
	switch {
	case op == Add && c >= 0:
		return b.Cmp(SGT, w, x, Word(uint64(most-c)&mask(w)))
	case op == Add:
		return b.Cmp(SLT, w, x, Word(uint64(least-c)&mask(w)))
	case c >= 0:
		return b.Cmp(SLT, w, x, Word(uint64(least+c)&mask(w)))
	}
	return b.Cmp(SGT, w, x, Word(uint64(most+c)&mask(w)))
}

// productBeyond is the overflow of x·c for positive c.
func (b *Builder) productBeyond(isSigned bool, w int, x Value, c uint64) Value {
	if !isSigned {
		if c == 0 {
			return False
		}
		return b.Cmp(UGT, w, x, Word(mask(w)/c))
	}
	most, least := int64(mask(w)>>1), signed(w, signBit(w))
	above := b.Cmp(SGT, w, x, Word(uint64(most/int64(c))&mask(w)))
	below := b.Cmp(SLT, w, x, Word(uint64(least/int64(c))&mask(w)))
	return b.Or1(above, below)
}

// fits reports whether the ranges of x and y exclude an overflow.
func (b *Builder) fits(op BinOp, isSigned bool, w int, x, y Value) bool {
	fx, fy := factsIn(w, x), factsIn(w, y)
	if !isSigned {
		switch op {
		case Add:
			sum, carry := bits.Add64(fx.hi, fy.hi, 0)
			return carry == 0 && sum <= mask(w)
		case Sub:
			return fx.lo >= fy.hi
		}
		over, product := bits.Mul64(fx.hi, fy.hi)
		return over == 0 && product <= mask(w)
	}
	least, most := signed(w, signBit(w)), int64(mask(w)>>1)
	for _, p := range [2]int64{fx.slo, fx.shi} {
		for _, q := range [2]int64{fy.slo, fy.shi} { // the extremes are at the corners
			r, ok := foldSigned(op, p, q)
			if !ok || r < least || r > most {
				return false
			}
		}
	}
	return true
}

// foldSigned is p op q unless it overflows int64.
func foldSigned(op BinOp, p, q int64) (int64, bool) {
	switch {
	case op == Mul:
		return mulAdd(0, p, q)
	case op == Add:
		return mulAdd(p, 1, q)
	case q == -1<<63:
		return p - q, p < 0
	}
	return mulAdd(p, 1, -q)
}

// overflowWide computes in twice the width and looks whether the result is one of w bits.
func (b *Builder) overflowWide(op BinOp, isSigned bool, w int, x, y Value) Value {
	extend := b.ZExt
	if isSigned {
		extend = b.SExt
	}
	r := b.Bin(op, 2*w, extend(w, 2*w, b.wideIn(w, x)), extend(w, 2*w, b.wideIn(w, y)))
	return b.Cmp(NE, 2*w, r, extend(w, 2*w, b.Trunc(2*w, w, r)))
}
