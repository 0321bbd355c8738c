package interp

import (
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// Structures around what a pointer leads to: a pointer to the link of an intrusive list is converted to one to the
// node that the link is a member of (container_of).

// noteNeighbour says in the ledger where an access goes beyond the structure that a pointer of the initial state was
// taken to lead to: another pointer may lead to the next one of an array, and was taken to lead elsewhere. Where the
// access is one to a member of a structure that has that one as a part, the pointer was one to such a part.
func (m *Machine) noteNeighbour(a access, pl symheap.Place, o *symheap.Object) {
	if m.withinElement(a, pl, o) {
		return
	}
	if whole, at, ok := m.container(a, pl, o); ok && m.st.Heap.Widen(o.ID(), whole, at, m) {
		m.assumeTypes()
		m.noteSiblings()
		if m.withinElement(a, pl, m.st.Heap.Get(o.ID())) {
			return
		}
	}
	if other, ok := m.st.Heap.Row(o.ID(), m.member(a), m.fr.Fn.Runtime, pl.Off, a.n); ok {
		m.assumeTypes()
		if other {
			m.noteNeighbours("an access goes beyond the structure that a pointer of the initial state leads to")
		}
		return
	}
	if m.st.Heap.Left(o.ID()) {
		m.noteNeighbours("an access goes beyond the structure that a pointer of the initial state leads to")
	}
}

// withinElement reports whether an access lies within the structure that an object was taken to be because of its
// type, if it was.
func (m *Machine) withinElement(a access, pl symheap.Place, o *symheap.Object) bool {
	begin, end, ok := o.Element()
	if !ok {
		return true
	}
	w := m.P.Model.PtrBits()
	inside := m.B.And1(m.B.Cmp(expr.ULE, w, expr.Word(begin), pl.Off), m.B.And1(
		m.B.Cmp(expr.ULE, w, a.n, expr.Word(end)),
		m.B.Cmp(expr.ULE, w, pl.Off, m.B.Bin(expr.Sub, w, expr.Word(end), a.n))))
	return inside == expr.True || m.MustBeTrue(m.implies(pl.Guard, inside))
}

// container is the structure of which an access reads or writes a member, by the step that its address was made with,
// and where in the object at hand that begins.
func (m *Machine) container(a access, pl symheap.Place, o *symheap.Object) (t *ir.Type, at int64, ok bool) {
	if a.op == nil || a.op.Kind != ir.KReg || pl.Guard != expr.True || !pl.Off.Concrete() || !o.Base().Concrete() {
		return nil, 0, false
	}
	id, base := m.stepTo(a.op.Reg)
	if id == 0 {
		// the first member, whose address is the structure's own
		id, base = m.fr.Fn.Code[m.fr.PC].Step, m.st.Heap.Plain(a.p)
	}
	if id == 0 || !base.Concrete() {
		return nil, 0, false
	}
	step := m.P.Steps[id]
	shape := &m.P.Shapes[step.Shape]
	t = m.structure(structKey{shape.Name, shape.Size})
	at = int64(base.W-o.Addr()) + int64(step.At)
	return t, at, t != nil && at >= 0
}

// member is the structure of which an access reads or writes a member, by the step that its address was made with;
// nil where that is not known.
func (m *Machine) member(a access) *ir.Type {
	if a.op == nil || a.op.Kind != ir.KReg {
		return nil
	}
	id, _ := m.stepTo(a.op.Reg)
	if id == 0 {
		id = m.fr.Fn.Code[m.fr.PC].Step
	}
	if id == 0 {
		return nil
	}
	shape := &m.P.Shapes[m.P.Steps[id].Shape]
	return m.structure(structKey{shape.Name, shape.Size})
}

// stepTo is the step that a register's address was made with, and the address that it is one from; 0 where it was
// made otherwise.
func (m *Machine) stepTo(r ir.Reg) (id ir.StepID, base expr.Value) {
	for pc := range m.fr.Fn.Code {
		if in := &m.fr.Fn.Code[pc]; in.Dst == r {
			if in.Op == ir.OpGEP && in.Step != 0 {
				return in.Step, m.st.Heap.Plain(m.val(&in.A))
			}
			break
		}
	}
	return 0, expr.Value{}
}

// structKey is how a structure is found by the name that the compiler gives it: files may have several of one name.
type structKey struct {
	name string
	size int64 // bytes
}

// structure is the structure of a name and a size; nil where debug information has none, or different ones.
func (m *Machine) structure(key structKey) *ir.Type {
	if m.structures == nil {
		m.structures = map[structKey]*ir.Type{}
		m.P.EachStructure(func(t *ir.Type) {
			key := structKey{strings.TrimPrefix(t.Name, "struct "), t.Size}
			old, known := m.structures[key]
			switch {
			case t.Kind != ir.Struct || t.Name == "":
			case !known:
				m.structures[key] = t
			case old != nil && !symheap.SameType(old, t):
				m.structures[key] = nil
			}
		})
	}
	return m.structures[key]
}
