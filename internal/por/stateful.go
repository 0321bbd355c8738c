package por

import "slices"

// Memory is what a stateful search asks of its program.
type Memory[S any] interface {
	Subsumption[S]
	Activation[S]
}

// Subsumption remembers what was explored from states, and knows where that subsumes what another state leads to
// (stateful reduction: Yang, Chen, Gopalakrishnan, Kirby, SPIN 2008; Guo et al., FSE 2015, §5.2).
type Subsumption[S any] interface {
	// Subsumed reports whether all that happens from s was seen from a state that was left before; all that slept there
	// is among the threads asleep. seen lists the events that were executed from there on or that threads stood before,
	// one for many of a kind.
	Subsumed(s S, asleep []int) (seen func() []*Event, ok bool)
	// Leave tells that s is left. whole: everything below it was explored but for what begins with threads asleep,
	// which do events.
	Leave(s S, asleep []int, does []*Event, whole bool)
}

// Activation says what a thread needs to take its next step.
type Activation[S any] interface {
	// Begins reports whether an event creates a thread or wakes it, so that what the thread does next comes after it.
	Begins(e *Event, thread int) bool
	// Awaits is the thread without a step of which another one takes none from s on, as it waits for its end; negative
	// where there is none such.
	Awaits(s S, thread int) int
}

// slept reports whether a thread was asleep when the node was come to.
func (n *node[S]) slept(thread int) bool {
	return slices.ContainsFunc(n.sleep[:n.inherited], func(q sleeper) bool { return q.thread == thread })
}

// sleepers are the threads asleep when the node was come to, and what they do.
func (n *node[S]) sleepers() (threads []int, does []*Event) {
	for _, q := range n.sleep[:n.inherited] {
		threads = append(threads, q.thread)
		does = append(does, q.events...)
	}
	return threads, does
}

// subsumed reports whether a node need not be explored; the events that would have come take part in races. What lies
// beyond a violation is part of no run: it is not looked for.
func (x *Search[S]) subsumed(n *node[S], p Memory[S]) bool {
	if len(x.violated) > 0 {
		return false
	}
	threads, _ := n.sleepers()
	seen, ok := p.Subsumed(n.state, threads)
	if !ok {
		return false
	}
	x.Pruned++
	if x.unreduced || x.opt.drop&dropSummarised != 0 {
		return true
	}
	from := slices.IndexFunc(x.nodes[:len(x.steps)], func(n *node[S]) bool { return !n.whole() })
	if from < 0 {
		return true
	}
	events := seen()
	for _, e := range events {
		x.raceSummarised(e, events, p, from)
	}
	return true
}

// whole reports whether all that could be added at a node is there.
func (n *node[S]) whole() bool {
	n.all = n.all || !slices.ContainsFunc(n.enabled, func(t int) bool { return !n.has(t) })
	return n.all
}

// raceSummarised adds, at every node from one on before an earlier event that an event still to come may race with, the
// later event's thread where it may take a step there, else all threads (Flanagan and Godefroid, POPL 2005). What comes
// between the two is not known, so that the thread need not be one that can begin the reversed order: then its step
// races with what has to come first, and that is added when it is seen. A thread that slept at the node is not explored
// there: then that could be seen elsewhere only, and all threads are added.
func (x *Search[S]) raceSummarised(e *Event, seen []*Event, p Activation[S], from int) {
	for from < len(x.steps) && !x.concerned(from, e, p) {
		from++
	}
	var before Clock
	enabling := enablers{seen: seen}
	if past := x.last(e.Thread); past != nil {
		before = past.must
	}
	for k := len(x.steps) - 1; k >= from; k-- {
		if !x.shown(k, before) {
			continue
		}
		first, n := x.events[x.steps[k].from], x.nodes[k]
		begins := x.begun(k, e.Thread, p)
		d, must, _ := x.against(k, e)
		if d == No && !begins {
			continue
		}
		may := slices.Contains(n.enabled, e.Thread)
		switch {
		case first.Thread == e.Thread:
		case begins && !may:
		case !begins && x.dependence.Blocked(n.state, e):
			if x.opt.drop&dropUnable == 0 && x.otherwise(k, e, &enabling) {
				x.addAll(n)
			}
			continue // it may be ordered: then it is no race, and hides none before it
		case may && (x.opt.drop&dropInherited != 0 || !n.slept(e.Thread)):
			n.add(e.Thread)
		case x.opt.drop&dropUnable == 0:
			x.summarisedEvents(k, e.Thread, p)
		}
		switch {
		case begins:
			before = x.made.join(before, first.must)
		case d == Must && first.Thread != e.Thread && may:
			before = x.made.join(before, must)
		}
	}
}

// summarisedEvents adds at step k's node what a thread needs to go on instead of that step: the thread whose end it
// waits for, else all. Where that is the one whose step it is, no order of events has the thread go on before.
func (x *Search[S]) summarisedEvents(k, thread int, p Activation[S]) {
	n, of := x.nodes[k], x.events[x.steps[k].from].Thread
	for range len(n.enabled) + 1 {
		switch thread = p.Awaits(n.state, thread); {
		case thread < 0 || n.slept(thread):
			x.addAll(n)
			return
		case thread == of:
			return
		case slices.Contains(n.enabled, thread):
			n.add(thread)
			return
		}
	}
	x.addAll(n)
}

// concerned reports whether an event still to come may race with step k, and something could be added there for its
// sake.
func (x *Search[S]) concerned(k int, e *Event, p Activation[S]) bool {
	n := x.nodes[k]
	if n.whole() || x.events[x.steps[k].from].Thread == e.Thread ||
		n.has(e.Thread) && !n.slept(e.Thread) && slices.Contains(n.enabled, e.Thread) {
		return false
	}
	d, _, _ := x.against(k, e)
	return d != No || x.begun(k, e.Thread, p)
}

// begun reports whether an event of step k creates or wakes a thread.
func (x *Search[S]) begun(k, thread int, p Activation[S]) bool {
	return slices.ContainsFunc(
		x.events[x.steps[k].from:x.steps[k].to],
		func(f *Event) bool { return p.Begins(f, thread) },
	)
}

// enablers are the events still to come that may enable one, once that was asked.
type enablers struct {
	seen  []*Event
	known bool
}

// otherwise reports whether something else than step k may enable e: what comes after it without happening after it, or
// something still to come that does not conflict with it.
func (x *Search[S]) otherwise(k int, e *Event, to *enablers) bool {
	f := x.events[x.steps[k].from]
	for _, g := range x.events[x.steps[k].to:] {
		if !g.may.has(f) && x.dependence.Enables(g, e) {
			return true
		}
	}
	if !to.known {
		x.enabling = x.enabling[:0]
		for _, g := range to.seen {
			if g.Thread != e.Thread && x.dependence.Enables(g, e) {
				x.enabling = append(x.enabling, g)
			}
		}
		to.seen, to.known = x.enabling, true
	}
	for _, g := range to.seen {
		if d, _, _ := x.against(k, g); d != Must {
			return true
		}
	}
	return false
}
