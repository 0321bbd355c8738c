package monitors_test

import (
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/dataflow/dataflowtest"
	"midway/monitors"
)

// TestScripts runs the scripts under testdata. The input of "program" is C source, t.c, its arguments are clang's; that
// of "kept" is a context file: it prints what is known of fields under locks; that of "waits" likewise: it prints what
// is known while threads wait.
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		var p dataflowtest.Program
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "program":
				var flags []string
				for _, a := range d.CmdArgs {
					flags = append(flags, a.Key)
				}
				p = dataflowtest.Compile(t, d.Input, flags...)
				return ""
			case "waits":
				a := p.Analyze(t, d.Input)
				a.Locals()
				text := ""
				for _, w := range monitors.Analyze(a).Waits() {
					text += w.Text + "\n"
				}
				if text == "" {
					return "nothing\n"
				}
				return text
			case "kept":
				a := p.Analyze(t, d.Input)
				a.Locals()
				if text := monitors.Analyze(a).String(); text != "" {
					return text
				}
				return "nothing\n"
			}
			t.Fatalf("%s: unknown command %s", d.Pos, d.Cmd)
			return ""
		})
	})
}
