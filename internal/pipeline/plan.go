package pipeline

import (
	"fmt"
	"slices"
	"strings"

	"midway/context"
	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/report"
	"midway/internal/svcomp"
)

// Plan is what a run does with its program and context: what is analysed, what is left out of the exploration, and
// which strategies explore. Every option that has preconditions is decided here, once. Nothing changes a plan.
type Plan struct {
	*settings
	*Loaded
	Context *context.Context
	Ledger  *ledger.Ledger // what the input itself assumes
	// what a user may want to know: of the project, of the context, of options that have no effect
	Told []string

	Typed      pointsto.Typed // what the points-to analysis may assume of memory
	ErrorCalls bool           // failing assertions only end the process: its task asks for calls of an error function

	Portfolio   bool // several strategies explore in time slices; otherwise one explores everything
	Workers     int  // that explore everything together; 1 is no more than the first
	Distributed bool // they are processes, and nothing else explores
	Listing     bool // every schedule is explored and listed, by jobs
	DepthFirst  bool // without reduction: the youngest state first, whatever happens
	EarlyExits  bool // with a reduction: every moment of a process exit is explored, not only the last
	Summaries   bool // states that what was explored before covers are not explored
	Exact       bool // with Summaries: only states that agree in every value that something depended on are covered
	SemiCommute bool // with Summaries: events that only add to a number have no order
	Symmetric   bool // with a reduction: threads that nobody can tell apart begin in the order of their creation
	Guided      bool // with Summaries: nothing is explored from states in which no assertion can fail any more
	Failing     bool // where assertions can fail is looked for: once each has failed, there is nothing left to explore
	Sliced      bool // accesses that no assertion depends on are no scheduling points
	Sections    bool // with Portfolio: a strategy tries critical sections that are one event
}

// decide makes the plan of a run.
func decide(s *session, l *Loaded, c *context.Context) (*Plan, error) {
	p := newPlan(s.settings, l, c)
	p.Told = p.notes()
	for _, note := range p.Told {
		s.note(note)
	}
	p.assumptions()
	return p, s.printed("plan", p.String)
}

func newPlan(o *settings, l *Loaded, c *context.Context) *Plan {
	p := &Plan{settings: o, Loaded: l, Context: c, Ledger: &ledger.Ledger{}}
	p.Typed = p.typed()
	p.ErrorCalls = o.ErrorCalls &&
		slices.ContainsFunc(svcomp.ErrorFunctions, func(name string) bool { return l.Func(name) != nil })
	p.Portfolio = o.OnlyCount && o.Unroll == 0
	p.DepthFirst = o.Search == "depth-first" && o.Reduction == ""
	p.EarlyExits = !o.OnlyCount || o.asks(property.Leaks)
	p.Summaries = p.maySummarise()
	p.Exact = o.ExactSummaries || !c.FromMain
	p.SemiCommute = p.maySemiCommute()
	p.Symmetric = p.maySwap()
	p.Guided = o.Guidance && p.Summaries && p.assertionsFromMain()
	p.Failing = p.Summaries && o.onlyAssertions()
	p.Sliced = p.maySlice()
	p.Sections = p.mayMergeSections()
	p.Workers = p.workers()
	p.Listing = (o.Jobs > 1 || o.Processes) && p.mayList()
	p.Distributed = o.Processes && p.distributes() == ""
	return p
}

// nothing is the result of a run that ended before it explored.
func (p *Plan) nothing(r *execute.Result) *Result {
	return &Result{
		Result:     r,
		Reductions: p.reductions(interp.Options{Records: interp.Records{Footprints: p.Summaries}}),
	}
}

// assertionsFromMain reports whether only assertions can tell schedules apart, and every one of them begins at main:
// what no assertion sees of the order of events can be left out then.
func (p *Plan) assertionsFromMain() bool { return p.onlyAssertions() && p.Context.FromMain }

// maySummarise reports whether summaries are used. They are no use where what a path leaves behind is asked for
// (leaks). From a context they are used on request only: the conditions of violations are those of all paths there.
func (p *Plan) maySummarise() bool {
	auto := p.AutoSummaries && p.Context.FromMain &&
		(p.Reduction == string(execute.SourceSets) || p.reducesByProperty())
	return (p.Options.Summaries || auto) && p.OnlyCount && !p.asks(property.Leaks)
}

// maySemiCommute reports whether events that only add to a number have no order: summaries say where nothing else
// depends on it.
func (p *Plan) maySemiCommute() bool {
	return p.Summaries && p.assertionsFromMain() && !p.NoSemiCommute && !p.ExactSummaries && p.reducesByProperty()
}

