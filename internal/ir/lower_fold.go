package ir

import (
	"math/big"
	"math/bits"
)

// mask is the word of w low ones; w of 64 and more give all ones.
func mask(w uint16) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<w - 1
}

// signExtend reads the low w bits of x as a signed number.
func signExtend(x uint64, w uint16) int64 {
	if w >= 64 || w == 0 {
		return int64(x)
	}
	return int64(x<<(64-w)) >> (64 - w)
}

// isWord reports whether the operand is a known word: a constant, or the address of a global or function.
func (o Operand) isWord() bool { return o.Kind == KConst || o.Kind == KGlobal || o.Kind == KFunc }

// isUnset reports whether the operand is undef or poison.
func (o Operand) isUnset() bool { return o.Kind == KUndef || o.Kind == KPoison }

// isAddress reports whether the operand is the address of a global or function.
func (o Operand) isAddress() bool { return o.Kind == KGlobal || o.Kind == KFunc }

// foldBinary computes A op B on w ≤ 64 bits where both are known, and applies the identities of
// zero, one and all ones. An address plus or minus a constant stays an address, and the distance within one object is a
// number. What else is computed from addresses is left to the program: an address may be put together again from it,
// which a number would hide from the points-to analysis.
func foldBinary(op Op, w uint16, a, b Operand) (Operand, bool) {
	if w > 64 {
		return Operand{}, false
	}
	if o, ok := foldIdentity(op, w, a, b); ok {
		return o, true
	}
	if !a.isWord() || !b.isWord() {
		return Operand{}, false
	}
	r, ok := foldWords(op, w, a.Word, b.Word)
	if !ok {
		return Operand{}, false
	}
	switch {
	case op == OpAdd && a.Kind != KConst && b.Kind == KConst, op == OpSub && a.Kind != KConst && b.Kind == KConst:
		return Operand{Kind: a.Kind, Index: a.Index, Word: r}.orWord(a.Word, r), true
	case op == OpAdd && b.Kind != KConst && a.Kind == KConst:
		return Operand{Kind: b.Kind, Index: b.Index, Word: r}.orWord(b.Word, r), true
	case a.isAddress() || b.isAddress():
		return C(r), op == OpSub && a.Kind == b.Kind && a.Index == b.Index
	}
	return C(r), true
}

// orWord demotes a function's address that was moved to a plain word: only its first byte names a function.
func (o Operand) orWord(before, after uint64) Operand {
	if o.Kind == KFunc && before != after {
		return C(after)
	}
	return o
}

func foldIdentity(op Op, w uint16, a, b Operand) (Operand, bool) {
	isConst := func(o Operand, word uint64) bool { return o.Kind == KConst && o.Word == word }
	switch op {
	case OpAdd, OpOr, OpXor:
		if isConst(a, 0) {
			return b, true
		}
		return a, isConst(b, 0)
	case OpSub, OpShl, OpLShr, OpAShr:
		return a, isConst(b, 0)
	case OpMul:
		if isConst(a, 1) {
			return b, true
		}
		return a, isConst(b, 1)
	case OpUDiv, OpSDiv:
		return a, isConst(b, 1) && w > 1
	case OpAnd:
		if isConst(a, mask(w)) {
			return b, true
		}
		return a, isConst(b, mask(w))
	}
	return Operand{}, false
}

// foldWords is ok where the operation has a value: no division by zero, no shift by w or more.
func foldWords(op Op, w uint16, x, y uint64) (uint64, bool) {
	sx, sy := signExtend(x, w), signExtend(y, w)
	switch op {
	case OpAdd:
		return (x + y) & mask(w), true
	case OpSub:
		return (x - y) & mask(w), true
	case OpMul:
		return (x * y) & mask(w), true
	case OpAnd:
		return x & y, true
	case OpOr:
		return x | y, true
	case OpXor:
		return x ^ y, true
	case OpShl:
		return x << y & mask(w), y < uint64(w)
	case OpLShr:
		return x >> y, y < uint64(w)
	case OpAShr:
		return uint64(sx>>y) & mask(w), y < uint64(w)
	}
	if y == 0 || (op == OpSDiv || op == OpSRem) && sy == -1 {
		return 0, false
	}
	switch op {
	case OpUDiv:
		return x / y, true
	case OpURem:
		return x % y, true
	case OpSDiv:
		return uint64(sx/sy) & mask(w), true
	case OpSRem:
		return uint64(sx%sy) & mask(w), true
	}
	return 0, false
}

