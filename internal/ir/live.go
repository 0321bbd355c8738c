package ir

// LiveAt are the registers whose present values may be read by the instruction at pc or after it, in
// order.
func (f *Func) LiveAt(pc PC) []Reg {
	in := f.liveIn()
	b := f.BlockOf(pc)
	live := f.liveOut(b, in)
	for at := f.Blocks[b].End - 1; at >= pc; at-- {
		f.stepLive(at, live)
	}
	var out []Reg
	for r, l := range live {
		if l {
			out = append(out, Reg(r))
		}
	}
	return out
}

// HeldAt are the registers, in order, whose values the function holds at pc: those live there, and those of its
// variables. Where it is not known which of its values a promoted variable has at pc, or whether it is in scope, all of
// them count.
func (f *Func) HeldAt(pc PC) []Reg {
	held := make([]bool, len(f.Regs))
	for _, r := range f.LiveAt(pc) {
		held[r] = true
	}
	for i := range f.Vars {
		for _, d := range f.Vars[i].Defs {
			if v, _, ok := f.VarPartAt(&f.Vars[i], d.Offset, pc); ok {
				use(held, v)
			} else {
				use(held, d.Value)
			}
		}
	}
	var out []Reg
	for r, h := range held {
		if h {
			out = append(out, Reg(r))
		}
	}
	return out
}

// liveIn is, per block, the registers live at its body's beginning.
func (f *Func) liveIn() [][]bool {
	in := make([][]bool, len(f.Blocks))
	for b := range in {
		in[b] = make([]bool, len(f.Regs))
	}
	for changed := true; changed; {
		changed = false
		for b := len(f.Blocks) - 1; b >= 0; b-- {
			live := f.liveOut(BlockID(b), in)
			for at := f.Blocks[b].End - 1; at >= f.Blocks[b].Body; at-- {
				f.stepLive(at, live)
			}
			for r, l := range live {
				if l && !in[b][r] {
					in[b][r] = true
					changed = true
				}
			}
		}
	}
	return in
}

// liveOut is what is live at the end of a block: what its successors need, phis read on the edge.
func (f *Func) liveOut(b BlockID, in [][]bool) []bool {
	live := make([]bool, len(f.Regs))
	for _, s := range f.Blocks[b].Succs {
		blk := &f.Blocks[s]
		phis := make(map[Reg]bool, blk.Body-blk.First)
		for pc := blk.First; pc < blk.Body; pc++ {
			phis[f.Code[pc].Dst] = true
		}
		for r, l := range in[s] {
			if l && !phis[Reg(r)] {
				live[r] = true
			}
		}
		for pc := blk.First; pc < blk.Body; pc++ {
			phi := &f.Phis[f.Code[pc].Aux]
			for i, p := range phi.Blocks {
				if p == b {
					use(live, phi.Values[i])
				}
			}
		}
	}
	return live
}

// stepLive goes backwards over one instruction.
func (f *Func) stepLive(pc PC, live []bool) {
	in := &f.Code[pc]
	f.eachDef(in, func(r Reg) { live[r] = false })
	f.EachUse(in, func(o Operand) { use(live, o) })
}

func use(live []bool, o Operand) {
	if o.Kind == KReg {
		live[o.Reg] = true
	}
}

// eachDef visits the registers an instruction sets.
func (f *Func) eachDef(in *Instr, visit func(Reg)) {
	if in.Dst == None {
		return
	}
	n := 1
	switch in.Op {
	case OpOverflow, OpCmpXchg:
		n = 2
	case OpCall:
		n = len(f.Calls[in.Aux].RetBits)
	}
	for i := 0; i < n; i++ {
		visit(in.Dst + Reg(i))
	}
}

// EachUse visits the operands an instruction reads; a phi's are read on its edges.
func (f *Func) EachUse(in *Instr, visit func(Operand)) {
	visit(in.A)
	visit(in.B)
	visit(in.C)
	if in.Op == OpCall {
		visit(f.Calls[in.Aux].Target)
	}
	if in.Op == OpCall || in.Op == OpRet && len(f.RetBits) > 2 {
		for _, a := range f.Calls[in.Aux].Args {
			visit(a)
		}
	}
}
