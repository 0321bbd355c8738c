package concrete

import (
	"slices"

	"midway/internal/ir"
)

// jump is a call of setjmp whose caller stands: as many frames as stood with the caller the youngest, and where it
// stood.
type jump struct {
	buf   uint64
	depth int
	pc    ir.PC
}

// primJumpTarget notes the call of the model that asks for it.
func primJumpTarget(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	buf, depth := m.word(ci, 0), len(m.t.Frames)-1
	if depth > 0 {
		m.t.jumps = slices.DeleteFunc(slices.Clone(m.t.jumps), func(j jump) bool { return j.buf == buf })
		m.t.jumps = append(m.t.jumps, jump{buf, depth, m.t.Frames[depth-1].PC})
	}
	m.give(in, W(0))
}

// primJump goes back to a call that was noted, and ends the frames above.
func primJump(m *Machine, in *ir.Instr, ci *ir.CallInfo) {
	buf, value := m.word(ci, 0), m.arg(ci, 1)
	for _, j := range m.t.jumps {
		if j.buf == buf {
			for len(m.t.Frames) > j.depth {
				m.leave(m.t.Top())
				m.t.Frames = m.t.Frames[:len(m.t.Frames)-1]
			}
			m.forgetJumps()
			m.fr = m.t.Top()
			m.fr.PC = j.pc
			m.deliver([]Word{value})
			return
		}
	}
	m.cut("library-model", "a jump to where no function is known to stand that called setjmp")
}

// jumpsTo is how many frames a call leaves: fewer than there are where it is a jump.
func (m *Machine) jumpsTo(t *Thread, ci *ir.CallInfo) int {
	fr := t.Top()
	if f := m.callee(fr, ci); f != nil && f.Name == "__midway_jump" {
		buf := m.operand(fr, &ci.Args[0]).Lo
		for _, j := range t.jumps {
			if j.buf == buf {
				return j.depth
			}
		}
	}
	return len(t.Frames)
}

// forgetJumps drops the calls whose callers have returned.
func (m *Machine) forgetJumps() {
	if len(m.t.jumps) > 0 {
		m.t.jumps = slices.DeleteFunc(slices.Clone(m.t.jumps), func(j jump) bool { return j.depth > len(m.t.Frames) })
	}
}
