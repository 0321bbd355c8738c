package explain

import (
	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/soundness/concrete"
)

// source is the program's code: which instruction defines a register, and what the source calls it.
type source struct {
	*lvalue.Source
	defs map[*ir.Func]map[ir.Reg]ir.PC
	ctrl map[*ir.Func][][]ir.BlockID
}

// controls are a function's control dependences (ir.Func.Controls).
func (s *source) controls(f *ir.Func) [][]ir.BlockID {
	if s.ctrl[f] == nil {
		s.ctrl[f] = f.Controls()
	}
	return s.ctrl[f]
}

// maxDepth bounds how many instructions an operand is followed through.
const maxDepth = 6

// def is the instruction that defines a register, or nil.
func (s *source) def(f *ir.Func, r ir.Reg) *ir.Instr {
	if s.defs[f] == nil {
		m := map[ir.Reg]ir.PC{}
		for pc := range f.Code {
			if d := f.Code[pc].Dst; d != ir.None {
				m[d] = ir.PC(pc)
			}
		}
		s.defs[f] = m
	}
	if pc, ok := s.defs[f][r]; ok {
		return &f.Code[pc]
	}
	return nil
}

// variable is the C variable that a register stands for, or "".
func variable(f *ir.Func, r ir.Reg) string {
	name := f.Regs[r].Name
	for i := range f.Vars {
		if v := &f.Vars[i]; v.Name == name || v.Alloca == r {
			return v.Name
		}
	}
	return ""
}

// word is an operand's value in a frame.
func word(fr *concrete.Frame, o ir.Operand) uint64 {
	if o.Kind == ir.KReg {
		return fr.Reg(o.Reg).Lo
	}
	return o.Word
}
