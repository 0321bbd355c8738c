package native

import (
	"fmt"
	"math/big"
	"strconv"

	"midway/internal/ir"
)

// val is an operand as an integer of some bits; what is undefined is zero.
func (b *body) val(o *ir.Operand, bits int) string {
	switch o.Kind {
	case ir.KReg:
		w := int(b.f.Regs[o.Reg].Bits)
		b.used[o.Reg] = true
		return b.fit(b.quiet("load i%d, PTR<i%d> %%r%d", w, w, o.Reg), w, bits)
	case ir.KGlobal:
		g := b.p.Globals[o.Index]
		return b.fit(b.address("i8", b.variable(g), o.Word-g.Addr), b.bits, bits)
	case ir.KFunc:
		f := b.p.Funcs[o.Index]
		name := b.function(f)
		return b.fit(b.address(b.declare(name, b.signature(f)), name, o.Word-f.Addr), b.bits, bits)
	case ir.KConst:
		return number64(o.Word, bits)
	case ir.KWide:
		v := new(big.Int).Lsh(new(big.Int).SetUint64(b.p.HighWord(*o)), 64)
		return v.Or(v, new(big.Int).SetUint64(o.Word)).String()
	}
	return "0"
}

// number64 is a constant of up to 64 bits, as a signed number.
func number64(w uint64, bits int) string {
	switch {
	case bits == 1:
		return strconv.FormatBool(w&1 != 0)
	case bits >= 64:
		return strconv.FormatInt(int64(w), 10)
	}
	shift := 64 - bits
	return strconv.FormatInt(int64(w<<shift)>>shift, 10)
}

// address is where something of the program lies, and a distance from there.
func (b *body) address(t, name string, plus uint64) string {
	at := fmt.Sprintf("ptrtoint (PTR<%s> @%s to %s)", t, quotedName(name), b.word)
	if plus == 0 {
		return b.quiet("add %s 0, %s", b.word, at)
	}
	return b.quiet("add %s %s, %s", b.word, at, number64(plus, b.bits))
}

// signature is a function's type, by its definition.
func (b *body) signature(f *ir.Func) string {
	args := ""
	for i, p := range f.Params {
		if i > 0 {
			args += ", "
		}
		args += b.parameter(int(p.Bits), p.Kind(), p.ByVal)
	}
	if f.Variadic {
		if args != "" {
			args += ", "
		}
		args += "..."
	}
	return b.results(f.RetBits, f.RetKinds) + " (" + args + ")"
}

// float is an operand as a floating-point number, its type before it.
func (b *body) float(o *ir.Operand, bits int) string {
	return b.passed(o, bits, ir.Floating)
}

// pointer is an operand as a pointer to a type, which precedes it.
func (b *body) pointer(o *ir.Operand, t string) string {
	return fmt.Sprintf("PTR<%s> %s", t, b.quiet("inttoptr %s %s to PTR<%s>", b.word, b.val(o, b.bits), t))
}

// instr writes one instruction of a block.
func (b *body) instr(in *ir.Instr, id ir.BlockID) {
	switch in.Op {
	case ir.OpBr, ir.OpCondBr, ir.OpSwitch, ir.OpRet, ir.OpUnreachable, ir.OpTrap, ir.OpCall, ir.OpAsm, ir.OpUnsupported:
		b.control(in, id)
	case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpFence, ir.OpMemcpy, ir.OpMemset, ir.OpAlloca, ir.OpTLS,
		ir.OpVAStart, ir.OpVACopy:
		b.memory(in)
	case ir.OpNop, ir.OpLifetimeStart, ir.OpLifetimeEnd, ir.OpVAEnd, ir.OpStackRestore:
	case ir.OpOverflow:
		name := [...]string{"uadd", "sadd", "usub", "ssub", "umul", "smul"}[in.Sub]
		v, over := b.checked(in, name)
		b.set(in.Dst, v, int(in.Bits))
		b.set(in.Dst+1, over, 1)
	default:
		b.set(in.Dst, b.compute(in), b.width(in))
	}
}

