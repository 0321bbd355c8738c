package pipeline

import (
	stdctx "context"
	"slices"
	"sync"
	"time"

	"midway/context"
	"midway/execute"
	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/lvalue"
	"midway/internal/solver"
	"midway/soundness"
	"midway/symheap"
)

// A query about a level has so many of Z3's resource units; one violation's level takes so long at most.
const (
	levelLimit = 4_000_000
	levelTime  = time.Second
)

// levels looks at what the violations in a context need of the initial state.
type levels struct {
	*Initial
	session *session
	result  *Result
	checked *Checked

	conditions func() func(string) (*context.Expr, error) // gives what reads assume lines
}

func newLevels(s *session, i *Initial, r *Result, c *Checked) *levels {
	return &levels{
		Initial: i,
		session: s,
		result:  r,
		checked: c,
		conditions: sync.OnceValue(func() func(string) (*context.Expr, error) {
			return s.written().Conditions(i.Program, i.Context)
		}),
	}
}

// all looks at every violation. Where the run is stopped, what is kept of its time is shared among them; what is not
// decided in it is conditional. Those of whose conditions nothing is known are looked for first, which takes little
// time; what is the least that these need comes last.
func (x *levels) all() {
	s, list, known := x.session, x.result.Violations, x.checked.Validations
	s.phase("looking at what the violations need")
	flag := &halt.Flag{Ticks: s.tell}
	defer flag.Clock(ticking)()
	defer stdctx.AfterFunc(s.stop, func() { time.AfterFunc(s.sinceStopped(s.levelsUntil()), flag.End) })()
	b, a := x.Seeding.B, x.anchor()
	b.Ask(flag.Word(), flag.Poll)
	leads := leads(list, b)
	for _, pass := range []struct {
		of func(*solver.Solver, *expr.Builder, *execute.ViolationRecord, soundness.Anchor,
			time.Time) (*soundness.Level, bool)
		open bool // of those whose level is not known yet
	}{{soundness.LatentOf, true}, {soundness.LevelOf, true}, {soundness.LevelOf, false}} {
		for i := range list {
			v, most := &known[i], levelTime
			if s.stop.Err() != nil {
				most = min(most, s.sinceStopped(s.levelsUntil())/time.Duration(len(list)-i))
			}
			if flag.Raised() || most <= 0 || (v.Level == nil) != pass.open || !pass.open && !v.Level.Whole {
				continue
			}
			solving := solver.New(b, solver.Options{Limit: levelLimit, Timeout: most, Halt: flag})
			halt.Catch(func() {
				if l, ok := pass.of(solving, b, &list[i], a, time.Now().Add(most)); ok &&
					(pass.open || l.Name == soundness.Latent) {
					v.Level = l
				}
			})
			solving.Close()
		}
	}
	x.causes(leads, x.causesFor())
}

// levelsUntil is how long after a stop levels may take: what was kept for them of a time limit, less what the rest
// takes longer on a busy machine.
func (s *session) levelsUntil() time.Duration {
	if s.late() {
		rest := replayTime(s.settings) + reportTime(s.settings)
		return max(levelsTime(s.settings)-time.Duration((s.slow()-1)*float64(rest)), levelsTime(s.settings)/4)
	}
	return levelsGrace
}

// replaysUntil is how long after a stop replays, which come behind levels, may take.
func (s *session) replaysUntil() time.Duration {
	if s.late() {
		return s.levelsUntil() + replayTime(s.settings)
	}
	return replayGrace
}

// reads says what an assume line would say of the initial state, and how it is written, with addresses by name.
func (x *levels) reads(line string) (text string, holds expr.Value, ok bool) {
	text = x.Program.Named(line)
	e, err := x.conditions()(text)
	if err != nil { // names of places that are no places of the program's own
		text = line
		e, err = x.conditions()(text)
	}
	if err != nil {
		return "", expr.Value{}, false
	}
	holds, err = x.Seeding.Holds(x.State.Fork(), e)
	return text, holds, err == nil
}

// anchor says whether the threads of the context are known to be able to stand there together.
func (x *levels) anchor() soundness.Anchor {
	a := soundness.Anchor{Sure: true, Entry: x.Context.Entries(x.Program), Reads: x.reads, At: x.Program.At}
	a.Names = func(h *symheap.Heap) *lvalue.Names {
		return lvalue.New(x.Program, lvalue.NewSource(x.Program), h, nil)
	}
	switch {
	case x.Context.OthersUnknown:
		a.Sure, a.Why = false, "more threads may be alive"
	case !a.Entry && x.Context.Seen == "":
		a.Sure, a.Why = false, "nothing shows that the threads can stand there together (\"seen: gdb\" in a context "+
			"file says that they were seen)"
	}
	if slices.ContainsFunc(x.result.Ledger.Entries(), func(e ledger.Entry) bool { return e.Kind == interp.Layout }) {
		a.Plain = "more is looked at of an address than which object it names"
	}
	return a
}
