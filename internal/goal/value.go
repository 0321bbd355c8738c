package goal

import (
	"midway/context"
	"midway/internal/ir"
)

// value is what an expression is, in the width of its type.
func (e *emitter) value(x *context.Expr) ir.Operand {
	switch {
	case x.Op == context.ExprConst:
		return ir.C(x.Word)
	case x.Op == context.ExprAddr:
		return e.address(x.X)
	case x.LValue():
		return e.load(x)
	case x.Op >= context.ExprEQ && x.Op <= context.ExprLogOr, x.Op == context.ExprNot:
		return e.set(ir.Instr{Op: ir.OpZExt, Bits: width(x.Type), Imm: 1, A: e.truth(x)}, width(x.Type), false)
	case x.Op == context.ExprConvert:
		return e.converted(x)
	case x.Op == context.ExprNeg:
		return e.set(ir.Instr{Op: ir.OpSub, Bits: width(x.Type), A: ir.C(0), B: e.value(x.X)}, width(x.Type), false)
	case x.Op == context.ExprBitNot:
		ones := ir.C(^uint64(0) >> (64 - width(x.Type)))
		return e.set(ir.Instr{Op: ir.OpXor, Bits: width(x.Type), A: e.value(x.X), B: ones}, width(x.Type), false)
	}
	return e.binary(x)
}

// converted is a value cut or extended by its own signedness; to _Bool it is whether it is not zero.
func (e *emitter) converted(x *context.Expr) ir.Operand {
	from, to := width(x.X.Type), width(x.Type)
	if x.Type.Kind == ir.Bool {
		return e.set(ir.Instr{Op: ir.OpZExt, Bits: to, Imm: 1, A: e.truth(x.X)}, to, false)
	}
	return e.fitted(e.value(x.X), from, to, context.Signed(x.X.Type))
}

// fitted is a value of some bits in others.
func (e *emitter) fitted(v ir.Operand, from, to uint16, signed bool) ir.Operand {
	op := ir.OpZExt
	switch {
	case from == to:
		return v
	case from > to:
		op = ir.OpTrunc
	case signed:
		op = ir.OpSExt
	}
	return e.set(ir.Instr{Op: op, Bits: to, Imm: int64(from), A: v}, to, false)
}

// operations by ExprOp: of signed operands, and of others.
var operations = map[context.ExprOp][2]ir.Op{
	context.ExprMul: {ir.OpMul, ir.OpMul}, context.ExprAdd: {ir.OpAdd, ir.OpAdd}, context.ExprSub: {ir.OpSub, ir.OpSub},
	context.ExprDiv: {ir.OpSDiv, ir.OpUDiv}, context.ExprRem: {ir.OpSRem, ir.OpURem},
	context.ExprShl: {ir.OpShl, ir.OpShl}, context.ExprShr: {ir.OpAShr, ir.OpLShr},
	context.ExprAnd: {ir.OpAnd, ir.OpAnd}, context.ExprOr: {ir.OpOr, ir.OpOr}, context.ExprXor: {ir.OpXor, ir.OpXor},
}

func (e *emitter) binary(x *context.Expr) ir.Operand {
	bits, signed := width(x.Type), context.Signed(x.X.Type)
	a, b := e.value(x.X), e.value(x.Y)
	switch x.Op {
	case context.ExprPtrAdd:
		in := ir.Instr{Op: ir.OpGEP, Bits: bits, A: a, B: b, Aux: int32(bits), Scale: x.Type.Elem.Size}
		return e.set(in, bits, true)
	case context.ExprPtrSub:
		d := e.set(ir.Instr{Op: ir.OpSub, Bits: bits, A: a, B: b}, bits, false)
		return e.set(ir.Instr{Op: ir.OpSDiv, Bits: bits, A: d, B: ir.C(uint64(x.X.Type.Elem.Size))}, bits, false)
	case context.ExprShl, context.ExprShr:
		by := width(x.Y.Type)
		e.need(e.compare(ir.ULT, by, b, ir.C(uint64(bits))))
		b = e.fitted(b, by, bits, false)
	case context.ExprDiv, context.ExprRem:
		e.need(e.compare(ir.NE, bits, b, ir.C(0)))
		if signed { // the least number divided by -1 has no value
			e.needNotLeast(a, b, bits)
		}
	}
	op := operations[x.Op][1]
	if signed {
		op = operations[x.Op][0]
	}
	return e.set(ir.Instr{Op: op, Bits: bits, A: a, B: b}, bits, false)
}

