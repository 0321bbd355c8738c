package expr

import (
	"math/big"
	"math/bits"
)

// BinOp is a binary operation on bit-vectors, in the order of the program model's opcodes.
type BinOp uint8

// The binary operations.
const (
	Add BinOp = iota
	Sub
	Mul
	UDiv
	SDiv
	URem
	SRem
	Shl
	LShr
	AShr
	And
	Or
	Xor
)

// Pred is an integer comparison, in the order of the program model's predicates.
type Pred uint8

// The comparisons.
const (
	EQ Pred = iota
	NE
	ULT
	ULE
	UGT
	UGE
	SLT
	SLE
	SGT
	SGE
)

// UnOp is a unary operation on bit-vectors.
type UnOp uint8

// The unary operations, in the order of the program model's opcodes; Neg is last.
const (
	CtPop UnOp = iota
	CtLz
	CtTz
	BSwap
	BitReverse
	Neg
)

// mask has the low w bits set, 1 ≤ w ≤ 64.
func mask(w int) uint64 { return ^uint64(0) >> (64 - uint(w)&127) }

// signBit is the sign bit of a word of w bits.
func signBit(w int) uint64 { return 1 << (uint(w-1) & 63) }

// signed reads the low w bits of x as a signed number.
func signed(w int, x uint64) int64 {
	s := uint(64-w) & 63
	return int64(x<<s) >> s
}

// foldBin computes on words of w bits, 1 ≤ w ≤ 64. The operands lie below 2^w.
func foldBin(op BinOp, w int, x, y uint64) uint64 {
	switch op {
	case Add:
		return (x + y) & mask(w)
	case Sub:
		return (x - y) & mask(w)
	case Mul:
		return (x * y) & mask(w)
	case And:
		return x & y
	case Or:
		return x | y
	case Xor:
		return x ^ y
	case Shl, LShr, AShr:
		return foldShift(op, w, x, y)
	}
	return foldDiv(op, w, x, y)
}

func foldShift(op BinOp, w int, x, y uint64) uint64 {
	if y >= uint64(w) {
		if op == AShr && x&signBit(w) != 0 {
			return mask(w)
		}
		return 0
	}
	switch op {
	case Shl:
		return x << y & mask(w)
	case LShr:
		return x >> y
	}
	return uint64(signed(w, x)>>y) & mask(w)
}

func foldDiv(op BinOp, w int, x, y uint64) uint64 {
	sx, sy := signed(w, x), signed(w, y)
	switch {
	case op == UDiv && y == 0:
		return mask(w)
	case op == UDiv:
		return x / y
	case op == URem && y == 0, op == SRem && y == 0:
		return x
	case op == URem:
		return x % y
	case op == SRem && sy == -1:
		return 0
	case op == SRem:
		return uint64(sx%sy) & mask(w)
	case y == 0 && sx < 0:
		return 1
	case y == 0:
		return mask(w)
	case sy == -1:
		return -x & mask(w)
	}
	return uint64(sx/sy) & mask(w)
}

// foldCmp compares words of w bits.
func foldCmp(pred Pred, w int, x, y uint64) bool {
	if pred >= SLT {
		x, y = x^signBit(w), y^signBit(w)
		pred -= SLT - ULT
	}
	switch pred {
	case EQ:
		return x == y
	case NE:
		return x != y
	case ULT:
		return x < y
	case ULE:
		return x <= y
	case UGT:
		return x > y
	}
	return x >= y
}

// foldUn computes on a word of w bits, 1 ≤ w ≤ 64.
func foldUn(op UnOp, w int, x uint64) uint64 {
	switch op {
	case CtPop:
		return uint64(bits.OnesCount64(x))
	case CtLz:
		return uint64(bits.LeadingZeros64(x) - (64 - w))
	case CtTz:
		return uint64(min(bits.TrailingZeros64(x), w))
	case BSwap:
		return bits.ReverseBytes64(x) >> uint(64-w)
	case BitReverse:
		return bits.Reverse64(x) >> uint(64-w)
	}
	return -x & mask(w)
}

func word(cond bool) Value {
	if cond {
		return True
	}
	return False
}

var (
	one     = big.NewInt(1)
	maxWord = new(big.Int).SetUint64(^uint64(0))
)

// bigMask is 2^w - 1.
func bigMask(w int) *big.Int {
	m := new(big.Int).Lsh(one, uint(w))
	return m.Sub(m, one)
}

// bigOf is the constant v as a non-negative integer the caller owns.
func bigOf(v Value) *big.Int {
	if v.N != nil {
		return v.N.Big()
	}
	return new(big.Int).SetUint64(v.W)
}

// bigSigned is the constant v of w bits as a signed integer.
func bigSigned(w int, v Value) *big.Int {
	c := bigOf(v)
	if c.Bit(w-1) == 1 {
		c.Sub(c, new(big.Int).Lsh(one, uint(w)))
	}
	return c
}

// isConst reports whether v is a constant of any width.
func isConst(v Value) bool { return v.N == nil || v.N.op == OpConst }

// isZero, isOnes: v is the constant 0, or 2^w - 1.
func isZero(v Value) bool {
	return v.N == nil && v.W == 0 || v.N != nil && v.N.op == OpConst && v.N.wide().Sign() == 0
}

func isOnes(w int, v Value) bool {
	if v.N == nil {
		return w <= 64 && v.W == mask(w)
	}
	return v.N.op == OpConst && v.N.wide().Cmp(bigMask(w)) == 0
}

// wide is the stored value of a constant wider than 64 bits, not to be changed.
func (n *Node) wide() *big.Int { return n.ref.(*big.Int) }
