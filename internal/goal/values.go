package goal

import (
	"slices"

	"midway/context"
	"midway/internal/ir"
)

// A value of the failing frame is looked at where it fails. One of an older frame is looked at where that calls the
// next one: the call is made by a copy of its own where the value is the report's, and the stack that is looked for is
// that of the copies.

// heldCall is a call of an older frame of the failing stack, and its copy.
type heldCall struct {
	fn       ir.FuncID
	call     int32
	copiedAs int32
}

// Readable reports whether a condition has a value at a place.
func Readable(p *ir.Program, at context.Frame, text string) bool {
	x, err := context.ConditionAt(p, at, text)
	if err != nil {
		return false
	}
	e, ok := &emitter{p: p, frame: p.Funcs[at.Func], pc: at.PC}, true
	leaves(x, func(v *ir.Var, offset int64, t *ir.Type) {
		_, err := e.passed(local{v, offset}, t)
		ok = ok && err == nil
	})
	return ok
}

// condition is what has to hold of a frame's values; nil where that is nothing.
func (in *inserter) condition(at context.Frame) (all *context.Expr) {
	for _, text := range in.values[at] {
		x, err := context.ConditionAt(in.p, at, text)
		switch {
		case err != nil || !Readable(in.p, at, text):
		case all == nil:
			all = x
		default:
			all = &context.Expr{Op: context.ExprLogAnd, X: all, Y: x}
		}
	}
	return all
}

// observer begins a function that gives 32 bits and is passed what a condition needs of a frame.
func (in *inserter) observer(name string, at context.Frame, cond *context.Expr) *emitter {
	var e *emitter
	if cond == nil {
		e = in.function(name)
	} else if e, _ = newEmitter(in.p, name, in.p.Funcs[at.Func], at.PC, cond); e != nil {
		// Readable has found that it can
		e.loc = in.p.AddLoc(0)
	}
	e.f.RetBits, e.f.RetKinds = []uint16{32}, []ir.ScalarKind{ir.Whole}
	return e
}

// called is a call of the function.
func (e *emitter) called() ir.CallInfo {
	c := ir.CallInfo{Callee: e.f.ID}
	for _, a := range e.args {
		c.Args, c.ArgBits = append(c.Args, a.value), append(c.ArgBits, a.bits)
	}
	return c
}

// holding has the calls of older frames of the failing stack made by copies where their values are the report's.
func (in *inserter) holding() {
	for _, n := range in.own {
		for _, c := range in.p.Stacks[n].Callers {
			for _, call := range c.Calls {
				in.holdingAt(c.Func, call)
			}
		}
	}
}

func (in *inserter) holdingAt(fn ir.FuncID, call int32) {
	f := in.p.Funcs[fn]
	pc, ok := context.CallNumbered(f, call)
	at := context.Frame{Func: fn, PC: pc}
	if !ok || slices.ContainsFunc(in.held, func(h *heldCall) bool { return h.fn == fn && h.call == call }) {
		return
	}
	cond := in.condition(at)
	if cond == nil {
		return
	}
	e := in.observer(observation, at, cond)
	e.f.Atomic = false
	e.need(e.truth(cond))
	for _, v := range []uint64{1, 0} {
		e.add(ir.Instr{Op: ir.OpRet, Dst: ir.None, Aux: ir.None, Bits: 32, A: ir.C(v)})
		e.cur = no
	}
	e.f.Lay(e.blocks)
	h, guard, loc := &heldCall{fn: fn, call: call}, e.called(), f.Code[pc].Loc
	in.held = append(in.held, h)
	in.edit(fn, pc, func(f *ir.Func, at ir.PC) {
		before := len(f.Calls)
		f.Split(at, guard, loc, nil)
		for i := range f.Code {
			if c := &f.Code[i]; c.Op == ir.OpCall && int(c.Aux) >= before && f.Calls[c.Aux].Callee != guard.Callee {
				h.copiedAs = c.Aux
			}
		}
	})
}

// number makes the failing thread's stacks those of the copies. Other threads may be in both.
func (in *inserter) number() {
	for n := range in.p.Stacks {
		s, own := &in.p.Stacks[n], slices.Contains(in.own, n)
		s.Callers = slices.Clone(s.Callers)
		for k := range s.Callers {
			c := &s.Callers[k]
			c.Calls = slices.Clone(c.Calls)
			for _, h := range in.held {
				i := slices.Index(c.Calls, h.call)
				switch {
				case h.fn != c.Func || i < 0:
				case own:
					c.Calls[i] = h.copiedAs
				default:
					c.Calls = append(c.Calls, h.copiedAs)
				}
			}
		}
	}
}

// addressOf is a variable's address.
func addressOf(g *ir.Global) ir.Operand {
	return ir.Operand{Kind: ir.KGlobal, Index: int32(g.ID), Word: g.Addr}
}