// maySwap reports whether threads may be exchanged that nobody can tell apart: where schedules are reduced, and none is
// asked for as such, nor a goal, which may name threads. From a context, memory may have ids of threads that
// are still to be created. What is leaked tells threads apart: a join gives up what a thread returned, its end what only
// its argument led to.
func (p *Plan) maySwap() bool {
	return !p.NoSymmetry && p.OnlyCount && p.Context.FromMain && p.Epoch == nil && p.Goal == nil &&
		p.Reduction != "" && !p.asks(property.Leaks) && p.Func("__midway_thread_create") != nil
}

// maySlice reports whether accesses that no assertion depends on may be left alone: where every schedule of them would
// be explored, and there are several threads.
func (p *Plan) maySlice() bool {
	return !p.NoSlice && p.OnlyCount && p.Granularity == "memory" && p.assertionsFromMain() &&
		p.Func("__midway_thread_create") != nil
}

// mayMergeSections reports whether critical sections may be one event: where every schedule of accesses would be
// explored, and there are locks.
func (p *Plan) mayMergeSections() bool {
	return !p.NoSections && p.Portfolio && p.Granularity == "memory" && p.assertionsFromMain() &&
		p.reducesByProperty() &&
		p.Library("pthread_mutex_lock") != nil
}

// reducesByProperty reports whether persistent sets without sleep sets reduce the schedules.
func (p *Plan) reducesByProperty() bool { return p.Reduction == string(execute.Property) }

// typed is what the points-to analysis may assume of memory: nothing from main, where calls are what the program makes
// them.
func (p *Plan) typed() pointsto.Typed {
	switch {
	case p.MemoryModel == "bytes" || p.Context.FromMain:
		return pointsto.Untyped
	case p.leavesOut("layouts") || p.DistrustInitial || p.Alias == "merge":
		return pointsto.Calls
	}
	return pointsto.Layouts
}

// workers is how many explorers take part in the exploration of everything.
func (p *Plan) workers() int {
	if p.Jobs < 2 || !p.Portfolio || p.Processes || p.alone() != "" {
		return 1
	}
	return p.Jobs
}

// mayList reports whether an exploration that lists paths can be divided: one of every schedule, to its end.
func (p *Plan) mayList() bool {
	return !p.OnlyCount && p.Reduction == "" && p.Paths == 0 && p.Epoch == nil && p.Goal == nil
}

// notes are what a user may want to know before the run analyses anything.
func (p *Plan) notes() (out []string) {
	if list := p.Bodiless(); len(list) > 0 {
		out = append(
			out,
			fmt.Sprintf("without a body: %s; the report says how each is read", report.Named(externalNames(list))),
		)
	}
	out = slices.Concat(out, p.Loaded.Notes, p.Context.Notes)
	for _, text := range []string{p.pruning(), p.notBeyond(), p.alone(), p.undivided(), p.distributes()} {
		if text != "" {
			out = append(out, text)
		}
	}
	return out
}

// pruning says what the user may not expect of the summaries that he asked for, or "".
func (p *Plan) pruning() string {
	switch {
	case p.NoSemiCommute && (!p.Summaries || !p.reducesByProperty()):
		return "--no-semi-commute has no effect: without summaries and --por property all is ordered"
	case p.Guidance && !p.Guided:
		return "--guidance has no effect: it is for --properties assertions from main, with summaries"
	case !p.Options.Summaries:
		return ""
	case !p.Summaries:
		return "--prune has no effect: it is not for leaks"
	case p.Reduction == string(execute.Optimal):
		return "--prune explores with source sets, not with --por " + p.Reduction
	}
	return ""
}

// notBeyond says that it has no effect to leave out what lies beyond violations, or "".
func (p *Plan) notBeyond() string {
	if p.NoBeyond && p.Reduction == "" {
		return "--no-beyond has no effect: without partial order reduction nothing is explored beyond a violation"
	}
	return ""
}

// undivided says that what the user wanted divided is not, or "".
func (p *Plan) undivided() string {
	if p.Split == "" || p.Split == Splits[0] || p.splits() {
		return ""
	}
	return "--split-properties has no effect: it is for assertions, with --granularity memory"
}

// alone says that the workers that the user asked for have nothing to do, or "".
func (p *Plan) alone() string {
	switch {
	case p.Jobs < 2, p.Processes, p.splits() && p.Context.FromMain, p.mayList():
		return ""
	case p.splits():
		return "--jobs has no effect: from a context one sub-check is explored after the other"
	case p.Paths > 0:
		return "--jobs has no effect: a limit of paths is for one worker"
	case !p.OnlyCount:
		return "--jobs has no effect: where paths are listed, workers explore every schedule"
	case p.Reduction != string(execute.SourceSets):
		return "--jobs has no effect: workers explore together with --por source"
	}
	return ""
}

