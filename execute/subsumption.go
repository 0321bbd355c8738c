package execute

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/linear"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/internal/summary"
	"midway/symheap"
)

// What was explored from a state is remembered with what it depended on: the control location, the memory that was read
// before it was overwritten, and what the path condition says of that. Where another state agrees in all of it, nothing
// new happens from there, and the events that would have come take part in races as if they had (por.Memory).
// docs/soundness.md §10 has the argument.

// subsumes reports whether what is explored from n is remembered.
func (r reduced) subsumes(n *node) bool {
	return r.past != nil && n.st.Multi && !r.silent && (r.orders == nil || !pastViolation(n.st)) &&
		!(given(n.st) && unnamed(n.st))
}

// look begins what is known below a node with what its decision depended on.
func (r reduced) look(n *node) {
	n.below = nil
	if !r.subsumes(n) {
		return
	}
	n.below = &subtreeSummary{}
	looked := r.M.TakeLooked()
	if !r.Opt.ExactSummaries && simple(n.st) {
		if need := (&precondition{exact: looked.Reads.Clone()}); r.repeatsIteration(n, need) {
			n.below.need = need
		}
	}
	n.below.cells, n.below.incomplete = looked.Reads, looked.Opaque || n.st.Undecided
	for _, t := range n.st.Threads {
		for _, s := range t.SpinReads {
			if o := n.st.Heap.Find(s.Addr); o != nil && o.Bytes() >= 0 {
				at := s.Addr - o.Addr()
				n.below.cells.Add(o.ID(), at, min(at+uint64(s.Bytes), uint64(o.Bytes())), &symheap.Cells{})
			} else {
				n.below.incomplete = true
			}
		}
	}
}

// stepped ties the outcomes of a step to its node.
func (r reduced) stepped(n *node, outcomes []por.Outcome[*node]) {
	if r.past == nil {
		return
	}
	for i := range outcomes {
		o := &outcomes[i]
		o.State.st.CloseTransfer()
		foot := o.State.st.Foot
		o.State.st.Foot = nil
		if foot != nil && o.State.st.Heap.Expansions() != n.st.Heap.Expansions() {
			foot.Opaque = true // the contents of a new object are those of all that it may be one with
		}
		if len(o.Events) > 0 {
			o.Events[0].What.(*eventData).past.foot = foot
		}
		switch {
		case n.below == nil:
		case o.Shows,
			o.Ending == por.Violates && !o.State.listed,
			o.Ending == por.Cut,
			o.Ending == por.Incomplete,
			o.Ending == por.Exits:
			n.below.incomplete = true
			for _, e := range o.Events { // what it asks of numbers is not gathered
				h := e.What.(*eventData)
				h.sums = nil
				r.sees(h.effects, nil)
			}
		case o.Ending == por.Last, o.Ending == por.Violates && (r.Opt.NoContinuation || r.Opt.Reduction == NoReduction):
			// nothing is explored behind it
			r.gather(n.below, o.Events, nil)
			r.add(n.below, foot, o.Events, nil, n.st, o.State.st)
		default:
			o.State.parent, o.State.foot, o.State.events = n, foot, o.Events
		}
	}
}

// behind adds what is known below a node to its parent.
func (r reduced) behind(n *node, b *subtreeSummary) {
	if p := n.parent; p != nil && p.below != nil {
		r.gather(p.below, n.events, b.rest)
		r.add(p.below, n.foot, n.events, b, p.st, n.st)
	}
	n.parent, n.foot, n.events = nil, nil, nil
}

// Leave implements por.Memory.
func (r reduced) Leave(n *node, asleep []int, does []*por.Event, whole bool) {
	if r.past != nil {
		defer r.past.took(r.begin())
	}
	b := n.below
	if b == nil {
		b = &subtreeSummary{incomplete: true}
	}
	r.noteCore(&b.cores)
	b.incomplete = b.incomplete || !whole
	if b.incomplete && r.orders == nil { // nothing is remembered, here or above
		if p := n.parent; p != nil && p.below != nil {
			p.below.incomplete = true
		}
		n.parent, n.foot, n.events, n.below = nil, nil, nil, nil
		return
	}
	for _, e := range r.Waiting(n) {
		r.event(b, e, n.st)
	}
	exists := func(id symheap.ID) bool { return n.st.Heap.Get(id) != nil }
	b.cells.Keep(exists) // nothing depends on what was created later
	if b.need != nil {
		b.need.exact.Keep(exists)
	}
	r.settled(n, b)
	if !b.incomplete && !pastViolation(n.st) {
		r.summarise(n, b, asleep, does)
	}
	if b.need == nil && !r.Opt.ExactSummaries {
		b.need = r.everything(&b.cells, n.st)
	}
	r.behind(n, b)
	n.below = nil
}

