package pipeline

import (
	stdctx "context"
	"testing"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/report"
)

// TestSubChecksThatDoNotBegin: a run that is stopped before its sub-checks begin is not complete, and says so of each.
func TestSubChecksThatDoNotBegin(t *testing.T) {
	stop, cancel := stdctx.WithCancel(t.Context())
	cancel()
	r := &splitRun{
		session: &session{settings: &settings{}, stop: stop},
		out:     &Result{Result: &execute.Result{Ledger: &ledger.Ledger{}, Complete: true}},
		all:     []*subCheck{{what: "assertion"}, {what: "memory"}},
	}
	r.run(2)
	r.unexplored()
	if r.out.Complete || !r.out.Ledger.Has(ledger.Incomplete) || len(r.out.SubChecks) != 2 || r.out.SubChecks[0].Verdict != report.Unknown {
		t.Errorf("complete %t, sub-checks %+v, %+v", r.out.Complete, r.out.SubChecks, r.out.Ledger.Entries())
	}
}
