package execute_test

import (
	"context"
	"testing"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/property"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

const concreteLoop = `
int table[1024];
int main(void) {
	unsigned sum = 0;
	for (unsigned i = 0; i < 2000000; i++) {
		table[i & 1023] = (int)(sum ^ i);
		sum = sum * 31 + (unsigned)table[(i * 7) & 1023];
	}
	return (int)(sum & 1);
}`

// start loads a program and seeds its state at main.
func start(tb testing.TB, src string, groups ...property.Group) (*interp.Machine, *state.State) {
	tb.Helper()
	p := load(tb, src)
	b := expr.NewBuilder(p.Model.PtrBits())
	heaps := symheap.NewShared(b, p.Model)
	st, err := seed.New(&seed.Seeding{P: p, B: b, Heaps: heaps, Context: fromMain(tb, p), Args: []string{"program"}})
	if err != nil {
		tb.Fatal(err)
	}
	s := solver.New(b, solver.Options{})
	tb.Cleanup(s.Close)
	on := property.Of(groups...)
	if on == 0 {
		on = property.Default
	}
	m := interp.New(p, b, s, heaps, nil, &ledger.Ledger{}, interp.Options{Checks: interp.Checks{Properties: on}})
	return m, st
}

func explore(m *interp.Machine, st *state.State) *execute.Result {
	return execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(context.Background(), st)
}

// BenchmarkConcrete measures concrete LLVM instructions per second on one core, loads and stores
// included.
func BenchmarkConcrete(b *testing.B) {
	b.ReportAllocs()
	instructions := uint64(0)
	for range b.N {
		b.StopTimer()
		m, st := start(b, concreteLoop)
		b.StartTimer()
		explore(m, st)
		instructions += m.Instructions
	}
	b.ReportMetric(float64(instructions)/b.Elapsed().Seconds(), "instr/s")
}

// TestConcreteInstructionsDoNotAllocate: the allocations of a run do not grow with its length.
func TestConcreteInstructionsDoNotAllocate(t *testing.T) {
	long.Test(t)
	m, st := start(t, concreteLoop)
	allocs := testing.AllocsPerRun(1, func() { explore(m, st.Fork()) })
	if m.Instructions < 20_000_000 {
		t.Fatalf("only %d instructions ran", m.Instructions)
	}
	if allocs > 10_000 {
		t.Errorf("%.0f allocations in %d instructions", allocs, m.Instructions)
	}
}

// BenchmarkFork measures a fork of a state whose heap has so many objects.
func BenchmarkFork(b *testing.B) {
	for _, objects := range []int{10, 10_000, 1_000_000} {
		b.Run(itoa(objects), func(b *testing.B) {
			st, _ := populated(objects)
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				forked = st.Fork()
			}
		})
	}
}

var forked *state.State // keeps what is measured

// BenchmarkForkThenWrite adds the first write in the fork, which copies what it touches.
func BenchmarkForkThenWrite(b *testing.B) {
	for _, objects := range []int{10, 10_000, 1_000_000} {
		b.Run(itoa(objects), func(b *testing.B) {
			st, ids := populated(objects)
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				child := st.Fork()
				child.Heap.Store(ids[i%objects], expr.Word(8), 8, expr.Word(uint64(i)), expr.True)
			}
		})
	}
}

// populated is a state with so many small heap objects.
func populated(objects int) (*state.State, []symheap.ID) {
	st := &state.State{Heap: symheap.New(symheap.NewShared(expr.NewBuilder(64), ir.LP64))}
	var ids []symheap.ID
	for range objects {
		o := st.Heap.Create(0, symheap.Spec{Kind: symheap.Malloc, Size: expr.Word(64), Align: 16, Zero: true})
		st.Heap.Store(o.ID(), expr.Word(0), 8, expr.Word(1), expr.True)
		ids = append(ids, o.ID())
	}
	return st, ids
}
