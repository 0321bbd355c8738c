package slice

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

// load compiles C source text and links the library models it needs.
func load(t testing.TB, source string) *ir.Program {
	t.Helper()
	file := filepath.Join(t.TempDir(), "t.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := ir.Load([]string{file}, ir.Options{LibraryFor: models})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func models(m ir.DataModel) (out []ir.LibraryText, err error) {
	for _, f := range runtime.Files(m == ir.ILP32) {
		out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
	}
	return out, nil
}

// TestScripts runs the scripts under testdata. Each rule of the slice has a script in which leaving it out changes the
// answer.
//
//	slice              what is outside the slice of a C program
//	without RULE       what is where a rule is left out
//	sync [RULE]        what is outside the slice of synchronisation of a C program, with its branches; with a rule left out,
//	                   of the program before
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p *ir.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			var s *Slice
			switch d.Cmd {
			case "slice":
				p = load(t, d.Input)
				s = Of(p, pointsto.Analyze(p))
			case "without":
				s = Without(p, pointsto.Analyze(p), d.CmdArgs[0].Key)
			case "sync":
				if s = synchronised(t, &p, d); s.Check() != nil {
					t.Fatal(s.Check())
				}
				return s.String() + branches(p, s)
			default:
				d.Fatalf(t, "unknown command")
			}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
			return s.String()
		})
	})
}

// synchronised is the slice of synchronisation that a script asks for.
func synchronised(t *testing.T, p **ir.Program, d *datadriven.TestData) *Slice {
	if len(d.CmdArgs) > 0 {
		return SynchronisationWithout(*p, pointsto.Analyze(*p), d.CmdArgs[0].Key)
	}
	*p = load(t, d.Input)
	return Synchronisation(*p, pointsto.Analyze(*p))
}

// branches lists the branches outside and the calls.
func branches(p *ir.Program, s *Slice) string {
	var w strings.Builder
	for _, f := range p.Funcs {
		for pc := range f.Code {
			in := &f.Code[pc]
			if !s.Outside(f.ID, ir.PC(pc)) {
				continue
			}
			switch {
			case in.Op == ir.OpCondBr, in.Op == ir.OpSwitch:
				fmt.Fprintf(&w, "%s+%d at %s: branch\n", f.Name, pc, p.Short(in.Loc))
			case in.Op == ir.OpCall && f.Calls[in.Aux].Callee != ir.None:
				fmt.Fprintf(&w, "%s+%d at %s: call of %s\n", f.Name, pc, p.Short(in.Loc), p.Funcs[f.Calls[in.Aux].Callee].Name)
			}
		}
	}
	return w.String()
}
