package por

import (
	"flag"
	"fmt"
	"hash/maphash"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"midway/internal/jobs"
	"midway/internal/jobs/simulation"
	"midway/internal/long"
)

// counted is a mini program of which every run that comes to an end is counted by its steps.
type counted struct {
	*machine
	paths map[*mini]uint64 // hashes of the steps that lead to states
	runs  map[string]int
	errs  *rand.Rand // nil, or what is replayed goes wrong now and then
}

func newCounted(code [threads][]op) *counted {
	return &counted{
		machine: &machine{code: code, ignored: -1, found: map[string]bool{}}, paths: map[*mini]uint64{}, runs: map[string]int{},
	}
}

func (c *counted) Decide(s *mini, last int) Decision {
	d := c.machine.Decide(s, last)
	if len(d.Threads) == 0 && !c.quiet && !s.beyond {
		c.ends(c.paths[s])
	}
	return d
}

func (c *counted) ends(path uint64) { c.runs[fmt.Sprintf("run %x", path)]++ }

func (c *counted) Step(s *mini, t int, whole bool) ([]Outcome[*mini], Rest[*mini]) {
	if whole {
		return c.step(s, t), nil
	}
	return oneByOne(c.step(s, t))
}

func (c *counted) step(s *mini, t int) []Outcome[*mini] {
	outcomes := c.machine.step(s, t)
	for i := range outcomes {
		o := &outcomes[i]
		path := (c.paths[s]*31+uint64(t)+1)*1099511628211 + o.Choice
		c.paths[o.State] = path
		if o.Ending != GoesOn && !c.quiet && !s.beyond {
			c.ends(path)
		}
	}
	if c.quiet && c.errs != nil && c.errs.Intn(8) == 0 {
		for i := range outcomes {
			outcomes[i].State.v[0][0] += 5
			outcomes[i].State.v[1][1] += 3
		}
	}
	return outcomes
}

var (
	simulations     = flag.Int64("simulations", 10_000, "how many simulations TestJobsAgreeWithOne runs")
	simulationsFrom = flag.Int64("simulations-from", 0, "the seed of the first one")
)

var digestSeed = maphash.MakeSeed()

// attempt is a search for a simulated worker.
type attempt struct {
	*simulation.Attempt
	*counted
	since func() jobs.Portion
}

func (a *attempt) Digest(s *mini) uint64 {
	c := *s
	c.gone = false
	return maphash.Comparable(digestSeed, c)
}

func (a *attempt) Divide(s *jobs.Split) bool {
	p := a.since()
	p.Additions, p.LeftOut = s.Done.Additions, s.Done.LeftOut
	s.Done = p
	return a.Attempt.Divide(s)
}

// portion is what was seen since the last time.
func (c *counted) portion() (p jobs.Portion) {
	for _, f := range slices.Sorted(maps.Keys(c.found)) {
		if strings.Contains(f, "violation") {
			p.Findings = append(p.Findings, jobs.Finding{Key: f})
		} else {
			p.Covered = append(p.Covered, f)
		}
	}
	p.Counts = c.runs
	clear(c.found)
	c.machine.ends, c.runs = nil, map[string]int{}
	return p
}

// explorer explores jobs of a mini program.
func explorer(code [threads][]op, drop rule, errs *rand.Rand) simulation.Worker {
	return func(job *jobs.Subtree, at *simulation.Attempt) (jobs.Portion, bool) {
		c := newCounted(code)
		c.errs = errs
		a := &attempt{at, c, c.portion}
		x := New(c, Options[*mini]{Divider: a, Stop: func() bool { return !at.Goes() }, drop: drop})
		additions, whole, strayed := x.Explore(&mini{mask: 1<<lanes - 1}, job)
		p := c.portion()
		p.Additions, p.LeftOut = additions, !whole
		return p, strayed != nil
	}
}

// once is what one search sees, and how many runs it has.
func once(code [threads][]op) (found map[string]bool, runs map[string]int, whole bool) {
	c := newCounted(code)
	x := New(c, Options[*mini]{})
	whole = x.Run(&mini{mask: 1<<lanes - 1})
	return c.found, c.runs, whole
}

