package soundness

import (
	stdctx "context"
	"fmt"
	"slices"
	"time"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/soundness/concrete"
)

// Followed is the answer of Follow.
type Followed uint8

// The answers.
const (
	Covered    Followed = iota // some path takes the recorded decisions, and holds of the run
	Missing                    // none does: behaviour is lost
	Incomplete                 // none does, and the ledger says that behaviour is missing
	Unclear                    // the run does not tell enough, or takes too long
)

func (f Followed) String() string {
	return [...]string{"covered", "missing", "incomplete", "unclear"}[f]
}

// Follow explores from the seed along a recorded run (Bergan §5, theorem 1, completeness): of all states only those go
// on whose steps are the recorded ones and whose conditions hold of the run. why says how the furthest of
// them were lost.
func (s *Seed) Follow(sol *solver.Solver, r *Recording, limit time.Duration) (f Followed, why string) {
	s.sigma.inputs, s.Heaps.Windows = r.inputs, s.sigma.place
	g := &guide{seed: s, rec: r}
	l := &ledger.Ledger{}
	for _, m := range s.LibraryMemory() {
		if m.Since && m.Read {
			return Unclear, m.What + " is of what was done since the context"
		}
	}
	for _, what := range s.LibraryState(false) {
		l.Addf("library-state", ledger.Incomplete, "", "%s may have changed before the context", what)
	}
	for _, what := range s.Untraced() {
		l.Addf("untraced-address", ledger.Incomplete, "", "%s", what)
	}
	g.m = interp.New(
		s.P,
		s.B,
		sol,
		s.Heaps,
		s.Points,
		l,
		interp.Options{
			Environment: interp.Environment{
				FIFO: r.Machine.Opt.FIFO, Spurious: r.Machine.Opt.SpuriousWakeups,
				MallocMayFail: r.Machine.Opt.MallocMayFail, SVComp: r.Machine.Opt.SVComp,
			},
			Checks: interp.Checks{Properties: property.Default, ErrorCalls: r.Machine.Opt.ErrorCalls},
		},
	)
	start := s.State.Fork()
	ctx, cancel := stdctx.WithTimeout(stdctx.Background(), limit)
	defer cancel()
	execute.New(g.m, execute.Options{
		Wanted: execute.Wanted{Properties: property.Default},
		Order:  execute.Order{Search: g},
		Ends:   execute.Ends{OnlyCount: true},
	}).Run(ctx, start)
	switch {
	case g.covered != nil:
		return Covered, ""
	case s.sigma.doubt != "" || s.sigma.fault != "":
		return Unclear, s.sigma.doubt + s.sigma.fault
	case ctx.Err() != nil:
		return Unclear, "it takes too long"
	case r.Machine.Unmodelled > 0:
		return Unclear, "the run calls a function without a model"
	case g.far == len(r.Events) && r.Machine.End != nil && r.Machine.End.Outcome == concrete.Violation:
		return Unclear, "the run ends in an error that the initial state is assumed not to lead to"
	case says(l, "thread-id"):
		return Unclear, "threads that ended before the context are assumed not to be joined twice"
	case g.spins:
		return Unclear, "a thread spins"
	case g.freed:
		return Unclear, "what one thread frees another uses, which nothing orders: the order is no choice between " +
			"synchronisation operations"
	}
	if entry := missing(l); entry != "" {
		return Incomplete, entry + "; " + g.why
	}
	return Missing, g.why
}

// guide is the Searcher that keeps what follows the recording.
type guide struct {
	execute.DepthFirst
	seed    *Seed
	rec     *Recording
	m       *interp.Machine
	covered *state.State
	far     int // most events matched by any state
	why     string
	spins   bool // a thread spins: iterations of the run that change nothing are no steps of a path
	freed   bool // of several threads one uses what was freed, and in the run does so before
}

// Pop ends the search where a state has followed the run to its end.
func (g *guide) Pop() *state.State {
	if g.covered != nil {
		return nil
	}
	return g.DepthFirst.Pop()
}

// Push keeps a state that follows the run.
func (g *guide) Push(st *state.State) {
	for _, t := range st.Threads {
		g.spins = g.spins || t.SpinReads != nil
	}
	x := newMatching(g.rec)
	why := g.lost(st, x)
	switch {
	case why == "" && g.ended(st, x):
		g.covered = st
	case why == "":
		g.DepthFirst.Push(st)
	case g.why == "" || x.matched >= g.far:
		g.far, g.why = x.matched, fmt.Sprintf("after %d of %d events: %s", x.matched, len(g.rec.Events), why)
	}
}

