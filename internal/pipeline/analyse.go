package pipeline

import (
	"errors"
	"slices"

	"midway/context"
	"midway/dataflow"
	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/seed"
	"midway/internal/slice"
	"midway/internal/symmetry"
	"midway/monitors"
	"midway/symheap"
)

// Facts are what analyses say of the program and of the context: what the initial state is made from, and what the
// exploration may leave out.
type Facts struct {
	*Plan
	Context *context.Context // of the plan, without frames that may have been called back by code outside
	Ledger  *ledger.Ledger   // what the facts rest on, and what they leave out
	Seeding *seed.Seeding    // what the initial state is made from, with the facts of the context

	// functions without a body are given no function of the program that they could call
	NoCallbacks bool
	Places      []guidance.FailurePoint // at which what the run looks for can be violated; nil where that is not known
	// says from which states no assertion can fail any more; nil where the plan has none
	Guide *guidance.Guide
	// nil, or which threads nobody can tell apart
	Symmetry *symmetry.Facts
	Slice    *slice.Slice // nil: every access belongs to it
	Control  *slice.Slice // nil, or the slice that leaves out branches, too, which is speculative

	points *pointsto.Graph // nil until pointsTo is called
}

// analyse computes the facts of a plan.
func analyse(s *session, p *Plan) (*Facts, error) {
	if err := s.printed("points-to", func() string { return pointsto.Explain(p.Program, p.Typed, nil) }); err != nil {
		return nil, err
	}
	f := &Facts{Plan: p, Context: p.Context, Ledger: &ledger.Ledger{}}
	err := s.unlessStopped(analysisGrace, func() error { return f.compute(s) })
	switch {
	case errors.Is(err, errUnheard):
		return nil, &unexplored{s.stoppedIn(p.Ledger, f.Ledger)}
	case err != nil:
		return nil, err
	}
	return f, s.printed("facts", f.String)
}

// compute finds what can fail first: where nothing can, nothing else is needed.
func (f *Facts) compute(s *session) error {
	s.phase("looking for what can fail")
	if f.Failing {
		failures := guidance.FailuresOf(f.Program, f.pointsTo(s))
		if failures.None {
			return f.nothingToFail()
		}
		if failures.Known {
			f.Places = failures.Points
		}
		if f.Goal != nil { // each of its places alone is enough
			f.Places = nil
		}
	}
	if f.Guided {
		f.Guide = guidance.New(f.Program, f.pointsTo(s))
	}
	f.slices(s)
	if f.Symmetric {
		if of := symmetry.Of(f.Program); of.Any() {
			f.Symmetry = of
		}
	}
	if err := f.ofContext(s); err != nil {
		return err
	}
	f.NoCallbacks = f.noCallbacks(s)
	return nil
}

// nothingToFail ends a run that has nothing to look for.
func (f *Facts) nothingToFail() error {
	l := ledger.Union(f.Plan.Ledger, f.Ledger)
	l.Addf("nothing-to-fail", ledger.Assumption, "",
		"the program can reach no assertion as long as no operation is undefined: no execution was explored")
	return &unexplored{&execute.Result{Ledger: l, Complete: true}}
}

// slices computes the slices of the program where accesses outside can be left alone. Where nothing is outside, it is
// as if there were none.
func (f *Facts) slices(s *session) {
	if !f.Sliced {
		return
	}
	g := f.pointsTo(s)
	if of := slice.Of(f.Program, g); !of.Empty() {
		f.Slice = of
	}
	f.Control = slice.ThroughControl(f.Program, g)
}

// noCallbacks reports whether functions without a body are given no function of the program that they could call. It is
// asked where the user said what one does.
func (f *Facts) noCallbacks(s *session) bool {
	said := func(fn *ir.Func) bool { return fn.Said && fn.Reading == ir.ReadArguments }
	if !slices.ContainsFunc(f.Funcs, said) {
		return false
	}
	g := f.pointsTo(s)
	return !slices.ContainsFunc(
		f.Funcs,
		func(fn *ir.Func) bool { return !fn.External && !fn.Runtime && g.Outside(g.FuncNode(fn.ID)) },
	)
}

// pointsTo is the points-to graph of the program.
func (f *Facts) pointsTo(s *session) *pointsto.Graph {
	if f.points == nil {
		s.phase("computing what pointers point to")
		f.points = f.keptPoints(&f.Options, f.Typed, s.flag)
		f.assumedOfPointers()
	}
	return f.points
}

