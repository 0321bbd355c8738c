package solver

import "midway/internal/expr"

// narrowLimit bounds, in value, what is tried first for the unknowns under a product or a division.
const narrowLimit = 16

// narrow is extra conjuncts that make a query with products, quotients or remainders of unknowns easy:
// their unknowns are small. A model found under them is a model; nothing else follows from them. It is
// empty where the query is linear.
func (s *Solver) narrow(conds []*expr.Node) []*expr.Node {
	seen := map[*expr.Node]bool{}
	leaves := map[*expr.Node]bool{}
	var order []*expr.Node
	var walk func(n *expr.Node, hard bool)
	walk = func(n *expr.Node, hard bool) {
		leaf := n.Op() == expr.OpSym || n.Op() == expr.OpRead
		if leaf && hard && n.Width() > 8 && n.Width() <= 64 && !leaves[n] {
			leaves[n] = true
			order = append(order, n)
		}
		if seen[n] && (!hard || leaf) {
			return
		}
		seen[n] = true
		for _, k := range n.Kids() {
			walk(k, !leaf && (hard || nonlinear(n)))
		}
	}
	for _, c := range conds {
		walk(c, false)
	}
	var out []*expr.Node
	for _, n := range order {
		small := s.builder.Cmp(expr.ULT, n.Width(), n.Value(), expr.Word(narrowLimit))
		if small.N != nil {
			out = append(out, small.N)
		}
	}
	return out
}

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

// search asks Z3, first for small unknowns where the query has products or divisions of them.
func (s *Solver) search(conds []*expr.Node) (Result, *expr.Model) {
	if extra := s.narrow(conds); len(extra) > 0 {
		all := append(append(make([]*expr.Node, 0, len(conds)+len(extra)), conds...), extra...)
		if r, m := s.session.Check(all); r == Sat {
			return r, m
		}
	}
	return s.session.Check(conds)
}
