package execute

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/linear"
	"midway/internal/por"
	"midway/internal/state"
	"midway/symheap"
)

// Two events that only add to a number commute although both change it, as long as what they compare it with comes out
// the same in either order. That is so where every order of what is explored below a state keeps the number within what
// each event asks of it: a condition on the number in that state (a trace interpolant: Chu and Jaffar, HVC 2014,
// definitions 8 and 9), which is checked there and becomes part of its summary. Where it does not hold, the event that
// asks too much is ordered with the others, and the exploration begins anew. docs/soundness.md §11 has the argument.

// additiveEffect is what an event does to a number, which is nothing but adding to it, or a product: the number becomes
// times what it was and add.
type additiveEffect struct {
	cell       linear.Var
	times, add int64
	lo, hi     int64 // what it may be before the event
}

// pendingSum is what is added to a number by events still to come, up to one that sets it, and what they ask of it.
type pendingSum struct {
	cell        linear.Var
	plus, minus int64 // at most, by those that increase it and by those that decrease it
	times       int64 // and what it is multiplied by
	// Each event may find it in a range. lo and hi are the narrowest one, that of an event that adds widened by it:
	// what comes before the event does not include the event itself.
	lo, hi     int64
	loAt, hiAt ir.LocID // of the events that ask for them
}

// mostTimes bounds products.
const mostTimes = 1 << 31

// scaling is which numbers are multiplied, and which are set. The order of sums and products changes what a number is
// in the end, so all that touch it must be sums and products: whatever else looks at it, or sets it, may see the
// difference.
type scaling struct {
	cells map[linear.Var]bool // multiplied by events that are products
	exact map[linear.Var]bool // looked at otherwise: no event is a product of it
	// set by some event, with which all that reads them has an order: that reads only look at them in some range gains
	// nothing
	set  map[linear.Var]bool
	seen map[symheap.ID]bool // objects that something else touches
	all  bool                // something else touches anything
}

// sees notes what an event touches otherwise.
func (x *Explorer) sees(effects []state.Effect, sums []additiveEffect) {
	if x.orders == nil {
		return
	}
	for i := range effects {
		e := &effects[i]
		switch {
		case e.Place == state.Everything:
			x.scaling.all = true
		case e.Place != state.Memory:
		case !e.Off.Concrete() || !slices.ContainsFunc(sums,
			func(k additiveEffect) bool { return k.cell == state.Cell(e.Obj, e.Off.W, int(e.Bytes)) }):
			x.scaling.seen[e.Obj] = true
		}
	}
}

// exactly: numbers that were multiplied and looked at are not multiplied without an order, from the next exploration
// on.
func (x *Explorer) exactly() {
	for cell := range x.scaling.cells {
		if id, _, _ := state.CellOf(cell); !x.scaling.exact[cell] && (x.scaling.all || x.scaling.seen[id]) &&
			x.without&noExact == 0 {
			x.scaling.exact[cell], x.restart = true, true
		}
	}
}

// orderedNumber is a number and the place of an event that is ordered with all that change it.
type orderedNumber struct {
	cell linear.Var
	at   ir.LocID
}

// maxOrdered is how many events may turn out to have an order before all have.
const maxOrdered = 64

// sums are what the event of a step that is about to be closed adds to numbers.
func (x *Explorer) sums(s *step, st *state.State, h *eventData) (out []additiveEffect) {
	if x.orders == nil || x.past == nil || st.Heap.Expanded() || !st.Transfer() || st.Alive < 2 {
		// who is alone makes one event of what is several in another order
		return nil
	}
	for i := range h.effects {
		e := &h.effects[i]
		cell, ok := x.cellOf(e, h.effects)
		if !ok || x.orders[orderedNumber{cell, h.point.Loc}] || slices.ContainsFunc(s.guard, e.Overlaps) ||
			!e.Write && x.scaling.set[cell] {
			continue
		}
		before, ok := addedBefore(s.events, e, cell)
		if !ok {
			continue
		}
		alive := func(thread, frame int, r ir.Reg) bool {
			return thread < len(st.Threads) && frame < len(st.Threads[thread].Frames) &&
				slices.Contains(x.M.LiveAt(st.Threads[thread].Frames[frame].Fn, st.Threads[thread].Frames[frame].PC), r)
		}
		times, add, lo, hi, ok := st.SumOf(cell, alive, x.dropped())
		switch {
		case !ok:
			x.scaling.set[cell] = x.scaling.set[cell] || e.Write
		case add == before && times == 1 && x.loops(st.Threads[s.thread]):
		case times == 1:
			out = append(out, additiveEffect{cell, 1, add - before, lo + before, hi + before})
		case before == 0 && add >= 0 && !x.scaling.exact[cell]:
			x.scaling.cells[cell] = true
			out = append(out, additiveEffect{cell, times, add, lo, hi})
		}
	}
	return out
}

