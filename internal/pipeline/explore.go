package pipeline

import (
	stdctx "context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"midway/barriers"
	"midway/dataflow"
	"midway/execute"
	"midway/internal/expr"
	"midway/internal/guidance"
	"midway/internal/halt"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/report"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/internal/svcomp"
	"midway/locksets"
	"midway/monitors"
	"midway/ownership"
	"midway/symheap"
)

func init() { Explore = explore }

// explore analyses, seeds and explores.
func explore(stop stdctx.Context, t *Task) (*execute.Result, error) {
	flag, end := asking(stop)
	defer end()
	flag.Ticks, t.flag = t.tell, flag
	b := t.builder(flag)
	var seeding *state.Seeding
	var start *state.State
	idle := false
	err := unlessStopped(stop, analysisGrace, func() (err error) {
		t.phase("looking for what can fail")
		places, known, nothing := t.failing()
		if nothing {
			idle = true
			return nil
		}
		if known {
			t.places = places
		}
		t.slices()
		if seeding, err = t.analyse(b, flag); err != nil {
			return err
		}
		t.phase("making the initial state")
		start, err = state.Seed(seeding)
		return err
	})
	switch {
	case errors.Is(err, errUnheard):
		return t.stoppedIn(stop), nil
	case err != nil:
		return nil, err
	case idle:
		return t.unexplored(), nil
	}
	t.watch.End() // the exploration looks at its memory itself
	t.assumedBy(seeding)
	if err := t.Stage("seed", func() string { return start.String() }); err != nil {
		return nil, err
	}
	t.seed, t.seeding = start.Fork(), seeding
	t.explores()
	s := solver.New(b, solver.Options{Limit: uint(t.Options.SolverLimit), Halt: flag})
	defer s.Close()
	machine := func(o interp.Options, l *ledger.Ledger) *interp.Machine {
		m := interp.New(t.Program, b, s, seeding.Heaps, seeding.Points, l, o)
		m.Halt = flag
		return m
	}
	if t.Options.OnlyCount && t.Options.Unroll == 0 {
		return t.byTurns(stop, start, machine), nil
	}
	return t.explorer(stop, machine(t.machineOptions(), t.Ledger)).Run(stop, start), nil
}

// assumedBy notes what the facts of a context rest on.
func (t *Task) assumedBy(s *state.Seeding) {
	if s.ByRaces {
		t.Ledger.Add(ledger.Entry{Kind: "no-earlier-races", Effect: ledger.Assumption, Text: "no data race has happened before the context, and none happens with what was executed before it"})
	}
	if s.Locks != nil && s.Locks.Reloads() {
		t.Ledger.Add(ledger.Entry{Kind: "lock-pointers", Effect: ledger.Assumption, Text: "a lock that a function takes and gives up through a pointer in memory, read again, is the same one"})
	}
	if s.ByWraps {
		t.Ledger.Add(ledger.Entry{Kind: "ids-do-not-wrap", Effect: ledger.Assumption, Text: "no counter that ids are taken from has wrapped around"})
	}
}

// explorer explores by a machine.
func (t *Task) explorer(stop stdctx.Context, m *interp.Machine) *execute.Explorer {
	var guide *guidance.Guide
	if !m.Opt.Trusting { // there values outside the slice are none of the program's
		guide = t.guide()
	}
	var search execute.Searcher
	if t.Options.Search == "depth-first" && t.Options.Reduction == "" {
		search = &execute.DepthFirst{}
	}
	return execute.New(m, execute.Options{
		Search:    search,
		Reduction: execute.Reduction(t.Options.Reduction), Summaries: t.summaries(), ExactSummaries: t.Options.ExactSummaries || !t.Context.FromMain, Explain: t.Options.Explain,
		SummarySize: t.Options.SummarySize, SummaryTable: t.Options.SummaryTable, OnlyCount: t.Options.OnlyCount,
		EarlyExits: !t.Options.OnlyCount || slices.Contains(t.Options.Properties, "leaks"),
		NoBeyond:   t.Options.NoBeyond, SemiCommute: t.semiCommutes(),
		Places: t.places, Guide: guide,
		Deferring: deferring[t.Options.Defer], Query: t.Options.query(), Paths: t.Options.Paths, Memory: t.Options.Memory, First: t.Options.First, Properties: set(t.Options.Properties),
		Progress: t.Progress, Interrupted: func() string { return reason(stop) }, OnEnd: t.ended,
	})
}

