package ir

import "sort"

// placedNote is a debug note with the program counter it takes effect at.
type placedNote struct {
	at    PC
	block BlockID
	in    Instr
}

// partKey names a variable, or the part of it at an offset in bytes.
type partKey struct {
	v      int32
	offset int64
}

// part is the notes of one variable or part of one, in the order of the code.
type part struct {
	key   partKey
	bits  uint16
	notes []placedNote
}

// fillDefs spreads the notes over the blocks: at the head of a block a variable holds what all
// predecessors agree on.
func (f *Func) fillDefs(notes []placedNote) {
	s := &spreader{f: f, in: make([]int32, len(f.Blocks)), out: make([]int32, len(f.Blocks)), last: make([]int32, len(f.Blocks))}
	for _, p := range partsOf(notes) {
		if v := &f.Vars[p.key.v]; v.Alloca == None {
			s.spread(p, v)
			f.typeRegs(p, v)
		}
	}
	for i := range f.Vars {
		sortDefs(f.Vars[i].Defs)
		f.fromEntry(&f.Vars[i])
	}
}

// fromEntry lets a parameter hold what was passed from the function's first instruction on, not
// only once the prologue has stored it.
func (f *Func) fromEntry(v *Var) {
	if v.Arg == 0 {
		return
	}
	for i, d := range v.Defs {
		if d.From >= f.Blocks[0].End || d.Offset != 0 || d.Value.Kind == KReg && int(d.Value.Reg) >= len(f.Params) {
			return
		}
		if d.Value.Kind == KReg {
			v.Defs = v.Defs[i:]
			v.Defs[0].From = 0
			return
		}
	}
}

// partsOf sorts the notes by variable and part; "the whole is not known" concerns every part.
func partsOf(notes []placedNote) []*part {
	var parts []*part
	index := map[partKey]*part{}
	byVar := map[int32][]*part{}
	for i := range notes {
		in := &notes[i].in
		key := partKey{in.Aux, in.Imm}
		if index[key] == nil {
			p := &part{key: key}
			index[key] = p
			parts = append(parts, p)
			byVar[key.v] = append(byVar[key.v], p)
		}
		index[key].bits = max(index[key].bits, in.Bits)
	}
	for _, n := range notes {
		if n.in.Bits == 0 {
			for _, p := range byVar[n.in.Aux] {
				p.notes = append(p.notes, n)
			}
			continue
		}
		p := index[partKey{n.in.Aux, n.in.Imm}]
		p.notes = append(p.notes, n)
	}
	return parts
}

// typeRegs gives the registers that hold a part of a variable its type.
func (f *Func) typeRegs(p *part, v *Var) {
	t := v.Type.Part(p.key.offset, int64(p.bits/8))
	for _, n := range p.notes {
		if n.in.A.Kind == KReg && n.in.Bits == p.bits && f.Regs[n.in.A.Reg].Type == nil {
			f.Regs[n.in.A.Reg].Type = t
		}
	}
}

func renumbered(o Operand, to []Reg) Operand {
	if o.Kind != KReg {
		return o
	}
	if to[o.Reg] == None {
		return Operand{}
	}
	return R(to[o.Reg])
}

// spreader computes, for one part at a time, which value holds where blocks begin. Values are numbers
// into vals; 0 is "not known", -1 "not computed yet".
type spreader struct {
	f             *Func
	in, out, last []int32
	vals          []Operand
	index         map[Operand]int32
}

func (s *spreader) number(o Operand) int32 {
	if o.Kind == KNone {
		return 0
	}
	n, ok := s.index[o]
	if !ok {
		n = int32(len(s.vals))
		s.vals = append(s.vals, o)
		s.index[o] = n
	}
	return n
}

func (s *spreader) spread(p *part, v *Var) {
	s.vals, s.index = append(s.vals[:0], Operand{}), map[Operand]int32{}
	for i := range s.out {
		s.in[i], s.out[i], s.last[i] = -1, -1, -1
	}
	for _, n := range p.notes {
		s.last[n.block] = s.number(n.in.A)
	}
	for changed := true; changed; {
		changed = false
		for i := range s.f.Blocks {
			in := s.meet(i)
			out := in
			if s.last[i] >= 0 {
				out = s.last[i]
			}
			if in != s.in[i] || out != s.out[i] {
				s.in[i], s.out[i], changed = in, out, true
			}
		}
	}
	for i := range s.f.Blocks {
		if s.in[i] > 0 {
			v.Defs = append(v.Defs, VarDef{From: s.f.Blocks[i].Body, Value: s.vals[s.in[i]], Offset: p.key.offset, Bits: p.bits})
		}
	}
	for _, n := range p.notes {
		v.Defs = append(v.Defs, VarDef{From: n.at, Value: n.in.A, Offset: p.key.offset, Bits: p.bits})
	}
}

// meet is the value that all computed predecessors agree on.
func (s *spreader) meet(block int) int32 {
	if block == 0 {
		return 0
	}
	val := int32(-1)
	for _, p := range s.f.Blocks[block].Preds {
		switch o := s.out[p]; {
		case o < 0 || o == val:
		case val < 0:
			val = o
		default:
			return 0
		}
	}
	return val
}

// sortDefs orders by program counter; of several at one place for one part the last counts, so the
// order of notes is kept.
func sortDefs(defs []VarDef) {
	sort.SliceStable(defs, func(i, j int) bool { return defs[i].From < defs[j].From })
}

// dropEarly makes a variable unknown where debug information names a register that is not yet set
// there: after optimisation it may.
func (f *Func) dropEarly(notes []placedNote) {
	block, at := make([]BlockID, len(f.Regs)), make([]PC, len(f.Regs))
	succs := make([][]BlockID, len(f.Blocks))
	for i := range f.Blocks {
		succs[i] = f.Blocks[i].Succs
		for pc := f.Blocks[i].First; pc < f.Blocks[i].End; pc++ {
			for k := range f.results(&f.Code[pc]) {
				block[f.Code[pc].Dst+Reg(k)], at[f.Code[pc].Dst+Reg(k)] = BlockID(i), pc
			}
		}
	}
	pre, last := newDominators(succs).numbering()
	for i := range notes {
		n := &notes[i]
		if n.in.A.Kind != KReg || int(n.in.A.Reg) < len(f.Params) {
			continue
		}
		d := block[n.in.A.Reg]
		before := d == n.block && at[n.in.A.Reg] < n.at
		above := d != n.block && pre[d] <= pre[n.block] && pre[n.block] <= last[d]
		if !before && !above {
			n.in.A = Operand{}
		}
	}
}
