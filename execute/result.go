package execute

import (
	"slices"
	"time"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
	"midway/symheap"
)

// Outcome is how a path ended (docs/design.md §8.3).
type Outcome = state.Outcome

// The outcomes.
const (
	End           = state.Finished      // every thread ended
	Exit          = state.Exit          // the process exited
	FragmentEnd   = state.FragmentEnd   // no thread can go on, one stands at the fragment's end
	Violation     = state.Violation     // a property was violated; Path.Violation names it
	Deadlock      = state.Deadlock      // no thread can go on, and one has not ended
	Livelock      = state.Livelock      // as Deadlock, with a thread spinning
	AssumeBlocked = state.AssumeBlocked // no thread can go on, one stands at a false assume
	Cut           = state.Cut           // a limit, an unmodelled instruction, a solver failure: the ledger says which
)

// Step is one event of a schedule.
type Step = state.Step

// Path is one explored (path, C) pair: C satisfied in the initial state, and the schedule followed,
// the program must take this path (Bergan §1.1).
type Path struct {
	ID        int
	Schedule  *state.Trace // shared with other paths as far as they are the same
	Condition *expr.PC
	Outcome   Outcome
	Violation int // index into Result.Violations, or -1
	Branches  int

	Told *Told  // nil, or what another explorer says of the path; then Condition is nil, and its steps have no terms
	Key  uint64 // of a job's path: the same for those that are one (pathmerge.go); 0: there are no others

	// a thread was overtaken: where all else is explored, it is part of other paths (state.State.Overtaken)
	Overtaken bool
}

// Safe reports whether the program is safe by this result: everything was explored, no violation was found, and nothing
// was left out. Every verdict of one exploration asks this; *unknown* is what is neither Violated nor Safe.
func (r *Result) Safe() bool {
	return r.Complete && len(r.Violations) == 0 && (r.Ledger == nil || !r.Ledger.Has(ledger.Incomplete))
}

// Violated reports whether a violation is known to be possible: the solver found a model of its condition.
func (r *Result) Violated() bool {
	return slices.ContainsFunc(r.Violations, func(v ViolationRecord) bool { return !v.Undecided })
}

// ViolationRecord is one violation, listed once per (kind, place) with its best witness.
type ViolationRecord struct {
	Kind      property.Kind
	Loc       ir.LocID
	Text      string   // one sentence for a person
	Details   []string // further lines: the other access of a race, who waits for whom, …
	Condition *expr.PC
	Schedule  []Step
	Inputs    []Input           // values under which it happens, from a model of Condition
	Ranges    []Range           // the same for unknown ranges of bytes
	Answers   []state.EnvAnswer // values that library models were told are not known, for replay
	State     *state.State      // at the end of the path
	Thread    int               // in which it shows
	Pair      [2]ir.LocID       // of a race beside which the path goes on: its two places
	Undecided bool              // the solver found no model of Condition: Inputs and Ranges are missing
	// with Inputs and Ranges it may show as something else (state.End.ShowsWhere), or as nothing
	MayShowElsewhere bool
	Count            int // how many paths showed it

	// of paths that showed it, maxConditions at most; the first is that of Condition, unless that is Undecided
	Conditions []Condition
}

// Condition is what one path that showed a violation needs.
type Condition struct {
	PC      *expr.PC
	Names   []symheap.Naming          // addresses that were chosen: any others would do
	Chosen  map[*expr.Node]expr.Value // inputs, with values for which PC can hold
	Outside bool                      // state.State.Outside
}

// Input is the value of one unknown in a witness.
type Input struct {
	Name  string
	Bits  int
	Value uint64
	High  uint64      // bits 64 to 127
	At    string      // where it comes from
	From  expr.Origin // what kind of unknown it is
}

// Range is the bytes of an unknown range in a witness: unset memory, a buffer filled by an input.
type Range struct {
	Name  string
	Rest  byte     // every byte that is not in Bytes
	Index []uint64 // in ascending order
	Bytes []byte
	From  expr.Origin
}

// Stats counts what a run did (docs/design.md §9.5).
type Stats struct {
	Paths, PathsCut               int
	Runs, RunsPruned, RunsBlocked int
	States, StatesSubsumed        int
	Instructions, Forks           uint64
	// sides of branches from which nothing that is looked for can fail (SubCheck.Guide)
	Pointless                  uint64
	SolverQueries              map[string]uint64
	SolverSeconds, WallSeconds float64
	// basic blocks that a thread had to go through at least to what is looked for (SubCheck.Distances), the least of
	// all states; 0 where that is not known
	Nearest int

	LongestStepSeconds float64 // of one instruction, to a tenth of a second; what takes less is not seen
	PeakMemoryBytes    uint64

	Blocks  int       // of the program's own code that some path has branched to
	covered []string  // these, by name, sorted
	sides   []string  // of conditional branches that some path has taken, the same
	Began   time.Time // of the first instruction

	// Without reduction only.
	Synchronisations []int // by thread: how many synchronisations it passed on the path on which it passed most
	Runnable         int   // threads that could run in some state
	Progressed       int   // of these, passed two synchronisations or came to their end on some path
	// pairs of threads that came to one synchronisation object in either order, by their first times there: an object
	// each
	PairsBothOrders int
	Spent           []Spent // the functions in which most time was spent

	FirstInstructionSeconds float64 // from the start of the run; set by who knows that
}

