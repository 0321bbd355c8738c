package concrete

import (
	"math/big"
	"math/bits"

	"midway/internal/ir"
)

// binary is a op b on w bits. The caller has checked divisors; a shift by the width or more gives 0, or
// copies of the sign.
func binary(op ir.Op, w int, a, b Word) Word {
	switch op {
	case ir.OpAdd:
		return a.add(b).trunc(w)
	case ir.OpSub:
		return a.sub(b).trunc(w)
	case ir.OpMul:
		return a.mul(b).trunc(w)
	case ir.OpAnd:
		return Word{a.Lo & b.Lo, a.Hi & b.Hi}
	case ir.OpOr:
		return Word{a.Lo | b.Lo, a.Hi | b.Hi}
	case ir.OpXor:
		return Word{a.Lo ^ b.Lo, a.Hi ^ b.Hi}
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		return shift(op, w, a, b)
	}
	return divide(op, w, a, b)
}

func shift(op ir.Op, w int, a, b Word) Word {
	n := uint(w)
	if b.less(W(uint64(w))) {
		n = uint(b.Lo)
	}
	switch op {
	case ir.OpShl:
		return a.shl(n).trunc(w)
	case ir.OpLShr:
		return a.shr(n)
	}
	return wordOf(new(big.Int).Rsh(a.bigSigned(w), n)).trunc(w)
}

// divide is C's division, which rounds towards zero; b is not zero.
func divide(op ir.Op, w int, a, b Word) Word {
	if w <= 64 && op == ir.OpUDiv {
		return W(a.Lo / b.Lo)
	}
	if w <= 64 && op == ir.OpURem {
		return W(a.Lo % b.Lo)
	}
	x, y, r := a.big(), b.big(), new(big.Int)
	if op == ir.OpSDiv || op == ir.OpSRem {
		x, y = a.bigSigned(w), b.bigSigned(w)
	}
	if op == ir.OpUDiv || op == ir.OpSDiv {
		return wordOf(r.Quo(x, y)).trunc(w)
	}
	return wordOf(r.Rem(x, y)).trunc(w)
}

// overflow is a op b on w bits, and whether the exact result does not fit.
func overflow(kind ir.Overflow, w int, a, b Word) (Word, bool) {
	signed := kind == ir.SAddO || kind == ir.SSubO || kind == ir.SMulO
	read := func(v Word) *big.Int {
		if signed {
			return v.bigSigned(w)
		}
		return v.big()
	}
	r := new(big.Int)
	switch kind {
	case ir.UAddO, ir.SAddO:
		r.Add(read(a), read(b))
	case ir.USubO, ir.SSubO:
		r.Sub(read(a), read(b))
	default:
		r.Mul(read(a), read(b))
	}
	res := wordOf(r).trunc(w)
	return res, read(res).Cmp(r) != 0
}

// signedOps are the operations whose signed overflow is looked for.
var signedOps = map[ir.Op]ir.Overflow{ir.OpAdd: ir.SAddO, ir.OpSub: ir.SSubO, ir.OpMul: ir.SMulO}

// arithmetic is a sum, difference or product, and whether it is a signed one that overflows where that is looked for.
func (m *Machine) arithmetic(in *ir.Instr, w int) (r Word, beyond bool) {
	a, b := m.val(&in.A, w), m.val(&in.B, w)
	if m.Opt.Overflow && in.Flags&ir.FlagNSW != 0 && !m.fr.Fn.Runtime {
		return overflow(signedOps[in.Op], w, a, b)
	}
	return binary(in.Op, w, a, b), false
}

// quotientOverflows reports whether a signed division is of the least number by -1, where that is looked for.
func (m *Machine) quotientOverflows(in *ir.Instr, w int, a, b Word) bool {
	if !m.Opt.Overflow || m.fr.Fn.Runtime || in.Op != ir.OpSDiv && in.Op != ir.OpSRem {
		return false
	}
	return a == W(1).shl(uint(w-1)) && b == (Word{}).not().trunc(w)
}

// unary is op a on w bits.
func unary(op ir.Op, w int, a Word) Word {
	switch op {
	case ir.OpCtPop:
		return W(uint64(bits.OnesCount64(a.Lo) + bits.OnesCount64(a.Hi)))
	case ir.OpCtLz:
		return W(uint64(w - a.big().BitLen()))
	case ir.OpCtTz:
		if a.zero() {
			return W(uint64(w))
		}
		return W(uint64(a.big().TrailingZeroBits()))
	case ir.OpBSwap:
		return Word{bits.ReverseBytes64(a.Hi), bits.ReverseBytes64(a.Lo)}.shr(uint(128 - w))
	}
	return Word{bits.Reverse64(a.Hi), bits.Reverse64(a.Lo)}.shr(uint(128 - w))
}

// compare is a pred b on w bits.
func compare(p ir.Pred, w int, a, b Word) bool {
	x, y := a, b
	if p >= ir.SLT { // order signed numbers by flipping their sign bits
		sign := W(1).shl(uint(w - 1))
		x, y = binary(ir.OpXor, w, a, sign), binary(ir.OpXor, w, b, sign)
	}
	switch p {
	case ir.EQ:
		return a == b
	case ir.NE:
		return a != b
	case ir.ULT, ir.SLT:
		return x.less(y)
	case ir.ULE, ir.SLE:
		return !y.less(x)
	case ir.UGT, ir.SGT:
		return y.less(x)
	}
	return !x.less(y)
}

// modify is what a read-modify-write stores over old.
func modify(op ir.RMW, w int, old, arg Word) Word {
	pick := func(p ir.Pred) Word {
		if compare(p, w, old, arg) {
			return old
		}
		return arg
	}
	switch op {
	case ir.RMWAdd:
		return binary(ir.OpAdd, w, old, arg)
	case ir.RMWSub:
		return binary(ir.OpSub, w, old, arg)
	case ir.RMWAnd:
		return binary(ir.OpAnd, w, old, arg)
	case ir.RMWNand:
		return binary(ir.OpAnd, w, old, arg).not().trunc(w)
	case ir.RMWOr:
		return binary(ir.OpOr, w, old, arg)
	case ir.RMWXor:
		return binary(ir.OpXor, w, old, arg)
	case ir.RMWMax:
		return pick(ir.SGT)
	case ir.RMWMin:
		return pick(ir.SLT)
	case ir.RMWUMax:
		return pick(ir.UGT)
	case ir.RMWUMin:
		return pick(ir.ULT)
	case ir.RMWFAdd:
		return floatBinary(ir.OpFAdd, w, old, arg)
	case ir.RMWFSub:
		return floatBinary(ir.OpFSub, w, old, arg)
	}
	return arg
}
