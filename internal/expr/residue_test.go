package expr

import "testing"

// A sum of multiples of one number is less than a small one only where its remainder says so: decided, and right, for
// all coefficients, constants and bounds, at every value of the unknowns, also where the sum wraps around.
func TestSumsOfMultiplesBelowAConstant(t *testing.T) {
	decided := 0
	for _, w := range []int{5, 6, 8, 63, 64} {
		for g := int64(2); g <= 6; g++ {
			for k := int64(-9); k <= 9; k += 3 {
				for c := uint64(1); c <= 8; c++ {
					for p := int64(-2); p <= 2; p++ {
						decided += sumBelow(t, w, g, p, k, c)
					}
				}
			}
		}
	}
	if decided < 1000 {
		t.Errorf("%d are decided: they show little", decided)
	}
}

// sumBelow compares g·x + g·p·y + k with c, for all x and y of three bits, signed and unsigned; 1 where that is
// constant or an equation.
func sumBelow(t *testing.T, w int, g, p, k int64, c uint64) int {
	t.Helper()
	b := NewBuilder(64)
	sx, sy := b.NewSymbol("x", 3, Input), b.NewSymbol("y", 3, Input)
	x, y := b.SExt(3, w, b.Sym(sx)), b.ZExt(3, w, b.Sym(sy))
	times := func(f int64, v Value) Value { return b.Bin(Mul, w, Word(uint64(f)&mask(w)), v) }
	sum := b.Bin(Add, w, b.Bin(Add, w, times(g, x), times(g*p, y)), Word(uint64(k)&mask(w)))
	less := b.Cmp(ULT, w, sum, Word(c))
	m := NewModel()
	for i := range uint64(64) {
		m.Set(sx, i&7)
		m.Set(sy, i>>3)
		v := uint64(g*signed(3, i&7)+g*p*int64(i>>3)+k) & mask(w)
		if got := m.Holds(less); got != (v < c) {
			t.Fatalf("%d bits: %v is %v where the sum is %d, below %d", w, less, got, v, c)
		}
	}
	if less.N == nil || less.N.op == OpEq {
		return 1
	}
	return 0
}

// Elements of an array, or fields of them, overlap as a whole or not at all.
func TestElementsOverlapAsAWhole(t *testing.T) {
	b := NewBuilder(64)
	i, j := b.SExt(32, 64, b.Sym(b.NewSymbol("i", 32, Input))), b.SExt(32, 64, b.Sym(b.NewSymbol("j", 32, Input)))
	apart := func(offset int64) Value {
		d := b.Bin(Mul, 64, Word(48), b.Bin(Sub, 64, i, j))
		return b.Cmp(ULT, 64, b.Bin(Add, 64, d, Word(uint64(offset))), Word(8))
	}
	if got, want := apart(0), b.Cmp(EQ, 64, i, j); got != want {
		t.Errorf("element %v overlaps another where %v, want %v", i.N, got, want)
	}
	for _, offset := range []int64{8, 32, -8, -32, -40} {
		if got := apart(offset); got != False {
			t.Errorf("a field overlaps one %d bytes away where %v", offset, got)
		}
	}
}
