package dataflow

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Where a call returns twice (setjmp, and so a place where a cleanup handler is pushed), control comes back to it
// from a call behind it that jumps: what was done up to there was done.

// comeback is a call that may return twice.
type comeback struct {
	pc  ir.PC
	buf ir.Operand // what it was given to come back by: a local, if it is a register
}

// unwindNext is what goes on from a cleanup handler to the one that was pushed before, by another buffer than its own.
const unwindNext = "__pthread_unwind_next"

// comebacks lists the calls of a function that may return twice.
func (a *Analysis) comebacks(fn *ir.Func) (out []comeback) {
	shape := a.Shape(fn.ID)
	if !shape.setjmp {
		return nil
	}
	for pc := range fn.Code {
		if at := ir.PC(pc); shape.Reachable(fn.BlockOf(at)) && shape.ReturnsTwice(at) {
			c := comeback{pc: at}
			if args := fn.Calls[fn.Code[pc].Aux].Args; len(args) > 0 {
				c.buf = a.bufferOf(fn, args[0])
			}
			out = append(out, c)
		}
	}
	return out
}

// bufferOf is the object that an address lies in, as far as its computation tells.
func (a *Analysis) bufferOf(fn *ir.Func, o ir.Operand) ir.Operand {
	for o.Kind == ir.KReg {
		pc, ok := a.Shape(fn.ID).Def(o.Reg)
		if !ok || fn.Code[pc].Op != ir.OpGEP {
			break
		}
		o = fn.Code[pc].A
	}
	return o
}

// jumpsTo reports whether control may come from an instruction back to a call that may return twice: from a call that
// leads to a jump, to a thread's end or to code outside; or from anywhere, where a handler of a signal does so, or a
// thread is cancelled asynchronously.
func (a *Analysis) jumpsTo(c comeback, fn *ir.Func, pc ir.PC) bool {
	if a.jumping == nil {
		a.findJumping()
	}
	if a.jumpsAnywhere {
		return true
	}
	return slices.ContainsFunc(a.Graph.Callees(fn.ID, pc), func(g ir.FuncID) bool {
		if !a.jumping[g] || a.Prog.Funcs[g].Name != unwindNext {
			return a.jumping[g]
		}
		args := fn.Calls[fn.Code[pc].Aux].Args
		return len(args) == 0 || c.buf.Kind != ir.KReg || a.bufferOf(fn, args[0]) != c.buf
	})
}

// leaves reports whether control may leave a function at an instruction by a jump to another one.
func (a *Analysis) leaves(fn *ir.Func, pc ir.PC) bool {
	return a.jumpsBack() && (a.jumpsAnywhere ||
		slices.ContainsFunc(a.Graph.Callees(fn.ID, pc), func(g ir.FuncID) bool { return a.jumping[g] }))
}

// jumpsBack reports whether there is a call that may return twice.
func (a *Analysis) jumpsBack() bool {
	if a.jumping == nil {
		a.findJumping()
	}
	return a.comesBack
}

// findJumping marks the functions that control may leave by a jump.
func (a *Analysis) findJumping() {
	var work []ir.FuncID
	for _, fn := range a.Prog.Funcs {
		a.comesBack = a.comesBack || !fn.External && a.Shape(fn.ID).setjmp
		if fn.Name == "__midway_jump" || a.External(fn.ID) {
			work = append(work, fn.ID)
		}
	}
	a.jumping = Reaching(len(a.Prog.Funcs), work, a.Graph.Callers)
	asynchronous := func(c pointsto.CallSite) bool {
		fn := a.Prog.Funcs[c.Func]
		args := fn.Calls[fn.Code[c.PC].Aux].Args
		return len(args) == 0 || args[0].Kind != ir.KConst || args[0].Word != 0
	}
	a.jumpsAnywhere = slices.ContainsFunc(a.Graph.Handlers(), func(h ir.FuncID) bool { return a.jumping[h] })
	if f := a.Prog.Library("pthread_setcanceltype"); f != nil {
		a.jumpsAnywhere = a.jumpsAnywhere || slices.ContainsFunc(a.Graph.Callers(f.ID), asynchronous)
	}
}
