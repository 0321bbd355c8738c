package dataflow

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
	"midway/internal/runtime/abi"
)

// A main that no thread of the context is for has joined its threads, or is blocked for good.

// MainAbsent reports whether main may be none of the threads of the context, and blocked for good.
func (a *Analysis) MainAbsent() bool {
	main := a.calls.main
	if main == ir.None || a.Ctx.FromMain || a.Ctx.OthersUnknown {
		return false
	}
	for t := range a.Ctx.Threads {
		if r := a.Roots(t); len(r) == 1 && r[0] == main {
			return false
		}
	}
	return true
}

// InMain lists the functions of the program and of the library models that main's thread may be in, ascending: those
// below main, constructors, handlers of signals and what is executed at the exit.
func (a *Analysis) InMain() []ir.FuncID {
	if a.inMain != nil || a.calls.main == ir.None {
		return a.inMain
	}
	from := append(append([]ir.FuncID{a.calls.main}, a.Prog.Ctors...), a.Prog.Dtors...)
	from = append(from, a.Graph.Handlers()...)
	for _, name := range abi.Names(abi.AtExit) {
		for _, c := range a.Before().Calls(name) {
			fn := a.Prog.Funcs[c.Func]
			if args := fn.Calls[fn.Code[c.PC].Aux].Args; len(args) > 0 {
				for _, t := range a.Graph.Functions(a.Graph.Operand(c.Func, args[0])) {
					from = append(from, a.Graph.Info(t.Node).Func)
				}
			}
		}
	}
	for _, f := range from {
		a.inMain = append(a.inMain, a.allBelow(f)...)
	}
	slices.Sort(a.inMain)
	a.inMain = slices.Compact(a.inMain)
	return a.inMain
}

// CalledFrom lists a function and those of the program that its calls may lead to, what a function without a body calls
// back included.
func (a *Analysis) CalledFrom(f ir.FuncID) []ir.FuncID {
	return slices.DeleteFunc(a.allBelow(f), func(f ir.FuncID) bool { return a.Prog.Funcs[f].Runtime })
}

// allBelow is CalledFrom with the library models among them.
func (a *Analysis) allBelow(f ir.FuncID) []ir.FuncID {
	seen := map[ir.FuncID]bool{f: true}
	out := []ir.FuncID{f}
	for i := 0; i < len(out); i++ {
		fn := a.Prog.Funcs[out[i]]
		for pc := range fn.Code {
			for _, c := range a.Graph.Callees(fn.ID, ir.PC(pc)) {
				for _, g := range append([]ir.FuncID{c}, a.calls.calledBack(c)...) {
					if !seen[g] && !a.Prog.Funcs[g].External {
						seen[g] = true
						out = append(out, g)
					}
				}
			}
		}
	}
	return out
}

// MainBlockedIn reports whether a main that is not listed may be blocked for good in a call: of a function of the C
// library that waits for others, a lock included, of one without a body, or of one of the program that calls such a
// one.
func (a *Analysis) MainBlockedIn(f ir.FuncID, pc ir.PC) bool {
	if a.staying == nil {
		a.findStaying()
	}
	if _, in := slices.BinarySearch(a.InMain(), f); !in || !a.MainAbsent() {
		return false
	}
	return slices.ContainsFunc(a.Graph.Callees(f, pc), func(g ir.FuncID) bool { return a.staying[g] })
}

// findStaying marks the functions in which a thread may be blocked for good.
func (a *Analysis) findStaying() {
	var work []ir.FuncID
	for _, fn := range a.Prog.Funcs {
		if fn.Runtime && runtime.Blocks(fn.Name)&(runtime.Stays|runtime.Writes) != 0 || a.External(fn.ID) {
			work = append(work, fn.ID)
		}
	}
	a.staying = Reaching(len(a.Prog.Funcs), work, a.calls.callers)
}

// handling is what a handler of a signal may do to the thread that it interrupts, anywhere.
type handling struct {
	ends  bool // end it, or jump
	stays bool // keep it for good, until others have done something
	holds bool // or until others have read what was written before
}

// handling looks at the handlers of signals.
func (a *Analysis) handling() *handling {
	if a.handled != nil {
		return a.handled
	}
	a.handled = &handling{}
	callers := a.calls.callers
	if len(a.Before().Calls("pthread_cancel")) == 0 { // a cancellation point ends no thread
		callers = func(f ir.FuncID) []pointsto.CallSite {
			if a.Prog.Funcs[f].Name == "__mw_cancellation_point" {
				return nil
			}
			return a.calls.callers(f)
		}
	}
	may := func(is func(fn *ir.Func) bool) bool {
		var work []ir.FuncID
		for _, fn := range a.Prog.Funcs {
			if is(fn) {
				work = append(work, fn.ID)
			}
		}
		leads := Reaching(len(a.Prog.Funcs), work, callers)
		return slices.ContainsFunc(a.Graph.Handlers(), func(h ir.FuncID) bool { return leads[h] })
	}
	if a.Graph.HandlerOutside() {
		*a.handled = handling{ends: true, stays: true, holds: true}
		return a.handled
	}
	if len(a.Graph.Handlers()) > 0 {
		blocks := func(how runtime.Blocking) func(fn *ir.Func) bool {
			return func(fn *ir.Func) bool {
				return fn.Runtime && runtime.Blocks(fn.Name)&how != 0 || a.External(fn.ID)
			}
		}
		a.handled.ends = may(
			func(fn *ir.Func) bool { return abi.Of(fn.Library()).EndsThread() || fn.Name == "__midway_jump" },
		)
		a.handled.stays = may(blocks(runtime.Stays))
		a.handled.holds = may(blocks(runtime.Stays | runtime.Writes))
	}
	return a.handled
}

// HandlerEnds reports whether a handler of a signal, which may come anywhere, may end the thread that executes it.
func (a *Analysis) HandlerEnds() bool { return a.handling().ends }

// MainBlockedInHandler reports whether a main that is not listed may be blocked for good in a handler of a signal,
// which may have come anywhere.
func (a *Analysis) MainBlockedInHandler() bool { return a.MainAbsent() && a.handling().stays }

// Interrupted reports whether a thread may have been ended, or be kept for good, at any instruction of a function, by a
// handler of a signal.
func (a *Analysis) Interrupted(f ir.FuncID) bool {
	if a.HandlerEnds() {
		return true
	}
	_, in := slices.BinarySearch(a.InMain(), f)
	return in && a.MainAbsent() && a.handling().holds
}
