package ir

// simplifier removes what lowering and promotion left over: conversions of conversions, address
// arithmetic in several steps, operations on constants, phis of one value. It never removes an
// access, a division that may fail, or an addition whose overflow is undefined.
type simplifier struct {
	b    *builder
	repl map[Reg]Operand
	def  []*Instr // by register; nil for parameters, phis and later results
}

func (b *builder) simplify() {
	s := &simplifier{b: b, repl: map[Reg]Operand{}, def: make([]*Instr, len(b.f.Regs))}
	s.trivialPhis()
	for _, blk := range b.blocks {
		kept := blk.code[:0]
		for i := range blk.code {
			in := blk.code[i]
			visitOperands(b.f, &in, func(o *Operand) { *o = s.resolve(*o) })
			if val, ok := s.instr(&in); ok {
				s.repl[in.Dst] = val
				continue
			}
			kept = append(kept, in)
			if in.Dst != None && in.Op != opNote {
				s.def[in.Dst] = &kept[len(kept)-1]
			}
		}
		blk.code = kept
	}
	for i := range b.f.Phis {
		values := b.f.Phis[i].Values
		for k := range values {
			values[k] = s.resolve(values[k])
		}
	}
}

func (s *simplifier) resolve(o Operand) Operand {
	for steps := 0; o.Kind == KReg && steps <= len(s.repl); steps++ { // broken IR may go in a circle
		to, ok := s.repl[o.Reg]
		if !ok {
			return o
		}
		o = to
	}
	return o
}

// trivialPhis replaces phis whose operands, themselves aside, are one constant or one register.
func (s *simplifier) trivialPhis() {
	for _, blk := range s.b.blocks {
		kept := blk.phis[:0]
		for _, in := range blk.phis {
			val, ok := s.single(R(in.Dst), s.b.f.Phis[in.Aux].Values)
			if ok {
				s.repl[in.Dst] = val
				continue
			}
			kept = append(kept, in)
		}
		blk.phis = kept
	}
}

func (s *simplifier) single(self Operand, values []Operand) (Operand, bool) {
	var only Operand
	for _, v := range values {
		v = s.resolve(v)
		if v == self || v == only {
			continue
		}
		if only.Kind != KNone || v.isUnset() {
			return Operand{}, false
		}
		only = v
	}
	return only, only.Kind != KNone
}

// source is the instruction that defines an operand, if it is of that kind.
func (s *simplifier) source(o Operand, op Op) *Instr {
	if o.Kind != KReg || s.def[o.Reg] == nil || s.def[o.Reg].Op != op {
		return nil
	}
	return s.def[o.Reg]
}

// instr improves an instruction in place; ok where its result is simply val.
func (s *simplifier) instr(in *Instr) (val Operand, ok bool) {
	switch in.Op {
	case OpTrunc, OpZExt, OpSExt:
		return s.conversion(in)
	case OpICmp:
		return s.compare(in)
	case OpXor:
		if s.invert(in) {
			return Operand{}, false
		}
	case OpGEP:
		return s.gep(in)
	case OpSelect:
		if in.A.Kind == KConst {
			return [2]Operand{in.C, in.B}[in.A.Word&1], true
		}
	case OpCtPop, OpCtLz, OpCtTz, OpBSwap, OpBitReverse:
		return foldUnary(in.Op, in.Bits, in.A)
	}
	if in.Op >= OpAdd && in.Op <= OpXor {
		return s.arith(in)
	}
	return Operand{}, false
}

func (s *simplifier) arith(in *Instr) (Operand, bool) {
	if undefinedOverflow(in) && in.A.isWord() && in.B.isWord() {
		return Operand{}, false
	}
	return foldBinary(in.Op, in.Bits, in.A, in.B)
}

// undefinedOverflow reports whether signed overflow of the instruction is an error of the program.
func undefinedOverflow(in *Instr) bool {
	return in.Flags&FlagNSW != 0 && (in.Op == OpAdd || in.Op == OpSub || in.Op == OpMul || in.Op == OpShl)
}

