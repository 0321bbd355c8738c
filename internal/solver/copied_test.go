package solver

import (
	"testing"

	"midway/internal/expr"
)

// TestCopiedBytesAreConnected: what is read through a copy depends on what is known of the bytes that were copied, at
// their own indices.
func TestCopiedBytesAreConnected(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{})
	n := b.Sym(b.NewSymbol("n", 64, expr.Input))
	src, dst := b.SymArray("src", expr.Heap), b.SymArray("dst", expr.Heap)
	copied := b.Copy(dst, expr.Word(0), src, expr.Word(100), n, 1000)
	byteIs := func(a *expr.Array, at, c uint64) expr.Value {
		return b.Cmp(expr.EQ, 8, b.Read(a, expr.Word(at), 1), expr.Word(c))
	}
	word := b.Read(copied, expr.Word(4), 2)
	if word.N == nil || word.N.Op() != expr.OpRead {
		t.Fatalf("the read is decided: %v", word)
	}
	is := b.Cmp(expr.EQ, 16, word, expr.Word(0x0709))
	for _, c := range []struct {
		name string
		pc   []expr.Value
		want Result
	}{
		{"another byte of the source", []expr.Value{byteIs(src, 104, 8), b.Cmp(expr.ULE, 64, expr.Word(6), n)}, Unsat},
		{"the byte of the source", []expr.Value{byteIs(src, 104, 9), b.Cmp(expr.ULE, 64, expr.Word(6), n)}, Sat},
		{"a byte beside it", []expr.Value{byteIs(src, 4, 8), byteIs(dst, 4, 8), b.Cmp(expr.ULE, 64, expr.Word(6), n)}, Sat},
		{"what was there before", []expr.Value{byteIs(dst, 4, 8), b.Cmp(expr.ULE, 64, n, expr.Word(4))}, Unsat},
		{"a byte of each", []expr.Value{byteIs(dst, 5, 8), byteIs(src, 105, 7), b.Cmp(expr.EQ, 64, n, expr.Word(5))}, Unsat},
	} {
		var pc *expr.PC
		for _, v := range c.pc {
			if r := s.Check(pc, v); r != Sat {
				t.Fatalf("%s: the path condition is %v", c.name, r)
			}
			pc = b.Assume(pc, v)
		}
		if got := s.Check(pc, is); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
