package state

import (
	"math"

	"midway/internal/expr"
)

// Policy is what those who choose between states keep of one: forks copy it. Nothing that evaluates an instruction
// looks at it, and it means nothing for what the state can do next.
type Policy struct {
	// Search is what the search keeps beside the state. Forks share it: it is replaced, never changed.
	Search any

	// HeldBack are the threads that take no step as long as others can, a bit for each of the first 64; Overtaken is
	// set where there were any: the path is one of those that other states lead to as well.
	HeldBack  uint64
	Overtaken bool
	Stays     *Stay // when which threads were held back

	HardSteps uint8 // how often its next step was given up, as it takes a search of the solver
}

// Feasibility is what is not known yet of the path condition.
type Feasibility struct {
	// Unchecked: it is not known whether the path condition can hold, which is to be found out before the path goes on;
	// what it was up to Feasible can.
	Unchecked bool
	Feasible  *expr.PC
	Tries     uint8 // how often that was asked without an answer

	// Undecided: the solver did not decide some condition of this path, which may be infeasible.
	Undecided bool
}

// Stay says that a thread was held back at a place, as long as the schedule had at least From steps, and less than
// Until; while it is held back, Until is Unending. Where an older stay of the list has the same thread and From, the
// younger one counts. It is immutable.
type Stay struct {
	Parent              *Stay
	Thread, From, Until int
	Places              []Place // of its frames, the oldest first
}

// Unending is the Until of a stay that has not ended.
const Unending = math.MaxInt

// HoldBack has a thread take no step, where it is, as long as others can.
func (s *State) HoldBack(tid int) {
	var at []Place
	for _, f := range s.Threads[tid].Frames {
		at = append(at, Place{Func: f.Fn.ID, PC: f.PC})
	}
	s.HeldBack |= 1 << tid
	s.Overtaken = true
	s.Stays = &Stay{s.Stays, tid, s.Trace.Length(), Unending, at}
}

// GoOn lets a thread go on that is held back.
func (s *State) GoOn(tid int) {
	s.HeldBack &^= 1 << tid
	for y := s.Stays; y != nil; y = y.Parent {
		if y.Thread == tid {
			s.Stays = &Stay{s.Stays, tid, y.From, s.Trace.Length(), y.Places}
			return
		}
	}
}
