package symheap

import (
	"fmt"
	"testing"

	"midway/internal/expr"
	"midway/internal/ir"
)

// TestSharedChoices: 2^40 ways of choosing lead to two variables, of which each is one place, under all conditions that
// lead there.
func TestSharedChoices(t *testing.T) {
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	one := h.Layout.GlobalBase + h.Layout.ObjectStart
	other := one + 1<<h.Layout.SlotShift
	for i, at := range []uint64{one, other} {
		h.CreateGlobal(at, Spec{Kind: Global, Size: expr.Word(200), Initial: true, Contents: b.SymArray(fmt.Sprint("g", i), expr.Global)})
	}
	x, y := expr.Word(one), expr.Word(other)
	var conds []*expr.Symbol
	choice := func(of, or expr.Value) expr.Value {
		c := b.NewSymbol(fmt.Sprint("c", len(conds)), 1, expr.Input)
		conds = append(conds, c)
		return b.Ite(64, b.Sym(c), of, or)
	}
	for range 40 {
		x, y = choice(x, y), choice(y, x)
	}
	places := h.Resolve(h.plus(x, expr.Word(8)), nil, nil, anyway{})
	if len(places) != 2 {
		t.Fatalf("%d places, not 2", len(places))
	}
	model := expr.NewModel()
	for i, c := range conds {
		model.Set(c, uint64(i*i/3&1))
	}
	want, _ := model.Eval(x, 64)
	for _, pl := range places {
		taken, _ := model.Eval(pl.Guard, 1)
		if got := h.Get(pl.Obj).Addr() == want; got != (taken == 1) {
			t.Errorf("the place in %s is taken: %v, and the pointer is %#x", h.Get(pl.Obj).Name(), taken == 1, want)
		}
	}
}
