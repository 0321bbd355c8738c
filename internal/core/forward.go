package core

import (
	"golang.org/x/arch/x86/x86asm"

	"midway/context"
)

// maxForward bounds how many machine instructions a thread is taken forward by.
const maxForward = 2048

// forward takes a thread that is in the middle of a statement on to where the next one begins, by executing its machine
// code on the registers and the memory of the core: the process can do that, with the other threads standing still.
// moved is false where that is not so, or is not known; then nothing has changed.
func (w *world) forward(s *stand, f *context.Frame, in *frame) (moved bool) {
	c := &cpu{Image: w.Image, task: *s.thread.task}
	for n := 0; n < maxForward; n++ {
		if !c.step() {
			break
		}
		own := w.binary.row(c.task.PC - w.binary.bias)
		if own == nil {
			break
		}
		if !own.statement || own.at != c.task.PC-w.binary.bias || !w.sameFunction(in.PC, c.task.PC) {
			continue
		}
		at := *in
		at.PC, at.Line = c.task.PC, own.line
		if w.place(f, &at) == "" {
			*s.thread.task, *in = c.task, at
			return true
		}
	}
	c.undo()
	return false
}

// sameFunction reports whether two addresses of the process are in one function of the executable.
func (w *world) sameFunction(a, b uint64) bool {
	for i := range w.binary.functions {
		d := &w.binary.functions[i]
		if lo, hi := d.at+w.binary.bias, d.end+w.binary.bias; lo <= a && a < hi {
			return lo <= b && b < hi
		}
	}
	return false
}

// cpu executes machine code of one thread on the memory of a core: instructions on integers within a function. It stops
// in front of any other one.
type cpu struct {
	*Image
	task    Task
	written []old
	next    uint64 // the address behind the instruction that is executed
	unsure  bool   // the flags are not computed
}

// old is what memory held before.
type old struct {
	at    uint64
	bytes int
	word  uint64
}

// undo gives memory back what it held.
func (c *cpu) undo() {
	for i := len(c.written) - 1; i >= 0; i-- {
		c.put(c.written[i].at, c.written[i].bytes, c.written[i].word)
	}
	c.written = nil
}

// Flags of the processor (Intel, volume 1, 3.4.3).
const (
	carry    = 1 << 0
	zero     = 1 << 6
	sign     = 1 << 7
	overflow = 1 << 11
)

// step executes one instruction; ok is false where it is none of those that are known here.
func (c *cpu) step() (ok bool) {
	text, ok := c.Bytes(c.task.PC, longest)
	if !ok {
		return false
	}
	in, err := x86asm.Decode(text, 64)
	if err != nil || special(&in) {
		return false
	}
	c.next = c.task.PC + uint64(in.Len)
	to := c.next
	switch {
	case in.Op == x86asm.JMP:
		to, ok = c.target(&in)
	case conditions[in.Op] != nil:
		if ok = !c.unsure; ok && conditions[in.Op](c.task.Flags) {
			to, ok = c.target(&in)
		}
	default:
		ok = c.compute(&in)
	}
	if ok {
		c.task.PC = to
	}
	return ok
}

// longest is how many bytes an instruction can have.
const longest = 15

// special reports whether an instruction is repeated, or one step for other processors.
func special(in *x86asm.Inst) bool {
	for _, p := range in.Prefix {
		if b := p & 0xff; b == 0xf0 || b == 0xf2 || b == 0xf3 {
			return true
		}
	}
	return false
}

func (c *cpu) target(in *x86asm.Inst) (uint64, bool) {
	rel, ok := in.Args[0].(x86asm.Rel)
	return c.next + uint64(int64(rel)), ok
}

// conditions are those of jumps.
var conditions = map[x86asm.Op]func(flags uint64) bool{
	x86asm.JE: isZero, x86asm.JNE: not(isZero), x86asm.JS: isNegative, x86asm.JNS: not(isNegative), x86asm.JL: isLess,
	x86asm.JGE: not(isLess), x86asm.JLE: isLessOrEqual, x86asm.JG: not(isLessOrEqual), x86asm.JB: isBelow, x86asm.JAE: not(isBelow),
	x86asm.JBE: isBelowOrEqual, x86asm.JA: not(isBelowOrEqual),
}

// sets are the conditions of instructions that write 1 or 0.
var sets = map[x86asm.Op]func(flags uint64) bool{
	x86asm.SETE: isZero, x86asm.SETNE: not(isZero), x86asm.SETS: isNegative, x86asm.SETNS: not(isNegative), x86asm.SETL: isLess,
	x86asm.SETGE: not(isLess), x86asm.SETLE: isLessOrEqual, x86asm.SETG: not(isLessOrEqual), x86asm.SETB: isBelow,
	x86asm.SETAE: not(isBelow), x86asm.SETBE: isBelowOrEqual, x86asm.SETA: not(isBelowOrEqual),
}

func not(f func(uint64) bool) func(uint64) bool { return func(flags uint64) bool { return !f(flags) } }

func isZero(f uint64) bool         { return f&zero != 0 }
func isNegative(f uint64) bool     { return f&sign != 0 }
func isBelow(f uint64) bool        { return f&carry != 0 }
func isLess(f uint64) bool         { return f&sign != 0 != (f&overflow != 0) }
func isLessOrEqual(f uint64) bool  { return isZero(f) || isLess(f) }
func isBelowOrEqual(f uint64) bool { return isZero(f) || isBelow(f) }

