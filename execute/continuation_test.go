package execute_test

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/property"
)

// ending are programs whose runs end while threads could go on. What an exploration by traces has to reverse there lies
// beyond the end, or is the error itself.
var ending = map[string]string{
	"behind an assertion": ` // whether t0's assertion fails is decided by what t1 reads and t2 writes after it has
void *t0(void *arg) { assert(x == 0); out[0] = 1; return 0; }
void *t1(void *arg) { if (y) x = 1; return 0; }
void *t2(void *arg) { y = 1; return 0; }`,
	"two assertions": ` // each is the first in some run
void *t0(void *arg) { assert(x == 1); return 0; }
void *t1(void *arg) { y = 1; assert(w.a == 1); return 0; }
void *t2(void *arg) { out[2] = y; return 0; }`,
	"freed twice": `
void *t0(void *arg) { free(h); return 0; }
void *t1(void *arg) { out[1] = 1; free(h); return 0; }`,
	"freed and used": `
void *t0(void *arg) { free(h); return 0; }
void *t1(void *arg) { out[1] = *h; return 0; }`,
	"a local that is gone": `
void *t0(void *arg) { if (q) *q = 3; out[0] = 1; return 0; }
void *t1(void *arg) { keeps(); out[1] = 1; return 0; }`,
	"a local that ends": ` // t1's write comes before the end of l in the first run
void waits(void) { int l = 2; q = &l; sem_wait(&s); }
void *t0(void *arg) { waits(); out[0] = 1; return 0; }
void *t1(void *arg) { int *l = q; if (l) { sem_post(&s); *l = 3; } return 0; }`,
	"a freed lock": `
pthread_mutex_t *l;
__attribute__((constructor)) void make(void) { l = malloc(sizeof *l); pthread_mutex_init(l, 0); }
void *t0(void *arg) { free(l); return 0; }
void *t1(void *arg) { pthread_mutex_lock(l); out[1] = 1; pthread_mutex_unlock(l); return 0; }`,
	"a race behind an assertion": `
void *t0(void *arg) { out[0] = 1; assert(0); return 0; }
void *t1(void *arg) { x = 1; return 0; }
void *t2(void *arg) { x = 2; return 0; }`,
	"exits": `
void *t0(void *arg) { x = 1; x = 2; y = 3; return 0; }
void *t1(void *arg) { if (x == 1) exit(0); return 0; }`,
	"exits while a thread holds a lock": `
void *t0(void *arg) { pthread_mutex_lock(&m); x = 1; exit(1); }
void *t1(void *arg) { pthread_mutex_lock(&m); y = 1; pthread_mutex_unlock(&m); out[1] = 1; return 0; }`,
	"exits where another thread's end lets main join": ` // t1 has not begun; where it has ended, main joins it as well
void *t0(void *arg) { int r = x; out[0] = r + x; return 0; }
void *t1(void *arg) { y = 2; return 0; }
void *t2(void *arg) { x++; exit(2); return 0; }`,
	"exits while others wait": `
void *t0(void *arg) { y = 1; exit(1); }
void *t1(void *arg) { sem_wait(&s); x = y; return 0; }
void *t2(void *arg) { out[2] = 1; sem_post(&s); return 0; }`,
}

// TestEndings holds exploration by traces against all schedules where runs end early.
func TestEndings(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(ending)) {
		t.Run(name, func(t *testing.T) {
			p := load(t, prologue+ending[name]+mainOf(strings.Count(ending[name], "void *t")))
			all, want := observed(t, p, true, execute.NoReduction)
			for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
				reduced, got := observed(t, p, true, how)
				if got == nil || !maps.Equal(want, got) || reduced.Stats.Runs > all.Stats.Runs {
					t.Errorf("%s: %d runs of %d\nlost %q\nadded %q", how, reduced.Stats.Runs, all.Stats.Runs, beyond(want, got), beyond(got, want))
				}
			}
		})
	}
}

