package execute

import (
	"slices"
	"time"

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

// subtreeSummary is what is known so far of what was explored below a node.
type subtreeSummary struct {
	cells      symheap.Cells
	effects    summary.Set   // summarised, by number
	races      summary.Set   // of state.RaceAccess
	incomplete bool          // something was left out, or depends on more than its footprint
	key        []expr.Value  // of the table of states that agree in what decides, while the node is explored
	need       *precondition // of the state explored from; nil: all of cells and of the registers that are still read
	rest       []pendingSum  // what is added to numbers
	use        *summaryUses  // nil unless Options.Explain
	cores      unsatCores    // conjuncts of path conditions that something was excluded by
}

// summarisedEffect is one thing that an event of a thread did, and what it stood before if that has a guard.
type summarisedEffect struct {
	thread   int
	code     int
	guard    ir.FuncID
	obj, arg expr.Value // where there is a guard
	named    bool       // the point has a name
	locks    heldLocks  // that it was done under
	adds     bool       // it is on a number that the event only adds to
	effect   state.Effect
}

// maxSummarised bounds what is kept of one node: accesses for the race detector, summarised effects, pieces of memory.
const maxSummarised = 1 << 12

// summaryStore is what an exploration remembers.
type summaryStore struct {
	table  summary.Table // of states that agree in everything that was depended on
	weak   summary.Table // and of those that agree in what decides
	room   []expr.Value  // for a control location that is looked up
	seen   summary.Interner[summarisedEffect]
	races  summary.Interner[state.RaceAccess]
	events []*por.Event // by number of a summarised effect

	used  []*summaryUses // of the summaries that covered a state
	spent time.Duration  // on summaries, as far as it is counted
}

// event adds what an event did.
func (r reduced) event(b *subtreeSummary, e *por.Event, st *state.State) {
	h := e.What.(*eventData)
	s := summarisedEffect{thread: e.Thread, code: h.point.Code, guard: h.point.Guard, named: h.point.Op != ""}
	if s.guard != ir.None {
		s.obj, s.arg = h.point.Obj, h.point.Arg
	}
	numbers := make([]int32, 0, len(h.effects))
	for _, f := range h.effects {
		if !widened(&f, st) {
			b.incomplete = true
			return
		}
		s.effect, s.locks, s.adds = f, h.locks(
			&f,
			st,
		), f.Place == state.Memory &&
			h.additiveEffect(state.Cell(f.Obj, f.Off.W, int(f.Bytes))) != nil
		numbers = append(numbers, r.past.seen.Of(s))
	}
	b.effects = b.effects.With(numbers)
	b.incomplete = b.incomplete || len(b.effects) > maxSummarised
}

// widened makes an effect at an unknown place one on the whole object; it returns false where that is not known.
func widened(e *state.Effect, st *state.State) bool {
	switch {
	case e.Place == state.Queue && !e.Off.Concrete():
		return false
	case e.Place != state.Memory || e.Off.Concrete():
		return true
	}
	o := st.Heap.Get(e.Obj)
	if o == nil || o.Bytes() < 0 {
		return false
	}
	e.Off, e.Bytes, e.Certain = expr.Word(0), o.Bytes(), false
	return true
}

// add adds a step of a node and what was explored behind it.
func (r reduced) add(
	b *subtreeSummary,
	foot *state.Footprint,
	events []*por.Event,
	after *subtreeSummary,
	before, st *state.State,
) {
	if foot == nil {
		b.incomplete = true
		return
	}
	r.weakestPrecondition(b, foot, after, before, st)
	if after != nil {
		b.cells.Union(&after.cells, &foot.Writes)
		b.incomplete = b.incomplete || after.incomplete
		b.cores.join(&after.cores)
		b.effects, b.races = b.effects.Union(after.effects), b.races.Union(r.since(foot, after.races))
	}
	b.cells.Union(&foot.Reads, &symheap.Cells{})
	for _, e := range events {
		r.event(b, e, st)
	}
	numbers := make([]int32, 0, len(foot.Accesses))
	for _, a := range foot.Accesses {
		numbers = append(numbers, r.past.races.Of(a))
	}
	b.races = b.races.With(numbers)
	b.incomplete = b.incomplete || foot.Opaque || len(b.races) > maxSummarised || b.cells.Len() > maxSummarised
}

// since are accesses that were seen behind a step, which may have ordered them.
func (r reduced) since(foot *state.Footprint, races summary.Set) summary.Set {
	var changed []int32
	kept := races[:0:0]
	for _, n := range races {
		a := *r.past.races.At(n)
		joins := foot.Joins(a.Thread) &^ a.After
		if joins == 0 {
			kept = append(kept, n)
			continue
		}
		a.After |= joins
		changed = append(changed, r.past.races.Of(a))
	}
	if changed == nil {
		return races
	}
	return kept.With(changed)
}

// subsumes reports whether what is explored from n is remembered.
func (r reduced) subsumes(n *node) bool {
	return r.past != nil && n.st.Multi && !r.silent && (r.orders == nil || !pastViolation(n.st)) &&
		!(given(n.st) && unnamed(n.st))
}

// given reports whether a state is of an exploration from a context: its memory before is that of the context.
func given(st *state.State) bool {
	return slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return t.Initial })
}

