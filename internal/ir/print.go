package ir

import (
	"fmt"
	"strings"
)

var opNames = [...]string{
	OpNop: "nop", OpAdd: "add", OpSub: "sub", OpMul: "mul", OpUDiv: "udiv", OpSDiv: "sdiv", OpURem: "urem",
	OpSRem: "srem",
	OpShl:  "shl", OpLShr: "lshr", OpAShr: "ashr", OpAnd: "and", OpOr: "or", OpXor: "xor", OpOverflow: "overflow",
	OpCtPop: "ctpop", OpCtLz: "ctlz", OpCtTz: "cttz", OpBSwap: "bswap", OpBitReverse: "bitreverse",
	OpICmp: "icmp", OpFCmp: "fcmp", OpTrunc: "trunc", OpZExt: "zext", OpSExt: "sext", OpFPTrunc: "fptrunc",
	OpFPExt:  "fpext",
	OpFPToUI: "fptoui", OpFPToSI: "fptosi", OpUIToFP: "uitofp", OpSIToFP: "sitofp", OpCopy: "copy", OpFreeze: "freeze",
	OpFAdd: "fadd", OpFSub: "fsub", OpFMul: "fmul", OpFDiv: "fdiv", OpFRem: "frem", OpFNeg: "fneg", OpFMath: "fmath",
	OpSelect: "select", OpPhi: "phi", OpFresh: "fresh", OpAlloca: "alloca", OpLoad: "load", OpStore: "store",
	OpGEP:    "gep",
	OpMemcpy: "memcpy", OpMemset: "memset", OpTLS: "tls", OpStackSave: "stacksave", OpStackRestore: "stackrestore",
	OpLifetimeStart: "lifetime.start", OpLifetimeEnd: "lifetime.end", OpRMW: "rmw", OpCmpXchg: "cmpxchg",
	OpFence:   "fence",
	OpVAStart: "va_start", OpVACopy: "va_copy", OpVAEnd: "va_end", OpBr: "br", OpCondBr: "condbr", OpSwitch: "switch",
	OpRet: "ret", OpUnreachable: "unreachable", OpCall: "call", OpAsm: "asm", OpTrap: "trap", OpTimestamp: "timestamp",
	OpUnsupported: "unsupported",
}

func (o Op) String() string {
	if int(o) < len(opNames) {
		return opNames[o]
	}
	return fmt.Sprintf("op%d", uint8(o))
}

var (
	predNames  = [...]string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}
	fpredNames = [...]string{
		"false",
		"oeq",
		"ogt",
		"oge",
		"olt",
		"ole",
		"one",
		"ord",
		"uno",
		"ueq",
		"ugt",
		"uge",
		"ult",
		"ule",
		"une",
		"true",
	}
	orderNames = [...]string{"", "unordered", "relaxed", "acquire", "release", "acq_rel", "seq_cst"}
	rmwNames   = [...]string{
		"xchg",
		"add",
		"sub",
		"and",
		"nand",
		"or",
		"xor",
		"max",
		"min",
		"umax",
		"umin",
		"fadd",
		"fsub",
	}
	ovfNames  = [...]string{"uadd", "sadd", "usub", "ssub", "umul", "smul"}
	mathNames = [...]string{
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
		"minnum",
		"maxnum",
		"copysign",
		"powi",
		"tan",
		"atan",
		"atan2",
	}
)

func (p Pred) String() string     { return predNames[p] }
func (p FPred) String() string    { return fpredNames[p] }
func (o Order) String() string    { return orderNames[o] }
func (r RMW) String() string      { return rmwNames[r] }
func (o Overflow) String() string { return ovfNames[o] }
func (m Math) String() string     { return mathNames[m] }

// String is the whole program: globals, then functions, in order of their numbers. It is what
// --dump=ir shows and the same for the same input.
func (p *Program) String() string {
	w := &strings.Builder{}
	fmt.Fprintf(w, "program %s\n", p.Model)
	for _, g := range p.Globals {
		p.printGlobal(w, g)
	}
	for _, id := range p.Ctors {
		fmt.Fprintf(w, "constructor @%s\n", p.Funcs[id].Name)
	}
	for _, id := range p.Dtors {
		fmt.Fprintf(w, "destructor @%s\n", p.Funcs[id].Name)
	}
	for _, f := range p.Funcs {
		if f == p.Beyond || p.Beyond != nil && f == p.Beyond.Start {
			continue
		}
		w.WriteString("\n")
		f.print(w)
	}
	return w.String()
}

func (p *Program) printGlobal(w *strings.Builder, g *Global) {
	fmt.Fprintf(w, "global @%s %d bytes align %d", g.Name, g.Size, g.Align)
	flag(w, g.Const, "const")
	flag(w, g.ThreadLocal, "thread_local")
	flag(w, g.External, "external")
	flag(w, g.Runtime, "runtime")
	if g.Type != nil {
		fmt.Fprintf(w, " : %s", g.Type)
	}
	if len(g.Init) > 0 {
		shown := g.Init[:min(len(g.Init), 48)]
		fmt.Fprintf(w, " = %x", shown)
		if len(shown) < len(g.Init) {
			w.WriteString("…")
		}
	}
	for _, ptr := range g.Pointers[:min(len(g.Pointers), 16)] {
		is := "="
		if ptr.Part > 0 {
			is = "~"
		}
		fmt.Fprintf(w, " [%d]%s%s", ptr.Offset, is, p.AddrName(ptr.Addr))
	}
	w.WriteString("\n")
}

