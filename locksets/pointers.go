package locksets

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// pointers collects what memory holds at the context through which threads have taken locks that they hold there, or
// wait to have again.
type pointers struct {
	th    *threads
	defs  []dataflow.MemoryDef
	equal map[*expr.Symbol]expr.Value
	found map[expr.Value]bool // paths of the context
}

// Memory lists what memory holds at the context because a thread has taken a lock through it, and its function gives
// that up through it.
func (f *Facts) Memory() []dataflow.MemoryDef {
	out := slices.Clone(f.memory)
	for i := range out {
		out[i].Addr, out[i].Value = f.a.Resolve(out[i].Addr), f.a.Resolve(out[i].Value)
	}
	return out
}

// Reloads reports whether something is known because locks are given up through the pointers in memory that they were
// taken through.
func (f *Facts) Reloads() bool { return f.reloads }

// reloads reports whether a function that may have begun gives up a lock through a pointer that it reads again.
func (s *summaries) reloads() bool {
	for f := range s.reloaded {
		if s.a.Before().Started(f) {
			return true
		}
	}
	return false
}

// thread adds what thread t has taken locks through; s is what it holds where it stands, with the mutex of a wait.
func (p *pointers) thread(t int, s state) {
	a := p.th.s.a
	var younger []*dataflow.Activation
	for act := a.Stack(t); act != nil; act = act.Caller {
		if len(act.PCs) != 1 {
			return
		}
		pc := act.PCs[0]
		e := p.th.relative(pointsto.CallSite{Func: act.Func, PC: pc})
		for _, h := range e.s.held {
			if h.hasPath() && p.th.s.reloaded[act.Func][h.path] {
				p.held(act, pc, h, s, younger)
			}
		}
		younger = append(younger, act)
	}
}

// held adds the memory of a lock's path that an activation has taken, if it is held yet.
func (p *pointers) held(act *dataflow.Activation, pc ir.PC, h fact, s state, younger []*dataflow.Activation) {
	a := p.th.s.a
	path, ok := act.Path(h.path)
	if !ok || !slices.ContainsFunc(s.held, func(f fact) bool { return f.hasPath() && f.path == path }) {
		return
	}
	for _, y := range younger {
		if p.th.s.killedBefore(y.Func, y.PCs[0], path) {
			return
		}
	}
	cells := a.PathCells(h.path)
	var defs []dataflow.MemoryDef
	for _, c := range cells {
		addr, ok1 := act.Path(c.Addr)
		val, ok2 := act.Path(a.B.Sym(c.Sym))
		if !ok1 || !ok2 {
			return
		}
		defs = append(defs, dataflow.MemoryDef{Thread: act.Thread, Addr: addr, Bits: c.Bits, Value: val,
			At: a.Prog.At(a.Prog.Funcs[h.at.Func].Code[h.at.PC].Loc), Shared: true})
	}
	if !p.found[path] {
		p.found[path] = true
		p.defs = append(p.defs, defs...)
	}
	if h.named {
		p.equate(act, h.lock, h.path, cells)
	}
	fn := a.Prog.Funcs[act.Func]
	if fn.Code[pc].Op != ir.OpCall {
		return
	}
	for _, o := range fn.Calls[fn.Code[pc].Aux].Args {
		if v, ok := a.Relative(act.Func, o); ok {
			p.equate(act, v, a.Path(act.Func, v, pc), cells)
		}
	}
}

// equate notes that the definition that a pointer is some way behind is what memory of a path holds.
func (p *pointers) equate(act *dataflow.Activation, v, path expr.Value, cells []dataflow.PathCell) {
	a := p.th.s.a
	w := a.B.PtrBits()
	xs, x := a.B.Linear(w, v)
	ys, y := a.B.Linear(w, path)
	if len(xs) != 1 || len(ys) != 1 || xs[0].Coef != 1 || ys[0].Coef != 1 || x != y || ys[0].N.Op() != expr.OpSym {
		return
	}
	if !slices.ContainsFunc(cells, func(c dataflow.PathCell) bool { return c.Sym == ys[0].N.Symbol() }) {
		return
	}
	val, ok1 := act.Relative(expr.Value{N: xs[0].N})
	to, ok2 := act.Path(expr.Value{N: ys[0].N})
	if !ok1 || !ok2 || val.N == nil || val.N.Op() != expr.OpSym || val == to {
		return
	}
	if _, _, defined := a.Definition(val.N.Symbol()); defined && !mentions(a, to, val.N.Symbol()) {
		p.equal[val.N.Symbol()] = to
	}
}

// mentions reports whether a path of the context is over a symbol.
func mentions(a *dataflow.Analysis, path expr.Value, s *expr.Symbol) bool {
	over := func(v expr.Value) bool { return !v.Concrete() && slices.Contains(expr.Symbols(v.N), s) }
	return over(path) || slices.ContainsFunc(a.PathCells(path), func(c dataflow.PathCell) bool { return over(c.Addr) })
}

// acyclic drops equations that lead back to themselves.
func (p *pointers) acyclic() {
	a := p.th.s.a
	for s := range p.equal {
		v := p.equal[s]
		for range len(p.equal) + 1 {
			next := v
			for t, to := range p.equal {
				if mentions(a, v, t) {
					next = to
				}
			}
			if next == v {
				break
			}
			v = next
		}
		for t := range p.equal {
			if mentions(a, v, t) {
				p.equal = nil
				return
			}
		}
	}
}

// names are the locks of a state, by their paths where these are known to lead to them.
func (p *pointers) names(held []fact) []fact {
	out := slices.Clone(held)
	for i := range out {
		if h := &out[i]; h.hasPath() && p.found[h.path] {
			h.lock, h.named = h.path, true
		}
	}
	return out
}
