package seed_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/barriers"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/seed"
	"midway/internal/state"
	"midway/locksets"
	"midway/monitors"
	"midway/ownership"
	"midway/symheap"
)

// TestScripts runs the scripts under testdata: a C program, then commands whose input is a context of it.
//
//	seed [naive] [no-definitions] [no-invariants]   the initial state: threads, locks, variables that are named, path condition
//	pointers NAME …                                 of which pointers of the initial state it is not assumed that they are valid
//	library                                         what library models may remember that is not in the seed
//	untraced                                        addresses that may have gone a way that is not followed
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p dataflowtest.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd == "program" {
				p = dataflowtest.Compile(t, d.Input)
				return ""
			}
			s := seeding(t, p, d)
			switch d.Cmd {
			case "seed":
				st, err := seed.New(s)
				if err != nil {
					return err.Error() + "\n"
				}
				return described(p, s, st)
			case "pointers":
				if _, err := seed.New(s); err != nil {
					d.Fatalf(t, "%v", err)
				}
				return cells("may dangle", s, s.Heaps.Dangling) + cells("was set to null", s, s.Heaps.Nulled)
			case "library":
				return lines(s.LibraryState(false))
			case "untraced":
				return lines(s.Untraced())
			}
			d.Fatalf(t, "there is no command %s", d.Cmd)
			return ""
		})
	})
}

// seeding is what a context's seed is made from: all that the analyses know, but for what the command's arguments leave
// out.
func seeding(t *testing.T, p dataflowtest.Program, d *datadriven.TestData) *seed.Seeding {
	a := p.Analyze(t, d.Input)
	heaps := symheap.NewShared(a.B, p.Model)
	heaps.Globals, heaps.Points, heaps.Split, heaps.Headroom = p.Globals, p.Graph, true, p.Headroom()
	s := &seed.Seeding{P: p.Program, B: a.B, Heaps: heaps, Context: a.Ctx, Points: p.Graph, Analysis: a}
	s.NoDefinitions = d.HasArg("naive") || d.HasArg("no-definitions")
	s.NoInvariants = d.HasArg("naive") || d.HasArg("no-invariants")
	if !s.NoInvariants {
		s.Locks, s.Barriers, s.Monitors, s.Owners = locksets.Analyze(a), barriers.Analyze(a), monitors.Analyze(a), ownership.Analyze(a)
	}
	return s
}

// described is a state as midway show has it, and what the program's own variables hold.
func described(p dataflowtest.Program, s *seed.Seeding, st *state.State) string {
	var w strings.Builder
	w.WriteString(st.Describe(func(v expr.Value) string { return s.Analysis.Describe(v) }))
	for _, g := range p.Globals {
		if g.Runtime || g.Const || g.ThreadLocal || g.Size > 8 || g.External {
			continue
		}
		v := st.Heap.Load(st.Heap.Find(g.Addr).ID(), expr.Word(0), int(g.Size))
		w.WriteString(g.Name + " = " + s.Analysis.Describe(v) + "\n")
	}
	return w.String()
}

func cells(what string, s *seed.Seeding, list []symheap.FreedCell) string {
	var out []string
	for _, c := range list {
		text := "the pointer at " + s.Analysis.Describe(c.At)
		if c.Pointer != nil {
			text += ", " + s.Analysis.Describe(c.Pointer.Value()) + ","
		}
		if c.Sure {
			text += " certainly"
		}
		out = append(out, text+" "+what)
	}
	slices.Sort(out)
	if len(out) == 0 {
		return "none " + what + "\n"
	}
	return lines(slices.Compact(out))
}

func lines(list []string) string {
	if len(list) == 0 {
		return "nothing\n"
	}
	return strings.Join(list, "\n") + "\n"
}
