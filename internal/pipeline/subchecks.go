package pipeline

import (
	"cmp"
	stdctx "context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/ledger"
	"midway/internal/memlimit"
	"midway/internal/property"
	"midway/internal/report"
)

// Splits are the ways to divide what is looked for into sub-checks, each an exploration of its own (Wen and Yang,
// §III): not at all; one for each assertion, and one for all other properties; or so where all at once takes long.
var Splits = []string{"none", "each", "auto"}

// OtherAssertions are what a failing assertion does in a sub-check that does not look for it: it ends its path, as in a
// run that looks for all; or it is not there, as in Wen and Yang.
var OtherAssertions = []string{"end", "ignore"}

// SubCheckSearches are how a sub-check for an assertion explores: guided to it, what is nearest to it first, until it
// is decided; as a run without sub-checks does, until it is decided; or so, and to the end.
var SubCheckSearches = []string{"directed", "plain", "whole"}

// probeTime is how long all is looked for at once before it is divided. Variable for tests.
var probeTime = 2 * time.Second

// subCheck is a part of what a run looks for.
type subCheck struct {
	*Initial
	what string
	at   string // file:line of an assertion
	part execute.SubCheck
	// nil, or the same with the other assertions taken out, and with what only they depend on outside the slice: what
	// is safe then is so with them
	alone *subCheck

	result  *execute.Result // nil: it was not explored
	seconds float64
	share   time.Duration // that it had of the time; 0: all
	limited *Result       // nil, or what was seen within it
}

// foundAt is what violations of one kind and place have in common.
type foundAt struct {
	kind property.Kind
	loc  ir.LocID
	pair [2]ir.LocID
}

func foundOf(v *execute.ViolationRecord) foundAt { return foundAt{v.Kind, v.Loc, v.Pair} }

// splits reports whether the plan divides what it looks for.
func (p *Plan) splits() bool {
	return p.Split != "" && p.Split != Splits[0] && p.OnlyCount && p.Granularity == "memory" &&
		p.asks(property.Assertions)
}

// exploreSplit explores a part of what is looked for after the other. The error is one of Midway's own.
func exploreSplit(s *session, i *Initial) (*Result, error) {
	var all []*subCheck
	s.phase("dividing what is looked for")
	switch err := s.unlessStopped(analysisGrace, func() error { all = i.subChecks(s); return nil }); {
	case errors.Is(err, errUnheard):
		return i.nothing(s.stoppedIn(i.Ledger)), nil
	case err != nil:
		return nil, err
	}
	s.explores()
	t := &splitRun{session: s, all: all, out: &Result{
		Result: &execute.Result{Ledger: ledger.Union(i.Ledger), Complete: true}, within: map[foundAt]*Initial{},
	}}
	t.out.Stats.SolverQueries = map[string]uint64{}
	if i.Split == "auto" && len(all) > 1 && !i.ignores() {
		if r := i.probe(s); r != nil && (r.Complete || i.First && r.Violated()) {
			return r, nil
		} else if r != nil {
			t.adopt(r.Result)
		}
	}
	switch {
	case len(all) == 0 && i.Distributed:
		return exploreDistributed(s, i)
	case len(all) == 0:
		return explorePlain(s, i), nil
	case i.Distributed:
		t.failed = t.distribute(i)
	case i.Context.FromMain:
		t.run(max(i.Jobs, 1))
	default:
		t.run(1)
	}
	t.unexplored()
	return t.out, t.failed
}

// adopt adds the violations that were found before what is looked for was divided.
func (t *splitRun) adopt(r *execute.Result) {
	if len(r.Violations) == 0 {
		return
	}
	t.out.Adopt(r)
	for _, e := range r.Ledger.Entries() {
		if e.Kind != interp.UnrollLimit && e.Kind != execute.DelayLimit && e.Kind != execute.LimitReached {
			t.out.Ledger.Add(e)
		}
	}
}

// probe looks for all at once for a moment; nil where it could not.
func (i *Initial) probe(s *session) *Result {
	stop, cancel := stdctx.WithTimeout(s.stop, probeTime)
	defer cancel()
	b := s.beside(stop)
	defer b.close()
	other, err := i.begins(b)
	if err != nil {
		return nil
	}
	return explorePlain(b, other)
}

