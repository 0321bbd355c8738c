package report

import (
	"slices"
	"strings"

	"midway/soundness/explain"
)

// finding is what the text lists as one bug: a violation with those that are the same and those that come of the same
// cause. All are indexes of Document.Violations.
type finding struct {
	of       int
	same     []int     // of the same kind at the same places
	siblings []int     // data races on the same object that share a place with it, deadlocks on the same locks
	follow   []int     // those that need the same condition (Violation.Follows)
	causes   []finding // races that lead to it, unless they are listed with an earlier one
}

// members counts all but the first.
func (f *finding) members() int { return len(f.all()) - 1 }

// all are the finding's violations, its own first.
func (f *finding) all() []int {
	out := slices.Concat([]int{f.of}, f.same, f.siblings, f.follow)
	for i := range f.causes {
		out = append(out, f.causes[i].all()...)
	}
	return out
}

// findings are the document's violations, each bug once, in their order. A violation that is the same as an earlier one,
// a race on the same object with a place in common (what orders that place with others mends both), or a deadlock on the
// same locks, is listed there.
func findings(d *Document) []finding {
	taken := make([]bool, len(d.Violations))
	for i := range d.Violations {
		for _, j := range d.Violations[i].Follows {
			taken[j] = true
		}
	}
	var out []finding
	byPlaces, byObject := map[string]int{}, map[string]int{} // indexes into out
	for i := range d.Violations {
		v := &d.Violations[i]
		if taken[i] {
			continue
		}
		places, objects := keys(v)
		if len(v.Follows) == 0 {
			if k, ok := byPlaces[places]; ok {
				out[k].same = append(out[k].same, i)
				continue
			}
			if k := slices.IndexFunc(objects, func(o string) bool { _, ok := byObject[o]; return ok }); k >= 0 {
				of := &out[byObject[objects[k]]]
				of.siblings = append(of.siblings, i)
				continue
			}
		}
		if _, seen := byPlaces[places]; !seen && places != "" {
			byPlaces[places] = len(out)
		}
		for _, o := range objects {
			if _, seen := byObject[o]; !seen {
				byObject[o] = len(out)
			}
		}
		out = append(out, finding{of: i, follow: v.Follows})
	}
	return underEffects(d, out)
}

// as is a finding of which one of some violations stands for all.
func (f finding) as(list []int) *finding {
	of := f.of
	for _, i := range f.all() {
		if slices.Contains(list, i) {
			of = i
			break
		}
	}
	swapped := func(list []int) (out []int) {
		for _, i := range list {
			if i == of {
				i = f.of
			}
			out = append(out, i)
		}
		return out
	}
	return &finding{of: of, same: swapped(f.same), siblings: swapped(f.siblings), follow: swapped(f.follow)}
}

// underEffects lists races under the first violation that they lead to.
func underEffects(d *Document, list []finding) (out []finding) {
	at := map[int]int{} // by violation, the finding that it is listed in
	for k := range list {
		for _, i := range list[k].all() {
			at[i] = k
		}
	}
	under := map[int]bool{}
	for k := range list {
		for _, j := range d.Violations[list[k].of].CausedBy {
			if c := at[j]; c != k && !under[c] && len(list[c].causes) == 0 {
				under[c] = true
				list[k].causes = append(list[k].causes, list[c])
			}
		}
	}
	for k := range list {
		if !under[k] {
			out = append(out, list[k])
		}
	}
	return out
}

// keys are by what violations are the same: kind and place, of races both places in either order; "" where the place is
// not known. And of a race, by what another one has the same object and a place in common. Latent ones are apart.
func keys(v *Violation) (places string, objects []string) {
	apart := ""
	if v.Level == Latent {
		apart = Latent
	}
	both := sides(v)
	switch {
	case both != nil:
		a, b := min(both[0].at, both[1].at), max(both[0].at, both[1].at)
		places = strings.Join([]string{v.Kind, a, b, apart}, "\x00")
	case v.At != "":
		places = strings.Join([]string{v.Kind, v.At, apart}, "\x00")
	}
	if on := contended(v); on != "" {
		objects = append(objects, strings.Join([]string{v.Kind, on, apart}, "\x00"))
	}
	if on := raced(v); on != "" {
		for _, s := range both {
			objects = append(objects, strings.Join([]string{on, s.at, apart}, "\x00"))
		}
	}
	return places, objects
}

// raced is the object of a data race, or "".
func raced(v *Violation) string {
	if v.Race == nil {
		return ""
	}
	return v.Race.Object
}

// side is one of the two accesses of a data race.
type side struct {
	access, thread, at string
	column             int
	from               *explain.Caller
}

// sides are the two accesses of a data race, first and second; nil of any other violation.
func sides(v *Violation) []side {
	if v.Race == nil {
		return nil
	}
	return []side{v.Race.First.side(), v.Race.Second.side()}
}

// side has the access as a noun: "a write in memset", "a read (atomic)".
func (a *RaceAccess) side() side {
	plain, atomic := strings.CutPrefix(a.Access, "atomic ")
	what := "a " + plain
	switch {
	case a.Call != "":
		what += " in " + a.Call
	case atomic:
		what += " (atomic)"
	}
	return side{what, a.Thread, a.At, a.Column, a.From}
}

// contended are the locks that make a deadlock, in the order of their names: those that a blocked thread waits for and
// another one holds. Deadlocks on the same locks are one bug: their order, or a release that is missing.
func contended(v *Violation) string {
	if v.Deadlock == nil {
		return ""
	}
	var out []string
	for _, w := range v.Deadlock.Waits {
		if w.Since != "" && w.Object != "" && !slices.Contains(out, w.Object) {
			out = append(out, w.Object)
		}
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}
