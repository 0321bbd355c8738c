package main

import (
	"cmp"
	stdctx "context"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/pipeline"
)

// cell is the exploration of one context from one seed.
type cell struct {
	seed     string
	paths    map[string]int // the distinct ones, by key: how many explored paths have it
	ends     map[string]int // how many distinct paths end so
	stats    execute.Stats
	finished bool // nothing was cut but at the limit of branches
	why      string
	plan     *pipeline.Plan
	example  map[string]execute.Path // one path of each key
	cpu      time.Duration           // of all processors, while it was explored
}

func (c *cell) perSecond() float64 {
	return float64(c.stats.Instructions) / max(c.stats.WallSeconds, 1e-3)
}

func (c *cell) solverShare() float64 {
	return c.stats.SolverSeconds / max(c.stats.WallSeconds, 1e-3)
}

// Explorations that take less than this are repeated, and the fastest counts: the others measure what else the machine
// was doing.
const (
	short   = 50 * time.Millisecond
	repeats = 5
)

// explore follows every path from a seed.
func (s *settings) explore(stop stdctx.Context, name, seed string) (*cell, error) {
	var all []*cell
	for len(all) < repeats {
		c, err := s.exploreOnce(stop, name, seed)
		if err != nil {
			return nil, err
		}
		if all = append(all, c); c.stats.WallSeconds > short.Seconds() {
			break
		}
	}
	return slices.MinFunc(
		all,
		func(x, y *cell) int { return cmp.Compare(x.stats.WallSeconds, y.stats.WallSeconds) },
	), nil
}

func (s *settings) exploreOnce(stop stdctx.Context, name, seed string) (*cell, error) {
	o := &pipeline.Options{
		Command: "run", ContextFile: filepath.Join(s.dir, "contexts", name+".yaml"), Seed: seed, EveryBranch: true,
		EndAtRaces: true, SolverLimit: s.solverLimit, Branches: s.branches, Memory: 1 << 30,
		Alias: s.alias, MemoryModel: s.memoryModel,
	}
	plan, err := pipeline.Prepare(stop, o, pipeline.Output{})
	if err != nil {
		return nil, err
	}
	runtime.GC() // what loading and other cells left behind is not for this one to collect
	stop, cancel := stdctx.WithTimeout(stop, s.time)
	defer cancel()
	before := processorTime()
	result, err := plan.Explore(stop, pipeline.Output{})
	if err != nil {
		return nil, err
	}
	c := newCell(seed, plan, result.Result)
	c.cpu = processorTime() - before
	return c, nil
}

func newCell(seed string, plan *pipeline.Plan, result *execute.Result) *cell {
	c := &cell{
		seed:    seed,
		plan:    plan,
		paths:   map[string]int{},
		ends:    map[string]int{},
		example: map[string]execute.Path{},
		stats:   result.Stats,
	}
	c.finished, c.why = finished(result.Ledger)
	for _, p := range result.Paths {
		if p.Overtaken && c.finished {
			continue // whether threads were overtaken depends on the time: these paths lack events of other paths
		}
		end := endOf(plan, result, &p)
		key := keyOf(p.Schedule.Steps(), end)
		if c.paths[key] == 0 {
			c.ends[end]++
			c.example[key] = p
		}
		c.paths[key]++
	}
	return c
}

// endOf names the end of a path: of a violation the kind and place.
func endOf(plan *pipeline.Plan, result *execute.Result, p *execute.Path) string {
	if p.Violation < 0 {
		return p.Outcome.String()
	}
	v := &result.Violations[p.Violation]
	at := plan.Program.At(v.Loc)
	return string(v.Kind) + " " + at[strings.LastIndexByte(at, '/')+1:]
}

// finished reports whether nothing but the limit of branches cut the exploration, or what did.
func finished(l *ledger.Ledger) (bool, string) {
	for _, e := range l.Entries() {
		if e.Effect == ledger.Incomplete && e.Kind != "branch-limit" {
			return false, e.Kind
		}
	}
	return true, ""
}
