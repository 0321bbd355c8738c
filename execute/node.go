package execute

import (
	"midway/internal/por"
	"midway/internal/state"
	"midway/symheap"
)

// node is a state at a scheduling decision, as package por sees it.
type node struct {
	st     *state.State
	cands  []candidate
	others []candidate // threads at a scheduling point that may not go on, or not certainly

	level int // of the arena, before the step under way

	below   *subtreeSummary  // what is known of what was explored from here, where that is remembered
	ahead   []ownStep        // steps that were taken to look at what they do
	blocked []blockedThread  // what was asked of it
	listed  bool             // only assertions that are known to fail were violated before it
	parent  *node            // where the step was taken that led here,
	foot    *state.Footprint // what that depended on,
	events  []*por.Event
}

// eventData is an event and what it did.
type eventData struct {
	event   por.Event
	effects []state.Effect
	st      *state.State     // after it, to decide which objects are one; nil once it has left the run under way
	point   state.Point      // what the thread stood before
	guarded [2]symheap.ID    // objects that its guard is about, or None
	spun    bool             // its thread stood in a loop, waiting for what it reads to change
	follows bool             // it follows another event at once
	stops   bool             // with Options.EndAtStops: a thread comes to the end of its fragment, which ends the run
	sums    []additiveEffect // of the numbers that it only adds to
	past    *stepFootprint   // where what was explored is remembered
}

// stepFootprint is what more there is to an event where what was explored is remembered.
type stepFootprint struct {
	foot   *state.Footprint // of the first event of a step: what the step depended on
	before []state.Lock     // held by its thread before it,
	held   []state.Lock     // and after it
	// of an event that stands for an effect that was seen below a state: locks that it was done under
	under heldLocks
	part  bool // it is such an event
}

// of is the event of a thread.
func (h *eventData) of(thread int) *por.Event {
	h.event = por.Event{Thread: thread, What: h, Waits: h.spun}
	return &h.event
}

// leave goes back to a level.
func (x *Explorer) leave(level int) {
	x.nodes.Leave(level)
	x.outcomes.Leave(level)
	x.steps.Leave(level)
	x.cands.Leave(level)
	x.numbers.Leave(level)
	x.arena.Leave(level)
}

// node is a new node.
func (x *Explorer) node(st *state.State) *node {
	n := x.nodes.New(x.arena.Level())
	*n = node{st: st}
	return n
}

// step is a step under way: the events so far, and the one that the state's effects belong to.
type step struct {
	own    int // whose step it is
	thread int // of the event under way
	point  state.Point
	held   []state.Lock // by that thread, before it
	events []*por.Event
	before *state.Trace
	guard  []state.Effect // what enabled it
	spun   bool           // it stood in a loop
	frozen int            // with Options.EndAtStops: threads at the end of their fragments, before it

	violates bool
	listed   bool  // then: only in assertions that are known to fail
	shows    *bool // of all outcomes of the step: beyond a violation, something came up
	shown    bool  // what shows points to, of the first outcome
}

// eventData is memory for an event.
func (x *Explorer) eventData() *eventData {
	if len(x.events) == 0 {
		x.events = make([]eventData, fewEvents)
	}
	h := &x.events[0]
	x.events = x.events[1:]
	return h
}

// extensible is a list with room for an event more that no other list shares.
func (x *Explorer) extensible(list []*por.Event) []*por.Event {
	if len(list) > 0 {
		return list[:len(list):len(list)]
	}
	if len(x.lists) == 0 {
		x.lists = make([]*por.Event, fewEvents)
	}
	room := x.lists[:0:1]
	x.lists = x.lists[1:]
	return room
}

// listed is the effects of an event, each once.
func (x *Explorer) listed(l state.Effects) []state.Effect {
	if len(l) > fewEffects/4 {
		return l.List()
	}
	if cap(x.listing)-len(x.listing) < len(l) {
		x.listing = make([]state.Effect, 0, fewEffects)
	}
	n := len(x.listing)
	out := l.AppendTo(x.listing[n:n:cap(x.listing)])
	x.listing = x.listing[:n+len(out)]
	return out[:len(out):len(out)]
}

// pendingOutcome is a state in the middle of a step.
type pendingOutcome struct {
	st  *state.State
	s   *step
	far int // 0, or how far it is from its end, from 1
	// how often it was taken although no way leads to a synchronisation or an end: it fails, or goes round for ever
	nowhere int
}

// Events outlive the states that they are about: sleeping threads and wakeup trees have them. So many are made at once,
// and so many effects.
const (
	fewEvents  = 16
	fewEffects = 48
)
