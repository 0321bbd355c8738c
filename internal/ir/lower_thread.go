package ir

import "slices"

// thread lets every way into a block that only asks which way was taken go on where that leads: the loop
//
//	for (i = 0; i ? (unlock(m), 0) : (lock(m), 1); i = 1) { … }
//
// becomes lock(m); …; unlock(m), so that no analysis has to tell its two rounds apart. A block goes only if each
// way into it decides its branch and both branches are taken, if nothing elsewhere needs what it computes, and if
// each of its lines has other code, as contexts name lines.
func (b *builder) thread() {
	t := &threader{b: b, s: &simplifier{b: b, repl: map[Reg]Operand{}, def: make([]*Instr, len(b.f.Regs))}}
	any := false
	for again := true; again; {
		again = false
		for _, blk := range b.blocks {
			if t.candidate(blk) && t.remove(blk) {
				again, any = true, true
			}
		}
	}
	if any {
		b.dropUnreachable()
		b.sortBlocks()
	}
}

type threader struct {
	b    *builder
	s    *simplifier
	gone []*block
}

// way is what an edge into a block becomes.
type way struct {
	from  *block
	to    BlockID
	env   map[Reg]Operand // what the block's registers are on this way; none where that is no constant
	notes []Instr
}

// candidate reports whether a block only computes, from phis, which way to go.
func (t *threader) candidate(blk *block) bool {
	last := len(blk.code) - 1
	if term := &blk.code[last]; len(blk.phis) == 0 || term.Op != OpCondBr || term.A.Kind != KReg ||
		term.Then == term.Else {
		return false
	}
	for i := range blk.code[:last] {
		switch in := &blk.code[i]; in.Op {
		case opNote, OpICmp, OpAnd, OpOr, OpXor, OpTrunc, OpZExt, OpSExt, OpSelect:
		default:
			return false
		}
	}
	return !slices.Contains(t.gone, blk)
}

// remove lets each way into a block lead past it, or leaves all as it is.
func (t *threader) remove(blk *block) bool {
	f := t.b.f
	own := map[Reg]bool{}
	for i := range blk.phis {
		own[blk.phis[i].Dst] = true
	}
	for i := range blk.code {
		if in := &blk.code[i]; in.Op != opNote && in.Dst != None {
			own[in.Dst] = true
		}
	}
	var ways []way
	for k, p := range f.Phis[blk.phis[0].Aux].Blocks {
		w, ok := t.along(blk, k, own)
		if w.from = t.b.blocks[p]; !ok || !t.mayGo(&w, blk) {
			return false
		}
		ways = append(ways, w)
	}
	both := slices.ContainsFunc(ways, func(w way) bool { return w.to != ways[0].to })
	if !both || !t.onlyHere(blk, own) || !t.linesElsewhere(blk) {
		return false
	}
	for i := range ways {
		t.lead(&ways[i], blk)
	}
	for _, s := range t.b.succs(blk) {
		for i := range t.b.blocks[s].phis {
			phi := &f.Phis[t.b.blocks[s].phis[i].Aux]
			k := slices.Index(phi.Blocks, blk.id)
			phi.Blocks, phi.Values = slices.Delete(phi.Blocks, k, k+1), slices.Delete(phi.Values, k, k+1)
		}
	}
	t.gone = append(t.gone, blk)
	return true
}

// onlyHere reports whether nothing needs a block's registers but itself and, on the edge from it, phis.
func (t *threader) onlyHere(blk *block, own map[Reg]bool) bool {
	needs := func(o Operand) bool { return o.Kind == KReg && own[o.Reg] }
	for _, other := range t.b.blocks {
		if slices.Contains(t.gone, other) {
			continue
		}
		for i := range other.phis {
			phi := &t.b.f.Phis[other.phis[i].Aux]
			for k, v := range phi.Values {
				if needs(v) && (other == blk || phi.Blocks[k] != blk.id) {
					return false
				}
			}
		}
		if other == blk {
			continue
		}
		for i := range other.code {
			found := false
			visitOperands(t.b.f, &other.code[i], func(o *Operand) { found = found || needs(*o) })
			if found {
				return false
			}
		}
	}
	return true
}

