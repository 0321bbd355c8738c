package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// primStackIs says whether the function that has called the one that asks was called along one of some stacks
// (ir.Program.Stacks).
func (m *Machine) primStackIs(in *ir.Instr, ci *ir.CallInfo) {
	s := &m.P.Stacks[m.arg(ci, 0).W]
	below := len(m.t.Frames) - 2
	is := below >= len(s.Callers) && (!s.Whole || below == len(s.Callers))
	for i := range s.Callers {
		if !is {
			break
		}
		fr := m.t.Frames[below-1-i]
		is = s.Callers[i].Fits(fr.Fn, fr.PC)
	}
	if is {
		m.give(in, expr.Word(1))
	} else {
		m.give(in, expr.Word(0))
	}
}
