package pipeline

import (
	stdctx "context"
	"iter"
	"math"
	"slices"
	"time"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ledger"
)

// Depth first, a loop without end is followed for ever, and among many schedules the one that matters may come late. So
// check explores in four ways, by turns: everything; with loops cut short after 1, 4, 16, … rounds; with few
// delays, 0, 1, 2, …, whatever the number of threads; and with few departures from the deterministic schedule, to whichever thread. The last two
// share their turns. The result is that of the first, or of the second where it comes to an
// end without having cut a loop short; where it is incomplete, what the others have found until then is added.

// A turn's length in units of work: half of the time is for the exploration of everything, and a start that is enough for
// small programs. While that one is expected to come to its end, little is for the others.
const (
	fullTurn    = 1_000_000
	boundedTurn = fullTurn / 2
	shortTurn   = boundedTurn / 128
)

// order is whose turn it is, by index: everything, loops, delays or departures.
var order = [...]int{0, 1, 2, 0, 1, 3}

// With summaries everything is explored twice, by turns: with them, and without, in case that they do not pay. What a
// unit of work takes with them varies widely: turns are measured in time then, but for a first one that is enough for small programs.
// Without them it is a third of the time, and nearly all of it once that exploration is expected to come to its end.
var orderOfTwo = [...]int{0, plainly, 1, 2, 0, plainly, 1, 3}

const (
	plainly     = 4 // index of the exploration without summaries
	firstPruned = 4 * fullTurn
	prunedTurn  = 200 * time.Millisecond // in the end; the first turns that are measured in time are an eighth of it, a quarter, a half
	plainTurn   = prunedTurn / 2
	fewPruned   = prunedTurn / 8
	someBounded = prunedTurn / 8
	mostlyPlain = 8 * prunedTurn
)

// An outlook says whether an exploration is expected to come to its end soon: going on as since its work was half as much, before it has done
// as much again soonTimes. It is formed anew whenever the work has doubled.
type outlook struct {
	work  uint64
	share float64 // explored by then
	soon  bool
}

const soonTimes = 16

// update looks at what an exploration has done.
func (o *outlook) update(work uint64, share float64) {
	if work < 2*o.work {
		return
	}
	rate := (share - o.share) / float64(work-o.work)
	*o = outlook{work, share, rate > 0 && (1-share)/rate <= soonTimes*float64(work)}
}

// bounds are those of an exploration; nil Delays and no rounds bound nothing.
type bounds struct {
	rounds int // of loops, per call
	delays *execute.Delays
	plain  bool // without summaries
	trust  bool // with what may be left out on trust

	sections *interp.Sections // nil, or critical sections that are one event, on trust
}

// next is what to explore after b.
func (b bounds) next() bounds {
	if b.delays == nil {
		return bounds{rounds: 4 * b.rounds}
	}
	n := b.delays.Limit + 1
	return bounds{rounds: 128 << (n / 2 * 3), delays: &execute.Delays{Limit: n, Flat: b.delays.Flat}}
}

// ordinary is how many critical sections are known to be no event.
func (b bounds) ordinary() int {
	if b.sections == nil {
		return 0
	}
	return b.sections.Ordinary()
}

// byTurns explores from start.
func (t *engine) byTurns() *Result {
	team, separate := t.team(), t.Summaries && !t.reducesByProperty() // which is not the reduction to use without summaries
	first := team
	if separate {
		first = nil
	}
	all := []*exploration{
		t.beginWith(bounds{}, first),
		t.begin(bounds{rounds: 1}),
		t.begin(bounds{rounds: 128, delays: &execute.Delays{}}),
		t.begin(bounds{rounds: 128, delays: &execute.Delays{Limit: 1, Flat: true}}),
	}
	order, plain := order[:], all[0]
	if separate {
		plain = t.beginWith(bounds{plain: true}, team)
		order, all = orderOfTwo[:], append(all, plain)
	}
	trials := t.trials()
	defer func() {
		for _, e := range append(all, trials...) {
			e.end()
		}
	}()
	found := &execute.Result{Ledger: &ledger.Ledger{}}
	ahead := outlook{work: fullTurn}
	for turn := 0; ; turn = (turn + 1) % len(order) {
		for k := 0; turn == 0 && k < len(trials); k++ {
			if trials[k].holds(t.Summaries, ahead.soon) {
				return t.chosen(trials[k], all, found)
			}
			if b, again := trials[k].fewerSections(); again {
				trials[k].end()
				trials[k] = t.begin(b)
			}
		}
		i := order[turn]
		e := all[i]
		e.prepare(t.Summaries, ahead.soon)
		if e == plain {
			ahead.update(e.work(), e.explored())
		}
		r := e.turn()
		if e == plain && r == nil {
			team.enlist()
		}
		switch {
		case r == nil || e.whole() && r.Memory:
			continue
		case e.whole(), e.decides(), r.AllViolated, t.First && len(r.Violations) > 0:
			return t.chosen(e, all, found)
		case r.Stopped && all[0].result != nil:
			return t.chosen(all[0], all, found)
		case r.Stopped && plain.result != nil:
			return t.chosen(plain, all, found)
		}
		collect(found, r)
		e.end()
		all[i] = t.begin(e.bounds.next())
	}
}