// splitRun is the sub-checks of a run under way.
type splitRun struct {
	session *session
	out     *Result

	telling sync.Mutex // of progress
	mu      sync.Mutex
	jobs    int // at a time
	all     []*subCheck
	pending []*subCheck // to be explored now
	next    int         // of these
	ended   int
	stopped bool  // a violation was found, and one is enough
	failed  error // nil, or an error of Midway's own
}

// run has so many sub-checks explored at a time.
func (t *splitRun) run(jobs int) {
	stop, cancel := stdctx.WithCancel(t.session.stop)
	defer cancel()
	for t.jobs, t.pending = jobs, t.all; len(t.pending) > 0; t.again(cancel) {
		t.next = 0
		var working sync.WaitGroup
		for range min(jobs, len(t.pending)) {
			working.Go(func() {
				for c, share := t.take(); c != nil; c, share = t.take() {
					c.share = share
					r, err := t.explore(stop, c, share)
					if err == nil && r != nil && r.Stopped && !r.Violated() && stop.Err() == nil {
						c.limited = r
						continue
					}
					c.limited = nil
					t.took(c, r, err, cancel)
				}
			})
		}
		working.Wait()
	}
}

// again is for sub-checks that were not decided in their share of the time: where others left so much that their share
// is twice as long, they are explored again, from the beginning.
func (t *splitRun) again(cancel func()) {
	t.pending = slices.DeleteFunc(slices.Clone(t.all), func(c *subCheck) bool { return c.limited == nil })
	t.next = 0
	for _, c := range t.pending {
		if share, limited := t.share(); !limited || t.ends() || share < 2*c.share {
			t.pending, t.next = nil, 0
			break
		}
	}
	if len(t.pending) > 0 {
		return
	}
	for _, c := range t.all {
		if c.limited != nil {
			t.took(c, c.limited, nil, cancel)
		}
	}
}

// ends reports whether nothing else is to be explored.
func (t *splitRun) ends() bool { return t.stopped || t.failed != nil || t.session.stop.Err() != nil }

// share is how long the next sub-check may take.
func (t *splitRun) share() (share time.Duration, limited bool) {
	end, limited := t.session.stop.Deadline()
	if limited {
		left := time.Until(end)
		share = min(left, left*time.Duration(t.jobs)/time.Duration(len(t.pending)-t.next))
	}
	return share, limited
}

// distribute has worker processes explore the sub-checks.
func (t *splitRun) distribute(i *Initial) error {
	d := newByProcesses(t.session, i)
	if w := t.session.out.Watch; w != nil {
		w.Parts(t.names())
	}
	for _, c := range t.all {
		d.add(c.Ledger, func() (*engine, func(), error) { return c.engine(t.session) })
	}
	took := func(n int) {
		p, c := d.parts[n], t.all[n]
		d.sum(p)
		c.seconds = p.result.Stats.WallSeconds
		t.took(c, &Result{Result: p.result, Reductions: c.reductionsOfJobs()}, nil, func() {})
	}
	d.decided = took
	if err := d.distribute(); err != nil {
		return err
	}
	d.decided = nil
	for n := range d.parts {
		begun := false
		d.coordinator.Look(func(m *jobs.Machine) { begun = m.Begun(n) })
		if begun && !d.over[n] {
			took(n)
		}
	}
	t.out.Stats.PeakMemoryBytes, t.out.Stats.WallSeconds = d.held(), time.Since(d.began).Seconds()
	return nil
}

// names are what the sub-checks look for.
func (t *splitRun) names() (out []string) {
	for _, c := range t.all {
		out = append(out, strings.TrimSpace(c.what+" "+c.at))
	}
	return out
}

// take is the sub-check to begin, and how long it may take: nil at the end.
func (t *splitRun) take() (c *subCheck, share time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.next == len(t.pending) || t.ends() {
		return nil, 0
	}
	share, _ = t.share()
	t.next++
	return t.pending[t.next-1], share
}

