package ir

import (
	"math"
	"math/big"
	"math/bits"
)

// exec runs one instruction that is neither control nor call.
func (e *evaluator) exec(fr *evalFrame, in *Instr, pc PC) {
	a, b, c := e.operand(fr, in.A), e.operand(fr, in.B), e.operand(fr, in.C)
	w := in.Bits
	set := func(v *big.Int) { fr.regs[in.Dst] = trunc(v, fr.f.Regs[in.Dst].Bits) }
	switch in.Op {
	case OpICmp:
		set(evalBool(evalPred(Pred(in.Sub), w, a, b)))
	case OpFCmp:
		set(evalBool(evalFPred(FPred(in.Sub), toFloat(a, w), toFloat(b, w))))
	case OpTrunc, OpZExt:
		set(a)
	case OpSExt:
		set(signed(a, uint16(in.Imm)))
	case OpFPTrunc, OpFPExt:
		set(fromFloat(toFloat(a, uint16(in.Imm)), w))
	case OpFPToSI, OpFPToUI:
		i, _ := toFloat(a, uint16(in.Imm)).x.Int(nil)
		set(i)
	case OpUIToFP:
		set(fromFloat(floatOf(a), w))
	case OpSIToFP:
		set(fromFloat(floatOf(signed(a, uint16(in.Imm))), w))
	case OpFreeze:
		set(a)
	case OpFNeg:
		set(new(big.Int).Xor(a, new(big.Int).Lsh(big.NewInt(1), uint(w)-1)))
	case OpFAdd, OpFSub, OpFMul, OpFDiv:
		set(evalFloat(in.Op, w, a, b))
	case OpFMath:
		set(e.math(in, a, b, c))
	case OpSelect:
		if a.Sign() == 0 {
			b = c
		}
		set(b)
	case OpFresh, OpTimestamp:
		set(new(big.Int))
	case OpOverflow:
		e.overflow(fr, in, a, b)
	case OpCtPop, OpCtLz, OpCtTz, OpBSwap, OpBitReverse:
		set(evalUnary(in.Op, w, a))
	default:
		if in.Op >= OpAdd && in.Op <= OpXor {
			set(e.arith(in, a, b))
			return
		}
		e.memory(fr, in, pc)
	}
}

func (e *evaluator) arith(in *Instr, a, b *big.Int) *big.Int {
	w := in.Bits
	sa, sb := signed(a, w), signed(b, w)
	r := new(big.Int)
	switch in.Op {
	case OpAdd:
		return r.Add(a, b)
	case OpSub:
		return r.Sub(a, b)
	case OpMul:
		return r.Mul(a, b)
	case OpAnd:
		return r.And(a, b)
	case OpOr:
		return r.Or(a, b)
	case OpXor:
		return r.Xor(a, b)
	}
	if in.Op >= OpShl {
		if b.Cmp(big.NewInt(int64(w))) >= 0 {
			return r // poison: any value
		}
		n := uint(b.Uint64())
		switch in.Op {
		case OpShl:
			return r.Lsh(a, n)
		case OpLShr:
			return r.Rsh(a, n)
		}
		return r.Rsh(sa, n)
	}
	if b.Sign() == 0 {
		e.fail("division by zero")
	}
	switch in.Op {
	case OpUDiv:
		return r.Quo(a, b)
	case OpURem:
		return r.Rem(a, b)
	case OpSDiv:
		return r.Quo(sa, sb)
	}
	return r.Rem(sa, sb)
}

func evalPred(p Pred, w uint16, a, b *big.Int) bool {
	u, s := a.Cmp(b), signed(a, w).Cmp(signed(b, w))
	return [...]bool{EQ: u == 0, NE: u != 0, ULT: u < 0, ULE: u <= 0, UGT: u > 0, UGE: u >= 0,
		SLT: s < 0, SLE: s <= 0, SGT: s > 0, SGE: s >= 0}[p]
}

func evalUnary(op Op, w uint16, a *big.Int) *big.Int {
	n := uint64(0)
	switch op {
	case OpCtPop:
		for i := range int(w) {
			n += uint64(a.Bit(i))
		}
	case OpCtLz:
		n = uint64(int(w) - a.BitLen())
	case OpCtTz:
		n = uint64(w)
		if a.Sign() != 0 {
			n = uint64(a.TrailingZeroBits())
		}
	case OpBSwap:
		n = bits.ReverseBytes64(a.Uint64()) >> (64 - w)
	case OpBitReverse:
		n = bits.Reverse64(a.Uint64()) >> (64 - w)
	}
	return new(big.Int).SetUint64(n)
}

