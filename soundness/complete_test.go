package soundness_test

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"midway/context"
	"midway/dataflow"
	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/pointsto"
	"midway/internal/solver"
	"midway/soundness"
	"midway/soundness/concrete"
	"midway/soundness/generate"
)

var (
	morePrograms = flag.Uint64("programs", 0, "take contexts from the runs of so many generated programs instead of a few")
	firstSeed    = flag.Uint64("from", 1, "the first seed")
	soakTime     = flag.Duration("soak", 0, "take contexts from the runs of new programs for so long")
	keepIn       = flag.String("keep", "", "write the generated programs that fail into this folder")
)

// tally counts what became of the moments that were taken as contexts.
type tally struct {
	runs, contexts int
	threads        int            // contexts of several threads
	blocked        int            // with a thread blocked inside a call
	woken          int            // with one that was woken there and has not run since
	incomplete     int            // with an incomplete stack
	events         int            // followed
	kept           int            // contexts in which something is known of fields under locks
	owned          int            // contexts in which threads own objects that are told apart
	no             map[string]int // moments that are none
	crews          int            // contexts in which threads of a loop are known to go together
	patience       time.Duration  // for each run that is followed
	races          int            // contexts that a fact on programs without races does not describe, of runs that race
	followed       map[string]int
}

func newTally() *tally {
	return &tally{patience: 10 * time.Second, no: map[string]int{}, followed: map[string]int{}}
}

// shape counts what kind of context a moment is.
func (n *tally) shape(s *soundness.Snapshot) {
	count := func(at *int, is func(context.Thread) bool) {
		if slices.ContainsFunc(s.Context.Threads, is) {
			*at++
		}
	}
	if len(s.Context.Threads) > 1 {
		n.threads++
	}
	count(&n.blocked, func(t context.Thread) bool { return t.Blocked })
	if slices.ContainsFunc(s.Stands, func(st soundness.Stand) bool { return st.Woken }) {
		n.woken++
	}
	count(&n.incomplete, func(t context.Thread) bool { return !t.Complete })
}

func (n *tally) String() string {
	out := fmt.Sprintf("%d runs, %d contexts, of several threads %d, blocked %d, woken %d, incomplete %d, with fields under locks %d, threads that go together %d, left out for races %d; %d events",
		n.runs, n.contexts, n.threads, n.blocked, n.woken, n.incomplete, n.kept, n.crews, n.races, n.events)
	for _, m := range []map[string]int{n.followed, n.no} {
		for _, k := range slices.Sorted(func(yield func(string) bool) {
			for k := range m {
				if !yield(k) {
					return
				}
			}
		}) {
			out += fmt.Sprintf("\n%6d %s", m[k], k)
		}
	}
	return out
}

// run is one random run of a program, stopped at random moments.
type run struct {
	soundness.Tracker
	*concrete.Random
	rng     *rand.Rand
	m       *concrete.Machine
	stops   map[int]bool // decisions to stop at
	depth   func() int
	at      int
	snaps   []*soundness.Snapshot
	refused func(why string)
}

// Next takes the moment where it is one to stop at, and goes on.
func (r *run) Next(m *concrete.Machine, turns []concrete.Turn) int {
	r.Stop(m)
	if r.stops[r.at] || r.Woken() && r.rng.IntN(6) == 0 {
		if s, why := r.Snapshot(m, r.depth()); why == "" && (len(s.Stands) > 1 || r.rng.IntN(8) == 0) {
			r.snaps = append(r.snaps, s)
		} else {
			r.refused(why)
			r.stops[r.at+1+r.rng.IntN(4)] = true // soon there may be one
		}
	}
	r.at++
	if r.at > maxDecisions {
		return -1
	}
	return r.Random.Next(m, turns)
}

// maxDecisions bounds a run.
const maxDecisions = 20_000

// newRun makes a run that stops at the given decisions.
func newRun(tb testing.TB, p *ir.Program, opt concrete.Options, seed uint64, stops map[int]bool, n *tally) (*run, *soundness.Inputs) {
	tb.Helper()
	r := &run{Random: concrete.NewRandom(seed), stops: stops, rng: rand.New(rand.NewPCG(seed, 3)), refused: func(why string) { n.no[cmp.Or(why, "only main is alive")]++ }}
	r.Stay = int(seed%3) * 45
	r.depth = func() int { return max(0, r.rng.IntN(5)-2) } // 1 or 2 frames, or mostly all
	in := soundness.NewInputs(concrete.NewRandomInputs(seed), func() *concrete.Machine { return r.m })
	m, err := concrete.New(p, opt, in, r)
	if err != nil {
		tb.Fatal(err)
	}
	r.m = m
	m.Watch = r.Watch
	return r, in
}

