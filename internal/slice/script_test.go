package slice

import (
	"os"
	"path/filepath"
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
