package locksets_test

import (
	"testing"

	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/locksets"
)

// TestSlots: a lock that is a local of a given frame has the address that the initial state gives that local,
// also for the thread that only got its address, and also when the address is given after the analysis.
func TestSlots(t *testing.T) {
	p := dataflowtest.Compile(t, `
#include <pthread.h>
struct shared { int n; pthread_mutex_t lock; };
void *worker(void *arg) {
  struct shared *s = arg;
  pthread_mutex_lock(&s->lock);
  s->n = 1;
  pthread_mutex_unlock(&s->lock);
  return 0;
}
int main(void) {
  struct shared here = {0};
  pthread_t t;
  pthread_create(&t, 0, worker, &here);
  pthread_join(t, 0);
  return here.n;
}`)
	a := p.Analyze(t, "threads: [{name: w, at: \"t.c:7\"}, {name: main, at: \"t.c:15\"}]")
	f := locksets.Analyze(a)
	if h := f.Held(0); len(h) != 1 || h[0].Lock.Concrete() {
		t.Fatalf("before the address is given: %v", h)
	}
	const address = 0x5000
	main := p.Func("main")
	a.SetSlots(func(thread, frame int, r ir.Reg) (expr.Value, bool) {
		return expr.Word(address), thread == 1 && main.Regs[r].Name == "here"
	})
	if h := f.Held(0); len(h) != 1 || h[0].Lock != expr.Word(address+8) {
		t.Errorf("the worker holds %v", h)
	}
	for _, l := range a.Locals() {
		if l.Thread == 0 && l.Reg == 0 && l.Value != expr.Word(address) {
			t.Errorf("%s is %s", l.Name, a.Describe(l.Value))
		}
	}
	if v, ok := a.Stack(0).Value(0); !ok || v != expr.Word(address) {
		t.Errorf("the worker's argument is %s", a.Describe(v))
	}
}
