package ir

import (
	"fmt"
	"strings"
)

// InstrString shows one instruction.
func (f *Func) InstrString(pc PC) string {
	in := &f.Code[pc]
	w := &strings.Builder{}
	if n := f.results(in); n > 0 {
		for i := range n {
			if i > 0 {
				w.WriteString(", ")
			}
			w.WriteString(f.regName(in.Dst + Reg(i)))
		}
		w.WriteString(" = ")
	}
	w.WriteString(in.Op.String())
	f.printDetail(w, in)
	for i, name := range flagNames {
		flag(w, in.Flags&(1<<i) != 0, name)
	}
	return w.String()
}

var flagNames = [...]string{"ptr", "volatile", "nsw", "nuw", "exact", "move", "weak", "user"}

func (f *Func) printDetail(w *strings.Builder, in *Instr) {
	op := f.OperandString
	switch in.Op {
	case OpICmp:
		fmt.Fprintf(w, " %s i%d %s, %s", Pred(in.Sub), in.Bits, op(in.A), op(in.B))
	case OpFCmp:
		fmt.Fprintf(w, " %s f%d %s, %s", FPred(in.Sub), in.Bits, op(in.A), op(in.B))
	case OpOverflow:
		fmt.Fprintf(w, " %s i%d %s, %s", Overflow(in.Sub), in.Bits, op(in.A), op(in.B))
	case OpTrunc, OpZExt, OpSExt, OpFPTrunc, OpFPExt, OpFPToUI, OpFPToSI, OpUIToFP, OpSIToFP:
		fmt.Fprintf(w, " i%d %s to i%d", in.Imm, op(in.A), in.Bits)
	case OpFMath:
		fmt.Fprintf(w, " %s f%d%s", Math(in.Sub), in.Bits, f.operands(in))
	case OpPhi:
		f.printPhi(w, in)
	case OpAlloca:
		fmt.Fprintf(w, " %s bytes align %d", op(in.A), in.Imm)
	case OpLoad:
		fmt.Fprintf(w, " i%d %s%s", in.Bits, op(in.A), orderText(in.Sub))
	case OpStore:
		fmt.Fprintf(w, " i%d %s to %s%s", in.Bits, op(in.B), op(in.A), orderText(in.Sub))
	case OpGEP:
		f.printGEP(w, in)
	case OpTLS:
		fmt.Fprintf(w, " global %d%+d", in.Imm, in.Scale)
	case OpRMW:
		fmt.Fprintf(w, " %s i%d %s, %s%s", RMW(in.Sub), in.Bits, op(in.A), op(in.B), orderText(uint8(in.Imm)))
	case OpCmpXchg:
		fmt.Fprintf(w, " i%d %s, %s, %s%s", in.Bits, op(in.A), op(in.B), op(in.C), orderText(uint8(in.Imm)))
	case OpFence:
		w.WriteString(orderText(in.Sub))
	case OpLifetimeStart, OpLifetimeEnd:
		fmt.Fprintf(w, " %s %d bytes", op(in.A), in.Imm)
	case OpBr, OpCondBr, OpSwitch, OpRet, OpCall:
		f.printControl(w, in)
	case OpAsm, OpUnsupported:
		fmt.Fprintf(w, " %s", f.Asms[in.Aux])
	default:
		if in.Bits != 0 {
			fmt.Fprintf(w, " i%d", in.Bits)
		}
		w.WriteString(f.operands(in))
	}
}

func (f *Func) operands(in *Instr) string {
	var parts []string
	for _, o := range []Operand{in.A, in.B, in.C} {
		if o.Kind != KNone {
			parts = append(parts, f.OperandString(o))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " " + strings.Join(parts, ", ")
}

func orderText(o uint8) string {
	if Order(o) == NotAtomic {
		return ""
	}
	return " " + Order(o).String()
}

func (f *Func) printPhi(w *strings.Builder, in *Instr) {
	phi := &f.Phis[in.Aux]
	fmt.Fprintf(w, " i%d", in.Bits)
	for i, b := range phi.Blocks {
		fmt.Fprintf(w, " [b%d: %s]", b, f.OperandString(phi.Values[i]))
	}
}

func (f *Func) printGEP(w *strings.Builder, in *Instr) {
	fmt.Fprintf(w, " %s", f.OperandString(in.A))
	if in.Imm != 0 {
		fmt.Fprintf(w, " %+d", in.Imm)
	}
	if in.B.Kind != KNone {
		fmt.Fprintf(w, " + i%d %s * %d", in.Aux, f.OperandString(in.B), in.Scale)
	}
}

func (f *Func) printControl(w *strings.Builder, in *Instr) {
	switch in.Op {
	case OpBr:
		fmt.Fprintf(w, " b%d", in.Then)
	case OpCondBr:
		fmt.Fprintf(w, " %s b%d, b%d", f.OperandString(in.A), in.Then, in.Else)
	case OpSwitch:
		sw := &f.Switches[in.Aux]
		fmt.Fprintf(w, " i%d %s", in.Bits, f.OperandString(in.A))
		for i, v := range sw.Values {
			fmt.Fprintf(w, " [%d: b%d]", v, sw.Targets[i])
		}
		fmt.Fprintf(w, " else b%d", in.Then)
	case OpRet:
		if in.Aux >= 0 {
			fmt.Fprintf(w, " (%s)", f.list(f.Calls[in.Aux].Args))
			return
		}
		w.WriteString(f.operands(in))
	case OpCall:
		f.printCall(w, &f.Calls[in.Aux])
	}
}

func (f *Func) list(ops []Operand) string {
	parts := make([]string, len(ops))
	for i, o := range ops {
		parts[i] = f.OperandString(o)
	}
	return strings.Join(parts, ", ")
}

func (f *Func) printCall(w *strings.Builder, c *CallInfo) {
	switch {
	case c.Callee == None:
		fmt.Fprintf(w, " *%s", f.OperandString(c.Target))
	case f.prog != nil:
		fmt.Fprintf(w, " @%s", f.prog.Funcs[c.Callee].Name)
	default:
		fmt.Fprintf(w, " f%d", c.Callee)
	}
	w.WriteString("(")
	for i, a := range c.Args {
		if i > 0 {
			w.WriteString(", ")
		}
		if i == c.NumFixed && i < len(c.Args) {
			w.WriteString("... ")
		}
		fmt.Fprintf(w, "i%d %s", c.ArgBits[i], f.OperandString(a))
		if c.ByVal != nil && c.ByVal[i] > 0 {
			fmt.Fprintf(w, " byval %d", c.ByVal[i])
		}
	}
	w.WriteString(")")
	if len(c.RetBits) > 0 {
		fmt.Fprintf(w, " %v", c.RetBits)
	}
	flag(w, c.NoReturn, "noreturn")
}

// String is the C spelling of a type, near enough to read.
func (t *Type) String() string {
	if t == nil {
		return "void"
	}
	switch t.Kind {
	case PointerTo:
		if t.Name != "" {
			return t.Name
		}
		return t.Elem.String() + "*"
	case Array:
		if t.Name != "" {
			return t.Name
		}
		if t.Count < 0 {
			return t.Elem.String() + "[]"
		}
		return fmt.Sprintf("%s[%d]", t.Elem, t.Count)
	case FuncType:
		if t.Name == "" {
			return "function"
		}
	case Struct, Union, Enum:
		if t.Name == "" {
			return [...]string{Struct: "struct", Union: "union", Enum: "enum"}[t.Kind]
		}
	}
	return t.Name
}
