package por

import "slices"

// Dependence says which events depend on one another.
type Dependence[S any] interface {
	// Conflict says whether an event conflicts with an earlier one of another thread: whether they do not commute,
	// or would not if events came before them that the earlier one does not conflict with. What an event may touch
	// must not depend on what it reads.
	Conflict(earlier, later *Event) Degree
	// Enables reports whether an earlier event, of any thread, may have changed what decides whether a later one could
	// be executed.
	Enables(earlier, later *Event) bool
	// Blocked reports whether an event could certainly not be executed in s, were its thread to be before it.
	Blocked(s S, e *Event) bool
	// Follows reports whether an event can only be executed behind an earlier one, whatever else is.
	Follows(earlier, later *Event) bool
}

// append puts an event at the end of the run under way: its clocks, and the races it ends. cause is the event that it
// follows at once, or nil.
func (x *Search[S]) append(e, cause *Event) {
	if !x.unreduced {
		x.place(e, cause)
	}
	for len(x.latest) <= e.Thread {
		x.latest = append(x.latest, none)
	}
	e.prior, x.latest[e.Thread] = x.latest[e.Thread], len(x.events)
	x.events = append(x.events, e)
	if !x.unreduced {
		x.index.add(len(x.steps)-1, e)
		for len(x.during) <= e.Thread {
			x.during = append(x.during, nil)
		}
		x.during[e.Thread] = append(x.during[e.Thread], len(x.steps)-1)
	}
}

// retract takes the events of the latest step, all but the first n, out of the run under way.
func (x *Search[S]) retract(n int) {
	for i := len(x.events) - 1; i >= n; i-- {
		x.latest[x.events[i].Thread] = x.events[i].prior
		if !x.unreduced {
			x.index.remove(len(x.steps)-1, x.events[i])
			of := &x.during[x.events[i].Thread]
			*of = (*of)[:len(*of)-1]
		}
	}
	x.events = x.events[:n]
}

// waiting lets the events that blocked threads would execute take part in races. ends: the run may end here.
func (x *Search[S]) waiting(s S, ends bool) {
	if x.unreduced {
		return
	}
	known := len(x.races)
	if x.opt.drop&dropWaiting == 0 {
		events := x.system.Waiting(s)
		defer x.lifetimes.Left(events)
		for _, e := range events {
			x.place(e, nil)
		}
	}
	if ends {
		x.reverseAll(0)
	} else {
		x.reverseAll(known)
	}
	x.races = x.races[:known]
}

// longRun is from how many steps on those are not looked at of which it is known without that they are hidden: in a
// long run most are. Tests have it shorter.
var longRun = 128

// place computes an event's clocks and looks for the races that it ends, latest first: a race hides those that
// happen before its earlier event.
func (x *Search[S]) place(e, cause *Event) {
	past := x.last(e.Thread)
	e.must, e.may, e.seq = nil, nil, 1
	if past != nil {
		e.must, e.may, e.seq = past.must, past.may, past.seq+1
	}
	if cause != nil {
		e.must, e.may = x.joinBoth(e.must, e.may, cause.must, cause.may)
	}
	p := pair{hidden: e.must, maybe: e.may}
	must, may := e.must, e.may
	var first []int
	if len(x.steps) >= longRun {
		first = x.shownFrom(p.hidden)
	}
	near := x.index.near(e, first, len(x.steps))
	for k := near.latest(); k != none; k = near.latest() {
		if !x.shown(k, p.hidden) {
			continue
		}
		d, m, a := x.against(k, e)
		if d == No {
			continue
		}
		must, may = x.joinBoth(must, may, m, a)
		e.may = may
		x.pairUp(k, e, d, m, a, &p)
	}
	one := same(must, may)
	e.must = x.made.with(must, e)
	if e.may = e.must; !one {
		e.may = x.made.with(may, e)
	}
}

// joinBoth joins two clocks with two others. Where both pairs are one clock each, so is the result: mostly all
// conflicts are certain.
func (x *Search[S]) joinBoth(must, may, m, a Clock) (Clock, Clock) {
	if same(must, may) && same(m, a) {
		j := x.made.join(must, m)
		return j, j
	}
	return x.made.join(must, m), x.made.join(may, a)
}

// same reports whether two clocks are one.
func same(c, d Clock) bool { return len(c) == len(d) && (len(c) == 0 || &c[0] == &d[0]) }

// shown reports whether some event of step k is not in a clock. Where none is, their pasts are in it, too.
func (x *Search[S]) shown(k int, hidden Clock) bool {
	for i := x.steps[k].from; i < x.steps[k].to && i < len(x.events); i++ {
		if !hidden.has(x.events[i]) {
			return true
		}
	}
	return false
}

// shownFrom is, by thread, the step of its first event that is not in a clock, or how many steps there are; it is good
// until the next call.
func (x *Search[S]) shownFrom(hidden Clock) []int {
	x.firsts = x.firsts[:0]
	for t, during := range x.during {
		if n := int(hidden.At(t)); n < len(during) {
			x.firsts = append(x.firsts, during[n])
		} else {
			x.firsts = append(x.firsts, len(x.steps))
		}
	}
	return x.firsts
}

// last is a thread's latest event in the run under way.
func (x *Search[S]) last(thread int) *Event {
	if thread >= len(x.latest) || x.latest[thread] == none {
		return nil
	}
	return x.events[x.latest[thread]]
}

// against is how e conflicts with the events of step k, and the joined pasts of those that do.
func (x *Search[S]) against(k int, e *Event) (d Degree, must, may Clock) {
	for i := x.steps[k].from; i < x.steps[k].to && i < len(x.events); i++ {
		f := x.events[i]
		if f.Thread == e.Thread {
			continue
		}
		c := x.conflict(f, e)
		d = max(d, c)
		switch c {
		case Must:
			must, may = x.joinBoth(must, may, f.must, f.may)
		case May:
			may = x.made.join(may, f.may)
		}
	}
	return d, must, may
}

