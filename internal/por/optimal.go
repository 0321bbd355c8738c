package por

import "slices"

// race is a reversible race between the events of a step and a later event.
type race struct {
	step  int
	e     *Event
	later int  // the step that e is in, or none: the run ends before it
	done  bool // its reversal is explored elsewhere whatever the run goes on with
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
	if r.done = r.done || r.later != none && x.opt.drop&dropSettled == 0 &&
		x.settled(n, x.reversal(r, r.later+1)); r.done {
		return
	}
	v := x.reversal(r, len(x.steps))
	switch {
	case x.covered(n, v):
	case !slices.Contains(n.enabled, v[0].Thread):
		x.addAll(n)
	default:
		x.kept += n.todo.Insert(v, treeRoom{x.at, x.room() - x.kept, x.lifetimes.Keep})
	}
}

// room is how many moves wakeup trees have together.
func (x *Search[S]) room() int {
	if x.opt.Trees == 0 {
		return trees
	}
	return x.opt.Trees
}

// settled reports whether a sequence is covered, whatever is added to it that does not happen after its last step: by a
// sleeper's step or a sequence in the tree that it has all moves of. Both stay at the node for as long as the step
// under exploration there does.
func (x *Search[S]) settled(n *node[S], v []Move) bool {
	return slices.Contains(n.enabled, v[0].Thread) &&
		(slices.ContainsFunc(n.sleep, func(q sleeper) bool { return x.weakInitial(q, v, true) }) ||
			n.todo.Subsumes(v, x.at))
}

// reversal is the steps of the run before step end that do not happen after a race's first event, followed by the step
// of the second. The next call uses the slice again.
func (x *Search[S]) reversal(r *race, end int) (v []Move) {
	v = x.reversed[:0]
	f := x.steps[r.step].Events[0]
	last, follows := Move{Thread: r.e.Thread}, false
	for i := r.step + 1; i < end; i++ {
		s := &x.steps[i]
		switch own := s.Events[0]; {
		case own == r.e:
			last = s.Move
		case !own.may.has(f) && !s.last:
			m := s.Move
			if slices.Contains(m.Events, r.e) { // it follows at once
				follows = true
			} else {
				m.Events = x.before(m.Events, r.step)
			}
			v = append(v, m)
		}
	}
	if last.Events == nil && !follows { // the run ends before it
		last.Events = []*Event{r.e}
	}
	if !follows {
		v = append(v, last)
	}
	x.reversed = v
	return v
}

// before are the events of a later step that are part of it also where it comes before step k: not those that step k
// enables, such as a join of a thread that ends in it.
func (x *Search[S]) before(later []*Event, k int) []*Event {
	n, f := x.nodes[k], x.steps[k].Events[0]
	enabled := func(e *Event) bool { return e.may.has(f) && x.dependence.Blocked(n.state, e) }
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
	return slices.ContainsFunc(n.sleep, func(q sleeper) bool { return x.weakInitial(q, v, q.limited) })
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

// mayLead reports whether a step could come before others: nothing in it conflicts with them. What they enable in other
// threads, such as a join of a thread that ends in one of them, is no part of it then, nor is what comes of that.
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
				case i == 0 || g.Thread != e.Thread && x.conflict(g, e) != No && !x.dependence.Enables(g, e):
					return false
				default:
					apart = append(apart, e)
				}
			}
		}
	}
	return true
}
