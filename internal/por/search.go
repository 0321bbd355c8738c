package por

import (
	"slices"

	"midway/internal/jobs"
)

// Stats counts what a search did.
type Stats struct {
	Runs          int // to an end, cut ones included
	Blocked       int // given up because all threads that could go on were asleep
	States        int // nodes visited
	Races         int // reversible races met
	Continuations int // continuations of runs past a violation explored to an end
	Pruned        int // given up because what was explored before covers them
	// common nodes of a team that were not come to, as a step had other outcomes: what is below them was not explored
	Diverged int
	TooDeep  int // cut because they had Options.Deepest steps
}

// Options say how a program is explored.
type Options[S any] struct {
	Off     bool // no reduction: every schedule
	Optimal bool // wakeup trees instead of source sets
	Trees   int  // moves that wakeup trees have together, all but the first of a sequence; 0: 131,072
	// no sleep sets: what is explored at a node is a persistent set, and depends on nothing explored before
	Awake   bool
	Past    Memory[S]   // nil: nothing is remembered; not with Optimal
	Stop    func() bool // nil, or asked at every state whether to end the search
	Leave   func() bool // nil, or asked behind every violation whether to leave out its continuation
	Deepest int         // a run is cut after so many steps; 0: none is
	Workers *Workers    // nil, or others take part; with source sets and without Past only
	// nil, or called while this member of a team waits for work, which it may do for as long as it likes
	Idle    func()
	Divider Divider[S] // nil, or what is explored is a job of others; with source sets or Off, and without Past only
	End     func(s S)  // nil, or told of every state in which the run ends because no thread may take a step

	drop rule
}

// System is the transition system that is explored. States are values that a step leaves as they are.
type System[S any] interface {
	// Decide looks at a state. last is the thread that took the step to it, or negative.
	Decide(s S, last int) Decision
	// Prefer orders the threads of a decision by which to explore first, in a state that is explored.
	Prefer(s S, threads []int)
	// Waiting lists the events that the blocked threads of a state are before: what they read to be enabled. The
	// state was decided on.
	Waiting(s S) []*Event
	// Step takes a step of a thread that may take one: its outcomes, in the order to explore. Unless the whole step is
	// asked for, the rest may give some of them, once those before are explored.
	Step(s S, thread int, whole bool) ([]Outcome[S], Rest[S])
}

// Rest gives the outcomes of a step that were left, some at a time; or it is nil, where none were. A step may have very
// many: one that reads a text of unknown length has as many as there are ways to read it.
type Rest[S any] func() ([]Outcome[S], Rest[S])

// Program is all that a search asks of what it explores.
type Program[S any] interface {
	System[S]
	Dependence[S]
	Recorder[S]
	Lifetimes[S]
}

// Search explores a program.
type Search[S any] struct {
	Stats

	system     System[S]
	dependence Dependence[S]
	recorder   Recorder[S]
	lifetimes  Lifetimes[S]
	opt        Options[S]

	unreduced      bool // no reduction: it is not wanted, or did not pay
	visited, fewer int  // nodes left, those of them where not all threads were explored, since that was last looked at

	stopped  bool
	nodes    []*node[S]
	events   []*Event // of the run under way
	steps    []step   // of the run under way, one per node but the last
	latest   []int    // by thread, the index in events of its latest, or none
	during   [][]int  // by thread, the steps that its events are of
	firsts   []int    // room for shownFrom
	index    locationIndex
	enabling []*Event // room for what anticipate gathers
	races    []race   // of the run under way, where Optimal
	kept     int      // moves in wakeup trees

	reversed []Move    // room for a reversal
	asleep   []sleeper // of the nodes of the run under way
	made     maker     // of clocks
	at       begin     // begins

	own       int             // the first node of the run under way that is the job's
	replays   bool            // what is executed was explored before, by another search
	root      jobs.Place      // of the exploration that the job is of
	additions []jobs.Addition // to nodes of others
	strayed   *Strayed        // nil, or why the search ended
	start     S
	violated  []*Event // of the run under way, those that violate something
}

// New is a search of a program.
func New[S any](p Program[S], opt Options[S]) *Search[S] {
	return &Search[S]{system: p, dependence: p, recorder: p, lifetimes: p, opt: opt, unreduced: opt.Off}
}

// rule names a rule of the search, for tests that leave one out.
type rule uint32

