package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// Value is what register r holds in the activation, an expression over symbols that each denote one
// dynamic instance of one definition, and over constants. Registers whose definition does not dominate
// where the activation stands have no value.
func (act *Activation) Value(r ir.Reg) (v expr.Value, ok bool) {
	shape := act.a.Shape(act.Func)
	for _, pc := range act.PCs {
		if !shape.DefinedBefore(r, pc) {
			return expr.Value{}, false
		}
	}
	return act.value(r), true
}

func (act *Activation) value(r ir.Reg) expr.Value {
	if v, ok := act.vals[r]; ok {
		return v
	}
	v, _ := act.a.instantiate(act.a.rel.reg(act.Func, r), act)
	if act.vals == nil {
		act.vals = map[ir.Reg]expr.Value{}
	}
	act.vals[r] = v
	return v
}

// Operand is the value of an operand in the activation.
func (act *Activation) Operand(o ir.Operand) (v expr.Value, ok bool) {
	if o.Kind == ir.KReg {
		return act.Value(o.Reg)
	}
	return constant(act.a.B, o)
}

// constant is the value of an operand that is no register; undefined ones have none.
func constant(b *expr.Builder, o ir.Operand) (v expr.Value, ok bool) {
	switch o.Kind {
	case ir.KConst, ir.KGlobal, ir.KFunc:
		return expr.Word(o.Word), true
	}
	return expr.Value{}, false
}

// Relative turns an expression relative to the activation's function (see Analysis.Relative) into its
// value in the activation.
func (act *Activation) Relative(v expr.Value) (expr.Value, bool) { return act.a.instantiate(v, act) }

// scope gives the symbols of relative expressions of one function their values.
type scope interface {
	function() ir.FuncID
	param(i int) (expr.Value, bool)
	fresh(r ir.Reg) (expr.Value, bool)
}

func (act *Activation) function() ir.FuncID { return act.Func }

// param is the value passed: by the one caller's calls where they agree, by the creation where the
// activation is a thread's oldest, by every possible way to enter where the stack is not known.
func (act *Activation) param(i int) (expr.Value, bool) {
	if act.known == nil {
		n := len(act.a.Prog.Funcs[act.Func].Params)
		act.known, act.params = make([]bool, n), make([]expr.Value, n)
	}
	if !act.known[i] {
		v, ok := act.passed(i)
		if !ok {
			v, ok = act.fresh(ir.Reg(i))
		}
		act.known[i], act.params[i] = ok, v
	}
	return act.params[i], act.known[i]
}

func (act *Activation) passed(i int) (expr.Value, bool) {
	if x := act.twin(); x != nil {
		return x.param(i)
	}
	m := meet{}
	switch {
	case act.through:
		return expr.Value{}, false
	case act.Caller != nil:
		for _, pc := range act.Caller.PCs {
			m.add(act.a.argument(act.Func, i, insideCall{act.Caller}, pc))
		}
	case act.Creator != nil:
		if i != 0 {
			return expr.Value{}, false
		}
		for _, pc := range act.Creator.PCs {
			m.add(insideCall{act.Creator}.Operand(act.a.calls.created(act.Creator.Func, pc)))
		}
	default:
		return act.a.enteredWith(act.Func, i, act.Ways)
	}
	return m.value()
}

// insideCall evaluates an argument of the call that an activation is inside of. Its definition dominates that
// call, not necessarily the others that the activation may be inside of instead; the values of several calls
// are used only where they are one, whose symbols then dominate all of them.
type insideCall struct{ *Activation }

func (in insideCall) Operand(o ir.Operand) (expr.Value, bool) {
	if o.Kind == ir.KReg {
		return in.value(o.Reg), true
	}
	return constant(in.a.B, o)
}

// created is the argument handed to the new thread by a creating call.
func (c *calls) created(f ir.FuncID, pc ir.PC) ir.Operand {
	for _, cr := range c.creates {
		if cr.Func == f && cr.PC == pc {
			return cr.Arg
		}
	}
	return ir.Operand{}
}

// argument is argument i of the call at pc of the caller, if it has the width that callee f expects.
func (a *Analysis) argument(f ir.FuncID, i int, caller evaluator, pc ir.PC) (expr.Value, bool) {
	fn := a.Prog.Funcs[caller.function()]
	call := &fn.Calls[fn.Code[pc].Aux]
	if i >= len(call.Args) || call.ArgBits[i] != a.Prog.Funcs[f].Params[i].Bits ||
		call.ByVal != nil && call.ByVal[i] > 0 {
		return expr.Value{}, false
	}
	return caller.Operand(call.Args[i])
}

type evaluator interface {
	function() ir.FuncID
	Operand(ir.Operand) (expr.Value, bool)
}

// fresh is the value of a definition that the function itself does not explain: what the thread's creator wrote for it,
// or the definition's own symbol.
func (act *Activation) fresh(r ir.Reg) (expr.Value, bool) {
	if v, ok := act.inherited(r); ok {
		return v, true
	}
	if v, ok := act.steady(r); ok {
		return v, true
	}
	if x := act.twin(); x != nil && !act.a.joins.varies(act.Func, r) && x.defined(act.a.Shape(act.Func), r) {
		return x.fresh(r)
	}
	return act.own(r), true
}

// own is the symbol of the register's most recent definition: shared by all who name it where that
// executes at most once, in any run or in the one activation that matters, else the activation's own. The address of a
// local in memory is its slot's.
func (act *Activation) own(r ir.Reg) expr.Value {
	if v, ok := act.a.handed(act.Func, r); ok && act.noNullHere(r) {
		return v
	}
	v := act.symbol(r)
	if v.N != nil && v.N.Op() == expr.OpSym {
		if equal, ok := act.a.equal[v.N.Symbol()]; ok {
			return act.a.Resolve(equal)
		}
	}
	return v
}

func (act *Activation) symbol(r ir.Reg) expr.Value {
	a := act.a
	if !a.once.Def(act.Func, r) && (a.joins.varies(act.Func, r) || !a.standsOnce(act)) {
		v := a.names.symbol(act.prefix, act.Func, r)
		if !act.born {
			a.inFrames[v.N.Symbol()] = act.Thread
		}
		return a.inSlot(v, slotKey{act.Thread, act.Frame, r}, act.Func)
	}
	return a.onceValue(act.Func, r)
}

// meet is the greatest lower bound of the values that reach a point: the one they all are, or nothing.
type meet struct {
	v     expr.Value
	n     int
	fails bool
}

func (m *meet) add(v expr.Value, ok bool) {
	m.fails = m.fails || !ok || m.n > 0 && v != m.v
	m.v, m.n = v, m.n+1
}

func (m *meet) value() (expr.Value, bool) {
	if m.fails || m.n == 0 {
		return expr.Value{}, false
	}
	return m.v, true
}
