package ir

import "strings"

// construct builds static single assignment form for the slots: phis on the dominance frontiers of
// the assignments where the slot is live, then one walk over the dominator tree that renames.
func (p *promoter) construct() {
	succs := make([][]BlockID, len(p.b.blocks))
	for i, blk := range p.b.blocks {
		succs[i] = p.b.succs(blk)
	}
	d := newDominators(succs)
	r := &renamer{
		promoter: p, dom: d, succs: succs,
		current: make([]Operand, len(p.slots)),
		repl:    map[Reg]Operand{},
		phis:    make([][]slotPhi, len(p.b.blocks)),
		named:   map[Reg]bool{},
	}
	r.placePhis()
	r.walk()
	r.patchPhis()
}

// slotPhi is a phi made for a slot: index into Func.Phis.
type slotPhi struct {
	slot, phi int
}

// renamer replaces loads and stores of slots by the values they carry.
type renamer struct {
	*promoter
	dom     *dominators
	succs   [][]BlockID
	current []Operand // per slot
	repl    map[Reg]Operand
	phis    [][]slotPhi // per block
	named   map[Reg]bool
	log     []undo
}

type undo struct {
	slot int
	old  Operand
}

// effect tells what an instruction does to slots: it reads one, or writes some.
func (r *renamer) effect(in *Instr, read func(*slot), write func(*slot)) {
	switch in.Op {
	case OpAlloca:
		d := r.from[in.Dst]
		if l := r.local(d); l != nil && d.off == 0 {
			each(l.slots, write)
		}
	case OpLoad:
		d := r.derived(in.A)
		if l := r.local(d); l != nil {
			read(l.slotAt(d.off, in.Bits))
		}
	case OpStore:
		d := r.derived(in.A)
		if l := r.local(d); l != nil {
			write(l.slotAt(d.off, in.Bits))
		}
	case OpLifetimeStart:
		if l := r.local(r.derived(in.A)); l != nil {
			each(l.slots, write)
		}
	case OpMemset:
		d := r.derived(in.A)
		if l := r.local(d); l != nil {
			for i := range l.slots {
				if (localAccess{off: d.off, size: int64(in.C.Word)}).covers(l.slots[i]) {
					write(&l.slots[i])
				}
			}
		}
	}
}

func each(slots []slot, f func(*slot)) {
	for i := range slots {
		f(&slots[i])
	}
}

// placePhis puts phis where two values of a slot meet and one of them is still read.
func (r *renamer) placePhis() {
	n := len(r.slots)
	defs, uses := make([][]int, n), make([][]int, n) // blocks that write, and that read before they write
	written, exposed := make([]int, n), make([]int, n)
	for i := range n {
		written[i], exposed[i] = -1, -1
	}
	for bi, blk := range r.b.blocks {
		for i := range blk.code {
			r.effect(&blk.code[i], func(s *slot) {
				if written[s.id] != bi && exposed[s.id] != bi {
					exposed[s.id] = bi
					uses[s.id] = append(uses[s.id], bi)
				}
			}, func(s *slot) {
				if written[s.id] != bi {
					written[s.id] = bi
					defs[s.id] = append(defs[s.id], bi)
				}
			})
		}
	}
	marks := newMarks(len(r.b.blocks))
	for id := range n {
		if len(uses[id]) > 0 {
			r.placeSlot(id, defs[id], uses[id], marks)
		}
	}
}

// marks are sets of blocks that are emptied in constant time.
type marks struct {
	def, live, phi []int
	round          int
}

func newMarks(n int) *marks {
	return &marks{def: make([]int, n), live: make([]int, n), phi: make([]int, n)}
}

func (r *renamer) placeSlot(id int, defs, uses []int, m *marks) {
	m.round++
	for _, d := range defs {
		m.def[d] = m.round
	}
	work := append([]int(nil), uses...)
	for _, u := range uses {
		m.live[u] = m.round
	}
	for len(work) > 0 {
		blk := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range r.dom.preds[blk] {
			if m.def[p] != m.round && m.live[p] != m.round {
				m.live[p] = m.round
				work = append(work, p)
			}
		}
	}
	work = append(work, defs...)
	for len(work) > 0 {
		blk := work[len(work)-1]
		work = work[:len(work)-1]
		for _, f := range r.dom.front[blk] {
			if m.live[f] == m.round && m.phi[f] != m.round {
				m.phi[f] = m.round
				r.addPhi(id, f)
				work = append(work, f)
			}
		}
	}
}

func (r *renamer) addPhi(id, blk int) {
	s := r.slots[id]
	f := r.b.f
	reg := r.newReg(s)
	f.Regs[reg].Origin = r.loadedAt(s, r.b.blocks[blk].name)
	r.phis[blk] = append(r.phis[blk], slotPhi{id, len(f.Phis)})
	r.b.blocks[blk].phis = append(r.b.blocks[blk].phis,
		Instr{Op: OpPhi, Bits: s.bits, Flags: s.flags(), Dst: reg, Aux: int32(len(f.Phis))})
	f.Phis = append(f.Phis, Phi{})
}

func (s *slot) flags() Flags {
	if s.ptr {
		return FlagPtr
	}
	return 0
}

func (r *renamer) newReg(s *slot) Reg {
	l := r.locals[r.owner[s.id]]
	return r.b.reg(scalar{bits: s.bits, ptr: s.ptr, float: s.fp}, slotName(l, s))
}

// slotName is the C name of a variable, or the alloca's own without clang's ".addr".
func slotName(l *local, s *slot) string {
	return strings.TrimSuffix(l.name, ".addr")
}

