package z3

import (
	"sync/atomic"
	"time"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
	"midway/internal/halt"
)

// Options bound one check.
type Options struct {
	Limit   uint          // Z3 resource units per attempt, deterministic; 0 is unbounded
	Timeout time.Duration // wall clock per attempt, not deterministic; 0 is unbounded

	Halt *halt.Flag // nil, or asked while Z3 is waited for: what it panics with comes out of the check
}

// Counters say why checks remained without an answer.
type Counters struct {
	Limits    uint64 // the resource limit or timeout was reached
	BadModels uint64 // a model did not make its conjuncts true
	Failures  uint64 // go-z3 panicked; the context was replaced
}

// Session decides conjunctions over the nodes of one Builder. Not safe for concurrent use.
type Session struct {
	builder  *expr.Builder
	options  Options
	counters Counters
	world    *world // nil until needed, and again after a failure or Close

	stopped atomic.Bool
	late    chan struct{}              // closed some time after an interruption
	running atomic.Pointer[gz.Context] // of the check under way
	step    step                       // under way
	clock   *time.Ticker               // says when Options.Halt is asked; nil before the first check
}

// grace is how long after an interruption Z3 may take to notice it.
const grace = 250 * time.Millisecond

// Stopped reports whether Interrupt was called.
func (s *Session) Stopped() bool { return s.stopped.Load() }

// Asking reports whether a check is under way, to what Options.Halt calls.
func (s *Session) Asking() bool { return s.running.Load() != nil }

// Interrupt makes the check under way, and all later ones, answer Unknown. It may be called from another
// goroutine. Z3 looks for interruptions now and then only: a check that goes on nevertheless is left alone.
func (s *Session) Interrupt() {
	if !s.stopped.CompareAndSwap(false, true) {
		return
	}
	late := s.late
	time.AfterFunc(grace, func() { close(late) })
	go func() { // Z3 forgets an interruption that comes before its search has begun: say it again
		for ctx := s.running.Load(); ctx != nil && s.stopped.Load(); ctx = s.running.Load() {
			ctx.Interrupt()
			time.Sleep(10 * time.Millisecond)
		}
	}()
}

// Resume takes an interruption back: what is asked from now on is answered. No check is under way, and nothing
// interrupts meanwhile.
func (s *Session) Resume() {
	if s.stopped.Load() {
		s.late = make(chan struct{})
		s.stopped.Store(false)
	}
}

// world is one Z3 context with everything that lives in it.
type world struct {
	*translator
	stacks []*stack
	single *gz.Solver // empty between uses; has no push levels, which lets Z3 choose a tactic
	clock  uint64
	limit  uint        // in force
	models []*gz.Model // kept, as all terms are: see translator

}

// full reports whether the context has grown enough to be replaced.
func (w *world) full() bool {
	return w.kept() > termsPerWorld || len(w.models) > modelsPerWorld
}

// Bounds of a session: solvers standing side by side, and terms and models kept before
// the context is replaced to give its memory back.
const (
	stacksPerWorld = 4
	termsPerWorld  = 1 << 21
	modelsPerWorld = 1 << 11
)

// NewSession makes a session; the Z3 context is made at the first check.
func NewSession(b *expr.Builder, options Options) *Session {
	return &Session{builder: b, options: options, late: make(chan struct{})}
}

// Counters reports why checks remained without an answer so far.
func (s *Session) Counters() Counters { return s.counters }

// Close drops the Z3 context. The session can be used again, at the price of a new one.
func (s *Session) Close() { s.drop() }

// Check decides the conjunction of nodes of width 1. With Sat comes a model of everything that they
// mention, which makes every one of them true.
func (s *Session) Check(conjuncts []*expr.Node) (answer Answer, model *expr.Model) {
	return s.run(conjuncts, 1, func(w *world) (Answer, *expr.Model) { return w.check(conjuncts, &s.stopped) })
}

// Within is Check with one attempt that may take only a share, one in so many, of the limit. It counts no limit that is
// reached.
func (s *Session) Within(conjuncts []*expr.Node, share uint) (Answer, *expr.Model) {
	limits := s.counters.Limits
	defer func() { s.counters.Limits = limits }()
	return s.run(conjuncts, share, func(w *world) (Answer, *expr.Model) { return w.once(conjuncts) })
}

// Alone is Check on a solver without levels: Z3 preprocesses all conjuncts together.
func (s *Session) Alone(conjuncts []*expr.Node, share uint) (Answer, *expr.Model) {
	return s.run(conjuncts, share, func(w *world) (Answer, *expr.Model) { return w.alone(conjuncts) })
}

// run decides by one of the ways there are.
func (s *Session) run(
	conjuncts []*expr.Node,
	share uint,
	by func(*world) (Answer, *expr.Model),
) (answer Answer, model *expr.Model) {
	if s.stopped.Load() {
		return Unknown, nil
	}
	limit, ok := s.step.next(s.options.Limit)
	if !ok {
		return Unknown, nil
	}
	defer func() { s.step.answered(answer, limit < s.options.Limit) }()
	if s.world != nil && s.world.full() {
		s.drop()
	}
	err := guarded(func() {
		if s.world == nil {
			s.world = newWorld(s.builder, s.options)
		}
		s.running.Store(s.world.ctx)
		defer s.running.Store(nil)
		if s.stopped.Load() {
			return
		}
		s.world.bound(limit / share)
		answer, model = s.await(s.world, by)
	})
	switch {
	case s.world != nil && s.world.lost.Load():
		s.world = nil
		s.counters.Limits++
		return Unknown, nil
	case err != nil:
		s.counters.Failures++
		s.drop()
		return Unknown, nil
	case answer == Unknown:
		s.counters.Limits++
	case answer == Sat && !satisfies(model, conjuncts):
		s.counters.BadModels++
		return Unknown, nil
	}
	return answer, model
}
