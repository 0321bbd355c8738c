package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// instantiate replaces the symbols of a relative expression by the values they have in a scope; ok is
// false where one has none there.
func (a *Analysis) instantiate(v expr.Value, s scope) (out expr.Value, ok bool) {
	if v.Concrete() {
		return v, true
	}
	by := map[*expr.Node]expr.Value{}
	for _, sym := range expr.Symbols(v.N) {
		val, known, ok := a.symbolIn(sym, s)
		if !ok {
			return expr.Value{}, false
		}
		if known {
			by[a.B.Sym(sym).N] = val
		}
	}
	if len(by) == 0 {
		return v, true
	}
	return a.B.Subst(v, by), true
}

// symbolIn is the value of a symbol in a scope; known is false where the symbol is not relative and
// stands for itself.
func (a *Analysis) symbolIn(sym *expr.Symbol, s scope) (v expr.Value, known, ok bool) {
	if addr, stable := a.memory.address(sym); stable {
		at, ok := a.instantiate(addr, s)
		if !ok {
			return expr.Value{}, false, false
		}
		return a.memory.content(at, sym.Width, sym.Pointer, a.memory.holds[sym]), true, true
	}
	if c, is := a.paths.cells[sym]; is {
		at, ok := a.instantiate(c.Addr, s)
		if !ok {
			return expr.Value{}, false, false
		}
		return a.pathCell(at, c.Bits, c.To, a.memory.holds[sym]), true, true
	}
	d, relative := a.rel.defs[sym]
	if !relative {
		return expr.Value{}, false, true
	}
	if d.f != s.function() {
		return expr.Value{}, false, false
	}
	if int(d.r) < len(a.Prog.Funcs[d.f].Params) {
		v, ok = s.param(int(d.r))
	} else {
		v, ok = s.fresh(d.r)
	}
	return v, true, ok
}

// InCall turns an expression relative to callee into one relative to the caller, whose call at pc calls
// it; ok is false where it mentions definitions of the callee that no argument gives.
func (a *Analysis) InCall(v expr.Value, callee, caller ir.FuncID, pc ir.PC) (out expr.Value, ok bool) {
	return a.instantiate(v, &callScope{a, callee, &relScope{a.rel, caller}, pc})
}

// Mentioned lists the registers whose definitions a relative expression mentions, ascending.
func (a *Analysis) Mentioned(v expr.Value) []ir.Reg {
	if v.Concrete() {
		return nil
	}
	if known, ok := a.mentioned[v.N]; ok {
		return known
	}
	found := map[ir.Reg]bool{}
	var visit func(expr.Value)
	visit = func(v expr.Value) {
		if v.Concrete() {
			return
		}
		for _, s := range expr.Symbols(v.N) {
			if d, ok := a.rel.defs[s]; ok {
				found[d.r] = true
			}
			if addr, ok := a.memory.address(s); ok {
				visit(addr)
			}
			if c, ok := a.paths.cells[s]; ok {
				visit(c.Addr)
			}
		}
	}
	visit(v)
	out := make([]ir.Reg, 0, len(found))
	for r := range found {
		out = append(out, r)
	}
	slices.Sort(out)
	a.mentioned[v.N] = out
	return out
}
