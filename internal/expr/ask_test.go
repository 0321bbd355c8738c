package expr

import (
	"sync/atomic"
	"testing"
)

// A builder that is asked to end does so before it makes or finds a node, and goes on to be of use.
func TestBuilderAsks(t *testing.T) {
	b := NewBuilder(64)
	x, y := b.Sym(b.NewSymbol("x", 64, Input)), b.Sym(b.NewSymbol("y", 64, Input))
	sum := b.Bin(Add, 64, x, y)
	var word atomic.Uint32
	b.Ask(&word, func() { panic("end") })
	if b.Bin(Add, 64, x, y) != sum {
		t.Error("the sum is another one")
	}
	word.Store(1)
	func() {
		defer func() {
			if recover() != "end" {
				t.Error("it goes on")
			}
		}()
		b.Bin(Mul, 64, x, y)
	}()
	word.Store(0)
	if b.Bin(Add, 64, x, y) != sum || b.Bin(Mul, 64, x, y) != b.Bin(Mul, 64, y, x) {
		t.Error("the builder is of no use")
	}
	if err := b.Check(); err != nil {
		t.Error(err)
	}
}
