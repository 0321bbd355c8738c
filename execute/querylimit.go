package execute

import (
	"time"

	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/internal/state"
)

// In a limited time no query may take all of it. What can be decided later (State.Unchecked: a way of a branch, a
// choice, an error, the condition of a path that has ended in one) is asked with little patience at first, and with
// more each time that it is asked again; so much the less where the solver takes a large part of the time.

// Query is what a query may take that is asked for the first time; zero is no limit.
type Query struct {
	Units uint          // resource units of the solver
	Time  time.Duration // about so long; 0: instructions may ask what they may without it
}

const (
	mostTries       = 4  // after which a query may take as much as any
	moreEach        = 4  // times as much each time that it is asked
	relaxedFactor   = 8  // times as much where the solver takes a small part of the time
	smallPart       = 30 // percent of the time
	hurriedFraction = 4  // part of it for what a thread asks on its shortest way, at first
	mostHard        = 3  // after which a step that was given up so often there is left to other orders
	// times what a query may take: then an exploration that the solver takes most of will hardly come to its end
	late        = 60
	mostChecked = 20 // with which nothing is asked that was put aside, as long as there is anything else
)

// units is how many resource units a query may take that was asked so often before; 0: as many as any.
func (x *Explorer) units(tries uint8) uint {
	if tries >= mostTries {
		return 0
	}
	u := x.Opt.QueryLimit.Units
	for range tries {
		u *= moreEach
	}
	return u
}

// solving is what part of the time the solver has taken, in percent.
func (x *Explorer) solving() float64 {
	_, solving := x.M.SolverStats()
	return 100 * solving / max(time.Since(x.started), patient).Seconds()
}

// patienceWith is how long the next step may take, where there are others, and what it may ask.
func (x *Explorer) patienceWith(st *state.State) (p interp.QueryLimits) {
	if q := x.Opt.QueryLimit; q.Time > 0 {
		p = x.patienceOf(st, q)
	}
	switch others := x.search.Len()+x.overtakingStates.Len() > 0; {
	case others && x.Opt.Deferral == DeferAlways:
		p.PauseAfter = 1
	case others && x.M.Pause > 0:
		p.PauseAfter = pauseAfter
	}
	return p
}

// patienceOf is what the next step may ask, where queries have a limit.
func (x *Explorer) patienceOf(st *state.State, q Query) (p interp.QueryLimits) {
	switch solving := x.solving(); {
	case solving > mostSolving && time.Since(x.started) > late*q.Time:
		p = interp.QueryLimits{Branch: q.Units, Other: q.Units, Hurried: q.Time, Short: true}
	case solving > smallPart:
		p = interp.QueryLimits{Branch: q.Units, Other: moreEach * q.Units, Hurried: moreEach * q.Time, Short: true}
	default:
		p = interp.QueryLimits{
			Branch:  relaxedFactor * q.Units,
			Other:   relaxedFactor * q.Units,
			Hurried: relaxedFactor * q.Time,
		}
	}
	if x.limitsQueries(st) {
		units, t := q.Units/hurriedFraction, q.Time/hurriedFraction
		for range st.HardSteps {
			units, t = units*moreEach, t*moreEach
		}
		p = interp.QueryLimits{Branch: units, Other: units, Hurried: t, Short: true, Tentative: true}
	}
	return p
}

// limitsQueries reports whether a state was taken to bring its thread to a synchronisation soon.
func (x *Explorer) limitsQueries(st *state.State) bool {
	p, ok := x.searcher(st.Overtaken).(*SearchOrders)
	return ok && p.order == diving && st.Current != state.None && st.End == nil && st.HardSteps < mostHard
}

// model is a model of the condition of a path that has ended, with all that is to be known of its memory. It is open
// where that may be decided later.
func (x *Explorer) model(st *state.State, axioms expr.Value) (m *expr.Model, res solver.Result, open bool) {
	if x.Opt.QueryLimit.Units == 0 || !x.M.DeferQueries || x.Opt.Properties.Has(property.Leaks) {
		m, res = x.clearest(st, axioms)
		return m, res, false
	}
	units := x.units(st.Tries)
	x.M.S.Begin(units)
	m, res = x.clearest(st, axioms)
	open = res == solver.Unknown && units > 0 && x.M.S.Short() && !x.M.Interrupted()
	x.M.S.End()
	return m, res, open
}

// clearest is a model under which a violation shows as nothing else, if there is one, else any.
func (x *Explorer) clearest(st *state.State, axioms expr.Value) (*expr.Model, solver.Result) {
	if plain := st.End.ShowsWhere; plain != (expr.Value{}) {
		if m, res := x.M.S.Model(st.PC, x.M.B.And1(axioms, plain)); res == solver.Sat {
			return m, res
		}
	}
	return x.M.S.Model(st.PC, axioms)
}

// deferQuery puts aside a path that has ended, of which no model was found so far.
func (x *Explorer) deferQuery(st *state.State) {
	st.Unchecked, st.Feasible = true, st.PC
	st.Tries++
	x.push(st)
}
