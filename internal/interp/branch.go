package interp

import (
	"time"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/internal/state"
)

// jump follows an edge in the given state, whose running thread is the current one.
func (m *Machine) jump(st *state.State, e *edge) {
	if e.back && m.Opt.StopAtBackEdge && !m.fr.Fn.Runtime {
		e.taken = true
		m.freeze()
		return
	}
	if m.loopsForEver(e) {
		m.endlessSpin()
		return
	}
	e.taken = true
	fr := st.OwnTop(m.tid)
	if e.back && m.Opt.Unroll > 0 && !fr.Fn.Runtime {
		if fr.Iterations >= m.Opt.Unroll {
			m.leaveLoop()
			return
		}
		fr.Iterations++
	}
	m.moves(fr.Regs, e.moves)
	fr.PC = e.pc
}

// leaveLoop stops a thread that has gone back often enough: the others go on, as after a false assumption.
func (m *Machine) leaveLoop() {
	m.st.MakeOpaque() // another state may have more rounds left
	m.note(UnrollLimit, ledger.Incomplete, "a thread stopped after "+itoa(m.Opt.Unroll)+" rounds of a loop")
	m.standStill()
}

// UnrollLimit is the kind of the ledger entry where Options.Unroll stopped a thread.
const UnrollLimit = "unroll-limit"

// branch takes a conditional branch, both ways where both are feasible.
func (m *Machine) branch(in *ir.Instr) {
	p := &m.prep[m.fr.Fn.ID].edges[m.fr.PC]
	if p[0].only {
		m.jump(m.st, &p[0])
		return
	}
	c := m.valBits(&in.A, 1)
	if in.Flags&ir.FlagUser != 0 && !m.countBranch(p) {
		m.limitBranches()
		return
	}
	if c.Concrete() {
		m.implied(in, c.W&1 == 1)
		m.jump(m.st, &p[1-c.W&1])
		return
	}
	if !m.defined(c, "a branch") {
		return
	}
	if m.MayDefer != nil && !m.probing() && m.MayDefer() && m.branchDeferring(c, in, p) {
		return
	}
	asked := time.Now()
	then, els := m.sides(c)
	m.Asked += time.Since(asked)
	m.Refuted(then, m.st.PC, c)
	m.Refuted(els, m.st.PC, m.B.Not(c))
	if then == solver.Unknown || els == solver.Unknown {
		if m.mayLeave() && m.S.Short() {
			m.branchLeaving(c, in, p, then == solver.Unknown, els == solver.Unknown)
			return
		}
		m.noteUnknown()
	}
	switch { // a way that the path condition implies is no decision: it needs no conjunct and no step
	case then == solver.Unsat && els == solver.Unsat:
		m.infeasible()
	case then == solver.Unsat:
		m.implied(in, false)
		m.jump(m.st, &p[1])
	case els == solver.Unsat:
		m.implied(in, true)
		m.jump(m.st, &p[0])
	default:
		m.forksOn(c)
		other := m.fork()
		m.forks = append(m.forks, other)
		m.record(m.st, c, true, int(in.Then))
		m.record(other, c, false, int(in.Else))
		m.decide(c)
		m.jump(m.st, &p[0])
		m.takeIn(other, c, &p[1])
		if m.stop == running {
			m.stop = Forked
		}
	}
}

// sides is which sides of a branch are satisfiable. Where there is little patience, the one that no model at hand, or
// near one, takes is left open.
func (m *Machine) sides(c expr.Value) (then, els solver.Result) {
	end := m.briefly()
	then, els = m.S.Branch(m.st.PC, c)
	if end(); then == solver.Unknown && els == solver.Unknown && m.QueryLimits.Short && m.mayLeave() {
		return m.S.Branch(m.st.PC, c)
	}
	return then, els
}

// branchDeferring is branch where the solver is not to be asked: where one way is known to be feasible and the other is
// not known not to be, the path takes the one, and the other is left to be decided later (State.Unchecked). It returns
// false where nothing is known, and where the other is the one to take first.
func (m *Machine) branchDeferring(c expr.Value, in *ir.Instr, p *edges) bool {
	then, els, ok := m.S.BranchAtHand(m.st.PC, c)
	if !ok || then != solver.Unknown && els != solver.Unknown {
		return false
	}
	if m.CloserToSync != nil && then != els && m.CloserToSync(m.t, p[open(then)].pc, p[1-open(then)].pc) {
		return false
	}
	m.branchLeaving(c, in, p, then == solver.Unknown, els == solver.Unknown)
	return true
}

// open is which way of a branch is, where one of them is.
func open(then solver.Result) int {
	if then == solver.Unknown {
		return 0
	}
	return 1
}

