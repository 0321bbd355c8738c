package schedules

import (
	stdctx "context"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/cockroachdb/datadriven"

	"midway/internal/pipeline"
)

// TestScripts runs the scripts under testdata.
//
//	schedules   the schedules of a C program
//	verify      the same, verified
func TestScripts(t *testing.T) {
	datadriven.Walk(t, "testdata", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			if d.Cmd != "schedules" && d.Cmd != "verify" {
				d.Fatalf(t, "there is no command %s", d.Cmd)
			}
			set, err := enumerated(t, rules{}, d.Input)
			if err != nil {
				return "error: " + err.Error() + "\n"
			}
			if d.Cmd == "verify" {
				if err := set.Verify(stdctx.Background(), Output{}); err != nil {
					return "error: " + err.Error() + "\n"
				}
			}
			return anyPath.ReplaceAllString(set.String(), "t.c")
		})
	})
}

// anyPath is a program, in any folder.
var anyPath = regexp.MustCompile(`[^ (]*/t\.c`)

// enumerated is the set of schedules of a program, with rules left out.
func enumerated(t testing.TB, r rules, source string) (*Set, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "t.c")
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	o := &Options{Options: &pipeline.Options{Programs: []string{file}, NoCache: true, Started: time.Now()}, Epochs: 20}
	return r.enumerate(stdctx.Background(), o, Output{})
}
