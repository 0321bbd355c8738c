package pointsto

import (
	"strings"

	"midway/internal/ir"
)

// callExternal: an unmodelled external function is given its arguments and the globals that it is taken to know; it
// returns anything outside. One that touches no memory keeps nothing, but may return what it was given.
func (a *analysis) callExternal(c call, fn *ir.Func) {
	switch {
	case fn.Jumps():
	case fn.Reading == ir.ReadPure:
		a.returnArguments(c)
		a.given = a.given || !strings.HasPrefix(fn.Name, "llvm.")
	default:
		a.given = a.given || !strings.HasPrefix(fn.Name, "llvm.")
		a.exposeGlobals(fn.Reading)
		a.giveOutside(c)
	}
}

// returnArguments: the results of a call ⊇ its arguments, and Unknown.
func (a *analysis) returnArguments(c call) {
	results := []varID{c.res}
	args := c.bound
	if c.info != nil {
		results, args = a.wideResults(c), nil
		for _, op := range c.info.Args {
			args = append(args, a.value(c.inst, op))
		}
	}
	for _, res := range results {
		a.s.insert(res, UnknownNode, anywhere)
		for _, v := range args {
			a.s.copyTo(v, res)
		}
	}
}

// wideResults are the variables of a call's results that are as wide as pointers.
func (a *analysis) wideResults(c call) (out []varID) {
	if c.dst == ir.None {
		return nil
	}
	for k, bits := range c.info.RetBits {
		if int(bits) >= a.p.Model.PtrBits() {
			out = append(out, a.into(c.inst, c.dst+ir.Reg(k)))
		}
	}
	return out
}

// callUnknown: a call through an unknown pointer reaches outside code and every escaped function.
func (a *analysis) callUnknown(c call) {
	a.exposeGlobals(a.p.Elsewhere)
	a.giveOutside(c)
	a.escaping = append(a.escaping, c)
	a.bindAll(c, a.s.escaped)
}

// bindAll makes the functions among objects callees of c.
func (a *analysis) bindAll(c call, objects []Node) {
	c.any = true
	for _, n := range objects {
		f, ok := a.funcOf(n)
		switch {
		case ok && c.spawn:
			a.bind(c, a.p.Funcs[f].Run().ID)
		case ok:
			a.bind(c, f)
		}
	}
}

// giveOutside: the sink ⊇ the arguments of a call; its results are Unknown.
func (a *analysis) giveOutside(c call) {
	if c.info == nil {
		for _, v := range c.bound {
			a.s.copyTo(v, a.s.sink)
		}
		a.s.insert(c.res, UnknownNode, anywhere)
		return
	}
	for _, op := range c.info.Args {
		a.s.copyTo(a.value(c.inst, op), a.s.sink)
	}
	for _, res := range a.wideResults(c) {
		a.s.insert(res, UnknownNode, anywhere)
	}
}

// exposeGlobals: outside code reaches the program's globals that it is taken to know. Those that are only declared it
// reaches in any case.
func (a *analysis) exposeGlobals(r ir.Reading) {
	if a.exposed[r] || r == ir.ReadArguments {
		return
	}
	a.exposed[r] = true
	for _, g := range a.p.Globals {
		named := !g.Symbol.Local || g.Shown // a constant that others name leads them to what it holds
		if !g.Runtime && (named || r == ir.ReadAnything && !g.Const) {
			a.s.markOutside(a.globalNode(g.ID))
		}
	}
}

// callFromOutside: an escaped function may be called by outside code with anything it has.
func (a *analysis) callFromOutside(n Node) {
	f, ok := a.funcOf(n)
	if !ok {
		return
	}
	for _, c := range a.escaping {
		a.bindAll(c, []Node{n})
	}
	a.openRoot(a.p.Funcs[f])
}

// openRoot: fn is called with unknown arguments, and its results go outside.
func (a *analysis) openRoot(fn *ir.Func) {
	if fn.External {
		return
	}
	args := make([]varID, len(fn.Params))
	for k := range args {
		args[k] = a.constVar(UnknownNode, anywhere)
	}
	a.bind(call{inst: -1, bound: args, res: a.s.sink}, fn.ID)
}
