package ir

import "fmt"

// available reports whether a register is set whenever pc of block b is about to execute.
func (c *checker) available(r Reg, b BlockID, pc PC) error {
	switch {
	case r < 0 || int(r) >= len(c.f.Regs):
		return fmt.Errorf("register %d of %d", r, len(c.f.Regs))
	case c.defBlock[r] == None:
		return nil
	case c.defBlock[r] == b && c.defPC[r] < pc:
		return nil
	case c.defBlock[r] != b && c.dominates(c.defBlock[r], b):
		return nil
	}
	return fmt.Errorf("%s may be read before it is set", c.f.regName(r))
}

func (c *checker) operand(o Operand, b BlockID, pc PC) error {
	switch o.Kind {
	case KReg:
		return c.available(o.Reg, b, pc)
	case KGlobal:
		if o.Index < 0 || int(o.Index) >= len(c.p.Globals) {
			return fmt.Errorf("global %d of %d", o.Index, len(c.p.Globals))
		}
		if c.p.Globals[o.Index].ThreadLocal {
			return fmt.Errorf("thread-local %s is used without its thread", c.p.Globals[o.Index].Name)
		}
	case KFunc:
		if o.Index < 0 || int(o.Index) >= len(c.p.Funcs) || c.p.Funcs[o.Index].Addr != o.Word {
			return fmt.Errorf("function %d at %#x", o.Index, o.Word)
		}
	case KWide:
		if int(o.Index) >= len(c.p.Wide) {
			return fmt.Errorf("wide constant %d of %d", o.Index, len(c.p.Wide))
		}
	}
	return nil
}

// width verifies that an operand fits a width in bits.
func (c *checker) width(o Operand, bits uint16) error {
	switch {
	case o.Kind == KReg && c.f.Regs[o.Reg].Bits != bits:
		return fmt.Errorf("%s has %d bits where %d are wanted", c.f.regName(o.Reg), c.f.Regs[o.Reg].Bits, bits)
	case o.isWord() && o.Word&^mask(bits) != 0:
		return fmt.Errorf("constant %#x does not fit %d bits", o.Word, bits)
	case o.isWord() && bits > 64, o.Kind == KWide && bits <= 64:
		return fmt.Errorf("a constant of another size than %d bits", bits)
	case o.Kind == KNone:
		return fmt.Errorf("an operand is missing")
	}
	return nil
}

func (c *checker) widths(bits uint16, ops ...Operand) error {
	for _, o := range ops {
		if err := c.width(o, bits); err != nil {
			return err
		}
	}
	return nil
}

func (c *checker) result(in *Instr, bits uint16) error {
	if in.Dst == None || c.f.Regs[in.Dst].Bits != bits {
		return fmt.Errorf("result is not %d bits wide", bits)
	}
	return nil
}

func (c *checker) instr(b BlockID, pc PC) error {
	in := &c.f.Code[pc]
	if int(in.Loc) >= len(c.p.Locs) {
		return fmt.Errorf("location %d of %d", in.Loc, len(c.p.Locs))
	}
	var err error
	visitOperands(c.f, in, func(o *Operand) {
		if err == nil {
			err = c.operand(*o, b, pc)
		}
	})
	if err != nil {
		return err
	}
	ptr := uint16(c.p.Model.PtrBits())
	switch {
	case in.Op == OpPhi:
		return c.phi(in, b)
	case in.Op >= OpAdd && in.Op <= OpXor, in.Op >= OpFAdd && in.Op <= OpFRem:
		return anyError(c.result(in, in.Bits), c.widths(in.Bits, in.A, in.B))
	case in.Op >= OpCtPop && in.Op <= OpBitReverse, in.Op == OpFNeg, in.Op == OpFreeze, in.Op == OpCopy:
		return anyError(c.result(in, in.Bits), c.widths(in.Bits, in.A))
	case in.Op >= OpTrunc && in.Op <= OpSIToFP:
		return anyError(c.result(in, in.Bits), c.widths(uint16(in.Imm), in.A))
	}
	switch in.Op {
	case OpICmp, OpFCmp:
		return anyError(c.result(in, 1), c.widths(in.Bits, in.A, in.B))
	case OpSelect:
		return anyError(c.result(in, in.Bits), c.widths(1, in.A), c.widths(in.Bits, in.B, in.C))
	case OpFresh, OpTimestamp:
		return c.result(in, in.Bits)
	case OpLoad:
		return anyError(c.result(in, in.Bits), c.widths(ptr, in.A), wholeBytes(in.Bits))
	case OpStore:
		return anyError(c.widths(ptr, in.A), c.widths(in.Bits, in.B), wholeBytes(in.Bits))
	case OpRMW:
		return anyError(c.result(in, in.Bits), c.widths(ptr, in.A), c.widths(in.Bits, in.B))
	case OpCmpXchg:
		return anyError(c.result(in, in.Bits), c.widths(ptr, in.A), c.widths(in.Bits, in.B, in.C))
	case OpMemcpy:
		return c.widths(ptr, in.A, in.B, in.C)
	case OpMemset:
		return anyError(c.widths(ptr, in.A, in.C), c.widths(8, in.B))
	case OpGEP:
		return c.gep(in, ptr)
	case OpCondBr:
		return c.widths(1, in.A)
	case OpSwitch:
		return c.widths(in.Bits, in.A)
	case OpCall:
		return c.call(in)
	case OpRet:
		return c.ret(in)
	}
	return nil
}