// loops reports whether a thread is in a function that has loops: then it may remember what it has read, to recognise
// that it spins.
func (x *Explorer) loops(t *state.Thread) bool {
	return slices.ContainsFunc(t.Frames, func(f *state.Frame) bool { return x.M.Loops(f.Fn) })
}

// dropped are the rules of what only adds to a number that a test leaves out.
func (x *Explorer) dropped() (d state.SumRule) {
	for rule, of := range map[dependenceRules]state.SumRule{noLeaks: state.AddedLeaks, noThreadOwned: state.AddedOwned,
		noFixed: state.AddedPins} {
		if x.without&rule != 0 {
			d |= of
		}
	}
	return d
}

// cellOf is the number that an effect is on; ok is false where it is none, or where the event touches only a part of
// it, too.
func (x *Explorer) cellOf(e *state.Effect, all []state.Effect) (cell linear.Var, ok bool) {
	if e.Place != state.Memory || !e.Certain || !e.Off.Concrete() || e.Bytes != 1 && e.Bytes != 2 && e.Bytes != 4 {
		return cell, false
	}
	for i := range all {
		f := &all[i]
		if f.Obj == e.Obj && e.Overlaps(*f) && (!f.Certain || f.Off != e.Off || f.Bytes != e.Bytes) {
			return cell, false
		}
	}
	return state.Cell(e.Obj, e.Off.W, int(e.Bytes)), true
}

// addedBefore is what earlier events of a step have added to a number; ok is false where one has an order.
func addedBefore(events []*por.Event, e *state.Effect, cell linear.Var) (n int64, ok bool) {
	for _, before := range events {
		h := before.What.(*eventData)
		if k := h.additiveEffect(cell); k != nil && k.times == 1 {
			n += k.add
		} else if slices.ContainsFunc(h.effects, e.Overlaps) {
			return 0, false
		}
	}
	return n, true
}

// additiveEffect is what the event does to a number, nil where that is not just adding to it.
func (h *eventData) additiveEffect(cell linear.Var) *additiveEffect {
	for i := range h.sums {
		if h.sums[i].cell == cell {
			return &h.sums[i]
		}
	}
	return nil
}

// commute reports whether two effects are on one number to which both events only add.
func commute(f, e *eventData, a, b *state.Effect) bool {
	if len(f.sums) == 0 || len(e.sums) == 0 || a.Place != state.Memory || b.Place != state.Memory || a.Obj != b.Obj ||
		a.Off != b.Off ||
		a.Bytes != b.Bytes {
		return false
	}
	cell := state.Cell(a.Obj, a.Off.W, int(a.Bytes))
	return f.additiveEffect(cell) != nil && e.additiveEffect(cell) != nil
}

// gather adds to what is to come at a node what a step from it does, and what is to come behind it.
func (x *Explorer) gather(b *subtreeSummary, events []*por.Event, behind []pendingSum) {
	if x.orders == nil {
		return
	}
	path := slices.Clone(behind)
	for i := len(events) - 1; i >= 0; i-- {
		h := events[i].What.(*eventData)
		path = slices.DeleteFunc(path, func(p pendingSum) bool {
			return h.additiveEffect(p.cell) == nil && h.sets(p.cell, x.without&noSets == 0)
		})
		for _, k := range h.sums {
			path = with(path, k, h.point.Loc)
		}
	}
	for _, p := range path {
		i := slices.IndexFunc(b.rest, func(q pendingSum) bool { return q.cell == p.cell })
		if i < 0 {
			b.rest = append(b.rest[:len(b.rest):len(b.rest)], p)
			continue
		}
		b.rest = slices.Clone(b.rest)
		q := &b.rest[i]
		q.narrow(p.lo, p.hi, p.loAt, p.hiAt)
		q.plus, q.minus, q.times = max(q.plus, p.plus), max(q.minus, p.minus), max(q.times, p.times)
	}
}

