package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// byValue is the number of bytes that are copied for a call's argument, which is then the address of the
// original; 0 for an argument that is passed as it is.
func byValue(ci *ir.CallInfo, i int) int64 {
	if ci.ByVal == nil {
		return 0
	}
	return ci.ByVal[i]
}

// original reads what an argument passed by value is a copy of, in pieces of up to eight bytes; false
// where the path ended.
func (m *Machine) original(ci *ir.CallInfo, i int) ([]expr.Value, bool) {
	p := m.valBits(&ci.Args[i], int(ci.ArgBits[i]))
	n := uint64(ci.ByVal[i])
	places := m.places(access{p: p, n: expr.Word(n), op: &ci.Args[i]})
	if m.stop != running || len(places) == 0 || m.tooLong(n) {
		return nil, false
	}
	values := m.readRange(places, n)
	m.fetch()
	return values, true
}

// storePieces stores pieces of up to eight bytes, n bytes together.
func (m *Machine) storePieces(id symheap.ID, at uint64, values []expr.Value, n int64) {
	for k, v := range values {
		off := uint64(k) * 8
		m.st.Heap.Store(id, expr.Word(at+off), int(min(8, uint64(n)-off)), v, expr.True)
		m.overwrote(id, expr.Word(at+off), int(min(8, uint64(n)-off)), expr.True)
	}
}

// copyArgument makes the callee's own copy of an argument that is passed by value in memory.
func (m *Machine) copyArgument(ci *ir.CallInfo, i int, name string) (*symheap.Object, bool) {
	values, ok := m.original(ci, i)
	if !ok {
		return nil, false
	}
	n := byValue(ci, i)
	if name == "" {
		name = "argument"
	}
	o := m.st.Heap.Create(
		m.tid,
		symheap.Spec{Kind: symheap.Stack, Size: expr.Word(uint64(n)), Align: 16, Name: name, Site: m.loc()},
	)
	if o == nil {
		m.cut("address-space", "the thread's address space is used up")
		return nil, false
	}
	m.storePieces(o.ID(), 0, values, n)
	return o, true
}
