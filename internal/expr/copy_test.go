package expr

import (
	"fmt"
	"math/rand"
	"testing"

	"midway/internal/long"
)

// ranges draws chains of copies, fills and stores on two small buffers, at symbolic and at constant places, and keeps
// beside them what a byte array does for each assignment.
type ranges struct {
	b      *Builder
	r      *rand.Rand
	syms   []Value // 8 bits each, extended
	arrays []*Array
	models []*Model
	twins  [][][]byte // by model, by array
}

const (
	twinBytes = 128 // no index that is drawn is larger
	most      = 1 << 40
)

func newRanges(seed int64) *ranges {
	x := &ranges{b: NewBuilder(64), r: rand.New(rand.NewSource(seed))}
	for _, name := range []string{"i", "j", "n", "m"} {
		x.syms = append(x.syms, x.b.ZExt(8, 64, x.b.Sym(x.b.NewSymbol(name, 8, Input))))
	}
	for k := range 2 {
		x.arrays = append(x.arrays, x.b.SymArray(fmt.Sprint("a", k), Heap))
	}
	for range 24 {
		m := NewModel()
		for _, s := range x.syms {
			m.Set(Symbols(s.N)[0], uint64(x.r.Intn(7)))
		}
		var twin [][]byte
		for _, a := range x.arrays {
			data := make([]byte, twinBytes)
			for i := range data {
				data[i] = byte(x.r.Intn(256))
				m.SetByte(a.Symbol(), uint64(i), data[i])
			}
			twin = append(twin, data)
		}
		x.models, x.twins = append(x.models, m), append(x.twins, twin)
	}
	return x
}

// number is a small number: of bytes, or where something lies.
func (x *ranges) number() Value {
	s := x.syms[x.r.Intn(len(x.syms))]
	switch x.r.Intn(6) {
	case 0:
		return Word(uint64(x.r.Intn(9)))
	case 1:
		return x.b.Bin(Add, 64, s, Word(uint64(x.r.Intn(4))))
	case 2:
		return x.b.Bin(Mul, 64, s, Word([]uint64{2, 4, 8, 6}[x.r.Intn(4)])) // at most 48
	case 3:
		return x.b.Bin(Add, 64, s, x.syms[x.r.Intn(len(x.syms))])
	case 4:
		return x.b.Ite(64, x.b.Cmp(ULT, 64, s, Word(3)), s, Word(0)) // under a condition
	}
	return s
}

// step writes something; what lies behind a twin is written by no index that is drawn.
func (x *ranges) step() {
	k, src := x.r.Intn(len(x.arrays)), x.r.Intn(len(x.arrays))
	to, from, n := x.number(), x.number(), x.number()
	kind, before := x.r.Intn(4), x.arrays[src]
	value, bytes := Word(uint64(x.r.Intn(256))), 1
	if x.r.Intn(2) == 0 {
		value = x.b.Read(before, from, 1)
	}
	switch kind {
	case 0:
		bytes = 1 << x.r.Intn(4)
		value = x.b.Read(before, from, bytes)
		x.arrays[k] = x.b.Store(x.arrays[k], to, value, bytes)
	case 1:
		x.arrays[k] = x.b.Fill(x.arrays[k], to, value, n, most)
	default:
		x.arrays[k] = x.b.Copy(x.arrays[k], to, before, from, n, most)
	}
	for i, m := range x.models {
		at, start, length := value64(m, to), value64(m, from), value64(m, n)
		twin, old := x.twins[i][k], append([]byte(nil), x.twins[i][src]...)
		for d := uint64(0); d < twinBytes; d++ {
			switch {
			case at+d >= twinBytes || kind == 0 && d >= uint64(bytes) || kind != 0 && d >= length:
			case kind == 1:
				twin[at+d] = byte(value64(m, value))
			case start+d < twinBytes:
				twin[at+d] = old[start+d]
			}
		}
	}
}

func value64(m *Model, v Value) uint64 {
	w, _ := m.Eval(v, 64)
	return w
}

