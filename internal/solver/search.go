package solver

import (
	"slices"

	"midway/internal/expr"
)

// narrowLimit bounds, in value, what is tried first for the unknowns under a product or a division.
const narrowLimit = 16

// Shares of the resource limit that attempts take on part of a query, or on one with products, quotients or remainders
// of unknowns.
const (
	abstractShare = 8
	fixedShare    = 32
	smallShare    = 16
)

// search asks Z3. A query with products, quotients or remainders of unknowns is asked in several forms, the
// cheapest first: before all, whether what says nothing of other cells than the youngest conjunct does is
// unsatisfiable.
func (s *Solver) search(conds []*expr.Node, youngest *expr.Node) (Result, *expr.Model) {
	hard := false
	for _, c := range conds {
		hard = s.isHard(c) || hard
	}
	if !hard || s.plain {
		return s.session.Check(conds)
	}
	narrow, nw, ok := s.narrowed(conds, false)
	if !ok {
		return s.searchWide(conds)
	}
	if s.closeBy(narrow, nw.r, youngest) == Unsat {
		return Unsat, nil
	}
	if r, m := s.searchAbstract(conds, narrow, nw.r); r != Unknown {
		return r, m
	}
	exact, _, _ := s.narrowed(conds, true)
	if m := s.satisfied(conds, append(exact[:len(exact):len(exact)], s.smallUnknowns(conds)...), smallShare); m != nil {
		return Sat, m
	}
	r, m := s.session.Alone(exact, 1)
	if r == Sat && !allHold(m, conds) {
		return s.session.Check(conds)
	}
	return r, m
}

// closeBy is Unsat where those of narrowed conjuncts that have no other cells than the youngest one, and the ranges of
// these, exclude each other; otherwise Unknown.
func (s *Solver) closeBy(narrow []*expr.Node, r *ranges, youngest *expr.Node) Result {
	some := s.about(narrow, youngest)
	if len(some) == 0 || len(some) > len(narrow)/2 {
		return Unknown
	}
	linear, _ := s.abstracted(some, r)
	for _, n := range leavesOf(some) {
		linear = s.between(linear, n, r.of(n))
	}
	if r, _ := s.session.Within(linear, abstractShare); r == Unsat {
		return Unsat
	}
	return Unknown
}

// refutedAbout reports whether the conjuncts that have no other cells than the youngest one are found to exclude each
// other, where they are few. That is remembered: other paths differ in what does not matter.
func (s *Solver) refutedAbout(conds []*expr.Node, youngest *expr.Node) bool {
	some := s.about(conds, youngest)
	if 3*len(some) >= 2*len(conds) || slices.ContainsFunc(some, s.isHard) ||
		slices.ContainsFunc(some, s.computesFloats) {
		return false
	}
	r, _ := s.session.Within(some, abstractShare)
	if r == Unsat {
		s.cache.add(newConjSet(some), Unsat, nil)
	}
	return r == Unsat
}

// about are the conjuncts that have no other cells than one of them.
func (s *Solver) about(conds []*expr.Node, one *expr.Node) []*expr.Node {
	cells := map[cell]bool{}
	for _, c := range s.footprints.of(one).cells {
		cells[c] = true
	}
	var some []*expr.Node
	for _, n := range conds {
		if !slices.ContainsFunc(s.footprints.of(n).cells, func(c cell) bool { return !cells[c] }) {
			some = append(some, n)
		}
	}
	return some
}

// leavesOf are the symbols of up to 64 bits, and what is read from memory, in conjuncts.
func leavesOf(conds []*expr.Node) []*expr.Node {
	var out []*expr.Node
	seen := map[*expr.Node]bool{}
	var walk func(n *expr.Node)
	walk = func(n *expr.Node) {
		if seen[n] || n.Bloom() == 0 {
			return
		}
		seen[n] = true
		if (n.Op() == expr.OpSym || n.Op() == expr.OpRead) && n.Width() <= 64 {
			out = append(out, n)
			return
		}
		for _, k := range n.Kids() {
			walk(k)
		}
	}
	for _, c := range conds {
		walk(c)
	}
	return out
}

