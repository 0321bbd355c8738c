package execute

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/por"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/symheap"
)

// dependenceRules names a rule of the dependence relation, for tests that leave one out.
type dependenceRules uint32

const (
	noMemory      dependenceRules = 1 << iota // accesses to the same bytes
	noReads                                   // reads, of two of which one must write
	noQueue                                   // the same wait queue
	noWake                                    // who decides whether a thread can go on
	noCreation                                // creation of a thread, and uses of its id
	noNumbering                               // creations
	noEverything                              // what may touch anything
	noGuards                                  // what enables an event
	noAliases                                 // a conflict that there only may be
	noBlocks                                  // atomic blocks
	noEnabler                                 // that nothing else may enable an event
	noSame                                    // that stores of one constant to the same bytes commute
	noLocations                               // that events touch nothing in common, known without looking at them
	noRange                                   // where a number may be whatever the order of what is added to it
	noInterpolant                             // that as a part of summaries
	// of events that do more than add, only those that change a number have an order with all
	noSets
	noLeaks       // nothing else may depend on a number
	noThreadOwned // what else takes part may not be changed by others
	noFixed       // and is part of what summaries ask for
	noExact       // of numbers that are multiplied, nothing else may be asked
	noSpinWait    // that a round of one event that changes nothing is none
	noUnexpanded  // objects that are not reached yet where a sleeper is looked at
)

// Conflict says whether two events conflict, under the path condition of the later one: they touch the same bytes
// or the same queue and one changes them, or one decides whether the other's thread can go on.
func (r reduced) Conflict(earlier, later *por.Event) por.Degree {
	f, e := earlier.What.(*eventData), later.What.(*eventData)
	if r.endsBoth(f, e) {
		return por.Must
	}
	degree := por.No
	for i := range f.effects {
		a := &f.effects[i]
		if r.wakes(a, later.Thread) {
			return por.Must
		}
		switch r.touched(f, e, a) {
		case por.Must:
			return por.Must
		case por.May:
			degree = por.May
		}
	}
	for i := range e.effects {
		if r.wakes(&e.effects[i], earlier.Thread) {
			return por.Must
		}
	}
	return degree
}

// endsBoth reports whether one of two events ends the run for the other one's thread, too: an exit of the process, or
// the end of a fragment. An event that follows another at once has no order of its own.
func (r reduced) endsBoth(f, e *eventData) bool {
	return r.Opt.EarlyExits && (f.exits() && !e.follows || e.exits() && !f.follows) ||
		f.stops && !e.follows || e.stops && !f.follows
}

// wakes reports whether an effect decides that a thread can go on.
func (r reduced) wakes(a *state.Effect, thread int) bool {
	return a.Place == state.Wake && a.Write && int(a.Tid) == thread && r.without&noWake == 0
}

// touched says whether the later of two events touches what an effect of the earlier one is on, and one of the two
// changes it. The answer may cost the solver a query: effects that commute whatever they touch are sorted out first.
func (r reduced) touched(f, e *eventData, a *state.Effect) por.Degree {
	degree := por.No
	for i := range e.effects {
		b := &e.effects[i]
		switch {
		case !a.Write && !b.Write,
			r.without&noSame == 0 && a.Same(b),
			r.without != 0 && r.leftOut(a, b),
			commute(f, e, a, b):
			continue
		case e.past != nil && f.heldFor(a, &e.past.under, e.st):
			continue // the lock orders the two: its acquisitions race
		}
		switch r.meet(e.st, a, b) {
		case por.Must:
			return por.Must
		case por.May:
			if r.without&noAliases == 0 {
				degree = por.May
			}
		}
	}
	return degree
}

// Left forgets the states behind events: a conflict looks at that of the later event only.
func (r reduced) Left(events []*por.Event) {
	for _, e := range events {
		e.What.(*eventData).st = nil
	}
}

