package interp

import (
	"math/bits"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/state"
)

// Signed overflow (C11 6.5p5) is what UBSan's -fsanitize=signed-integer-overflow reports: sums, differences, products
// and negations that the compiler marks as never overflowing (nsw), and the quotient and remainder of the least number
// by -1. Shifts are not in it. Library models are not checked.

// signedOps are the checked forms of operations.
var signedOps = map[ir.Op]ir.Op{ir.OpAdd: opAddSigned, ir.OpSub: opSubSigned, ir.OpMul: opMulSigned}

var exactOps = map[ir.Op]expr.BinOp{opAddSigned: expr.Add, opSubSigned: expr.Sub, opMulSigned: expr.Mul}

func (m *Machine) looksForOverflow(f *ir.Func) bool {
	return m.Opt.Properties.Has(property.Overflow) && !f.Runtime
}

// checkedArithmetic is a function's code in which operations whose signed overflow is looked for are marked.
func (m *Machine) checkedArithmetic(f *ir.Func) []ir.Instr {
	if !m.looksForOverflow(f) {
		return f.Code
	}
	code := append([]ir.Instr(nil), f.Code...)
	for i := range code {
		if op, ok := signedOps[code[i].Op]; ok && code[i].Flags&ir.FlagNSW != 0 {
			code[i].Op = op
		}
	}
	return code
}

// exactly is the result of a checked operation on plain words; fits is false where it overflows.
func exactly(in *ir.Instr, a, b uint64) (r uint64, fits bool) {
	x, y := signed(a, in.Bits), signed(b, in.Bits)
	var exact int64
	switch in.Op {
	case opAddSigned:
		exact = x + y
		fits = (x^exact)&(y^exact) >= 0
	case opSubSigned:
		exact = x - y
		fits = (x^y)&(x^exact) >= 0
	default:
		exact, fits = product(x, y)
	}
	r = uint64(exact) & mask(in.Bits)
	return r, fits && signed(r, in.Bits) == exact
}

// product is x·y and whether it fits into 64 bits.
func product(x, y int64) (p int64, fits bool) {
	hi, lo := bits.Mul64(uint64(x), uint64(y))
	high := int64(hi) // of the signed product
	if x < 0 {
		high -= y
	}
	if y < 0 {
		high -= x
	}
	return int64(lo), high == int64(lo)>>63
}

// checkedBinary is an operation whose signed overflow is a violation.
func (m *Machine) checkedBinary(in *ir.Instr) {
	w, op := int(in.Bits), exactOps[in.Op]
	a, b := m.valBits(&in.A, w), m.valBits(&in.B, w)
	if m.checkSaying(m.B.Not(m.B.Overflow(op, true, w, a, b)), func() state.End {
		return state.End{Kind: property.SignedOverflow, Text: m.overflowText(op, in, a, b)}
	}) {
		m.set(in.Dst, m.B.Bin(op, w, a, b))
	}
}

func (m *Machine) overflowText(op expr.BinOp, in *ir.Instr, a, b expr.Value) string {
	sign := map[expr.BinOp]string{expr.Add: " + ", expr.Sub: " - ", expr.Mul: " * "}[op]
	return m.signedText(
		a,
		in.Bits,
	) + sign + m.signedText(
		b,
		in.Bits,
	) + " does not fit into " + itoa(
		int(in.Bits),
	) + " bits"
}

// signedText is a value of the given width for a message.
func (m *Machine) signedText(v expr.Value, bits uint16) string {
	if v.Concrete() {
		return itoa(int(signed(v.W, bits)))
	}
	return m.valueText(v)
}

// checkQuotient checks a signed division whose quotient does not fit; false where it never does.
func (m *Machine) checkQuotient(in *ir.Instr, a, b expr.Value) bool {
	if in.Op != ir.OpSDiv && in.Op != ir.OpSRem || !m.looksForOverflow(m.fr.Fn) {
		return true
	}
	w := int(in.Bits)
	ones, least := expr.Word(mask(in.Bits)), expr.Word(1<<((w-1)&63))
	if w > 64 {
		ones, least = m.B.BitNot(w, m.zero(w)), m.B.Wide(w, 1<<(w-65), 0)
	}
	bad := m.B.And1(m.B.Cmp(expr.EQ, w, a, least), m.B.Cmp(expr.EQ, w, b, ones))
	return m.check(
		m.B.Not(bad),
		property.SignedOverflow,
		"the quotient of the least number of "+itoa(w)+" bits by -1 does not fit",
	)
}