// lost says how a state differs from the run, or "".
func (g *guide) lost(st *state.State, x *matching) string {
	for _, s := range st.Trace.Steps() {
		if why := x.step(&s); why != "" {
			return why
		}
	}
	for pc := st.PC; pc != nil; pc = pc.Parent {
		if !g.seed.sigma.true(pc.Cond) {
			if pc.Given() {
				return fmt.Sprintf("what is taken to hold of the initial state does not: %s", pc.Cond)
			}
			return fmt.Sprintf("the path decides %s, the run otherwise", pc.Cond)
		}
	}
	if st.Current != state.None {
		return g.outOfTurn(st, x)
	}
	if st.End != nil {
		return g.endsWrong(st, x)
	}
	return ""
}

// outOfTurn says that a thread was granted an event that is not the next the schedule decided, or "".
func (g *guide) outOfTurn(st *state.State, x *matching) string {
	t := st.Threads[st.Current]
	if st.End != nil {
		return g.endsWrong(st, x)
	}
	i := x.decision()
	free := t.Point.Code == abi.OpCreate || t.Point.Code == abi.OpJoin ||
		t.Point.Code == abi.OpExit && !g.rec.Machine.AsksEnds()
	if !t.Granted || free {
		return ""
	}
	if i < 0 && len(g.rec.Events) > 0 && g.rec.Machine.End == nil {
		return "" // the recording was cut here
	}
	if i < 0 || x.events[i].Thread != t.ID {
		return fmt.Sprintf(
			"%s is granted %s at %s before its turn",
			t.Name,
			t.Point.Op,
			g.rec.Machine.P.At(t.Point.Loc),
		)
	}
	return ""
}

// ended reports whether a state that follows the run has come to the recording's end.
func (g *guide) ended(st *state.State, x *matching) bool {
	if st.End != nil && st.End.Kind == property.DataRace {
		return true
	}
	if x.matched < len(x.events) {
		return false
	}
	switch {
	case g.rec.Frozen >= 0:
		return st.Threads[g.rec.Frozen].Status == state.Frozen
	case g.rec.Machine.End == nil:
		return true
	case st.End == nil:
		return false
	}
	return true
}

// endsWrong says that a path ends where the run does not, or "".
func (g *guide) endsWrong(st *state.State, x *matching) string {
	e, is := g.rec.Machine.End, st.End
	switch {
	case is.Outcome == execute.FragmentEnd && g.rec.Frozen >= 0:
		return ""
	case is.Kind == property.DataRace:
		return "" // a race is reported: what follows it is not owed
	case is.Outcome == state.Cut:
		return "the path is cut: " + is.Text
	case e == nil || x.matched < len(x.events):
		g.freed = g.freed || is.Kind == property.UseAfterFree && st.Multi
		return fmt.Sprintf(
			"the path ends with %s %s at %s (%s), and the run goes on",
			is.Outcome,
			is.Kind,
			g.rec.Machine.P.At(is.Loc),
			is.Text,
		)
	case string(e.Outcome) != is.Outcome.String() || e.Kind != is.Kind:
		return fmt.Sprintf(
			"the path ends with %s %s (%s), the run with %s %s (%s)",
			is.Outcome,
			is.Kind,
			is.Text,
			e.Outcome,
			e.Kind,
			e.Text,
		)
	case e.Outcome == concrete.Finished || e.Outcome == concrete.Exit:
		return g.endsOtherwise(st)
	}
	return ""
}

// endsOtherwise says which variable differs at the end, or "".
func (g *guide) endsOtherwise(st *state.State) string {
	c := &comparison{seed: g.seed, st: st, m: g.rec.Machine, pairs: map[uint64]uint64{}}
	for _, gl := range g.seed.P.Globals {
		if gl.Runtime || gl.Const || gl.ThreadLocal || gl.External {
			continue
		}
		if why := c.object(gl.Addr, gl.Addr, gl.Name); why != "" {
			return why
		}
	}
	return ""
}

// missing is the first thing that a ledger says is missing, or "". That no path is left is what following one run
// comes to where it is lost.
func missing(l *ledger.Ledger) string {
	for _, e := range l.Entries() {
		if e.Effect == ledger.Incomplete && e.Kind != "no-path" {
			return e.Kind + " at " + e.At + ", " + e.Text
		}
	}
	return ""
}

// says reports whether a ledger has an entry of a kind.
func says(l *ledger.Ledger, kind string) bool {
	return slices.ContainsFunc(l.Entries(), func(e ledger.Entry) bool { return e.Kind == kind })
}
