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
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/slice"
	"midway/soundness"
	"midway/soundness/concrete"
)

// TestSlicesOnGeneratedPrograms holds exploration in which accesses outside the slice are no scheduling points against
// every schedule of accesses on the concrete machine, where assertions are all that is looked for: the same assertions
// fail. What the programs assert of their final states is about some of their variables, so that others are outside.
func TestSlicesOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	outside := 0
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		t.Run(family, func(t *testing.T) {
			sum := &sliceParity{t: t}
			for i := range *parityPrograms {
				seed := *parityFrom + int64(i)
				src := observing(family, rand.New(rand.NewSource(seed)))
				sum.compare(load(t, src), fmt.Sprintf("seed %d\n%s", seed, src))
			}
			t.Logf("%d explorations compared, %d programs too large, %d with accesses outside, %d failing; %d runs instead of %d", sum.compared, sum.large, sum.outside, sum.failing, sum.runs, sum.all)
			outside += sum.outside
		})
	}
	if outside == 0 {
		t.Error("no access is outside a slice")
	}
}

// unobserved are statements on variables that mostly nothing depends on.
var unobserved = pool("unobserved")

// observing is a program that asserts something of some of its variables when its threads have ended.
func observing(family string, r *rand.Rand) string {
	return observingOf(append(slices.Clone(statements[family]), unobserved...), "", r)
}

// observingOf is observing with statements of a pool, and with functions that these call.
func observingOf(pool []string, functions string, r *rand.Rand) string {
	src := generated("", r, 2, 4, pool)
	of := []string{"x", "3 * y", "5 * a[0]", "7 * a[1]", "11 * out[0]", "13 * out[1]", "19 * w.a", "23 * w.b", "2 * n[0]", "3 * n[1]", "z.a"}
	var w strings.Builder
	w.WriteString("\tswitch ((unsigned)(0")
	for _, i := range r.Perm(len(of))[:1+r.Intn(2)] {
		w.WriteString(" + " + of[i])
	}
	w.WriteString(") % 5) {\n")
	for _, class := range r.Perm(5)[:1+r.Intn(3)] {
		fmt.Fprintf(&w, "\tcase %d:\n\t\tassert(0);\n\t\tbreak;\n", class)
	}
	w.WriteString("\t}\n\treturn 0;\n}\n")
	return prologue + "long n[2], *f;\nstruct two z;\n" + functions + strings.TrimSuffix(src, "\treturn 0;\n}\n") + w.String()
}

// sliceParity counts what was compared.
type sliceParity struct {
	t                                            *testing.T
	compared, large, outside, failing, runs, all int
}

var onlyAssertions = property.Of(property.Assertions)

func (c *sliceParity) compare(p *ir.Program, src string) {
	brute, err := soundness.Brute(p, soundness.BruteOptions{
		Machine: concrete.Options{Args: []string{"program"}, NoRaces: true}, Granularity: concrete.Access, MaxStates: 20_000,
	})
	if err != nil {
		c.t.Fatal(err)
	}
	if !brute.Complete {
		c.large++
		return
	}
	want := map[string]bool{}
	for e := range brute.Ends {
		if e.Kind != "" && e.Kind.Group() == property.Assertions {
			want[string(e.Kind)+" at "+e.At] = true
		}
	}
	c.failing += min(1, len(want))
	s := slice.Of(p, pointsto.Analyze(p))
	if err := s.Check(); err != nil {
		c.t.Fatal(err)
	}
	if !s.Empty() {
		c.outside++
	}
	for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Optimal, execute.Property} {
		for _, summaries := range []bool{false, true} {
			whole := c.explored(p, how, summaries, nil)
			if whole == nil {
				c.large++
				continue
			}
			part := c.explored(p, how, summaries, s.Outside)
			if part == nil {
				c.t.Errorf("%s, summaries %t: too many runs with the slice, %d without\n%s", how, summaries, whole.Stats.Runs, src)
				continue
			}
			c.compared++
			c.all += whole.Stats.Runs
			c.runs += part.Stats.Runs
			for name, res := range map[string]*execute.Result{"whole": whole, "sliced": part} {
				if got := violationsIn(p, res); !maps.Equal(want, got) {
					c.t.Errorf("%s, summaries %t, %s: %d runs of %d\nlost %q\nadded %q\n%s\noutside:\n%s", how, summaries, name, part.Stats.Runs, whole.Stats.Runs, beyond(want, got), beyond(got, want), src, s)
				}
			}
		}
	}
}

// explored looks for failing assertions, with accesses of the kind told left alone; nil where there are too many runs.
func (c *sliceParity) explored(p *ir.Program, how execute.Reduction, summaries bool, outside func(ir.FuncID, ir.PC) bool) *execute.Result {
	m, st := machineOf(c.t, p, true, how)
	m.Opt = interp.Options{
		Checks:  interp.Checks{Properties: onlyAssertions},
		Points:  interp.Points{MemoryPoints: true, Outside: outside},
		Records: interp.Records{Effects: how != execute.NoReduction || summaries, Footprints: summaries},
	}
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 2000},
		Wanted:    execute.Wanted{Properties: onlyAssertions},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: summaries},
	}).Run(context.Background(), st)
	for _, e := range leftOpen(m.Ledger) {
		if e.Kind == "limit" {
			return nil
		}
	}
	return res
}

