package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/report"
)

// explained are programs with one bug each, and what their reports say of its cause.
var explained = []struct{ name, flags, program, kind, cause string }{
	{"operands of an assertion", "", `#include <assert.h>
#include <pthread.h>
struct account { pthread_mutex_t lock; int balance; };
static struct account alice = {PTHREAD_MUTEX_INITIALIZER, 100};
static void withdraw(struct account *a, int n) {
	pthread_mutex_lock(&a->lock);
	int b = a->balance;
	pthread_mutex_unlock(&a->lock);
	if (b < n) return;
	pthread_mutex_lock(&a->lock);
	a->balance -= n;
	assert(a->balance >= 0);
	pthread_mutex_unlock(&a->lock);
}
static void *bob(void *p) { withdraw(p, 70); return 0; }
int main(void) { pthread_t t, u; pthread_create(&t, 0, bob, &alice); pthread_create(&u, 0, bob, &alice); pthread_join(t, 0); pthread_join(u, 0); return 0; }
`, "assertion", "a->balance >= 0 fails: a->balance is -40. a->balance was last stored by bob#1 at p.c:11 in withdraw (30 → -40), before that by bob#2 at p.c:11 in withdraw (100 → 30). The condition b >= n at p.c:9 let it get there: b is 100, n is 70. b was read at p.c:7; since then, and before what follows from it, bob#2 has stored there at p.c:11 (100 → 30)."},
	{"a local variable that was read", "", `#include <assert.h>
#include <pthread.h>
static struct { int balance; } a = {100};
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *bob(void *p) {
	pthread_mutex_lock(&m);
	a.balance -= 70;
	pthread_mutex_unlock(&m); return p; }
int main(void) { pthread_t t, u; pthread_create(&t, 0, bob, 0); pthread_create(&u, 0, bob, 0);
	pthread_mutex_lock(&m);
	int b = a.balance;
	pthread_mutex_unlock(&m);
	assert(b > 50);
	pthread_exit(0); }
`, "assertion", "b > 50 fails: b is 30. b was read from a.balance at p.c:11, last stored by bob#"},
	{"a parameter that a call returned", "", `#include <assert.h>
#include <pthread.h>
static struct account { int balance; } a = {100};
static void *bob(void *p) {
	a.balance -= 170; return p; }
static int get(struct account *p) {
	return p->balance; }
static void check(int v) {
	assert(v >= 0); }
int main(void) { pthread_t t; pthread_create(&t, 0, bob, 0); pthread_join(t, 0);
	int c = get(&a);
	check(c);
	check(a.balance); return 0; }
`, "assertion", "v >= 0 fails: v is -70. v is c, passed at p.c:12; c is what get returned at p.c:11; that was read from p->balance at p.c:7, last stored by bob#1 at p.c:5 in bob."},
	{"an argument that is read", "", `#include <assert.h>
static int a = 3;
static void check(int k, int v) { assert(v < k); }
int main(void) {
	a = 4;
	check(3, a); return 0; }
`, "assertion", "v < k fails: v is 4, k is 3. v is a, passed at p.c:6, last stored by main at p.c:5."},
	{"stored again after it was read", "", `#include <assert.h>
#include <pthread.h>
static int a = 1;
static void *set(void *p) {
	a = 2; return p; }
int main(void) { pthread_t t; pthread_create(&t, 0, set, 0); pthread_join(t, 0);
	int b = a;
	a = 5;
	assert(b == 1); return a; }
`, "assertion", "b == 1 fails: b is 2. b was read from a at p.c:7, last stored by set#1 at p.c:5 in set."},
	{"a condition that the compiler kept in a register", "", `#include <assert.h>
#include <stdbool.h>
int main(int argc, char **argv) { bool ready = argc > 1; assert(ready); return 0; }
`, "assertion", "ready fails: argc is 1."},
	{"freed by another thread", "", `#include <pthread.h>
#include <stdlib.h>
struct list { struct list *next; int v; };
static struct list *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void drop(void) { free(head->next); }
static void *clear(void *a) { pthread_mutex_lock(&m); drop(); pthread_mutex_unlock(&m); return a; }
int main(void) { pthread_t t;
	head = calloc(1, sizeof *head);
	head->next = calloc(1, sizeof *head);
	pthread_create(&t, 0, clear, 0);
	pthread_join(t, 0);
	return head->next->v; }
`, "use-after-free", "clear#1 at p.c:7 (in drop, p.c:6) freed *head->next; head->next->v is used here afterwards. Its 16 bytes were allocated by main at p.c:10."},
	{"freed twice", "", `#include <stdlib.h>
struct buf { char *p; };
static void drop(struct buf *b) { free(b->p); }
int main(void) { struct buf b; b.p = malloc(10); drop(&b);
	drop(&b); return 0; }
`, "double-free", "main at p.c:4 (in drop, p.c:3) freed *b->p, which is freed again here. Its 10 bytes were allocated by main at p.c:4."},
	{"an index", "", `static int table[4];
int main(int argc, char **argv) { int i = argc + 3; table[i] = 1; return table[0]; }
`, "out-of-bounds", "The access is to byte 16 of table, which has 16 bytes. i is 4."},
	{"a null pointer", "", `#include <pthread.h>
#include <stdlib.h>
struct node { struct node *next; int v; };
static struct node *head;
static void *clear(void *a) { head->next = 0; return a; }
int main(void) { pthread_t t; head = calloc(1, sizeof *head); head->next = head;
	pthread_create(&t, 0, clear, 0); pthread_join(t, 0);
	return head->next->v; }
`, "null-dereference", "head->next is NULL. head->next was last stored by clear#1 at p.c:5 in clear (head → NULL), before that by main at p.c:6 (NULL → head)."},
	{"a divisor", "", `int main(int argc, char **argv) { int d = argc - 1; return 7 / d; }
`, "division-by-zero", "d is 0."},
	{"a sum", "--properties overflow", `#include <limits.h>
int add(int a, int b) { return a + b; }
int main(int argc, char **argv) { return add(INT_MAX, argc) > 0; }
`, "signed-overflow", "a is 2147483647, b is 1."},
	{"an element", "", `#include <assert.h>
static int stored[3];
int main(int argc, char **argv) { stored[argc] = 7; assert(stored[argc] == 6); return 0; }
`, "assertion", "stored[argc] == 6 fails: stored[argc] is 7."},
	{"assert(0)", "", `#include <assert.h>
int main(int argc, char **argv) { if (argc < 2) assert(0); return 0; }
`, "assertion", "assert(0) is reached where argc is 1."},
	{"never set", "--properties uninitialized", `#include <stdlib.h>
int main(void) { int *p = malloc(8); p[0] = 1; if (p[1] > 3) return 1; return 0; }
`, "uninitialized-read", "p[1] is read before anything was stored there."},
	{"a leak", "--properties leaks", `#include <stdlib.h>
static int *make(int n) { int *p = malloc(n * sizeof *p); *p = n; return p; }
int main(void) { int *q = make(4); int v = *q; q = 0; return v; }
`, "leak", "16 bytes were allocated by main at p.c:2 in make, and nothing leads to them any more."},
	{"locks of a race", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int hits;
static void *worker(void *a) { hits++; return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, worker, 0);
	pthread_mutex_lock(&m); hits = 0; pthread_mutex_unlock(&m);
	pthread_join(t, 0); return 0; }
`, "data-race", "main writes hits at p.c:6, and worker#1 reads it at p.c:4, with nothing between them that orders the two. main holds m (since p.c:6), worker#1 holds no lock. Of what main does only the steps before the creation of worker#1 at p.c:5 are ordered before worker#1."},
	{"a cycle of locks", "", `#include <pthread.h>
static struct { pthread_mutex_t a, b; } s;
static void *one(void *x) {
	pthread_mutex_lock(&s.a);
	pthread_mutex_lock(&s.b);
	pthread_mutex_unlock(&s.b); pthread_mutex_unlock(&s.a); return x; }
static void *two(void *x) {
	pthread_mutex_lock(&s.b);
	pthread_mutex_lock(&s.a);
	pthread_mutex_unlock(&s.a); pthread_mutex_unlock(&s.b); return x; }
int main(void) { pthread_t t, u; pthread_mutex_init(&s.a, 0); pthread_mutex_init(&s.b, 0); pthread_create(&t, 0, one, 0); pthread_create(&u, 0, two, 0); pthread_exit(0); }
`, "deadlock", "one#1 waits at p.c:5 for s.b, which two#1 holds since p.c:8. two#1 waits at p.c:9 for s.a, which one#1 holds since p.c:4."},
	{"a lost signal", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *wake(void *a) { pthread_cond_signal(&c); return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, wake, 0);
	pthread_mutex_lock(&m);
	pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m); pthread_join(t, 0); return 0; }
`, "deadlock", "main waits at p.c:6 for a signal on c: the last one, pthread_cond_signal by wake#1 at p.c:3 in wake, came before the wait and woke no thread."},
	{"a barrier for more", "", `#include <pthread.h>
static pthread_barrier_t b;
static void *arrive(void *a) { pthread_barrier_wait(&b); return a; }
int main(void) { pthread_t t, u;
	pthread_barrier_init(&b, 0, 3);
	pthread_create(&t, 0, arrive, 0); pthread_create(&u, 0, arrive, 0); pthread_exit(0); }
`, "deadlock", "arrive#1 waits at p.c:3 at the barrier b: 2 of 3 threads have arrived, as initialised at p.c:5. arrive#2 waits at p.c:3 at the barrier b: 2 of 3 threads have arrived, as initialised at p.c:5."},
	{"locks taken in a function that does more", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void twice(void) {
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m); }
int main(void) {
	twice(); return 0; }