// trials are explorations that leave something out on trust, which take part until that shows to have mattered: what no assertion depends on
// (interp.Options.Trusting), and what comes between the events of critical sections (interp.Options.Sections).
func (t *engine) trials() (out []*exploration) {
	if t.Control != nil {
		out = append(out, t.begin(bounds{trust: true}))
	}
	if t.Sections {
		out = append(out, t.begin(bounds{sections: interp.NewSections()}))
	}
	return out
}

// holds gives a trial its turn, and reports whether it has come to its end, found no violation, and what it left out did not matter.
func (e *exploration) holds(summaries, soon bool) bool {
	if e.result != nil {
		return false
	}
	if e.prepare(summaries, false); soon && e.work() > 0 {
		e.length, e.patience = shortTurn, 0
	}
	r := e.turn()
	return r != nil && r.Complete && !r.Ledger.Has(ledger.Incomplete) && len(r.Violations) == 0 && e.explorer.M.Forfeited() == ""
}

// fewerSections are the bounds of a trial to begin in place of one that has shown that some critical sections are no event, where others may be.
func (e *exploration) fewerSections() (b bounds, again bool) {
	s := e.bounds.sections
	if e.result == nil || s == nil || s.Ordinary() == e.ordinary {
		return b, false
	}
	return bounds{sections: s}, true
}

// whole reports whether the exploration is one of everything.
func (e *exploration) whole() bool { return e.bounds.rounds == 0 }

// prepare says how long the next turn is, where there are summaries, or where an exploration without is expected to end soon.
func (e *exploration) prepare(summaries, soon bool) {
	e.length, e.patience = fullTurn, 0
	switch {
	case !e.whole() && soon:
		e.length = shortTurn
	case !e.whole() && summaries:
		e.length, e.patience = math.MaxUint64/2, someBounded
	case !e.whole():
		e.length = boundedTurn
	case !summaries:
	case e.bounds.plain && soon:
		e.length, e.patience = e.work(), mostlyPlain // until the outlook is looked at again
	case e.bounds.plain:
		e.length, e.patience = math.MaxUint64/2, e.growing(plainTurn)
	case e.work() < firstPruned:
		e.length = firstPruned
	case soon:
		e.length, e.patience = math.MaxUint64/2, fewPruned
	default:
		e.length, e.patience = math.MaxUint64/2, e.growing(prunedTurn)
	}
}

// growing is the length of a turn that is longer each time, up to a limit.
func (e *exploration) growing(limit time.Duration) time.Duration {
	e.turns++
	return limit >> max(0, 4-e.turns)
}

// chosen is the result of an exploration, with what others found where it is incomplete.
func (t *engine) chosen(e *exploration, all []*exploration, found *execute.Result) *Result {
	for _, other := range all {
		if other.end(); other != e && other.result != nil {
			collect(found, other.result)
		}
	}
	l := ledger.Union(t.Ledger)
	if e.bounds.trust {
		l.Add(ledger.Entry{Kind: "valid-outside-slice", Effect: ledger.Assumption, Text: "what no assertion depends on does nothing undefined in any order, such as an access out of bounds"})
	}
	r := e.result
	if r.Summaries == nil && all[0].result != nil {
		r.Summaries = all[0].result.Summaries
	}
	if r.AllViolated {
		addAll(l, notLimits(r.Ledger))
	} else {
		addAll(l, r.Ledger.Entries())
	}
	r.Ledger = l
	if l.Has(ledger.Incomplete) {
		r.Complete = false
	}
	r.Complete = r.Complete || r.AllViolated && !l.Has(ledger.Incomplete)
	if r.Complete {
		r.Improve(found)
	} else {
		r.Adopt(found)
		addAll(l, found.Ledger.Entries())
	}
	return &Result{r, t.reductions(e.machine)}
}

// collect adds an exploration's violations to what was found, with the entries of its ledger that they may rest on: all but those of
// what it left out.
func collect(found, r *execute.Result) {
	if len(r.Violations) == 0 {
		return
	}
	found.Adopt(r)
	addAll(found.Ledger, notLimits(r.Ledger))
}

