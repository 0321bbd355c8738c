package execute_test

import (
	"context"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/memlimit"
	"midway/internal/property"
	"midway/internal/state"
)

// TestMemoryIsFlat: what a run leaves behind does not add up. The heap in use after ten times as many runs is hardly
// larger. MIDWAY_RUNS asks for more runs than usual; the heap is logged at every power of ten.
func TestMemoryIsFlat(t *testing.T) {
	long.Test(t)
	runs := 5000
	if n, err := strconv.Atoi(os.Getenv("MIDWAY_RUNS")); err == nil {
		runs = n
	}
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
		m, st := start(t, `
#include <pthread.h>
static int i = 1, j = 1;
static void *t1(void *a) { for (int k = 0; k < 9; k++) i = i + j; return a; }
static void *t2(void *a) { for (int k = 0; k < 9; k++) j = j + i; return a; }
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, t1, 0);
	pthread_create(&b, 0, t2, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
}`, property.Assertions)
		m.Opt.MemoryPoints, m.Opt.Effects = true, true
		heaps := heapsAt(t, m, st, how, runs)
		first, last := heaps[0], heaps[len(heaps)-1]
		if last > first+first/2+1<<20 {
			t.Errorf("%s: %d bytes after a tenth of the runs, %d after all", how, first, last)
		}
	}
}

// TestMemoryLimitKeepsResults: at the limit exploration stops, and what was found stands.
func TestMemoryLimitKeepsResults(t *testing.T) {
	long.Test(t)
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
		m, st := start(t, `
#include <assert.h>
#include <pthread.h>
static int x, y;
static void *writer(void *a) { for (int k = 0; k < 2000; k++) x = k; assert(y); return a; }
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, writer, 0);
	pthread_create(&b, 0, writer, 0);
	pthread_join(a, 0);
}`, property.Assertions)
		m.Opt.MemoryPoints, m.Opt.Effects = true, true
		memlimit.Free()
		limit := memlimit.Resident() + 24<<20
		r := execute.New(m, execute.Options{
			Reduction: how,
			Bounds:    execute.Bounds{Memory: limit},
			Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		}).Run(context.Background(), st)
		if r.Complete || len(r.Violations) != 1 || len(r.Violations[0].Schedule) == 0 || len(r.Paths) == 0 {
			t.Errorf("%q: complete %t, %d violations, %d paths", how, r.Complete, len(r.Violations), len(r.Paths))
		}
		if e := r.Ledger.Entries(); e[0].Effect != ledger.Incomplete || !strings.Contains(e[0].Text, "memory limit") {
			t.Errorf("%q: %v", how, e)
		}
		if held := r.Stats.PeakMemoryBytes; held > limit+limit/6 {
			t.Errorf("%q: %d MiB held of %d", how, held>>20, limit>>20)
		}
	}
}

// heapsAt explores so many runs; it returns the heap in use after a tenth of them, and after all.
func heapsAt(t *testing.T, m *interp.Machine, st *state.State, how execute.Reduction, runs int) (heaps []uint64) {
	n, next := 0, 1000
	end := func(*state.State) {
		n++
		if n != next && n != runs/10 && n != runs {
			return
		}
		runtime.GC()
		var ms runtime.MemStats
		runtime.ReadMemStats(&ms)
		t.Logf("%s: after %d runs %d KiB in use", how, n, ms.HeapAlloc>>10)
		if n == next {
			next *= 10
		}
		if n == runs/10 || n == runs {
			heaps = append(heaps, ms.HeapAlloc)
		}
	}
	execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: runs},
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{OnlyCount: true},
		Observer:  execute.Observer{OnEnd: end},
	}).Run(context.Background(), st)
	if n < runs {
		t.Fatalf("%s: %d runs", how, n)
	}
	return heaps
}
