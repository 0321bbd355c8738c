package solver

import (
	"math/bits"
	"slices"

	"midway/internal/expr"
)

// ranges computes bounds of terms from those that conjuncts of a path condition put on parts of
// them, upwards through the operations (interval arithmetic).
type ranges struct {
	given map[*expr.Node]*[]atom // comparisons with constants among the conjuncts
	known map[*expr.Node]bounds

	imposed   map[*expr.Node]bounds // what follows from comparisons of two terms
	tightened bool                  // imposed has grown
	empty     bool                  // the conjuncts exclude each other
}

// coneSize bounds the terms of one query that are looked at.
const coneSize = 64

// rangesUnder collects the conjuncts of pc that bound a term within q; nil where there are none.
func (s *Solver) rangesUnder(pc *expr.PC, q *expr.Node) *ranges {
	var r *ranges
	var cone map[*expr.Node]bool
	atoms := s.atoms.of(pc)
	for i := len(atoms) - 1; i >= 0; i-- {
		a := &atoms[i]
		if a.bloom&^q.Bloom() != 0 {
			continue
		}
		if cone == nil {
			cone = map[*expr.Node]bool{}
			terms(q, cone)
		}
		if !cone[a.term] {
			continue
		}
		if r == nil {
			r = &ranges{given: map[*expr.Node]*[]atom{}, known: map[*expr.Node]bounds{}}
		}
		r.give(a.atom)
	}
	return r
}

// give takes note of a comparison that holds.
func (r *ranges) give(a atom) {
	list := r.given[a.term]
	if list == nil {
		list = new([]atom)
		r.given[a.term] = list
	}
	*list = append(*list, a)
}

// atomList is the comparisons with constants among the conjuncts of a path condition, oldest first: those of the one
// asked for last, which mostly has all but a few of the next one's.
type atomList struct {
	pc   *expr.PC
	list []listedAtom
}

type listedAtom struct {
	atom
	bloom uint64
	depth int // of the conjunct
}

// of lists the atoms of pc. The list is good until the next call.
func (l *atomList) of(pc *expr.PC) []listedAtom {
	if l.pc == pc {
		return l.list
	}
	common, old := pc, l.pc
	for common.Len() > old.Len() {
		common = common.Parent
	}
	for old.Len() > common.Len() {
		old = old.Parent
	}
	for common != old {
		common, old = common.Parent, old.Parent
	}
	keep := len(l.list)
	for keep > 0 && l.list[keep-1].depth > common.Len() {
		keep--
	}
	l.list, l.pc = l.list[:keep], pc
	for p := pc; p != common; p = p.Parent {
		if a, ok := atomOf(p.Cond); ok {
			l.list = append(l.list, listedAtom{a, p.Cond.Bloom(), p.Depth})
		}
	}
	slices.Reverse(l.list[keep:])
	return l.list
}

// terms adds the nodes within n that may be bounded, up to coneSize.
func terms(n *expr.Node, cone map[*expr.Node]bool) {
	if n.Bloom() == 0 || n.Width() == 0 || cone[n] || len(cone) >= coneSize {
		return
	}
	cone[n] = true
	if n.Op() == expr.OpRead {
		return
	}
	for _, k := range n.Kids() {
		terms(k, cone)
	}
}

// decide reports whether a comparison holds everywhere within the bounds (Sat), nowhere (Unsat), or
// neither is plain (Unknown).
func (r *ranges) decide(q *expr.Node) Result {
	if r == nil || len(r.given) == 0 && len(r.imposed) == 0 || r.empty {
		return Unknown
	}
	if q.Op() == expr.OpNot {
		return opposite(r.decide(q.Kids()[0]))
	}
	switch q.Op() {
	case expr.OpEq, expr.OpUlt, expr.OpSlt:
	default:
		return Unknown
	}
	kx, ky := q.Kids()[0], q.Kids()[1]
	if kx.Width() > 64 {
		return Unknown
	}
	x, y := r.of(kx), r.of(ky)
	if x.empty || y.empty {
		return Unknown // the path condition is not satisfiable
	}
	return compare(q.Op(), x, y)
}

func opposite(r Result) Result {
	switch r {
	case Sat:
		return Unsat
	case Unsat:
		return Sat
	}
	return r
}

func compare(op expr.Op, x, y bounds) Result {
	var always, never bool
	switch op {
	case expr.OpEq:
		always = x.lo == x.hi && y.lo == y.hi && x.lo == y.lo
		never = x.hi < y.lo || y.hi < x.lo || x.shi < y.slo || y.shi < x.slo
	case expr.OpUlt:
		always, never = x.hi < y.lo, x.lo >= y.hi
	default:
		always, never = x.shi < y.slo, x.slo >= y.shi
	}
	switch {
	case always:
		return Sat
	case never:
		return Unsat
	}
	return Unknown
}

// of are the bounds of a node of up to 64 bits.
func (r *ranges) of(n *expr.Node) bounds {
	if b, ok := r.known[n]; ok {
		return b
	}
	b := boundsOf(n)
	if n.Op() != expr.OpConst && n.Op() != expr.OpSym {
		r.through(&b, n)
	}
	if list := r.given[n]; list != nil {
		b.assumeAll(*list)
	}
	if i, ok := r.imposed[n]; ok {
		b.meet(i)
	}
	b.align()
	r.known[n] = b
	return b
}

