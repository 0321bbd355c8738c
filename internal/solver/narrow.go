package solver

import (
	"math/bits"
	"slices"

	"midway/internal/expr"
)

// A narrowing rewrites a conjunction with products, quotients and remainders of unknowns, in which Z3
// searches long when they are wide, to an equivalent one in which they are as narrow as the ranges of
// their operands allow.
//
// The ranges come from those conjuncts that are comparisons without such operations. These stay as they
// are, so that whatever is concluded from them still stands beside it.
type narrowing struct {
	b     *expr.Builder
	r     *ranges
	split bool // also by cases: a remainder by more than what is divided is that
	to    map[*expr.Node]expr.Value
}

// hardLimit bounds the operations of one query that are looked at one by one.
const hardLimit = 24

// narrowed is conds with narrower operations; false where that does not apply.
func (s *Solver) narrowed(conds []*expr.Node, split bool) ([]*expr.Node, *narrowing, bool) {
	nw := &narrowing{b: s.builder, split: split, to: map[*expr.Node]expr.Value{}}
	nw.r = rangesOf(conds, pairRounds, func(c *expr.Node) bool { return !s.isHard(c) })
	order := hardNodes(conds)
	if nw.r.empty || len(order) > hardLimit || slices.ContainsFunc(order, wide) {
		return nil, nil, false
	}
	for _, c := range conds {
		if s.isHard(c) {
			nw.leaves(c, map[*expr.Node]bool{})
		}
	}
	for _, n := range order {
		nw.to[n] = nw.operation(n)
	}
	out := make([]*expr.Node, 0, len(conds))
	for _, c := range conds {
		if !s.isHard(c) {
			out = append(out, c)
			continue
		}
		v := nw.b.Subst(c.Value(), nw.to)
		if v == expr.False {
			return []*expr.Node{s.falsity()}, nw, true
		}
		if v.N != nil {
			out = append(out, conjuncts(v.N)...)
		}
	}
	return out, nw, true
}

// falsity is a conjunct that nothing satisfies.
func (s *Solver) falsity() *expr.Node {
	return s.builder.Assume(nil, expr.False).Cond
}

// isHard reports whether a conjunct has products, quotients or remainders of unknowns.
func (s *Solver) isHard(c *expr.Node) bool {
	hard, ok := s.hard[c]
	if !ok {
		hard = len(hardNodes([]*expr.Node{c})) > 0
		s.hard[c] = hard
	}
	return hard
}

// hardNodes are the products, quotients and remainders of unknowns, operands before what uses them.
func hardNodes(conds []*expr.Node) []*expr.Node {
	var order []*expr.Node
	seen := map[*expr.Node]bool{}
	var walk func(n *expr.Node)
	walk = func(n *expr.Node) {
		if seen[n] || n.Bloom() == 0 {
			return
		}
		seen[n] = true
		if n.Op() == expr.OpSym {
			return
		}
		for _, k := range n.Kids() {
			walk(k)
		}
		if nonlinear(n) {
			order = append(order, n)
		}
	}
	for _, c := range conds {
		walk(c)
	}
	return order
}

func wide(n *expr.Node) bool { return n.Width() > 64 }

// nonlinear reports an operation that is hard to search backwards on unknown operands.
func nonlinear(n *expr.Node) bool {
	switch n.Op() {
	case expr.OpMul:
		unknown := 0
		for _, k := range n.Kids() {
			if k.Op() != expr.OpConst {
				unknown++
			}
		}
		return unknown > 1
	case expr.OpUDiv, expr.OpSDiv, expr.OpURem, expr.OpSRem:
		return n.Kids()[1].Op() != expr.OpConst
	}
	return false
}

// leaves makes every symbol and byte of memory in n that has a range an extension of its low bits.
func (nw *narrowing) leaves(n *expr.Node, seen map[*expr.Node]bool) {
	if seen[n] || n.Bloom() == 0 {
		return
	}
	seen[n] = true
	if n.Op() != expr.OpSym && n.Op() != expr.OpRead {
		for _, k := range n.Kids() {
			nw.leaves(k, seen)
		}
		return
	}
	w := n.Width()
	if w > 64 {
		nw.to[n] = n.Value()
		return
	}
	nw.to[n] = nw.resized(n.Value(), w, nw.r.of(n))
}

// resized is a value of w bits as an extension of as many of its low bits as its bounds need.
func (nw *narrowing) resized(v expr.Value, w int, b bounds) expr.Value {
	if k := bits.Len64(b.hi); b.slo >= 0 && k < w {
		k = max(k, 1)
		return nw.b.ZExt(k, w, nw.b.Trunc(w, k, v))
	}
	if k := signedLen(b); k < w {
		return nw.b.SExt(k, w, nw.b.Trunc(w, k, v))
	}
	return v
}

