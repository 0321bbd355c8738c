package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// own reports whether a definition is of a local that its function's own loads and stores alone access: its address
// goes nowhere else, so that no other function, thread or activation writes there, whatever the points-to analysis
// knows of them.
func (h *heapDefs) own(f ir.FuncID, d *definition) bool {
	if h.owns[f] == nil {
		h.owns[f] = h.ownLocals(f)
	}
	return d.addr.N != nil && h.owns[f][d.addr.N]
}

// ownLocals are the addresses of such locals of a function. A local in a loop is another one each time, and one that is
// accessed in parts is none of these.
func (h *heapDefs) ownLocals(f ir.FuncID) map[*expr.Node]bool {
	fn := h.a.Prog.Funcs[f]
	out, lost := map[*expr.Node]bool{}, map[ir.Reg]bool{}
	for pc := range fn.Code {
		in := &fn.Code[pc]
		accessed := in.Op == ir.OpLoad || in.Op == ir.OpStore
		fn.EachUse(in, func(o ir.Operand) {
			if o.Kind == ir.KReg && !(accessed && o == in.A && (in.Op == ir.OpLoad || in.B != in.A)) {
				lost[o.Reg] = true
			}
		})
	}
	for _, phi := range fn.Phis {
		for _, o := range phi.Values {
			if o.Kind == ir.KReg {
				lost[o.Reg] = true
			}
		}
	}
	for pc := range fn.Code {
		in := &fn.Code[pc]
		if in.Op == ir.OpAlloca && !lost[in.Dst] && fn.BlockOf(ir.PC(pc)) == 0 {
			if n := h.a.rel.reg(f, in.Dst).N; n != nil {
				out[n] = true
			}
		}
	}
	return out
}
