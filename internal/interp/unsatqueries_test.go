package interp

import (
	"testing"

	"midway/internal/expr"
	"midway/internal/solver"
)

// TestManyRefutations has a step exclude more than is kept: then all of the path condition counts as needed.
func TestManyRefutations(t *testing.T) {
	b := expr.NewBuilder(64)
	var input expr.Origin
	x := b.Sym(b.NewSymbol("x", 32, input))
	q := b.Cmp(expr.ULT, 32, x, expr.Word(5))
	pc := b.Assume(nil, q)
	m := &Machine{Opt: Options{Records: Records{Footprints: true}}}
	for n, all := range map[int]bool{1: false, maxRefuted: false, maxRefuted + 1: true, 5 * maxRefuted: true} {
		for range n {
			m.Refuted(solver.Unsat, pc, b.Not(q))
		}
		kept := m.TakeRefuted()
		if len(kept) > maxRefuted || (kept[0].Q == expr.True) != all {
			t.Errorf("of %d refutations %d are kept, the first of %v", n, len(kept), kept[0].Q)
		}
	}
}
