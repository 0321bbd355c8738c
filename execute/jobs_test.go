package execute_test

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/jobs/simulation"
	"midway/internal/property"
)

// jobOptions are those of explorers of jobs.
func jobOptions(of property.Set) execute.Options {
	return execute.Options{
		Reduction: execute.SourceSets,
		Wanted:    execute.Wanted{Properties: of},
		Ends:      execute.Ends{EarlyExits: true, OnlyCount: true},
	}
}

// observedByJobs explores a program by jobs, with simulated workers that fail: each attempt with expressions, a solver
// and memory of its own. What they found is reproduced by another explorer. It returns how many runs were counted,
// whether everything was explored, and by how many jobs.
func observedByJobs(t *testing.T, p *ir.Program, memory bool, without property.Set, seed int64) (found map[string]bool, runs int, whole bool, parts int) {
	t.Helper()
	explore := func(job *jobs.Subtree, at *simulation.Attempt) (jobs.Portion, bool) {
		m, st := machineOf(t, p, memory, execute.SourceSets)
		m.Opt.Properties &^= without
		o := &observer{p: p, m: m, found: map[string]bool{}}
		opt := jobOptions(m.Opt.Properties)
		opt.OnEnd = o.end
		opt.Job = &execute.Job{
			Subtree: job,
			Wanted: func() jobs.Wish {
				at.Goes()
				return at.Wanted()
			},
			Divide: func(s *jobs.Split) bool {
				s.Done.Covered = slices.Sorted(maps.Keys(o.found))
				clear(o.found)
				return at.Divide(s)
			},
		}
		execute.New(m, opt).Run(context.Background(), st)
		opt.Job.Portion.Covered = slices.Sorted(maps.Keys(o.found))
		if opt.Job.Strayed != nil {
			t.Errorf("a replay went otherwise: %v", opt.Job.Strayed)
		}
		return opt.Job.Portion, opt.Job.Strayed != nil
	}
	all, list, err := simulation.Run(seed, simulation.Options{
		Config: jobs.Config{Lost: 1 << 20}, Workers: 2, Explore: explore, OneIn: 12, Mishaps: 4, Eager: true,
	})
	if err != nil {
		t.Fatal(err)
	}
	o := all[0]
	m, st := machineOf(t, p, memory, execute.SourceSets)
	m.Opt.Properties &^= without
	res := execute.New(m, jobOptions(m.Opt.Properties)).Reproduce(context.Background(), st, examples(t, o.Findings))
	for _, e := range leftOpen(m.Ledger) {
		t.Errorf("%s: %s", e.Kind, e.Text)
	}
	found = violationsIn(p, res)
	for _, c := range o.Covered {
		found[c] = true
	}
	return found, o.Counts["runs"], o.Complete, len(list)
}

// examples are those of findings.
func examples(t *testing.T, list []jobs.Found) (out []execute.Counterexample) {
	t.Helper()
	for _, f := range list {
		var c execute.Counterexample
		if err := json.Unmarshal(f.Finding.Data, &c); err != nil {
			t.Fatal(err)
		}
		out = append(out, c)
	}
	return out
}
