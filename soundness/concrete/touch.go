package concrete

import (
	"slices"

	"midway/internal/ir"
)

// touching are the primitives that access memory on behalf of the program; their first argument is an address.
var touching = map[string]bool{
	"__midway_check": true, "__midway_free": true, "__midway_memcpy": true, "__midway_memset": true,
}

// Touches is the address that thread t's next instruction accesses; of a copy, where it writes. ok is
// false where it is no access.
func (m *Machine) Touches(t int) (addr uint64, ok bool) {
	fr := m.Threads[t].Top()
	if fr == nil {
		return 0, false
	}
	in := &fr.Fn.Code[fr.PC]
	switch in.Op {
	case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset:
		return m.pointer(fr, &in.A), true
	case ir.OpCall:
		ci := &fr.Fn.Calls[in.Aux]
		if f := m.callee(fr, ci); f != nil && touching[f.Name] {
			return m.pointer(fr, &ci.Args[0]), true
		}
	}
	return 0, false
}

// Touch is a load, a store or an atomic update of up to 64 bits.
type Touch struct {
	Addr    uint64
	Bits    int
	Pointer bool // the value is one
	Float   bool // the value is a floating-point number, as far as the instruction tells
}

// Touch is what thread t's next instruction accesses; ok is false where it is no such access.
func (m *Machine) Touch(t int) (a Touch, ok bool) {
	fr := m.Threads[t].Top()
	if fr == nil {
		return a, false
	}
	in := &fr.Fn.Code[fr.PC]
	a = Touch{Bits: int(in.Bits), Pointer: in.Flags&ir.FlagPtr != 0}
	switch in.Op {
	case ir.OpLoad:
		a.Float = in.Dst != ir.None && fr.Fn.Regs[in.Dst].Float
	case ir.OpStore:
		a.Float = in.Flags&ir.FlagFloat != 0
	case ir.OpRMW, ir.OpCmpXchg:
	default:
		return a, false
	}
	a.Addr = m.pointer(fr, &in.A)
	return a, a.Bits <= 64
}

// Peek is the value of n bytes, at most 8, at an address; ok is false where they belong to no live object.
func (m *Machine) Peek(addr uint64, n int) (v uint64, ok bool) {
	w, ok := m.mem.peek(addr, n)
	return w.Lo, ok
}

func (m *Machine) pointer(fr *Frame, o *ir.Operand) uint64 {
	return m.operand(fr, o).trunc(m.P.Model.PtrBits()).Lo
}

// Checks reports whether thread t's next instruction is a primitive that only checks an access.
func (m *Machine) Checks(t int) bool {
	fr := m.Threads[t].Top()
	in := &fr.Fn.Code[fr.PC]
	if in.Op != ir.OpCall {
		return false
	}
	f := m.callee(fr, &fr.Fn.Calls[in.Aux])
	return f != nil && f.Name == "__midway_check"
}

// TouchesByPrimitive reports whether thread t's next instruction is a primitive that accesses memory: an event of its
// own, also inside the event of a library model.
func (m *Machine) TouchesByPrimitive(t int) bool {
	fr := m.Threads[t].Top()
	if fr == nil || fr.Fn.Code[fr.PC].Op != ir.OpCall {
		return false
	}
	_, ok := m.Touches(t)
	return ok
}

// TouchesProgram reports whether thread t's next instruction accesses memory that is not the library models' own.
func (m *Machine) TouchesProgram(t int) bool {
	addr, ok := m.Touches(t)
	if !ok {
		return false
	}
	o := m.mem.find(addr)
	return o == nil || o.kind != internal
}

// TouchesShared reports whether thread t's next instruction accesses memory that is not its own: a global variable
// that can be written, or what another thread made; accesses that are no scheduling points apart.
func (m *Machine) TouchesShared(t int) bool {
	addr, ok := m.Touches(t)
	if !ok || m.outside(m.Threads[t].Top()) {
		return false
	}
	o := m.mem.find(addr)
	switch {
	case o == nil || o.kind == internal || o.readOnly:
		return false
	case addr < m.mem.layout.HeapBase:
		return true
	}
	creator, _ := m.mem.layout.Creator(addr)
	return creator != t
}

// Ends reports whether the local at addr ends with the youngest frame of thread t, which is before its return, or
// with the frames that a jump ends before which it stands.
func (m *Machine) Ends(t int, addr uint64) bool {
	th := m.Threads[t]
	fr := th.Top()
	if fr == nil {
		return false
	}
	var ending []*Frame
	switch in := &fr.Fn.Code[fr.PC]; in.Op {
	case ir.OpRet:
		ending = th.Frames[len(th.Frames)-1:]
	case ir.OpCall:
		ending = th.Frames[m.jumpsTo(th, &fr.Fn.Calls[in.Aux]):]
	}
	return slices.ContainsFunc(ending, func(f *Frame) bool { return slices.Contains(f.allocas, addr) })
}

// Atomic is the thread inside an atomic block, or -1.
func (m *Machine) Atomic() int { return m.atomic }
