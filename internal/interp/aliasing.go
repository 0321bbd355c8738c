package interp

import (
	"midway/internal/expr"
	"midway/symheap"
	"midway/waitq"
)

// sameAs says when another synchronisation object is the one at p. Both are valid pointers to live
// objects, so they are equal exactly where they lie in one object at one offset; pointers into objects
// that cannot be one are never equal, whatever the words are (Bergan §4.2: "a static points-to analysis
// to determine when it cannot be true that p_i = p").
func (m *Machine) sameAs(p expr.Value) waitq.Same {
	var places []symheap.Place
	followed := false
	p = m.st.Heap.Plain(p)
	return func(q expr.Value) expr.Value {
		q = m.st.Heap.Plain(q)
		if p == q {
			return expr.True
		}
		words := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), q, p)
		if words.Concrete() {
			return words
		}
		if is, ok := m.sameUnfollowed(p, q, words); ok {
			return is
		}
		if places == nil {
			places, followed = m.resolved(p)
		}
		if others, whole := m.resolved(q); whole && followed {
			return m.meet(places, others, words)
		}
		return words
	}
}

// sameUnfollowed is sameAs where one of the pointers is a plain address and the other comes from a pointer of the
// initial state that was not followed yet: that need not be followed for it.
func (m *Machine) sameUnfollowed(p, q, words expr.Value) (is expr.Value, ok bool) {
	if !p.Concrete() {
		p, q = q, p
	}
	if !p.Concrete() {
		return is, false
	}
	term, set := m.st.Heap.Unexplained(q, nil, m)
	if term == nil {
		return is, false
	}
	if o := m.st.Heap.Find(p.W); o != nil && !m.st.Heap.MayLead(term, set, o.ID()) {
		if m.st.Heap.Distinct(term, o.ID()) { // so a state that is built for this path has to have it
			m.AssumeAs(m.B.Not(words), expr.Fact)
		}
		return expr.False, true
	}
	return words, true
}

// resolved is where a pointer points, without any check; whole is false where that is more than a step looks at.
func (m *Machine) resolved(p expr.Value) (places []symheap.Place, whole bool) {
	places, _, whole = m.st.Heap.ResolveWithin(m.candidates(), expr.True, p, nil, m, m)
	m.fetch()
	return places, whole
}

// meet is the condition under which two pointers are one; words is the comparison to fall back on.
func (m *Machine) meet(a, b []symheap.Place, words expr.Value) expr.Value {
	any := expr.False
	for _, x := range a {
		for _, y := range b {
			if x.Obj == symheap.None || y.Obj == symheap.None {
				return words
			}
			one := m.st.Heap.MayBeOne(x.Obj, y.Obj)
			if one == expr.False {
				continue
			}
			at := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), x.Off, y.Off)
			any = m.B.Or1(any, m.B.And1(m.B.And1(x.Guard, y.Guard), m.B.And1(one, at)))
		}
	}
	return any
}
