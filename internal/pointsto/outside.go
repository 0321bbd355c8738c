package pointsto

import "midway/internal/ir"

// harmless are external functions that the interpreter itself gives a meaning without pointers.
var harmless = map[string]bool{
	"setjmp": true, "_setjmp": true, "__sigsetjmp": true, "sigsetjmp": true,
	"longjmp": true, "_longjmp": true, "siglongjmp": true, "__longjmp_chk": true,
}

// callExternal: an unmodelled external function is given its arguments and every global that is not
// constant; it returns anything outside.
func (a *analysis) callExternal(c call, fn *ir.Func) {
	if harmless[fn.Name] {
		return
	}
	a.exposeGlobals()
	a.giveOutside(c)
}

// callUnknown: a call through an unknown pointer reaches outside code and every escaped function.
func (a *analysis) callUnknown(c call) {
	a.exposeGlobals()
	a.giveOutside(c)
	a.escaping = append(a.escaping, c)
	for _, n := range a.s.escaped {
		if f, ok := a.funcOf(n); ok {
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
	if c.dst == ir.None {
		return
	}
	for k, bits := range c.info.RetBits {
		if int(bits) >= a.p.Model.PtrBits() {
			a.s.insert(a.reg(c.inst, c.dst+ir.Reg(k)), UnknownNode, anywhere)
		}
	}
}

// exposeGlobals: outside code reaches the program's globals.
func (a *analysis) exposeGlobals() {
	if a.exposed {
		return
	}
	a.exposed = true
	for _, g := range a.p.Globals {
		if !g.Const && !g.Runtime {
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
		a.bind(c, f)
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
