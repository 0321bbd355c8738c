package execute

import (
	"midway/internal/expr"
	"midway/internal/guidance"
	"midway/internal/interp"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/internal/state"
)

// finish records an ended path, in so many cases as it may have lost memory or not.
func (x *Explorer) finish(st *state.State) {
	var leaks []interp.Leak
	if o := st.End.Outcome; x.Opt.Properties.Has(property.Leaks) && (o == Exit || o == End) {
		leaks = x.M.Leaks(st)
	}
	rest := expr.True
	for i, l := range leaks {
		x.leak(st, l, i > 0)
		rest = x.M.B.And1(rest, x.M.B.Not(l.Cond))
	}
	if rest == expr.True {
		x.record(st)
	} else if x.M.MayBeTrueIn(st, rest) {
		tight := st.Fork()
		tight.Assume(x.M.B, rest)
		x.record(tight)
	}
}

// leak records the case of an ended path that it lost some memory; beside another such case, as a violation only.
func (x *Explorer) leak(st *state.State, l interp.Leak, beside bool) {
	lost := st.Fork()
	lost.Assume(x.M.B, l.Cond)
	lost.End = &state.End{Outcome: Violation, Kind: property.Leak, Loc: l.Loc, Text: l.Text, Thread: st.End.Thread}
	if !beside {
		x.record(lost)
	} else if model, feasible, _ := x.witness(lost); feasible {
		x.violation(lost, model)
	}
}

// record takes down one case of an ended path.
func (x *Explorer) record(st *state.State) {
	e := st.End
	x.comesNear(st)
	x.ends(st)
	beside := e.Pair != state.End{}.Pair // the path goes on
	if e.Outcome == Violation && !beside && x.again(st) {
		return
	}
	model, feasible, open := x.witness(st)
	if open {
		x.deferQuery(st)
		return
	}
	if !beside && e.Outcome != AssumeBlocked { // those are counted apart
		x.res.Stats.Runs++
	}
	if !feasible {
		return
	}
	if beside {
		x.M.Confirmed[e.Pair] = x.M.Confirmed[e.Pair].With(e.Loc, st, x.M.Opt.RaceConditions)
		if x.asks(st) {
			x.violation(st, model)
		}
		return
	}
	p := Path{
		ID:        x.paths + 1,
		Schedule:  st.Trace,
		Condition: st.PC,
		Outcome:   e.Outcome,
		Violation: -1,
		Branches:  st.Branches,
		Overtaken: st.Overtaken,
	}
	switch e.Outcome {
	case Cut:
		x.M.Abort("a path was cut short")
		x.res.Complete = false
	case AssumeBlocked:
		x.res.Stats.RunsBlocked++
	case Violation, Deadlock, Livelock:
		if x.asks(st) {
			x.M.Abort("something is violated")
			p.Violation = x.violation(st, model)
		} else {
			x.noteUnrequested(st)
		}
	}
	if x.merged(st, &p) {
		return
	}
	x.paths++
	if st.Overtaken {
		x.overtakenPaths++
	}
	if e.Outcome == Cut {
		x.res.Stats.PathsCut++
	}
	if !x.Opt.OnlyCount {
		x.res.Paths = append(x.res.Paths, p)
		x.job.lists()
	}
	if x.Opt.OnEnd != nil {
		x.Opt.OnEnd(st)
	}
}

// witness looks for a model of the path condition in which objects are one or lie apart; a path that
// has none is infeasible. Where the solver gives up, or no model is needed, the path is kept without one.
func (x *Explorer) witness(st *state.State) (model *expr.Model, feasible, open bool) {
	if st.PC.False() {
		x.M.Refuted(solver.Unsat, st.PC, expr.True)
		return nil, false, false
	}
	axioms := st.Heap.Axioms()
	needed := st.Undecided || st.End.Outcome == Violation || st.End.Outcome == Deadlock || st.End.Outcome == Livelock
	if axioms == expr.True && !needed {
		return nil, true, false
	}
	var res solver.Result
	if needed {
		model, res, open = x.model(st, axioms)
	} else {
		res = x.M.S.CheckMany(st.PC, axioms)
	}
	switch {
	case open:
		return nil, false, true
	case res == solver.Unsat:
		x.M.Refuted(res, st.PC, expr.True)
		return nil, false, false
	case res == solver.Unknown:
		if x.M.Interrupted() {
			x.res.Complete = false
			return nil, false, false
		}
		x.M.Ledger.Add(
			ledger.Entry{
				Kind:   "solver-unknown",
				Effect: ledger.Incomplete,
				Text: "the solver found no model of a path condition in its limit: the path is reported, but may " +
					"be infeasible",
			},
		)
		return nil, true, false
	}
	st.Presume(x.M.B, axioms)
	return model, true, false
}

// violation lists a violation, or a better witness of one already listed: the fewest context
// switches, then the shortest schedule.
func (x *Explorer) violation(st *state.State, model *expr.Model) int {
	e := st.End
	key := placeOf(e)
	i, seen := x.byPlace[key]
	if !seen || preferred(model == nil, st, &x.res.Violations[i]) {
		st.Keep()
		v := ViolationRecord{
			Kind: e.Kind, Loc: e.Loc, Text: e.Text, Details: e.Details, Condition: st.PC, Schedule: Schedule(st, model),
			Answers: st.EnvAnswers.List(), State: st, Thread: e.Thread, Pair: e.Pair, Undecided: model == nil,
		}
		if model != nil {
			v.Inputs, v.Ranges = Witness(st, model)
			v.MayShowElsewhere = MayShowElsewhere(st, model)
		}
		if !seen { // only now: making the record may be ended
			i = len(x.res.Violations)
			x.byPlace[key] = i
			x.res.Violations = append(x.res.Violations, ViolationRecord{})
		}
		v.Count, v.Conditions = x.res.Violations[i].Count, x.res.Violations[i].Conditions
		x.res.Violations[i] = v
		if !seen && x.Opt.Found != nil {
			x.Opt.Found(&v)
		}
	}
	x.res.Violations[i].Count++
	x.job.saw(st, model == nil)
	x.res.Violations[i].keep(st, model)
	if model != nil {
		x.found(key)
	}
	return i
}

// lookFor begins to look for violations at places, where they are known.
func (x *Explorer) lookFor(places []guidance.FailurePoint) {
	x.places = map[string]bool{}
	for _, p := range places {
		x.places[placeOf(&state.End{Kind: p.Kind, Loc: p.Loc})] = false
	}
}

// found notes that a place is known to be violated, after which there may be nothing left to look for. Where it is none
// of those that were expected, there may be others.
func (x *Explorer) found(key string) {
	violated, expected := x.places[key]
	if !expected {
		x.places = nil
	}
	if !expected || violated {
		return
	}
	x.places[key] = true
	for _, violated := range x.places {
		if !violated {
			return
		}
	}
	x.res.AllKnownViolated = true
	x.M.Ledger.Addf(
		"nothing-undefined-left-out",
		ledger.Assumption,
		"",
		"every assertion that the program can reach is known to fail, as long as no operation is undefined: nothing "+
			"else was looked for",
	)
}