// Keep copies what conflicts are decided by: events and their effects lie in memory with others.
func (r reduced) Keep(events []*por.Event) []*por.Event {
	kept := make([]*por.Event, len(events))
	for i, e := range events {
		h := e.What.(*eventData)
		k := &eventData{
			event:   por.Event{Thread: e.Thread, Reads: e.Reads, Writes: e.Writes, Waits: e.Waits},
			effects: slices.Clone(h.effects),
			point:   h.point,
			guarded: h.guarded,
			spun:    h.spun,
			follows: h.follows,
			stops:   h.stops,
			sums:    h.sums,
		}
		k.event.What = k
		kept[i] = &k.event
	}
	return kept
}

// leftOut reports whether a test leaves out the rule by which two effects meet.
func (r reduced) leftOut(a, b *state.Effect) bool {
	rule := map[state.EffectPlace]dependenceRules{
		state.Memory: noMemory, state.Queue: noQueue, state.Wake: noWake, state.Creation: noCreation,
		state.Numbering: noNumbering, state.Blocks: noBlocks, state.Everything: noEverything,
	}
	return r.without&(rule[a.Place]|rule[b.Place]) != 0 || r.without&noReads != 0 && !(a.Write && b.Write)
}

// meet says whether two effects touch the same location.
func (r reduced) meet(st *state.State, a, b *state.Effect) por.Degree {
	switch {
	case a.Place == state.Everything || b.Place == state.Everything:
		return por.Must
	case a.Place == state.Elsewhere || b.Place == state.Elsewhere:
		return r.elsewhere(st, a, b)
	case a.Place != b.Place:
		return por.No
	}
	switch a.Place {
	case state.Wake, state.Creation, state.Peers:
		return certain(a.Tid == b.Tid)
	case state.Numbering, state.Blocks:
		return por.Must
	case state.Queue:
		if a.Off == b.Off {
			return por.Must
		}
		return r.mayBe(st, r.M.B.Cmp(expr.EQ, r.M.P.Model.PtrBits(), a.Off, b.Off), true)
	}
	return r.overlap(st, a, b)
}

// elsewhere says whether one of two effects, on memory that is no global variable, may be on what the other one
// touches. Of an object that has ended since it is not known what it was.
func (r reduced) elsewhere(st *state.State, a, b *state.Effect) por.Degree {
	for _, e := range [...]*state.Effect{a, b} {
		if e.Place != state.Elsewhere && (e.Place != state.Memory || r.isGlobal(st.Heap.Get(e.Obj))) {
			return por.No
		}
	}
	return por.May
}

// exits reports whether an event is a process exit. Without Options.EarlyExits, one comes only where nothing else can
// go on.
func (h *eventData) exits() bool { return h.point.Code == abi.OpProcessExit }

func certain(yes bool) por.Degree {
	if yes {
		return por.Must
	}
	return por.No
}

// overlap says whether two ranges of memory share a byte.
func (r reduced) overlap(st *state.State, a, b *state.Effect) por.Degree {
	one := expr.True
	if a.Obj != b.Obj {
		if r.unexpanded(st, a.Obj) || r.unexpanded(st, b.Obj) {
			return por.May // a sleeper's: its pointer was not followed yet here, and may lead anywhere
		}
		if !st.Heap.Expanded() || st.Heap.Get(a.Obj) == nil || st.Heap.Get(b.Obj) == nil {
			return por.No
		}
		if one = st.Heap.MayBeOne(a.Obj, b.Obj); one == expr.False {
			return por.No
		}
	}
	sure := a.Certain && b.Certain
	if a.Off.Concrete() && b.Off.Concrete() {
		if a.Off.W >= b.Off.W+uint64(b.Bytes) || b.Off.W >= a.Off.W+uint64(a.Bytes) {
			return por.No
		}
		return r.mayBe(st, one, sure)
	}
	w := r.M.P.Model.PtrBits()
	d := r.M.B.Bin(expr.Sub, w, a.Off, b.Off)
	meets := r.M.B.Or1(
		r.M.B.Cmp(expr.ULT, w, d, expr.Word(uint64(b.Bytes))),
		r.M.B.Cmp(expr.ULT, w, r.M.B.Bin(expr.Sub, w, expr.Word(0), d), expr.Word(uint64(a.Bytes))))
	return r.mayBe(st, r.M.B.And1(one, meets), sure)
}

