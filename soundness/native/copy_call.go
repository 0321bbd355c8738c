package native

import (
	"fmt"
	"strings"

	"midway/internal/ir"
)

// floats are the types of floating-point numbers, by bits.
var floats = map[int]string{16: "half", 32: "float", 64: "double", 80: "x86_fp80", 128: "fp128"}

// scalar is the type that a scalar is passed as.
func (c *copier) scalar(bits int, kind ir.ScalarKind) string {
	if kind == ir.Floating {
		if t, ok := floats[bits]; ok {
			return t
		}
	}
	return fmt.Sprintf("i%d", bits)
}

// results is the type of what a function returns.
func (c *copier) results(bits []uint16, kinds []ir.ScalarKind) string {
	var types []string
	for i, w := range bits {
		types = append(types, c.scalar(int(w), kindAt(kinds, i)))
	}
	switch len(types) {
	case 0:
		return "void"
	case 1:
		return types[0]
	}
	for i, w := range bits {
		if w == 32 && kindAt(kinds, i) == ir.Floating {
			c.refuse("the code returns two floats in one register")
		}
	}
	return "{ " + strings.Join(types, ", ") + " }"
}

func kindAt(kinds []ir.ScalarKind, i int) ir.ScalarKind {
	if i < len(kinds) {
		return kinds[i]
	}
	return ir.Whole
}

// asInteger is a scalar that was received, as its bits.
func (b *body) asInteger(v string, bits int, kind ir.ScalarKind) string {
	if t := b.scalar(bits, kind); t[0] != 'i' {
		return b.quiet("bitcast %s %s to i%d", t, v, bits)
	}
	return v
}

// passed is an operand as it is passed, its type before it.
func (b *body) passed(o *ir.Operand, bits int, kind ir.ScalarKind) string {
	v, t := b.val(o, bits), b.scalar(bits, kind)
	if t[0] != 'i' {
		v = b.quiet("bitcast i%d %s to %s", bits, v, t)
	}
	return t + " " + v
}

// received writes a call, and gives the scalars of its result as integers.
func (b *body) received(text string, bits []uint16, kinds []ir.ScalarKind, loc ir.LocID) (out []string) {
	if len(bits) == 0 {
		b.effect(loc, "%s", text)
		return nil
	}
	v := b.does(loc, "%s", text)
	if len(bits) == 1 {
		return []string{b.asInteger(v, int(bits[0]), kindAt(kinds, 0))}
	}
	for i, w := range bits {
		part := b.quiet("extractvalue %s %s, %d", b.results(bits, kinds), v, i)
		out = append(out, b.asInteger(part, int(w), kindAt(kinds, i)))
	}
	return out
}

// call writes a call as the program has it.
func (b *body) call(in *ir.Instr) {
	ci := &b.f.Calls[in.Aux]
	if ci.Callee != ir.None && b.p.Funcs[ci.Callee].Observes {
		b.observes(in, ci)
		return
	}
	args, types := b.arguments(ci)
	result := b.results(ci.RetBits, ci.RetKinds)
	variadic := ci.NumFixed < len(ci.Args)
	if variadic {
		types = append(types[:ci.NumFixed:ci.NumFixed], "...")
	}
	signature := result + " (" + strings.Join(types, ", ") + ")"
	target := b.callee(ci, signature)
	if variadic {
		result = signature
	}
	text := fmt.Sprintf("call %s %s(%s)", result, target, strings.Join(args, ", "))
	got := b.received(text, ci.RetBits, ci.RetKinds, in.Loc)
	for i, v := range got {
		if in.Dst != ir.None {
			b.set(in.Dst+ir.Reg(i), v, int(ci.RetBits[i]))
		}
	}
}

// observes leaves out a call of code that looks at states: it sees nothing.
func (b *body) observes(in *ir.Instr, ci *ir.CallInfo) {
	for i, w := range ci.RetBits {
		if in.Dst != ir.None {
			b.set(in.Dst+ir.Reg(i), "0", int(w))
		}
	}
}

// callee is what a call calls: a name, or a register where the function is only known at run time, or is used by
// another type elsewhere.
func (b *body) callee(ci *ir.CallInfo, signature string) string {
	address := ""
	if ci.Callee != ir.None {
		f := b.p.Funcs[ci.Callee]
		name := b.function(f)
		if returnsTwice[name] {
			b.refuse("%s calls %s, which returns twice", plain(b.f.Name), name)
		}
		known := b.declare(name, signature)
		if known == signature {
			return "@" + quotedName(name)
		}
		address = fmt.Sprintf("ptrtoint (PTR<%s> @%s to %s)", known, quotedName(name), b.word)
	} else {
		address = b.val(&ci.Target, b.bits)
	}
	return b.quiet("inttoptr %s %s to PTR<%s>", b.word, address, signature)
}

// returnsTwice are the functions that need a frame of which nothing is in registers.
var returnsTwice = map[string]bool{"setjmp": true, "_setjmp": true, "__setjmp": true, "sigsetjmp": true,
	"__sigsetjmp": true, "vfork": true, "getcontext": true, "savectx": true}

// parameter is the type of a parameter, with what the calling convention asks for.
func (c *copier) parameter(bits int, kind ir.ScalarKind, byValue int64) string {
	switch {
	case byValue > 0:
		return fmt.Sprintf("PTR<[%d x i8]> byval([%d x i8]) align 8", byValue, byValue)
	case bits == 1:
		return "i1 zeroext"
	}
	return c.scalar(bits, kind)
}

// arguments are a call's arguments, and the types of their parameters.
func (b *body) arguments(ci *ir.CallInfo) (args, types []string) {
	for i := range ci.Args {
		bits, kind, byValue := int(ci.ArgBits[i]), kindAt(ci.ArgKinds, i), int64(0)
		if ci.ByVal != nil {
			byValue = ci.ByVal[i]
		}
		t := b.parameter(bits, kind, byValue)
		types = append(types, t)
		switch {
		case byValue > 0:
			p := b.quiet("inttoptr %s %s to PTR<[%d x i8]>", b.word, b.val(&ci.Args[i], b.bits), byValue)
			args = append(args, t+" "+p)
		case bits == 1:
			args = append(args, t+" "+b.val(&ci.Args[i], 1))
		default:
			args = append(args, b.passed(&ci.Args[i], bits, kind))
		}
	}
	return args, types
}

// ret returns what the function returns; the frame's locals are gone then.
func (b *body) ret(in *ir.Instr) {
	operands := []*ir.Operand{&in.A, &in.B}
	if len(b.f.RetBits) > 2 {
		operands = nil
		args := b.f.Calls[in.Aux].Args
		for i := range args {
			operands = append(operands, &args[i])
		}
	}
	values := make([]string, len(b.f.RetBits))
	for i, w := range b.f.RetBits {
		values[i] = b.passed(operands[i], int(w), kindAt(b.f.RetKinds, i))
	}
	for i := range b.s.Locals {
		b.declare("__midway_gone", "void ("+b.word+")")
		fmt.Fprintf(&b.code, "  call void @__midway_gone(%s %s)\n", b.word, b.part(tableLocals+i))
	}
	switch len(values) {
	case 0:
		b.effect(in.Loc, "ret void")
		return
	case 1:
		b.effect(in.Loc, "ret %s", values[0])
		return
	}
	whole, t := "undef", b.results(b.f.RetBits, b.f.RetKinds)
	for i, v := range values {
		whole = b.quiet("insertvalue %s %s, %s, %d", t, whole, v, i)
	}
	b.effect(in.Loc, "ret %s %s", t, whole)
}
