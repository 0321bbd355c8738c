package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Bounds of what is looked at for one argument.
const (
	maxPassed = 4    // calls inside one another
	nullPage  = 4096 // bytes from address 0 in which no access succeeds
)

// arguments says of the pointers that an activation was given that they are not null, where no way to enter it
// passes a null pointer: what is passed was accessed before, or compared with null, or is an address of the
// program's own. A start routine whose argument its creators have filled before is the usual case.
func (act *Activation) arguments() []Guard {
	w, fn := act.entered(), act.a.Prog.Funcs[act.Func]
	if act.a.rules.NoArguments {
		return nil
	}
	var out []Guard
	for i, p := range fn.Params {
		if !p.Ptr || !act.a.looksAt(act.Func, ir.Reg(i)) || !act.a.passedNoNull(w, i, maxPassed) {
			continue
		}
		v := act.value(ir.Reg(i))
		if v.N == nil {
			continue
		}
		at := act.a.at(act.Func, 0)
		if len(w.Creates) > 0 {
			at = act.a.at(w.Creates[0].Func, w.Creates[0].PC)
		} else if len(w.Calls) > 0 {
			at = act.a.at(w.Calls[0].Func, w.Calls[0].PC)
		}
		not := act.a.B.Cmp(expr.NE, act.a.Prog.Model.PtrBits(), v, expr.Word(0))
		out = append(out, Guard{Thread: act.Thread, Cond: not, At: at})
	}
	return out
}

// looksAt reports whether a function does more with a register than to access what is there: it may compare it
// with null.
func (a *Analysis) looksAt(f ir.FuncID, r ir.Reg) bool {
	fn := a.Prog.Funcs[f]
	return slices.ContainsFunc(a.users(f)[r], func(u ir.PC) bool {
		switch in := &fn.Code[u]; in.Op {
		case ir.OpLoad, ir.OpGEP:
			return false
		case ir.OpStore:
			return in.B == ir.R(r)
		}
		return true
	})
}

// entered are the ways in which an activation was entered, be they several or the one that is known.
func (act *Activation) entered() Ways {
	w := act.Ways
	switch c := act.a.calls; {
	case act.through: // a library model's call
	case act.Caller != nil:
		for _, pc := range act.Caller.PCs {
			w.Calls = append(w.Calls, pointsto.CallSite{Func: act.Caller.Func, PC: pc})
		}
	case act.Creator != nil:
		for _, i := range c.entries[act.Func] {
			if cr := c.creates[i]; cr.Func == act.Creator.Func && slices.Contains(act.Creator.PCs, cr.PC) {
				w.Creates = append(w.Creates, cr)
			}
		}
	}
	return w
}

// passedNoNull reports whether every way to enter a function passes a pointer that is not null as its i-th
// argument.
func (a *Analysis) passedNoNull(w Ways, i, depth int) bool {
	if w.Process || w.Outside || len(w.Calls)+len(w.Creates) == 0 || depth == 0 {
		return false
	}
	for _, s := range w.Calls {
		in := &a.Prog.Funcs[s.Func].Code[s.PC]
		if in.Op != ir.OpCall {
			return false
		}
		if args := a.Prog.Funcs[s.Func].Calls[in.Aux].Args; i >= len(args) ||
			!a.noNull(s.Func, s.PC, args[i], depth-1, nil) {
			return false
		}
	}
	for _, c := range w.Creates {
		if i > 0 || c.Arg.Kind == ir.KNone || !a.noNull(c.Func, c.PC, c.Arg, depth-1, nil) {
			return false
		}
	}
	return true
}

// noNull reports whether an operand is no null pointer where pc is executed next. open are phis that are being
// looked at.
func (a *Analysis) noNull(f ir.FuncID, pc ir.PC, o ir.Operand, depth int, open []ir.PC) bool {
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	switch {
	case o.Kind == ir.KConst:
		return o.Word >= nullPage
	case o.Kind == ir.KGlobal: // a weak one may have no definition
		return !a.Prog.Globals[o.Index].External
	case o.Kind == ir.KFunc:
		return !a.Prog.Funcs[o.Index].External
	case o.Kind != ir.KReg:
		return false
	case a.accessed(f, pc, o.Reg) || a.compared(f, pc, o.Reg):
		return true
	case int(o.Reg) < len(fn.Params):
		return a.passedNoNull(a.calls.ways(f), int(o.Reg), depth)
	}
	def, ok := shape.Def(o.Reg)
	if !ok {
		return false
	}
	switch in := &fn.Code[def]; in.Op {
	case ir.OpAlloca:
		return true
	case ir.OpCopy:
		return a.noNull(f, pc, in.A, depth, open)
	case ir.OpGEP:
		return in.B.Kind == ir.KNone && int64(in.Imm) >= 0 && a.noNull(f, pc, in.A, depth, open)
	case ir.OpPhi:
		return a.noneNull(f, def, depth, open)
	}
	return false
}

