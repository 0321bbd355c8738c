package execute

import (
	"slices"

	"midway/internal/ledger"
	"midway/internal/state"
)

// Delays bounds the schedules to those near a deterministic one: threads go on as long as they can, and the next in
// cyclic order takes over; passing over a thread is a delay (Emmi, Qadeer, Rakamarić: Delay-Bounded Scheduling, POPL
// 2011). Few delays show most errors, however many threads there are.
//
// With Discrepancies, passing over any number of threads at once is one delay: what counts is how often the schedule departs
// from the deterministic one (limited discrepancy search: Harvey, Ginsberg, IJCAI 1995). Those are more schedules, by a
// factor of the number of threads for each delay, but a switch from the first thread to the last is near.
type Delays struct {
	Limit         int // per path
	Discrepancies bool
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
	first := slices.IndexFunc(cands, func(c candidate) bool { return c.thread >= so.latest })
	cands = slices.Concat(cands[max(first, 0):], cands[:max(first, 0)])
	within := len(cands)
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
	}
	return out
}
