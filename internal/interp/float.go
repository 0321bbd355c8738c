package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
)

// float executes a floating-point instruction; values are the bits of IEEE numbers.
func (m *Machine) float(in *ir.Instr) {
	before := m.B.Abstracted()
	m.set(in.Dst, m.floatValue(in))
	m.noteAbstractions(before)
}

func (m *Machine) floatValue(in *ir.Instr) expr.Value {
	w, from := int(in.Bits), int(in.Imm)
	arg := func(o *ir.Operand) expr.Value { return m.valBits(o, w) }
	switch in.Op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
		return m.B.FBin(expr.FBinOp(in.Op-ir.OpFAdd), w, arg(&in.A), arg(&in.B))
	case ir.OpFNeg:
		return m.B.FUn(expr.FNeg, w, arg(&in.A))
	case ir.OpFCmp:
		return m.B.FCmp(expr.FPred(in.Sub), w, arg(&in.A), arg(&in.B))
	case ir.OpFMath:
		return m.mathValue(in)
	}
	conv := [...]expr.FConvKind{expr.FPTrunc, expr.FPExt, expr.FPToUI, expr.FPToSI, expr.UIToFP,
		expr.SIToFP}[in.Op-ir.OpFPTrunc]
	return m.B.FConv(conv, from, w, m.valBits(&in.A, from))
}

func (m *Machine) mathValue(in *ir.Instr) expr.Value {
	w := int(in.Bits)
	args := make([]expr.Value, 0, 3)
	for i, o := range [...]*ir.Operand{&in.A, &in.B, &in.C} {
		if o.Kind == ir.KNone {
			break
		}
		bits := w
		if ir.Math(in.Sub) == ir.PowI && i == 1 {
			bits = 32
		}
		args = append(args, m.valBits(o, bits))
	}
	v := m.B.FMath(expr.Math(in.Sub), w, args...)
	if v.Concrete() && !expr.ExactMath(expr.Math(in.Sub)) {
		m.note(
			"mathematics",
			ledger.Assumption,
			"functions such as sin and pow give the numbers that Midway computes: those of the C library may differ "+
				"in the last bits",
		)
	}
	return v
}