// walk visits the dominator tree in preorder, undoing assignments on the way back.
func (r *renamer) walk() {
	type visit struct {
		node, kid, mark int
	}
	stack := []visit{{0, 0, 0}}
	r.block(0)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if kids := r.dom.kids[top.node]; top.kid < len(kids) {
			next := kids[top.kid]
			top.kid++
			stack = append(stack, visit{next, 0, len(r.log)})
			r.block(next)
			continue
		}
		for len(r.log) > top.mark {
			u := r.log[len(r.log)-1]
			r.current[u.slot] = u.old
			r.log = r.log[:len(r.log)-1]
		}
		stack = stack[:len(stack)-1]
	}
}

func (r *renamer) assign(s *slot, val Operand) {
	r.log = append(r.log, undo{s.id, r.current[s.id]})
	r.current[s.id] = val
}

// block renames one block and hands the values at its end to the phis of its successors.
func (r *renamer) block(bi int) {
	blk := r.b.blocks[bi]
	var out []Instr
	for _, ph := range r.phis[bi] {
		dst := R(r.phiReg(blk, ph.phi))
		r.assign(r.slots[ph.slot], dst)
		out = r.note(out, r.slots[ph.slot], dst, 0)
	}
	for i := range blk.code {
		out = r.instr(out, &blk.code[i])
	}
	blk.code = out
	for _, s := range r.succs[bi] {
		for _, ph := range r.phis[s] {
			phi := &r.b.f.Phis[ph.phi]
			phi.Blocks = append(phi.Blocks, BlockID(bi))
			phi.Values = append(phi.Values, r.valueOf(ph.slot))
		}
	}
}

func (r *renamer) phiReg(blk *block, phi int) Reg {
	for i := range blk.phis {
		if int(blk.phis[i].Aux) == phi {
			return blk.phis[i].Dst
		}
	}
	return None
}

func (r *renamer) valueOf(slot int) Operand {
	if o := r.current[slot]; o.Kind != KNone {
		return o
	}
	return Operand{Kind: KUndef}
}

// note records for the debugger that the slot's variables hold val from here on.
func (r *renamer) note(out []Instr, s *slot, val Operand, loc LocID) []Instr {
	l := r.locals[r.owner[s.id]]
	for _, v := range l.vars {
		out = append(out, Instr{Op: opNote, Aux: int32(v), A: val, Imm: s.off, Bits: s.bits, Dst: None, Loc: loc})
	}
	return out
}

// instr appends what becomes of one instruction.
func (r *renamer) instr(out []Instr, in *Instr) []Instr {
	visitOperands(r.b.f, in, func(o *Operand) { *o = r.resolve(*o) })
	fresh := func(s *slot) {
		reg := r.newReg(s)
		out = append(out, Instr{Op: OpFresh, Bits: s.bits, Flags: s.flags(), Dst: reg, Loc: in.Loc})
		r.assign(s, R(reg))
		out = r.note(out, s, Operand{}, in.Loc)
	}
	switch in.Op {
	case opNote:
		if r.local(r.derived(in.A)) != nil {
			in.A = Operand{}
		}
	case OpAlloca:
		if l := r.local(r.from[in.Dst]); l != nil {
			each(l.slots, fresh)
			return out
		}
	case OpLifetimeStart:
		if l := r.local(r.derived(in.A)); l != nil {
			each(l.slots, fresh)
			return out
		}
	case OpLoad:
		d := r.derived(in.A)
		if l := r.local(d); l != nil {
			r.repl[in.Dst] = r.valueOf(l.slotAt(d.off, in.Bits).id)
			return out
		}
	case OpStore:
		d := r.derived(in.A)
		if l := r.local(d); l != nil {
			s := l.slotAt(d.off, in.Bits)
			r.store(l, s, in.B)
			return r.note(out, s, knownOrNone(in.B), in.Loc)
		}
	case OpGEP, OpLifetimeEnd:
		if r.local(r.derived(in.A)) != nil {
			return out
		}
	case OpMemset:
		if l := r.local(r.derived(in.A)); l != nil {
			r.effect(in, nil, func(s *slot) {
				val := r.splat(in.B.Word, s.bits)
				r.assign(s, val)
				out = r.note(out, s, val, in.Loc)
			})
			return out
		}
	}
	return append(out, *in)
}

// store makes val the slot's value; a register without a C name takes the variable's.
func (r *renamer) store(l *local, s *slot, val Operand) {
	r.assign(s, val)
	f := r.b.f
	if val.Kind != KReg || int(val.Reg) < len(f.Params) || r.named[val.Reg] || f.Regs[val.Reg].Bits != s.bits {
		return
	}
	r.named[val.Reg] = true
	f.Regs[val.Reg].Name = slotName(l, s)
}

// splat is a word whose bytes all are x.
func (r *renamer) splat(x uint64, bits uint16) Operand {
	word := (x & 0xff) * 0x0101010101010101
	if bits > 64 {
		return r.b.l.p.wide(word, word&mask(bits-64))
	}
	return C(word & mask(bits))
}

func (r *renamer) resolve(o Operand) Operand {
	if o.Kind == KReg {
		if to, ok := r.repl[o.Reg]; ok {
			return to
		}
	}
	return o
}

// patchPhis resolves the operands of the phis that were there before.
func (r *renamer) patchPhis() {
	for i := range r.b.f.Phis {
		values := r.b.f.Phis[i].Values
		for k := range values {
			values[k] = r.resolve(values[k])
		}
	}
}
