package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

// leadsBadly ends the path quietly where an access shows that a pointer of the initial state cannot lead to the
// variable that the path chose before, as pointers of the initial state are valid (the assumption
// initial-pointers-valid), and reports whether it does. It does so for variables that are nothing but numbers, and
// where the access is none of such a number: a link that is part of no node (a list's bare sentinel) may well be what
// the pointer leads to, and so may a text that is too short. And it does so where the pointer can lead elsewhere in a
// state that is known as much, and somewhere that is good for the access: which paths of their own explore. What only
// one object is left for is an error, and so is what the program has computed. Of a write to a constant it does not
// matter what that is.
func (m *Machine) leadsBadly(a access, id symheap.ID, text string) bool {
	fixed := a.write && m.st.Heap.Get(id).ReadOnly()
	if m.Opt.DistrustInitial || !fixed && (!a.cell || !m.otherThanNumbers(a, id)) ||
		!m.mayLeadElsewhere(id, m.hint(a.op), m.hasRoom(a)) {
		return false
	}
	for _, term := range m.ledInto(a.p, id) {
		pc, chosen := m.unchosen(term)
		if chosen != expr.True && m.Check(pc, m.B.Not(chosen)) == solver.Sat {
			m.assumeValid(text)
			m.st.Assume(m.B, expr.False)
			m.end(state.End{Outcome: state.AssumeBlocked, Loc: m.loc()})
			return true
		}
	}
	return false
}

// writesNoConstant checks a write to what a pointer of the initial state leads to, where that may be one with read-only
// variables (merged cases: Aliases).
func (m *Machine) writesNoConstant(a access, pl symheap.Place, o *symheap.Object) bool {
	for _, id := range o.Aliases() {
		fixed := m.st.Heap.Get(id)
		if !fixed.ReadOnly() {
			continue
		}
		bad := m.B.And1(pl.Guard, m.st.Heap.Same(pl.Obj, id))
		if bad == expr.False || !m.MayBeTrue(bad) {
			continue
		}
		not := m.B.Not(bad)
		if !m.Opt.DistrustInitial && m.mayLeadElsewhere(id, m.hint(a.op), m.hasRoom(a)) && m.MayBeTrue(not) {
			m.assumeValid("what is written through one may be written")
			m.noteAssumption(not)
			m.Assume(not)
			continue
		}
		if !m.check(not, property.OutOfBounds, "write to read-only "+m.objectName(fixed)) {
			return false
		}
	}
	return true
}

// otherThanNumbers reports whether an object is a variable that is a number, or an array of numbers of another width
// than an access has.
func (m *Machine) otherThanNumbers(a access, id symheap.ID) bool {
	node := m.st.Heap.Get(id).Node()
	if len(node) != 1 || m.Points == nil || m.Points.Info(node[0].Node).Kind != pointsto.Global {
		return false
	}
	g := m.P.Globals[m.Points.Info(node[0].Node).Global]
	t := g.Type
	if t == nil { // a text
		return g.Const && len(g.Pointers) == 0 && a.n != expr.Word(1)
	}
	array := t.Kind == ir.Array
	for t.Kind == ir.Array && t.Elem != nil {
		t = t.Elem
	}
	switch t.Kind {
	case ir.Bool, ir.Int, ir.UInt, ir.Char, ir.Float, ir.Enum:
		return !array && !a.write || a.n != expr.Word(uint64(t.Size))
	}
	return false
}

// mayLeadElsewhere reports whether among the targets of a pointer is another one than an object, and good.
func (m *Machine) mayLeadElsewhere(id symheap.ID, targets pointsto.Set, good func(t pointsto.Target) bool) bool {
	if targets == nil || m.Points == nil {
		return true
	}
	node := m.st.Heap.Get(id).Node()
	return slices.ContainsFunc(targets, func(t pointsto.Target) bool {
		return t.Node == pointsto.UnknownNode || !node.Has(t.Node) && good(t)
	})
}

// ledInto are the pointers of the initial state that lead into an object and that p may be made of.
func (m *Machine) ledInto(p expr.Value, id symheap.ID) []*expr.Node {
	terms := m.st.Heap.LedTo(id)
	if p.Concrete() {
		return terms
	}
	sum, _ := m.B.Linear(m.P.Model.PtrBits(), p)
	for _, t := range sum {
		if t.Coef == 1 && initial(expr.Symbols(t.N)) {
			terms = append(terms, t.N)
		}
	}
	return terms
}

// unchosen is the path condition without what the path chose about where a term leads, and that.
func (m *Machine) unchosen(term *expr.Node) (pc *expr.PC, chosen expr.Value) {
	about := expr.Symbols(term)
	chosen = expr.True
	var kept []*expr.PC
	for at := m.st.PC; at != nil; at = at.Parent {
		if (at.Role == expr.Case || at.Role == expr.Naming) && expr.MentionsAny(at.Cond, about) {
			if at.Role == expr.Case {
				chosen = m.B.And1(chosen, at.Cond.Value())
			}
			continue
		}
		kept = append(kept, at)
	}
	for _, at := range slices.Backward(kept) {
		pc = m.B.AssumeAs(pc, at.Cond.Value(), at.Role)
	}
	return pc, chosen
}

// hasRoom reports whether an access of so many bytes fits into what a pointer may lead to, and whether it may be
// written.
func (m *Machine) hasRoom(a access) func(t pointsto.Target) bool {
	return func(t pointsto.Target) bool {
		info := m.Points.Info(t.Node)
		if info.Kind == pointsto.Function || a.write && info.Kind == pointsto.Global && m.P.Globals[info.Global].Const {
			return false
		}
		return info.Size < 0 || !a.n.Concrete() || max(t.Lo, 0)+int64(a.n.W) <= info.Size
	}
}
