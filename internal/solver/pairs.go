package solver

import "midway/internal/expr"

// Bounds on how often bounds are carried along comparisons of two terms: where the way is cheap beside what it may
// save, and where nothing else is tried before Z3, halving a number until nothing is left of it.
const (
	pairRounds     = 4
	pairRoundsLong = 40
)

// rangesOf are bounds of terms under a conjunction: those that comparisons with constants give, carried along
// comparisons of two terms and down into sums and extensions, in so many rounds at most. Comparisons that keep refuses
// are not used.
func rangesOf(conds []*expr.Node, rounds int, keep func(*expr.Node) bool) *ranges {
	r := &ranges{given: map[*expr.Node]*[]atom{}, known: map[*expr.Node]bounds{}, imposed: map[*expr.Node]bounds{}}
	var used []*expr.Node
	for _, c := range conds {
		if x, _, ok := compared(c); ok && x.Width() <= 64 && keep(c) {
			used = append(used, c)
			if a, ok := atomOf(c); ok {
				r.give(a)
			}
		}
	}
	for range rounds {
		r.tightened = false
		for _, c := range used {
			r.compareWith(c)
		}
		if !r.tightened || r.empty {
			break
		}
	}
	return r
}

// compared is the atom of a node of width 1, without its complement.
func compared(n *expr.Node) (atom *expr.Node, negated, ok bool) {
	if n.Op() == expr.OpNot {
		n, negated = n.Kids()[0], true
	}
	switch n.Op() {
	case expr.OpEq, expr.OpUlt, expr.OpSlt:
		return n.Kids()[0], negated, true
	}
	return nil, false, false
}

// compareWith narrows both sides of a comparison by each other.
func (r *ranges) compareWith(c *expr.Node) {
	_, negated, _ := compared(c)
	if negated {
		c = c.Kids()[0]
	}
	kx, ky := c.Kids()[0], c.Kids()[1]
	x, y := r.of(kx), r.of(ky)
	switch {
	case c.Op() == expr.OpEq && negated:
		return
	case c.Op() == expr.OpEq:
		x.meet(y)
		y = x
	case negated: // y ≤ x
		notLess(c.Op(), &y, &x, false)
	default:
		notLess(c.Op(), &x, &y, true)
	}
	r.impose(kx, x)
	r.impose(ky, y)
}

// notLess narrows x and y to where x ≤ y, or x < y, in unsigned or in signed numbers.
func notLess(op expr.Op, x, y *bounds, strict bool) {
	if op == expr.OpUlt {
		if strict {
			x.lessThan(y.hi)
			y.moreThan(x.lo)
		}
		x.atMost(y.hi)
		y.atLeast(x.lo)
		return
	}
	if strict {
		x.signedLessThan(y.shi)
		y.signedMoreThan(x.slo)
	}
	x.shi, y.slo = min(x.shi, y.shi), max(y.slo, x.slo)
}

// meet narrows b to what both allow.
func (b *bounds) meet(o bounds) {
	b.within(o.lo, o.hi)
	b.withinSigned(o.slo, o.shi)
	b.empty = b.empty || o.empty
}

// impose records that a term lies within bounds, and what follows for its operands.
func (r *ranges) impose(n *expr.Node, b bounds) {
	b.align()
	old := r.of(n)
	if n.Op() == expr.OpConst || b == old {
		r.empty = r.empty || b.empty
		return
	}
	b.meet(old)
	b.align()
	r.empty = r.empty || b.empty
	if r.empty || b == old {
		return
	}
	r.imposed[n] = b
	r.tightened = true
	clear(r.known)
	r.downwards(n, b)
}

// downwards imposes bounds of an extension or of low bits, of a sum, multiple or quotient of a term and a constant, on
// the term.
func (r *ranges) downwards(n *expr.Node, b bounds) {
	kids := n.Kids()
	switch n.Op() {
	case expr.OpZExt:
		k := r.of(kids[0])
		k.within(b.lo, b.hi)
		r.impose(kids[0], k)
	case expr.OpSExt:
		k := r.of(kids[0])
		k.withinSigned(b.slo, b.shi)
		r.impose(kids[0], k)
	case expr.OpAdd:
		if len(kids) == 2 && kids[0].Op() == expr.OpConst {
			r.throughOffset(kids[0].Word(), kids[1], b)
		}
	case expr.OpMul:
		if len(kids) == 2 && kids[0].Op() == expr.OpConst {
			r.throughMultiple(signed(b.width, kids[0].Word()), kids[1], b)
		}
	case expr.OpSDiv:
		if kids[1].Op() == expr.OpConst {
			r.throughQuotient(signed(b.width, kids[1].Word()), kids[0], b)
		}
	case expr.OpExtract:
		if k := kids[0]; n.Low() == 0 && k.Width() <= 64 {
			if w := r.of(k); w.hi <= unsigned(b.width, -1) {
				w.within(b.lo, b.hi)
				r.impose(k, w)
			}
		}
	}
}

// throughOffset imposes on k what c + k within bounds means, in those numbers in which the sum cannot leave
// the width.
func (r *ranges) throughOffset(c uint64, k *expr.Node, sum bounds) {
	b := r.of(k)
	sc := signed(b.width, c)
	_, ok1 := addSigned(b.width, sc, b.slo)
	_, ok2 := addSigned(b.width, sc, b.shi)
	if ok1 && ok2 {
		lo, ok := addSigned(b.width, sum.slo, -sc)
		if ok && sc != -sc {
			b.slo = max(b.slo, lo)
		}
		hi, ok := addSigned(b.width, sum.shi, -sc)
		if ok && sc != -sc {
			b.shi = min(b.shi, hi)
		}
	}
	if limit := unsigned(b.width, -1); b.hi <= limit-c {
		b.atLeast(max(sum.lo, c) - c)
		if sum.hi >= c {
			b.atMost(sum.hi - c)
		}
	}
	r.impose(k, b)
}

// throughMultiple imposes on k what c*k within bounds means, for positive c, as signed numbers if the product cannot
// leave the width.
func (r *ranges) throughMultiple(c int64, k *expr.Node, product bounds) {
	b := r.of(k)
	_, ok1 := mulSigned(b.width, c, b.slo)
	_, ok2 := mulSigned(b.width, c, b.shi)
	if c <= 0 || !ok1 || !ok2 {
		return
	}
	lo, hi := product.slo/c, product.shi/c
	if product.slo > lo*c {
		lo++
	}
	if product.shi < hi*c {
		hi--
	}
	b.withinSigned(lo, hi)
	r.impose(k, b)
}

// throughQuotient imposes on k, which is not negative, what k/c within bounds means, for positive c.
func (r *ranges) throughQuotient(c int64, k *expr.Node, quotient bounds) {
	b := r.of(k)
	if c <= 0 || b.slo < 0 {
		return
	}
	if lo, ok := mulSigned(b.width, max(quotient.slo, 0), c); ok {
		b.slo = max(b.slo, lo)
	}
	if hi, ok := mulSigned(b.width, quotient.shi, c); ok {
		if hi, ok = addSigned(b.width, hi, c-1); ok {
			b.shi = min(b.shi, hi)
		}
	}
	r.impose(k, b)
}
