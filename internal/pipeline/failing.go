package pipeline

import (
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/property"
)

// failing are the places at which executions can violate what a run looks for: where only assertions are checked, the calls of library models that
// fail, traps, and ends of code that is said not to be reached. known is false where there may be others: unknown function pointers, code without debug
// information. Where there is none in any function of the program, called or not (a signal may call them), and
// nothing that is not known, such as functions without a model, what models note as incomplete and inline assembly,
// idle is true (Wen-Yang's guidance, at the start). Where a model cuts a path short, no other code is behind it.
func failing(p *ir.Program, g *pointsto.Graph) (places []execute.Place, known, idle bool) {
	l := &failures{p: p, g: g}
	l.findModels()
	known, idle = true, true
	for _, f := range p.Funcs {
		switch reached := l.g.Reached(f.ID); {
		case f.Runtime && reached:
			known = known && !l.unplaced(f)
			idle = idle && !l.models[f.ID].fails()
		case !f.Runtime && (reached || !f.Added):
			own, all := l.places(f)
			idle = idle && !all.fails()
			if reached {
				places, known = append(places, own...), known && !all.anywhere
			}
		}
	}
	return places, known, idle
}

// Guide is the guide of executions of a program from main, where only assertions are looked for.
func Guide(p *ir.Program, g *pointsto.Graph) *guidance.Guide {
	l := &failures{p: p, g: g}
	l.findModels()
	return guidance.New(p, g, func(f *ir.Func, pc ir.PC) guidance.Failure {
		switch how := l.instr(f, pc); {
		case how.unknown || how.anywhere:
			return guidance.Unknown
		case len(how.kinds) > 0:
			return guidance.Fails
		}
		return guidance.Harmless
	})
}

// failures looks for what may fail.
type failures struct {
	p      *ir.Program
	g      *pointsto.Graph
	models []failure // by number of the function
}

// failure is how code may fail: the kinds of violations that it reports, whether some of them at a place that is not known; and whether it may do what
// is not explored.
type failure struct {
	kinds             []property.Kind
	anywhere, unknown bool
}

func (f failure) fails() bool { return f.unknown || f.anywhere || len(f.kinds) > 0 }

// places are those of a function of the program, all is what they and the rest of it may do.
func (l *failures) places(f *ir.Func) (out []execute.Place, all failure) {
	for i := range f.Code {
		loc, how := f.Code[i].Loc, l.instr(f, ir.PC(i))
		for _, k := range how.kinds {
			out = append(out, execute.Place{Kind: k, Loc: loc})
		}
		how.anywhere = how.anywhere || len(how.kinds) > 0 && loc == 0
		all.add(how)
	}
	return out, all
}

// instr is how an instruction fails.
func (l *failures) instr(f *ir.Func, pc ir.PC) failure {
	switch f.Code[pc].Op {
	case ir.OpAsm, ir.OpUnsupported:
		return failure{unknown: true}
	case ir.OpTrap:
		return failure{kinds: []property.Kind{property.Assertion}}
	case ir.OpUnreachable:
		if !l.p.BehindModel(f, pc) {
			return failure{kinds: []property.Kind{property.Unreachable}}
		}
	case ir.OpCall:
		return l.call(f, pc)
	}
	return failure{}
}

// call is how library models fail that an instruction calls, which for the user fail there.
func (l *failures) call(f *ir.Func, pc ir.PC) (out failure) {
	c := &f.Calls[f.Code[pc].Aux]
	callees := []ir.FuncID{c.Callee}
	if c.Callee == ir.None {
		out.anywhere = slices.ContainsFunc(l.g.Operand(f.ID, c.Target), func(t pointsto.Target) bool { return l.g.Outside(t.Node) })
		callees = l.g.Callees(f.ID, pc)
	}
	for _, id := range callees {
		callee := l.p.Funcs[id]
		switch {
		case callee.Runtime && callee.External:
			out.add(primitive(callee.Name, c))
		case callee.Runtime:
			out.add(l.models[id])
		case callee.External:
			out.unknown = true
		}
	}
	return out
}

func (f *failure) add(g failure) {
	f.anywhere, f.unknown = f.anywhere || g.anywhere, f.unknown || g.unknown
	for _, k := range g.kinds {
		if !slices.Contains(f.kinds, k) {
			f.kinds = append(f.kinds, k)
		}
	}
}

// findModels says of every library model how it fails, with those that it calls.
func (l *failures) findModels() {
	l.models = make([]failure, len(l.p.Funcs))
	for changed := true; changed; {
		changed = false
		for _, f := range l.p.Funcs {
			if !f.Runtime || f.External {
				continue
			}
			old := &l.models[f.ID]
			before := *old
			old.add(l.within(f))
			changed = changed || old.unknown != before.unknown || old.anywhere != before.anywhere || len(old.kinds) > len(before.kinds)
		}
	}
}

// within is how the code of a library model fails, as far as is known of those that it calls.
func (l *failures) within(f *ir.Func) (out failure) {
	for pc := range f.Code {
		out.add(l.instr(f, ir.PC(pc)))
	}
	return out
}

// unplaced reports whether a library model that may fail is executed where no call of the program says where: threads begin in it, or it is what
// happens when one ends.
func (l *failures) unplaced(f *ir.Func) bool {
	return l.models[f.ID].fails() && (len(l.g.Callers(f.ID)) == 0 || slices.ContainsFunc(l.g.ThreadCreates(), func(c pointsto.Create) bool { return slices.Contains(c.Entries, f.ID) }))
}

// primitive is how a primitive of the library models fails.
func primitive(name string, c *ir.CallInfo) failure {
	switch name {
	case "__midway_violation", "__midway_warn_violation":
		switch kind := c.Args[0]; {
		case kind.Kind != ir.KConst:
			return failure{anywhere: true}
		case property.Modelled(kind.Word).Group() == property.Assertions:
			return failure{kinds: []property.Kind{property.Modelled(kind.Word)}}
		}
		return failure{}
	case "__midway_ledger":
		effect := c.Args[0]
		return failure{unknown: effect.Kind != ir.KConst || ledger.Effect(effect.Word) == ledger.Incomplete}
	case "__midway_cut": // whatever would come behind it is code of the program
		return failure{}
	}
	return failure{unknown: !strings.HasPrefix(name, "__midway_")}
}
