package ir

import (
	"fmt"
	"strings"
)

// Identifiers are dense indices into the Program's tables.
type (
	FuncID   int32 // Program.Funcs
	GlobalID int32 // Program.Globals
	BlockID  int32 // Func.Blocks
	Reg      int32 // a register of one function; parameters come first
	PC       int32 // Func.Code
	LocID    int32 // Program.Locs; 0 is "no location"
	FileID   int32 // Program.Files
)

// None marks an absent register, function or block.
const None = -1

// DataModel is the C data model of the program.
type DataModel uint8

// The data models Midway reads.
const (
	LP64 DataModel = iota
	ILP32
)

func (m DataModel) String() string { return [...]string{"LP64", "ILP32"}[m] }

// PtrBits is the width of a pointer in bits.
func (m DataModel) PtrBits() int { return [...]int{64, 32}[m] }

// PtrBytes is the width of a pointer in bytes.
func (m DataModel) PtrBytes() int64 { return int64(m.PtrBits() / 8) }

// Program is one linked C program, library models included, in the compact model. It is immutable
// after Load.
//
// Every value is a scalar of at most MaxBits bits in one register: vectors are split by lane and
// first-class aggregates by scalar field at load, into consecutive registers. Addresses of globals
// and functions are fixed at load (see address.go), so constant expressions are plain words.
type Program struct {
	Sources   []string // the files given by the user, in order
	Model     DataModel
	Producer  string  // the compiler named in the input, if any
	Elsewhere Reading // what code behind an unknown function pointer is taken to do
	Optimised bool    // input was not -O0: verdicts are about the given IR

	Globals []*Global
	Funcs   []*Func
	Locs    []Loc
	Files   []string

	// FileDirs[i] is the directory the compiler ran in for Files[i], from debug information.
	FileDirs []string

	Ctors []FuncID // global constructors, in order of execution
	Dtors []FuncID // global destructors, in order of execution

	// StartNowhere is what a thread runs that is created with a pointer that names no function: it calls through that
	// pointer, its first argument. Nil where the program creates no threads.
	StartNowhere *Func

	// Beyond is what a call through a pointer may be of where that may name a function of code outside the program: a
	// function without a body, which no source names and whose address no pointer holds. Its Start is what a thread
	// runs that may be created with such a function.
	Beyond *Func

	Shapes []Shape // of structures; the first is none
	Steps  []Step  // into them; the first is none

	// Stacks are sets of call stacks that code asks about which no source has (__midway_stack_is).
	Stacks []Stack

	// Wide holds the upper words of constants wider than 64 bits: see HighWord.
	Wide []uint64

	funcByName   map[string]FuncID
	globalByName map[string]GlobalID
}

// Func returns the function of that name, or nil. A static function of a single file keeps its
// plain name; where two files define the same static name, the later ones are "name.2", "name.3" …
func (p *Program) Func(name string) *Func {
	if id, ok := p.funcByName[name]; ok {
		return p.Funcs[id]
	}
	return nil
}

// Library returns the function of the C library or primitive of the models that has a name, or nil: a program's own
// definition of such a name is code like any other.
func (p *Program) Library(name string) *Func {
	if f := p.Func(name); f != nil && f.Library() != "" {
		return f
	}
	return nil
}

// Global returns the global of that name, or nil.
func (p *Program) Global(name string) *Global {
	if id, ok := p.globalByName[name]; ok {
		return p.Globals[id]
	}
	return nil
}

// Loc is a source location.
type Loc struct {
	File      FileID
	Line, Col int32
	InlinedAt LocID // the call site this was inlined at, or 0
}

// Column is the column of a location, 1 the first; 0 where it is not known.
func (p *Program) Column(l LocID) int {
	if l <= 0 || int(l) >= len(p.Locs) {
		return 0
	}
	return int(p.Locs[l].Col)
}

// At is "file:line" of a location, or "" where there is none.
func (p *Program) At(l LocID) string {
	if l == 0 || int(l) >= len(p.Locs) {
		return ""
	}
	loc := p.Locs[l]
	return fmt.Sprintf("%s:%d", p.Files[loc.File], loc.Line)
}

// Short is At without directories.
func (p *Program) Short(l LocID) string {
	at := p.At(l)
	return at[strings.LastIndexByte(at, '/')+1:]
}

// Global is a global variable, or one of the program's string constants.
type Global struct {
	ID          GlobalID
	Name        string
	Symbol      Symbol
	Addr        uint64 // of the object (thread-local: of the main thread's template, never dereferenced)
	Size        int64  // bytes
	Align       int64  // bytes
	Init        []byte // Size bytes, or nil for all zero; pointers inside are already resolved words
	Pointers    []Pointer
	Const       bool
	ThreadLocal bool
	External    bool // declared, never defined: content unknown; of 4096 bytes where its type is incomplete
	Runtime     bool // belongs to the library models
	Observes    bool // was added by what observes states; at a context it is as it is to be there
	Type        *Type
	Shape       ShapeID // of it, or of the elements of the array that it is
	Elements    bool    // it is such an array
	Shown       bool    // other modules reach it though it is static: by an alias, or by the bounds of its section
	Text        bool    // an array of numbers that is never written
	Loc         LocID
}

