package pipeline

import (
	stdctx "context"
	"fmt"
	"time"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// maxReplay bounds a replay, in instructions; where the run was stopped, lateReplay bounds all of them together, so that it
// ends soon.
const (
	maxReplay  = 20_000_000
	lateReplay = 2_000_000
)

// lateSolving bounds the search for initial states that violations begin in, all together, once the run was stopped.
const lateSolving = 5 * time.Second

// validate replays every violation on the concrete machine (DESIGN §11, §12): one of a run from main that happens again is
// confirmed, one of a context that happens from a concrete state its condition describes is feasible. One that does
// not is an error of Midway's own, which the ledger keeps.
func (t *Task) validate(stop stdctx.Context, r *execute.Result) {
	if t.Options.NoValidate || len(r.Violations) == 0 {
		return
	}
	v := t.newValidation()
	defer v.close()
	v.opt.Interrupted = func() bool { return stop.Err() != nil }
	defer v.hurry(stop)()
	for i := range r.Violations {
		if stop.Err() != nil {
			v.opt.MaxSteps, v.opt.Interrupted = lateReplay/uint64(len(r.Violations)), nil
		}
		v.one(&r.Violations[i], r)
	}
}

// validation is what replays need.
type validation struct {
	t     *Task
	s     *solver.Solver // for the initial states of a context; nil from main
	opt   concrete.Options
	basis string // of what happens again
}

func (t *Task) newValidation() *validation {
	v := &validation{t: t, opt: t.concreteOptions(), basis: "confirmed"}
	if !t.Context.FromMain {
		v.basis = "feasible"
		v.s = solver.New(t.seed.Heap.B, solver.Options{Limit: uint(t.Options.SolverLimit)})
	}
	return v
}

// hurry ends the search for initial states soon after the run was stopped; what it returns is to be called at the end.
func (x *validation) hurry(stop stdctx.Context) (end func()) {
	if x.s == nil {
		return func() {}
	}
	over, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		select {
		case <-over:
			return
		case <-stop.Done():
		}
		select {
		case <-over:
		case <-time.After(lateSolving):
			x.s.Interrupt()
		}
	}()
	return func() {
		close(over)
		<-done // the solver is closed next
	}
}

func (x *validation) close() {
	if x.s != nil {
		x.s.Close()
	}
}

// one replays a violation and notes what comes of it.
func (x *validation) one(v *execute.ViolationRecord, r *execute.Result) {
	switch answer, why := x.replay(v); answer {
	case soundness.Confirmed:
		v.Validated, v.Basis, v.Unsolved = true, x.basis, false
	case soundness.Undecided:
		v.Details = append(v.Details, "not replayed: "+why)
	case soundness.Refuted:
		v.Details = append(v.Details, "the replay failed: "+why)
		x.t.Ledger.Addf(soundness.Failed, ledger.Incomplete, x.t.Program.At(v.Loc), "an error of Midway's own: the %s does not happen again on the concrete machine: %s", v.Kind, why)
		r.Complete = false
	}
}

// replay follows a violation; a broken invariant of the concrete machine counts as a failed replay.
func (x *validation) replay(v *execute.ViolationRecord) (answer soundness.Answer, why string) {
	var err error
	func() {
		defer recovered(&err)
		w := soundness.Of(v)
		w.Memory = x.t.Options.Granularity == "memory"
		w.Seen = func(list []execute.Moment) { v.Moments = list }
		if x.t.Context.FromMain {
			answer, why, v.Native = soundness.ReplayTraced(x.t.Program, x.opt, w)
		} else {
			answer, why, v.Native = x.replayFrom(v, w)
		}
	}()
	if err != nil {
		return soundness.Refuted, fmt.Sprint(err)
	}
	return answer, why
}

// replayFrom builds a state that the violation's condition describes, and follows the schedule from there. The inputs listed
// with the violation become those of that state.
func (x *validation) replayFrom(v *execute.ViolationRecord, w soundness.Witness) (soundness.Answer, string, *native.Trace) {
	start, answer, why := x.start(v.State, &w)
	if start == nil {
		return answer, why, nil
	}
	v.Inputs, v.Ranges = w.Inputs, w.Ranges
	return soundness.ReplayFrom(x.t.Program, x.opt, start, w)
}

// start is a concrete state from which a path goes as it does, with its inputs in w; nil where there is none, or none is known.
func (x *validation) start(end *state.State, w *soundness.Witness) (*concrete.Start, soundness.Answer, string) {
	model, res := soundness.Model(x.s, end)
	switch res {
	case solver.Unsat:
		return nil, soundness.Refuted, "no initial state satisfies its condition"
	case solver.Unknown:
		return nil, soundness.Undecided, "no small initial state was found that satisfies its condition"
	}
	start, err := soundness.Build(x.t.seed, end, model, x.t.Context)
	if err != nil {
		return nil, soundness.Undecided, err.Error()
	}
	w.Inputs, w.Ranges = execute.Witness(end, model)
	w.Schedule, w.Unsolved = execute.Schedule(end, model), false
	return start, soundness.Confirmed, ""
}

func (t *Task) concreteOptions() concrete.Options {
	o, asked := t.Options, set(t.Options.Properties)
	return concrete.Options{
		Args: t.mainArgs(), FIFO: o.FIFO, SpuriousWakeups: o.SpuriousWakeups, MallocMayFail: o.MallocMayFail, SVComp: o.SVComp, ErrorCalls: t.errorCalls(),
		NoRaces: !asked["races"], Overflow: asked["overflow"], Leaks: asked["leaks"],
		Uninitialized: asked["uninitialized"], MaxSteps: maxReplay,
		Outside: t.outside(),
		Dies:    func(kind string) bool { return kind != "data-race" && !asked[execute.Group(kind)] },
	}
}
