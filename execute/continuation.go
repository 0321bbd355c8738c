package execute

import (
	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/state"
)

// onlyStops reports whether a path that has ended did so in a violation of one thread, so that it can be seen what the
// others would do if it only stopped that thread. After a race at sync granularity it cannot: which events conflict is
// open then.
func (r reduced) onlyStops(p pendingOutcome) bool {
	e := p.st.End
	return p.s != nil && e.Outcome == Violation && !e.Beside && !e.NoEffect && e.Kind != property.DataRace
}

// continuation records a violation; the result is the state in which it has only stopped its thread.
func (r reduced) continuation(p pendingOutcome) pendingOutcome {
	r.show(p)
	st := withoutThread(p.st)
	b := besideOf(st)
	b.past = true
	st.Search, st.Observed = &b, true
	listed := r.orders == nil && p.st.End.Decided && r.listed(p.st.End) && (!p.s.violates || p.s.listed)
	p.s = p.s.copy()
	p.s.violates, p.s.listed = true, listed
	return pendingOutcome{st: st, s: p.s}
}

// withoutThread is a path that has ended, had its end only stopped the thread that it shows in.
func withoutThread(ended *state.State) *state.State {
	st := ended.Fork()
	t := st.Own(st.End.Thread)
	t.Status = state.Stopped
	if st.AtomicBy == t.ID {
		st.LeaveBlocks()
	}
	st.Alive--
	st.End, st.Current = nil, state.None
	return st
}

// ContinuationLimit is the kind of the ledger entry where what lies beyond a violation was not explored.
const ContinuationLimit = "beyond-violations"

// omitsContinuation reports whether what lies beyond a violation is left out: with Options.NoContinuation, once one is
// known. Up to the first one the exploration is the same, so that the verdict is.
func (x *Explorer) omitsContinuation() bool {
	if !x.res.Violated() {
		return false
	}
	x.M.Ledger.Add(
		ledger.Entry{
			Kind:   ContinuationLimit,
			Effect: ledger.Incomplete,
			Text:   "what other threads do behind a violation was not explored, as asked: other violations may be missed",
		},
	)
	return true
}

// show records a path that has ended, unless that is beyond a violation: then it is noted that there is something to
// show.
func (r reduced) show(p pendingOutcome) {
	switch {
	case r.seen(p.st):
		if r.wanted == nil || p.st.End.Beside || p.s.choice(p.st) == *r.wanted {
			if r.job != nil && p.s != nil {
				r.job.comesTo(p.s.own, p.s.choice(p.st))
			}
			r.finish(p.st)
		}
	case p.st.End.Outcome == Cut:
		r.res.Complete = false
	case p.st.End.Outcome == Violation && p.s != nil && !p.s.violates && !r.listed(p.st.End):
		*p.s.shows = true
	}
}

// listed reports whether a violation shows nothing new: neither its path is wanted nor its place unknown.
func (r reduced) listed(e *state.End) bool {
	i, known := r.byPlace[placeOf(e)]
	known = known && !r.res.Violations[i].Undecided
	_, confirmed := r.M.Confirmed[e.Pair]
	return known && (r.Opt.OnlyCount || confirmed)
}

// seen reports whether a path that ends here is one of the program's.
func (r reduced) seen(st *state.State) bool { return !r.silent && !pastViolation(st) }

// standing lists the events that all threads are before, enabled or not.
func (r reduced) standing(st *state.State) (out []*por.Event) {
	for _, t := range st.Threads {
		var reads []state.Effect
		switch {
		case t.Status == state.AtPoint && (t.Point.Guard >= 0 || t.SpinReads != nil):
			_, reads = r.M.Enabling(st, t.ID)
		case t.Status == state.AtPoint, t.Status == state.Waiting && t.Timed:
		default:
			continue
		}
		h := &eventData{
			effects: reads,
			st:      st,
			point:   t.Point,
			guarded: guarded(st, &t.Point),
			spun:    t.SpinReads != nil,
		}
		out = append(out, h.of(t.ID))
	}
	return out
}

// Show follows moves from n and records how the last of them ends a path, or which races it shows.
func (r reduced) Show(n *node, moves []por.Move) bool {
	n = &node{st: n.st} // the step under way from n is another one
	level := r.arena.Enter()
	if r.job != nil && len(moves) > 0 {
		r.job.shown = moves[:len(moves)-1]
	}
	defer func() {
		if r.silent, r.wanted = false, nil; r.job != nil {
			r.job.shown = nil
		}
		r.leave(level)
	}()
	for i := range moves {
		r.silent = true
		r.Decide(n, state.None)
		if last := i == len(moves)-1; last {
			r.silent, r.wanted = false, &moves[i].Choice
		}
		next, ways := r.follow(n, &moves[i])
		switch {
		case r.wanted != nil:
			return ways > 0
		case ways != 1 || next.Ending != por.GoesOn:
			return false
		}
		n = next.State
	}
	return false
}

// follow is the outcome of a step that a move means, and how many look like it.
func (r reduced) follow(n *node, m *por.Move) (found por.Outcome[*node], ways int) {
	for _, o := range r.wholeStep(n, m.Thread) {
		if o.Choice == m.Choice {
			found, ways = o, ways+1
		}
	}
	return found, ways
}

// again reports whether a run that ended in a violation was recorded before: it came up beyond another violation, and
// is one that the search comes to as well.
func (x *Explorer) again(st *state.State) bool {
	shown := x.wanted != nil
	if x.Opt.Reduction == NoReduction || x.Opt.OnlyCount && !shown && len(x.violated) == 0 {
		return false
	}
	f := fingerprint(st)
	if x.violated[f] {
		return true
	}
	if shown || !x.Opt.OnlyCount { // where runs are only counted, what was recorded is not shown again (listed)
		if x.violated == nil {
			x.violated = map[uint64]bool{}
		}
		x.violated[f] = true
	}
	return false
}

// fingerprint is a hash of an ended path: its steps, what it assumed, and where it ended (FNV-1a).
func fingerprint(st *state.State) uint64 {
	h := uint64(14695981039346656037)
	add := func(v uint64) { h = (h ^ v) * 1099511628211 }
	for t := st.Trace; t != nil; t = t.Parent {
		s := &t.Step
		for _, v := range [...]uint64{uint64(s.Kind), uint64(s.TID), uint64(s.Number), uint64(s.Func), uint64(s.PC)} {
			add(v)
		}
	}
	for p := st.PC; p != nil; p = p.Parent {
		add(uint64(p.Cond.ID()))
	}
	add(uint64(st.End.Thread))
	add(uint64(st.End.Loc))
	return h
}