// Pointer says that the initial bytes of a global at Offset hold an address, or what was computed from it.
type Pointer struct {
	Offset int64 // bytes
	Addr   uint64
	Part   int64 // bytes of the number computed from Addr; 0 where it is the address itself
}

// Func is a function of the program, of the library models, or an external declaration.
type Func struct {
	ID       FuncID
	Name     string
	Symbol   Symbol
	Addr     uint64
	Params   []Param // Params[i] arrives in register i
	Variadic bool
	RetBits  []uint16     // widths in bits of the scalars returned; empty for void
	RetKinds []ScalarKind // of these, or nil: not known
	Regs     []RegInfo
	Code     []Instr
	Blocks   []Block
	Calls    []CallInfo // Instr.Aux of OpCall
	Switches []Switch   // Instr.Aux of OpSwitch
	Phis     []Phi      // Instr.Aux of OpPhi
	Asms     []string   // Instr.Aux of OpAsm: the text, for the message
	Vars     []Var
	Ret      *Type      // of what it returns; nil for void, or where debug information does not tell
	Recasts  [][2]*Type // structures that one value was a pointer to, by the types of variables
	External bool       // no body
	Header   string     // of one without a body: the system header that declares it, or ""
	Reading  Reading    // of one without a body: what it is taken to do
	Said     bool       // the user said so
	Start    *Func      // of one without a body: what a thread runs that is created with it; nil where no thread can be
	Added    bool       // such a Start, or Program.Beyond: no source has it
	Observes bool       // no source has it: it looks at states, and its steps are none of the program's
	Runtime  bool       // defined by the library models
	Static   bool
	Shown    bool // other modules call it though it is static: by an alias, or as a resolver of ifunc does
	Hidden   bool // not visible outside the library or the program that it is linked into (ELF visibility)
	// the program is a library, and only the library calls it by name; a static function is called so anyhow
	Inside   bool
	Atomic   bool // a program's own __VERIFIER_atomic_* function: one atomic block
	NoReturn bool
	Entry    PC // first instruction that is not a phi, always 0 in practice
	Loc      LocID
	EndLine  int32 // last source line with code

	prog *Program
}

// Library is the name of the function of the C library, or of the primitive of the library models, that f is, with a
// model or without a body. It is "" where f is the program's own, whatever its name.
func (f *Func) Library() string {
	if f.Runtime || f.External {
		return f.Name
	}
	return ""
}

// Run is what a thread runs that is created with f: f, or what stands in for one without a body.
func (f *Func) Run() *Func {
	if f.Start != nil {
		return f.Start
	}
	return f
}

// Symbol is what a module calls a function or a global.
type Symbol struct {
	Name  string
	Unit  int  // of Program.Sources; None where no source defines it
	Local bool // other modules do not see it
}

// CalledFromOutside reports whether code outside a library calls the function by name.
func (f *Func) CalledFromOutside() bool {
	return (!f.Static || f.Shown) && !f.Inside && !f.Runtime && !f.External
}

// Param is a formal parameter.
type Param struct {
	Name  string
	Bits  uint16
	Ptr   bool
	Float bool
	ByVal int64 // bytes of the copy to which it leads, where a structure is passed by value, else 0
}

// ScalarKind is what a scalar that is passed or returned is.
type ScalarKind uint8

// The kinds.
const (
	Whole    ScalarKind = iota // an integer
	Address                    // a pointer
	Floating                   // a floating-point number
)

// Kind is what a parameter is.
func (p Param) Kind() ScalarKind { return kindOf(p.Ptr, p.Float) }

func kindOf(pointer, floating bool) ScalarKind {
	switch {
	case pointer:
		return Address
	case floating:
		return Floating
	}
	return Whole
}

// RegInfo describes a register.
type RegInfo struct {
	Name  string // the C variable it stands for, or the LLVM name, or ""
	Bits  uint16
	Ptr   bool // declared as a pointer in the IR
	Float bool
	// Type is the C type of the variable, or the part of one, that the register holds; nil where debug
	// information names none.
	Type *Type
	// Others are the structures that further variables point to which hold it.
	Others []*Type
	// Converted: the variable that was passed is a void pointer, and Type that of the variable it is converted to.
	Converted bool
	Origin    *Origin // where the text has the value; nil unless Options.Origins, and where it has none
}

// Origin is where LLVM IR text has the value of a register: under a name, from its definition on.
type Origin struct {
	Name   string // "%x"
	Type   string // as typed pointers are written: "i32", "%struct.s*"
	Loaded bool   // Name is an alloca of that type, whose contents at the beginning of Block are the value
	Block  string // the name of that block
}

