package ir

import (
	"fmt"
	"strconv"
	"strings"
)

// place is where an operand of an assembly instruction lies: an operand of the statement, or an
// immediate.
type place struct {
	op  int // index into machine.ops, -1 for an immediate
	imm uint64
}

// x86Registers maps register names of every width to the name constraints use.
var x86Registers = map[string]string{
	"al": "ax", "ax": "ax", "eax": "ax", "rax": "ax", "bl": "bx", "bx": "bx", "ebx": "bx", "rbx": "bx",
	"cl": "cx", "cx": "cx", "ecx": "cx", "rcx": "cx", "dl": "dx", "dx": "dx", "edx": "dx", "rdx": "dx",
	"esi": "si", "rsi": "si", "edi": "di", "rdi": "di",
}

// locate finds the operand that "$1", "${1:b}", "($1)", "%eax" or "$$5" names.
func (m *machine) locate(arg string) (place, error) {
	if strings.HasPrefix(arg, "$$") {
		n, err := strconv.ParseInt(arg[2:], 0, 64)
		if err != nil {
			return place{}, fmt.Errorf("immediate %q", arg)
		}
		return place{op: -1, imm: uint64(n)}, nil
	}
	if strings.HasPrefix(arg, "%") {
		if ix, ok := m.named[x86Registers[arg[1:]]]; ok {
			return place{op: ix}, nil
		}
		return place{}, fmt.Errorf("register %s", arg)
	}
	deref := strings.HasPrefix(arg, "(") && strings.HasSuffix(arg, ")")
	name := strings.Trim(arg, "()${}")
	if cut := strings.IndexByte(name, ':'); cut >= 0 {
		name = name[:cut]
	}
	n, err := strconv.Atoi(name)
	if err != nil || n >= len(m.ops) || !strings.Contains(arg, "$") {
		return place{}, fmt.Errorf("operand %q", arg)
	}
	if deref && !m.ops[n].memory {
		at := m.ops[n]
		at.memory, at.output, at.s, at.tied, at.code = true, false, scalar{}, -1, "*m"
		m.ops = append(m.ops, at)
		return place{op: len(m.ops) - 1}, nil
	}
	if t := m.ops[n].tied; t >= 0 {
		n = t
	}
	return place{op: n}, nil
}

// execute knows the instructions by name without their size suffix.
func (m *machine) execute(name string, args []string) error {
	switch name {
	case "pause", "nop", "lfence", "sfence", "cld":
		return nil
	case "mfence":
		m.b.emit(Instr{Op: OpFence, Sub: uint8(SeqCst)})
		return nil
	case "rdtsc", "rdtscp":
		return m.rdtsc()
	case "stosb", "stosw", "stosl", "stosq":
		return m.fill(suffixBits[name[4]])
	}
	places := make([]place, len(args))
	for i, a := range args {
		p, err := m.locate(a)
		if err != nil {
			return err
		}
		places[i] = p
	}
	if strings.HasPrefix(name, "set") && len(places) == 1 {
		return m.setcc(name[3:], places[0])
	}
	base, bits := splitSuffix(name)
	switch len(places) {
	case 1:
		return m.execute1(base, bits, places[0])
	case 2:
		return m.execute2(base, bits, places[0], places[1])
	}
	return fmt.Errorf("no meaning here")
}

var suffixBits = map[byte]uint16{'b': 8, 'w': 16, 'l': 32, 'q': 64}

var x86Names = map[string]bool{
	"mov": true, "xchg": true, "xadd": true, "cmpxchg": true, "add": true, "sub": true, "and": true, "or": true,
	"xor": true, "inc": true, "dec": true, "neg": true, "not": true, "bswap": true, "bts": true, "btr": true,
	"btc": true, "bt": true, "cmp": true, "test": true, "bsf": true, "bsr": true, "rol": true, "ror": true,
}

// splitSuffix separates a size suffix from a known instruction; 0 bits where there is none.
func splitSuffix(name string) (string, uint16) {
	if x86Names[name] || name == "" {
		return name, 0
	}
	last := len(name) - 1
	if bits, ok := suffixBits[name[last]]; ok && x86Names[name[:last]] {
		return name[:last], bits
	}
	return name, 0
}

// rdtsc sets a and d, or the 64 bits of "=A".
func (m *machine) rdtsc() error {
	found := false
	for i := range m.ops {
		op := &m.ops[i]
		if op.output && !op.memory &&
			(strings.Contains(op.code, "ax") || strings.Contains(op.code, "dx") || strings.Contains(op.code, "cx") ||
				op.code == "A") {
			op.val, op.known = m.b.def(Instr{Op: OpTimestamp, Bits: op.s.bits}, op.s), true
			found = true
		}
	}
	if !found {
		return fmt.Errorf("result is not taken")
	}
	return nil
}

