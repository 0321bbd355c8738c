package soundness

import (
	"testing"

	"midway/internal/expr"
	"midway/internal/long"
)

// A term that is equal to one constant is equal to no other: that is not said again. What it is not equal to without
// that is said.
func TestDestinationsExcludeOthers(t *testing.T) {
	long.Test(t)
	b := expr.NewBuilder(64)
	x, y := b.Sym(b.NewSymbol("x", 64, expr.Local)), b.Sym(b.NewSymbol("y", 64, expr.Local))
	eq := func(v expr.Value, w uint64) expr.Value { return b.Cmp(expr.EQ, 64, v, expr.Word(w)) }
	var pc *expr.PC
	for _, v := range []expr.Value{b.Not(eq(x, 1)), b.Not(eq(y, 2)), eq(x, 3), b.Not(eq(x, 4))} {
		pc = b.Assume(pc, v)
	}
	var list []*expr.PC
	for at := pc; at != nil; at = at.Parent {
		list = append([]*expr.PC{at}, list...)
	}
	led := ledTo(list)
	var said []string
	for _, at := range list {
		if !led.excludes(at) {
			said = append(said, at.Cond.String())
		}
	}
	if len(said) != 2 || said[0] != "y != 2" || said[1] != "x == 3" {
		t.Errorf("said: %q", said)
	}
}
