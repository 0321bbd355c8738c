package por

import "slices"

// Stats counts what a search did.
type Stats struct {
	Runs    int // to an end, cut ones included
	Blocked int // given up because all threads that could go on were asleep
	States  int // nodes visited
	Races   int // reversible races met
}

// Search explores a program.
type Search[S any] struct {
	P    Program[S]
	Off  bool        // no reduction: every schedule
	Stop func() bool // nil, or asked at every state whether to end the search
	// End is told of every state in which the run ends because no thread may take a step; nil discards.
	End func(s S)
	Stats

	drop    rule
	stopped bool
	nodes   []*node[S]
	events  []*Event // of the run under way
	steps   []step   // of the run under way, one per node but the last
}

// rule names a rule of the search, for tests that leave one out.
type rule uint8

const (
	dropWaiting    rule = 1 << iota // blocked threads' next events
	dropOrdered                     // enabling pairs hide no race
	dropCut                         // all threads at every node of a cut run
	dropAwake                       // sleepers wake on conflicts
	dropExhaustive                  // no sleep after an incomplete subtree
	dropMay                         // a conflict that only may be one is one
	dropAll                         // all threads where enabledness depends on data
)

// node is a state at which a thread is chosen.
type node[S any] struct {
	state   S
	enabled []int
	todo    []int // backtrack set, in the order of adding
	next    int   // of todo
	all     bool  // todo has all of enabled
	cut     bool  // a run through here was cut
	sleep   []sleeper
	first   int // index of the first event after it
}

// sleeper is a thread that need not be explored before something conflicts with what it does.
type sleeper struct {
	thread int
	events []*Event // of all outcomes
}

// step is the events of one step: [from, to) in Search.events.
type step struct{ from, to int }

// Run explores everything below a state. It returns false where something was left out.
func (x *Search[S]) Run(s S) bool { return x.visit(s, nil, -1) && !x.stopped }

// visit explores below a state; it returns whether everything below was.
func (x *Search[S]) visit(s S, sleep []sleeper, last int) bool {
	if x.stopped || x.Stop != nil && x.Stop() {
		x.stopped = true
		return false
	}
	x.States++
	d := x.P.Decide(s, last)
	n := &node[S]{state: s, enabled: d.Threads, sleep: sleep, first: len(x.events)}
	x.nodes = append(x.nodes, n)
	defer func() { x.nodes = x.nodes[:len(x.nodes)-1] }()
	if d.Ends || d.All || len(d.Threads) == 0 { // somewhere the threads that go on may all be asleep
		x.waiting(&d)
	}
	if len(d.Threads) == 0 {
		x.Runs++
		if x.End != nil {
			x.End(s)
		}
		return true
	}
	if !n.begin(x.Off || d.All && x.drop&dropAll == 0) {
		x.waiting(&d)
		x.Blocked++
		return true
	}
	return x.below(n)
}

// begin puts the first thread to explore into the node's set; it returns false where all are asleep.
func (n *node[S]) begin(all bool) bool {
	for _, t := range n.enabled {
		if !n.asleep(t) {
			n.add(t)
			if all {
				n.addAll()
			}
			return true
		}
	}
	return false
}

// below explores the node's set, which grows meanwhile.
func (x *Search[S]) below(n *node[S]) bool {
	exhaustive := true
	for n.next < len(n.todo) {
		t := n.todo[n.next]
		n.next++
		if n.asleep(t) {
			continue
		}
		events, complete := x.take(n, t)
		if !complete && x.drop&dropExhaustive == 0 {
			exhaustive = false
		} else if !x.Off {
			n.sleep = append(n.sleep[:len(n.sleep):len(n.sleep)], sleeper{t, events})
		}
	}
	return exhaustive
}

// take explores all outcomes of a thread's step: the events of all, and whether everything below was explored.
func (x *Search[S]) take(n *node[S], thread int) (all []*Event, complete bool) {
	complete = true
	for _, o := range x.P.Step(n.state, thread) {
		x.steps = append(x.steps, step{len(x.events), len(x.events) + len(o.Events)})
		for i, e := range o.Events {
			var cause *Event
			if i > 0 {
				cause = o.Events[0]
			}
			x.append(e, cause)
		}
		all = append(all, o.Events...)
		if !x.outcome(n, thread, &o) {
			complete = false
		}
		x.events = x.events[:n.first]
		x.steps = x.steps[:len(x.steps)-1]
		if x.stopped {
			return all, false
		}
	}
	return all, complete
}

// outcome goes on behind a step.
func (x *Search[S]) outcome(n *node[S], thread int, o *Outcome[S]) bool {
	if o.Ending == GoesOn {
		return x.visit(o.State, x.still(n.sleep, o.Events), thread)
	}
	x.Runs++
	if o.Ending != Last {
		x.cut()
	}
	return o.Ending != Incomplete
}

// cut adds all threads at every node of the run under way: what they do later could conflict with what is on it.
func (x *Search[S]) cut() {
	if x.drop&dropCut != 0 {
		return
	}
	for i := len(x.nodes) - 1; i >= 0; i-- {
		n := x.nodes[i]
		if n.cut {
			return
		}
		n.cut = true
		n.addAll()
	}
}

// still are the sleepers that conflict with none of the events.
func (x *Search[S]) still(sleep []sleeper, events []*Event) []sleeper {
	var out []sleeper
	for _, q := range sleep {
		if x.drop&dropAwake != 0 || !x.conflicts(events, q) {
			out = append(out, q)
		}
	}
	return out
}

func (x *Search[S]) conflicts(events []*Event, q sleeper) bool {
	for _, e := range events {
		for _, f := range q.events {
			if e.Thread == f.Thread || x.P.Conflict(f, e) != No {
				return true
			}
		}
	}
	return false
}

func (n *node[S]) asleep(t int) bool {
	return slices.ContainsFunc(n.sleep, func(q sleeper) bool { return q.thread == t })
}

func (n *node[S]) has(t int) bool { return slices.Contains(n.todo, t) }

func (n *node[S]) add(t int) {
	if !n.has(t) {
		n.todo = append(n.todo, t)
	}
}

func (n *node[S]) addAll() {
	if n.all {
		return
	}
	n.all = true
	for _, t := range n.enabled {
		n.add(t)
	}
}