// linesElsewhere reports whether each line of a block has code in another one.
func (t *threader) linesElsewhere(blk *block) bool {
	for i := range blk.code {
		in := &blk.code[i]
		if in.Op == opNote || in.Loc == 0 {
			continue
		}
		at := t.b.l.p.Locs[in.Loc]
		if !slices.ContainsFunc(t.b.blocks, func(other *block) bool {
			return other != blk && !slices.Contains(t.gone, other) &&
				slices.ContainsFunc(other.code, func(o Instr) bool {
					l := t.b.l.p.Locs[o.Loc]
					return o.Op != opNote && o.Loc != 0 && l.File == at.File && l.Line == at.Line &&
						l.InlinedAt == at.InlinedAt
				})
		}) {
			return false
		}
	}
	return true
}

// along computes what a block does where it is entered by its k-th way; ok if its branch is decided.
func (t *threader) along(blk *block, k int, own map[Reg]bool) (w way, ok bool) {
	f := t.b.f
	phis := map[Reg]bool{}
	w.env = map[Reg]Operand{}
	for i := range blk.phis {
		phi := &f.Phis[blk.phis[i].Aux]
		w.env[blk.phis[i].Dst], phis[blk.phis[i].Dst] = phi.Values[k], true
	}
	for i := range blk.code {
		in, known := blk.code[i], true
		of := in.A
		visitOperands(f, &in, func(o *Operand) {
			if o.Kind == KReg && own[o.Reg] {
				*o = w.env[o.Reg]
				known = known && o.Kind != KNone
			}
		})
		switch {
		case in.Op == opNote:
			if of.Kind != KReg || !phis[of.Reg] { // what a variable has in a phi it has had before
				w.notes = append(w.notes, in)
			}
		case in.Op == OpCondBr:
			w.to = [2]BlockID{in.Else, in.Then}[in.A.Word&1]
			return w, known && in.A.Kind == KConst
		case known:
			if val, folded := t.s.instr(&in); folded {
				w.env[in.Dst] = val
			}
		}
	}
	return w, false
}

// mayGo reports whether a way can lead past a block: its notes can be put before it, the phis at its end told.
func (t *threader) mayGo(w *way, blk *block) bool {
	succs := t.b.succs(w.from)
	if w.from == blk || w.to == blk.id || slices.Contains(succs, w.to) || len(w.notes) > 0 && len(succs) > 1 {
		return false
	}
	for i := range t.b.blocks[w.to].phis {
		phi := &t.b.f.Phis[t.b.blocks[w.to].phis[i].Aux]
		if v := phi.Values[slices.Index(phi.Blocks, blk.id)]; v.Kind == KReg {
			if val, own := w.env[v.Reg]; own && val.Kind == KNone {
				return false
			}
		}
	}
	return true
}

// lead makes an edge into a block one to where that goes.
func (t *threader) lead(w *way, blk *block) {
	f, last := t.b.f, len(w.from.code)-1
	switch term := &w.from.code[last]; term.Op {
	case OpSwitch:
		for i, s := range f.Switches[term.Aux].Targets {
			if s == blk.id {
				f.Switches[term.Aux].Targets[i] = w.to
			}
		}
		fallthrough
	case OpBr, OpCondBr:
		if term.Then == blk.id {
			term.Then = w.to
		}
		if term.Op == OpCondBr && term.Else == blk.id {
			term.Else = w.to
		}
	}
	w.from.code = slices.Insert(w.from.code, last, w.notes...)
	for i := range t.b.blocks[w.to].phis {
		phi := &f.Phis[t.b.blocks[w.to].phis[i].Aux]
		v := phi.Values[slices.Index(phi.Blocks, blk.id)]
		if val, own := w.env[v.Reg]; v.Kind == KReg && own {
			v = val
		}
		phi.Blocks, phi.Values = append(phi.Blocks, w.from.id), append(phi.Values, v)
	}
}

// sortBlocks numbers the blocks in reverse postorder, the first successor of a branch first.
func (b *builder) sortBlocks() {
	succs := make([][]int, len(b.blocks))
	for i, blk := range b.blocks {
		for _, s := range slices.Backward(b.succs(blk)) {
			succs[i] = append(succs[i], int(s))
		}
	}
	post := postorder(succs, 0, make([]bool, len(b.blocks)))
	to, sorted := make([]BlockID, len(b.blocks)), make([]*block, 0, len(b.blocks))
	for _, i := range slices.Backward(post) {
		to[i] = BlockID(len(sorted))
		b.blocks[i].id = to[i]
		sorted = append(sorted, b.blocks[i])
	}
	b.blocks = sorted
	b.renumberBlocks(to)
}
