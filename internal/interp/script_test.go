package interp_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/runtime"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

// stepper lets threads of one program take steps, one at a time: what chooses threads in an exploration is the script.
type stepper struct {
	p    *ir.Program
	m    *interp.Machine
	st   *state.State
	left []*state.State // alternatives that steps have left, the oldest first
}

// TestScripts runs the scripts under testdata, about one step of one thread. The input of "program" is C source, which
// is begun at main; scheduling points are at every access, or at synchronisation only with "sync".
//
//	step T      lets thread T take its step, up to the next scheduling point
//	take N      goes on with the Nth alternative instead, from 0
//	print NAME  the value of a global int
//
// What is printed of a step: why it ended, what each thread is before, what the step read and wrote, the conditions
// that it added, and the alternatives that it left with theirs.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var s stepper
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				s = begin(t, d)
				return ""
			case "step":
				return s.step(t, d)
			case "take":
				n, err := strconv.Atoi(d.CmdArgs[0].Key)
				if err != nil || n >= len(s.left) {
					d.Fatalf(t, "there is no alternative %s", d.CmdArgs[0].Key)
				}
				s.st = s.left[n]
				return s.conditions(s.st, nil)
			case "print":
				g := s.p.Global(d.CmdArgs[0].Key)
				obj := s.st.Heap.Find(g.Addr)
				return text(s.st.Heap.Load(obj.ID(), expr.Word(0), 4)) + "\n"
			}
			d.Fatalf(t, "there is no command %s", d.Cmd)
			return ""
		})
	})
}

func begin(t *testing.T, d *datadriven.TestData) stepper {
	t.Helper()
	path := filepath.Join(t.TempDir(), "t.c")
	check(t, os.WriteFile(path, []byte(d.Input), 0o600))
	p, err := ir.Load([]string{path}, ir.Options{LibraryFor: func(m ir.DataModel) (out []ir.LibraryText, err error) {
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}})
	check(t, err)
	main, err := context.FromMain(p)
	check(t, err)
	b := expr.NewBuilder(p.Model.PtrBits())
	heaps := symheap.NewShared(b, p.Model)
	st, err := seed.New(&seed.Seeding{P: p, B: b, Heaps: heaps, Context: main, Args: []string{"program"}})
	check(t, err)
	solves := solver.New(b, solver.Options{})
	t.Cleanup(solves.Close)
	all := property.Default.Without(property.Deadlocks)
	m := interp.New(p, b, solves, heaps, nil, &ledger.Ledger{}, interp.Options{
		Checks:  interp.Checks{Properties: all},
		Points:  interp.Points{MemoryPoints: len(d.CmdArgs) == 0},
		Records: interp.Records{Effects: true},
	})
	return stepper{p: p, m: m, st: st}
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// stops are the names of the reasons for which a step ends.
var stops = map[interp.Stop]string{
	interp.AtPoint: "at a scheduling point", interp.Blocked: "blocked", interp.Ended: "ended", interp.PathDone: "the path ended",
	interp.Forked: "forked", interp.Paused: "paused",
}

// step lets the thread named by its number go on: what it is before has been chosen.
func (s *stepper) step(t *testing.T, d *datadriven.TestData) string {
	t.Helper()
	tid, err := strconv.Atoi(d.CmdArgs[0].Key)
	if err != nil || tid >= len(s.st.Threads) {
		d.Fatalf(t, "there is no thread %s", d.CmdArgs[0].Key)
	}
	before := s.st.PC
	s.st.Current, s.st.Effects = tid, nil
	if th := s.st.Own(tid); th.Status == state.AtPoint {
		th.Granted, th.Status = true, state.Ready
	}
	var w strings.Builder
	s.left = nil
	stop, forks := s.m.Run(s.st, tid)
	for ; stop == interp.Forked; stop, forks = s.m.Run(s.st, tid) {
		s.left = append(s.left, forks...)
	}
	s.left = append(s.left, forks...)
	s.st.Current = state.None
	fmt.Fprintln(&w, stops[stop])
	if e := s.st.End; e != nil {
		fmt.Fprintf(&w, "%s %s\n", e.Outcome, e.Kind)
	}
	for _, e := range s.st.Effects {
		w.WriteString(s.effect(&e))
	}
	for _, th := range s.st.Threads {
		if th.Status == state.AtPoint {
			fmt.Fprintf(&w, "%s is before %s\n", th.Name, th.Point.Op)
		}
	}
	w.WriteString(s.conditions(s.st, before))
	for i, other := range s.left {
		what := "goes on"
		if e := other.End; e != nil {
			what = fmt.Sprintf("%s %s", e.Outcome, e.Kind)
		}
		fmt.Fprintf(&w, "alternative %d %s\n%s", i, what, s.conditions(other, before))
	}
	return w.String()
}

// places are the locations of effects that are no memory.
var places = map[state.EffectPlace]string{
	state.Numbering: "the numbers of threads", state.Blocks: "the order of atomic blocks", state.Everything: "anything",
}

// text is a value: a number, or a term.
func text(v expr.Value) string {
	if v.Concrete() {
		return strconv.FormatUint(v.W, 10)
	}
	return v.N.String()
}

// effect is what a step did, in a line.
func (s *stepper) effect(e *state.Effect) string {
	how := "reads"
	if e.Write {
		how = "writes"
	}
	switch e.Place {
	case state.Memory:
		return fmt.Sprintf("%s %d bytes of %s at %s\n", how, e.Bytes, s.st.Heap.Get(e.Obj).Name(), text(e.Off))
	case state.Queue:
		return fmt.Sprintf("%s a wait queue\n", how)
	case state.Wake, state.Creation:
		return fmt.Sprintf("%s whether thread %d is there\n", how, e.Tid)
	}
	return fmt.Sprintf("%s %s\n", how, places[e.Place])
}

// conditions are the conjuncts that a state's path condition has and an earlier one did not.
func (s *stepper) conditions(st *state.State, before *expr.PC) string {
	old := map[*expr.Node]bool{}
	for _, c := range before.Conds() {
		old[c] = true
	}
	var w strings.Builder
	for _, c := range st.PC.Conds() {
		if !old[c] {
			fmt.Fprintf(&w, "  if %s\n", c)
		}
	}
	return w.String()
}
