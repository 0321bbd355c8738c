package reconstruct

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/goal"
	"midway/internal/ir"
	"midway/internal/property"
)

// Again is a violation that was found before, in a program that may have changed since: one of the kind in a function,
// on whatever line. A race is between two functions; of a deadlock nothing but the kind is asked.
type Again struct {
	Kind  property.Kind
	Sides []Side // one; of a race two, of a deadlock none
}

// Side is a function, by its name and a place in its file.
type Side struct{ Function, At string }

// String is the violation in a few words.
func (a *Again) String() string {
	var in []string
	for _, s := range a.Sides {
		in = append(in, s.Function)
	}
	if len(in) == 0 {
		return string(a.Kind)
	}
	return string(a.Kind) + " in " + strings.Join(slices.Compact(in), " and ")
}

// Insert finds the functions. Nothing is put into the program.
func (a *Again) Insert(p *ir.Program) (*goal.Goal, error) {
	g := &goal.Goal{Kinds: []property.Kind{a.Kind}, Failure: a.String()}
	var sides []map[ir.LocID]bool
	for _, s := range a.Sides {
		locs := within(p, s)
		if len(locs) == 0 {
			return nil, fmt.Errorf("the program has no function %s any more", s.Function)
		}
		sides = append(sides, locs)
	}
	switch {
	case a.Kind == property.DataRace && len(sides) == 2:
		g.Wants = func(pair [2]ir.LocID, _ [][]context.Frame) bool {
			return sides[0][pair[0]] && sides[1][pair[1]] || sides[0][pair[1]] && sides[1][pair[0]]
		}
	case len(sides) == 0:
		g.Wants = func([2]ir.LocID, [][]context.Frame) bool { return true }
	default:
		for l := range sides[0] {
			g.Locs = append(g.Locs, l)
		}
		slices.Sort(g.Locs)
	}
	return g, nil
}

// within are the locations of a function's instructions.
func within(p *ir.Program, s Side) map[ir.LocID]bool {
	file, _, _ := strings.Cut(s.At, ":")
	locs := map[ir.LocID]bool{}
	for _, f := range p.Funcs {
		if f.External || f.Runtime || f.Added || !named(f, s.Function) ||
			f.Loc != 0 && path.Base(p.Files[p.Locs[f.Loc].File]) != path.Base(file) {
			continue
		}
		for i := range f.Code {
			if l := f.Code[i].Loc; l != 0 {
				locs[l] = true
			}
		}
	}
	return locs
}

// named reports whether a name in a report is a function's: without what compilers put behind it, and without the
// number that sets apart static functions.
func named(f *ir.Func, name string) bool {
	own, _, _ := strings.Cut(f.Name, ".")
	name, _, _ = strings.Cut(name, ".")
	return own == name
}
