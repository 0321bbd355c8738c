package goal

import (
	"encoding/binary"
	"slices"

	"midway/context"
	"midway/internal/ir"
)

// countedCalls is a variable that counts the threads in some calls.
type countedCalls struct {
	at *ir.Global
	in []inside
}

// inside is some calls of a function, by their numbers, along one of some stacks.
type inside struct {
	fn     ir.FuncID
	calls  []int32
	stacks []ir.Stack
}

// takeDown remembers the calls that a count's threads are in, before code is put in front of them.
func (in *inserter) takeDown(c *count) {
	out := countedCalls{at: c.at}
	for _, s := range c.spots {
		at := inside{fn: s.Func, stacks: s.Stacks}
		for k, pc := range s.PCs {
			if code := &in.p.Funcs[s.Func].Code[pc]; code.Op == ir.OpCall && s.Until[k] == pc+1 {
				at.calls = append(at.calls, code.Aux)
			}
		}
		out.in = append(out.in, at)
	}
	in.goal.counts = append(in.goal.counts, out)
}

// Begins takes threads of a context into account that are in the calls in which they are wanted: they have come there
// before the context.
func (g *Goal) Begins(p *ir.Program, c *context.Context) {
	for _, of := range g.counts {
		n := uint32(0)
		for i := range c.Threads {
			if slices.ContainsFunc(of.in, func(at inside) bool { return at.has(p, c.Threads[i].Frames) }) {
				n++
			}
		}
		if n > 0 {
			of.at.Init = binary.LittleEndian.AppendUint32(nil, n)
		}
	}
}

// has reports whether a thread, its youngest frame first, is in one of the calls.
func (at *inside) has(p *ir.Program, frames []context.Frame) bool {
	in := &p.Funcs[frames[0].Func].Code[frames[0].PC]
	if frames[0].Func != at.fn || in.Op != ir.OpCall || !slices.Contains(at.calls, in.Aux) {
		return false
	}
	return slices.ContainsFunc(at.stacks, func(s ir.Stack) bool { return CalledAlong(p, &s, frames[1:]) })
}

// CalledAlong reports whether the frames below a thread's youngest, the youngest of them first, are a stack's.
func CalledAlong(p *ir.Program, s *ir.Stack, below []context.Frame) bool {
	if len(below) < len(s.Callers) || s.Whole && len(below) != len(s.Callers) {
		return false
	}
	for i := range s.Callers {
		if fr := below[i]; !s.Callers[i].Fits(p.Funcs[fr.Func], fr.PC) {
			return false
		}
	}
	return true
}
