package execute_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/long"
)

// TestSummariesOnGeneratedPrograms holds exploration with summaries against exploration by traces without: the same
// violations, deadlocks, and some race or none. After its threads, each program asserts that its final state is not in
// some of so many classes, each at a line of its own: that a class is reached shows.
func TestSummariesOnGeneratedPrograms(t *testing.T) {
	long.Test(t)
	for _, family := range slices.Sorted(maps.Keys(statements)) {
		t.Run(family, func(t *testing.T) {
			sum := &summaryParity{t: t}
			for done := 0; done < *parityPrograms; done += together {
				from := *parityFrom + int64(done)
				whole, each := asserting(family, from, min(together, *parityPrograms-done))
				p := load(t, whole)
				for i, src := range each {
					which := make([]byte, 4)
					binary.LittleEndian.PutUint32(which, uint32(i))
					p.Global("which").Init = which
					sum.compare(p, fmt.Sprintf("seed %d\n%s", from+int64(i), src))
				}
			}
			t.Logf("%d explorations compared, %d programs too large, %d states subsumed, %d runs and %d pruned ones instead of %d", sum.compared, sum.large, sum.subsumed, sum.runs, sum.pruned, sum.all)
			if sum.compared == 0 {
				t.Error("nothing was compared")
			}
		})
	}
}

// asserting is a batch of programs that say something of their final states.
func asserting(family string, from int64, n int) (whole string, each []string) {
	var all, choose strings.Builder
	all.WriteString(prologue + "int which;\n")
	for i := range n {
		r := rand.New(rand.NewSource(from + int64(i)))
		src := generated(fmt.Sprintf("p%d_", i), r, 2+r.Intn(2), 6, statements[family])
		var w strings.Builder
		w.WriteString("\tswitch ((unsigned)(x + 3 * y + 5 * a[0] + 7 * a[1] + 11 * out[0] + 13 * out[1] + 17 * out[2] + 19 * w.a + 23 * w.b) % 16) {\n")
		for _, class := range r.Perm(16)[:r.Intn(5)] {
			fmt.Fprintf(&w, "\tcase %d:\n\t\tassert(0);\n\t\tbreak;\n", class)
		}
		w.WriteString("\t}\n\treturn 0;\n}\n")
		end := strings.LastIndex(src, "\treturn 0;\n}\n")
		each = append(each, src[:end]+w.String())
		all.WriteString(each[i])
		fmt.Fprintf(&choose, "\tcase %d: return p%d_main();\n", i, i)
	}
	all.WriteString("int main(void) {\n\tswitch (which) {\n" + choose.String() + "\t}\n\treturn 0;\n}\n")
	return all.String(), each
}

// summaryParity counts what was compared.
type summaryParity struct {
	t                                            *testing.T
	compared, large, subsumed, all, runs, pruned int
}

func (c *summaryParity) compare(p *ir.Program, src string) {
	for _, memory := range []bool{true, false} {
		all := c.explored(p, memory, execute.SourceSets, false)
		if all == nil {
			c.large++
			continue
		}
		for _, how := range []execute.Reduction{execute.SourceSets, execute.Property} {
			res := c.explored(p, memory, how, true)
			if res == nil && how == execute.Property {
				c.large++
				continue
			}
			if res == nil {
				c.t.Errorf("memory granularity %t: %d runs without summaries, too many with them\n%s", memory, all.Stats.Runs, src)
				continue
			}
			c.compared++
			c.all += all.Stats.Runs
			c.runs += res.Stats.Runs
			c.pruned += res.Stats.RunsPruned
			c.subsumed += res.Stats.StatesSubsumed
			want, got := shown(p, all), shown(p, res)
			if !maps.Equal(want, got) {
				c.t.Errorf("%s, memory granularity %t: %d runs and %d pruned of %d\nlost %q\nadded %q\n%s", how, memory, res.Stats.Runs, res.Stats.RunsPruned, all.Stats.Runs,
					beyond(want, got), beyond(got, want), src)
			}
		}
	}
}

// explored explores with or without summaries; the result is nil where there are too many runs.
func (c *summaryParity) explored(p *ir.Program, memory bool, how execute.Reduction, summaries bool) *execute.Result {
	m, st := machineOf(c.t, p, memory, execute.SourceSets)
	m.Opt.Footprints = summaries
	stop, cancel := patience(how)
	defer cancel()
	res := execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 2000},
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: summaries},
	}).Run(stop, st)
	if left := leftOpen(m.Ledger); len(left) > 0 {
		return nil
	}
	return res
}

// patience bounds explorations without sleep sets: a few programs have very many pruned runs then.
func patience(how execute.Reduction) (context.Context, context.CancelFunc) {
	if how == execute.SourceSets {
		return context.Background(), func() {}
	}
	return context.WithTimeout(context.Background(), 5*time.Second)
}

// shown is what is violated where, and whether there is a race.
func shown(p *ir.Program, res *execute.Result) map[string]bool {
	out := map[string]bool{}
	for _, v := range res.Violations {
		if v.Kind == "data-race" {
			out["a race of "+p.At(v.Pair[0])+" and "+p.At(v.Pair[1])] = true
		} else {
			out[string(v.Kind)+" at "+p.At(v.Loc)] = true
		}
	}
	return out
}

// racing has a race only where t1's critical section comes first. What comes behind both sections reads the same memory
// then.
const racing = `
void *t0(void *arg) { x = 1; pthread_mutex_lock(&m); pthread_mutex_unlock(&m); __atomic_store_n(&y, 1, __ATOMIC_RELAXED); return 0; }
void *t1(void *arg) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); if (__atomic_load_n(&y, __ATOMIC_RELAXED)) out[1] = x; return 0; }`

// TestRacesBehindSummaries: a state is covered only where no race can show below it that did not show below the other.
func TestRacesBehindSummaries(t *testing.T) {
	p := load(t, prologue+racing+mainOf(2))
	for _, memory := range []bool{true, false} {
		for _, opt := range []execute.Options{
			{}, {Pruning: execute.Pruning{Summaries: true}}, {Pruning: execute.Pruning{Summaries: true, ExactSummaries: true}}, {Reduction: execute.SourceSets}, {Reduction: execute.SourceSets, Pruning: execute.Pruning{Summaries: true}},
			{
				Reduction: execute.SourceSets,
				Pruning:   execute.Pruning{Summaries: true, ExactSummaries: true},
			}, {Reduction: execute.Property, Pruning: execute.Pruning{Summaries: true}},
		} {
			m, st := machineOf(t, p, memory, execute.SourceSets)
			m.Opt.Footprints = opt.Summaries
			opt.Properties, opt.OnlyCount = m.Opt.Properties, true
			if res := execute.New(m, opt).Run(context.Background(), st); len(res.Violations) != 1 || res.Violations[0].Kind != "data-race" {
				t.Errorf("memory granularity %t, %+v: %d violations", memory, opt, len(res.Violations))
			}
		}
	}
}
