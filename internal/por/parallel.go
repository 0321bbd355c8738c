package por

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Workers is several searches that explore one program together, by source sets, each in a goroutine and with states of
// its own (Yang, Chen, Gopalakrishnan, Kirby: Distributed Dynamic Partial Order Reduction Based Verification of
// Threaded Software, SPIN 2007). They share the nodes at the top of the tree: a member without work takes a branch of
// one of these, by the steps that lead there, and its races add branches to all of them. While a branch is explored,
// later ones take it to be asleep, as if it had been explored to its end before. Where it turns out that something
// below it was left out, they are explored again without that.
type Workers struct {
	mu      sync.Mutex
	changed sync.Cond
	open    []*sharedNode // may have branches that no search has begun
	members int           // searches that have not ended
	waiting atomic.Int32  // of them, those without work
	over    atomic.Bool   // nothing is left, or a member was stopped,
	stopped atomic.Bool   // which is noted here
	Eager   bool          // nodes are shared whether another member waits or not, for tests
}

// NewWorkers are the workers of a search that begins; others join them.
func NewWorkers() *Workers {
	t := &Workers{members: 1}
	t.changed.L = &t.mu
	return t
}

// sharedNode is a node that members share.
type sharedNode struct {
	workers *Workers

	// The step from the node above: a branch, the outcome of its thread's step, and what tells that from others.
	above           *sharedNode
	branch, outcome int
	way             uint64
	depth           int

	slept    []int // threads that came to sleep before the node
	branches []sleepingBranch
	begun    int // so many of branches
	listed   bool
}

// sleepingBranch is a branch of a common node.
type sleepingBranch struct {
	thread int
	asleep []int // indexes of branches that were asleep when it was begun
	awake  bool  // something below it was left out: it does not sleep
}

// has reports whether a thread has a branch.
func (c *sharedNode) has(t int) bool {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	return c.hasBranch(t)
}

func (c *sharedNode) hasBranch(t int) bool {
	return slices.ContainsFunc(c.branches, func(b sleepingBranch) bool { return b.thread == t })
}

// add adds branches for threads that have none.
func (c *sharedNode) add(threads ...int) {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	for _, t := range threads {
		if !c.hasBranch(t) {
			c.branches = append(c.branches, sleepingBranch{thread: t})
		}
	}
	c.list()
}

// counts are how many branches there are, and how many were begun.
func (c *sharedNode) counts() (branches, begun int) {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	return len(c.branches), c.begun
}

// list offers the node's branches to all members.
func (c *sharedNode) list() {
	if c.begun < len(c.branches) && !c.listed {
		c.listed = true
		c.workers.open = append(c.workers.open, c)
		c.workers.changed.Signal()
	}
}

// next begins a branch: its index, or none.
func (c *sharedNode) next() int {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	for c.begun < len(c.branches) {
		i := c.begun
		c.begun++
		b := &c.branches[i]
		if slices.Contains(c.slept, b.thread) {
			continue
		}
		for j := range c.branches[:i] {
			if o := &c.branches[j]; !o.awake && o.thread != b.thread && !slices.Contains(c.slept, o.thread) {
				b.asleep = append(b.asleep, j)
			}
		}
		return i
	}
	return none
}

// begins is a branch's thread, and which sleep while it is explored, apart from those that did before the node.
func (c *sharedNode) begins(branch int) (thread int, asleep []int) {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	for _, j := range c.branches[branch].asleep {
		asleep = append(asleep, c.branches[j].thread)
	}
	return c.branches[branch].thread, asleep
}

// abandon gives up what no worker has begun.
func (c *sharedNode) abandon() {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	c.begun = len(c.branches)
}

// leftOut notes that something below a branch was left out: what was begun while it was asleep is explored again.
func (c *sharedNode) leftOut(branch int) {
	c.workers.mu.Lock()
	defer c.workers.mu.Unlock()
	c.wake(branch)
	c.list()
}

