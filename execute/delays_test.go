package execute_test

import (
	"context"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/ledger"
)

// TestDelays: without a delay there is one schedule, one delay shows the lost update, and with as many delays as there can
// be the exploration is that of every schedule.
func TestDelays(t *testing.T) {
	const lost = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *add(void *unused)
{
	int seen = x;
	x = seen + 1;
	return unused;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, add, 0);
	pthread_create(&u, 0, add, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	assert(x == 2);
}`
	explored := func(d *execute.Delays) *execute.Result {
		m, st := start(t, lost)
		return execute.New(m, execute.Options{Properties: m.Opt.Properties, Delays: d}).Run(context.Background(), st)
	}
	all := explored(nil)
	if !all.Complete || len(all.Violations) != 1 {
		t.Fatalf("every schedule: complete %v, violations %v", all.Complete, all.Violations)
	}
	for _, c := range []struct{ limit, paths, violations int }{{0, 1, 0}, {1, 3, 1}, {100, len(all.Paths), 1}} {
		r := explored(&execute.Delays{Limit: c.limit})
		if len(r.Paths) != c.paths || len(r.Violations) != c.violations {
			t.Errorf("%d delays: %d paths and %d violations, want %d and %d", c.limit, len(r.Paths), len(r.Violations), c.paths, c.violations)
		}
		cut := slices.ContainsFunc(r.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == execute.DelayLimit })
		if left := c.paths < len(all.Paths); cut != left || r.Complete == left {
			t.Errorf("%d delays: complete %v, left out something %v", c.limit, r.Complete, cut)
		}
	}
}
