package portfolio

import (
	"context"
	"sync"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/state"
)

// Worker takes part in an exploration: an explorer with expressions, a solver and states of its own; the program is
// shared.
type Worker struct {
	Explorer interface {
		Help(context.Context, *state.State) *execute.Result
	}
	Start *state.State
	End   func()
}

// workers take part in the exploration of everything without summaries, once its first time slice was not enough. Each
// is a goroutine. A nil *workers has none.
type workers struct {
	p       *Portfolio
	stop    context.Context
	cancel  context.CancelFunc
	shared  *por.Workers
	begun   bool
	working sync.WaitGroup

	mu      sync.Mutex
	results []*execute.Result // in the order in which they ended
}

// newWorkers prepares workers; nil where one explorer is enough.
func (p *Portfolio) newWorkers() *workers {
	if p.Workers < 2 {
		return nil
	}
	w := &workers{p: p, shared: por.NewWorkers()}
	w.stop, w.cancel = context.WithCancel(p.Stop)
	return w
}

// join makes the exploration of a member the one that workers take part in. While it waits for work, others have their
// time slices.
func (w *workers) join(m *member) {
	m.config.Explorer.Places = nil // it does not end for itself
	m.config.Explorer.Workers, m.config.Explorer.Idle = w.shared, func() {
		if !m.pause() || m.explorer.Interrupted() {
			w.shared.Stop()
		}
	}
}

// begin starts the workers, once.
func (w *workers) begin() {
	if w == nil || w.begun {
		return
	}
	w.begun = true
	for range w.p.Workers - 1 {
		if w.shared.Join() {
			w.working.Go(w.help)
		}
	}
}

// help is one worker's work.
func (w *workers) help() {
	r := &execute.Result{Ledger: &ledger.Ledger{}}
	defer func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.results = append(w.results, r)
	}()
	worker, err := w.p.Worker(w.stop, w.shared)
	if err != nil {
		w.shared.Leave()
		r.Complete = true // the others do its part
		return
	}
	defer worker.End()
	r = worker.Explorer.Help(w.stop, worker.Start)
}

// gather adds to a result what the workers saw, once they have ended.
func (w *workers) gather(r *execute.Result) {
	if r.Stopped || w.shared.Stopped() {
		w.shared.Stop()
		w.cancel()
	}
	w.working.Wait()
	w.cancel()
	for _, h := range w.results {
		r.Include(h)
	}
}
