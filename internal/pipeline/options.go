package pipeline

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"midway/context"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/property"
)

// Options are everything a user can say about a run. A run works with a copy that is settled (settle): what was given
// does not change.
type Options struct {
	Version string // of midway, for documents

	// Input.
	Programs    []string // files, linked as one program
	Project     string   // folder with a compilation database; what it says comes before Programs
	Link        string   // the target of Project
	ContextFile string
	// nil, or what makes the context in the program that was loaded, and into which the goal was put; excludes
	// ContextFile
	Begin  func(*ir.Program) (*context.Context, error)
	At     []string // NAME=PLACE; excludes ContextFile
	Assume []string // conditions that hold at the start, as in a context file; of At
	// nil, or what is assumed of arguments: see seed.Seeding
	Alone    map[string][]int
	Core     string   // a core file: the context is its moment, and its memory the initial state
	Exe      string   // the executable of Core; "": the one that it names
	Symbolic []string // lvalues in C: with Core, what is not as it was there but unknown
	// names, which may have * and ?: the functions of a library that code outside it calls; none: all that it shows
	Entries       []string
	Externs       []string // NAME=pure|arguments|anything: what functions without a body do
	ExternDefault string   // the same for those not named; ""
	DataModel     string   // "", "lp64" or "ilp32"
	Clang         string
	LLVMDis       string
	CFlags        []string
	Includes      []string
	Defines       []string
	Args          []string // of main, after the program's name
	Cache         string   // directory that keeps what does not depend on a context; "" is none
	NoCache       bool     // Cache is not used
	Rebuilt       bool     // the program's text is to be changed and compiled: its blocks stay, values have their origins
	KeepAll       bool     // what takes no time to be computed is kept there, too

	// nil, or what is explored is one epoch, in one schedule for each way that inputs decide
	Epoch *Epoch

	// What to check.
	Properties    []string // names of property.Group; empty: property.Default
	First         bool     // stop at the first violation
	NoValidate    bool     // violations are not replayed
	NoLevels      bool     // what violations need of the initial state is not looked for
	Granularity   string   // "sync" or "memory"
	Reduction     string   // "", "source", "optimal" or "property": which schedules are explored
	Summaries     bool     // prune what was seen to lead to nothing new
	AutoSummaries bool     // the same, but only from main, and with a Reduction that summaries go with
	NoSlice       bool     // accesses that no assertion depends on are scheduling points, too
	NoBeyond      bool     // with a Reduction: once a violation is known, what lies beyond one is not explored
	NoSections    bool     // with the reduction by persistent sets: a critical section is no event of its own
	NoSymmetry    bool     // with a Reduction: threads that nobody can tell apart begin in every order
	// with the reduction by persistent sets: events that only add to a number are ordered, too
	NoSemiCommute bool
	// with Summaries: nothing is explored from states in which no assertion can fail any more
	Guidance        bool
	ExactSummaries  bool   // where all values are the same that something depended on, only
	Explain         bool   // with Summaries: what they were good for is reported
	SummarySize     int    // inequalities of a summary at most; 0: as usual
	SummaryTable    int    // summaries at most; 0: as usual
	OnlyCount       bool   // paths are counted, not listed
	EveryBranch     bool   // schedules also have the branches and callees that the path condition implies
	Defer           string // see Deferrals
	Search          string // see Searches
	Seed            string // see Seeds
	DistrustInitial bool
	// a lock that is given up through memory, read again, may be another than the one taken through it
	DistrustLockPointers bool
	Without              []string // see Analyses
	Alias                string   // see Aliases
	MemoryModel          string   // see MemoryModels
	EndAtRaces           bool     // at sync granularity a data race ends its path
	FIFO                 bool
	SpuriousWakeups      bool
	MallocMayFail        bool
	SVComp               bool // abort is an exit, as in SV-COMP
	// and so is a failing assertion: of assertions, the calls of the error function are the only violations
	ErrorCalls bool

	// nil, or what alone is looked for: its observation is put into the program. A state that is reached is a violation
	// of kind reached
	Goal Observation

	Split           string // see Splits
	OtherAssertions string // see OtherAssertions
	SubChecks       string // see SubCheckSearches

	Jobs      int  // explorers at a time, each a goroutine with a solver of its own; 0 is 1
	Processes bool // each is a process (Output.Spawn), and everything is explored without summaries

	// Limits; zero is none.
	Time time.Duration // of the whole command, from Started
	// candidates that one access looks at before the path takes one choice and leaves the others; 0: no limit
	StepWidth int
	// resource units of the solver that a query of one instruction may take; 0: a share of Time, or as many as any
	StepLimit   uint64
	StepTime    time.Duration // of one instruction; zero is a share of Time, or as usual
	Memory      uint64        // bytes
	Paths       int
	Branches    int    // conditional branches in user code, per path
	Unroll      int    // rounds of loops, per call of a user's function
	EndAtStops  bool   // with a Reduction: a run ends where the first of its threads comes to the end of its fragment
	SolverLimit uint64 // Z3 resource units per query

	// Output.
	Command   string    // for the document: run, check, …
	Dump      string    // a stage to print instead of going on
	Started   time.Time // of the command; the zero time is the beginning of Run
	MaxListed int
}

