package interp

import (
	"midway/internal/expr"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
	"midway/symheap"
)

// end finishes the current path.
func (m *Machine) end(e state.End) {
	e.Thread = m.tid
	m.st.End = &e
	m.stop = PathDone
}

// cut ends the current path with a ledger entry: behaviour is missing.
func (m *Machine) cut(kind, text string) {
	m.note(kind, ledger.Incomplete, text)
	m.end(state.End{Outcome: state.Cut, Cut: kind, Loc: m.loc(), Text: text})
}

// violate reports that a property is violated where bad holds; the rest of the path goes on without it.
// It returns false where nothing is left to go on with.
func (m *Machine) violate(bad expr.Value, kind property.Kind, text string, details ...string) bool {
	return m.violateAs(bad, state.End{Kind: kind, Text: text, Details: details})
}

// violateAs is violate with more to say about the end.
func (m *Machine) violateAs(bad expr.Value, e state.End) bool {
	e.Outcome, e.Loc, e.Thread, e.NoEffect = state.Violation, m.loc(), m.tid, m.unrecorded
	e.About = m.about(bad)
	if m.MustBeTrue(bad) {
		m.end(e)
		return false
	}
	other := m.alternative(bad)
	other.End = &e
	return true
}

// about is what a violation that is one where bad holds is about (state.End.About).
func (m *Machine) about(bad expr.Value) (out []*expr.Node) {
	heap := m.st.Heap
	for _, v := range []expr.Value{bad, m.pace.follows, heap.Explained(m.pace.follows)} {
		if v.N != nil {
			out = append(out, v.N)
		}
	}
	if m.pace.into != symheap.None {
		heap.Resolved(func(term *expr.Node, id symheap.ID) {
			if id == m.pace.into {
				out = append(out, term)
			}
		})
	}
	return out
}

// check reports a violation where ok may be false; it returns false where it always is.
func (m *Machine) check(ok expr.Value, kind property.Kind, text string) bool {
	return ok == expr.True || m.checkAs(ok, state.End{Kind: kind, Text: text})
}

// checkAs is check with more to say about the end.
func (m *Machine) checkAs(ok expr.Value, e state.End) bool {
	return m.checkSaying(ok, func() state.End { return e })
}

// checkSaying is checkAs with an end that is made where it is needed.
func (m *Machine) checkSaying(ok expr.Value, end func() state.End) bool {
	if ok == expr.True {
		return true
	}
	bad := m.B.Not(ok)
	switch may, open := m.mayBeOrLeft(bad); {
	case open:
		m.leaveViolation(bad, end())
		return true
	case !may:
		return true
	}
	return m.violateAs(bad, end())
}
