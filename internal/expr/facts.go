package expr

import "math/bits"

// facts is what is known of a node's value in every model. For widths above 64 and arrays: nothing.
type facts struct {
	zeros, ones uint64 // bits known to be 0, 1
	lo, hi      uint64 // unsigned range
	slo, shi    int64  // signed range
}

// anything is what is known of a value of w bits without looking.
func anything(w int) facts {
	if w == 0 || w > 64 {
		return facts{hi: ^uint64(0), slo: -1 << 63, shi: 1<<63 - 1}
	}
	return facts{hi: mask(w), slo: signed(w, signBit(w)), shi: int64(mask(w) >> 1)}
}

// exactly is what is known of a constant.
func exactly(w int, c uint64) facts {
	return facts{zeros: ^c & mask(w), ones: c, lo: c, hi: c, slo: signed(w, c), shi: signed(w, c)}
}

// factsIn are the facts of a value of w bits.
func factsIn(w int, v Value) facts {
	switch {
	case v.N != nil:
		return v.N.facts
	case w > 64:
		return anything(w)
	}
	return exactly(w, v.W)
}

// nonNegative reports whether the sign bit of v is known to be 0.
func nonNegative(w int, v Value) bool {
	if w > 64 {
		return v.N == nil || v.N.op == OpZExt
	}
	return factsIn(w, v).slo >= 0
}

// factsOf computes the facts of a node from those of its kids.
func (b *Builder) factsOf(n *Node) facts {
	w := int(n.width)
	if w == 0 || w > 64 {
		return anything(w)
	}
	f := anything(w)
	switch n.op {
	case OpConst:
		return exactly(w, n.val)
	case OpAdd:
		f = b.sumFacts(n)
	case OpMul:
		f = b.productFacts(n)
	case OpUDiv:
		if n.kids[1].lo > 0 {
			f.lo, f.hi = n.kids[0].lo/n.kids[1].hi, n.kids[0].hi/n.kids[1].lo
		}
	case OpURem:
		f.hi = n.kids[0].hi
		if n.kids[1].lo > 0 {
			f.hi = min(f.hi, n.kids[1].hi-1)
		}
	case OpSRem:
		f = remFacts(n, f)
	case OpSDiv:
		if y := n.kids[1]; y.slo > 0 { // towards zero
			f.slo, f.shi = min(n.kids[0].slo, 0), max(n.kids[0].shi, 0)
			f.slo, f.shi = f.slo/y.slo, f.shi/y.slo
		}
	case OpAShr:
		f.slo, f.shi = min(n.kids[0].slo, 0), max(n.kids[0].shi, -1)
	case OpLShr:
		f.hi = n.kids[0].hi
		if s := n.kids[1].lo; s < 64 {
			f.hi >>= s
		}
	case OpAnd, OpOr, OpXor:
		kids, acc := n.kids, Word(0)
		if kids[0].constant() {
			kids, acc = kids[1:], Word(kids[0].val)
		} else if n.op == OpAnd {
			acc = Word(mask(w))
		}
		f = bitFacts(n.op, w, kids, acc)
	case OpNot:
		k := n.kids[0]
		f = facts{
			zeros: k.ones,
			ones:  k.zeros,
			lo:    mask(w) - k.hi,
			hi:    mask(w) - k.lo,
			slo:   -1 - k.shi,
			shi:   -1 - k.slo,
		}
	case OpCtPop, OpCtLz, OpCtTz:
		f.hi = min(f.hi, uint64(n.kids[0].width))
	case OpExtract:
		f = extractFacts(n, f)
	case OpConcat:
		f = concatFacts(n)
	case OpZExt:
		k := n.kids[0]
		if k.width <= 64 {
			f = k.facts
			f.zeros |= mask(w) &^ mask(int(k.width))
			f.slo, f.shi = int64(f.lo), int64(f.hi)
		}
	case OpSExt:
		k := n.kids[0]
		f.slo, f.shi = k.slo, k.shi
	case OpIte:
		f = either(n.kids[1].under(n.kids[0], true), n.kids[2].under(n.kids[0], false))
	case OpRead:
		f = readFacts(n, f)
	}
	return tighten(w, f)
}

