package pipeline

import (
	stdctx "context"
	"time"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/portfolio"
	"midway/internal/report"
	"midway/internal/solver"
)

// Result is what the exploration found, and by which reductions. Nothing changes it.
type Result struct {
	*execute.Result
	Reductions []string          // what was not explored because something equal was
	SubChecks  []report.SubCheck // where what is looked for was divided, in the order in which they ended

	within map[foundAt]*Initial // the sub-checks that found violations
}

// explore explores an initial state as its plan says. It stops early when the run is stopped, and then gives what it
// has.
func explore(s *session, i *Initial) (*Result, error) {
	defer s.explored()
	s.memory.End() // explorers look at their memory themselves
	if s.out.Explore != nil {
		return s.out.Explore(s.stop, i)
	}
	s.explores()
	switch {
	// A goal is one violation at one place: to divide what is looked for would only take its time from it.
	case i.Goal != nil:
		return explorePlain(s, i), nil
	case i.splits():
		return exploreSplit(s, i)
	case i.Distributed, i.Listing && s.out.Ended == nil:
		return exploreDistributed(s, i)
	}
	return explorePlain(s, i), nil
}

// exploreDistributed has workers explore by jobs what the plan looks for. Where summaries are used, and nothing is to
// be kept, all is explored as usual for a moment before: workers have none.
func exploreDistributed(s *session, i *Initial) (*Result, error) {
	// What was decided before any job began is in no store: another run could not go on with it.
	if i.Summaries && s.out.Keeper == nil {
		if r := i.probe(s); r != nil && (r.Complete || i.First && r.Violated()) {
			return r, nil
		}
	}
	d := newByProcesses(s, i)
	p := d.add(i.Ledger, func() (*engine, func(), error) {
		e := newEngine(s, i)
		return e, e.solver.Close, nil
	})
	if err := d.distribute(); err != nil {
		return nil, err
	}
	d.sum(p)
	p.result.Stats.Began = d.began
	p.result.Stats.PeakMemoryBytes, p.result.Stats.WallSeconds = d.held(), time.Since(d.began).Seconds()
	return &Result{Result: p.result, Reductions: i.reductionsOfJobs()}, nil
}

// explorePlain explores all that the plan looks for at once.
func explorePlain(s *session, i *Initial) *Result {
	e := newEngine(s, i)
	defer e.solver.Close()
	if i.Portfolio {
		r := e.portfolio().Run()
		return &Result{Result: r.Result, Reductions: withSymmetry(i.reductions(r.Config.Machine), r.Result)}
	}
	c := e.configure()
	r := e.explorer(c, ledger.Union(i.Ledger)).Run(s.stop, i.State.Fork())
	return &Result{Result: r, Reductions: withSymmetry(i.reductions(c.Machine), r)}
}

// withSymmetry adds the reduction of which only a result says whether it did anything.
func withSymmetry(names []string, r *execute.Result) []string {
	if r.Symmetric {
		names = append(names, "symmetry")
	}
	return names
}

// engine makes explorers of one initial state. They share expressions, heaps and a solver, and take turns.
type engine struct {
	*Initial
	session *session
	solver  *solver.Solver
}

// newEngine begins a solver, which whoever ends the engine closes.
func newEngine(s *session, i *Initial) *engine {
	return &engine{i, s, solver.New(i.Seeding.B, solver.Options{Limit: uint(i.SolverLimit), Halt: s.flag})}
}

// portfolio is the strategies of the plan.
func (e *engine) portfolio() *portfolio.Portfolio {
	p := &portfolio.Portfolio{
		Stop: e.session.stop, Start: e.State, Ledger: e.Ledger, Configure: e.configure,
		Explorer: func(c portfolio.Configuration, l *ledger.Ledger) portfolio.Explorer { return e.explorer(c, l) },
		Worker:   e.worker, Workers: e.Workers, First: e.First, Summaries: e.Summaries, Directed: e.Goal != nil,
		Both:     e.Summaries && !e.reducesByProperty(), // which is not the reduction to use without summaries
		Sections: e.Sections,
	}
	if e.Control != nil {
		p.Control = e.Control
	}
	p.WayPoints = e.wayPoints()
	// Paths of several explorers would come in any order, from several goroutines, with terms of several builders.
	if e.session.out.Ended != nil {
		p.Workers = 1
	}
	return p
}

// configure is the configuration of the exploration of everything.
func (e *engine) configure() portfolio.Configuration {
	c := portfolio.Configuration{Machine: e.machineOptions(), Explorer: e.explorerOptions()}
	e.narrow(&c)
	out := &e.session.out
	c.Explorer.Observer = execute.Observer{
		Progress: out.Progress, Interrupted: e.session.reason, OnEnd: out.Ended,
		Found: func(v *execute.ViolationRecord) { e.session.found(e.Program, v) },
	}
	return c
}

// narrow has a configuration look for what a sub-check does, where the initial state is one's.
func (e *engine) narrow(c *portfolio.Configuration) {
	if i := e.Initial; i.check != nil {
		c.Explorer.SubCheck, c.Machine.Removed, c.Machine.SomeAssertions = i.check, i.removed(), i.check.Focus != nil
	}
}

// explorer is one that notes into a ledger.
func (e *engine) explorer(c portfolio.Configuration, l *ledger.Ledger) *execute.Explorer {
	l.Covering = e.Epoch != nil
	m := interp.New(e.Program, e.Seeding.B, e.solver, e.Seeding.Heaps, e.Seeding.Points, l, c.Machine)
	m.Halt = e.session.flag
	return execute.New(m, c.Explorer)
}

