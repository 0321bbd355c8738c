package expr

import "testing"

func TestText(t *testing.T) {
	b := NewBuilder(64)
	c := canon{b}
	i, n := c.sym("t1.i", 32), c.sym("nworkers", 32)
	p, q := c.sym("done", 1), c.sym("full", 1)
	a := b.SymArray("node@a", Heap)
	k := Word
	cases := []struct {
		want string
		got  Value
	}{
		{"t1.i < nworkers", b.Cmp(SLT, 32, i, n)},
		{"t1.i <= nworkers", b.Cmp(SLE, 32, i, n)},
		{"t1.i + 4 < nworkers", b.Cmp(SLT, 32, c.add(32, i, k(4)), n)},
		{"t1.i >= 5", b.Cmp(SGE, 32, i, k(5))},
		{"t1.i < 10", b.Cmp(SLE, 32, i, k(9))},
		{"t1.i >= 10", b.Cmp(SGT, 32, i, k(9))},
		{"t1.i <u nworkers", b.Cmp(ULT, 32, i, n)},
		{"t1.i <=u nworkers", b.Cmp(ULE, 32, i, n)},
		{"t1.i == -1", b.Cmp(EQ, 32, i, k(mask(32)))},
		{"t1.i != nworkers", b.Cmp(NE, 32, i, n)},
		{"t1.i < -7", b.Cmp(SLT, 32, i, k(mask(32)-6))},
		{"t1.i - nworkers - 1", c.sub(32, c.sub(32, i, n), k(1))},
		{"2 * t1.i - 3 * nworkers", c.sub(32, c.mul(32, i, k(2)), c.mul(32, n, k(3)))},
		{"-t1.i", b.Un(Neg, 32, i)},
		{"~t1.i", b.BitNot(32, i)},
		{"(t1.i + 1) * (t1.i + nworkers)", c.mul(32, c.add(32, i, k(1)), c.add(32, i, n))},
		{"done && !full", b.And1(p, b.Not(q))},
		{"done && (full || t1.i == 0)", b.And1(p, b.Or1(q, b.Cmp(EQ, 32, i, k(0))))},
		{"done ? t1.i : nworkers", b.Ite(32, p, i, n)},
		{"(done ? t1.i : nworkers) + 1", c.add(32, b.Ite(32, p, i, n), k(1))},
		{"node@a[8:4]", b.Read(a, k(8), 4)},
		{"node@a[4 * t1.i:4] == 0", b.Cmp(EQ, 32, b.Read(a, c.mul(64, b.SExt(32, 64, i), k(4)), 4), k(0))},
		{"(t1.i & 0x4) != 0", b.Cmp(NE, 32, c.and(32, i, k(4)), k(0))},
		{"(u8)t1.i == 7", b.Cmp(EQ, 32, c.and(32, i, k(0xff)), k(7))},
		{"t1.i & 0xff", c.and(32, i, k(0xff))},
		{"t1.i & 0xf0", c.and(32, i, k(0xf0))},
		{"t1.i >> 4", b.Bin(AShr, 32, i, k(4))},
		{"t1.i >>u 4", c.lshr(32, i, k(4))},
		{"t1.i & nworkers", c.and(32, i, n)},
		{"t1.i % 3", b.Bin(SRem, 32, i, k(3))},
		{"t1.i / nworkers", b.Bin(SDiv, 32, i, n)},
		{"1 << t1.i", b.Bin(Shl, 32, k(1), i)},
		{"t1.i +. nworkers", b.FBin(FAdd, 32, i, n)},
		{"7", k(7)},
	}
	for _, tc := range cases {
		if got := Format(tc.got, 32); got != tc.want {
			t.Errorf("%q, want %q", got, tc.want)
		}
	}
}
