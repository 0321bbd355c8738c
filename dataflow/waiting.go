package dataflow

import (
	"midway/internal/pointsto"
)

// WaitingRead is what memory held when a thread of the context began the call that it is blocked in, as it has found or
// left it there.
type WaitingRead struct {
	MemoryDef
	To pointsto.Set // what the address may point to
}

// WaitingReads lists what a blocked thread has found in memory, or left there, and not released anything since.
func (a *Analysis) WaitingReads(t int) []WaitingRead {
	h := a.heapDefs()
	var out []WaitingRead
	since := &modified{} // what younger frames have done
	for act := a.stacks[t]; act != nil && !act.through && !act.born; act = act.next() {
		defs := h.standing(act).keep(func(d *definition) bool { return h.lasts(d, act, since) })
		for i := range defs {
			if m, ok := h.inActivation(act, &defs[i]); ok {
				out = append(out, WaitingRead{m, defs[i].to})
			}
		}
		since.add(h.window(act))
	}
	return out
}
