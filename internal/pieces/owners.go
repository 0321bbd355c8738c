package pieces

import (
	"maps"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// owners finds the functions that make or end an object which they are passed: on every way, but where the pointer is
// null or something failed, they initialise or destroy a lock or another synchronisation object in it, or free it. While
// they run no other thread may use the object: whoever calls them sees to that.
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
	from := derived(f)
	found := map[int]bool{}
	for b := range f.Blocks {
		for pc := f.Blocks[b].Body; pc < f.Blocks[b].End; pc++ {
			if f.Code[pc].Op != ir.OpCall || !o.certain(f, ir.BlockID(b), from) {
				continue
			}
			for _, arg := range o.ends(f, pc) {
				if k, is := parameter(from, arg); is {
					found[k] = true
				}
			}
		}
	}
	o.known[f.ID] = slices.Sorted(maps.Keys(found))
	return o.known[f.ID]
}

// ends are the arguments of a call that lead to what it makes or ends.
func (o *owners) ends(f *ir.Func, pc ir.PC) (out []ir.Operand) {
	args := f.Calls[f.Code[pc].Aux].Args
	for _, id := range o.g.Callees(f.ID, pc) {
		callee := o.p.Funcs[id]
		switch role := abi.Of(callee.Library()).Role; {
		case role == abi.InitObject || role == abi.BarrierInit || role == abi.DestroyObject || callee.Library() == "free":
			if len(args) > 0 {
				out = append(out, args[0])
			}
		case callee.Library() == "":
			for _, k := range o.of(callee) {
				if k < len(args) {
					out = append(out, args[k])
				}
			}
		}
	}
	return out
}

// certain reports whether a block is executed whatever memory holds: what decides it is about parameters, and what
// calls return, only.
func (o *owners) certain(f *ir.Func, b ir.BlockID, from map[ir.Reg]int) bool {
	controls := f.Controls()
	seen, todo := map[ir.BlockID]bool{}, []ir.BlockID{b}
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, c := range controls[at] {
			if seen[c] {
				continue
			}
			seen[c] = true
			if last := &f.Code[f.Blocks[c].End-1]; last.Op != ir.OpCondBr || readsMemory(f, last.A, 0) {
				return false
			}
			todo = append(todo, c)
		}
	}
	return true
}

// maxDepth bounds how far an operand is followed back.
const maxDepth = 8

// readsMemory reports whether an operand is computed from what a load gave.
func readsMemory(f *ir.Func, op ir.Operand, depth int) bool {
	if op.Kind != ir.KReg || int(op.Reg) < len(f.Params) {
		return false
	}
	if depth > maxDepth {
		return true
	}
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Dst != op.Reg {
			continue
		}
		switch in.Op {
		case ir.OpCall:
			return false
		case ir.OpLoad, ir.OpPhi, ir.OpRMW, ir.OpCmpXchg:
			return true
		}
		return readsMemory(f, in.A, depth+1) || readsMemory(f, in.B, depth+1)
	}
	return true
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
