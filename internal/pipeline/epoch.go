package pipeline

import (
	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
)

// Epoch is how an epoch of input-covering schedules is explored: threads go on by the fewest instructions executed,
// from one end of an epoch to the next, and only what decides about synchronisation is executed. It goes with
// Granularity sync, without a reduction.
type Epoch struct {
	Stops   map[ir.FuncID][]ir.PC       // by function, where threads end the epoch
	LeftOut func(ir.FuncID, ir.PC) bool // instructions that are not executed (slice.Synchronisation); nil: all are
	Fewest  execute.Fewest              // how the thread that goes on is chosen
}

// machine has a machine execute an epoch.
func (e *Epoch) machine(o *interp.Options) {
	if e == nil {
		return
	}
	o.Fragment = interp.Fragment{StopAt: e.Stops, LeaveStops: true, LeftOut: e.LeftOut}
	o.Notes, o.FIFO = true, true
}

// explorer has an explorer choose one schedule.
func (e *Epoch) explorer(o *execute.Options) {
	if e != nil {
		o.Order = execute.Order{Search: &execute.DepthFirst{}, Fewest: &e.Fewest, Deferral: execute.DeferNever}
	}
}
