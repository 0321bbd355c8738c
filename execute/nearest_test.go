package execute_test

import (
	"context"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/ir"
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
	m.Yield = func() {
		if n++; n == 6000 {
			end()
		}
	}
	execute.New(m, execute.Options{Properties: m.Opt.Properties, Search: s, OnEnd: func(st *state.State) {
		if st.End.Text == "0" {
			end()
		}
	}}).Run(ctx, st)
	return n
}

// TestLoopsOverDataAreLeft: the order nearest leaves loops over unknown data, and comes to what is behind the
// synchronisation after them with a third of the steps at most.
func TestLoopsOverDataAreLeft(t *testing.T) {
	for _, rounds := range []string{"20", "60"} {
		p := load(t, strings.Replace(manyLoops, "ROUNDS", rounds, 1))
		without := steps(t, p, execute.PortfolioOf(50))
		if with := steps(t, p, execute.PortfolioOf(50).Near(guidance.NewWays(p, nil))); 3*with > without {
			t.Errorf("%s rounds: %d steps, %d with the order nearest", rounds, without, with)
		}
	}
}
