package ir

import (
	"slices"
	"sort"
)

// maxSlots bounds how many registers one alloca is split into.
const maxSlots = 64

// local is an alloca that may live in registers.
type local struct {
	reg      Reg // the address
	size     int64
	slots    []slot // disjoint, by offset
	vars     []int  // the C variables that live there
	name     string
	scoped   bool // has lifetime markers
	accesses []localAccess
	ranges   []localAccess // memsets, in bytes
}

// slot is a part of a local that is always read and written as a whole.
type slot struct {
	off  int64 // bytes
	bits uint16
	ptr  bool
	fp   bool
	id   int // dense over the function
}

type localAccess struct {
	off, size int64 // bytes
	bits      uint16
	ptr, fp   bool
}

// derived is a register that is a known offset into a local.
type derived struct {
	local int32 // index + 1; 0 for none
	off   int64
}

// promoter moves locals whose address does not escape into registers (mem2reg), structs and arrays
// that are only accessed at constant offsets part by part.
type promoter struct {
	b      *builder
	flags  bool     // only locals that constants are stored to
	behind bool     // what is scanned may be executed behind a call that returns twice
	locals []*local // nil where given up
	from   []derived
	slots  []*slot
	owner  []int // slot id → local
}

// promote rewrites the function under construction. Of functions that call setjmp it leaves the locals alone that may
// be written behind it: they must survive a second return. With flags only those locals that nothing but constants
// are stored to.
func (b *builder) promote(flags bool) {
	p := &promoter{b: b, flags: flags, from: make([]derived, len(b.f.Regs))}
	p.find()
	if len(p.locals) == 0 {
		return
	}
	from := b.behindTwice()
	for k, blk := range b.blocks {
		for i := range blk.code {
			p.behind = i >= from[k]
			p.scan(&blk.code[i])
		}
	}
	p.escapePhis()
	p.split()
	if !p.any() {
		return
	}
	p.attachVars()
	p.construct()
}

// behindTwice is, by block, the first instruction that may be executed behind a call that returns twice.
func (b *builder) behindTwice() []int {
	from := make([]int, len(b.blocks))
	var work []BlockID
	for k, blk := range b.blocks {
		from[k] = len(blk.code)
		for i := range blk.code {
			if blk.code[i].Op == OpCall && slices.Contains(b.twice, blk.code[i].Aux) {
				from[k], work = min(from[k], i+1), append(work, b.succs(blk)...)
			}
		}
	}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if from[k] > 0 {
			from[k], work = 0, append(work, b.succs(b.blocks[k])...)
		}
	}
	return from
}

// find lists the allocas of constant size.
func (p *promoter) find() {
	for _, blk := range p.b.blocks {
		for i := range blk.code {
			in := &blk.code[i]
			if in.Op != OpAlloca || in.A.Kind != KConst || in.A.Word > 1<<20 {
				continue
			}
			p.locals = append(p.locals, &local{reg: in.Dst, size: int64(in.A.Word), name: p.b.f.Regs[in.Dst].Name})
			p.from[in.Dst] = derived{local: int32(len(p.locals))}
		}
	}
}

func (p *promoter) derived(o Operand) derived {
	if o.Kind != KReg || int(o.Reg) >= len(p.from) {
		return derived{} // no register, or one made by promotion
	}
	return p.from[o.Reg]
}

func (p *promoter) giveUp(d derived) {
	if d.local != 0 {
		p.locals[d.local-1] = nil
	}
}

func (p *promoter) local(d derived) *local {
	if d.local == 0 {
		return nil
	}
	return p.locals[d.local-1]
}

// scan records what an instruction does with locals. Blocks come in reverse postorder, so an address
// is known before it is used.
func (p *promoter) scan(in *Instr) {
	at := p.derived(in.A)
	switch in.Op {
	case opNote:
		return
	case OpGEP:
		if at.local != 0 && in.B.Kind == KNone {
			p.from[in.Dst] = derived{at.local, at.off + in.Imm}
			return
		}
	case OpLoad, OpStore:
		if at.local != 0 && in.Sub == uint8(NotAtomic) && in.Flags&FlagVolatile == 0 {
			p.giveUp(p.derived(in.B))
			if in.Op == OpStore && (p.behind || p.flags && in.B.Kind != KConst) {
				p.giveUp(at)
			}
			if l := p.local(at); l != nil {
				l.accesses = append(
					l.accesses,
					localAccess{at.off, int64(in.Bits / 8), in.Bits, in.Flags&FlagPtr != 0, p.isFloat(in)},
				)
			}
			return
		}
	case OpLifetimeStart, OpLifetimeEnd:
		if l := p.local(at); l != nil && at.off == 0 && !p.behind {
			l.scoped = l.scoped || in.Op == OpLifetimeStart
			return
		}
	case OpMemset:
		if at.local != 0 && in.B.Kind == KConst && in.C.Kind == KConst && in.Flags&FlagVolatile == 0 && !p.behind {
			if l := p.local(at); l != nil {
				l.ranges = append(l.ranges, localAccess{off: at.off, size: int64(in.C.Word)})
			}
			return
		}
	}
	visitOperands(p.b.f, in, func(o *Operand) { p.giveUp(p.derived(*o)) })
}

