package execute

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"midway/internal/ledger"
	"midway/internal/por"
	"midway/internal/state"
)

// Reproduce explores nothing but the paths of counterexamples, from a state like that which they are of, and records
// what they show: of each violation the best one, and others only where that shows something else. A violation of which
// none shows it leaves an entry in the ledger.
func (x *Explorer) Reproduce(ctx context.Context, st *state.State, list []Counterexample) *Result {
	x.examples = slices.Clone(list)
	slices.SortStableFunc(x.examples, func(a, b Counterexample) int {
		switch {
		case a.Place != b.Place:
			return strings.Compare(a.Place, b.Place)
		case a.Better(&b):
			return -1
		case b.Better(&a):
			return 1
		}
		return 0
	})
	x.helps = true
	if x.Opt.Reduction == NoReduction {
		x.search = &DepthFirst{}
	}
	return x.Run(ctx, st)
}

// FirstExamples are, of each violation, the best counterexample and the first others, of as many paths as conditions
// are kept of: in the order in which one explorer comes to them, where there is no reduction.
func FirstExamples(list []Counterexample) (out []Counterexample) {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Counterexample) int { return slices.CompareFunc(a.Moves, b.Moves, byNumber) })
	best, kept := map[string]int{}, map[string]int{}
	for i := range list {
		if at, is := best[list[i].Place]; !is || list[i].Better(&list[at]) {
			best[list[i].Place] = i
		}
	}
	for i := range list {
		if place := list[i].Place; i == best[place] || kept[place] < maxConditions-1 {
			if i != best[place] {
				kept[place]++
			}
			out = append(out, list[i])
		}
	}
	return out
}

func byNumber(a, b move) int {
	return cmp.Or(cmp.Compare(a.Thread, b.Thread), cmp.Compare(a.Outcome, b.Outcome))
}

// reproduceAll records what the counterexamples show.
func (x *Explorer) reproduceAll(ctx context.Context, st *state.State) {
	var starts []por.Outcome[*node]
	every := x.Opt.Reduction == NoReduction
	if !every {
		starts = x.starts(st.Fork(), true)
	}
	shown := false
	for i := range x.examples {
		c := &x.examples[i]
		switch {
		case ctx.Err() != nil:
			return
		case x.recorded(c.Place) && !x.Opt.AllExamples:
		case every:
			(alternatives{x}).reproduce(st.Fork(), c.Moves)
		case len(c.Moves) > 0 && c.Start < len(starts):
			(reduced{x}).reproduce(starts[c.Start].State, c.Moves)
		case len(c.Moves) == 0 && !shown:
			shown = true
			x.starts(st.Fork(), false)
		}
		if last := i == len(x.examples)-1 || x.examples[i+1].Place != c.Place; last && !x.recorded(c.Place) {
			x.M.Ledger.Add(ledger.Entry{
				Kind:   "not-reproduced",
				Effect: ledger.Incomplete,
				Text:   fmt.Sprintf("a worker found a violation (%s) that is not found again on its path", c.Place),
			})
		}
	}
}

// recorded reports whether a violation is in the result.
func (x *Explorer) recorded(place string) bool {
	return slices.ContainsFunc(x.res.Violations, func(v ViolationRecord) bool {
		return v.Place() == place
	})
}

// reproduce follows moves from n, and records what the last one, or the state behind the others, shows.
func (r reduced) reproduce(n *node, moves []move) {
	n = &node{st: n.st}
	level := r.arena.Enter()
	defer func() {
		r.silent, r.wanted = false, nil
		r.leave(level)
	}()
	last := &moves[len(moves)-1]
	r.silent = true
	for i := range moves[:len(moves)-1] {
		r.Decide(n, state.None)
		next := moves[i].of(r.wholeStep(n, moves[i].Thread))
		if next == nil || next.Ending != por.GoesOn {
			return
		}
		n = next.State
	}
	if r.silent = last.Thread != state.None; !r.silent {
		r.Decide(n, state.None)
		return
	}
	r.Decide(n, state.None)
	r.silent, r.wanted = false, &last.Choice
	r.wholeStep(n, last.Thread)
}

// of is the outcome that a move means, or nil.
func (m *move) of(outcomes []por.Outcome[*node]) *por.Outcome[*node] {
	for i := range outcomes {
		if outcomes[i].Choice == m.Choice && (m.Outcome == unknown || m.Outcome == i) {
			return &outcomes[i]
		}
	}
	return nil
}
