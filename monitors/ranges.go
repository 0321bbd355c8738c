package monitors

import (
	"midway/internal/ir"
)

// span is a range of signed numbers.
type span struct{ least, most int64 }

// full is all numbers of so many bits.
func full(bits int) span { return span{-1 << (bits - 1), 1<<(bits-1) - 1} }

func (s span) with(o span) span { return span{min(s.least, o.least), max(s.most, o.most)} }

// Bounds of what is looked at for one value: definitions and calls behind each other, and in all.
const (
	maxDepth  = 12
	maxVisits = 2000
)

// activation is a function as one call enters it, or as any does.
type activation struct {
	*ir.Func
	from *activation // with call; nil for any call
	call *ir.CallInfo
	at   ir.PC // of the call
}

// values is the range of an operand of bits: of constants, choices, parameters, results, and what branches leave of it.
func (c *candidates) values(fn activation, o ir.Operand, bits, depth int) span {
	if depth == 0 {
		c.visits = 0
	}
	c.visits++
	if o.Kind == ir.KConst {
		k := signed(o.Word, bits)
		return span{k, k}
	}
	if o.Kind != ir.KReg || depth > maxDepth || c.visits > maxVisits || int(fn.Regs[o.Reg].Bits) != bits {
		return full(bits)
	}
	if int(o.Reg) < len(fn.Params) {
		return c.passed(fn, int(o.Reg), bits, depth)
	}
	pc, ok := c.a.Shape(fn.ID).Def(o.Reg)
	if !ok {
		return full(bits)
	}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpSelect:
		return c.values(fn, in.B, bits, depth+1).with(c.values(fn, in.C, bits, depth+1))
	case ir.OpPhi:
		return c.chosen(fn, pc, bits, depth)
	case ir.OpShl:
		return shifted(c.values(fn, in.A, bits, depth+1), c.values(fn, in.B, bits, depth+1), bits)
	case ir.OpSExt:
		return c.values(fn, in.A, int(in.Imm), depth+1)
	case ir.OpCall:
		return c.returned(fn, pc, bits, depth)
	case ir.OpLoad:
		if c.strict {
			return full(bits)
		}
		return c.loaded(fn, o, bits)
	case ir.OpSub:
		if r := c.rest(fn, pc, bits); r != full(bits) {
			return r
		}
		return c.computed(fn, pc, bits, depth)
	}
	return c.computed(fn, pc, bits, depth)
}

// computed is the range of what an instruction makes of its operands.
func (c *candidates) computed(fn activation, pc ir.PC, bits, depth int) span {
	of := func(o ir.Operand, bits int) span { return c.here(fn, o, pc, bits, depth+1) }
	if bits > 64 || fn.Code[pc].Op == ir.OpTrunc && fn.Code[pc].Imm > 64 { // no span has such numbers
		return full(bits)
	}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpAdd, ir.OpSub:
		y := of(in.B, bits)
		if in.Op == ir.OpSub {
			if y.least == full(bits).least {
				return full(bits)
			}
			y = span{-y.most, -y.least}
		}
		return sum(of(in.A, bits), y, bits, in.Flags&ir.FlagNSW != 0)
	case ir.OpZExt:
		if x := of(in.A, int(in.Imm)); x.least >= 0 {
			return x
		}
		return span{0, 1<<min(in.Imm, 62) - 1}
	case ir.OpTrunc:
		if x := of(in.A, int(in.Imm)); x.least >= full(bits).least && x.most <= full(bits).most {
			return x
		}
	case ir.OpAnd:
		if k := of(in.B, bits); k.least >= 0 {
			return span{0, k.most}
		}
	case ir.OpURem:
		if k := of(in.B, bits); k.least > 0 {
			return span{0, k.most - 1}
		}
	}
	return full(bits)
}

// sum is the range of x + y: of numbers of so many bits, or where overflow is undefined of those that are in range.
func sum(x, y span, bits int, undefined bool) span {
	all := full(bits)
	least, most := x.least+y.least, x.most+y.most
	under := y.least < 0 && least > x.least || least < all.least
	over := y.most > 0 && most < x.most || most > all.most
	if (under || over) && (!undefined || x == all || y == all) { // that a sum of anything is in range says nothing
		return all
	}
	if under {
		least = all.least
	}
	if over {
		most = all.most
	}
	return span{least, max(least, most)}
}

// shifted is the range of x << by where nothing is shifted out.
func shifted(x, by span, bits int) span {
	if x.least < 0 || by.least < 0 || by.most >= int64(bits) || x.most > full(bits).most>>by.most {
		return full(bits)
	}
	return span{x.least << by.least, x.most << by.most}
}

// chosen is the range of a phi.
func (c *candidates) chosen(fn activation, pc ir.PC, bits, depth int) span {
	phi := &fn.Phis[fn.Code[pc].Aux]
	out := span{full(bits).most, full(bits).least}
	for i, o := range phi.Values {
		if !c.a.Shape(fn.ID).Reachable(phi.Blocks[i]) {
			continue
		}
		out = out.with(c.left(fn, o, phi.Blocks[i], fn.BlockOf(pc), bits, depth))
	}
	if out.least > out.most {
		return full(bits)
	}
	return out
}

