package pipeline

import (
	stdctx "context"
	"fmt"
	"time"

	"midway/execute"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/explain"
	"midway/soundness/native"
)

// maxReplay bounds a replay, in instructions.
const maxReplay = 20_000_000

// Checked is what validation says of a result's violations.
type Checked struct {
	Validations []soundness.Validation // by violation of the result
	Ledger      *ledger.Ledger         // errors of Midway's own
	Refuted     bool                   // of some violation the replay failed
}

// validate replays every violation on the concrete machine: one of a run from main that happens again is
// confirmed, one of a context that happens from a concrete state its condition describes is feasible. One that does
// not is an error of Midway's own, which the ledger keeps.
func validate(s *session, i *Initial, r *Result) *Checked {
	c := &Checked{Validations: make([]soundness.Validation, len(r.Violations)), Ledger: &ledger.Ledger{}}
	if s.NoValidate || len(r.Violations) == 0 {
		return c
	}
	if !i.Context.FromMain && !s.NoLevels {
		newLevels(s, i, r, c).all()
	}
	if i.Context.FromMain {
		cores(s, i, r, c)
	}
	flag := &halt.Flag{Ticks: s.tell}
	defer flag.Clock(ticking)()
	defer stdctx.AfterFunc(s.stop, func() { time.AfterFunc(s.sinceStopped(s.replaysUntil()), flag.End) })()
	v := newValidation(s, i, c, flag)
	s.phase("replaying what was found")
	v.all(r, flag)
	return c
}

// all replays every violation, until it is stopped: something may still be working then.
func (v *validation) all(r *Result, flag *halt.Flag) {
	list := r.Violations
	for i := range list {
		v.opt = r.from(v.Initial, &list[i]).concreteOptions()
		v.opt.Interrupted = flag.Raised
		if flag.Raised() {
			v.left(i)
			return
		}
		var answer soundness.Answer
		var why string
		seen := v.checked.Validations[i] // which goes on to change where it is not waited for
		if err := v.session.unlessStopped(v.session.sinceStopped(v.session.replaysUntil())+replayPatience,
			func() error {
				answer, why = v.replay(&list[i], &seen)
				return nil
			}); err != nil {
			v.left(i)
			return
		}
		v.checked.Validations[i] = seen
		v.note(i, &list[i], answer, why)
	}
	v.close()
}

// left notes of violations from one on that there was no time to replay them.
func (v *validation) left(from int) {
	for i := range v.checked.Validations[from:] {
		v.checked.Validations[from+i].Details = []string{"not replayed: the run was stopped"}
	}
}

// validation is what replays need.
type validation struct {
	*Initial
	session *session
	checked *Checked
	s       *solver.Solver   // for the initial states of a context; nil from main
	opt     concrete.Options // of the violation at hand
	basis   string           // of what happens again
}

// newValidation prepares replays that end when a flag is raised.
func newValidation(s *session, i *Initial, c *Checked, flag *halt.Flag) *validation {
	v := &validation{Initial: i, session: s, checked: c, basis: soundness.FromMain}
	if !i.Context.FromMain {
		v.basis = soundness.FromState
		if i.whole() {
			v.basis = soundness.FromCore
		}
		b := i.Seeding.B
		b.Ask(flag.Word(), flag.Poll)
		v.s = solver.New(b, solver.Options{Limit: uint(i.SolverLimit), Halt: flag})
	}
	return v
}

func (x *validation) close() {
	if x.s != nil {
		x.s.Close()
	}
}

// note takes down what came of the replay of a violation.
func (x *validation) note(i int, v *execute.ViolationRecord, answer soundness.Answer, why string) {
	known := &x.checked.Validations[i]
	switch answer {
	case soundness.Confirmed:
		known.Basis = x.basis
	case soundness.Undecided:
		known.Details = []string{"not replayed: " + why}
	case soundness.Refuted:
		known.Level, known.Cause = nil, nil
		known.Details = []string{"the replay failed: " + why}
		x.checked.Ledger.Addf(soundness.Failed, ledger.Incomplete, x.Program.At(v.Loc),
			"an error of Midway's own: the %s does not happen again on the concrete machine: %s", v.Kind, why)
		x.checked.Refuted = true
	}
}

// replay follows a violation; a broken invariant of the concrete machine counts as a failed replay.
func (x *validation) replay(
	v *execute.ViolationRecord,
	known *soundness.Validation,
) (answer soundness.Answer, why string) {
	var err error
	func() {
		defer recovered(&err)
		answer, why = soundness.Undecided, "the run was stopped"
		halt.Catch(func() {
			w := soundness.Of(v)
			w.Memory = x.Granularity == "memory"
			w.Seen = func(list []soundness.Moment, facts *explain.Facts) { known.Moments, known.Facts = list, facts }
			if x.Context.FromMain {
				answer, why, known.Native = soundness.ReplayTraced(x.Program, x.opt, w)
			} else {
				answer, why, known.Native = x.replayFrom(v, known, w)
			}
		})
	}()
	if err != nil {
		return soundness.Refuted, fmt.Sprint(err)
	}
	return answer, why
}

// replayFrom builds a state that the violation's condition describes, and follows the schedule from there.
func (x *validation) replayFrom(
	v *execute.ViolationRecord,
	known *soundness.Validation,
	w soundness.Witness,
) (soundness.Answer, string, *native.Trace) {
	start, answer, why := x.start(v.State, &w)
	if start == nil {
		return answer, why, nil
	}
	known.Inputs, known.Ranges, known.Built = w.Inputs, w.Ranges, true
	return soundness.ReplayFrom(x.Program, x.opt, start, w)
}

// start is a concrete state from which a path goes as it does, with its inputs in w; nil where there is none, or none
// is known.
func (x *validation) start(end *state.State, w *soundness.Witness) (*concrete.Start, soundness.Answer, string) {
	model, res := soundness.Model(x.s, end)
	switch res {
	case solver.Unsat:
		return nil, soundness.Refuted, "no initial state satisfies its condition"
	case solver.Unknown:
		return nil, soundness.Undecided, "no small initial state was found that satisfies its condition"
	}
	start, err := soundness.Build(x.State, end, model, x.Context)
	if err != nil {
		return nil, soundness.Undecided, err.Error()
	}
	w.Inputs, w.Ranges = execute.Witness(end, model)
	w.Schedule, w.Unsolved, w.Unclear = execute.Schedule(end, model), false, execute.MayShowElsewhere(end, model)
	return start, soundness.Confirmed, ""
}

func (i *Initial) concreteOptions() concrete.Options {
	o := concrete.Options{
		Args: i.args(
			i.Args,
		), FIFO: i.FIFO, SpuriousWakeups: i.SpuriousWakeups, MallocMayFail: i.MallocMayFail, SVComp: i.SVComp,
		ErrorCalls: i.Plan.ErrorCalls, NoRaces: !i.asks(property.Races), Overflow: i.asks(property.Overflow),
		Leaks:         i.asks(property.Leaks),
		Uninitialized: i.asks(property.Uninitialized), MaxSteps: maxReplay,
		Dies:    func(kind property.Kind, at ir.LocID) bool { return kind != property.DataRace && !i.seeks(kind, at) },
		Instead: i.instead(),
	}
	if i.Slice != nil {
		o.Outside = i.Slice.Outside
	}
	return o
}
