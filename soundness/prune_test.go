package soundness_test

import (
	stdctx "context"
	"fmt"
	"maps"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

// families writes programs of which moments are contexts.
var families = map[string]func(seed uint64) (text string, args []string){
	"generated": func(seed uint64) (string, []string) {
		return generate.New(seed, contextProfile(seed)).String(), []string{"program"}
	},
	"barriers": func(seed uint64) (string, []string) {
		return barrierProgram(seed), []string{"program", fmt.Sprint(1 + seed%4)}
	},
	"crews": func(seed uint64) (string, []string) {
		return crewProgram(seed), []string{"program", fmt.Sprint(2 + seed%3)}
	},
	"monitors": func(seed uint64) (string, []string) {
		return monitorProgram(seed), []string{"program", fmt.Sprint(1 + seed%4)}
	},
}

// TestPruningOfContexts: from random moments of generated programs, the same is found with what was explored before
// remembered, and without: with one reduction or the other, in turn, and with both where -programs asks for more.
func TestPruningOfContexts(t *testing.T) {
	long.Test(t)
	count, patience := uint64(2), 1.0
	if *morePrograms > 0 {
		count, patience = *morePrograms, 6
	}
	inAll := 0
	for _, name := range slices.Sorted(maps.Keys(families)) {
		if !long.Turn(name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			compared, covered, states, fewer := 0, 0, 0, 0
			first := *firstSeed
			if name == "crews" {
				first += 4 // those before go on for long from every moment
			}
			for seed := first; seed < first+count; seed++ {
				text, args := families[name](seed)
				prog, err := fromText(t, text)
				if err != nil {
					t.Fatalf("seed %d: %v\n%s", seed, err, text)
				}
				points := pointsto.Analyze(prog)
				for i := range uint64(3) {
					snaps, _ := moments(t, prog, concrete.Options{Args: args, MaxSteps: 200_000}, seed*16+i, 4, newTally())
					for j, snap := range snaps {
						each := []execute.Reduction{execute.SourceSets, execute.Property}
						if *morePrograms == 0 { // one of them, in turn
							each = each[(int(seed+i)+j)%2:][:1]
						}
						for _, how := range each {
							all, done := exploreContext(t, snap, points, how, false, patience)
							if !done {
								continue
							}
							pruned, ok := exploreContext(t, snap, points, how, true, patience)
							if !ok {
								continue
							}
							compared++
							states, fewer = states+all.Stats.States, fewer+pruned.Stats.States
							if pruned.Stats.StatesSubsumed > 0 {
								covered++
							}
							if want, got := foundBy(all), foundBy(pruned); !slices.Equal(want, got) || all.Complete != pruned.Complete {
								t.Errorf("seed %d, run %d, %s: %q, complete %t; without summaries %q, complete %t\n%s\n%s", seed, i, how, got, pruned.Complete, want, all.Complete, snap, text)
							}
						}
					}
				}
			}
			t.Logf("%d explorations compared, in %d something was covered; %d states, %d without", compared, covered, fewer, states)
			if compared == 0 {
				t.Error("nothing was compared")
			}
			inAll += covered
		})
	}
	if inAll == 0 && long.All() {
		t.Error("nothing was covered")
	}
}

// exploreContext explores from the seed of a moment's context; ok is false where that takes more work than a tenth of a
// second is enough for, or patience times that.
func exploreContext(t *testing.T, snap *soundness.Snapshot, points *pointsto.Graph, how execute.Reduction, summaries bool, patience float64) (r *execute.Result, ok bool) {
	t.Helper()
	s, err := soundness.NewSeed(snap, points, soundness.Memory{})
	if err != nil {
		return nil, false // TestContextsOf… says so
	}
	sol := solver.New(s.B, solver.Options{})
	defer sol.Close()
	on := property.Default
	m := interp.New(s.P, s.B, sol, s.Heaps, s.Points, &ledger.Ledger{}, interp.Options{
		Checks:  interp.Checks{Properties: on},
		Points:  interp.Points{MemoryPoints: true},
		Records: interp.Records{Effects: true, Footprints: summaries},
	})
	m.Progress = func() {
		asked, hard := m.S.Asked()
		if float64(m.Instructions+100*asked+10_000*hard) > 200_000*patience {
			m.Interrupt()
		}
	}
	r = execute.New(m, execute.Options{
		Reduction: how,
		Bounds:    execute.Bounds{Paths: 3000},
		Wanted:    execute.Wanted{Properties: on},
		Ends:      execute.Ends{OnlyCount: true},
		Pruning:   execute.Pruning{Summaries: summaries, ExactSummaries: true},
	}).Run(stdctx.Background(), s.State)
	return r, !r.Stopped
}

// foundBy lists what an exploration found, each once.
func foundBy(r *execute.Result) []string {
	found := map[string]bool{}
	for i := range r.Violations {
		found[fmt.Sprint(r.Violations[i].Kind, r.Violations[i].Loc, r.Violations[i].Pair)] = true
	}
	return slices.Sorted(maps.Keys(found))
}
