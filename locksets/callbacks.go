package locksets

import (
	"midway/internal/ir"
)

// callbacks is what a call of a function without a body may do to the caller's locks: it may call any function that
// code outside the program can reach, any number of times or never. So what one of these may release is possibly
// released, and what one may keep is possibly held. No name of theirs means anything to the caller but that of a
// global.
func (s *summaries) callbacks() state {
	var out state
	if !s.foreignCalled() {
		return out
	}
	for f, sum := range s.funcs {
		if sum == nil || !s.a.Ways(ir.FuncID(f)).Outside {
			continue
		}
		exit := s.al.unnamed(sum.exit)
		for _, h := range exit.held {
			h.must, h.on, h.onRet, h.count = false, ir.None, false, unboundedCount
			out.held = insertFact(out.held, h)
		}
		out.mayRelease = union(out.mayRelease, exit.mayRelease)
	}
	return out
}

// foreignCalled reports whether the program may call a function without a body.
func (s *summaries) foreignCalled() bool {
	for _, f := range s.a.Prog.Funcs {
		if s.a.External(f.ID) && len(s.a.Graph.Callers(f.ID)) > 0 {
			return true
		}
	}
	return false
}
