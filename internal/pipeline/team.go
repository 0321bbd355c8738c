package pipeline

import (
	stdctx "context"
	"sync"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/state"
)

// team explores with --jobs: helpers that take part in the exploration of everything without summaries, once its first turn was not enough. Each
// is a goroutine with expressions, a solver and states of its own; the program is shared. A nil team has no helpers.
type team struct {
	t       *engine
	stop    stdctx.Context
	cancel  stdctx.CancelFunc
	shared  *por.Team
	begun   bool
	working sync.WaitGroup

	mu      sync.Mutex
	results []*execute.Result // of helpers, in the order in which they ended
}

// team prepares one, or is nil.
func (t *engine) team() *team {
	if t.Workers < 2 || t.session.out.ended != nil {
		return nil
	}
	m := &team{t: t, shared: por.NewTeam()}
	m.stop, m.cancel = stdctx.WithCancel(t.session.stop)
	return m
}

// idle lets others have their turns while an explorer of the team waits for work.
func (m *team) idle(e *exploration) {
	if e.pause(); e.explorer.M.Interrupted() {
		m.shared.Stop()
	}
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
	s := m.t.session.beside(m.stop)
	i, err := m.t.again(s)
	if err != nil {
		s.close()
		return nil, nil, nil, err
	}
	e := newEngine(s, i)
	c := i.setup(s)
	c.machine.Footprints = false
	c.explorer.Summaries, c.explorer.Places, c.explorer.Guide, c.explorer.Team = false, nil, nil, m.shared
	return e.explorer(c, i.Ledger), i.State, func() { e.solver.Close(); s.close() }, nil
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
