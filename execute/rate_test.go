package execute_test

import (
	"context"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/state"
)

// adders is two threads that add to each other's variable, and a main function that reads both: many runs of few
// events.
const adders = `
#include <pthread.h>
int i = 1, j = 1;
void *a(void *x) { for (int k = 0; k < 3; k++) i = i + j; return 0; }
void *b(void *x) { for (int k = 0; k < 3; k++) j = j + i; return 0; }
int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, a, 0);
	pthread_create(&u, 0, b, 0);
	int seen = i + j;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return seen == 0;
}
`

// counting explores by source sets, as check does: paths are counted, not kept.
func counting(m *interp.Machine, st *state.State) *execute.Result {
	return execute.New(m, execute.Options{
		Reduction: execute.SourceSets,
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{OnlyCount: true},
	}).Run(context.Background(), st)
}

// assertionsOnly is a machine at memory granularity that looks for no races.
func assertionsOnly(t testing.TB, p *ir.Program) (*interp.Machine, *state.State) {
	m, st := machineOf(t, p, true, execute.SourceSets)
	m.Opt.Properties = property.Of(property.Assertions)
	return m, st
}

// TestStatesAreMadeInTheArena: what is left to the garbage collector at each state is events and what there may be
// later of them.
func TestStatesAreMadeInTheArena(t *testing.T) {
	m, st := assertionsOnly(t, load(t, adders))
	res := counting(m, st.Fork())
	allocs := testing.AllocsPerRun(1, func() { counting(m, st.Fork()) })
	if perState := allocs / float64(res.Stats.States); perState > 8 || res.Stats.Runs < 500 {
		t.Errorf("%.1f allocations per state, %d runs of %d states", perState, res.Stats.Runs, res.Stats.States)
	}
}

// BenchmarkRuns measures complete runs per second on one core.
func BenchmarkRuns(b *testing.B) {
	b.ReportAllocs()
	p := load(b, adders)
	runs := 0
	for range b.N {
		b.StopTimer()
		m, st := assertionsOnly(b, p)
		b.StartTimer()
		runs += counting(m, st).Stats.Runs
	}
	b.ReportMetric(float64(runs)/b.Elapsed().Seconds(), "runs/s")
}
