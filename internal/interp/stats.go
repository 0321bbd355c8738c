package interp

import (
	"fmt"
	"maps"
	"slices"
	"time"

	"midway/internal/ir"
)

// SolverStats are the queries answered by each tier of the solver, and the seconds it took.
func (m *Machine) SolverStats() (queries map[string]uint64, seconds float64) {
	s := m.S.Stats()
	return s.ByTier(), s.Time.Seconds()
}

// LongestStep is how long the instruction took that took longest, to the period of ticks of Halt.
func (m *Machine) LongestStep() time.Duration { return m.pace.longest }

// reach notes that a path that is known to be feasible has come to a block of a function.
func (m *Machine) reach(f *ir.Func, pc ir.PC) {
	p := m.prepare(f)
	if p.reached == nil {
		p.reached = map[ir.PC]bool{}
	}
	p.reached[pc] = true
}

// Reached names the blocks of the program's own code that some path has come to, branched to or called: by function
// and number of the first instruction, the same in every process.
func (m *Machine) Reached() (blocks []string) {
	for f, p := range m.prep {
		if p == nil || m.P.Funcs[f].Runtime {
			continue
		}
		to := maps.Clone(p.reached)
		if to == nil {
			to = map[ir.PC]bool{}
		}
		for i := range p.edges {
			for k := range p.edges[i] {
				if e := &p.edges[i][k]; e.taken {
					to[e.pc] = true
				}
			}
		}
		for pc := range to {
			blocks = append(blocks, fmt.Sprintf("%s:%d", m.P.Funcs[f].Name, pc))
		}
	}
	slices.Sort(blocks)
	return blocks
}

// Sides names the sides of conditional branches of the program's own code that some path has taken: by function, number
// of the branch, and side, 0 where the condition held.
func (m *Machine) Sides() (sides []string) {
	for f, p := range m.prep {
		if p == nil || m.P.Funcs[f].Runtime {
			continue
		}
		for pc := range p.edges {
			if m.P.Funcs[f].Code[pc].Op != ir.OpCondBr {
				continue
			}
			for k := range p.edges[pc] {
				if p.edges[pc][k].taken {
					sides = append(sides, fmt.Sprintf("%s:%d:%d", m.P.Funcs[f].Name, pc, k))
				}
			}
		}
	}
	slices.Sort(sides)
	return sides
}
