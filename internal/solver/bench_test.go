package solver

import (
	"fmt"
	"testing"

	"midway/internal/expr"
)

// deepening walks a path of n forks on 32-bit additions and comparisons, each over two neighbouring
// symbols of n, and takes one side of each. round varies the constants.
func deepening(b *expr.Builder, s *Solver, n, round int) {
	var pc *expr.PC
	for i := range n {
		x := b.Sym(b.NewSymbol(fmt.Sprintf("v%d", i), 32, expr.Input))
		y := b.Sym(b.NewSymbol(fmt.Sprintf("v%d", (i+1)%n), 32, expr.Input))
		q := b.Cmp(expr.ULT, 32, b.Bin(expr.Add, 32, x, y), expr.Word(uint64(1000*(i+1)+round)))
		then, els := s.Branch(pc, q)
		if then != Sat || els == Sat && (i+round)%3 == 0 {
			q = b.Not(q)
		}
		pc = b.Assume(pc, q)
	}
}

// The cost of one fork on a path of twenty conditions, all tiers and Z3 alone.
func BenchmarkBranchDeepening20(b *testing.B) {
	for _, bench := range []struct {
		name    string
		options Options
	}{
		{"tiers", Options{}},
		{"z3", z3Alone},
		{"z3-connected", Options{Without: []Tier{TierRange, TierModel, TierCache, TierRepair}}},
	} {
		b.Run(bench.name, func(b *testing.B) {
			eb := expr.NewBuilder(64)
			s := New(eb, bench.options)
			for round := 0; b.Loop(); round++ {
				deepening(eb, s, 20, round)
			}
			report(b, s)
		})
	}
}

func report(b *testing.B, s *Solver) {
	st := s.Stats()
	b.Log(st)
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(st.Total()), "ns/query")
	b.ReportMetric(100*float64(st.Total()-st.Queries[TierZ3]-st.Unknown)/float64(st.Total()), "%before-z3")
}

// Depth-first exploration of all paths of a loop over an input buffer: most of what a symbolic
// execution asks.
func BenchmarkBranchTree(b *testing.B) {
	eb := expr.NewBuilder(64)
	s := New(eb, Options{})
	for round := 0; b.Loop(); round++ {
		buffer := eb.SymArray(fmt.Sprintf("buffer%d", round), expr.Input)
		explore(eb, s, buffer, nil, expr.Word(0), 0)
	}
	report(b, s)
}

// explore sums bytes of a buffer and forks on each byte and on the sum.
func explore(eb *expr.Builder, s *Solver, buffer *expr.Array, pc *expr.PC, sum expr.Value, depth int) {
	if depth == 5 {
		return
	}
	c := eb.ZExt(8, 32, eb.Read(buffer, expr.Word(uint64(depth)), 1))
	sum = eb.Bin(expr.Add, 32, sum, c)
	for _, q := range []expr.Value{
		eb.Cmp(expr.ULT, 32, c, expr.Word(48)),
		eb.Cmp(expr.UGT, 32, sum, expr.Word(uint64(100*depth+100))),
	} {
		then, els := s.Branch(pc, q)
		if els == Sat {
			explore(eb, s, buffer, eb.Assume(pc, eb.Not(q)), sum, depth+1)
		}
		if then != Sat {
			return
		}
		pc = eb.Assume(pc, q)
	}
	explore(eb, s, buffer, pc, sum, depth+1)
}

// Z3 alone on the conjuncts connected with each fork, where neighbouring forks are unrelated: stacks
// that stand side by side against one that is rebuilt.
func BenchmarkUnrelatedForks(b *testing.B) {
	eb := expr.NewBuilder(64)
	s := New(eb, Options{Without: []Tier{TierRange, TierModel, TierCache, TierRepair}})
	for round := 0; b.Loop(); round++ {
		var pc *expr.PC
		for i := range 24 {
			x := eb.Sym(eb.NewSymbol(fmt.Sprintf("x%d", i%3), 32, expr.Input))
			y := eb.Sym(eb.NewSymbol(fmt.Sprintf("y%d", i%3), 32, expr.Input))
			q := eb.Cmp(expr.ULT, 32, eb.Bin(expr.Mul, 32, x, expr.Word(uint64(2*i+3))), eb.Bin(expr.Add, 32, y, expr.Word(uint64(1000*i+round))))
			if then, _ := s.Branch(pc, q); then != Sat {
				q = eb.Not(q)
			}
			pc = eb.Assume(pc, q)
		}
	}
	report(b, s)
}

// A long path of forks on fresh input bytes, as a parser makes them: what a query costs that needs
// no search.
func BenchmarkBranchLong500(b *testing.B) {
	eb := expr.NewBuilder(64)
	s := New(eb, Options{})
	input := eb.SymArray("input", expr.Input)
	for round := 0; b.Loop(); round++ {
		var pc *expr.PC
		for i := range 500 {
			c := eb.ZExt(8, 32, eb.Read(input, expr.Word(uint64(i/2)), 1))
			q := eb.Cmp(expr.SLT, 32, c, expr.Word(uint64(30+round%50+40*(i%2))))
			if then, els := s.Branch(pc, q); then != Sat || els == Sat && i%3 == 0 {
				q = eb.Not(q)
			}
			pc = eb.Assume(pc, q)
		}
	}
	report(b, s)
}
