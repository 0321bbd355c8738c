package interp

import (
	"time"

	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/symmetry"
)

// Options configure the machine of a run; nothing changes them once it executes. The zero value executes a program
// from main, with no limit, and checks nothing. What depends on something else says so; the plan of a run
// (pipeline.Plan) is where these preconditions are checked.
type Options struct {
	Environment
	Checks
	Fragment
	Limits
	Points
	Records
	Rules
}

// Environment is what the environment may do (docs/design.md §2.4).
type Environment struct {
	FIFO          bool // signals wake the longest waiting thread (Bergan §4.1)
	Spurious      bool // condition waits may wake by themselves
	MallocMayFail bool
	SVComp        bool // abort ends the process, as in SV-COMP
	NoCallbacks   bool // code without a body has no address of a function of the program
}

// Checks is what a violation is (docs/design.md §9.1).
type Checks struct {
	Properties      property.Set
	DistrustInitial bool // what initial pointers and indices could do wrong is one, too
	ErrorCalls      bool // a failing assertion is none: it ends the process
	// nil, or which assertions, by the place of the call that fails, are not there
	Removed        func(ir.LocID) bool
	SomeAssertions bool // a failing assertion may be one that is not looked for
	// at sync granularity, without reduction, a path goes on after a data race
	BeyondRaces bool
	// a race is reported on so many paths at most, each under conditions that none before it had; 0 is 1
	RaceConditions int
}

// Fragment is the part of the program that is executed (docs/design.md §5).
type Fragment struct {
	StopAtBackEdge bool
	StopAt         map[ir.FuncID][]ir.PC
	LeaveStops     bool // a thread of the initial state that is at a stop goes on from there
	// nil, or instructions of the program that are not executed (slice.Synchronisation): a branch leads to where its
	// ways meet, or to the function's end
	LeftOut func(ir.FuncID, ir.PC) bool
}

// Limits end a path, or leave choices of it out, with an entry in the ledger each. Zero is no limit.
type Limits struct {
	MaxBranches int // conditional branches in user code per path
	Unroll      int // times a call of a user's function goes back in its loops
	// how many ways to choose within a pointer, objects and examples one access looks at; beyond, the path takes one
	// choice and leaves the others (resolve)
	Candidates int
	StepLimit  uint          // resource units of the solver that a query of one instruction may take (solver.Begin)
	StepTime   time.Duration // an instruction that takes longer ends its path
}

// Points are where threads may be preempted, and which accesses commute with everything (docs/design.md §8.1, §8.8).
type Points struct {
	MemoryPoints bool // every access to memory that threads may share is a scheduling point
	// nil, or accesses of the program that nothing depends on which is looked for (package slice): no points, no
	// effects
	Outside func(ir.FuncID, ir.PC) bool
	// what is left out is assumed not to matter: where it shows to have mattered, Abort is called
	Speculative bool
	// with Speculative: nil, or loads at which every thread but the current one is assumed to have been joined
	Alone func(ir.FuncID, ir.PC) bool
	// nil, or which critical sections are one event, speculatively; needs MemoryPoints
	Sections *MergedSections
}

// Records are what is taken down of a step for those who explore.
type Records struct {
	Effects     bool // what each event reads and changes, for partial order reduction
	Footprints  bool // what each step depends on, where State.Foot is set; needs Effects
	Notes       bool // inputs, and the outcomes of operations that may be done or not, are steps
	EveryBranch bool // branches and callees in user code that the path condition implies are steps, too
	NotePolls   bool // threads that sleep, yield or look at a clock are marked (state.Thread.Polled)
	// nil, or by what threads can be told apart: which ones cannot is noted (state.Symmetric)
	Symmetry *symmetry.Facts
}

// Rules are the rules that a machine does without, to measure what one is worth and to test that it is needed. The zero
// value is the whole machine.
type Rules struct {
	// copies and fills of unknown length are stores of each byte that they may reach, up to a bound (--without)
	ByteCopies bool
	// every guard is evaluated by a copy of the state, which a test compares with the short way
	ProbeGuards  bool
	DropSections MergedSectionRule // of what a merged critical section has to satisfy
	// string functions touch only the bytes they come to: reduction loses traces, which a test shows
	NarrowScans bool
}