const (
	dropWaiting      rule = 1 << iota // blocked threads' next events
	dropOrdered                       // enabling pairs hide no race
	dropCut                           // all threads at every node of a cut run
	dropSleepers                      // sleepers wake on conflicts
	dropExhaustive                    // no sleep after an incomplete subtree
	dropMay                           // a conflict that only may be one is one
	dropAll                           // all threads where enabledness depends on data
	dropContinuation                  // what lies beyond a violation
	dropShow                          // what shows there
	dropPrevented                     // events that a process exit prevents
	dropSummarised                    // what was seen below a state takes part in races
	dropInherited                     // a thread that slept at a node is not enough there
	dropUnable                        // nor is one that may not take a step there
	dropSettled                       // a race whose reversal is explored elsewhere for good is looked at no more
	dropDigests                       // replays are held against the digests of states
	dropLimited                       // where no sequence led on, sleepers cover only what has them
	dropPartial                       // a step that a violation ended may touch more elsewhere
)

// node is a state at which a thread is chosen.
type node[S any] struct {
	state   S
	enabled []int
	todo    WakeupTree // what to explore; a backtrack set is a tree of single moves
	all     bool       // todo has all of enabled
	cut     bool       // a run through here was cut
	sleep   []sleeper
	current sleeper // under exploration
	first   int     // index of the first event after it

	inherited int // so many of sleep came to sleep before the node

	common *sharedNode // nil, or what members of a team share of it: todo has its branches no more
	taken  int         // then: its branch under exploration

	given    *givenNode // nil, or others explore its branches; todo has none then
	leftOut  bool       // something below the branch under exploration was left out,
	someLeft bool       // or below an earlier one

	outcomes, outcome int // of the step under exploration: how many, and which one

	singles [2]branch  // room for branches of one move
	slots   [2]*branch // and for todo's list
	used    int        // singles
}

// sleeper is a thread that need not be explored before something conflicts with what it does.
type sleeper struct {
	thread  int
	events  []*Event // of all outcomes
	limited bool     // not all sequences that reverse a race with its step are in wakeup trees
}

// offered is how often a node is offered to a team: once in so many.
const offered = 16

// none is no thread.
const none = -1

// step is one step of the run under way, with its events: [from, to) in Search.events.
type step struct {
	Move
	from, to int
	last     bool // only taken where no other thread could go on
}

// Run explores everything below a state. It returns false where something was left out.
func (x *Search[S]) Run(s S) bool {
	x.start, x.at = s, x.begins
	whole := x.visit(s, nil, -1, WakeupTree{})
	if x.opt.Workers != nil {
		return x.help(s) && whole
	}
	return whole && !x.stopped
}

// visit explores below a state, by the tree where that has something; it returns whether everything below was.
func (x *Search[S]) visit(s S, sleep []sleeper, last int, tree WakeupTree) bool {
	if x.stopped || x.opt.Workers != nil && x.opt.Workers.over.Load() || x.opt.Stop != nil && x.opt.Stop() {
		x.stopped = true
		return false
	}
	if x.opt.Divider != nil && !x.offer(s) {
		x.stopped = true
		return false
	}
	x.States++
	d := x.system.Decide(s, last)
	n := x.push()
	*n = node[S]{
		state:     s,
		enabled:   d.Threads,
		todo:      tree,
		sleep:     sleep,
		inherited: len(sleep),
		current:   sleeper{thread: none},
		first:     len(x.events),
	}
	defer x.pop()
	if x.States%offered == 0 {
		x.shareBranch()
	}
	past := x.opt.Past
	if d.Ends || d.All || len(d.Threads) == 0 { // somewhere the threads that go on may all be asleep
		x.waiting(s, d.Ends || len(d.Threads) == 0)
	}
	if len(d.Threads) == 0 {
		x.ends(s)
		x.leave(n, past, true)
		return true
	}
	awake := slices.ContainsFunc(n.enabled, func(t int) bool { return !n.asleep(t) })
	if past != nil && awake && x.subsumed(n, past) {
		return true
	}
	if !x.unreduced && awake && n.todo.Empty() {
		x.system.Prefer(s, n.enabled)
	}
	if !x.begin(n, x.unreduced || d.All && x.opt.drop&dropAll == 0) {
		x.blocked(s)
		x.leave(n, past, true)
		return true
	}
	whole := x.below(n, false)
	x.leave(n, past, whole)
	x.paying(n)
	return whole
}

// blocked gives a run up, as all threads that could go on in s sleep.
func (x *Search[S]) blocked(s S) {
	x.waiting(s, true)
	x.Blocked++
}

