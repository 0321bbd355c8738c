package dataflow

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// following answers whether main may execute one instruction after another while it is the only thread, by
// the control flow and call graphs alone.
type following struct {
	a       *Analysis
	leading map[ir.FuncID][]bool // by function: the functions whose calls may end up in it
}

func newFollowing(a *Analysis) *following {
	return &following{a: a, leading: map[ir.FuncID][]bool{}}
}

// may reports whether the instruction to may execute after from has.
func (fo *following) may(from, to pointsto.CallSite) bool {
	leads := fo.leadsTo(to.Func)
	seen := map[pointsto.CallSite]bool{}
	work := []pointsto.CallSite{from}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[at] {
			continue
		}
		seen[at] = true
		if fo.inRest(at, to, leads) || fo.a.calls.fromOutside(at.Func) || fo.inProcess(at.Func, leads) {
			return true
		}
		work = append(work, fo.a.calls.sites[at.Func]...)
	}
	return false
}

// inProcess looks at what the process itself calls after a function that it calls: main and the other constructors
// after a constructor, destructors after main.
func (fo *following) inProcess(f ir.FuncID, leads []bool) bool {
	p := fo.a.Prog
	if !fo.a.calls.process(f) {
		return false
	}
	later := p.Dtors
	if f != fo.a.calls.main {
		later = slices.Concat(p.Ctors, p.Dtors)
		if fo.a.calls.main != ir.None {
			later = append(later, fo.a.calls.main)
		}
	}
	return slices.ContainsFunc(later, func(g ir.FuncID) bool { return leads[g] })
}

// inRest looks at what the activation that has executed at goes on to execute.
func (fo *following) inRest(at, to pointsto.CallSite, leads []bool) bool {
	f, shape := fo.a.Prog.Funcs[at.Func], fo.a.Shape(at.Func)
	start := f.BlockOf(at.PC)
	on := make([]bool, len(f.Blocks))
	work := slices.Clone(shape.succs[start])
	if fo.inRange(at.Func, at.PC+1, f.Blocks[start].End, to, leads) {
		return true
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if on[b] || !shape.Reachable(b) {
			continue
		}
		on[b] = true
		if fo.inRange(at.Func, f.Blocks[b].First, f.Blocks[b].End, to, leads) {
			return true
		}
		work = append(work, shape.succs[b]...)
	}
	return false
}

func (fo *following) inRange(f ir.FuncID, from, end ir.PC, to pointsto.CallSite, leads []bool) bool {
	fn := fo.a.Prog.Funcs[f]
	if to.Func == f && from <= to.PC && to.PC < end {
		return true
	}
	for pc := from; pc < end; pc++ {
		if fn.Code[pc].Op != ir.OpCall {
			continue
		}
		for _, c := range fo.a.Graph.Callees(f, pc) {
			if leads[c] {
				return true
			}
		}
	}
	return false
}

// leadsTo marks the functions that f is, or whose calls may end up in f.
func (fo *following) leadsTo(f ir.FuncID) []bool {
	if l := fo.leading[f]; l != nil {
		return l
	}
	leads := make([]bool, len(fo.a.Prog.Funcs))
	work := []ir.FuncID{f}
	for len(work) > 0 {
		g := work[len(work)-1]
		work = work[:len(work)-1]
		if leads[g] {
			continue
		}
		leads[g] = true
		for _, s := range fo.a.calls.sites[g] {
			work = append(work, s.Func)
		}
	}
	fo.leading[f] = leads
	return leads
}
