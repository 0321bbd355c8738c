package barriers_test

import (
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/barriers"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/pointsto"
)

// TestScripts runs the scripts under testdata. The input of "program" is C source, t.c; that of the other
// commands a context file:
//
//	barriers            what barriers may have been initialised with
//	together            why barriers cannot let the threads stand there
//	expected NAME       the invariant on the expected count of the barrier in global NAME
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p dataflowtest.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				p = dataflowtest.Compile(t, d.Input)
				return ""
			case "barriers":
				text := explained(barriers.Analyze(p.Analyze(t, d.Input)))
				if text == "" {
					return "nothing\n"
				}
				return text
			case "guards":
				a, text := p.Analyze(t, d.Input), ""
				for _, g := range barriers.Analyze(a).Guards() {
					text += a.Describe(g.Cond) + "\n"
				}
				return text + "-\n"
			case "together":
				if err := barriers.Analyze(p.Analyze(t, d.Input)).Together(); err != nil {
					return err.Error() + "\n"
				}
				return "possible\n"
			case "expected":
				a := p.Analyze(t, d.Input)
				g := p.Global(d.CmdArgs[0].Key)
				expected := a.B.Sym(a.B.NewSymbol("expected", 32, expr.Global))
				at := pointsto.Set{{Node: p.Graph.GlobalNode(g.ID)}}
				c := barriers.Analyze(a).Expected(expr.Word(g.Addr), at, expected)
				if c == expr.True {
					return "anything\n"
				}
				return strings.TrimSpace(c.N.String()) + "\n"
			}
			t.Fatalf("%s: unknown command %s", d.Pos, d.Cmd)
			return ""
		})
	})
}

// explained is what show prints of barriers.
func explained(f *barriers.Facts) string { return f.String() + f.Unknown() }
