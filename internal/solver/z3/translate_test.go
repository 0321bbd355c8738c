package z3

import (
	"math/rand/v2"
	"testing"

	"midway/internal/expr"
	"midway/internal/long"
)

// exact checks that under an assignment of the symbols Z3 gives a term the value that direct
// evaluation gives it, and no other.
func exact(t *testing.T, b *expr.Builder, s *Session, m *expr.Model, n *expr.Node) {
	t.Helper()
	w := n.Width()
	fixed := []*expr.Node{}
	for _, sym := range expr.Symbols(n) {
		if sym.Width == 0 {
			root := b.SymArray(sym.Name, sym.Origin)
			for i := range uint64(32) {
				byteIs := b.Cmp(expr.EQ, 8, b.Read(root, expr.Word(i), 1), expr.Word(uint64(m.Byte(sym, i))))
				fixed = append(fixed, byteIs.N)
			}
			continue
		}
		fixed = append(fixed, b.Cmp(expr.EQ, sym.Width, b.Sym(sym), expr.Word(m.Word(sym))).N)
	}
	word, hi := m.Eval(n.Value(), w)
	equal := b.Cmp(expr.EQ, w, n.Value(), b.Wide(w, hi, word))
	for _, want := range []struct {
		condition expr.Value
		answer    Answer
	}{{equal, Sat}, {b.Not(equal), Unsat}} {
		if want.condition.N == nil {
			t.Fatalf("%v of %d bits is decided by the constructors: %v, value %d %d", n, w, want.condition, word, hi)
		}
		if got, _ := s.Check(append(fixed[:len(fixed):len(fixed)], want.condition.N)); got != want.answer {
			t.Fatalf("%v is %#x %#x under\n%v%v is %v, want %v", n, hi, word, m, want.condition.N, got, want.answer)
		}
	}
	if c := s.Counters(); c != (Counters{}) {
		t.Fatalf("%v: counters %+v", n, c)
	}
}

// corner picks a word of w bits, often at a corner of the range.
func corner(r *rand.Rand, w int) uint64 {
	all := ^uint64(0) >> (64 - w)
	switch r.IntN(4) {
	case 0:
		return []uint64{0, 1, all, all >> 1, all>>1 + 1}[r.IntN(5)] & all
	case 1:
		return r.Uint64N(17) & all
	}
	return r.Uint64() & all
}

func TestEveryOperationIsExact(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, w := range []int{1, 7, 8, 32, 64} {
		b := expr.NewBuilder(64)
		s := NewSession(b, Options{})
		x, y := b.NewSymbol("x", w, expr.Input), b.NewSymbol("y", w, expr.Input)
		c := b.NewSymbol("c", 1, expr.Input)
		vx, vy, vc := b.Sym(x), b.Sym(y), b.Sym(c)
		terms := []expr.Value{
			b.Ite(w, vc, vx, vy),
			b.Concat(w, vx, w, vy),
			b.ZExt(w, w+60, vx), b.SExt(w, w+60, vx), b.ZExt(w, w+3, vx), b.SExt(w, w+3, vx),
			b.ZExt(1, w+1, b.Cmp(expr.SLT, w, vx, vy)),
			b.Extract(2*w, b.Concat(w, vx, w, vy), w/2, w),
			b.BitNot(w, vx),
		}
		for op := expr.Add; op <= expr.Xor; op++ {
			terms = append(terms, b.Bin(op, w, vx, vy), b.Bin(op, w, vx, expr.Word(3&(1<<w-1))))
		}
		for _, k := range []int{1, 3, w - 2, w - 1} {
			// divisors that become shifts, and the least number, which does not
			if k > 0 && k < w {
				terms = append(terms, b.Bin(expr.SDiv, w, vx, expr.Word(1<<k)), b.Bin(expr.SRem, w, vx, expr.Word(1<<k)))
			}
		}
		for op := expr.CtPop; op <= expr.Neg; op++ {
			if op != expr.BSwap || w%16 == 0 {
				terms = append(terms, b.Un(op, w, vx))
			}
		}
		for p := expr.EQ; p <= expr.SGE; p++ {
			terms = append(terms, b.Cmp(p, w, vx, vy), b.Cmp(p, w, vx, expr.Word(5&(1<<w-1))))
		}
		for _, v := range terms {
			for range 6 {
				m := expr.NewModel()
				m.Set(x, corner(r, w))
				m.Set(y, corner(r, w))
				m.Set(c, r.Uint64N(2))
				if v.N != nil && v != vx && v != vy && v != vc && v.N.Op() != expr.OpNot {
					exact(t, b, s, m, v.N)
				}
			}
		}
	}
}

