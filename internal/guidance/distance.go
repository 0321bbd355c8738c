package guidance

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// How far a thread is from its next synchronisation, by the program's text: the basic blocks that it has to go
// through at least, calls included. An exploration that cannot come to its end goes that way first (directed
// symbolic execution by shortest distance: Ma, Khoo, Foster, Hicks, SAS 2011, §3.1): out of loops over data before
// all their rounds, and one way through branches on which nothing depends.

// Unreachable is the distance of what is never reached.
const Unreachable = 1 << 28

// Distances knows the distances of a program's places. Not safe for concurrent use.
type Distances struct {
	p     *ir.Program
	g     *pointsto.Graph // nil: nothing is known of calls through pointers
	funcs []*ways         // by function; nil for one without a body
	// nil, or what is looked for in place of a synchronisation
	goal func(f *ir.Func, pc ir.PC) bool
}

// ways are the distances of a function's blocks from their beginnings.
type ways struct {
	sync, ret []int32 // to a synchronisation, to a return
	dead      bool    // whoever calls it comes to the end of the process, or of the path
}

// NewDistances finds the distances of all functions.
func NewDistances(p *ir.Program, g *pointsto.Graph) *Distances { return newDistances(p, g, nil) }

func newDistances(p *ir.Program, g *pointsto.Graph, goal func(*ir.Func, ir.PC) bool) *Distances {
	w := &Distances{p: p, g: g, funcs: make([]*ways, len(p.Funcs)), goal: goal}
	callers := make([][]ir.FuncID, len(p.Funcs))
	var work []ir.FuncID
	for _, f := range p.Funcs {
		if f.External || len(f.Blocks) == 0 {
			continue
		}
		of := &ways{sync: make([]int32, len(f.Blocks)), ret: make([]int32, len(f.Blocks))}
		// which ends no more than its thread, and is an event
		of.dead = f.NoReturn && f.Runtime && abi.Of(f.Name).Role != abi.ThreadExit
		for b := range f.Blocks {
			of.sync[b], of.ret[b] = Unreachable, Unreachable
		}
		w.funcs[f.ID] = of
		work = append(work, f.ID)
		for pc := range f.Code {
			for _, callee := range w.callees(f, ir.PC(pc)) {
				if n := len(callers[callee]); n == 0 || callers[callee][n-1] != f.ID {
					callers[callee] = append(callers[callee], f.ID)
				}
			}
		}
	}
	slices.Reverse(work) // models, which all others call, come last in a program
	queued := make([]bool, len(p.Funcs))
	for _, id := range work {
		queued[id] = true
	}
	for len(work) > 0 {
		id := work[0]
		work = work[1:]
		queued[id] = false
		if !w.update(p.Funcs[id]) {
			continue
		}
		for _, c := range callers[id] {
			if !queued[c] {
				queued[c] = true
				work = append(work, c)
			}
		}
	}
	return w
}

func (w *Distances) callees(f *ir.Func, pc ir.PC) []ir.FuncID {
	in := &f.Code[pc]
	switch {
	case in.Op != ir.OpCall:
		return nil
	case w.g != nil:
		return w.g.Callees(f.ID, pc)
	case f.Calls[in.Aux].Callee != ir.None:
		return []ir.FuncID{f.Calls[in.Aux].Callee}
	}
	return nil
}

// update finds the distances of a function anew, and reports whether those changed that its callers look at.
func (w *Distances) update(f *ir.Func) bool {
	of := w.funcs[f.ID]
	was := *of
	sync, ret := of.sync[0], of.ret[0]
	of.dead = was.dead || w.ends(f)
	for changed := true; changed; {
		changed = false
		for b := len(f.Blocks) - 1; b >= 0; b-- {
			s, r := w.within(f, f.Blocks[b].First)
			if s < of.sync[b] || r < of.ret[b] {
				of.sync[b], of.ret[b], changed = min(s, of.sync[b]), min(r, of.ret[b]), true
			}
		}
	}
	return of.sync[0] != sync || of.ret[0] != ret || of.dead != was.dead
}

