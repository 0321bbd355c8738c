package interp

import (
	"fmt"
	"slices"
	"sort"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/state"
	"midway/symheap"
)

// unmodelled is a call of a function that has neither a body nor a model: it returns an unknown and
// leaves unknown all memory that it is taken to reach (ir.Reading). Unless the user said what it does, the run is
// incomplete, as it might also call back, free, lock or create threads. At memory granularity it is one event: the
// others may come before it or after it.
func (m *Machine) unmodelled(f *ir.Func, in *ir.Instr, ci *ir.CallInfo) {
	if f.Reading == ir.ReadPure {
		m.noteReading(f)
		m.unmodelledResult(f.Name, in, ci)
		return
	}
	if !m.callPoint(f.Name) {
		return
	}
	m.noteReading(f)
	if !(f.Said && f.Reading == ir.ReadArguments && m.Opt.NoCallbacks) {
		m.st.Outside = m.st.Outside || f.Reading == ir.ReadAnything || m.givesPointer(ci)
	}
	m.t.Forget()
	m.noteEffect(state.Effect{Place: state.Everything, Write: true, Certain: true})
	m.st.Heap.Generation++
	for _, id := range m.reachable(ci, f.Reading) {
		o := m.st.Heap.Get(id)
		contents := m.B.SymArray(
			fmt.Sprintf("%s after %s (%s#%d)", o.Name(), f.Name, m.t.Name, m.newGeneration()),
			expr.Havoc,
		)
		m.st.Heap.SetContents(id, contents)
		m.st.Heap.Give(id)
	}
	m.disturbErrno(f.Name)
	m.fetch()
	m.unmodelledResult(f.Name, in, ci)
}

// givesPointer reports whether an argument of a call may be a pointer.
func (m *Machine) givesPointer(ci *ir.CallInfo) bool {
	for i := range ci.Args {
		v := m.arg(ci, i)
		switch {
		case int(ci.ArgBits[i]) < m.P.Model.PtrBits():
		case v.Concrete() && m.st.Heap.Find(v.W) == nil && m.P.FuncAt(v.W) == nil:
		default:
			return true
		}
	}
	return false
}

// noteReading puts into the ledger what a function without a body is taken to do.
func (m *Machine) noteReading(f *ir.Func) {
	switch {
	case f.Said && f.Reading == ir.ReadPure:
		m.note(
			"extern-pure",
			ledger.Assumption,
			f.Name+" has no body, and touches no memory, as --extern says: it may return anything",
		)
	case f.Said && f.Reading == ir.ReadArguments && m.Opt.NoCallbacks:
		m.note(
			"extern-arguments",
			ledger.Assumption,
			f.Name+" has no body, and touches only what functions without a body were given, as --extern says: it "+
				"frees, locks, waits for and creates nothing, and may "+
				"return anything",
		)
	default:
		m.note(
			"unmodelled-call",
			ledger.Incomplete,
			f.Name+" has no body: it may return anything and change "+touched[f.Reading]+
				"; that it could call back, free, lock or create threads was not followed",
		)
	}
}

// touched says what a function without a body may change.
var touched = [...]string{
	ir.ReadAnything: "whatever it reaches",
	ir.ReadGlobals: "what functions without a body were given, and what the program's globals that are not static " +
		"lead to",
	ir.ReadArguments: "what functions without a body were given",
}

// unmodelledResult is the end of a call of a function without a body.
func (m *Machine) unmodelledResult(name string, in *ir.Instr, ci *ir.CallInfo) {
	if ci.NoReturn {
		m.cut("unmodelled-call", name+" does not return and has no body")
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

func (m *Machine) newGeneration() int {
	m.t.Inputs++
	return m.t.Inputs
}

// reachable are the objects that a call outside can reach: from its arguments, from what it and others like it were
// given, from the globals that it is taken to know, and from there through every word that is an object's address.
func (m *Machine) reachable(ci *ir.CallInfo, r ir.Reading) []symheap.ID {
	seen := map[symheap.ID]bool{}
	var work []symheap.ID
	visit := func(o *symheap.Object) {
		if o != nil && !seen[o.ID()] && o.Kind() != symheap.Internal && o.Bytes() != 0 {
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
		if m.known(o, r) {
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
	for id := range seen {
		if m.st.Heap.Get(id).ReadOnly() {
			delete(seen, id)
		}
	}
	return sorted(seen)
}

// known reports whether code without a body has the address of an object before it is given it by a call: it was given
// it by an earlier one, or names it. What the object of an initial state was given to is what the program may have
// given away before.
func (m *Machine) known(o *symheap.Object, r ir.Reading) bool {
	g := m.globalAt(o.Addr())
	switch {
	case o.Given():
		return true
	case g != nil && o.Kind() == symheap.Global && g.Runtime:
		return false
	case r == ir.ReadAnything && (o.Kind() == symheap.Global || o.Kind() == symheap.Unknown):
		return true
	case g != nil && o.Kind() == symheap.Global && (g.External || r == ir.ReadGlobals && !g.Symbol.Local):
		return true
	case o.Kind() == symheap.Unknown || o.Initial():
		return m.Points == nil || len(o.Node()) == 0 ||
			slices.ContainsFunc(o.Node(), func(t pointsto.Target) bool { return m.Points.Outside(t.Node) })
	}
	return false
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
		for _, w := range m.plainAddresses(n) {
			visit(m.st.Heap.Find(w))
		}
		for _, k := range n.Kids() {
			walk(k)
		}
	}
	walk(v.N)
}

// plainAddresses are the words of a constant array that may be addresses of objects.
func (m *Machine) plainAddresses(n *expr.Node) []uint64 {
	if n.Op() != expr.OpConstArray || len(n.Bytes()) == 0 {
		return nil
	}
	if list, known := m.addresses[n]; known {
		return list
	}
	var list []uint64
	symheap.EachWord(n.Bytes(), int(m.P.Model.PtrBytes()), func(w uint64) {
		if w >= min(m.Heaps.Layout.FuncBase, m.Heaps.Layout.UnknownLo) {
			list = append(list, w)
		}
	})
	if m.addresses == nil {
		m.addresses = map[*expr.Node][]uint64{}
	}
	m.addresses[n] = list
	return list
}

func sorted(set map[symheap.ID]bool) []symheap.ID {
	out := make([]symheap.ID, 0, len(set))
	for id := range set {
		out = append(out, id)
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
}
