package execute_test

import (
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/state"
)

// TestScripts runs the scripts under testdata. The input of "program" is C source; what follows looks at it from main.
//
//	explore [HOW] [sync] [prune]   explores with a reduction: every, source, optimal or property, perhaps with summaries;
//	                              scheduling points are at every access, or at synchronisation only
//	paths [sync]                  the schedule of every path without reduction
//
// What is printed of an exploration: how many runs and paths, how many states a thread was chosen at, how the paths
// ended, and each violation. The counts are goldens: beside each program stands why they are what they are.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata/scripts", func(t *testing.T, path string) {
		var p *ir.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				p = load(t, d.Input)
				return ""
			case "explore":
				return exploreScript(t, d, p)
			case "paths":
				return pathsScript(t, d, p)
			}
			d.Fatalf(t, "there is no command %s", d.Cmd)
			return ""
		})
	})
}

// reductionNames are what scripts call the reductions.
var reductionNames = map[string]execute.Reduction{
	"every": execute.NoReduction, "source": execute.SourceSets, "optimal": execute.Optimal, "property": execute.Property,
}

func exploreScript(t *testing.T, d *datadriven.TestData, p *ir.Program) string {
	t.Helper()
	how, memory, prune := execute.NoReduction, true, false
	for _, a := range d.CmdArgs {
		reduction, known := reductionNames[a.Key]
		switch {
		case known:
			how = reduction
		case a.Key == "sync":
			memory = false
		case a.Key == "prune":
			prune = true
		default:
			d.Fatalf(t, "there is no argument %s", a.Key)
		}
	}
	m, st := machineOf(t, p, memory, how)
	m.Opt.Footprints, m.Opt.Effects = prune, m.Opt.Effects || prune
	ends := map[string]int{}
	res := execute.New(m, execute.Options{
		Reduction: how,
		Wanted:    execute.Wanted{Properties: m.Opt.Properties},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: prune},
		Observer:  execute.Observer{OnEnd: func(st *state.State) { ends[fmt.Sprint(st.End.Outcome)]++ }},
	}).Run(context.Background(), st)
	var w strings.Builder
	fmt.Fprintf(&w, "%d runs, %d paths, %d states\n", res.Stats.Runs, res.Stats.Paths, res.Stats.States)
	for _, how := range slices.Sorted(maps.Keys(ends)) {
		fmt.Fprintf(&w, "%d: %s\n", ends[how], how)
	}
	for _, v := range res.Violations {
		fmt.Fprintf(&w, "%s at %s\n", v.Kind, filepath.Base(p.At(v.Loc)))
	}
	if !res.Complete {
		fmt.Fprintln(&w, "incomplete")
	}
	return w.String()
}

func pathsScript(t *testing.T, d *datadriven.TestData, p *ir.Program) string {
	t.Helper()
	m, st := machineOf(t, p, len(d.CmdArgs) == 0, execute.NoReduction)
	var lines []string
	execute.New(m, execute.Options{
		Wanted: execute.Wanted{Properties: m.Opt.Properties},
		Observer: execute.Observer{
			OnEnd: func(st *state.State) {
				var steps []string
				for _, s := range st.Trace.Steps() {
					steps = append(steps, strings.TrimSpace(fmt.Sprintf("%s %s %s", s.Thread, s.Op, s.Detail)))
				}
				lines = append(lines, fmt.Sprintf("%s: %s", st.End.Outcome, strings.Join(steps, ", ")))
			},
		},
	}).Run(context.Background(), st)
	slices.Sort(lines)
	return strings.Join(lines, "\n") + "\n"
}
