package differential

import (
	stdctx "context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/generate"
	"midway/symheap"
)

// A subject is a program that was loaded once for every comparison.
type subject struct {
	prog   *generate.Program
	source string
	dir    string
	plan   *pipeline.Plan
}

// load compiles and loads a program for Midway.
func load(dir string, p *generate.Program, w way) (*subject, error) {
	s := &subject{prog: p, source: p.String(), dir: dir}
	file := filepath.Join(dir, "program.c")
	if err := os.WriteFile(file, []byte(s.source), 0o644); err != nil {
		return nil, err
	}
	return s, s.read(file, w)
}

// read loads a file for Midway.
func (s *subject) read(file string, w way) error {
	o := &pipeline.Options{Programs: []string{file}, Clang: w.clang, CFlags: w.cflags, DataModel: w.model}
	var err error
	s.plan, err = pipeline.Prepare(stdctx.Background(), o, pipeline.Output{})
	if err != nil && strings.Contains(err.Error(), "does not compile") {
		return invalid{err}
	}
	return err
}

// explore runs Midway on a program from main. The caller closes the result.
func explore(dir string, p *generate.Program, w way) (*explored, error) {
	s, err := load(dir, p, w)
	if err != nil {
		return nil, err
	}
	return s.explore(w)
}

// explore runs Midway from main. The caller closes the result.
func (s *subject) explore(w way) (*explored, error) {
	p := s.plan.Program
	b := expr.NewBuilder(p.Model.PtrBits())
	heaps := symheap.NewShared(b, p.Model)
	st, err := seed.New(&seed.Seeding{P: p, B: b, Heaps: heaps, Context: s.plan.Context, Args: []string{"program"}})
	if err != nil {
		return nil, err
	}
	on := property.Default
	found := &ledger.Ledger{}
	for _, e := range s.plan.Ledger.Entries() {
		found.Add(e)
	}
	x := &explored{prog: s.prog, ends: map[soundness.Ending]bool{}}
	if w.finals {
		x.finals, x.states = map[string]bool{}, map[string]bool{}
	}
	x.m = interp.New(p, b, solver.New(b, solver.Options{}), heaps, nil, found, interp.Options{
		Checks:  interp.Checks{Properties: on},
		Points:  interp.Points{MemoryPoints: w.memory},
		Records: interp.Records{Effects: w.reduction != execute.NoReduction},
	})
	stop, cancel := stdctx.WithTimeout(stdctx.Background(), w.time)
	defer cancel()
	end := x.end
	if w.watch != nil {
		end = func(st *state.State) { w.watch(x, st) }
	}
	x.result = execute.New(x.m, execute.Options{
		Reduction: w.reduction,
		Bounds:    execute.Bounds{Paths: w.paths},
		Wanted:    execute.Wanted{Properties: on},
		Ends:      execute.Ends{OnlyCount: true},
		Observer:  execute.Observer{OnEnd: end, Interrupted: func() string { return "the time limit" }},
	}).Run(stop, st)
	return x, nil
}

// ranges are the values of every input, by the name of its unknown, and one that it must not have.
func ranges(p *generate.Program) map[string][]uint64 {
	out := map[string][]uint64{}
	for i, in := range p.Inputs {
		var values []uint64
		for v := in.Low; v <= in.Low+in.Count; v++ {
			values = append(values, uint64(v)&(1<<(in.Type.Bits()-1)<<1-1))
		}
		out[fmt.Sprintf("main.%s#%d", in.Function(), i+1)] = values
	}
	return out
}

// maxStates is how many states brute force visits of a program.
func maxStates() int {
	if few() {
		return 3000
	}
	return 20000
}

// brute explores the program on the concrete machine by every schedule, every choice and every input.
func (s *subject) brute(g concrete.Granularity) (*soundness.Found, error) {
	return soundness.Brute(s.plan.Program, soundness.BruteOptions{
		Machine:     concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000},
		Granularity: g, MaxStates: maxStates(), Ranges: ranges(s.prog),
	})
}

// sameAsBrute compares an exploration with brute force: the same ends, the same final memories.
func sameAsBrute(x *explored, dumb *soundness.Found) error {
	for e := range dumb.Ends {
		if !x.ends[e] {
			return fmt.Errorf("brute force ends with %s, exploration with %q", e, x.endings())
		}
	}
	for e := range x.ends {
		if !dumb.Ends[e] {
			return fmt.Errorf("exploration ends with %s, brute force with %q", e, dumb.List())
		}
	}
	if only := missing(x.finals, dumb.Finals); only != "" {
		return fmt.Errorf("of %d and %d final states, only exploration has %s", len(x.finals), len(dumb.Finals), only)
	}
	if only := missing(dumb.Finals, x.finals); only != "" {
		return fmt.Errorf("of %d and %d final states, only brute force has %s", len(x.finals), len(dumb.Finals), only)
	}
	return nil
}

// missing is the first element of a that b lacks, or "".
func missing(a, b map[string]bool) string {
	var out []string
	for k := range a {
		if !b[k] {
			out = append(out, k)
		}
	}
	if len(out) == 0 {
		return ""
	}
	return slices.Min(out)
}
