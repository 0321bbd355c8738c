package solver

import "midway/internal/expr"

// Model answers whether pc ∧ q is satisfiable, with a model of everything that the two mention. It
// makes every conjunct true, and values are small where that is cheap.
func (s *Solver) Model(pc *expr.PC, q expr.Value) (*expr.Model, Result) {
	if pc.False() || q == expr.False {
		return nil, s.count(answer{Unsat, TierFold})
	}
	conds := pc.Conds()
	if q.N != nil {
		conds = append(conds, conjuncts(q.N)...)
	}
	if m := s.modelSoon(pc, q, conds); m != nil {
		return small(m, conds), Sat
	}
	before := s.stats.Time
	m, r := s.whole(s.formWith(pc, q, conds), conds)
	tier := TierCache
	if s.stats.Time != before {
		tier = TierZ3
	}
	s.count(answer{r, tier})
	if r != Sat {
		return nil, r
	}
	s.models.found(pc, m, Sat)
	return small(m, conds), Sat
}

// CheckMany is Check for a q of many conjuncts that most models of pc make true, or nearly: these are tried before
// anything is derived from it.
func (s *Solver) CheckMany(pc *expr.PC, q expr.Value) Result {
	if !pc.False() && q.N != nil && s.modelSoon(pc, q, append(pc.Conds(), conjuncts(q.N)...)) != nil {
		return Sat
	}
	return s.Check(pc, q)
}

// modelSoon is a model of conds, which are pc and q, that is at hand or near one that is; nil where there is none.
func (s *Solver) modelSoon(pc *expr.PC, q expr.Value, conds []*expr.Node) *expr.Model {
	if m := s.modelAtHand(pc, q); m != nil {
		s.count(answer{Sat, TierModel})
		return m
	}
	m := s.modelNear(pc, conds)
	if m != nil {
		s.count(answer{Sat, TierRepair})
		s.models.found(pc, m, Sat)
	}
	return m
}

// parts are the conjuncts of a condition.
func parts(q expr.Value) []*expr.Node {
	if q.N == nil {
		return nil
	}
	return conjuncts(q.N)
}

// formWith is the solved form of pc and a condition, whose conjuncts are conds; in tests, these as they are.
func (s *Solver) formWith(pc *expr.PC, q expr.Value, conds []*expr.Node) *solvedForm {
	if s.plain {
		return &solvedForm{b: s.builder, conds: conds}
	}
	return s.forms.of(pc).extended(parts(q))
}

// modelNear is a model of conds, which extend pc, a few moves away from one of pc at hand; nil where there is none.
func (s *Solver) modelNear(pc *expr.PC, conds []*expr.Node) *expr.Model {
	if s.off[TierModel] || pc == nil || len(s.models.of(pc)) == 0 {
		return nil
	}
	return s.repaired(s.models.nearest(pc), conds, brief)
}

func (s *Solver) modelAtHand(pc *expr.PC, q expr.Value) *expr.Model {
	if s.off[TierModel] || pc == nil && q.N == nil {
		return nil
	}
	if q.N == nil {
		list := s.models.of(pc)
		if len(list) == 0 {
			return nil
		}
		return list[len(list)-1]
	}
	return s.models.satisfying(pc, q.N)
}

// whole decides a conjunction by the components of its solved form: classes of conjuncts connected through cells.
// With Sat comes a model of all of them.
func (s *Solver) whole(form *solvedForm, conds []*expr.Node) (*expr.Model, Result) {
	if form.false {
		return nil, Unsat
	}
	m, result := expr.NewModel(), Sat
	for _, part := range s.footprints.components(form.conds) {
		pm, a := s.decide(s.models.nearest(nil), part, func() *solvedForm { return form.about(part) })
		switch a.result {
		case Unsat:
			return nil, Unsat
		case Unknown:
			result = Unknown
		default:
			s.footprints.copyCells(m, pm, part)
		}
	}
	if result != Sat {
		return nil, result
	}
	if !allHold(m, conds) {
		return nil, Unknown
	}
	return m, Sat
}

// smallTries bounds the evaluations spent on making one model's values small.
const smallTries = 1 << 12

// small is a model of the same conjuncts with smaller values: each symbol in turn is set to 0, 1,
// its own low byte, or the least value that bisection comes to, if the conjuncts that mention it stay true.
func small(m *expr.Model, conds []*expr.Node) *expr.Model {
	m = m.Clone()
	mentioning := map[*expr.Symbol][]*expr.Node{}
	var order []*expr.Symbol
	for _, n := range conds {
		for _, sym := range expr.Symbols(n) {
			if mentioning[sym] == nil {
				order = append(order, sym)
			}
			mentioning[sym] = append(mentioning[sym], n)
		}
	}
	tries := 0
	for _, sym := range order {
		if sym.Width == 0 || sym.Width > 64 {
			continue
		}
		try := func(v uint64) bool {
			if tries > smallTries || v >= m.Word(sym) {
				return false
			}
			tries += len(mentioning[sym])
			value := m.Word(sym)
			m.Set(sym, v)
			if !allHold(m, mentioning[sym]) {
				m.Set(sym, value)
				return false
			}
			return true
		}
		if try(0) || try(1) || m.Word(sym) <= 1 {
			continue
		}
		try(m.Word(sym) & 0xff)
		for low := uint64(1); m.Word(sym)-low > 1 && tries <= smallTries; { // low is no value for it
			if mid := low + (m.Word(sym)-low)/2; !try(mid) {
				low = mid
			}
		}
	}
	return m
}
