package pipeline

import (
	stdctx "context"
	"errors"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/report"
	"midway/internal/state"
)

// Output is where a run's output goes, beside its document, and what the run uses that it does not make itself.
type Output struct {
	Dump     io.Writer              // nil, or where the stage is printed that Options.Dump names
	Progress func(execute.Progress) // nil, or called now and then
	Note     func(text string)      // nil, or called with what a user may want to know of his context
	Watch    Watcher                // nil, or follows the run
	// Ended is nil, or called with every path that has ended; it may not keep the state. One explorer works then: the
	// paths of several would be of several heaps.
	Ended func(*state.State)
	Provided
}

// Provided is what a run uses that others made. What is nil, the run makes itself or does without.
type Provided struct {
	Program *Loaded // is loaded already: several contexts of one program are run
	Spawn   Spawn   // with Options.Processes: begins workers
	Keeper  Keeper  // keeps what they explored
	// Explore explores in place of Midway's own explorers: for tests of what comes before and after.
	Explore func(stop stdctx.Context, initial *Initial) (*Result, error)
}

// session is what the stages of one run share: the options, when it has to end, and who is told what it does. No
// stage's result is in it.
type session struct {
	*settings
	stop stdctx.Context
	out  Output

	flag   *halt.Flag   // raised when the run is stopped; what works up to the end of the exploration asks it
	memory *memoryWatch // of what comes before the exploration; nil is none

	stopped atomic.Pointer[time.Time] // when the run was stopped; nil before
	program atomic.Pointer[Loaded]    // nil before it is loaded
	plan    atomic.Pointer[Plan]      // nil before it is made
	sighted *sightings                // what was found
	doing   atomic.Pointer[string]    // what the run does, where it does not explore; nil while it loads
	ends    []func()
}

// begin settles the options and begins a run.
func begin(stop stdctx.Context, o *Options, out Output) (*session, error) {
	c, err := o.settle()
	if err != nil {
		return nil, err
	}
	return c.session(stop, out), nil
}

// session begins a run, or the rest of one, with options that are settled.
func (c *settings) session(stop stdctx.Context, out Output) *session {
	s := &session{settings: c, out: out, sighted: &sightings{}}
	stop, s.memory = watchMemory(stop, c.Memory)
	stop, cancel := limited(stop, c)
	s.flag, s.stop = &halt.Flag{Ticks: s.tell}, stop
	quiet := s.flag.Clock(ticking)
	raise := stdctx.AfterFunc(stop, s.flag.Raise)
	note := stdctx.AfterFunc(stop, s.noteStop)
	s.ends = []func(){sync.OnceFunc(func() { raise(); quiet() }), func() { note() }, cancel, s.memory.End}
	return s
}

// beside is a session for explorers beside those of s, until stop: it reports no progress, and it has a flag of its
// own.
func (s *session) beside(stop stdctx.Context) *session {
	b := &session{settings: s.settings, stop: stop, out: Output{Ended: s.out.Ended}, flag: &halt.Flag{}}
	quiet, forget := b.flag.Clock(ticking), stdctx.AfterFunc(stop, b.flag.Raise)
	b.ends = []func(){func() { forget(); quiet() }}
	return b
}

// explored says that the exploration has ended: what comes behind it asks flags of its own.
func (s *session) explored() { s.ends[0]() }

// close ends a run.
func (s *session) close() {
	for _, end := range s.ends {
		end()
	}
}

// limited is stop with the time limit, which counts from the start of the command, less what is reserved for the
// report.
func limited(stop stdctx.Context, c *settings) (stdctx.Context, stdctx.CancelFunc) {
	if c.Time == 0 {
		return stdctx.WithCancel(stop)
	}
	return stdctx.WithDeadline(stop, c.Started.Add(c.Time-reserved(c)))
}

// noteStop notes that the run is stopped.
func (s *session) noteStop() {
	now := time.Now()
	s.stopped.Store(&now)
}

// builder makes one whose loops end when the run is stopped.
func (s *session) builder(p *ir.Program) *expr.Builder {
	b := expr.NewBuilder(p.Model.PtrBits())
	b.Ask(s.flag.Word(), s.flag.Poll)
	return b
}

// phase says what the run does from now on.
func (s *session) phase(what string) {
	s.doing.Store(&what)
	s.tell()
}

// explores says that the run explores from now on, which tells itself where it is.
func (s *session) explores() { s.doing.Store(nil) }

// tell tells who watches what the run does, where that is no exploration.
func (s *session) tell() {
	if what := s.doing.Load(); s.out.Progress != nil && what != nil {
		s.out.Progress(execute.Progress{Elapsed: time.Since(s.Started), Phase: *what})
	}
}

// note tells the user something that he may want to know.
func (s *session) note(text string) {
	if s.out.Note != nil {
		s.out.Note(text)
	}
}

// Stages are the names that Options.Dump takes, in the order of a run.
var Stages = []string{"program", "context", "plan", "points-to", "facts", "seed"}

// errDumped ends a run after the stage that was asked for was printed.
var errDumped = errors.New("stage printed")

// printed prints a stage's result where that was asked for; the error then ends the run.
func (s *session) printed(stage string, text func() string) error {
	if s.Dump != stage {
		return nil
	}
	if _, err := io.WriteString(s.out.Dump, text()); err != nil {
		return err
	}
	return errDumped
}

// unexplored is the error of a run that ended before it explored anything, with what there is to say of it.
type unexplored struct{ result *execute.Result }

func (e *unexplored) Error() string {
	for _, entry := range e.result.Ledger.Entries() {
		return entry.Text
	}
	return "nothing was explored"
}

// early is what a run comes to that an error ends: that it was stopped, or that there was nothing to explore, is
// reported. After a dump there is no document, and no error.
func (s *session) early(plan *Plan, err error) (*report.Document, error) {
	switch nothing := (*unexplored)(nil); {
	case errors.As(err, &nothing):
		return document(s, plan, plan.nothing(nothing.result), nil), nil
	case errors.Is(err, errDumped):
		return nil, nil
	}
	return nil, err
}

// unloaded is what a run comes to whose program, or core, was not loaded: that it was stopped is reported.
func (s *session) unloaded(l *Loaded, err error) (*report.Document, error) {
	if !errors.Is(err, ErrStopped) {
		return s.early(nil, err)
	}
	plan := newPlan(s.settings, l, &context.Context{FromMain: s.file == nil && s.core == nil})
	return document(s, plan, plan.nothing(s.stoppedIn()), nil), nil
}
