package execute

import (
	"context"
	"slices"

	"midway/internal/expr"
	"midway/internal/por"
	"midway/internal/state"
)

// Every schedule by jobs. Without reduction the states are a tree, in which nothing rests on what was explored before:
// package por divides it, with no reduction and nobody asleep. What it takes for a thread is the number of a state among
// those that may follow. States that one state alone follows are no nodes.

// alternative is a state of which some may follow.
type alternative struct {
	st     *state.State
	digest uint64
	next   []*state.State // in the order to explore; nil before it was decided on
}

// alternatives is the tree of all states, for package por.
type alternatives struct{ *Explorer }

// Decide goes on to the next state that several follow, or none. What ends on the way, and beside it, is recorded.
func (a alternatives) Decide(n *alternative, _ int) (d por.Decision) {
	n.digest = a.standing(n.st) // what follows changes the state
	n.next = a.follow(n.st)
	for i := range n.next {
		d.Threads = append(d.Threads, i)
	}
	return d
}

// follow is what follows a state, where that is not one state alone.
func (a alternatives) follow(st *state.State) []*state.State {
	for !a.M.Interrupted() {
		next := a.successors(st)
		if len(next) != 1 {
			return next
		}
		st = next[0]
	}
	a.res.Complete = false
	return nil
}

// successors are the states that follow at once, in the order in which one explorer goes on with them. A race is
// recorded beside the path, which goes on: whether it shows depends on what this explorer has seen before, so that it
// is none of them.
func (a alternatives) successors(st *state.State) (out []*state.State) {
	if st.End != nil && !a.stopsThread(st) {
		a.ended(st)
		return nil
	}
	states := a.res.Stats.States
	a.step(st)
	if a.silent {
		a.res.Stats.States = states
	}
	for next := a.search.Pop(); next != nil; next = a.search.Pop() {
		if next.End != nil && next.End.Pair != (state.End{}).Pair {
			a.ended(next)
			continue
		}
		out = append(out, next)
	}
	return out
}

// ended records a path, unless that is another explorer's to do.
func (a alternatives) ended(st *state.State) {
	if !a.silent {
		a.finish(st)
	}
}

// Step goes on with one of the states that follow.
func (a alternatives) Step(n *alternative, number int, _ bool) ([]por.Outcome[*alternative], por.Rest[*alternative]) {
	st := n.next[number]
	n.next[number] = nil
	return []por.Outcome[*alternative]{{State: &alternative{st: st, digest: a.standing(st)}, Ending: por.GoesOn}}, nil
}

// What depends on what is not asked where everything is explored.

// Prefer leaves the order as it is.
func (a alternatives) Prefer(*alternative, []int) {}

// Waiting lists nothing.
func (a alternatives) Waiting(*alternative) []*por.Event { return nil }

// Conflict is No.
func (a alternatives) Conflict(_, _ *por.Event) por.Degree { return por.No }

// Enables is false.
func (a alternatives) Enables(_, _ *por.Event) bool { return false }

// Follows is false.
func (a alternatives) Follows(_, _ *por.Event) bool { return false }

// Blocked is false.
func (a alternatives) Blocked(*alternative, *por.Event) bool { return false }

// Show is false: nothing lies beyond violations.
func (a alternatives) Show(*alternative, []por.Move) bool { return false }

// Silence has ended paths not recorded, or recorded again.
func (a alternatives) Silence(on bool) { a.silent = on }

// Taken does nothing: states are not given back.
func (a alternatives) Taken(*alternative) {}

// Left does nothing.
func (a alternatives) Left([]*por.Event) {}

// Keep is the events.
func (a alternatives) Keep(events []*por.Event) []*por.Event { return events }

// standing tells states apart that follow one state, by the same numbers in every process: by the last step, the case of
// a pointer that was decided last, how the path ended, where each thread stands, and the plain values of its locals.
func (a alternatives) standing(st *state.State) uint64 {
	h := noHash
	h.add(uint64(st.Trace.Length()))
	if st.Trace != nil {
		h.step(&st.Trace.Step)
	}
	if st.PC != nil && st.PC.Role == expr.Case {
		h.text(a.textOf(st.PC.Cond))
	}
	if st.End != nil {
		h.add(uint64(st.End.Outcome))
		h.text(string(st.End.Kind))
	}
	h.threads(st)
	return uint64(h)
}

// textOf is the text of a condition, made once.
func (x *Explorer) textOf(n *expr.Node) string {
	if x.conditions == nil {
		x.conditions = map[*expr.Node]string{}
	}
	s, ok := x.conditions[n]
	if !ok {
		s = n.String()
		x.conditions[n] = s
	}
	return s
}

// alternativesDivider is a job under way that divides the tree of all states.
type alternativesDivider struct{ *jobRun }

// Digest is that of the state before anything followed.
func (d alternativesDivider) Digest(n *alternative) uint64 { return n.digest }

// everySchedule explores a job without reduction. It returns whether everything was explored.
func (j *jobRun) everySchedule(ctx context.Context, st *state.State, why *string) (whole bool) {
	x := j.explorer
	x.search = &DepthFirst{}
	for _, t := range st.Threads {
		if t.Status == state.Ready {
			x.runs(t.ID)
		}
	}
	a := alternatives{x}
	s := por.New(a, por.Options[*alternative]{
		Off: true, Stop: x.stopping(ctx, why), Deepest: deepest, Divider: alternativesDivider{j},
	})
	j.way, x.explored = s.Way, s.Progress
	_, whole, j.Strayed = s.Explore(&alternative{st: st, digest: a.standing(st)}, j.Subtree)
	if x.M.Interrupted() && *why == "" { // in the middle of the last step
		*why = x.limit(ctx, 1)
	}
	x.searched(&por.Stats{TooDeep: s.TooDeep}, deepest)
	return whole
}

// reproduce follows the numbers of states from the first one, and records what the last one shows.
func (a alternatives) reproduce(st *state.State, moves []move) {
	a.silent = true
	defer func() { a.silent = false }()
	for i := range moves {
		next := a.follow(st)
		if moves[i].Thread < 0 || moves[i].Thread >= len(next) {
			return
		}
		st = next[moves[i].Thread]
	}
	a.silent = false
	a.follow(st)
}

// position is where the path under way is in the tree of all states.
func (j *jobRun) position() (numbers []int) {
	j.way(func(m por.Move, _ int) { numbers = append(numbers, m.Thread) })
	return slices.Clip(numbers)
}
