package expr

import "testing"

// canon makes terms shortly, on a fresh Builder.
type canon struct{ b *Builder }

func (c canon) sym(name string, w int) Value { return c.b.Sym(c.b.NewSymbol(name, w, Local)) }
func (c canon) add(w int, x, y Value) Value  { return c.b.Bin(Add, w, x, y) }
func (c canon) sub(w int, x, y Value) Value  { return c.b.Bin(Sub, w, x, y) }
func (c canon) mul(w int, x, y Value) Value  { return c.b.Bin(Mul, w, x, y) }
func (c canon) and(w int, x, y Value) Value  { return c.b.Bin(And, w, x, y) }
func (c canon) or(w int, x, y Value) Value   { return c.b.Bin(Or, w, x, y) }
func (c canon) xor(w int, x, y Value) Value  { return c.b.Bin(Xor, w, x, y) }
func (c canon) shl(w int, x, y Value) Value  { return c.b.Bin(Shl, w, x, y) }
func (c canon) lshr(w int, x, y Value) Value { return c.b.Bin(LShr, w, x, y) }

// elem is the address p + 4·sext(i) of an int array's element.
func (c canon) elem(p, i Value) Value {
	return c.add(64, p, c.mul(64, c.b.SExt(32, 64, i), Word(4)))
}

