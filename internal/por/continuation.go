package por

import "slices"

// Recorder takes down what states and steps show.
type Recorder[S any] interface {
	// Show is asked to take down what an outcome shows (Outcome.Shows): moves from the state that the search began in
	// lead to it. No earlier of their outcomes violates anything. It returns false where the moves do not lead there.
	Show(s S, moves []Move) bool
	// Silence asks, while it is on, to take nothing down: what is executed was taken down before, by another member of
	// a team.
	Silence(on bool)
}

// continuation explores what the other threads would do behind a violation, had it only stopped its own thread. That
// belongs to no run: it is explored for its races, and for what comes up there that the violation does not precede. So
// the program explored is one that goes on, of which all traces are seen, and each first violation of a run is in one
// of them. Where that is not wanted, other violations may be missed.
func (x *Search[S]) continuation(n *node[S], thread int, o *Outcome[S], tree WakeupTree) bool {
	if len(x.violated) == 0 {
		x.Runs++
	}
	if x.unreduced || x.opt.drop&dropContinuation != 0 {
		x.forget(tree)
		return true
	}
	if x.opt.Leave != nil && x.opt.Leave() {
		x.forget(tree)
		x.reverseAll(0)
		return true
	}
	known := len(x.violated)
	x.violated = append(x.violated, o.Events...)
	exhaustive := x.behind(n, thread, o, tree)
	x.violated = x.violated[:known]
	return exhaustive
}

// show has what came up in a step beyond a violation taken down, if no violation happened before it.
func (x *Search[S]) show(o *Outcome[S]) {
	if x.opt.drop&dropShow != 0 {
		return
	}
	for _, v := range x.violated {
		if o.Events[0].must.has(v) {
			return
		}
	}
	for _, e := range o.Events {
		for _, v := range x.violated {
			if e.may.has(v) { // it is open whether one did
				x.cut()
				return
			}
		}
	}
	if !x.recorder.Show(x.start, x.leading(o)) {
		x.cut()
	}
}

// leading are the moves that happen before an outcome of the latest step, and that step.
func (x *Search[S]) leading(o *Outcome[S]) (moves []Move) {
	here := len(x.steps) - 1
	for i := range x.steps[:here] {
		own := x.steps[i].Events[0]
		if slices.ContainsFunc(o.Events, func(e *Event) bool { return e.may.has(own) }) {
			moves = append(moves, x.steps[i].Move)
		}
	}
	return append(moves, x.steps[here].Move)
}

// prevented lets the events that a process exit prevents take part in races.
func (x *Search[S]) prevented(o *Outcome[S]) []*Event {
	if x.unreduced || o.Pending == nil || x.opt.drop&dropPrevented != 0 {
		return nil
	}
	events := o.Pending()
	for _, e := range events {
		x.place(e, nil)
	}
	return events
}
