package simulation

import (
	"maps"
	"slices"

	"midway/internal/jobs"
)

// store holds what was stored: what a coordinator begins with after it was killed.
type store struct {
	nodes    map[jobs.Place]jobs.Node
	jobs     map[jobs.ID]jobs.Job
	results  []jobs.Result
	findings []jobs.Found
}

func newStore() *store {
	return &store{nodes: map[jobs.Place]jobs.Node{}, jobs: map[jobs.ID]jobs.Job{}}
}

// apply stores a transaction.
func (s *store) apply(t *jobs.Transaction) {
	for _, n := range t.Nodes {
		s.nodes[n.Place] = n
	}
	for _, j := range t.Jobs {
		s.jobs[j.ID] = j
	}
	s.results = slices.DeleteFunc(s.results, func(r jobs.Result) bool { return slices.Contains(t.Undone, r.Job) })
	s.results = append(s.results, t.Results...)
	s.findings = append(s.findings, t.Findings...)
	for _, p := range t.Removed {
		delete(s.nodes, p)
	}
}

// records is everything that was stored, in some order.
func (s *store) records() jobs.Records {
	return jobs.Records{
		Nodes: slices.Collect(maps.Values(s.nodes)), Jobs: slices.Collect(maps.Values(s.jobs)),
		Results: slices.Clone(s.results), Findings: slices.Clone(s.findings),
	}
}
