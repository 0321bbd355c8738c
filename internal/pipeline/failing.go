package pipeline

import (
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
)

// nothingFails reports whether no execution can reach what the run looks for, whatever the schedule and the inputs: where only assertions are
// checked, and the program has none in its functions, called or not (a signal may call them), nor in the models that it reaches
// (Wen-Yang's guidance, at the start). Every doubt counts as a failure: unknown function pointers, functions without a model, what models
// note as incomplete, inline assembly.
func (t *Task) nothingFails() bool {
	if !t.summaries() || len(t.Options.Properties) != 1 || t.Options.Properties[0] != "assertions" {
		return false
	}
	p, g := t.Program, pointsto.Analyze(t.Program)
	seen := make([]bool, len(p.Funcs))
	var fails func(f *ir.Func) bool
	fails = func(f *ir.Func) bool {
		if seen[f.ID] {
			return false
		}
		seen[f.ID] = true
		return mayFail(p, g, f) || slices.ContainsFunc(f.Calls, func(c ir.CallInfo) bool {
			return c.Callee != ir.None && fails(p.Funcs[c.Callee])
		})
	}
	return !slices.ContainsFunc(p.Funcs, func(f *ir.Func) bool { return (g.Reached(f.ID) || !f.Runtime) && fails(f) })
}

// unexplored is the result of a run that has nothing to look for.
func (t *Task) unexplored() *execute.Result {
	t.Ledger.Addf("nothing-to-fail", ledger.Assumption, "", "the program can reach no assertion as long as no operation is undefined: no execution was explored")
	return &execute.Result{Ledger: t.Ledger, Complete: true}
}

// mayFail reports whether a function may itself fail, or do what is not known.
func mayFail(p *ir.Program, g *pointsto.Graph, f *ir.Func) bool {
	for i := range f.Code {
		pc := ir.PC(i)
		switch in := &f.Code[pc]; in.Op {
		case ir.OpTrap, ir.OpAsm, ir.OpUnsupported:
			return true
		case ir.OpUnreachable:
			if !behindModel(p, f, i) {
				return true
			}
		case ir.OpCall:
			if callMayFail(p, g, f, pc) {
				return true
			}
		}
	}
	return false
}

// behindModel reports whether an instruction follows a call of a library model that does not return. A function of the program that
// says so may return nevertheless.
func behindModel(p *ir.Program, f *ir.Func, i int) bool {
	if i == 0 || f.Code[i-1].Op != ir.OpCall {
		return false
	}
	c := &f.Calls[f.Code[i-1].Aux]
	return c.NoReturn && c.Callee != ir.None && p.Funcs[c.Callee].Runtime
}

func callMayFail(p *ir.Program, g *pointsto.Graph, f *ir.Func, pc ir.PC) bool {
	c := &f.Calls[f.Code[pc].Aux]
	if c.Callee == ir.None {
		return slices.ContainsFunc(g.Operand(f.ID, c.Target), func(t pointsto.Target) bool { return g.Outside(t.Node) })
	}
	callee := p.Funcs[c.Callee]
	switch {
	case !callee.External:
		return false
	case !callee.Runtime:
		return true
	}
	switch callee.Name {
	case "__midway_violation", "__midway_warn_violation":
		kind := c.Args[0]
		return kind.Kind != ir.KConst || execute.Group(interp.ViolationKind(kind.Word)) == "assertions"
	case "__midway_ledger":
		effect := c.Args[0]
		return effect.Kind != ir.KConst || ledger.Effect(effect.Word) == ledger.Incomplete
	case "__midway_cut":
		return true
	}
	return !strings.HasPrefix(callee.Name, "__midway_")
}
