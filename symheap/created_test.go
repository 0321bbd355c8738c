package symheap

import (
	"testing"
	"time"

	"midway/internal/expr"
	"midway/internal/ir"
)

// TestSharedTermsAreLookedAtOnce: a term of which each part occurs in the next one twice is looked at in a moment, and
// an address that was made after the start is found in it.
func TestSharedTermsAreLookedAtOnce(t *testing.T) {
	b := expr.NewBuilder(64)
	h := New(NewShared(b, ir.LP64))
	start := time.Now()
	for _, created := range []bool{false, true} {
		bottom := expr.Word(8)
		if created {
			bottom = expr.Word(h.Layout.HeapBase + 64)
			if _, is := h.Layout.Creator(bottom.W); !is {
				t.Fatal("this shows nothing")
			}
		}
		v := b.Bin(expr.Xor, 64, b.Sym(b.NewSymbol("bottom", 64, expr.Local)), bottom)
		for range 29 {
			c := b.Sym(b.NewSymbol("c", 1, expr.Local))
			v = b.Ite(64, c, b.Bin(expr.Mul, 64, v, expr.Word(3)), b.Bin(expr.Xor, 64, v, expr.Word(5)))
		}
		if got := h.ofInitialState(v.N); got == created {
			t.Errorf("of the initial state: %t, an address made later: %t", got, created)
		}
	}
	if d := time.Since(start); d > 2*time.Second {
		t.Errorf("it took %v", d)
	}
}
