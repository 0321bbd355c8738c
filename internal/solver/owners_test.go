package solver

import (
	"testing"

	"midway/internal/expr"
	longtest "midway/internal/long"
)

// Which thread owns what, as programs of blocks and bands compute it: remainders and products of ints on 64 bits. Asked
// as they stand, Z3 takes many seconds for some and gives up on others.
func TestOwnersAreDecided(t *testing.T) {
	longtest.Test(t)
	b := expr.NewBuilder(64)
	sym := func(name string) expr.Value { return b.Sym(b.NewSymbol(name, 32, expr.Local)) }
	threads, k, blocks, id := sym("threads"), sym("k"), sym("blocks"), sym("id")
	long := func(x expr.Value) expr.Value { return b.SExt(32, 64, x) }
	bin := func(op expr.BinOp, x, y expr.Value) expr.Value { return b.Bin(op, 64, x, y) }
	owner := func(x expr.Value) expr.Value { return bin(expr.SRem, x, long(threads)) }
	is := func(p expr.Pred, x expr.Value, c uint64) expr.Value { return b.Cmp(p, 32, x, expr.Word(c)) }
	next, product := bin(expr.Add, long(k), expr.Word(7)), bin(expr.Mul, long(k), long(blocks))
	sum := bin(expr.Add, long(k), product)
	natural, some, few := is(expr.SGE, k, 0), is(expr.SGT, threads, 0), is(expr.SLT, k, 1000)
	within := []expr.Value{is(expr.SGT, blocks, 3), is(expr.SLT, blocks, 1<<15), natural, b.Cmp(expr.SLT, 32, k, blocks)}
	for _, c := range []struct {
		name string
		pc   []expr.Value
		q    expr.Value
		want Result
	}{
		{"an owner is less than the threads", []expr.Value{some, natural, few}, b.Cmp(expr.SGE, 64, owner(next), long(threads)), Unsat},
		{"an id that is an owner is, too", []expr.Value{some, natural, few, b.Cmp(expr.EQ, 64, owner(next), long(id))}, b.Cmp(expr.SGE, 32, id, threads), Unsat},
		{"neighbours have two owners", []expr.Value{is(expr.SGT, threads, 1), natural, is(expr.SLT, k, 1<<20)}, b.Cmp(expr.EQ, 64, owner(bin(expr.Add, long(k), expr.Word(1))), owner(long(k))), Unsat},
		{"the index lies in the matrix", within, b.Cmp(expr.SGE, 64, sum, bin(expr.Mul, long(blocks), long(blocks))), Unsat},
		{"the product is positive", within, b.Cmp(expr.SLT, 64, product, expr.Word(0)), Unsat},
		{"a block is mine", []expr.Value{some, natural, b.Cmp(expr.SLT, 32, k, blocks), is(expr.SGE, id, 0)}, b.Cmp(expr.EQ, 64, owner(sum), long(id)), Sat},
		{"a block is the seventeenth's", []expr.Value{is(expr.SGT, threads, 20), is(expr.SGE, k, 1000), is(expr.SGE, blocks, 100)}, b.Cmp(expr.EQ, 64, owner(bin(expr.Add, long(id), product)), expr.Word(17)), Sat},
	} {
		var pc *expr.PC
		for _, v := range c.pc {
			pc = b.Assume(pc, v)
		}
		s := New(b, Options{Limit: DefaultLimit})
		if got := s.Check(pc, c.q); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		s.Close()
	}
}
