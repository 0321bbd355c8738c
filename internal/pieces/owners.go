package pieces

import (
	"maps"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// owners finds the functions that make or end an object which they are passed: they initialise a lock or another
// synchronisation object in it, whatever memory holds; or they may destroy one in it, or free it, and do not count down
// references for that. While they run no other thread may use the object: whoever calls them sees to that.
type owners struct {
	p     *ir.Program
	g     *pointsto.Graph
	known map[ir.FuncID][]int
}

// of are the parameters of a function that lead to an object which it makes or ends.
func (o *owners) of(f *ir.Func) []int {
	if known, ok := o.known[f.ID]; ok {
		return known
	}
	o.known[f.ID] = nil // it calls itself
	from, controls := derived(f), f.Controls()
	found := map[int]bool{}
	for b := range f.Blocks {
		for pc := f.Blocks[b].Body; pc < f.Blocks[b].End; pc++ {
			if f.Code[pc].Op != ir.OpCall {
				continue
			}
			made, ended := o.arguments(f, pc)
			if len(made) > 0 && decidedBy(f, controls, ir.BlockID(b), readsMemory) {
				made = nil
			}
			if len(ended) > 0 && decidedBy(f, controls, ir.BlockID(b), countsDown) {
				ended = nil
			}
			for _, arg := range append(made, ended...) {
				if k, is := parameter(from, arg); is {
					found[k] = true
				}
			}
		}
	}
	o.known[f.ID] = slices.Sorted(maps.Keys(found))
	return o.known[f.ID]
}

// arguments are those of a call that lead to what it makes, and to what it ends.
func (o *owners) arguments(f *ir.Func, pc ir.PC) (made, ended []ir.Operand) {
	args := f.Calls[f.Code[pc].Aux].Args
	for _, id := range o.g.Callees(f.ID, pc) {
		callee := o.p.Funcs[id]
		switch role := abi.Of(callee.Library()).Role; {
		case len(args) == 0:
		case role == abi.InitObject || role == abi.BarrierInit:
			made = append(made, args[0])
		case role == abi.DestroyObject || callee.Library() == "free":
			ended = append(ended, args[0])
		case callee.Library() == "":
			for _, k := range o.of(callee) {
				if k < len(args) {
					ended = append(ended, args[k])
				}
			}
		}
	}
	return made, ended
}

// decidedBy reports whether a branch decides whether a block is executed whose condition is of a kind.
func decidedBy(f *ir.Func, controls [][]ir.BlockID, b ir.BlockID, kind func(*ir.Func, ir.Operand, int) bool) bool {
	seen, todo := map[ir.BlockID]bool{}, []ir.BlockID{b}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, c := range controls[at] {
			if seen[c] {
				continue
			}
			seen[c] = true
			if last := &f.Code[f.Blocks[c].End-1]; kind(f, last.A, 0) {
				return true
			}
			todo = append(todo, c)
		}
	}
	return false
}

// countsDown reports whether an operand is computed from a number that was counted down: by one from memory, or by an
// atomic operation.
func countsDown(f *ir.Func, op ir.Operand, depth int) bool {
	in := defined(f, op)
	if in == nil || depth > maxDepth {
		return false
	}
	switch in.Op {
	case ir.OpRMW, ir.OpCmpXchg:
		return true
	case ir.OpCall: // of a wrapper of an atomic operation, or of what counts
		return false
	case ir.OpAdd, ir.OpSub:
		if one(in) && readsMemory(f, in.A, depth+1) {
			return true
		}
	}
	return countsDown(f, in.A, depth+1) || countsDown(f, in.B, depth+1)
}

// one reports whether an instruction adds or takes away one.
func one(in *ir.Instr) bool {
	all := ^uint64(0) >> (64 - min(in.Bits, 64))
	return in.B.Kind == ir.KConst && (in.B.Word&all == 1 || in.B.Word&all == all)
}

// defined is the instruction that sets the register of an operand; nil where it is a parameter or no register.
func defined(f *ir.Func, op ir.Operand) *ir.Instr {
	if op.Kind != ir.KReg || int(op.Reg) < len(f.Params) {
		return nil
	}
	for pc := range f.Code {
		if f.Code[pc].Dst == op.Reg {
			return &f.Code[pc]
		}
	}
	return nil
}

// maxDepth bounds how far an operand is followed back.
const maxDepth = 8

// readsMemory reports whether an operand is computed from what a load gave.
func readsMemory(f *ir.Func, op ir.Operand, depth int) bool {
	in := defined(f, op)
	switch {
	case in == nil || in.Op == ir.OpCall:
		return false
	case depth > maxDepth, in.Op == ir.OpLoad || in.Op == ir.OpPhi || in.Op == ir.OpRMW || in.Op == ir.OpCmpXchg:
		return true
	}
	return readsMemory(f, in.A, depth+1) || readsMemory(f, in.B, depth+1)
}

// derived are the registers of a function that hold a pointer into what a parameter leads to, with the number of the
// parameter.
func derived(f *ir.Func) map[ir.Reg]int {
	out := map[ir.Reg]int{}
	for i := range f.Params {
		if f.Regs[i].Ptr {
			out[ir.Reg(i)] = i
		}
	}
	for grew := true; grew; {
		grew = false
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Dst == ir.None || in.Op != ir.OpGEP && in.Op != ir.OpCopy && in.Op != ir.OpFreeze {
				continue
			}
			if _, known := out[in.Dst]; known {
				continue
			}
			if k, is := parameter(out, in.A); is {
				out[in.Dst], grew = k, true
			}
		}
	}
	return out
}

// parameter is the number of the parameter that an operand leads into the object of.
func parameter(from map[ir.Reg]int, op ir.Operand) (k int, is bool) {
	if op.Kind != ir.KReg {
		return 0, false
	}
	k, is = from[op.Reg]
	return k, is
}
