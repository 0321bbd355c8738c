package locksets_test

import (
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/dataflow/dataflowtest"
	"midway/locksets"
)

// TestScripts runs the scripts under testdata. The input of "program" is C source, t.c; that of "held" and "free" a
// context file. "free" prints the globals' locks that nobody can hold; "held" prints the threads' locksets and
// whether they exclude that the threads stand there together.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p dataflowtest.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				p = dataflowtest.Compile(t, d.Input)
				return ""
			case "free":
				return locksets.Analyze(p.Analyze(t, d.Input)).Free()
			case "held":
				if wrong, _, _ := locksets.Disagreements(p.Analyze(t, d.Input)); len(wrong) > 0 {
					t.Errorf("%s: %d disagreements, such as %s", d.Pos, len(wrong), wrong[0])
				}
				f := locksets.Analyze(p.Analyze(t, d.Input))
				var out strings.Builder
				out.WriteString(f.String())
				if err := f.Exclusion(); err != nil {
					out.WriteString(err.Error() + "\n")
				}
				if out.Len() == 0 {
					return "nothing\n"
				}
				return out.String()
			}
			t.Fatalf("%s: unknown command %s", d.Pos, d.Cmd)
			return ""
		})
	})
}