// compute executes an instruction that does not jump.
func (c *cpu) compute(in *x86asm.Inst) bool {
	bits := c.width(in, in.Args[0])
	switch in.Op {
	case x86asm.NOP:
		return true
	case x86asm.CDQE:
		return c.extendA(32, 64)
	case x86asm.CWDE:
		return c.extendA(16, 32)
	case x86asm.CDQ, x86asm.CQO:
		return c.signOfA(in.Op)
	case x86asm.LEA:
		m, ok := in.Args[1].(x86asm.Mem)
		at, known := c.address(m)
		return ok && known && m.Segment == 0 && c.write(in.Args[0], bits, at)
	case x86asm.MOV, x86asm.MOVZX:
		v, ok := c.read(in.Args[1], c.width(in, in.Args[1]), bits)
		return ok && c.write(in.Args[0], bits, v)
	case x86asm.MOVSX, x86asm.MOVSXD:
		from := c.width(in, in.Args[1])
		v, ok := c.read(in.Args[1], from, from)
		return ok && from > 0 && c.write(in.Args[0], bits, extended(v, from))
	case x86asm.NOT:
		v, ok := c.read(in.Args[0], bits, bits)
		return ok && c.write(in.Args[0], bits, ^v)
	}
	if holds := sets[in.Op]; holds != nil {
		v := uint64(0)
		if holds(c.task.Flags) {
			v = 1
		}
		return !c.unsure && c.write(in.Args[0], 8, v)
	}
	return c.arithmetic(in, bits)
}

// extendA extends the sign of a part of rax.
func (c *cpu) extendA(from, to int) bool {
	return c.write(registerOf[to], to, extended(c.task.Regs[0], from))
}

// registerOf are the parts of rax, by their bits.
var registerOf = map[int]x86asm.Arg{32: x86asm.EAX, 64: x86asm.RAX}

// signOfA fills edx or rdx with the sign of eax or rax.
func (c *cpu) signOfA(op x86asm.Op) bool {
	if op == x86asm.CQO {
		return c.write(x86asm.RDX, 64, uint64(int64(c.task.Regs[0])>>63))
	}
	return c.write(x86asm.EDX, 32, uint64(int32(c.task.Regs[0])>>31))
}

// extended is a number of some bits with its sign in all 64.
func extended(v uint64, bits int) uint64 { return uint64(int64(v<<(64-bits)) >> (64 - bits)) }

// arithmetic executes an instruction that computes a number and flags.
func (c *cpu) arithmetic(in *x86asm.Inst, bits int) bool {
	if in.Op == x86asm.IMUL {
		return c.multiply(in, bits)
	}
	a, ok := c.read(in.Args[0], bits, bits)
	if !ok || bits == 0 {
		return false
	}
	b := uint64(1)
	if in.Args[1] != nil {
		if b, ok = c.read(in.Args[1], c.width(in, in.Args[1]), bits); !ok {
			return false
		}
	}
	v, flags, ok := result(in.Op, a&mask(bits), b&mask(bits), bits)
	if !ok {
		return false
	}
	switch in.Op {
	case x86asm.SHL, x86asm.SHR, x86asm.SAR:
		c.unsure = true
	case x86asm.INC, x86asm.DEC:
		flags = flags&^carry | c.task.Flags&carry
		fallthrough
	default:
		c.unsure = c.unsure && (in.Op == x86asm.INC || in.Op == x86asm.DEC)
		c.task.Flags = c.task.Flags&^(carry|zero|sign|overflow) | flags
	}
	return in.Op == x86asm.CMP || in.Op == x86asm.TEST || c.write(in.Args[0], bits, v)
}

func mask(bits int) uint64 { return ^uint64(0) >> (64 - bits) }

// result is what an instruction computes of two numbers of some bits, and the flags of that.
func result(op x86asm.Op, a, b uint64, bits int) (v, flags uint64, ok bool) {
	top := uint64(1) << (bits - 1)
	switch op {
	case x86asm.ADD, x86asm.INC:
		if v = (a + b) & mask(bits); v < a {
			flags |= carry
		}
		if ^(a^b)&(a^v)&top != 0 {
			flags |= overflow
		}
	case x86asm.SUB, x86asm.CMP, x86asm.DEC:
		if v = (a - b) & mask(bits); a < b {
			flags |= carry
		}
		if (a^b)&(a^v)&top != 0 {
			flags |= overflow
		}
	case x86asm.NEG:
		v, flags, _ = result(x86asm.SUB, 0, a, bits)
	case x86asm.AND, x86asm.TEST:
		v = a & b
	case x86asm.OR:
		v = a | b
	case x86asm.XOR:
		v = a ^ b
	case x86asm.SHL:
		v = a << (b & uint64(max(bits, 32)-1))
	case x86asm.SHR:
		v = a >> (b & uint64(max(bits, 32)-1))
	case x86asm.SAR:
		v = uint64(int64(extended(a, bits)) >> (b & uint64(max(bits, 32)-1)))
	default:
		return 0, 0, false
	}
	if v &= mask(bits); v == 0 {
		flags |= zero
	}
	if v&top != 0 {
		flags |= sign
	}
	return v, flags, true
}

// multiply executes imul with two or three operands.
func (c *cpu) multiply(in *x86asm.Inst, bits int) bool {
	if in.Args[1] == nil {
		return false
	}
	x, y := in.Args[0], in.Args[1]
	if in.Args[2] != nil {
		x, y = in.Args[1], in.Args[2]
	}
	a, ok := c.read(x, c.width(in, x), bits)
	b, ok2 := c.read(y, c.width(in, y), bits)
	c.unsure = true
	return ok && ok2 && c.write(in.Args[0], bits, a*b)
}