// tighten lets bits, unsigned and signed range inform each other.
func tighten(w int, f facts) facts {
	m, sign := mask(w), signBit(w)
	for range 2 {
		f.lo, f.hi = max(f.lo, f.ones), min(f.hi, m&^f.zeros)
		switch {
		case f.hi < sign || f.lo >= sign: // one sign: both orders agree
			f.slo, f.shi = max(f.slo, signed(w, f.lo)), min(f.shi, signed(w, f.hi))
		}
		if f.slo >= 0 || f.shi < 0 {
			f.lo, f.hi = max(f.lo, uint64(f.slo)&m), min(f.hi, uint64(f.shi)&m)
		}
		common := ^uint64(0) << bits.Len64(f.lo^f.hi) & m
		f.zeros |= common &^ f.lo
		f.ones |= common & f.lo
	}
	return f
}

// either is what holds of a value that has one of two facts.
func either(x, y facts) facts {
	return facts{
		zeros: x.zeros & y.zeros, ones: x.ones & y.ones,
		lo: min(x.lo, y.lo), hi: max(x.hi, y.hi),
		slo: min(x.slo, y.slo), shi: max(x.shi, y.shi),
	}
}

// under are the facts of n where cond is known, if cond compares n with a constant.
func (n *Node) under(cond *Node, holds bool) facts {
	f := n.facts
	if cond.op == OpNot {
		cond, holds = cond.kids[0], !holds
	}
	if cond.op != OpUlt && cond.op != OpSlt || cond.kids[0] != n || !cond.kids[1].constant() || n.width > 64 {
		return f
	}
	c := cond.kids[1]
	switch {
	case cond.op == OpUlt && holds:
		f.hi = min(f.hi, c.val-1)
	case cond.op == OpUlt:
		f.lo = max(f.lo, c.val)
	case holds:
		f.shi = min(f.shi, c.slo-1)
	default:
		f.slo = max(f.slo, c.slo)
	}
	return tighten(int(n.width), f)
}

// bitFacts are the facts of op over kids and a constant.
func bitFacts(op Op, w int, kids []*Node, acc Value) facts {
	m := mask(w)
	zeros, ones := ^acc.W&m, acc.W
	hi := m
	for _, k := range kids {
		switch op {
		case OpAnd:
			zeros, ones = zeros|k.zeros, ones&k.ones
			hi = min(hi, k.hi)
		case OpOr:
			zeros, ones = zeros&k.zeros, ones|k.ones
		default:
			zeros, ones = zeros&k.zeros|ones&k.ones, zeros&k.ones|ones&k.zeros
		}
	}
	f := anything(w)
	f.zeros, f.ones, f.hi = zeros, ones, hi
	if op == OpOr {
		for _, k := range kids {
			f.lo = max(f.lo, k.lo)
		}
	}
	return f
}

// sumFacts are the facts of an OpAdd or a constant multiple.
func (b *Builder) sumFacts(n *Node) facts {
	s := sum{w: int(n.width), terms: b.scratch()}
	s.add(1, Value{N: n})
	f := s.facts()
	b.release(&s)
	return f
}

// facts of a sum: bits by carrying along what is known, ranges by interval arithmetic on integers.
func (s *sum) facts() facts {
	zeros, ones := ^s.k, s.k
	for _, t := range s.terms {
		z, o := scaledBits(s.w, t)
		zeros, ones = addBits(zeros, ones, z, o)
	}
	f := anything(s.w)
	f.zeros, f.ones = zeros&mask(s.w), ones&mask(s.w)
	return s.ranges(f)
}

// scaledBits are the known bits of a constant multiple.
func scaledBits(w int, t Term) (zeros, ones uint64) {
	z := bits.TrailingZeros64(t.Coef)
	if t.Coef == 1<<z {
		return t.N.zeros<<z | (1<<z - 1), t.N.ones << z
	}
	return 1<<min(z+bits.TrailingZeros64(^t.N.zeros), 63) - 1, 0
}

// addBits is the known bits of a sum of two values with known bits (as in LLVM's KnownBits).
func addBits(zx, ox, zy, oy uint64) (zeros, ones uint64) {
	sumMax, sumMin := ^zx+^zy, ox+oy
	carryZero, carryOne := ^(sumMax ^ zx ^ zy), sumMin^ox^oy
	known := (zx | ox) & (zy | oy) & (carryZero | carryOne)
	return ^sumMax & known, sumMin & known
}

// productFacts: trailing zeros add up, and so do ranges that cannot overflow.
func (b *Builder) productFacts(n *Node) facts {
	w := int(n.width)
	if n.scaled() {
		return b.sumFacts(n)
	}
	f := anything(w)
	tz := 0
	hi, fits := uint64(1), true
	for _, k := range n.kids {
		tz += bits.TrailingZeros64(^k.zeros)
		over, low := bits.Mul64(hi, k.hi)
		fits = fits && over == 0
		hi = low
	}
	f.zeros = (1<<min(tz, 63) - 1) & mask(w)
	if fits {
		f.hi = min(f.hi, hi)
	}
	return f
}

