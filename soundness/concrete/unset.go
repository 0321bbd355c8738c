package concrete

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/property"
)

// What was never set is followed from instruction to instruction: a result is unset if an operand is, a byte of memory
// if what was stored there is. That is more than what depends on it (x ^ x does not), so that it confirms a use that
// something else found, and the schedule decides whether the run ends there.

// follow does an instruction, and notes which registers and bytes hold what was never set after it.
func (m *Machine) follow(in *ir.Instr) {
	m.uses(in)
	if m.End != nil {
		return
	}
	fr, t := m.fr, m.t
	depth, from := len(t.Frames), fr.Fn.BlockOf(fr.PC)
	switch in.Op {
	case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemset:
		m.followAccess(in)
		return
	case ir.OpCall:
		fr.mark(in.Dst, false)
		m.perform(in)
		m.passUnset(fr, depth, &fr.Fn.Calls[in.Aux])
		return
	case ir.OpRet:
		results := m.unsetResults(in)
		m.perform(in)
		m.returnUnset(depth, results)
		return
	case ir.OpBr, ir.OpCondBr, ir.OpSwitch:
		m.perform(in)
		fr.phisUnset(from)
		return
	}
	unset := m.flows(in)
	m.perform(in)
	fr.mark(in.Dst, unset)
	if in.Op == ir.OpOverflow {
		fr.mark(in.Dst+1, unset)
	}
}

// isUnset reports whether an operand holds what was never set.
func (fr *Frame) isUnset(o *ir.Operand) bool {
	switch o.Kind {
	case ir.KReg:
		return fr.unset != nil && fr.unset[o.Reg]
	case ir.KUndef, ir.KPoison:
		return true
	}
	return false
}

func (fr *Frame) mark(r ir.Reg, unset bool) {
	if r == ir.None || fr.unset == nil && !unset {
		return
	}
	if fr.unset == nil {
		fr.unset = make([]bool, len(fr.regs))
	}
	fr.unset[r] = unset
}

// flows reports whether the result of an instruction that only computes is unset.
func (m *Machine) flows(in *ir.Instr) bool {
	fr := m.fr
	switch {
	case in.Op == ir.OpFresh:
		return true
	case in.Op == ir.OpSelect && !fr.isUnset(&in.A):
		if m.operand(fr, &in.A).trunc(1).zero() {
			return fr.isUnset(&in.C)
		}
		return fr.isUnset(&in.B)
	}
	return fr.isUnset(&in.A) || fr.isUnset(&in.B) || fr.isUnset(&in.C)
}

// phisUnset follows the moves of the block that the frame has just come to.
func (fr *Frame) phisUnset(from ir.BlockID) {
	b := &fr.Fn.Blocks[fr.Fn.BlockOf(fr.PC)]
	var unset []bool
	for pc := b.First; pc < b.Body; pc++ {
		phi := &fr.Fn.Phis[fr.Fn.Code[pc].Aux]
		i := slices.Index(phi.Blocks, from)
		unset = append(unset, fr.isUnset(&phi.Values[i]))
	}
	for i, u := range unset {
		fr.mark(fr.Fn.Code[b.First+ir.PC(i)].Dst, u)
	}
}

// followAccess is follow for an access to memory.
func (m *Machine) followAccess(in *ir.Instr) {
	fr, n := m.fr, uint64(in.Bits+7)/8
	addr := m.operand(fr, &in.A).trunc(m.P.Model.PtrBits()).Lo
	if in.Op == ir.OpMemset {
		n = m.operand(fr, &in.C).trunc(m.P.Model.PtrBits()).Lo
	}
	before := m.mem.anyUnset(addr, n)
	stored := fr.isUnset(&in.B)
	switch in.Op {
	case ir.OpLoad:
		stored = before
	case ir.OpRMW:
		stored = stored || before && ir.RMW(in.Sub) != ir.Xchg
	case ir.OpCmpXchg:
		stored = stored || before || fr.isUnset(&in.C)
	}
	m.perform(in)
	if m.End != nil {
		return
	}
	if in.Op != ir.OpLoad && stored {
		m.mem.unset(addr, n)
	}
	if in.Op != ir.OpStore && in.Op != ir.OpMemset {
		fr.mark(in.Dst, before)
	}
	if in.Op == ir.OpCmpXchg {
		fr.mark(in.Dst+1, stored)
	}
}

