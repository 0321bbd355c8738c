package context

import "midway/internal/ir"

// ThreadOf is a thread of a context whose frames are known, youngest first; inside says that it is in the call that its
// youngest frame is at.
func (r *Placer) ThreadOf(name string, frames []Frame, inside bool) Thread {
	oldest := r.Funcs[frames[len(frames)-1].Func]
	young := frames[0]
	return Thread{
		Name: name, Frames: frames, Main: r.calls.main == oldest, Complete: r.calls.main == oldest ||
			r.calls.isEntry(oldest),
		Blocked: inside && Blocks(r.Program, r.Funcs[young.Func], young.PC) != "",
	}
}

// CallNumbered is the call of a function with a number (ir.Instr.Aux), which stays when code is put in front of it.
func CallNumbered(f *ir.Func, aux int32) (ir.PC, bool) {
	for pc := range f.Code {
		if f.Code[pc].Op == ir.OpCall && f.Code[pc].Aux == aux {
			return ir.PC(pc), true
		}
	}
	return 0, false
}