// seen is all that was found or covered.
func seen(o *jobs.Outcome) map[string]bool {
	out := map[string]bool{}
	for _, f := range o.Findings {
		out[f.Finding.Key] = true
	}
	for _, c := range o.Covered {
		out[c] = true
	}
	return out
}

// trial is a simulation.
type trial struct {
	config         jobs.Config
	drop           rule
	oneIn, mishaps int        // what goes wrong
	errs           *rand.Rand // nil, or what workers replay goes wrong now and then
	exact          bool       // there are to be as many runs as one search has
	limits         bool       // which run a limit strikes depends on the order of exploration
	jobs           []jobs.Job // afterwards
}

// usual is what goes wrong in simulations, rough in those that look for something lost.
func usual() trial { return trial{config: jobs.Config{Lost: 1 << 20}, oneIn: 8, mishaps: 16} }
func rough() trial { return trial{config: jobs.Config{Lost: 1 << 20}, oneIn: 6, mishaps: 40} }

// differs says where jobs show something else than one search does, in one simulation; "" where they do not.
func (s *trial) differs(seed int64, code [threads][]op) string {
	parts := 1
	if seed%8 == 0 {
		parts = 2
	}
	all, list, err := simulation.Run(seed, simulation.Options{
		Config: s.config, Parts: parts, Workers: 1 + int(seed%4), Explore: explorer(code, s.drop, s.errs),
		OneIn: s.oneIn, Mishaps: s.mishaps,
	})
	if err != nil {
		return err.Error()
	}
	s.jobs = list
	for i := range all {
		if d := s.differsIn(&all[i], code); d != "" {
			return d
		}
	}
	return ""
}

// differsIn says where the outcome of jobs differs from that of one search.
func (s *trial) differsIn(o *jobs.Outcome, code [threads][]op) string {
	want, runs, whole := once(code)
	for run, n := range o.Counts {
		if n > 1 {
			return fmt.Sprintf("%s was counted %d times", run, n)
		}
	}
	got := seen(o)
	lost, extra := missing(want, got), missing(got, want)
	switch {
	case s.errs != nil && !o.Complete:
	case len(lost) > 0:
		return fmt.Sprintf("lost %q, complete: %t", lost, o.Complete)
	case whole && len(extra) > 0:
		return fmt.Sprintf("invented %q", extra)
	case !s.limits && o.Complete != whole:
		return fmt.Sprintf("complete: %t, one search: %t", o.Complete, whole)
	case s.exact && len(o.Counts) != len(runs):
		return fmt.Sprintf("%d runs, one search has %d", len(o.Counts), len(runs))
	}
	return ""
}

// simulated are the mixes of operations of simulated programs, besides those that leave something out.
var simulated = slices.Sorted(maps.Keys(families))

// exactFamilies are those of which no run is cut: jobs have as many runs as one search.
var exactFamilies = []string{"memory", "locks", "blocking", "choices", "queue", "compound"}

var unknownKinds = []opKind{opUnknown, opAssert, opWrite, opRead, opAdd}

// program gives a trial the program of a seed.
func (s *trial) program(seed int64) (code [threads][]op) {
	r := rand.New(rand.NewSource(seed))
	name, kinds := "unknown", unknownKinds
	if s.limits = seed%3 == 0; !s.limits {
		name = simulated[int(seed/3)%len(simulated)]
		kinds = families[name]
	}
	n := 2 + r.Intn(3)
	length := [...]int{2, 2, 1}[n-2]
	for t := range n {
		for range length + r.Intn(2) {
			code[t] = append(code[t], op{kinds[r.Intn(len(kinds))], int8(r.Intn(vars)), int8(r.Intn(3))})
		}
	}
	s.exact = slices.Contains(exactFamilies, name)
	return code
}

