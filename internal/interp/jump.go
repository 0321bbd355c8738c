package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
)

// primJumpTarget notes, by the address of its buffer, the call of setjmp that is under way: the younger of two frames
// is that of its model. It returns 0.
func (m *Machine) primJumpTarget(in *ir.Instr, ci *ir.CallInfo) {
	buf, depth := m.arg(ci, 0), len(m.t.Frames)-1
	if buf.Concrete() && depth > 0 {
		others := slices.DeleteFunc(slices.Clone(m.t.Jumps), func(j state.Jump) bool { return j.Buf == buf.W })
		m.t.Jumps = append(others, state.Jump{Buf: buf.W, Depth: depth, PC: m.t.Frames[depth-1].PC})
	}
	m.give(in, expr.Word(0))
}

// primJump returns once more from the call that its buffer names: younger frames end, in one event where other threads
// may know the addresses of their locals.
func (m *Machine) primJump(in *ir.Instr, ci *ir.CallInfo) {
	buf, value := m.arg(ci, 0), m.arg(ci, 1)
	at := slices.IndexFunc(m.t.Jumps, func(j state.Jump) bool { return buf.Concrete() && j.Buf == buf.W })
	if at < 0 {
		m.cut("library-model", "a jump to where no function is known to stand that called setjmp")
		return
	}
	target := m.t.Jumps[at]
	if !m.jumpPoint(m.t.Frames[target.Depth:]) {
		return
	}
	m.st.DropTransfer()
	for len(m.t.Frames) > target.Depth {
		m.leave(m.t.Top())
		m.t.Frames = m.t.Frames[:len(m.t.Frames)-1]
	}
	m.forgetJumps()
	m.t.Forget()
	m.fr = m.st.OwnTop(m.tid)
	m.fr.PC = target.PC
	m.deliver([]expr.Value{value})
}

// forgetJumps drops the targets in functions that have returned.
func (m *Machine) forgetJumps() {
	depth := len(m.t.Frames)
	if slices.ContainsFunc(m.t.Jumps, func(j state.Jump) bool { return j.Depth > depth }) {
		m.t.Jumps = slices.DeleteFunc(slices.Clone(m.t.Jumps), func(j state.Jump) bool { return j.Depth > depth })
	}
}

// jumpPoint stops before frames end whose locals other threads may know.
func (m *Machine) jumpPoint(frames []*state.Frame) bool {
	if m.t.Granted {
		return m.stopAt(m.t.Point)
	}
	if !m.Opt.MemoryPoints || m.st.OneLiveThread() || m.st.AtomicBy == m.tid {
		return true
	}
	for _, f := range frames {
		if local := sharedLocal(m.st, f); local != nil {
			return m.stopAt(state.Point{Op: "return", Obj: local.Base(), Guard: ir.None, Loc: m.loc()})
		}
	}
	return true
}