// needed are programs in which assertions are missed where a rule of the slice is left out. Each of two threads reads
// what the other one sets, so that whichever goes first, something is left for the other order.
var needed = map[string]string{
	"branches": `void *t0(void *arg) { x = 1; if (y) assert(0);
		return 0; }
		void *t1(void *arg) { y = 1; if (x) assert(0);
		return 0; }`,
	"addresses": `void *t0(void *arg) { x = 1; a[y] = 1; assert(!a[1]);
		return 0; }
		void *t1(void *arg) { y = 1; out[x] = 1; assert(!out[1]);
		return 0; }`,
	"divisors": `void *t0(void *arg) { x = 1; n[0] = 1 / y; assert(0);
		return 0; }
		void *t1(void *arg) { y = 1; n[1] = 1 / x; assert(0);
		return 0; }`,
	"primitives": `void *t0(void *arg) { x = 1; __VERIFIER_assume(y); assert(0);
		return 0; }
		void *t1(void *arg) { y = 1; __VERIFIER_assume(x); assert(0);
		return 0; }`,
	"guards": `void *t0(void *arg) { x = 1; return (void *)(long)y; }
		void *t1(void *arg) { y = 1; return (void *)(long)x; }`,
	"targets": `void fails(void) { assert(0); }
		void does(void) { }
		void falls(void) { assert(0); }
		void (*f0)(void) = does, (*f1)(void) = does;
		void *t0(void *arg) { f1 = falls; f0(); return 0; }
		void *t1(void *arg) { f0 = fails; f1(); return 0; }`,
	"copies": `struct big { long a[9]; } v, u, l0, l1;
		void *t0(void *arg) { l0 = v; u.a[8] = 1; assert(!l0.a[8]);
		return 0; }
		void *t1(void *arg) { l1 = u; v.a[8] = 1; assert(!l1.a[8]);
		return 0; }`,
	"arguments": `__attribute__((noinline)) void none(int v) { assert(!v); }
		__attribute__((noinline)) void nil(int v) { assert(!v); }
		void *t0(void *arg) { x = 1; none(y); return 0; }
		void *t1(void *arg) { y = 1; nil(x); return 0; }`,
	"results": `int getx(void) { return x; }
		int gety(void) { return y; }
		void *t0(void *arg) { x = 1; assert(!gety());
		return 0; }
		void *t1(void *arg) { y = 1; assert(!getx());
		return 0; }`,
	"stores": `void *t0(void *arg) { x = 1; a[0] = y; assert(!a[0]);
		return 0; }
		void *t1(void *arg) { y = 1; a[1] = x; assert(!a[1]);
		return 0; }`,
	"lives": `int *g;
		void *t0(void *arg) { free(h); *g = 1; assert(0);
		return 0; }
		void *t1(void *arg) { free(g); *h = 1; assert(0);
		return 0; }`,
}

// TestEveryRuleOfSlicesIsNeeded leaves out the rules of the slice one by one: each loses an assertion that fails in
// some schedule.
func TestEveryRuleOfSlicesIsNeeded(t *testing.T) {
	long.Test(t)
	for _, name := range slices.Sorted(maps.Keys(needed)) {
		t.Run(name, func(t *testing.T) {
			end := "\treturn 0;\n}\n"
			if name == "guards" {
				end = "\tvoid *r0, *r1;\n\tpthread_create(&t[0], 0, t0, 0);\n\tpthread_create(&t[1], 0, t1, 0);\n" +
					"\tpthread_join(t[0], &r0);\n\tpthread_join(t[1], &r1);\n\tassert(!r0);\n\tassert(r0);\n" + end
			}
			begin := "\nint main(void) {\n\tpthread_t t[2];\n\th = malloc(4);\n"
			switch name {
			case "guards":
			case "lives":
				begin += "\tg = malloc(4);\n"
				fallthrough
			default:
				begin += "\tpthread_create(&t[0], 0, t0, 0);\n\tpthread_create(&t[1], 0, t1, 0);\n\tpthread_join(t[0], 0);\n\tpthread_join(t[1], 0);\n"
			}
			p := load(t, prologue+"long n[2];\n"+needed[name]+begin+end)
			g := pointsto.Analyze(p)
			c := &sliceParity{t: t}
			c.compare(p, name)
			for _, how := range []execute.Reduction{execute.NoReduction, execute.SourceSets, execute.Optimal} {
				if how == execute.NoReduction && (name == "lives" || name == "copies") {
					continue // what is freed or copied is a point
				}
				want := violationsIn(p, c.explored(p, how, false, slice.Of(p, g).Outside))
				if got := violationsIn(p, c.explored(p, how, false, slice.Without(p, g, name).Outside)); len(want) < 2 || len(got) >= len(want) {
					t.Errorf("%s: %q without the rule, %q with it", how, beyond(got, nil), beyond(want, nil))
				}
			}
		})
	}
}
