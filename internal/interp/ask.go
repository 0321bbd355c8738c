package interp

import (
	"midway/internal/expr"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/solver"
)

// MayBeTrue decides under the current path condition (symheap.Oracle); unknown counts as true.
func (m *Machine) MayBeTrue(c expr.Value) bool {
	may, open := m.mayBe(c)
	if open {
		m.noteUnknown()
	}
	return may
}

// mayBe is MayBeTrue that says whether the answer is unknown, for who sees to that.
func (m *Machine) mayBe(c expr.Value) (may, open bool) {
	if c.Concrete() {
		return c.W != 0, false
	}
	if m.halt.Load() {
		return true, false // nothing of this run's rest is reported
	}
	switch m.Check(m.st.PC, c) {
	case solver.Unsat:
		return false, false
	case solver.Unknown:
		return true, true
	}
	return true, false
}

// mayBeOrLeft is mayBe where what is left open for want of patience is decided later: by who asks. All else that is
// open is noted.
func (m *Machine) mayBeOrLeft(c expr.Value) (may, open bool) {
	defer m.briefly()()
	may, open = m.mayBe(c)
	if open && !(m.mayLeave() && m.S.Short()) {
		m.noteUnknown()
		open = false
	}
	return may, open
}

// briefly has what is asked until end is called left open where it takes a search and may be decided later.
func (m *Machine) briefly() (end func()) {
	if !m.QueryLimits.Short || !m.mayLeave() {
		return func() {}
	}
	m.S.Brief(true)
	return func() { m.S.Brief(false) }
}

// Excluded reports whether it is known without a search that a condition is false (symheap.Oracle).
func (m *Machine) Excluded(c expr.Value) bool {
	if c.Concrete() {
		return c.W == 0
	}
	if m.halt.Load() {
		return false
	}
	r := m.S.Glance(m.st.PC, c)
	m.Refuted(r, m.st.PC, c)
	return r == solver.Unsat
}

// MustBeTrue decides under the current path condition; unknown counts as false.
func (m *Machine) MustBeTrue(c expr.Value) bool {
	if c.Concrete() {
		return c.W != 0
	}
	if m.halt.Load() {
		return false
	}
	switch m.Check(m.st.PC, m.B.Not(c)) {
	case solver.Unsat:
		return true
	case solver.Unknown:
		m.noteUnknown()
	}
	return false
}

// unanswered is what a tentative Run is given up with.
type unanswered struct{}

// noteUnknown goes on although something was not decided, if that is what is wanted.
func (m *Machine) noteUnknown() {
	if m.halt.Load() {
		return
	}
	if m.QueryLimits.Tentative && !m.probing() {
		panic(unanswered{})
	}
	m.st.Undecided = true
	m.note(
		"solver-unknown",
		ledger.Incomplete,
		"the solver did not decide a condition in its limit: the path was kept, but may be infeasible",
	)
}

// Example is a value that v can have under cond and the current path condition (symheap.Oracle).
func (m *Machine) Example(cond, v expr.Value) (w uint64, found, known bool) {
	if m.halt.Load() {
		return 0, false, true
	}
	model, res := m.S.Model(m.st.PC, cond)
	m.Refuted(res, m.st.PC, cond)
	switch res {
	case solver.Unsat:
		return 0, false, true
	case solver.Unknown:
		m.noteUnknown()
		return 0, false, false
	}
	w, _ = model.Eval(v, m.P.Model.PtrBits())
	return w, true, true
}

// Assume conjoins what is assumed of any initial state to the current path condition (symheap.Oracle).
func (m *Machine) Assume(c expr.Value) { m.st.Presume(m.B, c) }

// AssumeAs conjoins a condition in a role (symheap.Oracle).
func (m *Machine) AssumeAs(c expr.Value, role expr.Role) { m.st.AssumeAs(m.B, c, role) }

// suppose conjoins what is known of any initial state to the current path condition.
func (m *Machine) suppose(c expr.Value) { m.st.Suppose(m.B, c) }

// decide conjoins a decision of this path.
func (m *Machine) decide(c expr.Value) { m.st.Assume(m.B, c) }

// Pointer implements symheap.Pointers.
func (m *Machine) Pointer(term *expr.Node) (pointsto.Set, bool) {
	if s := term.Symbol(); s != nil && s.Pointer {
		return m.st.Node(term), true
	}
	set := m.st.Node(term)
	return set, set != nil
}
