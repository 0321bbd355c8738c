package execute

import (
	"midway/internal/expr"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// What an exploration that was ended by its time has seen of the interplay of threads, without reduction: who could
// run, who passed synchronisations, and which threads have come to one object in either order.

// objectOrder is that a thread came to an object, for the first time on a path, when another one had been there.
type objectOrder struct {
	// of the initial state that leads to it, the one that was made first; nil: it has an address of its own
	term          *expr.Node
	object        uint64 // address, or how far behind what the term leads to
	first, second int    // threads
}

// passes counts a synchronisation that a thread passes.
func (x *Explorer) passes(st *state.State, tid int) {
	t := st.Own(tid)
	t.Passed++
	s := &x.res.Stats
	for len(s.Synchronisations) < len(st.Threads) {
		s.Synchronisations = append(s.Synchronisations, 0)
	}
	s.Synchronisations[tid] = max(s.Synchronisations[tid], t.Passed)
	x.runs(tid)
	if t.Status == state.AtPoint && t.Point.Code != abi.OpJoin && t.Point.Obj != expr.Word(0) && !t.Point.Spin {
		st.Visits = &state.ObjectVisit{Parent: st.Visits, Thread: tid, Object: t.Point.Obj}
		x.noteObjectOrder(st)
	}
}

// noteObjectOrder notes that the thread that has passed a synchronisation last came to its object, once it is known
// which one that is.
func (x *Explorer) noteObjectOrder(st *state.State) {
	v := st.Visits
	if v == nil || v.Known {
		return
	}
	object := st.Heap.Plain(v.Object)
	if !object.Concrete() {
		return
	}
	st.Visits = v.Parent
	for m := v.Parent; m != nil; m = m.Parent {
		if m.Thread == v.Thread && st.Heap.Plain(m.Object) == object {
			return
		}
	}
	for m := v.Parent; m != nil; m = m.Parent {
		if m.Thread != v.Thread && st.Heap.Plain(m.Object) == object {
			term, at := st.Heap.FirstTerm(object.W)
			x.sawMeeting(objectOrder{term, object.W - at, m.Thread, v.Thread})
		}
	}
	st.Visits = &state.ObjectVisit{Parent: v.Parent, Thread: v.Thread, Object: object, Known: true}
}

func (x *Explorer) sawMeeting(m objectOrder) {
	if x.meetings[m] {
		return
	}
	if x.meetings == nil {
		x.meetings = map[objectOrder]bool{}
	}
	x.meetings[m] = true
	if x.meetings[objectOrder{m.term, m.object, m.second, m.first}] {
		x.res.Stats.PairsBothOrders++
	}
}

// runs notes that a thread can run.
func (x *Explorer) runs(tid int) { x.runnable = noted(x.runnable, tid) }

// ends notes which threads have come to their end on a path: one that ends the process has, too.
func (x *Explorer) ends(st *state.State) {
	if st.End.Outcome == Exit {
		x.over = noted(x.over, st.End.Thread)
	}
	for _, t := range st.Threads {
		if t.Status == state.Exited || t.Status == state.Frozen {
			x.over = noted(x.over, t.ID)
		}
	}
}

func noted(list []bool, i int) []bool {
	for len(list) <= i {
		list = append(list, false)
	}
	list[i] = true
	return list
}

// goingOn are the threads that could run, and how many of them have passed two synchronisations or come to their end.
func (x *Explorer) goingOn() (runnable, wentOn int) {
	for i, can := range x.runnable {
		if !can {
			continue
		}
		runnable++
		if i < len(x.over) && x.over[i] ||
			i < len(x.res.Stats.Synchronisations) && x.res.Stats.Synchronisations[i] >= 2 {
			wentOn++
		}
	}
	return runnable, wentOn
}
