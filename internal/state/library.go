package state

import (
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// remembering are library functions after which the models remember something about a thread: that it is
// detached, how it takes requests to cancel it, its cleanup handlers.
var remembering = []string{
	"pthread_detach", "thrd_detach", "pthread_attr_setdetachstate", "pthread_cancel", "pthread_setcancelstate", "pthread_setcanceltype",
	"__pthread_register_cancel", "__pthread_register_cancel_defer", "_pthread_cleanup_push", "_pthread_cleanup_push_defer",
}

// LibraryState lists what may have made the library models remember something by the time of the context: variables
// of theirs that may have been written, and calls. A seed has all that as it is at the program's start, so
// that behaviour may be missing where the list is not empty.
func (s *Seeding) LibraryState() []string {
	if s.Context.FromMain || s.Analysis == nil || s.Points == nil {
		return nil
	}
	var out []string
	seen := map[ir.FuncID]bool{}
	for _, f := range s.P.Funcs {
		if f.Runtime && !f.NoReturn && len(s.userCalls(f.Name)) > 0 {
			out = s.written(out, f, seen)
		}
	}
	for _, name := range remembering {
		for _, c := range s.userCalls(name) {
			out = append(out, fmt.Sprintf("%s at %s", name, s.P.At(s.P.Funcs[c.Func].Code[c.PC].Loc)))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// userCalls lists the calls of a library function in user code that may have executed before the context.
func (s *Seeding) userCalls(name string) []pointsto.CallSite {
	return slices.DeleteFunc(s.Analysis.Before().Calls(name), func(c pointsto.CallSite) bool { return s.P.Funcs[c.Func].Runtime })
}

// written adds the models' variables that a function of theirs, or one that it calls, may write.
func (s *Seeding) written(out []string, f *ir.Func, seen map[ir.FuncID]bool) []string {
	if seen[f.ID] || !f.Runtime {
		return out
	}
	seen[f.ID] = true
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Op == ir.OpCall {
			for _, c := range s.Points.Callees(f.ID, ir.PC(pc)) {
				out = s.written(out, s.P.Funcs[c], seen)
			}
		}
		out = s.remembered(out, f, in)
	}
	return out
}

// remembered adds the models' variables that an instruction of theirs may write.
func (s *Seeding) remembered(out []string, f *ir.Func, in *ir.Instr) []string {
	switch in.Op {
	case ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset:
	default:
		return out
	}
	for _, t := range s.Points.Operand(f.ID, in.A) {
		info := s.Points.Info(t.Node)
		if info.Kind != pointsto.Global {
			continue
		}
		if g := s.P.Globals[info.Global]; g.Runtime && !g.Const {
			out = append(out, "the library's "+g.Name)
		}
	}
	return out
}