// pair is what place knows while it looks for races: which events hide behind later races, which may, and which
// come before the events that enable.
type pair struct{ hidden, maybe, enabling, mayEnable Clock }

// unsure reports whether it is open that f and e have nothing between them.
func (p *pair) unsure(f *Event) bool {
	return p.maybe.has(f) || p.mayEnable.has(f) && !p.enabling.has(f)
}

// pairUp treats the pair of step k and e, which conflict.
func (x *Search[S]) pairUp(k int, e *Event, d Degree, must, may Clock, p *pair) {
	f := x.events[x.steps[k].from]
	if f.Thread == e.Thread || p.hidden.has(f) || x.replays { // races of what is replayed are another job's
		return
	}
	switch x.ordered(k, f, e) {
	case May:
		x.addAll(x.nodes[k])
		fallthrough
	case Must:
		p.enabling, p.mayEnable = x.made.join(p.enabling, must), x.made.join(p.mayEnable, may)
		return
	}
	x.Races++
	if x.opt.drop&dropMay != 0 {
		d, must = Must, may
	}
	switch {
	case d == May || p.unsure(f) ||
		e.Partial && x.opt.drop&dropPartial == 0:
		// Before f, a partial event may be what others race with: no run behind f shows that, so what is known of the
		// reversal is not enough.
		x.addAll(x.nodes[k])
	case x.opt.Optimal:
		x.races = append(x.races, race{step: k, e: e, later: x.later()})
	default:
		x.reverse(k, e)
	}
	p.hidden, p.maybe = x.made.join(p.hidden, must), x.made.join(p.maybe, may)
}

// later is the step that the event being placed is one of, or none where the run does not go on with it.
func (x *Search[S]) later() int {
	if last := len(x.steps) - 1; len(x.events) < x.steps[last].to {
		return last
	}
	return none
}

// ordered says whether e could not be executed before f, the first event of step k, which enables it: Must where
// nothing else could come before f and enable it as well, May where something could. A pair of which that is open is no
// race that hides others: in the order that there may be, f may not be next to e.
func (x *Search[S]) ordered(k int, f, e *Event) Degree {
	n := x.nodes[k]
	switch {
	case x.dependence.Follows(f, e):
		return Must
	case x.opt.drop&dropOrdered != 0:
		return No
	case x.standsAt(n, e):
		if slices.Contains(n.enabled, e.Thread) {
			return No
		}
	case !x.dependence.Blocked(n.state, e):
		return No
	}
	for _, g := range x.without(k, f) {
		if x.dependence.Enables(g, e) {
			return May
		}
	}
	return Must
}

// standsAt reports whether e's thread is before e at the node.
func (x *Search[S]) standsAt(n *node[S], e *Event) bool {
	for i := n.first; i < len(x.events); i++ {
		if x.events[i].Thread == e.Thread {
			return false
		}
	}
	return true
}

// without are the events after f, the first of step k, that do not happen after it.
func (x *Search[S]) without(k int, f *Event) []*Event {
	var out []*Event
	for _, g := range x.events[x.steps[k].to:] {
		if !g.may.has(f) {
			out = append(out, g)
		}
	}
	return out
}

// reverse adds, at the node before f, a thread that can begin a run in which e comes before f, unless
// there is one.
func (x *Search[S]) reverse(k int, e *Event) {
	n := x.nodes[k]
	if t := x.firstAfter(k, e); !e.Waits && t != none && (n.has(t) || n.asleep(t)) {
		return // the sequence's first thread is an initial of it
	}
	if e.Waits && x.keepsWaiting(k, e) {
		x.addAll(n)
		return
	}
	initials := x.initials(x.reversal(&race{step: k, e: e}, len(x.steps)))
	for _, t := range initials {
		if n.has(t) || n.asleep(t) {
			return
		}
	}
	if slices.Contains(initials, e.Thread) && slices.Contains(n.enabled, e.Thread) {
		n.add(e.Thread)
		return
	}
	for _, t := range initials {
		if slices.Contains(n.enabled, t) {
			n.add(t)
			return
		}
	}
	n.addAll()
}

// keepsWaiting reports whether what e waits for may have been changed by a step that does not happen after step k, and
// does not bring e's thread before e: then e may be possible before step k only without that step, and the two may each
// be taken to come first for the other one's sake.
func (x *Search[S]) keepsWaiting(k int, e *Event) bool {
	past := x.last(e.Thread)
	return slices.ContainsFunc(x.without(k, x.events[x.steps[k].from]), func(g *Event) bool {
		return g.Thread != e.Thread && (past == nil || !past.may.has(g)) && x.dependence.Enables(g, e)
	})
}

// firstAfter is the thread of the first step after step k that does not happen after it, apart from e's; or none.
func (x *Search[S]) firstAfter(k int, e *Event) int {
	f := x.steps[k].Events[0]
	for i := k + 1; i < len(x.steps); i++ {
		if own := x.steps[i].Events[0]; own != e && !own.may.has(f) && !x.steps[i].last {
			return own.Thread
		}
	}
	return none
}

// initials are the threads whose first step in v may come first.
func (x *Search[S]) initials(v []Move) []int {
	var seen, out []int
	for i := range v {
		t := v[i].Thread
		if slices.Contains(seen, t) {
			continue
		}
		seen = append(seen, t)
		if x.mayLead(v[i].Events, v[:i]) {
			out = append(out, t)
		}
	}
	return out
}
