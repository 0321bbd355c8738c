package expr

import (
	"math/big"
	"math/rand"
	"testing"
)

// overflows is the definition.
func overflows(op BinOp, isSigned bool, w int, x, y Value) bool {
	p, q := bigOf(x), bigOf(y)
	least, most := new(big.Int), bigMask(w)
	if isSigned {
		p, q = bigSigned(w, x), bigSigned(w, y)
		most = bigMask(w - 1)
		least.Not(most)
	}
	r := new(big.Int)
	switch op {
	case Add:
		r.Add(p, q)
	case Sub:
		r.Sub(p, q)
	default:
		r.Mul(p, q)
	}
	return r.Cmp(least) < 0 || r.Cmp(most) > 0
}

// TestOverflow tries all pairs of 3 bits and random ones of more, each with both operands unknown, with
// one constant, and with operands of known range.
func TestOverflow(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for _, w := range []int{1, 3, 8, 32, 64, 65} {
		b := NewBuilder(64)
		xs, ys, ns := b.NewSymbol("x", w, Input), b.NewSymbol("y", w, Input), b.NewSymbol("n", max(w/2, 1), Input)
		x, y := b.Sym(xs), b.Sym(ys)
		narrow := [2]Value{b.ZExt(ns.Width, w, b.Sym(ns)), b.SExt(ns.Width, w, b.Sym(ns))}
		m, source := NewModel(), &twin{pick: r.Intn}
		for i := range 400 {
			u, v := b.big(w, source.number(w)), b.big(w, source.number(w))
			if w == 3 {
				u, v = Word(uint64(i%8)), Word(uint64(i/8%8))
			}
			m.SetWide(xs, bigOf(u))
			m.SetWide(ys, bigOf(v))
			m.SetWide(ns, bigOf(v))
			for k := range 6 {
				op, isSigned := BinOp(k/2), k%2 == 0
				pairs := [][2]Value{{x, y}, {x, v}, {u, y}, {u, v}, {x, x}, {narrow[0], y}, {narrow[1], narrow[0]}, {x, narrow[1]}}
				for _, p := range pairs {
					got := m.Holds(b.Overflow(op, isSigned, w, p[0], p[1]))
					pv, qv := b.big(w, m.EvalBig(p[0])), b.big(w, m.EvalBig(p[1]))
					if want := overflows(op, isSigned, w, pv, qv); got != want {
						t.Fatalf("w=%d op %d signed %v on %s = %v, %s = %v: %v", w, op, isSigned, Format(p[0], w), bigOf(pv), Format(p[1], w), bigOf(qv), got)
					}
				}
			}
		}
	}
}

func TestOverflowIsDecided(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	i, n := c.sym("i", 32), c.sym("n", 32)
	if got, want := b.Overflow(Add, true, 32, i, Word(1)), b.Cmp(EQ, 32, i, Word(mask(31))); got != want {
		t.Errorf("i + 1 overflows if %s", Format(got, 1))
	}
	small := b.ZExt(16, 32, c.sym("s", 16))
	if got := b.Overflow(Mul, true, 32, small, Word(1000)); got != False {
		t.Errorf("a short times 1000 overflows if %s", Format(got, 1))
	}
	if got, want := b.Overflow(Sub, false, 32, i, n), b.Cmp(ULT, 32, i, n); got != want {
		t.Errorf("i - n overflows if %s", Format(got, 1))
	}
}