// deferring are the meanings of Options.Defer.
var deferring = map[string]execute.Deferring{"auto": execute.DeferInNeed, "always": execute.DeferAlways, "never": execute.DeferNever}

// summaries reports whether states that what was explored before covers are not explored: where it is not what a path leaves behind that is
// asked for. Without being asked it is not done from a context, where the conditions of violations are those of all paths.
func (t *Task) summaries() bool {
	o := t.Options
	auto := o.AutoSummaries && t.Context.FromMain && (o.Reduction == string(execute.SourceSets) || o.Reduction == string(execute.Property))
	return (o.Summaries || auto) && o.OnlyCount && !slices.Contains(o.Properties, "leaks")
}

// reductions names what is not explored because something equal is, as it was really done.
func (t *Task) reductions() (names []string) {
	switch {
	case t.trusted:
		names = append(names, "slice-through-control")
	case t.slice != nil:
		names = append(names, "slice")
	}
	summaries := t.summaries() && !t.plainly
	switch {
	case summaries && t.Options.Reduction == string(execute.Optimal):
		names = append(names, "por-"+string(execute.SourceSets))
	case t.Options.Reduction != "":
		names = append(names, "por-"+t.Options.Reduction)
	}
	if summaries {
		names = append(names, "summaries")
	}
	if summaries && t.semiCommutes() {
		names = append(names, "semi-commutativity")
	}
	if summaries && !t.trusted && t.guided() {
		names = append(names, "guidance")
	}
	if t.sectioned {
		names = append(names, "sections")
	}
	return names
}

// semiCommutes reports whether events that only add to a number have no order: where only assertions can tell, and summaries say where it may be.
func (t *Task) semiCommutes() bool {
	o := t.Options
	return t.summaries() && t.Context.FromMain && !o.NoSemiCommute && !o.ExactSummaries && o.Reduction == string(execute.Property) && len(o.Properties) == 1 && o.Properties[0] == "assertions"
}

// sections reports whether critical sections may be one event: where only assertions can tell, every schedule of accesses is to be explored, and there are any.
func (t *Task) sections() bool {
	o := t.Options
	return !o.NoSections && o.OnlyCount && o.Granularity == "memory" && t.Context.FromMain && o.Reduction == string(execute.Property) &&
		len(o.Properties) == 1 && o.Properties[0] == "assertions" && t.Program.Func("pthread_mutex_lock") != nil
}

// pruning says what the user may not expect of the summaries that he asked for, or "".
func (t *Task) pruning() string {
	switch {
	case t.Options.NoSemiCommute && (!t.summaries() || t.Options.Reduction != string(execute.Property)):
		return "--no-semi-commute has no effect: without summaries and --por property all is ordered"
	case t.Options.Guidance && !t.guided():
		return "--guidance has no effect: it is for --properties assertions from main, with summaries"
	case !t.Options.Summaries:
		return ""
	case !t.summaries():
		return "--prune has no effect: it is not for leaks"
	case t.Options.Reduction == string(execute.Optimal):
		return "--prune explores with source sets, not with --por " + t.Options.Reduction
	}
	return ""
}

// notBeyond says that it has no effect to leave out what lies beyond violations, or "".
func (t *Task) notBeyond() string {
	if t.Options.NoBeyond && t.Options.Reduction == "" {
		return "--no-beyond has no effect: without partial order reduction nothing is explored beyond a violation"
	}
	return ""
}

// reason says what ended a run.
func reason(stop stdctx.Context) string {
	switch {
	case errors.Is(stop.Err(), stdctx.DeadlineExceeded):
		return "the time limit"
	case errors.Is(stdctx.Cause(stop), errMemory):
		return "the memory limit"
	}
	return "an interruption"
}

func set(names []string) map[string]bool {
	out := map[string]bool{}
	for _, n := range names {
		out[n] = true
	}
	return out
}

func (t *Task) machineOptions() interp.Options {
	o := t.Options
	return interp.Options{
		Properties: set(o.Properties), DistrustInitial: o.DistrustInitial, FIFO: o.FIFO, Spurious: o.SpuriousWakeups,
		MallocMayFail: o.MallocMayFail, SVComp: o.SVComp, ErrorCalls: t.errorCalls(), MaxBranches: o.Branches, Unroll: o.Unroll,
		EveryBranch: o.EveryBranch, NoCallbacks: t.noCallbacks(), MemoryPoints: o.Granularity == "memory", Outside: t.outside(), Effects: o.Reduction != "" || t.summaries(), Footprints: t.summaries(),
		StopAtBackEdge: t.Context.Stop.LoopBackEdge, StopAt: t.Context.Stop.At, StepTime: o.stepTime(), StepLimit: o.stepLimit(), Candidates: o.StepWidth, BeyondRaces: !o.EndAtRaces,
		ByteCopies: slices.Contains(o.Without, "copied-ranges"),
	}
}