// width is how many bits an instruction's result has.
func (b *body) width(in *ir.Instr) int {
	if in.Op == ir.OpICmp || in.Op == ir.OpFCmp {
		return 1
	}
	return int(in.Bits)
}

// checked is arithmetic on integers, and whether it overflows.
func (b *body) checked(in *ir.Instr, name string) (v, over string) {
	w := int(in.Bits)
	f := fmt.Sprintf("llvm.%s.with.overflow.i%d", name, w)
	b.declare(f, fmt.Sprintf("{ i%d, i1 } (i%d, i%d)", w, w, w))
	both := b.does(in.Loc, "call { i%d, i1 } @%s(i%d %s, i%d %s)", w, f, w, b.val(&in.A, w), w, b.val(&in.B, w))
	return b.quiet("extractvalue { i%d, i1 } %s, 0", w, both), b.quiet("extractvalue { i%d, i1 } %s, 1", w, both)
}

var binaries = map[ir.Op]string{ir.OpAdd: "add", ir.OpSub: "sub", ir.OpMul: "mul", ir.OpUDiv: "udiv", ir.OpSDiv: "sdiv",
	ir.OpURem: "urem", ir.OpSRem: "srem", ir.OpShl: "shl", ir.OpLShr: "lshr", ir.OpAShr: "ashr", ir.OpAnd: "and",
	ir.OpOr: "or", ir.OpXor: "xor"}

var floatBinaries = map[ir.Op]string{ir.OpFAdd: "fadd", ir.OpFSub: "fsub", ir.OpFMul: "fmul", ir.OpFDiv: "fdiv",
	ir.OpFRem: "frem"}

var conversions = map[ir.Op]string{ir.OpTrunc: "trunc", ir.OpZExt: "zext", ir.OpSExt: "sext", ir.OpFPTrunc: "fptrunc",
	ir.OpFPExt: "fpext", ir.OpFPToUI: "fptoui", ir.OpFPToSI: "fptosi", ir.OpUIToFP: "uitofp", ir.OpSIToFP: "sitofp"}

var unaries = map[ir.Op]string{ir.OpCtPop: "ctpop", ir.OpCtLz: "ctlz", ir.OpCtTz: "cttz", ir.OpBSwap: "bswap",
	ir.OpBitReverse: "bitreverse"}

var predicates = [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}

var floatPredicates = [...]string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge",
	"ult", "ule", "une", "true"}

// compute is the value of an instruction that only computes.
func (b *body) compute(in *ir.Instr) string {
	w := int(in.Bits)
	if name, ok := conversions[in.Op]; ok {
		return b.convert(in, name, w)
	}
	switch in.Op {
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
		a, c := b.float(&in.A, w), b.val(&in.B, w)
		c = b.quiet("bitcast i%d %s to %s", w, c, floats[w])
		return b.asInteger(b.does(in.Loc, "%s %s, %s", floatBinaries[in.Op], a, c), w, ir.Floating)
	case ir.OpFNeg:
		return b.asInteger(b.does(in.Loc, "fneg %s", b.float(&in.A, w)), w, ir.Floating)
	case ir.OpFCmp:
		a, c := b.float(&in.A, w), b.val(&in.B, w)
		c = b.quiet("bitcast i%d %s to %s", w, c, floats[w])
		return b.does(in.Loc, "fcmp %s %s, %s", floatPredicates[in.Sub&15], a, c)
	case ir.OpFMath:
		return b.mathematics(in, w)
	case ir.OpICmp:
		return b.does(in.Loc, "icmp %s i%d %s, %s", predicates[in.Sub], w, b.val(&in.A, w), b.val(&in.B, w))
	case ir.OpCopy, ir.OpFreeze:
		return b.val(&in.A, w)
	case ir.OpSelect:
		return b.does(in.Loc, "select i1 %s, i%d %s, i%d %s", b.val(&in.A, 1), w, b.val(&in.B, w), w, b.val(&in.C, w))
	case ir.OpGEP:
		return b.gep(in, w)
	case ir.OpFresh, ir.OpStackSave:
		return "0"
	case ir.OpTimestamp:
		b.declare("llvm.readcyclecounter", "i64 ()")
		return b.fit(b.does(in.Loc, "call i64 @llvm.readcyclecounter()"), 64, w)
	case ir.OpCtPop, ir.OpCtLz, ir.OpCtTz, ir.OpBSwap, ir.OpBitReverse:
		return b.unary(in, w)
	}
	return b.arithmetic(in, w)
}

