package pipeline

import (
	stdctx "context"
	"fmt"
	"slices"
	"time"

	"midway/execute"
	"midway/internal/halt"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// maxReplay bounds a replay, in instructions.
const maxReplay = 20_000_000

// validate replays every violation on the concrete machine (docs/design.md §10): one of a run from main that happens again is
// confirmed, one of a context that happens from a concrete state its condition describes is feasible. One that does
// not is an error of Midway's own, which the ledger keeps.
func (t *Task) validate(stop stdctx.Context, r *execute.Result) {
	if t.Options.NoValidate || len(r.Violations) == 0 {
		return
	}
	t.levels(stop, r)
	flag := &halt.Flag{}
	flag.Ticks = t.tell
	defer flag.Clock(ticking)()
	defer stdctx.AfterFunc(stop, func() { time.AfterFunc(t.sinceStopped(t.replaysUntil(stop)), flag.End) })()
	v := t.newValidation(flag)
	t.phase("replaying what was found")
	v.all(stop, r, flag)
}

// all replays every violation, until it is stopped: something may still be working then.
func (v *validation) all(stop stdctx.Context, r *execute.Result, flag *halt.Flag) {
	t := v.t
	for i := range r.Violations {
		if flag.Raised() {
			v.left(r.Violations[i:])
			return
		}
		var answer soundness.Answer
		var why string
		replayed := r.Violations[i] // which goes on to change where it is not waited for
		if err := unlessStopped(stop, t.sinceStopped(t.replaysUntil(stop))+replayPatience, func() error {
			answer, why = v.replay(&replayed)
			return nil
		}); err != nil {
			v.left(r.Violations[i:])
			return
		}
		r.Violations[i] = replayed
		v.note(&r.Violations[i], r, answer, why)
	}
	v.close()
}

// left notes of violations that there was no time to replay them.
func (x *validation) left(list []execute.ViolationRecord) {
	for i := range list {
		list[i].Details = append(slices.Clip(list[i].Details), "not replayed: the run was stopped")
	}
}

// validation is what replays need.
type validation struct {
	t     *Task
	s     *solver.Solver // for the initial states of a context; nil from main
	opt   concrete.Options
	basis string // of what happens again
}

// newValidation prepares replays that end when a flag is raised.
func (t *Task) newValidation(flag *halt.Flag) *validation {
	v := &validation{t: t, opt: t.concreteOptions(), basis: "confirmed"}
	v.opt.Interrupted = flag.Raised
	if !t.Context.FromMain {
		v.basis = "feasible"
		b := t.seed.Heap.B
		b.Ask(flag.Word(), flag.Poll)
		v.s = solver.New(b, solver.Options{Limit: uint(t.Options.SolverLimit), Halt: flag})
	}
	return v
}

func (x *validation) close() {
	if x.s != nil {
		x.s.Close()
	}
}

// note takes down what came of the replay of a violation.
func (x *validation) note(v *execute.ViolationRecord, r *execute.Result, answer soundness.Answer, why string) {
	switch answer {
	case soundness.Confirmed:
		v.Validated, v.Basis, v.Unsolved = true, x.basis, false
	case soundness.Undecided:
		v.Details = append(v.Details, "not replayed: "+why)
	case soundness.Refuted:
		v.Refuted, v.Level, v.Cause = true, nil, nil
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
		answer, why = soundness.Undecided, "the run was stopped"
		halt.Catch(func() {
			w := soundness.Of(v)
			w.Memory = x.t.Options.Granularity == "memory"
			w.Seen = func(list []execute.Moment) { v.Moments = list }
			if x.t.Context.FromMain {
				answer, why, v.Native = soundness.ReplayTraced(x.t.Program, x.opt, w)
			} else {
				answer, why, v.Native = x.replayFrom(v, w)
			}
		})
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
	w.Schedule, w.Unsolved, w.Unclear = execute.Schedule(end, model), false, execute.Unclear(end, model)
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
