package expr

import (
	"math/rand"
	"testing"

	"pgregory.net/rapid"
)

// TestArraysAgreeWithAByteMap writes and reads at p + offset, q + offset and constant places, and keeps
// a Go map of bytes for one choice of p and q beside it.
func TestArraysAgreeWithAByteMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := NewBuilder(64)
		p, q := b.NewSymbol("p", 64, Input), b.NewSymbol("q", 64, Input)
		m := NewModel()
		at := map[int]uint64{0: 0, 1: rapid.Uint64Range(0, 20).Draw(t, "p"), 2: -rapid.Uint64Range(0, 20).Draw(t, "q")}
		m.Set(p, at[1])
		m.Set(q, at[2])
		base := []Value{Word(0), b.Sym(p), b.Sym(q)}
		root := b.SymArray("a", Heap)
		m.SetRest(root.Symbol(), 0x5a)
		array, twin := root, map[uint64]byte{}
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			k, off := rapid.IntRange(0, 2).Draw(t, "base"), rapid.Uint64Range(0, 12).Draw(t, "off")
			n := rapid.SampledFrom([]int{1, 2, 4, 8}).Draw(t, "n")
			idx, place := b.Bin(Add, 64, base[k], Word(off)), at[k]+off
			if rapid.Bool().Draw(t, "write") {
				v := rapid.Uint64().Draw(t, "v") & mask(8*n)
				array = b.Store(array, idx, Word(v), n)
				for i := range n {
					twin[place+uint64(i)] = byte(v >> (8 * i))
				}
				continue
			}
			want := uint64(0)
			for i := n - 1; i >= 0; i-- {
				c, ok := twin[place+uint64(i)]
				if !ok {
					c = 0x5a
				}
				want = want<<8 | uint64(c)
			}
			v := b.Read(array, idx, n)
			if got, _ := m.Eval(v, 8*n); got != want {
				t.Fatalf("%s with p = %d, q = %d is %#x, not %#x", Format(v, 8*n), at[1], int64(at[2]), got, want)
			}
		}
	})
}

func TestReadsThroughStores(t *testing.T) {
	b := NewBuilder(64)
	a := b.SymArray("a", Heap)
	c := canon{b}
	i, j, x := c.sym("i", 64), c.sym("j", 64), c.sym("x", 32)
	four := func(v Value) Value { return c.mul(64, v, Word(4)) }
	s := b.Store(a, four(i), x, 4)
	cases := []struct {
		name      string
		got, want Value
	}{
		{"same place", b.Read(s, four(i), 4), x},
		{"second byte", b.Read(s, c.add(64, four(i), Word(1)), 1), b.Extract(32, x, 8, 8)},
		{"next element", b.Read(s, c.add(64, four(i), Word(4)), 4), b.Read(a, four(c.add(64, i, Word(1))), 4)},
		{"another element", b.Read(s, four(j), 4), b.Ite(32, c.b.Cmp(EQ, 64, four(i), four(j)), x, b.Read(a, four(j), 4))},
		{"between elements by alignment", b.Read(b.Store(a, four(i), Word(7), 2), c.add(64, four(j), Word(2)), 2), b.Read(a, c.add(64, four(j), Word(2)), 2)},
		{"half overlap", b.Read(s, c.add(64, four(i), Word(2)), 4),
			b.Concat(16, b.Read(a, c.add(64, four(i), Word(4)), 2), 16, b.Extract(32, x, 16, 16))},
		{"bytes meet again", b.Concat(8, b.Read(a, c.add(64, i, Word(1)), 1), 8, b.Read(a, i, 1)), b.Read(a, i, 2)},
		{"byte of a word", b.Extract(32, b.Read(a, i, 4), 16, 8), b.Read(a, c.add(64, i, Word(2)), 1)},
		{"fields of structures of 24 bytes", b.Read(b.Store(a, c.mul(64, b.SExt(32, 64, x), Word(24)), Word(1), 4), c.add(64, c.mul(64, b.ZExt(32, 64, c.sym("y", 32)), Word(24)), Word(8)), 8),
			b.Read(a, c.add(64, c.mul(64, b.ZExt(32, 64, c.sym("y", 32)), Word(24)), Word(8)), 8)},
		{"by range", b.Read(b.Store(a, b.ZExt(8, 64, c.sym("k", 8)), Word(1), 1), Word(300), 1), b.Read(a, Word(300), 1)},
	}
	for _, tc := range cases {
		if tc.got != tc.want {
			t.Errorf("%s: %s, not %s", tc.name, Format(tc.got, 32), Format(tc.want, 32))
		}
	}
}

func TestStoresAreCanonical(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	a, p := b.SymArray("a", Heap), c.sym("p", 64)
	at := func(off uint64) Value { return c.add(64, p, Word(off)) }
	chain := func(order []int) *Array {
		s := a
		for _, i := range order {
			s = b.Store(s, at(uint64(4*i)), Word(uint64(i)), 4)
		}
		return s
	}
	want := chain([]int{0, 1, 2, 3, 4, 5, 6, 7})
	for seed := range int64(20) {
		if got := chain(rand.New(rand.NewSource(seed)).Perm(8)); got != want {
			t.Fatalf("the order of stores to different places matters: %v, %v", got, want)
		}
	}
	if got := b.Store(b.Store(want, at(8), Word(99), 4), at(8), Word(2), 4); got != want {
		t.Errorf("an overwritten store stays: %v", got)
	}
	if got := b.Store(want, at(40), b.Read(want, at(40), 2), 2); got != want {
		t.Errorf("storing what is there changes the array: %v", got)
	}
}

func TestConstantArrays(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	a := b.ConstArray([]byte{10, 20, 30, 40}, 0)
	if got := b.Read(a, Word(1), 4); got != Word(0x00281e14) {
		t.Errorf("read at 1 is %#x", got.W)
	}
	if got := b.Store(a, Word(2), Word(0x2807), 2); got != b.ConstArray([]byte{10, 20, 7, 40}, 0) {
		t.Errorf("store of constants gives %v", got)
	}
	i := b.ZExt(2, 64, c.sym("i", 2))
	v := b.Read(a, i, 1)
	if lo, hi := v.N.Range(); lo != 10 || hi != 40 {
		t.Errorf("a[i] lies in %d … %d", lo, hi)
	}
	if got := b.Cmp(ULT, 8, v, Word(41)); got != True {
		t.Errorf("a[i] < 41 is %s", Format(got, 1))
	}
	if got := b.Read(b.ConstArray(nil, 3), c.sym("j", 64), 2); got != Word(0x0303) {
		t.Errorf("a read of a constant fill is %s", Format(got, 16))
	}
	p := c.sym("p", 1)
	if b.IteArray(p, a, a) != a || b.IteArray(b.Not(p), a, b.ConstArray(nil, 0)) != b.IteArray(p, b.ConstArray(nil, 0), a) {
		t.Error("choices of arrays are not canonical")
	}
	if got := b.Read(b.IteArray(p, a, b.ConstArray(nil, 1)), Word(0), 1); got != b.Ite(8, p, Word(10), Word(1)) {
		t.Errorf("a read of a choice is %s", Format(got, 8))
	}
}