// floats are bit patterns of w bits worth trying: zeros, subnormals, infinities, NaNs, whole
// numbers, halves and arbitrary ones.
func floats(r *rand.Rand, w int) uint64 {
	if w == 32 {
		special := []uint64{0, 1 << 31, 1, 0x7f800000, 0xff800000, 0x7fc00000, 0x7fa00001, 0x3f800000, 0xbf000000, 0x40200000, 0x4f000000, 0xcf000000, 0x5f800000, 0x3fc00000}
		if r.IntN(2) == 0 {
			return special[r.IntN(len(special))]
		}
		return uint64(r.Uint32())
	}
	special := []uint64{0, 1 << 63, 1, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x3ff0000000000000, 0xbfe0000000000000, 0x4004000000000000, 0x41e0000000000000, 0xc3e0000000000000, 0x43f0000000000000}
	if r.IntN(2) == 0 {
		return special[r.IntN(len(special))]
	}
	return r.Uint64()
}

func TestFloatsAreExact(t *testing.T) {
	long.Test(t)
	r := rand.New(rand.NewPCG(3, 4))
	for _, w := range []int{32, 64} {
		b := expr.NewBuilder(64)
		s := NewSession(b, Options{})
		x, y := b.NewSymbol("x", w, expr.Input), b.NewSymbol("y", w, expr.Input)
		for _, v := range floatTerms(b, w, b.Sym(x), b.Sym(y)) {
			for range 8 {
				m := expr.NewModel()
				m.Set(x, floats(r, w))
				m.Set(y, floats(r, w))
				exact(t, b, s, m, v.N)
			}
		}
	}
}

// floatTerms is every operation on floats of w bits that has a node, and nested ones.
func floatTerms(b *expr.Builder, w int, x, y expr.Value) []expr.Value {
	other := 96 - w
	terms := []expr.Value{
		b.FUn(expr.FNeg, w, x),
		b.FMath(expr.FMA, w, x, y, x),
		b.FConv(expr.FPTrunc, w, other, x),
		b.FBin(expr.FAdd, w, b.FBin(expr.FMul, w, x, y), expr.Word(0)),
		b.FConv(expr.FPToSI, w, 32, b.FBin(expr.FDiv, w, x, y)),
	}
	for op := expr.FAdd; op < expr.FRem; op++ {
		terms = append(terms, b.FBin(op, w, x, y))
	}
	for _, fn := range []expr.Math{expr.Sqrt, expr.Floor, expr.Ceil, expr.Round, expr.RoundEven, expr.FTrunc, expr.MinNum, expr.MaxNum, expr.FAbs, expr.CopySign} {
		args := []expr.Value{x}
		if fn == expr.MinNum || fn == expr.MaxNum || fn == expr.CopySign {
			args = append(args, y)
		}
		terms = append(terms, b.FMath(fn, w, args...))
	}
	for p := expr.FPred(1); p < 15; p++ {
		terms = append(terms, b.FCmp(p, w, x, y))
	}
	for _, to := range []int{8, 32, 64} {
		terms = append(terms, b.FConv(expr.FPToSI, w, to, x), b.FConv(expr.FPToUI, w, to, x))
	}
	return append(terms, b.FConv(expr.UIToFP, w, w, x), b.FConv(expr.SIToFP, w, other, x))
}

