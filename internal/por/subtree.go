package por

import (
	"fmt"
	"slices"

	"midway/internal/jobs"
)

// Divider is what a search asks that explores a job: what is below a state of a larger exploration, of which others
// explore the rest (package jobs).
type Divider[S any] interface {
	// Digest tells states apart, by the same numbers in every process.
	Digest(s S) uint64
	// Wanted is asked at every state.
	Wanted() jobs.Wish
	// Divide proposes to give a part away, or to keep what was seen so far. What the search adds to a portion is in
	// it. It returns false where the search is to end.
	Divide(s *jobs.Split) bool
}

// givenNode is a node of which others explore branches: one on the way to the job, or one that parts of the job were
// given away from.
type givenNode struct {
	at      jobs.Place
	threads []int            // that have a branch, or are to have one
	to      *[]jobs.Addition // of the search
}

func (g *givenNode) has(thread int) bool { return slices.Contains(g.threads, thread) }

func (g *givenNode) add(thread int) {
	g.threads = append(g.threads, thread)
	*g.to = append(*g.to, jobs.Addition{At: g.at, Thread: thread})
}

// Strayed is a replay that went otherwise than the steps of a job say.
type Strayed struct {
	Depth int // steps before it
	Why   string
}

// Error says where and how.
func (e *Strayed) Error() string { return fmt.Sprintf("step %d of a replay: %s", e.Depth+1, e.Why) }

// Explore explores a job of the exploration of which s is the first state. It returns what is to be added to nodes of
// others, and whether everything was explored, since the latest split. Where an error is returned, nothing counts.
func (x *Search[S]) Explore(s S, job *jobs.Subtree) (additions []jobs.Addition, whole bool, strayed *Strayed) {
	x.start, x.at = s, x.begins
	x.own = slices.IndexFunc(job.Levels, func(l jobs.Level) bool { return l.Rest })
	if x.own < 0 {
		x.own = len(job.Levels)
	}
	x.root = jobs.Root(job.Part)
	whole = x.resume(s, nil, none, x.root, job)
	return x.additions, whole && !x.stopped, x.strayed
}

// astray ends the search, as a replay goes otherwise.
func (x *Search[S]) astray(why string, args ...any) bool {
	x.strayed = &Strayed{Depth: len(x.steps), Why: fmt.Sprintf(why, args...)}
	x.stopped = true
	return false
}

// resume goes on at a node by the levels of a job that are left.
func (x *Search[S]) resume(s S, sleep []sleeper, last int, at jobs.Place, job *jobs.Subtree) bool {
	k := len(x.nodes)
	l := job.Last
	switch {
	case k < len(job.Levels):
		l = &job.Levels[k]
	case l == nil:
		return x.visit(s, sleep, last, WakeupTree{})
	}
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
	}
	defer x.pop()
	for _, t := range append([]int{l.Thread}, l.Asleep...) {
		if !slices.Contains(n.enabled, t) {
			return x.astray("thread %d may take no step", t)
		}
	}
	x.restore(n, l, at)
	if k == len(job.Levels) {
		return x.explored(n, Move{Thread: l.Thread}, WakeupTree{})
	}
	return x.replay(n, l, at, job)
}

// restore gives a node the branches and sleepers that it had.
func (x *Search[S]) restore(n *node[S], l *jobs.Level, at jobs.Place) {
	if l.Shared {
		n.given = &givenNode{at: at, threads: slices.Clone(l.Branches), to: &x.additions}
	} else {
		for _, t := range l.Branches {
			n.todo.branches = append(n.todo.branches, n.single(t))
		}
		n.todo.next = slices.Index(l.Branches, l.Thread) + 1
	}
	n.sleep = n.sleep[:n.inherited:n.inherited]
	for _, t := range l.Asleep {
		if !n.asleep(t) {
			n.sleep = append(n.sleep, sleeper{thread: t, events: x.findWork(n, t)})
		}
	}
}

// replay takes a level's step, goes on behind it, and explores what of the level is the job's after that.
func (x *Search[S]) replay(n *node[S], l *jobs.Level, at jobs.Place, job *jobs.Subtree) bool {
	x.recorder.Silence(true)
	outcomes, _ := x.system.Step(n.state, l.Thread, true)
	x.recorder.Silence(false)
	if l.Outcome >= len(outcomes) || outcomes[l.Outcome].Choice != l.Choice || outcomes[l.Outcome].Ending != GoesOn {
		return x.astray("thread %d's step has no such outcome", l.Thread)
	}
	o := &outcomes[l.Outcome]
	if x.opt.drop&dropDigests == 0 && x.opt.Divider.Digest(o.State) != l.State {
		return x.astray("thread %d's step leads to another state", l.Thread)
	}
	n.steps(l.Thread, outcomes)
	n.outcome, n.leftOut = l.Outcome, l.LeftOut
	x.replays = true
	x.enter(l.Thread, o)
	x.replays = false
	above := len(x.asleep)
	whole := x.resume(o.State, x.still(n.sleep, o.Events), l.Thread, at.After(l.Step), job)
	x.asleep = x.asleep[:above]
	x.retract(n.first)
	x.steps = x.steps[:len(x.steps)-1]
	if x.stopped {
		return false
	}
	if whole = whole && !l.LeftOut; !whole {
		n.leftOut = true
	}
	if l.Rest {
		whole = x.rest(n, outcomes, whole)
	}
	if x.stopped {
		return false
	}
	x.left(n, outcomes)
	n.current = sleeper{thread: none}
	return x.below(n, true) && whole
}

