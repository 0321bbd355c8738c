package execute

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/state"
)

// Job is a part of an exploration of which others explore the rest (package jobs). It is explored from the state that
// all of them begin with.
type Job struct {
	Subtree *jobs.Subtree
	Wanted  func() jobs.Wish       // whether a part is to be given away; asked at every state
	Divide  func(*jobs.Split) bool // proposes that; false where the exploration is to end
	Found   func(jobs.Finding)     // nil, or told of each violation when it is seen first
	// where paths are listed: the texts of one, for who has other terms; of its steps from one on
	Tell func(p *Path, from int) *Told
	// the conditions of several paths that show a violation are wanted, as far as they are kept (ViolationRecord)
	Conditions bool
	Portion    jobs.Portion // afterwards: what was seen since the latest split
	Strayed    *por.Strayed // afterwards: nil, or how the replay went otherwise: nothing counts
	Ended      bool         // afterwards: the exploration came to its end, and was not broken off
}

// jobRun is a job under way.
type jobRun struct {
	*Job
	explorer  *Explorer
	search    *por.Search[*node]
	shown     []por.Move                // the moves before the one that is shown beyond a violation; nil: those of the search
	last      move                      // that led to what is recorded now
	way       func(func(por.Move, int)) // the steps of the path under way; nil before there are any
	numbers   bool                      // they are numbers of states, without reduction
	witnesses map[string]*Counterexample
	more      map[string][]*Counterexample // others, with Job.Conditions
	kept      map[string]int               // how many of these there were, by place
	positions [][]int                      // of the paths that are listed
	seen      map[string]bool              // told of
	counts    map[string]int
	before    Stats             // at the latest split
	told      []ledger.Entry    // by then
	covered   map[string]bool   // blocks, by then
	since     time.Time         // of then
	queries   map[string]uint64 // of the solver, by then: it may be that of other jobs, too
	solving   float64
	start     int  // of several first states, where the job is not divided
	finished  bool // the counts of the search are in those of the explorer
}

// move is a step of a thread and which of its outcomes is meant.
type move struct {
	Thread  int    `json:"thread"`  // state.None: what the state shows in which no thread can go on
	Choice  uint64 `json:"choice"`  // por.Outcome.Choice
	Outcome int    `json:"outcome"` // index, or unknown
}

// unknown is an outcome that only its choice names.
const unknown = -1

// Counterexample is a path that shows a violation, as the steps that lead there from the first state. An explorer of
// the same program makes a record of it ([Explorer.Reproduce]).
type Counterexample struct {
	Place     string `json:"place"`
	Undecided bool   `json:"undecided,omitempty"`
	Switches  int    `json:"switches"`
	Length    int    `json:"length"`
	Start     int    `json:"start,omitempty"` // of several first states
	Moves     []move `json:"moves"`           // none: what the first state shows before its first step
}

// comesTo notes the step that led to what is recorded next.
func (j *jobRun) comesTo(thread int, choice uint64) {
	if j != nil {
		j.last = move{thread, choice, unknown}
	}
}

// saw notes a violation.
func (j *jobRun) saw(st *state.State, undecided bool) {
	if j == nil {
		return
	}
	place := nameOf(st.End.Kind, st.End.Loc, st.End.Pair)
	j.counts[CountOf(place)]++
	w := &Counterexample{
		Place:     place,
		Start:     j.start,
		Undecided: undecided,
		Switches:  st.Trace.Switches(),
		Length:    st.Trace.Length(),
	}
	old := j.witnesses[place]
	better := old == nil || w.Better(old)
	if !better && (!j.Conditions || j.kept[place] >= maxConditions) {
		return
	}
	j.leads(w)
	if j.Conditions {
		j.kept[place]++
		j.more[place] = append(j.more[place], w)
	}
	if !better {
		return
	}
	j.witnesses[place] = w
	if j.Found != nil && !j.seen[place] {
		j.seen[place] = true
		j.Found(w.finding())
	}
}

// leads notes which steps lead to a violation.
func (j *jobRun) leads(w *Counterexample) {
	switch {
	case j.shown != nil:
		for _, m := range j.shown {
			w.Moves = append(w.Moves, move{m.Thread, m.Choice, unknown})
		}
	case j.way != nil:
		j.way(func(m por.Move, outcome int) { w.Moves = append(w.Moves, move{m.Thread, m.Choice, outcome}) })
	}
	if j.way != nil && !j.numbers {
		w.Moves = append(w.Moves, j.last)
	}
}

