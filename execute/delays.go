package execute

import (
	"slices"

	"midway/internal/ledger"
	"midway/internal/state"
)

// Delays bounds the schedules to those near a deterministic one: threads go on as long as they can, and the next in
// cyclic order takes over; passing over a thread is a delay (Emmi, Qadeer, Rakamarić: Delay-Bounded Scheduling, POPL
// 2011). Few delays show most errors, however many threads there are.
type Delays struct {
	Limit int // per path
}

// DelayLimit is the kind of the ledger entry where the bound left out a schedule.
const DelayLimit = "delay-limit"

// delayed lists the states that go on within the bound, the one without a further delay last.
func (x *Explorer) delayed(st *state.State, cands []candidate) []*state.State {
	first := slices.IndexFunc(cands, func(c candidate) bool { return c.thread >= st.Turn })
	cands = slices.Concat(cands[max(first, 0):], cands[:max(first, 0)])
	if left := x.Opt.Delays.Limit - st.Delays; left+1 < len(cands) {
		cands = cands[:left+1]
		x.M.Ledger.Add(ledger.Entry{Kind: DelayLimit, Effect: ledger.Incomplete, Text: "schedules with more delays were left out"})
	}
	var out []*state.State
	for i := len(cands) - 1; i >= 0; i-- {
		next := st
		if i > 0 {
			next = st.Fork()
		}
		next.Delays, next.Turn = st.Delays+i, cands[i].thread
		out = append(out, x.grant(next, cands[i]))
	}
	return out
}
