package ir

import (
	llir "github.com/llir/llvm/ir"
)

// retypeAtomics gives every atomicrmw the type of its operand: llir takes it from the pointer, whose
// type means nothing in IR of newer compilers. The operand may be the result of another atomicrmw.
func retypeAtomics(m *llir.Module) {
	var found []*llir.InstAtomicRMW
	for _, f := range m.Funcs {
		for _, blk := range f.Blocks {
			for _, inst := range blk.Insts {
				if rmw, ok := inst.(*llir.InstAtomicRMW); ok {
					found = append(found, rmw)
				}
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, rmw := range found {
			if t := rmw.X.Type(); !t.Equal(rmw.Typ) {
				rmw.Typ, changed = t, true
			}
		}
	}
}