// Observation is a predicate on states, or on violations, that a program can be made to observe.
type Observation interface {
	// Insert puts the observation into a program of which nothing has been computed yet. Errors are for the user.
	Insert(p *ir.Program) (*goal.Goal, error)
}

// Seeds are what an initial state can be built from (Bergan §6): all facts; all but must-reach definitions (−RD);
// all but the invariants of synchronisation (−SI); neither.
var Seeds = []string{"full", "no-reaching-definitions", "no-sync-invariants", "naive"}

// Analyses are what can be left out one by one: analyses of contexts, and that copies and fills of unknown length are
// ranges.
var Analyses = []string{"ownership", "kept-fields", "initial-values", "results", "arguments", "layouts", "alone",
	"copied-ranges", "creators", "stored-values", "sync-states", "payload-foreign",
	"conditional-locks"}

// Aliases are the ways to follow a pointer of the initial state: its cases are paths of their own, or merged into one
// (Bergan §3.1).
var Aliases = []string{"split", "merge"}

// MemoryModels are what is taken for granted of pointers to structures: that they lead to such, or nothing.
var MemoryModels = []string{"typed", "bytes"}

// DefaultStepWidth is how many candidates one access looks at unless options say otherwise.
const DefaultStepWidth = 64

// Deferrals are when a branch is taken one way before it is known whether the other is feasible, which is then found
// out later; without reduction only.
var Deferrals = []string{"auto", "always", "never"}

// Searches are the orders in which states are explored; without reduction only.
var Searches = []string{"turns", "depth-first"}

// settings are the options of a run once they are settled: checked, with defaults and with the limits of the context
// file. Nothing changes them.
type settings struct {
	Options
	file *context.File // that describes the context; nil from main, and with a core
	core *coreRead     // nil without a core
}

// settle checks the options, fills in defaults, and reads the context file, whose limits the options override.
func (o Options) settle() (*settings, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	if o.Started.IsZero() {
		o.Started = time.Now()
	}
	file, err := contextFile(&o)
	if err != nil {
		return nil, err
	}
	if file != nil {
		o.Branches, o.Paths = cmp.Or(o.Branches, file.Limits.Branches), cmp.Or(o.Paths, file.Limits.Paths)
		o.Time = cmp.Or(o.Time, file.Limits.Time)
	}
	c := &settings{Options: o, file: file}
	if o.Core != "" {
		c.core = &coreRead{path: o.Core, exe: o.Exe}
	}
	return c, nil
}

// contextFile is the context that the options name, nil for main.
func contextFile(o *Options) (*context.File, error) {
	switch {
	case o.ContextFile != "":
		return context.Load(o.ContextFile)
	case len(o.At) > 0:
		return context.FromPlaces(o.At, o.Assume...)
	}
	return nil, nil
}

// asked are the groups of properties that are checked. The options have been checked.
func (o *Options) asked() property.Set {
	asked, err := property.Parse(o.Properties)
	if err != nil {
		panic(err)
	}
	return asked
}

