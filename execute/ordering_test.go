package execute_test

import (
	"context"
	"strings"
	"testing"

	"midway/execute"
)

// meets has two threads that take one lock, the second one perhaps behind a semaphore that the first one posts once it
// is done.
const meets = `#include <pthread.h>
#include <semaphore.h>
static pthread_mutex_t m;
static sem_t done;
static int n;
static void *first(void *arg)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
	sem_post(&done);
	return 0;
}
static void *second(void *arg)
{
	WAIT;
	pthread_mutex_lock(&m);
	n--;
	pthread_mutex_unlock(&m);
	return 0;
}
int main(void)
{
	pthread_t a, b;
	sem_init(&done, 0, 0);
	pthread_create(&a, 0, first, 0);
	pthread_create(&b, 0, second, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
`

// TestPairsInBothOrders: threads that take one lock in either order are a pair; where a semaphore orders them, on every
// path they come to either object in one order, however often each has been there.
func TestPairsInBothOrders(t *testing.T) {
	for wait, want := range map[string]int{"": 1, "sem_wait(&done)": 0} {
		p := load(t, strings.Replace(meets, "WAIT", wait, 1))
		m, st := machineOf(t, p, false, execute.NoReduction)
		s := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(context.Background(), st).Stats
		if s.PairsBothOrders != want || s.Runnable != 3 || s.Progressed != 3 {
			t.Errorf("with %q: %d pairs in both orders, not %d; %d of %d threads went on, not all 3", wait, s.PairsBothOrders, want, s.Progressed, s.Runnable)
		}
	}
}

// TestWaitingThreadsDoNotGoOn: a thread that waits for good did not go on, and where no thread could wake it, it was
// not runnable either.
func TestWaitingThreadsDoNotGoOn(t *testing.T) {
	p := load(t, strings.Replace(strings.Replace(meets, "WAIT", "sem_wait(&done); sem_wait(&done)", 1), "sem_init", "pthread_mutex_lock(&m); sem_init", 1))
	m, st := machineOf(t, p, false, execute.NoReduction)
	s := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(context.Background(), st).Stats
	if s.Progressed != 1 || s.PairsBothOrders != 0 {
		// main has taken the lock and initialised the semaphore; first stands at the lock, second at the semaphore
		t.Errorf("%d of %d threads went on, %d pairs in both orders", s.Progressed, s.Runnable, s.PairsBothOrders)
	}
}

// TestSpentByFunction: costs are reported by the function in which they arose, calls of the library included.
func TestSpentByFunction(t *testing.T) {
	p := load(t, oneLoops[:strings.Index(oneLoops, "assert(b")]+"return 0;\n}\nint main(void) { g(0); return 0; }\n")
	m, st := machineOf(t, p, false, execute.NoReduction)
	s := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(context.Background(), st).Stats
	total := uint64(0)
	for _, f := range s.Spent {
		total += f.Instructions
	}
	if len(s.Spent) == 0 || total == 0 || total > s.Instructions || p.Funcs[s.Spent[0].Func].Name == "f" {
		t.Errorf("%v of %d instructions", s.Spent, s.Instructions)
	}
}

// TestWhoEndsTheProcessCameToItsEnd: a thread that ends the process, before it has passed two synchronisations, went
// on.
func TestWhoEndsTheProcessCameToItsEnd(t *testing.T) {
	p := load(t, "#include <stdlib.h>\nint main(void) { exit(3); }\n")
	m, st := machineOf(t, p, false, execute.NoReduction)
	s := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}}).Run(context.Background(), st).Stats
	if s.Runnable != 1 || s.Progressed != 1 {
		t.Errorf("%d of %d threads went on", s.Progressed, s.Runnable)
	}
}
