package barriers

import (
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// crew is a group of threads that all wait at one barrier, and no other thread does, which expects at least as many as
// there are. If everything that decides where they wait is the same in all of them, they wait at the same calls in the
// same order, so that none of them has ended as long as one stands where none ends: behind another call than those that
// may be the last.
type crew struct {
	dataflow.ThreadGroup
	a      *dataflow.Analysis
	roots  []*dataflow.Activation // of the context's threads, where they started
	funcs  []ir.FuncID            // what they execute, but the waits themselves
	has    map[ir.FuncID]bool
	leads  []bool                    // by function: its calls may end up in a wait
	sites  map[pointsto.CallSite]int // the waits, numbered from 1
	expect expr.Value                // by the barrier
	known  map[defKey]bool           // registers that are the same in all threads where they are defined, or shall be
	kept   map[use]bool              // … and where they are used
	fixed  map[defKey]bool           // registers with one value, whenever threads come to them
	phases *phases
}

type defKey struct {
	f ir.FuncID
	r ir.Reg
}

// goTogether says what holds of threads that go together: that variables of their loops are the same, and that those of
// the context are all that the barrier expects.
func (f *Facts) goTogether() []dataflow.Guard {
	var out []dataflow.Guard
	for _, c := range f.a.ThreadGroups() {
		cr := &crew{ThreadGroup: c, a: f.a, known: map[defKey]bool{}, kept: map[use]bool{}, fixed: map[defKey]bool{}}
		if len(c.Threads) < 2 || !cr.gather() || !cr.meets(f.Entries()) {
			continue
		}
		cr.phases = newPhases(cr)
		if !cr.together() {
			continue
		}
		out = append(out, cr.alike()...)
		t, ok := cr.amid()
		if !ok {
			continue
		}
		cond := f.a.B.Cmp(expr.EQ, countBits, cr.expect, expr.Word(uint64(len(c.Threads))))
		if cond != expr.True {
			out = append(out, dataflow.Guard{Thread: t, Cond: cond, At: f.a.Prog.At(f.a.Prog.Funcs[c.Entry].Loc)})
		}
	}
	return out
}

// gather finds what the crew executes and where it waits; it fails where others wait, too, or threads may end
// elsewhere.
func (c *crew) gather() bool {
	for _, name := range abi.Names(abi.ThreadExit, abi.Cancel) {
		if fn := c.a.Prog.Library(name); fn != nil && len(c.a.Ways(fn.ID).Calls) > 0 {
			return false
		}
	}
	wait := c.a.Prog.Library("pthread_barrier_wait")
	if wait == nil {
		return false
	}
	calls := c.a.Ways(wait.ID)
	if calls.Outside || calls.Process || len(calls.Creates) > 0 || len(calls.Calls) == 0 || len(calls.Calls) > 62 {
		return false
	}
	c.sites = map[pointsto.CallSite]int{}
	for i, s := range calls.Calls {
		if len(c.a.Graph.Callees(s.Func, s.PC)) != 1 {
			return false
		}
		c.sites[s] = i + 1
	}
	c.leads = newPasses(c.a, calls.Calls).leads
	for f, leads := range c.leads {
		w := c.a.Ways(ir.FuncID(f))
		if leads && (w.Outside || w.Process) || len(w.Creates) > 0 && ir.FuncID(f) != c.Entry {
			return false
		}
	}
	c.reach()
	for _, t := range c.Threads {
		act := c.a.Stack(t)
		for ; act.Caller != nil; act = act.Caller {
		}
		c.roots = append(c.roots, act)
	}
	return c.leads[c.Entry]
}

// reach lists the functions that the crew executes.
func (c *crew) reach() {
	c.has = map[ir.FuncID]bool{}
	for work := []ir.FuncID{c.Entry}; len(work) > 0; {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		fn := c.a.Prog.Funcs[f]
		if c.has[f] || fn.External {
			continue
		}
		c.has[f] = true
		c.funcs = append(c.funcs, f)
		for pc := range fn.Code {
			if fn.Code[pc].Op == ir.OpCall && c.sites[pointsto.CallSite{Func: f, PC: ir.PC(pc)}] == 0 {
				work = append(work, c.a.Graph.Callees(f, ir.PC(pc))...)
			}
		}
	}
}

// meets reports whether all waits are at one barrier, which expects as many threads as the crew may have.
func (c *crew) meets(entries []Entry) bool {
	var barrier expr.Value
	first := true
	for _, f := range c.funcs {
		fn := c.a.Prog.Funcs[f]
		for pc := range fn.Code {
			if c.sites[pointsto.CallSite{Func: f, PC: ir.PC(pc)}] == 0 {
				continue
			}
			v, ok := c.shared(f, fn.Calls[fn.Code[pc].Aux].Args[0])
			if !ok || !first && v != barrier {
				return false
			}
			barrier, first = v, false
		}
	}
	for i := range entries {
		e := &entries[i]
		switch {
		case !e.Named || e.Any || len(e.Counts) != 1 || !e.Barrier.Concrete() || !barrier.Concrete():
			return false
		case e.Barrier == barrier:
			c.expect = e.Counts[0]
		}
	}
	return !first && c.expect != (expr.Value{}) && c.expect == c.a.Resolve(c.Most)
}

// amid is a thread of the context that has waited, and not at a call that may be the last one of a thread.
func (c *crew) amid() (thread int, ok bool) {
	end := c.phases.exit[c.Entry]
	for _, t := range c.Threads {
		fr := c.a.Ctx.Threads[t].Frames[0]
		if !c.has[fr.Func] {
			continue
		}
		last := c.phases.at(fr.Func, fr.PC)
		if i := c.sites[pointsto.CallSite{Func: fr.Func, PC: fr.PC}]; i > 0 && c.a.Ctx.Threads[t].Blocked {
			last |= 1 << i
		}
		if last != 0 && last&1 == 0 && last&end == 0 {
			return t, true
		}
	}
	return 0, false
}
