package barriers

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// group is one barrier whose waits are known, with the threads that may ever wait at it: it is initialised at most
// once in a run, or all threads that have used it before it is initialised again have ended by then.
type group struct {
	a      *dataflow.Analysis
	init   pointsto.CallSite
	once   bool         // it is initialised at most once in a run
	counts []expr.Value // what it may expect, 32 bits each
	passes *passes
	roots  []ir.FuncID     // where threads start that may wait at it
	most   dataflow.Starts // no more such threads ever start
}

// groups finds the barriers for which matching is possible, in order of their initialisation.
func groups(a *dataflow.Analysis) []*group {
	wait, init := a.Prog.Library("pthread_barrier_wait"), a.Prog.Library("pthread_barrier_init")
	if a.Ctx.OthersUnknown || wait == nil || init == nil {
		return nil
	}
	inits := a.Before().Calls(init.Name)
	w := a.Ways(wait.ID)
	if w.Outside || w.Process || len(w.Creates) > 0 {
		return nil
	}
	var out []*group
	for i := range inits {
		sites, ok := waits(a, inits, i, w.Calls)
		if !ok || len(sites) == 0 {
			continue
		}
		g := &group{a: a, init: inits[i], once: a.Once(inits[i].Func, inits[i].PC), passes: newPasses(a, sites)}
		if (g.once || g.fixed()) && g.participants() && g.expects() {
			out = append(out, g)
		}
	}
	return out
}

// waits lists the calls that wait at the barrier of initialisation i. It fails where one of them may wait at the
// barrier of another, or code outside the program may. (A wait is at some barrier that has been initialised.)
func waits(
	a *dataflow.Analysis,
	inits []pointsto.CallSite,
	i int,
	calls []pointsto.CallSite,
) (sites []pointsto.CallSite, ok bool) {
	mine, ok := barrierAt(a, inits[i])
	if !ok {
		return nil, false
	}
	for k, other := range inits {
		at, ok := barrierAt(a, other)
		if k != i && (!ok || pointsto.Overlap(mine, 1, at, 1)) {
			return nil, false
		}
	}
	for _, s := range calls {
		at, ok := barrierAt(a, s)
		if !ok {
			return nil, false
		}
		if !pointsto.Overlap(mine, 1, at, 1) {
			continue
		}
		for k, other := range inits {
			if to, _ := barrierAt(a, other); k != i && pointsto.Overlap(to, 1, at, 1) {
				return nil, false
			}
		}
		sites = append(sites, s)
	}
	return sites, true
}

// barrierAt is what the first argument of a call may point to; ok is false where that may be memory that code outside
// the program knows, or is not known.
func barrierAt(a *dataflow.Analysis, s pointsto.CallSite) (at pointsto.Set, ok bool) {
	fn := a.Prog.Funcs[s.Func]
	args := fn.Calls[fn.Code[s.PC].Aux].Args
	if len(args) == 0 {
		return nil, false
	}
	at = a.Graph.Operand(s.Func, args[0])
	return at, len(at) > 0 && !slices.ContainsFunc(at, func(t pointsto.Target) bool { return a.Graph.Outside(t.Node) })
}

// participants finds where the threads start that may ever wait at the barrier, and bounds their number.
func (g *group) participants() bool {
	g.most = dataflow.Starts{Most: expr.Word(0), Low: expr.Word(0), Small: true}
	for f, leads := range g.passes.leads {
		if !leads {
			continue
		}
		fn, w := g.a.Prog.Funcs[f], g.a.Ways(ir.FuncID(f))
		if fn.Runtime || fn.External || w.Outside || w.Process && fn.Name != "main" {
			return false
		}
		if !w.Process && (len(w.Creates) == 0 || !g.a.Before().Started(fn.ID)) {
			continue
		}
		n, ok := g.starts(fn.ID)
		if !ok {
			return false
		}
		g.roots = append(g.roots, fn.ID)
		g.most = g.most.Plus(g.a.B, n)
	}
	return true
}

// fixed reports whether every execution of the initialisation is of one object.
func (g *group) fixed() bool {
	fn := g.a.Prog.Funcs[g.init.Func]
	v, ok := g.a.Relative(fn.ID, fn.Calls[fn.Code[g.init.PC].Aux].Args[0])
	if ok {
		v, ok = g.a.Anywhere(fn.ID, v)
	}
	return ok && v.Concrete()
}

// starts bounds the threads that start in f and may use the barrier as it was last initialised.
func (g *group) starts(f ir.FuncID) (dataflow.Starts, bool) {
	if g.once {
		return g.a.MostStarts(f)
	}
	return g.a.StartsSince(f, g.init)
}

// expects evaluates the counts that the initialisation may give.
func (g *group) expects() bool {
	fn := g.a.Prog.Funcs[g.init.Func]
	args := fn.Calls[fn.Code[g.init.PC].Aux].Args
	if len(args) < 3 {
		return false
	}
	for _, c := range g.a.Chains(g.init) {
		v, ok := c.Operand(args[2])
		if !ok {
			return false
		}
		if !slices.Contains(g.counts, v) {
			g.counts = append(g.counts, v)
		}
	}
	return len(g.counts) > 0
}

// lockstep is a condition under which the threads use the barrier in lock-step: none of the counts that it may expect
// is less than the number of threads that ever wait at it. Then no thread passes it again before all have arrived, so
// that all that are not waiting have passed it equally often, and those that wait as often before.
func (g *group) lockstep() expr.Value {
	b, out := g.a.B, expr.True
	for _, c := range g.counts {
		c = g.a.Resolve(c)
		if g.most.Small && c == g.a.Resolve(g.most.Low) {
			continue
		}
		out = b.And1(out, b.Cmp(expr.ULE, 64, g.a.Resolve(g.most.Most), b.ZExt(countBits, 64, c)))
	}
	return out
}

// users lists the listed threads that started where threads do that may wait at the barrier; exact is false where one
// may have started elsewhere.
func (g *group) users() (threads []int, exact bool) {
	exact = true
	for t := range g.a.Ctx.Threads {
		roots := g.a.Roots(t)
		if !slices.ContainsFunc(roots, func(f ir.FuncID) bool { return slices.Contains(g.roots, f) }) {
			continue
		}
		threads = append(threads, t)
		exact = exact && len(roots) == 1
	}
	return threads, exact
}
