package expr

import (
	"math/bits"
	"slices"
)

// Term is a coefficient, modulo 2^w, and what it multiplies.
type Term struct {
	Coef uint64
	N    *Node
}

// Linear reads v, of w bits, as Σ Coef·N + k modulo 2^w, terms by ascending id. It is exact; no N is
// itself a sum, a constant multiple or a complement. A value wider than 64 bits is one term.
func (b *Builder) Linear(w int, v Value) (terms []Term, k uint64) {
	if v.N == nil {
		return nil, v.W
	}
	if w > 64 || w == 1 {
		return []Term{{1, v.N}}, 0
	}
	s := sum{b: b, w: w}
	s.add(1, v)
	s.combine()
	return s.terms, s.k
}

// sum is Σ terms + k modulo 2^w, 2 ≤ w ≤ 64, while it is being made.
type sum struct {
	b     *Builder // nil where no node may be made
	w     int
	terms []Term
	k     uint64
}

// add adds c·v.
func (s *sum) add(c uint64, v Value) {
	if v.N == nil {
		s.k += c * v.W
		return
	}
	n := v.N
	switch {
	case n.op == OpAdd:
		for _, kid := range n.kids {
			s.add(c, kid.Value())
		}
	case n.scaled():
		s.add(c*n.kids[0].val, Value{N: n.kids[1]})
	case n.op == OpNot:
		s.k -= c
		s.terms = append(s.terms, Term{-c, n.kids[0]})
	case n.op == OpSExt && n.kids[0].width == 1 && s.b != nil: // one form for flags as numbers
		s.terms = append(s.terms, Term{-c, s.b.mk(OpZExt, s.w, 0, 0, n.kids[0])})
	default:
		s.terms = append(s.terms, Term{c, n})
	}
}

// scaled reports whether n is a constant multiple.
func (n *Node) scaled() bool { return n.op == OpMul && n.kids[0].constant() }

// flag reports whether n is a boolean as a number.
func (n *Node) flag() bool { return n.op == OpZExt && n.kids[0].width == 1 }

// combine sorts the terms and adds up equal ones.
func (s *sum) combine() {
	slices.SortFunc(s.terms, func(a, b Term) int { return int(a.N.id) - int(b.N.id) })
	m := mask(s.w)
	out := s.terms[:0]
	for _, t := range s.terms {
		if last := len(out) - 1; last >= 0 && out[last].N == t.N {
			out[last].Coef += t.Coef
		} else {
			out = append(out, t)
		}
	}
	s.terms = out
	kept := out[:0]
	for _, t := range out {
		if t.Coef &= m; t.Coef != 0 {
			kept = append(kept, t)
		}
	}
	s.terms, s.k = kept, s.k&m
	if s.unmask() {
		s.combine()
	}
}

// unmask replaces 2^z·(x & mask) by 2^z·x where the mask only clears bits that the shift drops.
func (s *sum) unmask() (changed bool) {
	for i, t := range s.terms {
		if t.Coef&1 != 0 || t.N.op != OpZExt {
			continue
		}
		k := t.N.kids[0]
		if k.op == OpExtract && k.val == 0 && int(k.kids[0].width) == s.w &&
			int(k.width) >= s.w-bits.TrailingZeros64(t.Coef) {
			s.terms[i].N, changed = k.kids[0], true
		}
	}
	return changed
}

// value is the canonical value of a combined sum.
func (b *Builder) value(s *sum) Value {
	w := s.w
	switch {
	case len(s.terms) == 0:
		return Value{W: s.k}
	case len(s.terms) == 1 && s.k == 0 && s.terms[0].Coef == mask(w) && s.terms[0].N.flag():
		return Value{N: b.mk(OpSExt, w, 0, 0, s.terms[0].N.kids[0])}
	case len(s.terms) == 1 && s.k == 0:
		return Value{N: b.scale(w, s.terms[0])}
	case len(s.terms) == 1 && s.k == mask(w) && s.terms[0].Coef == mask(w):
		return Value{N: b.mk(OpNot, w, 0, 0, s.terms[0].N)}
	}
	var buf [8]*Node
	kids := buf[:0]
	if s.k != 0 {
		kids = append(kids, b.mk(OpConst, w, 0, s.k))
	}
	for _, t := range s.terms {
		kids = append(kids, b.scale(w, t))
	}
	n := b.mk(OpAdd, w, 0, 0, kids...)
	if n.lo == n.hi {
		return Value{W: n.lo}
	}
	return Value{N: n}
}

