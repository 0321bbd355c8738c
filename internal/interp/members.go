package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// otherMember reports whether a lock that is one of these members of structures is another one than that at p, which is
// a member elsewhere in each of them: memory has types (the assumption typed-memory).
func (m *Machine) otherMember(members []ir.StepID, p expr.Value) bool {
	if len(members) == 0 || !m.st.Heap.TypedMemory {
		return false
	}
	here := m.memberAt(p)
	if slices.ContainsFunc(members, func(s ir.StepID) bool { return !m.P.OtherMember(s, here) }) {
		return false
	}
	m.assumeTypes()
	return true
}

// memberAt is which member of a structure the object at p is, by how the program computed what it passes in the call
// that is under way; 0 where that does not say.
func (m *Machine) memberAt(p expr.Value) ir.StepID {
	_, i := m.t.UserFrame()
	for ; i >= 0; i-- {
		fr := m.t.Frames[i]
		in := &fr.Fn.Code[fr.PC]
		if fr.Fn.Runtime || in.Op != ir.OpCall {
			return 0
		}
		call := &fr.Fn.Calls[in.Aux]
		args := call.Args
		k := slices.IndexFunc(args, func(o ir.Operand) bool { return o.Kind == ir.KReg && fr.Regs[o.Reg] == p })
		if k < 0 {
			return 0
		}
		if at := fr.Fn.MemberAt(call, k); at != 0 || int(args[k].Reg) >= len(fr.Fn.Params) {
			return at
		}
	}
	return 0
}
