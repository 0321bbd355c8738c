package solver

import (
	"testing"

	"midway/internal/expr"
)

// TestComplementIsSeen: a path condition that has a disjunction refutes its complement at a glance, whatever the
// disjunction is made of. Who decides for a choice and looks again would otherwise decide for ever.
func TestComplementIsSeen(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{})
	x, y, z := b.Sym(b.NewSymbol("x", 64, expr.Input)), b.Sym(b.NewSymbol("y", 64, expr.Input)), b.Sym(b.NewSymbol("z", 64, expr.Input))
	choice := b.Or1(b.Cmp(expr.ULT, 64, x, y), b.And1(b.Cmp(expr.ULT, 64, y, z), b.Cmp(expr.EQ, 64, x, expr.Word(3))))
	for _, c := range []expr.Value{choice, b.Not(choice)} {
		pc := b.Assume(nil, c)
		if got := s.Glance(pc, b.Not(c)); got != Unsat {
			t.Errorf("%v under itself: its complement is %v", c.N, got)
		}
	}
}
