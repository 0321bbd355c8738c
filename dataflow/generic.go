package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// generic is an activation of a function of which nothing is known but that it happened: only constants
// and what executes at most once have values in it.
type generic struct {
	a *Analysis
	f ir.FuncID
}

type genericParam struct {
	v          expr.Value
	ok, active bool
}

// anywhere is the evaluation of a function's registers that holds in each of its activations.
func (a *Analysis) anywhere(f ir.FuncID) generic { return generic{a, f} }

// Anywhere is the value that an expression relative to f has in every activation of f
// that ever evaluates it: a constant, or an expression over definitions that execute at most once.
func (a *Analysis) Anywhere(f ir.FuncID, v expr.Value) (expr.Value, bool) {
	return a.instantiate(v, a.anywhere(f))
}

func (g generic) function() ir.FuncID { return g.f }

func (g generic) Operand(o ir.Operand) (expr.Value, bool) {
	if o.Kind != ir.KReg {
		return constant(g.a.B, o)
	}
	return g.a.instantiate(g.a.rel.reg(g.f, o.Reg), g)
}

func (g generic) param(i int) (expr.Value, bool) {
	key := defKey{g.f, ir.Reg(i)}
	p := g.a.generic[key]
	if p == nil {
		p = &genericParam{active: true}
		g.a.generic[key] = p
		p.v, p.ok = g.a.enteredWith(g.f, i, g.a.calls.ways(g.f))
		if !p.ok && g.a.once.Func(g.f) {
			p.v, p.ok = g.a.names.once(g.f, ir.Reg(i)), true
		}
		p.active = false
	}
	return p.v, p.ok && !p.active
}

func (g generic) fresh(r ir.Reg) (expr.Value, bool) {
	if !g.a.once.Def(g.f, r) {
		return expr.Value{}, false
	}
	return g.a.onceValue(g.f, r), true
}

// enteredWith is parameter i of f where all the ways to enter it agree. A recursive call that passes its
// own parameter on changes nothing.
func (a *Analysis) enteredWith(f ir.FuncID, i int, w Ways) (expr.Value, bool) {
	if w.Process || w.Outside {
		return expr.Value{}, false
	}
	m := meet{}
	for _, s := range w.Calls {
		if s.Func == f && a.passesOn(f, i, s.PC) {
			continue
		}
		m.add(a.argument(f, i, a.anywhere(s.Func), s.PC))
	}
	for _, c := range w.Creates {
		if i != 0 {
			return expr.Value{}, false
		}
		m.add(a.anywhere(c.Func).Operand(c.Arg))
	}
	return m.value()
}

func (a *Analysis) passesOn(f ir.FuncID, i int, pc ir.PC) bool {
	fn := a.Prog.Funcs[f]
	args := fn.Calls[fn.Code[pc].Aux].Args
	return i < len(args) && args[i].Kind == ir.KReg && a.rel.reg(f, args[i].Reg) == a.rel.formal(f, i)
}