`, "deadlock", "main locks m at p.c:5, which it holds itself since p.c:4."},
	{"locks taken in a wrapper", "", `#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void lock_it(pthread_mutex_t *p) {
	if (pthread_mutex_lock(p) != 0) abort(); }
int main(void) {
	lock_it(&m);
	lock_it(&m); return 0; }
`, "deadlock", "main locks m at p.c:8 (in lock_it, p.c:5), which it holds itself since p.c:7 (in lock_it, p.c:5)."},
	{"held by one that has ended", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *take(void *a) { pthread_mutex_lock(&m); return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, take, 0); pthread_join(t, 0);
	pthread_mutex_lock(&m); return 0; }
`, "deadlock", "main waits at p.c:5 for m, which take#1 holds since p.c:3 and did not release before it ended."},
	{"a semaphore", "", `#include <semaphore.h>
static sem_t jobs;
int main(void) { sem_init(&jobs, 0, 1);
	sem_wait(&jobs);
	sem_wait(&jobs); return 0; }
`, "deadlock", "main waits at p.c:5 for the semaphore jobs, which is 0 (it was initialised with 1 at p.c:3), and nothing posts it."},
	{"locked again", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int main(void) {
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m); return 0; }
`, "deadlock", "main locks m at p.c:5, which it holds itself since p.c:4."},
	{"a loop that waits", "", `#include <pthread.h>
