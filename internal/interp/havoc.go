package interp

import (
	"fmt"
	"sort"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/symheap"
)

// unmodelled is a call of a function that has neither a body nor a model: it returns an unknown and
// leaves unknown all memory it can reach (DESIGN §3). That it might also call back, free, lock or
// create threads makes the run incomplete. At memory granularity it is one event: the others may come before it or after it.
func (m *Machine) unmodelled(name string, in *ir.Instr, ci *ir.CallInfo) {
	if !m.callPoint(name) {
		return
	}
	m.note("unmodelled-call", ledger.Incomplete, fmt.Sprintf("%s has no model: it may return anything and change whatever it reaches; that it could call back, free, lock or create threads was not followed", name))
	m.t.Forget()
	m.did(state.Effect{Place: state.Everything, Write: true, Sure: true})
	m.st.Heap.Generation++
	for _, id := range m.reachable(ci) {
		o := m.st.Heap.Get(id)
		contents := m.B.SymArray(fmt.Sprintf("%s after %s (%s#%d)", o.Name(), name, m.t.Name, m.bump()), expr.Havoc)
		m.st.Heap.SetContents(id, contents)
	}
	m.disturbErrno(name)
	m.fetch()
	if ci.NoReturn {
		m.cut("unmodelled-call", name+" does not return and has no model")
		return
	}
	for i, bits := range ci.RetBits {
		if in.Dst != ir.None {
			v := m.unknown(name, int(bits), expr.Havoc)
			m.set(in.Dst+ir.Reg(i), v)
		}
	}
	m.next()
}

// disturbErrno makes the thread's errno unknown: it stands first in the thread's storage.
func (m *Machine) disturbErrno(name string) {
	if m.t.Storage == symheap.None {
		m.t.Disturbed = true
		return
	}
	errno := m.unknown("errno after "+name, 32, expr.Havoc)
	m.st.Heap.Store(m.t.Storage, expr.Word(0), 4, errno, expr.True)
}

func (m *Machine) bump() int {
	m.t.Inputs++
	return m.t.Inputs
}

// reachable are the objects that a call outside can reach: from its arguments, from the program's
// globals, and from there through every word that is an object's address; primaries stand for memory
// of the initial state and are always reachable.
func (m *Machine) reachable(ci *ir.CallInfo) []symheap.ID {
	seen := map[symheap.ID]bool{}
	var work []symheap.ID
	visit := func(o *symheap.Object) {
		if o != nil && !seen[o.ID()] && o.Kind() != symheap.Internal && !o.ReadOnly() && o.Bytes() != 0 {
			seen[o.ID()] = true
			work = append(work, o.ID())
		}
	}
	for i := range ci.Args {
		if v := m.arg(ci, i); v.Concrete() {
			visit(m.st.Heap.Find(v.W))
		} else {
			m.addressesIn(v, visit)
		}
	}
	m.st.Heap.All(func(o *symheap.Object) {
		if o.Kind() == symheap.Global && !m.models(o) || o.Kind() == symheap.Unknown {
			visit(o)
		}
	})
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		m.st.Heap.Words(id, func(v expr.Value) {
			if v.Concrete() {
				visit(m.st.Heap.Find(v.W))
			} else {
				m.addressesIn(v, visit)
			}
		})
	}
	return sorted(seen)
}

// models reports whether a global belongs to the library models.
func (m *Machine) models(o *symheap.Object) bool {
	g := m.globalAt(o.Addr())
	return g != nil && g.Runtime
}

// addressesIn visits the objects whose addresses occur in a symbolic value.
func (m *Machine) addressesIn(v expr.Value, visit func(*symheap.Object)) {
	seen := map[*expr.Node]bool{}
	var walk func(n *expr.Node)
	walk = func(n *expr.Node) {
		if seen[n] {
			return
		}
		seen[n] = true
		if n.Op() == expr.OpConst {
			visit(m.st.Heap.Find(n.Word()))
		}
		for _, k := range n.Kids() {
			walk(k)
		}
	}
	walk(v.N)
}

func sorted(set map[symheap.ID]bool) []symheap.ID {
	out := make([]symheap.ID, 0, len(set))
	for id := range set {
		out = append(out, id)
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
}