// unnamed reports whether some thread may hold a lock of which the address is not known.
func unnamed(st *state.State) bool {
	return slices.ContainsFunc(st.Threads, func(t *state.Thread) bool {
		return slices.ContainsFunc(t.Held, func(l state.Lock) bool { return !l.Named })
	})
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

func (s *summarisedEffect) event() *por.Event {
	pt := state.Point{Code: s.code, Guard: s.guard, Obj: s.obj, Arg: s.arg}
	if s.named {
		pt.Op = "seen before"
	}
	h := &eventData{effects: []state.Effect{s.effect}, point: pt, past: &stepFootprint{under: s.locks, part: true}}
	if s.adds {
		h.sums = []additiveEffect{{cell: state.Cell(s.effect.Obj, s.effect.Off.W, int(s.effect.Bytes))}}
	}
	return h.of(s.thread)
}

// Begins implements por.Memory.
func (r reduced) Begins(e *por.Event, thread int) bool {
	return slices.ContainsFunc(e.What.(*eventData).effects, func(f state.Effect) bool {
		return f.Place == state.Wake && f.Write && int(f.Tid) == thread
	})
}

// Awaits implements por.Memory: who joins a thread goes on when that has ended.
func (r reduced) Awaits(n *node, thread int) int {
	if thread >= len(n.st.Threads) || r.M.Cancels() {
		return -1
	}
	if t := joins(n.st, n.st.Threads[thread]); t != nil && t.Status != state.Exited {
		return t.ID
	}
	return -1
}

// valuesOf are a state's values of cells: of every object its size, whether it is live, and whether other threads may
// know it; of its bytes, words. ok is false where an object does not exist.
func valuesOf(st *state.State, c *symheap.Cells) (out []expr.Value, ok bool) {
	ok = true
	c.Each(func(id symheap.ID) {
		o := st.Heap.Get(id)
		if o == nil {
			ok = false
			return
		}
		out = append(out, o.Size(), o.Live(), flag(o.Escaped()), flag(o.Given()))
	}, func(id symheap.ID, from, to uint64) {
		o := st.Heap.Get(id)
		if o == nil || o.Live() == expr.False {
			return
		}
		if o.Bytes() >= 0 {
			to = min(to, uint64(o.Bytes()))
		}
		for from < to {
			n := min(8, to-from)
			out = append(out, st.Heap.Load(id, expr.Word(from), int(n)))
			from += n
		}
	})
	return out, ok
}

func flag(b bool) expr.Value {
	if b {
		return expr.Word(1)
	}
	return expr.Word(0)
}

// length is a list's, as a value of a key.
func length[T any](list []T) expr.Value { return expr.Word(uint64(len(list))) }

// location appends the control location of a state, and everything about it that is not memory: of every thread what it
// is before, its calls, where regs asks for them its registers as far as they are still read, the locks it holds;
// who waits where, and how much each thread has allocated. Every list of variable length comes after its length, so
// that two states with different lists never have one key.
func (r reduced) location(out []expr.Value, st *state.State, regs bool) []expr.Value {
	out = append(out, expr.Word(uint64(len(st.Threads))))
	for _, t := range st.Threads {
		n, next := st.Heap.Created(t.ID)
		out = append(
			out,
			expr.Word(uint64(t.Status)),
			expr.Word(uint64(n)),
			expr.Word(next),
			expr.Word(uint64(t.Entry)),
			expr.Word(uint64(t.Storage)),
			expr.Word(
				uint64(t.JoinedBy),
			),
			flag(t.Covered),
			flag(t.Timed),
			flag(t.TimedOut),
			flag(t.SpinReads != nil),
			flag(t.Disturbed),
			length(t.Frames),
		)
		out = append(out, t.Result)
		if t.Status == state.AtPoint || t.Status == state.Waiting {
			out = append(
				out,
				expr.Word(uint64(t.Point.Code)),
				t.Point.Obj,
				t.Point.Arg,
				expr.Word(uint64(t.Point.Guard)),
				flag(t.Point.Spin),
				expr.Word(uint64(t.Point.Loc)),
			)
		}
		out = append(out, length(t.Locals), length(t.Held), length(t.Jumps), length(t.SpinReads))
		for _, l := range t.Locals {
			out = append(out, expr.Word(uint64(l.Global)), expr.Word(uint64(l.Obj)))
		}
		for i := range t.Held {
			out = append(
				out,
				t.Held[i].Addr,
				expr.Word(uint64(t.Held[i].Kind)),
				flag(t.Held[i].Must),
				t.Held[i].HeldUnless,
			)
		}
		for _, j := range t.Jumps {
			out = append(out, expr.Word(j.Buf), expr.Word(uint64(j.Depth)), expr.Word(uint64(j.PC)))
		}
		for _, s := range t.SpinReads {
			if out = append(out, expr.Word(s.Addr), expr.Word(uint64(s.Bytes))); regs {
				out = append(out, s.Value)
			}
		}
		for _, f := range t.Frames {
			out = append(
				out,
				expr.Word(uint64(f.Fn.ID)),
				expr.Word(uint64(f.PC)),
				f.Varargs,
				flag(f.Atomic),
				flag(f.Hook),
				length(f.Allocas),
			)
			if len(t.Jumps) > 0 { // a jump goes on where other registers are read
				out = append(out, f.Regs...)
			} else if regs {
				for _, r := range r.M.LiveAt(f.Fn, f.PC) {
					out = append(out, f.Regs[r])
				}
			}
			for _, id := range f.Allocas {
				o := st.Heap.Get(id)
				out = append(out, expr.Word(uint64(id)), flag(o != nil && o.Escaped()))
			}
		}
	}
	out = append(out, length(st.WQ))
	for _, w := range st.WQ {
		out = append(out, w.Queue, expr.Word(uint64(w.Thread)))
	}
	if given(st) {
		out = append(out, fromContext(st)...)
	}
	return out
}

// fromContext is what there is to a control location in an exploration from a context: which threads stood there, which
// waited there and in which order, and which object each term of initial memory was resolved to.
func fromContext(st *state.State) (out []expr.Value) {
	for _, t := range st.Threads {
		out = append(out, flag(t.Initial), flag(t.Complete), flag(t.InitialWait), expr.Word(uint64(t.Inputs)))
	}
	for _, w := range st.WQ {
		out = append(out, flag(w.Initial), w.Stamp)
	}
	out = append(out, expr.Word(uint64(st.Heap.Generation)), expr.Word(uint64(st.Heap.Expansions())))
	// The two lists need no lengths: the second of a pair is a number, and no term.
	st.Heap.Resolved(
		func(term *expr.Node, id symheap.ID) { out = append(out, expr.Value{N: term}, expr.Word(uint64(id))) },
	)
	st.NullTests(func(term *expr.Node) { out = append(out, expr.Value{N: term}) })
	return out
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
