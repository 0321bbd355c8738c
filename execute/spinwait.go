package execute

import (
	"slices"

	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/linear"
	"midway/internal/property"
	"midway/internal/state"
	"midway/symheap"
)

// A thread that is in a loop without lasting effect goes on once something that the loop reads has changed. A state
// in which the loop would come round the same way, with other values, is no different: there the thread does nothing
// either. docs/soundness.md §7.4, §10.8 have the argument.

// spinWaits reports whether a thread that is in a loop would only repeat it. Nothing that the loop read
// has changed; or it is before a round of one event, which leaves nothing behind: such a loop is a wait for what
// ends it. Where races are looked for, the first look is an event.
func (x *Explorer) spinWaits(st *state.State, thread int) bool {
	t := st.Threads[thread]
	switch {
	case t.SpinReads == nil && (x.Opt.Properties.Has(property.Races) || !x.M.InLoop(st, thread)):
		return false
	case x.M.SpinUnchanged(st, thread):
		return true
	case t.Point.Guard != ir.None || t.Point.Spin || st.AtomicBy != state.None || x.without&noSpinWait != 0:
		return false
	}
	next := x.repeatIteration(st, thread)
	if next == nil {
		return false
	}
	st.Own(thread).SpinReads = next.Threads[thread].SpinReads
	return true
}

// repeatIteration is the state behind a thread's next event, where that is a round of its loop that leaves nothing
// behind; or nil.
func (x *Explorer) repeatIteration(st *state.State, thread int) *state.State {
	next := st.Fork()
	next.Effects, next.Foot = nil, nil
	t := next.Own(thread)
	if !st.Multi || len(t.Marks) == 0 {
		return nil
	}
	here := t.Marks[len(t.Marks)-1] // to where it was before it came here, it may not come round
	here.Log = 0
	t.Marks, t.Log = []state.SpinMark{here}, nil
	t.Granted, t.Status, next.Current = true, state.Ready, thread
	stop, forks := x.M.Run(next, thread)
	if stop != interp.AtPoint || len(forks) > 0 || next.End != nil || next.PC != st.PC || x.M.Interrupted() ||
		len(next.Threads[thread].SpinReads) == 0 {
		return nil
	}
	next.Current = state.None
	return next
}

// showSpinReads is a state in which no thread can go on, after each thread that waits in a loop has looked at least
// once what it waits for: the schedule shows it.
func (x *Explorer) showSpinReads(st *state.State) *state.State {
	for _, t := range st.Threads {
		if t.Status != state.AtPoint || len(t.SpinReads) == 0 || t.Point.Guard != ir.None || t.Point.Spin ||
			x.steppedAt(st, t) {
			continue
		}
		if next := x.repeatIteration(st, t.ID); next != nil {
			st = next
		}
	}
	return st
}

// steppedAt reports whether a thread's last step was where it stands.
func (x *Explorer) steppedAt(st *state.State, t *state.Thread) bool {
	for at := st.Trace; at != nil; at = at.Parent {
		if at.Step.TID == t.ID {
			return at.Step.Loc == t.Point.Loc
		}
	}
	return false
}

// maxIdle is how many steps a round may have of which it is said what it depends on.
const maxIdle = 16

// iteration is a step of a round.
type iteration struct {
	foot           *state.Footprint
	before, behind *state.State
}

// repeatsIteration adds to what is needed at a node that each thread that is in a loop, and may not go on, would
// come round it the same way. It returns false where that is not known: then everything is needed.
func (r reduced) repeatsIteration(n *node, looked *precondition) bool {
	for _, t := range n.st.Threads {
		if t.SpinReads == nil || !r.M.SpinUnchanged(n.st, t.ID) {
			continue
		}
		round, ok := r.iterationFootprint(n.st, t.ID)
		if !ok || !looked.iteration(round, r.carried(round, t.ID)) {
			return false
		}
	}
	return true
}

// iterationFootprint has a thread go round its loop once more, in a copy of the state that is given up. ok is false
// where the loop might leave something behind with other values: where it stores to what was there before it, decides
// something open or is before anything but an access.
func (r reduced) iterationFootprint(st *state.State, thread int) (out []iteration, ok bool) {
	defer r.M.TakeLooked()
	first := st
	for range maxIdle {
		if pt := st.Threads[thread].Point; pt.Guard != ir.None || pt.Spin || st.AtomicBy != state.None {
			return nil, false
		}
		next := st.Fork()
		next.Effects = nil
		next.Trail(st)
		next.HasTransfer(st)
		t := next.Own(thread)
		t.Granted, t.Status, next.Current = true, state.Ready, thread
		stop, forks := r.M.Run(next, thread)
		if stop != interp.AtPoint || len(forks) > 0 || next.End != nil || r.M.Interrupted() {
			return nil, false
		}
		next.Current = state.None
		next.CloseTransfer()
		foot := next.Foot
		next.Foot = nil
		if foot == nil || foot.Opaque || foot.Transfer() == nil || next.PC != st.PC {
			return nil, false
		}
		foot.Writes.Keep(func(id symheap.ID) bool { return first.Heap.Get(id) != nil })
		if foot.Writes.Len() > 0 {
			return nil, false
		}
		out = append(out, iteration{foot, st, next})
		if next.Threads[thread].SpinReads != nil {
			return out, true
		}
		st = next
	}
	return nil, false
}

// carried are the registers still read behind a round that some step of it has set to anything but what they held.
func (r reduced) carried(round []iteration, thread int) (out []linear.Var) {
	for k, f := range round[len(round)-1].behind.Threads[thread].Frames {
		for _, reg := range r.M.LiveAt(f.Fn, f.PC) {
			v := state.Register(thread, k, reg, int(f.Fn.Regs[reg].Bits))
			if slices.ContainsFunc(round, func(l iteration) bool {
				form, same, _ := l.foot.Transfer().Of(v, l.before)
				return !same && !form.Is(v)
			}) {
				out = state.WithVar(out, v)
			}
		}
	}
	return out
}

// iteration adds what a round needs to come round the same way, and to leave the registers that it carries as they
// were: they and what they are set from are what they are.
func (n *precondition) iteration(laps []iteration, carried []linear.Var) bool {
	after := precondition{registers: carried}
	for _, l := range slices.Backward(laps) {
		var before precondition
		before.step(&l.foot.Exact, l.foot.Transfer())
		if !before.behind(&after, l.foot, l.before, l.behind) {
			return false
		}
		after = before
	}
	n.exact.Union(&after.exact, &symheap.Cells{})
	for _, v := range append(after.registers, carried...) {
		n.registers = state.WithVar(n.registers, v)
	}
	n.conj.And(&after.conj)
	return true
}