func flag(w *strings.Builder, on bool, name string) {
	if on {
		w.WriteString(" " + name)
	}
}

// AddrName is "@name+offset" for an address in a function or global, else the number in hexadecimal.
func (p *Program) AddrName(addr uint64) string {
	if f := p.FuncAt(addr); f != nil {
		return "@" + f.Name
	}
	if g := p.GlobalAt(addr); g != nil {
		if off := int64(addr - g.Addr); off != 0 {
			return fmt.Sprintf("@%s%+d", g.Name, off)
		}
		return "@" + g.Name
	}
	return fmt.Sprintf("%#x", addr)
}

// FuncAt is the function whose address that is, or nil.
func (p *Program) FuncAt(addr uint64) *Func {
	base := p.Model.Layout().FuncBase
	if addr < base || (addr-base)%16 != 0 || (addr-base)/16 >= uint64(len(p.Funcs)) {
		return nil
	}
	return p.Funcs[(addr-base)/16]
}

// GlobalAt is the global nearest below an address within its slots, or nil: the object that a pointer
// a little off its bounds still names.
func (p *Program) GlobalAt(addr uint64) *Global {
	lo, hi := 0, len(p.Globals) // the first global whose slots begin after addr
	l := p.Model.Layout()
	for lo < hi {
		mid := (lo + hi) / 2
		if p.Globals[mid].Addr-l.ObjectStart > addr {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	if lo == 0 {
		return nil
	}
	g := p.Globals[lo-1]
	if addr >= g.Addr+uint64(g.Size)+l.ObjectStart+1<<l.SlotShift {
		return nil
	}
	return g
}

// String is the function alone.
func (f *Func) String() string {
	w := &strings.Builder{}
	f.print(w)
	return w.String()
}

func (f *Func) print(w *strings.Builder) {
	if f.External {
		w.WriteString("declare ")
	}
	fmt.Fprintf(w, "func @%s(", f.Name)
	for i, p := range f.Params {
		if i > 0 {
			w.WriteString(", ")
		}
		if f.External {
			fmt.Fprintf(w, "i%d", p.Bits)
		} else {
			fmt.Fprintf(w, "%s:%s", f.regName(Reg(i)), f.regType(Reg(i)))
		}
	}
	if f.Variadic {
		w.WriteString(", ...")
	}
	fmt.Fprintf(w, ") %v", f.RetBits)
	flag(w, f.Static, "static")
	flag(w, f.Hidden, "hidden")
	flag(w, f.Runtime, "runtime")
	flag(w, f.Atomic, "atomic")
	flag(w, f.NoReturn, "noreturn")
	w.WriteString("\n")
	for i := range f.Vars {
		f.printVar(w, &f.Vars[i])
	}
	for b := range f.Blocks {
		blk := &f.Blocks[b]
		fmt.Fprintf(w, "%%%s: b%d\n", blk.Name, b)
		for pc := blk.First; pc < blk.End; pc++ {
			fmt.Fprintf(w, "%4d  %s", pc, f.InstrString(pc))
			if f.prog != nil && f.Code[pc].Loc != 0 {
				l := f.prog.Locs[f.Code[pc].Loc]
				fmt.Fprintf(w, "  ; %d:%d", l.Line, l.Col)
			}
			w.WriteString("\n")
		}
	}
}

func (f *Func) printVar(w *strings.Builder, v *Var) {
	fmt.Fprintf(w, "  var %s: %s", v.Name, v.Type)
	if v.Alloca != None {
		fmt.Fprintf(w, " in memory at %s", f.regName(v.Alloca))
	}
	for _, d := range v.Defs {
		fmt.Fprintf(w, " %d", d.From)
		if d.Offset != 0 {
			fmt.Fprintf(w, "+%d", d.Offset)
		}
		if d.Value.Kind == KNone {
			w.WriteString(":?")
		} else {
			fmt.Fprintf(w, ":%s", f.OperandString(d.Value))
		}
	}
	w.WriteString("\n")
}

// regName is the register's number, with its C name where it has one.
func (f *Func) regName(r Reg) string {
	if r == None {
		return "%none"
	}
	if name := f.Regs[r].Name; name != "" {
		return fmt.Sprintf("%%%d.%s", r, name)
	}
	return fmt.Sprintf("%%%d", r)
}

func (f *Func) regType(r Reg) string {
	info := f.Regs[r]
	switch {
	case info.Ptr:
		return "ptr"
	case info.Float:
		return fmt.Sprintf("f%d", info.Bits)
	}
	return fmt.Sprintf("i%d", info.Bits)
}

// OperandString shows an operand: %register, a decimal constant, or @name for an address.
func (f *Func) OperandString(o Operand) string {
	switch o.Kind {
	case KReg:
		return f.regName(o.Reg)
	case KConst:
		return fmt.Sprint(o.Word)
	case KGlobal, KFunc:
		if f.prog != nil {
			return f.prog.AddrName(o.Word)
		}
		return fmt.Sprintf("%#x", o.Word)
	case KWide:
		if f.prog != nil {
			return fmt.Sprintf("%#x:%#x", f.prog.HighWord(o), o.Word)
		}
		return fmt.Sprintf("wide%d:%#x", o.Index, o.Word)
	case KUndef:
		return "undef"
	case KPoison:
		return "poison"
	}
	return "none"
}
