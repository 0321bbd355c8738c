package pipeline

import (
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"sync/atomic"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/report"
	"midway/internal/slice"
	"midway/internal/state"
)

// Task is what an exploration is given.
type Task struct {
	Program  *ir.Program
	Context  *context.Context
	Options  *Options // checked; limits of the context file merged in
	Ledger   *ledger.Ledger
	Deadline time.Time              // zero is none
	Progress func(execute.Progress) // nil where nobody watches; called now and then

	dump      io.Writer
	points    *pointsto.Graph // nil until pointsTo is called
	slice     *slice.Slice    // nil: every access belongs to it
	trust     *slice.Slice    // nil, or what is left out on trust
	trusted   bool            // the result is that of an exploration that left it out
	sectioned bool            // the result is that of an exploration in which critical sections are one event
	places    []execute.Place // at which executions can violate what is looked for; nil where that is not known
	plainly   bool            // the result is that of an exploration without summaries, which came to its end first
	file      *context.File   // that Context was resolved from; nil from main
	seed      *state.State    // what the context is explored from
	seeding   *state.Seeding  // that made it

	conditions func(string) (*context.Expr, error) // reads assume lines; nil before the first one
	ended      func(*state.State)                  // nil, or told of every ended path

	flag  *halt.Flag   // raised when the run is stopped; nil where nothing asks
	watch *memoryWatch // of what is done before the exploration; nil is none

	stopped atomic.Pointer[time.Time] // when the run was stopped; nil before
	doing   atomic.Pointer[string]    // what the run does, where it does not explore; nil while it loads
}

// Explore analyses, seeds and explores. It stops early when its context is done, and then
// returns what it has, Complete false. A nil result comes with an error.
var Explore func(stop stdctx.Context, t *Task) (*execute.Result, error)

// Stages are the names that Options.Dump takes, in the order of a run.
var Stages = []string{"program", "context", "points-to", "facts", "seed"}

// errDumped ends a run after the stage that was asked for was printed.
var errDumped = errors.New("stage printed")

// Stage offers a stage's result for printing. Where that stage was asked for, the text is written and
// the error ends the run; the caller returns it.
func (t *Task) Stage(name string, text func() string) error {
	if t.Options.Dump != name {
		return nil
	}
	if _, err := io.WriteString(t.dump, text()); err != nil {
		return err
	}
	return errDumped
}

// InternalError is a broken invariant of Midway's own.
type InternalError struct {
	What string
}

func (e *InternalError) Error() string { return "internal error: " + e.What }

// Output is where a run puts what is not its document.
type Output struct {
	Dump     io.Writer              // for Options.Dump
	Progress func(execute.Progress) // nil where nobody watches
	Note     func(text string)      // for what a user may want to know of his context; nil discards
}

// Run explores a program from a context and reports. The document is nil after an error, and where a
// stage was dumped.
func Run(stop stdctx.Context, o *Options, out Output) (doc *report.Document, err error) {
	defer recovered(&err)
	if err := o.Check(); err != nil {
		return nil, err
	}
	stop, watch := watchMemory(stop, o.Memory)
	defer watch.End()
	stop, cancel := limited(stop, o)
	defer cancel()
	t, err := Prepare(stop, o, out)
	if errors.Is(err, ErrStopped) {
		again, cancel := limited(stop, o) // the context file may have a limit
		defer cancel()
		return unloaded(again, o), nil
	}
	if err != nil {
		return nil, notDumped(err)
	}
	t.watch = watch
	if Explore == nil {
		return nil, &InternalError{"no exploration is built in"}
	}
	stop, cancel = limited(stop, o)
	defer cancel()
	defer t.noteStop(stop)()
	result, err := Explore(stop, t)
	if err != nil {
		return nil, notDumped(err)
	}
	result.Listed = t.share(stop)
	t.validate(stop, result)
	return t.report(stop, result), nil
}

// unloaded is the result of a run that was stopped while its program was loaded.
func unloaded(stop stdctx.Context, o *Options) *report.Document {
	t := &Task{Options: o, Ledger: &ledger.Ledger{}, Program: &ir.Program{}}
	t.Context = &context.Context{FromMain: o.ContextFile == "" && len(o.At) == 0}
	return t.report(stop, t.stoppedIn(stop))
}

// Prepare loads the program and resolves the context: everything a user can get wrong comes out here.
func Prepare(stop stdctx.Context, o *Options, out Output) (*Task, error) {
	t := &Task{Options: o, Ledger: &ledger.Ledger{}, Progress: out.Progress, dump: out.Dump}
	file, err := contextFile(o)
	if err != nil {
		return nil, err
	}
	if file != nil && o.Time == 0 {
		o.Time = file.Limits.Time
	}
	loading, cancel := limited(stop, o)
	defer cancel()
	if t.Program, err = Load(loading, o, file); err != nil {
		return nil, err
	}
	if err := t.Stage("program", func() string { return programText(t.Program) }); err != nil {
		return nil, err
	}
	if t.Context, err = resolve(t.Program, file); err != nil {
		return nil, err
	}
	t.file = file
	if list := t.Program.Bodiless(); len(list) > 0 && out.Note != nil {
		out.Note(fmt.Sprintf("without a body: %s; the report says how each is read", report.Named(externalNames(list))))
	}
	notes := append(slices.Clip(o.notes), t.Context.Notes...)
	for _, text := range []string{t.pruning(), t.notBeyond(), t.alone()} {
		if text != "" {
			notes = append(slices.Clip(notes), text)
		}
	}
	for _, n := range notes {
		if out.Note != nil {
			out.Note(n)
		}
	}
	t.mergeLimits()
	t.assumptions()
	if err := t.Stage("context", func() string { return t.Context.Describe(t.Program) }); err != nil {
		return nil, err
	}
	return t, t.Stage("points-to", func() string { return pointsto.Explain(t.Program, t.typed(), nil) })
}

