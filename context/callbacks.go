package context

import (
	"slices"

	"midway/internal/ir"
)

// calledBack reports whether an entry of a stack calls a function of the library, or one without a body, that may
// call young back. Where there are several calls of young itself, one of them is meant.
func (r *resolver) calledBack(text string, young *ir.Func) bool {
	if !r.calls.addressTaken[young.ID] {
		return false
	}
	_, calls, err := r.callsNamed(text, func(f *ir.Func, pc ir.PC) bool {
		return f.Code[pc].Op == ir.OpCall && r.calls.mayCall(&f.Calls[f.Code[pc].Aux], young)
	})
	if err == nil && len(calls) > 1 {
		return false
	}
	return len(r.calling(text)) > 0
}

// calling lists the calls at an entry of a stack that are of the library's functions, or of ones without a body.
func (r *resolver) calling(text string) []spot {
	_, calls, _ := r.callsNamed(text, func(f *ir.Func, pc ir.PC) bool {
		callee := directCallee(r.Program, f, pc)
		if callee == nil {
			return false
		}
		_, creates := EntryArgument(callee)
		return !creates && (callee.Runtime || callee.External)
	})
	return calls
}

// leaves notes the frames that are left out from a call back of young on: each that the first entry may mean, of those
// that pass young itself where there are any, and what the others mean where that is one.
func (r *resolver) leaves(spec *ThreadSpec, stack []Text, young *ir.Func) {
	notes, calls := len(r.ctx.Notes), r.calling(stack[0].S)
	passes := func(c spot) bool {
		return slices.ContainsFunc(c.fn.Calls[c.fn.Code[c.pc].Aux].Args, func(op ir.Operand) bool {
			return op.Kind == ir.KFunc && ir.FuncID(op.Index) == young.ID
		})
	}
	if slices.ContainsFunc(calls, passes) {
		calls = slices.DeleteFunc(calls, func(c spot) bool { return !passes(c) })
	}
	left := framesAt(calls)
	if len(calls) == 1 {
		r.left = nil
		if rest, err := r.callers(spec, stack[1:], calls[0]); err == nil {
			left = append(append(left, framesAt(rest)...), r.left...)
		}
	}
	r.left, r.ctx.Notes = left, r.ctx.Notes[:notes]
}

func framesAt(calls []spot) (out []Frame) {
	for _, c := range calls {
		out = append(out, Frame{Func: c.fn.ID, PC: c.pc})
	}
	return out
}
