package execute_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/property"
)

var (
	parityPrograms = flag.Int("programs", 3, "how many programs of each family TestReductionOnGeneratedPrograms generates")
	parityFrom     = flag.Int64("from", 7, "the seed of the first of them; the next has the next")
)

// together is how many generated programs are compiled at once.
const together = 25

// batch is several programs in one: main runs the one that the variable which names.
func batch(family string, from int64, n int) (whole string, each []string) {
	var w, choose strings.Builder
	w.WriteString(prologue + "int which;\n")
	for i := range n {
		r := rand.New(rand.NewSource(from + int64(i)))
		each = append(each, generated(fmt.Sprintf("p%d_", i), r, 2+r.Intn(2), 3, statements[family]))
		w.WriteString(each[i])
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	w.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	return w.String(), each
}

// TestReductionOnGeneratedPrograms holds exploration by traces against all schedules: the same final states,
// violations, deadlocks, and some race or none; never more runs. -programs and -from ask for more programs than usual,
// and for others.
func TestReductionOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		t.Run(family, func(t *testing.T) {
			sum := &parity{t: t}
			eachGenerated(t, family, sum.compare)
			t.Logf("%d explorations compared, %d programs too large, %d runs instead of %d", sum.compared, sum.large, sum.reduced, sum.all)
			t.Logf("%d explorations by %d jobs", sum.jobs, sum.parts)
			if sum.reduced > 2*sum.compared && sum.parts <= sum.jobs {
				t.Error("no job was split")
			}
			if sum.compared == 0 || sum.reduced >= sum.all {
				t.Errorf("%d explorations compared, %d runs instead of %d", sum.compared, sum.reduced, sum.all)
			}
		})
	}
}

// eachGenerated generates the programs of a family that are asked for.
func eachGenerated(t *testing.T, family string, do func(p *ir.Program, src string)) {
	t.Helper()
	for done := 0; done < *parityPrograms; done += together {
		from := *parityFrom + int64(done)
		whole, each := batch(family, from, min(together, *parityPrograms-done))
		p := load(t, whole)
		for i, src := range each {
			which := make([]byte, 4)
			binary.LittleEndian.PutUint32(which, uint32(i))
			p.Global("which").Init = which
			do(p, fmt.Sprintf("seed %d\n%s", from+int64(i), src))
		}
	}
}

// parity counts what was compared.
type parity struct {
	t                             *testing.T
	compared, large, all, reduced int
	jobs, parts                   int // explorations by jobs, and how many these were
}

// compare holds the explorations of one program against each other.
func (c *parity) compare(p *ir.Program, src string) {
	for _, memory := range []bool{true, false} {
		c.compareAt(p, src, memory, 0)
	}
	c.compareAt(p, src, true, property.Of(property.Races)) // stores of one constant are independent
}

// compareAt compares at a granularity, where a property is not asked for.
func (c *parity) compareAt(p *ir.Program, src string, memory bool, without property.Set) {
	all, want := observedBut(c.t, p, memory, execute.NoReduction, "waits", without)
	if want == nil {
		c.large++
		return
	}
	for _, how := range []execute.Reduction{execute.SourceSets, execute.Optimal, execute.Property} {
		reduced, got := observedBut(c.t, p, memory, how, "", without)
		c.compared++
		c.all += all.Stats.Runs
		c.reduced += reduced.Stats.Runs
		if got == nil || !maps.Equal(want, got) || reduced.Stats.Runs > all.Stats.Runs {
			c.t.Errorf("%s, memory granularity %t, without %q: %d runs of %d\nlost %q\nadded %q\n%s", how, memory, without.Names(), reduced.Stats.Runs, all.Stats.Runs,
				beyond(want, got), beyond(got, want), src)
		}
		if how == execute.SourceSets {
			c.together(p, src, memory, without, reduced, want)
			c.byJobs(p, src, memory, without, reduced, want)
		}
	}
}

// together holds what several explorers see against what one does.
func (c *parity) together(p *ir.Program, src string, memory bool, without property.Set, one *execute.Result, want map[string]bool) {
	res, got := observedTogether(c.t, p, memory, 3, without)
	exact := len(one.Violations) == 0 // a run beyond a violation may be recorded by more than one
	if !maps.Equal(want, got) || !res.Complete || exact && res.Stats.Runs != one.Stats.Runs {
		c.t.Errorf("by three, memory granularity %t, without %q: %d runs, by one %d\nlost %q\nadded %q\n%s", memory, without.Names(), res.Stats.Runs, one.Stats.Runs, beyond(want, got), beyond(got, want), src)
	}
}

// byJobs holds what workers that fail see by jobs against what one explorer does.
func (c *parity) byJobs(p *ir.Program, src string, memory bool, without property.Set, one *execute.Result, want map[string]bool) {
	c.jobs++
	got, runs, whole, parts := observedByJobs(c.t, p, memory, without, int64(c.jobs))
	c.parts += parts
	exact := len(one.Violations) == 0 // as above
	if !maps.Equal(want, got) || !whole || exact && runs != one.Stats.Runs {
		c.t.Errorf("by jobs, memory granularity %t, without %q: complete %t, %d runs, by one %d\nlost %q\nadded %q\n%s", memory, without.Names(), whole, runs, one.Stats.Runs, beyond(want, got), beyond(got, want), src)
	}
}

// beyond is what of a is not in b.
func beyond(a, b map[string]bool) (out []string) {
	for _, k := range slices.Sorted(maps.Keys(a)) {
		if !b[k] {
			out = append(out, k)
		}
	}
	return out
}