#include <stdatomic.h>
static atomic_int go;
static void *idle(void *a) { while (!go) ; return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, idle, 0); pthread_join(t, 0); return 0; }
`, "livelock", "idle#1 goes round its loop at p.c:4 for ever: no other thread changes what the loop reads. main waits at p.c:5 for idle#1 to end."},
	{"an unlock that is missing", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static int a, b;
static void *work(void *p) {
	pthread_mutex_lock(&m);
	a++;
	pthread_mutex_lock(&n);
	b++;
	pthread_mutex_unlock(&n);
	return p; }
int main(void) { pthread_t t, u; pthread_create(&t, 0, work, 0); pthread_create(&u, 0, work, 0); pthread_join(t, 0); pthread_join(u, 0); return 0; }
`, "deadlock", "work#2 waits at p.c:5 for m, which work#1 holds since p.c:5 and did not release before it ended. An unlock of m is missing in work#1: it is expected between p.c:6, its last use of what it shares under that lock, and its next lock at p.c:7."},
	{"an unlock that is skipped", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int used;
static int add(void) {
	pthread_mutex_lock(&m);
	if (used == 1)
		return -1;
	used++;
	pthread_mutex_unlock(&m);
	return 0; }
static void *work(void *p) { add(); return p; }
int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); pthread_join(t, 0); add(); pthread_mutex_lock(&m); return 0; }
`, "deadlock", "main locks m at p.c:12, which it holds itself since p.c:5."},
	{"a store that is missing before a signal", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int n = 1;
static void *take(void *p) {
	pthread_mutex_lock(&m);
	if (n == 0) n = 2;
	pthread_mutex_unlock(&m);
	pthread_cond_signal(&c);
	return p; }
int main(void) { pthread_t t; pthread_create(&t, 0, take, 0);
	pthread_mutex_lock(&m);
	while (n > 0)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m); return 0; }
`, "deadlock", "main waits at p.c:14 for a signal on c: the last one, pthread_cond_signal by take#1 at p.c:9 in take, "},
	{"a branch beside the way there", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, level, debug = 1;
int main(void) {
	pthread_mutex_lock(&m);
	if (!ready) {
		if (debug)
			level++;
		pthread_cond_wait(&c, &m); }
	pthread_mutex_unlock(&m); return 0; }
`, "deadlock", "main waits at p.c:10 for a signal on c: none comes. main waits as the condition ready == 0 at p.c:7 holds: ready is 0 (as at the start)."},
	{"a signal that is missing behind a store", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int items, done;
static void *take(void *a) {
	pthread_mutex_lock(&m);
	while (items == 0 && !done)
		pthread_cond_wait(&more, &m);
	pthread_mutex_unlock(&m); return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, take, 0);
	pthread_mutex_lock(&m);
	done = 1;
	pthread_mutex_unlock(&m);
	pthread_join(t, 0); return 0; }
`, "deadlock", "take#1 waits at p.c:8 for a signal on more: none comes. take#1 waits as the condition items == 0 && done == 0 at p.c:7 holds: items is 0 (as at the start), done is 0 (as at the start). main stores done at p.c:12 while take#1 waits, and signals nothing afterwards: a signal on more is expected behind it."},
	{"a lock that is missing around a signal", "", `#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;
static void *set(void *a) {
	ready = 1;
	pthread_cond_signal(&c); return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, set, 0);
	pthread_mutex_lock(&m);
	if (!ready)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m); return 0; }
`, "deadlock", "main waits at p.c:11 for a signal on c: the last one, pthread_cond_signal by set#1 at p.c:7 in set, came before the wait and woke no thread. main waits as the condition ready == 0 at p.c:10 holds: ready is 0 (as at the start). set#1 stores ready at p.c:6 after main has tested it and before that waits: the store and the signal are expected under the lock with which main waits."},
	{"a post that is missing", "", `#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static int n;
static void *work(void *a) {
	sem_wait(&s);
	n++;
	return a; }
int main(void) { pthread_t t, u; sem_init(&s, 0, 1); pthread_create(&t, 0, work, 0); pthread_create(&u, 0, work, 0); pthread_join(t, 0); pthread_join(u, 0); return 0; }
`, "deadlock", "work#2 waits at p.c:6 for the semaphore s, which is 0 (it was initialised with 1 at p.c:9), and nothing posts it. work#1 takes s at p.c:6, posts it nowhere and ends: a post is expected behind that."},
	{"a result that another thread has outdated", "", `#include <assert.h>
#include <pthread.h>
static _Atomic int stopping, stopped;
static int enter(void) {
	if (stopping)
		return -1;
	return 0; }
static void *stop(void *a) {
	stopping = 1;
	stopped = 1; return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, stop, 0);
	if (enter() == 0)
		assert(!stopped);
	pthread_join(t, 0); return 0; }
`, "assertion", "!stopped fails: stopped is 1. stopped was last stored by stop#1 at p.c:10 in stop (0 → 1). The condition stopping == 0 at p.c:5 let it get there: stopping is 0 (as at the start). stopping was read at p.c:5; since then, and before what follows from it, stop#1 has stored there at p.c:9 (0 → 1)."},
	{"a store that has not come yet", "", `#include <assert.h>
#include <pthread.h>
static _Atomic int size, room;
static void *grow(void *a) {
	size = 1;
	room = 1; return a; }
int main(void) { pthread_t t; pthread_create(&t, 0, grow, 0);
	if (size)
		assert(room);
	pthread_join(t, 0); return 0; }
`, "assertion", "room fails: room is 0. grow#1 has not stored room yet: that comes at p.c:6. The condition size != 0 at p.c:8 let it get there: size is 1 (grow#1 at p.c:5)."},
	{"threads in no order", "", `#include <assert.h>
#include <pthread.h>
static _Atomic int n;
static void *one(void *a) { n++; return a; }
static void *two(void *a) { n += 2; return a; }
static void *look(void *a) { assert(n < 3); return a; }
int main(void) { pthread_t t;
	pthread_create(&t, 0, one, 0);
	pthread_create(&t, 0, two, 0);
	pthread_create(&t, 0, look, 0);
	pthread_exit(0); }
`, "assertion", "n < 3 fails: n is 3. n was last stored by "},
	{"a difference that is less than zero", "", `#include <stddef.h>
static int text[8];
int main(int argc, char **argv) { size_t n = argc, m = 2;
	for (size_t j = 8; j <= n - m; j++)
		text[j] = 1;
	return 0; }
`, "out-of-bounds", "The access is to byte 32 of text, which has 32 bytes. j is 8. The condition j <= n - 2 at p.c:4 let it get there: j is 8, n - 2 is 18446744073709551615, n is 1; n - 2 would be less than 0, and is a large number as it is unsigned."},
}