// anyUnset reports whether one of n bytes at addr holds what was never set.
func (m *memory) anyUnset(addr, n uint64) bool {
	o := m.find(addr)
	if o == nil || o.unset == nil || o.freed || addr < o.addr || addr-o.addr+n > uint64(len(o.unset)) {
		return false
	}
	return slices.Contains(o.unset[addr-o.addr:][:n], true)
}

// unset notes that n bytes at addr, which were just written, hold what was never set.
func (m *memory) unset(addr, n uint64) {
	o := m.own(addr)
	if o.unset == nil {
		o.unset = make([]bool, len(o.data))
	}
	for i := range n {
		o.unset[addr-o.addr+i] = true
	}
}

// passUnset follows the arguments of a call that has entered a function; what a primitive returns is set.
func (m *Machine) passUnset(caller *Frame, depth int, ci *ir.CallInfo) {
	callee := m.t.Top()
	if len(m.t.Frames) != depth+1 || callee == caller {
		return
	}
	for i := range callee.Fn.Params {
		copied := i < len(ci.Args) && ci.ByVal != nil && ci.ByVal[i] > 0
		if i >= len(ci.Args) || !copied && caller.isUnset(&ci.Args[i]) {
			callee.mark(ir.Reg(i), true)
		}
	}
	if callee.varargs != 0 &&
		slices.ContainsFunc(ci.Args[len(callee.Fn.Params):], func(o ir.Operand) bool { return caller.isUnset(&o) }) {
		m.mem.unset(callee.varargs, uint64(len(m.mem.find(callee.varargs).data)))
	}
}

func (m *Machine) unsetResults(in *ir.Instr) (out []bool) {
	operands := []*ir.Operand{&in.A, &in.B}
	if len(m.fr.Fn.RetBits) > 2 {
		operands = nil
		for i := range m.fr.Fn.Calls[in.Aux].Args {
			operands = append(operands, &m.fr.Fn.Calls[in.Aux].Args[i])
		}
	}
	for i := range m.fr.Fn.RetBits {
		out = append(out, m.fr.isUnset(operands[i]))
	}
	return out
}

// returnUnset follows the results of a call to its caller, whose program counter has passed the call.
func (m *Machine) returnUnset(depth int, results []bool) {
	fr := m.t.Top()
	if fr != nil && depth == 1 && len(m.t.Frames) == 1 && len(fr.Fn.Params) > 0 {
		// the models' hook at the end of a thread
		fr.mark(0, slices.Contains(results, true))
	}
	if fr == nil || len(m.t.Frames) != depth-1 || fr.PC == 0 {
		return
	}
	in := &fr.Fn.Code[fr.PC-1]
	if in.Op != ir.OpCall || in.Dst == ir.None {
		return
	}
	for i := range fr.Fn.Calls[in.Aux].RetBits {
		fr.mark(in.Dst+ir.Reg(i), i >= len(results) || results[i])
	}
}

// uses reports what the instruction lets decide although it was never set.
func (m *Machine) uses(in *ir.Instr) {
	var deciding []*ir.Operand
	switch in.Op {
	case ir.OpCondBr, ir.OpSwitch, ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpAlloca:
		deciding = []*ir.Operand{&in.A}
	case ir.OpGEP:
		deciding = []*ir.Operand{&in.A, &in.B}
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		deciding = []*ir.Operand{&in.B}
	case ir.OpMemcpy:
		deciding = []*ir.Operand{&in.A, &in.B, &in.C}
	case ir.OpMemset:
		deciding = []*ir.Operand{&in.A, &in.C}
	case ir.OpCall:
		deciding = m.decidingArguments(&m.fr.Fn.Calls[in.Aux])
	}
	if slices.ContainsFunc(deciding, m.fr.isUnset) {
		e := End{
			Outcome: Violation,
			Kind:    property.UninitializedRead,
			Loc:     m.t.Loc(),
			Text:    "a use of what was never set",
			Thread:  m.t.ID,
		}
		if m.Schedule.Stops(m, e) {
			m.End = &e
		}
	}
}

// decidingArguments are the target of an indirect call, and the arguments of a primitive but for a value to fill memory
// with.
func (m *Machine) decidingArguments(ci *ir.CallInfo) (out []*ir.Operand) {
	if ci.Callee == ir.None {
		out = append(out, &ci.Target)
	}
	f := m.callee(m.fr, ci)
	if f == nil || m.prims[f.ID] == nil {
		return out
	}
	for i := range ci.Args {
		if f.Name != "__midway_memset" || i != 1 {
			out = append(out, &ci.Args[i])
		}
	}
	return out
}
