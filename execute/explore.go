package execute

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"midway/internal/arena"
	"midway/internal/expr"
	"midway/internal/guidance"
	"midway/internal/halt"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/memlimit"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/internal/summary"
)

// Explorer explores all paths from one state.
type Explorer struct {
	M   *interp.Machine
	Opt Options

	search         Searcher
	res            *Result
	started        time.Time
	told           time.Time
	byPlace        map[string]int // index into res.Violations
	paths          int            // seen so far
	cases          caseKey
	overtakenPaths int // of the paths seen, those with state.State.Overtaken

	overtakingStates Searcher // states in which a thread is behind
	segments         overtakeSlices
	asked            map[place]int    // how many of those put aside at a place have been asked about
	later            []*state.State   // of which it is not known whether they are feasible, the oldest first
	explored         func() float64   // nil, or an estimate of the share that is done
	without          dependenceRules  // rules that a test leaves out
	guard            *memlimit.Guard  // nil: memory is not limited
	helps            bool             // another explorer of the team has begun the exploration
	silent           bool             // what ends a path is not recorded
	wanted           *uint64          // nil, or the only outcome of the step under way that is (por.Outcome.Choice)
	arena            state.Arena      // of the states, where only violations are kept
	nodes            arena.Slab[node] // of the search
	outcomes         arena.Slab[por.Outcome[*node]]
	steps            arena.Slab[step]
	cands            arena.Slab[candidate]
	numbers          arena.Slab[int]
	events           []eventData      // not used yet
	lists            []*por.Event     // not used yet
	listing          []state.Effect   // of events; the room behind is not used yet
	effects          [32]state.Effect // room for those of the step under way
	join             joinGuard        // whose guard was looked at last
	pending          []pendingOutcome // room for its outcomes under way
	// fingerprints of runs that ended in a violation, as far as they may come up again
	violated map[uint64]bool
	covered  func(*state.State)     // nil, or told of every state that a summary covers, for tests
	past     *summaryStore          // nil, or what was explored so far
	orders   map[orderedNumber]bool // events that are ordered although they only add to a number; nil: all are
	guided   guidanceStats          // what Options.Guidance was asked
	scaling  scaling                // of numbers that are multiplied, too
	restart  bool                   // there are more of them: the search is given up for another one
	spending timeUse                // of time, by function
	ways     *guidance.Distances    // nil before it is asked for
	meetings map[objectOrder]bool   // seen so far
	runnable []bool                 // by thread: it could run in some state
	over     []bool                 // by thread: it came to its end on some path
	examples []Counterexample       // nil, or all that is explored
	job      *jobRun                // Options.Job under way, or nil
	places   map[string]bool        // names of Options.Places: whether each is known to be violated
}

// New prepares an exploration by machine m.
func New(m *interp.Machine, opt Options) *Explorer {
	opt.SummaryTable = cmp.Or(opt.SummaryTable, DefaultSummaryTable)
	opt.SummarySize = cmp.Or(opt.SummarySize, DefaultSummarySize)
	x := &Explorer{M: m, Opt: opt, search: opt.Search, overtakingStates: &DepthFirst{}, byPlace: map[string]int{}}
	if x.search == nil {
		x.search = &DepthFirst{}
	}
	if opt.Yield != nil {
		m.Progress = func() {
			if !opt.Yield() {
				m.Interrupt()
			}
		}
	}
	return x
}

// Work is what the exploration has done, in units of about the time of an instruction. Where an event belongs among
// those before it takes longer than its instructions, and every thread that there is takes its share.
func (x *Explorer) Work() uint64 {
	m := x.M
	asked, hard := m.S.Asked()
	return m.Instructions + 1000*m.Events + 50*m.Standing + 100*asked + 10_000*hard
}

// Interrupted reports whether the exploration is to end.
func (x *Explorer) Interrupted() bool { return x.M.Interrupted() }

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

// Another state may have its turn after so many instructions without an event, or so long.
const (
	pause      = 1 << 19
	pauseAfter = 200 * time.Millisecond
)

// steers gives the machine what fits its steps to the search, until end is called.
func (x *Explorer) steers(ctx context.Context) (end func()) {
	before := x.M.Control
	c := interp.Control{Progress: before.Progress, Status: x.watch}
	x.chooseOrder(ctx, &c)
	if x.Opt.Reduction == NoReduction && x.past == nil {
		c.MayDefer, c.DeferQueries = x.deferring(ctx), true
	}
	x.M.Control = c
	return func() { x.M.Control, x.M.QueryLimits = before, interp.QueryLimits{} }
}