// needNotLeast goes on where a is not the least number, or b is not -1.
func (e *emitter) needNotLeast(a, b ir.Operand, bits uint16) {
	ones := ^uint64(0) >> (64 - bits)
	least := e.compare(ir.NE, bits, a, ir.C(uint64(1)<<(bits-1)))
	minus := e.compare(ir.NE, bits, b, ir.C(ones))
	e.need(e.set(ir.Instr{Op: ir.OpOr, Bits: 1, A: least, B: minus}, 1, false))
}

// load is the value of an lvalue.
func (e *emitter) load(x *context.Expr) ir.Operand {
	bitField := x.Op == context.ExprMember && x.Field.BitSize > 0
	if v, offset, ok := part(x); ok && v.Alloca == ir.None {
		value := ir.R(e.params[local{v, offset}])
		if bitField {
			return e.field(value, width(x.Type), x)
		}
		return value
	}
	at := e.address(x)
	if !bitField {
		in := ir.Instr{Op: ir.OpLoad, Bits: width(x.Type), A: at}
		return e.set(in, width(x.Type), x.Type.Kind == ir.PointerTo)
	}
	bits := uint16(x.Field.BitOffset+x.Field.BitSize+7) / 8 * 8
	return e.field(e.set(ir.Instr{Op: ir.OpLoad, Bits: bits, A: at}, bits, false), bits, x)
}

// field is a bit-field of a value that has it at its offset in bits, in the width of its type.
func (e *emitter) field(v ir.Operand, bits uint16, x *context.Expr) ir.Operand {
	up, down := uint64(bits)-uint64(x.Field.BitOffset+x.Field.BitSize), uint64(bits)-uint64(x.Field.BitSize)
	op := ir.OpLShr
	if context.Signed(x.Type) {
		op = ir.OpAShr
	}
	v = e.set(ir.Instr{Op: ir.OpShl, Bits: bits, A: v, B: ir.C(up)}, bits, false)
	v = e.set(ir.Instr{Op: op, Bits: bits, A: v, B: ir.C(down)}, bits, false)
	return e.fitted(v, bits, width(x.Type), context.Signed(x.Type))
}

// address is where an lvalue lies. What a pointer leads to has to be there: the goal does not hold elsewhere.
func (e *emitter) address(x *context.Expr) ir.Operand {
	word := uint16(e.p.Model.PtrBits())
	switch x.Op {
	case context.ExprGlobal:
		g := x.Global
		if g.ThreadLocal {
			return e.set(ir.Instr{Op: ir.OpTLS, Bits: word, Imm: int64(g.ID)}, word, true)
		}
		return ir.Operand{Kind: ir.KGlobal, Index: int32(g.ID), Word: g.Addr}
	case context.ExprLocal:
		return ir.R(e.params[local{x.Var, 0}])
	case context.ExprMember:
		at := e.address(x.X)
		if x.Field.Offset == 0 {
			return at
		}
		return e.set(ir.Instr{Op: ir.OpGEP, Bits: word, A: at, Imm: x.Field.Offset}, word, true)
	}
	at := e.value(x.X)
	if x.Type.Size > 0 {
		e.needObject(at, uint64(x.Type.Size))
	}
	return at
}

// needObject goes on where a pointer leads to so many bytes of an object.
func (e *emitter) needObject(at ir.Operand, bytes uint64) {
	word := uint16(e.p.Model.PtrBits())
	e.need(e.compare(ir.NE, word, at, ir.C(0)))
	size := e.p.Primitive("__midway_object_size", false, []uint16{word}, word)
	n := e.call(size, word, argument{at, word})
	e.need(e.compare(ir.SGE, word, n, ir.C(bytes)))
	offset := e.p.Primitive("__midway_object_offset", false, []uint16{word}, word)
	e.need(e.compare(ir.SGE, word, e.call(offset, word, argument{at, word}), ir.C(0)))
}
