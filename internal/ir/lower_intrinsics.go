package ir

import (
	"fmt"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/value"
)

// intrinsicFunc translates one call of an intrinsic into basic instructions.
type intrinsicFunc func(b *builder, c callSite) ([]Operand, error)

// intrinsic translates a call of an llvm.* function. The table is keyed by the name without its type
// suffixes: the longest match of whole dotted words wins.
func (b *builder) intrinsic(name string, c callSite) ([]Operand, error) {
	key := strings.TrimPrefix(name, "llvm.")
	for {
		if f, ok := intrinsics[key]; ok {
			return f(b, c)
		}
		cut := strings.LastIndexByte(key, '.')
		if cut < 0 {
			return nil, fmt.Errorf("intrinsic %s", name)
		}
		key = key[:cut]
	}
}

var intrinsics map[string]intrinsicFunc

func init() {
	intrinsics = map[string]intrinsicFunc{
		"dbg.declare": (*builder).dbgDeclare, "dbg.value": (*builder).dbgValue,
		"dbg.addr": (*builder).dbgDeclare, "dbg.label": ignore, "dbg.assign": (*builder).dbgValue,

		"assume": ignore, "donothing": ignore, "sideeffect": ignore, "prefetch": ignore, "var.annotation": ignore,
		"experimental.noalias.scope.decl": ignore, "invariant.start": unknownPointer, "invariant.end": ignore,
		"fake.use": ignore, "pseudoprobe": ignore, "clear_cache": ignore,
		"x86.sse2.pause": ignore, "x86.sse2.lfence": ignore, "x86.sse.sfence": ignore,
		"x86.sse2.mfence": fence,

		"expect": first, "expect.with.probability": first, "annotation": first, "ptr.annotation": first,
		"launder.invariant.group": first, "strip.invariant.group": first, "ssa.copy": first,
		"arithmetic.fence": first, "canonicalize": first, "preserve.array.access.index": first,

		"is.constant": constantBit(
			0,
		), "objectsize": (*builder).objectSize, "flt.rounds": roundToNearest, "get.rounding": roundToNearest,
		"allow.runtime.check": constantBit(
			1,
		), "allow.ubsan.check": constantBit(1), "get.dynamic.area.offset": zeroResult,
		"returnaddress": unknownPointer, "frameaddress": unknownPointer, "addressofreturnaddress": unknownPointer,

		"trap": trap, "debugtrap": trap, "ubsantrap": trap,
		"readcyclecounter": timestamp, "readsteadycounter": timestamp, "x86.rdtsc": timestamp,

		"memcpy": memcpy(0), "memcpy.inline": memcpy(0), "memmove": memcpy(FlagMove),
		"memset": (*builder).memset, "memset.inline": (*builder).memset,
		"lifetime.start": lifetime(OpLifetimeStart), "lifetime.end": lifetime(OpLifetimeEnd),
		"stacksave": (*builder).stackSave, "stackrestore": oneAddress(OpStackRestore),
		"va_start": oneAddress(OpVAStart), "va_end": oneAddress(OpVAEnd), "va_copy": (*builder).vaCopy,
		"load.relative": (*builder).loadRelative, "ptrmask": (*builder).ptrMask, "threadlocal.address": first,
		"masked.load": (*builder).maskedLoad, "masked.store": (*builder).maskedStore,

		"ctpop": unary(
			OpCtPop,
		), "ctlz": unary(OpCtLz), "cttz": unary(OpCtTz), "bswap": unary(OpBSwap), "bitreverse": unary(OpBitReverse),
		"experimental.cttz.elts": (*builder).firstSet,
		"smax":                   choosing(SGT), "smin": choosing(SLT), "umax": choosing(UGT), "umin": choosing(ULT),
		"abs": (*builder).abs, "fshl": funnel(true), "fshr": funnel(false), "ucmp": threeWay(ULT),
		"scmp":     threeWay(SLT),
		"uadd.sat": (*builder).uaddSat, "usub.sat": (*builder).usubSat,
		"sadd.sat": signedSat(SAddO), "ssub.sat": signedSat(SSubO),
		"uadd.with.overflow": overflow(UAddO), "sadd.with.overflow": overflow(SAddO),
		"usub.with.overflow": overflow(USubO), "ssub.with.overflow": overflow(SSubO),
		"umul.with.overflow": overflow(UMulO), "smul.with.overflow": overflow(SMulO),

		"vector.reduce.add": reduce(OpAdd), "vector.reduce.mul": reduce(OpMul), "vector.reduce.and": reduce(OpAnd),
		"vector.reduce.or": reduce(OpOr), "vector.reduce.xor": reduce(OpXor),
		"vector.reduce.smax": reducePred(SGT), "vector.reduce.smin": reducePred(SLT),
		"vector.reduce.umax": reducePred(UGT), "vector.reduce.umin": reducePred(ULT),
		"vector.reduce.fadd": reduceFloat(OpFAdd), "vector.reduce.fmul": reduceFloat(OpFMul),
		"vector.reduce.fmax": reduceMath(MaxNum), "vector.reduce.fmin": reduceMath(MinNum),

		"fmuladd": (*builder).fmuladd, "fma": mathCall(FMA), "sqrt": mathCall(Sqrt), "fabs": mathCall(FAbs),
		"floor": mathCall(Floor),
		"ceil": mathCall(
			Ceil,
		), "round": mathCall(Round), "roundeven": mathCall(RoundEven), "trunc": mathCall(FTrunc),
		"rint": mathCall(Rint),
		"nearbyint": mathCall(
			Rint,
		), "sin": mathCall(Sin), "cos": mathCall(Cos), "exp": mathCall(Exp), "exp2": mathCall(Exp2),
		"log": mathCall(
			Log,
		), "log2": mathCall(Log2), "log10": mathCall(Log10), "pow": mathCall(Pow), "powi": (*builder).powi,
		"minnum": mathCall(MinNum), "maxnum": mathCall(MaxNum), "copysign": mathCall(CopySign), "tan": mathCall(Tan),
		"atan": mathCall(Atan), "atan2": mathCall(Atan2),
		"lround": roundToInt(
			Round,
		), "llround": roundToInt(Round), "lrint": roundToInt(Rint), "llrint": roundToInt(Rint),
		"is.fpclass": (*builder).isFPClass, "convert.to.fp16": (*builder).toHalf,
		"convert.from.fp16": (*builder).fromHalf,
	}
}

