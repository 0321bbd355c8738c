package execute

import (
	"slices"
	"time"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/por"
	"midway/internal/state"
	"midway/internal/summary"
	"midway/symheap"
)

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