// Block is a basic block: Code[First:End]; the phis are Code[First:Body].
type Block struct {
	Name             string
	First, Body, End PC
	Preds, Succs     []BlockID
}

// Phi is the value of an OpPhi per predecessor block.
type Phi struct {
	Blocks []BlockID
	Values []Operand
}

// Switch is the cases of an OpSwitch: Instr.Then is the default target.
type Switch struct {
	Values  []uint64
	Targets []BlockID
}

// CallInfo is the callee and arguments of an OpCall.
type CallInfo struct {
	Callee   FuncID  // None for an indirect call
	Target   Operand // the function pointer of an indirect call
	Args     []Operand
	ArgBits  []uint16
	ArgKinds []ScalarKind // one for each argument, or nil: not known
	ByVal    []int64      // per argument: bytes to copy for a byval pointer, else 0; nil if none
	Firsts   []StepID     // per argument: the first member of a structure that it is the address of; nil if none
	RetBits  []uint16     // Instr.Dst, Instr.Dst+1, … receive the results
	RetKinds []ScalarKind // one for each result, or nil: not known
	NoReturn bool
	// NumFixed is the number of arguments that are not variadic according to the call's own type.
	NumFixed int
}

// Fits reports whether a call gives a function all its parameters, and takes no result that it does not return. Numbers
// of up to an int's width fit one another, as calls without a prototype widen them; more arguments than parameters fit
// (C11 6.5.2.2p6 and p9 allow less). Pointers, integers and floating-point numbers do not fit one another.
func (c *CallInfo) Fits(f *Func) bool {
	if len(f.Params) > len(c.Args) || len(c.RetBits) > 0 && len(f.RetBits) != len(c.RetBits) {
		return false
	}
	for i := range f.Params {
		if !fits(c.ArgBits[i], uint16(f.Params[i].Bits)) || c.ArgKinds != nil && c.ArgKinds[i] != f.Params[i].Kind() {
			return false
		}
	}
	for i := range c.RetBits {
		if !fits(c.RetBits[i], f.RetBits[i]) ||
			c.RetKinds != nil && f.RetKinds != nil && c.RetKinds[i] != f.RetKinds[i] {
			return false
		}
	}
	return true
}

func fits(a, b uint16) bool { return a == b || a <= 32 && b <= 32 }

// Var is a C variable of a function, from debug information.
type Var struct {
	Name string
	Type *Type
	Arg  int // 1-based parameter position, 0 for a local
	Loc  LocID
	// Alloca is the register holding the variable's address where it stays in memory, else None.
	Alloca Reg
	// Defs are the values of a promoted variable: from PC (inclusive), in its block, Value holds
	// until the block's next Def. Sorted by PC; every block in which a value is known has one at
	// its Body.
	Defs []VarDef
}

// VarDef is one entry of Var.Defs: what a variable, or the part of it at Offset, holds.
type VarDef struct {
	From   PC
	Value  Operand // KNone: not known from here on
	Offset int64   // bytes into the variable; 0 for a scalar
	Bits   uint16  // width of the part
}

// VarAt is the value a promoted variable has just before pc executes; ok is false where none is
// known (before its first assignment, or out of its scope).
func (f *Func) VarAt(v *Var, pc PC) (val Operand, ok bool) {
	val, _, ok = f.VarPartAt(v, 0, pc)
	return val, ok
}

// VarPartAt is VarAt for the part that begins offset bytes into a struct or array whose parts live in
// registers; bits is the part's width.
func (f *Func) VarPartAt(v *Var, offset int64, pc PC) (val Operand, bits uint16, ok bool) {
	b := &f.Blocks[f.BlockOf(pc)]
	for _, d := range v.Defs {
		if d.From > pc {
			break
		}
		if d.From >= b.First && d.Offset == offset {
			val, bits, ok = d.Value, d.Bits, d.Value.Kind != KNone
		}
	}
	return val, bits, ok
}

// BlockOf is the block containing pc.
func (f *Func) BlockOf(pc PC) BlockID {
	lo, hi := 0, len(f.Blocks)
	for hi-lo > 1 {
		mid := (lo + hi) / 2
		if f.Blocks[mid].First <= pc {
			lo = mid
		} else {
			hi = mid
		}
	}
	return BlockID(lo)
}

// BehindModel reports whether the instruction at pc follows a call of a library model that does not return. A function
// of the program that says so may return nevertheless.
func (p *Program) BehindModel(f *Func, pc PC) bool {
	if pc == 0 || f.Code[pc-1].Op != OpCall {
		return false
	}
	c := &f.Calls[f.Code[pc-1].Aux]
	return c.NoReturn && c.Callee != None && p.Funcs[c.Callee].Runtime
}
