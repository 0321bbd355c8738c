package z3

import (
	"slices"
	"testing"

	"midway/internal/expr"
	"midway/internal/long"
)

// Conjuncts with very large circuits stand on no stack: there they would be built outside of every limit.
func TestLargeConjunctsStandOnNoStack(t *testing.T) {
	long.Test(t)
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{Limit: 1000})
	x, y := b.Sym(b.NewSymbol("x", 64, expr.Input)), b.Sym(b.NewSymbol("y", 128, expr.Input))
	for _, c := range []struct {
		v     expr.Value
		large bool
	}{
		{b.Cmp(expr.ULT, 64, b.FMath(expr.Sqrt, 64, x), x), true},
		{b.Not(b.Cmp(expr.ULT, 64, b.FBin(expr.FDiv, 64, x, expr.Word(5)), b.Bin(expr.Add, 64, x, expr.Word(1)))), true},
		{b.Cmp(expr.ULT, 128, b.Bin(expr.URem, 128, b.Bin(expr.Mul, 128, y, y), y), b.ZExt(64, 128, x)), true},
		{b.Cmp(expr.ULT, 64, b.Bin(expr.URem, 64, b.Bin(expr.Mul, 64, x, x), x), expr.Word(5)), false},
	} {
		s.Check([]*expr.Node{c.v.N, b.Cmp(expr.NE, 64, x, expr.Word(7)).N})
		stands := false
		for _, st := range s.world.stacks {
			stands = stands || slices.Contains(st.stands, c.v.N)
		}
		if stands == c.large {
			t.Errorf("%v stands on a stack: %v", c.v.N, stands)
		}
	}
}
