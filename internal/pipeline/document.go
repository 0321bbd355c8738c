package pipeline

import (
	stdctx "context"
	"errors"
	"time"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/report"
	"midway/soundness"
)

// document reports a run: what was found, and what validation says of it.
func document(s *session, p *Plan, found *Result, checked *Checked) *report.Document {
	// The result stays as the exploration left it: what validation adds is put beside it, in a copy.
	r := *found.Result
	r.Ledger = ledger.Union(r.Ledger)
	var known []soundness.Validation
	if checked != nil {
		known, r.Listed, r.Complete = checked.Validations, s.share(), r.Complete && !checked.Refuted
		r.Ledger.Include(checked.Ledger)
	}
	// A reader is to find the reason of an incomplete result in the ledger, whoever stopped the run.
	if !r.Complete && !r.Ledger.Has(ledger.Incomplete) {
		s.why(r.Ledger)
	}
	s.times(&r.Stats)
	return report.New(p.Program, report.Run{
		Command: p.Command, FromMain: p.Context.FromMain, Granularity: p.Granularity, Seed: p.Seed,
		Properties: p.Properties,
		Reductions: found.Reductions, Source: p.source(), Externals: Externals(p.Program),
		Title: p.Title(), Files: p.Files, Beside: p.SourceFiles(), Version: p.Version, SubChecks: found.SubChecks,
		Goal:    p.reportedGoal(),
		Reached: found.Stats.Reached(), Sides: found.Stats.Sides(),
	}, &r, known)
}

// times are those of the whole run.
func (s *session) times(stats *execute.Stats) {
	stats.WallSeconds = time.Since(s.Started).Seconds()
	if !stats.Began.IsZero() {
		stats.FirstInstructionSeconds = stats.Began.Sub(s.Started).Seconds()
	}
}

// why says in the ledger what stopped a run that does not say it itself.
func (s *session) why(l *ledger.Ledger) {
	switch err := s.stop.Err(); {
	case errors.Is(err, stdctx.DeadlineExceeded):
		l.Addf("time-limit", ledger.Incomplete, "", "the time limit stopped the run")
	case errors.Is(stdctx.Cause(s.stop), errMemory):
		l.Addf("memory-limit", ledger.Incomplete, "", "the memory limit stopped the run")
	case err != nil:
		l.Addf("interrupted", ledger.Incomplete, "", "the run was stopped from outside")
	default:
		l.Addf("not-finished", ledger.Incomplete, "", "not every path was explored to its end")
	}
}
