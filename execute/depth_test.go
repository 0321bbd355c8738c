package execute_test

import (
	"context"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/ledger"
)

// TestDeepRunsAreCut: of runs without an end, what lies behind the limit of steps is left out, which makes the
// exploration incomplete; a violation before it is found.
func TestDeepRunsAreCut(t *testing.T) {
	p := load(t, `#include <pthread.h>
#include <assert.h>
volatile int x, y;
void *t0(void *arg) { for (unsigned i = 0;; i++) x = i & 3; return 0; }
void *t1(void *arg) { assert(x != 2); y = 1; return 0; }
int main(void) { pthread_t t[2]; pthread_create(&t[0], 0, t0, 0); pthread_create(&t[1], 0, t1, 0); pthread_join(t[0], 0); return 0; }
`)
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
		m, st := machineOf(t, p, true, how)
		res := execute.New(m, execute.Options{
			Reduction: how,
			Bounds:    execute.Bounds{Deepest: 40, Paths: 4000},
			Wanted:    execute.Wanted{Properties: m.Opt.Properties},
			Ends:      execute.Ends{OnlyCount: true},
		}).Run(context.Background(), st)
		cut := slices.ContainsFunc(res.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == "depth-limit" && e.Effect == ledger.Incomplete })
		if res.Complete || !cut || len(res.Violations) == 0 {
			t.Errorf("%s: complete %t, cut %t, %d violations", how, res.Complete, cut, len(res.Violations))
		}
	}
}