func (m *machine) setcc(cc string, to place) error {
	v, err := m.condition(cc)
	if err != nil && strings.HasSuffix(cc, "b") {
		v, err = m.condition(cc[:len(cc)-1]) // with a size suffix
	}
	if err != nil || to.op < 0 {
		return anyError(err, fmt.Errorf("target"))
	}
	return m.write(to, 8, m.b.resize(scalar{bits: 8}, 1, v))
}

// width is the operation's width: the suffix, or that of the first operand that has one.
func (m *machine) width(bits uint16, places ...place) (uint16, error) {
	if bits != 0 {
		return bits, nil
	}
	for _, memory := range []bool{false, true} {
		for _, p := range places {
			if p.op >= 0 && m.ops[p.op].memory == memory && m.ops[p.op].s.bits != 0 {
				return m.ops[p.op].s.bits, nil
			}
		}
	}
	return 0, fmt.Errorf("operand size")
}

// read is the value at a place, w bits of it.
func (m *machine) read(p place, w uint16) (Operand, error) {
	if p.op < 0 {
		return C(p.imm & mask(w)), nil
	}
	op := &m.ops[p.op]
	if op.memory {
		return m.b.loadScalar(scalar{bits: w}, op.val, Relaxed, 0), nil
	}
	if !op.known {
		return Operand{}, fmt.Errorf("operand %d is read before it is set", p.op)
	}
	return m.b.resize(scalar{bits: w}, op.s.bits, op.val), nil
}

// write sets a place to a value of w bits; a register's upper bits become zero.
func (m *machine) write(p place, w uint16, val Operand) error {
	if p.op < 0 {
		return fmt.Errorf("an immediate is written")
	}
	op := &m.ops[p.op]
	if op.memory {
		m.b.storeScalar(scalar{bits: w}, op.val, val, Relaxed, 0)
		return nil
	}
	op.val, op.known = m.b.resize(op.s, w, val), true
	return nil
}

func (m *machine) isMemory(p place) bool { return p.op >= 0 && m.ops[p.op].memory }

// rmw is an atomic operation on memory; the old value.
func (m *machine) rmw(op RMW, w uint16, at place, x Operand) Operand {
	s := scalar{bits: w}
	return m.b.def(Instr{Op: OpRMW, Sub: uint8(op), Bits: w, Imm: int64(SeqCst), A: m.ops[at.op].val, B: x}, s)
}

func (m *machine) setZero(w uint16, val Operand) {
	m.zero, m.flag, m.hasCF = m.b.compare(EQ, w, val, m.b.word(w, 0)), true, false
}

func (m *machine) execute1(name string, bits uint16, p place) error {
	w, err := m.width(bits, p)
	if err != nil {
		return err
	}
	switch name {
	case "inc":
		return m.arith(OpAdd, RMWAdd, w, place{op: -1, imm: 1}, p)
	case "dec":
		return m.arith(OpSub, RMWSub, w, place{op: -1, imm: 1}, p)
	case "bswap":
		return m.bswap(w, p)
	case "not":
		return m.arith(OpXor, RMWXor, w, place{op: -1, imm: ^uint64(0)}, p)
	case "neg":
		x, err := m.read(p, w)
		if err != nil || m.isMemory(p) {
			return anyError(err, fmt.Errorf("on memory"))
		}
		return m.write(p, w, m.b.intOp(OpSub, w, m.b.word(w, 0), x))
	}
	return fmt.Errorf("no meaning here")
}

func (m *machine) bswap(w uint16, p place) error {
	x, err := m.read(p, w)
	if err != nil {
		return err
	}
	s := scalar{bits: w}
	return m.write(p, w, m.b.def(Instr{Op: OpBSwap, Bits: w, A: x}, s))
}

var x86Arith = map[string]struct {
	op  Op
	rmw RMW
}{
	"add": {OpAdd, RMWAdd}, "sub": {OpSub, RMWSub}, "and": {OpAnd, RMWAnd}, "or": {OpOr, RMWOr}, "xor": {OpXor, RMWXor},
}

