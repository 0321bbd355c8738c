package execute

import (
	"context"
	"fmt"
	"math"
	"runtime/debug"
	"slices"

	"midway/internal/expr"
	"midway/internal/ledger"
	"midway/internal/linear"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/state"
)

// deepest is how many steps a run may have, and maxStack how many bytes the search may take for them: each is a few
// calls, of some kilobytes in all.
const (
	deepest  = 1 << 18
	maxStack = 4 << 30
)

// explore runs the search by traces below st, anew where it turns out that the order of events matters which had none.
func (x *Explorer) explore(ctx context.Context, st *state.State) {
	debug.SetMaxStack(maxStack)
	if x.Opt.SemiCommute && x.Opt.Reduction == Property && x.past != nil && !x.Opt.ExactSummaries &&
		x.Opt.Properties.Only(property.Assertions) {
		x.orders = map[orderedNumber]bool{}
		x.scaling.exact, x.scaling.set = map[linear.Var]bool{}, map[linear.Var]bool{}
		x.forget()
	}
	x.symmetric = x.Opt.Symmetry && x.M.Opt.Symmetry != nil && x.Opt.Workers == nil
	x.byTraces(ctx, st.Fork())
	for x.exactly(); x.restart && !x.res.Stopped && !x.res.AllKnownViolated; x.exactly() {
		x.forget()
		x.byTraces(ctx, st.Fork())
	}
}

// searchOptions are those of one search. It ends once why is something.
func (x *Explorer) searchOptions(ctx context.Context, why *string) por.Options[*node] {
	opt := por.Options[*node]{
		Off: x.Opt.Reduction == NoReduction, Optimal: x.Opt.Reduction == Optimal &&
			x.past == nil, Awake: x.Opt.Reduction == Property,
		Stop:    x.stopping(ctx, why),
		Deepest: deepest,
	}
	if x.Opt.Deepest > 0 {
		opt.Deepest = x.Opt.Deepest
	}
	if x.Opt.NoContinuation {
		opt.Leave = x.omitsContinuation
	}
	if x.past != nil {
		opt.Past = reduced{x}
	}
	return opt
}

// stopping is what a search asks whether it is to end: once why is something.
func (x *Explorer) stopping(ctx context.Context, why *string) func() bool {
	n := 0
	return func() bool {
		n++
		*why = x.limit(ctx, n)
		return *why != "" || x.restart || x.res.AllKnownViolated
	}
}

// starts are the states behind what follows at once from the first one.
func (x *Explorer) starts(st *state.State, silent bool) []por.Outcome[*node] {
	starts, _ := x.someStarts(x.first(st), all, silent)
	return starts
}

// first is what starts come of.
func (x *Explorer) first(st *state.State) []pendingOutcome {
	if x.Opt.OnlyCount && x.past == nil {
		st.UseArena(&x.arena)
	}
	return append(x.pending[:0], pendingOutcome{st: st})
}

// someStarts are starts up to so many, and what the others come of.
func (x *Explorer) someStarts(
	work []pendingOutcome,
	most int,
	silent bool,
) (starts []por.Outcome[*node], left []pendingOutcome) {
	x.silent = silent
	starts, left = reduced{x}.settle(work, most)
	x.silent = false
	over := func(o por.Outcome[*node]) bool { return o.Ending != por.GoesOn }
	return slices.DeleteFunc(starts, over), kept(left)
}

// byTraces runs one search below st.
func (x *Explorer) byTraces(ctx context.Context, st *state.State) {
	why := ""
	opt := x.searchOptions(ctx, &why)
	starts, left := x.someStarts(x.first(st), batch, x.helps)
	if x.Opt.Workers != nil && len(starts) == 1 && len(left) == 0 {
		opt.Workers, opt.Idle = x.Opt.Workers, x.Opt.Idle
	}
	s := por.New(reduced{x}, opt)
	x.explored = s.Progress
	for over := false; !over; {
		for _, o := range starts {
			switch {
			case !x.helps:
				s.Run(o.State)
			case opt.Workers != nil:
				s.Help(o.State)
			}
			if why != "" && !x.res.Stopped {
				x.giveUp(why)
			}
			if over = why != "" || x.restart || x.res.AllKnownViolated; over {
				break
			}
		}
		if over = over || len(left) == 0; !over {
			starts, left = x.someStarts(append(x.pending[:0], left...), batch, x.helps)
		}
	}
	if x.Opt.Workers != nil && opt.Workers == nil {
		x.Opt.Workers.Leave()
	}
	x.searched(&s.Stats, opt.Deepest)
}

