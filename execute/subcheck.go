package execute

import (
	"slices"

	"midway/internal/guidance"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
)

// SubCheck is a part of what a run looks for, which one exploration decides (Wen and Yang, §III).
type SubCheck struct {
	Focus *guidance.Focus // nil: all that Options.Properties has
	// nil, or says from which states no assertion of the focus can fail any more: those of a program that has been
	// sequential so far are not explored further (algorithm 1, line 6)
	Guide *guidance.Guide
	// nil, or how far places are from the focus: of two sides of a branch the nearer comes first
	Distances Nearness
	// nil, or whether a violation of the focus is one that is looked for, where the path has ended
	Wants func(*state.State) bool
	// that other sub-checks look for: a path ends at one silently, as it does where all is looked for at once
	Others property.Set
	// assertions that it does not look for are taken out (interp.Options.Removed)
	Removes bool
}

// Nearness knows how far a thread is from what is looked for, in basic blocks at least; the oldest frame comes first.
type Nearness interface {
	Distance(stack []guidance.Place) int
}

// asks reports whether the violation that a path ended in is one that is looked for.
func (x *Explorer) asks(st *state.State) bool {
	e, c := st.End, x.Opt.SubCheck
	return x.Opt.Properties.Asks(e.Kind) && (c == nil || c.Focus.Has(e.Kind, e.Loc) && (c.Wants == nil || c.Wants(st)))
}

// elsewhere reports whether other sub-checks look for violations of a kind.
func (c *SubCheck) elsewhere(k property.Kind) bool { return c != nil && c.Others.Asks(k) }

// noteKept notes that a path ended at an assertion that was to be taken out, and could not be.
func (x *Explorer) noteKept(st *state.State) {
	e := st.End
	if c := x.Opt.SubCheck; c == nil || !c.Removes || e.Kind != property.Assertion ||
		libraryFunction(st, e.Thread) != "__assert_fail" {
		return
	}
	x.M.Ledger.Add(ledger.Entry{
		Kind: "kept-assertion", Effect: ledger.Incomplete, At: x.M.P.At(e.Loc),
		Text: "a path ended at an assertion that could not be taken out (--other-assertions ignore): it does more " +
			"than fail",
	})
}

// worthwhile are, of the states that a run of a thread leaves, those that are to be explored: after a branch those from
// which nothing can fail are left out. The last is explored first; where there are distances, that is the nearest.
func (x *Explorer) worthwhile(stop interp.Stop, all ...*state.State) []*state.State {
	c := x.Opt.SubCheck
	if c == nil || stop != interp.Forked {
		return all
	}
	some := slices.DeleteFunc(all, x.pointless)
	x.res.Stats.Pointless += uint64(len(all) - len(some))
	if c.Distances != nil && len(some) > 1 {
		far := map[*state.State]int{}
		for _, s := range some {
			far[s] = x.distance(s)
		}
		slices.SortStableFunc(some, func(a, b *state.State) int { return far[b] - far[a] })
	}
	return some
}

// distance is how far the running thread is from the focus.
func (x *Explorer) distance(st *state.State) int {
	if st.End != nil || st.Current == state.None {
		return guidance.Unreachable
	}
	d := x.Opt.SubCheck.Distances.Distance(standsAt(st.Threads[st.Current]))
	x.res.Stats.Came(d)
	return d
}

// comesNear takes down how near the threads of a state are to what is looked for.
func (x *Explorer) comesNear(st *state.State) {
	if c := x.Opt.SubCheck; c == nil || c.Distances == nil {
		return
	}
	for _, t := range st.Threads {
		if len(t.Frames) > 0 {

			x.res.Stats.Came(x.Opt.SubCheck.Distances.Distance(standsAt(t)))
		}
	}
}

// Came takes down a distance; 0 is none.
func (s *Stats) Came(d int) {
	if d > 0 && d < guidance.Unreachable && (s.Nearest == 0 || d < s.Nearest) {
		s.Nearest = d
	}
}

// pointless reports whether nothing that is looked for can fail below a state. Where there has ever been another
// thread, what is ahead may race with what that one did, and has to be seen.
func (x *Explorer) pointless(st *state.State) bool {
	guide := x.Opt.SubCheck.Guide
	if guide == nil || st.End != nil || len(st.Threads) != 1 || len(st.Threads[0].Frames) == 0 || !simple(st) {
		return false
	}
	_, nothing := guide.NoneCanFail(
		[]guidance.Thread{standsAt(st.Threads[0])},
		func(guidance.Cell) (uint64, bool) { return 0, false },
	)
	if nothing {
		x.guided.spared++
		x.assumeDefined()
	}
	return nothing
}