// between adds that a term lies within bounds.
func (s *Solver) between(conds []*expr.Node, n *expr.Node, b bounds) []*expr.Node {
	w, v := n.Width(), n.Value()
	conds = s.conjoin(conds, s.builder.Cmp(expr.UGE, w, v, expr.Word(b.lo)))
	conds = s.conjoin(conds, s.builder.Cmp(expr.ULE, w, v, expr.Word(b.hi)))
	conds = s.conjoin(conds, s.builder.Cmp(expr.SGE, w, v, expr.Word(unsigned(w, b.slo))))
	return s.conjoin(conds, s.builder.Cmp(expr.SLE, w, v, expr.Word(unsigned(w, b.shi))))
}

// searchWide asks for small unknowns first, without narrowing.
func (s *Solver) searchWide(conds []*expr.Node) (Result, *expr.Model) {
	if m := s.satisfied(conds, append(conds[:len(conds):len(conds)], s.smallUnknowns(conds)...), smallShare); m != nil {
		return Sat, m
	}
	return s.session.Check(conds)
}

// satisfied is a model of conds found by way of a conjunction that implies it; nil where there is none, or it
// takes more than a share of the limit.
func (s *Solver) satisfied(conds, by []*expr.Node, share uint) *expr.Model {
	r, m := s.session.Within(by, share)
	if r != Sat || !allHold(m, conds) {
		return nil
	}
	return m
}

// searchAbstract decides by what is linear in a narrowed query: Unsat of the abstraction is final; a model of it tells
// which values to try for one operand of each operation.
func (s *Solver) searchAbstract(conds, narrow []*expr.Node, r *ranges) (Result, *expr.Model) {
	if len(narrow) == 1 && narrow[0].Op() == expr.OpConst {
		return Unsat, nil
	}
	linear, _ := s.abstracted(narrow, r)
	answer, m := s.session.Within(linear, abstractShare)
	if answer != Sat {
		return answer, nil
	}
	if allHold(m, conds) {
		return Sat, s.only(conds, m)
	}
	for turn := range 2 {
		if found := s.satisfied(conds, s.fixed(narrow, m, turn), fixedShare); found != nil {
			return Sat, found
		}
	}
	return Unknown, nil
}

// only is a model without what does not matter to a conjunction.
func (s *Solver) only(conds []*expr.Node, m *expr.Model) *expr.Model {
	out := expr.NewModel()
	s.footprints.copyCells(out, m, conds)
	return out
}

// fixed is a conjunction in which one operand of each product, quotient and remainder has the value that a model gives
// it, a divisor always, of two factors each in its turn.
func (s *Solver) fixed(conds []*expr.Node, m *expr.Model, turn int) []*expr.Node {
	with := map[*expr.Node]expr.Value{}
	var out []*expr.Node
	for _, n := range hardNodes(conds) {
		kids := n.Kids()
		k := kids[1]
		if n.Op() == expr.OpMul {
			k = kids[turn%len(kids)]
		}
		if _, ok := with[k]; ok || k.Op() == expr.OpConst {
			continue
		}
		v, _ := m.Eval(k.Value(), k.Width())
		with[k] = expr.Word(v)
		out = s.conjoin(out, s.builder.Cmp(expr.EQ, k.Width(), k.Value(), with[k]))
	}
	for _, c := range conds {
		out = s.conjoin(out, s.builder.Subst(c.Value(), with))
	}
	return out
}

func (s *Solver) conjoin(conds []*expr.Node, v expr.Value) []*expr.Node {
	switch {
	case v == expr.True:
		return conds
	case v.N == nil:
		return append(conds, s.falsity())
	}
	return append(conds, conjuncts(v.N)...)
}

// smallUnknowns is extra conjuncts that make a query with products or divisions of unknowns easy: their
// unknowns are small. A model found under them is a model; nothing else follows from them.
func (s *Solver) smallUnknowns(conds []*expr.Node) []*expr.Node {
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
