package expr

import "math/bits"

// eq is x = y on w bits.
func (b *Builder) eq(w int, x, y Value) Value {
	switch {
	case x == y:
		return True
	case isConst(x) && isConst(y):
		return word(w <= 64 && x.W == y.W && x.N == y.N)
	case w == 1:
		return b.Not(b.bitwise(OpXor, 1, x, y))
	case isConst(x):
		x, y = y, x
	}
	if w <= 64 {
		fx, fy := factsIn(w, x), factsIn(w, y)
		if fx.zeros&fy.ones|fx.ones&fy.zeros != 0 || fx.hi < fy.lo || fy.hi < fx.lo || fx.shi < fy.slo ||
			fy.shi < fx.slo {
			return False
		}
		if sumLike(x) || sumLike(y) {
			return b.eqSum(w, x, y)
		}
	}
	return b.eqPlain(w, x, y)
}

// sumLike reports whether v is a sum, a constant multiple or a complement.
func sumLike(v Value) bool {
	return v.N != nil && (v.N.op == OpAdd || v.N.op == OpNot && v.N.width > 1 || v.N.scaled())
}

// eqSum brings x - y = 0 into the form Σ positive terms = Σ negative terms + k.
func (b *Builder) eqSum(w int, x, y Value) Value {
	d := sum{b: b, w: w, terms: b.scratch()}
	defer b.release(&d)
	d.add(1, x)
	d.add(mask(w), y)
	d.combine()
	if len(d.terms) == 0 {
		return word(d.k == 0)
	}
	tz := bits.TrailingZeros64(d.k | 1<<(w-1))
	for _, t := range d.terms {
		tz = min(tz, bits.TrailingZeros64(t.Coef))
	}
	even := w
	for _, t := range d.terms {
		even = min(even, bits.TrailingZeros64(t.Coef))
	}
	if tz < even {
		return False // a constant that no such sum reaches
	}
	g := d.divisor()
	if d.nonzero(g) {
		return False
	}
	if v, ok := b.eqShifted(&d); ok {
		return v
	}
	if even > 0 && len(d.terms) > 1 {
		return b.eqHalved(w, &d, even)
	}
	if len(d.terms) == 1 {
		return b.eqTerm(w, d.terms[0], -d.k&mask(w))
	}
	if g > 1 { // odd here
		for i, t := range d.terms {
			d.terms[i].Coef = uint64(signed(w, t.Coef)/g) & mask(w)
		}
		d.k = d.k * inverse(uint64(g)) & mask(w)
	}
	if signed(w, d.terms[0].Coef) < 0 && d.terms[0].Coef != signBit(w) {
		for i := range d.terms {
			d.terms[i].Coef = -d.terms[i].Coef & mask(w)
		}
		d.k = -d.k & mask(w)
	}
	l, r := sum{b: b, w: w}, sum{b: b, w: w, k: -d.k & mask(w)}
	for _, t := range d.terms {
		if signed(w, t.Coef) > 0 || t.Coef == signBit(w) {
			l.terms = append(l.terms, t)
		} else {
			r.terms = append(r.terms, Term{-t.Coef & mask(w), t.N})
		}
	}
	return b.eqPlain(w, b.value(&l), b.value(&r))
}

// eqTerm is t = c for one term with a coefficient: what the coefficient's odd part is multiplied by
// can be inverted, its even part shifts bits out.
func (b *Builder) eqTerm(w int, t Term, c uint64) Value {
	tz := bits.TrailingZeros64(t.Coef)
	n := w - tz
	d := Word((c >> tz) * inverse(t.Coef>>tz) & mask(n))
	if n < w {
		return b.eq(n, b.extract(t.N, 0, n), d)
	}
	return b.eqPlain(w, Value{N: t.N}, d)
}

// inverse is the number by which an odd one gives 1 modulo 2^64.
func inverse(odd uint64) uint64 {
	r := uint64(1)
	for range 6 { // each step doubles the number of right bits
		r *= 2 - odd*r
	}
	return r
}

// divisor is the greatest common divisor of the coefficients, read as signed numbers; 0 where there is
// none in int64.
func (s *sum) divisor() int64 {
	g := uint64(0)
	for _, t := range s.terms {
		c := signed(s.w, t.Coef)
		for x := uint64(max(c, -c)); x != 0; {
			g, x = x, g%x
		}
	}
	return max(int64(g), 0)
}

// nonzero reports that the sum, whose coefficients g divides, cannot be 0 modulo 2^w: it is too small
// to wrap around, and as an integer never 0.
func (s *sum) nonzero(g int64) bool {
	k := signed(s.w, s.k)
	t, ok := s.total(true)
	lo, ok1 := mulAdd(t.lo, 1, k)
	hi, ok2 := mulAdd(t.hi, 1, k)
	if !ok || !ok1 || !ok2 || g <= 0 {
		return false
	}
	if s.w < 64 && (lo <= -1<<s.w || hi >= 1<<s.w) {
		return false
	}
	return lo > 0 || hi < 0 || k%g != 0
}

