package pipeline

import (
	stdctx "context"
	"errors"
	"slices"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/soundness"
)

// A query about a level has so many of Z3's resource units; one violation's level takes so long at most.
const (
	levelLimit = 4_000_000
	levelTime  = time.Second
)

// levels looks at what the violations in a context need of the initial state, those aside whose replay failed. Where the run is
// stopped, what is left of its time is shared among them; what is not decided in it is conditional.
func (t *Task) levels(stop stdctx.Context, r *execute.Result) {
	if t.Context.FromMain || t.Options.NoLevels {
		return
	}
	t.phase("looking at what the violations need")
	flag := &halt.Flag{}
	flag.Ticks = t.tell
	defer flag.Clock(ticking)()
	defer stdctx.AfterFunc(stop, func() { time.AfterFunc(t.sinceStopped(levelGrace(stop, t.Options)), flag.Raise) })()
	b, a := t.seed.Heap.B, t.anchor()
	b.Ask(flag.Word(), flag.Poll)
	for i := range r.Violations {
		v, most := &r.Violations[i], levelTime
		if stop.Err() != nil {
			most = min(most, t.sinceStopped(levelGrace(stop, t.Options))/time.Duration(len(r.Violations)-i))
		}
		if flag.Raised() || v.Refuted || most <= 0 {
			continue
		}
		s := solver.New(b, solver.Options{Limit: levelLimit, Timeout: most, Halt: flag})
		halt.Catch(func() {
			if l, ok := soundness.LevelOf(s, b, v, a, time.Now().Add(most)); ok {
				v.Level = l
			}
		})
		s.Close()
	}
}

// levelGrace is how long after a stop levels may take: what was kept for them of a time limit.
func levelGrace(stop stdctx.Context, o *Options) time.Duration {
	if errors.Is(stop.Err(), stdctx.DeadlineExceeded) {
		return replayGrace + levelsTime(o)
	}
	return replayGrace
}

// reads says what an assume line would say of the initial state, and how it is written, with addresses by name.
func (t *Task) reads(line string) (text string, holds expr.Value, ok bool) {
	if t.conditions == nil {
		t.conditions = t.file.Conditions(t.Program, t.Context)
	}
	text = t.Program.Named(line)
	e, err := t.conditions(text)
	if err != nil {
		return "", expr.Value{}, false
	}
	holds, err = t.seeding.Holds(t.seed.Fork(), e)
	return text, holds, err == nil
}

// anchor says whether the threads of the context are known to be able to stand there together.
func (t *Task) anchor() soundness.Anchor {
	a := soundness.Anchor{Sure: true, Entry: t.Context.Entries(t.Program), Reads: t.reads}
	switch {
	case t.Context.OthersUnknown:
		a.Sure, a.Why = false, "more threads may be alive"
	case !a.Entry && t.Context.Seen == "":
		a.Sure, a.Why = false, "nothing shows that the threads can stand there together (\"seen: gdb\" in a context file says that they were seen)"
	}
	if slices.ContainsFunc(t.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == interp.Layout }) {
		a.Plain = "more is looked at of an address than which object it names"
	}
	return a
}