// finding is the counterexample for the protocol.
func (w *Counterexample) finding() jobs.Finding {
	data, err := json.Marshal(w)
	if err != nil {
		panic(err)
	}
	sum := sha256.Sum256(data)
	return jobs.Finding{Key: hex.EncodeToString(sum[:16]), Data: data}
}

// nameOf names a violation. A race may show at either of its places.
func nameOf(kind property.Kind, at ir.LocID, pair [2]ir.LocID) string {
	if pair != (state.End{}).Pair {
		return fmt.Sprintf("%s@%d,%d", kind, pair[0], pair[1])
	}
	return fmt.Sprintf("%s@%d", kind, at)
}

// Place names the violation, as counterexamples do.
func (v *ViolationRecord) Place() string { return nameOf(v.Kind, v.Loc, v.Pair) }

// CountOf names the count of paths that showed a violation.
func CountOf(place string) string { return "violation " + place }

// Better reports whether one is listed in place of another one (preferred).
func (w *Counterexample) Better(o *Counterexample) bool {
	switch {
	case w.Undecided != o.Undecided:
		return o.Undecided
	case w.Switches != o.Switches:
		return w.Switches < o.Switches
	}
	return w.Length < o.Length
}

// byJob explores a job.
func (x *Explorer) byJob(ctx context.Context, st *state.State) {
	j := &jobRun{
		Job:       x.Opt.Job,
		explorer:  x,
		witnesses: map[string]*Counterexample{},
		counts:    map[string]int{},
		seen:      map[string]bool{},
		more:      map[string][]*Counterexample{},
		kept:      map[string]int{},
		numbers:   x.Opt.Reduction == NoReduction,
		covered:   map[string]bool{},
		since:     time.Now(),
	}
	j.queries, j.solving = x.M.SolverStats()
	x.job, x.helps = j, true
	why, whole := "", true
	if j.numbers {
		whole = j.everySchedule(ctx, st, &why)
	} else {
		whole = j.byTraces(ctx, st, &why)
	}
	if why != "" && !x.res.Stopped {
		x.giveUp(why)
	}
	if j.Strayed != nil {
		return
	}
	j.finished = true
	p := j.portion()
	p.Additions, p.LeftOut = j.Portion.Additions, !whole || x.res.Stopped
	j.Portion, j.Ended = p, true
}

// byTraces explores a job with a reduction. It returns whether everything was explored.
func (j *jobRun) byTraces(ctx context.Context, st *state.State, why *string) (whole bool) {
	x := j.explorer
	first := len(j.Subtree.Levels) == 0 && j.Subtree.Last == nil
	opt := x.searchOptions(ctx, why)
	starts := x.starts(st, !first)
	switch {
	case len(starts) == 1:
		opt.Divider = j
		j.begins(por.New(reduced{x}, opt))
		x.explored = j.search.Progress
		j.Portion.Additions, whole, j.Strayed = j.search.Explore(starts[0].State, j.Subtree)
	case !first:
		j.Strayed = &por.Strayed{Why: "the first state is another one"}
		return false
	default:
		whole = x.eachStart(starts, opt, j)
	}
	x.searched(&j.search.Stats, opt.Deepest)
	return whole
}

// begins begins a search.
func (j *jobRun) begins(s *por.Search[*node]) { j.search, j.way = s, s.Way }

// eachStart explores everything where there are several first states, or none: such a job is not divided.
func (x *Explorer) eachStart(starts []por.Outcome[*node], opt por.Options[*node], j *jobRun) (whole bool) {
	whole = true
	j.begins(por.New(reduced{x}, opt))
	for i, o := range starts {
		j.start = i
		whole = j.search.Run(o.State) && whole
	}
	return whole
}

// Digest is digest.
func (j *jobRun) Digest(n *node) uint64 { return digest(n.st) }

// Wanted is Job.Wanted.
func (j *jobRun) Wanted() jobs.Wish { return j.Job.Wanted() }

