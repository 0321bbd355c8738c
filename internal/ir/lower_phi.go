package ir

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/value"
)

// phi makes the registers of a phi: one phi per scalar.
func (b *builder) phi(inst *llir.InstPhi) {
	b.loc = b.l.debug.locationOf(inst)
	parts, err := b.l.dl.scalars(inst.Type())
	if err != nil {
		b.unsupported(messageFor(inst, err))
		b.vals[inst] = nil
		return
	}
	firstReg := len(b.f.Regs)
	b.pending = append(b.pending, pendingPhi{inst, b.cur, len(b.cur.phis)})
	lanes := make([]Operand, len(parts))
	for i, s := range parts {
		lanes[i] = R(b.reg(s, ""))
		b.cur.phis = append(
			b.cur.phis,
			Instr{Op: OpPhi, Bits: s.bits, Flags: ptrFlag(s), Dst: lanes[i].Reg, Loc: b.loc, Aux: int32(len(b.f.Phis))},
		)
		b.f.Phis = append(b.f.Phis, Phi{})
	}
	b.vals[inst] = lanes
	b.nameLanes(inst, lanes, firstReg)
}

func ptrFlag(s scalar) Flags {
	if s.ptr {
		return FlagPtr
	}
	return 0
}

// fillPhis resolves the incoming values. Those that need instructions (the address of a thread-local)
// get them before the predecessor's terminator.
func (b *builder) fillPhis() {
	for _, p := range b.pending {
		n := len(b.vals[p.inst])
		seen := map[BlockID]bool{}
		for _, inc := range p.inst.Incs {
			src, _ := inc.Pred.(*llir.Block)
			pred, reachable := b.blockOf[src]
			if !reachable || seen[pred] || !b.goesTo(pred, p.block.id) {
				continue
			}
			seen[pred] = true
			lanes := b.incoming(inc.X, b.blocks[pred], n)
			for i := range n {
				phi := &b.f.Phis[p.block.phis[p.first+i].Aux]
				phi.Blocks = append(phi.Blocks, pred)
				phi.Values = append(phi.Values, lanes[i])
			}
		}
	}
}

// goesTo reports whether the translated block ends in a jump to the other: a terminator without
// meaning leaves no edges.
func (b *builder) goesTo(from, to BlockID) bool {
	for _, s := range b.succs(b.blocks[from]) {
		if s == to {
			return true
		}
	}
	return false
}

func (b *builder) incoming(v value.Value, pred *block, n int) []Operand {
	last := len(pred.code) - 1
	term := pred.code[last]
	pred.code = pred.code[:last]
	b.cur, b.loc, b.failed = pred, term.Loc, nil
	lanes, err := b.lanes(v)
	if err == nil && len(lanes) != n {
		err = fmt.Errorf("a value of %d scalars where %d are wanted", len(lanes), n)
	}
	if err != nil {
		b.unsupported(fmt.Sprintf("phi operand %s: %v", v.Ident(), err))
		lanes = unsetLanes(n, KUndef)
	}
	pred.code = append(pred.code, term)
	return lanes
}

// succs are the distinct successors of a translated block, in the order of the terminator.
func (b *builder) succs(blk *block) []BlockID {
	return terminatorSuccs(b.f, &blk.code[len(blk.code)-1])
}

func terminatorSuccs(f *Func, t *Instr) []BlockID {
	switch t.Op {
	case OpBr:
		return []BlockID{t.Then}
	case OpCondBr:
		if t.Then == t.Else {
			return []BlockID{t.Then}
		}
		return []BlockID{t.Then, t.Else}
	case OpSwitch:
		out := []BlockID{t.Then}
		for _, target := range f.Switches[t.Aux].Targets {
			out = appendNew(out, target)
		}
		return out
	}
	return nil
}

func appendNew(list []BlockID, id BlockID) []BlockID {
	for _, x := range list {
		if x == id {
			return list
		}
	}
	return append(list, id)
}
