package interp

import (
	"slices"

	"midway/internal/ir"
)

// removal is what a function's branches are like where some of its assertions are not there (Options.Removed), as a
// compiler leaves them out with NDEBUG: a branch to nothing but such a failure goes the other way, and what only
// decides about such branches is not evaluated.
type removal struct {
	p    *ir.Program
	f    *ir.Func
	gone func(ir.LocID) bool
	to   []ir.BlockID // by block, where a way to it leads: itself where something happens in it
	done []bool
}

// Removed is where the branches of a function lead that decide nothing once some of its assertions, by the places of
// the calls that fail, are not there.
func Removed(p *ir.Program, f *ir.Func, gone func(ir.LocID) bool) map[ir.PC]ir.BlockID {
	if gone == nil || f.Runtime {
		return nil
	}
	r := &removal{p: p, f: f, gone: gone, to: make([]ir.BlockID, len(f.Blocks)), done: make([]bool, len(f.Blocks))}
	if !slices.ContainsFunc(f.Blocks, func(b ir.Block) bool { return r.removed(f.BlockOf(b.First)) }) {
		return nil
	}
	out := map[ir.PC]ir.BlockID{}
	for b := range f.Blocks {
		pc := f.Blocks[b].End - 1
		if pc < 0 || f.Code[pc].Op != ir.OpCondBr {
			continue
		}
		if to, one := r.only(&f.Code[pc]); one {
			out[pc] = to
		}
	}
	return out
}

// AllRemovable reports whether each assertion of a program is a branch to nothing but its failure, so that it can be
// taken out.
func AllRemovable(p *ir.Program) bool {
	return !slices.ContainsFunc(p.Funcs, func(f *ir.Func) bool { return !f.Runtime && !removable(p, f) })
}

func removable(p *ir.Program, f *ir.Func) bool {
	branches := Removed(p, f, func(ir.LocID) bool { return true })
	for b := range f.Blocks {
		block := &f.Blocks[b]
		for pc := block.First; pc < block.End; pc++ {
			if assertFails(p, f, pc) && (!onlyFails(p, f, ir.BlockID(b)) || comesIn(f, ir.BlockID(b), branches)) {
				return false
			}
		}
	}
	return true
}

// comesIn reports whether a block is entered in another way than by branches that go elsewhere.
func comesIn(f *ir.Func, to ir.BlockID, elsewhere map[ir.PC]ir.BlockID) bool {
	for b := range f.Blocks {
		block := &f.Blocks[b]
		if _, gone := elsewhere[block.End-1]; !gone && slices.Contains(block.Succs, to) {
			return true
		}
	}
	return to == f.BlockOf(f.Entry)
}

// removeAssertions changes the edges of a function.
func (m *Machine) removeAssertions(f *ir.Func, p *prepared, back map[[2]ir.BlockID]bool) {
	for pc, to := range Removed(m.P, f, m.Opt.Removed) {
		e := edgeTo(f, f.BlockOf(pc), to, back)
		p.edges[pc] = edges{e, e}
		p.edges[pc][0].only = true
	}
}

// removed reports whether a block is nothing but the failure of a removed assertion.
func (r *removal) removed(b ir.BlockID) bool {
	if !onlyFails(r.p, r.f, b) {
		return false
	}
	block := &r.f.Blocks[b]
	for pc := block.First; pc < block.End; pc++ {
		if in := &r.f.Code[pc]; in.Op == ir.OpCall {
			return r.gone(in.Loc)
		}
	}
	return false
}

// only is where both ways of a branch lead, if that is one block.
func (r *removal) only(in *ir.Instr) (to ir.BlockID, one bool) {
	then, els := in.Then, in.Else
	switch {
	case r.removed(then) && r.removed(els):
		return to, false
	case r.removed(then):
		return els, len(r.phis(els)) == 0
	case r.removed(els):
		return then, len(r.phis(then)) == 0
	}
	a, b := r.through(then), r.through(els)
	return a, a == b && len(r.phis(a)) == 0 && (a != then || b != els)
}

// through is where a way to a block leads.
func (r *removal) through(b ir.BlockID) ir.BlockID {
	if r.done[b] {
		return r.to[b]
	}
	r.done[b], r.to[b] = true, b // also what a loop comes back to
	block := &r.f.Blocks[b]
	if len(r.phis(b)) > 0 || !r.pure(block) {
		return b
	}
	next, one := b, false
	switch in := &r.f.Code[block.End-1]; in.Op {
	case ir.OpBr:
		next, one = r.through(in.Then), true
	case ir.OpCondBr:
		if next, one = r.only(in); one {
			next = r.through(next)
		}
	}
	if one && len(r.phis(next)) == 0 && !r.needed(block, next) {
		r.to[b] = next
	}
	return r.to[b]
}

func (r *removal) phis(b ir.BlockID) []ir.Instr {
	block := &r.f.Blocks[b]
	return r.f.Code[block.First:block.Body]
}

// pure reports whether a block does nothing but read and compute before it branches.
func (r *removal) pure(block *ir.Block) bool {
	if block.End <= block.First {
		return false
	}
	for pc := block.Body; pc < block.End-1; pc++ {
		switch in := &r.f.Code[pc]; in.Op {
		case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
			return false
		case ir.OpGEP, ir.OpTLS:
		case ir.OpLoad:
			if ir.Order(in.Sub) != ir.NotAtomic {
				return false
			}
		default:
			if in.Op >= ir.OpPhi {
				return false
			}
		}
	}
	return true
}

// needed reports whether a register that a block sets is read behind another block's beginning.
func (r *removal) needed(block *ir.Block, next ir.BlockID) bool {
	live := r.f.LiveAt(r.f.Blocks[next].First)
	for pc := block.First; pc < block.End; pc++ {
		if in := &r.f.Code[pc]; in.Dst != ir.None &&
			slices.ContainsFunc(live, func(l ir.Reg) bool { return l >= in.Dst && l < in.Dst+2 }) {
			return true
		}
	}
	return false
}

// NeverEvaluated reports what of a function is never evaluated once some of its assertions are not there: branches that
// decide nothing, and the blocks that nothing else leads to.
func NeverEvaluated(p *ir.Program, f *ir.Func, gone func(ir.LocID) bool) func(ir.PC) bool {
	branches := Removed(p, f, gone)
	reached := make([]bool, len(f.Blocks))
	var visit func(ir.BlockID)
	visit = func(b ir.BlockID) {
		if reached[b] {
			return
		}
		reached[b] = true
		if to, gone := branches[f.Blocks[b].End-1]; gone {
			visit(to)
			return
		}
		for _, s := range f.Blocks[b].Succs {
			visit(s)
		}
	}
	visit(f.BlockOf(f.Entry))
	return func(pc ir.PC) bool {
		_, decidesNothing := branches[pc]
		return decidesNothing || !reached[f.BlockOf(pc)]
	}
}
