package portfolio

import (
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
)

// TestEstimate: an exploration whose share grows with its work comes to its end soon, one that goes down an endless
// path does not, and one that got stuck no longer.
func TestEstimate(t *testing.T) {
	for _, c := range []struct {
		name  string
		share func(work uint64) float64
		soon  bool
	}{
		{"steady", func(w uint64) float64 { return float64(w) / 5e9 }, true},
		{"slow", func(w uint64) float64 { return float64(w) / 5e12 }, false},
		{"endless", func(uint64) float64 { return 0.5 }, false},
		{"stuck", func(w uint64) float64 { return min(float64(w)/5e9, 0.02) }, false},
		{"backwards", func(w uint64) float64 { return 1 - float64(w)/5e9 }, false},
	} {
		o := estimate{work: fullSlice}
		for work := uint64(fullSlice); work < 1000*fullSlice; work += fullSlice {
			o.update(work, c.share(work))
		}
		if o.soon != c.soon {
			t.Errorf("%s: soon is %t", c.name, o.soon)
		}
	}
}

// TestChosenLedger: what the violations of another exploration rest on is in the ledger beside them, where that
// result is added; what the other one left out does not, nor anything where everything was explored.
func TestChosenLedger(t *testing.T) {
	const unmodelled = "unmodelled-call"
	for _, c := range []struct {
		name     string
		complete bool
		found    []execute.ViolationRecord
		want     []string
	}{
		{"a violation of a bounded exploration", false, []execute.ViolationRecord{{Kind: "assertion"}}, []string{execute.LimitReached, unmodelled}},
		{"no violation", false, nil, []string{execute.LimitReached}},
		{"complete", true, nil, nil},
	} {
		whole, bounded := &ledger.Ledger{}, &ledger.Ledger{}
		if !c.complete {
			whole.Addf(execute.LimitReached, ledger.Incomplete, "", "exploration stopped")
		}
		for _, kind := range []string{unmodelled, interp.UnrollLimit, execute.DelayLimit, execute.LimitReached} {
			bounded.Addf(kind, ledger.Incomplete, "p.c:1", "bounded")
		}
		end := func() {}
		r := &run{
			Portfolio: &Portfolio{Ledger: &ledger.Ledger{}}, found: &execute.Result{Ledger: &ledger.Ledger{}},
			members: []*member{
				{strategy: &everything{}, end: end, result: &execute.Result{Ledger: whole, Complete: c.complete}},
				{strategy: &loops{1}, end: end, result: &execute.Result{Ledger: bounded, Violations: c.found}},
			},
		}
		got := r.chosen(r.members[0]).Result
		var kinds []string
		for _, e := range got.Ledger.Entries() {
			kinds = append(kinds, e.Kind)
		}
		if !slices.Equal(kinds, c.want) || len(got.Violations) != len(c.found) || got.Complete != c.complete {
			t.Errorf("%s: ledger %v, wanted %v; %d violations, complete %t", c.name, kinds, c.want, len(got.Violations), got.Complete)
		}
	}
}
