package solver

import (
	"math/big"
	"math/bits"
)

// number is a value of up to 128 bits, zero-extended. Its operations are written for being plainly right:
// nothing of the constructors or of models is used.
type number struct{ hi, lo uint64 }

func small64(x uint64) number { return number{lo: x} }

// cut keeps the low w bits.
func (x number) cut(w int) number {
	switch {
	case w >= 128:
		return x
	case w > 64:
		return number{x.hi & (1<<(w-64) - 1), x.lo}
	case w == 64:
		return number{lo: x.lo}
	}
	return number{lo: x.lo & (1<<w - 1)}
}

func (x number) bit(i int) uint64 {
	if i >= 64 {
		return x.hi >> (i - 64) & 1
	}
	return x.lo >> i & 1
}

func (x number) plus(y number) number {
	lo, c := bits.Add64(x.lo, y.lo, 0)
	hi, _ := bits.Add64(x.hi, y.hi, c)
	return number{hi, lo}
}

func (x number) not() number { return number{^x.hi, ^x.lo} }
func (x number) neg() number { return x.not().plus(small64(1)) }

func (x number) times(y number) number {
	hi, lo := bits.Mul64(x.lo, y.lo)
	return number{hi + x.hi*y.lo + x.lo*y.hi, lo}
}

func (x number) less(y number) bool {
	return x.hi < y.hi || x.hi == y.hi && x.lo < y.lo
}

func (x number) left(n int) number {
	switch {
	case n >= 128:
		return number{}
	case n >= 64:
		return number{hi: x.lo << (n - 64)}
	case n == 0:
		return x
	}
	return number{x.hi<<n | x.lo>>(64-n), x.lo << n}
}

func (x number) right(n int) number {
	switch {
	case n >= 128:
		return number{}
	case n >= 64:
		return number{lo: x.hi >> (n - 64)}
	case n == 0:
		return x
	}
	return number{x.hi >> n, x.lo>>n | x.hi<<(64-n)}
}

// divide is long division, one bit at a time; by zero as SMT-LIB has it: all ones, and x.
func (x number) divide(y number, w int) (quotient, rest number) {
	if y == (number{}) {
		return number{}.not().cut(w), x
	}
	if x.hi == 0 && y.hi == 0 {
		return small64(x.lo / y.lo), small64(x.lo % y.lo)
	}
	for i := w - 1; i >= 0; i-- {
		carry := rest.bit(127)
		rest = rest.left(1)
		rest.lo |= x.bit(i)
		if carry == 1 || !rest.less(y) {
			rest = rest.plus(y.neg())
			quotient = quotient.plus(small64(1).left(i))
		}
	}
	return quotient, rest
}

// divideSigned truncates towards zero; the rest has the dividend's sign.
func (x number) divideSigned(y number, w int) (quotient, rest number) {
	xNegative, yNegative := x.bit(w-1) == 1, y.bit(w-1) == 1
	if xNegative {
		x = x.neg().cut(w)
	}
	if yNegative {
		y = y.neg().cut(w)
	}
	quotient, rest = x.divide(y, w)
	if xNegative != yNegative {
		quotient = quotient.neg().cut(w)
	}
	if xNegative {
		rest = rest.neg().cut(w)
	}
	return quotient, rest
}

// extended is x of w bits with its sign in all bits above.
func (x number) extended(w int) number {
	if w < 128 && x.bit(w-1) == 1 {
		return number{x.hi, x.lo}.plus(number{}.not().left(w))
	}
	return x
}

func (x number) big() *big.Int {
	b := new(big.Int).SetUint64(x.hi)
	return b.Lsh(b, 64).Or(b, new(big.Int).SetUint64(x.lo))
}

func (x number) signedBig(w int) *big.Int {
	b := x.big()
	if x.bit(w-1) == 1 {
		b.Sub(b, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return b
}

func numberOf(b *big.Int) number {
	low := new(big.Int).And(b, new(big.Int).SetUint64(^uint64(0)))
	return number{new(big.Int).Rsh(b, 64).Uint64(), low.Uint64()}
}

func truth(b bool) number {
	if b {
		return small64(1)
	}
	return number{}
}
