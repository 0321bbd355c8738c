package execute

import (
	"midway/internal/guidance"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/state"
)

// DefaultSummaryTable is how many summaries of either kind are kept unless options say otherwise.
const DefaultSummaryTable = 1 << 18

// DefaultSummarySize is how many inequalities a summary has at most unless options say otherwise.
const DefaultSummarySize = 48

// Options bound and direct an exploration; nothing changes them once it runs. The zero value explores every path, depth
// first, without reduction. What depends on something else says so; the plan of a run (pipeline.Plan) is where these
// preconditions are checked.
type Options struct {
	Reduction Reduction
	Bounds
	Wanted
	Order
	Ends
	Pruning
	Sharing
	Observer
}

// Bounds end an exploration, or a run, with an entry in the ledger each. Zero is no bound.
type Bounds struct {
	Paths   int
	Memory  uint64 // bytes that the process may hold
	Deepest int    // with a Reduction: steps of a run; 0: so many that the search's stack has room for them
}

// Wanted is what is looked for.
type Wanted struct {
	Properties property.Set
	First      bool      // one violation is enough
	SubCheck   *SubCheck // nil, or the assertions that are looked for
	// nil, or all that can be violated: once each is known to be, there is nothing left to look for
	Places []guidance.FailurePoint
}

// Order is which states and schedules come first, and which are left out. All of it is for explorations without
// reduction.
type Order struct {
	Search     Searcher // nil: depth first
	Delays     *Delays  // nil: schedules have no bound
	Fewest     *Fewest  // nil, or one schedule is explored for each way that inputs decide
	Deferral   Deferring
	QueryLimit Query // zero, or what a query may take at first of what can be decided later
}

// Ends are which ends of a path are distinguished, and what is kept of them.
type Ends struct {
	OnlyCount  bool // paths are counted, not kept
	EarlyExits bool // with a Reduction: every moment of a process exit is explored; otherwise it comes last
	// with a Reduction: every moment is explored in which a thread's fragment ends, and the run ends there
	EndAtStops bool
	// with a Reduction: once a violation is known, what lies after one is not explored
	NoContinuation bool
}

// Pruning is what is not explored because it leads to nothing new (docs/design.md §8.6, §8.7, §8.9).
type Pruning struct {
	// states that a summary subsumes are not explored; with SourceSets, Property or NoReduction, from main, without
	// leaks only
	Summaries bool
	// with Summaries: only states that agree in every value that something depended on are subsumed
	ExactSummaries bool
	SummarySize    int  // with Summaries: inequalities of a summary at most; 0: DefaultSummarySize
	SummaryTable   int  // with Summaries: how many of them are kept; 0: DefaultSummaryTable
	Explain        bool // with Summaries: Result.Summaries is filled
	// with Property and Summaries, where only assertions are looked for: events that only add to a number have no order
	SemiCommute bool
	// with Summaries, where only assertions are looked for; nil, or says where none can fail any more, which is not
	// explored
	Guidance *guidance.Guide
	// with a Reduction, without Workers and Job, where the machine notes what threads have in common
	// (interp.Records.Symmetry): of threads that nobody can tell apart the one that was created first begins
	Symmetry bool
}

// Sharing is who else explores, or has the time meanwhile.
type Sharing struct {
	// nil, or explorers by other machines of the program take part; with SourceSets, without Summaries, where paths are
	// only counted
	Workers *por.Workers
	Idle    func() // with Workers: called while this explorer waits for work; nil sleeps
	// nil, or what is explored is a part of an exploration of which others explore the rest; with SourceSets where paths
	// are only counted, or NoReduction; without Summaries
	Job *Job
	// of counterexamples, all are taken, for their conditions; not the best of each violation only (Explorer.Reproduce)
	AllExamples bool
	// nil, or called now and then, also within a long step: others may go on meanwhile; where it is false, the
	// exploration ends
	Yield func() bool
}

// Observer is notified of an exploration; it changes none. What is nil is not called.
type Observer struct {
	Progress func(Progress)
	// asked why the exploration was stopped, for the ledger: "time limit", "interrupted"
	Interrupted func() string
	Found       func(*ViolationRecord) // a violation of a new kind or place: Kind, Loc, Text and Pair
	// a path has ended, in the order of Result.Paths; with OnlyCount the state may not be kept
	OnEnd func(*state.State)
}

// Reduction is a partial order reduction (docs/design.md §8.5).
type Reduction string

// The reductions.
const (
	NoReduction Reduction = ""         // every schedule
	SourceSets  Reduction = "source"   // source sets with sleep sets
	Optimal     Reduction = "optimal"  // wakeup trees
	Property    Reduction = "property" // persistent sets, without sleep sets
)
