package pipeline

import (
	stdctx "context"
	"fmt"

	"midway/execute"
	"midway/internal/ledger"
	"midway/soundness"
	"midway/soundness/concrete"
)

// maxReplay bounds a replay, in instructions; where the run was stopped, lateReplay bounds all of them together, so that it
// ends soon.
const (
	maxReplay  = 20_000_000
	lateReplay = 2_000_000
)

// validate replays every violation of a run from main on the concrete machine (DESIGN §11, §12): one that
// happens again is confirmed, one that does not is an error of Midway's own, which the ledger keeps. From a context,
// violations stay unvalidated.
func (t *Task) validate(stop stdctx.Context, r *execute.Result) {
	if t.Options.NoValidate || !t.Context.FromMain || t.Options.Granularity != "sync" {
		return
	}
	opt := t.concreteOptions()
	opt.Interrupted = func() bool { return stop.Err() != nil }
	for i := range r.Violations {
		if stop.Err() != nil {
			opt.MaxSteps, opt.Interrupted = lateReplay/uint64(len(r.Violations)), nil
		}
		v := &r.Violations[i]
		switch answer, why := t.replay(opt, v); answer {
		case soundness.Confirmed:
			v.Validated, v.Basis = true, "confirmed"
		case soundness.Undecided:
			v.Details = append(v.Details, "not replayed: "+why)
		case soundness.Refuted:
			v.Details = append(v.Details, "the replay failed: "+why)
			t.Ledger.Addf(soundness.Failed, ledger.Incomplete, t.Program.At(v.Loc), "an error of Midway's own: the %s does not happen again on the concrete machine: %s", v.Kind, why)
			r.Complete = false
		}
	}
}

// replay is soundness.Replay; a broken invariant of the concrete machine counts as a failed replay.
func (t *Task) replay(opt concrete.Options, v *execute.ViolationRecord) (answer soundness.Answer, why string) {
	var err error
	func() {
		defer recovered(&err)
		answer, why = soundness.Replay(t.Program, opt, soundness.Of(v))
	}()
	if err != nil {
		return soundness.Refuted, fmt.Sprint(err)
	}
	return answer, why
}

func (t *Task) concreteOptions() concrete.Options {
	o := t.Options
	return concrete.Options{
		Args: t.mainArgs(), FIFO: o.FIFO, SpuriousWakeups: o.SpuriousWakeups, MallocMayFail: o.MallocMayFail, SVComp: o.SVComp,
		NoRaces: !set(o.Properties)["races"], MaxSteps: maxReplay,
	}
}
