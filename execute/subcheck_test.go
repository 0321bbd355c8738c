package execute_test

import (
	"context"
	"fmt"
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
)

// branchingProgram is one that branches on inputs before it has threads, beside them, and behind them.
func branchingProgram(r *rand.Rand) string {
	var w strings.Builder
	w.WriteString("extern int __VERIFIER_nondet_int(void);\n" + guidedPrologue)
	statement := func() string { return guided[r.Intn(len(guided))] }
	threads := 1 + r.Intn(2)
	for i := range threads {
		fmt.Fprintf(&w, "void *t%d(void *arg) {\n\tint r = %d;\n\t%s\n\t%s\n\treturn 0;\n}\n", i, i, statement(), statement())
	}
	w.WriteString("int main(void) {\n\tint r = 2, n = __VERIFIER_nondet_int();\n\tpthread_t t[2];\n")
	some := func() {
		for range 1 + r.Intn(2) {
			fmt.Fprintf(&w, "\tif (n > %d) { %s } else { %s }\n", r.Intn(4), statement(), statement())
		}
	}
	some()
	fmt.Fprintf(&w, "\tif (n == %d) return 0;\n", r.Intn(4))
	for i := range threads {
		fmt.Fprintf(&w, "\tpthread_create(&t[%d], 0, t%d, 0);\n", i, i)
	}
	if r.Intn(2) == 0 {
		some()
	}
	for i := range threads {
		fmt.Fprintf(&w, "\tpthread_join(t[%d], 0);\n", i)
	}
	some()
	w.WriteString("\treturn 0;\n}\n")
	return w.String()
}

// TestSubChecksOnGeneratedPrograms: an assertion fails in its sub-check where it fails when all are looked for, with
// each reduction, with and without summaries; directed ones take no more forks than others.
func TestSubChecksOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	compared, large, failing, pointless := 0, 0, 0, uint64(0)
	for i := range 3 * *parityPrograms {
		seed := *parityFrom + int64(i)
		src := branchingProgram(rand.New(rand.NewSource(seed)))
		p := load(t, src)
		g := pointsto.Analyze(p)
		f := guidance.FailuresOf(p, g)
		how := []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Property, execute.Optimal}[i%4]
		all := subChecked(t, p, how, i%3 == 0, nil)
		if all == nil || !f.Known {
			large++
			continue
		}
		want := placesOf(all)
		for _, place := range slices.Compact(f.Points) {
			focus := guidance.NewFocus([]guidance.FailurePoint{place}, false)
			got := subChecked(t, p, how, i%3 == 0, &execute.SubCheck{
				Focus: focus, Guide: guidance.NewFocused(p, g, focus, false), Distances: guidance.NewDistancesTo(p, g, focus),
			})
			if got == nil {
				continue
			}
			compared++
			pointless += got.Stats.Pointless
			if want[place] {
				failing++
			}
			if fails := placesOf(got); fails[place] != want[place] || len(fails) > 1 {
				t.Errorf("seed %d, %s, %s at %s: %v alone, %t with the others\n%s", seed, how, place.Kind, p.At(place.Loc), fails, want[place], src)
			}
		}
	}
	t.Logf("%d sub-checks compared, %d of assertions that fail, %d programs too large, %d sides of branches left out", compared, failing, large, pointless)
	if compared < 10 || failing < 3 || pointless == 0 {
		t.Errorf("%d sub-checks compared, %d of assertions that fail, %d sides of branches left out", compared, failing, pointless)
	}
}

// placesOf are the assertions that fail.
func placesOf(r *execute.Result) map[guidance.FailurePoint]bool {
	out := map[guidance.FailurePoint]bool{}
	for i := range r.Violations {
		out[guidance.FailurePoint{Kind: r.Violations[i].Kind, Loc: r.Violations[i].Loc}] = true
	}
	return out
}

// subChecked looks for failing assertions, of a sub-check or all; nil where there are too many runs.
func subChecked(t testing.TB, p *ir.Program, how execute.Reduction, summaries bool, c *execute.SubCheck) *execute.Result {
	m, st := machineOf(t, p, true, how)
	m.Opt = interp.Options{
		Checks:  interp.Checks{Properties: onlyAssertions, SomeAssertions: c != nil},
		Points:  interp.Points{MemoryPoints: true},
		Records: interp.Records{Effects: how != execute.NoReduction || summaries, Footprints: summaries},
	}
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 1500},
		Wanted:    execute.Wanted{Properties: onlyAssertions, SubCheck: c},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: summaries && how != execute.Optimal},
	}).Run(context.Background(), st)
	if slices.ContainsFunc(leftOpen(m.Ledger), func(e ledger.Entry) bool { return e.Kind == "limit" }) {
		return nil
	}
	return res
}

// TestSubCheckSeesOtherThreads: a side of a branch of main on which nothing can fail is explored where another thread
// is there: what main does on it may make that one fail.
func TestSubCheckSeesOtherThreads(t *testing.T) {
	p := load(t, `#include <assert.h>
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
int flag, x;
void *checks(void *a) { assert(flag != 1); return 0; }
int main(void)
{
	pthread_t t;
	int n = __VERIFIER_nondet_int();
	pthread_create(&t, 0, checks, 0);
	if (n) flag = 1; else x = 1;
	return 0;
}
`)
	g := pointsto.Analyze(p)
	focus := guidance.NewFocus(guidance.FailuresOf(p, g).Points, false)
	for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Property, execute.Optimal} {
		r := subChecked(t, p, how, false, &execute.SubCheck{Focus: focus, Guide: guidance.NewFocused(p, g, focus, false)})
		if len(r.Violations) != 1 || r.Stats.Pointless != 0 {
			t.Errorf("%s: %d violations, %d sides left out", how, len(r.Violations), r.Stats.Pointless)
		}
	}
}