// lookedAt is after how many nodes it is looked at whether reduction pays, and worthwhile the share of nodes, as one in
// so many, where it has to leave something out.
const (
	lookedAt   = 1 << 11
	worthwhile = 1 << 6
)

// paying turns reduction off where it leaves next to nothing out: at the nodes left lately, and at one of the run under
// way at most. It costs the more beside a program's memory, where events below states that are not explored take part
// in races.
func (x *Search[S]) paying(n *node[S]) {
	if x.opt.Past == nil || x.unreduced || x.opt.Workers != nil || x.opt.Optimal || len(n.enabled) < 2 {
		return
	}
	if x.visited++; !n.whole() {
		x.fewer++
	}
	if x.visited < lookedAt {
		return
	}
	rarely := x.fewer < x.visited/worthwhile
	x.visited, x.fewer = 0, 0
	if !rarely || len(x.violated) > 0 {
		return
	}
	var open *node[S]
	for _, n := range x.nodes {
		if !n.whole() {
			if open != nil {
				return
			}
			open = n
		}
	}
	if open != nil {
		x.addAll(open)
	}
	x.unreduced = true
}

// leave tells the program's memory, if there is one, that everything below a node was explored.
func (x *Search[S]) leave(n *node[S], past Subsumption[S], whole bool) {
	if past != nil {
		threads, does := n.sleepers()
		past.Leave(n.state, threads, does, whole && !x.stopped)
	}
}

// push adds a node to the run under way: one that has left it, where there is one, as nothing refers to that any more.
func (x *Search[S]) push() *node[S] {
	depth := len(x.nodes)
	if depth == cap(x.nodes) {
		x.nodes = append(x.nodes, nil)
	} else {
		x.nodes = x.nodes[:depth+1]
	}
	if x.nodes[depth] == nil {
		x.nodes[depth] = new(node[S])
	}
	return x.nodes[depth]
}

// pop takes the last node out of the run under way.
func (x *Search[S]) pop() {
	last := len(x.nodes) - 1
	*x.nodes[last] = node[S]{}
	x.nodes = x.nodes[:last]
}

// ends counts a run that came to its end in s.
func (x *Search[S]) ends(s S) {
	if len(x.violated) > 0 {
		x.Continuations++
		return
	}
	x.Runs++
	if x.opt.End != nil {
		x.opt.End(s)
	}
}

// begin puts a thread into the node's tree, unless there is something in it; it returns false where all are asleep.
func (x *Search[S]) begin(n *node[S], all bool) bool {
	if n.todo.Empty() {
		x.limitSleeper(n)
		i := slices.IndexFunc(n.enabled, func(t int) bool { return !n.asleep(t) })
		if i < 0 {
			return false
		}
		n.add(n.enabled[i])
	}
	if all {
		n.addAll()
	}
	return true
}

// addAll has all threads explored at a node, in place of a sequence that would reverse a race with the step under
// exploration there.
func (x *Search[S]) addAll(n *node[S]) {
	n.addAll()
	n.current.limited = x.opt.drop&dropLimited == 0
}

// limitSleeper: where a thread is explored that no wakeup sequence led to, sequences that begin with it were not
// inserted above, as all was to be explored below it. Of what slept there, only sequences with its step are then known
// to be explored elsewhere: one that commutes with it may go on to what it races with.
func (x *Search[S]) limitSleeper(n *node[S]) {
	if x.opt.drop&dropLimited != 0 || !x.opt.Optimal {
		return
	}
	n.sleep = slices.Clone(n.sleep)
	for i := range n.sleep[:n.inherited] {
		n.sleep[i].limited = true
	}
}

// below explores the node's tree, which grows meanwhile. explored: something of it was.
func (x *Search[S]) below(n *node[S], explored bool) bool {
	exhaustive := true
	for {
		m, tree, ok := x.next(n)
		if !ok {
			return exhaustive
		}
		switch {
		case n.common == nil && n.asleep(m.Thread):
			x.forget(tree)
		case !slices.Contains(n.enabled, m.Thread): // something is not as it was where the tree was made
			x.forget(tree)
			x.limitSleeper(n)
			n.addAll()
			if n.common != nil {
				n.common.leftOut(n.taken)
			}
		default:
			explored = true
			if !x.explored(n, m, tree) {
				exhaustive, n.someLeft = false, true
			}
		}
		if x.stopped {
			return false
		}
		if !explored && n.common == nil && n.todo.Empty() && !x.begin(n, false) {
			x.blocked(n.state)
		}
	}
}

