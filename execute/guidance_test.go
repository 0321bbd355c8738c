package execute_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/soundness"
	"midway/soundness/concrete"
)

const guidedPrologue = `#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
int flag, done, x, y, made, *p = &done;
struct two { int a, b; } s;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_t late;
pthread_key_t key;
void reach(void) { assert(0); }
void check(int c) { if (!c) reach(); }
void sets(int *at, int v) { *at = v; }
int get(void) { return flag; }
void ends(void) { assert(!made || flag != 2); }
void drops(void *v) { check(done != 1); }
void *more(void *arg) { x = 1; assert(y != 3); flag = 2; return 0; }
`

// guided are statements about what assertions depend on.
var guided = pool("guided")

// guidedProgram is a program of two threads of statements, which asserts something in the end.
func guidedProgram(r *rand.Rand) string {
	var w strings.Builder
	w.WriteString(guidedPrologue)
	for i := range 2 {
		fmt.Fprintf(&w, "void *t%d(void *arg) {\n\tint r = %d;\n", i, i)
		for range 2 + r.Intn(3) {
			fmt.Fprintf(&w, "\t%s\n", guided[r.Intn(len(guided))])
		}
		w.WriteString("\treturn 0;\n}\n")
	}
	w.WriteString("int main(void) {\n\tint r = 2;\n\tpthread_t t[2];\n")
	if strings.Contains(w.String(), "setspecific(key, &x)") {
		w.WriteString("\tpthread_key_create(&key, drops);\n")
	}
	w.WriteString("\tpthread_create(&t[0], 0, t0, 0);\n\tpthread_create(&t[1], 0, t1, 0);\n")
	if r.Intn(2) == 0 {
		fmt.Fprintf(&w, "\t%s\n", guided[r.Intn(len(guided))])
	}
	w.WriteString("\tpthread_join(t[0], 0);\n\tpthread_join(t[1], 0);\n")
	last := []string{"", "assert(flag == 1);", "check(done);", "assert(flag != 2 || x);", "if (flag) check(done == 1);", "assert(x < 3);"}
	fmt.Fprintf(&w, "\t%s\n\treturn 0;\n}\n", last[r.Intn(len(last))])
	return w.String()
}

// TestGuidanceOnGeneratedPrograms holds exploration that ends where no assertion can fail any more against every
// schedule of accesses on the concrete machine: the same assertions fail.
func TestGuidanceOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	compared, large, failing, spared, with, without := 0, 0, 0, 0, 0, 0
	for i := range *parityPrograms {
		seed := *parityFrom + int64(i)
		src := guidedProgram(rand.New(rand.NewSource(seed)))
		p := load(t, src)
		want, known := failingAssertions(t, p)
		if !known {
			large++
			continue
		}
		failing += min(1, len(want))
		g := guidance.New(p, pointsto.Analyze(p))
		for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Property} {
			for _, exact := range []bool{false, true} {
				res := guidedRun(t, p, how, exact, g)
				if res == nil {
					continue
				}
				compared++
				if slices.ContainsFunc(res.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == "nothing-undefined-ahead" }) {
					spared++
				}
				if all := guidedRun(t, p, how, exact, nil); all != nil {
					with, without = with+res.Stats.States, without+all.Stats.States
					if got := violationsIn(p, all); !maps.Equal(want, got) {
						t.Errorf("without, seed %d, %s, exact %t: lost %q, added %q", seed, how, exact, beyond(want, got), beyond(got, want))
					}
				}
				if got := violationsIn(p, res); !maps.Equal(want, got) {
					t.Errorf("seed %d, %s, exact %t\nlost %q\nadded %q\n%s", seed, how, exact, beyond(want, got), beyond(got, want), src)
				}
			}
		}
	}
	t.Logf("%d explorations compared, %d programs too large, %d failing; in %d something was spared, %d states instead of %d", compared, large, failing, spared, with, without)
	if spared == 0 {
		t.Error("nothing was spared")
	}
}

// failingAssertions are those that fail in some schedule of accesses on the concrete machine; known is false where
// there are too many.
func failingAssertions(t *testing.T, p *ir.Program) (want map[string]bool, known bool) {
	brute, err := soundness.Brute(p, soundness.BruteOptions{
		Machine: concrete.Options{Args: []string{"program"}, NoRaces: true}, Granularity: concrete.Access, MaxStates: 20_000,
	})
	if err != nil {
		t.Fatal(err)
	}
	want = map[string]bool{}
	for e := range brute.Ends {
		if e.Kind != "" && e.Kind.Group() == property.Assertions {
			want[string(e.Kind)+" at "+e.At] = true
		}
	}
	return want, brute.Complete
}

// guidedRun looks for failing assertions, as long as a guide says that there may be some; nil where there are too many
// runs.
func guidedRun(t testing.TB, p *ir.Program, how execute.Reduction, exact bool, g *guidance.Guide) *execute.Result {
	m, st := machineOf(t, p, true, how)
	m.Opt = interp.Options{
		Checks:  interp.Checks{Properties: onlyAssertions},
		Points:  interp.Points{MemoryPoints: true},
		Records: interp.Records{Effects: true, Footprints: true},
	}
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 2000},
		Wanted:    execute.Wanted{Properties: onlyAssertions},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: true, ExactSummaries: exact, SemiCommute: true, Guidance: g},
	}).Run(context.Background(), st)
	if slices.ContainsFunc(leftOpen(m.Ledger), func(e ledger.Entry) bool { return e.Kind == "limit" }) {
		return nil
	}
	return res
}

