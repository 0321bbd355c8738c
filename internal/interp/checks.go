package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/state"
	"midway/symheap"
)

// checkNull reports a null dereference where a pointer may be null: one that the path has compared
// with null, or that does not come from the initial state. Others are assumed valid (docs/design.md §7.3).
func (m *Machine) checkNull(p expr.Value) bool {
	null := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), p, expr.Word(0))
	of, tested := m.testedForNull(p)
	switch trusted := m.trusted(p); {
	case tested && trusted && !m.Opt.DistrustInitial:
		null = of
	case tested:
		null = m.B.Or1(null, of)
	case null != expr.False && trusted && !m.Opt.DistrustInitial:
		null = m.setToNull(p)
	}
	if null == expr.False {
		return true
	}
	near := m.B.Cmp(expr.ULT, m.P.Model.PtrBits(), p, expr.Word(symheap.NearNull)) // an index may lead anywhere
	return m.checkSaying(m.B.Not(null), func() state.End {
		return state.End{
			Kind: property.NullDereference, Text: "dereference of a pointer that may be null: " + m.valueText(p),
			ShowsWhere: near,
		}
	})
}

// strayText is an address that lies in no object, where it is more than a number.
func (m *Machine) strayText(p expr.Value) string {
	if text := m.describe(p); text != "" && !p.Concrete() {
		return ": " + text
	}
	return ""
}

// setToNull is the condition under which a pointer of the initial state, which is taken to be valid otherwise, is one
// that a thread of the context has set to null.
func (m *Machine) setToNull(p expr.Value) expr.Value {
	terms, _ := m.B.Linear(m.P.Model.PtrBits(), p)
	n := symheap.PointerTerm(terms, m)
	if n == nil {
		return expr.False
	}
	return m.st.Heap.MayBeNull(n, m)
}

// trusted reports whether a value is made of unknowns of the initial state only. What was read from the first contents
// of an object is one, wherever in the object it lies.
func (m *Machine) trusted(v expr.Value) bool {
	if v.Concrete() || initial(expr.Symbols(v.N)) {
		return true
	}
	if v.N.Width() != m.P.Model.PtrBits() {
		return false
	}
	terms, _ := m.B.Linear(v.N.Width(), v)
	return !slices.ContainsFunc(terms, func(t expr.Term) bool {
		if root := expr.ReadOf(t.N); root != nil {
			return !initial([]*expr.Symbol{root})
		}
		return !initial(expr.Symbols(t.N))
	})
}

// initial reports whether symbols are unknowns of the initial state.
func initial(symbols []*expr.Symbol) bool {
	return !slices.ContainsFunc(symbols, func(s *expr.Symbol) bool {
		switch s.Origin {
		case expr.Local, expr.Global, expr.Heap, expr.Size, expr.Live, expr.Thread, expr.Havoc:
			return false
		}
		return true
	})
}

// testedForNull reports whether the path compared with null a pointer, or the one that it is so many bytes from: is
// says that this one is null. Where it is open which of several terms is the pointer, and one was compared, it is the
// address.
func (m *Machine) testedForNull(p expr.Value) (is expr.Value, tested bool) {
	if p.Concrete() || m.st.Heap.Named(p) != nil { // an index into a variable
		return expr.False, false
	}
	bits, base := m.P.Model.PtrBits(), p.N
	if !m.st.NullTested(base) {
		terms, _ := m.B.Linear(bits, p)
		compared := slices.ContainsFunc(terms, func(t expr.Term) bool { return m.st.NullTested(t.N) })
		switch n := symheap.PointerTerm(terms, m); {
		case !compared, n != nil && !m.st.NullTested(n):
			return expr.False, false
		case n != nil:
			base = n
		case len(terms) == 1 && terms[0].Coef == 1: // a choice of pointers
			base = terms[0].N
		}
	}
	return m.B.Cmp(expr.EQ, bits, base.Value(), expr.Word(0)), true
}

func (m *Machine) assumeValid(text string) {
	m.Ledger.Add(
		ledger.Entry{
			Kind:   "initial-pointers-valid",
			Effect: ledger.Assumption,
			Text:   "pointers and indices of the initial state are valid where they are first used: " + text,
		},
	)
}

// noteAssumption notes that c is assumed, and that its contrary is an error, or goes another way, where c cannot be: a
// state that knows more is not covered by one in which c was assumed, so that none is remembered above, unless the path
// condition implies c (docs/soundness.md §10.4).
func (m *Machine) noteAssumption(c expr.Value) {
	if m.st.Foot != nil && !m.MustBeTrue(c) {
		m.st.MakeOpaque()
	}
}