// next is what to explore next at a node, or not ok.
func (x *Search[S]) next(n *node[S]) (m Move, tree WakeupTree, ok bool) {
	switch {
	case n.common != nil:
		if n.taken = n.common.next(); n.taken == none {
			return m, tree, false
		}
		return Move{Thread: x.idleHelp(n)}, tree, true
	case n.given != nil || n.todo.Empty():
		return m, tree, false
	}
	if m, tree = n.todo.Next(); m.Events != nil {
		x.kept--
	}
	return m, tree, true
}

// forget takes down that a tree is not explored: something is not as it was where it was made.
func (x *Search[S]) forget(tree WakeupTree) { x.kept -= tree.Size() }

// explored explores a step and puts its thread to sleep; it returns whether everything below was explored.
func (x *Search[S]) explored(n *node[S], m Move, tree WakeupTree) bool {
	exhaustive := x.take(n, m, tree) || x.opt.drop&dropExhaustive != 0
	if n.common != nil && !exhaustive && !x.stopped {
		n.common.leftOut(n.taken)
	}
	if exhaustive && !x.unreduced && !x.opt.Awake && (n.common != nil || !n.todo.Empty()) {
		// a recorder looks at which threads sleep
		n.sleep = append(n.sleep[:len(n.sleep):len(n.sleep)], n.current)
	}
	n.current = sleeper{thread: none}
	return exhaustive
}

// take explores all outcomes of a thread's step, the one that a wakeup sequence means by the tree behind it. It returns
// whether everything below was explored.
func (x *Search[S]) take(n *node[S], m Move, tree WakeupTree) bool {
	outcomes, rest := x.beginStep(n, m.Thread)
	if x.interrupted(outcomes) {
		return false
	}
	n.steps(m.Thread, outcomes)
	complete := x.each(n, m, outcomes, 0, tree)
	for rest != nil && !x.stopped {
		var more []Outcome[S]
		if more, rest = rest(); x.interrupted(more) {
			return false
		}
		from := len(outcomes)
		outcomes = append(outcomes, more...)
		n.stepsMore(more)
		complete = x.each(n, m, outcomes, from, WakeupTree{}) && complete
	}
	if x.stopped {
		return false
	}
	x.left(n, outcomes)
	return complete
}

// interrupted ends the search where a step has no outcomes because it was interrupted: so would every other step be.
func (x *Search[S]) interrupted(outcomes []Outcome[S]) bool {
	if len(outcomes) == 0 && x.opt.Stop != nil && x.opt.Stop() {
		x.stopped = true
	}
	return x.stopped
}

// beginStep takes a step, of which outcomes are left for later where none of these asks for all of them before: neither
// wakeup trees, which are held against what sleeps, nor others that explore a part, nor what shows beyond a violation.
func (x *Search[S]) beginStep(n *node[S], thread int) ([]Outcome[S], Rest[S]) {
	whole := x.opt.Optimal || x.opt.Workers != nil || x.opt.Divider != nil || len(x.violated) > 0
	return x.system.Step(n.state, thread, whole)
}

// steps notes that a thread's step is under exploration.
func (n *node[S]) steps(thread int, outcomes []Outcome[S]) {
	n.current, n.outcomes, n.leftOut = sleeper{thread: thread}, len(outcomes), false
	if len(outcomes) == 1 {
		n.current.events = slices.Clip(outcomes[0].Events) // others are appended to a copy
		return
	}
	for i := range outcomes {
		n.current.events = append(n.current.events, outcomes[i].Events...)
	}
}

// stepsMore notes that more outcomes of the thread's step are.
func (n *node[S]) stepsMore(outcomes []Outcome[S]) {
	n.outcomes += len(outcomes)
	for i := range outcomes {
		n.current.events = append(n.current.events, outcomes[i].Events...)
	}
}

// each explores a step's outcomes from one on. It returns whether everything below them was.
func (x *Search[S]) each(n *node[S], m Move, outcomes []Outcome[S], from int, tree WakeupTree) bool {
	complete, races := true, len(x.races)
	for i := from; i < len(outcomes); i++ {
		n.outcome = i
		o := &outcomes[i]
		x.enter(m.Thread, o)
		behind := WakeupTree{}
		if o.Choice == m.Choice {
			behind, tree = tree, behind
		}
		if !x.outcome(n, m.Thread, o, behind) {
			complete, n.leftOut = false, true
		}
		x.retract(n.first)
		x.steps, x.races = x.steps[:len(x.steps)-1], x.races[:races]
		if x.stopped {
			return false
		}
	}
	x.forget(tree)
	return complete
}