// signedLen is how many bits a signed number within bounds takes.
func signedLen(b bounds) int {
	return 1 + max(bits.Len64(uint64(b.slo^b.slo>>63)), bits.Len64(uint64(b.shi^b.shi>>63)))
}

// bounds of a term as it was and as it has become.
func (nw *narrowing) bounds(n *expr.Node, v expr.Value) bounds {
	b := nw.r.of(n)
	if v.N == nil {
		b.meet(bounds{width: n.Width(), lo: v.W, hi: v.W, slo: signed(n.Width(), v.W), shi: signed(n.Width(), v.W)})
	} else {
		b.meet(nw.r.of(v.N))
	}
	b.align()
	return b
}

// operation is a hard operation on what its operands have become.
func (nw *narrowing) operation(n *expr.Node) expr.Value {
	kids := n.Kids()
	x := nw.b.Subst(kids[0].Value(), nw.to)
	bx := nw.bounds(kids[0], x)
	for _, kid := range kids[1:] {
		y := nw.b.Subst(kid.Value(), nw.to)
		by := nw.bounds(kid, y)
		if n.Op() == expr.OpMul {
			x, bx = nw.product(n.Width(), x, y, bx, by)
		} else {
			x = nw.division(n, x, y, bx, by)
		}
	}
	return x
}

// product is x·y of w bits, with its bounds.
func (nw *narrowing) product(w int, x, y expr.Value, bx, by bounds) (expr.Value, bounds) {
	b := bounds{width: w, hi: unsigned(w, -1), slo: signed(w, 1<<(w-1)), shi: int64(unsigned(w, -1) >> 1)}
	over, hi := bits.Mul64(bx.hi, by.hi)
	if k := max(bits.Len64(hi), 1); over == 0 && k <= w {
		b.within(bx.lo*by.lo, hi)
		b.align()
		return nw.b.ZExt(k, w, nw.b.Bin(expr.Mul, k, nw.b.Trunc(w, k, x), nw.b.Trunc(w, k, y))), b
	}
	k := w
	if lo, hi, ok := corners(w, bx, by); ok {
		b.withinSigned(lo, hi)
		b.align()
		k = signedLen(b)
	}
	return nw.b.SExt(k, w, nw.b.Bin(expr.Mul, k, nw.b.Trunc(w, k, x), nw.b.Trunc(w, k, y))), b
}

// division is the quotient or remainder n of x and y.
func (nw *narrowing) division(n *expr.Node, x, y expr.Value, bx, by bounds) expr.Value {
	op, w := divisions[n.Op()], n.Width()
	if isSigned := op == expr.SDiv || op == expr.SRem; isSigned && (bx.slo < 0 || by.slo < 0) {
		k := max(signedLen(bx), signedLen(by))
		if op == expr.SDiv {
			k++ // the least number by -1
		}
		if k >= w {
			return nw.b.Bin(op, w, x, y)
		}
		return nw.b.SExt(k, w, nw.b.Bin(op, k, nw.b.Trunc(w, k, x), nw.b.Trunc(w, k, y)))
	} else if isSigned {
		op-- // the unsigned one
	}
	if op == expr.UDiv && by.lo == 0 {
		return nw.b.Bin(op, w, x, y) // by zero it is all ones, of w bits
	}
	kx, ky := max(bits.Len64(bx.hi), 1), max(bits.Len64(by.hi), 1)
	if kx < ky && nw.split {
		large := nw.b.Cmp(expr.UGE, w, y, expr.Word(1<<kx))
		v := nw.unsignedDivision(op, w, kx, x, y)
		if op == expr.UDiv {
			return nw.b.Ite(w, large, expr.Word(0), v)
		}
		return nw.b.Ite(w, large, x, v)
	}
	return nw.unsignedDivision(op, w, max(kx, ky), x, y)
}

// divisions are the operations of the nodes; each signed one follows its unsigned one.
var divisions = map[expr.Op]expr.BinOp{
	expr.OpUDiv: expr.UDiv,
	expr.OpSDiv: expr.SDiv,
	expr.OpURem: expr.URem,
	expr.OpSRem: expr.SRem,
}

// unsignedDivision divides in k bits.
func (nw *narrowing) unsignedDivision(op expr.BinOp, w, k int, x, y expr.Value) expr.Value {
	return nw.b.ZExt(k, w, nw.b.Bin(op, k, nw.b.Trunc(w, k, x), nw.b.Trunc(w, k, y)))
}
