package pipeline

import (
	stdctx "context"
	"strings"
	"testing"

	"midway/internal/report"
)

// A process that holds more memory than it may before anything is explored stops, and says so.
func TestMemoryLimitWhileLoading(t *testing.T) {
	doc, err := Run(stdctx.Background(), &Options{Command: "run", Programs: []string{program(t)}, Memory: 1 << 20}, Output{})
	if err != nil {
		t.Fatal(err)
	}
	if doc.Verdict != report.Unknown || len(doc.Ledger) == 0 || !strings.HasPrefix(doc.Ledger[0].Text, "the memory limit struck while loading") {
		t.Errorf("%s: %+v", doc.Verdict, doc.Ledger)
	}
}