func TestEqualMeaningsAreOneNode(t *testing.T) {
	const w = 32
	k := Word
	cases := []struct {
		name string
		pair func(c canon, x, y Value, p, q Value) (Value, Value) // x, y of 32 bits, p, q booleans
	}{
		{"a + 4 - a", func(c canon, x, y, p, q Value) (Value, Value) { return c.sub(w, c.add(w, x, k(4)), x), k(4) }},
		{"(x + y) - y", func(c canon, x, y, p, q Value) (Value, Value) { return c.sub(w, c.add(w, x, y), y), x }},
		{"x + x == 2x", func(c canon, x, y, p, q Value) (Value, Value) { return c.add(w, x, x), c.mul(w, x, k(2)) }},
		{"x << 3 == 8x", func(c canon, x, y, p, q Value) (Value, Value) { return c.shl(w, x, k(3)), c.mul(w, k(8), x) }},
		{"(x+1)*y", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.mul(w, c.add(w, x, k(1)), y), c.add(w, y, c.mul(w, y, x))
		}},
		{"~x + 1 == -x", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.add(w, c.b.BitNot(w, x), k(1)), c.b.Un(Neg, w, x)
		}},
		{"~(x - 1) == -x", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.BitNot(w, c.sub(w, x, k(1))), c.b.Un(Neg, w, x)
		}},
		{"x+4 == y+4", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.add(w, x, k(4)), c.add(w, y, k(4))), c.b.Cmp(EQ, w, y, x)
		}},
		{"x-y == 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.sub(w, x, y), k(0)), c.b.Cmp(EQ, w, x, y)
		}},
		{"y-x != 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(NE, w, c.sub(w, y, x), k(0)), c.b.Not(c.b.Cmp(EQ, w, x, y))
		}},
		{"x^y == 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.xor(w, x, y), k(0)), c.b.Cmp(EQ, w, x, y)
		}},
		{"3x == 12", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.mul(w, x, k(3)), k(12)), c.b.Cmp(EQ, w, x, k(4))
		}},
		{"2x == 5", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.mul(w, x, k(2)), k(5)), False
		}},
		{"&a[i+1] - &a[i]", func(c canon, x, y, p, q Value) (Value, Value) {
			b := c.sym("p", 64)
			i := c.sym("i", 64)
			return c.sub(64, c.add(64, b, c.mul(64, c.add(64, i, k(1)), k(4))), c.add(64, b, c.mul(64, i, k(4)))), k(4)
		}},
		{"&a[i] == &a[j] is i == j", func(c canon, x, y, p, q Value) (Value, Value) {
			b := c.sym("p", 64)
			return c.b.Cmp(EQ, 64, c.elem(b, x), c.elem(b, y)), c.b.Cmp(EQ, w, x, y)
		}},
		{"(&a[i] - &a[j]) / 4 is i - j", func(c canon, x, y, p, q Value) (Value, Value) {
			b := c.sym("p", 64)
			return c.b.Bin(SDiv, 64, c.sub(64, c.elem(b, x), c.elem(b, y)), k(4)), c.sub(64, c.b.SExt(w, 64, x), c.b.SExt(w, 64, y))
		}},
		{"&s[i].f == &s[j].g, 12 bytes each", func(c canon, x, y, p, q Value) (Value, Value) {
			s := c.sym("s", 64)
			f := c.add(64, s, c.mul(64, c.b.SExt(w, 64, x), k(12)))
			g := c.add(64, c.add(64, s, c.mul(64, c.b.SExt(w, 64, y), k(12))), k(8))
			return c.b.Cmp(EQ, 64, f, g), False
		}},
		{"&s[i].f == &s[j].f, 12 bytes each", func(c canon, x, y, p, q Value) (Value, Value) {
			s := c.sym("s", 64)
			f := c.add(64, s, c.mul(64, c.b.SExt(w, 64, x), k(12)))
			g := c.add(64, s, c.mul(64, c.b.SExt(w, 64, y), k(12)))
			return c.b.Cmp(EQ, 64, f, g), c.b.Cmp(EQ, w, x, y)
		}},
		{"x <= y is !(y < x)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SLE, w, x, y), c.b.Not(c.b.Cmp(SLT, w, y, x))
		}},
		{"x >= 5 is !(x <= 4)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SGE, w, x, k(5)), c.b.Not(c.b.Cmp(SLE, w, x, k(4)))
		}},
		{"5 > x is x <= 4", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SGT, w, k(5), x), c.b.Cmp(SLE, w, x, k(4))
		}},
		{"x <u 1 is x == 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(ULT, w, x, k(1)), c.b.Cmp(EQ, w, x, k(0))
		}},
		{"x >u 0 is x != 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(UGT, w, x, k(0)), c.b.Cmp(NE, w, x, k(0))
		}},
		{"x <u 2^31 is x >= 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(ULT, w, x, k(1<<31)), c.b.Cmp(SGE, w, x, k(0))
		}},
		{"sext(x) < sext(y)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SLT, 64, c.b.SExt(w, 64, x), c.b.SExt(w, 64, y)), c.b.Cmp(SLT, w, x, y)
		}},
		{"sext(x) < 100", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SLT, 64, c.b.SExt(w, 64, x), k(100)), c.b.Cmp(SLT, w, x, k(100))
		}},
		{"zext(x) slt zext(y)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SLT, 64, c.b.ZExt(w, 64, x), c.b.ZExt(w, 64, y)), c.b.Cmp(ULT, w, x, y)
		}},
		{"zext(x) == 2^40", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, 64, c.b.ZExt(w, 64, x), k(1<<40)), False
		}},
		{"zext(p) != 0 is p", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(NE, w, c.b.ZExt(1, w, p), k(0)), p
		}},
		{"(p ? 1 : 0) == 1", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.b.Ite(w, p, k(1), k(0)), k(1)), p
		}},
		{"(p ? 3 : 7) == 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.b.Ite(w, p, k(3), k(7)), k(7)), c.b.Not(p)
		}},
		{"(p ? x : 7) == 8", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.b.Ite(w, p, x, k(7)), k(8)), c.b.And1(p, c.b.Cmp(EQ, w, x, k(8)))
		}},
		{"p ? x : x", func(c canon, x, y, p, q Value) (Value, Value) { return c.b.Ite(w, p, x, x), x }},
		{"!p ? x : y", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Ite(w, c.b.Not(p), x, y), c.b.Ite(w, p, y, x)
		}},
		{"p ? (p ? x : y) : y", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Ite(w, p, c.b.Ite(w, p, x, y), y), c.b.Ite(w, p, x, y)
		}},
		{"p ? x : (q ? x : y)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Ite(w, p, x, c.b.Ite(w, q, x, y)), c.b.Ite(w, c.b.Or1(p, q), x, y)
		}},
		{"p && (p || q)", func(c canon, x, y, p, q Value) (Value, Value) { return c.b.And1(p, c.b.Or1(p, q)), p }},
		{"p && (!p || q)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(p, c.b.Or1(c.b.Not(p), q)), c.b.And1(q, p)
		}},
		{"p && q && !p", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.And1(p, q), c.b.Not(p)), False
		}},
		{"(p && q) || !(p && q)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Or1(c.b.And1(p, q), c.b.Not(c.b.And1(p, q))), True
		}},
		{"!(p && q)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Not(c.b.And1(p, q)), c.b.Or1(c.b.Not(p), c.b.Not(q))
		}},
		{"x < 5 && !(x < 5)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.Cmp(SLT, w, x, k(5)), c.b.Cmp(SGE, w, x, k(5))), False
		}},
		{"x < 5 && x < 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.Cmp(SLT, w, x, k(5)), c.b.Cmp(SLT, w, x, k(7))), c.b.Cmp(SLT, w, x, k(5))
		}},
		{"x < 5 || x < 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Or1(c.b.Cmp(SLT, w, x, k(5)), c.b.Cmp(SLT, w, x, k(7))), c.b.Cmp(SLT, w, x, k(7))
		}},
		{"x < 5 && x > 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.Cmp(SLT, w, x, k(5)), c.b.Cmp(SGT, w, x, k(7))), False
		}},
		{"x < 9 || x > 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Or1(c.b.Cmp(SLT, w, x, k(9)), c.b.Cmp(SGT, w, x, k(7))), True
		}},
		{"x <= 5 && x >= 5", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.Cmp(SLE, w, x, k(5)), c.b.Cmp(SGE, w, x, k(5))), c.b.Cmp(EQ, w, x, k(5))
		}},
		{"x < 5 || x > 5", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Or1(c.b.Cmp(SLT, w, x, k(5)), c.b.Cmp(SGT, w, x, k(5))), c.b.Cmp(NE, w, x, k(5))
		}},
		{"x == 3 && x != 4", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.Cmp(EQ, w, x, k(3)), c.b.Cmp(NE, w, x, k(4))), c.b.Cmp(EQ, w, x, k(3))
		}},
		{"x == 3 && x == 4", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.And1(c.b.Cmp(EQ, w, x, k(3)), c.b.Cmp(EQ, w, x, k(4))), False
		}},
		{"min(x, 9) < 10", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(SLT, w, c.b.Ite(w, c.b.Cmp(SLT, w, x, k(9)), x, k(9)), k(10)), True
		}},
		{"(p ? x : 1) == (p ? y : 1)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.b.Ite(w, p, x, k(1)), c.b.Ite(w, p, y, k(1))), c.b.Or1(c.b.Not(p), c.b.Cmp(EQ, w, x, y))
		}},
		{"x & x", func(c canon, x, y, p, q Value) (Value, Value) { return c.and(w, x, x), x }},
		{"x & ~x", func(c canon, x, y, p, q Value) (Value, Value) { return c.and(w, x, c.b.BitNot(w, x)), k(0) }},
		{"x & 0xff is zext(trunc)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.and(w, x, k(0xff)), c.b.ZExt(8, w, c.b.Trunc(w, 8, x))
		}},
		{"(x >> 8) << 8 is x & ~0xff", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.shl(w, c.lshr(w, x, k(8)), k(8)), c.and(w, x, k(0xffffff00))
		}},
		{"(x & ~7) & 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.and(w, c.and(w, x, k(0xfffffff8)), k(7)), k(0)
		}},
		{"((8x) | 1) & 7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.and(w, c.or(w, c.mul(w, x, k(8)), k(1)), k(7)), k(1)
		}},
		{"((8x) | 1) & ~7", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.and(w, c.or(w, c.mul(w, x, k(8)), k(1)), k(0xfffffff8)), c.mul(w, x, k(8))
		}},
		{"(8x) | 1 is 8x + 1", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.or(w, c.mul(w, x, k(8)), k(1)), c.add(w, c.mul(w, x, k(8)), k(1))
		}},
		{"bytes of x put together", func(c canon, x, y, p, q Value) (Value, Value) {
			v := k(0)
			for i := range uint64(4) {
				v = c.or(w, v, c.shl(w, c.and(w, c.lshr(w, x, k(8*i)), k(0xff)), k(8*i)))
			}
			return v, x
		}},
		{"bytes of x+1 concatenated", func(c canon, x, y, p, q Value) (Value, Value) {
			s := c.add(w, x, k(1))
			v := c.b.Extract(w, s, 0, 8)
			for i := 8; i < 32; i += 8 {
				v = c.b.Concat(8, c.b.Extract(w, s, i, 8), i, v)
			}
			return v, s
		}},
		{"bswap(bswap(x))", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Un(BSwap, w, c.b.Un(BSwap, w, x)), x
		}},
		{"bitreverse(bitreverse(x))", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Un(BitReverse, w, c.b.Un(BitReverse, w, x)), x
		}},
		{"(int)(long)x", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Trunc(64, w, c.b.SExt(w, 64, x)), x
		}},
		{"(int)((long)x + 1)", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Trunc(64, w, c.add(64, c.b.SExt(w, 64, x), k(1))), c.add(w, x, k(1))
		}},
		{"(long)((char)x + 1)", func(c canon, x, y, p, q Value) (Value, Value) {
			ch := c.b.Trunc(w, 8, x)
			return c.b.SExt(w, 64, c.add(w, c.b.SExt(8, w, ch), k(1))), c.add(64, c.b.SExt(8, 64, ch), k(1))
		}},
		{"x udiv 8 * 8", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.mul(w, c.b.Bin(UDiv, w, x, k(8)), k(8)), c.and(w, x, k(0xfffffff8))
		}},
		{"x urem 16", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Bin(URem, w, x, k(16)), c.and(w, x, k(15))
		}},
		{"(x & 15) < 16", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(ULT, w, c.and(w, x, k(15)), k(16)), True
		}},
		{"(x & 15) + 1 < 5 is (x & 15) < 4", func(c canon, x, y, p, q Value) (Value, Value) {
			m := c.and(w, x, k(15))
			return c.b.Cmp(SLT, w, c.add(w, m, k(1)), k(5)), c.b.Cmp(ULT, w, m, k(4))
		}},
		{"4(x & 15) < 40 is (x & 15) < 10", func(c canon, x, y, p, q Value) (Value, Value) {
			m := c.and(w, x, k(15))
			return c.b.Cmp(ULT, w, c.mul(w, m, k(4)), k(40)), c.b.Cmp(ULT, w, m, k(10))
		}},
		{"i+1 <= 7 for a byte i", func(c canon, x, y, p, q Value) (Value, Value) {
			i := c.b.ZExt(8, 64, c.b.Trunc(w, 8, x))
			return c.b.Cmp(ULE, 64, c.add(64, i, k(1)), k(7)), c.b.Cmp(ULT, 64, i, k(7))
		}},
		{"x + (p ? 1 : 0) - x", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.sub(w, c.add(w, x, c.b.ZExt(1, w, p)), x), c.b.ZExt(1, w, p)
		}},
		{"-(zext p) is sext p", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Un(Neg, w, c.b.ZExt(1, w, p)), c.b.SExt(1, w, p)
		}},
		{"x ^ -1 is ~x", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.xor(w, x, k(mask(w))), c.b.BitNot(w, x)
		}},
		{"x ^ y ^ x", func(c canon, x, y, p, q Value) (Value, Value) { return c.xor(w, c.xor(w, x, y), x), y }},
		{"~x ^ y", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.xor(w, c.b.BitNot(w, x), y), c.b.BitNot(w, c.xor(w, x, y))
		}},
		{"x | y == 0", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, w, c.or(w, x, y), k(0)), c.b.And1(c.b.Cmp(EQ, w, y, k(0)), c.b.Cmp(EQ, w, x, k(0)))
		}},
		{"p == q", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Cmp(EQ, 1, p, q), c.b.Not(c.b.Cmp(NE, 1, q, p))
		}},
		{"fneg(fneg(x))", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.FUn(FNeg, w, c.b.FUn(FNeg, w, x)), x
		}},
		{"!(f <= g) is unordered or f > g", func(c canon, x, y, p, q Value) (Value, Value) {
			return c.b.Not(c.b.FCmp(5, w, x, y)), c.b.FCmp(12, w, y, x)
		}},
	}
	for _, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			c := canon{NewBuilder(64)}
			got, want := tc.pair(c, c.sym("x", w), c.sym("y", w), c.sym("p", 1), c.sym("q", 1))
			if got != want {
				t.Errorf("got %s, want %s", Format(got, w), Format(want, w))
			}
		})
	}
}
