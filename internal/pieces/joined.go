package pieces

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// joined says of threads that main has joined before a place of it: whichever way it comes there from where it has
// created the thread, it joins the thread whose id it has stored in the same local, which is written nowhere else.
type joined struct {
	p    *ir.Program
	g    *pointsto.Graph
	main *ir.Func
}

// local is a part of a local of a function: the register of its address, and an offset in bytes.
type local struct {
	base ir.Reg
	off  int64
}

// before reports whether no thread that began in a function is alive when main is at an instruction of its own.
func (j *joined) before(entry ir.FuncID, at ir.PC) bool {
	created := -1
	for _, c := range j.g.ThreadCreates() {
		for _, f := range c.Entries {
			if f != entry {
				continue
			}
			if c.Func != j.main.ID || created >= 0 {
				return false
			}
			created = int(c.PC)
		}
	}
	if created < 0 || len(j.g.Callers(j.main.ID)) > 0 {
		return false
	}
	call := &j.main.Calls[j.main.Code[created].Aux]
	if abi.Of(j.called(ir.PC(created))).Role != abi.Create || len(call.Args) == 0 {
		return false
	}
	id, ok := j.local(call.Args[0])
	return ok && j.onlyStored(id, ir.PC(created)) && !j.reaches(ir.PC(created), at, id)
}

// called is the library function that main calls at an instruction, or "".
func (j *joined) called(pc ir.PC) string {
	if j.main.Code[pc].Op != ir.OpCall {
		return ""
	}
	if callee := j.main.Calls[j.main.Code[pc].Aux].Callee; callee != ir.None {
		return j.p.Funcs[callee].Library()
	}
	return ""
}

// local is the part of a local that an operand is the address of.
func (j *joined) local(op ir.Operand) (l local, ok bool) {
	for depth := 0; depth < maxDepth; depth++ {
		in := defined(j.main, op)
		switch {
		case in == nil:
			return l, false
		case in.Op == ir.OpAlloca:
			l.base = op.Reg
			return l, true
		case in.Op == ir.OpGEP && (in.B.Kind == ir.KNone || in.B.Kind == ir.KConst && in.B.Word == 0):
			l.off += in.Imm
			op = in.A
		default:
			return l, false
		}
	}
	return l, false
}

// onlyStored reports whether nothing but a call of pthread_create writes a local: its address is used for loads, and in
// that call.
func (j *joined) onlyStored(id local, created ir.PC) bool {
	for pc := range j.main.Code {
		in := &j.main.Code[pc]
		switch in.Op {
		case ir.OpLoad, ir.OpGEP, ir.OpAlloca, ir.OpNop:
			continue
		case ir.OpCall:
			for i, arg := range j.main.Calls[in.Aux].Args {
				to, is := j.local(arg)
				other := is && to.base == id.base && (to.off != id.off || ir.PC(pc) != created || i > 0)
				if other && (abi.Of(j.called(ir.PC(pc))).Role != abi.Create || i > 0 || to.off == id.off) {
					return false
				}
			}
			continue
		}
		used := []ir.Operand{in.A, in.B, in.C}
		if in.Op == ir.OpPhi {
			used = j.main.Phis[in.Aux].Values
		}
		for _, op := range used {
			if to, is := j.local(op); is && to.base == id.base {
				return false
			}
		}
	}
	return true
}

// reaches reports whether main may come from one instruction to another without joining the thread whose id is in a
// local.
func (j *joined) reaches(from, to ir.PC, id local) bool {
	f := j.main
	seen, todo := map[ir.PC]bool{}, []ir.PC{from + 1}
	for len(todo) > 0 {
		pc := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[pc] {
			continue
		}
		seen[pc] = true
		if pc == to {
			return true
		}
		if j.joins(pc, id) {
			continue
		}
		if b := &f.Blocks[f.BlockOf(pc)]; pc+1 < b.End {
			todo = append(todo, pc+1)
		} else {
			for _, next := range b.Succs {
				todo = append(todo, f.Blocks[next].First)
			}
		}
	}
	return false
}

// joins reports whether an instruction joins the thread whose id is in a local.
func (j *joined) joins(pc ir.PC, id local) bool {
	if abi.Of(j.called(pc)).Role != abi.Join {
		return false
	}
	args := j.main.Calls[j.main.Code[pc].Aux].Args
	if len(args) == 0 {
		return false
	}
	in := defined(j.main, args[0])
	if in == nil || in.Op != ir.OpLoad {
		return false
	}
	from, ok := j.local(in.A)
	return ok && from == id
}
