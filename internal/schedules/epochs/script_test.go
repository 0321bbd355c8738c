package epochs_test

import (
	"testing"

	"github.com/cockroachdb/datadriven"

	"midway/dataflow/dataflowtest"
	"midway/internal/ir"
	"midway/internal/schedules/epochs"
	"midway/internal/slice"
)

// TestScripts runs the scripts under testdata.
//
//	markers     the markers of a C program, and why other loops have none
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd != "markers" {
				d.Fatalf(t, "there is no command %s", d.Cmd)
			}
			p := dataflowtest.Compile(t, d.Input)
			s := slice.Synchronisation(p.Program, p.Graph)
			m, err := epochs.Place(p.Program, p.Graph, func(f ir.FuncID, pc ir.PC) bool { return !s.Outside(f, pc) })
			if err != nil {
				return "error: " + err.Error() + "\n"
			}
			return m.String()
		})
	})
}