// chooseOrder explores in several orders where every path is listed, and the options name none.
func (x *Explorer) chooseOrder(ctx context.Context, c *interp.Control) {
	if x.Opt.Search != nil || x.Opt.Reduction != NoReduction || x.past != nil || x.Opt.Delays != nil ||
		x.Opt.OnlyCount {
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

// searcher is where states in which a thread is behind come from, or the others.
func (x *Explorer) searcher(early bool) Searcher {
	if early {
		return x.overtakingStates
	}
	return x.search
}

// lookForPaths: a run that saw no feasible path shows nothing, least of all that the program is safe.
func (x *Explorer) lookForPaths() {
	if x.res.Complete && x.paths == 0 && x.guided.spared == 0 && !x.helps {
		x.M.Ledger.Add(
			ledger.Entry{
				Kind:   "no-path",
				Effect: ledger.Incomplete,
				Text:   "no path is feasible: what is known of the context contradicts itself",
			},
		)
	}
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

// LimitReached is the kind of the ledger entry of an exploration that ended before its end.
const LimitReached = "limit"

// firstViolation says that one violation is enough.
const firstViolation = "the first violation, as asked"

// manyPaths says that there are as many paths as were asked for.
func (x *Explorer) manyPaths() string { return fmt.Sprintf("the limit of %d paths", x.Opt.Paths) }

func (x *Explorer) giveUp(why string) {
	x.res.Complete, x.res.Stopped = false, true
	left := ""
	if x.Opt.Reduction == NoReduction {
		left = fmt.Sprintf(" with %d states left to explore", x.search.Len()+x.overtakingStates.Len()+len(x.later)+1)
	}
	if where := x.M.Where(); where != "" &&
		(x.M.Interrupted() || x.Opt.Interrupted != nil && why == x.Opt.Interrupted()) {
		left += "; " + where
	}
	x.M.Ledger.Add(
		ledger.Entry{Kind: LimitReached, Effect: ledger.Incomplete, Text: "exploration stopped at " + why + left},
	)
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
	before := x.M.Instructions
	stop, forks := x.M.Run(st, tid)
	x.M.QueryLimits.Tentative = false
	x.executed(x.M.Instructions-before, tid, st, forks)
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

// finish records an ended path, in so many cases as it may have lost memory or not.
func (x *Explorer) finish(st *state.State) {
	var leaks []interp.Leak
	if o := st.End.Outcome; x.Opt.Properties.Has(property.Leaks) && (o == Exit || o == End) {
		leaks = x.M.Leaks(st)
	}
	rest := expr.True
	for i, l := range leaks {
		x.leak(st, l, i > 0)
		rest = x.M.B.And1(rest, x.M.B.Not(l.Cond))
	}
	if rest == expr.True {
		x.record(st)
	} else if x.M.MayBeTrueIn(st, rest) {
		tight := st.Fork()
		tight.Assume(x.M.B, rest)
		x.record(tight)
	}
}

// leak records the case of an ended path that it lost some memory; beside another such case, as a violation only.
func (x *Explorer) leak(st *state.State, l interp.Leak, beside bool) {
	lost := st.Fork()
	lost.Assume(x.M.B, l.Cond)
	lost.End = &state.End{Outcome: Violation, Kind: property.Leak, Loc: l.Loc, Text: l.Text, Thread: st.End.Thread}
	if !beside {
		x.record(lost)
	} else if model, feasible, _ := x.witness(lost); feasible {
		x.violation(lost, model)
	}
}

// record takes down one case of an ended path.
func (x *Explorer) record(st *state.State) {
	e := st.End
	x.comesNear(st)
	x.ends(st)
	beside := e.Pair != state.End{}.Pair // the path goes on
	if e.Outcome == Violation && !beside && x.again(st) {
		return
	}
	model, feasible, open := x.witness(st)
	if open {
		x.deferQuery(st)
		return
	}
	if !beside && e.Outcome != AssumeBlocked { // those are counted apart
		x.res.Stats.Runs++
	}
	if !feasible {
		return
	}
	if beside {
		x.M.Confirmed[e.Pair] = x.M.Confirmed[e.Pair].With(e.Loc, st, x.M.Opt.RaceConditions)
		if x.asks(st) {
			x.violation(st, model)
		}
		return
	}
	p := Path{
		ID:        x.paths + 1,
		Schedule:  st.Trace,
		Condition: st.PC,
		Outcome:   e.Outcome,
		Violation: -1,
		Branches:  st.Branches,
		Overtaken: st.Overtaken,
	}
	switch e.Outcome {
	case Cut:
		x.M.Abort("a path was cut short")
		x.res.Complete = false
	case AssumeBlocked:
		x.res.Stats.RunsBlocked++
	case Violation, Deadlock, Livelock:
		if x.asks(st) {
			x.M.Abort("something is violated")
			p.Violation = x.violation(st, model)
		} else {
			x.noteUnrequested(st)
		}
	}
	if x.merged(st, &p) {
		return
	}
	x.paths++
	if st.Overtaken {
		x.overtakenPaths++
	}
	if e.Outcome == Cut {
		x.res.Stats.PathsCut++
	}
	if !x.Opt.OnlyCount {
		x.res.Paths = append(x.res.Paths, p)
	}
	if x.Opt.OnEnd != nil {
		x.Opt.OnEnd(st)
	}
}

// witness looks for a model of the path condition in which objects are one or lie apart; a path that
// has none is infeasible. Where the solver gives up, or no model is needed, the path is kept without one.
func (x *Explorer) witness(st *state.State) (model *expr.Model, feasible, open bool) {
	if st.PC.False() {
		x.M.Refuted(solver.Unsat, st.PC, expr.True)
		return nil, false, false
	}
	axioms := st.Heap.Axioms()
	needed := st.Undecided || st.End.Outcome == Violation || st.End.Outcome == Deadlock || st.End.Outcome == Livelock
	if axioms == expr.True && !needed {
		return nil, true, false
	}
	var res solver.Result
	if needed {
		model, res, open = x.model(st, axioms)
	} else {
		res = x.M.S.CheckMany(st.PC, axioms)
	}
	switch {
	case open:
		return nil, false, true
	case res == solver.Unsat:
		x.M.Refuted(res, st.PC, expr.True)
		return nil, false, false
	case res == solver.Unknown:
		if x.M.Interrupted() {
			x.res.Complete = false
			return nil, false, false
		}
		x.M.Ledger.Add(
			ledger.Entry{
				Kind:   "solver-unknown",
				Effect: ledger.Incomplete,
				Text: "the solver found no model of a path condition in its limit: the path is reported, but may " +
					"be infeasible",
			},
		)
		return nil, true, false
	}
	st.Presume(x.M.B, axioms)
	return model, true, false
}

// violation lists a violation, or a better witness of one already listed: the fewest context
// switches, then the shortest schedule.
func (x *Explorer) violation(st *state.State, model *expr.Model) int {
	e := st.End
	key := placeOf(e)
	i, seen := x.byPlace[key]
	if !seen || preferred(model == nil, st.Trace, &x.res.Violations[i]) {
		st.Keep()
		v := ViolationRecord{
			Kind: e.Kind, Loc: e.Loc, Text: e.Text, Details: e.Details, Condition: st.PC, Schedule: Schedule(st, model),
			Answers: st.EnvAnswers.List(), State: st, Thread: e.Thread, Pair: e.Pair, Undecided: model == nil,
		}
		if model != nil {
			v.Inputs, v.Ranges = Witness(st, model)
			v.MayShowElsewhere = MayShowElsewhere(st, model)
		}
		if !seen { // only now: making the record may be ended
			i = len(x.res.Violations)
			x.byPlace[key] = i
			x.res.Violations = append(x.res.Violations, ViolationRecord{})
		}
		v.Count, v.Conditions = x.res.Violations[i].Count, x.res.Violations[i].Conditions
		x.res.Violations[i] = v
		if !seen && x.Opt.Found != nil {
			x.Opt.Found(&v)
		}
	}
	x.res.Violations[i].Count++
	x.job.saw(st, model == nil)
	x.res.Violations[i].keep(st, model)
	if model != nil {
		x.found(key)
	}
	return i
}

// lookFor begins to look for violations at places, where they are known.
func (x *Explorer) lookFor(places []guidance.FailurePoint) {
	x.places = map[string]bool{}
	for _, p := range places {
		x.places[placeOf(&state.End{Kind: p.Kind, Loc: p.Loc})] = false
	}
}

// found notes that a place is known to be violated, after which there may be nothing left to look for. Where it is none
// of those that were expected, there may be others.
func (x *Explorer) found(key string) {
	violated, expected := x.places[key]
	if !expected {
		x.places = nil
	}
	if !expected || violated {
		return
	}
	x.places[key] = true
	for _, violated := range x.places {
		if !violated {
			return
		}
	}
	x.res.AllKnownViolated = true
	x.M.Ledger.Addf(
		"nothing-undefined-left-out",
		ledger.Assumption,
		"",
		"every assertion that the program can reach is known to fail, as long as no operation is undefined: nothing "+
			"else was looked for",
	)
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
