package execute

import (
	"cmp"
	"fmt"
	"time"

	"midway/internal/arena"
	"midway/internal/expr"
	"midway/internal/guidance"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/memlimit"
	"midway/internal/por"
	"midway/internal/state"
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
	// threads that nobody can tell apart begin in the order in which they were created; where that shows to be wrong,
	// the search is given up for another one
	symmetric bool
	spending timeUse                // of time, by function
	ways     *guidance.Distances    // nil before it is asked for
	meetings map[objectOrder]bool   // seen so far
	runnable []bool                 // by thread: it could run in some state
	over     []bool                 // by thread: it came to its end on some path
	examples []Counterexample       // nil, or all that is explored
	job      *jobRun                // Options.Job under way, or nil
	// texts of those that jobs tell states apart by
	conditions map[*expr.Node]string
	places     map[string]bool // names of Options.Places: whether each is known to be violated
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

// Another state may have its turn after so many instructions without an event, or so long.
const (
	pause      = 1 << 19
	pauseAfter = 200 * time.Millisecond
)

// searcher is where states in which a thread is behind come from, or the others.
func (x *Explorer) searcher(early bool) Searcher {
	if early {
		return x.overtakingStates
	}
	return x.search
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
	if x.Opt.Reduction == NoReduction && x.job == nil {
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

// reduced is the program below a state, for package por.
type reduced struct{ *Explorer }