// checkPlace checks liveness and bounds of one alternative; it returns false where nothing of it is left.
func (m *Machine) checkPlace(a access, pl symheap.Place) bool {
	if pl.Open {
		m.openPointer(pl)
		return false
	}
	if pl.Obj == symheap.None {
		may, open := m.mayBeOrLeft(pl.Guard)
		if !may {
			return false
		}
		kind, text := property.OutOfBounds, "access to an address that belongs to no object"+m.strayText(pl.Off)
		if pl.Off.Concrete() && pl.Off.W < symheap.NearNull {
			kind, text = property.NullDereference, "dereference of a null pointer"
		} else if pl.Off.Concrete() && pl.Off.W >= m.P.Model.Layout().HeapBase {
			kind, text = property.UseAfterFree, "access to a local variable whose function has returned"
			// which one it was is forgotten
			m.noteEffect(state.Effect{Place: state.Everything, Write: true, Certain: true})
		}
		if open {
			m.leaveViolation(pl.Guard, state.End{Kind: kind, Text: text})
			return false
		}
		m.violate(pl.Guard, kind, text)
		return false
	}
	m.pace.into = pl.Obj
	o := m.st.Heap.Get(pl.Obj)
	if m.Points == nil && o.Kind() == symheap.Unknown {
		m.note("memory-outside", ledger.Incomplete, "what a pointer leads to that code outside the program has set"+
			" was taken to be none of the program's own variables")
	}
	if !m.checkLive(a, pl, o) {
		return false
	}
	if a.write && o.ReadOnly() {
		if m.leadsBadly(a, pl.Obj, "what is written through one may be written") {
			return false
		}
		return m.check(m.B.Not(pl.Guard), property.OutOfBounds, "write to read-only "+m.objectName(o))
	}
	if a.write && o.Kind() == symheap.Unknown && !m.writesNoConstant(a, pl, o) {
		return false
	}
	m.noteNeighbour(a, pl, o)
	m.st.Heap.Reach(pl.Obj, pl.Guard, pl.Off, m)
	o = m.st.Heap.Get(pl.Obj)
	return m.checkBounds(a, pl, o)
}

// noteNeighbours says that behaviour is missing: where another pointer of the initial state leads to a neighbour in one
// array or structure.
func (m *Machine) noteNeighbours(why string) {
	m.note("neighbours", ledger.Incomplete, why+": that another pointer leads there was not explored")
}

// checkLive reports an access to an object that may have been freed, which shows best within its bounds.
func (m *Machine) checkLive(a access, pl symheap.Place, o *symheap.Object) bool {
	dead := m.B.And1(pl.Guard, m.B.Not(o.Live()))
	may, open := m.mayBeOrLeft(dead)
	if !may {
		return true
	}
	e := state.End{
		Kind:       property.UseAfterFree,
		Text:       "access to " + m.objectName(o) + " after it was freed",
		ShowsWhere: m.fits(a, pl, o),
	}
	if open {
		m.leaveViolation(dead, e)
		return true
	}
	if m.assumesBounds(pl, o) { // what was freed, too, is accessed within its bounds
		if !m.checkBounds(a, pl, o) {
			return false
		}
	}
	return m.violateAs(dead, e)
}

// fits says that an access lies within the bounds of an object.
func (m *Machine) fits(a access, pl symheap.Place, o *symheap.Object) expr.Value {
	w, size := m.P.Model.PtrBits(), o.Size()
	return m.B.And1(m.B.Cmp(expr.ULE, w, a.n, size), m.B.Cmp(expr.ULE, w, pl.Off, m.B.Bin(expr.Sub, w, size, a.n)))
}

// openPointer ends the case that a pointer is one that cannot be followed.
func (m *Machine) openPointer(pl symheap.Place) {
	before := m.st.PC
	may, open := m.mayBeOrLeft(pl.Guard)
	if !may {
		return
	}
	const kind, text = "pointer-not-followed",
		"a pointer has more possible targets than were followed, or mixes bytes of several writes"
	if !open && m.MustBeTrue(pl.Guard) {
		m.cut(kind, text)
		return
	}
	m.note(kind, ledger.Incomplete, text)
	other := m.alternative(pl.Guard)
	if open {
		other.Unchecked, other.Feasible = true, before
		m.st.Undecided = true
	}
	other.End = &state.End{Outcome: state.Cut, Cut: kind, Loc: m.loc(), Text: text, Thread: m.tid}
}

