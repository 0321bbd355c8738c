package pipeline

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/guidance"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/slice"
)

// division makes sub-checks of what a run looks for.
type division struct {
	*Initial
	session    *session
	assertions *Initial // for a run that looks for them alone
	guided     bool
	removable  bool // each assertion can be taken out
	all        []*subCheck
}

// subChecks are the parts of what a run looks for: none where it is not to be divided.
func (i *Initial) subChecks(s *session) []*subCheck {
	d := &division{Initial: i, session: s, removable: interp.AllRemovable(i.Program)}
	d.guided = i.SubChecks == "" || i.SubChecks == SubCheckSearches[0]
	failures := guidance.FailuresOf(i.Program, i.pointsTo(s))
	rest := i.asked().Without(property.Assertions)
	if i.Split == "auto" && rest != 0 {
		return nil // looking for the rest explores all that looking for assertions does
	}
	// an overflow, or a read of what was never set, ends a path only where it is looked for
	d.assertions = i.looksFor(s, i.asked()&property.Of(property.Assertions, property.Overflow, property.Uninitialized))
	places := slices.Clone(failures.Points)
	slices.SortFunc(places, func(a, b guidance.FailurePoint) int {
		x, y := i.Program.Locs[a.Loc], i.Program.Locs[b.Loc]
		return cmp.Or(
			cmp.Compare(x.File, y.File),
			cmp.Compare(x.Line, y.Line),
			cmp.Compare(a.Loc, b.Loc),
			cmp.Compare(a.Kind, b.Kind),
		)
	})
	places = slices.Compact(places)
	groups := d.groups(places)
	if i.Split == "auto" && failures.Known && len(groups) == 1 && len(places) > 1 {
		return nil
	}
	for _, g := range groups {
		d.addAssertions(g)
	}
	if !failures.Known {
		d.add(d.assertions, "assertions elsewhere", "", execute.SubCheck{Focus: guidance.NewFocus(places, true)})
	}
	if rest != 0 {
		d.add(i.looksFor(s, rest), strings.Join(rest.Names(), ", "), "", execute.SubCheck{})
	}
	return d.all
}

// groups are the assertions of each sub-check: one, or with auto those to which the same memory matters,
// where threads are explored. All are together where to divide them saves nothing.
func (d *division) groups(places []guidance.FailurePoint) (groups [][]guidance.FailurePoint) {
	together := d.Split == "auto" && d.Sliced
	if together && !d.apart() {
		return [][]guidance.FailurePoint{places}
	}
	at := map[string]int{}
	for _, p := range places {
		key := ""
		if together {
			f := d.focused(guidance.NewFocus([]guidance.FailurePoint{p}, false))
			key = f.Slice.Writes() + ";" + f.Control.Writes()
			if n, known := at[key]; known {
				groups[n] = append(groups[n], p)
				continue
			}
		}
		at[key] = len(groups)
		groups = append(groups, []guidance.FailurePoint{p})
	}
	return groups
}

// apart reports whether a sub-check may be explored with the other assertions taken out.
func (d *division) apart() bool {
	return d.Sliced && d.guided && d.removable && (d.ignores() || !d.Distributed)
}

// focused are the facts for an exploration with the other assertions taken out.
func (d *division) focused(focus *guidance.Focus) *Facts {
	f := *d.assertions.Facts
	gone := func(at ir.LocID) bool { return !focus.Has(property.Assertion, at) }
	never := map[*ir.Func]func(ir.PC) bool{}
	values, control := slice.Focused(f.Program, f.pointsTo(d.session), func(fn *ir.Func, pc ir.PC) bool {
		if never[fn] == nil {
			never[fn] = interp.NeverEvaluated(f.Program, fn, gone)
		}
		return never[fn](pc)
	})
	if f.Slice = values; values.Empty() {
		f.Slice = nil
	}
	f.Control = control
	return &f
}

func (d *division) add(of *Initial, what, at string, c execute.SubCheck) *subCheck {
	c.Others, c.Removes = d.asked(), d.ignores()
	sub := &subCheck{Initial: of, what: what, at: at, part: c}
	d.all = append(d.all, sub)
	return sub
}

// addAssertions adds the sub-check for some assertions.
func (d *division) addAssertions(places []guidance.FailurePoint) {
	focus := guidance.NewFocus(places, false)
	facts := func(f Facts) *Initial {
		if d.SubChecks != "whole" && d.Context.FromMain { // from a context all conditions of a violation are wanted
			f.Places = places
		}
		return &Initial{Facts: &f, State: d.State, Ledger: d.Ledger}
	}
	c := execute.SubCheck{Focus: focus}
	graph := d.pointsTo(d.session)
	// a guide knows what is executed from main; and of an assertion that cannot be taken out it has to be known
	// whether a path comes to it
	if d.guided && d.Context.FromMain && (!d.ignores() || d.removable) {
		c.Guide = guidance.NewFocused(d.Program, graph, focus, d.ignores())
	}
	if d.guided {
		c.Distances = guidance.NewDistancesTo(d.Program, graph, focus)
	}
	what, at := string(places[0].Kind), d.Program.At(places[0].Loc)
	if len(places) > 1 {
		var list []string
		for _, p := range places {
			list = append(list, d.Program.At(p.Loc))
		}
		what, at = fmt.Sprintf("%d assertions", len(places)), strings.Join(list, ", ")
	}
	of := *d.assertions.Facts
	if d.apart() && d.ignores() {
		of = *d.focused(focus)
	}
	sub := d.add(facts(of), what, at, c)
	if !d.apart() || d.ignores() {
		return
	}
	if f := d.focused(focus); f.Slice.Writes() != of.Slice.Writes() || f.Control.Writes() != of.Control.Writes() {
		c.Others, c.Removes = d.asked(), true
		c.Guide = guidance.NewFocused(d.Program, graph, focus, true)
		sub.alone = &subCheck{Initial: facts(*f), part: c}
	}
}

// looksFor is the same initial state for a run that looks for other properties.
func (i *Initial) looksFor(s *session, asked property.Set) *Initial {
	c := *i.settings
	c.Properties, c.Jobs = asked.Names(), 1
	f := *i.Facts
	f.Plan = newPlan(&c, i.Loaded, i.Plan.Context)
	f.Places, f.Guide, f.Slice, f.Control = nil, nil, nil, nil
	f.slices(s)
	return &Initial{Facts: &f, State: i.State, Ledger: i.Ledger}
}

// ignores reports whether assertions are taken out of the sub-checks that do not look for them.
func (p *Plan) ignores() bool { return p.OtherAssertions == OtherAssertions[1] }

// removed are the assertions that are not there in a sub-check, by the places of calls that fail; nil where all are.
func (i *Initial) removed() func(ir.LocID) bool {
	if i.check == nil || !i.check.Removes {
		return nil
	}
	focus := i.check.Focus
	return func(at ir.LocID) bool { return focus == nil || !focus.Has(property.Assertion, at) }
}

// instead is where the branches lead that decide nothing as assertions are not there; nil where all are.
func (i *Initial) instead() func(ir.FuncID, ir.PC) (ir.BlockID, bool) {
	removed := i.removed()
	if removed == nil {
		return nil
	}
	funcs := map[ir.FuncID]map[ir.PC]ir.BlockID{}
	return func(id ir.FuncID, pc ir.PC) (ir.BlockID, bool) {
		if _, known := funcs[id]; !known {
			funcs[id] = interp.Removed(i.Program, i.Program.Funcs[id], removed)
		}
		to, is := funcs[id][pc]
		return to, is
	}
}
