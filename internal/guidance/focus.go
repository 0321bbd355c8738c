package guidance

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/property"
)

// Focus are the assertions that one sub-check looks for (Wen and Yang, §III): those at some places, or all but those.
type Focus struct {
	at     map[FailurePoint]bool
	kinds  map[property.Kind]bool // nil, or all of these, wherever they are
	except bool
}

// NewFocusOn is on all violations of some kinds.
func NewFocusOn(kinds ...property.Kind) *Focus {
	f := &Focus{kinds: map[property.Kind]bool{}}
	for _, k := range kinds {
		f.kinds[k] = true
	}
	return f
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
	switch {
	case f == nil:
		return true
	case f.kinds != nil:
		return f.kinds[k]
	case f.except:
		return k.Group() == property.Assertions && !f.at[FailurePoint{k, at}]
	}
	return f.at[FailurePoint{k, at}]
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

// NewForPlaces is New where violations at some places alone are looked for, of whatever kind.
func NewForPlaces(p *ir.Program, g *pointsto.Graph, points []FailurePoint) *Guide {
	x, l, at := New(p, g), newFailures(p, g), locations(points)
	x.fails = func(f *ir.Func, pc ir.PC) Failure {
		switch how := l.instr(f, pc); {
		case how.unknown || how.anywhere:
			return Unknown
		case at[f.Code[pc].Loc]:
			return Fails
		}
		return Harmless
	}
	return x
}

func locations(points []FailurePoint) map[ir.LocID]bool {
	at := map[ir.LocID]bool{}
	for _, p := range points {
		at[p.Loc] = true
	}
	return at
}

// NewDistancesToPlaces finds how far places are from some others: a lower bound on the basic blocks between.
func NewDistancesToPlaces(p *ir.Program, g *pointsto.Graph, points []FailurePoint) *Distances {
	at := locations(points)
	return newDistances(p, g, func(f *ir.Func, pc ir.PC) bool { return at[f.Code[pc].Loc] })
}

// NewDistancesTo finds how far places are from an assertion in the focus: a lower bound on the basic blocks between
// (Wen and Yang, §III; directed symbolic execution: Ma, Khoo, Foster, Hicks, SAS 2011, §3.1).
func NewDistancesTo(p *ir.Program, g *pointsto.Graph, focus *Focus) *Distances {
	fails := focus.failures(newFailures(p, g))
	return newDistances(p, g, func(f *ir.Func, pc ir.PC) bool { return !f.Runtime && fails(f, pc) == Fails })
}
