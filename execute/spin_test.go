package execute_test

import (
	"context"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/long"
)

// TestUndoneWritesAreSeen: one iteration of the writer leaves everything as it was, but the reader sees
// what happens in between, three times. A thread that only undoes its writes must not be taken to
// stand still. Without a reduction the exploration has no end, so it stops at the first violation.
func TestUndoneWritesAreSeen(t *testing.T) {
	m, st := start(t, `
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, hits;
static void *writer(void *unused)
{
	for (;;) {
		atomic_store(&x, 1);
		atomic_store(&x, 0);
		if (atomic_load(&hits) == 2)
			return unused;
	}
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	while (atomic_load(&x) != 1)
		;
	while (atomic_load(&x) != 0)
		;
	while (atomic_load(&x) != 1)
		;
	assert(0);
}`)
	r := execute.New(m, execute.Options{
		Bounds: execute.Bounds{Paths: 10_000},
		Wanted: execute.Wanted{Properties: m.Opt.Properties, First: true},
	}).Run(context.Background(), st)
	if len(r.Violations) != 1 || r.Violations[0].Kind != "assertion" {
		t.Errorf("found %v", r.Violations)
	}
}

// TestSpinningAlone: a thread that spins before there is another one waits for ever, whatever it did before.
func TestSpinningAlone(t *testing.T) {
	m, st := start(t, `
#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x;
int main(void)
{
	for (int i = 0; i < 5000; i++) {
		pthread_mutex_lock(&lock);
		pthread_mutex_unlock(&lock);
	}
	while (!atomic_load(&x))
		;
	return 0;
}`)
	stop, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	r := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(stop, st)
	if !r.Complete || len(r.Violations) != 1 || r.Violations[0].Kind != "livelock" {
		t.Errorf("complete %t, found %v", r.Complete, r.Violations)
	}
}

// TestInterruptedIsNeverComplete: a run that is interrupted at any moment says so, with and without
// reduction.
func TestInterruptedIsNeverComplete(t *testing.T) {
	long.Test(t)
	const endless = `
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *adder(void *unused)
{
	for (;;)
		atomic_fetch_add(&x, 1);
	return unused;
}
int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, adder, 0);
	pthread_create(&u, 0, adder, 0);
	pthread_join(t, 0);
}`
	for _, reduction := range []execute.Reduction{execute.NoReduction, execute.SourceSets} {
		for i := range 12 {
			m, st := start(t, endless)
			ctx, cancel := context.WithTimeout(context.Background(), time.Duration(1+3*i)*time.Millisecond)
			r := execute.New(m, execute.Options{Reduction: reduction, Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(ctx, st)
			cancel()
			if r.Complete || !r.Ledger.Has(ledger.Incomplete) {
				t.Errorf("reduction %q, interrupted after %d ms: complete", reduction, 1+3*i)
			}
		}
	}
}
