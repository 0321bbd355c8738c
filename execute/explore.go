package execute

import (
	"context"
	"fmt"
	"time"

	"midway/internal/halt"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/memlimit"
	"midway/internal/state"
	"midway/internal/summary"
)

// Run explores every path from st until done, a limit, or ctx ends; what was found is kept.
func (x *Explorer) Run(ctx context.Context, st *state.State) *Result {
	x.started = time.Now()
	x.res = &Result{Ledger: x.M.Ledger, Complete: true}
	stop := context.AfterFunc(ctx, x.M.Interrupt)
	defer stop()
	x.guard = memlimit.Watch(x.Opt.Memory, x.M.Interrupt)
	defer x.endGuard()
	x.lookFor(x.Opt.Places)
	st.Current = state.None
	if x.M.Opt.LeaveStops {
		x.M.Departs(st)
	}
	if x.Opt.Summaries && x.M.Opt.Footprints && x.Opt.Delays == nil {
		x.remembers()
	}
	defer x.steers(ctx)()
	if halt.Catch(func() {
		switch {
		case x.examples != nil:
			x.reproduceAll(ctx, st)
		case x.Opt.Job != nil:
			x.byJob(ctx, st)
		case x.Opt.Reduction != NoReduction || x.past != nil:
			x.explore(ctx, st)
		default:
			x.exploreAll(ctx, st)
		}
	}) && x.Opt.Workers != nil {
		x.Opt.Workers.Stop()
	}
	x.noteInterruption(ctx)
	x.lookForPaths()
	x.finishStats()
	return x.res
}

// steers gives the machine what fits its steps to the search, until end is called.
func (x *Explorer) steers(ctx context.Context) (end func()) {
	before := x.M.Control
	c := interp.Control{Progress: before.Progress, Status: x.watch}
	x.chooseOrder(ctx, &c)
	if x.Opt.Reduction == NoReduction && x.past == nil && !x.parts() {
		c.MayDefer, c.DeferQueries = x.deferring(ctx), true
	}
	x.M.Control = c
	return func() { x.M.Control, x.M.QueryLimits = before, interp.QueryLimits{} }
}

// chooseOrder explores in several orders where every path is listed, and the options name none.
func (x *Explorer) chooseOrder(ctx context.Context, c *interp.Control) {
	if x.Opt.Search != nil || x.Opt.Reduction != NoReduction || x.past != nil || x.Opt.Delays != nil ||
		x.Opt.OnlyCount || x.parts() {
		return
	}
	patience := depthFirstTime
	if _, limited := ctx.Deadline(); limited {
		patience = depthFirstTimeLimited
	}
	one, early := NewSearchOrders(patience), NewSearchOrders(0)
	one.ways, early.ways = x.distances, x.distances
	x.search, x.overtakingStates = one, early
	c.CloserToSync = x.nearer
	if _, limited := ctx.Deadline(); limited {
		c.Pause = pause
	}
}

// parts reports whether what is explored is a part of an exploration, which others go through in the same order.
func (x *Explorer) parts() bool { return x.Opt.Job != nil || x.examples != nil }

// Help takes part in the exploration by others of the team, from a state like that which the first one explores from;
// the result is what this one saw.
func (x *Explorer) Help(ctx context.Context, st *state.State) *Result {
	x.helps = true
	return x.Run(ctx, st)
}

// endGuard ends the watch over memory. The exploration is over, but others may ask the same solver.
func (x *Explorer) endGuard() {
	if x.guard.End() {
		x.M.S.Resume()
	}
}

// remembers begins to remember what was explored.
func (x *Explorer) remembers() {
	x.past = &summaryStore{
		table: summary.Table{Limit: x.Opt.SummaryTable},
		weak:  summary.Table{Limit: x.Opt.SummaryTable},
	}
}

// noteInterruption: once interrupted, the solver is asked nothing and steps end early, so that the search may
// seem to have come to its end. It has not.
func (x *Explorer) noteInterruption(ctx context.Context) {
	if x.res.Stopped || !x.M.Interrupted() && ctx.Err() == nil {
		return
	}
	why := x.limit(ctx, 1)
	if why == "" {
		why = "an interruption"
	}
	x.giveUp(why)
}

// exploreAll follows every schedule.
func (x *Explorer) exploreAll(ctx context.Context, st *state.State) {
	for _, t := range st.Threads {
		if t.Status == state.Ready {
			x.runs(t.ID)
		}
	}
	if x.segments.on {
		for _, early := range x.oneFirst(st) {
			x.push(early)
		}
	}
	x.push(st)
	for n := 0; ; n++ {
		s := x.next()
		if s == nil || x.res.AllKnownViolated {
			break
		}
		if why := x.limit(ctx, n); why != "" {
			x.giveUp(why)
			break
		}
		began, early := time.Now(), s.Overtaken
		x.M.QueryLimits = x.patienceWith(s)
		x.step(s)
		x.took(early, time.Since(began))
	}
}