// notLimits are the entries of an exploration's ledger but for those of what it left out.
func notLimits(l *ledger.Ledger) []ledger.Entry {
	return slices.DeleteFunc(l.Entries(), func(n ledger.Entry) bool {
		return n.Kind == interp.UnrollLimit || n.Kind == execute.DelayLimit || n.Kind == execute.LimitReached
	})
}

func addAll(l *ledger.Ledger, entries []ledger.Entry) {
	for _, e := range entries {
		l.Add(e)
	}
}

// An exploration goes on for a turn at a time.
type exploration struct {
	bounds bounds
	length uint64          // of a turn, in units of work
	result *execute.Result // nil before its end

	ordinary int           // critical sections that were known to be no event when it began
	patience time.Duration // of a turn, where it is not 0
	begun    time.Time     // when the turn was
	turns    int           // so far, of those that grow

	machine  interp.Options
	explorer *execute.Explorer
	gather   func(*execute.Result) // nil, or adds to the result what others saw of the exploration
	pause    func()                // ends the turn; nil before the first one
	work     func() uint64         // done so far
	explored func() float64        // an estimate of the share that is done
	next     func() (struct{}, bool)
	end      func() // for good, with what was found so far
}

// begin prepares an exploration from a copy of the initial state.
func (t *engine) begin(b bounds) *exploration {
	return t.beginWith(b, nil)
}

func (t *engine) beginWith(b bounds, tm *team) *exploration {
	c := t.setup(t.session)
	c.machine.Unroll, c.machine.Effects = b.rounds, c.machine.Effects && b.delays == nil
	c.machine.Footprints = c.machine.Footprints && !b.plain
	if b.trust {
		c.machine.Trusting, c.machine.Outside, c.machine.Alone = true, t.Control.Outside, t.Control.Alone
		c.explorer.Guide = nil // values outside the slice are none of the program's
	}
	c.machine.Sections = b.sections
	if b.rounds > 0 || b.plain || b.trust || b.sections != nil {
		c.explorer.Progress = nil
	}
	if b.delays != nil {
		c.explorer.Reduction, c.explorer.Delays = execute.NoReduction, b.delays
	}
	stop, cancel := stdctx.WithCancel(t.session.stop)
	e := &exploration{bounds: b, ordinary: b.ordinary(), length: fullTurn, machine: c.machine}
	if tm != nil {
		c.explorer.Places = nil // it does not end for itself
		c.explorer.Team, c.explorer.Idle = tm.shared, func() { tm.idle(e) }
		e.gather = tm.gather
	}
	x := t.explorer(c, &ledger.Ledger{})
	m := x.M
	e.explorer, e.work, e.explored = x, func() uint64 { return work(m) }, x.Explored
	start := t.State.Fork()
	next, end := iter.Pull(func(yield func(struct{}) bool) {
		last, ended := work(m), false
		e.pause = func() {
			if ended {
				return
			}
			if ended = !yield(struct{}{}); ended {
				m.Interrupt()
			}
			last = work(m)
		}
		m.Yield = func() {
			if work(m) >= last+e.length || e.late() { // less than before, where a guard was looked at meanwhile
				e.pause()
			}
		}
		r := x.Run(stop, start)
		if e.gather != nil {
			e.gather(r)
		}
		e.result = r
	})
	e.next, e.end = next, func() { cancel(); end() }
	return e
}

// late reports whether the turn has taken as long as it may.
func (e *exploration) late() bool { return e.patience > 0 && time.Since(e.begun) >= e.patience }

// turn goes on for a turn; it returns the result once the exploration has come to its end.
func (e *exploration) turn() *execute.Result {
	if e.result != nil {
		return e.result
	}
	e.begun = time.Now()
	if e.next(); e.result != nil && e.result.Memory {
		execute.FreeMemory() // the memory is for the other exploration
	}
	return e.result
}

// decides reports whether the exploration has seen everything although it was bounded.
func (e *exploration) decides() bool {
	return e.bounds.delays == nil && !e.result.Stopped && !slices.ContainsFunc(e.result.Ledger.Entries(), func(n ledger.Entry) bool { return n.Kind == interp.UnrollLimit })
}

// work is what a machine has done, in units of about the time of an instruction. Where an event belongs among those
// before it takes longer than its instructions, and every thread that there is takes its share.
func work(m *interp.Machine) uint64 {
	asked, hard := m.S.Asked()
	return m.Instructions + 1000*m.Events + 50*m.Standing + 100*asked + 10_000*hard
}
