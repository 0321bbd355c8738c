package execute_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/property"
)

// putting are statements that put the same into the same place, in whichever order, and others beside them.
var putting = pool("putting")

// TestSameValuesCommute holds exploration by traces, where races are not looked for and two stores of one value to the
// same bytes may come in any order, against all schedules: the same final states and violations. Fewer runs than where
// these conflict.
func TestSameValuesCommute(t *testing.T) {
	long.Test(t)
	compared, large, runs, apart := 0, 0, 0, 0
	for i := range 5 * *parityPrograms {
		seed := *parityFrom + int64(i)
		r := rand.New(rand.NewSource(seed))
		src := prologue + generated("", r, 2+r.Intn(2), 3, putting)
		p := load(t, src)
		_, want := withoutRaces(t, p, execute.NoReduction, "")
		if want == nil {
			large++
			continue
		}
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
			res, got := withoutRaces(t, p, how, "")
			compared++
			if !maps.Equal(want, got) {
				t.Errorf("%s: lost %q\nadded %q\nseed %d\n%s", how, beyond(want, got), beyond(got, want), seed, src)
			}
			runs += res.Stats.Runs
			strict, _ := withoutRaces(t, p, how, "same")
			apart += strict.Stats.Runs
		}
	}
	t.Logf("%d explorations compared, %d programs too large, %d runs instead of %d", compared, large, runs, apart)
	if compared == 0 || runs >= apart {
		t.Errorf("%d explorations compared, %d runs instead of %d", compared, runs, apart)
	}
}

// withoutRaces explores at memory granularity for everything but races; nil where there are too many runs.
func withoutRaces(t *testing.T, p *ir.Program, how execute.Reduction, rule string) (*execute.Result, map[string]bool) {
	t.Helper()
	m, st := machineOf(t, p, true, how)
	m.Opt.Properties = m.Opt.Properties.Without(property.Races)
	o := &observer{p: p, m: m, found: map[string]bool{}}
	x := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 3000},
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{EarlyExits: true, OnlyCount: true},
		Observer:  execute.Observer{OnEnd: o.end},
	})
	res := x.WithoutRule(rule).Run(context.Background(), st)
	if len(leftOpen(m.Ledger)) > 0 {
		return res, nil
	}
	for what := range violationsIn(p, res) {
		o.found[what] = true
	}
	return res, o.found
}

// TestSameValuesOfThreads: of threads that all set a flag, the order does not matter; of those that set it to their own
// numbers, it does.
func TestSameValuesOfThreads(t *testing.T) {
	for _, c := range []struct {
		set  string
		runs int
	}{{"x = 1;", 1}, {"x = t;", 6}, {"x |= 1;", 6}} {
		src := prologue
		for i := range 3 {
			src += fmt.Sprintf("void *t%d(void *arg) { int t = %d; %s return 0; }\n", i, i+1, c.set)
		}
		p := load(t, src+mainOf(3))
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal} {
			if res, _ := withoutRaces(t, p, how, ""); res.Stats.Runs != c.runs && c.set != "x |= 1;" || res.Stats.Runs < c.runs {
				t.Errorf("%s %s: %d runs, want %d", how, c.set, res.Stats.Runs, c.runs)
			}
		}
	}
}
