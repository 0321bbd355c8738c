package core

import (
	"encoding/binary"

	"golang.org/x/arch/x86/x86asm"
)

// general is which general register an operand is a part of, in the order of their encoding (rax, rcx, rdx, rbx, rsp,
// rbp, rsi, rdi, r8, …), how many bits it has, and how far up they are.
func general(r x86asm.Reg) (n, bits, shift int, ok bool) {
	switch {
	case r >= x86asm.AL && r <= x86asm.BL:
		return int(r - x86asm.AL), 8, 0, true
	case r >= x86asm.AH && r <= x86asm.BH:
		return int(r - x86asm.AH), 8, 8, true
	case r >= x86asm.SPB && r <= x86asm.R15B:
		return 4 + int(r-x86asm.SPB), 8, 0, true
	case r >= x86asm.AX && r <= x86asm.R15W:
		return int(r - x86asm.AX), 16, 0, true
	case r >= x86asm.EAX && r <= x86asm.R15L:
		return int(r - x86asm.EAX), 32, 0, true
	case r >= x86asm.RAX && r <= x86asm.R15:
		return int(r - x86asm.RAX), 64, 0, true
	}
	return 0, 0, 0, false
}

// width is how many bits an operand has; 0: none, or it is a constant.
func (c *cpu) width(in *x86asm.Inst, a x86asm.Arg) int {
	switch a := a.(type) {
	case x86asm.Reg:
		_, bits, _, _ := general(a)
		return bits
	case x86asm.Mem:
		return 8 * in.MemBytes
	}
	return 0
}

// read is an operand of so many bits; a constant has those that are wanted.
func (c *cpu) read(a x86asm.Arg, bits, want int) (uint64, bool) {
	switch a := a.(type) {
	case x86asm.Reg:
		n, own, shift, ok := general(a)
		return c.task.Regs[n] >> shift & mask(max(own, 1)), ok
	case x86asm.Mem:
		at, ok := c.address(a)
		if !ok || bits == 0 || bits > 64 {
			return 0, false
		}
		return c.Word(at, bits/8)
	case x86asm.Imm:
		return uint64(a) & mask(max(want, 1)), want > 0
	}
	return 0, false
}

// write stores an operand. What is written to 32 bits of a register clears the others.
func (c *cpu) write(a x86asm.Arg, bits int, v uint64) bool {
	switch a := a.(type) {
	case x86asm.Reg:
		n, own, shift, ok := general(a)
		switch {
		case !ok:
			return false
		case own >= 32:
			c.task.Regs[n] = v & mask(own)
		default:
			c.task.Regs[n] = c.task.Regs[n]&^(mask(own)<<shift) | v&mask(own)<<shift
		}
		return true
	case x86asm.Mem:
		at, ok := c.address(a)
		if !ok || bits == 0 || bits > 64 {
			return false
		}
		before, ok := c.Word(at, bits/8)
		if !ok || !c.put(at, bits/8, v) {
			return false
		}
		c.written = append(c.written, old{at, bits / 8, before})
		return true
	}
	return false
}

// address is where an operand in memory lies.
func (c *cpu) address(m x86asm.Mem) (at uint64, ok bool) {
	at = uint64(m.Disp)
	switch m.Segment {
	case 0:
	case x86asm.FS:
		at += c.task.FS
	default:
		return 0, false
	}
	if m.Base == x86asm.RIP {
		return at + c.next, m.Index == 0
	}
	if m.Base != 0 {
		base, ok := c.pointer(m.Base)
		if !ok {
			return 0, false
		}
		at += base
	}
	if m.Index != 0 {
		index, ok := c.pointer(m.Index)
		if !ok {
			return 0, false
		}
		at += index * uint64(m.Scale)
	}
	return at, true
}

// pointer is what a register of 64 bits holds.
func (c *cpu) pointer(r x86asm.Reg) (uint64, bool) {
	n, bits, _, ok := general(r)
	return c.task.Regs[n], ok && bits == 64
}

// put writes to memory that the core holds and the process may write. The file stays as it is.
func (i *Image) put(at uint64, n int, v uint64) bool {
	s := i.segment(at)
	if s == nil || !s.writable || at-s.lo+uint64(n) > s.held {
		return false
	}
	var full [8]byte
	binary.LittleEndian.PutUint64(full[:], v)
	copy(i.data[uint64(s.off)+at-s.lo:], full[:n])
	return true
}