func (m *Machine) implies(a, b expr.Value) expr.Value { return m.B.Or1(m.B.Not(a), b) }

func (m *Machine) checkBounds(a access, pl symheap.Place, o *symheap.Object) bool {
	m.supposeSize(a, pl, o)
	fits := m.fits(a, pl, o)
	if fits == expr.True {
		return true
	}
	ok := m.implies(pl.Guard, fits)
	assumed := m.assumesBounds(pl, o)
	if assumed && m.MayBeTrue(ok) {
		if ok.N == nil || !m.st.PC.Has(ok.N) {
			m.assumeValid("in bounds")
			m.noteAssumption(ok)
			if index := m.indexInBounds(pl.Off, a.n, o); index != expr.True && m.MayBeTrue(m.B.And1(pl.Guard, index)) {
				ok = m.implies(pl.Guard, index)
			}
			m.Assume(ok)
		}
		return true
	}
	if assumed && m.assumedAway(false, "in bounds") ||
		m.leadsBadly(a, pl.Obj, "large enough for what is accessed through them") {
		return false
	}
	return m.checkSaying(ok, func() state.End {
		return state.End{Kind: property.OutOfBounds, Text: m.boundsText(a, pl, o)}
	})
}

// indexInBounds says of an offset scale·index + start that the index itself is in range, which implies
// that the access is, and is what a C programmer means by it. It is true where the offset has another
// form.
func (m *Machine) indexInBounds(off, n expr.Value, o *symheap.Object) expr.Value {
	w := m.P.Model.PtrBits()
	if off.Concrete() || !n.Concrete() || o.Bytes() < 0 {
		return expr.True
	}
	terms, k := m.B.Linear(w, off)
	if len(terms) != 1 || terms[0].Coef == 0 || terms[0].Coef > 1<<31 {
		return expr.True
	}
	scale, start := int64(terms[0].Coef), signed(k, uint16(w))
	room := o.Bytes() - int64(n.W) - start
	if room < 0 {
		return expr.True
	}
	low := int64(0)
	if start < 0 {
		low = (-start + scale - 1) / scale
	}
	index := expr.Value{N: terms[0].N}
	return m.B.And1(
		m.B.Cmp(expr.ULE, w, expr.Word(uint64(low)), index),
		m.B.Cmp(expr.ULE, w, index, expr.Word(uint64(room/scale))))
}

// supposeSize says of an object of the initial state that it is no larger than what the program allocates where a
// pointer to it comes from: where an access may reach further.
func (m *Machine) supposeSize(a access, pl symheap.Place, o *symheap.Object) {
	most, known := m.st.Heap.Most(o)
	if !known {
		return
	}
	w := m.P.Model.PtrBits()
	end := m.B.Bin(expr.Add, w, pl.Off, a.n)
	if m.B.Cmp(expr.ULE, w, end, expr.Word(most)) != expr.True {
		m.st.Suppose(m.B, m.B.Cmp(expr.ULE, w, o.Size(), expr.Word(most)))
	}
}

// assumesBounds reports whether the access is covered by the assumption that pointers and indices of
// the initial state are good: an object whose size is unknown, or an index made only of unknowns
// into an object of the initial state. Used once, it is known to be in bounds.
func (m *Machine) assumesBounds(pl symheap.Place, o *symheap.Object) bool {
	if m.Opt.DistrustInitial {
		return false
	}
	if o.Kind() == symheap.Unknown {
		return m.trusted(pl.Off)
	}
	return o.Initial() && !pl.Off.Concrete() && m.trusted(pl.Off)
}

func (m *Machine) boundsText(a access, pl symheap.Place, o *symheap.Object) string {
	what := "read"
	if a.write {
		what = "write"
	}
	return what + " of " + m.valueText(
		a.n,
	) + " bytes at offset " + m.valueText(
		pl.Off,
	) + " of " + m.objectName(o) + ", which has " + m.valueText(
		o.Size(),
	) + " bytes"
}

// short is a value for a message.
func short(v expr.Value) string {
	if v.Concrete() {
		if v.W > 1<<63 {
			return "-" + itoa(int(-v.W))
		}
		return itoa(int(v.W))
	}
	s := v.N.String()
	if len(s) > 120 {
		s = s[:117] + "…"
	}
	return s
}
