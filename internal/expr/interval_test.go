package expr

import "testing"

// TestPairsOfComparisons tries every pair of comparisons of one term of 3 bits with constants.
func TestPairsOfComparisons(t *testing.T) {
	const w = 3
	b := NewBuilder(64)
	s := b.NewSymbol("x", w, Input)
	x := b.Sym(s)
	models := make([]*Model, 1<<w)
	for v := range models {
		models[v] = NewModel()
		models[v].Set(s, uint64(v))
	}
	for i := range 80 * 80 {
		p, q := Pred(i/8%10), Pred(i/640)
		c, d := uint64(i%8), uint64(i/80%8)
		l, r := b.Cmp(p, w, x, Word(c)), b.Cmp(q, w, x, Word(d))
		and, or := b.And1(l, r), b.Or1(l, r)
		for v, m := range models {
			l, r := foldCmp(p, w, uint64(v), c), foldCmp(q, w, uint64(v), d)
			if m.Holds(and) != (l && r) || m.Holds(or) != (l || r) {
				t.Fatalf("x = %d: %d %d with %d %d: and %s, or %s", v, p, c, q, d, Format(and, 1), Format(or, 1))
			}
		}
		if n := and.N; n != nil && n.op == OpAnd && b.Not(b.Or1(b.Not(l), b.Not(r))) != and {
			t.Fatalf("%v is not its dual's complement", n)
		}
	}
}
