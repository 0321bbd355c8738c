package ir

// Returns reports whether an instruction can be come to again from itself, within the function. Where alone is asked
// for, not by way of another access to memory: other than to the function's own allocas, it is one by its address.
func (f *Func) Returns(pc PC, alone bool) bool {
	own := map[Reg]bool{}
	if alone {
		for i := range f.Code {
			if f.Code[i].Op == OpAlloca {
				own[f.Code[i].Dst] = true
			}
		}
	}
	type walk struct {
		b  BlockID
		at PC
	}
	met := make([]bool, len(f.Blocks))
	for work := []walk{{f.BlockOf(pc), pc + 1}}; len(work) > 0; {
		w := work[len(work)-1]
		work = work[:len(work)-1]
		block := &f.Blocks[w.b]
		for ; w.at < block.End && w.at != pc && !(alone && f.Code[w.at].accesses(own)); w.at++ {
		}
		if w.at == pc {
			return true
		}
		if w.at < block.End {
			continue
		}
		for _, s := range block.Succs {
			if !met[s] {
				met[s] = true
				work = append(work, walk{s, f.Blocks[s].First})
			}
		}
	}
	return false
}

// accesses reports whether an instruction reads or writes memory at anything but one of the registers.
func (in *Instr) accesses(own map[Reg]bool) bool {
	switch in.Op {
	case OpLoad, OpStore, OpRMW, OpCmpXchg:
		return in.A.Kind != KReg || !own[in.A.Reg]
	}
	return false
}