// branchLeaving takes a way that is known to be feasible, if there is one, and leaves those that are open to be decided
// later: where both are, the path itself waits for that.
func (m *Machine) branchLeaving(c expr.Value, in *ir.Instr, p *edges, thenOpen, elseOpen bool) {
	taken, left, numbers := 0, 1, [...]ir.BlockID{in.Then, in.Else}
	if thenOpen && !elseOpen {
		taken, left = 1, 0
	}
	conds := [...]expr.Value{c, m.B.Not(c)}
	other, before := m.fork(), m.st.PC
	other.Unchecked, other.Feasible = true, before
	m.forks = append(m.forks, other)
	m.record(m.st, c, taken == 0, int(numbers[taken]))
	m.record(other, c, left == 0, int(numbers[left]))
	m.decide(conds[taken])
	known := [...]bool{p[taken].taken, p[left].taken}
	m.jump(m.st, &p[taken])
	m.takeIn(other, conds[taken], &p[left])
	p[left].taken = known[1] // that is found out later
	if thenOpen && elseOpen {
		m.st.Unchecked, m.st.Feasible = true, before
		p[taken].taken = known[0]
	}
	if m.stop == running {
		m.stop = Forked
	}
}

// CheckNow finds out whether the path condition of an unchecked state can hold, with queries of so many resource units
// at most (0: as many as any). Where that is not enough the state stays unchecked.
func (m *Machine) CheckNow(st *state.State, units uint) bool {
	since := m.since(st.PC, st.Feasible)
	base := st.Feasible
	m.st = st
	defer m.asks(units)()
	res := m.Check(base, since)
	if res == solver.Unknown && units > 0 && m.S.Short() && !m.halt.Load() {
		st.Tries++
		return true
	}
	st.Unchecked, st.Feasible = false, nil
	switch res {
	case solver.Unsat:
		return false
	case solver.Sat:
		if st.End == nil {
			st.Tries = 0
		}
		if tid := st.Current; tid != state.None && len(st.Threads[tid].Frames) > 0 {
			m.reach(st.Threads[tid].Top().Fn, st.Threads[tid].Top().PC)
		}
	case solver.Unknown:
		st.Undecided = true
		m.Ledger.Add(
			ledger.Entry{
				Kind:   "solver-unknown",
				Effect: ledger.Incomplete,
				Text: "the solver did not decide in its limit whether a branch can be taken: the path was kept, " +
					"but may be infeasible",
			},
		)
	}
	return true
}

// implied records a branch that is no decision, where every branch of user code is wanted.
func (m *Machine) implied(in *ir.Instr, then bool) {
	to := in.Else
	if then {
		to = in.Then
	}
	m.impliedStep(in, state.StepBranch, "branch", int(to))
}

func (m *Machine) impliedStep(in *ir.Instr, kind state.StepKind, op string, number int) {
	if m.Opt.EveryBranch && !m.fr.Fn.Runtime {
		m.step(m.st, state.Step{Kind: kind, Number: number, Op: op, Detail: "implied", Loc: in.Loc})
	}
}

// infeasible ends a path whose condition holds nowhere: the solver had not decided something earlier.
func (m *Machine) infeasible() {
	m.end(
		state.End{Outcome: state.Cut, Cut: "infeasible", Loc: m.loc(), Text: "the path condition became unsatisfiable"},
	)
	m.note(
		"infeasible-path",
		ledger.Incomplete,
		"a path turned out infeasible after the solver had not decided an earlier condition",
	)
}

// takeIn goes the other way in a forked state.
func (m *Machine) takeIn(other *state.State, c expr.Value, e *edge) {
	other.Assume(m.B, m.B.Not(c))
	saved, stop := m.st, m.stop
	m.st = other
	m.fetch()
	m.stop = running
	m.jump(other, e)
	m.leaveThere()
	m.st, m.stop = saved, stop
	m.fetch()
}

// step appends a step of the current thread, at the instruction it stands at, to the schedule of st.
func (m *Machine) step(st *state.State, s state.Step) {
	if s.Kind != state.StepEvent && s.Kind != state.StepCreate {
		m.decides(st)
	}
	s.Thread, s.TID = m.t.Name, m.tid
	s.Func, s.PC = m.fr.Fn.ID, m.fr.PC
	st.Record(s)
}

