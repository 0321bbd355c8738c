package ir

// Kind is what an Operand is.
type Kind uint8

// The operand kinds.
const (
	KNone   Kind = iota
	KReg         // Reg
	KConst       // Word
	KGlobal      // the address Word lies in or near global Index
	KFunc        // Word is the address of function Index
	KWide        // constant of more than 64 bits: Word low, Program.HighWord high
	KUndef       // undef: any value, a fresh one at each evaluation
	KPoison      // poison: as undef, but reaching a branch or an address is undefined behaviour
)

// Operand is a register or a constant word. Words are zero-extended from their width in bits.
type Operand struct {
	Kind Kind
	Reg  Reg // KReg
	// KGlobal: GlobalID, KFunc: FuncID, KWide: -1 for a high word of all ones, else into Program.Wide (0 for zero)
	Index int32
	Word  uint64 // KConst, KGlobal, KFunc, KWide
}

// R is a register operand, C a constant one.
func R(r Reg) Operand    { return Operand{Kind: KReg, Reg: r} }
func C(w uint64) Operand { return Operand{Kind: KConst, Word: w} }

// Op is the operation of an Instr.
type Op uint8

// The operations. "w" is Instr.Bits. Results go to Instr.Dst.
const (
	OpNop Op = iota

	// Integer arithmetic on w bits: Dst = A op B.
	OpAdd
	OpSub
	OpMul
	OpUDiv
	OpSDiv
	OpURem
	OpSRem
	OpShl
	OpLShr
	OpAShr
	OpAnd
	OpOr
	OpXor
	// With overflow: Dst = A op B, Dst+1 = did it overflow (1 bit); Sub is an Overflow.
	OpOverflow

	// Unary on w bits: Dst = op A.
	OpCtPop
	OpCtLz
	OpCtTz
	OpBSwap
	OpBitReverse

	// Dst(1 bit) = A pred B on w bits; Sub is a Pred.
	OpICmp
	// Dst(1 bit) = A pred B on floats of w bits; Sub is an FPred.
	OpFCmp

	// Conversions to w bits from Imm bits: Dst = conv A.
	OpTrunc
	OpZExt
	OpSExt
	OpFPTrunc
	OpFPExt
	OpFPToUI
	OpFPToSI
	OpUIToFP
	OpSIToFP
	OpCopy // bitcast, ptrtoint, inttoptr, freeze of a non-undef: same bits (Flags tell IsPtr)
	OpFreeze

	// Floating point on w bits (32, 64, 80, 128).
	OpFAdd
	OpFSub
	OpFMul
	OpFDiv
	OpFRem
	OpFNeg
	OpFMath // Dst = math function A [, B [, C]]; Sub is a Math

	OpSelect // Dst = A(1 bit) ? B : C
	OpPhi    // Aux: Func.Phis; all phis of a block execute at once, on the edge
	OpFresh  // Dst = a fresh unknown: the unset value of a promoted local

	// Memory. Addresses are words of pointer width.
	OpAlloca // Dst = address of a new object of A bytes (any operand), alignment Imm; freed on return
	OpLoad   // Dst = w bits at A; Sub is an Order; FlagPtr if the type is a pointer
	OpStore  // w bits B to A; Sub is an Order
	OpGEP    // Dst = A + Imm + sext(B, Aux bits) * Scale; B may be absent (KNone), and see Count
	OpMemcpy // C bytes from B to A, may not overlap (FlagMove: may)
	OpMemset // C bytes at A become the low byte of B
	OpTLS    // Dst = this thread's address of thread-local global Imm (GlobalID) + Scale
	OpStackSave
	OpStackRestore
	OpLifetimeStart // A: address; Imm: bytes or -1
	OpLifetimeEnd

	OpRMW     // Dst = old w bits at A; new = old Sub(RMW) B; Imm is an Order
	OpCmpXchg // Dst = old w bits at A, Dst+1 = success; A: address, B: expected, C: new; Imm is an Order; FlagWeak
	OpFence   // Sub is an Order

	// Variadic functions. OpVAStart initialises the va_list at A in the data model's layout, so
	// that clang's own va_arg expansion reads every argument from the overflow area.
	OpVAStart
	OpVACopy // va_list at A = va_list at B
	OpVAEnd

	// Control. Targets are blocks.
	OpBr     // to Then
	OpCondBr // A(1 bit) ? Then : Else
	OpSwitch // A on w bits; Aux: Func.Switches; default Then
	OpRet    // returns A (and B where the function returns two scalars; more: Aux: Func.Calls Args)
	OpUnreachable
	OpCall        // Aux: Func.Calls; Dst, Dst+1 …: results
	OpAsm         // inline assembly without meaning: ends its path; Aux: Func.Asms
	OpTrap        // llvm.trap
	OpTimestamp   // Dst = an unknown clock (rdtsc, readcyclecounter)
	OpUnsupported // an instruction without meaning here: ends its path; Aux: Func.Asms (text)
)

// Flags of an Instr.
type Flags uint8

// The flags.
const (
	FlagPtr Flags = 1 << iota // the value loaded, stored, converted or selected is a pointer
	FlagVolatile
	FlagNSW // signed overflow is undefined
	FlagNUW
	FlagExact // division or shift is exact
	FlagMove
	FlagWeak
	FlagUser // a conditional branch in user code, not in a model: counts against limits.branches
)

// FlagFloat says of a store that the value is a floating-point number; of a division or shift the bit is FlagExact.
const FlagFloat = FlagExact

// Instr is one instruction.
type Instr struct {
	Op         Op
	Sub        uint8
	Bits       uint16 // width in bits of the operation
	Flags      Flags
	Dst        Reg // None if there is no result
	A, B, C    Operand
	Imm, Scale int64
	Aux        int32
	Shape      ShapeID // OpAlloca: of it, or of the elements of the array that it is
	Elements   bool    // it is such an array
	Count      int32   // OpGEP of a library model: B is an index into an array of so many elements; 0 where it is none
	// OpGEP: the member that it leads to from A; an access: the one at A, where it is the first of its structure
	Step       StepID
	Then, Else BlockID
	Loc        LocID
}

// Pred is the predicate of an integer comparison.
type Pred uint8

// The integer predicates.
const (
	EQ Pred = iota
	NE
	ULT
	ULE
	UGT
	UGE
	SLT
	SLE
	SGT
	SGE
)

// FPred is the predicate of a floating comparison; bit 0: true if equal, 1: greater, 2: less, 3: unordered.
// (LLVM's own encoding: oeq=1, ogt=2, oge=3, olt=4, ole=5, one=6, ord=7, uno=8, ueq=9, … , true=15.)
type FPred uint8

// Order is a C11 memory order of an access; NotAtomic for plain ones.
type Order uint8

// The orders.
const (
	NotAtomic Order = iota
	Unordered
	Relaxed
	Acquire
	Release
	AcqRel
	SeqCst
)

// RMW is the operation of an atomic read-modify-write.
type RMW uint8

// The read-modify-write operations.
const (
	Xchg RMW = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
)

// Overflow is the operation of an OpOverflow.
type Overflow uint8

// The operations with overflow.
const (
	UAddO Overflow = iota
	SAddO
	USubO
	SSubO
	UMulO
	SMulO
)

// Math is the function of an OpFMath.
type Math uint8

// The math functions.
const (
	Sqrt Math = iota
	FAbs
	Floor
	Ceil
	Round
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
	FMA // fmuladd too
	MinNum
	MaxNum
	CopySign
	PowI
	Tan
	Atan
	Atan2
)
