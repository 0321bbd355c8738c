package ir

// EachOperand calls do for every operand of an instruction: of a call its target and its arguments, of a phi the values
// of all edges.
func (f *Func) EachOperand(pc PC, do func(Operand)) {
	in := &f.Code[pc]
	visitOperands(f, in, func(o *Operand) { do(*o) })
	if in.Op == OpPhi {
		for _, v := range f.Phis[in.Aux].Values {
			do(v)
		}
	}
}
