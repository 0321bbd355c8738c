package guidance

import (
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/property"
)

// Failures are the failure points of a program: where executions can violate what a run looks for, if that is
// assertions alone.
type Failures struct {
	Points []FailurePoint // in functions that may be called
	Known  bool           // there are no others: of unknown function pointers, of code without debug information
	// nothing can fail in any function, called or not (a signal may call them), and nothing is unknown
	None bool
}

// FailurePoint is an instruction at which an assertion may fail.
type FailurePoint struct {
	Kind property.Kind
	Loc  ir.LocID
}

// FailuresOf are the failure points of a program: calls of library models that fail, traps, and ends of code that is
// said not to be reached. What is unknown may fail: functions without a model, what models note as incomplete, inline
// assembly. Where a model cuts a path short, no other code is behind it.
func FailuresOf(p *ir.Program, g *pointsto.Graph) Failures {
	l := newFailures(p, g)
	out := Failures{Known: true, None: true}
	for _, f := range p.Funcs {
		switch reached := l.g.Reached(f.ID); {
		case f.Runtime && reached:
			out.Known = out.Known && !l.unplaced(f)
			out.None = out.None && !l.models[f.ID].fails()
		case !f.Runtime && (reached || !f.Added):
			own, all := l.places(f)
			out.None = out.None && !all.fails()
			if reached {
				out.Points, out.Known = append(out.Points, own...), out.Known && !all.anywhere
			}
		}
	}
	return out
}

// failures looks for what may fail.
type failures struct {
	p      *ir.Program
	g      *pointsto.Graph
	models []failure // by number of the function
}

func newFailures(p *ir.Program, g *pointsto.Graph) *failures {
	l := &failures{p: p, g: g}
	l.findModels()
	return l
}

// at is how an instruction fails, for a Guide.
func (l *failures) at(f *ir.Func, pc ir.PC) Failure {
	switch how := l.instr(f, pc); {
	case how.unknown || how.anywhere:
		return Unknown
	case len(how.kinds) > 0:
		return Fails
	}
	return Harmless
}

// failure is how code may fail: the kinds of violations that it reports, whether some of them at a place that is not
// known; and whether it may do what is not explored.
type failure struct {
	kinds             []property.Kind
	anywhere, unknown bool
}

func (f failure) fails() bool { return f.unknown || f.anywhere || len(f.kinds) > 0 }

// places are those of a function of the program, all is what they and the rest of it may do.
func (l *failures) places(f *ir.Func) (out []FailurePoint, all failure) {
	for i := range f.Code {
		loc, how := f.Code[i].Loc, l.instr(f, ir.PC(i))
		for _, k := range how.kinds {
			out = append(out, FailurePoint{Kind: k, Loc: loc})
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
		out.anywhere = slices.ContainsFunc(
			l.g.Operand(f.ID, c.Target),
			func(t pointsto.Target) bool { return l.g.Outside(t.Node) },
		)
		callees = l.g.Callees(f.ID, pc)
	}
	for _, id := range callees {
		callee := l.p.Funcs[id]
		switch {
		case callee.Runtime && callee.External:
			out.add(primitiveFailure(callee.Name, c))
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
			changed = changed || old.unknown != before.unknown || old.anywhere != before.anywhere ||
				len(old.kinds) > len(before.kinds)
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

// unplaced reports whether a library model that may fail is executed where no call of the program says where: threads
// begin in it, or it is what happens when one ends.
func (l *failures) unplaced(f *ir.Func) bool {
	return l.models[f.ID].fails() &&
		(len(l.g.Callers(f.ID)) == 0 || slices.ContainsFunc(l.g.ThreadCreates(),
			func(c pointsto.Create) bool { return slices.Contains(c.Entries, f.ID) }))
}

// primitiveFailure is how a primitive of the library models fails.
func primitiveFailure(name string, c *ir.CallInfo) failure {
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
