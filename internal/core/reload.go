package core

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// reload gives registers that hold what was loaded just before a call of the C library, which no variable has, what
// memory holds now: the pointer in wait(q->ready). Where a system call still has it among its arguments, it is known to
// be that; elsewhere another thread may have written there since, which is counted. What older frames have loaded stays
// unknown: the functions that they called have been executed since, and may have written there.
func (a *applier) reload() {
	for i := range a.stands {
		if ci := a.call(i); a.stands[i].frames[0] != nil && (ci == nil || a.called(i) != "") {
			a.reloadFrame(i, 0)
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
		if p := a.word(i, k, fn, in.A, maxDerived); p.Concrete() {
			a.load(i, p, in, fn, v.N)
		}
	}
}

// maxDerived bounds how far an address is followed back.
const maxDerived = 8

// word is what an operand of a frame holds: what the process tells, what is known of it, or an address that is a known
// one plus a constant.
func (a *applier) word(thread, k int, fn *ir.Func, o ir.Operand, depth int) expr.Value {
	if o.Kind != ir.KReg {
		return expr.Word(o.Word)
	}
	r := register{thread, k, o.Reg}
	if w, ok := a.known[r]; ok {
		if to, ok := a.translated(r, w); ok {
			return expr.Word(to)
		}
	}
	v := a.st.Heap.B.Subst(a.frame(thread, k).Regs[o.Reg], a.with)
	if v.Concrete() || depth == 0 {
		return v
	}
	for pc := range fn.Code {
		if in := &fn.Code[pc]; in.Dst == o.Reg && in.Op == ir.OpGEP && in.B.Kind == ir.KNone && in.Bits == 64 {
			if base := a.word(thread, k, fn, in.A, depth-1); base.Concrete() && base.W != 0 {
				return expr.Word(base.W + uint64(in.Imm))
			}
		}
	}
	return v
}

// derive gives registers that hold a known address plus a constant that address, and blocked calls their arguments.
func (a *applier) derive() {
	for i := range a.stands {
		defer a.pass(i)
		for k, at := range a.ctx.Threads[i].Frames {
			fn, fr := a.p.Funcs[at.Func], a.frame(i, k)
			for _, r := range fn.LiveAt(at.PC) {
				if v := fr.Regs[r]; !v.Concrete() {
					if w := a.word(i, k, fn, ir.R(r), maxDerived); w.Concrete() && w != (expr.Value{}) {
						fr.Regs[r] = w
					}
				}
			}
		}
	}
}

// load reads again what an instruction has loaded.
func (a *applier) load(i int, p expr.Value, in *ir.Instr, fn *ir.Func, sym *expr.Node) {
	bytes := int(fn.Regs[in.Dst].Bits) / 8
	if bytes == 0 || int(fn.Regs[in.Dst].Bits)%8 != 0 || bytes > 8 {
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

// pass gives the inner half of a blocked call what the call passes.
func (a *applier) pass(i int) {
	t, ci := a.st.Threads[i], a.call(i)
	if n := len(a.ctx.Threads[i].Frames); len(t.Frames) != n+1 || ci == nil {
		return
	}
	inner, fr := t.Top(), a.frame(i, 0)
	for k := range inner.Fn.Params {
		if k < len(ci.Args) && ci.Args[k].Kind == ir.KReg {
			inner.Regs[k] = fr.Regs[ci.Args[k].Reg]
		}
	}
}
