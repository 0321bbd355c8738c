package expr

import (
	"fmt"
	"math"
)

// FPred is a comparison of floats, in LLVM's encoding: bit 0 true if equal, 1 if greater, 2 if less,
// 3 if unordered.
type FPred uint8

// FBinOp is a binary float operation, in the order of the program model's opcodes.
type FBinOp uint8

// The binary float operations.
const (
	FAdd FBinOp = iota
	FSub
	FMul
	FDiv
	FRem // as C's fmod
)

// FUnOp is a unary float operation.
type FUnOp uint8

// FNeg changes the sign.
const FNeg FUnOp = 0

// FConvKind is a conversion to or from floats, in the order of the program model's opcodes.
type FConvKind uint8

// The conversions.
const (
	FPTrunc FConvKind = iota
	FPExt
	FPToUI
	FPToSI
	UIToFP
	SIToFP
)

// Math is a mathematical function, in the order of the program model's.
type Math uint8

// The mathematical functions.
const (
	Sqrt Math = iota
	FAbs
	Floor
	Ceil
	Round // halves away from zero
	RoundEven
	FTrunc
	Rint
	Sin
	Cos
	Exp
	Exp2
	Log
	Log2
	Log10
	Pow
	FMA
	MinNum
	MaxNum
	CopySign
	PowI // the second argument is an int of 32 bits
	Tan
	Atan
	Atan2
)

var mathNames = [...]string{
	"sqrt",
	"fabs",
	"floor",
	"ceil",
	"round",
	"roundeven",
	"trunc",
	"rint",
	"sin",
	"cos",
	"exp",
	"exp2",
	"log",
	"log2",
	"log10",
	"pow",
	"fma",
	"fmin",
	"fmax",
	"copysign",
	"powi",
	"tan",
	"atan",
	"atan2",
}

func (m Math) String() string { return mathNames[m] }

// native reports whether floats of w bits are the machine's own.
func native(w int) bool { return w == 32 || w == 64 }

// FBin is x op y on floats of w bits.
func (b *Builder) FBin(op FBinOp, w int, x, y Value) Value {
	if native(w) {
		if x.N == nil && y.N == nil {
			return Value{W: foldFloat(op, w, x.W, y.W)}
		}
		if op != FRem {
			return Value{N: b.mk(OpFAdd+Op(op), w, 0, 0, b.floatPair(op, w, x, y)...)}
		}
	} else if isConst(x) && isConst(y) {
		if v, ok := b.foldSoft(op, w, x, y); ok {
			return v
		}
	}
	name := [...]string{"fadd", "fsub", "fmul", "fdiv", "fmod"}[op]
	return b.abstract(name, w, func(b *Builder, a []Value) Value { return b.FBin(op, w, a[0], a[1]) }, w, x, w, y)
}

// floatPair is the operands as nodes, sorted where they commute.
func (b *Builder) floatPair(op FBinOp, w int, x, y Value) []*Node {
	p, q := b.node(w, x), b.node(w, y)
	if (op == FAdd || op == FMul) && p.id > q.id {
		p, q = q, p
	}
	return []*Node{p, q}
}

// FUn is op v on floats of w bits.
func (b *Builder) FUn(op FUnOp, w int, v Value) Value {
	return b.Bin(Xor, w, v, b.floatSign(w))
}

// floatSign is the sign bit of a float of w bits.
func (b *Builder) floatSign(w int) Value {
	if w <= 64 {
		return Word(signBit(w))
	}
	return b.Bin(Shl, w, b.Wide(w, 0, 1), b.Wide(w, 0, uint64(w-1)))
}

// FCmp is x pred y on floats of w bits, as a value of width 1.
func (b *Builder) FCmp(pred FPred, w int, x, y Value) Value {
	switch {
	case pred == 0:
		return False
	case pred == 15:
		return True
	case native(w) && x.N == nil && y.N == nil:
		return word(pred&relation(toFloat(w, x.W), toFloat(w, y.W)) != 0)
	case pred&8 != 0:
		return b.Not(b.FCmp(15^pred, w, x, y))
	}
	if !native(w) {
		return b.softCmp(pred, w, x, y)
	}
	if x == y {
		if pred&1 == 0 {
			return False
		}
		pred = 7
	}
	p, q := b.node(w, x), b.node(w, y)
	if p.id > q.id {
		p, q = q, p
		pred = pred&1 | pred&2<<1 | pred&4>>1
	}
	return Value{N: b.mk(OpFCmp, 1, uint8(pred), 0, p, q)}
}

// relation is the bit of an FPred that holds of x and y.
func relation(x, y float64) FPred {
	switch {
	case x == y:
		return 1
	case x > y:
		return 2
	case x < y:
		return 4
	}
	return 8
}

// FConv converts v of from bits to to bits; the side named FP is the float.
func (b *Builder) FConv(kind FConvKind, from, to int, v Value) Value {
	floats, ints := from, to
	switch kind {
	case FPTrunc, FPExt:
		floats, ints = from, 64
		if !native(to) {
			floats = to
		}
	case UIToFP, SIToFP:
		floats, ints = to, from
	}
	switch {
	case isConst(v) && native(floats) && ints <= 64:
		return Value{W: foldConv(kind, from, to, v.W)}
	case isConst(v):
		if r, ok := b.softConv(kind, from, to, v); ok {
			return r
		}
	case native(floats) && from == to && kind <= FPExt:
		return v
	case native(floats):
		op := [...]Op{OpFToF, OpFToF, OpFToUI, OpFToSI, OpUIToF, OpSIToF}[kind]
		return Value{N: b.mk(op, to, 0, 0, v.N)}
	}
	name := [...]string{"fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"}[kind]
	return b.abstract(name, to, func(b *Builder, a []Value) Value { return b.FConv(kind, from, to, a[0]) }, from, v)
}

