package pipeline

import (
	stdctx "context"
	"sync"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/solver"
	"midway/internal/state"
)

// team explores with --jobs: helpers that take part in the exploration of everything without summaries, once its first turn was not enough. Each
// is a goroutine with expressions, a solver and states of its own; the program is shared. A nil team has no helpers.
type team struct {
	t       *Task
	stop    stdctx.Context
	cancel  stdctx.CancelFunc
	shared  *por.Team
	begun   bool
	working sync.WaitGroup

	mu      sync.Mutex
	results []*execute.Result // of helpers, in the order in which they ended
}

// alone says that the workers that the user asked for have nothing to do, or "".
func (t *Task) alone() string {
	switch o := t.Options; {
	case o.Jobs < 2:
		return ""
	case o.Reduction != string(execute.SourceSets):
		return "--jobs has no effect: workers explore together with --por source"
	case o.Paths > 0:
		return "--jobs has no effect: a limit of paths is for one worker"
	}
	return ""
}

// team prepares one for an exploration, or is nil.
func (t *Task) team(stop stdctx.Context, e *exploration) *team {
	if t.Options.Jobs < 2 || t.alone() != "" || t.ended != nil {
		return nil
	}
	m := &team{t: t, shared: por.NewTeam()}
	m.stop, m.cancel = stdctx.WithCancel(stop)
	e.gather = m.gather
	e.explorer.Opt.Places = nil // it does not end for itself
	e.explorer.Opt.Team, e.explorer.Opt.Idle = m.shared, func() {
		if e.pause(); e.explorer.M.Interrupted() {
			m.shared.Stop()
		}
	}
	return m
}

// enlist starts the helpers.
func (m *team) enlist() {
	if m == nil || m.begun {
		return
	}
	m.begun = true
	for range m.t.Options.Jobs - 1 {
		if m.shared.Join() {
			m.working.Go(m.help)
		}
	}
}

// help is one helper's work.
func (m *team) help() {
	r := &execute.Result{Ledger: &ledger.Ledger{}}
	defer func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.results = append(m.results, r)
	}()
	x, start, end, err := m.explorer()
	if err != nil {
		m.shared.Leave()
		r.Complete = true // the others do its part
		return
	}
	defer end()
	r = x.Help(m.stop, start)
}

// explorer is one with everything of its own but the program.
func (m *team) explorer() (*execute.Explorer, *state.State, func(), error) {
	t := m.t.alike()
	flag, quiet := asking(m.stop)
	b := t.builder(flag)
	var seeding *state.Seeding
	var start *state.State
	err := unlessStopped(m.stop, analysisGrace, func() (err error) {
		if seeding, err = t.analyse(b, flag); err == nil {
			start, err = state.Seed(seeding)
		}
		return err
	})
	if err != nil {
		quiet()
		return nil, nil, nil, err
	}
	s := solver.New(b, solver.Options{Limit: uint(t.Options.SolverLimit), Halt: flag})
	o := t.machineOptions()
	o.Footprints = false
	machine := interp.New(t.Program, b, s, seeding.Heaps, seeding.Points, t.Ledger, o)
	machine.Halt = flag
	x := t.explorer(m.stop, machine)
	x.Opt.Summaries, x.Opt.Places, x.Opt.Guide, x.Opt.Team = false, nil, nil, m.shared
	return x, start, func() { s.Close(); quiet() }, nil
}

// alike is the task for another exploration beside: nobody watches it, and it has a ledger of its own.
func (t *Task) alike() *Task {
	return &Task{
		Program: t.Program, Context: t.Context, Options: t.Options, Ledger: &ledger.Ledger{}, Deadline: t.Deadline, points: t.points,
		slice: t.slice, trust: t.trust, trusted: t.trusted, sectioned: t.sectioned, places: t.places, plainly: t.plainly, seed: t.seed, ended: t.ended,
	}
}

// gather adds to a result what the helpers saw, once they have ended.
func (m *team) gather(r *execute.Result) {
	if r.Stopped || m.shared.Stopped() {
		m.shared.Stop()
		m.cancel()
	}
	m.working.Wait()
	m.cancel()
	for _, h := range m.results {
		r.Include(h)
	}
}
