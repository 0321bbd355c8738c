package solver

import "midway/internal/expr"

// Bounds of one splitting: values that an unknown may have to be split, unknowns split one below the other, and cases in all.
const (
	caseValues = 4
	caseDepth  = 3
	caseLimit  = 24
)

// splitting looks at a conjunction by cases: those of an unknown to which the ranges of terms leave a few values, or one, one for each
// value, as the index of one of two threads in what they share. In most cases the equation decides what is read where, and
// bounds refute what is left, or a search finds a model soon.
type splitting struct {
	b      *expr.Builder
	budget int
}

// byCases is Unsat where no case is left, and Sat, with a model, where one is found in some case; otherwise Unknown.
func (s *Solver) byCases(near *expr.Model, form *solvedForm) (*expr.Model, answer) {
	if s.off[TierRange] {
		return nil, answer{}
	}
	sp := &splitting{b: s.builder, budget: caseLimit}
	left := sp.cases(nil, form, caseDepth)
	if len(left) == 0 {
		return nil, answer{Unsat, TierRange}
	}
	if sp.budget == caseLimit {
		return nil, answer{} // nothing was split
	}
	for _, f := range left {
		if m := s.repaired(near, f.conds, long); m != nil {
			return m, answer{Sat, TierRepair}
		}
	}
	return nil, answer{}
}

// cases adds to list those of a form that are not refuted.
func (sp *splitting) cases(list []*solvedForm, form *solvedForm, depth int) []*solvedForm {
	r := &ranges{}
	if !form.false {
		r = rangesOf(form.conds, pairRoundsLong, always)
	}
	if form.false || r.empty {
		return list
	}
	term, b := sp.few(form, r)
	values := b.hi - b.lo + 1
	if values > 1 {
		depth--
	}
	if depth < 0 || term == nil || sp.budget < int(values) {
		return append(list, form)
	}
	sp.budget -= int(values)
	for k := range values {
		switch is := sp.b.Cmp(expr.EQ, b.width, term.Value(), expr.Word(b.lo+k)); {
		case is == expr.True:
			return append(list, form)
		case is.N != nil:
			list = sp.cases(list, form.extended(conjuncts(is.N)), depth)
		}
	}
	return list
}

func always(*expr.Node) bool { return true }

// few is the unknown with the fewest values by the ranges of a form, of these the one that most conjuncts mention; not one that an equation
// of the form gives its value.
func (sp *splitting) few(form *solvedForm, r *ranges) (*expr.Node, bounds) {
	var best *expr.Node
	var least bounds
	most := 0
	for _, t := range leavesOf(form.conds) {
		if v, ok := form.known[t]; ok && v.N == nil {
			continue
		}
		b := r.of(t)
		span, fewest := b.hi-b.lo, least.hi-least.lo
		if b.empty || span >= caseValues || best != nil && span > fewest {
			continue
		}
		if n := mentions(form.conds, t); best == nil || span < fewest || n > most {
			best, least, most = t, b, n
		}
	}
	return best, least
}

// mentions is how many conjuncts a term is part of.
func mentions(conds []*expr.Node, t *expr.Node) int {
	n := 0
	for _, c := range conds {
		if occurs(c, t) {
			n++
		}
	}
	return n
}
