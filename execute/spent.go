package execute

import (
	"cmp"
	"slices"
	"time"

	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/state"
)

// Spent is what all paths together have spent while a thread ran in a function of the program, library models and
// guards that it called included.
type Spent struct {
	Func            ir.FuncID
	Seconds, Solver float64 // of these, in the solver
	Instructions    uint64
	Forks           uint64
	Cut             int // paths that ended there before their end
}

// mostSpent is how many functions are listed.
const mostSpent = 8

// timeUse is what has been spent so far, by function, and what the machine had counted when the step under way began.
type timeUse struct {
	by           map[ir.FuncID]*Spent
	began        time.Time
	solver       float64
	instructions uint64
	forks        uint64
}

// begins notes what a step begins with.
func (x *Explorer) begins() {
	s := &x.spending
	s.began, s.instructions, s.forks = time.Now(), x.M.Instructions, x.M.Forks
	s.solver = x.M.S.Stats().Time.Seconds()
}

// chargeTime adds what a step of a thread has spent to the function in which it has come to its stop: where it forked,
// waited or was cut.
func (x *Explorer) chargeTime(st *state.State, tid int, stop interp.Stop) time.Duration {
	s := &x.spending
	took := time.Since(s.began)
	fr, _ := st.Threads[tid].UserFrame()
	if fr == nil {
		return took
	}
	if s.by == nil {
		s.by = map[ir.FuncID]*Spent{}
	}
	f := s.by[fr.Fn.ID]
	if f == nil {
		f = &Spent{Func: fr.Fn.ID}
		s.by[fr.Fn.ID] = f
	}
	f.Seconds += took.Seconds()
	f.Solver += x.M.S.Stats().Time.Seconds() - s.solver
	f.Instructions += x.M.Instructions - s.instructions
	f.Forks += x.M.Forks - s.forks
	if st.End != nil && st.End.Outcome == Cut || stop == interp.Halted {
		f.Cut++
	}
	return took
}

// most are the functions in which most time was spent, in that order.
func (s *timeUse) most() []Spent {
	var out []Spent
	for _, f := range s.by {
		out = append(out, *f)
	}
	slices.SortFunc(
		out,
		func(a, b Spent) int { return cmp.Or(cmp.Compare(b.Seconds, a.Seconds), cmp.Compare(a.Func, b.Func)) },
	)
	return out[:min(len(out), mostSpent)]
}
