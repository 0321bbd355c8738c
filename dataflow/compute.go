package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// compute evaluates an instruction whose result is a function of its operands alone.
func (rl *relative) compute(f ir.FuncID, in *ir.Instr) (v expr.Value, ok bool) {
	b, w := rl.a.B, int(in.Bits)
	if op, is := binary[in.Op]; is {
		x, y, ok := rl.pair(f, in)
		if !ok {
			return v, false
		}
		return b.Bin(op, w, x, y), true
	}
	switch in.Op {
	case ir.OpGEP:
		return rl.gep(f, in)
	case ir.OpICmp:
		x, y, ok := rl.pair(f, in)
		if !ok {
			return v, false
		}
		return b.Cmp(expr.Pred(in.Sub), w, x, y), true
	case ir.OpSelect:
		return rl.choose(f, in)
	}
	x, ok := rl.operand(f, in.A)
	if !ok {
		return v, false
	}
	switch in.Op {
	case ir.OpTrunc:
		return b.Trunc(int(in.Imm), w, x), true
	case ir.OpZExt:
		return b.ZExt(int(in.Imm), w, x), true
	case ir.OpSExt:
		return b.SExt(int(in.Imm), w, x), true
	case ir.OpCopy, ir.OpFreeze:
		return x, true
	}
	return v, false
}

// binary are the operations on two operands of one width.
var binary = map[ir.Op]expr.BinOp{
	ir.OpAdd: expr.Add, ir.OpSub: expr.Sub, ir.OpMul: expr.Mul,
	ir.OpUDiv: expr.UDiv, ir.OpSDiv: expr.SDiv, ir.OpURem: expr.URem, ir.OpSRem: expr.SRem,
	ir.OpShl: expr.Shl, ir.OpLShr: expr.LShr, ir.OpAShr: expr.AShr,
	ir.OpAnd: expr.And, ir.OpOr: expr.Or, ir.OpXor: expr.Xor,
}

func (rl *relative) pair(f ir.FuncID, in *ir.Instr) (x, y expr.Value, ok bool) {
	x, okx := rl.operand(f, in.A)
	y, oky := rl.operand(f, in.B)
	return x, y, okx && oky
}

// gep is A + Imm + sext(B) * Scale in words of pointer width.
func (rl *relative) gep(f ir.FuncID, in *ir.Instr) (v expr.Value, ok bool) {
	b, w := rl.a.B, rl.a.B.PtrBits()
	v, ok = rl.operand(f, in.A)
	if !ok {
		return v, false
	}
	if in.B.Kind != ir.KNone {
		i, ok := rl.operand(f, in.B)
		if !ok {
			return v, false
		}
		i = resize(b, int(in.Aux), w, i)
		v = b.Bin(expr.Add, w, v, b.Bin(expr.Mul, w, i, expr.Word(truncate(w, uint64(in.Scale)))))
	}
	return b.Bin(expr.Add, w, v, expr.Word(truncate(w, uint64(in.Imm)))), true
}

// resize gives a signed index the width of a pointer.
func resize(b *expr.Builder, from, to int, v expr.Value) expr.Value {
	switch {
	case from < to:
		return b.SExt(from, to, v)
	case from > to:
		return b.Trunc(from, to, v)
	}
	return v
}

func truncate(w int, x uint64) uint64 {
	if w >= 64 {
		return x
	}
	return x & (1<<w - 1)
}

func (rl *relative) choose(f ir.FuncID, in *ir.Instr) (v expr.Value, ok bool) {
	c, okc := rl.operand(f, in.A)
	x, okx := rl.operand(f, in.B)
	y, oky := rl.operand(f, in.C)
	if !okc || !okx || !oky {
		return v, false
	}
	return rl.a.B.Ite(int(in.Bits), c, x, y), true
}
