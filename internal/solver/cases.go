package solver

import "midway/internal/expr"

// Bounds of one splitting: values that an unknown may have to be split, unknowns split one below the other, and cases
// in all.
const (
	caseValues = 4
	caseDepth  = 3
	caseLimit  = 24
)

// splitting looks at a conjunction by cases: those of an unknown to which the ranges of terms leave a few values, or
// one, one for each value, as the index of one of two threads in what they share. In most cases the equation decides
// what is read where, and bounds refute what is left, or a search finds a model soon.
type splitting struct {
	b      *expr.Builder
	budget int
	search func(*solvedForm) *expr.Model
	model  *expr.Model // found in some case
	open   bool        // some case was neither refuted nor is the model of one
}

// byCases is Unsat where no case is left, and Sat, with a model, where one is found in some case; otherwise Unknown. r
// are the ranges of the form.
func (s *Solver) byCases(near *expr.Model, form *solvedForm, r *ranges) (*expr.Model, answer) {
	if s.off[TierRange] {
		return nil, answer{}
	}
	sp := &splitting{b: s.builder, budget: caseLimit, search: func(f *solvedForm) *expr.Model {
		if f == form {
			return nil // nothing was split
		}
		return s.repaired(near, f.conds, long)
	}}
	sp.among(form, r, caseDepth)
	switch {
	case sp.model != nil:
		return sp.model, answer{Sat, TierRepair}
	case sp.open:
		return nil, answer{}
	}
	return nil, answer{Unsat, TierRange}
}

// look goes on with the cases of a form until it finds a model.
func (sp *splitting) look(form *solvedForm, depth int) {
	form, r := settled(form)
	sp.among(form, r, depth)
}

// among is look where the form is settled.
func (sp *splitting) among(form *solvedForm, r *ranges, depth int) {
	if r.empty {
		return
	}
	term, b := sp.few(form, r)
	values := b.hi - b.lo + 1
	if values > 1 {
		depth--
	}
	if depth < 0 || term == nil || sp.budget < int(values) {
		sp.settle(form)
		return
	}
	sp.budget -= int(values)
	for k := range values {
		switch is := sp.b.Cmp(expr.EQ, b.width, term.Value(), expr.Word(b.lo+k)); {
		case is == expr.True:
			sp.settle(form)
			return
		case is.N != nil:
			sp.look(form.extended(conjuncts(is.N)), depth)
		}
		if sp.model != nil {
			return
		}
	}
}

// settle looks for a model of a case that is split no further.
func (sp *splitting) settle(form *solvedForm) {
	sp.model = sp.search(form)
	sp.open = true
}

func always(*expr.Node) bool { return true }

// few is the unknown with the fewest values by the ranges of a form, of these the one that most conjuncts mention; not
// one that an equation of the form gives its value.
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
