package execute

import (
	"midway/internal/interp"
	"midway/internal/state"
)

// What an exploration that was ended by its time has seen of the interplay of threads, without reduction: who could run, who passed
// synchronisations, and which threads have come to one object in either order.

// meeting is that a thread came to an object, for the first time on a path, when another one had been there.
type meeting struct {
	object        uint64 // address
	first, second int    // threads
}

// passes counts a synchronisation that a thread passes.
func (x *Explorer) passes(st *state.State, tid int) {
	t := st.Own(tid)
	t.Passed++
	s := &x.res.Stats
	for len(s.Passed) < len(st.Threads) {
		s.Passed = append(s.Passed, 0)
	}
	s.Passed[tid] = max(s.Passed[tid], t.Passed)
	x.runs(tid)
	if t.Status == state.AtPoint && t.Point.Code != interp.OpJoin && t.Point.Obj.Concrete() && t.Point.Obj.W != 0 && !t.Point.Loop {
		x.meets(st, tid, t.Point.Obj.W)
	}
}

// meets notes that a thread comes to an object.
func (x *Explorer) meets(st *state.State, tid int, object uint64) {
	for m := st.Visits; m != nil; m = m.Parent {
		if m.Object == object && m.Thread == tid {
			return
		}
	}
	for m := st.Visits; m != nil; m = m.Parent {
		if m.Object == object {
			x.sawMeeting(meeting{object, m.Thread, tid})
		}
	}
	st.Visits = &state.Visit{Parent: st.Visits, Thread: tid, Object: object}
}

func (x *Explorer) sawMeeting(m meeting) {
	if x.meetings[m] {
		return
	}
	if x.meetings == nil {
		x.meetings = map[meeting]bool{}
	}
	x.meetings[m] = true
	if x.meetings[meeting{m.object, m.second, m.first}] {
		x.res.Stats.BothOrders++
	}
}

// runs notes that a thread can run.
func (x *Explorer) runs(tid int) { x.runnable = noted(x.runnable, tid) }

// ends notes which threads have come to their end on a path.
func (x *Explorer) ends(st *state.State) {
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
		if i < len(x.over) && x.over[i] || i < len(x.res.Stats.Passed) && x.res.Stats.Passed[i] >= 2 {
			wentOn++
		}
	}
	return runnable, wentOn
}
