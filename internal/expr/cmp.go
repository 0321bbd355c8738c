package expr

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
	if v, ok := b.lessResidue(op, w, x, c); ok {
		return v
	}
	return Value{N: b.mk(op, 1, 0, 0, x.N, b.node(w, Word(c)))}
}

// lessResidue is x < c, unsigned, for a sum that as an integer lies above c - 2^w and is k modulo the greatest common
// divisor of its coefficients: below c it can only be the least such number, or none. So two elements of an array
// overlap as a whole or not at all.
func (b *Builder) lessResidue(op Op, w int, x Value, c uint64) (Value, bool) {
	if op != OpUlt || !sumLike(x) || c > signBit(w) {
		return Value{}, false
	}
	s := sum{b: b, w: w, terms: b.scratch()}
	defer b.release(&s)
	s.add(1, x)
	s.combine()
	g, k := s.divisor(), signed(w, s.k)
	t, ok := s.total(true)
	lo, ok1 := mulAdd(t.lo, 1, k)
	hi, ok2 := mulAdd(t.hi, 1, k)
	if !ok || !ok1 || !ok2 || g <= 1 || w < 64 && (lo <= int64(c)-1<<w || hi >= 1<<w) {
		return Value{}, false
	}
	least := uint64((k%g + g) % g)
	switch {
	case least >= c:
		return False, true
	case least+uint64(g) >= c:
		return b.eq(w, x, Word(least)), true
	}
	return Value{}, false
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
	if v, ok := b.lessShifted(&sx, &sy, kx, ky, isSigned); ok {
		return v, true
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
	g := s.divisor()
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
