package expr

import "math/bits"

// Cmp is x pred y on w bits, as a value of width 1.
func (b *Builder) Cmp(pred Pred, w int, x, y Value) Value {
	if x.N == nil && y.N == nil && w <= 64 {
		if foldCmp(pred, w, x.W, y.W) {
			return Value{W: 1}
		}
		return Value{}
	}
	return b.cmp(pred, w, x, y)
}

func (b *Builder) cmp(pred Pred, w int, x, y Value) Value {
	if w > 64 {
		x, y = Value{N: b.node(w, x)}, Value{N: b.node(w, y)}
	}
	switch pred {
	case EQ:
		return b.eq(w, x, y)
	case NE:
		return b.Not(b.eq(w, x, y))
	case ULT:
		return b.less(OpUlt, w, x, y)
	case ULE:
		return b.Not(b.less(OpUlt, w, y, x))
	case UGT:
		return b.less(OpUlt, w, y, x)
	case UGE:
		return b.Not(b.less(OpUlt, w, x, y))
	case SLT:
		return b.less(OpSlt, w, x, y)
	case SLE:
		return b.Not(b.less(OpSlt, w, y, x))
	case SGT:
		return b.less(OpSlt, w, y, x)
	}
	return b.Not(b.less(OpSlt, w, x, y))
}

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
		if fx.zeros&fy.ones|fx.ones&fy.zeros != 0 || fx.hi < fy.lo || fy.hi < fx.lo || fx.shi < fy.slo || fy.shi < fx.slo {
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
	if even > 0 && len(d.terms) > 1 {
		return b.eqHalved(w, &d, even)
	}
	if len(d.terms) == 1 {
		return b.eqTerm(w, d.terms[0], -d.k&mask(w))
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
	inverse := uint64(1)
	for odd, i := t.Coef>>tz, 0; i < 6; i++ {
		inverse *= 2 - odd*inverse
	}
	d := Word((c >> tz) * inverse & mask(n))
	if n < w {
		return b.eq(n, b.extract(t.N, 0, n), d)
	}
	return b.eqPlain(w, Value{N: t.N}, d)
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

// less is x < y by OpUlt or OpSlt.
func (b *Builder) less(op Op, w int, x, y Value) Value {
	switch {
	case x == y:
		return False
	case isConst(x) && isConst(y):
		return word(lessConst(op, w, x, y))
	case w == 1 && op == OpUlt:
		return b.And1(b.Not(x), y)
	case w == 1:
		return b.And1(x, b.Not(y))
	case w > 64:
		return b.lessWide(op, w, x, y)
	}
	fx, fy := factsIn(w, x), factsIn(w, y)
	if op == OpUlt && (fx.hi < fy.lo || fx.lo >= fy.hi) {
		return word(fx.hi < fy.lo)
	}
	if op == OpSlt && (fx.shi < fy.slo || fx.slo >= fy.shi) {
		return word(fx.shi < fy.slo)
	}
	if op == OpSlt && (fx.slo >= 0 && fy.slo >= 0 || fx.shi < 0 && fy.shi < 0) {
		return b.less(OpUlt, w, x, y)
	}
	if v, ok := b.lessExtended(op, w, x, y); ok {
		return v
	}
	if x.N == nil { // c < y is ¬(y < c+1)
		return b.Not(b.less(op, w, y, Word((x.W+1)&mask(w))))
	}
	if y.N == nil {
		return b.lessConstant(op, w, x, fx, y.W)
	}
	if v, ok := b.lessSum(op, w, x, y); ok {
		return v
	}
	return Value{N: b.mk(op, 1, 0, 0, x.N, y.N)}
}

func lessConst(op Op, w int, x, y Value) bool {
	if w <= 64 {
		if op == OpUlt {
			return x.W < y.W
		}
		return signed(w, x.W) < signed(w, y.W)
	}
	if op == OpUlt {
		return bigOf(x).Cmp(bigOf(y)) < 0
	}
	return bigSigned(w, x).Cmp(bigSigned(w, y)) < 0
}

// lessConstant is x < c; x is not decided by its range.
func (b *Builder) lessConstant(op Op, w int, x Value, f facts, c uint64) Value {
	lo, hi := f.lo, f.hi
	if op == OpSlt {
		lo, hi = uint64(f.slo)&mask(w), uint64(f.shi)&mask(w)
	}
	switch {
	case c == (lo+1)&mask(w):
		return b.eq(w, x, Word(lo))
	case c == hi:
		return b.Not(b.eq(w, x, Word(hi)))
	case op == OpUlt && c == signBit(w):
		return b.Not(b.less(OpSlt, w, x, Word(0)))
	}
	if n := x.N; n.op == OpIte && (n.kids[1].constant() || n.kids[2].constant()) {
		return b.Ite(1, n.Kid(0), b.less(op, w, n.Kid(1), Word(c)), b.less(op, w, n.Kid(2), Word(c)))
	}
	if v, ok := b.lessSum(op, w, x, Word(c)); ok {
		return v
	}
	return Value{N: b.mk(op, 1, 0, 0, x.N, b.node(w, Word(c)))}
}

// lessExtended compares extensions in the widest of their sources.
func (b *Builder) lessExtended(op Op, w int, x, y Value) (Value, bool) {
	ext := OpConst
	n := 0
	for _, v := range [2]Value{x, y} {
		if v.N == nil {
			continue
		}
		if v.N.op != OpZExt && v.N.op != OpSExt || ext != OpConst && ext != v.N.op {
			return Value{}, false
		}
		ext = v.N.op
		n = max(n, int(v.N.kids[0].width))
	}
	for _, v := range [2]Value{x, y} {
		if v.N == nil && b.extendConst(ext, n, w, b.Extract(w, v, 0, n)) != v {
			return Value{}, false
		}
	}
	if ext == OpZExt {
		op = OpUlt
	}
	return b.less(op, n, b.Extract(w, x, 0, n), b.Extract(w, y, 0, n)), true
}

// lessSum cancels what two sums have in common where none of them wraps around, before or after.
func (b *Builder) lessSum(op Op, w int, x, y Value) (Value, bool) {
	if !sumLike(x) && !sumLike(y) {
		return Value{}, false
	}
	isSigned := op == OpSlt
	sx, sy := sum{b: b, w: w}, sum{b: b, w: w}
	sx.add(1, x)
	sy.add(1, y)
	sx.combine()
	sy.combine()
	kx, ok1 := sx.exact(isSigned)
	ky, ok2 := sy.exact(isSigned)
	if !ok1 || !ok2 {
		return Value{}, false
	}
	lv, rv, ok := b.cancel(&sx, &sy, kx-ky, isSigned)
	if !ok || lv == x && rv == y {
		return Value{}, false
	}
	return b.less(op, w, lv, rv), true
}

// cancel brings sx - sy into the form Σ positive terms < Σ negative terms, with the constant, of
// difference k, on a side where both sums are exact.
func (b *Builder) cancel(sx, sy *sum, k int64, isSigned bool) (l, r Value, ok bool) {
	d, ok := sx.minus(sy)
	if !ok {
		return Value{}, Value{}, false
	}
	k = d.reduce(k)
	for _, onRight := range [2]bool{true, false} {
		ls, rs := sum{b: b, w: d.w}, sum{b: b, w: d.w}
		for _, t := range d.terms {
			if signed(d.w, t.Coef) > 0 {
				ls.terms = append(ls.terms, t)
			} else {
				rs.terms = append(rs.terms, Term{-t.Coef & mask(d.w), t.N})
			}
		}
		if onRight {
			rs.k = uint64(-k) & mask(d.w)
		} else {
			ls.k = uint64(k) & mask(d.w)
		}
		kl, ok1 := ls.exact(isSigned)
		kr, ok2 := rs.exact(isSigned)
		if ok1 && ok2 && kl-kr == k {
			return b.value(&ls), b.value(&rs), true
		}
	}
	return Value{}, Value{}, false
}

// reduce divides d + k < 0, on integers, by the greatest common divisor of the coefficients, and gives
// the new k.
func (s *sum) reduce(k int64) int64 {
	g := int64(0)
	for _, t := range s.terms {
		for x := max(signed(s.w, t.Coef), -signed(s.w, t.Coef)); x != 0; {
			g, x = x, g%x
		}
	}
	if g <= 1 {
		return k
	}
	for i, t := range s.terms {
		s.terms[i].Coef = uint64(signed(s.w, t.Coef)/g) & mask(s.w)
	}
	q := k / g
	if k%g < 0 {
		q--
	}
	return q
}

// minus is the terms of s - t, both combined, on integers; ok is false where a coefficient or its
// negation leaves the width.
func (s *sum) minus(t *sum) (d sum, ok bool) {
	d.w = s.w
	for i, j := 0, 0; i < len(s.terms) || j < len(t.terms); {
		var c int64
		var n *Node
		switch {
		case j == len(t.terms) || i < len(s.terms) && s.terms[i].N.id < t.terms[j].N.id:
			c, n = signed(s.w, s.terms[i].Coef), s.terms[i].N
			i++
		case i == len(s.terms) || s.terms[i].N.id > t.terms[j].N.id:
			c, n = -signed(s.w, t.terms[j].Coef), t.terms[j].N
			j++
		default:
			var fits bool
			n = s.terms[i].N
			if c, fits = mulAdd(signed(s.w, s.terms[i].Coef), -1, signed(s.w, t.terms[j].Coef)); !fits {
				return d, false
			}
			i, j = i+1, j+1
		}
		if c != signed(s.w, uint64(c)) || uint64(c)&mask(s.w) == signBit(s.w) {
			return d, false
		}
		if c != 0 {
			d.terms = append(d.terms, Term{uint64(c) & mask(s.w), n})
		}
	}
	return d, true
}

// lessWide is less on more than 64 bits.
func (b *Builder) lessWide(op Op, w int, x, y Value) Value {
	if v, ok := b.lessExtended(op, w, x, y); ok {
		return v
	}
	least := b.zero(w)
	if op == OpSlt {
		c := bigMask(w)
		least = b.big(w, c.Add(c, one).Rsh(c, 1))
	}
	most := b.BitNot(w, least)
	switch {
	case y == least || x == most:
		return False
	case isConst(x):
		return b.Not(b.less(op, w, y, b.Bin(Add, w, x, b.Wide(w, 0, 1))))
	}
	return Value{N: b.mk(op, 1, 0, 0, x.N, y.N)}
}