// moments takes up to k random moments of a run as contexts.
func moments(tb testing.TB, p *ir.Program, opt concrete.Options, seed uint64, k int, n *tally) (snaps []*soundness.Snapshot, in *soundness.Inputs) {
	tb.Helper()
	long, _ := newRun(tb, p, opt, seed, map[int]bool{}, newTally())
	long.m.Run(concrete.Instruction)
	rng := rand.New(rand.NewPCG(seed, 4))
	stops := map[int]bool{}
	for range k {
		stops[rng.IntN(max(1, long.at))] = true
	}
	r, in := newRun(tb, p, opt, seed, stops, n)
	r.m.Run(concrete.Instruction)
	n.runs++
	return r.snaps[:min(len(r.snaps), k)], in
}

// memories are the ways to follow pointers of the initial state: each in its turn.
var memories = []soundness.Memory{{Split: true, Typed: true}, {}, {Split: true}}

// covered: the seed of a moment's context models it, every fact holds in it, and a path from it is the one that the
// run takes from there under a new random schedule.
func covered(snap *soundness.Snapshot, in *soundness.Inputs, graphs func(typed bool) *pointsto.Graph, seed uint64, n *tally) error {
	n.contexts++
	n.shape(snap)
	how := memories[n.contexts%len(memories)]
	points := graphs(how.Typed)
	s, err := soundness.NewSeed(snap, points, how)
	if err != nil {
		return fmt.Errorf("the threads stand there, the analysis says they cannot: %w", err)
	}
	sol := solver.New(s.B, solver.Options{})
	defer sol.Close()
	if len(s.Monitors.Invariants()) > 0 {
		n.kept++
	}
	if len(s.Owners.Guards()) > 0 {
		n.owned++
	}
	if goTogether(s) {
		n.crews++
	}
	if err := s.Models(sol); err != nil {
		if s.ByRaces && raceFollows(snap, in, seed) {
			n.races++
			return nil
		}
		return fmt.Errorf("the seed does not model the moment: %w", err)
	}
	r := concrete.NewRandom(seed)
	r.Stay = int(seed%4) * 30
	rec := soundness.Record(snap, in, r, maxEvents)
	answer, why := s.Follow(sol, rec, n.patience)
	if answer == soundness.Missing && how.Typed && !how.Parts {
		if again, w := inParts(snap, points, how, rec, n); again == soundness.Covered {
			answer, why = again, w
		}
	}
	n.events += len(rec.Events)
	n.followed[answer.String()]++
	if answer == soundness.Unclear || answer == soundness.Incomplete {
		reason, _, _ := strings.Cut(why, ";")
		n.followed[answer.String()+": "+reason]++
	}
	if answer == soundness.Missing && s.ByRaces && raceFollows(snap, in, seed) {
		n.races++
		return nil
	}
	if answer == soundness.Missing {
		return fmt.Errorf("no path from the seed (%+v) is the run's: %s", how, why)
	}
	return nil
}

// inParts follows a run with Memory.Parts.
func inParts(snap *soundness.Snapshot, points *pointsto.Graph, how soundness.Memory, rec *soundness.Recording, n *tally) (soundness.Followed, string) {
	how.Parts = true
	s, err := soundness.NewSeed(snap, points, how)
	if err != nil {
		return soundness.Missing, err.Error()
	}
	sol := solver.New(s.B, solver.Options{})
	defer sol.Close()
	if err := s.Models(sol); err != nil {
		return soundness.Missing, err.Error()
	}
	return s.Follow(sol, rec, n.patience)
}

// goTogether reports whether something is known of the threads of one loop because they wait alike: facts that name the
// function they start in.
func goTogether(s *soundness.Seed) bool {
	return slices.ContainsFunc(s.Barriers.Guards(), func(g dataflow.Guard) bool {
		return slices.ContainsFunc(s.Analysis.ThreadGroups(), func(c dataflow.ThreadGroup) bool { return g.At == s.P.At(s.P.Funcs[c.Entry].Loc) })
	})
}

// raceFollows reports whether a run that goes on from a moment meets a data race, between accesses before or after it:
// then the ledger says of the facts that rest on the absence of races that they may not hold there. One that happened
// before the moment would have ended the run.
func raceFollows(snap *soundness.Snapshot, in *soundness.Inputs, seed uint64) bool {
	for i := range uint64(16) {
		m := snap.Machine.Clone()
		m.Inputs, m.Schedule, m.Watch = in.Inputs, concrete.NewRandom(seed+i), nil
		m.Run(concrete.Instruction)
		if m.End != nil && m.End.Kind == "data-race" {
			return true
		}
	}
	return false
}

// maxEvents bounds how far a run is followed.
const maxEvents = 300