// execute2 has AT&T's order: source, destination.
func (m *machine) execute2(name string, bits uint16, src, dst place) error {
	w, err := m.width(bits, src, dst)
	if err != nil {
		return err
	}
	if a, ok := x86Arith[name]; ok {
		return m.arith(a.op, a.rmw, w, src, dst)
	}
	switch name {
	case "mov":
		x, err := m.read(src, w)
		if err != nil {
			return err
		}
		return m.write(dst, w, x)
	case "xchg":
		if m.isMemory(src) {
			src, dst = dst, src
		}
		return m.exchange(Xchg, w, src, dst)
	case "xadd":
		return m.exchange(RMWAdd, w, src, dst)
	case "cmpxchg":
		return m.cmpxchg(w, src, dst)
	case "bt", "bts", "btr", "btc":
		return m.bitTest(name, w, src, dst)
	case "cmp", "test":
		return m.compare(name, w, src, dst)
	case "bsf", "bsr":
		return m.bitScan(name == "bsf", w, src, dst)
	case "rol", "ror":
		return m.rotate(name == "rol", w, src, dst)
	}
	return fmt.Errorf("no meaning here")
}

// arith is dst op= src: atomic with a lock prefix. The zero flag follows the new value.
func (m *machine) arith(op Op, rmw RMW, w uint16, src, dst place) error {
	x, err := m.read(src, w)
	if err != nil {
		return err
	}
	if m.isMemory(dst) && m.locked {
		old := m.rmw(rmw, w, dst, x)
		m.setZero(w, m.b.intOp(op, w, old, x))
		return nil
	}
	y, err := m.read(dst, w)
	if err != nil {
		return err
	}
	sum := m.b.intOp(op, w, y, x)
	m.setZero(w, sum)
	return m.write(dst, w, sum)
}

// exchange is xchg and xadd with memory: the register receives the old value.
func (m *machine) exchange(rmw RMW, w uint16, reg, mem place) error {
	if !m.isMemory(mem) || reg.op < 0 || rmw != Xchg && !m.locked {
		return fmt.Errorf("between registers, or without lock")
	}
	x, err := m.read(reg, w)
	if err != nil {
		return err
	}
	return m.write(reg, w, m.rmw(rmw, w, mem, x))
}

// cmpxchg compares memory with the accumulator, which receives the old value.
func (m *machine) cmpxchg(w uint16, src, dst place) error {
	ax, ok := m.named["ax"]
	if !ok || !m.isMemory(dst) || !m.locked {
		return fmt.Errorf("without accumulator, memory or lock")
	}
	want, err1 := m.read(place{op: ax}, w)
	repl, err2 := m.read(src, w)
	if err := anyError(err1, err2); err != nil {
		return err
	}
	s := scalar{bits: w}
	r := m.b.defs(Instr{Op: OpCmpXchg, Bits: w, Imm: int64(SeqCst), A: m.ops[dst.op].val, B: want, C: repl}, s, bit)
	m.zero, m.flag, m.hasCF = r[1], true, false
	return m.write(place{op: ax}, w, r[0])
}

// fill is "rep stos": the count in c, the address in di, the value in a; forwards. The values left in
// the registers are not followed.
func (m *machine) fill(w uint16) error {
	ax, ok1 := m.named["ax"]
	cx, ok2 := m.named["cx"]
	di, ok3 := m.named["di"]
	if !ok1 || !ok2 || !ok3 {
		return fmt.Errorf("without its registers")
	}
	val, err1 := m.read(place{op: ax}, w)
	size := m.b.sizeScalar()
	count, err2 := m.read(place{op: cx}, size.bits)
	to, err3 := m.read(place{op: di}, size.bits)
	if err := anyError(err1, err2, err3); err != nil {
		return err
	}
	if val.Kind != KConst || val.Word != 0 && w != 8 {
		return fmt.Errorf("with a value that is no single byte")
	}
	bytes := m.b.intOp(OpMul, size.bits, count, C(uint64(w/8)))
	m.b.emit(Instr{Op: OpMemset, Bits: 8, A: to, B: C(val.Word & 0xff), C: bytes})
	for _, reg := range []int{cx, di} {
		op := &m.ops[reg]
		op.val = m.b.def(Instr{Op: OpFreeze, Bits: op.s.bits, A: Operand{Kind: KUndef}}, op.s)
	}
	return nil
}

func (m *machine) compare(name string, w uint16, src, dst place) error {
	x, err1 := m.read(src, w)
	y, err2 := m.read(dst, w)
	if err := anyError(err1, err2); err != nil {
		return err
	}
	op := OpSub
	if name == "test" {
		op = OpAnd
	}
	m.setZero(w, m.b.intOp(op, w, y, x))
	if name == "cmp" {
		m.carry, m.hasCF = m.b.compare(ULT, w, y, x), true
	}
	return nil
}
