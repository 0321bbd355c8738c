package guidance

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/property"
)

// Focus are the assertions that one sub-check looks for (Wen and Yang, §III): those at some places, or all but those.
type Focus struct {
	at     map[FailurePoint]bool
	except bool
}

// NewFocus is on the assertions at some places; with except on all others.
func NewFocus(places []FailurePoint, except bool) *Focus {
	f := &Focus{at: map[FailurePoint]bool{}, except: except}
	for _, p := range places {
		f.at[p] = true
	}
	return f
}

// Has reports whether a violation is one that the sub-check looks for. A nil *Focus has all.
func (f *Focus) Has(k property.Kind, at ir.LocID) bool {
	return f == nil || k.Group() == property.Assertions && f.at[FailurePoint{k, at}] != f.except
}

// NewFocused is New where some assertions alone are looked for. With removed, others are not there: branches to them
// go the other way, whatever their conditions are.
func NewFocused(p *ir.Program, g *pointsto.Graph, focus *Focus, removed bool) *Guide {
	x := New(p, g)
	x.coarse = removed
	x.fails = focus.failures(newFailures(p, g))
	return x
}

// failures is how an instruction fails, of those in the focus. Inside a library model it is not known which call of it
// that is.
func (f *Focus) failures(l *failures) func(*ir.Func, ir.PC) Failure {
	return func(fn *ir.Func, pc ir.PC) Failure {
		how := l.instr(fn, pc)
		if how.unknown || how.anywhere {
			return Unknown
		}
		for _, k := range how.kinds {
			if fn.Runtime || f.Has(k, fn.Code[pc].Loc) {
				return Fails
			}
		}
		return Harmless
	}
}

// NewDistancesTo finds how far places are from an assertion in the focus: a lower bound on the basic blocks between
// (Wen and Yang, §III; directed symbolic execution: Ma, Khoo, Foster, Hicks, SAS 2011, §3.1).
func NewDistancesTo(p *ir.Program, g *pointsto.Graph, focus *Focus) *Distances {
	fails := focus.failures(newFailures(p, g))
	return newDistances(p, g, func(f *ir.Func, pc ir.PC) bool { return !f.Runtime && fails(f, pc) == Fails })
}