// graphsOf are the points-to graphs that runs of a program rest on: by layouts where memory has types.
func graphsOf(p *ir.Program) func(typed bool) *pointsto.Graph {
	kept := map[bool]*pointsto.Graph{}
	return func(typed bool) *pointsto.Graph {
		if kept[typed] == nil {
			as := pointsto.Untyped
			if typed {
				as = pointsto.Layouts
			}
			kept[typed] = pointsto.AnalyzeTyped(p, as, nil)
		}
		return kept[typed]
	}
}

// contextsOf holds the contexts of some runs of a program against the runs.
func contextsOf(tb testing.TB, p *ir.Program, opt concrete.Options, seed uint64, runs, each int, n *tally) error {
	tb.Helper()
	graphs := graphsOf(p)
	for i := range uint64(runs) {
		snaps, in := moments(tb, p, opt, seed*16+i, each, n)
		for k, snap := range snaps {
			if err := covered(snap, in, graphs, seed+uint64(k), n); err != nil {
				return fmt.Errorf("run %d, moment %d: %w\n%s", i, k, err, snap)
			}
		}
	}
	return nil
}

// TestContextsOfGeneratedPrograms: random moments of random runs of generated programs.
func TestContextsOfGeneratedPrograms(t *testing.T) {
	long.Test(t)
	n := newTally()
	count, start := long.Of(uint64(8)), time.Now()
	if *morePrograms > 0 {
		count = *morePrograms
	}
	first := *firstSeed
	if *soakTime > 0 {
		first, count = uint64(start.UnixMicro()), 1<<62
	}
	for seed := first; seed < first+count && (*soakTime == 0 || time.Since(start) < *soakTime); seed++ {
		p := generate.New(seed, contextProfile(seed))
		if err := generated(t, p, seed, n); err != nil {
			small := shrunk(t, p, seed, err)
			t.Errorf("seed %d: %v\n%s\n%v", seed, err, small, generated(t, small, seed, newTally()))
		}
	}
	t.Log(n)
	if n.contexts == 0 || n.followed["covered"]*2 < n.contexts {
		t.Error("too little was compared")
	}
}

func contextProfile(seed uint64) generate.Profile {
	return generate.Profile{Threads: 1 + int(seed%3), Inputs: int(seed / 3 % 2), Size: 3 + int(seed%4), Events: 100_000}
}

// fromText loads a program from its text.
func fromText(tb testing.TB, text string) (*ir.Program, error) {
	tb.Helper()
	return fromTextWith(tb, text, ir.Options{})
}

func fromTextWith(tb testing.TB, text string, opt ir.Options) (*ir.Program, error) {
	tb.Helper()
	file := filepath.Join(tb.TempDir(), "program.c")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		tb.Fatal(err)
	}
	return loaded([]string{file}, opt)
}

func generated(tb testing.TB, p *generate.Program, seed uint64, n *tally) error {
	tb.Helper()
	prog, err := fromText(tb, p.String())
	if err != nil {
		return fmt.Errorf("the program does not load: %w", err)
	}
	return contextsOf(tb, prog, concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000}, seed, 2, 3, n)
}

// shrunk is a smaller program that fails in the same way.
func shrunk(tb testing.TB, p *generate.Program, seed uint64, err error) *generate.Program {
	tb.Helper()
	stop := time.Now().Add(20 * time.Second)
	kind := func(err error) string {
		a, _, _ := strings.Cut(err.Error(), ": the")
		return strings.TrimLeft(a, "run moet,:0123456789")
	}
	small := generate.Shrink(p, 300, func(q *generate.Program) bool {
		if time.Now().After(stop) {
			return false
		}
		now := generated(tb, q, seed, newTally())
		return now != nil && kind(now) == kind(err)
	})
	if *keepIn != "" {
		for name, text := range map[string]string{"": p.String(), "-small": small.String()} {
			if err := os.WriteFile(fmt.Sprintf("%s/context-%d%s.c", *keepIn, seed, name), []byte(text), 0o600); err != nil {
				tb.Log(err)
			}
		}
	}
	return small
}

// TestContextsOfCorpus: random moments of random runs of the repository's own end-to-end programs.
func TestContextsOfCorpus(t *testing.T) {
	long.Test(t)
	n, runs := newTally(), 1
	if *morePrograms > 0 {
		runs = 6
	}
	for _, a := range corpus(t) {
		t.Run(a.name, func(t *testing.T) {
			loading, running := a.options()
			running.MaxSteps = 200_000
			if err := contextsOf(t, load(t, a.files, loading), running, *firstSeed, runs, 2, n); err != nil {
				t.Error(err)
			}
		})
	}
	t.Log(n)
	if n.contexts < 15 || n.followed["covered"]*2 < n.contexts {
		t.Error("too little was compared")
	}
}