func (c *sharedNode) wake(branch int) {
	if c.branches[branch].awake {
		return
	}
	c.branches[branch].awake = true
	for j := branch + 1; j < c.begun; j++ {
		if b := &c.branches[j]; !b.awake && slices.Contains(b.asleep, branch) {
			c.branches = append(c.branches, sleepingBranch{thread: b.thread})
			c.wake(j)
		}
	}
}

// take waits for a node with a branch that no search has begun, of the highest ones; nil where all is done, or a member
// was stopped. idle, unless nil, is called instead of sleeping.
func (t *Workers) take(idle func()) *sharedNode {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.waiting.Add(1)
	for {
		if c := t.highest(); c != nil && !t.over.Load() {
			t.waiting.Add(-1)
			return c
		}
		if int(t.waiting.Load()) == t.members {
			t.over.Store(true)
		}
		switch {
		case t.over.Load():
			t.waiting.Add(-1)
			t.members--
			t.changed.Broadcast()
			return nil
		case idle != nil:
			t.mu.Unlock()
			idle()
			t.mu.Lock()
		default:
			t.changed.Wait()
		}
	}
}

// highest is the highest node that has something to begin; the others are taken out of the list.
func (t *Workers) highest() (top *sharedNode) {
	t.open = slices.DeleteFunc(t.open, func(c *sharedNode) bool {
		c.listed = c.begun < len(c.branches)
		return !c.listed
	})
	for _, c := range t.open {
		if top == nil || c.depth < top.depth {
			top = c
		}
	}
	return top
}

// Join lets a further search take part; false where all is done.
func (t *Workers) Join() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.over.Load() {
		return false
	}
	t.members++
	return true
}

// Leave is for a member that does not search.
func (t *Workers) Leave() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.members--
	t.changed.Broadcast()
}

// Stop ends all members' searches.
func (t *Workers) Stop() {
	t.stopped.Store(true)
	t.over.Store(true)
	t.mu.Lock()
	defer t.mu.Unlock()
	t.changed.Broadcast()
}

// Stopped reports whether the searches ended before everything was explored.
func (t *Workers) Stopped() bool { return t.stopped.Load() }

// shareBranch shares nodes of the run under way if another member has no work: those from the top to the first with a
// branch that was not begun. Steps beyond a violation, and what lies behind, are not shared.
func (x *Search[S]) shareBranch() {
	if x.opt.Workers == nil || x.opt.Workers.waiting.Load() == 0 && !x.opt.Workers.Eager || len(x.violated) > 0 {
		return
	}
	from := 0
	for from < len(x.nodes) && x.nodes[from].common != nil {
		from++
	}
	last := from
	for last < len(x.nodes) && x.nodes[last].todo.Empty() {
		last++
	}
	for k := from; k <= last && last < len(x.nodes); k++ {
		x.share(k)
	}
}

// share makes a node of the run under way a common one.
func (x *Search[S]) share(k int) {
	n := x.nodes[k]
	c := &sharedNode{workers: x.opt.Workers, depth: k}
	if k > 0 {
		above := x.nodes[k-1]
		c.above, c.branch, c.outcome, c.way = above.common, above.taken, above.outcome, x.steps[k-1].Choice
	}
	for _, q := range n.sleep[:n.inherited] {
		c.slept = append(c.slept, q.thread)
	}
	var asleep []int
	for i, b := range n.todo.branches {
		s := sleepingBranch{thread: b.move.Thread}
		if i < n.todo.next {
			s.asleep, s.awake = slices.Clone(asleep), true
			if i == n.todo.next-1 && k < len(x.steps) { // under exploration
				s.awake, n.taken = false, i
			} else if slices.ContainsFunc(n.sleep[n.inherited:], func(q sleeper) bool { return q.thread == s.thread }) {
				s.awake = false
			}
			if !s.awake {
				asleep = append(asleep, i)
			}
		}
		c.branches = append(c.branches, s)
	}
	c.begun = n.todo.next
	n.common = c
	x.opt.Workers.mu.Lock()
	defer x.opt.Workers.mu.Unlock()
	c.list()
}