// asks reports whether a group of properties is checked.
func (o *Options) asks(g property.Group) bool { return o.asked().Has(g) }

// onlyAssertions reports whether assertions are all that is checked.
func (o *Options) onlyAssertions() bool { return o.asked().Only(property.Assertions) }

// leavesOut reports whether one of Analyses is left out.
func (o *Options) leavesOut(analysis string) bool { return slices.Contains(o.Without, analysis) }

// check reports what the options get wrong, and fills in defaults.
func (o *Options) check() error {
	if o.ContextFile != "" && len(o.At) > 0 {
		return fmt.Errorf("--context and --at exclude each other")
	}
	if err := o.checkCore(); err != nil {
		return err
	}
	if _, err := o.model(); err != nil {
		return err
	}
	if o.Seed == "" {
		o.Seed = Seeds[0]
	}
	if !slices.Contains(Seeds, o.Seed) {
		return fmt.Errorf("--seed: %q is none of %s", o.Seed, strings.Join(Seeds, ", "))
	}
	for _, w := range o.Without {
		if !slices.Contains(Analyses, w) {
			return fmt.Errorf("--without: %q is none of %s", w, strings.Join(Analyses, ", "))
		}
	}
	if o.Granularity == "" {
		o.Granularity = "sync"
	}
	if o.Granularity != "sync" && o.Granularity != "memory" {
		return fmt.Errorf("--granularity: %q is neither sync nor memory", o.Granularity)
	}
	if o.Search != "" && !slices.Contains(Searches, o.Search) {
		return fmt.Errorf("--search: %q is none of %s", o.Search, strings.Join(Searches, ", "))
	}
	if o.Split != "" && !slices.Contains(Splits, o.Split) {
		return fmt.Errorf("--split-properties: %q is none of %s", o.Split, strings.Join(Splits, ", "))
	}
	if o.OtherAssertions != "" && !slices.Contains(OtherAssertions, o.OtherAssertions) {
		return fmt.Errorf("--other-assertions: %q is neither end nor ignore", o.OtherAssertions)
	}
	if o.SubChecks != "" && !slices.Contains(SubCheckSearches, o.SubChecks) {
		return fmt.Errorf("--sub-checks: %q is none of %s", o.SubChecks, strings.Join(SubCheckSearches, ", "))
	}
	if o.Dump != "" && !slices.Contains(Stages, o.Dump) {
		return fmt.Errorf("--dump: %q is no stage (%s)", o.Dump, strings.Join(Stages, ", "))
	}
	if o.Time < 0 || o.Paths < 0 || o.Branches < 0 || o.Unroll < 0 || o.StepWidth < 0 || o.Jobs < 0 {
		return fmt.Errorf("a limit can not be negative")
	}
	return o.checkProperties()
}

// checkProperties holds the groups against the known ones and puts them into the known order.
// At sync granularity races are always among them (docs/design.md §8.1).
func (o *Options) checkProperties() error {
	wanted, err := property.Parse(o.Properties)
	if err != nil {
		return fmt.Errorf("--properties: %w", err)
	}
	if wanted == 0 {
		wanted = property.Default
	}
	if o.Granularity == "sync" {
		wanted = wanted.With(property.Races)
	}
	o.Properties = wanted.Names()
	return nil
}

// model is the data model wanted, nil for the input's own.
func (o *Options) model() (*ir.DataModel, error) {
	var m ir.DataModel
	switch strings.ToLower(o.DataModel) {
	case "":
		return nil, nil
	case "lp64":
		m = ir.LP64
	case "ilp32":
		m = ir.ILP32
	default:
		return nil, fmt.Errorf("--data-model: %q is neither lp64 nor ilp32", o.DataModel)
	}
	return &m, nil
}

// mattering are the options with those left out that do not decide what an exploration finds.
func (o Options) mattering() Options {
	o.Jobs, o.Processes, o.Time, o.Memory, o.Started, o.MaxListed, o.Command, o.Dump = 0, false, 0, 0, time.Time{}, 0,
		"", ""
	o.Cache, o.NoCache, o.KeepAll, o.NoValidate, o.NoLevels, o.Explain, o.First = "", false, false, false, false, false,
		false
	return o
}
