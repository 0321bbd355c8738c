package barriers

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// passes are the barrier expressions of a program for one barrier (Bergan §4.4, after Zhang and Duesterwald): per
// function, how many times its most recent activation has waited at the barrier by the time control gets to a block.
type passes struct {
	a     *dataflow.Analysis
	sites map[pointsto.CallSite]bool // the calls of it that wait at this barrier
	leads []bool                     // by function: its calls may end up in such a call
	funcs map[ir.FuncID]*funcPasses
	trips map[expr.Value]loopOf // unknown trip counts, each the same whenever any thread enters that loop
}

// loopOf is a loop of a function.
type loopOf struct {
	f    ir.FuncID
	loop *dataflow.Loop
}

type funcPasses struct {
	at     []count // by block, at its start
	total  count   // of a whole activation, over its parameters and settled memory
	active bool
}

func newPasses(a *dataflow.Analysis, sites []pointsto.CallSite) *passes {
	ps := &passes{a: a, sites: map[pointsto.CallSite]bool{},
		funcs: map[ir.FuncID]*funcPasses{}, trips: map[expr.Value]loopOf{}}
	work := []ir.FuncID{}
	for _, s := range sites {
		ps.sites[s] = true
		work = append(work, s.Func)
	}
	ps.leads = dataflow.Reaching(
		len(a.Prog.Funcs),
		work,
		func(f ir.FuncID) []pointsto.CallSite { return a.Ways(f).Calls },
	)
	return ps
}

// of are the counts of a function that leads to the barrier, computed by need.
func (ps *passes) of(f ir.FuncID) *funcPasses {
	if fp := ps.funcs[f]; fp != nil {
		return fp
	}
	fn := ps.a.Prog.Funcs[f]
	fp := &funcPasses{at: make([]count, len(fn.Blocks)), active: true}
	ps.funcs[f] = fp
	shape := ps.a.Shape(f)
	if loops, ok := shape.Loops(); ok {
		w := &walk{passes: ps, f: f, shape: shape, loops: loops, at: fp.at}
		w.run()
		fp.total = w.returned()
	}
	fp.active = false
	return fp
}

// before is how many times the activation has waited when control is before pc, relative to f.
func (ps *passes) before(f ir.FuncID, pc ir.PC) count {
	if !ps.leads[f] {
		return exactly(0)
	}
	fp := ps.of(f)
	if fp.active {
		return count{}
	}
	b := ps.a.Prog.Funcs[f].BlockOf(pc)
	return fp.at[b].plus(ps.within(f, b, pc), 1)
}

// within is how many times control waits on its way from the start of a block to pc.
func (ps *passes) within(f ir.FuncID, b ir.BlockID, pc ir.PC) count {
	fn := ps.a.Prog.Funcs[f]
	c := exactly(0)
	for at := fn.Blocks[b].First; at < pc; at++ {
		if fn.Code[at].Op == ir.OpCall {
			c = c.plus(ps.call(f, at), 1)
		}
	}
	return c
}

// call is how many times a call waits: as often as each function that it may call.
func (ps *passes) call(f ir.FuncID, pc ir.PC) count {
	if ps.sites[pointsto.CallSite{Func: f, PC: pc}] {
		if len(ps.a.Graph.Callees(f, pc)) != 1 {
			return count{}
		}
		return exactly(1)
	}
	var all count
	for i, callee := range ps.a.Graph.Callees(f, pc) {
		c := ps.callee(f, pc, callee)
		if i > 0 && !c.equal(all) {
			return count{}
		}
		all = c
	}
	if len(ps.a.Graph.Callees(f, pc)) == 0 {
		return exactly(0)
	}
	return all
}

// callee is how many times the call waits if it calls that function.
func (ps *passes) callee(f ir.FuncID, pc ir.PC, callee ir.FuncID) count {
	if !ps.leads[callee] {
		return exactly(0)
	}
	fp := ps.of(callee)
	if fp.active {
		return count{}
	}
	return fp.total.mapped(func(t term) (expr.Value, bool) { return ps.a.InCall(t.v, callee, f, pc) })
}

// standing is how many times a thread has waited where it stands, over its frames' definitions. ok is false where
// not all of its frames are known.
func (ps *passes) standing(thread int) (c count, root ir.FuncID, ok bool) {
	c = exactly(0)
	for act := ps.a.Stack(thread); ; act = act.Caller {
		c = c.plus(ps.inFrame(act), 1)
		if act.Caller != nil {
			continue
		}
		w := act.Ways
		return c, act.Func, c.known && len(w.Calls) == 0 && !w.Outside
	}
}

// inFrame is how many times one frame has waited, wherever it may stand.
func (ps *passes) inFrame(act *dataflow.Activation) count {
	var all count
	for i, pc := range act.PCs {
		c := ps.before(act.Func, pc).mapped(func(t term) (expr.Value, bool) { return act.Relative(t.v) })
		if i > 0 && !c.equal(all) {
			return count{}
		}
		all = c
	}
	return all
}

// named reports whether a condition mentions a trip count that is only named.
func (ps *passes) named(cond expr.Value) bool {
	return cond.N != nil &&
		slices.ContainsFunc(
			expr.Symbols(cond.N),
			func(s *expr.Symbol) bool { return ps.trips[ps.a.B.Sym(s)].loop != nil },
		)
}