// distributes says why processes that the user asked for have nothing to do, or "".
func (p *Plan) distributes() string {
	switch {
	case !p.Processes, p.mayList():
		return ""
	case p.Paths > 0:
		return "--processes has no effect: a limit of paths is for one worker"
	case !p.OnlyCount:
		return "--processes has no effect: where paths are listed, workers explore every schedule"
	case p.Reduction != string(execute.SourceSets) || !p.Portfolio:
		return "--processes has no effect: explorations with --por source are divided"
	}
	return ""
}

// assumptions puts into the ledger what the input itself assumes.
func (p *Plan) assumptions() {
	if p.Optimised {
		p.Ledger.Addf("optimised-input", ledger.Assumption, "",
			"the compiler's optimisations kept the behaviour that matters: the verdict is about the optimised code")
	}
	if p.Optimised && p.asks(property.Overflow) {
		p.Ledger.Addf("optimised-overflow", ledger.OverApproximate, "",
			"an operation that the compiler moved or made may overflow where the source does not")
	}
	if main := p.Func("main"); p.Context.FromMain && main != nil && len(main.Params) > 0 && len(p.Args) == 0 {
		p.Ledger.Addf("no-arguments", ledger.Assumption, "", "main gets no arguments but the program's name")
	}
	if len(p.Dtors) > 0 {
		p.Ledger.Addf("destructors", ledger.Incomplete, "",
			"functions that are to be called when the process ends (destructor) are not")
	}
	if !p.Context.FromMain && !p.Context.OthersUnknown {
		p.Ledger.Addf("no-other-threads", ledger.Assumption, "", "no threads are alive but those of the context")
	}
	if p.Context.MainAbsent {
		p.Ledger.Addf("main-absent", ledger.Assumption, "", "main has joined its threads, or is blocked for good")
	}
	p.assumeOrder()
	for _, a := range p.Context.Assume {
		p.Ledger.Addf("assumed-condition", ledger.Assumption, a.At, "%s holds at the start", a.Source)
	}
}

// assumeOrder notes that memory is taken to be sequentially consistent, where that is more than C promises: a
// program without data races behaves so unless it uses weaker atomic operations (C11 5.1.2.4), but where races are not
// looked for it may have some.
func (p *Plan) assumeOrder() {
	if p.Granularity == "memory" && (!p.asks(property.Races) || slices.ContainsFunc(p.Funcs, weaklyOrdered)) {
		p.Ledger.Addf("sequential-consistency", ledger.Assumption, "", "memory is sequentially consistent")
	}
}

// weaklyOrdered reports whether user code has an atomic operation weaker than sequential consistency.
func weaklyOrdered(f *ir.Func) bool {
	if f.Runtime {
		return false
	}
	return slices.ContainsFunc(f.Code, func(in ir.Instr) bool {
		order := ir.NotAtomic
		switch in.Op {
		case ir.OpLoad, ir.OpStore:
			order = ir.Order(in.Sub)
		case ir.OpRMW, ir.OpCmpXchg:
			order = ir.Order(in.Imm)
		}
		return order != ir.NotAtomic && order != ir.SeqCst
	})
}

// String is the plan as --dump=plan prints it.
func (p *Plan) String() string {
	var b strings.Builder
	line := func(name, text string) { fmt.Fprintf(&b, "%-24s %s\n", name, text) }
	line(
		"scope",
		map[bool]string{true: "the program from main", false: "the fragment from the context"}[p.Context.FromMain],
	)
	line("properties", strings.Join(p.Properties, ", "))
	line("granularity", p.Granularity)
	line("reduction", map[bool]string{true: "none", false: p.Reduction}[p.Reduction == ""])
	line("seed", p.Seed)
	line("memory of pointers", map[pointsto.Typed]string{
		pointsto.Untyped: "anything", pointsto.Calls: "calls fit", pointsto.Layouts: "calls and layouts fit"}[p.Typed])
	line("workers", fmt.Sprint(p.Workers))
	for _, d := range []struct {
		name string
		on   bool
	}{
		{"portfolio", p.Portfolio}, {"depth first", p.DepthFirst}, {"early exits", p.EarlyExits},
		{"summaries", p.Summaries},
		{"exact summaries", p.Summaries && p.Exact}, {"semi-commutativity", p.SemiCommute}, {"guidance", p.Guided},
		{"failing places", p.Failing}, {"slice", p.Sliced}, {"merged sections", p.Sections},
		{"calls of error functions", p.ErrorCalls},
	} {
		line(d.name, map[bool]string{true: "yes", false: "no"}[d.on])
	}
	for _, note := range p.Told {
		line("note", note)
	}
	for _, e := range p.Ledger.Entries() {
		line(e.Effect.String(), e.Kind+": "+e.Text)
	}
	return b.String()
}