// left is what an operand may be where control goes from one block to another: the branches that led there leave a part
// of its range. A block that dominates the first and has one edge in was last entered by it, with the operand of now.
func (c *candidates) left(fn activation, o ir.Operand, from, to ir.BlockID, bits, depth int) span {
	s := c.values(fn, o, bits, depth+1)
	if o.Kind != ir.KReg {
		return s
	}
	return c.narrow(fn, c.branch(fn, s, o.Reg, from, to, bits, depth), o.Reg, from, bits, depth)
}

// here is the range of an operand where an instruction is executed.
func (c *candidates) here(fn activation, o ir.Operand, pc ir.PC, bits, depth int) span {
	s := c.values(fn, o, bits, depth)
	if o.Kind != ir.KReg || int(fn.Regs[o.Reg].Bits) != bits {
		return s
	}
	return c.narrow(fn, s, o.Reg, fn.BlockOf(pc), bits, depth)
}

// narrow narrows the range of a register by the branches that lead to a block.
func (c *candidates) narrow(fn activation, s span, r ir.Reg, at ir.BlockID, bits, depth int) span {
	for b := range fn.Blocks {
		id := ir.BlockID(b)
		if preds := fn.Blocks[b].Preds; len(preds) == 1 && c.a.Shape(fn.ID).Dominates(id, at) {
			s = c.branch(fn, s, r, preds[0], id, bits, depth)
		}
	}
	return s
}

// branch narrows the range of a register by the branch that control takes from one block to another.
func (c *candidates) branch(fn activation, s span, r ir.Reg, from, to ir.BlockID, bits, depth int) span {
	last := &fn.Code[fn.Blocks[from].End-1]
	if last.Op != ir.OpCondBr || last.Then == last.Else || last.A.Kind != ir.KReg {
		return s
	}
	pc, ok := c.a.Shape(fn.ID).Def(last.A.Reg)
	if !ok || fn.Code[pc].Op != ir.OpICmp || int(fn.Code[pc].Bits) != bits {
		return s
	}
	in, taken := &fn.Code[pc], to == last.Then
	switch {
	case in.A.Kind == ir.KReg && in.A.Reg == r:
		return narrowed(s, ir.Pred(in.Sub), taken, c.values(fn, in.B, bits, depth+1))
	case in.B.Kind == ir.KReg && in.B.Reg == r:
		return narrowed(s, mirrored[ir.Pred(in.Sub)], taken, c.values(fn, in.A, bits, depth+1))
	}
	return s
}

// mirrored is the predicate with its sides exchanged; those that are not here tell nothing.
var mirrored = map[ir.Pred]ir.Pred{ir.SLT: ir.SGT, ir.SLE: ir.SGE, ir.SGT: ir.SLT, ir.SGE: ir.SLE}

// narrowed is the part of a range in which x pred k, or not, for some k of a range. A range that would be empty stays
// as it is.
func narrowed(x span, pred ir.Pred, holds bool, k span) span {
	if !holds {
		switch pred {
		case ir.SLT:
			pred = ir.SGE
		case ir.SLE:
			pred = ir.SGT
		case ir.SGT:
			pred = ir.SLE
		case ir.SGE:
			pred = ir.SLT
		default:
			return x
		}
	}
	out := x
	switch {
	case pred == ir.SLT && k.most > -1<<63:
		out.most = min(x.most, k.most-1)
	case pred == ir.SLE:
		out.most = min(x.most, k.most)
	case pred == ir.SGT && k.least < 1<<63-1:
		out.least = max(x.least, k.least+1)
	case pred == ir.SGE:
		out.least = max(x.least, k.least)
	}
	if out.least > out.most {
		return x
	}
	return out
}

// passed is the range of a parameter, of the one call or over all.
func (c *candidates) passed(fn activation, i, bits, depth int) span {
	if fn.from != nil {
		if i >= len(fn.call.Args) || int(fn.call.ArgBits[i]) != bits {
			return full(bits)
		}
		return c.here(*fn.from, fn.call.Args[i], fn.at, bits, depth+1)
	}
	ways := c.a.Ways(fn.ID)
	if ways.Outside || ways.Process || len(ways.Creates) > 0 || len(ways.Calls) == 0 {
		return full(bits)
	}
	out := span{full(bits).most, full(bits).least}
	for _, s := range ways.Calls {
		caller := c.a.Prog.Funcs[s.Func]
		call := &caller.Calls[caller.Code[s.PC].Aux]
		if i >= len(call.Args) || int(call.ArgBits[i]) != bits {
			return full(bits)
		}
		out = out.with(c.here(activation{Func: caller}, call.Args[i], s.PC, bits, depth+1))
	}
	return out
}

// returned is the range of a call's result, over all returns of the function.
func (c *candidates) returned(fn activation, pc ir.PC, bits, depth int) span {
	id := fn.Calls[fn.Code[pc].Aux].Callee
	if id == ir.None || c.a.Prog.Funcs[id].External || len(c.a.Prog.Funcs[id].RetBits) != 1 ||
		int(c.a.Prog.Funcs[id].RetBits[0]) != bits {
		return full(bits)
	}
	g := activation{c.a.Prog.Funcs[id], &fn, &fn.Calls[fn.Code[pc].Aux], pc}
	out := span{full(bits).most, full(bits).least}
	for b := range g.Blocks {
		blk := &g.Blocks[b]
		if blk.End > blk.First && g.Code[blk.End-1].Op == ir.OpRet && c.a.Shape(id).Reachable(ir.BlockID(b)) {
			out = out.with(c.values(g, g.Code[blk.End-1].A, bits, depth+1))
		}
	}
	if out.least > out.most {
		return full(bits)
	}
	return out
}