// interval is a set of integers.
type interval struct{ lo, hi int64 }

// interval is the integer interval of a term's value, read as signed or unsigned.
func (t *Node) interval(isSigned bool) (interval, bool) {
	if isSigned {
		return interval{t.slo, t.shi}, true
	}
	return interval{int64(t.lo), int64(t.hi)}, t.hi < 1<<63
}

// total is the interval of the sum on integers with the coefficients read as signed numbers and
// without its constant; ok is false where it leaves int64.
func (s *sum) total(isSigned bool) (t interval, ok bool) {
	for _, term := range s.terms {
		c := signed(s.w, term.Coef)
		i, fits := term.N.interval(isSigned)
		if !fits {
			return t, false
		}
		if c < 0 {
			i.lo, i.hi = i.hi, i.lo
		}
		lo, ok1 := mulAdd(t.lo, c, i.lo)
		hi, ok2 := mulAdd(t.hi, c, i.hi)
		if !ok1 || !ok2 {
			return t, false
		}
		t = interval{lo, hi}
	}
	return t, true
}

// mulAdd is a + c·x unless it overflows.
func mulAdd(a, c, x int64) (int64, bool) {
	p := c * x
	if c != 0 && (p/c != x || c == -1 && x == -1<<63) {
		return 0, false
	}
	r := a + p
	return r, (r > a) == (p > 0) || p == 0
}

// exact reports whether the sum, computed on integers with coefficients and terms read as signed
// numbers (terms as unsigned ones where isSigned is false), is its own value; k is the constant to
// use.
func (s *sum) exact(isSigned bool) (k int64, ok bool) {
	t, ok := s.total(isSigned)
	if !ok {
		return 0, false
	}
	least, most := int64(0), int64(mask(s.w)&(1<<63-1))
	if isSigned {
		least, most = signed(s.w, signBit(s.w)), int64(mask(s.w)>>1)
	}
	for _, k := range [2]int64{signed(s.w, s.k), int64(s.k)} {
		if isSigned && k != signed(s.w, s.k) {
			continue
		}
		lo, ok1 := mulAdd(t.lo, 1, k)
		hi, ok2 := mulAdd(t.hi, 1, k)
		if ok1 && ok2 && lo >= least && hi <= most {
			return k, true
		}
	}
	return 0, false
}

// ranges adds to f the ranges of the sum.
func (s *sum) ranges(f facts) facts {
	for _, isSigned := range [2]bool{false, true} {
		t, ok := s.total(isSigned)
		if !ok || uint64(t.hi-t.lo) > mask(s.w) {
			continue
		}
		m := mask(s.w)
		lo, hi := (uint64(t.lo)+s.k)&m, (uint64(t.hi)+s.k)&m
		if lo <= hi {
			f.lo, f.hi = max(f.lo, lo), min(f.hi, hi)
		}
		if slo, shi := signed(s.w, lo), signed(s.w, hi); slo <= shi {
			f.slo, f.shi = max(f.slo, slo), min(f.shi, shi)
		}
	}
	return f
}

// remFacts: |x srem y| < |y|, with the sign of x.
func remFacts(n *Node, f facts) facts {
	x, y := n.kids[0], n.kids[1]
	if y.slo > 0 {
		f.slo, f.shi = 1-y.shi, y.shi-1
	}
	if x.slo >= 0 {
		f.slo, f.shi = max(f.slo, 0), min(f.shi, x.shi)
	}
	return f
}

func extractFacts(n *Node, f facts) facts {
	k := n.kids[0]
	if k.width > 64 {
		return f
	}
	m := mask(int(n.width))
	f.zeros, f.ones = k.zeros>>n.val&m, k.ones>>n.val&m
	if k.hi>>n.val <= m {
		f.lo, f.hi = k.lo>>n.val, k.hi>>n.val
	}
	return f
}

func concatFacts(n *Node) facts {
	w := int(n.width)
	f := anything(w)
	f.lo, f.hi = 0, 0
	for _, k := range n.kids {
		s := uint(k.width)
		f.zeros, f.ones = f.zeros<<s|k.zeros, f.ones<<s|k.ones
		f.lo, f.hi = f.lo<<s|k.lo, f.hi<<s|k.hi
	}
	return f
}