// TestCauses: the cause of each kind of violation is said, with the values, places and threads that it rests on.
func TestCauses(t *testing.T) {
	long.Test(t)
	for _, c := range explained {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			program, result := filepath.Join(dir, "p.c"), filepath.Join(dir, "r.json")
			if err := os.WriteFile(program, []byte(c.program), 0o600); err != nil {
				t.Fatal(err)
			}
			text, code := said(append([]string{"check", program, "--json", result}, strings.Fields(c.flags)...)...)
			if code != exitViolated {
				t.Fatalf("exit code %d\n%s", code, text)
			}
			data, err := os.ReadFile(result)
			if err != nil {
				t.Fatal(err)
			}
			var doc report.Document
			if err := json.Unmarshal(data, &doc); err != nil {
				t.Fatal(err)
			}
			for _, v := range doc.Violations {
				if v.Kind != c.kind {
					continue
				}
				if !strings.HasPrefix(v.Explains, c.cause) {
					t.Errorf("%s: got %q, want %q", v.Kind, v.Explains, c.cause)
				}
				return
			}
			t.Errorf("no %s\n%s", c.kind, text)
		})
	}
}

// TestExamplesAreWhole: an example has what the path needed to come to the violation, too, not only what it is about,
// which comes first.
func TestExamplesAreWhole(t *testing.T) {
	program := filepath.Join(t.TempDir(), "p.c")
	const text = "extern int __VERIFIER_nondet_int(void);\nint main(void) {\n\tint n = __VERIFIER_nondet_int();\n" +
		"\tint d = __VERIFIER_nondet_int();\n\tif (n == 3)\n\t\treturn 7 / d;\n\treturn 0;\n}\n"
	if err := os.WriteFile(program, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got, _ := said("check", program)
	at := -1
	for _, want := range []string{"        d == 0\n", "     && n == 3\n", "     d = 0", "     n = 3"} {
		i := strings.Index(got, want)
		if i <= at {
			t.Fatalf("%q is missing, or not in its place:\n%s", want, got)
		}
		at = i
	}
}

// TestCores: of the condition of a path from main what matters is shown, and the rest counted: what follows from the
// others, and what other paths with the same violation do not need.
func TestCores(t *testing.T) {
	const head = "#include <assert.h>\n#include <unistd.h>\nextern int __VERIFIER_nondet_int(void);\nint main(void) {\n" +
		"\tint n = __VERIFIER_nondet_int(), d = __VERIFIER_nondet_int(), k = 0;\n"
	for _, c := range []struct {
		name, body string
		want       []string
	}{
		{"nothing is left out", "\tif (n > 5) assert(d != 4);\n\treturn k;\n}\n", []string{"n >= 6\n", " d == 4\n"}},
		{"it follows", "\tif (n > 3) k++;\n\tif (n > 5) assert(d != 4);\n\treturn k;\n}\n",
			[]string{"n >= 6\n", "     1 further condition of this path does not matter: it happens without it, along this schedule (in the JSON)\n"}},
		{"either way", "\tif (access(\"x\", 0) == 0) k++;\n\tif (n > 5) assert(d != 4);\n\treturn k;\n}\n",
			[]string{"n >= 6\n", "     1 further condition of this path does not matter: it happens without it, along this schedule or another"}},
		{"one way alone", "\tif (access(\"x\", 0) == 0) assert(d != 4);\n\treturn k;\n}\n", []string{"access at p.c:6 succeeds\n"}},
	} {
		program := filepath.Join(t.TempDir(), "p.c")
		if err := os.WriteFile(program, []byte(head+c.body), 0o600); err != nil {
			t.Fatal(err)
		}
		got, _ := said("check", program)
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is missing:\n%s", c.name, want, got)
			}
		}
		if all := c.name == "nothing is left out" || c.name == "one way alone"; all && strings.Contains(got, "not matter") {
			t.Errorf("%s: something is:\n%s", c.name, got)
		}
	}
}