func ignore(*builder, callSite) ([]Operand, error) { return nil, nil }

// first is an intrinsic that returns its first argument.
func first(b *builder, c callSite) ([]Operand, error) {
	if len(c.args) == 0 {
		return nil, errArguments
	}
	return b.lanes(c.args[0])
}

var errArguments = fmt.Errorf("unexpected arguments")

// ones are the arguments, each of one scalar; there must be at least n.
func (b *builder) ones(args []value.Value, n int) ([]Operand, error) {
	if len(args) < n {
		return nil, errArguments
	}
	out := make([]Operand, n)
	for i := range n {
		o, err := b.one(args[i])
		if err != nil {
			return nil, err
		}
		out[i] = o
	}
	return out, nil
}

func constantBit(x uint64) intrinsicFunc {
	return func(*builder, callSite) ([]Operand, error) { return []Operand{C(x)}, nil }
}

// roundToNearest is the rounding mode 1 of FLT_ROUNDS: nothing here changes it.
func roundToNearest(*builder, callSite) ([]Operand, error) { return []Operand{C(1)}, nil }

func zeroResult(b *builder, c callSite) ([]Operand, error) { return b.zero(c.result) }

// unknownPointer is any value: a return or frame address.
func unknownPointer(b *builder, c callSite) ([]Operand, error) {
	s, err := b.scalarOf(c.result)
	if err != nil {
		return nil, err
	}
	return []Operand{b.def(Instr{Op: OpFreeze, Bits: s.bits, Flags: ptrFlag(s), A: Operand{Kind: KUndef}}, s)}, nil
}

func fence(b *builder, _ callSite) ([]Operand, error) {
	b.emit(Instr{Op: OpFence, Sub: uint8(SeqCst)})
	return nil, nil
}

