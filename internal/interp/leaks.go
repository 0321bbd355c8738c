package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/symheap"
)

// Leak is memory that a path has lost when it ends.
type Leak struct {
	Cond expr.Value // when it is lost
	Loc  ir.LocID   // where it was allocated
	Text string
}

// maxMarks bounds how often the search for leaks reaches an object under yet another condition.
const maxMarks = 10000

// Leaks are the leaks of an ended path, by place of allocation: what was allocated after the start, was not freed, and
// nothing leads to. What leads to an object is an address in it or just behind it, in a global, in a thread-local of a
// thread that has not exited, in what a live frame holds, in the result of a thread that was neither
// joined nor detached, or in an object that is itself reached. Memory that something unmodelled may have
// been told of is not claimed to be lost.
func (m *Machine) Leaks(st *state.State) []Leak {
	if st.Heap.Generation > 0 {
		return nil
	}
	m.st = st
	r := &leakSearch{m: m, st: st, reached: map[symheap.ID]expr.Value{}}
	st.Heap.All(func(o *symheap.Object) {
		if o.Kind() == symheap.Malloc && !o.Initial() && o.Live() != expr.False {
			r.allocated = append(r.allocated, o.ID())
			r.reached[o.ID()] = expr.False
		}
	})
	if len(r.allocated) == 0 {
		return nil
	}
	r.roots()
	r.spread()
	return r.lost()
}

// leakSearch is the conditions under which allocated objects are reached.
type leakSearch struct {
	m         *Machine
	st        *state.State
	allocated []symheap.ID
	reached   map[symheap.ID]expr.Value
	work      []symheap.ID // reached under a condition that has not been passed on
	marks     int
}

// roots reaches what globals, the models, threads and initial objects lead to.
func (r *leakSearch) roots() {
	gone := r.goneWithThreads()
	var roots []symheap.ID
	r.st.Heap.All(func(o *symheap.Object) {
		if _, allocated := r.reached[o.ID()]; !allocated && !gone[o.ID()] && !o.ReadOnly() && o.Live() != expr.False {
			roots = append(roots, o.ID())
		}
	})
	for _, id := range roots {
		r.scan(id, expr.True)
	}
	for _, t := range r.st.Threads {
		if t.Status == state.Exited && !r.claimed(t) {
			r.follow(t.Result, expr.True)
		}
		for _, f := range t.Frames {
			r.follow(f.Varargs, expr.True)
			for _, reg := range f.Fn.HeldAt(f.PC) {
				r.follow(f.Regs[reg], expr.True)
			}
		}
	}
}

// goneWithThreads are the models' data of threads that have ended.
func (r *leakSearch) goneWithThreads() map[symheap.ID]bool {
	gone := map[symheap.ID]bool{}
	for _, t := range r.st.Threads {
		if t.Status == state.Exited {
			gone[t.Storage] = true
		}
	}
	return gone
}

// claimed reports whether a thread's result can no longer be asked for.
func (r *leakSearch) claimed(t *state.Thread) bool {
	const detachedOrJoined = 1 | 2 // THREAD_DETACHED, THREAD_JOINED of the models
	flags := r.st.Heap.Load(t.Flags, expr.Word(0), 4)
	return flags.Concrete() && flags.W&detachedOrJoined != 0
}

// scan follows what an object holds.
func (r *leakSearch) scan(id symheap.ID, cond expr.Value) {
	exact := r.st.Heap.Held(id, func(v expr.Value) { r.follow(v, cond) })
	if !exact {
		r.inexact()
	}
}

// inexact says that memory may be lost without a report.
func (r *leakSearch) inexact() {
	r.m.Ledger.Add(
		ledger.Entry{
			Kind:   "leaks-inexact",
			Effect: ledger.Incomplete,
			Text: "what leads to allocated memory was not followed exactly at the end of some path: a leak may be " +
				"missing",
		},
	)
}

// follow reaches the objects that a value may point to.
func (r *leakSearch) follow(v expr.Value, cond expr.Value) {
	if v.Concrete() {
		if o := r.st.Heap.Find(v.W); o != nil {
			r.mark(o, v, cond)
		}
		return
	}
	if v.N.Width() != r.m.P.Model.PtrBits() || !r.mentionsAddress(v.N) {
		return
	}
	lo, hi := v.N.Range()
	for _, id := range r.allocated {
		if o := r.st.Heap.Get(id); lo <= o.Addr()+r.extent(o) && o.Addr() <= hi {
			r.mark(o, v, cond)
		}
	}
}

// extent is an upper bound of an object's size in bytes.
func (r *leakSearch) extent(o *symheap.Object) uint64 {
	if o.Bytes() >= 0 {
		return uint64(o.Bytes())
	}
	return uint64(r.m.Heaps.SymbolicReserve())
}

// mentionsAddress reports whether a value is made of the address of something that was created: one that is made of
// unknowns only, be they as large as an address, leads nowhere.
func (r *leakSearch) mentionsAddress(n *expr.Node) bool {
	seen := map[*expr.Node]bool{}
	for work := []*expr.Node{n}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		if n.Op() == expr.OpConst && r.isAddress(n.Word()) || n.Op() == expr.OpConstArray && r.holdsAddress(n.Bytes()) {
			return true
		}
		work = append(work, n.Kids()...)
	}
	return false
}

func (r *leakSearch) isAddress(w uint64) bool {
	_, ok := r.m.Heaps.Layout.Creator(w)
	return ok
}

// holdsAddress reports whether some word of the bytes is an address.
func (r *leakSearch) holdsAddress(bytes []byte) bool {
	found := false
	symheap.EachWord(bytes, int(r.m.P.Model.PtrBytes()), func(w uint64) { found = found || r.isAddress(w) })
	return found
}

// mark reaches an object, if it is an allocated one, where cond holds and v lies in it or just behind it.
func (r *leakSearch) mark(o *symheap.Object, v, cond expr.Value) {
	old, allocated := r.reached[o.ID()]
	if !allocated || old == expr.True {
		return
	}
	b, w := r.m.B, r.m.P.Model.PtrBits()
	inside := b.And1(cond, b.Cmp(expr.ULE, w, b.Bin(expr.Sub, w, v, o.Base()), o.Size()))
	if inside == expr.False || !r.m.MayBeTrueIn(r.st, b.And1(inside, b.Not(old))) {
		return
	}
	if r.marks++; r.marks > maxMarks {
		inside = expr.True
		r.inexact()
	}
	r.reached[o.ID()] = b.Or1(old, inside)
	r.work = append(r.work, o.ID())
}

// spread passes on what was reached.
func (r *leakSearch) spread() {
	for len(r.work) > 0 {
		id := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		r.scan(id, r.m.B.And1(r.reached[id], r.st.Heap.Get(id).Live()))
	}
}

// lost are the leaks.
func (r *leakSearch) lost() (out []Leak) {
	byPlace := map[ir.LocID]int{}
	for _, id := range r.allocated {
		o := r.st.Heap.Get(id)
		cond := r.m.B.And1(o.Live(), r.m.B.Not(r.reached[id]))
		if cond == expr.False || !r.m.MayBeTrueIn(r.st, cond) {
			continue
		}
		if i, seen := byPlace[o.Site()]; seen {
			out[i].Cond = r.m.B.Or1(out[i].Cond, cond)
			continue
		}
		byPlace[o.Site()] = len(out)
		out = append(
			out,
			Leak{
				Cond: cond,
				Loc:  o.Site(),
				Text: r.m.objectName(o) + " was not freed, and nothing leads to it when the program ends",
			},
		)
	}
	return out
}
