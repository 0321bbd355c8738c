package execute_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/property"
)

// explained is the only violation of a program, as check finds it.
func explained(t *testing.T, source string, group property.Group) execute.ViolationRecord {
	m, st := start(t, source, group)
	m.Opt.MemoryPoints, m.Opt.Effects = true, true
	r := execute.New(m, execute.Options{
		Reduction: execute.SourceSets,
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{OnlyCount: true},
	}).Run(context.Background(), st)
	if len(r.Violations) != 1 {
		t.Fatalf("%d violations", len(r.Violations))
	}
	return r.Violations[0]
}

// detailed holds that every line is in some detail, in this order.
func detailed(t *testing.T, v execute.ViolationRecord, lines ...string) {
	rest := v.Details
	for _, want := range lines {
		i := slices.IndexFunc(rest, func(s string) bool { return strings.Contains(s, want) })
		if i < 0 {
			t.Fatalf("no %q in\n%s", want, strings.Join(v.Details, "\n"))
		}
		rest = rest[i:]
	}
}

// TestDeadlockSaysWhoWaitsForWhom: the stack of every thread that waits, the lock's holder and the stack that it took
// it in, whom a join waits for, and the cycle.
func TestDeadlockSaysWhoWaitsForWhom(t *testing.T) {
	v := explained(t, `
#include <pthread.h>
static pthread_mutex_t m[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static void take(int i) { pthread_mutex_lock(&m[i % 3]); }
static void both(int i) { take(i); take(i + 1); pthread_mutex_unlock(&m[(i + 1) % 3]); pthread_mutex_unlock(&m[i]); }
static void *work(void *arg) { both((int)(long)arg); return 0; }
int main(void)
{
	pthread_t t[3];
	for (long i = 0; i < 3; i++)
		pthread_create(&t[i], 0, work, (void *)i);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}`, property.Deadlocks)
	detailed(t, v, "main waits in pthread_join(work#1)", "work#1 waits in pthread_mutex_lock(&m[1])",
		"in take, called by both at ", ", called by work at ", "; held by work#2 since ", "in take, called by both at ",
		"cycle, each waiting for the next: work#1 → work#2 → work#3 → work#1")
}

// TestReadersAndJoinsAreInCycles: of holders of a read lock, and of a thread that is joined by one it waits for.
func TestReadersAndJoinsAreInCycles(t *testing.T) {
	v := explained(t, `
#include <pthread.h>
static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static void *work(void *arg) { pthread_rwlock_wrlock(&l); pthread_rwlock_unlock(&l); return arg; }
int main(void)
{
	pthread_t t;
	pthread_rwlock_rdlock(&l);
	pthread_create(&t, 0, work, 0);
	pthread_join(t, 0);
	pthread_rwlock_unlock(&l);
	return 0;
}`, property.Deadlocks)
	detailed(t, v, "main waits in pthread_join(work#1)", "work#1 waits in pthread_rwlock_wrlock(&l)", "held by main since ", "main → work#1 → main")
}

// TestRaceSaysWhereBothStand: both stacks and the locks held; and of all witnesses that come up, the one with the
// fewest context switches is shown: one that leaves out the other server.
func TestRaceSaysWhereBothStand(t *testing.T) {
	v := explained(t, `
#include <pthread.h>
static int hits;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
static void bump(int *p) { *p = 1; }
static void hit(void) { pthread_mutex_lock(&m); bump(&hits); pthread_mutex_unlock(&m); }
static void *server(void *arg) { hit(); return arg; }
static void *reporter(void *arg) { pthread_mutex_lock(&other); bump(&hits); pthread_mutex_unlock(&other); return arg; }
int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], 0, server, 0);
	pthread_create(&t[1], 0, server, 0);
	pthread_create(&t[2], 0, reporter, 0);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}`, property.Races)
	detailed(t, v, "a write by server#", "in bump, called by hit at ", "holding &m since ")
	detailed(t, v, "a write by reporter#1", "in bump, called by reporter at ", "holding &other since ")
	detailed(t, v, "first: ", "second: ", "no lock, join, barrier")
	switches := 0
	for i := 1; i < len(v.Schedule); i++ {
		if v.Schedule[i].Thread != v.Schedule[i-1].Thread {
			switches++
		}
	}
	if switches > 3 {
		t.Errorf("%d context switches: %v", switches, v.Schedule)
	}
}
