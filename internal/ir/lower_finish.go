package ir

// finish turns the blocks under construction into the function: promotion, simplification, dead
// code, then dense numbers for blocks, registers and program counters.
func (b *builder) finish() {
	b.dropUnreachable()
	if !b.returnsTwice {
		b.promote(true) // so that what decides a branch is in no block together with what else changes
		if !b.l.allBlocks {
			b.thread()
		}
		b.promote(false)
	} else if len(b.twice) > 0 {
		b.promote(false)
	}
	b.simplify()
	b.dropDead()
	b.number()
	b.f.EndLine = endLine(b.l.p, b.f)
}

// dropUnreachable removes blocks that only an instruction without meaning would have led to.
func (b *builder) dropUnreachable() {
	reached := make([]bool, len(b.blocks))
	work := []BlockID{0}
	reached[0] = true
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.succs(b.blocks[id]) {
			if !reached[s] {
				reached[s] = true
				work = append(work, s)
			}
		}
	}
	renumber := make([]BlockID, len(b.blocks))
	var kept []*block
	for i, blk := range b.blocks {
		renumber[i] = None
		if reached[i] {
			renumber[i] = BlockID(len(kept))
			blk.id = renumber[i]
			kept = append(kept, blk)
		}
	}
	if len(kept) == len(b.blocks) {
		return
	}
	b.blocks = kept
	b.renumberBlocks(renumber)
}

func (b *builder) renumberBlocks(to []BlockID) {
	for _, blk := range b.blocks {
		t := &blk.code[len(blk.code)-1]
		switch t.Op {
		case OpBr:
			t.Then = to[t.Then]
		case OpCondBr:
			t.Then, t.Else = to[t.Then], to[t.Else]
		case OpSwitch:
			t.Then = to[t.Then]
			targets := b.f.Switches[t.Aux].Targets
			for i := range targets {
				targets[i] = to[targets[i]]
			}
		}
		for i := range blk.phis {
			phi := &b.f.Phis[blk.phis[i].Aux]
			n := 0
			for k, p := range phi.Blocks {
				if to[p] != None {
					phi.Blocks[n], phi.Values[n] = to[p], phi.Values[k]
					n++
				}
			}
			phi.Blocks, phi.Values = phi.Blocks[:n], phi.Values[:n]
		}
	}
}

// results is how many consecutive registers an instruction sets.
func (f *Func) results(in *Instr) int {
	switch {
	case in.Dst == None:
		return 0
	case in.Op == OpCall:
		return len(f.Calls[in.Aux].RetBits)
	case in.Op == OpOverflow, in.Op == OpCmpXchg:
		return 2
	}
	return 1
}

// removable reports whether an instruction does nothing but compute its result.
func removable(in *Instr) bool {
	switch in.Op {
	case OpUDiv, OpURem:
		return in.B.Kind == KConst && in.B.Word != 0
	case OpSDiv, OpSRem:
		return in.B.Kind == KConst && in.B.Word != 0 && in.B.Word != mask(in.Bits)
	case OpAdd, OpSub, OpMul, OpShl:
		return !undefinedOverflow(in)
	case OpAlloca, OpGEP, OpTLS, OpTimestamp, OpStackSave:
		return true
	}
	return in.Op >= OpLShr && in.Op <= OpFresh
}

// dropDead removes instructions whose results nothing needs.
func (b *builder) dropDead() {
	def := make([]*Instr, len(b.f.Regs))
	live := make([]bool, len(b.f.Regs))
	var work []Reg
	need := func(o *Operand) {
		if o.Kind == KReg && !live[o.Reg] {
			live[o.Reg] = true
			work = append(work, o.Reg)
		}
	}
	each := func(f func(*Instr)) {
		for _, blk := range b.blocks {
			for i := range blk.phis {
				f(&blk.phis[i])
			}
			for i := range blk.code {
				if blk.code[i].Op != opNote {
					f(&blk.code[i])
				}
			}
		}
	}
	each(func(in *Instr) {
		for i := range b.f.results(in) {
			def[int(in.Dst)+i] = in
		}
		if !removable(in) {
			visitOperands(b.f, in, need)
		}
	})
	for len(work) > 0 {
		in := def[work[len(work)-1]]
		work = work[:len(work)-1]
		switch {
		case in == nil:
		case in.Op == OpPhi:
			values := b.f.Phis[in.Aux].Values
			for i := range values {
				need(&values[i])
			}
		case removable(in):
			visitOperands(b.f, in, need)
		}
	}
	b.sweep(live)
}