// within are the distances from a place of a function to a synchronisation, and to its return.
func (w *Distances) within(f *ir.Func, pc ir.PC) (sync, ret int32) {
	block := &f.Blocks[f.BlockOf(pc)]
	sync, ret = Unreachable, Unreachable
	passed := int32(1)
	for ; pc < block.End; pc++ {
		if w.goal != nil && w.goal(f, pc) {
			sync = min(sync, passed)
		}
		switch in := &f.Code[pc]; {
		case w.goal == nil && (in.Op == ir.OpRMW || in.Op == ir.OpCmpXchg):
			sync = min(sync, passed)
		case in.Op == ir.OpRet:
			return sync, passed
		case in.Op == ir.OpCall:
			s, through := w.call(f, pc)
			sync = min(sync, passed+s)
			if passed += through; passed >= Unreachable {
				return min(sync, Unreachable), Unreachable
			}
		}
	}
	return min(sync, w.behind(f, block, passed, true)), w.behind(f, block, passed, false)
}

// behind is the distance by the successors of a block.
func (w *Distances) behind(f *ir.Func, block *ir.Block, passed int32, sync bool) int32 {
	of, best := w.funcs[f.ID], int32(Unreachable)
	for _, s := range block.Succs {
		if sync {
			best = min(best, of.sync[s])
		} else {
			best = min(best, of.ret[s])
		}
	}
	return min(passed+best, Unreachable)
}

// call are the distances of a call: to a synchronisation in it, and through it.
func (w *Distances) call(f *ir.Func, pc ir.PC) (sync, through int32) {
	callees := w.callees(f, pc)
	if len(callees) == 0 {
		return Unreachable, 1
	}
	sync, through = Unreachable, Unreachable
	for _, id := range callees {
		of := w.funcs[id]
		switch {
		case w.goal == nil && of == nil && w.p.Funcs[id].Name == "__midway_sync":
			sync, through = 0, 0
		case of == nil && w.p.Funcs[id].NoReturn:
		case of == nil:
			through = min(through, 1)
		case !of.dead:
			sync, through = min(sync, of.sync[0]), min(through, of.ret[0])
		case w.goal != nil: // what ends the process may fail before
			sync = min(sync, of.sync[0])
		}
	}
	return sync, through
}

// ends reports whether a function does not come back, and goes round no loop either: it ends the process, or its
// path.
func (w *Distances) ends(f *ir.Func) bool {
	seen := make([]uint8, len(f.Blocks)) // 1: under way, 2: looked at
	var goesOn func(b ir.BlockID) bool
	goesOn = func(b ir.BlockID) bool {
		if seen[b] != 0 {
			return seen[b] == 1
		}
		seen[b] = 1
		block := &f.Blocks[b]
		for pc := block.First; pc < block.End; pc++ {
			if f.Code[pc].Op == ir.OpRet {
				return true
			}
			if w.fatal(f, pc) {
				seen[b] = 2
				return false
			}
		}
		for _, s := range block.Succs {
			if goesOn(s) {
				return true
			}
		}
		seen[b] = 2
		return false
	}
	return !goesOn(0)
}

// fatal reports whether the process, or the path, does not outlive a call.
func (w *Distances) fatal(f *ir.Func, pc ir.PC) bool {
	callees := w.callees(f, pc)
	return len(callees) > 0 && !slices.ContainsFunc(callees, func(id ir.FuncID) bool {
		of := w.funcs[id]
		return of == nil && !w.p.Funcs[id].NoReturn || of != nil && !of.dead
	})
}

// Distance is how far a thread is from its next synchronisation, or its end; the oldest frame comes first. No frame
// is no distance. Where assertions are looked for, the end is no aim.
func (w *Distances) Distance(stack []Place) int {
	passed, best := int32(0), int32(Unreachable)
	for i := len(stack) - 1; i >= 0; i-- {
		f, pc := w.p.Funcs[stack[i].Func], stack[i].PC
		if stack[i].Within {
			pc++
		}
		dead := w.funcs[f.ID].dead
		if dead && w.goal == nil {
			return int(best)
		}
		sync, ret := w.within(f, pc)
		if best = min(best, passed+sync); dead {
			return int(best)
		}
		if passed += ret; passed >= Unreachable {
			return int(best)
		}
	}
	if w.goal != nil {
		return int(best)
	}
	return int(min(best, passed))
}