// enter puts a step's outcome at the end of the run under way.
func (x *Search[S]) enter(thread int, o *Outcome[S]) {
	x.steps = append(
		x.steps,
		step{
			Move{Thread: thread, Choice: o.Choice, Events: o.Events},
			len(x.events),
			len(x.events) + len(o.Events),
			o.Ending == Last,
		},
	)
	for i, e := range o.Events {
		var cause *Event
		if i > 0 {
			cause = o.Events[0]
		}
		x.append(e, cause)
	}
}

// outcome goes on behind a step.
func (x *Search[S]) outcome(n *node[S], thread int, o *Outcome[S], tree WakeupTree) bool {
	if o.Shows {
		x.show(o)
	}
	switch o.Ending {
	case GoesOn:
		return x.behind(n, thread, o, tree)
	case Violates:
		return x.continuation(n, thread, o, tree)
	}
	x.forget(tree)
	if len(x.violated) == 0 {
		x.Runs++
	}
	if o.Ending == Cut || o.Ending == Incomplete {
		x.cut()
	}
	if o.Ending == Exits {
		defer x.lifetimes.Left(x.prevented(o))
	}
	x.reverseAll(0)
	return o.Ending != Incomplete
}

// cut adds all threads at every node of the run under way: what they do later could conflict with what is on it.
func (x *Search[S]) cut() {
	if x.opt.drop&dropCut != 0 {
		return
	}
	for i := len(x.nodes) - 1; i >= 0; i-- {
		n := x.nodes[i]
		if n.cut {
			return
		}
		n.cut = true
		x.addAll(n)
	}
}

// behind explores below an outcome of a node's step.
func (x *Search[S]) behind(n *node[S], thread int, o *Outcome[S], tree WakeupTree) bool {
	if x.opt.Deepest > 0 && len(x.nodes) >= x.opt.Deepest {
		x.TooDeep++
		x.cut()
		return false
	}
	above := len(x.asleep)
	exhaustive := x.visit(o.State, x.still(n.sleep, o.Events), thread, tree)
	x.asleep = x.asleep[:above]
	return exhaustive
}

// still are the sleepers that conflict with none of the events.
func (x *Search[S]) still(sleep []sleeper, events []*Event) []sleeper {
	above := len(x.asleep)
	for i := range sleep {
		if q := &sleep[i]; x.opt.drop&dropSleepers != 0 || !x.conflicts(events, q.thread, q.events) {
			x.asleep = append(x.asleep, *q)
		}
	}
	return x.asleep[above:len(x.asleep):len(x.asleep)]
}

// conflict is Dependence.Conflict, which is not asked where the events' locations are known to differ.
func (x *Search[S]) conflict(earlier, later *Event) Degree {
	if earlier.Apart(later) && later.Apart(earlier) {
		return No
	}
	return x.dependence.Conflict(earlier, later)
}

// conflicts reports whether one of a step's events conflicts with what a thread's step does at an earlier node. What
// third threads do at once behind both steps, they do in their own order.
func (x *Search[S]) conflicts(events []*Event, thread int, does []*Event) bool {
	for _, e := range events {
		for _, f := range does {
			switch {
			case e.Thread == thread || f.Thread == events[0].Thread:
				return true
			case e.Thread != f.Thread && x.conflict(f, e) != No:
				return true
			}
		}
	}
	return false
}

func (n *node[S]) asleep(t int) bool {
	return slices.ContainsFunc(n.sleep, func(q sleeper) bool { return q.thread == t })
}

func (n *node[S]) has(t int) bool {
	switch {
	case n.common != nil:
		return n.common.has(t)
	case n.given != nil:
		return n.given.has(t)
	}
	return n.todo.leads(t)
}

func (n *node[S]) add(t int) {
	switch {
	case n.common != nil:
		n.common.add(t)
	case n.has(t):
	case n.given != nil:
		n.given.add(t)
	default:
		if n.todo.branches == nil {
			n.todo.branches = n.slots[:0]
		}
		n.todo.branches = append(n.todo.branches, n.single(t))
	}
}

// single is a branch that is one thread's step.
func (n *node[S]) single(t int) *branch {
	if n.used == len(n.singles) {
		return &branch{move: Move{Thread: t}}
	}
	b := &n.singles[n.used]
	b.move.Thread = t
	n.used++
	return b
}

func (n *node[S]) addAll() {
	if n.all {
		return
	}
	n.all = true
	if n.common != nil {
		n.common.add(n.enabled...)
		return
	}
	for _, t := range n.enabled {
		n.add(t)
	}
}