// searched adds up what a search did.
func (x *Explorer) searched(s *por.Stats, deepest int) {
	if s.Diverged > 0 {
		x.M.Ledger.Add(
			ledger.Entry{
				Kind:   "team",
				Effect: ledger.Incomplete,
				Text: "a step went otherwise for one worker than for another, as a limit struck: what lies behind " +
					"it was not explored",
			},
		)
	}
	if s.TooDeep > 0 {
		x.res.Complete = false
		x.M.Ledger.Add(
			ledger.Entry{
				Kind:   "depth-limit",
				Effect: ledger.Incomplete,
				Text:   fmt.Sprintf("runs were cut after %d steps of their threads", deepest),
			},
		)
	}
	x.res.Stats.RunsBlocked += s.Blocked
	x.res.Stats.RunsPruned += s.Pruned
	x.res.Stats.States += s.States
}

// Decide lists the threads that may go on. Unless every moment of a process exit is asked for, exit comes last: where
// another thread can still go on, what it does is seen before the process exits.
func (r reduced) Decide(n *node, last int) (d por.Decision) {
	r.M.TakeLooked()
	cands, exits := r.ready(n)
	if len(exits) > 0 {
		none := r.noneOf(cands)
		if r.M.MayBeTrueIn(n.st, none) {
			for _, c := range exits {
				c.guard = none
				cands = append(cands, c)
			}
			d.Ends = true
		}
	}
	n.cands = cands
	r.comesNear(n.st)
	r.look(n)
	d.Threads = r.numbers.Slice(r.arena.Level(), len(cands))[:0]
	for i := range cands {
		d.Threads = append(d.Threads, cands[i].thread)
		d.All = d.All || cands[i].guard != expr.True
	}
	preferLast(d.Threads, last)
	if stuck := r.stands(n, cands, exits); stuck != nil {
		d.Ends = true
		if r.seen(n.st) {
			r.job.comesTo(state.None, 0)
			r.finish(stuck)
		}
		if o := stuck.End.Outcome; n.below != nil &&
			(o == Violation || (o == Deadlock || o == Livelock) && r.Opt.Properties.Has(property.Deadlocks)) {
			n.below.incomplete = true
		}
	}
	return d
}

// preferLast moves the thread that took the last step to the front: runs have few context switches.
func preferLast(threads []int, last int) {
	for i, t := range threads {
		if t == last {
			copy(threads[1:i+1], threads[:i])
			threads[0] = last
			return
		}
	}
}

// ready are the candidates of a node, those that are before process exit apart; the memory is the level's.
func (r reduced) ready(n *node) (cands, exits []candidate) {
	level, most := r.arena.Level(), len(n.st.Threads)
	out := ready{
		cands: r.cands.Slice(level, most)[:0], others: r.cands.Slice(level, most)[:0],
		exitsLast: !r.Opt.EarlyExits, listOthers: true, openBlocks: true, inOrder: true,
	}
	r.Explorer.enabled(n.st, &out)
	n.others = out.others
	return out.cands, out.exits
}

// stands is the alternative in which no thread can go on, ended, or nil.
func (r reduced) stands(n *node, cands, exits []candidate) *state.State {
	if len(exits) > 0 {
		return nil
	}
	none := r.noneOf(cands)
	if none == expr.False || !r.M.MayBeTrueIn(n.st, none) {
		return nil
	}
	st := n.st.Fork()
	if len(cands) > 0 {
		st.Assume(r.M.B, none)
	}
	st = r.showSpinReads(st)
	st.End = r.blockedEnd(st)
	return st
}

// Waiting lists the events that threads are before and may not execute now.
func (r reduced) Waiting(n *node) (out []*por.Event) {
	for i := range n.others {
		t := &n.others[i]
		pt := n.st.Threads[t.thread].Point
		h := &eventData{
			effects: r.withOrder(n.st, t),
			st:      n.st,
			point:   pt,
			guarded: guarded(n.st, &pt),
			spun:    n.st.Threads[t.thread].SpinReads != nil,
		}
		r.sees(h.effects, nil)
		out = append(out, h.of(t.thread))
	}
	return out
}

// Step lets a thread take a step, and whatever follows at once.
func (r reduced) Step(n *node, thread int, whole bool) ([]por.Outcome[*node], por.Rest[*node]) {
	if whole {
		return r.wholeStep(n, thread), nil
	}
	return r.step(n, thread, batch)
}

// wholeStep has all outcomes of a step.
func (r reduced) wholeStep(n *node, thread int) []por.Outcome[*node] {
	out, _ := r.step(n, thread, all)
	return out
}

// batch is after how many outcomes of a step the rest is left for later; all is never.
const (
	batch = 8
	all   = math.MaxInt
)

