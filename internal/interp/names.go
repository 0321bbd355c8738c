package interp

import (
	"slices"
	"sort"
	"strings"

	"midway/internal/ir"
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

// objectPath is what a C programmer would write for off bytes into an object: queue.lock, nodes[2].data.
func (m *Machine) objectPath(o *symheap.Object, off uint64) string {
	if g := m.globalAt(o.Addr()); g != nil && g.Type != nil && o.Kind() == symheap.Global {
		return g.Name + g.Type.Path(int64(off))
	}
	if path := o.Member(off); strings.HasPrefix(path, ".") && strings.HasPrefix(o.Name(), "*") {
		return o.Name()[1:] + "->" + path[1:]
	}
	if off == 0 {
		return o.Name()
	}
	return o.Name() + "+" + itoa(int(off))
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
