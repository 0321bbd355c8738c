package context

import (
	"midway/internal/ir"
)

// calledBack reports whether an entry of a stack calls a function of the library, or one without a body, that may call young back.
func (r *resolver) calledBack(text string, young *ir.Func) bool {
	if !r.calls.addressTaken[young.ID] {
		return false
	}
	_, calls, err := r.callsNamed(text, func(f *ir.Func, pc ir.PC) bool {
		callee := directCallee(r.Program, f, pc)
		if callee == nil {
			return false
		}
		_, creates := EntryArgument(callee.Name)
		return !creates && (callee.Runtime || callee.External)
	})
	return err == nil && len(calls) > 0
}