func wholeBytes(bits uint16) error {
	if bits == 0 || bits%8 != 0 {
		return fmt.Errorf("an access of %d bits", bits)
	}
	return nil
}

func (c *checker) gep(in *Instr, ptr uint16) error {
	if err := anyError(c.result(in, ptr), c.widths(ptr, in.A)); err != nil || in.B.Kind == KNone {
		return err
	}
	if in.Aux <= 0 || in.Aux > int32(ptr) {
		return fmt.Errorf("an index of %d bits", in.Aux)
	}
	return c.widths(uint16(in.Aux), in.B)
}

// phi has one value per predecessor, available at its end.
func (c *checker) phi(in *Instr, b BlockID) error {
	phi := &c.f.Phis[in.Aux]
	preds := c.f.Blocks[b].Preds
	if len(phi.Blocks) != len(preds) || len(phi.Values) != len(preds) {
		return fmt.Errorf("%d values for %d predecessors", len(phi.Values), len(preds))
	}
	for i, p := range phi.Blocks {
		if !contains(preds, p) {
			return fmt.Errorf("block %d is no predecessor", p)
		}
		if err := c.operand(phi.Values[i], p, c.f.Blocks[p].End); err != nil {
			return err
		}
		if err := c.width(phi.Values[i], in.Bits); err != nil {
			return err
		}
	}
	return c.result(in, in.Bits)
}

func (c *checker) call(in *Instr) error {
	call := &c.f.Calls[in.Aux]
	if len(call.Args) != len(call.ArgBits) || call.ByVal != nil && len(call.ByVal) != len(call.Args) ||
		call.NumFixed > len(call.Args) {
		return fmt.Errorf("%d arguments, %d widths, %d fixed", len(call.Args), len(call.ArgBits), call.NumFixed)
	}
	if n := len(call.ArgKinds); n > 0 && n != len(call.Args) ||
		len(call.RetKinds) > 0 && len(call.RetKinds) != len(call.RetBits) {
		return fmt.Errorf(
			"%d arguments, %d kinds; %d results, %d kinds",
			len(call.Args),
			n,
			len(call.RetBits),
			len(call.RetKinds),
		)
	}
	for i, a := range call.Args {
		if err := c.width(a, call.ArgBits[i]); err != nil {
			return err
		}
	}
	for i, bits := range call.RetBits {
		if c.f.Regs[int(in.Dst)+i].Bits != bits {
			return fmt.Errorf("result %d is not %d bits wide", i, bits)
		}
	}
	if int(call.Callee) >= len(c.p.Funcs) || call.Callee == None && call.Target.Kind == KNone {
		return fmt.Errorf("callee %d", call.Callee)
	}
	return nil
}

func (c *checker) ret(in *Instr) error {
	bits := c.f.RetBits
	ops := []Operand{in.A, in.B}
	if len(bits) > 2 {
		ops = c.f.Calls[in.Aux].Args
	}
	if len(ops) < len(bits) {
		return fmt.Errorf("%d results, %d wanted", len(ops), len(bits))
	}
	for i, w := range bits {
		if err := c.width(ops[i], w); err != nil {
			return err
		}
	}
	return nil
}

// vars verifies that what a variable is said to hold is set there.
func (c *checker) vars() error {
	for i := range c.f.Vars {
		v := &c.f.Vars[i]
		last := PC(0)
		for _, d := range v.Defs {
			if d.From < last || int(d.From) >= len(c.f.Code) {
				return fmt.Errorf("variable %s: definition at %d of %d", v.Name, d.From, len(c.f.Code))
			}
			last = d.From
			if d.Value.Kind != KReg {
				continue
			}
			if err := c.available(d.Value.Reg, c.f.BlockOf(d.From), d.From); err != nil {
				return fmt.Errorf("variable %s at %d: %w", v.Name, d.From, err)
			}
		}
	}
	return nil
}