func (e *evaluator) overflow(fr *evalFrame, in *Instr, a, b *big.Int) {
	w := in.Bits
	op := Overflow(in.Sub)
	isSigned := op == SAddO || op == SSubO || op == SMulO
	if isSigned {
		a, b = signed(a, w), signed(b, w)
	}
	r := new(big.Int)
	switch op {
	case UAddO, SAddO:
		r.Add(a, b)
	case USubO, SSubO:
		r.Sub(a, b)
	default:
		r.Mul(a, b)
	}
	fits := trunc(r, w).Cmp(r) == 0
	if isSigned {
		fits = signed(r, w).Cmp(r) == 0
	}
	fr.regs[in.Dst], fr.regs[in.Dst+1] = trunc(r, w), evalBool(!fits)
}

// memory runs loads, stores and what else touches memory.
func (e *evaluator) memory(fr *evalFrame, in *Instr, pc PC) {
	a, b, c := e.operand(fr, in.A), e.operand(fr, in.B), e.operand(fr, in.C)
	ptr := uint16(e.p.Model.PtrBits())
	n := int(in.Bits / 8)
	set := func(v *big.Int) { fr.regs[in.Dst] = trunc(v, fr.f.Regs[in.Dst].Bits) }
	switch in.Op {
	case OpAlloca:
		set(new(big.Int).SetUint64(e.alloc(a.Uint64(), in.Imm)))
	case OpLoad:
		set(e.read(a.Uint64(), n))
	case OpStore:
		e.write(a.Uint64(), n, b)
	case OpGEP:
		r := new(big.Int).Add(a, big.NewInt(in.Imm))
		if in.B.Kind != KNone {
			r.Add(r, new(big.Int).Mul(signed(b, uint16(in.Aux)), big.NewInt(in.Scale)))
		}
		set(trunc(r, ptr))
	case OpMemcpy:
		buf := make([]byte, c.Uint64())
		for i := range buf {
			buf[i] = e.mem[b.Uint64()+uint64(i)]
		}
		for i := range buf {
			e.mem[a.Uint64()+uint64(i)] = buf[i]
		}
	case OpMemset:
		for i := range c.Uint64() {
			e.mem[a.Uint64()+i] = byte(b.Uint64())
		}
	case OpTLS:
		g := e.p.Globals[in.Imm]
		if e.tls[in.Imm] == 0 {
			e.tls[in.Imm] = e.alloc(uint64(g.Size), g.Align)
			for i, x := range g.Init {
				e.mem[e.tls[in.Imm]+uint64(i)] = x
			}
		}
		set(new(big.Int).SetUint64(e.tls[in.Imm] + uint64(in.Scale)))
	case OpStackSave:
		set(new(big.Int))
	case OpStackRestore, OpLifetimeStart, OpLifetimeEnd, OpVAEnd, OpFence:
	case OpRMW:
		old := e.read(a.Uint64(), n)
		set(old)
		e.write(a.Uint64(), n, trunc(evalRMW(RMW(in.Sub), in.Bits, old, b), in.Bits))
	case OpCmpXchg:
		old := e.read(a.Uint64(), n)
		fr.regs[in.Dst], fr.regs[in.Dst+1] = old, evalBool(old.Cmp(b) == 0)
		if old.Cmp(b) == 0 {
			e.write(a.Uint64(), n, c)
		}
	case OpVAStart:
		e.vaStart(a.Uint64(), fr.va)
	case OpVACopy:
		for i := range uint64(24) {
			e.mem[a.Uint64()+i] = e.mem[b.Uint64()+i]
		}
	default:
		e.fail("%s: %s", fr.f.Name, fr.f.InstrString(pc))
	}
}

// vaStart leaves no argument in the register save area.
func (e *evaluator) vaStart(list, area uint64) {
	if e.p.Model == ILP32 {
		e.write(list, 4, new(big.Int).SetUint64(area))
		return
	}
	e.write(list, 4, big.NewInt(48))
	e.write(list+4, 4, big.NewInt(176))
	e.write(list+8, 8, new(big.Int).SetUint64(area))
	e.write(list+16, 8, new(big.Int))
}

func evalRMW(op RMW, w uint16, old, x *big.Int) *big.Int {
	r := new(big.Int)
	choose := func(p Pred) *big.Int {
		if evalPred(p, w, old, x) {
			return old
		}
		return x
	}
	switch op {
	case Xchg:
		return x
	case RMWAdd:
		return r.Add(old, x)
	case RMWSub:
		return r.Sub(old, x)
	case RMWAnd:
		return r.And(old, x)
	case RMWNand:
		return r.Not(r.And(old, x))
	case RMWOr:
		return r.Or(old, x)
	case RMWXor:
		return r.Xor(old, x)
	case RMWMax:
		return choose(SGT)
	case RMWMin:
		return choose(SLT)
	case RMWUMax:
		return choose(UGT)
	}
	return choose(ULT)
}

