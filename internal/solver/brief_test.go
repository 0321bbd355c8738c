package solver

import (
	"testing"

	"midway/internal/expr"
)

// TestBriefAnswers: a query that takes a search is left open while answers are to be brief, and is decided once that is
// taken back; what a model at hand decides is decided meanwhile.
func TestBriefAnswers(t *testing.T) {
	b := expr.NewBuilder(64)
	s := New(b, Options{})
	defer s.Close()
	x, y := b.Sym(b.NewSymbol("x", 32, expr.Local)), b.Sym(b.NewSymbol("y", 32, expr.Local))
	product := b.Bin(expr.Mul, 32, x, y)
	var pc *expr.PC
	for _, v := range []expr.Value{x, y} {
		pc = b.Assume(pc, b.Cmp(expr.ULT, 32, expr.Word(1), v))
		pc = b.Assume(pc, b.Cmp(expr.ULT, 32, v, expr.Word(1000)))
	}
	is := b.Cmp(expr.EQ, 32, product, expr.Word(997)) // a prime
	s.Begin(0)
	s.Brief(true)
	if r := s.Check(pc, is); r != Unknown || !s.Short() {
		t.Errorf("briefly: %v, short: %t", r, s.Short())
	}
	if r := s.Check(pc, b.Cmp(expr.ULT, 32, x, expr.Word(900))); r != Sat {
		t.Errorf("what is at hand: %v", r)
	}
	s.Brief(false)
	if r := s.Check(pc, is); r != Unsat {
		t.Errorf("at length: %v", r)
	}
	s.End()
	if s.Brief(true); s.Check(pc, is) != Unsat {
		t.Error("it is forgotten, or what is outside of steps is brief")
	}
}
