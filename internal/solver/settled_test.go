package solver

import (
	"slices"
	"testing"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

// alternative is a condition of two, each a comparison or both of two.
func (g *generator) alternative() expr.Value {
	if g.pick(3) == 0 {
		return g.b.Or1(g.b.And1(g.equation(), g.condition(1)), g.condition(1))
	}
	return g.b.Or1(g.condition(1), g.equation())
}

// A form whose alternatives are decided by ranges is equivalent to the form: it holds in the same assignments.
func TestSettledFormsAreEquivalent(t *testing.T) {
	longtest.Test(t)
	changed, refuted, held := 0, 0, 0
	for seed := range uint64(1500) {
		g := newGenerator(seeded(seed), 3, 3, true)
		var conds []*expr.Node
		for k := range 3 + g.pick(5) {
			v := g.condition(1)
			if k%2 == 1 {
				v = g.alternative()
			}
			if v.N != nil {
				conds = append(conds, conjuncts(v.N)...)
			}
		}
		form := (&solvedForm{b: g.b}).extended(conds)
		after, r := settled(form)
		if r.empty && !form.false {
			refuted++
		} else if !slices.Equal(form.conds, after.conds) {
			changed++
		}
		g.enumerate(func(m *expr.Model) bool {
			holds := allHold(m, conds)
			if holds != (!after.false && !r.empty && allHold(m, after.conds)) {
				t.Fatalf("seed %d: %v is %v,\nsettled %v (none: %v) is not, in\n%v", seed, conds, holds, after.conds, r.empty, m)
			}
			if holds {
				held++
			}
			return false
		})
	}
	if changed < 100 || refuted < 20 || held < 1000 {
		t.Errorf("%d changed, %d refuted, %d held: they show little", changed, refuted, held)
	}
}

// Threads that go round together are in the same round only if the barrier expects all of them, which is said as one
// alternative of each; that it does follows from the number of threads. What one of them decides then decides for the
// others, without a search.
func TestAlternativesThatRangesExclude(t *testing.T) {
	b := expr.NewBuilder(64)
	sym := func(name string) expr.Value { return b.Sym(b.NewSymbol(name, 32, expr.Input)) }
	p, n, step, id := sym("P"), sym("n"), sym("step"), sym("id")
	k, round := [2]expr.Value{sym("k"), sym("l")}, [2]expr.Value{sym("K"), sym("L")}
	next := func(i int) expr.Value { return b.Cmp(expr.SLE, 32, b.Bin(expr.Add, 32, k[i], step), n) }
	var pc *expr.PC
	for _, v := range []expr.Value{
		b.Cmp(expr.SGE, 32, id, expr.Word(1)),
		b.Cmp(expr.SLT, 32, id, p),
		b.Or1(b.Cmp(expr.EQ, 32, p, expr.Word(0)), b.Cmp(expr.EQ, 32, round[0], round[1])),
		b.Or1(b.Cmp(expr.EQ, 32, k[0], k[1]), b.Cmp(expr.NE, 32, round[0], round[1])),
		b.Cmp(expr.EQ, 32, b.Bin(expr.SRem, 32, n, step), expr.Word(3)),
		next(0),
	} {
		pc = b.Assume(pc, v)
	}
	s := New(b, Options{})
	if got := s.Check(pc, b.Not(next(1))); got != Unsat {
		t.Errorf("one goes on, the other does not: %v", got)
	}
	if got := s.Stats().Queries[TierZ3]; got != 0 {
		t.Errorf("Z3 was asked")
	}
}
