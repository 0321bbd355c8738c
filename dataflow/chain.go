package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Chain is one way to reach a call: its function's callers, the callers of those, as far as they can be told
// apart. Values in it hold whenever control gets there that way.
type Chain struct {
	a     *Analysis
	site  pointsto.CallSite
	older *Chain // nil: entered in any way
}

// maxChains bounds the ways that Chains tells apart.
const maxChains = 64

// Chains lists the ways to reach a call that may have happened before the context, in order of call sites.
// Where there are more than 64, or recursive ones, callers are taken together.
func (a *Analysis) Chains(site pointsto.CallSite) []Chain {
	chains := []Chain{{a: a, site: site}}
	for {
		next, grew := a.lengthen(chains)
		if !grew || len(next) > maxChains {
			return chains
		}
		chains = next
	}
}

// lengthen adds one caller to every chain that can have one.
func (a *Analysis) lengthen(chains []Chain) (out []Chain, grew bool) {
	for _, c := range chains {
		callers := a.chainCallers(&c)
		if len(callers) == 0 {
			out = append(out, c)
			continue
		}
		grew = true
		for _, s := range callers {
			out = append(out, c.from(s))
		}
	}
	return out, grew
}

// chainCallers lists the calls that may precede a chain; none where its oldest function may be entered in
// another way or recursively.
func (a *Analysis) chainCallers(c *Chain) []pointsto.CallSite {
	oldest := c
	for oldest.older != nil {
		oldest = oldest.older
	}
	f := oldest.site.Func
	w := a.calls.ways(f)
	if w.Process || w.Outside || len(w.Creates) > 0 {
		return nil
	}
	var out []pointsto.CallSite
	for _, s := range w.Calls {
		for x := c; x != nil; x = x.older {
			if x.site.Func == s.Func {
				return nil
			}
		}
		if a.before.Executed(s.Func, s.PC) || a.before.Standing(s.Func, s.PC) {
			out = append(out, s)
		}
	}
	return out
}

// from is the chain preceded by a call of its oldest function.
func (c *Chain) from(s pointsto.CallSite) Chain {
	out := Chain{a: c.a, site: c.site}
	if c.older == nil {
		out.older = &Chain{a: c.a, site: s}
		return out
	}
	older := c.older.from(s)
	out.older = &older
	return out
}

// Operand is the value of an operand of the chain's function whenever control gets to its call that way.
func (c Chain) Operand(o ir.Operand) (expr.Value, bool) {
	if o.Kind != ir.KReg {
		return constant(c.a.B, o)
	}
	return c.a.instantiate(c.a.rel.reg(c.site.Func, o.Reg), &c)
}

func (c *Chain) function() ir.FuncID { return c.site.Func }

func (c *Chain) param(i int) (expr.Value, bool) {
	g := c.a.anywhere(c.site.Func)
	if c.older == nil {
		return g.param(i)
	}
	if v, ok := c.a.argument(c.site.Func, i, c.older, c.older.site.PC); ok {
		return v, true
	}
	return g.param(i)
}

func (c *Chain) fresh(r ir.Reg) (expr.Value, bool) { return c.a.anywhere(c.site.Func).fresh(r) }
