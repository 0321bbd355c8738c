package interp

import (
	"midway/internal/expr"
	"midway/internal/solver"
)

// An UnsatQuery is a condition that was found to exclude a path condition; where Q is true, the path condition excludes
// itself.
type UnsatQuery struct {
	PC *expr.PC
	Q  expr.Value
}

// maxRefuted bounds how many are kept, as a step may have a loop that comes round often: beyond, all of the path
// condition counts.
const maxRefuted = 1024

// Check asks the solver whether a condition may hold. That it may not is kept for TakeRefuted.
func (m *Machine) Check(pc *expr.PC, q expr.Value) solver.Result {
	r := m.S.Check(pc, q)
	m.Refuted(r, pc, q)
	return r
}

// Refuted keeps an answer of the solver where footprints are recorded, if it says that the condition may not hold.
func (m *Machine) Refuted(r solver.Result, pc *expr.PC, q expr.Value) {
	if r != solver.Unsat || !m.Opt.Footprints || pc.Len() == 0 {
		return
	}
	if len(m.refuted) == maxRefuted {
		m.refuted = append(m.refuted[:0], UnsatQuery{pc, expr.True})
	}
	m.refuted = append(m.refuted, UnsatQuery{pc, q})
}

// TakeRefuted are the refutations since it was last called.
func (m *Machine) TakeRefuted() []UnsatQuery {
	out := m.refuted
	m.refuted = nil
	return out
}
