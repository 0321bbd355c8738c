package core

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// reload gives registers that hold what was loaded just before a call, which no variable has, what memory holds now: the
// pointer in wait(q->ready). Where a system call still has it among its arguments, it is known to be that; elsewhere
// another thread may have written there since, which is counted.
func (a *applier) reload() {
	for i := range a.stands {
		for k := range a.ctx.Threads[i].Frames {
			if a.stands[i].frames[k] != nil {
				a.reloadFrame(i, k)
			}
		}
	}
}

func (a *applier) reloadFrame(i, k int) {
	at := a.ctx.Threads[i].Frames[k]
	fn, fr := a.p.Funcs[at.Func], a.frame(i, k)
	first := fn.Blocks[fn.BlockOf(at.PC)].Body
	for pc := at.PC - 1; pc >= first; pc-- { // behind the last call or store
		switch fn.Code[pc].Op {
		case ir.OpCall, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset, ir.OpAsm:
			first = pc + 1
		}
	}
	for pc := first; pc < at.PC; pc++ {
		in := &fn.Code[pc]
		if in.Op != ir.OpLoad || in.Dst == ir.None {
			continue
		}
		v := fr.Regs[in.Dst]
		if v.N == nil || v.N.Op() != expr.OpSym {
			continue
		}
		if _, known := a.with[v.N]; known {
			continue
		}
		a.load(i, fr.Regs, in, fn, v.N)
	}
}

// load reads again what an instruction has loaded.
func (a *applier) load(i int, regs []expr.Value, in *ir.Instr, fn *ir.Func, sym *expr.Node) {
	p := expr.Word(in.A.Word)
	if in.A.Kind == ir.KReg {
		p = a.st.Heap.B.Subst(regs[in.A.Reg], a.with)
	}
	bytes := int(fn.Regs[in.Dst].Bits) / 8
	if !p.Concrete() || bytes == 0 || int(fn.Regs[in.Dst].Bits)%8 != 0 || bytes > 8 {
		return
	}
	o := a.st.Heap.Find(p.W)
	if o == nil || !o.Alive() || p.W < o.Addr() || o.Bytes() < int64(p.W-o.Addr())+int64(bytes) {
		return
	}
	v := a.st.Heap.Load(o.ID(), expr.Word(p.W-o.Addr()), bytes)
	if !v.Concrete() {
		return
	}
	a.with[sym] = v
	if !a.argument(i, v.W) {
		a.told.Reloaded++
	}
}

// argument reports whether the system call that a thread is in was given an address, or one in the object there.
func (a *applier) argument(i int, seed uint64) bool {
	const near = 64 // bytes of a synchronisation object
	native, ok := a.toNative(seed)
	rdi := a.stands[i].task.RDI
	return ok && a.stands[i].thread.Frames[0].Library != "" && rdi >= native && rdi-native < near
}