// summarise keeps what was explored from a node.
func (r reduced) summarise(n *node, b *subtreeSummary, asleep []int, does []*por.Event) {
	p := &summary.Summary{Sleeping: slices.Clone(asleep), Data: b}
	slices.Sort(p.Sleeping)
	weak := b.need != nil
	for _, e := range does { // whether what sleeps conflicts with what comes depends on what it reads
		foot := e.What.(*eventData).past.foot
		if e.What.(*eventData).follows {
			continue
		}
		if foot == nil || foot.Opaque {
			return
		}
		weak = weak && foot.Transfer() != nil
	}
	table := &r.past.table
	if weak {
		table = &r.past.weak
		w := precondition{
			exact:     b.need.exact.Clone(),
			registers: slices.Clone(b.need.registers),
			conj:      b.need.conj.Clone(),
		}
		for _, e := range does {
			if h := e.What.(*eventData); !h.follows {
				w.step(&h.past.foot.Exact, h.past.foot.Transfer())
			}
		}
		for _, v := range w.conj.Fixed() {
			w.fixVar(v)
		}
		p.Cells, p.Regs, p.Precondition = w.exact, w.registers, w.conj
	} else {
		p.Cells = b.cells.Clone()
		for _, e := range does {
			if h := e.What.(*eventData); !h.follows {
				p.Cells.Union(&h.past.foot.Reads, &symheap.Cells{})
			}
		}
	}
	p.Cells.Keep(func(id symheap.ID) bool { return n.st.Heap.Get(id) != nil })
	values, ok := pinned(n.st, &p.Cells, p.Regs)
	if !ok || !p.Precondition.Holds(n.st.Now) {
		return
	}
	p.Values = values
	key := b.key
	if !weak || key == nil {
		key = r.location(nil, n.st, !weak)
	}
	b.key = nil
	if given(n.st) {
		p.Conds = n.st.PC.Conds() // which objects are one is part of it
	} else {
		p.Conds = b.cores.of(n.st.PC)
	}
	r.past.note(
		r,
		n.st,
		b,
		summarySizes{p.Cells.Len(), len(p.Regs), p.Precondition.Len(), len(p.Sleeping), len(b.effects)},
	)
	table.Add(key, p)
}

// pinned are a state's values of cells and registers.
func pinned(st *state.State, c *symheap.Cells, regs []linear.Var) ([]expr.Value, bool) {
	values, ok := valuesOf(st, c)
	if !ok {
		return nil, false
	}
	more, ok := valuesIn(st, regs)
	return append(values, more...), ok
}

// Subsumed implements por.Memory.
func (r reduced) Subsumed(n *node, asleep []int) (seen func() []*por.Event, ok bool) {
	if n.below == nil || n.below.incomplete {
		return nil, false
	}
	defer r.past.took(r.begin())
	values := func(c *symheap.Cells, regs []linear.Var) ([]expr.Value, bool) { return pinned(n.st, c, regs) }
	fits := func(p *summary.Summary) bool { return r.fits(n.st, p, asleep) }
	var p *summary.Summary
	if n.below.need != nil {
		r.past.room = r.location(r.past.room[:0], n.st, false)
		if p = r.past.weak.Find(r.past.room, values, fits); p == nil {
			n.below.key = slices.Clone(r.past.room)
		}
	}
	if p == nil && r.past.table.Len() > 0 {
		r.past.room = r.location(r.past.room[:0], n.st, true)
		p = r.past.table.Find(r.past.room, values, fits)
	}
	if p == nil {
		b := r.prunesByGuidance(n)
		if b == nil {
			return nil, false
		}
		r.res.Stats.StatesSubsumed++
		r.behind(n, b)
		return func() []*por.Event { return r.events(n.st, b) }, true
	}
	r.res.Stats.StatesSubsumed++
	if r.covered != nil {
		r.covered(n.st)
	}
	b := p.Data.(*subtreeSummary)
	if u := b.use; u != nil {
		if u.covered++; u.covered == 1 {
			r.past.used = append(r.past.used, u)
		}
	}
	r.behind(n, b)
	return func() []*por.Event { return r.events(n.st, b) }, true
}

