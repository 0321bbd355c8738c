package expr

// shift says how an extension of a + d, computed in n bits, differs from the extension of a: by d, or by wrapped
// where the sum wraps around.
type shift struct {
	d, wrapped int64
	wraps      Value
}

// maxShifted is the greatest width of an operand whose shift fits a word.
const maxShifted = 62

// shiftOf is the shift from one extension to another; ok is false where they are none of sums that differ by a
// constant.
func (b *Builder) shiftOf(x, y *Node, isSigned bool) (shift, bool) {
	if x.op != y.op || x.op != OpZExt && (x.op != OpSExt || !isSigned) || x.kids[0].width != y.kids[0].width {
		return shift{}, false
	}
	n := int(x.kids[0].width)
	from, to := x.Kid(0), y.Kid(0)
	if n < 2 || n > maxShifted || !sumLike(from) && !sumLike(to) {
		return shift{}, false
	}
	d := b.linear(n, 1, to, mask(n), from, 0)
	if d.N != nil {
		return shift{}, false
	}
	if span := int64(1) << n; x.op == OpZExt {
		return shift{int64(d.W), int64(d.W) - span, b.Cmp(UGE, n, from, Word(-d.W&mask(n)))}, true
	} else if k := signed(n, d.W); k > 0 {
		return shift{k, k - span, b.Cmp(SGE, n, from, Word(signBit(n)-d.W))}, true
	} else {
		return shift{k, k + span, b.Cmp(SLT, n, from, Word((signBit(n)-d.W)&mask(n)))}, true
	}
}

// lessShifted is x < y for two sums of one extension each, kx and ky the constants with which they are exact, where
// the second is shifted: it depends on nothing but whether that wraps around. An example is n < (n - 1) + 1,
// extended: n is 0.
func (b *Builder) lessShifted(x, y *sum, kx, ky int64, isSigned bool) (Value, bool) {
	if len(x.terms) != 1 || len(y.terms) != 1 || x.terms[0].Coef != 1 || y.terms[0].Coef != 1 {
		return Value{}, false
	}
	k, fits := mulAdd(kx, -1, ky)
	if !fits {
		return Value{}, false
	}
	s, ok := b.shiftOf(x.terms[0].N, y.terms[0].N, isSigned)
	if !ok {
		return Value{}, false
	}
	return b.Ite(1, s.wraps, word(k < s.wrapped), word(k < s.d)), true
}

// eqShifted is d = 0 for the difference of an extension and of one that is shifted.
func (b *Builder) eqShifted(d *sum) (Value, bool) {
	if len(d.terms) != 2 {
		return Value{}, false
	}
	x, y := d.terms[0], d.terms[1]
	k := d.k
	if x.Coef != 1 {
		x, y = y, x
	}
	if x.Coef != 1 || y.Coef != mask(d.w) {
		return Value{}, false
	}
	s, ok := b.shiftOf(x.N, y.N, true)
	if !ok {
		return Value{}, false
	}
	same := func(by int64) Value { return word((k-uint64(by))&mask(d.w) == 0) }
	return b.Ite(1, s.wraps, same(s.wrapped), same(s.d)), true
}