// Divide is Job.Divide, with what was seen.
func (j *jobRun) Divide(s *jobs.Split) bool {
	p := j.portion()
	p.Additions, p.LeftOut = s.Done.Additions, s.Done.LeftOut
	s.Done = p
	return j.Job.Divide(s)
}

// portion is what was seen since the last time.
func (j *jobRun) portion() (p jobs.Portion) {
	for _, place := range slices.Sorted(maps.Keys(j.witnesses)) {
		p.Findings = append(p.Findings, j.witnesses[place].finding())
		for _, w := range j.more[place] {
			if w != j.witnesses[place] {
				p.Findings = append(p.Findings, w.finding())
			}
		}
		delete(j.more, place)
	}
	for _, place := range slices.Sorted(maps.Keys(j.more)) {
		for _, w := range j.more[place] {
			p.Findings = append(p.Findings, w.finding())
		}
	}
	p.Paths = j.paths()
	p.Counts = j.counts
	j.addStats(p.Counts)
	if !j.explorer.res.Complete {
		p.Counts[countIncomplete]++
	}
	for _, block := range j.explorer.seen() {
		if !j.covered[block] {
			j.covered[block] = true
			p.Covered = append(p.Covered, block)
		}
	}
	for _, e := range j.explorer.M.Ledger.Entries() {
		if !slices.Contains(j.told, e) {
			j.told = append(j.told, e)
			data, err := json.Marshal(e)
			if err != nil {
				panic(err)
			}
			p.Notes = append(p.Notes, data)
		}
	}
	j.witnesses, j.counts = map[string]*Counterexample{}, map[string]int{}
	j.more = map[string][]*Counterexample{}
	return p
}

// countIncomplete counts portions of explorations that left something out.
const countIncomplete = "incomplete"

// named are the counts of an exploration that are added up over jobs.
func (s *Stats) named() map[string]*int {
	return map[string]*int{
		"paths": &s.Paths, "paths cut": &s.PathsCut, "runs": &s.Runs, "runs blocked": &s.RunsBlocked,
		"states": &s.States,
	}
}

// addStats adds what was counted since the last time.
func (j *jobRun) addStats(to map[string]int) {
	x := j.explorer
	now := x.res.Stats
	now.Paths, now.Instructions, now.Forks = x.paths, x.M.Instructions, x.M.Forks
	if !j.finished && j.search != nil {
		now.States += j.search.States
		now.RunsBlocked += j.search.Blocked
	}
	is, was := now.named(), j.before.named()
	for name, n := range is {
		if d := *n - *was[name]; d != 0 {
			to[name] += d
		}
	}
	to["instructions"] += int(now.Instructions - j.before.Instructions)
	to["forks"] += int(now.Forks - j.before.Forks)
	to[countPointless] += int(now.Pointless - j.before.Pointless)
	to[countWorking] += int(time.Since(j.since).Microseconds())
	j.since = time.Now()
	j.before = now
	queries, solving := x.M.SolverStats()
	for tier, n := range queries {
		if d := n - j.queries[tier]; d > 0 {
			to[countQueries+tier] += int(d)
		}
	}
	to[countSolving] += int((solving - j.solving) * 1e6)
	j.queries, j.solving = queries, solving
}

// Names of counts: queries of the solver, by tier, the microseconds that it took, those of the work as a whole by the
// clock, and sides of branches from which nothing that is looked for can fail.
const (
	countQueries   = "queries "
	countSolving   = "solver microseconds"
	countWorking   = "microseconds"
	countPointless = "pointless"
)

// Take sets what was added up over jobs.
func (s *Stats) Take(counts map[string]int) {
	for name, n := range s.named() {
		*n = counts[name]
	}
	s.Instructions, s.Forks = uint64(counts["instructions"]), uint64(counts["forks"])
	s.Pointless, s.WallSeconds = uint64(counts[countPointless]), float64(counts[countWorking])/1e6
	s.SolverSeconds, s.SolverQueries = float64(counts[countSolving])/1e6, map[string]uint64{}
	for name, n := range counts {
		if tier, ok := strings.CutPrefix(name, countQueries); ok {
			s.SolverQueries[tier] = uint64(n)
		}
	}
}

// LeftOut reports whether some portion is of an exploration that left something out.
func LeftOut(counts map[string]int) bool { return counts[countIncomplete] > 0 }
