package z3

import (
	"fmt"
	"slices"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// Copies and fills become conditionals, for the bytes that a query reads and no others: a Z3 array of a range of
// unknown length would take a quantifier. What a copy gives is read at another index of its source; that index is
// computed here, as a sum of terms: the builder may be in use by another goroutine (ended).

// sum is Σ coef·n modulo the index space, of two terms or more or with other coefficients than 1. Equal sums are one.
type sum struct {
	id    uint32
	terms []sumTerm // by id of n
	term  gz.BV     // once made
}

type sumTerm struct {
	n    *expr.Node
	coef uint64
}

// firstSum is the least number of a sum in byteKey.base, above those of nodes.
const firstSum = 1 << 31

func (at index) known() bool { return at.base == nil && at.sum == nil }

func (at index) baseID() uint32 {
	switch {
	case at.sum != nil:
		return firstSum + at.sum.id
	case at.base != nil:
		return at.base.ID()
	}
	return noBase
}

// addTo adds c times an index to a sum, and returns the constant part.
func (at index) addTo(terms []sumTerm, c uint64) ([]sumTerm, uint64) {
	k := c * at.offset
	switch {
	case at.sum != nil:
		for _, x := range at.sum.terms {
			terms = append(terms, sumTerm{x.n, c * x.coef})
		}
	case at.base != nil:
		return addNode(terms, k, at.base, c)
	}
	return terms, k
}

// addNode adds c times a node to a sum whose constant part is k.
func addNode(terms []sumTerm, k uint64, n *expr.Node, c uint64) ([]sumTerm, uint64) {
	kids := n.Kids()
	switch {
	case n.Op() == expr.OpConst:
		return terms, k + c*n.Word()
	case n.Op() == expr.OpAdd:
		for _, kid := range kids {
			terms, k = addNode(terms, k, kid, c)
		}
		return terms, k
	case n.Op() == expr.OpMul && len(kids) == 2 && kids[0].Op() == expr.OpConst:
		return addNode(terms, k, kids[1], c*kids[0].Word())
	}
	return append(terms, sumTerm{n, c}), k
}

// moved is an index less another one plus a third.
func (t *translator) moved(at, less, more index) index {
	terms, k := at.addTo(nil, 1)
	terms, l := less.addTo(terms, ^uint64(0))
	terms, m := more.addTo(terms, 1)
	slices.SortStableFunc(terms, func(x, y sumTerm) int { return int(x.n.ID()) - int(y.n.ID()) })
	space := uint(64 - t.builder.PtrBits())
	out := terms[:0]
	for i := 0; i < len(terms); {
		x := terms[i]
		for i++; i < len(terms) && terms[i].n == x.n; i++ {
			x.coef += terms[i].coef
		}
		if x.coef = x.coef << space >> space; x.coef != 0 {
			out = append(out, x)
		}
	}
	moved := t.plus(index{}, k+l+m)
	switch {
	case len(out) == 1 && out[0].coef == 1:
		moved.base = out[0].n
	case len(out) > 0:
		moved.sum = t.sumOf(out)
	}
	return moved
}

// sumOf is the sum of some terms.
func (t *translator) sumOf(terms []sumTerm) *sum {
	key := ""
	for _, x := range terms {
		key += fmt.Sprint(x.n.ID(), "*", x.coef, " ")
	}
	s := t.sums[key]
	if s == nil {
		s = &sum{id: uint32(len(t.sums)), terms: slices.Clone(terms)}
		t.sums[key] = s
	}
	return s
}

func (t *translator) sumTerm(s *sum) gz.BV {
	if s.term.Context() != nil {
		return s.term
	}
	w := t.builder.PtrBits()
	var v gz.BV
	for i, x := range s.terms {
		part := t.vector(x.n)
		if x.coef != 1 {
			part = t.vec(part.Mul(t.word(w, x.coef)))
		}
		if i == 0 {
			v = part
		} else {
			v = t.vec(v.Add(part))
		}
	}
	s.term = v
	return v
}

// rangeByte reads through a copy or a fill: with d the distance from its first index, its source where d is less than
// its length, else the array before.
func (t *translator) rangeByte(array *expr.Node, at index) gz.BV {
	kids, w := array.Kids(), t.builder.PtrBits()
	to := t.split(kids[1])
	d := t.moved(at, to, index{})
	if d.known() && d.offset >= array.Limit() {
		return t.byteAt(kids[0], at)
	}
	var in gz.Bool
	if d.known() && kids[2].Op() == expr.OpConst {
		if d.offset >= kids[2].Word() {
			return t.byteAt(kids[0], at)
		}
		return t.sourceByte(array, at, to)
	}
	distance := t.indexTerm(d)
	in = t.bool(distance.ULT(t.vector(kids[2])))
	if _, most := kids[2].Range(); most > array.Limit() && !d.known() {
		in = t.bool(in.And(t.bool(distance.ULT(t.word(w, array.Limit())))))
	}
	return t.ifVec(in, t.sourceByte(array, at, to), t.byteAt(kids[0], at))
}

// sourceByte is the byte that a copy or fill, whose range begins at to, has at an index within it.
func (t *translator) sourceByte(array *expr.Node, at, to index) gz.BV {
	kids := array.Kids()
	if array.Op() == expr.OpFill {
		return t.vector(kids[3])
	}
	return t.byteAt(kids[3], t.moved(at, to, t.split(kids[4])))
}

// hasRange reports whether an array is made of copies or fills, which no Z3 array has.
func (t *translator) hasRange(array *expr.Node) bool {
	if has, ok := t.ranges[array.ID()]; ok {
		return has
	}
	kids, has := array.Kids(), false
	switch array.Op() {
	case expr.OpCopy, expr.OpFill:
		has = true
	case expr.OpStore:
		has = t.hasRange(kids[0])
	case expr.OpIteArray:
		has = t.hasRange(kids[1]) || t.hasRange(kids[2])
	}
	t.ranges[array.ID()] = has
	return has
}