// rest explores the outcomes behind the one of a step that was replayed, and puts its thread to sleep.
func (x *Search[S]) rest(n *node[S], outcomes []Outcome[S], whole bool) bool {
	thread := n.current.thread
	whole = x.each(n, Move{Thread: thread}, outcomes, n.outcome+1, WakeupTree{}) && whole
	if whole && !x.stopped && !x.unreduced {
		n.sleep = append(n.sleep[:len(n.sleep):len(n.sleep)], n.current)
	}
	n.someLeft = n.someLeft || !whole
	return whole
}

// offer gives a part of the job away where that is wanted: the branches of the first node that has some which no worker
// has begun; or it has what was seen kept. The search is about to look at s. Steps beyond a violation are not divided.
func (x *Search[S]) offer(s S) bool {
	if len(x.violated) > 0 || len(x.nodes) == x.own {
		return true
	}
	give := x.own + jobs.Nothing
	switch x.opt.Divider.Wanted() {
	case jobs.NoWish:
		return true
	case jobs.ToGive:
		if give = x.divisible(); give == none {
			return true
		}
	}
	split := &jobs.Split{Stack: x.levels(s), Give: give - x.own}
	split.Done = jobs.Portion{Additions: x.additions, LeftOut: split.Stack[0].LeftOut || x.nodes[x.own].someLeft}
	if !x.opt.Divider.Divide(split) {
		return false
	}
	x.additions = nil
	at := x.root
	for k := range give + 1 {
		n := x.nodes[k]
		if n.given == nil {
			n.given = &givenNode{at: at, threads: n.todo.threads(), to: &x.additions}
			n.todo = WakeupTree{}
		}
		at = at.After(x.stepOf(k, s))
	}
	return true
}

// divisible is the first node that has something to give away, or none.
func (x *Search[S]) divisible() int {
	for k := x.own; k < len(x.nodes); k++ {
		if x.nodes[k].divisible() {
			return k
		}
	}
	return none
}

// divisible reports whether a node has a branch that was not begun and is to be explored.
func (n *node[S]) divisible() bool {
	return n.given == nil && slices.ContainsFunc(n.todo.branches[n.todo.next:], func(b *branch) bool {
		return !n.asleep(b.move.Thread)
	})
}

// threads are those that branches begin with.
func (t *WakeupTree) threads() (out []int) {
	for _, b := range t.branches {
		out = append(out, b.move.Thread)
	}
	return out
}

// stepOf is step k of the run under way, which leads to s where it is the last one.
func (x *Search[S]) stepOf(k int, s S) jobs.Step {
	if k+1 < len(x.nodes) {
		s = x.nodes[k+1].state
	}
	return jobs.Step{
		Thread: x.steps[k].Thread, Outcome: x.nodes[k].outcome, Choice: x.steps[k].Choice,
		State: x.opt.Divider.Digest(s),
	}
}

// Way calls f with the steps of the run under way and the index of each one's outcome.
func (x *Search[S]) Way(f func(m Move, outcome int)) {
	for k := range x.steps {
		f(x.steps[k].Move, x.nodes[k].outcome)
	}
}

// levels are the nodes of the run under way from the job's first one on.
func (x *Search[S]) levels(s S) []jobs.Level {
	out := make([]jobs.Level, len(x.nodes)-x.own)
	left := false
	for k := len(x.nodes) - 1; k >= x.own; k-- {
		n, l := x.nodes[k], &out[k-x.own]
		left = left || n.leftOut
		*l = jobs.Level{Step: x.stepOf(k, s), Rest: true, LeftOut: left, Shared: n.given != nil}
		for i, q := range n.sleep {
			if i < n.inherited {
				l.Slept = append(l.Slept, q.thread)
			} else {
				l.Asleep = append(l.Asleep, q.thread)
			}
		}
		if l.Branches = n.todo.threads(); n.given != nil {
			l.Branches = slices.Clone(n.given.threads)
		}
		left = left || n.someLeft
	}
	return out
}
