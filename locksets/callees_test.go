package locksets_test

import (
	"testing"

	"midway/context"
	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/locksets"
)

// severalCallees are programs in which a call may reach functions that do different things to locks, the same, or
// whatever a function without a body calls back does.
var severalCallees = map[string]string{
	"called back below": `#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
void outside(void (*f)(void));
void keep(void) { pthread_mutex_lock(&m); }
static void inner(void) { outside(keep); }
static void outer(void) { inner(); x++; }
static void apart(void) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); }
int main(void) { apart(); outer(); x = 2; apart(); return 0; }
`,
	"a table": `#include <pthread.h>
#include <stdlib.h>
struct queue { int n; pthread_mutex_t m; struct queue *next; } one, other;
static int nothing(struct queue *q) { return q->n; }
static int nothing2(struct queue *q) { return q->n + 1; }
static int take(struct queue *q) { return pthread_mutex_lock(&q->m); }
static int take2(struct queue *q) { q->n++; return pthread_mutex_lock(&q->m); }
static int takeNext(struct queue *q) { return pthread_mutex_lock(&q->next->m); }
static int try(struct queue *q) { return pthread_mutex_trylock(&q->m); }
static int give(struct queue *q) { return pthread_mutex_unlock(&q->m); }
static int global(struct queue *q) { return pthread_mutex_lock(&other.m); }
static int global2(struct queue *q) { return pthread_mutex_lock(&other.m); }
static int gone(struct queue *q) { exit(1); }
static int again(struct queue *q);
static int (*ops[])(struct queue *) = { nothing, nothing2, take, take2, takeNext, try, give, global, global2, gone, again };
static int again(struct queue *q) { return q->n > 3 ? ops[q->n - 3](q->next) : 0; }
static int pass(struct queue *q, int i) { return ops[i](q); }
int main(int argc, char **argv) {
	one.next = &other;
	if (ops[argc & 7](&one) == 0) one.n++;
	if (pass(&one, argc & 1) == 0) one.n++;
	return pass(&other, argc % 11);
}
`,
}

// TestCallees says that callees of a call that do the same may be looked at once, and that summaries need not be
// computed again where nothing that they depend on has changed.
func TestCallees(t *testing.T) {
	for name, source := range severalCallees {
		p := dataflowtest.Compile(t, source)
		ctx, err := context.FromMain(p.Program)
		if err != nil {
			t.Fatal(err)
		}
		a := dataflow.Analyze(p.Program, ctx, p.Graph, expr.NewBuilder(p.Model.PtrBits()))
		if wrong, _, flows := locksets.Disagreements(a); len(wrong) > 0 || flows == 0 {
			t.Errorf("%s: %d disagreements of %d calls, such as %q", name, len(wrong), flows, wrong[:min(len(wrong), 3)])
		}
	}
}
