package ir

import (
	"slices"
	"sort"
)

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
	s := &spreader{
		f:    f,
		in:   make([]int32, len(f.Blocks)),
		out:  make([]int32, len(f.Blocks)),
		last: make([]int32, len(f.Blocks)),
	}
	held := map[Reg][]*Type{}
	for _, p := range partsOf(notes) {
		if v := &f.Vars[p.key.v]; v.Alloca == None {
			s.spread(p, v)
			f.typesHeld(p, v, held)
		}
	}
	for r, types := range held {
		f.noteRecasts(types)
		t, converted := oneType(types)
		if converted && f.usedOtherwise(r, t.Elem) {
			t, converted = types[0], false
		}
		f.Regs[r].Type, f.Regs[r].Converted, f.Regs[r].Others = t, converted, otherStructs(types, t)
	}
	for i := range f.Vars {
		sortDefs(f.Vars[i].Defs)
		f.fromEntry(&f.Vars[i])
	}
}

// otherStructs are the structures that pointers of some types lead to, but that of one.
func otherStructs(types []*Type, but *Type) (out []*Type) {
	for _, t := range types {
		if t.Kind == PointerTo && t != but && t.Elem != nil && t.Elem.Kind == Struct &&
			(but.Kind != PointerTo || t.Elem != but.Elem) && !slices.Contains(out, t.Elem) {
			out = append(out, t.Elem)
		}
	}
	return out
}

// noteRecasts notes the structures that one register is held to point to, none of them by way of a void pointer.
func (f *Func) noteRecasts(types []*Type) {
	if slices.ContainsFunc(types, func(t *Type) bool { return t.Kind == PointerTo && t.Elem == nil }) {
		return
	}
	for i, t := range types {
		for _, u := range types[:i] {
			if t != u && t.Kind == PointerTo && u.Kind == PointerTo && t.Elem != u.Elem && t.Elem != nil &&
				u.Elem != nil {
				f.Recasts = append(f.Recasts, [2]*Type{t.Elem, u.Elem})
			}
		}
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

// typesHeld adds the type of a part of a variable to those of each register that holds it.
func (f *Func) typesHeld(p *part, v *Var, held map[Reg][]*Type) {
	t := v.Type.Part(p.key.offset, int64(p.bits/8))
	for _, n := range p.notes {
		if n.in.A.Kind == KReg && n.in.Bits == p.bits && t != nil {
			held[n.in.A.Reg] = append(held[n.in.A.Reg], t)
		}
	}
}

// oneType is the type of what several variables hold: the first one's. Where one of them is a void pointer, it is the
// one pointer to a structure among the others, to which it is converted; of two the one whose structure is the other's
// first member. Where they do not agree, it is a void pointer.
func oneType(types []*Type) (t *Type, converted bool) {
	var void, to *Type
	for _, t := range types {
		switch {
		case t.Kind != PointerTo:
			return types[0], false
		case t.Elem == nil:
			void = t
		case t.Elem.Kind != Struct && t.Elem.Kind != Union:
		case to == nil || beginsWith(to.Elem, t.Elem):
			to = t
		case !beginsWith(t.Elem, to.Elem):
			return types[0], false
		}
	}
	if void == nil || to == nil {
		return types[0], false
	}
	return to, true
}

// usedOtherwise reports whether a register that is converted to a pointer to t is one to something else at another
// place: what is read or written there has not the width of t's first member, or a function that is not told gets it.
func (f *Func) usedOtherwise(r Reg, t *Type) bool {
	for i := range f.Code {
		switch in := &f.Code[i]; {
		case in.Op == OpLoad && in.A == R(r), in.Op == OpStore && in.A == R(r):
			if t.Part(0, int64(in.Bits/8)) == nil {
				return true
			}
		case in.Op == OpCall:
			if call := &f.Calls[in.Aux]; call.Callee == None && slices.Contains(call.Args, R(r)) {
				return true
			}
		}
	}
	return false
}

// beginsWith reports whether a type is another one, or its first member is, or that one's first.
func beginsWith(t, first *Type) bool {
	for ; t != nil; t = t.Fields[0].Type {
		if t == first || t.Kind == first.Kind && t.Name == first.Name && t.Size == first.Size && t.Name != "" {
			return true
		}
		if t.Kind != Struct || len(t.Fields) == 0 || t.Fields[0].Offset != 0 {
			return false
		}
	}
	return false
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
			v.Defs = append(
				v.Defs,
				VarDef{From: s.f.Blocks[i].Body, Value: s.vals[s.in[i]], Offset: p.key.offset, Bits: p.bits},
			)
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