// isFloat reports whether a load or store moves a floating-point number.
func (p *promoter) isFloat(in *Instr) bool {
	if in.Op == OpLoad {
		return p.b.f.Regs[in.Dst].Float
	}
	return in.B.Kind == KReg && p.b.f.Regs[in.B.Reg].Float
}

// escapePhis gives up locals whose address meets another value.
func (p *promoter) escapePhis() {
	for _, phi := range p.b.f.Phis {
		for _, v := range phi.Values {
			p.giveUp(p.derived(v))
		}
	}
}

// split cuts each local into slots; one whose accesses overlap or leave its bounds stays in memory.
func (p *promoter) split() {
	for i, l := range p.locals {
		if l == nil || !l.cut() {
			p.locals[i] = nil
			continue
		}
		for k := range l.slots {
			l.slots[k].id = len(p.slots)
			p.slots = append(p.slots, &l.slots[k])
			p.owner = append(p.owner, i)
		}
	}
}

func (l *local) cut() bool {
	sort.SliceStable(l.accesses, func(i, j int) bool { return l.accesses[i].off < l.accesses[j].off })
	end := int64(0)
	for _, a := range l.accesses {
		if n := len(l.slots); n > 0 && l.slots[n-1].off == a.off && l.slots[n-1].bits == a.bits {
			l.slots[n-1].ptr = l.slots[n-1].ptr || a.ptr
			l.slots[n-1].fp = l.slots[n-1].fp || a.fp
			continue
		}
		if a.off < end || a.off+a.size > l.size {
			return false
		}
		end = a.off + a.size
		l.slots = append(l.slots, slot{off: a.off, bits: a.bits, ptr: a.ptr, fp: a.fp})
	}
	for _, r := range l.ranges {
		if r.off < 0 || r.size < 0 || r.off+r.size > l.size {
			return false
		}
		for _, s := range l.slots {
			inside, outside := r.covers(s), r.off+r.size <= s.off || r.off >= s.end()
			if !inside && !outside {
				return false
			}
		}
	}
	return len(l.slots) <= maxSlots
}

func (s slot) end() int64 { return s.off + int64(s.bits/8) }

func (r localAccess) covers(s slot) bool { return r.off <= s.off && s.end() <= r.off+r.size }

func (p *promoter) any() bool {
	for _, l := range p.locals {
		if l != nil {
			return true
		}
	}
	return false
}

// attachVars connects the C variables to the locals they live in.
func (p *promoter) attachVars() {
	for i := range p.b.f.Vars {
		v := &p.b.f.Vars[i]
		if v.Alloca == None {
			continue
		}
		d := p.from[v.Alloca]
		if l := p.local(d); l != nil {
			l.vars = append(l.vars, i)
			l.name = v.Name
			v.Alloca = None
		}
	}
}

// slotAt is the slot that an access of the given width touches.
func (l *local) slotAt(off int64, bits uint16) *slot {
	k := sort.Search(len(l.slots), func(i int) bool { return l.slots[i].off >= off })
	if k < len(l.slots) && l.slots[k].off == off && l.slots[k].bits == bits {
		return &l.slots[k]
	}
	return nil
}

// visitOperands calls f for every operand of an instruction other than a phi, those in the function's
// tables included.
func visitOperands(fn *Func, in *Instr, f func(*Operand)) {
	if in.A.Kind != KNone {
		f(&in.A)
	}
	if in.B.Kind != KNone {
		f(&in.B)
	}
	if in.C.Kind != KNone {
		f(&in.C)
	}
	if in.Op == OpCall || in.Op == OpRet && in.Aux >= 0 {
		call := &fn.Calls[in.Aux]
		if call.Target.Kind != KNone {
			f(&call.Target)
		}
		for i := range call.Args {
			f(&call.Args[i])
		}
	}
}