// arithmetic is a binary operation on integers; one whose overflow is looked for is checked.
func (b *body) arithmetic(in *ir.Instr, w int) string {
	name, ok := binaries[in.Op]
	if !ok {
		b.refuse("the code has an operation that no copy is made of: %s", in.Op)
		return "0"
	}
	sum := in.Op == ir.OpAdd || in.Op == ir.OpSub || in.Op == ir.OpMul
	if !b.overflow || !sum || in.Flags&ir.FlagNSW == 0 {
		return b.does(in.Loc, "%s i%d %s, %s", name, w, b.val(&in.A, w), b.val(&in.B, w))
	}
	v, over := b.checked(in, "s"+name)
	bad, good := b.label(), b.label()
	fmt.Fprintf(&b.code, "  br i1 %s, label %%%s, label %%%s\n%s:\n", over, bad, good, bad)
	b.reports(in.Loc, "signed integer overflow: the result cannot be represented")
	fmt.Fprintf(&b.code, "  unreachable\n%s:\n", good)
	return v
}

// reports ends the process with a report like one of clang's sanitizer for undefined behaviour.
func (b *body) reports(loc ir.LocID, what string) {
	b.declare("__midway_undefined", "void ("+b.word+")")
	text := fmt.Sprintf("%s:%d: runtime error: %s", b.p.At(loc), b.p.Locs[loc].Col, what)
	fmt.Fprintf(&b.code, "  call void @__midway_undefined(%s %s)\n", b.word, b.string(text))
}

func (b *body) unary(in *ir.Instr, w int) string {
	name, flag, flagType := "llvm."+unaries[in.Op]+fmt.Sprintf(".i%d", w), "", ""
	if in.Op == ir.OpCtLz || in.Op == ir.OpCtTz {
		flag, flagType = ", i1 false", ", i1"
	}
	b.declare(name, fmt.Sprintf("i%d (i%d%s)", w, w, flagType))
	return b.does(in.Loc, "call i%d @%s(i%d %s%s)", w, name, w, b.val(&in.A, w), flag)
}

func (b *body) convert(in *ir.Instr, name string, w int) string {
	from := int(in.Imm)
	operand, result := fmt.Sprintf("i%d %s", from, b.val(&in.A, from)), fmt.Sprintf("i%d", w)
	switch in.Op {
	case ir.OpFPTrunc, ir.OpFPExt, ir.OpFPToUI, ir.OpFPToSI:
		operand = b.float(&in.A, from)
	case ir.OpTrunc, ir.OpZExt, ir.OpSExt:
		if from == w {
			return b.val(&in.A, w)
		}
	}
	floating := in.Op == ir.OpFPTrunc || in.Op == ir.OpFPExt || in.Op == ir.OpUIToFP || in.Op == ir.OpSIToFP
	if floating {
		result = floats[w]
	}
	v := b.does(in.Loc, "%s %s to %s", name, operand, result)
	if floating {
		return b.asInteger(v, w, ir.Floating)
	}
	return v
}

