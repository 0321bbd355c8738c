package pipeline

import (
	"cmp"
	stdctx "context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/report"
)

// Splits are the ways to divide what is looked for into sub-checks, each an exploration of its own (Wen and Yang, §III):
// not at all; one for each assertion, and one for all other properties; or so where all at once takes long.
var Splits = []string{"none", "each", "auto"}

// OtherAssertions are what a failing assertion does in a sub-check that does not look for it: it ends its path, as in a
// run that looks for all; or it is not there, as in Wen and Yang.
var OtherAssertions = []string{"end", "ignore"}

// SubCheckSearches are how a sub-check for an assertion explores: guided to it, what is nearest to it first, until it is
// decided; as a run without sub-checks does, until it is decided; or so, and to the end.
var SubCheckSearches = []string{"directed", "plain", "whole"}

// probeTime is how long all is looked for at once before it is divided.
const probeTime = 2 * time.Second

// subCheck is a part of what a run looks for.
type subCheck struct {
	*Initial
	what string
	at   string // file:line of an assertion
	part execute.SubCheck

	result  *execute.Result
	seconds float64
}

// splits reports whether the plan divides what it looks for.
func (p *Plan) splits() bool {
	return p.Split != "" && p.Split != Splits[0] && p.OnlyCount && p.Granularity == "memory" && p.asks(property.Assertions)
}

// subChecks are the parts of what a run looks for; one at most where there is nothing to divide.
func (i *Initial) subChecks(s *session) (all []*subCheck) {
	graph := i.pointsTo(s)
	failures := guidance.FailuresOf(i.Program, graph)
	assertions := i.looksFor(s, property.Of(property.Assertions))
	places := slices.Clone(failures.Points)
	slices.SortFunc(places, func(a, b guidance.FailurePoint) int {
		x, y := i.Program.Locs[a.Loc], i.Program.Locs[b.Loc]
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line), cmp.Compare(a.Loc, b.Loc), cmp.Compare(a.Kind, b.Kind))
	})
	add := func(of *Initial, what, at string, c execute.SubCheck) {
		c.Others = i.asked()
		all = append(all, &subCheck{Initial: of, what: what, at: at, part: c})
	}
	for _, p := range slices.Compact(places) {
		focus := guidance.NewFocus([]guidance.FailurePoint{p}, false)
		f := *assertions.Facts
		if i.SubChecks != "whole" && i.Context.FromMain { // from a context all conditions of a violation are wanted
			f.Places = []guidance.FailurePoint{p}
		}
		c := execute.SubCheck{Focus: focus}
		if i.SubChecks == "" || i.SubChecks == SubCheckSearches[0] {
			c.Guide = guidance.NewFocused(i.Program, graph, focus)
			c.Distances = guidance.NewDistancesTo(i.Program, graph, focus)
		}
		add(&Initial{Facts: &f, State: i.State, Ledger: i.Ledger}, string(p.Kind), i.Program.At(p.Loc), c)
	}
	if !failures.Known {
		add(assertions, "assertions elsewhere", "", execute.SubCheck{Focus: guidance.NewFocus(places, true)})
	}
	if rest := i.asked().Without(property.Assertions); rest != 0 {
		add(i.looksFor(s, rest), strings.Join(rest.Names(), ", "), "", execute.SubCheck{})
	}
	return all
}

// looksFor is the same initial state for a run that looks for other properties.
func (i *Initial) looksFor(s *session, asked property.Set) *Initial {
	c := *i.settings
	c.Properties, c.Jobs = asked.Names(), 1
	f := *i.Facts
	f.Plan = newPlan(&c, i.Loaded, i.Plan.Context)
	f.Places, f.Guide, f.Slice, f.Control = nil, nil, nil, nil
	f.slices(s)
	return &Initial{Facts: &f, State: i.State, Ledger: i.Ledger}
}

// exploreSplit explores a part of what is looked for after the other.
func exploreSplit(s *session, i *Initial) *Result {
	out := &Result{Result: &execute.Result{Ledger: &ledger.Ledger{}, Complete: true}}
	out.Stats.SolverQueries = map[string]uint64{}
	all := i.subChecks(s)
	if i.Split == "auto" && len(all) > 1 {
		if r := i.probe(s); r != nil {
			return r
		}
	}
	if len(all) == 0 {
		return explorePlain(s, i)
	}
	t := &splitRun{session: s, all: all, out: out}
	t.run(max(i.Jobs, 1))
	if t.stopped && !(i.First && out.Violated()) {
		out.Complete = false
	}
	return out
}