// neededGuidance are programs of which an assertion fails, which is missed where a rule of the guide is left out.
var neededGuidance = map[string]string{
	"created": `void *late(void *arg) { assert(0); return 0; }
		void *t0(void *arg) { x = 1; x = 2; pthread_create(&more, 0, late, 0); return 0; }
		void *t1(void *arg) { x = 1; return 0; }`,
	"stack": `__attribute__((noinline)) void sets(void) { x = 1; y = 1; }
		void *t0(void *arg) { sets(); assert(y != 1); return 0; }
		void *t1(void *arg) { x = 2; y = 1; return 0; }`,
	"hooks": `void *t0(void *arg) { pthread_setspecific(key, &x); x = 1; return 0; }
		void *t1(void *arg) { x = 2; return 0; }`,
	"stores": `void *t0(void *arg) { x = 1; assert(flag != 1); return 0; }
		void *t1(void *arg) { x = 2; flag = 1; return 0; }`,
	"now": `void *t0(void *arg) { x = 1; assert(flag != 1); return 0; }
		void *t1(void *arg) { flag = 1; x = 2; flag = 0; return 0; }`,
	"ranges": `void *t0(void *arg) { x = 1; assert(flag != 1); return 0; }
		void *t1(void *arg) { x = 2; ((char *)&flag)[0] = 1; return 0; }`,
	"older": `void *t0(void *arg) { int l = flag; while (y != 2) ; if (l) reach(); return 0; }
		void *t1(void *arg) { flag = 1; flag = 0; y = 2; x = 1; x = 2; return 0; }`,
	"older rounds": `void *t0(void *arg) { int l = 0, old, more, i = 0; do { old = l; l = flag; if (old == 1) reach(); more = y; } while (more && ++i < 4); return 0; }
		void *t1(void *arg) { flag = 1; flag = 0; y = 2; x = 1; x = 2; return 0; }`,
	"values": `void *t0(void *arg) { x = 1; assert(flag != 1); return 0; }
		void *t1(void *arg) { x = 2; flag = 1; return 0; }`,
}

// TestEveryRuleOfGuidanceIsNeeded leaves out the rules one by one.
func TestEveryRuleOfGuidanceIsNeeded(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(neededGuidance)) {
		t.Run(name, func(t *testing.T) {
			p := load(t, `#include <assert.h>
#include <pthread.h>
int x, y, flag;
pthread_t more;
pthread_key_t key;
void reach(void) { assert(0); }
void drops(void *v) { reach(); }
`+neededGuidance[name]+`
int main(void) {
	pthread_t t[2];
`+map[bool]string{true: "	pthread_key_create(&key, drops);"}[name == "hooks"]+`
	pthread_create(&t[0], 0, t0, 0);
	pthread_create(&t[1], 0, t1, 0);
`+map[bool]string{true: "	pthread_join(t[0], 0); pthread_join(t[1], 0);"}[name != "hooks"]+` // whose model calls what the hook does
	return 0;
}
`)
			g := pointsto.Analyze(p)
			for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Property} {
				if res := guidedRun(t, p, how, false, guidance.New(p, g)); !res.Violated() {
					t.Errorf("%s: the assertion that fails was not found", how)
				}
			}
			if res := guidedRun(t, p, execute.NoReduction, false, guidance.New(p, g).Without(strings.Fields(name)[0])); res.Violated() {
				t.Error("the rule is not needed: the assertion that fails is found without it")
			}
		})
	}
}

// spared are programs in which nothing is explored from some states, and an assertion fails all the same.
var spared = map[string]string{
	"what is ahead races with what came before": `void *t0(void *arg) { assert(flag != 1); return 0; }
		void *t1(void *arg) { flag = 1; return 0; }
		void *t2(void *arg) { x = 1; return 0; }`,
	"another value": `void *t0(void *arg) { if (__VERIFIER_nondet_int()) flag = 1; sem_post(&s); sem_post(&s); return 0; }
		void *t1(void *arg) { sem_wait(&s); x = 1; return 0; }
		void *t2(void *arg) { sem_wait(&s); x = 2; return 0; }`,
	"another value the other way": `void *t0(void *arg) { if (!__VERIFIER_nondet_int()) flag = 1; sem_post(&s); sem_post(&s); return 0; }
		void *t1(void *arg) { sem_wait(&s); x = 1; return 0; }
		void *t2(void *arg) { sem_wait(&s); x = 2; return 0; }`,
	"a creation under way": `void *late(void *arg) { flag = 2; return 0; }
		void *t0(void *arg) { assert(flag != 2); return 0; }
		void *t1(void *arg) { pthread_create(&more, 0, late, 0); return 0; }
		void *t2(void *arg) { x = 1; return 0; }`,
}

func TestGuidanceMissesNothing(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(spared)) {
		t.Run(name, func(t *testing.T) {
			p := load(t, `#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
extern int __VERIFIER_nondet_int(void);
int x, flag;
sem_t s;
pthread_t more;
`+spared[name]+`
int main(void) {
	pthread_t t[3];
	sem_init(&s, 0, 0);
	pthread_create(&t[0], 0, t0, 0);
	pthread_create(&t[1], 0, t1, 0);
	pthread_create(&t[2], 0, t2, 0);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	pthread_join(t[2], 0);
	`+map[bool]string{true: "assert(flag == 1);"}[strings.HasPrefix(name, "another")]+`
	return 0;
}
`)
			g := pointsto.Analyze(p)
			for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Property} {
				for _, exact := range []bool{false, true} {
					if res := guidedRun(t, p, how, exact, guidance.New(p, g)); !res.Violated() {
						t.Errorf("%s, exact %t: the assertion that fails was not found", how, exact)
					}
				}
			}
		})
	}
}