// Fold is the result of an operation on integers, of Instr.Bits ≤ 64, where that has one: of a conversion, b is not
// looked at.
func Fold(in *Instr, a, b uint64) (uint64, bool) {
	if in.Bits > 64 {
		return 0, false
	}
	switch {
	case in.Op == OpICmp:
		o, ok := foldCompare(Pred(in.Sub), in.Bits, C(a), C(b))
		return o.Word, ok
	case in.Op == OpTrunc || in.Op == OpZExt || in.Op == OpSExt:
		o, ok := foldConvert(in.Op, in.Bits, uint16(in.Imm), C(a))
		return o.Word, ok
	case in.Op >= OpAdd && in.Op <= OpXor:
		return foldWords(in.Op, in.Bits, a, b)
	}
	return 0, false
}

// foldConvert computes an integer conversion of a known operand, which is no address, to w bits from `from` bits, w ≤
// 64.
func foldConvert(op Op, w, from uint16, a Operand) (Operand, bool) {
	if w == from && (op == OpTrunc || op == OpZExt || op == OpSExt) {
		return a, true
	}
	if w > 64 || from > 64 || a.Kind != KConst {
		return Operand{}, false
	}
	switch op {
	case OpTrunc:
		return C(a.Word & mask(w)), true
	case OpZExt:
		return C(a.Word), true
	case OpSExt:
		return C(uint64(signExtend(a.Word, from)) & mask(w)), true
	}
	return Operand{}, false
}

// foldCompare decides an integer comparison of known operands on w ≤ 64 bits.
func foldCompare(p Pred, w uint16, a, b Operand) (Operand, bool) {
	if w > 64 || !a.isWord() || !b.isWord() {
		return Operand{}, false
	}
	if comparePred(p, w, a.Word, b.Word) {
		return C(1), true
	}
	return C(0), true
}

func comparePred(p Pred, w uint16, x, y uint64) bool {
	sx, sy := signExtend(x, w), signExtend(y, w)
	switch p {
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
	case UGE:
		return x >= y
	case SLT:
		return sx < sy
	case SLE:
		return sx <= sy
	case SGT:
		return sx > sy
	}
	return sx >= sy
}

// foldUnary computes an integer unary operation of a known operand on w ≤ 64 bits.
func foldUnary(op Op, w uint16, a Operand) (Operand, bool) {
	if w > 64 || a.Kind != KConst {
		return Operand{}, false
	}
	x := a.Word
	switch op {
	case OpCtPop:
		return C(uint64(bits.OnesCount64(x))), true
	case OpCtLz:
		return C(uint64(bits.LeadingZeros64(x)) - uint64(64-w)), true
	case OpCtTz:
		return C(uint64(min(bits.TrailingZeros64(x), int(w)))), true
	case OpBSwap:
		return C(bits.ReverseBytes64(x) >> (64 - w)), true
	case OpBitReverse:
		return C(bits.Reverse64(x) >> (64 - w)), true
	}
	return Operand{}, false
}

// words splits an integer constant of w bits into its low and high word, two's complement.
func words(x *big.Int, w uint16) (lo, hi uint64) {
	m := new(big.Int).Set(x)
	if m.Sign() < 0 {
		m.Add(m, new(big.Int).Lsh(big.NewInt(1), uint(max(w, 128))))
	}
	lo = new(big.Int).And(m, new(big.Int).SetUint64(^uint64(0))).Uint64()
	hi = new(big.Int).And(m.Rsh(m, 64), new(big.Int).SetUint64(^uint64(0))).Uint64()
	if w <= 64 {
		return lo & mask(w), 0
	}
	return lo, hi & mask(w-64)
}

// HighWord is the upper 64 bits of a KWide operand.
func (p *Program) HighWord(o Operand) uint64 {
	if o.Index < 0 {
		return ^uint64(0)
	}
	return p.Wide[o.Index]
}

// wide is the constant of w > 64 bits with those words.
func (p *Program) wide(lo, hi uint64) Operand {
	if hi == ^uint64(0) {
		return Operand{Kind: KWide, Word: lo, Index: -1}
	}
	for i, h := range p.Wide {
		if h == hi {
			return Operand{Kind: KWide, Word: lo, Index: int32(i)}
		}
	}
	p.Wide = append(p.Wide, hi)
	return Operand{Kind: KWide, Word: lo, Index: int32(len(p.Wide) - 1)}
}
