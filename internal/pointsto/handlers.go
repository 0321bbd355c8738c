package pointsto

import (
	"slices"

	"midway/internal/ir"
)

// handlersOf is the models' table of what signal and sigaction have installed, or nil where the program installs
// nothing.
func handlersOf(p *ir.Program) *ir.Global {
	i := slices.IndexFunc(p.Globals, func(g *ir.Global) bool { return g.Runtime && g.Symbol.Name == "actions" })
	if i < 0 {
		return nil
	}
	return p.Globals[i]
}

// bindHandlers: each handler of a signal that is installed may be called, with a number and two pointers that the
// system makes.
func (a *analysis) bindHandlers() {
	g := handlersOf(a.p)
	if g == nil {
		return
	}
	unknown := a.constVar(UnknownNode, anywhere)
	c := call{inst: -1, bound: []varID{noVar, unknown, unknown}, res: noVar}
	a.s.addUse(a.s.viewVar(a.globalNode(g.ID), anywhere, 1), &calls{a: a, c: c})
}

// Handlers are the functions that may be installed as handlers of signals, by id: one may be executed at any time.
func (g *Graph) Handlers() (out []ir.FuncID) {
	table := handlersOf(g.p)
	if table == nil {
		return nil
	}
	for _, c := range g.Contents(g.GlobalNode(table.ID)) {
		for _, t := range g.Functions(c.Points) {
			out = append(out, g.Info(t.Node).Func)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// HandlerOutside reports whether a function of code outside, or one without a body, may be installed as a handler.
func (g *Graph) HandlerOutside() bool {
	table := handlersOf(g.p)
	if table == nil {
		return false
	}
	external := func(t Target) bool { return g.p.Funcs[g.Info(t.Node).Func].External }
	return slices.ContainsFunc(g.Contents(g.GlobalNode(table.ID)), func(c Cell) bool {
		return c.Points.Has(UnknownNode) || slices.ContainsFunc(g.Functions(c.Points), external)
	})
}
