package expr

import "math/bits"

// Bin is x op y on w bits.
func (b *Builder) Bin(op BinOp, w int, x, y Value) Value {
	if x.N == nil && y.N == nil && w <= 64 {
		switch op { // the most frequent ones without a call
		case Add:
			return Value{W: (x.W + y.W) & mask(w)}
		case Sub:
			return Value{W: (x.W - y.W) & mask(w)}
		case And:
			return Value{W: x.W & y.W}
		}
		return Value{W: foldBin(op, w, x.W, y.W)}
	}
	return b.bin(op, w, x, y)
}

func (b *Builder) bin(op BinOp, w int, x, y Value) Value {
	switch {
	case op == And || op == Or || op == Xor:
		return b.bitwise(bitOps[op-And], w, x, y)
	case w == 1:
		return b.bin1(op, x, y)
	case w > 64:
		return b.binWide(op, w, x, y)
	}
	switch op {
	case Add:
		return b.linear(w, 1, x, 1, y, 0)
	case Sub:
		return b.linear(w, 1, x, mask(w), y, 0)
	case Mul:
		return b.mul(w, x, y)
	case Shl, LShr, AShr:
		return b.shift(op, w, x, y)
	case UDiv, URem:
		return b.divUnsigned(op, w, x, y)
	}
	return b.divSigned(op, w, x, y)
}

var bitOps = [3]Op{OpAnd, OpOr, OpXor}

// bin1 is arithmetic modulo 2, where -1 and 1 are one number.
func (b *Builder) bin1(op BinOp, x, y Value) Value {
	switch op {
	case Add, Sub:
		return b.bitwise(OpXor, 1, x, y)
	case Mul:
		return b.And1(x, y)
	case UDiv, SDiv:
		return b.Or1(x, b.Not(y))
	case AShr:
		return x
	}
	return b.And1(x, b.Not(y)) // URem, SRem, Shl, LShr
}

// shift is a shift on 2 to 64 bits.
func (b *Builder) shift(op BinOp, w int, x, y Value) Value {
	if y.N == nil {
		return b.shiftBy(op, w, x, y.W)
	}
	if isZero(x) || op == AShr && isOnes(w, x) {
		return x
	}
	if y.N.lo >= uint64(w) {
		return b.shiftBy(op, w, x, uint64(w))
	}
	if v, ok := b.overChoice(w, y, func(k Value) Value { return b.shift(op, w, x, k) }); ok {
		return v
	}
	if op == AShr && nonNegative(w, x) {
		op = LShr
	}
	return Value{N: b.mk([...]Op{OpShl, OpLShr, OpAShr}[op-Shl], w, 0, 0, b.node(w, x), y.N)}
}

// shiftBy is a shift by a constant.
func (b *Builder) shiftBy(op BinOp, w int, x Value, by uint64) Value {
	switch {
	case by == 0:
		return x
	case op == AShr:
		by = min(by, uint64(w-1))
		return b.SExt(w-int(by), w, b.Extract(w, x, int(by), w-int(by)))
	case by >= uint64(w):
		return Word(0)
	case op == LShr:
		return b.ZExt(w-int(by), w, b.Extract(w, x, int(by), w-int(by)))
	}
	return b.linear(w, 1<<by, x, 0, Word(0), 0)
}

// overChoice is f over both sides of v where v chooses between two words.
func (b *Builder) overChoice(w int, v Value, f func(Value) Value) (Value, bool) {
	n := v.N
	if n.op != OpIte || !n.kids[1].constant() || !n.kids[2].constant() || n.width > 64 {
		return Value{}, false
	}
	return b.Ite(w, n.Kid(0), f(n.Kid(1)), f(n.Kid(2))), true
}

// divUnsigned is UDiv or URem on 2 to 64 bits.
func (b *Builder) divUnsigned(op BinOp, w int, x, y Value) Value {
	fx, fy := factsIn(w, x), factsIn(w, y)
	switch {
	case y.N == nil && y.W == 0, fx.hi < fy.lo:
		if op == URem {
			return x
		}
		return Word(foldBin(UDiv, w, 0, fy.lo)) // 0, or all ones for a divisor of 0
	case y.N == nil && bits.OnesCount64(y.W) == 1:
		s := bits.TrailingZeros64(y.W)
		if op == UDiv {
			return b.shiftBy(LShr, w, x, uint64(s))
		}
		return b.bitwise(OpAnd, w, x, Word(y.W-1))
	}
	if y.N == nil {
		if v, ok := b.divideSum(w, x, y.W, false); ok {
			if op == URem {
				return Word(0)
			}
			return v
		}
	}
	return Value{N: b.mk([...]Op{UDiv: OpUDiv, URem: OpURem}[op], w, 0, 0, b.node(w, x), b.node(w, y))}
}

// divSigned is SDiv or SRem on 2 to 64 bits.
func (b *Builder) divSigned(op BinOp, w int, x, y Value) Value {
	if nonNegative(w, x) && nonNegative(w, y) && factsIn(w, y).lo > 0 {
		return b.divUnsigned(op-1, w, x, y)
	}
	if y.N == nil {
		switch {
		case y.W == 1 && op == SDiv:
			return x
		case y.W == mask(w) && op == SDiv:
			return b.linear(w, mask(w), x, 0, Word(0), 0)
		case (y.W == 1 || y.W == mask(w)) && op == SRem:
			return Word(0)
		case y.W == 0 && op == SRem:
			return x
		}
		if v, ok := b.divideSum(w, x, y.W, true); ok {
			if op == SRem {
				return Word(0)
			}
			return v
		}
	}
	return Value{N: b.mk([...]Op{SDiv: OpSDiv, SRem: OpSRem}[op], w, 0, 0, b.node(w, x), b.node(w, y))}
}

// divideSum is x/d where x is a sum all of whose parts are multiples of d and that does not wrap
// around, as in the difference of two pointers into one array.
func (b *Builder) divideSum(w int, x Value, d uint64, isSigned bool) (Value, bool) {
	if x.N == nil || x.N.op != OpAdd && !x.N.scaled() || d == 0 {
		return Value{}, false
	}
	q := sum{b: b, w: w}
	q.add(1, x)
	q.combine()
	sk, ok := q.exact(isSigned)
	sd := signed(w, d)
	if !ok || sd <= 0 || sk%sd != 0 {
		return Value{}, false
	}
	q.k = uint64(sk / sd)
	for i, t := range q.terms {
		c := signed(w, t.Coef)
		if c%sd != 0 {
			return Value{}, false
		}
		q.terms[i].Coef = uint64(c / sd)
	}
	q.combine()
	return b.value(&q), true
}

// Un is op v on w bits. BSwap needs whole bytes.
func (b *Builder) Un(op UnOp, w int, v Value) Value {
	if v.N == nil && w <= 64 {
		return Value{W: foldUn(op, w, v.W)}
	}
	switch op {
	case Neg:
		return b.Bin(Sub, w, Word(0), v)
	case BSwap:
		return b.reversed(w, 8, v)
	case BitReverse:
		return b.reversed(w, 1, v)
	}
	if isConst(v) {
		return Word(countWide(op, w, bigOf(v)))
	}
	return Value{N: b.mk(OpCtPop+Op(op), w, 0, 0, v.N)}
}

// reversed is v with its units of that many bits in reverse order.
func (b *Builder) reversed(w, unit int, v Value) Value {
	r := b.Extract(w, v, 0, unit)
	for lo := unit; lo < w; lo += unit {
		r = b.Concat(lo, r, unit, b.Extract(w, v, lo, unit))
	}
	return r
}
