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
	return func(q expr.Value) expr.Value {
		if p == q {
			return expr.True
		}
		words := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), q, p)
		if words.Concrete() {
			return words
		}
		if places == nil {
			places = m.resolved(p)
		}
		return m.meet(places, m.resolved(q), words)
	}
}

// resolved is where a pointer points, without any check.
func (m *Machine) resolved(p expr.Value) []symheap.Place {
	places := m.st.Heap.Resolve(p, nil, m, m)
	m.fetch()
	return places
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
