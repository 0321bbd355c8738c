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

// levels looks at what the violations in a context need of the initial state. Where the run is
// stopped, what is kept of its time is shared among them; what is not decided in it is conditional. Those of whose conditions nothing is known are looked for
// first, which takes little time; what is the least that these need comes last.
func (t *Task) levels(stop stdctx.Context, r *execute.Result) {
	if t.Context.FromMain || t.Options.NoLevels {
		return
	}
	t.phase("looking at what the violations need")
	flag := &halt.Flag{}
	flag.Ticks = t.tell
	defer flag.Clock(ticking)()
	defer stdctx.AfterFunc(stop, func() { time.AfterFunc(t.sinceStopped(t.levelsUntil(stop)), flag.End) })()
	b, a := t.seed.Heap.B, t.anchor()
	b.Ask(flag.Word(), flag.Poll)
	leads := leads(r, b)
	for _, pass := range []struct {
		of   func(*solver.Solver, *expr.Builder, *execute.ViolationRecord, soundness.Anchor, time.Time) (*execute.Level, bool)
		open bool // of those whose level is not known yet
	}{{soundness.Latent, true}, {soundness.LevelOf, true}, {soundness.LevelOf, false}} {
		for i := range r.Violations {
			v, most := &r.Violations[i], levelTime
			if stop.Err() != nil {
				most = min(most, t.sinceStopped(t.levelsUntil(stop))/time.Duration(len(r.Violations)-i))
			}
			if flag.Raised() || most <= 0 || (v.Level == nil) != pass.open || !pass.open && !v.Level.Whole {
				continue
			}
			s := solver.New(b, solver.Options{Limit: levelLimit, Timeout: most, Halt: flag})
			halt.Catch(func() {
				if l, ok := pass.of(s, b, v, a, time.Now().Add(most)); ok && (pass.open || l.Name == execute.Latent) {
					v.Level = l
				}
			})
			s.Close()
		}
	}
	t.causes(r, leads, t.causesFor(stop))
}

// levelsUntil is how long after a stop levels may take: what was kept for them of a time limit, less what the rest
// takes longer on a busy machine.
func (t *Task) levelsUntil(stop stdctx.Context) time.Duration {
	if errors.Is(stop.Err(), stdctx.DeadlineExceeded) {
		rest := replayTime(t.Options) + reportTime(t.Options)
		return max(levelsTime(t.Options)-time.Duration((t.slow()-1)*float64(rest)), levelsTime(t.Options)/4)
	}
	return levelsGrace
}

// replaysUntil is how long after a stop replays, which come behind levels, may take.
func (t *Task) replaysUntil(stop stdctx.Context) time.Duration {
	if errors.Is(stop.Err(), stdctx.DeadlineExceeded) {
		return t.levelsUntil(stop) + replayTime(t.Options)
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
	if err != nil { // names of places that are no places of the program's own
		text = line
		e, err = t.conditions(text)
	}
	if err != nil {
		return "", expr.Value{}, false
	}
	holds, err = t.seeding.Holds(t.seed.Fork(), e)
	return text, holds, err == nil
}

// anchor says whether the threads of the context are known to be able to stand there together.
func (t *Task) anchor() soundness.Anchor {
	a := soundness.Anchor{Sure: true, Entry: t.Context.Entries(t.Program), Reads: t.reads, At: t.Program.At}
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
