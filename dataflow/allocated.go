package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// maxWrappers bounds the functions around malloc or calloc that are looked into.
const maxWrappers = 4

// Allocated is how many bytes the object has, of pointer width, at whose start a pointer of the initial state leads,
// unless it is null: where the symbol stands for the result of a call of malloc or calloc, or of a function that always
// returns such a result, with a size that its arguments say. The size is over values of the activation that made the
// call. An object keeps its size, also when it is freed.
func (a *Analysis) Allocated(s *expr.Symbol) (size expr.Value, ok bool) {
	f, r, ok := a.Definition(s)
	if !ok {
		return size, false
	}
	pc, ok := a.Shape(f).Def(r)
	if !ok || a.Prog.Funcs[f].Code[pc].Op != ir.OpCall || a.Prog.Funcs[f].Code[pc].Dst != r {
		return size, false
	}
	relative, ok := a.allocation(f, pc, maxWrappers)
	if !ok {
		return size, false
	}
	for t := range a.Ctx.Threads {
		for act := a.Stack(t); act != nil; act = act.Caller {
			if act.Func != f {
				continue
			}
			if v, known := act.Value(r); known && v == a.B.Sym(s) {
				size, ok = act.Relative(relative)
				return a.Resolve(size), ok
			}
		}
	}
	return size, false
}

// allocation is the size of what a call allocates, over the definitions of the function that makes it.
func (a *Analysis) allocation(f ir.FuncID, pc ir.PC, wrappers int) (size expr.Value, ok bool) {
	fn := a.Prog.Funcs[f]
	call := &fn.Calls[fn.Code[pc].Aux]
	if call.Callee == ir.None || call.ByVal != nil {
		return size, false
	}
	args := make([]expr.Value, len(call.Args))
	for i, o := range call.Args {
		if args[i], ok = a.Relative(f, o); !ok {
			return size, false
		}
	}
	g := a.Prog.Funcs[call.Callee]
	switch {
	case g.Runtime && g.Name == "malloc" && len(args) == 1:
		return args[0], true
	case g.Runtime && g.Name == "calloc" && len(args) == 2:
		return a.B.Bin(expr.Mul, a.Prog.Model.PtrBits(), args[0], args[1]), true
	case g.Runtime || g.External || wrappers == 0 || len(args) != len(g.Params):
		return size, false
	}
	at, ok := a.returnedCall(g)
	if !ok {
		return size, false
	}
	inner, ok := a.allocation(g.ID, at, wrappers-1)
	if !ok {
		return size, false
	}
	return a.passed(g, inner, fn, call, args)
}

// returnedCall is the one call whose result every return of a function returns.
func (a *Analysis) returnedCall(fn *ir.Func) (pc ir.PC, ok bool) {
	returned := ir.Operand{}
	for b := range fn.Blocks {
		blk := &fn.Blocks[b]
		if blk.End == blk.First || fn.Code[blk.End-1].Op != ir.OpRet || !a.Shape(fn.ID).Reachable(ir.BlockID(b)) {
			continue
		}
		o := fn.Code[blk.End-1].A
		if o.Kind != ir.KReg || ok && o != returned {
			return 0, false
		}
		returned, ok = o, true
	}
	if !ok {
		return 0, false
	}
	pc, ok = a.Shape(fn.ID).Def(returned.Reg)
	return pc, ok && fn.Code[pc].Op == ir.OpCall && fn.Code[pc].Dst == returned.Reg
}

// passed is an expression over nothing but the parameters of a function with what a call passes for them.
func (a *Analysis) passed(
	g *ir.Func,
	v expr.Value,
	fn *ir.Func,
	call *ir.CallInfo,
	args []expr.Value,
) (expr.Value, bool) {
	if v.Concrete() {
		return v, true
	}
	by := map[*expr.Node]expr.Value{}
	for _, s := range expr.Symbols(v.N) {
		f, r, ok := a.RelativeDef(s)
		if !ok || f != g.ID || int(r) >= len(args) {
			return v, false
		}
		if _, defined := a.Shape(f).Def(r); defined {
			return v, false
		}
		if o := call.Args[r]; o.Kind == ir.KReg && fn.Regs[o.Reg].Bits != g.Regs[r].Bits {
			return v, false
		}
		by[a.B.Sym(s).N] = args[r]
	}
	return a.B.Subst(v, by), true
}
