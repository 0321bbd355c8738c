package execute

import (
	"context"
	"slices"
	"time"

	"midway/internal/state"
)

// Deferred feasibility. Where the solver takes most of the time, a branch of which one way is known to be feasible
// takes that way without asking about the other. The other is put aside, and asked about once nothing else is pending.
// So nothing is lost, and an exploration that has to end before all is done has seen more of the program.

// Deferring says when branches are deferred; without reduction only.
type Deferring uint8

// The answers.
const (
	DeferAuto   Deferring = iota // where the time is limited and the solver takes too large a part of it
	DeferAlways                  // for tests
	DeferNever
)

// deferring is what says of a branch whether it may be deferred, or nil.
func (x *Explorer) deferring(ctx context.Context) func() bool {
	_, limited := ctx.Deadline()
	x.segments = overtakeSlices{
		on:    (limited || x.Opt.Deferral == DeferAlways) && x.Opt.Deferral != DeferNever && x.explores(),
		after: overtaken, took: map[int]time.Duration{}, times: map[int]int{}, last: x.started, slice: slice,
	}
	switch {
	case x.Opt.Search != nil || x.past != nil || x.Opt.Deferral == DeferNever:
		return nil
	case x.Opt.Deferral == DeferAlways:
		x.segments.after, x.segments.slice = 0, 0
		return func() bool { return true }
	case !limited:
		return nil
	}
	return x.asksTooMuch
}

// explores reports whether all states are explored, depth first and once.
func (x *Explorer) explores() bool {
	return x.Opt.Search == nil && x.Opt.Delays == nil && x.past == nil
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
	switch {
	case st.Unchecked:
		x.later = append(x.later, st)
	case st.Overtaken:
		x.overtakingStates.Push(st)
	default:
		x.search.Push(st)
	}
}

// next is the pending state to go on with, or nil: one that was put aside, and is feasible, where there is no other.
// What is left of those in which a thread is behind is of no use any more once all others are explored.
func (x *Explorer) next() *state.State {
	for {
		if x.segments.turn(x.search, x.overtakingStates) {
			if st := x.overtakingStates.Pop(); st != nil {
				return st
			}
		}
		st := x.search.Pop()
		if late := x.inTurn(); late != nil {
			if st != nil {
				x.search.Push(st)
			}
			return late
		}
		if st != nil {
			return st
		}
		if len(x.later) == 0 {
			return nil
		}
		st = x.leastAskedFor()
		if x.M.CheckNow(st, x.units(st.Tries)) {
			x.push(st)
		}
	}
}

// inTurn is a state that was put aside, where another order of exploration has its turn: there may always be others. Or
// it is nil.
func (x *Explorer) inTurn() *state.State {
	p, ok := x.search.(*SearchOrders)
	if !ok || !p.Changed() || len(x.later) == 0 || x.Opt.QueryLimit.Time > 0 && x.solving() > mostChecked {
		return nil
	}
	st := x.leastAskedFor()
	switch {
	case !x.M.CheckNow(st, x.units(st.Tries)):
		return nil
	case st.Overtaken || st.Unchecked:
		x.push(st)
		return nil
	}
	return st
}

// leastAskedFor takes out the state that was put aside whose thread stands where those asked about so far stood least
// often: of equals the oldest. Of a loop that one thread goes round for long, many were put aside, and all are alike.
func (x *Explorer) leastAskedFor() *state.State {
	best, least := 0, -1
	for i, st := range x.later {
		if n := x.asked[standsAtPlace(st)] + int(st.Tries)<<32; least < 0 || n < least {
			best, least = i, n
		}
		if least == 0 {
			break
		}
	}
	st := x.later[best]
	if x.asked == nil {
		x.asked = map[place]int{}
	}
	x.asked[standsAtPlace(st)]++
	x.later = slices.Delete(x.later, best, best+1)
	return st
}