// explore explores one sub-check, from main with expressions, a solver and memory of its own; nil where it was stopped
// before.
func (t *splitRun) explore(stop stdctx.Context, c *subCheck, share time.Duration) (r *Result, err error) {
	defer recovered(&err)
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
	if c.alone != nil {
		if r, err = c.alone.exploreIn(b); err != nil || r != nil && r.Safe() {
			return r, err
		}
	}
	return c.exploreIn(b)
}

// exploreIn explores a sub-check in a session of its own; nil where that was stopped before.
func (c *subCheck) exploreIn(s *session) (*Result, error) {
	i, err := c.begins(s)
	if errors.Is(err, errUnheard) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	i.check = &c.part
	return explorePlain(s, i), nil
}

// begins is the initial state for one of several explorations. From a context it is the one of all, of which levels and
// replays ask what violations need.
func (i *Initial) begins(s *session) (*Initial, error) {
	if !i.Context.FromMain {
		return &Initial{Facts: i.Facts, State: i.State, Ledger: ledger.Union(i.Ledger)}, nil
	}
	other, err := i.again(s)
	if err == nil {
		other.Ledger.Include(i.Ledger)
	}
	return other, err
}

// took adds the result of a sub-check, nil where there is none, and says what it has decided.
func (t *splitRun) took(c *subCheck, r *Result, err error, cancel func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.ended++; err != nil {
		t.failed = cmp.Or(t.failed, err)
		cancel()
	}
	if r == nil {
		return
	}
	c.result = r.Result
	for i := range r.Violations {
		t.session.found(c.Program, &r.Violations[i])
	}
	t.out.Include(r.Result)
	for i := range t.out.Violations {
		v := &t.out.Violations[i]
		if slices.ContainsFunc(r.Violations, func(o execute.ViolationRecord) bool { return o.State == v.State }) {
			t.out.within[foundOf(v)] = &Initial{Facts: c.Facts, check: &c.part}
		}
	}
	t.out.Stats.RunsPruned += r.Stats.RunsPruned
	for _, name := range r.Reductions {
		if !slices.Contains(t.out.Reductions, name) {
			t.out.Reductions = append(t.out.Reductions, name)
		}
	}
	done := c.report()
	t.out.SubChecks = append(t.out.SubChecks, done)
	t.session.note(fmt.Sprintf("%d of %d done: %s", t.ended, len(t.all), done.Line()))
	if r.Memory {
		memlimit.Free() // the memory is for the others
	}
	if c.First && r.Violated() {
		t.stopped = true
		cancel()
	}
}

// unexplored lists the sub-checks that were not explored, and notes that they were not.
func (t *splitRun) unexplored() {
	left := 0
	for _, c := range t.all {
		if c.result == nil {
			left++
			t.out.SubChecks = append(t.out.SubChecks, c.report())
		}
	}
	if left == 0 {
		return
	}
	why := t.session.reason()
	if t.stopped {
		why = "the first violation, as asked"
	}
	t.out.Complete, t.out.Stopped = false, true
	t.out.Ledger.Addf(
		execute.LimitReached,
		ledger.Incomplete,
		"",
		"exploration stopped at %s: %d of %d sub-checks were not explored",
		why,
		left,
		len(t.all),
	)
}

// report is what a sub-check came to.
func (c *subCheck) report() report.SubCheck {
	verdict := report.Unknown
	if c.result == nil {
		return report.SubCheck{What: c.what, At: c.at, Verdict: verdict, Seconds: c.seconds}
	}
	switch {
	case c.result.Violated():
		verdict = report.Violated
	case c.result.Safe():
		verdict = report.Safe
	}
	return report.SubCheck{
		What: c.what, At: c.at, Verdict: verdict, Complete: c.result.Complete, States: 1 +
			2*c.result.Stats.Forks - c.result.Stats.Pointless,
		Runs: c.result.Stats.Runs, Seconds: c.seconds,
	}
}

// seeks reports whether a violation is one that is looked for.
func (i *Initial) seeks(k property.Kind, at ir.LocID) bool {
	return i.asked().Asks(k) && (i.check == nil || i.check.Focus.Has(k, at))
}

// from is the initial state of the exploration that found a violation, as far as replays ask.
func (r *Result) from(i *Initial, v *execute.ViolationRecord) *Initial {
	if part := r.within[foundOf(v)]; part != nil {
		return part
	}
	return i
}
