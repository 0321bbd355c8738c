package execute_test

import (
	"context"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/state"
)

// TestGuardsAfterAnInterruption: once interrupted the solver decides nothing, so that a guard that reads memory of
// unknown size meets the same cases for ever.
func TestGuardsAfterAnInterruption(t *testing.T) {
	p := load(t, `
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
pthread_mutex_t *m;
void *thread(void *arg) { pthread_mutex_lock(&m[1]); pthread_mutex_unlock(&m[1]); return 0; }
int main(void) {
	pthread_t t;
	int n = __VERIFIER_nondet_int();
	m = calloc(n, sizeof *m);
	pthread_create(&t, 0, thread, 0);
	pthread_join(t, 0);
	return 0;
}`)
	m, st := machineOf(t, p, true, execute.SourceSets)
	var stands *state.State
	m.Progress = func() {}
	x := execute.New(m, execute.Options{
		Wanted: execute.Wanted{Properties: m.Opt.Properties},
		Order: execute.Order{
			Search: &watching{found: func(s *state.State) bool {
				if stands == nil && len(s.Threads) > 1 && s.Threads[1].Status == state.AtPoint && s.Threads[1].Point.Op == "pthread_mutex_lock" {
					stands = s.Fork()
				}
				return stands != nil
			}},
		},
		Ends: execute.Ends{OnlyCount: true},
	})
	x.Run(context.Background(), st)
	if stands == nil {
		t.Fatal("no state in which the thread stands before its lock")
	}
	m.Interrupt()
	guard := make(chan expr.Value)
	go func() { guard <- m.Guard(stands, 1) }()
	select {
	case g := <-guard:
		if g != expr.True {
			t.Error("the thread is taken for one that cannot go on, as in a deadlock")
		}
	case <-time.After(time.Minute):
		t.Fatal("the guard is looked at for ever")
	}
}

// watching is depth first search until something is found.
type watching struct {
	execute.DepthFirst
	found func(*state.State) bool
}

func (w *watching) Pop() *state.State {
	s := w.DepthFirst.Pop()
	if s != nil && w.found(s) {
		return nil
	}
	return s
}