// worker is an explorer of the same state with everything of its own but the program, that takes part in a team.
func (e *engine) worker(stop stdctx.Context, team *por.Workers) (*portfolio.Worker, error) {
	s := e.session.beside(stop)
	s.out.Watch, s.sighted = e.session.out.Watch, e.session.sighted
	i, err := e.again(s)
	if err != nil {
		s.close()
		return nil, err
	}
	i.check = i.goalCheck(s)
	own := newEngine(s, i)
	c := own.configure()
	c.Machine.Footprints = false
	c.Explorer.Summaries, c.Explorer.Places, c.Explorer.Guidance, c.Explorer.Workers = false, nil, nil, team
	return &portfolio.Worker{
		Explorer: own.explorer(c, i.Ledger),
		Start:    i.State,
		End:      func() { own.solver.Close(); s.close() },
	}, nil
}

// machineOptions are those of a machine that executes everything; strategies and sub-checks narrow them.
func (f *Facts) machineOptions() interp.Options {
	o := interp.Options{
		Environment: interp.Environment{
			FIFO: f.FIFO, Spurious: f.SpuriousWakeups, MallocMayFail: f.MallocMayFail, SVComp: f.SVComp,
			NoCallbacks: f.NoCallbacks,
		},
		Checks: interp.Checks{
			Properties: f.asked(), DistrustInitial: f.DistrustInitial, ErrorCalls: f.Plan.ErrorCalls,
			BeyondRaces: !f.EndAtRaces,
		},
		Fragment: interp.Fragment{StopAtBackEdge: f.Context.Stop.LoopBackEdge, StopAt: f.Context.Stop.At},
		Limits: interp.Limits{
			MaxBranches: f.Branches, Unroll: f.Unroll, StepTime: f.stepTime(), StepLimit: f.stepLimit(),
			Candidates: f.StepWidth,
		},
		Points: interp.Points{MemoryPoints: f.Granularity == "memory"},
		Records: interp.Records{
			EveryBranch: f.EveryBranch, Effects: f.Reduction != "" || f.Plan.Summaries,
			Footprints: f.Plan.Summaries,
		},
		Rules: interp.Rules{ByteCopies: f.leavesOut("copied-ranges")},
	}
	if f.Slice != nil {
		o.Outside = f.Slice.Outside
	}
	o.Symmetry = f.Symmetry
	if !f.Context.FromMain && !f.NoLevels { // what all of them need together decides the level
		o.RaceConditions = raceConditions
	}
	f.Epoch.machine(&o)
	return o
}

// raceConditions is on how many paths with conditions of their own a race of a context is reported.
const raceConditions = 8

// explorerOptions are those of an explorer of everything. The plan has decided each option with a precondition: f.Plan
// has the answer where an option of the same name was only a wish.
func (f *Facts) explorerOptions() execute.Options {
	o := execute.Options{
		Reduction: execute.Reduction(f.Reduction),
		Bounds:    execute.Bounds{Paths: f.Paths, Memory: f.Memory},
		Wanted:    execute.Wanted{Places: f.Places, First: f.First, Properties: f.asked()},
		Order:     execute.Order{Deferral: deferring[f.Defer], QueryLimit: f.query()},
		Ends: execute.Ends{
			OnlyCount: f.OnlyCount, EarlyExits: f.EarlyExits, EndAtStops: f.EndAtStops,
			NoContinuation: f.NoBeyond,
		},
		Pruning: execute.Pruning{
			Summaries: f.Plan.Summaries, ExactSummaries: f.Exact, Explain: f.Explain,
			SummarySize: f.SummarySize, SummaryTable: f.SummaryTable, SemiCommute: f.SemiCommute,
			Guidance: f.Guide, Symmetry: f.Symmetry != nil,
		},
	}
	if f.DepthFirst {
		o.Search = &execute.DepthFirst{}
	}
	f.Epoch.explorer(&o)
	return o
}

// deferring are the meanings of Options.Defer.
var deferring = map[string]execute.Deferring{
	"auto":   execute.DeferAuto,
	"always": execute.DeferAlways,
	"never":  execute.DeferNever,
}

// reductionsOfJobs are those of an exploration that is divided into jobs.
func (i *Initial) reductionsOfJobs() []string {
	m := i.machineOptions()
	m.Footprints = false
	return i.reductions(m)
}

// reductions names what an exploration by a machine with such options does not explore because something equal is.
func (p *Plan) reductions(m interp.Options) (names []string) {
	switch {
	case m.Speculative:
		names = append(names, "slice-through-control")
	case m.Outside != nil:
		names = append(names, "slice")
	}
	switch {
	case m.Footprints && p.Reduction == string(execute.Optimal):
		names = append(names, "por-"+string(execute.SourceSets))
	case p.Reduction != "":
		names = append(names, "por-"+p.Reduction)
	}
	if m.Footprints {
		names = append(names, "summaries")
	}
	if m.Footprints && p.SemiCommute {
		names = append(names, "semi-commutativity")
	}
	if m.Footprints && !m.Speculative && p.Guided {
		names = append(names, "guidance")
	}
	if m.Sections != nil && m.Sections.Remaining() > 0 {
		names = append(names, "sections")
	}
	return names
}
