package context

import (
	"midway/internal/ir"
)

// calledBack reports whether an entry of a stack calls a function of the library, or one without a body, that may call young back. Where
// there are several calls of young itself, one of them is meant.
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
	_, calls, err = r.callsNamed(text, func(f *ir.Func, pc ir.PC) bool {
		callee := directCallee(r.Program, f, pc)
		if callee == nil {
			return false
		}
		_, creates := EntryArgument(callee.Name)
		return !creates && (callee.Runtime || callee.External)
	})
	return err == nil && len(calls) > 0
}
