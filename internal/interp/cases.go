package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/state"
	"midway/symheap"
)

// followed is a pointer that is about to be followed. Where it comes from an unexplained one of the initial state, the
// path forks into the cases of where that leads (symheap.Cases): a case is no step of the schedule. Each other case
// executes the same instruction again, knowing more. op is the operand that the pointer comes from, or nil; bytes is
// how many are accessed, or 0 where that is not known.
func (m *Machine) followed(p expr.Value, op *ir.Operand, bytes int64) expr.Value {
	if p.Concrete() || !m.Heaps.Split {
		return p
	}
	p = m.followedTo(p, m.hint(op), bytes)
	if op != nil && op.Kind == ir.KReg && p.Concrete() {
		m.fr.Regs[op.Reg] = p
	}
	return p
}

// followedTo is followed for a pointer to what hint says.
func (m *Machine) followedTo(p expr.Value, hint pointsto.Set, bytes int64) expr.Value {
	h := &m.st.Heap
	p = h.Plain(p)
	if term, set := h.Unexplained(p, hint, m); term != nil && !m.mayBeNull(p) {
		m.explain(term, set, h.Extent(term, p, bytes), func(c []symheap.Case) []symheap.Case { return c })
		p = m.st.Heap.Plain(p)
		m.noteSiblings()
	}
	return p
}

// explain goes on with one of those cases of where a term leads that are left of all.
func (m *Machine) explain(
	term *expr.Node, set pointsto.Set, reach symheap.Extent, left func([]symheap.Case) []symheap.Case,
) {
	m.Heaps.ApartFirst = m.mayLeave() && m.Opt.StepLimit > 0
	for rest := true; rest; {
		cases, ok := m.st.Heap.Cases(term, set, m.candidates(), reach, m)
		if !ok {
			return
		}
		cases = left(cases)
		rest = cases[0].Rest
		m.takeCases(term, cases)
	}
}

// followedUnlessNull is followed for a pointer that may be null, which is one more case.
func (m *Machine) followedUnlessNull(p expr.Value, hint pointsto.Set) expr.Value {
	if p.Concrete() || !m.Heaps.Split {
		return p
	}
	p = m.st.Heap.Plain(p)
	if term, _ := m.st.Heap.Unexplained(p, hint, m); term == nil {
		return p
	}
	null := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), p, expr.Word(0))
	switch there := m.B.Not(null); {
	case !m.MayBeTrue(there):
		return p
	case m.MayBeTrue(null):
		m.forkCases([]func(*state.State){
			func(st *state.State) { st.Assume(m.B, there) },
			func(st *state.State) { st.Assume(m.B, null) },
		})
	}
	term, set := m.st.Heap.Unexplained(p, hint, m)
	m.explain(term, set, symheap.Extent{}, m.allocatedOnly)
	m.noteSiblings()
	return m.st.Heap.Plain(p)
}

// noteSiblings says that behaviour is missing where pointers of the initial state lead to parts of one structure that
// were taken to lie apart.
func (m *Machine) noteSiblings() {
	if m.st.Heap.Lost {
		m.st.Heap.Lost = false
		m.noteNeighbours("what a pointer of the initial state leads to is part of a larger structure")
	}
}

// allocatedOnly are the cases of a pointer that is freed: it leads to no variable, where it need not.
func (m *Machine) allocatedOnly(cases []symheap.Case) []symheap.Case {
	if m.Opt.DistrustInitial {
		return cases
	}
	allocated := slices.DeleteFunc(slices.Clone(cases), func(c symheap.Case) bool {
		if c.Obj == symheap.None {
			return false
		}
		k := m.st.Heap.Get(c.Obj).Kind()
		return k == symheap.Global || k == symheap.Stack
	})
	if len(allocated) == 0 {
		return cases
	}
	if len(allocated) < len(cases) {
		m.assumeValid("a freed pointer of the initial state points to allocated memory")
	}
	return allocated
}

// mayBeNull reports whether the path compared a pointer with null, or a thread of the context has set it to null, which
// it may be: that is checked before it is followed.
func (m *Machine) mayBeNull(p expr.Value) bool {
	is, tested := m.testedForNull(p)
	return tested && m.MayBeTrue(is) || !m.Opt.DistrustInitial && m.trusted(p) && m.setToNull(p) != expr.False
}

// assumeTypes notes the assumption typed-memory.
func (m *Machine) assumeTypes() {
	m.Ledger.Add(ledger.Entry{Kind: "typed-memory", Effect: ledger.Assumption,
		Text: "a pointer of the initial state to a structure leads to such a structure, or to one that holds it"})
}

// assumeForeign notes the assumption payload-foreign.
func (m *Machine) assumeForeign() {
	m.Ledger.Add(ledger.Entry{Kind: "payload-foreign", Effect: ledger.Assumption,
		Text: "opaque pointers that callers pass to be handed on lead to none of the library's own structures, and callers write to none of these"})
}

// takeCases goes on with the first case, and forks off the others.
func (m *Machine) takeCases(term *expr.Node, cases []symheap.Case) {
	if cases[0].Typed {
		m.assumeTypes()
	}
	if slices.ContainsFunc(cases, func(c symheap.Case) bool { return c.Valid }) {
		m.assumeValid("what is accessed through one is in its object")
	}
	if len(cases) == 1 { // nothing is decided
		m.st.MakeOpaque()
		m.st.Presume(m.B, cases[0].Is)
		if !cases[0].Rest {
			m.st.Heap.Take(term, cases[0], m)
		}
		m.fetch()
		return
	}
	each := make([]func(*state.State), len(cases))
	for i, c := range cases {
		each[i] = func(st *state.State) {
			st.AssumeAs(m.B, c.Is, expr.Case)
			if !c.Rest {
				st.Heap.Take(term, c, m)
			}
		}
	}
	m.forkCases(each)
}

// forkCases goes on with the first of several cases, and forks off the others.
func (m *Machine) forkCases(cases []func(*state.State)) {
	m.st.MakeOpaque()
	current := m.st
	take := func(st *state.State, c func(*state.State)) {
		m.st = st
		m.fetch()
		st.Heap.Decided++
		c(st)
		m.noteSiblings()
	}
	for _, c := range cases[1:] {
		other := m.fork()
		m.anew(other)
		take(other, c)
		m.st = current
		m.fetch()
		m.forks = append(m.forks, other)
	}
	take(m.st, cases[0])
	m.fetch()
}
