package report

import (
	"slices"
	"testing"

	"midway/internal/expr"
)

// TestDecidingFirst: that two pointers are one comes first, an address that is null does not count as one; then the
// other conditions, the last one first.
func TestDecidingFirst(t *testing.T) {
	b := expr.NewBuilder(64)
	sym := func(name string, bits int) expr.Value { return b.Sym(b.NewSymbol(name, bits, expr.Local)) }
	p, q, r, n := sym("p", 64), sym("q", 64), sym("r", 64), sym("n", 32)
	conds := []*expr.Node{
		b.Cmp(expr.EQ, 32, n, expr.Word(1)).N,
		b.Cmp(expr.EQ, 64, p, q).N,
		b.Cmp(expr.EQ, 64, r, expr.Word(0)).N,
		b.Cmp(expr.EQ, 64, q, r).N,
		b.Cmp(expr.ULT, 32, n, expr.Word(7)).N,
	}
	want := []*expr.Node{conds[3], conds[1], conds[4], conds[2], conds[0]}
	if got := decidingFirst(conds, 64); !slices.Equal(got, want) {
		t.Errorf("decidingFirst(%v) = %v, want %v", newTexts(nil).conjuncts(conds), newTexts(nil).conjuncts(got), newTexts(nil).conjuncts(want))
	}
}
