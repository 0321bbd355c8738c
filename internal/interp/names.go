package interp

import (
	"slices"
	"sort"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/internal/pointsto"
	"midway/symheap"
)

// globalAt is the global whose object starts at an address.
func (m *Machine) globalAt(addr uint64) *ir.Global {
	gs := m.P.Globals
	i := sort.Search(len(gs), func(i int) bool { return gs[i].Addr >= addr })
	if i < len(gs) && gs[i].Addr == addr {
		return gs[i]
	}
	return nil
}

// names are the names of the present state's addresses and unknowns.
func (m *Machine) names() *lvalue.Names {
	names := make([]string, len(m.st.Threads))
	for i, t := range m.st.Threads {
		names[i] = t.Name
	}
	return lvalue.New(m.P, m.source, &m.st.Heap, names)
}

// objectPath is what a C programmer would write for off bytes into an object: queue.lock, nodes[2].data.
func (m *Machine) objectPath(o *symheap.Object, off uint64) string {
	return m.names().Place(o, off, lvalue.Access{})
}

// object is an object for a sentence: "malloc#2 (bob, main.c:13)".
func (m *Machine) objectName(o *symheap.Object) string { return m.names().Object(o) }

// describe is an address for a person: the object's name and what of it.
func (m *Machine) describe(p expr.Value) string {
	if p.Concrete() {
		return m.names().Address(p.W)
	}
	return m.valueText(p)
}

// describeEvent is describe for a step of a schedule, of which most are never shown: objects of the heap are not
// numbered. That of a global's is asked for at every event, and always the same.
func (m *Machine) describeEvent(p expr.Value) string {
	o := m.st.Heap.Named(p)
	switch {
	case !p.Concrete():
		return short(p)
	case o == nil:
		return ""
	case o.ID().Space() != symheap.Statics:
		n := lvalue.Names{P: m.P, Source: m.source, Heap: &m.st.Heap, Plain: true}
		return n.Address(p.W)
	}
	text, known := m.described[p.W]
	if !known {
		text = m.names().Address(p.W)
		m.described[p.W] = text
	}
	return text
}

// valueText is a value for a message.
func (m *Machine) valueText(v expr.Value) string {
	if v.Concrete() {
		return short(v)
	}
	if text, ok := m.names().Value(v.N); ok {
		return text
	}
	return "an unknown number"
}

// resultOf is the call of the program's own code under way, of which a value is the result, or the contents of what an
// address leads to; the zero value for the address where it is none.
func (m *Machine) resultOf(name string, filled expr.Value) any {
	u, at := m.t.UserFrame()
	if u == nil {
		return nil
	}
	out := ir.Result{Func: u.Fn.ID, PC: u.PC, Callee: name, Thread: m.t.Name, Model: ir.None}
	if at+1 < len(m.t.Frames) {
		out.Model, out.At = m.t.Frames[at+1].Fn.ID, m.t.Frames[at+1].PC
	}
	if in := &u.Fn.Code[u.PC]; in.Op == ir.OpCall && filled != (expr.Value{}) {
		for i, a := range u.Fn.Calls[in.Aux].Args {
			if a.Kind == ir.KReg && u.Regs[a.Reg] == filled || a.Kind != ir.KReg && expr.Word(a.Word) == filled {
				out.Arg = i + 1
				break
			}
		}
	}
	return out
}

// allocated is where the object is made that the call under way allocates.
func (m *Machine) allocated() *symheap.Birthplace {
	_, at := m.t.UserFrame()
	return m.source.Allocated(m.apiName(), func(int) (lvalue.Call, bool) {
		for ; at >= 0; at-- {
			if fr := m.t.Frames[at]; !fr.Fn.Runtime {
				at--
				return lvalue.Call{Func: fr.Fn, PC: fr.PC}, true
			}
		}
		return lvalue.Call{}, false
	})
}

// pointsTo is what an operand of the current instruction may point to; inside a library model, as
// called from where user code called it.
func (m *Machine) pointsTo(op *ir.Operand) pointsto.Set {
	if op.Kind != ir.KReg {
		return m.Points.Operand(m.fr.Fn.ID, *op)
	}
	if !m.fr.Fn.Runtime {
		return m.Points.Reg(m.fr.Fn.ID, op.Reg)
	}
	u, _ := m.t.UserFrame()
	if u == nil {
		return nil
	}
	return m.Points.RegAt(pointsto.CallSite{Func: u.Fn.ID, PC: u.PC}, m.fr.Fn.ID, op.Reg)
}

// callerHint is what argument i of the user's call into the models may point to; for primitives whose
// argument a model passes through unchanged.
func (m *Machine) callerHint(i int) pointsto.Set {
	if m.Points == nil {
		return nil
	}
	u, _ := m.t.UserFrame()
	if u == nil || u.Fn.Code[u.PC].Op != ir.OpCall {
		return nil
	}
	ci := &u.Fn.Calls[u.Fn.Code[u.PC].Aux]
	if i >= len(ci.Args) {
		return nil
	}
	return m.Points.Operand(u.Fn.ID, ci.Args[i])
}

// callees are the functions of the program that the indirect call of the current frame may be of.
func (m *Machine) callees() []ir.FuncID {
	all := slices.Clone(m.Points.Callees(m.fr.Fn.ID, m.fr.PC))
	return slices.DeleteFunc(all, func(id ir.FuncID) bool { return m.P.Funcs[id] == m.P.Beyond })
}