// probe looks for all at once for a moment; nil where that does not decide.
func (i *Initial) probe(s *session) *Result {
	stop, cancel := stdctx.WithTimeout(s.stop, probeTime)
	defer cancel()
	b := s.beside(stop)
	defer b.close()
	other, err := i.again(b)
	if err != nil {
		return nil
	}
	other.Ledger.Include(i.Ledger)
	if r := explorePlain(b, other); r.Complete || i.First && r.Violated() {
		return r
	}
	return nil
}

// splitRun is the sub-checks of a run under way.
type splitRun struct {
	session *session
	out     *Result

	telling sync.Mutex // of progress
	mu      sync.Mutex
	all     []*subCheck
	next    int
	ended   int
	stopped bool
}

// run has so many sub-checks explored at a time.
func (t *splitRun) run(jobs int) {
	stop, cancel := stdctx.WithCancel(t.session.stop)
	defer cancel()
	var working sync.WaitGroup
	for range min(jobs, len(t.all)) {
		working.Go(func() {
			for c, share := t.take(); c != nil; c, share = t.take() {
				t.took(c, t.explore(stop, c, share), cancel)
			}
		})
	}
	working.Wait()
}

// take is the sub-check to begin, and how long it may take: nil at the end.
func (t *splitRun) take() (c *subCheck, share time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.stopped || t.next == len(t.all) || t.session.stop.Err() != nil {
		return nil, 0
	}
	if end, limited := t.session.stop.Deadline(); limited {
		share = time.Until(end) / time.Duration(len(t.all)-t.next)
	}
	t.next++
	return t.all[t.next-1], share
}

// explore explores one sub-check, with expressions, a solver and memory of its own.
func (t *splitRun) explore(stop stdctx.Context, c *subCheck, share time.Duration) *Result {
	if share > 0 {
		limited, cancel := stdctx.WithTimeout(stop, share)
		defer cancel()
		stop = limited
	}
	began := time.Now()
	defer func() { c.seconds = time.Since(began).Seconds() }()
	b := t.session.beside(stop)
	defer b.close()
	if tell := t.session.out.Progress; tell != nil {
		b.out.Progress = func(p execute.Progress) {
			t.telling.Lock()
			defer t.telling.Unlock()
			tell(p)
		}
	}
	i, err := c.again(b)
	if err != nil {
		return nil
	}
	i.check = &c.part
	i.Ledger.Include(c.Ledger)
	return explorePlain(b, i)
}

// took adds the result of a sub-check, nil where there is none, and says what it has decided.
func (t *splitRun) took(c *subCheck, r *Result, cancel func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.ended++
	if r == nil {
		t.out.Complete = false
		return
	}
	c.result = r.Result
	t.out.Include(r.Result)
	t.out.Stats.RunsPruned += r.Stats.RunsPruned
	for _, name := range r.Reductions {
		if !slices.Contains(t.out.Reductions, name) {
			t.out.Reductions = append(t.out.Reductions, name)
		}
	}
	done := c.report()
	t.out.SubChecks = append(t.out.SubChecks, done)
	t.session.note(fmt.Sprintf("%d of %d done: %s", t.ended, len(t.all), done.Line()))
	if c.First && r.Violated() {
		t.stopped = true
		cancel()
	}
}

// report is what a sub-check came to.
func (c *subCheck) report() report.SubCheck {
	verdict := report.Unknown
	switch {
	case c.result.Violated():
		verdict = report.Violated
	case c.result.Complete && len(c.result.Violations) == 0:
		verdict = report.Safe
	}
	return report.SubCheck{
		What: c.what, At: c.at, Verdict: verdict, Complete: c.result.Complete, States: 1 + 2*c.result.Stats.Forks - c.result.Stats.Pointless,
		Runs: c.result.Stats.Runs, Seconds: c.seconds,
	}
}

// removed are the assertions that are not there in a sub-check, by the places of calls that fail; nil where all are.
func (i *Initial) removed() func(ir.LocID) bool {
	if i.check == nil || i.check.Focus == nil || i.OtherAssertions != "ignore" {
		return nil
	}
	focus := i.check.Focus
	return func(at ir.LocID) bool { return !focus.Has(property.Assertion, at) }
}
