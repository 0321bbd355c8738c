package execute

import (
	"math"
	"slices"

	"midway/internal/guidance"
	"midway/internal/interp"
	"midway/internal/por"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// settle runs states, and every other that comes of them, up to the next decisions. What is left once there are so many
// outcomes is returned.
func (r reduced) settle(work []pendingOutcome, most int) (out []por.Outcome[*node], left []pendingOutcome) {
	out = r.outcomes.Slice(r.arena.Level(), 1)[:0]
	for len(work) > 0 && len(out) < most {
		next := len(work) - 1
		if next >= manyPending { // the newest may go on dividing for long
			next = r.nearest(work)
		}
		p := work[next]
		work = slices.Delete(work, next, next+1)
		if p.far > guidance.Unreachable {
			p.nowhere++
		}
		p.far = 0
		switch {
		case p.st.End != nil && r.stopsThread(p.st):
			work = append(work, pendingOutcome{st: r.died(p.st), s: p.s})
		case p.st.End != nil && r.onlyStops(p):
			work = append(work, r.continuation(p))
		case p.st.End != nil:
			if o, shown := r.ended(p); shown {
				out = append(out, o)
			}
		case p.st.Current != state.None:
			work = r.run(work, p)
		default:
			work, out = r.goOn(work, out, p)
		}
		r.pending = work
		if r.M.Interrupted() || r.enough(len(work)) {
			return out, nil
		}
	}
	return out, work
}

// manyPending is with how many states under way in a step the nearest to its end goes on first.
const manyPending = 4

// nearest is which of the states under way in a step is nearest to the next synchronisation, the newest of those: one
// that leaves a loop over unknown data, not one that takes another round.
func (r reduced) nearest(work []pendingOutcome) int {
	best, least := 0, math.MaxInt
	for i := len(work) - 1; i >= 0; i-- {
		if far := r.farOff(&work[i]); far < least {
			best, least = i, far
		}
	}
	return best
}

// farOff is how far the thread under way in a state is from its next synchronisation, in blocks.
func (r reduced) farOff(p *pendingOutcome) int {
	if p.far == 0 {
		p.far = 1
		if t := p.st.Current; p.st.End == nil && t != state.None && len(p.st.Threads[t].Frames) > 0 {
			p.far += r.distances().Distance(standsAt(p.st.Threads[t]))
		}
	}
	if p.far > guidance.Unreachable {
		return 1 + failing*p.nowhere
	}
	return p.far
}

// failing is how far a state counts as that comes to no end: mostly an assertion is about to fail in it. It counts as
// that much farther each time that it was taken.
const failing = 64

// enough ends an exploration that has as many paths, or violations, as were asked for, where a step of one thread has
// more: so many states are left in it.
func (r reduced) enough(left int) bool {
	why := ""
	switch {
	case left == 0:
	case r.Opt.Paths > 0 && r.paths >= r.Opt.Paths:
		why = r.manyPaths()
	case r.Opt.First && r.res.Violated():
		why = firstViolation
	}
	if why != "" && !r.res.Stopped {
		r.giveUp(why)
	}
	return why != ""
}

// run lets the current thread run to its next stop.
func (r reduced) run(work []pendingOutcome, p pendingOutcome) []pendingOutcome {
	stop, forks := r.M.Run(p.st, p.st.Current)
	switch stop {
	case interp.AtPoint, interp.Blocked, interp.Ended:
		r.told(p.st, p.st.Current)
		p.st.Current = state.None
	case interp.Halted:
		r.res.Complete = false
	}
	if r.Opt.SubCheck != nil && stop == interp.Forked {
		return r.branched(work, p, forks)
	}
	work = append(work, p)
	for _, f := range forks {
		work = append(work, pendingOutcome{st: f, s: p.s.copy(), nowhere: p.nowhere})
	}
	return work
}

// branched is run behind a branch, in a sub-check.
func (r reduced) branched(work []pendingOutcome, p pendingOutcome, forks []*state.State) []pendingOutcome {
	for _, st := range r.worthwhile(interp.Forked, append([]*state.State{p.st}, forks...)...) {
		if st == p.st {
			work = append(work, p)
		} else {
			work = append(work, pendingOutcome{st: st, s: p.s.copy()})
		}
	}
	return work
}

// copy is the step for another of its outcomes, with events of its own: each leaves the run with its outcome.
func (s *step) copy() *step {
	if s == nil {
		return nil
	}
	c := *s
	c.events = make([]*por.Event, len(s.events))
	for i, e := range s.events {
		h := *e.What.(*eventData)
		if h.past != nil {
			past := *h.past
			h.past = &past
		}
		c.events[i] = h.of(e.Thread)
		c.events[i].Reads, c.events[i].Writes = e.Reads, e.Writes
	}
	return &c
}

// goOn continues with what follows at once: steps that commute with everything, and the rest of an atomic
// block. Where nothing does, the step is done.
func (r reduced) goOn(
	work []pendingOutcome,
	out []por.Outcome[*node],
	p pendingOutcome,
) ([]pendingOutcome, []por.Outcome[*node]) {
	if t, pt := r.commutingThread(p.st); t != state.None {
		if p.s != nil && (t != p.s.thread || pt.Op != "") {
			r.close(p.s, p.st, p.st.Glimpse())
			p.s.thread, p.s.point, p.s.held = t, pt, p.st.Threads[t].Held
		}
		p.st.Current = t
		return append(work, p), out
	}
	if p.st.AtomicBy == state.None {
		return work, r.stopped(out, p)
	}
	for _, st := range r.schedule(p.st) {
		work = append(work, pendingOutcome{st: st, s: p.s.copy()})
	}
	return work, out
}

// stopped is done, or the end of the run where a thread has come to the end of its fragment in the step and that ends
// the run (Options.EndAtStops). Where threads reach it before any event, the run goes on, and the moment is reported.
func (r reduced) stopped(out []por.Outcome[*node], p pendingOutcome) []por.Outcome[*node] {
	before := 0
	if p.s != nil {
		before = p.s.frozen
	}
	switch frozen := r.frozen(p.st); {
	case frozen == before:
	case p.s != nil:
		p.st.End = &state.End{Outcome: FragmentEnd, Text: "a thread is at the end of its fragment"}
		if o, shown := r.ended(p); shown {
			out = append(out, o)
		}
		return out
	case r.Opt.OnEnd != nil && !r.silent:
		r.Opt.OnEnd(p.st)
	}
	return append(out, r.done(p))
}

// frozen is how many threads are at the end of their fragments, where that ends runs.
func (x *Explorer) frozen(st *state.State) (n int) {
	if !x.Opt.EndAtStops {
		return 0
	}
	for _, t := range st.Threads {
		if t.Status == state.Frozen {
			n++
		}
	}
	return n
}

// done is the outcome of a step that has come to the next decision.
func (r reduced) done(p pendingOutcome) por.Outcome[*node] {
	r.close(p.s, p.st, p.st)
	o := por.Outcome[*node]{State: r.node(p.st)}
	if p.s != nil {
		o.Events, o.Choice = p.s.events, p.s.choice(p.st)
		if p.s.violates {
			o.Ending, o.State.listed = por.Violates, p.s.listed
			for _, e := range o.Events {
				e.Partial = true
			}
		}
	}
	return o
}

// ended records an ended path. A copy that only shows a violation is no outcome.
func (r reduced) ended(p pendingOutcome) (o por.Outcome[*node], shown bool) {
	r.show(p)
	if p.st.End.Beside {
		return o, false
	}
	r.close(p.s, p.st, p.st)
	o = por.Outcome[*node]{State: r.node(p.st), Ending: r.ending(p)}
	if p.s != nil {
		o.Events, o.Choice = p.s.events, p.s.choice(p.st)
	}
	if o.Ending == por.Exits {
		o.Pending = func() []*por.Event { return r.standing(p.st) }
	}
	return o, true
}

// ending says how a path that has ended goes on.
func (r reduced) ending(p pendingOutcome) por.Ending {
	chosen := p.s != nil && p.s.point.Code == abi.OpProcessExit
	switch o := p.st.End.Outcome; {
	case o == Cut:
		return por.Incomplete
	case o == Exit && chosen && r.Opt.EarlyExits, r.Opt.EndAtStops && o == FragmentEnd:
		return por.Exits
	case o == Exit && chosen:
		return por.Last
	}
	return por.Cut
}