// Reads through stores, tables and choices of arrays, expanded and as Z3 arrays.
func TestArraysAreExact(t *testing.T) {
	long.Test(t)
	r := rand.New(rand.NewPCG(5, 6))
	for _, ptr := range []int{16, 32, 64} {
		b := expr.NewBuilder(ptr)
		s := NewSession(b, Options{})
		i, j := b.NewSymbol("i", ptr, expr.Input), b.NewSymbol("j", ptr, expr.Input)
		v, c := b.NewSymbol("v", 64, expr.Input), b.NewSymbol("c", 1, expr.Input)
		mem, mem2 := b.SymArray("mem", expr.Heap), b.SymArray("mem2", expr.Heap)
		table := b.ConstArray([]byte{9, 9, 9, 4, 5, 5, 1}, 3)
		vi, vj, vv := b.Sym(i), b.Sym(j), b.Sym(v)
		next := func(x expr.Value, k uint64) expr.Value { return b.Bin(expr.Add, ptr, x, expr.Word(k)) }
		low := func(x expr.Value) expr.Value { return b.Trunc(64, ptr, x) }
		long := mem
		for k := range uint64(expandedStores + 4) {
			long = b.Store(long, b.Bin(expr.Mul, ptr, vj, expr.Word(k+2)), b.Extract(64, vv, int(k), 16), 2)
		}
		arrays := []*expr.Array{
			mem, table, long,
			b.Store(mem, vj, b.Extract(64, vv, 0, 8), 1),
			b.Store(b.Store(table, vj, vv, 8), next(vj, 3), b.Extract(64, vv, 8, 32), 4),
			b.Store(b.Store(mem, next(vj, 1), vv, 8), expr.Word(4), b.Extract(64, vv, 8, 32), 4),
			b.IteArray(b.Sym(c), b.Store(mem, vj, vv, 8), mem2),
			b.Store(b.IteArray(b.Sym(c), long, table), vj, b.Concat(64, vv, 64, vv), 16),
			b.Copy(mem, vj, mem2, vi, low(vv), 1<<40),
			b.Copy(b.Copy(mem, vj, table, expr.Word(1), next(vi, 2), 6), next(vi, 1), mem, expr.Word(3), vj, 1<<40),
			b.Fill(b.Copy(table, expr.Word(2), long, vj, low(vv), 5), vj, b.Extract(64, vv, 0, 8), vi, 4),
			b.Store(b.Copy(b.IteArray(b.Sym(c), mem, table), vi, b.Fill(mem, vi, b.Extract(64, vv, 8, 8), vj, 7), b.Bin(expr.Mul, ptr, vj, expr.Word(2)), vi, 1<<40), next(vj, 1), vv, 8),
			b.IteArray(b.Sym(c), b.Copy(long, expr.Word(3), mem2, expr.Word(0), vi, 4), mem),
		}
		for range 3 {
			m := expr.NewModel()
			m.Set(i, r.Uint64N(10))
			m.Set(j, r.Uint64N(10))
			m.Set(v, r.Uint64())
			m.Set(c, r.Uint64N(2))
			for k := range uint64(16) {
				m.SetByte(mem.Symbol(), k, byte(r.Uint32()))
				m.SetByte(mem2.Symbol(), k, byte(r.Uint32()))
			}
			for _, a := range arrays {
				for _, read := range []expr.Value{b.Read(a, vi, 1), b.Read(a, next(vi, 2), 4), b.Read(a, expr.Word(5), 4), b.Read(a, next(vj, 2), 2)} {
					if read.N != nil {
						exact(t, b, s, m, read.N)
					}
				}
			}
		}
	}
}

// A byte named while its array had no Z3 array stays the same byte once it has one, whatever is
// pushed and popped in between.
func TestNamedBytesAreLinked(t *testing.T) {
	b := expr.NewBuilder(64)
	s := NewSession(b, Options{})
	mem := b.SymArray("mem", expr.Heap)
	i := b.Sym(b.NewSymbol("i", 64, expr.Input))
	is := func(at expr.Value, c uint64) *expr.Node {
		return b.Cmp(expr.EQ, 8, b.Read(mem, at, 1), expr.Word(c)).N
	}
	three := b.Cmp(expr.EQ, 64, i, expr.Word(3)).N
	ask := func(want Answer, conds ...*expr.Node) {
		t.Helper()
		if got, _ := s.Check(conds); got != want {
			t.Fatalf("%v: %v, want %v", conds, got, want)
		}
	}
	ask(Sat, is(expr.Word(3), 7))
	ask(Sat, is(expr.Word(3), 7), is(expr.Word(4), 8))
	ask(Unsat, is(expr.Word(3), 7), three, is(i, 6))
	ask(Sat, is(expr.Word(3), 7), three, is(i, 7))
	ask(Sat, is(expr.Word(3), 7), is(expr.Word(4), 8))
	ask(Unsat, is(i, 6), three, is(expr.Word(3), 7))
	ask(Unsat, is(expr.Word(3), 7), is(expr.Word(4), 8), is(i, 6), three)
	ask(Unsat, three, is(i, 6), is(expr.Word(5), 1), is(expr.Word(3), 7))
}