func trap(b *builder, _ callSite) ([]Operand, error) {
	b.emit(Instr{Op: OpTrap})
	return nil, nil
}

func timestamp(b *builder, c callSite) ([]Operand, error) {
	s, err := b.scalarOf(c.result)
	if err != nil {
		return nil, err
	}
	return []Operand{b.def(Instr{Op: OpTimestamp, Bits: s.bits}, s)}, nil
}

// objectSize knows nothing: all ones, or zero where the minimum is asked for.
func (b *builder) objectSize(c callSite) ([]Operand, error) {
	s, err := b.scalarOf(c.result)
	if err != nil || len(c.args) < 2 {
		return nil, anyError(err, errArguments)
	}
	minimum, err := b.one(c.args[1])
	if err != nil {
		return nil, err
	}
	if minimum.Kind == KConst && minimum.Word == 1 {
		return []Operand{C(0)}, nil
	}
	return []Operand{C(mask(s.bits))}, nil
}

// --- memory ---------------------------------------------------------------------------------------

func memcpy(flags Flags) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		a, err := b.ones(c.args, 3)
		if err != nil {
			return nil, err
		}
		n := b.resize(b.sizeScalar(), uint16(b.l.dl.bits(c.args[2].Type())), a[2])
		b.emit(Instr{Op: OpMemcpy, Flags: flags | b.volatileArg(c, 3), A: a[0], B: a[1], C: n})
		return nil, nil
	}
}

// volatileArg reads the isvolatile argument of the memory intrinsics.
func (b *builder) volatileArg(c callSite, k int) Flags {
	if len(c.args) <= k {
		return 0
	}
	o, err := b.one(c.args[k])
	return volatileFlag(err == nil && o.Kind == KConst && o.Word == 1)
}

func (b *builder) memset(c callSite) ([]Operand, error) {
	a, err := b.ones(c.args, 3)
	if err != nil {
		return nil, err
	}
	n := b.resize(b.sizeScalar(), uint16(b.l.dl.bits(c.args[2].Type())), a[2])
	b.emit(Instr{Op: OpMemset, Bits: 8, Flags: b.volatileArg(c, 3), A: a[0], B: a[1], C: n})
	return nil, nil
}

// lifetime has (size, address) up to LLVM 21, the address alone after.
func lifetime(op Op) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		if len(c.args) == 0 {
			return nil, errArguments
		}
		addr, err := b.one(c.args[len(c.args)-1])
		if err != nil {
			return nil, err
		}
		in := Instr{Op: op, A: addr, Imm: -1}
		if len(c.args) > 1 {
			if n, err := b.one(c.args[0]); err == nil && n.Kind == KConst {
				in.Imm = int64(n.Word)
			}
		}
		if addr.Kind == KReg {
			b.emit(in)
		}
		return nil, nil
	}
}

func oneAddress(op Op) intrinsicFunc {
	return func(b *builder, c callSite) ([]Operand, error) {
		a, err := b.ones(c.args, 1)
		if err != nil {
			return nil, err
		}
		b.emit(Instr{Op: op, A: a[0]})
		return nil, nil
	}
}

func (b *builder) stackSave(callSite) ([]Operand, error) {
	return b.defs(Instr{Op: OpStackSave, Bits: b.pointer().bits, Flags: FlagPtr}, b.pointer()), nil
}

func (b *builder) vaCopy(c callSite) ([]Operand, error) {
	a, err := b.ones(c.args, 2)
	if err != nil {
		return nil, err
	}
	b.emit(Instr{Op: OpVACopy, A: a[0], B: a[1]})
	return nil, nil
}

// loadRelative is p + *(int32 *)(p + off), where p is a table of distances to objects, which compilers make of tables
// of addresses. The result is one of these objects, and so no arithmetic on p.
func (b *builder) loadRelative(c callSite) ([]Operand, error) {
	a, err := b.ones(c.args, 2)
	if err != nil {
		return nil, err
	}
	entries, err := b.relativeTable(c.args[0])
	if err != nil {
		return nil, err
	}
	at := b.addTerms(a[0], 0, []term{{a[1], uint16(b.l.dl.bits(c.args[1].Type())), 1, 0}}, 0)
	distance := b.loadScalar(scalar{bits: 32}, at, NotAtomic, 0)
	out := entries[0].target
	for _, e := range entries[1:] {
		out = b.choose(b.pointer(), b.compare(EQ, 32, distance, e.distance), e.target, out)
	}
	return []Operand{out}, nil
}

