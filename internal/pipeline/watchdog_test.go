package pipeline

import (
	stdctx "context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"midway/internal/jobs"
	"midway/internal/report"
)

// TestRunThatDoesNotEnd: whatever does not hear that the run is to end, what was found until then is reported.
func TestRunThatDoesNotEnd(t *testing.T) {
	defer func(d time.Duration) { overtime = d }(overtime)
	overtime = 100 * time.Millisecond
	forever := make(chan struct{})
	t.Cleanup(func() { close(forever) })
	var stop stdctx.CancelFunc
	hang := func() { stop(); <-forever }
	for _, test := range []struct {
		name, verdict string
		out           Output
		violations    int
	}{
		{"where something was found", report.Violated, Output{Watch: hangs(hang)}, 1},
		{"before anything is found", report.Unknown,
			Output{Provided: Provided{
				Explore: func(stdctx.Context, *Initial) (*Result, error) { hang(); return nil, nil },
			}}, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			var ends stdctx.Context
			ends, stop = stdctx.WithCancel(stdctx.Background())
			var notes string
			test.out.Note = func(text string) { notes += text }
			o := &Options{Command: "run", Granularity: "sync", Programs: []string{lostUpdate(t)}, Started: time.Now()}
			doc, err := Run(ends, o, test.out)
			if err != nil {
				t.Fatal(err)
			}
			if doc.Verdict != test.verdict || len(doc.Violations) != test.violations || doc.Complete {
				t.Errorf("%s with %d violations, complete %t", doc.Verdict, len(doc.Violations), doc.Complete)
			}
			said := false
			for _, e := range doc.Ledger {
				said = said || strings.Contains(e.Text, "an interruption struck while") && strings.Contains(e.Text, "TestRunThatDoesNotEnd")
			}
			if !said {
				t.Errorf("nothing says what did not end: %v", doc.Ledger)
			}
			if !strings.Contains(notes, "goroutine") {
				t.Errorf("no stack: %q", notes)
			}
		})
	}
}

// hangs is a watcher that does not come back from the first violation.
type hangs func()

func (hangs) Loaded(*Loaded)           {}
func (hangs) Parts([]string)           {}
func (hangs) Jobs(*jobs.Transaction)   {}
func (h hangs) Found(report.Violation) { h() }

// lostUpdate is a program with a data race.
func lostUpdate(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.c")
	source := `#include <pthread.h>
static int n;
static void *up(void *arg) { n++; return arg; }
int main(void)
{
	pthread_t id;
	pthread_create(&id, 0, up, 0);
	n++;
	pthread_join(id, 0);
}
`
	if err := os.WriteFile(path, []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
