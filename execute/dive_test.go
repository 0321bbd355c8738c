package execute_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/state"
)

// manyLoops has a thread that goes through loops over unknown data, one inside the other, before it takes a lock
// and comes to an error; the bounds are unknown, so that each round forks. Whoever does something fails on its way
// is left by another way.
const manyLoops = `#include <pthread.h>
#include <assert.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
static pthread_mutex_t m;
static unsigned x;
static void fail(void) { abort(); }
static void sort(void)
{
	unsigned n = __VERIFIER_nondet_uint();
	for (unsigned i = 0; i < n; i++)
		for (unsigned k = __VERIFIER_nondet_uint(); k > 0; k--) {
			if (__VERIFIER_nondet_uint())
				x = x * 3 + 1;
			if (__VERIFIER_nondet_uint() == 7)
				fail();
			if (__VERIFIER_nondet_uint())
				x = x * 5 + i;
			else
				x += k;
		}
}
static void *f(void *arg)
{
	for (int i = 0; i < ROUNDS; i++)
		sort();
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	assert(0);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	pthread_join(t, 0);
	return 0;
}
`

// steps is how many steps it takes until an assertion is found to fail, 6000 at most.
func steps(t *testing.T, p *ir.Program, s execute.Searcher) (n int) {
	m, st := machineOf(t, p, false, execute.NoReduction)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	end := func() {
		stop()
		m.Interrupt()
	}
	m.Progress = func() {
		if n++; n == 6000 {
			end()
		}
	}
	execute.New(m, execute.Options{
		Wanted: execute.Wanted{Properties: m.Opt.Properties},
		Order:  execute.Order{Search: s},
		Observer: execute.Observer{OnEnd: func(st *state.State) {
			if st.End.Text == "0" {
				end()
			}
		}},
	}).Run(ctx, st)
	return n
}

// TestLoopsOverDataAreLeft: the order nearest leaves loops over unknown data, and comes to what is behind the
// synchronisation after them with a third of the steps at most. Orders take turns by the clock, so that it may need
// luck: one of three attempts is enough.
func TestLoopsOverDataAreLeft(t *testing.T) {
	long.Test(t)
	for _, rounds := range []string{"20", "60"} {
		p := load(t, strings.Replace(manyLoops, "ROUNDS", rounds, 1))
		with, without := 1, 0
		for attempt := 0; attempt < 3 && 3*with > without; attempt++ {
			without = steps(t, p, execute.SearchOrdersOf(50))
			with = steps(t, p, execute.SearchOrdersOf(50).Near(guidance.NewDistances(p, nil)))
		}
		if 3*with > without {
			t.Errorf("%s rounds: %d steps, %d with the order nearest", rounds, without, with)
		}
	}
}

// hardBranches has branches and indices that take a search to decide, in front of locks; some of their ways are
// infeasible.
const hardBranches = `#include <pthread.h>
#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
static pthread_mutex_t m;
static unsigned sum, a[8], b[4];
static void *f(void *arg)
{
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
	if (x < 50 && y < 50 && x * y == 91)
		a[x / 7 + (y > 12)] = 1;
	if (x < 9 && y < 9 && x * y == 11)
		a[9] = 1;
	b[x * y % 16 / 4] = 1;
	pthread_mutex_lock(&m);
	sum += x * x == 49;
	assert(sum != 2);
	pthread_mutex_unlock(&m);
	return arg;
}
int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, f, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
`

// TestWhatIsLeftOnTheWayIsAskedLater: where a thread is on its shortest way, what takes a search is left open. It is
// decided later: an exploration that comes to its end finds the same paths and violations.
func TestWhatIsLeftOnTheWayIsAskedLater(t *testing.T) {
	long.Test(t)
	p := load(t, hardBranches)
	explore := func(s execute.Searcher, q execute.Query) (*execute.Result, []string) {
		m, st := machineOf(t, p, false, execute.NoReduction)
		var ends []string
		r := execute.New(m, execute.Options{
			Wanted: execute.Wanted{Properties: m.Opt.Properties},
			Order:  execute.Order{Search: s, QueryLimit: q},
			Observer: execute.Observer{
				OnEnd: func(st *state.State) {
					text := fmt.Sprint(st.End.Outcome, st.End.Kind, st.End.Loc)
					for _, s := range st.Trace.Steps() {
						if s.Kind != state.StepBranch { // one that turned out to have one way only is among them
							text += fmt.Sprint(" ", s.TID, s.Op, s.Loc)
						}
					}
					ends = append(ends, text)
				},
			},
		}).Run(context.Background(), st)
		slices.Sort(ends)
		return r, ends
	}
	one, paths := explore(&execute.DepthFirst{}, execute.Query{})
	if !one.Complete || len(paths) < 50 || len(one.Violations) < 2 {
		t.Fatalf("%d paths, complete: %t, %d violations: this shows nothing", len(paths), one.Complete, len(one.Violations))
	}
	for _, pops := range []int{1, 50} {
		s := execute.SearchOrdersOf(pops).Near(guidance.NewDistances(p, nil))
		other, more := explore(s, execute.Query{Units: 100_000, Time: time.Minute})
		if !other.Complete || len(one.Violations) != len(other.Violations) || s.Len() != 0 {
			t.Errorf("a turn of %d: complete: %t, %d violations, not %d", pops, other.Complete, len(other.Violations), len(one.Violations))
		}
		if !slices.Equal(paths, more) {
			t.Errorf("a turn of %d: %d paths, not %d", pops, len(more), len(paths))
		}
	}
}

// countedLoops has a thread that goes through loops with known bounds, each round of which forks, with errors on the
// way: whoever goes back to a nearer state that was left does not come through.
const countedLoops = `#include <pthread.h>
#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
static pthread_mutex_t m;
static unsigned x, nt;
static void *f(void *arg)
{
	if (__VERIFIER_nondet_uint()) {
		x = x * 7 + 1;
		nt = 1;
	}
	for (int i = 0; i < 300; i++) {
		if (__VERIFIER_nondet_uint()) {
			x = x * 3 + 1;
			x ^= x >> 5;
		}
		if (__VERIFIER_nondet_uint() == 9)
			assert(x != 4 || i != 5);
	}
	assert(nt != 0);
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	assert(0);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	pthread_join(t, 0);
	return 0;
}
`

// TestDivesGoThroughLoops: a dive goes on from the state that was taken last, and so comes through loops that take
// their rounds; where it comes to nothing, the next one begins elsewhere.
func TestDivesGoThroughLoops(t *testing.T) {
	p := load(t, countedLoops)
	if n := steps(t, p, execute.SearchOrdersOf(200).Near(guidance.NewDistances(p, nil))); n > 4000 {
		t.Errorf("%d steps", n)
	}
}
