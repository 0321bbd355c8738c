package execute

import (
	"context"
	"time"

	"midway/internal/state"
)

// Deferred feasibility. Where the solver takes most of the time, a branch of which one way is known to be feasible takes that way without
// asking about the other. The other is put aside, and asked about once nothing else is pending. So nothing is lost, and
// an exploration that has to end before all is done has seen more of the program.

// Deferring says when branches are deferred; without reduction only.
type Deferring uint8

// The answers.
const (
	DeferInNeed Deferring = iota // where the time is limited and the solver takes too large a part of it
	DeferAlways                  // for tests
	DeferNever
)

// deferring is what says of a branch whether it may be deferred, or nil.
func (x *Explorer) deferring(ctx context.Context) func() bool {
	_, limited := ctx.Deadline()
	switch {
	case x.Opt.Search != nil || x.past != nil || x.Opt.Deferring == DeferNever:
		return nil
	case x.Opt.Deferring == DeferAlways:
		return func() bool { return true }
	case !limited:
		return nil
	}
	return x.asksTooMuch
}

// mostSolving is the share of the time that the solver may take before branches are deferred, in percent.
const mostSolving = 40

// patient is how long an exploration asks about everything.
const patient = 500 * time.Millisecond

// asksTooMuch reports whether the solver takes too large a part of the exploration's time.
func (x *Explorer) asksTooMuch() bool {
	now := time.Since(x.started)
	if now < patient {
		return false
	}
	_, solving := x.M.SolverStats()
	return max(solving, x.M.Asked.Seconds())*100 > now.Seconds()*mostSolving
}

// push adds a pending state.
func (x *Explorer) push(st *state.State) {
	if st.Unchecked {
		x.later = append(x.later, st)
		return
	}
	x.search.Push(st)
}

// next is the pending state to go on with, or nil: one that was put aside, and is feasible, where there is no other.
func (x *Explorer) next() *state.State {
	if st := x.search.Pop(); st != nil {
		return st
	}
	for len(x.later) > 0 {
		st := x.later[0]
		x.later[0], x.later = nil, x.later[1:]
		if x.M.CheckNow(st) {
			return st
		}
	}
	return nil
}