// noneNull reports whether none of the values that come together in a phi is null.
func (a *Analysis) noneNull(f ir.FuncID, phi ir.PC, depth int, open []ir.PC) bool {
	for _, p := range open {
		if p == phi {
			return true
		}
	}
	fn := a.Prog.Funcs[f]
	from := &fn.Phis[fn.Code[phi].Aux]
	open = append(open[:len(open):len(open)], phi)
	for i, v := range from.Values {
		if b := from.Blocks[i]; a.Shape(f).Reachable(b) && !a.noNull(f, fn.Blocks[b].End-1, v, depth, open) {
			return false
		}
	}
	return true
}

// accessed reports whether memory at a register, or in the first page behind it, was read or written on every way
// to pc.
func (a *Analysis) accessed(f ir.FuncID, pc ir.PC, r ir.Reg) bool {
	return a.accessedIn(f, pc, r, maxPassed)
}

// accessedIn is accessed, where functions that the register is passed to may do it, in so many calls inside one
// another.
func (a *Analysis) accessedIn(f ir.FuncID, pc ir.PC, r ir.Reg, depth int) bool {
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	for _, u := range a.users(f)[r] {
		switch in := &fn.Code[u]; {
		case in.Op == ir.OpGEP && in.A == ir.R(r) && in.B.Kind == ir.KNone && int64(in.Imm) >= 0 &&
			int64(in.Imm) < nullPage:
			for _, v := range a.users(f)[in.Dst] {
				if at := &fn.Code[v]; (at.Op == ir.OpLoad || at.Op == ir.OpStore) && at.A == ir.R(in.Dst) &&
					shape.before(v, pc) {
					return true
				}
			}
		case (in.Op == ir.OpLoad || in.Op == ir.OpStore) && in.A == ir.R(r) && shape.before(u, pc):
			return true
		case in.Op == ir.OpCall && depth > 0 && shape.before(u, pc) && a.accessedBy(fn, u, r, depth-1):
			return true
		}
	}
	return false
}

// accessedBy reports whether a call of fn passes a register to functions of the program that have accessed memory there
// whenever they return.
func (a *Analysis) accessedBy(fn *ir.Func, pc ir.PC, r ir.Reg, depth int) bool {
	arg := slices.Index(fn.Calls[fn.Code[pc].Aux].Args, ir.R(r))
	callees := a.Graph.Callees(fn.ID, pc)
	if arg < 0 || len(callees) == 0 {
		return false
	}
	return !slices.ContainsFunc(callees, func(c ir.FuncID) bool {
		g := a.Prog.Funcs[c]
		if g.External || g.Runtime || arg >= len(g.Params) || a.Shape(c).setjmp {
			return true
		}
		for b := range g.Blocks {
			last := g.Blocks[b].End - 1
			if g.Code[last].Op == ir.OpRet && a.Shape(c).Reachable(ir.BlockID(b)) &&
				!a.accessedIn(c, last, ir.Reg(arg), depth) {
				return true
			}
		}
		return false
	})
}

// compared reports whether a branch that every way to pc takes last found that a register is not null.
func (a *Analysis) compared(f ir.FuncID, pc ir.PC, r ir.Reg) bool {
	fn, shape := a.Prog.Funcs[f], a.Shape(f)
	for _, u := range a.users(f)[r] {
		in := &fn.Code[u]
		null := in.A == ir.R(r) && in.B == ir.C(0) || in.B == ir.R(r) && in.A == ir.C(0)
		if in.Op != ir.OpICmp || !null || ir.Pred(in.Sub) != ir.EQ && ir.Pred(in.Sub) != ir.NE {
			continue
		}
		for _, v := range a.users(f)[in.Dst] {
			br := &fn.Code[v]
			if br.Op != ir.OpCondBr || br.Then == br.Else {
				continue
			}
			to := br.Then
			if ir.Pred(in.Sub) == ir.EQ {
				to = br.Else
			}
			if from, ok := soleEntry(shape, to); ok && from == fn.BlockOf(v) && shape.Dominates(to, fn.BlockOf(pc)) {
				return true
			}
		}
	}
	return false
}

// before reports whether an instruction was executed, and its result is the latest one, on every way to pc.
func (s *Shape) before(def, pc ir.PC) bool {
	a, b := s.Func.BlockOf(def), s.Func.BlockOf(pc)
	return s.Reachable(a) && s.Reachable(b) && (a == b && def < pc || a != b && s.Dominates(a, b))
}