// eqHalved is d = 0 where 2^even divides every part of d.
func (b *Builder) eqHalved(w int, d *sum, even int) Value {
	n := w - even
	v := Word(d.k >> even)
	for _, t := range d.terms {
		v = b.Bin(Add, n, v, b.Bin(Mul, n, Word(t.Coef>>even), b.extract(t.N, 0, n)))
	}
	return b.eq(n, v, Word(0))
}

// eqPlain is x = y where sums are settled; a constant stands on the right.
func (b *Builder) eqPlain(w int, x, y Value) Value {
	switch {
	case x == y:
		return True
	case isConst(x) && isConst(y):
		return word(w <= 64 && x.W == y.W)
	case isConst(x):
		x, y = y, x
	}
	switch x.N.op {
	case OpIte, OpOr, OpAnd: // these ask again for each of their parts, which may share parts
		key := memoKey{OpEq, x.N.id, b.node(w, y).id, 0}
		if v, ok := b.memo[key]; ok {
			return v
		}
		v := b.eqParts(w, x, y)
		b.remember(key, v)
		return v
	}
	return b.eqParts(w, x, y)
}

// eqParts is x = y by the parts of x and y.
func (b *Builder) eqParts(w int, x, y Value) Value {
	if v, ok := b.eqChoice(w, x, y); ok {
		return v
	}
	if isConst(y) {
		return b.eqConst(w, x.N, y)
	}
	if v, ok := b.eqExtended(w, x, y); ok {
		return v
	}
	if v, ok := b.eqChoice(w, y, x); ok {
		return v
	}
	if x.N.id > y.N.id && !(w <= 64 && (sumLike(x) || sumLike(y))) {
		x, y = y, x
	}
	return Value{N: b.mk(OpEq, 1, 0, 0, x.N, y.N)}
}

// eqChoice is (c ? p : q) = y where one of the sides is decided.
func (b *Builder) eqChoice(w int, x, y Value) (Value, bool) {
	if x.N.op != OpIte {
		return Value{}, false
	}
	c, p, q := x.N.Kid(0), x.N.Kid(1), x.N.Kid(2)
	switch {
	case p == y || isConst(p) && isConst(y):
		return b.Ite(1, c, word(p == y), b.eq(w, q, y)), true
	case y.N != nil && y.N.op == OpIte && y.N.kids[0] == x.N.kids[0]:
		return b.Ite(1, c, b.eq(w, p, y.N.Kid(1)), b.eq(w, q, y.N.Kid(2))), true
	case q == y || isConst(q) && isConst(y):
		return b.Ite(1, c, b.eq(w, p, y), word(q == y)), true
	}
	return Value{}, false
}

// eqConst is x = y for a constant y.
func (b *Builder) eqConst(w int, x *Node, y Value) Value {
	switch x.op {
	case OpZExt, OpSExt:
		kw := int(x.kids[0].width)
		low := b.Extract(w, y, 0, kw)
		if b.extendConst(x.op, kw, w, low) != y {
			return False
		}
		return b.eq(kw, x.Kid(0), low)
	case OpConcat:
		all := True
		for at, i := 0, len(x.kids)-1; i >= 0; i-- {
			pw := int(x.kids[i].width)
			all = b.And1(all, b.eq(pw, x.kids[i].Value(), b.Extract(w, y, at, pw)))
			at += pw
		}
		return all
	case OpNot:
		return b.eq(w, x.Kid(0), b.BitNot(w, y))
	case OpXor:
		if x.kids[0].constant() {
			return b.eq(w, b.flat(OpXor, w, x.kids[1:], b.zero(w)), b.constBitwise(OpXor, w, x.Kid(0), y))
		}
		if isZero(y) && len(x.kids) == 2 {
			return b.eq(w, x.Kid(0), x.Kid(1))
		}
	case OpOr, OpAnd:
		if x.op == OpOr && isZero(y) || x.op == OpAnd && isOnes(w, y) {
			all := True
			for _, k := range x.kids {
				all = b.And1(all, b.eq(w, k.Value(), y))
			}
			return all
		}
	}
	return Value{N: b.mk(OpEq, 1, 0, 0, x, b.node(w, y))}
}

func (b *Builder) extendConst(op Op, from, to int, v Value) Value {
	if op == OpSExt {
		return b.SExt(from, to, v)
	}
	if to > 64 {
		return b.big(to, bigOf(v))
	}
	return v
}

// eqExtended compares extensions in the widest of their sources.
func (b *Builder) eqExtended(w int, x, y Value) (Value, bool) {
	if x.N.op != OpZExt && x.N.op != OpSExt {
		x, y = y, x
	}
	op := x.N.op
	if op != OpZExt && op != OpSExt {
		return Value{}, false
	}
	n := int(x.N.kids[0].width)
	switch {
	case y.N.op == op:
		n = max(n, int(y.N.kids[0].width))
	case op == OpZExt && w <= 64:
		n = max(n, bits.Len64(^y.N.zeros&mask(w)))
	default:
		return Value{}, false
	}
	if n >= w {
		return Value{}, false
	}
	return b.eq(n, b.Extract(w, x, 0, n), b.Extract(w, y, 0, n)), true
}
