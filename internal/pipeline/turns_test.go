package pipeline

import (
	"slices"
	"testing"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
)

// TestOutlook: an exploration whose share grows with its work comes to its end soon, one that goes down an endless path does not, and
// one that got stuck no longer.
func TestOutlook(t *testing.T) {
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
		o := outlook{work: fullTurn}
		for work := uint64(fullTurn); work < 1000*fullTurn; work += fullTurn {
			o.update(work, c.share(work))
		}
		if o.soon != c.soon {
			t.Errorf("%s: soon is %t", c.name, o.soon)
		}
	}
}

// TestChosenLedger: what the violations of another exploration rest on stands in the ledger beside them, where that result is added; what the
// other one left out does not, nor anything where everything was explored.
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
		all := []*exploration{
			{end: end, result: &execute.Result{Ledger: whole, Complete: c.complete}},
			{end: end, result: &execute.Result{Ledger: bounded, Violations: c.found}},
		}
		e := &engine{Initial: &Initial{Facts: &Facts{Plan: &Plan{settings: &settings{}}}, Ledger: &ledger.Ledger{}}}
		r := e.chosen(all[0], all, &execute.Result{Ledger: &ledger.Ledger{}})
		var kinds []string
		for _, e := range r.Ledger.Entries() {
			kinds = append(kinds, e.Kind)
		}
		if !slices.Equal(kinds, c.want) || len(r.Violations) != len(c.found) || r.Complete != c.complete {
			t.Errorf("%s: ledger %v, wanted %v; %d violations, complete %t", c.name, kinds, c.want, len(r.Violations), r.Complete)
		}
	}
}