// Result is everything a run found.
type Result struct {
	Paths      []Path
	Violations []ViolationRecord
	Stats      Stats
	Summaries  *SummariesUse // nil unless Options.Explain
	Ledger     *ledger.Ledger
	Complete   bool // every path was explored to its end
	Stopped    bool // a limit or an interruption ended the search before its end
	Listed     int  // what share of the paths that are usually listed is, one in so many; 0 is all
	Memory     bool // Options.Memory did
	Symmetric  bool // threads that nobody can tell apart were explored in one order (Options.Symmetry)

	Aborted          string // why an exploration that leaves something out speculatively cannot speak for it; or ""
	AllKnownViolated bool   // the search ended as each of Options.Places is known to be violated
}

// Adopt adds the violations that another exploration of the same program found and this one did not, and its witnesses
// where they are better.
func (r *Result) Adopt(other *Result) {
	r.Improve(other)
	for i := range other.Violations {
		if v := &other.Violations[i]; r.listed(v) < 0 {
			r.Violations = append(r.Violations, *v)
		}
	}
}

// Include adds what a helper saw of the same exploration.
func (r *Result) Include(helper *Result) {
	for i := range helper.Violations {
		v := &helper.Violations[i]
		if at := r.listed(v); at >= 0 {
			r.Violations[at].Count += v.Count
		}
	}
	r.Adopt(helper)
	for _, e := range helper.Ledger.Entries() {
		if e.Kind != LimitReached || !r.Stopped { // one reason is enough
			r.Ledger.Add(e)
		}
	}
	r.Complete, r.Stopped, r.Memory = r.Complete &&
		helper.Complete, r.Stopped ||
		helper.Stopped, r.Memory ||
		helper.Memory
	r.Stats.add(&helper.Stats)
}

// add adds the counts of another explorer of the same exploration.
func (s *Stats) add(o *Stats) {
	s.Paths += o.Paths
	s.PathsCut += o.PathsCut
	s.Runs += o.Runs
	s.RunsBlocked += o.RunsBlocked
	s.States += o.States
	s.Instructions += o.Instructions
	s.Forks += o.Forks
	s.Pointless += o.Pointless
	s.SolverSeconds += o.SolverSeconds
	s.LongestStepSeconds = max(s.LongestStepSeconds, o.LongestStepSeconds)
	s.Came(o.Nearest)
	s.PeakMemoryBytes = max(s.PeakMemoryBytes, o.PeakMemoryBytes)
	s.Covers(o.covered)
	s.sides = union(s.sides, o.sides)
	for tier, n := range o.SolverQueries {
		s.SolverQueries[tier] += n
	}
}

// Covers notes blocks of the program's own code that some path has branched to.
func (s *Stats) Covers(blocks []string) {
	s.covered = union(s.covered, blocks)
	s.Blocks = len(s.covered)
}

// union is the names of two lists, sorted.
func union(a, b []string) []string {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}

// Sides names the sides of conditional branches of the program's own code that some path has taken, sorted
// (interp.Machine.Sides).
func (s *Stats) Sides() []string { return s.sides }

// Reached names the blocks of the program's own code that some path has branched to, sorted (interp.Machine.Reached).
func (s *Stats) Reached() []string { return s.covered }

// Improve takes over what witnesses another exploration of the same program has of the violations listed, where they
// are better.
func (r *Result) Improve(other *Result) {
	for i := range other.Violations {
		v := &other.Violations[i]
		if at := r.listed(v); at >= 0 && v.Loc == r.Violations[at].Loc &&
			preferred(v.Undecided, v.State, &r.Violations[at]) {
			n := r.Violations[at].Count
			r.Violations[at] = *v
			r.Violations[at].Count = n
		}
	}
}

// listed is the index of the violation of the same kind and place, or -1; a race may have been found at either of its
// places.
func (r *Result) listed(v *ViolationRecord) int {
	pair := v.Pair != state.End{}.Pair
	return slices.IndexFunc(r.Violations, func(o ViolationRecord) bool {
		return o.Kind == v.Kind && o.Pair == v.Pair && (pair || o.Loc == v.Loc)
	})
}

// Jobs are the parts of an exploration that several workers divide.
type Jobs struct{ Ended, Running, Queued int }

// Progress is a snapshot for a terminal.
type Progress struct {
	Elapsed      time.Duration
	Paths        int
	Runs         int     // executions explored to an end
	Explored     float64 // an estimate of the share that is done, from 0 to 1; 0 where there is none
	Pending      int     // states waiting to be explored
	Jobs         *Jobs   // nil: it is not divided into jobs
	Violations   int
	Instructions uint64

	Phase string // what the run does, where it does not explore; then nothing else but Elapsed is set
	Where string // where each thread stands, and what the step under way does where it takes long; or ""
	Forks string // what a path forked on last; or ""
	// nil, or the blocks that were reached so far (Stats.Reached), for the callback to ask before it returns
	Reached func() []string
}