// unexpanded reports whether an object is one that a pointer of the initial state led to elsewhere, and that has not
// been reached in st.
func (r reduced) unexpanded(st *state.State, id symheap.ID) bool {
	return id.Space() == symheap.Primaries && st.Heap.Get(id) == nil && r.without&noUnexpanded == 0
}

// mayBe is the degree of a conflict that there is where cond holds.
func (r reduced) mayBe(st *state.State, cond expr.Value, sure bool) por.Degree {
	switch {
	case cond == expr.True && sure:
		return por.Must
	case cond == expr.False || !r.M.MayBeTrueIn(st, cond):
		return por.No
	}
	return por.May
}

// Enables reports whether an event may have changed what the guard of another reads: the object that the other is
// about, the wait queue, other threads.
func (r reduced) Enables(earlier, later *por.Event) bool {
	f, e := earlier.What.(*eventData), later.What.(*eventData)
	switch {
	case follows(f, e):
		return true
	case e.point.Guard == ir.None && !e.spun:
		return false
	case r.without&noEnabler != 0:
		return true
	case e.past != nil && e.past.part: // what else its guard reads is not among its effects
		return slices.ContainsFunc(f.effects, func(a state.Effect) bool {
			return a.Write &&
				(a.Place != state.Memory || e.st.Heap.Expanded() || !e.point.Obj.Concrete() ||
					!e.point.Arg.Concrete() || slices.Contains(e.guarded[:], a.Obj))
		})
	case later.Apart(earlier):
		return false
	}
	for i := range e.effects {
		b := &e.effects[i]
		if b.Place == state.Memory && !r.guards(e, b) {
			continue
		}
		for j := range f.effects {
			if a := &f.effects[j]; a.Write && r.meet(e.st, a, b) != por.No {
				return true
			}
		}
	}
	return false
}

// Follows reports whether an event can be executed behind an earlier one only: it is the first of a thread that nobody
// can tell apart from the other's.
func (r reduced) Follows(earlier, later *por.Event) bool {
	return follows(earlier.What.(*eventData), later.What.(*eventData))
}

// guards reports whether the guard of an event, or the loop that it ends, may read the object of one of its effects.
func (r reduced) guards(e *eventData, b *state.Effect) bool {
	return e.spun || !e.point.Obj.Concrete() || !e.point.Arg.Concrete() || slices.Contains(e.guarded[:], b.Obj)
}

// guarded are the objects that the guard of an event at a point is about, where they are known.
func guarded(st *state.State, pt *state.Point) [2]symheap.ID {
	ids := [2]symheap.ID{symheap.None, symheap.None}
	if pt.Guard == ir.None {
		return ids
	}
	for i, p := range [...]expr.Value{pt.Obj, pt.Arg} {
		if p.Concrete() {
			if o := st.Heap.Find(p.W); o != nil {
				ids[i] = o.ID()
			}
		}
	}
	return ids
}

// blockedThread is whether a thread could certainly not go on at a node, were it to be before an event.
type blockedThread struct {
	thread int
	point  state.Point
	is     bool
}

// Blocked reports whether the guard of an event is false in a state for certain.
func (r reduced) Blocked(n *node, e *por.Event) bool {
	pt := e.What.(*eventData).point
	if pt.Guard == ir.None || pt.Op == "" || e.Thread >= len(n.st.Threads) || len(n.st.Threads[e.Thread].Frames) == 0 {
		return false
	}
	for i := range n.blocked {
		if b := &n.blocked[i]; b.thread == e.Thread && b.point == pt {
			return b.is
		}
	}
	is := !r.M.MayBeTrueIn(n.st, r.M.GuardOf(n.st, e.Thread, pt))
	n.blocked = append(n.blocked, blockedThread{e.Thread, pt, is})
	return is
}
