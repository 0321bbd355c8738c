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
	Stops   map[ir.FuncID][]ir.PC         // by function, where threads end the epoch
	LeftOut func(ir.FuncID, ir.PC) bool   // instructions that are not executed (slice.Synchronisation); nil: all are
	Order   func(*execute.Options)        // nil, or changes how threads are chosen, for tests
	Machine func(options *interp.Options) // nil, or changes what is executed, for tests
}

// machine has a machine execute an epoch.
func (e *Epoch) machine(o *interp.Options) {
	if e == nil {
		return
	}
	o.StopAt, o.LeaveStops, o.Notes, o.FIFO, o.LeftOut = e.Stops, true, true, true, e.LeftOut
	if e.Machine != nil {
		e.Machine(o)
	}
}

// explorer has an explorer choose one schedule.
func (e *Epoch) explorer(o *execute.Options) {
	if e == nil {
		return
	}
	o.Fewest, o.Search, o.Deferral, o.QueryLimit = &execute.Fewest{}, &execute.DepthFirst{}, execute.DeferNever, execute.Query{}
	if e.Order != nil {
		e.Order(o)
	}
}