// optimised is what is said of a program's cause where the compiler was to optimise it, as far as that differs; "" where
// there is no such violation then, or nothing is said: the compiler has decided it, or merged it with what came before.
var optimised = map[string]string{
	"operands of an assertion":         "a->balance >= 0 fails: what was read from alice.balance at p.c:11 is 30. It was last stored by bob#",
	"a parameter that a call returned": "v >= 0 fails: c is -70. c was read from a.balance at p.c:7, last stored by bob#1 at p.c:5 in bob.",
	"an argument that is read":         "",
	"freed by another thread":          "clear#1 at p.c:7 (inlined, p.c:6) freed calloc (head.body, p.c:10); it is used here afterwards.",
	"freed twice":                      "",
	"an index":                         "The access is to byte 16 of table, which has 16 bytes. i is 4, argc is 1. i was last set by main at p.c:2 (4).",
	"a divisor":                        "d is 0, argc is 1. d was last set by main at p.c:1 (0).",
	"a sum":                            "",
	"an element":                       "",
	"never set":                        "",
	"a leak":                           "",
	"locks taken in a wrapper":         "main locks m at p.c:8 (inlined, p.c:5), which it holds itself since p.c:7 (inlined, p.c:5).",
	"a signal that is missing behind a store":   "take#1 waits at p.c:8 for a signal on more: none comes. take#1 waits as the condition !done at p.c:7 holds: done is 0 (as at the start). main stores done at p.c:12 while take#1 waits, and signals nothing afterwards: a signal on more is expected behind it.",
	"a lock that is missing around a signal":    "main waits at p.c:11 for a signal on c: the last one, pthread_cond_signal by set#1 at p.c:7 in set, came before the wait and woke no thread. main waits as the condition !ready at p.c:10 holds: ready is 0 (as at the start). set#1 stores ready at p.c:6 after main has tested it and before that waits: the store and the signal are expected under the lock with which main waits.",
	"a result that another thread has outdated": "!stopped fails: stopped is 1. stopped was last stored by stop#1 at p.c:10 in stop (0 → 1). The condition stopping == 0 at p.c:12 let it get there: stopping is 0 (as at the start). stopping was read at p.c:12; since then, and before what follows from it, stop#1 has stored there at p.c:9 (0 → 1).",
	"a difference that is less than zero":       "",
	"a branch beside the way there":             "main waits at p.c:10 for a signal on c: none comes.",
	"a loop that waits":                         "idle#1 goes round its loop for ever: no other thread changes what the loop reads.",
}

