package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/pointsto"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

// candidates is how many ways to choose one access looks at; 0 is no limit. Where an instruction has no time left for
// searches, it looks at as few as it can.
func (m *Machine) candidates() int {
	if m.Opt.Candidates > 1 && m.mayLeave() && m.S.Hurried() {
		return 1
	}
	return m.Opt.Candidates
}

// resolve is where a pointer that is followed where guard holds may point. Where that is more than a step looks at
// (Options.Candidates), the path takes one choice, and leaves the other as a state of its own, which executes the same
// instruction again: as often as it takes. Such a choice is no step of the schedule.
func (m *Machine) resolve(guard, p expr.Value, hint pointsto.Set) []symheap.Place {
	for {
		places, choice, whole := m.st.Heap.ResolveWithin(m.candidates(), guard, p, hint, m, m)
		m.fetch()
		if whole {
			return places
		}
		m.splitOn(choice)
	}
}

// splitOn takes the way on which a choice holds, if it can, and leaves the other one.
func (m *Machine) splitOn(choice symheap.Choice) {
	c, not := choice.Is, m.B.Not(choice.Is)
	if !m.MayBeTrue(c) {
		m.suppose(not)
		return
	}
	lazily := m.mayLeave()
	if !lazily && m.MustBeTrue(c) || lazily && m.Excluded(not) {
		m.suppose(c)
		return
	}
	m.st.MakeOpaque()
	m.forksOn(c)
	other, before := m.fork(), m.st.PC
	m.left = append(m.left, deferredChoice{before, not, choice.Object, other})
	m.anew(other)
	other.AssumeAs(m.B, not, expr.Case)
	m.st.AssumeAs(m.B, c, expr.Case)
	other.Heap.Decided++
	m.st.Heap.Decided++
	if lazily {
		other.Unchecked, other.Feasible = true, before
	}
	m.forks = append(m.forks, other)
}

// deferredChoice is a choice that the instruction under way left to another state.
type deferredChoice struct {
	pc     *expr.PC // without the choice
	is     expr.Value
	object bool // symheap.Choice.Object
	st     *state.State
}

// assumedAway ends the path quietly where the assumption of valid pointers excludes the choice that the instruction
// under way took, and reports whether it does: as long as another one is left that is possible. The last one is not
// assumed away. With objects only choices of the object count that a pointer leads to.
func (m *Machine) assumedAway(objects bool, text string) bool {
	i := slices.IndexFunc(
		m.left,
		func(l deferredChoice) bool { return (l.object || !objects) && m.Check(l.pc, l.is) == solver.Sat },
	)
	if i < 0 {
		return false
	}
	if next := m.left[i].st; next.Unchecked { // it is known now that it can be, and the path goes on there
		next.Unchecked, next.Feasible, next.Tries = false, nil, 0
	}
	m.assumeValid(text)
	m.st.Assume(m.B, expr.False)
	m.end(state.End{Outcome: state.AssumeBlocked, Loc: m.loc()})
	return true
}

// mayLeave reports whether it may be found out later whether a state can be, as the search does (Control.DeferQueries).
func (m *Machine) mayLeave() bool { return m.DeferQueries && !m.probing() && !m.halt.Load() }

// leaveViolation leaves it to another state whether something bad may be, which this instruction may not ask any more;
// the path goes on without it.
func (m *Machine) leaveViolation(bad expr.Value, e state.End) {
	before := m.st.PC
	other := m.alternative(bad)
	other.Unchecked, other.Feasible = true, before
	e.Outcome, e.Loc, e.Thread, e.NoEffect = state.Violation, m.loc(), m.tid, m.unrecorded
	e.About = m.about(bad)
	other.End = &e
	m.st.Undecided = true
}