// TestJobsAgreeWithOne: whatever happens to workers and coordinator, jobs find what one search finds, cover what it
// covers, know whether everything was explored, and count no run twice.
func TestJobsAgreeWithOne(t *testing.T) {
	seeds, were := *simulations, map[jobs.Status]int{}
	if testing.Short() {
		seeds = min(seeds, 500)
	}
	splits, again := 0, 0
	for seed := *simulationsFrom; seed < *simulationsFrom+seeds; seed++ {
		s := usual()
		code := s.program(seed)
		if d := s.differs(seed, code); d != "" {
			t.Fatalf("seed %d, %v: %s", seed, code, d)
		}
		for _, j := range s.jobs {
			were[j.Status]++
			splits += j.Splits
			if j.Attempt > 1 {
				again++
			}
		}
	}
	if n := int(seeds); were[jobs.Done] < 3*n || splits < n || again < n || were[jobs.Withdrawn] < n/200 {
		t.Errorf("%d simulations had %v, %d splits, %d jobs in several attempts: too little happens", n, were, splits, again)
	}
}

// TestEveryRuleOfJobsIsNeeded leaves out one rule of the protocol after the other: some simulation loses something then,
// or counts something twice.
func TestEveryRuleOfJobsIsNeeded(t *testing.T) {
	long.Test(t)
	for _, c := range []struct {
		name    string
		without jobs.Rule
		want    string
	}{
		{"sleepers", jobs.RuleSleepers, "lost"},
		{"children are made with the split", jobs.RuleChildrenLater, "complete: true"},
		{"the parent shrinks with the split", jobs.RuleShrinkLater, "times"},
		{"attempts are fenced", jobs.RuleFence, "times"},
		{"additions are made with what is accepted", jobs.RuleAdditions, "complete: true"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for seed := range int64(10_000) {
				s := rough()
				s.config.Without = c.without
				if d := s.differs(seed, s.program(seed)); strings.Contains(d, c.want) {
					return
				}
			}
			t.Errorf("no simulation shows %q", c.want)
		})
	}
}

// TestStrayingReplaysAreUnknown: where replays lead to other states than the jobs say, nothing is lost that is said to
// be complete. Without the digests something is.
func TestStrayingReplaysAreUnknown(t *testing.T) {
	long.Test(t)
	unknown, lost := 0, 0
	for seed := range int64(1500) {
		for _, drop := range []rule{0, dropDigests} {
			s := usual()
			s.drop, s.errs = drop, rand.New(rand.NewSource(seed))
			code := s.program(seed)
			d := s.differs(seed, code)
			switch {
			case drop == 0 && d != "":
				t.Fatalf("seed %d, %v: %s", seed, code, d)
			case drop != 0 && strings.Contains(d, "complete: true"):
				lost++
			}
			if slices.ContainsFunc(s.jobs, func(j jobs.Job) bool { return j.Status == jobs.Unknown }) {
				unknown++
			}
		}
	}
	if unknown == 0 || lost == 0 {
		t.Errorf("%d simulations with an unknown job, %d that lose something without digests", unknown, lost)
	}
}

// saver is a Divider that keeps what is seen at every state.
type saver struct {
	*attempt
	saved []jobs.Split
}

func (s *saver) Wanted() jobs.Wish { return jobs.ToSave }

func (s *saver) Divide(d *jobs.Split) bool {
	s.saved = append(s.saved, *d)
	return true
}

// TestLeftOutOutcomesAreSplit: what a split keeps says of each step whether something was left out behind one of its
// earlier outcomes, so that another attempt knows.
func TestLeftOutOutcomesAreSplit(t *testing.T) {
	c := newCounted([threads][]op{{{opChoose, 0, 0}, {opUnknown, 1, 0}}, {{opRead, 0, 0}}})
	s := &saver{attempt: &attempt{nil, c, c.portion}}
	x := New(c, Options[*mini]{Divider: s})
	if _, whole, strayed := x.Explore(&mini{mask: 1<<lanes - 1}, &jobs.Subtree{}); whole || strayed != nil {
		t.Fatal(whole, strayed)
	}
	second := 0
	for _, d := range s.saved {
		if l := d.Stack[0]; l.Thread == 0 && l.Outcome == 1 {
			second++
			if !l.LeftOut || !d.Done.LeftOut {
				t.Errorf("behind the second outcome nothing is known of what the first one left out: %+v", d)
			}
		}
	}
	if second == 0 {
		t.Error("nothing was kept behind the second outcome")
	}
}
