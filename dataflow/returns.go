package dataflow

import "midway/internal/ir"

// returners computes which functions may return at all: those with a return that some path reaches without
// passing a call that never comes back (exit, abort, pthread_exit, and what always calls them). Edges behind
// such calls are on no valid path, so they are not part of CFG₀.
type returners struct {
	a   *Analysis
	may []bool // by FuncID
}

func newReturners(a *Analysis) *returners {
	rt := &returners{a: a, may: make([]bool, len(a.Prog.Funcs))}
	callers := make([][]ir.FuncID, len(a.Prog.Funcs))
	var work []ir.FuncID
	for _, f := range a.Prog.Funcs {
		for _, s := range a.Graph.Callers(f.ID) {
			callers[f.ID] = append(callers[f.ID], s.Func)
		}
		work = append(work, f.ID)
	}
	for len(work) > 0 { // least fixed point
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if !rt.may[f] && rt.reaches(a.Prog.Funcs[f]) {
			rt.may[f] = true
			work = append(work, callers[f]...)
		}
	}
	return rt
}

// reaches reports whether control gets from the entry to a return.
func (rt *returners) reaches(f *ir.Func) bool {
	if f.External {
		return !f.NoReturn
	}
	seen := make([]bool, len(f.Blocks))
	work := []ir.BlockID{0}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		if rt.stops(f, b) {
			continue
		}
		if f.Code[f.Blocks[b].End-1].Op == ir.OpRet {
			return true
		}
		work = append(work, f.Blocks[b].Succs...)
	}
	return false
}

// stops reports whether a block contains a call that never comes back.
func (rt *returners) stops(f *ir.Func, b ir.BlockID) bool {
	for pc := f.Blocks[b].First; pc < f.Blocks[b].End; pc++ {
		if f.Code[pc].Op == ir.OpCall && !rt.comesBack(f, pc) {
			return true
		}
	}
	return false
}

func (rt *returners) comesBack(f *ir.Func, pc ir.PC) bool {
	if f.Calls[f.Code[pc].Aux].NoReturn {
		return false
	}
	callees := rt.a.Graph.Callees(f.ID, pc)
	for _, c := range callees {
		if rt.may[c] {
			return true
		}
	}
	return len(callees) == 0
}

// Returns reports whether the call at pc of f may come back.
func (a *Analysis) Returns(f ir.FuncID, pc ir.PC) bool {
	return a.returners.comesBack(a.Prog.Funcs[f], pc)
}
