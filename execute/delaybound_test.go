package execute_test

import (
	"context"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
)

// withDelays explores a program within a bound.
func withDelays(t *testing.T, src string, d *execute.Delays) *execute.Result {
	m, st := start(t, src)
	return execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}, Order: execute.Order{Delays: d}}).Run(context.Background(), st)
}

// TestDelays: without a delay there is one schedule, one delay shows the lost update, and with as many delays as there
// can be the exploration is that of every schedule.
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
	explored := func(d *execute.Delays) *execute.Result { return withDelays(t, lost, d) }
	all := explored(nil)
	if !all.Complete || len(all.Violations) != 1 {
		t.Fatalf("every schedule: complete %v, violations %v", all.Complete, all.Violations)
	}
	for _, c := range []struct {
		limit, paths, violations int
		flat                     bool
	}{{0, 1, 0, false}, {1, 3, 1, false}, {100, len(all.Paths), 1, false}, {0, 1, 0, true}, {1, 3, 1, true}, {100, len(all.Paths), 1, true}} {
		r := explored(&execute.Delays{Limit: c.limit, Discrepancies: c.flat})
		if len(r.Paths) != c.paths || len(r.Violations) != c.violations {
			t.Errorf("%d delays: %d paths and %d violations, want %d and %d", c.limit, len(r.Paths), len(r.Violations), c.paths, c.violations)
		}
		cut := slices.ContainsFunc(r.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == execute.DelayLimit })
		if left := c.paths < len(all.Paths); cut != left || r.Complete == left {
			t.Errorf("%d delays: complete %v, left out something %v", c.limit, r.Complete, cut)
		}
	}
}

// TestFlatDelays: the last thread has to run between two steps of the first, before the others have run. They are
// passed over, which is one delay each, or one in all.
func TestFlatDelays(t *testing.T) {
	const last = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int a, b;
static void *set(void *arg) { a = 1; b = 1; return arg; }
static void *look(void *arg) { int seen = a; assert(seen == b); return arg; }
int main(void)
{
	pthread_t t, u, v, w;
	pthread_create(&t, 0, set, 0);
	pthread_create(&u, 0, set, 0);
	pthread_create(&v, 0, set, 0);
	pthread_create(&w, 0, look, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	pthread_join(v, 0);
	pthread_join(w, 0);
}`
	for _, c := range []struct {
		delays execute.Delays
		found  int
	}{{execute.Delays{Limit: 2}, 0}, {execute.Delays{Limit: 3}, 1}, {execute.Delays{Discrepancies: true}, 0}, {execute.Delays{Limit: 1, Discrepancies: true}, 1}} {
		if r := withDelays(t, last, &c.delays); len(r.Violations) != c.found {
			t.Errorf("%+v: %d violations, want %d", c.delays, len(r.Violations), c.found)
		}
	}
}

// TestWayPoints: preemptions at way points only. At the store, one is enough to lose an update, of as many schedules as
// there are threads before it; at the places of the reads of main there is none.
func TestWayPoints(t *testing.T) {
	const lost = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static void *add(void *unused)
{
	y = 1;
	y = 2;
	int seen = x;
	x = seen + 1;
	y = 3;
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
	m, st := start(t, lost)
	on := func(line int32) map[ir.LocID]bool {
		at := map[ir.LocID]bool{}
		for id := range m.P.Locs {
			if m.P.Locs[id].Line == line {
				at[ir.LocID(id)] = true
			}
		}
		return at
	}
	for _, c := range []struct {
		line              int32
		paths, violations int
	}{{11, 3, 1}, {12, 3, 0}, {21, 2, 0}} {
		m, from := m, st.Fork()
		r := execute.New(m, execute.Options{
			Wanted: execute.Wanted{Properties: m.Opt.Properties},
			Order:  execute.Order{Delays: &execute.Delays{Limit: 1, Discrepancies: true, WayPoints: on(c.line)}},
		}).Run(context.Background(), from)
		if len(r.Paths) != c.paths || len(r.Violations) != c.violations {
			t.Errorf("way points on line %d: %d paths and %d violations, want %d and %d", c.line, len(r.Paths), len(r.Violations), c.paths, c.violations)
		}
	}
}

// TestPollingThreadsAreLast: main looks again and again until the others have done their part. Without a delay the
// others go on whenever it has slept; where that is not noted, it goes round until its loop is cut short.
func TestPollingThreadsAreLast(t *testing.T) {
	const polls = `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>
static atomic_int done, looked;
static void *add(void *unused) { done++; return unused; }
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, add, 0);
	pthread_create(&u, 0, add, 0);
	while (done < 2) {
		looked++;
		usleep(1);
	}
	assert(looked > 2);
}`
	for _, noted := range []bool{true, false} {
		m, st := start(t, polls)
		m.Opt.NotePolls, m.Opt.Unroll = noted, 8
		r := execute.New(m, execute.Options{
			Wanted: execute.Wanted{Properties: m.Opt.Properties},
			Order:  execute.Order{Delays: &execute.Delays{}},
		}).Run(context.Background(), st)
		cut := slices.ContainsFunc(r.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == interp.UnrollLimit })
		if noted != (len(r.Violations) == 1) || noted == cut {
			t.Errorf("polls noted %v: %d violations, %v", noted, len(r.Violations), r.Ledger.Entries())
		}
	}
}