// TestRunsBeyondCountOnce: what comes up beyond a violation, here t0's race beyond t1's division, is a run that the
// search comes to as well.
func TestRunsBeyondCountOnce(t *testing.T) {
	p := load(t, prologue+`
void *t0(void *arg) { sem_post(&s); x = 2; return 0; }
void *t1(void *arg) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); out[1] = 4 / y; return 0; }`+mainOf(2))
	all, want := observed(t, p, false, execute.NoReduction)
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
		if reduced, got := observed(t, p, false, how); !maps.Equal(want, got) || reduced.Stats.Runs > all.Stats.Runs {
			t.Errorf("%s: %d runs of %d\nlost %q\nadded %q", how, reduced.Stats.Runs, all.Stats.Runs, beyond(want, got), beyond(got, want))
		}
	}
}

// TestNoBeyondOnGeneratedPrograms holds exploration that leaves out what lies beyond violations against all schedules:
// the same verdict, no violation that is not theirs, never more runs.
func TestNoBeyondOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	for _, family := range []string{"crashes", "errors", "exits", "locks"} {
		t.Run(family, func(t *testing.T) {
			violated, less := 0, 0
			eachGenerated(t, family, func(p *ir.Program, src string) {
				for _, memory := range []bool{true, false} {
					brute, all := observed(t, p, memory, execute.NoReduction)
					if all == nil {
						continue
					}
					wanted := errorsIn(all)
					violated += min(1, len(wanted))
					for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
						whole, _ := observed(t, p, memory, how)
						r, got := observedNoBeyond(t, p, memory, how)
						if lost := len(wanted) > 0 && len(got) == 0; lost || len(beyond(got, wanted)) > 0 || r.Stats.Runs > brute.Stats.Runs {
							t.Errorf("%s, memory granularity %t: %d runs of %d, lost all %t, added %q\n%s", how, memory, r.Stats.Runs, brute.Stats.Runs, lost, beyond(got, wanted), src)
						}
						less += whole.Stats.Runs - r.Stats.Runs
					}
				}
			})
			t.Logf("%d programs violated, %d runs less", violated, less)
			if violated == 0 {
				t.Error("no program is violated")
			}
		})
	}
}

// errorsIn is what was observed of violations and deadlocks.
func errorsIn(found map[string]bool) map[string]bool {
	out := map[string]bool{}
	for what := range found {
		if what == "a race" || strings.Contains(what, " at ") {
			out[what] = true
		}
	}
	return out
}

// observedNoBeyond explores a program without what lies beyond violations; the result is what was observed of those.
func observedNoBeyond(t *testing.T, p *ir.Program, memory bool, how execute.Reduction) (*execute.Result, map[string]bool) {
	t.Helper()
	m, st := machineOf(t, p, memory, how)
	opt := execute.Options{
		Reduction: how,
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{EarlyExits: true, OnlyCount: true, NoContinuation: true},
	}
	res := execute.New(m, opt).Run(context.Background(), st)
	for _, e := range leftOpen(m.Ledger) {
		if e.Kind != execute.ContinuationLimit || len(res.Violations) == 0 {
			t.Errorf("%s: %s", e.Kind, e.Text)
		}
	}
	return res, violationsIn(p, res)
}

// TestNoBeyondBehindWhatIsNotAsked: a violation of what is not asked for is no verdict, so that what lies beyond it is
// looked at. Here t0's assertion fails at once unless t1 comes first, and then it divides by zero.
func TestNoBeyondBehindWhatIsNotAsked(t *testing.T) {
	p := load(t, prologue+`
void *t0(void *arg) { assert(x == 1); out[0] = 1 / y; return 0; }
void *t1(void *arg) { x = 1; return 0; }`+mainOf(2))
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
		m, st := machineOf(t, p, true, how)
		opt := execute.Options{
			Reduction: how,
			Wanted:    execute.Wanted{Properties: property.Of(property.Division)},
			Ends:      execute.Ends{OnlyCount: true, NoContinuation: true},
		}
		if res := execute.New(m, opt).Run(context.Background(), st); len(res.Violations) != 1 {
			t.Errorf("%s: %d violations, want 1", how, len(res.Violations))
		}
	}
}
