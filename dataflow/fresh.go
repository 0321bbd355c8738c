package dataflow

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// newObjects are the library functions whose result, unless it is null, is the address of an object that nothing else
// has.
var newObjects = map[string]bool{
	"malloc": true, "calloc": true, "realloc": true, "reallocarray": true, "aligned_alloc": true, "memalign": true,
	"valloc": true,
	"strdup": true, "strndup": true,
}

// Fresh reports whether a symbol stands for what a call in a given activation has returned that always returns a new
// object or null: of an allocator of the library, or of a function all of whose returns are such. Symbols of two
// activations, or of two calls, are then two objects, as long as both have not been freed.
func (a *Analysis) Fresh(s *expr.Symbol) bool {
	f, r, ok := a.Definition(s)
	if !ok {
		return false
	}
	pc, ok := a.Shape(f).Def(r)
	if !ok || a.Prog.Funcs[f].Code[pc].Dst != r {
		return false
	}
	if is, known := a.fresh[s]; known {
		return is
	}
	if a.fresh == nil {
		a.fresh = map[*expr.Symbol]bool{}
	}
	is := a.freshCall(a.Prog.Funcs[f], pc, maxWrappers)
	a.fresh[s] = is
	return is
}

// FreshIn reports whether a register of f holds what a call has returned that always returns a new object or null.
func (a *Analysis) FreshIn(f ir.FuncID, r ir.Reg) bool {
	pc, ok := a.Shape(f).Def(r)
	return ok && a.Prog.Funcs[f].Code[pc].Dst == r && a.freshCall(a.Prog.Funcs[f], pc, maxWrappers)
}

// freshCall reports whether an instruction is a call whose result is always new or null, whichever function it is of.
func (a *Analysis) freshCall(fn *ir.Func, pc ir.PC, wrappers int) bool {
	if fn.Code[pc].Op != ir.OpCall {
		return false
	}
	return a.AllListed(fn.ID, pc) &&
		!slices.ContainsFunc(
			a.Graph.Callees(fn.ID, pc),
			func(g ir.FuncID) bool { return !a.returnsNew(a.Prog.Funcs[g], wrappers) },
		)
}

// AllListed reports whether a call can be of no functions but those that the points-to analysis lists: nobody outside
// can have passed another one.
func (a *Analysis) AllListed(f ir.FuncID, pc ir.PC) bool {
	fn := a.Prog.Funcs[f]
	call := &fn.Calls[fn.Code[pc].Aux]
	if call.Callee != ir.None {
		return true
	}
	outside := func(t pointsto.Target) bool { return a.Graph.Outside(t.Node) }
	return len(a.Graph.Callees(f, pc)) > 0 && !slices.ContainsFunc(a.Graph.Operand(f, call.Target), outside)
}

// returnsNew reports whether all that a function returns is new or null.
func (a *Analysis) returnsNew(g *ir.Func, wrappers int) bool {
	switch {
	case g.Runtime:
		return newObjects[g.Name]
	case g.External || wrappers == 0:
		return false
	}
	for b := range g.Blocks {
		blk := &g.Blocks[b]
		if blk.End == blk.First || g.Code[blk.End-1].Op != ir.OpRet || !a.Shape(g.ID).Reachable(ir.BlockID(b)) {
			continue
		}
		if !a.freshValue(g, g.Code[blk.End-1].A, wrappers-1, map[ir.Reg]bool{}) {
			return false
		}
	}
	return true
}

// freshValue reports whether an operand is null or what such a call returned, whichever way it came to be.
func (a *Analysis) freshValue(fn *ir.Func, o ir.Operand, wrappers int, seen map[ir.Reg]bool) bool {
	if o.Kind == ir.KConst {
		return o.Word == 0
	}
	if o.Kind != ir.KReg {
		return false
	}
	if seen[o.Reg] {
		return true
	}
	seen[o.Reg] = true
	pc, ok := a.Shape(fn.ID).Def(o.Reg)
	if !ok {
		return false
	}
	switch in := &fn.Code[pc]; in.Op {
	case ir.OpCopy:
		return a.freshValue(fn, in.A, wrappers, seen)
	case ir.OpPhi:
		for _, v := range fn.Phis[in.Aux].Values {
			if !a.freshValue(fn, v, wrappers, seen) {
				return false
			}
		}
		return true
	}
	return fn.Code[pc].Dst == o.Reg && a.freshCall(fn, pc, wrappers)
}