// relative is an entry of a table of distances: 32 bits, and the address of what lies there.
type relative struct{ distance, target Operand }

// relativeTable reads the initial value of a table that does not change.
func (b *builder) relativeTable(v value.Value) ([]relative, error) {
	errTable := fmt.Errorf("%s is no constant table of distances", v.Ident())
	table, ok := stripCasts(v).(*llir.Global)
	if !ok || !table.Immutable {
		return nil, errTable
	}
	list, ok := table.Init.(*constant.Array)
	if !ok || len(list.Elems) == 0 {
		return nil, errTable
	}
	var out []relative
	for _, e := range list.Elems {
		narrow, ok := e.(*constant.ExprTrunc)
		if !ok {
			return nil, errTable
		}
		apart, ok := narrow.From.(*constant.ExprSub)
		if !ok {
			return nil, errTable
		}
		target, ok := apart.X.(*constant.ExprPtrToInt)
		if !ok {
			return nil, errTable
		}
		to, err := b.one(target.From)
		if err != nil {
			return nil, err
		}
		distance, err := b.one(e)
		if err != nil {
			return nil, err
		}
		out = append(out, relative{distance, to})
	}
	return out, nil
}

func (b *builder) ptrMask(c callSite) ([]Operand, error) {
	a, err := b.ones(c.args, 2)
	if err != nil {
		return nil, err
	}
	m := b.resize(b.sizeScalar(), uint16(b.l.dl.bits(c.args[1].Type())), a[1])
	return []Operand{b.arith(OpAnd, b.pointer(), a[0], m, 0)}, nil
}

// constantMask reads a vector of known bits.
func (b *builder) constantMask(v value.Value) ([]bool, error) {
	lanes, err := b.lanes(v)
	if err != nil {
		return nil, err
	}
	out := make([]bool, len(lanes))
	for i, o := range lanes {
		if o.Kind != KConst {
			return nil, fmt.Errorf("a mask that is not constant")
		}
		out[i] = o.Word == 1
	}
	return out, nil
}

// maskedLoad has (address, [alignment,] mask, other lanes).
func (b *builder) maskedLoad(c callSite) ([]Operand, error) {
	if len(c.args) < 3 {
		return nil, errArguments
	}
	tail := c.args[len(c.args)-2:]
	addr, err1 := b.one(c.args[0])
	on, err2 := b.constantMask(tail[0])
	other, err3 := b.lanes(tail[1])
	parts, err4 := b.l.dl.scalars(c.result)
	if err := anyError(err1, err2, err3, err4); err != nil {
		return nil, err
	}
	if len(on) != len(parts) || len(other) != len(parts) {
		return nil, errArguments
	}
	out := append([]Operand(nil), other...)
	for i, s := range parts {
		if on[i] {
			out[i] = b.loadScalar(s, b.advance(addr, s.off), NotAtomic, 0)
		}
	}
	return out, nil
}

func (b *builder) maskedStore(c callSite) ([]Operand, error) {
	if len(c.args) < 3 {
		return nil, errArguments
	}
	vals, err1 := b.lanes(c.args[0])
	addr, err2 := b.one(c.args[1])
	on, err3 := b.constantMask(c.args[len(c.args)-1])
	parts, err4 := b.l.dl.scalars(c.args[0].Type())
	if err := anyError(err1, err2, err3, err4); err != nil {
		return nil, err
	}
	if len(on) != len(parts) || len(vals) != len(parts) {
		return nil, errArguments
	}
	for i, s := range parts {
		if on[i] {
			b.storeScalar(s, b.advance(addr, s.off), vals[i], NotAtomic, 0)
		}
	}
	return nil, nil
}
