package pipeline

import (
	stdctx "context"
	"path/filepath"
	"testing"
)

const queue = `#include <pthread.h>
struct queue { int n; pthread_mutex_t m; };
static pthread_mutex_t before, after;
void push(struct queue *q) { pthread_mutex_lock(&before); pthread_mutex_unlock(&before); pthread_mutex_lock(&q->m); q->n++; pthread_mutex_unlock(&q->m); }
void pop(struct queue *q) { pthread_mutex_lock(&after); pthread_mutex_unlock(&after); pthread_mutex_lock(&q->m); q->n--; pthread_mutex_unlock(&q->m); }
`

// TestThreadsMeetByPointersOfTheirOwn: two threads come to one lock in either order, each by a pointer of its own. What
// the lock is called does not depend on which of them follows its pointer first.
func TestThreadsMeetByPointersOfTheirOwn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, queue)
	doc, err := Run(stdctx.Background(), &Options{Command: "run", Programs: []string{path}, At: []string{"t1=push", "t2=pop"}}, Output{})
	if err != nil {
		t.Fatal(err)
	}
	if s := doc.Stats; s.PairsInBothOrders != 1 || s.ThreadsRunnable != 2 || s.ThreadsWentOn != 2 {
		t.Errorf("%d pairs in both orders, %d of %d threads went on", s.PairsInBothOrders, s.ThreadsWentOn, s.ThreadsRunnable)
	}
}
