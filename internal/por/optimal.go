package por

import "slices"

// race is a reversible race between the events of a step and a later event.
type race struct {
	step int
	e    *Event
}

// reverseAll inserts the reversals of the races of the run under way, which has come to an end, into the wakeup trees
// (POPL 2014, algorithm 2, lines 2 to 7); of the races from index from on.
func (x *Search[S]) reverseAll(from int) {
	for i := from; i < len(x.races); i++ {
		x.insert(&x.races[i])
	}
}

// insert adds the sequence that reverses a race to the tree of the node before its first event, unless it is covered.
func (x *Search[S]) insert(r *race) {
	n := x.nodes[r.step]
	v := x.reversal(r)
	switch {
	case x.covered(n, v):
	case !slices.Contains(n.enabled, v[0].Thread):
		x.widen(n)
	default:
		n.todo.Insert(v, x.begins)
	}
}

// reversal is the steps of the run that do not happen after a race's first event, followed by the step of the second. The next call
// uses the slice again.
func (x *Search[S]) reversal(r *race) (v []Move) {
	v = x.reversed[:0]
	defer func() { x.reversed = v }()
	f := x.steps[r.step].Events[0]
	last := Move{Thread: r.e.Thread, Events: []*Event{r.e}}
	for i := r.step + 1; i < len(x.steps); i++ {
		m := x.steps[i].Move
		switch own := m.Events[0]; {
		case own == r.e:
			last = m
		case !own.may.has(f) && !x.steps[i].last:
			if slices.Contains(m.Events, r.e) { // it follows at once
				last.Events = nil
			} else {
				m.Events = x.before(m.Events, r.step)
			}
			v = append(v, m)
		}
	}
	if last.Events != nil {
		v = append(v, last)
	}
	return v
}

// before are the events of a later step that are part of it also where it comes before step k: not those that step k enables, such as a join
// of a thread that ends in it.
func (x *Search[S]) before(later []*Event, k int) []*Event {
	n, f := x.nodes[k], x.steps[k].Events[0]
	enabled := func(e *Event) bool { return e.may.has(f) && x.P.Blocked(n.state, e) }
	if !slices.ContainsFunc(later, enabled) {
		return later
	}
	return slices.DeleteFunc(slices.Clone(later), enabled)
}

// covered reports whether a thread that sleeps at the node, or that is under exploration there, is a weak initial of v.
func (x *Search[S]) covered(n *node[S], v []Move) bool {
	if n.current.thread != none && x.weakInitial(n.current, v, false) {
		return true
	}
	return slices.ContainsFunc(n.sleep, func(q sleeper) bool { return x.weakInitial(q, v, q.loose) })
}

// weakInitial reports whether a thread is a weak initial of v; loose: and v has its step.
func (x *Search[S]) weakInitial(q sleeper, v []Move, loose bool) bool {
	i := x.begins(&Move{Thread: q.thread, Events: q.events}, v)
	return i >= 0 && (i < len(v) || !loose)
}

// begins is what WakeupTree.Insert asks of the events of the run under way.
func (x *Search[S]) begins(m *Move, v []Move) int {
	for i := range v {
		if v[i].Thread == m.Thread {
			if !x.mayLead(v[i].Events, v[:i]) {
				return -1
			}
			return i
		}
	}
	for i := range v {
		if x.conflicts(v[i].Events, m.Thread, m.Events) {
			return -1
		}
	}
	return len(v)
}

// mayLead reports whether a step could come before others: nothing in it conflicts with them. What they enable in other threads, such as
// a join of a thread that ends in one of them, is no part of it then, nor is what comes of that.
func (x *Search[S]) mayLead(step []*Event, others []Move) bool {
	var apart []*Event
	for i, e := range step {
		if i > 0 && slices.ContainsFunc(apart, e.may.has) {
			continue
		}
		for _, m := range others {
			for _, g := range m.Events {
				switch {
				case !e.may.has(g):
				case i == 0 || g.Thread != e.Thread && x.P.Conflict(g, e) != No && !x.P.Enables(g, e):
					return false
				default:
					apart = append(apart, e)
				}
			}
		}
	}
	return true
}
