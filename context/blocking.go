package context

import (
	"strings"

	"midway/internal/ir"
	"midway/internal/runtime"
)

// Blocks is the name of the function called at pc if a thread may be blocked in it: one of the library that blocks, or
// any without a body; else "".
func Blocks(p *ir.Program, f *ir.Func, pc ir.PC) string {
	if name := BlockingCall(p, f, pc); name != "" {
		return name
	}
	if callee := directCallee(p, f, pc); callee != nil && callee.External &&
		!strings.HasPrefix(callee.Name, "__midway_") &&
		!strings.HasPrefix(callee.Name, "llvm.") {
		return callee.Name
	}
	return ""
}

// directCallee is the function called at pc by its name, or nil.
func directCallee(p *ir.Program, f *ir.Func, pc ir.PC) *ir.Func {
	if f.Code[pc].Op != ir.OpCall {
		return nil
	}
	if callee := f.Calls[f.Code[pc].Aux].Callee; callee != ir.None {
		return p.Funcs[callee]
	}
	return nil
}

// BlockingCall is the name of the library's function called at pc if a thread may be blocked in it, else "".
func BlockingCall(p *ir.Program, f *ir.Func, pc ir.PC) string {
	callee := directCallee(p, f, pc)
	if callee == nil || runtime.Blocks(callee.Name)&runtime.Stands == 0 || !callee.Runtime && !callee.External {
		return ""
	}
	return callee.Name
}