// with is a path with an event before it that adds to a number.
func with(path []pendingSum, k additiveEffect, at ir.LocID) []pendingSum {
	i := slices.IndexFunc(path, func(p pendingSum) bool { return p.cell == k.cell })
	if i < 0 {
		i = len(path)
		lo, hi := linear.Range(k.cell.Bits)
		path = append(path, pendingSum{cell: k.cell, times: 1, lo: 2 * lo, hi: 2 * hi, loAt: at, hiAt: at})
	}
	up, down := max(k.add, 0), max(-k.add, 0)
	p := &path[i]
	p.narrow(k.lo-down, k.hi+up, at, at)
	p.plus, p.minus, p.times = p.plus+up, p.minus+down, min(p.times*min(k.times, mostTimes), mostTimes)
	return path
}

// narrow adds what an event asks for.
func (r *pendingSum) narrow(lo, hi int64, loAt, hiAt ir.LocID) {
	if lo > r.lo {
		r.lo, r.loAt = lo, loAt
	}
	if hi < r.hi {
		r.hi, r.hiAt = hi, hiAt
	}
}

// sets reports whether an event, which does more than add to a number, is ordered with every other that changes it.
func (h *eventData) sets(cell linear.Var, writes bool) bool {
	id, from, to := state.CellOf(cell)
	e := state.Effect{Obj: id, Off: expr.Word(from), Bytes: int64(to - from)}
	return slices.ContainsFunc(h.effects, func(f state.Effect) bool {
		return f.Place == state.Everything || (f.Write || !writes) && f.Certain && e.Overlaps(f) && f.Off.Concrete()
	})
}

// settled checks at a node that is left that all orders of what is to come keep numbers where they may be, and makes
// that a part of what is needed there. Where one does not, its order matters.
func (r reduced) settled(n *node, b *subtreeSummary) {
	if r.orders == nil {
		return
	}
	b.rest = slices.DeleteFunc(slices.Clone(b.rest), func(p pendingSum) bool {
		id, _, _ := state.CellOf(p.cell)
		return n.st.Heap.Get(id) == nil // nothing before it came to be
	})
	for i := range b.rest {
		p := &b.rest[i]
		if r.without&noRange != 0 {
			continue
		}
		lo, hi := p.within()
		v, known := n.st.Now(p.cell)
		if !known || v < lo {
			r.order(p.cell, p.loAt)
		}
		if !known || v > hi {
			r.order(p.cell, p.hiAt)
		}
		if p.times > 1 && (p.minus > 0 || !known || v < 0) {
			r.scaling.exact[p.cell], r.restart = true, true
		}
		if known && b.need != nil && r.without&noInterpolant == 0 {
			b.need.conj.And(&linear.Conjunction{Bounds: []linear.Bound{{Var: p.cell, Lo: lo, Hi: hi}}})
		}
	}
}

// within is the range that a number may be in before all that is to come. A product of a number that is not negative,
// to which others that are not are added, is at most what comes of adding first and multiplying then; and it is never
// less than it was.
func (r *pendingSum) within() (lo, hi int64) {
	if r.times == 1 {
		return r.lo + r.minus, r.hi - r.plus
	}
	hi = r.hi / r.times
	if r.hi < 0 {
		hi = -1
	}
	return max(r.lo, 0), hi - r.plus
}

// order has an event ordered with all that change a number, from the next exploration on.
func (x *Explorer) order(cell linear.Var, at ir.LocID) {
	x.orders[orderedNumber{cell, at}] = true
	x.restart = true
}

// forget makes ready for an exploration anew. What was violated is.
func (x *Explorer) forget() {
	x.restart = false
	x.scaling.cells, x.scaling.seen, x.scaling.all = map[linear.Var]bool{}, map[symheap.ID]bool{}, false
	if len(x.orders) > maxOrdered {
		x.orders = nil
	}
	if x.past != nil {
		x.remembers()
	}
	if x.arena.Level() > 0 {
		x.leave(0)
	}
	x.violated, x.paths, x.res.Paths, x.res.Stats, x.cases = nil, 0, nil, Stats{}, caseKey{}
}