// through narrows the bounds of a node by those of its operands.
func (r *ranges) through(b *bounds, n *expr.Node) {
	kids := n.Kids()
	for _, k := range kids {
		if k.Width() == 0 || k.Width() > 64 {
			return
		}
	}
	switch n.Op() {
	case expr.OpAdd:
		r.throughSum(b, kids)
	case expr.OpMul:
		r.throughProduct(b, kids)
	case expr.OpZExt:
		k := r.of(kids[0])
		b.within(k.lo, k.hi)
	case expr.OpSExt:
		k := r.of(kids[0])
		b.withinSigned(k.slo, k.shi)
	case expr.OpExtract:
		if k := r.of(kids[0]); k.hi>>n.Low() <= unsigned(b.width, -1) {
			b.within(k.lo>>n.Low(), k.hi>>n.Low())
		}
	case expr.OpConcat:
		lo, hi := uint64(0), uint64(0)
		for _, kid := range kids {
			k := r.of(kid)
			lo, hi = lo<<k.width|k.lo, hi<<k.width|k.hi
		}
		b.within(lo, hi)
	case expr.OpAnd:
		for _, kid := range kids {
			b.atMost(r.of(kid).hi)
		}
	case expr.OpOr:
		for _, kid := range kids {
			b.atLeast(r.of(kid).lo)
		}
	case expr.OpIte:
		x, y := r.of(kids[1]), r.of(kids[2])
		b.within(min(x.lo, y.lo), max(x.hi, y.hi))
		b.withinSigned(min(x.slo, y.slo), max(x.shi, y.shi))
	case expr.OpUDiv:
		x, y := r.of(kids[0]), r.of(kids[1])
		if y.lo > 0 && !y.empty {
			b.within(x.lo/y.hi, x.hi/y.lo)
		}
	case expr.OpURem:
		x, y := r.of(kids[0]), r.of(kids[1])
		b.atMost(x.hi)
		if y.lo > 0 {
			b.atMost(y.hi - 1)
		}
	case expr.OpSDiv, expr.OpSRem:
		r.throughSignedDivision(b, n)
	case expr.OpLShr:
		b.atMost(r.of(kids[0]).hi)
	}
}

func (b *bounds) within(lo, hi uint64) {
	b.atLeast(lo)
	b.atMost(hi)
}

func (b *bounds) withinSigned(lo, hi int64) {
	b.slo, b.shi = max(b.slo, lo), min(b.shi, hi)
}

// throughSum adds up, as long as the sum cannot leave the width: in unsigned and in signed numbers.
func (r *ranges) throughSum(b *bounds, kids []*expr.Node) {
	var lo, hi, carry uint64
	var slo, shi int64
	fits, signedFits := true, true
	for _, kid := range kids {
		k := r.of(kid)
		lo += k.lo
		hi, carry = bits.Add64(hi, k.hi, 0)
		fits = fits && carry == 0 && hi <= unsigned(b.width, -1)
		var ok1, ok2 bool
		slo, ok1 = addSigned(b.width, slo, k.slo)
		shi, ok2 = addSigned(b.width, shi, k.shi)
		signedFits = signedFits && ok1 && ok2
	}
	if fits {
		b.within(lo, hi)
	}
	if signedFits {
		b.withinSigned(slo, shi)
	}
}

// addSigned adds numbers of w bits and reports whether the sum is one.
func addSigned(w int, x, y int64) (int64, bool) {
	s := x + y
	overflow := (x >= 0) == (y >= 0) && (s >= 0) != (x >= 0)
	return s, !overflow && signed(w, uint64(s)) == s
}

// throughProduct multiplies, as long as the product cannot leave the width: in unsigned and in signed
// numbers.
func (r *ranges) throughProduct(b *bounds, kids []*expr.Node) {
	p, fits, signedFits := r.of(kids[0]), true, true
	for _, kid := range kids[1:] {
		k := r.of(kid)
		over, hi := bits.Mul64(p.hi, k.hi)
		fits = fits && over == 0 && hi <= unsigned(b.width, -1)
		p.lo, p.hi = p.lo*k.lo, hi
		var ok bool
		p.slo, p.shi, ok = corners(b.width, p, k)
		signedFits = signedFits && ok
	}
	if fits {
		b.within(p.lo, p.hi)
	}
	if signedFits {
		b.withinSigned(p.slo, p.shi)
	}
}

// corners are the bounds of a product of signed numbers of w bits: the extremes are at the corners. It
// reports whether all products are numbers of w bits.
func corners(w int, x, y bounds) (lo, hi int64, ok bool) {
	lo, hi, ok = 1<<63-1, -1<<63, true
	for _, p := range [2]int64{x.slo, x.shi} {
		for _, q := range [2]int64{y.slo, y.shi} {
			v, fits := mulSigned(w, p, q)
			ok = ok && fits
			lo, hi = min(lo, v), max(hi, v)
		}
	}
	return lo, hi, ok
}

// throughSignedDivision: the quotient lies between 0 and the dividend over the least divisor, the remainder below the
// divisor and with the sign of the dividend. Both for positive divisors.
func (r *ranges) throughSignedDivision(b *bounds, n *expr.Node) {
	x, y := r.of(n.Kids()[0]), r.of(n.Kids()[1])
	if y.slo <= 0 || y.empty {
		return
	}
	if n.Op() == expr.OpSRem {
		b.withinSigned(max(min(x.slo, 0), 1-y.shi), min(max(x.shi, 0), y.shi-1))
		return
	}
	lo, hi := x.slo/y.slo, x.shi/y.slo
	if x.slo >= 0 {
		lo = x.slo / y.shi
	}
	if x.shi <= 0 {
		hi = x.shi / y.shi
	}
	b.withinSigned(lo, hi)
}

// mulSigned multiplies numbers of w bits and reports whether the product is one.
func mulSigned(w int, x, y int64) (int64, bool) {
	p := x * y
	exact := x == 0 || p/x == y && !(x == -1 && y == -1<<63)
	return p, exact && signed(w, uint64(p)) == p
}
