package native

import (
	"fmt"
	"strings"

	"midway/internal/ir"
)

var orders = [...]string{"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// order is how an atomic operation is marked, "" of a plain access.
func order(o ir.Order) string {
	if int(o) < len(orders) {
		return orders[o]
	}
	return "seq_cst"
}

// failing is the order of a compare-and-exchange that fails: it stores nothing.
func failing(order string) string {
	switch order {
	case "acq_rel":
		return "acquire"
	case "release":
		return "monotonic"
	}
	return order
}

// natural is the alignment in bytes of a number of some bits.
func natural(bits int) int {
	n := 1
	for n*8 < bits && n < 16 {
		n *= 2
	}
	return n
}

// memory writes an instruction on memory.
func (b *body) memory(in *ir.Instr) {
	w := int(in.Bits)
	switch in.Op {
	case ir.OpLoad:
		b.load(in, w)
	case ir.OpStore:
		b.store(in, w)
	case ir.OpRMW, ir.OpCmpXchg:
		b.exchange(in, w)
	case ir.OpFence:
		b.effect(in.Loc, "fence %s", order(ir.Order(in.Sub)))
	case ir.OpMemcpy, ir.OpMemset:
		b.region(in)
	case ir.OpAlloca:
		p := b.does(in.Loc, "alloca i8, %s %s, align %d", b.word, b.val(&in.A, b.bits), max(in.Imm, 1))
		b.set(in.Dst, b.quiet("ptrtoint PTR<i8> %s to %s", p, b.word), b.bits)
	case ir.OpTLS:
		b.set(in.Dst, b.address("i8", b.variable(b.p.Globals[in.Imm]), uint64(in.Scale)), b.bits)
	case ir.OpVAStart:
		b.vaStart(in)
	case ir.OpVACopy:
		b.declare("llvm.memcpy.POINTER.POINTER."+b.word, "void (PTR<i8>, PTR<i8>, "+b.word+", i1)")
		fmt.Fprintf(&b.code, "  call void @llvm.memcpy.POINTER.POINTER.%s(%s, %s, %s %d, i1 false)\n", b.word,
			b.pointer(&in.A, "i8"), b.pointer(&in.B, "i8"), b.word, map[int]int{64: 24, 32: 4}[b.bits])
	}
}

func (b *body) load(in *ir.Instr, w int) {
	p, o, mark := b.pointer(&in.A, fmt.Sprintf("i%d", w)), order(ir.Order(in.Sub)), ""
	if o != "" {
		mark, o = "atomic ", " "+o
	}
	b.set(in.Dst, b.does(in.Loc, "load %si%d, %s%s, align %d", mark, w, p, o, natural(w)), w)
}

func (b *body) store(in *ir.Instr, w int) {
	p, o, mark := b.pointer(&in.A, fmt.Sprintf("i%d", w)), order(ir.Order(in.Sub)), ""
	if o != "" {
		mark, o = "atomic ", " "+o
	}
	b.effect(in.Loc, "store %si%d %s, %s%s, align %d", mark, w, b.val(&in.B, w), p, o, natural(w))
}

var exchanges = map[ir.RMW]string{ir.Xchg: "xchg", ir.RMWAdd: "add", ir.RMWSub: "sub", ir.RMWAnd: "and",
	ir.RMWNand: "nand", ir.RMWOr: "or", ir.RMWXor: "xor", ir.RMWMax: "max", ir.RMWMin: "min", ir.RMWUMax: "umax",
	ir.RMWUMin: "umin", ir.RMWFAdd: "fadd", ir.RMWFSub: "fsub"}

// exchange writes an atomic read-modify-write, or a compare-and-exchange.
func (b *body) exchange(in *ir.Instr, w int) {
	t, o := fmt.Sprintf("i%d", w), order(ir.Order(in.Imm))
	if o == "" || o == "unordered" {
		o = "monotonic"
	}
	if in.Op == ir.OpCmpXchg {
		weak := ""
		if in.Flags&ir.FlagWeak != 0 {
			weak = "weak "
		}
		p := b.pointer(&in.A, t)
		expected, desired := b.val(&in.B, w), b.val(&in.C, w)
		both := b.does(in.Loc, "cmpxchg %s%s, %s %s, %s %s %s %s", weak, p, t, expected, t, desired, o, failing(o))
		b.set(in.Dst, b.quiet("extractvalue { %s, i1 } %s, 0", t, both), w)
		b.set(in.Dst+1, b.quiet("extractvalue { %s, i1 } %s, 1", t, both), 1)
		return
	}
	name, v := exchanges[ir.RMW(in.Sub)], t+" "+b.val(&in.B, w)
	floating := strings.HasPrefix(name, "f")
	if floating {
		t, v = floats[w], b.float(&in.B, w)
	}
	old := b.does(in.Loc, "atomicrmw %s %s, %s %s", name, b.pointer(&in.A, t), v, o)
	if floating {
		old = b.asInteger(old, w, ir.Floating)
	}
	b.set(in.Dst, old, w)
}

// region writes a copy or a fill of memory.
func (b *body) region(in *ir.Instr) {
	if in.Op == ir.OpMemset {
		name := "llvm.memset.POINTER." + b.word
		b.declare(name, "void (PTR<i8>, i8, "+b.word+", i1)")
		to, value, n := b.pointer(&in.A, "i8"), b.val(&in.B, 8), b.val(&in.C, b.bits)
		b.effect(in.Loc, "call void @%s(%s, i8 %s, %s %s, i1 false)", name, to, value, b.word, n)
		return
	}
	name := "llvm.memcpy.POINTER.POINTER." + b.word
	if in.Flags&ir.FlagMove != 0 {
		name = "llvm.memmove.POINTER.POINTER." + b.word
	}
	b.declare(name, "void (PTR<i8>, PTR<i8>, "+b.word+", i1)")
	to, from, n := b.pointer(&in.A, "i8"), b.pointer(&in.B, "i8"), b.val(&in.C, b.bits)
	b.effect(in.Loc, "call void @%s(%s, %s, %s %s, i1 false)", name, to, from, b.word, n)
}

// vaStart makes a va_list of which every argument is fetched from the area that the frame's table names.
func (b *body) vaStart(in *ir.Instr) {
	at := b.val(&in.A, b.bits)
	put := func(off, bits int, v string) {
		p := b.quiet("add %s %s, %d", b.word, at, off)
		p = b.quiet("inttoptr %s %s to PTR<i%d>", b.word, p, bits)
		fmt.Fprintf(&b.code, "  store i%d %s, PTR<i%d> %s, align 4\n", bits, v, bits, p)
	}
	area := b.part(tableVarargs)
	if b.bits == 32 {
		put(0, 32, area)
		return
	}
	put(0, 32, "48")
	put(4, 32, "176")
	put(8, 64, area)
	put(16, 64, "0")
}
