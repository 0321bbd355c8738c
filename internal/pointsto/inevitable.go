package pointsto

import "midway/internal/ir"

// A register leads to what it is stepped into as only where that is bound to happen: a pointer that is converted before
// the program looks at what it leads to (struct a *x = p; if (kind == A) x->n = 1) may lead to something else. What may
// end the thread in between, or keep it for ever, counts as a way round.

// access is the search for ways round the accesses through a register.
type access struct {
	a     *analysis
	f     *ir.Func
	r     ir.Reg
	from  []bool // registers computed from it
	state []blockState
}

// blockState is what is known of the ways on from the beginning of a block.
type blockState uint8

const (
	unseen   blockState = iota
	open                // being looked at, or some way comes to no access
	accesses            // all come to one
)

// inevitable reports whether every way from where a register gets its value comes to an access through it, but where
// it is null.
func (a *analysis) inevitable(f *ir.Func, r ir.Reg) bool {
	x := &access{a: a, f: f, r: r, from: make([]bool, len(f.Regs)+1), state: make([]blockState, len(f.Blocks))}
	x.from[r] = true
	start := ir.PC(0)
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Op == ir.OpGEP && in.A.Kind == ir.KReg && x.from[in.A.Reg] {
			x.from[in.Dst] = true
		}
		if in.Dst == r {
			start = ir.PC(pc) + 1
		}
	}
	return x.all(f.BlockOf(max(start, 1)-1), start)
}

// all reports whether every way on from an instruction of a block comes to an access.
func (x *access) all(b ir.BlockID, pc ir.PC) bool {
	for ; pc < x.f.Blocks[b].End; pc++ {
		in := &x.f.Code[pc]
		switch in.Op {
		case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemset:
			if x.is(in.A) {
				return true
			}
		case ir.OpMemcpy:
			if x.is(in.A) || x.is(in.B) {
				return true
			}
		case ir.OpCall:
			return x.call(&x.f.Calls[in.Aux])
		case ir.OpBr:
			return x.block(in.Then)
		case ir.OpCondBr:
			null, then := x.null(in.A)
			return (null && then || x.block(in.Then)) && (null && !then || x.block(in.Else))
		case ir.OpSwitch:
			for _, to := range x.f.Switches[in.Aux].Targets {
				if !x.block(to) {
					return false
				}
			}
			return x.block(in.Then)
		case ir.OpRet, ir.OpUnreachable, ir.OpTrap, ir.OpAsm, ir.OpUnsupported:
			return false
		}
	}
	return false
}

// block is all from the beginning of one; a way in circles comes to no access.
func (x *access) block(b ir.BlockID) bool {
	if x.state[b] == unseen {
		x.state[b] = open
		if x.all(b, x.f.Blocks[b].First) {
			x.state[b] = accesses
		}
	}
	return x.state[b] == accesses
}

func (x *access) is(op ir.Operand) bool { return op.Kind == ir.KReg && x.from[op.Reg] }

// call reports whether a function that is called accesses the register.
func (x *access) call(c *ir.CallInfo) bool {
	if c.Callee == ir.None {
		return false
	}
	to := x.a.p.Funcs[c.Callee]
	for k, op := range c.Args {
		if !x.is(op) {
			continue
		}
		if to.Runtime || c.ByVal != nil && c.ByVal[k] != 0 {
			return true
		}
		if op.Reg == x.r && k < len(to.Params) && len(x.a.filter(to, ir.Reg(k))) > 0 {
			return true
		}
	}
	return false
}

// null reports whether a condition is that the register is null; then says which way it is.
func (x *access) null(op ir.Operand) (is, then bool) {
	if op.Kind != ir.KReg {
		return false, false
	}
	in := definition(x.f, op.Reg)
	if in == nil || in.Op != ir.OpICmp || in.A.Kind != ir.KReg || in.A.Reg != x.r || in.B.Kind != ir.KConst ||
		in.B.Word != 0 {
		return false, false
	}
	switch ir.Pred(in.Sub) {
	case ir.EQ:
		return true, true
	case ir.NE:
		return true, false
	}
	return false, false
}