// assumedOfPointers notes what the points-to graph rests on.
func (f *Facts) assumedOfPointers() {
	f.assumedOfEntries()
	if f.points.Laid() {
		f.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
			Text: "a pointer that is stepped into as a structure leads to what may be one: the layouts of objects say so"})
	}
	if f.points.Typed() {
		f.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
			Text: "a call through a pointer gives the function that it calls all its parameters, and takes no " +
				"result that it does not return"})
	}
}

// assumedOfEntries notes that functions that are not static are called by the library alone.
func (f *Facts) assumedOfEntries() {
	all, inside := 0, 0
	for _, fn := range f.Funcs {
		if !fn.Static && !fn.External && !fn.Runtime {
			all++
			if fn.Inside {
				inside++
			}
		}
	}
	if inside > 0 {
		f.Ledger.Addf(
			"entries",
			ledger.Assumption,
			"",
			"code outside the library calls %d of its %d functions that are not static by name: the entries",
			all-inside,
			all,
		)
	}
}

// ofContext computes the facts of the context: nothing from main, where the initial state is known.
func (f *Facts) ofContext(s *session) error {
	b := s.builder(f.Program)
	heaps := symheap.NewShared(b, f.Program.Model)
	heaps.Globals = f.Program.Globals
	heaps.Split, heaps.TypedMemory = f.Alias != "merge", f.MemoryModel != "bytes"
	heaps.Headroom, heaps.ByName = f.Program.Headroom(), f.Listing || f.Distributed
	f.Seeding = &seed.Seeding{
		P:               f.Program,
		B:               b,
		Heaps:           heaps,
		Context:         f.Context,
		Args:            f.args(f.Args),
		SpuriousWakeups: f.SpuriousWakeups,
		Alone:           f.Alone,
		AnyPayload:      f.leavesOut("payload-foreign"),
	}
	if f.Context.FromMain {
		return nil
	}
	g := f.pointsTo(s)
	f.Seeding.Points, heaps.Points = g, g
	if len(g.Handlers()) > 0 {
		f.Ledger.Addf("signal", ledger.Assumption, "",
			"no signal arrives from the context on: an installed handler may have run before, and does not run again")
	}
	f.Context = f.withoutOutside(g)
	f.Seeding.Context = f.Context
	s.phase("computing what reaches the context")
	if err := f.definitions(); err != nil {
		return err
	}
	// A core has the locks themselves: who holds them need not be found out.
	if f.Seeding.NoInvariants || f.Context.OthersUnknown || f.core != nil {
		return nil
	}
	return f.Seeding.AnalyseSynchronisation(f.rules(), s.phase)
}

// rules are what the options leave out of the analyses.
func (f *Facts) rules() seed.Rules {
	return seed.Rules{
		Definitions: dataflow.Rules{
			NoPaths: f.DistrustLockPointers, NoArguments: f.leavesOut("arguments"), NoResults: f.leavesOut("results"),
			NoStored: f.leavesOut("stored-values"), NoAlone: f.leavesOut("alone"), NoCreators: f.leavesOut("creators"),
			Untyped: f.MemoryModel == "bytes",
		},
		Monitors:    monitors.Rules{NoObjects: f.leavesOut("kept-fields")},
		NoOwnership: f.leavesOut("ownership"),
	}
}

// libraryState notes what the library may remember; of a core that tells them, thread-specific data aside.
func (f *Facts) libraryState(keys bool) {
	for _, what := range f.Seeding.LibraryState(keys) {
		f.Ledger.Addf(
			"library-state",
			ledger.Incomplete,
			"",
			"%s may have changed before the context; a thread of it uses that, and it is taken to be as at the "+
				"program's start",
			what,
		)
	}
}

// definitions computes what is known of variables and of memory, and says what the facts leave out.
func (f *Facts) definitions() error {
	s := f.Seeding
	if err := s.AnalyseDefinitions(f.rules()); err != nil {
		return err
	}
	s.NoDefinitions = f.Seed == "no-reaching-definitions" || f.Seed == "naive"
	s.NoInvariants = f.Seed == "no-sync-invariants" || f.Seed == "naive"
	s.NoUntouched = f.leavesOut("initial-values")
	s.NoStates = f.leavesOut("sync-states")
	s.NoConditional = f.leavesOut("conditional-locks")
	f.overApproximates()
	if f.core == nil { // of a core it is said once that has been read
		f.libraryState(false)
	}
	for _, what := range s.Untraced() {
		f.Ledger.Addf("untraced-address", ledger.Incomplete, "", "%s", what)
	}
	f.calledByName(s.Analysis)
	return nil
}
