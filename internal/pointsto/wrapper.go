package pointsto

import (
	"slices"

	"midway/internal/ir"
)

// A wrapper is a small user function that returns what it allocates, or stores it where a parameter points: xmalloc,
// new_node, xasprintf(&text, …). It is analysed once per call, as models are, so that its callers' objects stay apart.

const (
	maxWrapper   = 96 // instructions in a wrapper
	maxNesting   = 3  // wrappers that call each other and are still distinguished
	maxToldApart = 4  // functions of one call through a pointer that are still distinguished by it
	maxOuts      = 64 // parameters of which it is known whether something fresh is stored there
)

// findWrappers marks the wrappers of a program.
func findWrappers(p *ir.Program) []bool {
	fresh := allocators(p)
	wraps := make([]bool, len(p.Funcs))
	outs := make([]uint64, len(p.Funcs)) // parameters through which a function stores something fresh
	isFresh := func(c ir.FuncID) bool { return fresh[c] }
	for changed := true; changed; {
		changed = false
		for _, f := range p.Funcs {
			if f.External || f.Name == "main" || !f.Runtime && len(f.Code) > maxWrapper {
				continue
			}
			if to := storesFresh(f, isFresh, outs); to != outs[f.ID] {
				outs[f.ID], changed = to, true
			}
			if !f.Runtime && !fresh[f.ID] && returnsFresh(f, isFresh) {
				fresh[f.ID], changed = true, true
			}
			wraps[f.ID] = !f.Runtime && (fresh[f.ID] || outs[f.ID] != 0)
		}
	}
	for f := range queuing(p, isFresh) {
		wraps[f] = true
	}
	return wraps
}

// queuing are the small functions that store a function which they are passed, beside another parameter, in what they
// allocate: submit(run, arg). What such a function queues for one call is distinguished from what it queues for
// another, so that functions stay with their arguments.
func queuing(p *ir.Program, isFresh func(ir.FuncID) bool) map[ir.FuncID]bool {
	passed := map[ir.FuncID]map[ir.FuncID]bool{} // functions that calls name, by callee
	for _, f := range p.Funcs {
		for i := range f.Calls {
			c := &f.Calls[i]
			for _, o := range c.Args {
				if o.Kind == ir.KFunc && c.Callee != ir.None && !f.Runtime {
					if passed[c.Callee] == nil {
						passed[c.Callee] = map[ir.FuncID]bool{}
					}
					passed[c.Callee][ir.FuncID(o.Index)] = true
				}
			}
		}
	}
	out := map[ir.FuncID]bool{}
	for _, f := range p.Funcs {
		if f.External || f.Runtime || len(passed[f.ID]) < 2 || len(f.Code) > maxWrapper {
			continue
		}
		is := freshRegisters(f, isFresh)
		kept := map[ir.Reg]bool{}
		for pc := range f.Code {
			if in := &f.Code[pc]; in.Op == ir.OpStore && is(in.A) && in.B.Kind == ir.KReg &&
				int(in.B.Reg) < len(f.Params) {
				kept[in.B.Reg] = true
			}
		}
		if len(kept) > 1 {
			out[f.ID] = true
		}
	}
	return out
}

// allocators marks the models that call __midway_alloc and return a pointer.
func allocators(p *ir.Program) []bool {
	alloc := make([]bool, len(p.Funcs))
	for changed := true; changed; {
		changed = false
		for _, f := range p.Funcs {
			if !f.Runtime || f.External || alloc[f.ID] {
				continue
			}
			for i := range f.Calls {
				c := f.Calls[i].Callee
				if c != ir.None && (alloc[c] || p.Funcs[c].Name == primitivePrefix+"alloc") {
					alloc[f.ID], changed = true, true
				}
			}
		}
	}
	for _, f := range p.Funcs {
		if alloc[f.ID] && (len(f.RetBits) != 1 || int(f.RetBits[0]) < p.Model.PtrBits()) {
			alloc[f.ID] = false
		}
	}
	return alloc
}