// step is Step, but leaves outcomes beyond so many.
func (r reduced) step(n *node, thread, most int) ([]por.Outcome[*node], por.Rest[*node]) {
	for i := range n.ahead {
		if n.ahead[i].thread == thread {
			n.level = r.arena.Enter()
			return n.ahead[i].outcomes, nil
		}
	}
	n.level = r.arena.Enter()
	for i := range n.cands {
		c := n.cands[i]
		if c.thread != thread {
			continue
		}
		reads := r.readsOf(n.st, &n.cands[i])
		st := n.st.Fork()
		st.Effects, st.Foot = r.effects[:0], nil
		if n.below != nil {
			st.Trail(n.st)
			if n.below.need != nil {
				st.HasTransfer(n.st)
			}
		}
		for _, e := range reads {
			st.Did(e)
		}
		if r.symmetric && begins(n.st.Threads[thread]) {
			st.Did(peerOrder(n.st.Threads[thread]))
		}
		if c.timeout {
			st.Did(
				state.Effect{
					Place:   state.Queue,
					Off:     st.Threads[thread].Point.Obj,
					Bytes:   1,
					Write:   true,
					Certain: true,
				},
			)
		}
		s := r.steps.New(r.arena.Level())
		*s = step{
			own:    thread,
			thread: thread,
			held:   n.st.Threads[thread].Held,
			point:  n.st.Threads[thread].Point,
			before: n.st.Trace,
			guard:  reads,
			spun:   n.st.Threads[thread].SpinReads != nil,
		}
		s.shows, s.frozen = &s.shown, r.frozen(st)
		return r.outcomesOf(n, s, append(r.pending[:0], pendingOutcome{st: r.grant(st, c), s: s}), most)
	}
	return nil, nil
}

// outcomesOf are outcomes of a step of which so much is under way.
func (r reduced) outcomesOf(
	n *node,
	s *step,
	work []pendingOutcome,
	most int,
) ([]por.Outcome[*node], por.Rest[*node]) {
	out, work := r.settle(work, most)
	for i := range out {
		out[i].Shows = *s.shows
	}
	r.stepped(n, out)
	if len(work) == 0 {
		return out, nil
	}
	work = kept(work)
	return out, func() ([]por.Outcome[*node], por.Rest[*node]) {
		return r.outcomesOf(n, s, append(r.pending[:0], work...), most)
	}
}

// kept is work that is gone on with later: other steps are taken meanwhile, which use the same memory for effects.
func kept(work []pendingOutcome) []pendingOutcome {
	work = slices.Clone(work)
	for i := range work {
		work[i].st.Effects = slices.Clone(work[i].st.Effects)
	}
	return work
}

// Silence has ended paths not recorded, or recorded again.
func (r reduced) Silence(on bool) { r.silent = on }

// Taken gives back what the states below a step consist of.
func (r reduced) Taken(n *node) { r.leave(n.level) }

// close makes an event of the effects so far; after is the state behind it, which does not change any more.
func (x *Explorer) close(s *step, st, after *state.State) {
	if s == nil {
		return
	}
	h := x.eventData()
	*h = eventData{
		effects: x.listed(st.Effects),
		st:      after,
		point:   s.point,
		spun:    s.spun && len(s.events) == 0,
		follows: len(s.events) > 0,
		guarded: guarded(st, &s.point),
		stops:   x.frozen(st) > s.frozen,
	}
	if x.past != nil {
		h.past = &stepFootprint{before: s.held, held: st.Threads[s.thread].Held}
	}
	h.sums = x.sums(s, st, h)
	x.sees(h.effects, h.sums)
	e := h.of(s.thread)
	reduced{x}.locate(e, h, st)
	s.events = append(x.extensible(s.events), e)
	st.Effects = st.Effects[len(st.Effects):] // the room behind is the next event's
}

// choice is a hash of what the step's own thread has decided, which tells its outcomes apart (FNV-1a). What follows at
// once in other threads depends on what came before.
func (s *step) choice(st *state.State) uint64 {
	h := uint64(14695981039346656037)
	for t := st.Trace; t != s.before && t != nil; t = t.Parent {
		if t.Step.TID != s.own {
			continue
		}
		for _, v := range [...]uint64{uint64(t.Step.Kind), uint64(t.Step.TID), uint64(t.Step.Number),
			uint64(t.Step.Func), uint64(t.Step.PC)} {
			h = (h ^ v) * 1099511628211
		}
	}
	return h
}

// Explored is an estimate of the share of the exploration that is done, from 0 to 1; 0 without a Reduction.
func (x *Explorer) Explored() float64 {
	if x.explored == nil {
		return 0
	}
	return x.explored()
}
