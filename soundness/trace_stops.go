package soundness

import (
	"midway/internal/ir"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// effect is the last instruction of a thread that is more than a computation of its own, and the one before.
type effect struct {
	fn           *ir.Func // where the last one stands
	pc           ir.PC
	last, before visit // nth is 0 where there is none
}

// effect notes an instruction that a thread is about to execute.
func (tr *tracer) effect(t int, fr *concrete.Frame, p native.Place) {
	if in := &fr.Fn.Code[fr.PC]; in.Op == ir.OpRet || in.Op == ir.OpCall && !tr.library(&fr.Fn.Calls[in.Aux]) {
		return
	}
	e := &tr.effects[t]
	*e = effect{fr.Fn, fr.PC, visit{p, tr.counts[t][p]}, e.last}
}

// library reports whether a call is of code that no source of the program has.
func (tr *tracer) library(ci *ir.CallInfo) bool {
	return ci.Callee != ir.None && tr.m.P.Funcs[ci.Callee].Library() != ""
}

// stops notes that the context has stopped a thread in the middle of a function, once: a binary stops it behind the
// last thing that it did which others may see.
func (tr *tracer) stops(t int) {
	if tr.before == 0 || t >= len(tr.stopped) || tr.stopped[t] {
		return
	}
	th := tr.m.Threads[t]
	fr := th.Top()
	if th.Status != concrete.Frozen || fr == nil || fr.Fn.Code[fr.PC].Op == ir.OpRet {
		return
	}
	tr.stopped[t] = true
	v := tr.effects[t].last
	if e := &tr.effects[t]; e.fn == fr.Fn && e.pc == fr.PC { // not executed: it stops before
		v = e.before
	}
	tr.trace.Stopped = append(tr.trace.Stopped, native.Stop{Thread: t, Place: v.place, Nth: v.nth})
}