func (b *Builder) scale(w int, t Term) *Node {
	if t.Coef == 1 {
		return t.N
	}
	return b.mk(OpMul, w, 0, 0, b.mk(OpConst, w, 0, t.Coef), t.N)
}

// scratch is an empty list of terms to be given back by release; sums are made all the time.
func (b *Builder) scratch() []Term {
	if n := len(b.free); n > 0 {
		t := b.free[n-1]
		b.free = b.free[:n-1]
		return t
	}
	return make([]Term, 0, 16)
}

func (b *Builder) release(s *sum) { b.free = append(b.free, s.terms[:0]) }

// linear is cx·x + cy·y + k.
func (b *Builder) linear(w int, cx uint64, x Value, cy uint64, y Value, k uint64) Value {
	s := sum{b: b, w: w, terms: b.scratch(), k: k}
	s.add(cx, x)
	s.add(cy, y)
	s.combine()
	v := b.value(&s)
	b.release(&s)
	return v
}

// mul is x·y, 2 ≤ w ≤ 64.
func (b *Builder) mul(w int, x, y Value) Value {
	if x.N == nil {
		x, y = y, x
	}
	if y.N == nil {
		return b.linear(w, y.W, x, 0, Word(0), 0)
	}
	for range 2 {
		switch {
		case x.N.flag():
			return b.Ite(w, Value{N: x.N.kids[0]}, y, Word(0))
		case x.N.op == OpSExt && x.N.kids[0].width == 1:
			return b.Ite(w, Value{N: x.N.kids[0]}, b.Un(Neg, w, y), Word(0))
		}
		x, y = y, x
	}
	sx, sy := sum{b: b, w: w}, sum{b: b, w: w}
	sx.add(1, x)
	sx.combine()
	sy.add(1, y)
	sy.combine()
	if len(sx.terms) > 1 || len(sy.terms) > 1 {
		cx, nx := sx.factor(x.N)
		cy, ny := sy.factor(y.N)
		return b.linear(w, cx*cy, Value{N: b.product(w, nx, ny)}, 0, Word(0), 0)
	}
	tx, ty := sx.terms[0], sy.terms[0]
	s := sum{b: b, w: w, k: sx.k * sy.k}
	s.add(tx.Coef*ty.Coef, Value{N: b.product(w, tx.N, ty.N)})
	s.add(tx.Coef*sy.k, Value{N: tx.N})
	s.add(ty.Coef*sx.k, Value{N: ty.N})
	s.combine()
	return b.value(&s)
}

// factor takes the coefficient off n, whose sum this is, where it is a constant multiple.
func (s *sum) factor(n *Node) (uint64, *Node) {
	if len(s.terms) == 1 && s.k == 0 {
		return s.terms[0].Coef, s.terms[0].N
	}
	return 1, n
}

// product is the flattened OpMul of x and y, neither a constant multiple.
func (b *Builder) product(w int, x, y *Node) *Node {
	var buf [8]*Node
	kids := buf[:0]
	for _, n := range [2]*Node{x, y} {
		if n.op == OpMul && !n.scaled() {
			kids = append(kids, n.kids...)
		} else {
			kids = append(kids, n)
		}
	}
	sortByID(kids)
	return b.mk(OpMul, w, 0, 0, kids...)
}

func sortByID(kids []*Node) {
	slices.SortFunc(kids, func(a, b *Node) int { return int(a.id) - int(b.id) })
}