// float is a number or NaN.
type float struct {
	x   *big.Float
	nan bool
}

func floatOf(i *big.Int) float { return float{x: new(big.Float).SetPrec(200).SetInt(i)} }

// toFloat decodes a bit pattern of 32, 64 or 80 bits.
func toFloat(v *big.Int, w uint16) float {
	switch w {
	case 32:
		return float64Of(float64(math.Float32frombits(uint32(v.Uint64()))))
	case 64:
		return float64Of(math.Float64frombits(v.Uint64()))
	}
	mant := new(big.Int).And(v, new(big.Int).SetUint64(^uint64(0)))
	top := new(big.Int).Rsh(v, 64).Uint64()
	x := new(big.Float).SetPrec(200).SetInt(mant)
	x.SetMantExp(x, int(top&0x7fff)-16383-63)
	if top>>15 == 1 {
		x.Neg(x)
	}
	return float{x: x}
}

func float64Of(f float64) float {
	if math.IsNaN(f) {
		return float{x: new(big.Float), nan: true}
	}
	return float{x: new(big.Float).SetPrec(200).SetFloat64(f)}
}

func fromFloat(f float, w uint16) *big.Int {
	switch w {
	case 32:
		y, _ := f.x.Float32()
		if f.nan {
			y = float32(math.NaN())
		}
		return new(big.Int).SetUint64(uint64(math.Float32bits(y)))
	case 64:
		y, _ := f.x.Float64()
		if f.nan {
			y = math.NaN()
		}
		return new(big.Int).SetUint64(math.Float64bits(y))
	}
	x := new(big.Float).SetPrec(64).Set(f.x)
	if x.Sign() == 0 {
		return new(big.Int)
	}
	exp := x.MantExp(nil)
	m, _ := new(big.Float).SetMantExp(new(big.Float).Abs(x), 64-exp).Int(nil)
	top := uint64(exp - 1 + 16383)
	if x.Signbit() {
		top |= 1 << 15
	}
	return m.Or(m, new(big.Int).Lsh(new(big.Int).SetUint64(top), 64))
}

func evalFPred(p FPred, a, b float) bool {
	if a.nan || b.nan {
		return p&8 != 0
	}
	switch a.x.Cmp(b.x) {
	case 0:
		return p&1 != 0
	case 1:
		return p&2 != 0
	}
	return p&4 != 0
}

func evalFloat(op Op, w uint16, a, b *big.Int) *big.Int {
	if w == 64 {
		x, y := math.Float64frombits(a.Uint64()), math.Float64frombits(b.Uint64())
		r := map[Op]float64{OpFAdd: x + y, OpFSub: x - y, OpFMul: x * y, OpFDiv: x / y}[op]
		return new(big.Int).SetUint64(math.Float64bits(r))
	}
	x, y := toFloat(a, w).x, toFloat(b, w).x
	r := new(big.Float).SetPrec(200)
	switch op {
	case OpFAdd:
		r.Add(x, y)
	case OpFSub:
		r.Sub(x, y)
	case OpFMul:
		r.Mul(x, y)
	default:
		r.Quo(x, y)
	}
	return fromFloat(float{x: r}, w)
}

func (e *evaluator) math(in *Instr, a, b, c *big.Int) *big.Int {
	f := func(v *big.Int) float64 {
		d := toFloat(v, in.Bits)
		if d.nan {
			return math.NaN()
		}
		x, _ := d.x.Float64()
		return x
	}
	r := 0.0
	switch Math(in.Sub) {
	case FAbs:
		r = math.Abs(f(a))
	case Sqrt:
		r = math.Sqrt(f(a))
	case Floor:
		r = math.Floor(f(a))
	case Ceil:
		r = math.Ceil(f(a))
	case FTrunc:
		r = math.Trunc(f(a))
	case Round:
		r = math.Round(f(a))
	case CopySign:
		r = math.Copysign(f(a), f(b))
	case FMA:
		r = math.FMA(f(a), f(b), f(c))
	case MaxNum:
		r = math.Max(f(a), f(b))
	case MinNum:
		r = math.Min(f(a), f(b))
	default:
		e.fail("math function %s", Math(in.Sub))
	}
	return fromFloat(float64Of(r), in.Bits)
}
