package solver

import "midway/internal/expr"

// implication is what was asked: whether pc implies q.
type implication struct {
	pc *expr.PC
	q  *expr.Node
}

// implicationLimit bounds the implications that are remembered.
const implicationLimit = 1 << 12

// implied answers where single conjuncts of a satisfiable pc imply q or its complement: Sat or
// Unsat; Unknown where they do not.
func (s *Solver) implied(pc *expr.PC, q *expr.Node) Result {
	key := implication{pc, q}
	r, ok := s.implications[key]
	if !ok {
		r = s.implies(pc, q)
		if len(s.implications) >= implicationLimit {
			clear(s.implications)
		}
		s.implications[key] = r
	}
	return r
}

// implies is implied, not remembered.
func (s *Solver) implies(pc *expr.PC, q *expr.Node) Result {
	if pc.Has(q) {
		return Sat
	}
	if not := s.builder.Not(q.Value()); not.N != nil && pc.Has(not.N) {
		return Unsat
	}
	switch q.Op() {
	case expr.OpAnd:
		return s.impliedParts(pc, q.Kids(), Sat, Unsat)
	case expr.OpOr:
		return s.impliedParts(pc, q.Kids(), Unsat, Sat)
	}
	if pc.Bloom()&q.Bloom() == 0 {
		return Unknown
	}
	if r := s.rangesUnder(pc, q).decide(q); r != Unknown || !s.isHard(q) {
		return r
	}
	return rangesOf(within(pc, q), pairRounds, func(*expr.Node) bool { return true }).decide(q)
}

// within are the conjuncts of pc that mention nothing but what q may mention.
func within(pc *expr.PC, q *expr.Node) []*expr.Node {
	var out []*expr.Node
	for p := pc; p != nil; p = p.Parent {
		if p.Cond.Bloom()&^q.Bloom() == 0 {
			out = append(out, p.Cond)
		}
	}
	return out
}

// impliedParts combines the answers of operands: one deciding operand decides, otherwise all must
// agree on the other answer.
func (s *Solver) impliedParts(pc *expr.PC, parts []*expr.Node, all, deciding Result) Result {
	result := all
	for _, k := range parts {
		switch s.implied(pc, k) {
		case deciding:
			return deciding
		case Unknown:
			result = Unknown
		}
	}
	return result
}

// atom is a comparison of a term with a constant, or the complement of one.
type atom struct {
	term    *expr.Node
	op      expr.Op // OpEq, OpUlt, OpSlt
	c       uint64
	flipped bool // the constant stands on the left: c < term
	negated bool
}

// atomOf reads a node of width 1 as an atom over a term of up to 64 bits.
func atomOf(n *expr.Node) (a atom, ok bool) {
	if n.Op() == expr.OpNot {
		a.negated = true
		n = n.Kids()[0]
	}
	switch n.Op() {
	case expr.OpEq, expr.OpUlt, expr.OpSlt:
	default:
		return a, false
	}
	a.op, a.term = n.Op(), n.Kids()[0]
	c := n.Kids()[1]
	if a.term.Op() == expr.OpConst {
		a.term, c, a.flipped = c, a.term, true
	}
	a.c = c.Word()
	return a, c.Op() == expr.OpConst && a.term.Op() != expr.OpConst && a.term.Width() <= 64
}

// bounds are inclusive ranges of a term, unsigned and signed.
type bounds struct {
	width    int
	lo, hi   uint64
	slo, shi int64
	empty    bool
}

// boundsOf are the bounds that a node of up to 64 bits carries itself.
func boundsOf(n *expr.Node) bounds {
	b := bounds{width: n.Width()}
	b.lo, b.hi = n.Range()
	b.slo, b.shi = n.SignedRange()
	return b
}

// assumeAll narrows the bounds to where all atoms hold, whatever their order: a value that one denies matters where it
// has become the least or the greatest.
func (b *bounds) assumeAll(atoms []atom) {
	denied := false
	for _, a := range atoms {
		if a.denies() {
			denied = true
		} else {
			b.assume(a)
		}
	}
	b.align()
	for again := denied; again; {
		was := *b
		for _, a := range atoms {
			if a.denies() {
				b.assume(a)
				b.align()
			}
		}
		again = *b != was && !b.empty
	}
}

// denies reports whether an atom says that a term has not some value.
func (a atom) denies() bool { return a.op == expr.OpEq && a.negated }

// assume narrows the bounds to where an atom holds.
func (b *bounds) assume(a atom) {
	c, sc := a.c, signed(b.width, a.c)
	less, signedLess := a.op == expr.OpUlt, a.op == expr.OpSlt
	switch {
	case a.op == expr.OpEq && !a.negated:
		b.atLeast(c)
		b.atMost(c)
	case a.op == expr.OpEq && c == b.lo:
		b.moreThan(c)
	case a.op == expr.OpEq && c == b.hi:
		b.lessThan(c)
	case less && a.flipped && !a.negated: // c < term
		b.moreThan(c)
	case less && a.flipped: // term ≤ c
		b.atMost(c)
	case less && a.negated: // c ≤ term
		b.atLeast(c)
	case less: // term < c
		b.lessThan(c)
	case signedLess && a.flipped && !a.negated:
		b.signedMoreThan(sc)
	case signedLess && a.flipped:
		b.shi = min(b.shi, sc)
	case signedLess && a.negated:
		b.slo = max(b.slo, sc)
	case signedLess:
		b.signedLessThan(sc)
	}
}

func (b *bounds) atLeast(c uint64) { b.lo = max(b.lo, c) }
func (b *bounds) atMost(c uint64)  { b.hi = min(b.hi, c) }

func (b *bounds) moreThan(c uint64) {
	b.empty = b.empty || c == ^uint64(0)
	b.atLeast(c + 1)
}

func (b *bounds) lessThan(c uint64) {
	b.empty = b.empty || c == 0
	b.atMost(c - 1)
}

func (b *bounds) signedMoreThan(c int64) {
	b.empty = b.empty || c == 1<<63-1
	b.slo = max(b.slo, c+1)
}

func (b *bounds) signedLessThan(c int64) {
	b.empty = b.empty || c == -1<<63
	b.shi = min(b.shi, c-1)
}

// align carries what the unsigned bounds say over to the signed ones and back, where the range does
// not straddle a change of sign.
func (b *bounds) align() {
	half := uint64(1) << (b.width - 1)
	if b.lo <= b.hi && (b.hi < half || b.lo >= half) {
		b.slo, b.shi = max(b.slo, signed(b.width, b.lo)), min(b.shi, signed(b.width, b.hi))
	}
	if b.slo <= b.shi && (b.slo >= 0 || b.shi < 0) {
		b.lo, b.hi = max(b.lo, unsigned(b.width, b.slo)), min(b.hi, unsigned(b.width, b.shi))
	}
	b.empty = b.empty || b.lo > b.hi || b.slo > b.shi
}

// signed reads the low w bits of c as a signed number.
func signed(w int, c uint64) int64 {
	return int64(c<<(64-w)) >> (64 - w)
}

// unsigned is the word of w bits of a signed number.
func unsigned(w int, c int64) uint64 {
	return uint64(c) << (64 - w) >> (64 - w)
}
