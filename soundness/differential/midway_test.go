package differential

import (
	"fmt"
	"sort"
	"strings"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/generate"
)

// A path is one that Midway explored to its end.
type path struct {
	outcome state.Outcome
	kind    property.Kind
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

	ends   map[soundness.Ending]bool
	finals map[string]bool // the program's variables at the ends without violation, where asked for
	states map[string]bool // "INPUTS FINAL_STATE" at these ends
	unsure string          // why finals and states are not all
}

// way is how Midway is run.
type way struct {
	clang     string
	model     string // data model, "" for the compiler's own
	cflags    []string
	time      time.Duration
	paths     int
	finals    bool // all final memories are worked out, instead of keeping the paths
	memory    bool // threads switch at every access to shared memory
	reduction execute.Reduction
	watch     func(*explored, *state.State) // nil, or told of every ended path, in place of keeping it
}

// close ends the solver, which answers questions about the paths.
func (x *explored) close() { x.m.S.Close() }

// end notes what an ended path leaves in memory.
func (x *explored) end(st *state.State) {
	x.ends[x.ending(st)] = true
	ended := st.End.Outcome == state.Exit || st.End.Outcome == state.Finished
	if x.finals != nil {
		if ended {
			x.remember(st)
		}
		return
	}
	p := path{outcome: st.End.Outcome, kind: st.End.Kind, pc: st.PC, axioms: expr.True}
	if ended {
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
		out = append(out, string(v.Kind))
	}
	sort.Strings(out)
	return out
}

// complete reports whether every path was explored to its end.
func (x *explored) complete() bool {
	return x.result.Complete && !x.result.Ledger.Has(ledger.Incomplete)
}

// cut says why not every path was explored to its end, or "".
func (x *explored) cut() string {
	if x.complete() {
		return ""
	}
	for _, e := range x.result.Ledger.Entries() {
		if e.Effect == ledger.Incomplete {
			return e.Kind + ": " + e.Text
		}
	}
	return "for no stated reason"
}

// describe says what was found, for a failure's message.
func (x *explored) describe() string {
	var w strings.Builder
	fmt.Fprintf(&w, "%d paths, complete %v", x.result.Stats.Paths, x.complete())
	for _, v := range x.result.Violations {
		fmt.Fprintf(&w, "\n%s at %s: %s %s", v.Kind, x.m.P.At(v.Loc), v.Text, strings.Join(v.Details, "; "))
	}
	for _, e := range x.result.Ledger.Entries() {
		fmt.Fprintf(&w, "\nledger: %s %s %s %s", e.Effect, e.Kind, e.At, e.Text)
	}
	return w.String()
}
