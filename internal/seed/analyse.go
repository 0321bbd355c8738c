package seed

import (
	"midway/barriers"
	"midway/dataflow"
	"midway/locksets"
	"midway/monitors"
	"midway/ownership"
)

// Rules are what the analyses of a context do without; the zero value is all of them.
type Rules struct {
	Definitions dataflow.Rules
	Monitors    monitors.Rules
	NoOwnership bool // nothing is said of what threads own
}

// Analyse computes everything that is known of the context. An error says that its threads cannot be there together.
//
// It is the one order of analyses: runs (internal/pipeline) take its two halves, and what holds facts against runs of the
// concrete machine and against processes (soundness, soundness/snapshots) takes the whole.
func (s *Seeding) Analyse(rules Rules) error {
	if err := s.AnalyseDefinitions(rules); err != nil {
		return err
	}
	return s.AnalyseSynchronisation(rules, func(string) {})
}

// AnalyseDefinitions computes what is known of variables and of memory (Bergan §3.2).
func (s *Seeding) AnalyseDefinitions(rules Rules) error {
	s.Analysis = dataflow.AnalyzeBy(rules.Definitions, s.P, s.Context, s.Points, s.B)
	return impossible(s.Analysis.Together())
}

// Impossible is the error of a context whose threads cannot be there together.
type Impossible struct{ Why error }

func (e *Impossible) Error() string { return e.Why.Error() }
func (e *Impossible) Unwrap() error { return e.Why }

func impossible(why error) error {
	if why == nil {
		return nil
	}
	return &Impossible{why}
}

// AnalyseSynchronisation computes what synchronisation keeps true: locks that are held, counts of barriers, what locks
// protect, and what threads own (Bergan §4.3). It needs the definitions. phase is told what is done.
func (s *Seeding) AnalyseSynchronisation(rules Rules, phase func(string)) error {
	phase("computing which locks are held")
	s.Locks = locksets.Analyze(s.Analysis)
	if err := s.Locks.Exclusion(); err != nil {
		return impossible(err)
	}
	phase("computing what barriers and locks keep true")
	s.Barriers = barriers.Analyze(s.Analysis)
	s.Monitors = monitors.AnalyzeBy(rules.Monitors, s.Analysis)
	if !rules.NoOwnership {
		s.Owners = ownership.Analyze(s.Analysis)
	}
	return impossible(s.Barriers.Together())
}
