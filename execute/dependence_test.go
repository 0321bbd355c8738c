package execute_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/long"
)

// needing are programs that lose something in one of the explorations where a rule is left out of the dependence
// relation. Behind the rule's name stands what the program is about.
var needing = map[string]string{
	"memory": `
void *t0(void *arg) { x = 1; out[0] = 1; return 0; }
void *t1(void *arg) { x = 2; out[1] = 1; return 0; }`,
	"reads": `
void *t0(void *arg) { x = 1; return 0; }
void *t1(void *arg) { out[1] = x; return 0; }`,
	"wake": `
pthread_t who;
void *t0(void *arg) { who = pthread_self(); x = 1; return 0; }
void *t1(void *arg) { out[0] = who ? pthread_kill(who, 0) : -1; out[1] = 1; return 0; }`,
	"birth": ` // the id of a thread that need not be there yet
void *t0(void *arg) { pthread_t t; x = 1; pthread_create(&t, 0, nothing, 0); return 0; }
void *t1(void *arg) { y = 1; pthread_detach((pthread_t)4); return 0; }`,
	"numbering": `
void *t0(void *arg) { pthread_t t; x = 1; pthread_create(&t, 0, nothing, 0); out[0] = (int)t; return 0; }
void *t1(void *arg) { pthread_t t; y = 1; pthread_create(&t, 0, nothing, 0); out[1] = (int)t; return 0; }`,
	"guards": `
void *t0(void *arg) { pthread_mutex_lock(&m); x = 1; return 0; }
void *t1(void *arg) { pthread_mutex_lock(&m); y = 1; return 0; }`,
	"aliases": `
void *t0(void *arg) { a[input] = 1; out[0] = 1; return 0; }
void *t1(void *arg) { a[0] = 2; out[1] = 1; return 0; }`,
	"queue: a wait": ` // a futex wake has no more in common with a wait that comes later; that of a condition touches its count of waiters
void *t0(void *arg) { syscall(SYS_futex, &x, FUTEX_WAKE, 1, (void *)0); out[0] = 1; return 0; }
void *t1(void *arg) { syscall(SYS_futex, &x, FUTEX_WAIT, 0, (void *)0); out[1] = 1; return 0; }`,
	"queue: a timeout": `
struct timespec soon;
void *t0(void *arg) { syscall(SYS_futex, &x, FUTEX_WAKE, 1, (void *)0); out[0] = 1; return 0; }
void *t1(void *arg) { out[1] = (int)syscall(SYS_futex, &x, FUTEX_WAIT, 0, &soon); return 0; }`,
	"queue: a wake-up": ` // of two threads that wake a third one, the other one finds nobody
void *t0(void *arg) { x = 1; syscall(SYS_futex, &y, FUTEX_WAKE, 1, (void *)0); return 0; }
void *t1(void *arg) { syscall(SYS_futex, &y, FUTEX_WAKE, 1, (void *)0); return 0; }
void *t2(void *arg) { syscall(SYS_futex, &y, FUTEX_WAIT, 0, (void *)0); out[2] = x; return 0; }`,
	"strings": ` // t1 decides whether t0 reads what t2 writes, and conflicts with t0 only
char text[] = "abc";
void *t0(void *arg) { out[0] = (int)strlen(text); a[0] = 4; return 0; }
void *t1(void *arg) { text[0] = 0; out[1] = 0; return 0; }
void *t2(void *arg) { text[2] = 0; out[2] = 0; return 0; }`,
	"everything: an unmodelled call": `
extern void outside(int *);
void *t0(void *arg) { out[0] = 1; outside(&x); return 0; }
void *t1(void *arg) { x = 1; out[1] = 1; assert(x == 1); return 0; }`,
	"everything: an atomic block": ` // t1 decides whether the atomic block and t2 conflict, and conflicts with the block only
void *t0(void *arg) { __VERIFIER_atomic_begin(); *p = *p + 1; __VERIFIER_atomic_end(); a[0] = 4; return 0; }
void *t1(void *arg) { p = a; out[1] = 0; return 0; }
void *t2(void *arg) { x = 1; out[2] = 0; return 0; }`,
}

// TestEveryRuleOfDependenceIsNeeded leaves out one rule of the relation after the other.
func TestEveryRuleOfDependenceIsNeeded(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(needing)) {
		rule, _, _ := strings.Cut(name, ":")
		t.Run(name, func(t *testing.T) {
			p := load(t, prologue+needing[name]+mainOf(strings.Count(needing[name], "void *t")))
			_, want := observed(t, p, true, execute.NoReduction)
			lost := false
			for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
				if _, got := observed(t, p, true, how); !maps.Equal(want, got) {
					t.Errorf("%s: want %q\ngot %q", how, slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
				}
				_, got := observedWithout(t, p, true, how, rule)
				lost = lost || !maps.Equal(want, got)
			}
			if !lost {
				t.Error("the program does not need the rule")
			}
		})
	}
}

