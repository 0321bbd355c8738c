package soundness_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/soundness/concrete"
)

// TestContextsOfMonitorPrograms: random moments of random programs whose threads count in fields under locks: with and
// without a look at the bounds, in critical sections with waits, branches and calls, now and then without the lock.
func TestContextsOfMonitorPrograms(t *testing.T) {
	long.Test(t)
	n, count := newTally(), uint64(6)
	if *morePrograms > 0 {
		count = *morePrograms
	}
	for seed := *firstSeed; seed < *firstSeed+count; seed++ {
		text := monitorProgram(seed)
		prog, err := fromText(t, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		args := []string{"program", fmt.Sprint(1 + seed%4)}
		if err := contextsOf(t, prog, concrete.Options{Args: args, MaxSteps: 200_000}, seed, 3, 4, n); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, text)
		}
	}
	t.Log(n)
	if n.contexts == 0 || n.kept*2 < n.contexts || n.races*10 > n.contexts {
		t.Error("too little was compared")
	}
}

// monitorText writes a program.
type monitorText struct {
	rng     *rand.Rand
	out     strings.Builder
	guarded bool // what all threads count together has a lock of its own
}

func (w *monitorText) line(depth int, format string, args ...any) {
	fmt.Fprintf(&w.out, strings.Repeat("\t", depth)+format+"\n", args...)
}

func (w *monitorText) one(of ...string) string { return of[w.rng.IntN(len(of))] }

// count is a statement that increments what all threads count together, counted what it is.
func (w *monitorText) count() string {
	return map[bool]string{false: "seen++;", true: "count();"}[w.guarded]
}

func (w *monitorText) counted() string {
	return map[bool]string{false: "seen", true: w.one("count()", "current()")}[w.guarded]
}

// monitorProgram is a random program of up to three threads and two objects with locks.
func monitorProgram(seed uint64) string {
	w := &monitorText{rng: rand.New(rand.NewPCG(seed, 91))}
	w.line(0, "#include <pthread.h>\n#include <stdlib.h>\nstruct box { int n, m, cap; pthread_mutex_t lock; pthread_cond_t change; };")
	w.line(0, "static struct box x = {%s}, y;\nstatic int rounds, seen;", w.one("0", "1", "0, 2, 2", "0, 0, 3", "-1"))
	if w.guarded = w.rng.IntN(2) == 0; w.guarded {
		w.line(0, "static pthread_mutex_t counting = PTHREAD_MUTEX_INITIALIZER;")
		for _, f := range []string{"count", "current"} {
			w.line(0, "static int %s(void)\n{\n\tpthread_mutex_lock(&counting);\n\tint n = seen%s;\n\tpthread_mutex_unlock(&counting);\n\treturn n;\n}", f, map[string]string{"count": "++"}[f])
		}
	}
	w.line(0, "static void touch(struct box *b)\n{\n\t%s\n}", w.one(w.count(), "b->n++;", "if (b->m > 0)\n\t\tb->m--;", "pthread_mutex_unlock(&b->lock);\n\tpthread_mutex_lock(&b->lock);"))
	functions := 1 + w.rng.IntN(3)
	for i := range functions {
		w.line(0, "static void f%d(struct box *b)\n{", i)
		w.section()
		if w.rng.IntN(6) == 0 {
			w.section()
		}
		if w.rng.IntN(8) == 0 {
			w.line(1, "b->%s;", w.one("n = 1", "m = 5", "cap = 2"))
		}
		w.line(0, "}")
	}
	w.line(0, "static void *worker(void *arg)\n{\n\tstruct box *b = arg;\n\tfor (int i = 0; i < rounds; i++) {")
	w.calls(2, "b", functions)
	w.line(0, "\t}\n\treturn NULL;\n}\nstatic void setup(struct box *b, int cap)\n{\n\tb->cap = cap;")
	w.line(1, "b->n = %s;\n\tpthread_mutex_init(&b->lock, NULL);\n\tpthread_cond_init(&b->change, NULL);\n}", w.one("0", "cap", "1"))
	w.line(0, "int main(int argc, char **argv)\n{\n\tpthread_t t[2];\n\trounds = argc > 1 ? atoi(argv[1]) : 2;")
	w.line(1, "setup(&x, %s);\n\tsetup(&y, 3);", w.one("2", "rounds > 2 ? 4 : 2", "rounds", "-1"))
	if w.rng.IntN(3) == 0 {
		w.line(1, "f0(&x);")
		if w.rng.IntN(2) == 0 {
			w.line(1, "x.%s;", w.one("cap = 1", "n = 0", "m = 4"))
		}
	}
	w.line(1, "pthread_create(&t[0], NULL, worker, &x);\n\tpthread_create(&t[1], NULL, worker, &%s);", w.one("x", "y"))
	if w.rng.IntN(6) == 0 {
		w.line(1, "x.%s;", w.one("cap = 5", "n = 0"))
	}
	w.calls(1, "&x", functions)
	w.line(1, "pthread_join(t[0], NULL);\n\tpthread_join(t[1], NULL);\n\tx.n = -9;\n\treturn 0;\n}")
	return w.out.String()
}

func (w *monitorText) calls(depth int, box string, functions int) {
	for range 1 + w.rng.IntN(2) {
		w.line(depth, "f%d(%s);", w.rng.IntN(functions), box)
	}
}

// section writes a critical section.
func (w *monitorText) section() {
	w.line(1, "pthread_mutex_lock(&b->lock);")
	for range 1 + w.rng.IntN(3) {
		w.statement(1)
	}
	w.line(1, "%s", w.one(w.count(), "pthread_cond_signal(&b->change);", "pthread_cond_broadcast(&b->change);"))
	w.line(1, "pthread_mutex_unlock(&b->lock);")
}

// updates keep a field within bounds, or do not.
var updates = []string{
	"if (b->n < b->cap)\n\t\tb->n++;", "if (b->n > 0)\n\t\tb->n--;", "b->m++;\n\tif (b->m == b->cap)\n\t\tb->m = 0;", "if (b->m > 0)\n\t\tb->m -= 1;",
	"b->n++;\n\tif (b->n > b->cap)\n\t\tb->n--;", "if (b->n != b->cap) {\n\t\tb->n++;\n\t\tb->m++;\n\t}", "b->m = 3;", "b->m = 0;", "b->n--;", "b->m = b->n;", "b->n += 2;\n\tb->n -= 2;",
	"if (b->n > 0 && b->m < b->cap) {\n\t\tb->n--;\n\t\tb->m++;\n\t}",
}

func (w *monitorText) statement(depth int) {
	switch w.rng.IntN(16) {
	case 0:
		w.line(depth, "%s (b->n %s)\n%spthread_cond_wait(&b->change, &b->lock);", w.one("while", "if"), w.one("== b->cap", "== 0", ">= b->cap", "> b->m"), strings.Repeat("\t", depth+1))
	case 1:
		w.line(depth, "touch(b);")
	case 2:
		w.line(depth, "if (%s > 1) {", w.counted())
		w.statement(depth + 1)
		w.line(depth, "}")
	case 3:
		w.line(depth, "pthread_cond_signal(&b->change);")
	default:
		w.line(depth, "%s", updates[w.rng.IntN(len(updates))])
	}
}