// conversion joins two conversions of one value.
func (s *simplifier) conversion(in *Instr) (Operand, bool) {
	if o, ok := foldConvert(in.Op, in.Bits, uint16(in.Imm), in.A); ok {
		return o, true
	}
	for _, inner := range []Op{OpZExt, OpSExt} {
		d := s.source(in.A, inner)
		if d == nil {
			continue
		}
		from := uint16(d.Imm)
		switch {
		case in.Op == OpTrunc && from == in.Bits:
			return d.A, true
		case in.Op == OpTrunc && from > in.Bits:
			in.A, in.Imm = d.A, d.Imm
		case in.Op == OpTrunc || in.Op == inner || inner == OpZExt:
			in.Op, in.A, in.Imm = inner, d.A, d.Imm
		}
		return Operand{}, false
	}
	if d := s.source(in.A, OpTrunc); d != nil && in.Op == OpTrunc {
		in.A, in.Imm = d.A, d.Imm
	}
	return Operand{}, false
}

// compare sees through "(int)bit != 0" and "(int)bit == 0".
func (s *simplifier) compare(in *Instr) (Operand, bool) {
	if o, ok := foldCompare(Pred(in.Sub), in.Bits, in.A, in.B); ok {
		return o, true
	}
	d := s.source(in.A, OpZExt)
	if d == nil || d.Imm != 1 || in.B.Kind != KConst || in.B.Word != 0 {
		return Operand{}, false
	}
	switch Pred(in.Sub) {
	case NE:
		return d.A, true
	case EQ:
		in.Op, in.Sub, in.Bits, in.A, in.B = OpXor, 0, 1, d.A, C(1)
		s.invert(in)
	}
	return Operand{}, false
}

var inverse = [...]Pred{EQ: NE, NE: EQ, ULT: UGE, UGE: ULT, ULE: UGT, UGT: ULE, SLT: SGE, SGE: SLT, SLE: SGT, SGT: SLE}

// invert turns the negation of a comparison into the opposite comparison.
func (s *simplifier) invert(in *Instr) bool {
	if in.Bits != 1 || in.B.Kind != KConst || in.B.Word != 1 {
		return false
	}
	d := s.source(in.A, OpICmp)
	if d == nil {
		return false
	}
	in.Op, in.Sub, in.Bits, in.A, in.B = OpICmp, uint8(inverse[d.Sub]), d.Bits, d.A, d.B
	return true
}

// gep adds a constant to an address computed before, and widens a narrow index itself.
func (s *simplifier) gep(in *Instr) (Operand, bool) {
	if d := s.source(in.B, OpSExt); d != nil && d.Bits == uint16(in.Aux) {
		in.B, in.Aux = d.A, int32(d.Imm)
	}
	w := in.Bits
	if in.B.Kind == KConst && in.Aux <= 64 {
		in.Imm += signExtend(in.B.Word, uint16(in.Aux)) * in.Scale
		in.B, in.Scale, in.Aux, in.Count = Operand{}, 0, 0, 0
	}
	if in.B.Kind == KNone && in.Imm == 0 {
		return in.A, true
	}
	if in.B.Kind == KNone && in.A.isWord() {
		return foldBinary(OpAdd, w, in.A, C(uint64(in.Imm)&mask(w)))
	}
	d := s.source(in.A, OpGEP)
	switch {
	case d != nil && d.B.Kind == KNone:
		in.Step = s.b.l.shapes.inner(d.Step, in.Step, d.Imm, in.Imm)
		in.A, in.Imm = d.A, in.Imm+d.Imm
	case d != nil && in.B.Kind == KNone:
		in.Step = s.b.l.shapes.behindIndex(d, in)
		in.A, in.B, in.Imm, in.Scale, in.Aux, in.Count = d.A, d.B, in.Imm+d.Imm, d.Scale, d.Aux, d.Count
	}
	return Operand{}, false
}
