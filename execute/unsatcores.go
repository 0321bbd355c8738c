package execute

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/solver"
)

// Where the path condition excludes something, what was explored depends on the conjuncts that do: another state needs
// these, and none that no proof needed. What may happen under a path condition may happen under a weaker one.

// unsatCores are the conjuncts of path conditions that something was excluded by.
type unsatCores struct {
	conds map[*expr.Node]bool
	all   bool // every one may have been needed
}

func (p *unsatCores) join(o *unsatCores) {
	p.all = p.all || o.all
	for c := range o.conds {
		p.add(c)
	}
}

func (p *unsatCores) add(c *expr.Node) {
	if p.conds == nil {
		p.conds = map[*expr.Node]bool{}
	}
	p.conds[c] = true
}

// of are those of a path condition, oldest first.
func (p *unsatCores) of(pc *expr.PC) []*expr.Node {
	conds := pc.Conds()
	if p.all {
		return conds
	}
	return slices.DeleteFunc(conds, func(c *expr.Node) bool { return !p.conds[c] })
}

// noteCore adds what the solver has excluded since this was last asked for.
func (r reduced) noteCore(p *unsatCores) {
	for _, x := range r.M.TakeRefuted() {
		if x.Q.N == nil {
			p.all = p.all || x.Q == expr.True
			continue
		}
		for _, c := range r.core(x) {
			p.add(c)
		}
	}
}

// maxCore bounds the conjuncts among which a core is looked for.
const maxCore = 16

// core are conjuncts of a path condition that exclude a condition: those that share symbols with it, without what can
// be left out so that the rest is seen to exclude it without a search.
func (r reduced) core(x interp.UnsatQuery) []*expr.Node {
	if not := r.M.B.Not(x.Q); not.N != nil && x.PC.Has(not.N) {
		return []*expr.Node{not.N}
	}
	core := x.PC.Related(x.Q.N)
	if len(core) < 2 || len(core) > maxCore {
		return core
	}
	for at := 0; at < len(core); {
		rest := slices.Delete(slices.Clone(core), at, at+1)
		var pc *expr.PC
		for _, c := range rest {
			pc = r.M.B.Assume(pc, c.Value())
		}
		if r.M.S.Glance(pc, x.Q) == solver.Unsat {
			core = rest
		} else {
			at++
		}
	}
	return core
}