// blocks races where t1's block comes first; at the end of the threads stands something that has nothing to do with it.
const blocks = `
void __VERIFIER_atomic_p(void) { a[0] = 1; }
void __VERIFIER_atomic_q(void) { a[1] = 1; }
void *t0(void *arg) { x = 1; __VERIFIER_atomic_p(); pthread_mutex_lock(&m); return 0; }
void *t1(void *arg) { __VERIFIER_atomic_q(); y = x; pthread_mutex_lock(&k); return 0; }
int main(void) { pthread_t t[2]; pthread_create(&t[0], 0, t0, 0); pthread_create(&t[1], 0, t1, 0); pthread_exit(0); }
`

// TestBlocksOrder: two atomic blocks that touch nothing in common order what their threads do around them, which
// decides whether that is a race.
func TestBlocksOrder(t *testing.T) {
	p := load(t, prologue+blocks)
	for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Optimal} {
		if _, found := observed(t, p, false, how); !found["a race"] {
			t.Errorf("%q: found %q", how, slices.Sorted(maps.Keys(found)))
		}
	}
	if _, found := observedWithout(t, p, false, execute.SourceSets, "blocks"); found["a race"] {
		t.Error("the program does not need the rule")
	}
}

// creating are programs in which threads decide from what they read whether to create one.
var creating = map[string]string{
	"of two": `
void *t0(void *arg) { pthread_t t; if (x) { pthread_create(&t, 0, nothing, 0); out[0] = (int)t; } return 0; }
void *t1(void *arg) { pthread_t t; if (y) { pthread_create(&t, 0, nothing, 0); out[1] = (int)t; } return 0; }
void *t2(void *arg) { x = 1; y = 1; return 0; }`,
	"one in any case": `
void *t0(void *arg) { pthread_t t; if (x) { pthread_create(&t, 0, nothing, 0); out[0] = (int)t; } return 0; }
void *t1(void *arg) { pthread_t t; y = 1; pthread_create(&t, 0, nothing, 0); out[1] = (int)t; return 0; }
void *t2(void *arg) { x = 1; return 0; }`,
	"as another thread lets it": ` // t1 decides whether t0 creates, and conflicts with no creation
void *t0(void *arg) { pthread_t t; y = 1; if (y) { pthread_create(&t, 0, nothing, 0); out[0] = (int)t; } return 0; }
void *t1(void *arg) { if (x) y = 1; y = 0; x = 1; return 0; }
void *t2(void *arg) { pthread_t t; int r; pthread_create(&t, 0, nothing, 0); r = (int)t; if (!x) { pthread_create(&t, 0, nothing, 0); r = 4 * r + (int)t; } out[2] = r; return 0; }`,
	"in a function": `
int make(int yes) { pthread_t t = 0; if (yes) pthread_create(&t, 0, nothing, 0); return (int)t; }
void *t0(void *arg) { out[0] = make(x); return 0; }
void *t1(void *arg) { out[1] = make(y); return 0; }
void *t2(void *arg) { y = 1; x = 1; return 0; }`,
	"behind steps that commute": ` // the steps of t0 and t2 conflict only in the creations that follow at once
void *t0(void *arg) { pthread_t t; y = 0; pthread_create(&t, 0, nothing, 0); out[0] = (int)t; return 0; }
void *t1(void *arg) { if (x) y = 1; return 0; }
void *t2(void *arg) { pthread_t t; if (x) y = 1; pthread_create(&t, 0, nothing, 0); x = 1; out[2] = (int)t; return 0; }`,
	"through a pointer": `
int make(void) { pthread_t t = 0; pthread_create(&t, 0, nothing, 0); return (int)t; }
int none(void) { return -1; }
int (*f)(void) = none, (*g)(void) = make;
void *t0(void *arg) { out[0] = f(); return 0; }
void *t1(void *arg) { out[1] = g(); return 0; }
void *t2(void *arg) { f = make; return 0; }`,
}

// TestOrdersOfCreation: threads are numbered in all orders in which they can be created.
func TestOrdersOfCreation(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(creating)) {
		t.Run(name, func(t *testing.T) {
			p := load(t, prologue+creating[name]+mainOf(strings.Count(creating[name], "void *t")))
			_, want := observed(t, p, true, execute.NoReduction)
			for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
				if _, got := observed(t, p, true, how); got == nil || !maps.Equal(want, got) {
					t.Errorf("%s: lost %q, added %q", how, beyond(want, got), beyond(got, want))
				}
			}
		})
	}
}

// cancelled: a wait goes on where the semaphore is positive, or its thread cancelled; the handler sees whether both
// were so.
const cancelled = `
void last(void *arg) { sem_getvalue(&s, &out[2]); out[2] += 5; }
void *t0(void *arg) { pthread_cleanup_push(last, 0); sem_wait(&s); pthread_cleanup_pop(0); out[0] = 1; return 0; }
void *t1(void *arg) { sem_post(&s); return 0; }
void *t2(void *arg) { pthread_cancel((pthread_t)2); return 0; }`

// TestEitherOfTwoEnables: what enabled a thread may come after its event where something else may have enabled it as
// well.
func TestEitherOfTwoEnables(t *testing.T) {
	p := load(t, prologue+cancelled+mainOf(3))
	_, want := observed(t, p, true, execute.NoReduction)
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
		if _, got := observed(t, p, true, how); got == nil || !maps.Equal(want, got) {
			t.Errorf("%s: lost %q, added %q", how, beyond(want, got), beyond(got, want))
		}
	}
}
