package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// narrow tells further which frames created the threads of the context, once it is known what may have executed before:
// the creating calls have. A function that the creator was given and that the new thread calls (kept in a structure
// together with the thread's argument, say) is the one that the given stack shows, so that calls which pass another one
// created other threads.
func (a *Analysis) narrow() {
	for t := range a.Ctx.Threads {
		for a.narrowed(t) {
		}
	}
}

// narrowed leaves out calls by which frames of a thread's creator may have been entered, from the youngest on, and adds
// the frame that makes those that stay, where that is one. It reports whether it found any.
func (a *Analysis) narrowed(t int) bool {
	for x := a.oldest(t).Creator; x != nil && !x.through; x = x.Caller {
		sites := x.entered().Calls
		calls := x.past(sites)
		if gave := a.gave(t, x); len(gave) > 0 {
			calls = slices.DeleteFunc(calls, func(s pointsto.CallSite) bool { return a.passesAnother(s, gave) })
		}
		a.forget(t)
		if len(calls) == 0 || len(calls) == len(sites) {
			continue // none: the stack is one of no execution, which others say
		}
		if x.Caller == nil {
			x.Ways.Calls = calls
			x.extend()
			return true
		}
		x.Caller.PCs = nil
		for _, s := range calls {
			x.Caller.PCs = append(x.Caller.PCs, s.PC)
		}
		return true
	}
	return false
}

// past are the calls that may have been executed, or be under way, at the context.
func (act *Activation) past(calls []pointsto.CallSite) (out []pointsto.CallSite) {
	before := act.a.before
	for _, s := range calls {
		if before.Executed(s.Func, s.PC) || before.Standing(s.Func, s.PC) {
			out = append(out, s)
		}
	}
	return out
}

// gave are the functions that an activation of a thread's creator was given, by parameter, as the given stack of the
// thread shows: a frame calls what the parameter was.
func (a *Analysis) gave(t int, x *Activation) map[int]ir.FuncID {
	out := map[int]ir.FuncID{}
	for callee := a.stacks[t]; callee != nil && callee.Caller != nil; callee = callee.Caller {
		act := callee.Caller
		if callee.Frame < 0 || act.Frame < 0 || callee.through {
			continue
		}
		fn := a.Prog.Funcs[act.Func]
		in := &fn.Code[act.PCs[0]]
		if in.Op != ir.OpCall || fn.Calls[in.Aux].Target.Kind != ir.KReg {
			continue
		}
		v, ok := act.Operand(fn.Calls[in.Aux].Target)
		if !ok || v.N == nil {
			continue
		}
		for p := range a.Prog.Funcs[x.Func].Params {
			if given, ok := x.param(p); ok && given == v && given.N.Op() == expr.OpSym {
				out[p] = callee.Func
			}
		}
	}
	return out
}

// passesAnother reports whether a call passes another function than one that was given.
func (a *Analysis) passesAnother(s pointsto.CallSite, gave map[int]ir.FuncID) bool {
	fn := a.Prog.Funcs[s.Func]
	in := &fn.Code[s.PC]
	if in.Op != ir.OpCall {
		return false
	}
	args := fn.Calls[in.Aux].Args
	for p, f := range gave {
		if p < len(args) && args[p].Kind == ir.KFunc && ir.FuncID(args[p].Index) != f {
			return true
		}
	}
	return false
}

// forget drops what was computed of a thread's frames and of its creator's, which depends on how far these are known.
func (a *Analysis) forget(t int) {
	a.bornAs, a.given, a.isGiven = nil, nil, nil
	clear := func(act *Activation) {
		for ; act != nil; act = act.Caller {
			act.vals, act.params, act.known = nil, nil, nil
		}
	}
	clear(a.stacks[t])
	clear(a.oldest(t).Creator)
}