// errorCalls reports whether failing assertions only end the process. In a program without an error function they are what its task
// asks for.
func (t *Task) errorCalls() bool {
	return t.Options.ErrorCalls && slices.ContainsFunc(svcomp.ErrorFunctions, func(name string) bool { return t.Program.Func(name) != nil })
}

// pointsTo is the points-to graph of the program.
func (t *Task) pointsTo() *pointsto.Graph {
	if t.points == nil {
		t.phase("computing what pointers point to")
		t.points = t.Options.keptPoints(t.Program, t.typed(), t.flag)
		t.assumedOfEntries()
		if t.points.Laid() {
			t.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
				Text: "a pointer that is stepped into as a structure leads to what may be one: the layouts of objects say so"})
		}
		if t.points.Typed() {
			t.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
				Text: "a call through a pointer gives the function that it calls all its parameters, and takes no result that it does not return"})
		}
	}
	return t.points
}

// typed is what the points-to analysis may assume of memory: nothing from main, where calls are what the program makes
// them.
func (t *Task) typed() pointsto.Typed {
	switch {
	case t.Options.MemoryModel == "bytes" || t.Context.FromMain:
		return pointsto.Untyped
	case slices.Contains(t.Options.Without, "layouts") || t.Options.DistrustInitial || t.Options.Alias == "merge":
		return pointsto.Calls
	}
	return pointsto.Layouts
}

// analyse computes the facts of the context (docs/design.md §6) and what to seed its state from. flag, if not nil, says when it is to end.
func (t *Task) analyse(b *expr.Builder, flag *halt.Flag) (*state.Seeding, error) {
	heaps := symheap.NewShared(b, t.Program.Model)
	heaps.Globals = t.Program.Globals
	heaps.Split, heaps.TypedMemory = t.Options.Alias != "merge", t.Options.MemoryModel != "bytes"
	heaps.Headroom = t.Program.Headroom()
	s := &state.Seeding{P: t.Program, B: b, Heaps: heaps, Context: t.Context, Args: t.mainArgs(), SpuriousWakeups: t.Options.SpuriousWakeups}
	if t.Context.FromMain {
		return s, nil
	}
	s.Points = t.pointsTo()
	heaps.Points = s.Points
	if len(s.Points.Handlers()) > 0 {
		t.Ledger.Addf("signal", ledger.Assumption, "", "no signal arrives from the context on: an installed handler may have run before, and does not run again")
	}
	t.throughOutside(s.Points)
	t.openStacks(s.Points)
	t.phase("computing what reaches the context")
	without := func(name string) bool { return slices.Contains(t.Options.Without, name) }
	s.Analysis = dataflow.AnalyzeBy(dataflow.Rules{
		NoPaths: t.Options.DistrustLockPointers, NoArguments: without("arguments"), NoResults: without("results"),
		NoStored: without("stored-values"), NoAlone: without("alone"), NoCreators: without("creators"),
	}, t.Program, t.Context, s.Points, b)
	if err := s.Analysis.Together(); err != nil {
		return nil, err
	}
	seed := t.Options.Seed
	s.NoDefinitions = seed == "no-reaching-definitions" || seed == "naive"
	s.NoInvariants = seed == "no-sync-invariants" || seed == "naive"
	s.NoUntouched = without("initial-values")
	t.Ledger.Add(ledger.Entry{Kind: "initial-state", Effect: ledger.OverApproximate, Text: "the initial state is an over-approximation: it may allow states that no execution reaches"})
	for _, what := range s.LibraryState() {
		t.Ledger.Addf("library-state", ledger.Incomplete, "", "%s may have changed before the context; a thread of it uses that, and it is taken to be as at the program's start", what)
	}
	for _, what := range s.Untraced() {
		t.Ledger.Addf("untraced-address", ledger.Incomplete, "", "%s", what)
	}
	t.calledByName(s.Analysis)
	if s.NoInvariants || t.Context.OthersUnknown {
		return s, t.dumpFacts(s)
	}
	t.phase("computing which locks are held")
	s.Locks = locksets.Analyze(s.Analysis)
	if err := s.Locks.Exclusion(); err != nil {
		return nil, err
	}
	t.phase("computing what barriers and locks keep true")
	s.Barriers = barriers.Analyze(s.Analysis)
	s.Monitors = monitors.AnalyzeBy(monitors.Rules{NoObjects: without("kept-fields")}, s.Analysis)
	if !without("ownership") {
		s.Owners = ownership.Analyze(s.Analysis)
	}
	if err := s.Barriers.Together(); err != nil {
		return nil, err
	}
	return s, t.dumpFacts(s)
}

