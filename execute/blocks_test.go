package execute_test

import (
	"context"
	"testing"
	"time"

	"midway/execute"
)

// TestBlocksReached: what open branches, switches and calls lead to counts, and what no path comes to does not, though
// it was put aside to be looked at.
func TestBlocksReached(t *testing.T) {
	p := load(t, `extern int __VERIFIER_nondet_int(void);
static void a(void) {}
static void b(void) {}
static void c(void) {}
static void never(void) {}
int main(void)
{
	int x = __VERIFIER_nondet_int();
	if (x > 3) { // main's beginning, and two ways
		if (x < 2)
			never();
		a(); // one block, and a's
	} else {
		b(); // and b's
	}
	switch (x) { // behind both
	case 7:
		c(); // and c's
	}
	return 0; // behind the switch
}
`)
	for how, name := range map[execute.Deferring]string{execute.DeferNever: "none", execute.DeferAlways: "all"} {
		m, st := machineOf(t, p, false, execute.NoReduction)
		ctx, stop := context.WithTimeout(context.Background(), time.Minute)
		r := execute.New(m, execute.Options{Wanted: execute.Wanted{Properties: m.Opt.Properties}, Order: execute.Order{Deferral: how}}).Run(ctx, st)
		stop()
		if want := 1 + 2 + 1 + 1 + 1 + 1 + 3; !r.Complete || r.Stats.Blocks != want {
			t.Errorf("with %s deferred: %d blocks, not %d; complete: %t", name, r.Stats.Blocks, want, r.Complete)
		}
	}
}
