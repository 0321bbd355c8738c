package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// noteInput records that the current thread asks for an unknown.
func (m *Machine) noteInput(name string) {
	if m.Opt.Notes && !m.probing() {
		m.step(m.st, state.Step{Kind: state.StepInput, Op: "input", Detail: name, Loc: m.loc()})
	}
}

// decidedByOrder are the events, by enum midway_op, of operations whose result says what the order of events has
// decided: whether a lock was free, whether a wait timed out, who was the last to come to a barrier.
var decidedByOrder = []int{
	abi.OpTryLock, abi.OpTimedLock, abi.OpTryReadLock, abi.OpTryWriteLock, abi.OpSpinTryLock, abi.OpSemTryWait,
	abi.OpSemGetValue, abi.OpCondReacquire, abi.OpCondWait, abi.OpBarrierWait, abi.OpBarrierLeave,
}

// noteOutcome records what a library model is about to return to the program, where that is such a result.
func (m *Machine) noteOutcome(results []expr.Value) {
	if !m.Opt.Notes || len(results) != 1 || !results[0].Concrete() || !m.fr.Fn.Runtime || len(m.t.Frames) < 2 {
		return
	}
	caller := m.t.Frames[len(m.t.Frames)-2].Fn
	if caller.Runtime || !slices.Contains(decidedByOrder, m.t.Point.Code) || m.fr.Fn.Name != m.t.Point.Op {
		return
	}
	m.step(m.st, state.Step{Kind: state.StepOutcome, Number: int(int32(results[0].W)), Op: m.fr.Fn.Name, Loc: m.loc()})
}
