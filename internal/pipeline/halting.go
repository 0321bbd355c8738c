package pipeline

import (
	stdctx "context"
	"errors"
	"fmt"
	"syscall"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ledger"
)

// A run that is stopped, by --time or from outside, reports within a second, wherever it is. What works asks a flag (package halt) in its
// loops; what does not hear is not waited for. Of the second, the exploration has what halt.Grace gives it and the solver takes, replays
// have until replayGrace, and the rest is for the report. Of a time limit, time is kept for each of them.
const (
	analysisGrace  = 400 * time.Millisecond // after which analyses are not waited for
	replayGrace    = 350 * time.Millisecond // after which replays end
	levelsGrace    = 200 * time.Millisecond // after which levels are not looked for, where no time was kept for them
	replayPatience = 100 * time.Millisecond // after which a replay that was ended is not waited for
	ticking        = 100 * time.Millisecond // how often what works says where it is
)

// A run that is to report at once lists so many times fewer steps and conjuncts of its paths: by its time limit, and
// stopped from outside.
const (
	hurriedShare = 10
	stoppedShare = 40
)

// share is what share of a result's paths is listed, one in so many: of a run that is slow, less.
func (t *Task) share(stop stdctx.Context) int {
	switch {
	case stop.Err() == nil:
		return 1
	case errors.Is(stop.Err(), stdctx.DeadlineExceeded):
		return int(hurriedShare * t.slow())
	}
	return int(stoppedShare * t.slow())
}

// reserved is how much of a time limit is kept for levels, replays and the report.
func reserved(o *Options) time.Duration { return levelsTime(o) + replayTime(o) + reportTime(o) }

// replayTime is how much of it is kept for replays.
func replayTime(o *Options) time.Duration { return min(o.Time/40, replayGrace) }

// reportTime is how much of it is kept to write what was found.
func reportTime(o *Options) time.Duration { return min(o.Time/40, time.Second) }

// mostSlow bounds how many times slower than with the machine to itself a run is taken to be.
const mostSlow = 4

// slow is how many times slower than with the machine to itself the run is so far, at least 1.
func (t *Task) slow() float64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 1
	}
	used := time.Duration(u.Utime.Nano() + u.Stime.Nano())
	return min(max(float64(time.Since(t.Options.Started))/float64(max(used, time.Millisecond)), 1), mostSlow)
}

// levelsTime is how much of it is kept to see what violations need of the initial state.
func levelsTime(o *Options) time.Duration {
	if o.NoLevels || o.ContextFile == "" && len(o.At) == 0 {
		return 0
	}
	return min(o.Time/5, 12*time.Second)
}

// An instruction that takes longer ends its path: usualStep, or one in stepShare of the time limit where that is less.
const (
	usualStep = 10 * time.Second
	leastStep = 500 * time.Millisecond
	stepShare = 6
)

// stepTime is how long an instruction may take.
func (o *Options) stepTime() time.Duration {
	switch {
	case o.StepTime > 0:
		return o.StepTime
	case o.Time > 0:
		return min(max(o.Time/stepShare, leastStep), usualStep)
	}
	return usualStep
}

// stepUnits is about how many resource units the solver spends in a second, or fewer.
const stepUnits = 400_000

// stepLimit is how many resource units a query of one instruction may take; 0: as many as any.
func (o *Options) stepLimit() uint {
	switch {
	case o.StepLimit > 0:
		return uint(o.StepLimit)
	case o.Time > 0:
		return uint(o.stepTime().Seconds() * stepUnits)
	}
	return 0
}

// A query of what can be decided later may take one in queryShare of the time limit at first.
const (
	queryShare = 240
	leastQuery = 100 * time.Millisecond
)

// query is what a query may take that is asked for the first time.
func (o *Options) query() execute.Query {
	switch {
	case o.StepLimit > 0:
		return execute.Query{Units: uint(o.StepLimit)}
	case o.Time == 0:
		return execute.Query{}
	}
	t := max(o.Time/queryShare, leastQuery)
	return execute.Query{Units: uint(t.Seconds() * stepUnits), Time: t}
}

// errUnheard says that something was not waited for any longer.
var errUnheard = errors.New("stopped")

// unlessStopped runs f and gives up waiting for it some time after the run was stopped. f goes on then, and must not touch what is used afterwards.
func unlessStopped(stop stdctx.Context, patience time.Duration, f func() error) error {
	done := make(chan error, 1)
	go func() {
		var err error
		defer func() { done <- err }()
		defer recovered(&err)
		if halt.Catch(func() { err = f() }) {
			err = errUnheard
		}
	}()
	select {
	case err := <-done:
		return err
	case <-stop.Done():
	}
	select {
	case err := <-done:
		return err
	case <-time.After(patience):
		return errUnheard
	}
}

// asking is a flag that is raised when the run is stopped, and what ends it.
func asking(stop stdctx.Context) (f *halt.Flag, end func()) {
	f = &halt.Flag{}
	quiet, forget := f.Clock(ticking), stdctx.AfterFunc(stop, f.Raise)
	return f, func() { forget(); quiet() }
}

// sinceStopped is what is left of a grace that began when the run was stopped; all of it where that is not known.
func (t *Task) sinceStopped(grace time.Duration) time.Duration {
	if at := t.stopped.Load(); at != nil {
		return max(time.Until(at.Add(grace)), 0)
	}
	return grace
}

// noteStop notes when the run is stopped.
func (t *Task) noteStop(stop stdctx.Context) (forget func() bool) {
	return stdctx.AfterFunc(stop, func() {
		now := time.Now()
		t.stopped.Store(&now)
	})
}

// builder makes one whose loops end when the run is stopped.
func (t *Task) builder(f *halt.Flag) *expr.Builder {
	b := expr.NewBuilder(t.Program.Model.PtrBits())
	b.Ask(f.Word(), f.Poll)
	return b
}

// phase says what the run does from now on.
func (t *Task) phase(what string) {
	t.doing.Store(&what)
	t.tell()
}

// explores says that the run explores from now on, which tells itself where it is.
func (t *Task) explores() { t.doing.Store(nil) }

// tell tells who watches what the run does, where that is no exploration.
func (t *Task) tell() {
	if what := t.doing.Load(); t.Progress != nil && what != nil {
		t.Progress(execute.Progress{Elapsed: time.Since(t.Options.Started), Phase: *what})
	}
}

// stoppedIn is the result of a run that was stopped before it explored anything.
func (t *Task) stoppedIn(stop stdctx.Context) *execute.Result {
	doing := "loading the program"
	if what := t.doing.Load(); what != nil {
		doing = *what
	}
	t.Ledger.Add(ledger.Entry{Kind: execute.LimitReached, Effect: ledger.Incomplete, Text: fmt.Sprintf("%s struck while %s: nothing was explored", reason(stop), doing)})
	return &execute.Result{Ledger: t.Ledger, Stopped: true}
}