// TestRangesAgreeWithBytes reads 1 to 8 bytes at symbolic and constant places of chains of copies and fills.
func TestRangesAgreeWithBytes(t *testing.T) {
	long.Test(t)
	nodes, reads := 0, 0
	for seed := range int64(1500) {
		x := newRanges(seed)
		for range 1 + x.r.Intn(5) {
			x.step()
		}
		if err := x.b.Check(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for range 12 {
			k, n, idx := x.r.Intn(len(x.arrays)), 1+x.r.Intn(8), x.number()
			v := x.b.Read(x.arrays[k], idx, n)
			if v.N != nil && v.N.op == OpRead && v.N.kids[0].ranged() {
				nodes++
			}
			for i, m := range x.models {
				at := value64(m, idx)
				if at+uint64(n) > twinBytes-8 {
					continue
				}
				want := uint64(0)
				for j := n - 1; j >= 0; j-- {
					want = want<<8 | uint64(x.twins[i][k][at+uint64(j)])
				}
				reads++
				if got, _ := m.Eval(v, 8*n); got != want {
					t.Fatalf("seed %d: %d bytes at %s of %v are %#x, not %#x, in\n%s", seed, n, Format(idx, 64), x.arrays[k], got, want, m)
				}
			}
		}
	}
	if nodes < 1000 || reads < 100000 {
		t.Errorf("%d reads stayed over a range, %d were compared: too few to show anything", nodes, reads)
	}
}

// TestRangesAreResolved: what is known of places and lengths decides a read when it is made, and keeps chains short.
func TestRangesAreResolved(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	dst, src := b.SymArray("dst", Heap), b.SymArray("src", Heap)
	n, i := c.sym("n", 64), c.sym("i", 64)
	small := b.ZExt(3, 64, c.sym("k", 3)) // at most 7
	copied := b.Copy(dst, Word(16), src, Word(100), n, most)
	bounded := b.Copy(dst, Word(16), src, Word(100), c.add(64, small, Word(4)), most)
	words := b.Copy(dst, Word(16), src, Word(0), c.mul(64, small, Word(8)), most)
	moved := b.Copy(dst, i, src, Word(0), n, most)
	in, behind := b.Cmp(ULT, 64, Word(4), n), c.add(64, c.add(64, i, small), Word(1))
	cases := []struct {
		name      string
		got, want Value
	}{
		{"a byte in question", b.Read(copied, Word(20), 1), b.Ite(8, in, b.Read(src, Word(104), 1), b.Read(dst, Word(20), 1))},
		{"before a range", b.Read(copied, Word(8), 8), b.Read(dst, Word(8), 8)},
		{"behind a range", b.Read(bounded, Word(27), 4), b.Read(dst, Word(27), 4)},
		{"inside a range", b.Read(bounded, Word(16), 4), b.Read(src, Word(100), 4)},
		{"aligned words", b.Read(words, Word(32), 8), b.Ite(64, b.Cmp(ULT, 64, Word(16), c.mul(64, small, Word(8))), b.Read(src, Word(16), 8), b.Read(dst, Word(32), 8))},
		{"just behind", b.Read(b.Fill(dst, i, Word(0), c.add(64, small, Word(1)), most), behind, 2), b.Read(dst, behind, 2)},
		{"the last byte", b.Read(b.Fill(dst, i, Word(7), c.add(64, small, Word(1)), most), c.add(64, i, small), 1), Word(7)},
		{"moved by an unknown distance", b.Read(moved, c.add(64, i, Word(2)), 1), b.Ite(8, b.Cmp(ULT, 64, Word(2), n), b.Read(src, Word(2), 1), b.Read(dst, c.add(64, i, Word(2)), 1))},
		{"a word of a fill", b.Read(b.Fill(dst, Word(0), Word(0xab), c.add(64, small, Word(4)), most), Word(0), 4), Word(0xabababab)},
	}
	for _, tc := range cases {
		if tc.got != tc.want {
			t.Errorf("%s: %s, not %s", tc.name, Format(tc.got, 64), Format(tc.want, 64))
		}
	}
	arrays := []struct {
		name      string
		got, want *Array
	}{
		{"no bytes", b.Copy(dst, i, src, i, Word(0), most), dst},
		{"onto itself", b.Copy(dst, i, dst, i, n, most), dst},
		{"a known word", b.Copy(dst, i, src, Word(3), Word(4), most), b.Store(dst, i, b.Read(src, Word(3), 4), 4)},
		{"a copy of a copy", b.Copy(dst, Word(0), b.Copy(b.SymArray("between", Heap), i, src, Word(9), n, most), i, n, most), b.Copy(dst, Word(0), src, Word(9), n, most)},
		{"a copy of what lies elsewhere", b.Copy(dst, Word(0), bounded, Word(27), n, most), b.Copy(dst, Word(0), bounded, Word(27), n, most)},
		{"a copy of a part that lies elsewhere", b.Copy(b.SymArray("other", Heap), i, bounded, Word(0), small, most), b.Copy(b.SymArray("other", Heap), i, dst, Word(0), small, most)},
		{"what is overwritten", b.Copy(copied, Word(16), b.SymArray("other", Heap), i, n, most), b.Copy(dst, Word(16), b.SymArray("other", Heap), i, n, most)},
		{"a fill that is overwritten", b.Fill(b.Fill(dst, i, Word(1), n, most), i, Word(2), n, most), b.Fill(dst, i, Word(2), n, most)},
		{"a copy of a fill", b.Copy(dst, i, b.Fill(src, Word(5), Word(1), n, most), Word(5), n, most), b.Fill(dst, i, Word(1), n, most)},
		{"a copy of zeros", b.Copy(dst, i, b.ConstArray(nil, 0), n, n, most), b.Fill(dst, i, Word(0), n, most)},
	}
	for _, tc := range arrays {
		if tc.got != tc.want {
			t.Errorf("%s: %v, not %v", tc.name, tc.got, tc.want)
		}
	}
	if got := b.Read(copied, Word(20), 4); got.N == nil || got.N.op != OpRead || got.N.kids[0] != copied {
		t.Errorf("a word that may be a mixture is %v", got)
	}
}

// TestChainsOfMoves: moves within one buffer have the buffer twice each, before and as source; what is read through
// many of them is not looked at twice as often with each.
func TestChainsOfMoves(t *testing.T) {
	b := NewBuilder(64)
	a := b.SymArray("a", Unset)
	for k := range 40 {
		n := b.Sym(b.NewSymbol(fmt.Sprint("n", k), 64, Input))
		a = b.Copy(a, Word(uint64(k%2)), a, Word(uint64(1-k%2)), n, 1<<20)
	}
	for _, n := range []int{1, 4} {
		b.Undefined(b.Read(a, Word(3), n))
	}
	if b.Len() > 100000 {
		t.Errorf("%d nodes", b.Len())
	}
	m := NewModel()
	for i := range uint64(100) {
		m.SetByte(b.SymArray("a", Unset).Symbol(), i, byte(i))
	}
	if got, _ := m.Eval(b.Read(a, Word(3), 1), 8); got != 3 {
		t.Errorf("nothing is moved, and byte 3 is %d", got)
	}
}
