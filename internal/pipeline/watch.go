package pipeline

import (
	"midway/execute"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/report"
)

// Watch is what somebody who watches a run is told of. None of it changes the run. What is nil is not told; calls may
// come from several goroutines.
type Watch struct {
	Loaded func(*Loaded)           // the program
	Jobs   func(*jobs.Transaction) // what changes of jobs, when it is stored; first everything, of a run that goes on
	Parts  func([]string)          // names of the parts of what is looked for that jobs are of, from 0
	// a violation of a new place: Kind, At, Column, Function, Text, and both places of a race
	Found func(v report.Violation)
}

// loaded tells of the program.
func (s *session) loaded(l *Loaded) {
	if w := s.out.Watch; w != nil && w.Loaded != nil {
		w.Loaded(l)
	}
}

// found notes and tells of a violation, before anything is known of its level.
func (s *session) found(p *ir.Program, v *execute.ViolationRecord) {
	if s.sighted != nil && !v.Undecided {
		s.sighted.add(report.Sighted(p, v))
	}
	if w := s.out.Watch; w != nil && w.Found != nil {
		w.Found(report.Sighted(p, v))
	}
}

// observed is a store of which somebody is told what it stored.
type observed struct {
	store pool.Store // nil: nothing is kept
	tell  func(*jobs.Transaction)
}

// Apply is that of pool.Store.
func (o observed) Apply(t *jobs.Transaction) error {
	if o.store != nil {
		if err := o.store.Apply(t); err != nil {
			return err
		}
	}
	o.tell(t)
	return nil
}

// watched is a store of jobs, nil for none, of which who watches the run is told; kept is what it held before.
func (s *session) watched(store pool.Store, kept *jobs.Records) pool.Store {
	w := s.out.Watch
	if w == nil || w.Jobs == nil {
		return store
	}
	if kept != nil {
		w.Jobs(&jobs.Transaction{Jobs: kept.Jobs, Results: kept.Results})
	}
	return observed{store, w.Jobs}
}
