package goal

import (
	"fmt"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// emitter writes the function that evaluates a condition. Blocks are filled one after the other; block 1 is where the
// condition does not hold.
type emitter struct {
	p      *ir.Program
	f      *ir.Func
	blocks [][]ir.Instr
	cur    ir.BlockID
	loc    ir.LocID

	args   []argument // what the function is passed, by parameter
	params map[local]ir.Reg
	frame  *ir.Func // at whose place the condition is evaluated; nil: over globals alone
	pc     ir.PC
}

// local is a part of a variable of the frame: of one that is kept in registers, what begins at an offset in bytes.
type local struct {
	v      *ir.Var
	offset int64
}

type argument struct {
	value ir.Operand
	bits  uint16
}

const no ir.BlockID = 1

// newEmitter begins a function which is passed what a condition needs of the frame at whose place it is evaluated.
func newEmitter(p *ir.Program, name string, frame *ir.Func, pc ir.PC, cond *context.Expr) (*emitter, error) {
	e := &emitter{p: p, blocks: make([][]ir.Instr, 2), params: map[local]ir.Reg{}, frame: frame, pc: pc}
	var params []ir.Param
	var failed error
	leaves(cond, func(v *ir.Var, offset int64, t *ir.Type) {
		key := local{v, offset}
		if _, known := e.params[key]; known || failed != nil {
			return
		}
		a, err := e.passed(key, t)
		if err != nil {
			failed = err
			return
		}
		e.params[key] = ir.Reg(len(params))
		e.args = append(e.args, a)
		params = append(
			params,
			ir.Param{Name: v.Name, Bits: a.bits, Ptr: v.Alloca != ir.None || t.Kind == ir.PointerTo},
		)
	})
	if failed != nil {
		return nil, failed
	}
	e.f = p.AddFunc(name, params...)
	e.f.Atomic = true
	return e, nil
}

// leaves calls visit for every variable of the frame that a condition reads, of one that is kept in registers for each
// part.
func leaves(x *context.Expr, visit func(v *ir.Var, offset int64, t *ir.Type)) {
	if x == nil {
		return
	}
	if v, offset, ok := part(x); ok {
		visit(v, offset, x.Type)
		return
	}
	leaves(x.X, visit)
	leaves(x.Y, visit)
}

// part reports whether an lvalue is a variable of the frame, or a member of one, and which.
func part(x *context.Expr) (v *ir.Var, offset int64, ok bool) {
	for ; x.Op == context.ExprMember; x = x.X {
		offset += x.Field.Offset
	}
	if x.Op != context.ExprLocal {
		return nil, 0, false
	}
	if x.Var.Alloca != ir.None {
		offset = 0 // its address is passed
	}
	return x.Var, offset, true
}

// passed is what the function is passed for a variable: its address, or its value.
func (e *emitter) passed(l local, t *ir.Type) (argument, error) {
	if l.v.Alloca != ir.None {
		return argument{ir.R(l.v.Alloca), uint16(e.p.Model.PtrBits())}, nil
	}
	value, bits, ok := e.frame.VarPartAt(l.v, l.offset, e.pc)
	switch {
	case !ok:
		return argument{}, fmt.Errorf("%s has no value at %s", l.v.Name, e.p.At(e.frame.Code[e.pc].Loc))
	case int64(bits) != 8*t.Size || value.Kind == ir.KWide:
		return argument{}, fmt.Errorf("%s is kept in parts at %s: a condition cannot read it", l.v.Name,
			e.p.At(e.frame.Code[e.pc].Loc))
	}
	return argument{value, bits}, nil
}

// observe writes the function: it fails at a location where the condition holds, in a thread with a number (0: any).
func (e *emitter) observe(thread int, cond *context.Expr, loc ir.LocID) {
	e.loc, e.f.Loc = loc, loc
	if thread > 0 {
		self := e.p.Primitive("__midway_self", false, []uint16{32})
		id := e.call(self, 32)
		e.need(e.compare(ir.EQ, 32, id, ir.C(uint64(thread))))
	}
	if cond != nil {
		e.need(e.truth(cond))
	}
	word := uint16(e.p.Model.PtrBits())
	fails := e.p.Primitive("__midway_violation", true, nil, 32, word)
	c := ir.CallInfo{
		Callee: fails.ID, Args: []ir.Operand{ir.C(abi.ViolationReached), ir.C(0)}, ArgBits: []uint16{32, word},
		NoReturn: true,
	}
	e.add(e.f.NewCall(c, ir.None, loc))
	e.add(ir.Instr{Op: ir.OpUnreachable, Dst: ir.None})
	e.cur = no
	e.add(ir.Instr{Op: ir.OpRet, Dst: ir.None, Aux: ir.None})
	if len(e.blocks) == 2 { // nothing leads there
		e.blocks = e.blocks[:no]
	}
	e.f.Lay(e.blocks)
}

func (e *emitter) add(in ir.Instr) {
	in.Loc = e.loc
	e.blocks[e.cur] = append(e.blocks[e.cur], in)
}

// set writes an instruction with a result of some bits.
func (e *emitter) set(in ir.Instr, bits uint16, pointer bool) ir.Operand {
	in.Dst = e.f.NewReg(bits, pointer)
	if pointer {
		in.Flags |= ir.FlagPtr
	}
	e.add(in)
	return ir.R(in.Dst)
}

// block is a new block.
func (e *emitter) block() ir.BlockID {
	e.blocks = append(e.blocks, nil)
	return ir.BlockID(len(e.blocks) - 1)
}

// branch ends the current block.
func (e *emitter) branch(cond ir.Operand, then, other ir.BlockID) {
	e.add(ir.Instr{Op: ir.OpCondBr, Dst: ir.None, A: cond, Then: then, Else: other})
}

// need goes on where a condition of one bit holds; elsewhere the goal does not.
func (e *emitter) need(cond ir.Operand) {
	on := e.block()
	e.branch(cond, on, no)
	e.cur = on
}

func (e *emitter) compare(pred ir.Pred, bits uint16, a, b ir.Operand) ir.Operand {
	return e.set(ir.Instr{Op: ir.OpICmp, Sub: uint8(pred), Bits: bits, A: a, B: b}, 1, false)
}

// call calls a primitive that gives so many bits.
func (e *emitter) call(f *ir.Func, bits uint16, args ...argument) ir.Operand {
	c := ir.CallInfo{Callee: f.ID, RetBits: []uint16{bits}}
	for _, a := range args {
		c.Args, c.ArgBits = append(c.Args, a.value), append(c.ArgBits, a.bits)
	}
	dst := e.f.NewReg(bits, false)
	e.add(e.f.NewCall(c, dst, e.loc))
	return ir.R(dst)
}

// truth is whether an expression is not zero, of one bit.
func (e *emitter) truth(x *context.Expr) ir.Operand {
	switch {
	case x.Op == context.ExprNot:
		return e.set(ir.Instr{Op: ir.OpXor, Bits: 1, A: e.truth(x.X), B: ir.C(1)}, 1, false)
	case x.Op == context.ExprLogAnd || x.Op == context.ExprLogOr:
		return e.logical(x)
	case x.Op >= context.ExprEQ && x.Op <= context.ExprGE:
		return e.comparison(x)
	}
	return e.compare(ir.NE, width(x.Type), e.value(x), ir.C(0))
}

// logical evaluates the second operand only where the first does not decide.
func (e *emitter) logical(x *context.Expr) ir.Operand {
	and := x.Op == context.ExprLogAnd
	first := e.truth(x.X)
	from, second, join := e.cur, e.block(), e.block()
	if and {
		e.branch(first, second, join)
	} else {
		e.branch(first, join, second)
	}
	e.cur = second
	other := e.truth(x.Y)
	behind := e.cur
	e.add(ir.Instr{Op: ir.OpBr, Dst: ir.None, Then: join})
	e.cur = join
	decided := ir.C(1)
	if and {
		decided = ir.C(0)
	}
	e.f.Phis = append(e.f.Phis, ir.Phi{Blocks: []ir.BlockID{from, behind}, Values: []ir.Operand{decided, other}})
	return e.set(ir.Instr{Op: ir.OpPhi, Bits: 1, Aux: int32(len(e.f.Phis) - 1)}, 1, false)
}

// comparisons by operation: of signed operands, and of others.
var comparisons = map[context.ExprOp][2]ir.Pred{
	context.ExprEQ: {ir.EQ, ir.EQ}, context.ExprNE: {ir.NE, ir.NE},
	context.ExprLT: {ir.SLT, ir.ULT}, context.ExprLE: {ir.SLE, ir.ULE},
	context.ExprGT: {ir.SGT, ir.UGT}, context.ExprGE: {ir.SGE, ir.UGE},
}

func (e *emitter) comparison(x *context.Expr) ir.Operand {
	pred := comparisons[x.Op][1]
	if context.Signed(x.X.Type) {
		pred = comparisons[x.Op][0]
	}
	a := e.value(x.X)
	return e.compare(pred, width(x.X.Type), a, e.value(x.Y))
}

// width is a type's width in bits.
func width(t *ir.Type) uint16 { return uint16(8 * t.Size) }