// fits reports whether a state that agrees with a summary's cells is covered by it: everything asleep there is asleep
// here, the path condition says as much of the values, and no race can show that did not show there.
func (r reduced) fits(st *state.State, p *summary.Summary, asleep []int) bool {
	for _, t := range p.Sleeping {
		if !slices.Contains(asleep, t) {
			return false
		}
	}
	for _, c := range p.Conds {
		if r.M.Check(st.PC, r.M.B.Not(c.Value())) != solver.Unsat {
			return false
		}
	}
	if !r.implies(st, &p.Precondition) {
		return false
	}
	if r.M.Opt.Properties.Has(property.Races) {
		for _, n := range p.Data.(*subtreeSummary).races {
			if !r.ordered(st, r.past.races.At(n)) {
				return false
			}
		}
	}
	return true
}

// events are those seen, one for each thing that happened.
func (r reduced) events(st *state.State, b *subtreeSummary) []*por.Event {
	out := make([]*por.Event, len(b.effects))
	for i, n := range b.effects {
		for int(n) >= len(r.past.events) {
			r.past.events = append(r.past.events, r.past.seen.At(int32(len(r.past.events))).event())
		}
		e := r.past.events[n]
		h := e.What.(*eventData)
		h.st, h.guarded = st, guarded(st, &h.point)
		e.Reads, e.Writes = por.Locations{}, por.Locations{}
		r.locate(e, h, st)
		out[i] = e
	}
	return out
}

// Begins implements por.Memory.
func (r reduced) Begins(e *por.Event, thread int) bool {
	return slices.ContainsFunc(e.What.(*eventData).effects, func(f state.Effect) bool {
		return f.Place == state.Wake && f.Write && int(f.Tid) == thread
	})
}

// Awaits implements por.Memory: who joins a thread goes on when that has ended, and a thread that nobody can tell apart
// from another one when that has begun.
func (r reduced) Awaits(n *node, thread int) int {
	if thread < len(n.st.Threads) {
		if t := r.precursor(n.st, n.st.Threads[thread]); t != state.None {
			return t
		}
	}
	if thread >= len(n.st.Threads) || r.M.Cancels() {
		return -1
	}
	if t := joins(n.st, n.st.Threads[thread]); t != nil && t.Status != state.Exited {
		return t.ID
	}
	return -1
}

// conflicts are the earlier accesses that may race with one that is to come.
func conflicts(st *state.State, a *state.RaceAccess) []symheap.Conflict {
	acc := symheap.Access{
		Thread: a.Thread,
		Write:  a.Write,
		Atomic: a.Atomic,
		Bytes:  a.Bytes,
		Off:    expr.Word(a.Off),
		Guard:  expr.True,
	}
	var now por.Clock
	if a.Thread < len(st.Threads) {
		now = st.Threads[a.Thread].Clock
	}
	return st.Heap.Conflicts(a.Obj, acc, now)
}

// ordered reports whether an access to come cannot show a race with earlier ones of st that is not reported already:
// they come before what its thread does next, or a lock orders them.
func (r reduced) ordered(st *state.State, a *state.RaceAccess) bool {
	if st.Heap.Get(a.Obj) == nil {
		return true
	}
	for _, c := range conflicts(st, a) {
		e := c.With
		if c.Typed {
			continue
		}
		if a.After>>e.Thread&1 != 0 { // e.Thread beyond the bits: none
			continue
		}
		if _, known := r.M.Confirmed[racePair(a.Loc, e.Loc)]; known {
			continue
		}
		if o, ok := e.From.(*state.Origin); ok && o != nil && a.Lock != 0 &&
			state.HeldAgainstAll(o.Held, a.Lock) != nil {
			continue
		}
		return false
	}
	return true
}

func racePair(a, b ir.LocID) [2]ir.LocID { return [2]ir.LocID{min(a, b), max(a, b)} }
