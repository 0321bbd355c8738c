package pipeline

import (
	stdctx "context"
	"sync"

	"midway/execute"
	"midway/internal/expr"
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
	t := *m.t
	t.Ledger, t.Progress = &ledger.Ledger{}, nil
	b := expr.NewBuilder(t.Program.Model.PtrBits())
	seeding, err := t.analyse(b)
	if err != nil {
		return nil, nil, nil, err
	}
	start, err := state.Seed(seeding)
	if err != nil {
		return nil, nil, nil, err
	}
	s := solver.New(b, solver.Options{Limit: uint(t.Options.SolverLimit)})
	o := t.machineOptions()
	o.Footprints = false
	x := t.explorer(m.stop, interp.New(t.Program, b, s, seeding.Heaps, seeding.Points, t.Ledger, o))
	x.Opt.Summaries, x.Opt.Places, x.Opt.Guide, x.Opt.Team = false, nil, nil, m.shared
	return x, start, s.Close, nil
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