// Help takes part in the exploration that the team's first search has begun in a state like s. It returns false where
// something was left out.
func (x *Search[S]) Help(s S) bool {
	x.start, x.at = s, x.begins
	return x.help(s)
}

// help explores branches of common nodes for as long as there are any.
func (x *Search[S]) help(s S) bool {
	whole := true
	for {
		if x.stopped {
			x.opt.Workers.Stop()
		}
		c := x.opt.Workers.take(x.opt.Idle)
		if c == nil {
			return whole && !x.stopped
		}
		var path []*sharedNode
		for ; c != nil; c = c.above {
			path = append(path, c)
		}
		slices.Reverse(path)
		whole = x.follow(s, nil, none, path) && whole
	}
}

// follow goes to a common node, by a path from the first one, explores what is to be explored there, and then what is
// at the nodes that it came by.
func (x *Search[S]) follow(s S, sleep []sleeper, last int, path []*sharedNode) bool {
	x.recorder.Silence(true)
	d := x.system.Decide(s, last)
	x.recorder.Silence(false)
	n := x.push()
	*n = node[S]{
		state:     s,
		enabled:   d.Threads,
		sleep:     sleep,
		inherited: len(sleep),
		current:   sleeper{thread: none},
		first:     len(x.events),
		common:    path[0],
	}
	defer x.pop()
	whole := len(path) == 1 || x.through(n, path)
	return x.below(n, false) && whole
}

// through follows the step to the second node of the path.
func (x *Search[S]) through(n *node[S], path []*sharedNode) bool {
	to := path[1]
	n.taken = to.branch
	thread := x.idleHelp(n)
	x.recorder.Silence(true)
	outcomes, _ := x.system.Step(n.state, thread, true)
	x.recorder.Silence(false)
	whole := false
	if to.outcome < len(outcomes) && outcomes[to.outcome].Choice == to.way && outcomes[to.outcome].Ending == GoesOn {
		n.current, n.outcomes, n.outcome = sleeper{thread: thread}, len(outcomes), to.outcome
		o := &outcomes[to.outcome]
		x.enter(thread, o)
		above := len(x.asleep)
		whole = x.follow(o.State, x.still(n.sleep, o.Events), thread, path[1:])
		x.asleep = x.asleep[:above]
		x.retract(n.first)
		x.steps = x.steps[:len(x.steps)-1]
		n.current = sleeper{thread: none}
	} else {
		x.Diverged++
		path[len(path)-1].abandon()
	}
	x.left(n, outcomes)
	if !whole && !x.stopped {
		n.common.leftOut(to.branch)
	}
	return whole
}

// idleHelp puts to sleep at a common node what sleeps while its branch under exploration is explored; the result is
// that branch's thread.
func (x *Search[S]) idleHelp(n *node[S]) int {
	thread, asleep := n.common.begins(n.taken)
	own := n.sleep[n.inherited:]
	n.sleep = n.sleep[:n.inherited:n.inherited]
	for _, t := range asleep {
		if at := slices.IndexFunc(own, func(q sleeper) bool { return q.thread == t }); at >= 0 {
			n.sleep = append(n.sleep, own[at])
		} else {
			n.sleep = append(n.sleep, sleeper{thread: t, events: x.findWork(n, t)})
		}
	}
	return thread
}

// findWork is what a step of a thread does, in all outcomes.
func (x *Search[S]) findWork(n *node[S], thread int) (events []*Event) {
	x.recorder.Silence(true)
	outcomes, _ := x.system.Step(n.state, thread, true)
	x.recorder.Silence(false)
	for i := range outcomes {
		events = append(events, outcomes[i].Events...)
	}
	x.left(n, outcomes)
	return events
}

// left tells the program that a node's step was explored.
func (x *Search[S]) left(n *node[S], outcomes []Outcome[S]) {
	for i := range outcomes { // not before: outcomes share the events before they part
		x.lifetimes.Left(outcomes[i].Events)
	}
	x.lifetimes.Taken(n.state)
}
