package pipeline

import (
	stdctx "context"
	"errors"
	"fmt"
	"syscall"
	"time"

	"midway/execute"
	"midway/internal/halt"
	"midway/internal/ledger"
)

// A run that is stopped, by --time or from outside, reports within a second, wherever it is. What works asks a flag
// (package halt) in its loops; what does not hear is not waited for. Of the second, the exploration has what halt.Grace
// gives it and the solver takes, replays have until replayGrace, and the rest is for the report. Of a time limit, time
// is kept for each of them.
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
func (s *session) share() int {
	switch {
	case s.stop.Err() == nil:
		return 1
	case s.late():
		return int(hurriedShare * s.slow())
	}
	return int(stoppedShare * s.slow())
}

// late reports whether the time limit has stopped the run.
func (s *session) late() bool { return errors.Is(s.stop.Err(), stdctx.DeadlineExceeded) }

// reserved is how much of a time limit is kept for levels, replays and the report.
func reserved(c *settings) time.Duration { return levelsTime(c) + replayTime(c) + reportTime(c) }

// replayTime is how much of it is kept for replays.
func replayTime(c *settings) time.Duration { return min(c.Time/40, replayGrace) }

// reportTime is how much of it is kept to write what was found.
func reportTime(c *settings) time.Duration { return min(c.Time/40, time.Second) }

// mostSlow bounds how many times slower than with the machine to itself a run is taken to be.
const mostSlow = 4

// slow is how many times slower than with the machine to itself the run is so far, at least 1.
func (s *session) slow() float64 {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 1
	}
	used := time.Duration(u.Utime.Nano() + u.Stime.Nano())
	return min(max(float64(time.Since(s.Started))/float64(max(used, time.Millisecond)), 1), mostSlow)
}

// levelsTime is how much of it is kept to see what violations need of the initial state.
func levelsTime(c *settings) time.Duration {
	if c.NoLevels || c.file == nil {
		return 0
	}
	return min(c.Time/5, 12*time.Second)
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

// unlessStopped runs f and gives up waiting for it some time after the run was stopped. f goes on then, and must not
// touch what is used afterwards.
func (s *session) unlessStopped(patience time.Duration, f func() error) error {
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
	case <-s.stop.Done():
	}
	select {
	case err := <-done:
		return err
	case <-time.After(patience):
		return errUnheard
	}
}

// sinceStopped is what is left of a grace that began when the run was stopped; all of it where that is not known.
func (s *session) sinceStopped(grace time.Duration) time.Duration {
	if at := s.stopped.Load(); at != nil {
		return max(time.Until(at.Add(grace)), 0)
	}
	return grace
}

// reason says what ended a run.
func (s *session) reason() string {
	switch {
	case s.late():
		return "the time limit"
	case errors.Is(stdctx.Cause(s.stop), errMemory):
		return "the memory limit"
	}
	return "an interruption"
}

// stoppedIn is the result of a run that was stopped before it explored anything, with what ledgers have until then.
func (s *session) stoppedIn(ledgers ...*ledger.Ledger) *execute.Result {
	doing := "loading the program"
	if what := s.doing.Load(); what != nil {
		doing = *what
	}
	l := ledger.Union(ledgers...)
	l.Add(ledger.Entry{Kind: execute.LimitReached, Effect: ledger.Incomplete,
		Text: fmt.Sprintf("%s struck while %s: nothing was explored", s.reason(), doing)})
	return &execute.Result{Ledger: l, Stopped: true}
}
