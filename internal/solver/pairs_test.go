package solver

import (
	"testing"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

// Bounds of a multiple, a quotient or the low bits of an unknown hold of the unknown, at each of its values, and where
// it is small they are exact.
func TestRangesThroughConstants(t *testing.T) {
	longtest.Test(t)
	const w, low = 7, 4
	exact := 0
	for c := uint64(1); c < 1<<w; c += 3 {
		for lo := int64(-20); lo < 20; lo += 3 {
			for small := range 2 {
				for k := range 3 {
					exact += through(t, w, low, k, c, lo, lo+5, small == 1)
				}
			}
		}
	}
	if exact < 500 {
		t.Errorf("%d ranges are exact: they show little", exact)
	}
}

// through takes the range of x where y, the kth of c*x, x/c and the low bits of x, lies between lo and hi, and x, if
// small, from 0 to 12. It is 1 if the range is exact.
func through(t *testing.T, w, low, k int, c uint64, lo, hi int64, small bool) int {
	t.Helper()
	b := expr.NewBuilder(64)
	s := b.NewSymbol("x", w, expr.Input)
	x := b.Sym(s)
	term, tw := b.Bin(expr.Mul, w, expr.Word(c), x), w
	switch k {
	case 1:
		term = b.Bin(expr.SDiv, w, x, expr.Word(c))
	case 2:
		term, tw = b.Extract(w, x, 0, low), low
	}
	var conds []*expr.Node
	add := func(v expr.Value) {
		if v.N != nil {
			conds = append(conds, conjuncts(v.N)...)
		}
	}
	if small {
		add(b.Cmp(expr.SGE, w, x, expr.Word(0)))
		add(b.Cmp(expr.SLE, w, x, expr.Word(12)))
	}
	sy := b.NewSymbol("y", tw, expr.Input)
	y := b.Sym(sy)
	add(b.Cmp(expr.EQ, tw, y, term))
	add(b.Cmp(expr.SGE, tw, y, expr.Word(unsigned(tw, lo))))
	add(b.Cmp(expr.SLE, tw, y, expr.Word(unsigned(tw, hi))))
	r := rangesOf(conds, pairRoundsLong, always)
	is := r.of(x.N)
	m, least, most := expr.NewModel(), int64(1)<<w, int64(-1)<<w
	for v := range uint64(1) << w {
		m.Set(s, v)
		of, _ := m.Eval(term, tw)
		m.Set(sy, of)
		if !allHold(m, conds) {
			continue
		}
		sv := signed(w, v)
		if least, most = min(least, sv), max(most, sv); r.empty || sv < is.slo || sv > is.shi || v < is.lo || v > is.hi {
			t.Fatalf("%v has the solution %d, outside %+v", conds, sv, is)
		}
	}
	if small && (r.empty && least > most || is.slo == least && is.shi == most) {
		return 1
	}
	return 0
}
