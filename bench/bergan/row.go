package main

import (
	"bufio"
	stdctx "context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/pipeline"
)

// row is everything measured at one context.
type row struct {
	name      string
	threads   int
	branches  int
	cells     []*cell // by seed, in the order of pipeline.Seeds
	snapshots int

	feasible, infeasible, unknown int // of the full seed's paths
	unseen                        []string
	wrong                         []string // paths that are missing where they must be
}

func (s *settings) row(stop stdctx.Context, name string) (*row, error) {
	r := &row{name: name}
	for _, seed := range pipeline.Seeds {
		c, err := s.explore(stop, name, seed)
		if err != nil {
			return nil, err
		}
		r.cells = append(r.cells, c)
	}
	full := r.cells[0]
	r.threads, r.branches = len(full.plan.Context.Threads), full.plan.Options.Branches
	for _, c := range r.cells[1:] {
		r.contains(full, c)
	}
	inputs, err := s.inputs(name)
	if err != nil {
		return nil, err
	}
	taken, n := s.concretePaths(stop, full, inputs)
	r.snapshots = n
	return r, s.classify(stop, r, taken)
}

// contains holds the full seed's paths against those of another.
func (r *row) contains(full, c *cell) {
	if !full.finished || !c.finished {
		return
	}
	for _, key := range keys(full.paths) {
		if c.paths[key] == 0 {
			r.wrong = append(r.wrong, fmt.Sprintf("a path of full is none of %s: %s", c.seed, key))
			return
		}
	}
	if c.seed == "naive" && len(full.paths) >= len(c.paths) {
		r.wrong = append(r.wrong, "full has not fewer paths than naive")
	}
}

// classify sorts the full seed's paths into feasible, infeasible and unknown ones.
func (s *settings) classify(stop stdctx.Context, r *row, taken map[string]bool) error {
	full := r.cells[0]
	facts, err := s.factsCell(stop, r.name)
	if err != nil {
		return err
	}
	for _, key := range keys(full.paths) {
		denied := facts != nil && facts.finished && facts.paths[key] == 0
		switch {
		case taken[key]:
			r.feasible++
			if denied {
				r.wrong = append(r.wrong, "the facts deny a path that a run takes: "+key)
			}
		case denied:
			r.infeasible++
		default:
			r.unknown++
			r.unseen = append(r.unseen, key)
		}
	}
	for _, key := range keys(taken) {
		if full.finished && full.paths[key] == 0 {
			r.wrong = append(r.wrong, "a path that a run takes is none of full: "+key)
			break
		}
	}
	return nil
}

// factsCell explores the context with conditions that hold in every run, if there is a file of them.
func (s *settings) factsCell(stop stdctx.Context, name string) (*cell, error) {
	name += ".facts"
	if _, err := os.Stat(filepath.Join(s.dir, "contexts", name+".yaml")); err != nil {
		return nil, nil
	}
	return s.explore(stop, name, pipeline.Seeds[0])
}

// inputs are the argument lists with which a program can come to the context, from contexts/inputs.txt.
func (s *settings) inputs(name string) ([][]string, error) {
	f, err := os.Open(filepath.Join(s.dir, "contexts", "inputs.txt"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var out [][]string
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if words := strings.Fields(lines.Text()); len(words) > 0 && words[0] == name {
			out = append(out, words[1:])
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("inputs.txt has no line for %s", name)
	}
	return out, nil
}

func keys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
