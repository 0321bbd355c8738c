package execute_test

import (
	"context"
	"maps"
	"sync"
	"testing"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/por"
	"midway/internal/property"
)

// observedTogether explores a program by source sets and several explorers that share every node; the result is that of
// the first with what the others saw.
func observedTogether(t *testing.T, p *ir.Program, memory bool, members int, without property.Set) (*execute.Result, map[string]bool) {
	t.Helper()
	team := por.NewWorkers()
	team.Eager = true
	results, found := make([]*execute.Result, members), map[string]bool{}
	observers := make([]*observer, members)
	for range members - 1 {
		team.Join()
	}
	var all sync.WaitGroup
	for i := range members {
		m, st := machineOf(t, p, memory, execute.SourceSets)
		m.Opt.Properties &^= without
		o := &observer{p: p, m: m, found: map[string]bool{}}
		x := execute.New(m, execute.Options{
			Reduction: execute.SourceSets,
			Wanted:    execute.Wanted{Properties: m.Opt.Properties},
			Ends:      execute.Ends{EarlyExits: true, OnlyCount: true},
			Sharing:   execute.Sharing{Workers: team},
			Observer:  execute.Observer{OnEnd: o.end},
		})
		observers[i] = o
		all.Go(func() {
			if i == 0 {
				results[i] = x.Run(context.Background(), st)
			} else {
				results[i] = x.Help(context.Background(), st)
			}
		})
	}
	all.Wait()
	res := results[0]
	for i, r := range results {
		maps.Copy(found, observers[i].found)
		if i > 0 {
			res.Include(r)
		}
	}
	for _, e := range leftOpen(res.Ledger) {
		t.Errorf("%s: %s", e.Kind, e.Text)
	}
	maps.Copy(found, violationsIn(p, res))
	return res, found
}