func (b *builder) sweep(live []bool) {
	dead := func(in *Instr) bool {
		if !removable(in) {
			return false
		}
		for i := range b.f.results(in) {
			if live[int(in.Dst)+i] {
				return false
			}
		}
		return true
	}
	for _, blk := range b.blocks {
		blk.phis = filter(blk.phis, func(in *Instr) bool { return !dead(in) })
		blk.code = filter(blk.code, func(in *Instr) bool { return !dead(in) })
	}
}

func filter(code []Instr, keep func(*Instr) bool) []Instr {
	n := 0
	for i := range code {
		if keep(&code[i]) {
			code[n] = code[i]
			n++
		}
	}
	return code[:n]
}

// number lays the code out and renumbers registers in order of definition, parameters first.
func (b *builder) number() {
	f := b.f
	size := 0
	for _, blk := range b.blocks {
		size += len(blk.phis) + len(blk.code)
	}
	f.Code = make([]Instr, 0, size)
	f.Blocks = make([]Block, 0, len(b.blocks))
	var notes []placedNote
	for _, blk := range b.blocks {
		bl := Block{Name: blk.name, First: PC(len(f.Code))}
		f.Code = append(f.Code, blk.phis...)
		bl.Body = PC(len(f.Code))
		for i := range blk.code {
			if blk.code[i].Op == opNote {
				notes = append(notes, placedNote{PC(len(f.Code)), blk.id, blk.code[i]})
				continue
			}
			f.Code = append(f.Code, blk.code[i])
		}
		bl.End = PC(len(f.Code))
		bl.Succs = terminatorSuccs(f, &f.Code[bl.End-1])
		f.Blocks = append(f.Blocks, bl)
	}
	for i := range f.Blocks {
		for _, s := range f.Blocks[i].Succs {
			f.Blocks[s].Preds = append(f.Blocks[s].Preds, BlockID(i))
		}
	}
	to := b.renumberRegs()
	for i := range notes {
		notes[i].in.A = renumbered(notes[i].in.A, to)
	}
	if b.debugValues {
		f.dropEarly(notes)
	}
	f.fillDefs(notes)
}

// renumberRegs gives registers their final numbers; the map has None for those that are gone.
func (b *builder) renumberRegs() []Reg {
	f := b.f
	to := make([]Reg, len(f.Regs))
	for i := range to {
		to[i] = None
	}
	regs := make([]RegInfo, 0, len(f.Regs))
	keep := func(r Reg) {
		to[r] = Reg(len(regs))
		regs = append(regs, f.Regs[r])
	}
	for i := range f.Params {
		keep(Reg(i))
	}
	for i := range f.Code {
		for k := range f.results(&f.Code[i]) {
			keep(f.Code[i].Dst + Reg(k))
		}
	}
	f.Regs = regs
	f.moveOperands(to)
	for i := range f.Vars {
		if v := &f.Vars[i]; v.Alloca != None {
			v.Alloca = to[v.Alloca]
		}
	}
	return to
}

// moveOperands rewrites results and operands to the new numbers, and keeps of the function's tables
// what instructions still refer to.
func (f *Func) moveOperands(to []Reg) {
	move := func(o *Operand) {
		if o.Kind == KReg {
			o.Reg = to[o.Reg]
		}
	}
	phis, calls, switches := make([]Phi, 0, len(f.Phis)), make([]CallInfo, 0, len(f.Calls)), []Switch(nil)
	for i := range f.Code {
		in := &f.Code[i]
		if in.Dst != None {
			in.Dst = to[in.Dst]
		}
		visitOperands(f, in, move)
		switch {
		case in.Op == OpPhi:
			phis = append(phis, f.Phis[in.Aux])
			in.Aux = int32(len(phis) - 1)
		case in.Op == OpSwitch:
			switches = append(switches, f.Switches[in.Aux])
			in.Aux = int32(len(switches) - 1)
		case in.Op == OpCall, in.Op == OpRet && in.Aux >= 0:
			calls = append(calls, f.Calls[in.Aux])
			in.Aux = int32(len(calls) - 1)
		}
	}
	for i := range phis {
		for k := range phis[i].Values {
			move(&phis[i].Values[k])
		}
	}
	f.Phis, f.Calls, f.Switches = phis, calls, switches
}
