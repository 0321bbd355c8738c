package seed

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/flow"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// passed notes the pointers that threads are passed by code outside the program: of a thread that is about to enter
// its first function, its parameters.
func (s *Seeding) passed(st *state.State) {
	if s.Alone == nil {
		return
	}
	if s.Points != nil && !s.AnyPayload {
		if flows := flow.Analyze(s.P, s.Points); flows != nil {
			s.Heaps.Flows = flows
		}
	}
	s.Heaps.Arguments, s.Heaps.Callers = map[*expr.Symbol]symheap.Argument{}, map[int]bool{}
	for i, t := range s.Context.Threads {
		fr := s.at(st, i, 0)
		if len(t.Frames) > 1 || t.Frames[0].PC != fr.Fn.Entry {
			continue
		}
		s.Heaps.Callers[i] = true
		for k := range fr.Fn.Params {
			if v := fr.Regs[k]; fr.Fn.Regs[k].Ptr && v.N != nil && v.N.Op() == expr.OpSym {
				s.Heaps.NoteFlow(v.N, fr.Fn.ID, ir.Reg(k))
				s.Heaps.Arguments[v.N.Symbol()] = symheap.Argument{Thread: i, Alone: slices.Contains(s.Alone[t.Name], k)}
			}
		}
	}
}