// TestCausesOptimised: causes are said of optimised bitcode, too.
func TestCausesOptimised(t *testing.T) {
	long.Test(t)
	for _, level := range []string{"-O1", "-O2"} {
		for _, c := range explained {
			want, differs := optimised[c.name]
			if !differs {
				want = c.cause
			}
			if want == "" || !long.Turn(c.name) {
				continue
			}
			t.Run(level+" "+c.name, func(t *testing.T) {
				dir := t.TempDir()
				if err := os.WriteFile(filepath.Join(dir, "p.c"), []byte(c.program), 0o600); err != nil {
					t.Fatal(err)
				}
				compile := exec.Command("clang-14", "-g", level, "-emit-llvm", "-c", "p.c", "-o", "p.bc")
				compile.Dir = dir
				if out, err := compile.CombinedOutput(); err != nil {
					t.Fatalf("%v\n%s", err, out)
				}
				result := filepath.Join(dir, "r.json")
				text, _ := said(append([]string{"check", filepath.Join(dir, "p.bc"), "--json", result}, strings.Fields(c.flags)...)...)
				if got := causeIn(t, result, c.kind); !strings.HasPrefix(got, want) {
					t.Errorf("%s: got %q, want %q\n%s", c.kind, got, want, text)
				}
			})
		}
	}
}

