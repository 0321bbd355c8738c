package execute

import (
	"cmp"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
)

// Fewest is one schedule for each way that inputs decide: the thread goes on that has executed the fewest operations.
type Fewest struct {
	Rounds   int                    // how often a path may decide at one branch in one thread; 0: no limit
	Unrolled func(ir.FuncID, ir.PC) // nil, or told of a branch at which a path ends for that
}

// fewest chooses the thread that goes on where there is to be one schedule for each way that inputs decide: the one
// that has executed the fewest instructions, the first of several (Olszewski, Ansel, Amarasinghe, "Kendo: Efficient
// Deterministic Multithreading in Software", ASPLOS 2009). It goes on where its guard holds; where that may not be so,
// a state of its own has the next thread. A timed wait ends by itself only where no thread can go on otherwise.
func (x *Explorer) fewest(st *state.State, cands []candidate) (out []*state.State) {
	slices.SortStableFunc(cands, func(a, b candidate) int {
		if a.timeout != b.timeout {
			return order(a.timeout, b.timeout)
		}
		return cmp.Or(cmp.Compare(st.Threads[a.thread].Executed, st.Threads[b.thread].Executed), a.thread-b.thread)
	})
	for i, c := range cands {
		if c.guard == expr.True {
			return append(out, x.grantFewest(st, c))
		}
		if i > 0 && !x.M.MayBeTrueIn(st, c.guard) { // where those before it may not go on
			continue
		}
		out = append(out, x.grantFewest(st.Fork(), c))
		if not := x.M.B.Not(c.guard); x.M.MayBeTrueIn(st, not) {
			st.Assume(x.M.B, not)
		} else {
			return out
		}
	}
	st = x.showSpinReads(st)
	st.End = x.blockedEnd(st)
	return append(out, st)
}

// grantFewest has a thread go on, and counts that.
func (x *Explorer) grantFewest(st *state.State, c candidate) *state.State {
	st = x.grant(st, c)
	st.Own(c.thread).Executed++
	return st
}

func order(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// RoundsLimit is the kind of the ledger entry, and of the cut, where Fewest.Rounds ended a path.
const RoundsLimit = "rounds-limit"

// endRounds ends paths that have decided too often at the branch that they decided at last.
func (x *Explorer) endRounds(forks []*state.State) {
	if x.Opt.Fewest == nil || x.Opt.Fewest.Rounds == 0 {
		return
	}
	for _, st := range forks {
		if st.End != nil || st.Trace == nil || st.Trace.Step.Kind != state.StepBranch ||
			rounds(st.Trace) <= x.Opt.Fewest.Rounds {
			continue
		}
		s := &st.Trace.Step
		at := x.M.P.At(s.Loc)
		x.M.Ledger.Addf(
			RoundsLimit,
			ledger.Incomplete,
			at,
			"paths ended that had decided %d times at one branch",
			x.Opt.Fewest.Rounds,
		)
		st.End = &state.End{
			Outcome: Cut,
			Cut:     RoundsLimit,
			Loc:     s.Loc,
			Thread:  s.TID,
			Text:    "a loop goes around as often as an input says",
		}
		if x.Opt.Fewest.Unrolled != nil {
			x.Opt.Fewest.Unrolled(s.Func, s.PC)
		}
	}
}

// rounds is how often a path has decided at the branch of its last step, in the same thread.
func rounds(t *state.Trace) (n int) {
	last := &t.Step
	for ; t != nil; t = t.Parent {
		if s := &t.Step; s.Kind == state.StepBranch && s.TID == last.TID && s.Func == last.Func && s.PC == last.PC {
			n++
		}
	}
	return n
}