// mainArgs is main's argv: the program's name and the arguments given.
func (t *Task) mainArgs() []string {
	name := "program"
	if o := t.Options; o.target != "" {
		name = o.target
	} else if len(o.Programs) > 0 {
		name = o.Programs[0]
	}
	return append([]string{name}, t.Options.Args...)
}

func (t *Task) dumpFacts(s *state.Seeding) error {
	return t.Stage("facts", func() string { return factsText(s) })
}

// factsText is what the analyses know of a context, for a person.
func factsText(s *state.Seeding) string {
	if s.Analysis == nil {
		return "the program starts at main: its initial state is known exactly\n"
	}
	var w strings.Builder
	a := s.Analysis
	if s.NoDefinitions {
		w.WriteString("This seed leaves out what is known of local variables and of memory.\n")
	} else {
		defs := a.MemoryDefs()
		if s.Locks != nil {
			defs = append(s.Locks.Memory(), defs...)
		}
		section(&w, "Local variables (must-reach definitions)", a.FormatLocals(a.Locals()))
		section(&w, "Global variables", a.FormatGlobals(defs))
		section(&w, "Conditions that hold", a.FormatGuards(a.Guards()))
		section(&w, "Settled memory", cellsText(a))
		section(&w, "Memory (must-reach definitions)", a.FormatMemory(defs))
		if text := a.FormatAlone(); text != "" {
			section(&w, "Objects that one thread alone has", text)
		}
	}
	if s.NoInvariants {
		w.WriteString("This seed leaves out what is known of locks, barriers and wait queues.\n")
	}
	if s.Context.OthersUnknown {
		w.WriteString("Locks, barriers and fields under locks are unconstrained: threads that are not listed may be alive.\n")
	}
	if s.Locks != nil {
		section(&w, "Locks held", s.Locks.String()+s.Locks.Free())
	}
	if s.Barriers != nil {
		section(&w, "Barriers", s.Barriers.String()+s.Barriers.Unknown())
		section(&w, "Fields under locks", s.Monitors.String())
		if s.Owners == nil {
			w.WriteString("What threads own is left out.\n")
		} else if text := s.Owners.String(); text != "" {
			section(&w, "Owned objects", text)
		}
	}
	return w.String()
}

func cellsText(a *dataflow.Analysis) string {
	var w strings.Builder
	for _, c := range a.Cells() {
		fmt.Fprintf(&w, "%d bytes at %s hold %s\n", c.Bits/8, a.Describe(c.Addr), c.Value.N)
	}
	return w.String()
}

func section(w *strings.Builder, title, text string) {
	if text = strings.TrimRight(text, "\n"); text == "" {
		text = "nothing is known"
	}
	fmt.Fprintf(w, "%s\n  %s\n", title, strings.ReplaceAll(text, "\n", "\n  "))
}

// Facts is what is known of a context and the state it is explored from, for a person to check against
// the source.
func Facts(stop stdctx.Context, o *Options) (text string, err error) {
	defer recovered(&err)
	if err := o.Check(); err != nil {
		return "", err
	}
	t, err := Prepare(stop, o, Output{})
	if err != nil {
		return "", err
	}
	s, err := t.analyse(expr.NewBuilder(t.Program.Model.PtrBits()), nil)
	if err != nil {
		return "", err
	}
	st, err := state.Seed(s)
	if err != nil {
		return "", err
	}
	var w strings.Builder
	w.WriteString(report.ExternalsText(Externals(t.Program)))
	section(&w, "Context", t.Context.Describe(t.Program))
	w.WriteString(factsText(s))
	name := func(v expr.Value) string { return s.Analysis.Describe(v) }
	if s.Analysis == nil {
		return w.String(), nil
	}
	section(&w, "Initial state", st.Describe(name))
	return w.String(), nil
}