// notDumped turns the end of a run after a dump into success.
func notDumped(err error) error {
	if errors.Is(err, errDumped) {
		return nil
	}
	return err
}

// mergeLimits lets the command line override the limits of the context file.
func (t *Task) mergeLimits() {
	o, l := t.Options, &t.Context.Limits
	if o.Branches == 0 {
		o.Branches = l.Branches
	}
	if o.Paths == 0 {
		o.Paths = l.Paths
	}
	if o.Time == 0 {
		o.Time = l.Time
	}
	if o.Time > 0 {
		t.Deadline = o.Started.Add(o.Time)
	}
	l.Branches, l.Paths, l.Time = o.Branches, o.Paths, o.Time
}

// limited is stop with the time limit, which counts from the start of the command, less what is reserved for the report.
func limited(stop stdctx.Context, o *Options) (stdctx.Context, stdctx.CancelFunc) {
	if o.Started.IsZero() {
		o.Started = time.Now()
	}
	if o.Time == 0 {
		return stdctx.WithCancel(stop)
	}
	return stdctx.WithDeadline(stop, o.Started.Add(o.Time-reserved(o)))
}

// assumptions puts into the ledger what the input itself assumes.
func (t *Task) assumptions() {
	if t.Program.Optimised {
		t.Ledger.Addf("optimised-input", ledger.Assumption, "", "the compiler's optimisations kept the behaviour that matters: the verdict is about the optimised code")
	}
	if t.Program.Optimised && t.Options.asked().Has(property.Overflow) {
		t.Ledger.Addf("optimised-overflow", ledger.OverApproximate, "", "an operation that the compiler moved or made may overflow where the source does not")
	}
	if main := t.Program.Func("main"); t.Context.FromMain && main != nil && len(main.Params) > 0 && len(t.Options.Args) == 0 {
		t.Ledger.Addf("no-arguments", ledger.Assumption, "", "main gets no arguments but the program's name")
	}
	if len(t.Program.Dtors) > 0 {
		t.Ledger.Addf("destructors", ledger.Incomplete, "", "functions that are to be called when the process ends (destructor) are not")
	}
	if !t.Context.FromMain && !t.Context.OthersUnknown {
		t.Ledger.Addf("no-other-threads", ledger.Assumption, "", "no threads are alive but those of the context")
	}
	if t.Context.MainAbsent {
		t.Ledger.Addf("main-absent", ledger.Assumption, "", "main has joined its threads, or is blocked for good")
	}
	t.assumeOrder()
	for _, a := range t.Context.Assume {
		t.Ledger.Addf("assumed-condition", ledger.Assumption, a.At, "%s holds at the start", a.Source)
	}
}

func (t *Task) report(stop stdctx.Context, r *execute.Result) *report.Document {
	if r.Ledger == nil {
		r.Ledger = t.Ledger
	}
	if !r.Complete && !r.Ledger.Has(ledger.Incomplete) {
		why(stop, r.Ledger)
	}
	r.Stats.WallSeconds = time.Since(t.Options.Started).Seconds()
	if !r.Stats.Began.IsZero() {
		r.Stats.FirstInstructionSeconds = r.Stats.Began.Sub(t.Options.Started).Seconds()
	}
	return report.New(t.Program, report.Run{
		Command: t.Options.Command, FromMain: t.Context.FromMain, Granularity: t.Options.Granularity,
		Seed: t.Options.Seed, Properties: t.Options.Properties, Reductions: t.reductions(), Source: t.source(), Externals: Externals(t.Program),
	}, r)
}

// why says in the ledger what stopped a run that does not say it itself.
func why(stop stdctx.Context, l *ledger.Ledger) {
	switch err := stop.Err(); {
	case errors.Is(err, stdctx.DeadlineExceeded):
		l.Addf("time-limit", ledger.Incomplete, "", "the time limit stopped the run")
	case errors.Is(stdctx.Cause(stop), errMemory):
		l.Addf("memory-limit", ledger.Incomplete, "", "the memory limit stopped the run")
	case err != nil:
		l.Addf("interrupted", ledger.Incomplete, "", "the run was stopped from outside")
	default:
		l.Addf("not-finished", ledger.Incomplete, "", "not every path was explored to its end")
	}
}

// recovered turns a panic into an InternalError. MIDWAY_TRACE set in the environment prints the stack,
// for those who mend it.
func recovered(err *error) {
	p := recover()
	if p == nil {
		return
	}
	if os.Getenv("MIDWAY_TRACE") != "" {
		fmt.Fprintf(os.Stderr, "%v\n%s", p, debug.Stack())
	}
	*err = &InternalError{fmt.Sprint(p)}
}