// took tells those who choose states how long the step took.
func (x *Explorer) took(early bool, d time.Duration) {
	x.segments.takes(early, d)
	if p, ok := x.searcher(early).(*SearchOrders); ok {
		p.Took(d)
	}
}

// lookForPaths: a run that saw no feasible path shows nothing, least of all that the program is safe.
func (x *Explorer) lookForPaths() {
	if x.res.Complete && x.paths == 0 && x.guided.spared == 0 && !x.helps {
		NotePathless(x.M.Ledger)
	}
}

// NotePathless notes that an exploration has seen no feasible path.
func NotePathless(l *ledger.Ledger) {
	l.Addf("no-path", ledger.Incomplete, "", "no path is feasible: what is known of the context contradicts itself")
}

// limit says why the exploration must end now, or "".
func (x *Explorer) limit(ctx context.Context, n int) string {
	switch {
	case ctx.Err() != nil:
		if x.Opt.Interrupted != nil {
			return x.Opt.Interrupted()
		}
		return "interrupted"
	case x.Opt.Paths > 0 && x.paths >= x.Opt.Paths:
		return x.manyPaths()
	case x.Opt.First && x.res.Violated():
		return firstViolation
	case x.guard.Full():
		x.res.Memory = true
		return fmt.Sprintf("the memory limit of %d MiB", x.Opt.Memory>>20)
	case x.M.Halt.Raised() && x.Opt.Interrupted != nil:
		return x.Opt.Interrupted()
	case x.M.Interrupted():
		return "an interruption"
	case n%256 == 0:
		x.watch()
	}
	return ""
}

// watch looks at the clock and at memory.
func (x *Explorer) watch() {
	now := time.Now()
	if now.Sub(x.told) < 200*time.Millisecond {
		return
	}
	x.told = now
	x.res.Stats.PeakMemoryBytes = max(x.res.Stats.PeakMemoryBytes, memlimit.Resident())
	if x.Opt.Progress != nil {
		p := Progress{
			Elapsed: now.Sub(
				x.started,
			), Paths: x.paths, Runs: x.res.Stats.Runs, Pending: x.search.Len() + x.overtakingStates.Len() +
				len(x.later),
			Violations: len(x.res.Violations), Instructions: x.M.Instructions,
		}
		p.Explored = x.Explored()
		p.Where, p.Forks, p.Reached = x.M.Where(), x.M.ForkedOn(), x.M.Reached
		x.Opt.Progress(p)
	}
}

// step takes a state to its next decisions and pushes what follows.
func (x *Explorer) step(st *state.State) {
	if st.End != nil && x.stopsThread(st) {
		x.push(x.died(st))
		return
	}
	if st.End != nil {
		x.finish(st)
		return
	}
	if st.Current == state.None {
		x.res.Stats.States++
		for _, s := range x.schedule(st) {
			x.push(s)
		}
		return
	}
	tid := st.Current
	x.runs(tid)
	x.begins()
	var again *state.State
	hard := st.HardSteps
	if st.HardSteps = 0; x.M.QueryLimits.Tentative {
		again = st.Fork()
	}
	stop, forks := x.M.Run(st, tid)
	x.M.QueryLimits.Tentative = false
	x.chargeTime(st, tid, stop)
	if stop == interp.Undecided {
		again.HardSteps = hard + 1
		x.push(again)
		return
	}
	x.noteObjectOrder(st)
	all := x.worthwhile(stop, append(forks, st)...)
	if stop == interp.Forked {
		x.endRounds(all)
	}
	switch stop {
	case interp.AtPoint, interp.Blocked, interp.Ended:
		st.Current = state.None
	case interp.Halted:
		x.res.Complete = false
	}
	for _, s := range all {
		x.push(s)
	}
	if early := x.overtake(st, tid, stop); early != nil {
		x.push(early)
	}
}

func (x *Explorer) finishStats() {
	x.disjoin()
	x.dropEarly()
	s := &x.res.Stats
	s.Paths = x.paths
	s.Instructions = x.M.Instructions
	s.Forks = x.M.Forks
	s.LongestStepSeconds = x.M.LongestStep().Seconds()
	s.Covers(x.M.Reached())
	s.sides = union(s.sides, x.M.Sides())
	s.Began, s.Spent = x.started, x.spending.most()
	s.Runnable, s.Progressed = x.goingOn()
	s.WallSeconds = time.Since(x.started).Seconds()
	s.PeakMemoryBytes = max(s.PeakMemoryBytes, memlimit.Resident())
	s.SolverQueries, s.SolverSeconds = x.M.SolverStats()
	x.res.Summaries, x.res.Aborted = x.explain(), x.M.Aborted()
	if x.M.Ledger.Has(ledger.Incomplete) {
		x.res.Complete = false
	}
}
