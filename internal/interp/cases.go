package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/state"
	"midway/symheap"
)

// followed is a pointer that is about to be followed. Where it comes from an unexplained one of the initial state, the
// path forks into the cases of where that leads (symheap.Cases): a case is no step of the schedule. Each other case
// executes the same instruction again, knowing more. op is the operand that the pointer comes from, or nil.
func (m *Machine) followed(p expr.Value, op *ir.Operand) expr.Value {
	if p.Concrete() || !m.Heaps.Split {
		return p
	}
	h := &m.st.Heap
	p = h.Plain(p)
	if term, set := h.Unexplained(p, m.hint(op), m); term != nil && !m.mayBeNull(p) {
		if cases, ok := h.Cases(term, set, m); ok {
			m.takeCases(term, set, cases)
			p = m.st.Heap.Plain(p)
		}
	}
	if op != nil && op.Kind == ir.KReg && p.Concrete() {
		m.fr.Regs[op.Reg] = p
	}
	return p
}

// mayBeNull reports whether the path compared a pointer with null, which it may be: that is checked before it is
// followed.
func (m *Machine) mayBeNull(p expr.Value) bool {
	is, tested := m.testedForNull(p)
	return tested && m.MayBeTrue(is)
}

// assumeTypes notes the assumption typed-memory.
func (m *Machine) assumeTypes() {
	m.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
		Text: "a pointer of the initial state to a structure leads to such a structure, or to one that holds it"})
}

// takeCases goes on with the first case, and forks off the others.
func (m *Machine) takeCases(term *expr.Node, set pointsto.Set, cases []symheap.Case) {
	if cases[0].Typed {
		m.assumeTypes()
	}
	m.st.Blur()
	current := m.st
	for _, c := range cases[1:] {
		other := m.fork()
		if m.passed {
			other.Own(m.tid).Granted = true
			other.Trace = other.Trace.Parent
		}
		m.takeCase(other, term, set, c)
		m.st = current
		m.fetch()
		m.forks = append(m.forks, other)
	}
	if len(cases) > 1 {
		m.takeCase(m.st, term, set, cases[0])
	} else { // nothing is decided
		m.st.Suppose(m.B, cases[0].Is)
		m.st.Heap.Take(term, set, cases[0], m)
	}
	m.fetch()
}

func (m *Machine) takeCase(st *state.State, term *expr.Node, set pointsto.Set, c symheap.Case) {
	m.st = st
	m.fetch()
	st.Assume(m.B, c.Is)
	st.Heap.Decided++
	st.Heap.Take(term, set, c, m)
}
