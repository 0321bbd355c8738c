package interp

import (
	"strings"
	"time"

	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/symheap"
)

// StepLimit is the kind of the ledger entry of a path that ended as one of its instructions took too long.
const StepLimit = "step-limit"

// stepBudget is how long the instruction under way has taken, as far as the ticks of Machine.Halt tell.
type stepBudget struct {
	depth   int       // of Runs under way: a guard is evaluated in the middle of another
	run     time.Time // when the Run under way began, where Patience.PauseAfter asks for that
	slow    uint64    // instructions that were not plain, so far
	seen    uint64    // what slow was at the last tick
	since   time.Time
	took    time.Duration       // at the last tick
	longest time.Duration       // of any, as far as ticks tell
	late    string              // what took too long
	cut     map[ir.LocID]string // what took too long first, by place

	follows expr.Value // the pointer that it follows, if any,
	into    symheap.ID // and the object that it leads to
	cond    expr.Value // what a path forked on last,
	forked  ir.LocID   // and where
}

// lookEvery is after how many instructions that are not plain the clock is looked at, a power of two.
const lookEvery = 8

// pauses reports whether the Run under way is to be Paused before the next instruction.
func (m *Machine) pauses() bool {
	return m.QueryLimits.PauseAfter > 0 && m.pace.slow%lookEvery == 0 &&
		time.Since(m.pace.run) > m.QueryLimits.PauseAfter &&
		m.mayPause()
}

// yield lets other explorations have their turn.
func (m *Machine) yield() {
	if m.Progress != nil {
		m.Progress()
		m.Halt.Enter(&m.halt, m.tick)
	}
}

func (m *Machine) begun() {
	m.pace.depth++
	m.Halt.Enter(&m.halt, m.tick)
}

// ended ends a Run; where what it did was ended, the run is Halted, or its path cut.
func (m *Machine) ended(st *state.State, tid int, stop *Stop, forks *[]*state.State) {
	p := recover()
	if m.pace.depth--; m.pace.depth == 0 {
		m.Halt.Leave()
		m.S.End()
	}
	switch p.(type) {
	case nil:
		return
	case unanswered:
		m.left = m.left[:0]
		*stop, *forks = Undecided, nil
	case halt.Halted:
		m.stop, *stop, *forks = Halted, Halted, m.forks
	case halt.Overdue:
		m.st, m.tid = st, tid
		m.fetch()
		m.pace.since = time.Now()
		m.cutLate()
		*stop, *forks = m.stop, m.forks
	default:
		panic(p)
	}
}

// cutLate ends the path whose instruction takes too long.
func (m *Machine) cutLate() {
	what := m.pace.late
	if first, known := m.pace.cut[m.loc()]; known {
		what = first // one entry for each place
	} else {
		m.pace.cut[m.loc()] = what
	}
	m.note(StepLimit, ledger.Incomplete, what+" took longer than "+m.Opt.StepTime.String()+": the path ends there")
	m.end(state.End{Outcome: state.Cut, Cut: StepLimit, Loc: m.loc(), Text: what + " took too long"})
}

// tick is called now and then in the middle of a Run, from wherever Halt is asked.
func (m *Machine) tick() {
	took := m.look()
	if m.Opt.StepTime > 0 && took > m.Opt.StepTime {
		m.pace.late = m.doing()
		panic(halt.Overdue{})
	}
}

// look notes how long the instruction under way has taken, which goes on without the solver where that is too long.
func (m *Machine) look() (took time.Duration) {
	now := time.Now()
	if m.pace.seen != m.pace.slow || m.pace.since.IsZero() {
		m.pace.seen, m.pace.since = m.pace.slow, now
	}
	took = now.Sub(m.pace.since)
	m.pace.took, m.pace.longest = took, max(m.pace.longest, took)
	if m.Status != nil {
		m.Status()
	}
	if m.Opt.StepTime > 0 && 2*took > m.Opt.StepTime || m.QueryLimits.Hurried > 0 && took > m.QueryLimits.Hurried {
		m.S.Hurry()
	}
	return took
}

// units is how many resource units of the solver a query of an instruction may take; 0: as many as any.
func (m *Machine) units(in *ir.Instr) uint {
	limit := m.QueryLimits.Other
	if in.Op == ir.OpCondBr {
		limit = m.QueryLimits.Branch
	}
	if limit == 0 || m.Opt.StepLimit > 0 && m.Opt.StepLimit < limit {
		return m.Opt.StepLimit
	}
	return limit
}

// asks begins to ask something of a state between two instructions, until end is called. A query may take so many
// resource units; 0: as many as any.
func (m *Machine) asks(units uint) (end func()) {
	m.pace.slow++
	m.pace.follows, m.pace.into = expr.Value{}, symheap.None
	m.Halt.Enter(&m.halt, func() { m.look() })
	m.S.Begin(units)
	return func() {
		m.Halt.Leave()
		m.S.End()
	}
}

// maxThreads is how many threads Where names.
const maxThreads = 8

// Where is where each thread of the state that ran last stands, and what the step under way does where it takes long;
// or "".
func (m *Machine) Where() string {
	if m.st == nil {
		return ""
	}
	var list []string
	for i, t := range m.st.Threads {
		if i == maxThreads {
			list = append(list, "…")
			break
		}
		if len(t.Frames) > 0 {
			list = append(list, t.Name+" at "+m.at(t.Loc()))
		}
	}
	text := strings.Join(list, ", ")
	if m.pace.took > time.Second {
		text += "; " + m.doing() + " for " + m.pace.took.Round(time.Second).String()
	}
	return text
}

// ForkedOn is what the path forked on last, for a person; or "".
func (m *Machine) ForkedOn() string {
	if m.pace.cond.N == nil {
		return ""
	}
	return short(m.pace.cond) + " at " + m.at(m.pace.forked)
}

// doing is what the instruction under way does.
func (m *Machine) doing() string {
	text := "an instruction"
	if m.pace.follows.N != nil {
		text = "following the pointer " + short(m.pace.follows)
	}
	if m.S.Asking() {
		text += ", in the solver"
	}
	return text
}

// forksOn notes what the path forks on.
func (m *Machine) forksOn(c expr.Value) { m.pace.cond, m.pace.forked = c, m.loc() }