// FMath is fn of args on floats of w bits.
func (b *Builder) FMath(fn Math, w int, args ...Value) Value {
	switch fn {
	case FAbs:
		return b.Bin(And, w, args[0], b.BitNot(w, b.floatSign(w)))
	case CopySign:
		sign := b.floatSign(w)
		return b.Bin(Or, w, b.Bin(And, w, args[0], b.BitNot(w, sign)), b.Bin(And, w, args[1], sign))
	}
	concrete := true
	for _, a := range args {
		concrete = concrete && isConst(a)
	}
	switch {
	case concrete && native(w):
		if !ExactMath(fn) {
			b.inexact++
		}
		return Value{W: foldMath(fn, w, args)}
	case concrete:
		if v, ok := b.softMath(fn, w, args); ok {
			return v
		}
	case native(w):
		if v, ok := b.mathNode(fn, w, args); ok {
			return v
		}
	}
	return b.abstractMath(fn, w, args)
}

// mathNode is fn as a node where it has one.
func (b *Builder) mathNode(fn Math, w int, args []Value) (Value, bool) {
	switch fn {
	case Sqrt:
		return Value{N: b.mk(OpFSqrt, w, 0, 0, args[0].N)}, true
	case Floor, Ceil, Round, RoundEven, FTrunc, Rint:
		if fn == Rint {
			fn = RoundEven
		}
		return Value{N: b.mk(OpFRnd, w, uint8(fn), 0, args[0].N)}, true
	case MinNum, MaxNum:
		return Value{N: b.mk(OpFMin+Op(fn-MinNum), w, 0, 0, b.node(w, args[0]), b.node(w, args[1]))}, true
	case FMA:
		p := b.floatPair(FMul, w, args[0], args[1])
		return Value{N: b.mk(OpFMA, w, 0, 0, p[0], p[1], b.node(w, args[2]))}, true
	}
	return Value{}, false
}

func (b *Builder) abstractMath(fn Math, w int, args []Value) Value {
	pairs := make([]any, 0, 2*len(args))
	for i, a := range args {
		aw := w
		if fn == PowI && i == 1 {
			aw = 32
		}
		pairs = append(pairs, aw, a)
	}
	return b.abstract(fn.String(), w, func(b *Builder, a []Value) Value { return b.FMath(fn, w, a...) }, pairs...)
}

// abstract is the unknown result of a float operation on args, given as width, value pairs; the same
// for the same operation and arguments.
func (b *Builder) abstract(name string, w int, apply func(*Builder, []Value) Value, args ...any) Value {
	key := fmt.Sprintf("%s.%d(", name, w)
	var kids []*Node
	for i := 0; i < len(args); i += 2 {
		n := b.node(args[i].(int), args[i+1].(Value))
		kids = append(kids, n)
		key += fmt.Sprintf("#%d", n.id)
	}
	b.abstracted++
	s := b.byName[symbolKey{key, w}]
	if s == nil {
		s = b.addSymbol(fmt.Sprintf("%s%d#%d", name, w, b.abstracted), w, FloatAbstraction)
		s.apply = apply
		b.byName[symbolKey{key, w}] = s
		s.node = b.intern(&Node{op: OpSym, width: uint16(w), val: uint64(s.ID), ref: s, kids: kids})
	}
	return Value{N: s.node}
}

// toFloat is a float of 32 or 64 bits as a float64, exactly.
func toFloat(w int, x uint64) float64 {
	if w == 32 {
		return float64(math.Float32frombits(uint32(x)))
	}
	return math.Float64frombits(x)
}

const (
	quiet32 = 0x7fc00000
	quiet64 = 0x7ff8000000000000
)

// bits32 and bits64 are a result's bits, NaN being the canonical one.
func bits32(f float32) uint64 {
	if f != f {
		return quiet32
	}
	return uint64(math.Float32bits(f))
}

func bits64(f float64) uint64 {
	if f != f {
		return quiet64
	}
	return math.Float64bits(f)
}

// fromFloat rounds f to w bits.
func fromFloat(w int, f float64) uint64 {
	if w == 32 {
		return bits32(float32(f))
	}
	return bits64(f)
}

func foldFloat(op FBinOp, w int, x, y uint64) uint64 {
	if op == FRem {
		return fromFloat(w, math.Mod(toFloat(w, x), toFloat(w, y)))
	}
	if w == 32 {
		p, q := math.Float32frombits(uint32(x)), math.Float32frombits(uint32(y))
		return bits32([...]float32{p + q, p - q, p * q, p / q}[op])
	}
	p, q := math.Float64frombits(x), math.Float64frombits(y)
	switch op {
	case FAdd:
		return bits64(p + q)
	case FSub:
		return bits64(p - q)
	case FMul:
		return bits64(p * q)
	}
	return bits64(p / q)
}

// foldConv converts between native floats and words.
func foldConv(kind FConvKind, from, to int, x uint64) uint64 {
	switch kind {
	case FPTrunc, FPExt:
		return fromFloat(to, toFloat(from, x))
	case FPToUI:
		f := math.Trunc(toFloat(from, x))
		if f != f || f <= -1 || f >= math.Ldexp(1, to) {
			return mask(to)
		}
		return uint64(f)
	case FPToSI:
		f := math.Trunc(toFloat(from, x))
		if f != f || f < -math.Ldexp(1, to-1) || f >= math.Ldexp(1, to-1) {
			return signBit(to)
		}
		return uint64(int64(f)) & mask(to)
	case UIToFP:
		if to == 32 {
			return bits32(float32(x))
		}
		return bits64(float64(x))
	}
	if to == 32 {
		return bits32(float32(signed(from, x)))
	}
	return bits64(float64(signed(from, x)))
}
