package report

import (
	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// lastOrder is the last step of a schedule by which what the first thread of a race had done came to be ordered before
// the second: a creation, a join, or a lock that the second took behind the first. "" where there is none. Each thread
// has the set of threads whose past it knows at a step (happens-before, C11 5.1.2.4p18, as far as steps show it).
func lastOrder(p *ir.Program, steps []execute.Step, r *state.Race) string {
	knows := map[string]int{}        // by thread: of the first thread's steps, how many are ordered before it
	released := map[expr.Value]int{} // by lock or object: what was known when it was released
	done, last := 0, ""
	for i := range steps {
		s := &steps[i]
		if s.Thread == r.First.Thread {
			done++
			knows[s.Thread] = done
		}
		role := abi.Of(s.Op)
		know := knows[s.Thread]
		switch {
		case s.Kind == state.StepCreate:
			if created := threadOf(steps, s.Number); created != "" && know > knows[created] {
				knows[created] = know
				if created == r.Second.Thread {
					last = "its creation at " + short(p.At(s.Loc))
				}
			}
		case s.Kind != state.StepEvent:
		case role.Role == abi.Release || role.Role == abi.Wait || s.Op == "sem_post" || role.Role == abi.BarrierWait:
			released[s.Addr] = max(released[s.Addr], know)
		}
		if role.Role == abi.Acquire || role.Role == abi.Try || s.Op == "sem_wait" || role.Role == abi.BarrierWait {
			if got := released[s.Addr]; got > knows[s.Thread] {
				knows[s.Thread] = got
				if s.Thread == r.Second.Thread {
					last = s.Op + " at " + short(p.At(s.Loc))
				}
			}
		}
	}
	return last
}

// threadOf is the name of the thread of a number, from its steps; "" where it has none.
func threadOf(steps []execute.Step, tid int) string {
	for i := range steps {
		if steps[i].TID == tid {
			return steps[i].Thread
		}
	}
	return ""
}
