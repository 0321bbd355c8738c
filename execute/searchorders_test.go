package execute_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/state"
)

// threads of which each takes some steps between locks: many schedules, which come to an end.
const severalOrders = `#include <pthread.h>
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m, n;
static int a, b;
static void *f(void *arg)
{
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&m);
		a += a + (long)arg;
		pthread_mutex_unlock(&m);
	}
	return 0;
}
static void *g(void *arg)
{
	pthread_mutex_lock(&n);
	if (__VERIFIER_nondet_int())
		b = 1;
	pthread_mutex_unlock(&n);
	pthread_mutex_lock(&m);
	assert(a != 9 || !b);
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], 0, f, (void *)1);
	pthread_create(&t[1], 0, f, (void *)2);
	pthread_create(&t[2], 0, g, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}
`

// TestOrdersExploreTheSame: whatever order has its turn, and however often they change, each path is explored once.
func TestOrdersExploreTheSame(t *testing.T) {
	p := load(t, severalOrders)
	explore := func(s execute.Searcher) (*execute.Result, []string) {
		m, st := machineOf(t, p, false, execute.NoReduction)
		var ends []string
		r := execute.New(m, execute.Options{
			Wanted: execute.Wanted{Properties: m.Opt.Properties},
			Order:  execute.Order{Search: s},
			Observer: execute.Observer{
				OnEnd: func(st *state.State) {
					text := fmt.Sprint(st.End.Outcome)
					for _, s := range st.Trace.Steps() {
						text += fmt.Sprint(" ", s.TID, s.Op, s.Loc, s.Detail)
					}
					ends = append(ends, text)
				},
			},
		}).Run(context.Background(), st)
		slices.Sort(ends)
		return r, ends
	}
	one, paths := explore(&execute.DepthFirst{})
	if !one.Complete || len(paths) < 500 || len(one.Violations) == 0 {
		t.Fatalf(
			"%d paths, complete: %t, %d violations: this shows nothing",
			len(paths),
			one.Complete,
			len(one.Violations),
		)
	}
	for _, pops := range []int{1, 7, 300} {
		s := execute.SearchOrdersOf(pops)
		other, more := explore(s)
		if !other.Complete || !slices.Equal(paths, more) || s.Len() != 0 {
			t.Errorf("a turn of %d: %d paths, not %d; complete: %t", pops, len(more), len(paths), other.Complete)
		}
		a, b := one.Violations[0], other.Violations[0]
		if len(one.Violations) != len(other.Violations) || a.Count != b.Count || len(a.Schedule) != len(b.Schedule) {
			t.Errorf("a turn of %d: another violation: %v, %v", pops, a, b)
		}
	}
}

// oneLoops has a thread that never leaves its loop, and another one with an error behind some events.
const oneLoops = `#include <pthread.h>
#include <assert.h>
static pthread_mutex_t m, n;
static unsigned a, b;
static void *f(void *arg)
{
	for (;;) {
		pthread_mutex_lock(&m);
		a = a * 5 + 1;
		pthread_mutex_unlock(&m);
	}
	return 0;
}
static void *g(void *arg)
{
	for (int i = 0; i < 3; i++) {
		pthread_mutex_lock(&n);
		b++;
		pthread_mutex_unlock(&n);
	}
	assert(b != 3);
	return 0;
}
int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], 0, f, 0);
	pthread_create(&t[1], 0, g, 0);
	pthread_join(t[0], 0);
	return 0;
}
`

// TestNoOrderStaysInALoop: depth first the first thread goes round its loop for ever; in turns the error of the second
// is found.
func TestNoOrderStaysInALoop(t *testing.T) {
	p := load(t, oneLoops)
	found := func(s execute.Searcher) int {
		m, st := machineOf(t, p, false, execute.NoReduction)
		ctx, stop := context.WithCancel(context.Background())
		defer stop()
		steps := 0
		m.Progress = func() {
			if steps++; steps == 3000 {
				stop()
				m.Interrupt()
			}
		}
		return len(execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}, Order: execute.Order{Search: s}}).Run(ctx, st).Violations)
	}
	if n := found(&execute.DepthFirst{}); n != 0 {
		t.Fatalf("depth first finds %d: this shows nothing", n)
	}
	if n := found(execute.SearchOrdersOf(50)); n != 1 {
		t.Errorf("%d violations", n)
	}
}

// TestALongRunIsPaused: a path that computes for ever, without a decision and without an event, does not keep the
// others waiting, whichever comes first; nor does one that does so in the middle of a library function.
func TestALongRunIsPaused(t *testing.T) {
	const source = `extern int __VERIFIER_nondet_int(void);
#include <assert.h>
#include <stdlib.h>
static int a[2];
static unsigned long compute(unsigned long x) { for (;;) x = x * 3 + 1; }
static int compare(const void *p, const void *q) { return compute(*(int *)p); }
static unsigned long unknown(unsigned long x) { for (;;) x = x * __VERIFIER_nondet_int() + 1; }
static int open(const void *p, const void *q) { return unknown(*(int *)p); }
int main(void)
{
	if (__VERIFIER_nondet_int())
		A;
	else
		B;
	return 0;
}
`
	for _, ways := range [][2]string{
		{"compute(1)", "assert(0)"}, {"assert(0)", "compute(1)"}, {"qsort(a, 2, sizeof *a, compare)", "assert(0)"}, {"assert(0)", "qsort(a, 2, sizeof *a, compare)"},
		{"qsort(a, 2, sizeof *a, open)", "assert(0)"}, {"assert(0)", "qsort(a, 2, sizeof *a, open)"},
	} {
		p := load(t, strings.NewReplacer("A;", ways[0]+";", "B;", ways[1]+";").Replace(source))
		m, st := machineOf(t, p, false, execute.NoReduction)
		ctx, stop := context.WithTimeout(context.Background(), 20*time.Second)
		r := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties, First: true}}).Run(ctx, st)
		stop()
		if len(r.Violations) != 1 || r.Complete {
			t.Errorf("%v: %d violations, complete: %t", ways, len(r.Violations), r.Complete)
		}
	}
}