func (b *body) gep(in *ir.Instr, w int) string {
	at := b.does(in.Loc, "add i%d %s, %s", w, b.val(&in.A, w), number64(uint64(in.Imm), w))
	if in.B.Kind == ir.KNone {
		return at
	}
	i := b.val(&in.B, int(in.Aux))
	switch bits := int(in.Aux); {
	case bits < w:
		i = b.quiet("sext i%d %s to i%d", bits, i, w)
	case bits > w:
		i = b.quiet("trunc i%d %s to i%d", bits, i, w)
	}
	return b.does(in.Loc, "add i%d %s, %s", w, at, b.quiet("mul i%d %s, %s", w, i, number64(uint64(in.Scale), w)))
}

// The functions of mathematics: intrinsics, and functions of the C library.
var mathematics = map[ir.Math]string{ir.Sqrt: "llvm.sqrt", ir.FAbs: "llvm.fabs", ir.Floor: "llvm.floor",
	ir.Ceil: "llvm.ceil", ir.Round: "llvm.round", ir.RoundEven: "llvm.roundeven", ir.FTrunc: "llvm.trunc",
	ir.Rint: "llvm.rint", ir.Sin: "llvm.sin", ir.Cos: "llvm.cos", ir.Exp: "llvm.exp", ir.Exp2: "llvm.exp2",
	ir.Log: "llvm.log", ir.Log2: "llvm.log2", ir.Log10: "llvm.log10", ir.Pow: "llvm.pow", ir.FMA: "llvm.fma",
	ir.MinNum: "llvm.minnum", ir.MaxNum: "llvm.maxnum", ir.CopySign: "llvm.copysign", ir.PowI: "llvm.powi"}

var libraryMathematics = map[ir.Math]string{ir.Tan: "tan", ir.Atan: "atan", ir.Atan2: "atan2"}

func (b *body) mathematics(in *ir.Instr, w int) string {
	t, name := floats[w], ""
	if f, ok := mathematics[ir.Math(in.Sub)]; ok {
		name = fmt.Sprintf("%s.f%d", f, w)
	} else {
		name = libraryMathematics[ir.Math(in.Sub)] + map[int]string{32: "f", 80: "l"}[w]
	}
	args, types := b.float(&in.A, w), t
	for i, o := range [...]*ir.Operand{&in.B, &in.C} {
		switch {
		case o.Kind == ir.KNone:
		case ir.Math(in.Sub) == ir.PowI && i == 0:
			name += ".i32"
			args, types = args+", i32 "+b.val(o, 32), types+", i32"
		default:
			args, types = args+", "+b.float(o, w), types+", "+t
		}
	}
	b.declare(name, t+" ("+types+")")
	return b.asInteger(b.does(in.Loc, "call %s @%s(%s)", t, name, args), w, ir.Floating)
}

// control writes an instruction that may leave its block.
func (b *body) control(in *ir.Instr, id ir.BlockID) {
	switch in.Op {
	case ir.OpBr:
		b.jump(id, in.Then)
	case ir.OpCondBr:
		c := b.val(&in.A, 1)
		b.effect(in.Loc, "br i1 %s, label %%%s, label %%%s", c, b.target(in.Then), b.target(in.Else))
	case ir.OpSwitch:
		sw, w := &b.f.Switches[in.Aux], int(in.Bits)
		cases := ""
		for i, v := range sw.Values {
			cases += fmt.Sprintf(" i%d %s, label %%%s", w, number64(v, w), b.target(sw.Targets[i]))
		}
		b.effect(in.Loc, "switch i%d %s, label %%%s [%s ]", w, b.val(&in.A, w), b.target(in.Then), cases)
	case ir.OpRet:
		b.ret(in)
	case ir.OpCall:
		b.call(in)
	case ir.OpTrap:
		b.declare("llvm.trap", "void ()")
		b.effect(in.Loc, "call void @llvm.trap()")
	case ir.OpUnreachable:
		b.reports(in.Loc, "execution reached an unreachable program point")
		b.effect(in.Loc, "unreachable")
	default:
		b.declare("__midway_unknown", "void ()")
		fmt.Fprintf(&b.code, "  call void @__midway_unknown()\n")
	}
}
