package expr

import "testing"

// Extensions of a and of a + d, each beside a constant, compare as the wrap-around of the sum says: decided by a
// comparison of a with a constant at most, and right at every value of a, in both extensions, for all shifts and
// constants.
func TestShiftedExtensionsCompareByWrapAround(t *testing.T) {
	decided := 0
	for _, isSigned := range []bool{false, true} {
		for _, w := range []int{5, 6, 8, 64} {
			for d := uint64(1); d < 8; d++ {
				for c := int64(-9); c <= 9; c++ {
					for _, pred := range []Pred{EQ, ULT, SLT, UGT, SGT} {
						decided += shifted(t, isSigned, w, d, c, pred)
					}
				}
			}
		}
	}
	if decided < 1000 {
		t.Errorf("%d are decided: they show little", decided)
	}
}

// shifted compares ext(a) with c + ext(a + d) for all a of three bits; 1 where no sum is left in it.
func shifted(t *testing.T, isSigned bool, w int, d uint64, c int64, pred Pred) int {
	t.Helper()
	b := NewBuilder(64)
	s := b.NewSymbol("a", 3, Input)
	a, ext := b.Sym(s), b.ZExt
	if isSigned {
		ext = b.SExt
	}
	x := ext(3, w, a)
	y := b.Bin(Add, w, Word(uint64(c)&mask(w)), ext(3, w, b.Bin(Add, 3, a, Word(d))))
	got := b.Cmp(pred, w, x, y)
	m := NewModel()
	for i := range uint64(8) {
		m.Set(s, i)
		vx, _ := m.Eval(x, w)
		sum := (i + d) & 7
		vy := (uint64(c) + sum) & mask(w)
		if isSigned {
			vy = uint64(c+signed(3, sum)) & mask(w)
		}
		if want := foldCmp(pred, w, vx, vy); m.Holds(got) != want {
			t.Fatalf("%v (signed %v, %d bits, d %d, c %d) is %v at %d, want %v", got, isSigned, w, d, c, !want, i, want)
		}
	}
	if got.N == nil || !mentionsExtension(got.N) {
		return 1
	}
	return 0
}

func mentionsExtension(n *Node) bool {
	for _, k := range n.kids {
		if k.op == OpZExt || k.op == OpSExt || mentionsExtension(k) {
			return true
		}
	}
	return false
}

// What a barrier expects is compared with the threads that a loop made and main, in more bits.
func TestCountOfThreadsIsWhatTheBarrierExpects(t *testing.T) {
	b := NewBuilder(64)
	p := b.Sym(b.NewSymbol("P", 32, Input))
	made := b.Bin(Add, 64, Word(1), b.ZExt(32, 64, b.Bin(Sub, 32, p, Word(1))))
	if got, want := b.Cmp(ULT, 64, b.ZExt(32, 64, p), made), b.Cmp(EQ, 32, p, Word(0)); got != want {
		t.Errorf("fewer expected: %v, want %v", got.N, want.N)
	}
	if got := b.Cmp(ULT, 64, made, b.ZExt(32, 64, p)); got != False {
		t.Errorf("more expected: %v, want false", got.N)
	}
}
