package expr

import (
	"testing"
	"time"
)

// TestSharedTermsStayLinear builds terms in which every level mentions the one below twice: work that
// walked them as trees would not end.
func TestSharedTermsStayLinear(t *testing.T) {
	start := time.Now()
	b := NewBuilder(64)
	c := canon{b}
	cases := []struct {
		name string
		w    int
		step func(h Value, i int) Value
	}{
		{"mixing", 64, func(h Value, i int) Value {
			h = c.xor(64, h, c.lshr(64, h, Word(7)))
			return c.add(64, c.mul(64, h, Word(31)), c.shl(64, h, Word(3)))
		}},
		{"products", 32, func(h Value, i int) Value { return c.add(32, c.mul(32, h, h), Word(uint64(i))) }},
		{"masks", 32, func(h Value, i int) Value {
			return c.or(32, c.and(32, h, Word(0x0f0f0f0f)), c.and(32, c.shl(32, h, Word(4)), Word(0xf0f0f0f0)))
		}},
		{"choices", 32, func(h Value, i int) Value {
			return b.Ite(32, b.Cmp(SLT, 32, h, Word(uint64(i))), c.add(32, h, Word(1)), c.xor(32, h, Word(uint64(5*i))))
		}},
		{"choices of parts", 32, func(h Value, i int) Value {
			return b.Ite(32, b.Cmp(SLT, 32, h, Word(uint64(i))), b.ZExt(16, 32, b.Trunc(32, 16, h)), b.SExt(8, 32, b.Extract(32, h, 3, 8)))
		}},
		{"logic", 1, func(h Value, i int) Value {
			x, y := c.sym("x", 32), c.sym("y", 32)
			p, q := b.Cmp(SLT, 32, x, c.add(32, y, Word(uint64(i)))), b.Cmp(ULT, 32, y, c.add(32, x, Word(uint64(i))))
			return b.Or1(b.And1(h, p), b.And1(b.Not(h), q))
		}},
		{"flags", 1, func(h Value, i int) Value {
			return b.Cmp(EQ, 32, c.add(32, b.ZExt(1, 32, h), b.Ite(32, h, c.sym("x", 32), c.sym("y", 32))), Word(uint64(i)))
		}},
	}
	p := []Value{c.sym("u", 32), c.sym("v", 32), c.sym("s", 8), c.sym("r", 8)}
	for i := range 200 {
		cond := b.Cmp(SLT, 32, c.sym("x", 32), c.mul(32, c.sym("y", 32), Word(uint64(i))))
		p[0], p[1] = b.Ite(32, cond, c.add(32, p[0], Word(1)), p[0]), b.Ite(32, cond, c.add(32, p[1], Word(1)), p[1])
		p[2], p[3] = b.Ite(8, cond, b.BitNot(8, p[2]), c.add(8, p[2], Word(1))), b.Ite(8, cond, b.BitNot(8, p[3]), c.add(8, p[3], Word(1)))
	}
	b.Cmp(EQ, 32, p[0], p[1])
	b.Concat(8, p[2], 8, p[3])
	for _, tc := range cases {
		before := b.Len()
		h := c.sym("h", tc.w)
		for i := range 200 {
			h = tc.step(h, i+3)
		}
		v := h
		if tc.w > 1 {
			v = b.Cmp(EQ, 8, b.Trunc(tc.w, 8, b.Extract(tc.w, h, 1, tc.w-1)), Word(3))
			v = b.Or1(v, b.Cmp(ULT, tc.w, h, b.BitNot(tc.w, h)))
		}
		v = b.Not(v)
		m := NewModel()
		m.Set(c.sym("h", tc.w).N.Symbol(), 1)
		if v.N != nil {
			m.Eval(v, 1)
			Symbols(v.N)
			_ = v.N.String()
			b.Subst(v, map[*Node]Value{c.sym("h", tc.w).N: c.sym("g", tc.w)})
		}
		if made := b.Len() - before; made > 60000 {
			t.Errorf("%s: %d nodes for 200 steps", tc.name, made)
		}
		t.Logf("%s: %d nodes, %v", tc.name, b.Len()-before, time.Since(start))
	}
}
