package execute

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/por"
	"midway/internal/state"
	"midway/symheap"
)

// Where summaries cover most of what there is, it costs more that a summary holds only for states in which the same
// threads sleep than sleeping saves. So under Property no thread sleeps, and what is explored at a node is a persistent
// set (Chu and Jaffar, HVC 2014, definition 7): found by races as source sets are, it begins with a thread whose step
// touches nothing of others', where there is one.

// ownStep is a step that was taken before it is its turn.
type ownStep struct {
	thread   int
	outcomes []por.Outcome[*node]
}

// Prefer moves a thread to the front whose next step touches only what is its own: nothing races with it.
func (r reduced) Prefer(n *node, threads []int) {
	if r.Opt.Reduction != Property || r.silent || len(threads) < 2 {
		return
	}
	for i, t := range threads {
		if pt := n.st.Threads[t].Point; pt.Guard != ir.None || pt.Obj != (expr.Value{}) {
			// it is before something that is shared
			continue
		}
		a := ownStep{t, r.wholeStep(n, t)}
		n.ahead = append(n.ahead, a)
		if slices.ContainsFunc(a.outcomes, func(o por.Outcome[*node]) bool { return !owns(n.st, &o) }) {
			continue
		}
		copy(threads[1:i+1], threads[:i])
		threads[0] = t
		return
	}
}

// owns reports whether the thread's own event of an outcome touches no memory of the program (what is the thread's own
// for certain is no effect).
func owns(st *state.State, o *por.Outcome[*node]) bool {
	return o.Ending == por.GoesOn &&
		!slices.ContainsFunc(o.Events[0].What.(*eventData).effects, func(e state.Effect) bool {
			if e.Place == state.Everything {
				return true
			}
			obj := st.Heap.Get(e.Obj)
			return e.Place == state.Memory && obj != nil && obj.Kind() != symheap.Internal
		})
}
