package pipeline

import (
	stdctx "context"
	"time"

	"midway/internal/halt"
	"midway/internal/solver"
	"midway/soundness"
)

// Looking for the core of one violation's condition takes so long at most, and that of all of a run.
const (
	coreTime  = 300 * time.Millisecond
	coresTime = 2 * time.Second
)

// cores looks at which conjuncts of the conditions of a run from main matter. Where the run was stopped there is no
// time for that.
func cores(s *session, i *Initial, r *Result, c *Checked) {
	if s.stop.Err() != nil {
		return
	}
	flag := &halt.Flag{Ticks: s.tell}
	defer flag.Clock(ticking)()
	defer stdctx.AfterFunc(s.stop, flag.End)()
	until := time.Now().Add(coresTime)
	for k := range r.Violations {
		st := r.Violations[k].State
		if st == nil || flag.Raised() || time.Now().After(until) {
			continue
		}
		b := st.Heap.B
		b.Ask(flag.Word(), flag.Poll)
		solving := solver.New(b, solver.Options{Limit: levelLimit, Timeout: coreTime, Halt: flag})
		halt.Catch(func() {
			c.Validations[k].Core = soundness.CoreOf(solving, b, &r.Violations[k], time.Now().Add(coreTime))
		})
		solving.Close()
	}
}
