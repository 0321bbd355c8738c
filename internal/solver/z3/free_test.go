package z3

import (
	"runtime"
	"testing"
	"time"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// Closed sessions leave no Z3 context behind, whether they rounded floats or not.
func TestClosedContextsAreFreed(t *testing.T) {
	for _, c := range []struct {
		name string
		term func(*expr.Builder, expr.Value) expr.Value
	}{
		{"integers", func(b *expr.Builder, x expr.Value) expr.Value { return b.Bin(expr.Mul, 64, x, x) }},
		{"floats", func(b *expr.Builder, x expr.Value) expr.Value { return b.FMath(expr.Floor, 64, x) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			const sessions = 4
			freed := make(chan struct{}, sessions)
			for range sessions {
				b := expr.NewBuilder(64)
				s := NewSession(b, Options{})
				x := b.Sym(b.NewSymbol("x", 64, expr.Input))
				if a, _ := s.Check([]*expr.Node{b.Cmp(expr.EQ, 64, c.term(b, x), expr.Word(0)).N}); a != Sat {
					t.Fatalf("%v, want sat", a)
				}
				runtime.SetFinalizer(s.world.ctx, func(*gz.Context) { freed <- struct{}{} })
				s.Close()
			}
			for wait := 0; len(freed) < sessions; wait++ {
				if wait == 100 {
					t.Fatalf("%d of %d contexts were freed", len(freed), sessions)
				}
				runtime.GC()
				time.Sleep(10 * time.Millisecond)
			}
		})
	}
}
