package barriers

import (
	"math/rand/v2"
	"testing"

	"midway/dataflow"
	"midway/internal/expr"
)

// TestCounts: what is said of random counts agrees with their values where their terms are small naturals.
func TestCounts(t *testing.T) {
	for seed := range uint64(2000) {
		rng := rand.New(rand.NewPCG(seed, 1))
		b := expr.NewBuilder(64)
		model, small := expr.NewModel(), map[expr.Value]int64{}
		var terms []term
		for _, name := range []string{"x", "y", "z"} {
			s := b.NewSymbol(name, 32, expr.Local)
			small[b.Sym(s)] = int64(rng.IntN(4))
			model.Set(s, uint64(small[b.Sym(s)]))
			terms = append(terms, term{v: b.Sym(s), bits: 32})
		}
		random := func() count {
			c := exactly(int64(rng.IntN(9) - 4))
			for range rng.IntN(4) {
				x := terms[rng.IntN(len(terms))]
				x.coef = int64(rng.IntN(7) - 3)
				c = c.plus(count{known: true, terms: []term{x}}, 1)
			}
			return c
		}
		value := func(c count) int64 {
			n := c.d
			for _, x := range c.terms {
				n += x.coef * small[x.v]
			}
			return n
		}
		holds := func(v expr.Value) bool { w, _ := model.Eval(v, 1); return w == 1 }
		c, o := random(), random()
		by := int64(rng.IntN(5) - 2)
		if got, want := value(c.plus(o, by)), value(c)+by*value(o); got != want {
			t.Errorf("seed %d: %v plus %d times %v is %d, not %d", seed, c, by, o, got, want)
		}
		if c.equal(o) && value(c) != value(o) {
			t.Errorf("seed %d: %v and %v are taken to be equal", seed, c, o)
		}
		if c.atLeastOne() && value(c) < 1 {
			t.Errorf("seed %d: %v is taken to be positive, and is %d", seed, c, value(c))
		}
		if value(c) == 0 && !holds(c.zero(b)) {
			t.Errorf("seed %d: %v is taken not to be zero", seed, c)
		}
		if value(c) == 0 && holds(c.positive(b)) {
			t.Errorf("seed %d: %v is taken to be positive, and is zero", seed, c)
		}
	}
}

// TestSumOfTwoLoops: a term that two loops share is the round of neither.
func TestSumOfTwoLoops(t *testing.T) {
	b := expr.NewBuilder(64)
	v := b.Sym(b.NewSymbol("i", 64, expr.Local))
	one, other := &dataflow.Loop{}, &dataflow.Loop{}
	round := func(l *dataflow.Loop) count {
		return count{known: true, terms: []term{{coef: 1, v: v, bits: 64, loop: l}}}
	}
	for _, pair := range [][2]*dataflow.Loop{{one, other}, {one, nil}, {nil, one}, {one, one}} {
		want := pair[0]
		if pair[0] != pair[1] {
			want = nil
		}
		sum := round(pair[0]).plus(round(pair[1]), 1)
		if len(sum.terms) != 1 || sum.terms[0].coef != 2 || sum.terms[0].loop != want {
			t.Errorf("the sum of two rounds is %v", sum)
		}
	}
}
