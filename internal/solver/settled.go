package solver

import "midway/internal/expr"

// settleRounds bounds how often what ranges decide is used before they are computed anew.
const settleRounds = 8

// settled is a form in which the comparisons within its alternatives have been decided that the ranges of terms
// decide: of n = 0 or n = 4 only the second is left where a conjunct says that 1 < n. An equation so found is used in
// the other conjuncts, and may decide more of them. With it come the ranges of the form.
func settled(form *solvedForm) (*solvedForm, *ranges) {
	for range settleRounds {
		if form.false {
			break
		}
		r := rangesOf(form.conds, pairRoundsLong, always)
		if r.empty {
			return form, r
		}
		more := r.decided(form)
		if len(more) == 0 {
			return form, r
		}
		form = form.extended(more)
	}
	if form.false {
		return form, &ranges{empty: true}
	}
	return form, rangesOf(form.conds, pairRoundsLong, always)
}

// decided are the comparisons within alternatives that the ranges decide, or their complements: what holds.
func (r *ranges) decided(form *solvedForm) []*expr.Node {
	var out []*expr.Node
	seen := map[*expr.Node]bool{}
	var walk func(n *expr.Node)
	walk = func(n *expr.Node) {
		if seen[n] || n.Width() != 1 {
			return
		}
		seen[n] = true
		switch n.Op() {
		case expr.OpNot, expr.OpAnd, expr.OpOr:
			for _, k := range n.Kids() {
				walk(k)
			}
		case expr.OpEq, expr.OpUlt, expr.OpSlt:
			if _, ok := form.known[n]; ok {
				return
			}
			switch r.decide(n) {
			case Sat:
				out = append(out, n)
			case Unsat:
				out = append(out, parts(form.b.Not(n.Value()))...)
			}
		}
	}
	for _, c := range form.conds {
		if _, _, ok := compared(c); !ok {
			walk(c)
		}
	}
	return out
}
