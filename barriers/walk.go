package barriers

import (
	"fmt"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
)

// walk counts the waits of one function from its entry to each of its blocks: inner loops first, each from its own
// head, which its parent then moves to where it enters it. A loop that waits the same number of times in every
// iteration has waited that many times how often control has gone round it.
//
// A count is over the most recent instances of the definitions it mentions, which dominate the block: since the last
// of them executed, control has passed the waits in between once each (see package dataflow).
type walk struct {
	*passes
	f     ir.FuncID
	shape *dataflow.Shape
	loops []*dataflow.Loop
	at    []count // by block, relative to the head of the largest loop done so far
}

func (w *walk) run() {
	order := w.shape.Order()
	for _, l := range w.loops {
		for _, b := range order {
			if l.In[b] {
				w.block(l, l.Head, b)
			}
		}
	}
	for _, b := range order {
		w.block(nil, 0, b)
	}
}

// inner is the loop directly inside l that contains the block, or nil; l nil is the whole function.
func (w *walk) inner(l *dataflow.Loop, b ir.BlockID) *dataflow.Loop {
	for _, in := range w.loops {
		if in != l && in.In[b] && in.Parent == l {
			return in
		}
	}
	return nil
}

// block computes the count at a block from the head of l.
func (w *walk) block(l *dataflow.Loop, head, b ir.BlockID) {
	in := w.inner(l, b)
	switch {
	case in == nil && b == head:
		w.at[b] = exactly(0)
	case in == nil:
		w.at[b] = w.meet(b, l, nil)
	case b == in.Head:
		w.enter(l, in, b == head)
	}
}

// enter moves the counts of an inner loop to the head of l.
func (w *walk) enter(l, in *dataflow.Loop, first bool) {
	base := exactly(0)
	if !first {
		base = w.meet(in.Head, l, in)
	}
	base = base.plus(w.rounds(in), 1)
	for b, inside := range in.In {
		if inside && w.shape.Reachable(ir.BlockID(b)) {
			w.at[b] = w.at[b].plus(base, 1)
		}
	}
}

// rounds is how many times control has waited in the iterations of a loop that are over.
func (w *walk) rounds(in *dataflow.Loop) count {
	var each count
	first := true
	for _, p := range w.shape.Preds(in.Head) {
		if !in.In[p] {
			continue
		}
		c := w.leaving(p, in.Head)
		if !first && !c.equal(each) {
			return count{}
		}
		each, first = c, false
	}
	if each.equal(exactly(0)) {
		return each
	}
	v, bits, ok := w.a.Iteration(w.f, in)
	if !ok || !w.outlives(each, in) {
		return count{}
	}
	return each.times(w.a.B, term{coef: 1, v: v, bits: bits, loop: in})
}

// outlives reports whether a count is over what is defined outside a loop.
func (w *walk) outlives(c count, in *dataflow.Loop) bool {
	return !slices.ContainsFunc(c.terms, func(t term) bool {
		return slices.ContainsFunc(w.a.Mentioned(t.v), func(r ir.Reg) bool {
			pc, ok := w.shape.Def(r)
			return ok && in.In[w.shape.Func.BlockOf(pc)]
		})
	})
}

// meet is the count with which control enters a block from within l, but not from within a loop that the block
// heads, where it is the same on all edges.
func (w *walk) meet(b ir.BlockID, l, heads *dataflow.Loop) count {
	var all count
	first := true
	for _, p := range w.shape.Preds(b) {
		if heads != nil && heads.In[p] || l != nil && !l.In[p] {
			continue
		}
		c := w.leaving(p, b)
		if !first && !c.equal(all) {
			return count{}
		}
		all, first = c, false
	}
	return all
}

// leaving is the count on an edge, over definitions that dominate its end.
func (w *walk) leaving(from, to ir.BlockID) count {
	blk := &w.shape.Func.Blocks[from]
	c := w.at[from].plus(w.within(w.f, from, blk.End), 1)
	return w.dominating(c, w.shape.Func.Blocks[to].First)
}

// dominating is a count in terms of what is defined whenever control is before pc: behind a loop, but at a dead
// end, its trip count.
func (w *walk) dominating(c count, pc ir.PC) count {
	out := exactly(c.d)
	if !c.known {
		return count{}
	}
	for _, t := range c.terms {
		gone := !w.defined(t.v, pc)
		if b := w.shape.Func.BlockOf(pc); t.loop != nil && !t.loop.In[b] && !w.shape.DeadEnd(b) {
			v, bits, ok := w.tripsOf(t.loop)
			if ok && (v.Concrete() || gone && w.defined(v, pc)) {
				t.v, t.bits, t.loop, gone = v, bits, nil, false
			}
		}
		if gone {
			return count{}
		}
		out = out.plus(count{known: true, terms: []term{t}}, 1)
	}
	return out
}

func (w *walk) defined(v expr.Value, pc ir.PC) bool {
	return !slices.ContainsFunc(w.a.Mentioned(v), func(r ir.Reg) bool { return !w.shape.DefinedBefore(r, pc) })
}

// tripsOf is the trip count of a loop in 64 bits: a name for it where it is not known, but the same in all threads.
func (w *walk) tripsOf(l *dataflow.Loop) (v expr.Value, bits int, ok bool) {
	v, bits, ok = w.a.Trips(w.f, l)
	switch {
	case ok && bits < 64:
		v = w.a.B.ZExt(bits, 64, v)
	case !ok && w.a.SameTrips(w.f, l):
		v, ok = w.a.B.Sym(
			w.a.B.NewSymbol(fmt.Sprintf("trips of %s/%d", w.shape.Func.Name, l.Head), 64, expr.Local),
		), true
		w.trips[v] = loopOf{w.f, l}
	}
	return v, 64, ok
}

// returned is the count of a whole activation, where it is the same at every return.
func (w *walk) returned() count {
	var all count
	first := true
	for b := range w.shape.Func.Blocks {
		blk := &w.shape.Func.Blocks[b]
		if !w.shape.Reachable(ir.BlockID(b)) || w.shape.Func.Code[blk.End-1].Op != ir.OpRet {
			continue
		}
		c := w.at[b].plus(w.within(w.f, ir.BlockID(b), blk.End), 1)
		c = w.ofParameters(c)
		if !first && !c.equal(all) {
			return count{}
		}
		all, first = c, false
	}
	return all
}

// ofParameters is a count in terms of the parameters, with loops replaced by their trip counts.
func (w *walk) ofParameters(c count) count {
	out := exactly(c.d)
	if !c.known {
		return count{}
	}
	outer := func(v expr.Value) bool {
		return !slices.ContainsFunc(w.a.Mentioned(v), func(r ir.Reg) bool { return int(r) >= len(w.shape.Func.Params) })
	}
	for _, t := range c.terms {
		if !outer(t.v) {
			v, bits, ok := expr.Value{}, 0, false
			if t.loop != nil {
				v, bits, ok = w.tripsOf(t.loop)
			}
			if !ok || !outer(v) {
				return count{}
			}
			t.v, t.bits, t.loop = v, bits, nil
		}
		out = out.plus(count{known: true, terms: []term{t}}, 1)
	}
	return out
}
