package slice

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// What a store leaves is gone where its thread has stored there again: a read behind that does not depend on it.
// Through control only, since it is taken for granted that each loop comes to its end.

// over are the instructions that may be executed between a store and one that stores to all of the same bytes again,
// which nothing but an error or the end of the process keeps its thread from; nil where there is none such. A function
// that is called between the two might read, or end the thread.
func over(f *ir.Func, pc ir.PC) map[ir.PC]bool {
	first := &f.Code[pc]
	if first.A.Kind != ir.KGlobal {
		return nil
	}
	between := map[ir.PC]bool{}
	for work := []ir.PC{pc + 1}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if between[at] {
			continue
		}
		in := &f.Code[at]
		if in.Op == ir.OpStore && in.A == first.A && in.Bits >= first.Bits {
			continue
		}
		between[at] = true
		switch block := &f.Blocks[f.BlockOf(at)]; {
		case in.Op == ir.OpRet, in.Op == ir.OpCall, in.Op == ir.OpTrap, in.Op == ir.OpUnreachable, in.Op == ir.OpAsm:
			return nil
		case at+1 < block.End:
			work = append(work, at+1)
		default:
			for _, s := range block.Succs {
				work = append(work, f.Blocks[s].First)
			}
		}
	}
	return between
}

// reader is the load by which an instruction reads memory, where it matters which one.
func (b *builder) reader(f *ir.Func, pc ir.PC) site {
	if b.control == nil || !b.control.once[f.ID] || f.Code[pc].Op != ir.OpLoad {
		return site{}
	}
	return site{f, pc}
}

// gone reports whether what a write left is not there any more where a load reads it.
func (b *builder) gone(w *write, at site) bool {
	if at.f == nil || w.f.Code[w.pc].Op != ir.OpStore {
		return false
	}
	c, store := b.control, site{w.f, w.pc}
	between, known := c.overwritten[store]
	if !known {
		between = over(w.f, w.pc)
		c.overwritten[store] = between
	}
	switch {
	case between == nil:
	case at.f == w.f && c.once[w.f.ID]:
		return !between[at.pc] || b.drop&dropBetween != 0
	case at.f != w.f && b.drop&dropJoins != 0:
		return true
	case at.f != w.f && c.behindJoins(at):
		c.alone[at] = true
		return true
	}
	return false
}

// onlyOnce are the functions that are called once in an execution at most: main, and the beginnings of threads that it
// creates outside of loops.
func (b *controlSlice) onlyOnce() map[ir.FuncID]bool {
	out := map[ir.FuncID]bool{}
	main := b.p.Func("main")
	uncalled := func(f ir.FuncID) bool {
		return len(b.g.Callers(f)) == 0 && !b.g.Outside(b.g.FuncNode(f)) && !slices.Contains(b.p.Ctors, f) &&
			!slices.Contains(b.p.Dtors, f)
	}
	created := map[ir.FuncID]int{}
	for _, c := range b.g.ThreadCreates() {
		for _, id := range c.Entries {
			created[id]++
			if c.Func != main.ID || main.Returns(c.PC, false) {
				created[id]++
			}
		}
	}
	if !uncalled(main.ID) || created[main.ID] > 0 {
		return out
	}
	out[main.ID] = true
	for id, n := range created {
		if n == 1 && (uncalled(id) || b.drop&dropOnce != 0) {
			out[id] = true
		}
	}
	return out
}

// blocksBehind are the blocks that may be executed after one has been left.
func blocksBehind(f *ir.Func, block ir.BlockID) (out []ir.BlockID) {
	met := make([]bool, len(f.Blocks))
	for work := slices.Clone(f.Blocks[block].Succs); len(work) > 0; {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		if !met[id] {
			met[id] = true
			out = append(out, id)
			work = append(work, f.Blocks[id].Succs...)
		}
	}
	return out
}

// behindJoins reports whether a load of main seems to be executed when all other threads have been joined: main joins
// threads, and behind the load neither joins nor creates any. What relies on that is looked at where it is executed
// (Alone).
func (b *controlSlice) behindJoins(at site) bool {
	if at.f.Name != "main" || !b.once[at.f.ID] {
		return false
	}
	if known, ok := b.joined[at]; ok {
		return known
	}
	block := at.f.BlockOf(at.pc)
	behind := blocksBehind(at.f, block)
	joins, more := false, false
	for pc := range at.f.Code {
		in := &at.f.Code[pc]
		if in.Op != ir.OpCall {
			continue
		}
		of := at.f.BlockOf(ir.PC(pc))
		here := of == block && ir.PC(pc) > at.pc || slices.Contains(behind, of)
		for _, id := range b.g.Callees(at.f.ID, ir.PC(pc)) {
			of := abi.Of(b.p.Funcs[id].Library())
			join := of.Role == abi.Join
			joins = joins || join
			more = more || here && (join || of.Role == abi.Create)
		}
	}
	b.joined[at] = joins && !more
	return joins && !more
}
