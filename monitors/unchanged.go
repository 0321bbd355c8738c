package monitors

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// A thread that waits for a condition has looked at memory before: while (!q->n && !q->stop) wait(&q->c, &q->m). Where
// whoever writes there announces that by the condition of the same object before it does anything else, the memory is
// unchanged as long as the thread has not been woken: a write that is no data race with the look comes behind the
// release of the lock, and so when the thread waits already; and then the thread is woken. That needs no lock to be
// known.

// WaitingUnchanged is memory that still holds what a thread found there before it waited, unless it has been woken.
type WaitingUnchanged struct {
	dataflow.MemoryDef
	Name string // of the thread
}

// untimed reports whether a function is a wait that ends by nothing but being woken: one whose time has passed waits
// for the lock and is woken no more.
func untimed(fn *ir.Func) bool {
	of := abi.Of(fn.Library())
	return of.Role == abi.Wait && !of.Timed
}

// Unchanged lists what threads that wait have found, with addresses some way behind the condition.
func (f *Facts) Unchanged() []WaitingUnchanged {
	x := &finder{a: f.a}
	if f.a.Ctx.OthersUnknown || len(f.a.Before().Calls("pthread_cancel")) > 0 {
		return nil
	}
	var out []WaitingUnchanged
	for t, th := range f.a.Ctx.Threads {
		fn, pc := f.a.Prog.Funcs[th.Frames[0].Func], th.Frames[0].PC
		if _, is := x.operation(fn, pc, abi.Wait); !th.Blocked || !is ||
			!untimed(f.a.Prog.Funcs[fn.Calls[fn.Code[pc].Aux].Callee]) {
			continue
		}
		cond, ok := f.a.Stack(t).Operand(fn.Calls[fn.Code[pc].Aux].Args[0])
		if !ok {
			continue
		}
		cond = f.a.Resolve(cond)
		for _, d := range f.a.WaitingReads(t) {
			gap := f.a.B.Bin(expr.Sub, f.a.B.PtrBits(), cond, d.Addr)
			if gap.Concrete() && x.announced(&d, gap) {
				out = append(out, WaitingUnchanged{d.MemoryDef, th.Name})
			}
		}
	}
	return out
}

// announced reports whether every write of what was found is followed by a broadcast of the condition that lies a gap
// behind, and no thread of the context stands between. A signal is not enough: it may wake another thread.
func (x *finder) announced(d *dataflow.WaitingRead, gap expr.Value) bool {
	ok := true
	x.a.Writes(d.To, int64(d.Bits/8), func(w dataflow.Write) {
		if !ok || !w.After || !x.a.Before().Executed(w.Site.Func, w.Site.PC) {
			return
		}
		ok = x.announces(w.Site, gap)
	})
	return ok
}

func (x *finder) announces(site pointsto.CallSite, gap expr.Value) bool {
	fn := x.a.Prog.Funcs[site.Func]
	st := &fn.Code[site.PC]
	if st.Op != ir.OpStore || fn.Runtime || ir.Order(st.Sub) != ir.NotAtomic || x.a.Interrupted(fn.ID) {
		return false
	}
	addr, ok := x.a.Relative(fn.ID, st.A)
	if !ok {
		return false
	}
	p := &pending{finder: x, fn: fn, cond: x.a.B.Bin(expr.Add, x.a.B.PtrBits(), addr, gap), seen: map[ir.PC]bool{}}
	return p.from(site.PC+1) && !x.standsAt(fn.ID, p.seen)
}

// standsAt reports whether a thread of the context is in a function at one of some instructions, in any frame.
func (x *finder) standsAt(f ir.FuncID, at map[ir.PC]bool) bool {
	for t := range x.a.Ctx.Threads {
		for act := x.a.Stack(t); act != nil; act = act.Caller {
			if act.Func == f && slices.ContainsFunc(act.PCs, func(pc ir.PC) bool { return at[pc] }) {
				return true
			}
		}
	}
	return false
}

// pending follows a function from a write to the announcement.
type pending struct {
	*finder
	fn   *ir.Func
	cond expr.Value     // relative to the function
	seen map[ir.PC]bool // where the announcement is still to come
}

// from reports whether the announcement comes on every way from an instruction.
func (p *pending) from(pc ir.PC) bool {
	for {
		if p.seen[pc] {
			return true
		}
		p.seen[pc] = true
		in := &p.fn.Code[pc]
		first, n := dataflow.Defs(p.fn, pc)
		if slices.ContainsFunc(p.a.Mentioned(p.cond), func(r ir.Reg) bool { return first <= r && r < first+n }) {
			return false
		}
		switch in.Op {
		case ir.OpCall:
			announces, ok := p.call(in)
			if announces || !ok {
				return announces
			}
		case ir.OpRet, ir.OpUnreachable:
			return in.Op == ir.OpUnreachable
		}
		if next := p.fn.Blocks[p.fn.BlockOf(pc)]; pc == next.End-1 {
			for _, b := range next.Succs {
				if !p.from(p.fn.Blocks[b].First) {
					return false
				}
			}
			return true
		}
		pc++
	}
}

// call reports whether a call announces; ok is false where something else may happen first: only releasing a lock may
// not.
func (p *pending) call(in *ir.Instr) (announces, ok bool) {
	call := &p.fn.Calls[in.Aux]
	if call.Callee == ir.None {
		return false, false
	}
	switch of := abi.Of(p.a.Prog.Funcs[call.Callee].Library()); of.Role {
	case abi.Broadcast:
		to, known := p.a.Relative(p.fn.ID, call.Args[of.Object])
		return known && to == p.cond, true
	case abi.Signal:
		return false, true
	case abi.Release:
		return false, of.Kind == abi.LockMutex
	}
	return false, false
}