// returnsFresh reports whether some return of f is the result of a call that fresh accepts.
func returnsFresh(f *ir.Func, fresh func(ir.FuncID) bool) bool {
	is := freshRegisters(f, fresh)
	return slices.ContainsFunc(f.Code, func(in ir.Instr) bool { return in.Op == ir.OpRet && is(in.A) })
}

// storesFresh are the parameters where f stores such a result, by itself or by a function of which outs says so.
func storesFresh(f *ir.Func, fresh func(ir.FuncID) bool, outs []uint64) (to uint64) {
	is := freshRegisters(f, fresh)
	note := func(op ir.Operand) {
		if op.Kind == ir.KReg && int(op.Reg) < min(len(f.Params), maxOuts) {
			to |= 1 << op.Reg
		}
	}
	for pc := range f.Code {
		switch in := &f.Code[pc]; in.Op {
		case ir.OpStore:
			if is(in.B) {
				note(in.A)
			}
		case ir.OpCall:
			call := &f.Calls[in.Aux]
			if call.Callee == ir.None {
				continue
			}
			for k := range min(len(call.Args), maxOuts) {
				if outs[call.Callee]>>k&1 != 0 {
					note(call.Args[k])
				}
			}
		}
	}
	return to
}

// freshRegisters are the registers that may hold the result of a call that fresh accepts.
func freshRegisters(f *ir.Func, fresh func(ir.FuncID) bool) func(ir.Operand) bool {
	from := make([]bool, len(f.Regs))
	is := func(op ir.Operand) bool { return op.Kind == ir.KReg && from[op.Reg] }
	for changed := true; changed; {
		changed = false
		for pc := range f.Code {
			in := &f.Code[pc]
			if in.Dst != ir.None && !from[in.Dst] && carriesFresh(f, in, is, fresh) {
				from[in.Dst], changed = true, true
			}
		}
	}
	return is
}

func carriesFresh(f *ir.Func, in *ir.Instr, is func(ir.Operand) bool, fresh func(ir.FuncID) bool) bool {
	switch in.Op {
	case ir.OpCall:
		c := f.Calls[in.Aux].Callee
		return c != ir.None && fresh(c)
	case ir.OpCopy, ir.OpGEP:
		return is(in.A)
	case ir.OpSelect:
		return is(in.B) || is(in.C)
	case ir.OpPhi:
		for _, v := range f.Phis[in.Aux].Values {
			if is(v) {
				return true
			}
		}
	}
	return false
}

// ctxKey is a context: a call site in user code, within the context of the wrapper it is in.
type ctxKey struct {
	parent int32
	site   CallSite
}

// cloned reports whether a function is analysed once per context.
func (a *analysis) cloned(f *ir.Func) bool { return f.Runtime || a.wraps[f.ID] }

// context is the context in which instance i calls f at pc.
func (a *analysis) context(i int32, pc ir.PC, f *ir.Func) int32 {
	caller := a.insts[i]
	switch {
	case !a.cloned(f) || a.effects.shared(f):
		return 0
	case a.fn(i).Runtime:
		if !f.Runtime {
			return 0
		}
		return caller.ctx
	}
	return a.contextID(ctxKey{caller.ctx, CallSite{caller.fn, pc}})
}

// contextID is the context of a key; recursion, and nesting that is too deep, end in an older one.
func (a *analysis) contextID(key ctxKey) int32 {
	depth := 0
	for c := key.parent; c != 0; c = a.contexts[c].parent {
		if a.contexts[c].site == key.site {
			return c
		}
		if depth++; depth >= maxNesting {
			key.parent = 0
			break
		}
	}
	if c, ok := a.contextOf[key]; ok {
		return c
	}
	c := int32(len(a.contexts))
	a.contexts = append(a.contexts, key)
	a.contextOf[key] = c
	a.ofSite[key.site] = append(a.ofSite[key.site], c)
	return c
}

// site is the innermost call in user code of a context.
func (a *analysis) site(ctx int32) CallSite { return a.contexts[ctx].site }

// chain is the calls of a context, innermost first.
func (a *analysis) chain(ctx int32) []CallSite {
	var out []CallSite
	for ; ctx != 0; ctx = a.contexts[ctx].parent {
		out = append(out, a.contexts[ctx].site)
	}
	return out
}