// TestAnAddressThatIsComputedAnewIsNotKnown: the index of a store that is still to come is another one than last time.
func TestAnAddressThatIsComputedAnewIsNotKnown(t *testing.T) {
	dir := t.TempDir()
	program := `#include <assert.h>
#include <pthread.h>
static int stored[3], begun;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *fill(void *p) { for (int i = 0; i < 2; i++) {
	pthread_mutex_lock(&m);
	begun++;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	stored[i + 1] = 1;
	pthread_mutex_unlock(&m); } return p; }
int main(void) { pthread_t t; pthread_create(&t, 0, fill, 0);
	pthread_mutex_lock(&m);
	int i = begun - 1;
	if (i == 1)
		assert(stored[i] == stored[2]);
	pthread_mutex_unlock(&m);
	pthread_exit(0); }
`
	if err := os.WriteFile(filepath.Join(dir, "p.c"), []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	result := filepath.Join(dir, "r.json")
	text, _ := said("check", filepath.Join(dir, "p.c"), "--json", result)
	const want = "stored[i] == stored[2] fails: stored[i] is 1, stored[2] is 0. " +
		"stored[i] was last stored by fill#1 at p.c:10 in fill (0 → 1)."
	if got := causeIn(t, result, "assertion"); got != want {
		t.Errorf("got %q\n%s", got, text)
	}
}

// causeIn is the cause of a result's first violation of a kind.
func causeIn(t *testing.T, file, kind string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var doc report.Document
	if err := json.Unmarshal(data, &doc); err != nil {
		t.Fatal(err)
	}
	for _, v := range doc.Violations {
		if v.Kind == kind {
			return v.Explains
		}
	}
	return ""
}
