package reconstruct

import (
	"slices"

	"midway/context"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// wayPoints are where threads are preempted first (Zamfir and Candea, Execution Synthesis, EuroSys 2010, §4): where the
// youngest frames of the report's stacks are, from where to where; what frees and accesses it says of before; and the
// acquisitions of all functions of its stacks, and of functions that these call.
func (m *matcher) wayPoints(c *Crash) (out []ir.LocID) {
	for i := range c.Before {
		s, err := m.placer.Find(c.Before[i].Frames, context.Latitude{Near: near, Anywhere: true})
		if err == nil {
			m.met(stacksOf(m.p, s, false))
		}
	}
	in := map[ir.FuncID]bool{}
	for _, s := range m.spots {
		out = append(out, m.between(&s)...)
		in[s.Func] = true
		for _, stack := range s.Stacks {
			for _, c := range stack.Callers {
				in[c.Func] = true
			}
		}
	}
	for id := range in {
		out = append(out, m.acquisitions(m.p.Funcs[id], 1)...)
	}
	slices.Sort(out)
	return slices.DeleteFunc(slices.Compact(out), func(l ir.LocID) bool { return l == 0 })
}

// between are the places of a spot, with that behind each.
func (m *matcher) between(s *goal.Spot) (out []ir.LocID) {
	f := m.p.Funcs[s.Func]
	for k, pc := range s.PCs {
		until := pc
		if len(s.Until) > 0 {
			until = s.Until[k]
		}
		for ; pc <= until && int(pc) < len(f.Code); pc++ {
			out = append(out, f.Code[pc].Loc)
		}
	}
	return out
}

// acquisitions are the places of a function, and of those that it calls so many calls deep, that take locks or wait.
func (m *matcher) acquisitions(f *ir.Func, deep int) (out []ir.LocID) {
	for pc := range f.Code {
		if f.Code[pc].Op != ir.OpCall {
			continue
		}
		callee := f.Calls[f.Code[pc].Aux].Callee
		switch {
		case callee == ir.None:
		case m.p.Funcs[callee].Library() != "":
			switch abi.Of(m.p.Funcs[callee].Library()).Role {
			case abi.Acquire, abi.Try, abi.Wait:
				out = append(out, f.Code[pc].Loc)
			}
		case deep > 0 && !m.p.Funcs[callee].Runtime:
			out = append(out, m.acquisitions(m.p.Funcs[callee], deep-1)...)
		}
	}
	return out
}
