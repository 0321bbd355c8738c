package execute

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
)

// Delays bounds the schedules to those near a deterministic one: threads go on as long as they can, and the next in
// cyclic order takes over; passing over a thread is a delay (Emmi, Qadeer, Rakamarić: Delay-Bounded Scheduling, POPL
// 2011). Few delays show most errors, however many threads there are. A thread that polls (state.Thread.Polled) is the
// last: the others go on first, without a delay.
//
// With Discrepancies, passing over any number of threads at once is one delay: what counts is how often the schedule
// departs from the deterministic one (limited discrepancy search: Harvey, Ginsberg, IJCAI 1995). Those are more
// schedules, by a factor of the number of threads for each delay, but a switch from the first thread to the last is
// near.
type Delays struct {
	Limit         int // per path
	Discrepancies bool
	// nil, or the places in user code at which a thread that could go on may be passed over (Zamfir and Candea,
	// Execution Synthesis, EuroSys 2010, §4: preemptions where the failure's stacks have acquired their locks). Where
	// the thread that was chosen last cannot go on, any may be.
	WayPoints map[ir.LocID]bool
}

// cost is the number of delays in passing over so many threads.
func (d *Delays) cost(passed int) int {
	if d.Discrepancies {
		return min(passed, 1)
	}
	return passed
}

// DelayLimit is the kind of the ledger entry where the bound left out a schedule.
const DelayLimit = "delay-limit"

// delayed lists the states that go on within the bound, the one without a further delay last.
func (x *Explorer) delayed(st *state.State, cands []candidate) []*state.State {
	so := besideOf(st)
	cands = inTurn(st, cands, so.latest)
	within := len(cands)
	if !x.mayPass(st, cands[0].thread, so.latest) {
		within = 1
	}
	for within > 1 && so.delays+x.Opt.Delays.cost(within-1) > x.Opt.Delays.Limit {
		within--
	}
	if within < len(cands) {
		cands = cands[:within]
		x.M.Ledger.Add(
			ledger.Entry{Kind: DelayLimit, Effect: ledger.Incomplete, Text: "schedules with more delays were left out"},
		)
	}
	var out []*state.State
	for i := len(cands) - 1; i >= 0; i-- {
		next := st
		if i > 0 {
			next = st.Fork()
		}
		b := so
		b.delays, b.latest = so.delays+x.Opt.Delays.cost(i), cands[i].thread
		next.Search = &b
		out = append(out, x.grant(next, cands[i]))
		if t := next.Threads[cands[i].thread]; t.Polled {
			next.Own(t.ID).Polled = false
		}
	}
	return out
}

// inTurn puts candidates in cyclic order from the thread that was chosen last; one that has polled since is behind all
// others.
func inTurn(st *state.State, cands []candidate, latest int) []candidate {
	first := max(slices.IndexFunc(cands, func(c candidate) bool { return c.thread >= latest }), 0)
	if t := cands[first].thread; t == latest && st.Threads[t].Polled {
		first = (first + 1) % len(cands)
	}
	return slices.Concat(cands[first:], cands[:first])
}

// mayPass reports whether a thread that is next may be passed over.
func (x *Explorer) mayPass(st *state.State, next, latest int) bool {
	at := x.Opt.Delays.WayPoints
	return at == nil || next != latest || at[st.Threads[next].Point.Loc] || at[userLoc(st.Threads[next])]
}

// userLoc is where a thread is in user code.
func userLoc(t *state.Thread) ir.LocID {
	for _, fr := range slices.Backward(t.Frames) {
		if !fr.Fn.Runtime && !fr.Fn.Added {
			return fr.Fn.Code[fr.PC].Loc
		}
	}
	return 0
}