// record writes a symbolic decision into the schedule; number is the block gone to.
func (m *Machine) record(st *state.State, c expr.Value, way bool, number int) {
	text := c.N.String()
	if len(text) > 200 {
		text = text[:197] + "…"
	}
	if way {
		text += " is true"
	} else {
		text += " is false"
	}
	m.step(
		st,
		state.Step{
			Kind:   state.StepBranch,
			Number: number,
			Op:     "branch",
			Detail: text,
			Loc:    m.loc(),
			Model:  m.fr.Fn.Runtime,
			Cond:   c.N,
		},
	)
}

func (m *Machine) limitBranches() {
	m.note("branch-limit", ledger.Incomplete, "paths were cut at the limit of conditional branches")
	m.end(
		state.End{
			Outcome: state.Cut,
			Cut:     "branch-limit",
			Loc:     m.loc(),
			Text:    "the limit of conditional branches was reached",
		},
	)
}

// switchOn takes a switch: one state per feasible target.
func (m *Machine) switchOn(in *ir.Instr) {
	sw := &m.fr.Fn.Switches[in.Aux]
	v := m.valBits(&in.A, int(in.Bits))
	if in.Flags&ir.FlagUser != 0 && !m.countBranch(nil) {
		m.limitBranches()
		return
	}
	from := m.fr.Fn.BlockOf(m.fr.PC)
	if v.Concrete() {
		to := switchTarget(sw, v.W, in.Then)
		m.impliedStep(in, state.StepBranch, "branch", int(to))
		m.jumpTo(from, to)
		return
	}
	if m.defined(v, "a switch") {
		m.switchSymbolic(in, sw, v, from)
	}
}

func switchTarget(sw *ir.Switch, w uint64, otherwise ir.BlockID) ir.BlockID {
	for i, c := range sw.Values {
		if c == w {
			return sw.Targets[i]
		}
	}
	return otherwise
}

// switchSymbolic groups the cases by target, so that each target is one alternative.
func (m *Machine) switchSymbolic(in *ir.Instr, sw *ir.Switch, v expr.Value, from ir.BlockID) {
	w := int(in.Bits)
	order := []ir.BlockID{}
	conds := map[ir.BlockID]expr.Value{}
	add := func(to ir.BlockID, c expr.Value) {
		if old, ok := conds[to]; ok {
			conds[to] = m.B.Or1(old, c)
			return
		}
		order = append(order, to)
		conds[to] = c
	}
	rest := expr.True
	for i, c := range sw.Values {
		eq := m.B.Cmp(expr.EQ, w, v, expr.Word(c))
		add(sw.Targets[i], eq)
		rest = m.B.And1(rest, m.B.Not(eq))
	}
	add(in.Then, rest)
	var feasible []ir.BlockID
	for _, to := range order {
		if m.MayBeTrue(conds[to]) {
			feasible = append(feasible, to)
		}
	}
	m.fan(len(feasible), func(i int) {
		if c := conds[feasible[i]]; !c.Concrete() && len(feasible) > 1 {
			m.record(m.st, c, true, int(feasible[i]))
			m.decide(c)
		} else {
			m.impliedStep(in, state.StepBranch, "branch", int(feasible[i]))
		}
		m.jumpTo(from, feasible[i])
	})
}

// fan runs the current instruction's n alternatives: the first in the current state, each other in
// a fork of it. do finds its state in m.st.
func (m *Machine) fan(n int, do func(i int)) {
	if n == 0 {
		m.infeasible()
		return
	}
	others := make([]*state.State, 0, n)
	for i := 1; i < n; i++ {
		others = append(others, m.fork())
	}
	current := m.st
	for i, st := range others {
		m.st, m.stop = st, running
		m.fetch()
		do(i + 1)
		m.leaveThere()
	}
	m.st, m.stop = current, running
	m.fetch()
	do(0)
	m.forks = append(m.forks, others...)
	if m.stop == running && n > 1 {
		m.stop = Forked
	}
}

// leaveThere hands the state of an alternative to the scheduler where its thread cannot go on.
func (m *Machine) leaveThere() {
	m.leftOpen()
	switch m.stop {
	case AtPoint, Blocked, Ended:
		m.st.Current = state.None
	}
}

func (m *Machine) jumpTo(from, to ir.BlockID) {
	e := edgeTo(m.fr.Fn, from, to, nil)
	e.back = (m.Opt.StopAtBackEdge || m.Opt.Unroll > 0) && m.fr.Fn.BackEdges()[[2]ir.BlockID{from, to}]
	m.reach(m.fr.Fn, e.pc)
	m.jump(m.st, &e)
}

// freeze ends the current thread's fragment: it keeps its locks and takes no further step.
func (m *Machine) freeze() {
	m.letsGo()
	t := m.st.Own(m.tid)
	t.Status = state.Frozen
	m.st.Alive--
	m.stop = Ended
}
