package differential

import (
	stdctx "context"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pipeline"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness/generate"
	"midway/symheap"
)

// A path is one that Midway explored to its end.
type path struct {
	outcome state.Outcome
	kind    string // of a violation
	state   expr.Value
	inputs  []expr.Value
	pc      *expr.PC
	axioms  expr.Value
}

// explored is what Midway found of a program.
type explored struct {
	result *execute.Result
	paths  []path
	m      *interp.Machine
	prog   *generate.Program
}

// way is how Midway is run.
type way struct {
	clang  string
	model  string // data model, "" for the compiler's own
	cflags []string
	time   time.Duration
	paths  int
}

// explore runs Midway from main on the text of a program. The caller closes the result.
func explore(dir string, p *generate.Program, source string, w way) (x *explored, err error) {
	file := filepath.Join(dir, "program.c")
	if err := os.WriteFile(file, []byte(source), 0o644); err != nil {
		return nil, err
	}
	o := &pipeline.Options{Programs: []string{file}, Clang: w.clang, CFlags: w.cflags, DataModel: w.model}
	if err := o.Check(); err != nil {
		return nil, err
	}
	stop, cancel := stdctx.WithTimeout(stdctx.Background(), w.time)
	defer cancel()
	task, err := pipeline.Prepare(stop, o, pipeline.Output{})
	if err != nil {
		return nil, err
	}
	x = &explored{prog: p}
	b := expr.NewBuilder(task.Program.Model.PtrBits())
	heaps := symheap.NewShared(b, task.Program.Model)
	st, err := state.Seed(&state.Seeding{P: task.Program, B: b, Heaps: heaps, Context: task.Context, Args: []string{"program"}})
	if err != nil {
		return nil, err
	}
	s := solver.New(b, solver.Options{})
	on := map[string]bool{}
	for _, g := range o.Properties {
		on[g] = true
	}
	x.m = interp.New(task.Program, b, s, heaps, nil, task.Ledger, interp.Options{Properties: on})
	x.result = execute.New(x.m, execute.Options{Properties: on, Paths: w.paths, OnEnd: x.end}).Run(stop, st)
	return x, nil
}

// close ends the solver, which answers questions about the paths.
func (x *explored) close() { x.m.S.Close() }

// end notes what an ended path leaves in memory.
func (x *explored) end(st *state.State) {
	p := path{outcome: st.End.Outcome, kind: st.End.Kind, pc: st.PC, axioms: expr.True}
	if p.outcome == state.Exit || p.outcome == state.Finished {
		p.state = x.global(st, "final_state", 8)
	}
	for _, in := range x.prog.Inputs {
		p.inputs = append(p.inputs, x.global(st, in.Name, in.Type.Bits()/8))
	}
	x.paths = append(x.paths, p)
}

// global is the present value of a global of so many bytes.
func (x *explored) global(st *state.State, name string, bytes int) expr.Value {
	var g *ir.Global
	if g = x.m.P.Global(name); g == nil {
		return expr.Word(0) // dropped: nothing uses it
	}
	return st.Heap.Load(st.Heap.Find(g.Addr).ID(), expr.Word(0), bytes)
}

// kinds are the kinds of violation found, sorted.
func (x *explored) kinds() []string {
	var out []string
	for _, v := range x.result.Violations {
		out = append(out, v.Kind)
	}
	sort.Strings(out)
	return out
}

// complete reports whether every path was explored to its end.
func (x *explored) complete() bool {
	return x.result.Complete && !x.result.Ledger.Has(ledger.Incomplete)
}

// maxChoices bounds the environment's choices on a path, two values each, that are tried one by one.
const maxChoices = 12

// endsIn reports whether some path can end in a state where the given input has the given value (nil: there
// is none). What the environment chose on the path is tried both ways: a checksum is not to be solved for.
func (x *explored) endsIn(want uint64, input *expr.Symbol, value uint64) bool {
	for _, p := range x.paths {
		if p.outcome != state.Exit || p.state.Concrete() && p.state.W != want {
			continue
		}
		m := expr.NewModel()
		if input != nil {
			m.Set(input, value)
		}
		if p.canEndIn(want, m, p.choices(input)) {
			return true
		}
	}
	return false
}

// choices are the unknowns of a path beside an input.
func (p *path) choices(input *expr.Symbol) []*expr.Symbol {
	seen := map[*expr.Symbol]bool{input: true}
	var out []*expr.Symbol
	add := func(n *expr.Node) {
		for _, s := range expr.Symbols(n) {
			if !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
	}
	if p.state.N != nil {
		add(p.state.N)
	}
	for _, c := range p.pc.Conds() {
		add(c)
	}
	return out
}

func (p *path) canEndIn(want uint64, m *expr.Model, choices []*expr.Symbol) bool {
	if len(choices) == 0 {
		w, _ := m.Eval(p.state, 64)
		return w == want && m.Satisfies(p.pc)
	}
	if len(choices) > maxChoices {
		return true // not to be told here
	}
	for v := range uint64(2) {
		m.Set(choices[0], v)
		if p.canEndIn(want, m, choices[1:]) {
			return true
		}
	}
	return false
}

// describe says what was found, for a failure's message.
func (x *explored) describe() string {
	var w strings.Builder
	fmt.Fprintf(&w, "%d paths, complete %v", len(x.paths), x.complete())
	for _, v := range x.result.Violations {
		fmt.Fprintf(&w, "\n%s at %s: %s %s", v.Kind, x.m.P.At(v.Loc), v.Text, strings.Join(v.Details, "; "))
	}
	for _, e := range x.result.Ledger.Entries() {
		fmt.Fprintf(&w, "\nledger: %s %s %s %s", e.Effect, e.Kind, e.At, e.Text)
	}
	return w.String()
}
