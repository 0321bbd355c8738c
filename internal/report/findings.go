package report

import (
	"slices"
	"strings"
)

// finding is what the text lists as one bug: a violation with those that are the same and those that come of the same
// cause. All are indexes of Document.Violations.
type finding struct {
	of       int
	same     []int // of the same kind at the same places
	siblings []int // data races on the same object that share a place with it
	follow   []int // those that need the same condition (Violation.Follows)
}

// members are all but the first.
func (f *finding) members() int { return len(f.same) + len(f.siblings) + len(f.follow) }

// findings are the document's violations, each bug once, in their order. A violation that is the same as an earlier one,
// or a race on the same object with a place in common (what orders that place with others mends both), is listed there.
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
	case v.Kind == "data-race" && v.At != "":
		places = strings.Join([]string{v.Kind, v.At, v.Text, apart}, "\x00")
	case v.At != "":
		places = strings.Join([]string{v.Kind, v.At, apart}, "\x00")
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
	text, ok := strings.CutPrefix(v.Text, "data race on ")
	if name, _, found := strings.Cut(text, ": "); ok && found && v.Kind == "data-race" {
		return name
	}
	return ""
}

// side is one of the two accesses of a data race.
type side struct{ access, thread, at string }

// sides are the two accesses of a data race, first and second, as its details tell them; nil where they do not.
func sides(v *Violation) (out []side) {
	for _, line := range v.Details {
		for _, which := range []string{"first: ", "second: "} {
			text, ok := strings.CutPrefix(line, which)
			by, at := strings.LastIndex(text, " by "), strings.LastIndex(text, " at ")
			if ok && by >= 0 && at > by {
				out = append(out, side{text[:by], text[by+len(" by ") : at], text[at+len(" at "):]})
			}
		}
	}
	if v.Kind != "data-race" || len(out) != 2 {
		return nil
	}
	return out
}
