package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// mostIncrements bounds how many increments one activation may execute, of a counter of ids.
const mostIncrements = 4

// taken bounds how often a counter has been incremented by the time of the context since it was set: as often as
// threads have started that execute an increment, each times the increments that one of them executes. ok is false
// where there is no bound, some increment adds another number than 1, or the number that is one less than n might
// overflow: one loop creates threads, and main may increment the counter once.
func (c *counters) taken(x *counter) (n Starts, ok bool) {
	if x.fails || !x.up || !x.unit {
		return n, false
	}
	leads, loops, ones := c.leading(x), 0, 0
	n = Starts{expr.Word(0), expr.Word(0), true}
	for f := range c.a.Prog.Funcs {
		id, fn := ir.FuncID(f), c.a.Prog.Funcs[f]
		if !leads[f] {
			continue
		}
		process := c.a.calls.process(id)
		if fn.Runtime || c.a.calls.fromOutside(id) || process && id != c.a.calls.main {
			return n, false
		}
		if !process && len(c.a.startSites(id)) == 0 {
			continue
		}
		each, ok1 := c.increments(x, id, leads, map[ir.FuncID]bool{})
		most, ok2 := c.starts(x, id)
		if !ok1 || !ok2 {
			return n, false
		}
		for range each {
			n = n.Plus(c.a.B, most)
		}
		l, o := c.creations(id)
		loops, ones = loops+each*l, ones+each*o
	}
	return n, loops == 0 || loops == 1 && ones <= 1 || n.Most.Concrete()
}

// creations counts the calls that may have created threads that start in f: in loops, and others, the start of the
// process too.
func (c *counters) creations(f ir.FuncID) (loops, ones int) {
	if c.a.calls.process(f) {
		ones++
	}
	for _, s := range c.a.startSites(f) {
		if c.a.Shape(s.Func).InCycle(s.PC) {
			loops++
		} else {
			ones++
		}
	}
	return loops, ones
}

// starts bounds the threads that start in f and may have incremented the counter since it was set: all, or those that
// started after the only instruction that sets it.
func (c *counters) starts(x *counter, f ir.FuncID) (n Starts, ok bool) {
	if n, ok = c.a.MostStarts(f); ok {
		return n, true
	}
	sets := c.sets(x)
	if len(sets) != 1 {
		return n, false
	}
	return c.a.StartsSince(f, sets[0])
}

// sets lists the instructions that write the counter and do not increment it.
func (c *counters) sets(x *counter) []pointsto.CallSite {
	var out []pointsto.CallSite
	c.a.memory.writesAt(x.to, int64(x.bits)/8, func(w *write) bool {
		if !x.steps[w.site] {
			out = append(out, w.site)
		}
		return false
	})
	return out
}

// leading are the functions whose activations may execute an increment, themselves or by their calls.
func (c *counters) leading(x *counter) []bool {
	leads := make([]bool, len(c.a.Prog.Funcs))
	var work []ir.FuncID
	for i := range c.a.memory.writes {
		if w := &c.a.memory.writes[i]; x.steps[w.site] {
			work = append(work, w.site.Func)
		}
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if leads[f] {
			continue
		}
		leads[f] = true
		for _, s := range c.a.calls.sites[f] {
			work = append(work, s.Func)
		}
	}
	return leads
}

// increments bounds how often one activation of f increments the counter; ok is false where it may do so on a cycle,
// recursively, or too often.
func (c *counters) increments(x *counter, f ir.FuncID, leads []bool, active map[ir.FuncID]bool) (n int, ok bool) {
	if active[f] {
		return 0, false
	}
	active[f] = true
	defer delete(active, f)
	fn, shape := c.a.Prog.Funcs[f], c.a.Shape(f)
	for pc := range fn.Code {
		at := ir.PC(pc)
		if !shape.Reachable(fn.BlockOf(at)) {
			continue
		}
		here, ok := c.incrementsAt(x, pointsto.CallSite{Func: f, PC: at}, leads, active)
		if n += here; !ok || here > 0 && shape.InCycle(at) || n > mostIncrements {
			return 0, false
		}
	}
	return n, true
}

// incrementsAt bounds how often an instruction does, with what it calls.
func (c *counters) incrementsAt(
	x *counter,
	at pointsto.CallSite,
	leads []bool,
	active map[ir.FuncID]bool,
) (n int, ok bool) {
	if x.steps[at] {
		return 1, true
	}
	if c.a.Prog.Funcs[at.Func].Code[at.PC].Op != ir.OpCall {
		return 0, true
	}
	for _, g := range c.a.Graph.Callees(at.Func, at.PC) {
		if !leads[g] {
			continue
		}
		k, ok := c.increments(x, g, leads, active)
		if !ok {
			return 0, false
		}
		n = max(n, k)
	}
	return n, true
}

// first are the least and the greatest number that a counter is ever set to, before there is a second thread or by its
// initialiser. What memory from the heap holds before it is set does not matter: it must have been set.
func (c *counters) first(x *counter) (least, most int64, ok bool) {
	least, most = 1<<63-1, -1<<63
	note := func(v uint64) {
		k := extend(x.bits, v)
		least, most = min(least, k), max(most, k)
	}
	if x.addr.Concrete() {
		v, known := c.initialiser(x)
		if !known {
			return 0, 0, false
		}
		note(v)
	}
	certain := x.addr.Concrete()
	for _, s := range c.sets(x) {
		v, stores := c.stored(x, s)
		if !stores {
			return 0, 0, false
		}
		note(v)
		certain = certain || c.precedes(x, s)
	}
	return least, most, certain
}

// initialiser is what a counter that is part of a variable holds at the program's start.
func (c *counters) initialiser(x *counter) (uint64, bool) {
	g, bytes := c.a.global(x.addr.W), uint64(x.bits/8)
	if g == nil || g.External || x.addr.W+bytes > g.Addr+uint64(g.Size) {
		return 0, false
	}
	start := uint64(0)
	for i := range bytes {
		if g.Init != nil {
			start |= uint64(g.Init[x.addr.W-g.Addr+i]) << (8 * i)
		}
	}
	return start, true
}

// precedes reports whether an instruction of main has executed whenever an increment does: control passes it before
// main increments the counter, calls what may do so, or creates a thread that may.
func (c *counters) precedes(x *counter, set pointsto.CallSite) bool {
	main := c.a.calls.main
	if set.Func != main || len(c.a.calls.sites[main])+len(c.a.calls.entries[main]) > 0 {
		return false
	}
	shape, leads := c.a.Shape(main), c.leading(x)
	for f := range leads {
		if !leads[f] {
			continue
		}
		if c.a.calls.process(ir.FuncID(f)) && ir.FuncID(f) != main {
			return false
		}
		for _, i := range c.a.calls.entries[ir.FuncID(f)] {
			if cr := c.a.calls.creates[i]; cr.Func != main || !shape.executedBefore(set.PC, cr.PC) {
				return false
			}
		}
		for _, s := range c.a.calls.sites[f] {
			if s.Func == main && !shape.executedBefore(set.PC, s.PC) {
				return false
			}
		}
	}
	for s := range x.steps {
		if s.Func == main && !shape.executedBefore(set.PC, s.PC) {
			return false
		}
	}
	return true
}
