package ir

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// lower translates one instruction that is neither phi nor terminator; the result is its scalars.
func (b *builder) lower(inst llir.Instruction) ([]Operand, error) {
	switch i := inst.(type) {
	case *llir.InstICmp:
		return b.icmp(i.Pred, i.X, i.Y)
	case *llir.InstFCmp:
		return b.fcmp(i.Pred, i.X, i.Y)
	case *llir.InstSelect:
		return b.selectValue(i.Cond, i.ValueTrue, i.ValueFalse)
	case *llir.InstFreeze:
		return b.freeze(i.X)
	case *llir.InstExtractElement:
		return b.extractElement(i.X, i.Index)
	case *llir.InstInsertElement:
		return b.insertElement(i.X, i.Elem, i.Index)
	case *llir.InstShuffleVector:
		return b.shuffle(i.X, i.Y, i.Mask)
	case *llir.InstExtractValue:
		return b.extractValue(i.X, i.Indices)
	case *llir.InstInsertValue:
		return b.insertValue(i.X, i.Elem, i.Indices)
	case *llir.InstCall:
		return b.call(callSite{callee: i.Callee, args: i.Args, result: i.Type(), attrs: i.FuncAttrs, inst: i})
	}
	return b.lowerArithmetic(inst)
}

// lowerArithmetic lowers operations on numbers of one width; lowerConversion has the rest.
func (b *builder) lowerArithmetic(inst llir.Instruction) ([]Operand, error) {
	switch i := inst.(type) {
	case *llir.InstAdd:
		return b.binary(OpAdd, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *llir.InstSub:
		return b.binary(OpSub, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *llir.InstMul:
		return b.binary(OpMul, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *llir.InstShl:
		return b.binary(OpShl, i.X, i.Y, overflowFlags(i.OverflowFlags))
	case *llir.InstUDiv:
		return b.binary(OpUDiv, i.X, i.Y, exactFlag(i.Exact))
	case *llir.InstSDiv:
		return b.binary(OpSDiv, i.X, i.Y, exactFlag(i.Exact))
	case *llir.InstURem:
		return b.binary(OpURem, i.X, i.Y, 0)
	case *llir.InstSRem:
		return b.binary(OpSRem, i.X, i.Y, 0)
	case *llir.InstLShr:
		return b.binary(OpLShr, i.X, i.Y, exactFlag(i.Exact))
	case *llir.InstAShr:
		return b.binary(OpAShr, i.X, i.Y, exactFlag(i.Exact))
	case *llir.InstAnd:
		return b.binary(OpAnd, i.X, i.Y, 0)
	case *llir.InstOr:
		return b.binary(OpOr, i.X, i.Y, 0)
	case *llir.InstXor:
		return b.binary(OpXor, i.X, i.Y, 0)
	case *llir.InstFAdd:
		return b.binary(OpFAdd, i.X, i.Y, 0)
	case *llir.InstFSub:
		return b.binary(OpFSub, i.X, i.Y, 0)
	case *llir.InstFMul:
		return b.binary(OpFMul, i.X, i.Y, 0)
	case *llir.InstFDiv:
		return b.binary(OpFDiv, i.X, i.Y, 0)
	case *llir.InstFRem:
		return b.binary(OpFRem, i.X, i.Y, 0)
	case *llir.InstFNeg:
		return b.each(i.X, func(s scalar, x Operand) Operand {
			return b.def(Instr{Op: OpFNeg, Bits: s.bits, A: x}, s)
		})
	}
	return b.lowerConversion(inst)
}

// lowerConversion lowers conversions; lowerMemory has the rest.
func (b *builder) lowerConversion(inst llir.Instruction) ([]Operand, error) {
	switch i := inst.(type) {
	case *llir.InstTrunc:
		return b.convert(OpTrunc, i.From, i.To)
	case *llir.InstZExt:
		return b.convert(OpZExt, i.From, i.To)
	case *llir.InstSExt:
		return b.convert(OpSExt, i.From, i.To)
	case *llir.InstFPTrunc:
		return b.convert(OpFPTrunc, i.From, i.To)
	case *llir.InstFPExt:
		return b.convert(OpFPExt, i.From, i.To)
	case *llir.InstFPToUI:
		return b.convert(OpFPToUI, i.From, i.To)
	case *llir.InstFPToSI:
		return b.convert(OpFPToSI, i.From, i.To)
	case *llir.InstUIToFP:
		return b.convert(OpUIToFP, i.From, i.To)
	case *llir.InstSIToFP:
		return b.convert(OpSIToFP, i.From, i.To)
	case *llir.InstPtrToInt:
		return b.reinterpret(i.From, i.To)
	case *llir.InstIntToPtr:
		return b.reinterpret(i.From, i.To)
	case *llir.InstAddrSpaceCast:
		return b.reinterpret(i.From, i.To)
	case *llir.InstBitCast:
		return b.bitcast(i.From, i.To)
	}
	return b.lowerMemory(inst)
}

func overflowFlags(flags []enum.OverflowFlag) (out Flags) {
	for _, f := range flags {
		switch f {
		case enum.OverflowFlagNSW:
			out |= FlagNSW
		case enum.OverflowFlagNUW:
			out |= FlagNUW
		}
	}
	return out
}

func exactFlag(exact bool) Flags {
	if exact {
		return FlagExact
	}
	return 0
}

// each applies f to every scalar of a value.
func (b *builder) each(x value.Value, f func(scalar, Operand) Operand) ([]Operand, error) {
	parts, err := b.l.dl.scalars(x.Type())
	if err != nil {
		return nil, err
	}
	lanes, err := b.lanes(x)
	if err != nil {
		return nil, err
	}
	if len(lanes) != len(parts) {
		return nil, fmt.Errorf("operand %s has %d scalars, its type %d", x.Ident(), len(lanes), len(parts))
	}
	out := make([]Operand, len(lanes))
	for i := range lanes {
		out[i] = f(parts[i], lanes[i])
	}
	return out, nil
}

// pair applies f to the scalars of two values of one type.
func (b *builder) pair(x, y value.Value, f func(s scalar, x, y Operand) Operand) ([]Operand, error) {
	ys, err := b.lanes(y)
	if err != nil {
		return nil, err
	}
	n := 0
	lanes, err := b.each(x, func(s scalar, o Operand) Operand {
		n++
		if n > len(ys) {
			return o
		}
		return f(s, o, ys[n-1])
	})
	if err == nil && n != len(ys) {
		err = fmt.Errorf("operands of %d and %d scalars", n, len(ys))
	}
	return lanes, err
}

func (b *builder) binary(op Op, x, y value.Value, flags Flags) ([]Operand, error) {
	return b.pair(x, y, func(s scalar, p, q Operand) Operand { return b.arith(op, s, p, q, flags) })
}

// arith is Dst = x op y on one scalar, folded where it is known.
func (b *builder) arith(op Op, s scalar, x, y Operand, flags Flags) Operand {
	if o, ok := b.known(op, s.bits, x, y); ok && !s.float {
		return o
	}
	return b.def(Instr{Op: op, Bits: s.bits, Flags: flags, A: x, B: y}, s)
}

// known is foldBinary, which in an initialiser computes with addresses, too.
func (b *builder) known(op Op, w uint16, x, y Operand) (Operand, bool) {
	o, ok := foldBinary(op, w, x, y)
	if ok || b.f != nil {
		return o, ok
	}
	return foldBinary(op, w, b.plain(x), b.plain(y))
}

// plain is an operand of an initialiser as a plain number; where it was an address, that is noted.
func (b *builder) plain(o Operand) Operand {
	if !o.isAddress() {
		return o
	}
	b.parts = append(b.parts, o.Word)
	return C(o.Word)
}

// intOp is arith on an integer of w bits without flags.
func (b *builder) intOp(op Op, w uint16, x, y Operand) Operand {
	return b.arith(op, scalar{bits: w}, x, y, 0)
}

// word is the constant x of w bits.
func (b *builder) word(w uint16, x uint64) Operand {
	if w > 64 {
		return b.l.p.wide(x, 0)
	}
	return C(x & mask(w))
}

var bit = scalar{bits: 1}

func (b *builder) compare(p Pred, w uint16, x, y Operand) Operand {
	if o, ok := foldCompare(p, w, x, y); ok {
		return o
	}
	return b.def(Instr{Op: OpICmp, Sub: uint8(p), Bits: w, A: x, B: y}, bit)
}

var intPreds = map[enum.IPred]Pred{
	enum.IPredEQ: EQ, enum.IPredNE: NE, enum.IPredULT: ULT, enum.IPredULE: ULE, enum.IPredUGT: UGT,
	enum.IPredUGE: UGE, enum.IPredSLT: SLT, enum.IPredSLE: SLE, enum.IPredSGT: SGT, enum.IPredSGE: SGE,
}

func (b *builder) icmp(p enum.IPred, x, y value.Value) ([]Operand, error) {
	pred, ok := intPreds[p]
	if !ok {
		return nil, fmt.Errorf("predicate %v", p)
	}
	return b.pair(x, y, func(s scalar, p, q Operand) Operand { return b.compare(pred, s.bits, p, q) })
}

var floatPreds = map[enum.FPred]FPred{
	enum.FPredFalse: 0, enum.FPredOEQ: 1, enum.FPredOGT: 2, enum.FPredOGE: 3, enum.FPredOLT: 4, enum.FPredOLE: 5,
	enum.FPredONE: 6, enum.FPredORD: 7, enum.FPredUNO: 8, enum.FPredUEQ: 9, enum.FPredUGT: 10, enum.FPredUGE: 11,
	enum.FPredULT: 12, enum.FPredULE: 13, enum.FPredUNE: 14, enum.FPredTrue: 15,
}

func (b *builder) fcmp(p enum.FPred, x, y value.Value) ([]Operand, error) {
	pred, ok := floatPreds[p]
	if !ok {
		return nil, fmt.Errorf("predicate %v", p)
	}
	return b.pair(x, y, func(s scalar, p, q Operand) Operand { return b.compareFloats(pred, s.bits, p, q) })
}

func (b *builder) compareFloats(p FPred, w uint16, x, y Operand) Operand {
	return b.def(Instr{Op: OpFCmp, Sub: uint8(p), Bits: w, A: x, B: y}, bit)
}

// convert applies a numeric conversion to every scalar.
func (b *builder) convert(op Op, from value.Value, to types.Type) ([]Operand, error) {
	parts, err := b.l.dl.scalars(to)
	if err != nil {
		return nil, err
	}
	n := 0
	return b.each(from, func(s scalar, x Operand) Operand {
		t := parts[min(n, len(parts)-1)]
		n++
		return b.conv(op, t, s.bits, x)
	})
}

// conv is a conversion of one scalar of `from` bits.
func (b *builder) conv(op Op, to scalar, from uint16, x Operand) Operand {
	if b.f == nil && to.bits != from {
		x = b.plain(x)
	}
	if o, ok := foldConvert(op, to.bits, from, x); ok {
		return o
	}
	return b.def(Instr{Op: op, Bits: to.bits, Imm: int64(from), Flags: ptrFlag(to), A: x}, to)
}

// resize is zero extension or truncation of an integer or address, whichever is needed.
func (b *builder) resize(to scalar, from uint16, x Operand) Operand {
	switch {
	case to.bits > from:
		return b.conv(OpZExt, to, from, x)
	case to.bits < from:
		return b.conv(OpTrunc, to, from, x)
	}
	return x
}

// reinterpret is ptrtoint, inttoptr and addrspacecast: the same word, in another width if need be.
func (b *builder) reinterpret(from value.Value, to types.Type) ([]Operand, error) {
	parts, err := b.l.dl.scalars(to)
	if err != nil {
		return nil, err
	}
	n := 0
	return b.each(from, func(s scalar, x Operand) Operand {
		t := parts[min(n, len(parts)-1)]
		n++
		return b.resize(t, s.bits, x)
	})
}

// choose is cond ? x : y on one scalar.
func (b *builder) choose(s scalar, cond, x, y Operand) Operand {
	switch {
	case cond.Kind == KConst && cond.Word == 1:
		return x
	case cond.Kind == KConst:
		return y
	case x == y && !x.isUnset():
		return x
	}
	return b.def(Instr{Op: OpSelect, Bits: s.bits, Flags: ptrFlag(s), A: cond, B: x, C: y}, s)
}

// selectValue has one condition for all scalars, or one per lane of a vector.
func (b *builder) selectValue(cond, x, y value.Value) ([]Operand, error) {
	conds, err := b.lanes(cond)
	if err != nil {
		return nil, err
	}
	if len(conds) == 0 {
		return nil, fmt.Errorf("a condition of no bits")
	}
	n := 0
	lanes, err := b.pair(x, y, func(s scalar, p, q Operand) Operand {
		c := conds[min(n, len(conds)-1)]
		n++
		return b.choose(s, c, p, q)
	})
	if err == nil && len(conds) != 1 && len(conds) != n {
		err = fmt.Errorf("%d conditions for %d scalars", len(conds), n)
	}
	return lanes, err
}

// freeze fixes the value of undef and poison; every register already holds one value.
func (b *builder) freeze(x value.Value) ([]Operand, error) {
	return b.each(x, func(s scalar, o Operand) Operand {
		if !o.isUnset() {
			return o
		}
		return b.def(Instr{Op: OpFreeze, Bits: s.bits, Flags: ptrFlag(s), A: o}, s)
	})
}
