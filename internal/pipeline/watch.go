package pipeline

import (
	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/report"
)

// Watcher follows a run; it changes none. Calls may come from several goroutines.
type Watcher interface {
	// Loaded has the program.
	Loaded(*Loaded)
	// Parts names the parts of what is looked for that jobs are of, from 0.
	Parts(names []string)
	// Jobs is what changes of jobs, when it is stored; first everything, of a run that goes on.
	Jobs(*jobs.Transaction)
	// Found has a violation of a new place: Kind, At, Column, Function, Text, and both places of a race.
	Found(report.Violation)
}

// loaded shows the watcher the program.
func (s *session) loaded(l *Loaded) {
	if w := s.out.Watch; w != nil {
		w.Loaded(l)
	}
}

// found notes and tells of a violation, before anything is known of its level.
func (s *session) found(p *ir.Program, v *execute.ViolationRecord) {
	if s.sighted != nil && !v.Undecided {
		s.sighted.add(report.Sighted(p, v))
	}
	if w := s.out.Watch; w != nil {
		w.Found(report.Sighted(p, v))
	}
}

// observed is a store whose transactions a watcher sees once they are stored.
type observed struct {
	store pool.Store // nil: nothing is kept
	watch Watcher
}

// Apply is that of pool.Store.
func (o observed) Apply(t *jobs.Transaction) error {
	if o.store != nil {
		if err := o.store.Apply(t); err != nil {
			return err
		}
	}
	o.watch.Jobs(t)
	return nil
}

// watched is a store of jobs, nil for none, that the watcher of the run sees; kept is what it held before.
func (s *session) watched(store pool.Store, kept *jobs.Records) pool.Store {
	w := s.out.Watch
	if w == nil {
		return store
	}
	if kept != nil {
		w.Jobs(&jobs.Transaction{Jobs: kept.Jobs, Results: kept.Results})
	}
	return observed{store, w}
}
