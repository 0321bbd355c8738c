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
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/slice"
	"midway/soundness"
	"midway/soundness/concrete"
)

// undecided are statements that branch by variables that mostly nothing depends on.
var undecided = pool("undecided")

const pickers = "void sets(int v) { if (z.b) x = v; else z.a = v; }\nint picks(int v) { if (v) return y; return 1; }\nvoid counts(void) { pthread_mutex_lock(&k); z.b++; if (z.a) n[1] = z.b; pthread_mutex_unlock(&k); }\n"

// TestSlicesThroughControlOnGeneratedPrograms holds explorations on trust against every schedule of accesses on the
// concrete machine: where one comes to its end and was not aborted, no assertion fails.
func TestSlicesThroughControlOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	held := 0
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		t.Run(family, func(t *testing.T) {
			sum := &throughParity{t: t}
			for i := range *parityPrograms {
				seed := *parityFrom + int64(i)
				r := rand.New(rand.NewSource(seed))
				src := observingOf(append(slices.Clone(statements[family]), undecided...), pickers, r)
				sum.compare(load(t, src), fmt.Sprintf("seed %d\n%s", seed, src))
			}
			t.Logf("%d trials, %d held, %d of which explored nothing; %d programs failing, %d too large", sum.trials, sum.held, sum.idle, sum.failing, sum.large)
			held += sum.held
		})
	}
	if held == 0 {
		t.Error("no trial held")
	}
}

// throughParity counts what was compared.
type throughParity struct {
	t                                  *testing.T
	trials, held, idle, failing, large int
}

// assertionFails reports whether an assertion fails in some schedule of accesses on the concrete machine; known is
// false where there are too many.
func assertionFails(t *testing.T, p *ir.Program) (fails, known bool) {
	brute, err := soundness.Brute(p, soundness.BruteOptions{
		Machine: concrete.Options{Args: []string{"program"}, NoRaces: true}, Granularity: concrete.Access, MaxStates: 20_000,
	})
	if err != nil {
		t.Fatal(err)
	}
	for e := range brute.Ends {
		fails = fails || e.Kind != "" && e.Kind.Group() == property.Assertions
	}
	return fails, fails || brute.Complete
}

func (c *throughParity) compare(p *ir.Program, src string) {
	fails, known := assertionFails(c.t, p)
	if !known {
		c.large++
		return
	}
	if fails {
		c.failing++
	}
	s := slice.ThroughControl(p, pointsto.Analyze(p))
	if s == nil {
		return
	}
	for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Optimal, execute.Property} {
		for _, summaries := range []bool{false, true} {
			c.trials++
			res, held := onTrust(c.t, p, how, summaries, s)
			if !held {
				continue
			}
			c.held++
			if res.Stats.States <= 1 {
				c.idle++
			}
			if fails {
				c.t.Errorf("%s, summaries %t: an assertion fails, and the trial held with %d runs\n%s\noutside:\n%s", how, summaries, res.Stats.Runs, src, s)
			}
		}
	}
}

// onTrust explores with what is outside a slice through control left alone, and reports whether that came to its end
// without a violation, and without that it mattered.
func onTrust(t testing.TB, p *ir.Program, how execute.Reduction, summaries bool, s *slice.Slice) (*execute.Result, bool) {
	m, st := machineOf(t, p, true, how)
	m.Opt = interp.Options{
		Checks:  interp.Checks{Properties: onlyAssertions},
		Points:  interp.Points{MemoryPoints: true, Outside: s.Outside, Alone: s.Alone, Speculative: true},
		Records: interp.Records{Effects: how != execute.NoReduction || summaries, Footprints: summaries},
	}
	m.Progress = func() {
		if m.Instructions > 500_000 {
			m.Interrupt()
		}
	}
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 2000},
		Wanted:    execute.Wanted{Properties: onlyAssertions},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: summaries},
	}).Run(context.Background(), st)
	return res, res.Complete && !m.Interrupted() && !m.Ledger.Has(ledger.Incomplete) && len(res.Violations) == 0 && m.Aborted() == ""
}

// neededThrough are programs of which an assertion fails, and with a rule of the slice through control left out a trial
// holds nevertheless.
var neededThrough = map[string]string{
	"control": `void *t0(void *arg) { if (y) x = 1; return 0; }
		void *t1(void *arg) { y = 1; return 0; }`,
	"phis": `void *t0(void *arg) { int r = 0; if (y) r = 1; x = r; return 0; }
		void *t1(void *arg) { y = 1; return 0; }`,
	"sites": `void set(void) { x = 1; }
		void *t0(void *arg) { if (y) set(); return 0; }
		void *t1(void *arg) { y = 1; return 0; }`,
	"balance": `void gap(void) { if (n[0]) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); } }
		void *t0(void *arg) { pthread_mutex_lock(&m); y = 1; gap(); y = 0; pthread_mutex_unlock(&m); return 0; }
		void *t1(void *arg) { n[0] = 1; n[0] = 0; pthread_mutex_lock(&m); x = y; pthread_mutex_unlock(&m); return 0; }`,
	"unseen": `void *t0(void *arg) { pthread_mutex_lock(&m); n[0]++; pthread_mutex_unlock(&m); return 0; }
		void *t1(void *arg) { if (pthread_mutex_trylock(&m)) x = 1; else pthread_mutex_unlock(&m); return 0; }`,
	"unseen bytes": `void *t0(void *arg) { pthread_mutex_lock(&m); n[0]++; pthread_mutex_unlock(&m); return 0; }
		void *t1(void *arg) { x = m.__data.__lock; return 0; }`,
	"between": `void *t0(void *arg) { y = n[0]; if (y) x = 1; y = 0; return 0; }
		void *t1(void *arg) { n[0] = 1; return 0; }`,
	"once": `void *t0(void *arg) { if (y) x = 1; y = n[0]; y = 0; return 0; }
		void *t1(void *arg) { n[0] = 1; n[0] = 0; return t0(arg); }`,
	"joins": `void *t0(void *arg) { if (n[0]) y = 1; y = 0; return 0; }
		void *t1(void *arg) { n[0] = 1; if (y) x = 1; return 0; }`,
	"decisions": `void *t0(void *arg) { __VERIFIER_assume(y); x = 1; return 0; }
		void *t1(void *arg) { y = 1; return 0; }`,
}

// TestEveryRuleOfSlicesThroughControlIsNeeded leaves out the rules one by one.
func TestEveryRuleOfSlicesThroughControlIsNeeded(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(neededThrough)) {
		t.Run(name, func(t *testing.T) {
			p := load(t, prologue+"long n[2];\n"+neededThrough[name]+`
int main(void) {
	pthread_t t[2];
	pthread_create(&t[0], 0, t0, 0);
	pthread_create(&t[1], 0, t1, 0);
	n[1]++;
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	assert(!x);
	return 0;
}
`)
			g := pointsto.Analyze(p)
			if s := slice.ThroughControl(p, g); s != nil {
				if _, held := onTrust(t, p, execute.SourceSets, false, s); held {
					t.Error("the trial holds, and an assertion fails")
				}
			}
			s := slice.Without(p, g, strings.Fields(name)[0])
			if s == nil {
				t.Fatal("nothing is outside")
			}
			if _, held := onTrust(t, p, execute.SourceSets, false, s); !held {
				t.Errorf("the rule is not needed: the trial does not hold without it\n%s", s)
			}
		})
	}
}
