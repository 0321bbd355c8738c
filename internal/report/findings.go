package report

import "strings"

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

// findings are the document's violations, each bug once, in their order.
func findings(d *Document) []finding {
	taken := make([]bool, len(d.Violations))
	for i := range d.Violations {
		for _, j := range d.Violations[i].Follows {
			taken[j] = true
		}
	}
	var out []finding
	for i := range d.Violations {
		if taken[i] {
			continue
		}
		f := finding{of: i, follow: d.Violations[i].Follows}
		for j := i + 1; j < len(d.Violations); j++ {
			a, b := &d.Violations[i], &d.Violations[j]
			if taken[j] || len(b.Follows) > 0 || (a.Level == Latent) != (b.Level == Latent) {
				continue
			}
			switch {
			case samePlaces(a, b):
				f.same = append(f.same, j)
			case sameObject(a, b):
				f.siblings = append(f.siblings, j)
			default:
				continue
			}
			taken[j] = true
		}
		out = append(out, f)
	}
	return out
}

// samePlaces reports whether two violations are of one kind, at the same place; of races, at the same two places.
func samePlaces(a, b *Violation) bool {
	if a.Kind != b.Kind || a.Kind != "data-race" {
		return a.Kind == b.Kind && a.At == b.At && a.At != ""
	}
	x, y := sides(a), sides(b)
	if len(x) != 2 || len(y) != 2 {
		return a.At == b.At && a.Text == b.Text
	}
	return x[0].at == y[0].at && x[1].at == y[1].at || x[0].at == y[1].at && x[1].at == y[0].at
}

// sameObject reports whether two violations are data races on one object, with a place in common: what orders that
// place with others mends both.
func sameObject(a, b *Violation) bool {
	on := raced(a)
	if a.Kind != b.Kind || on == "" || raced(b) != on {
		return false
	}
	for _, x := range sides(a) {
		for _, y := range sides(b) {
			if x.at == y.at {
				return true
			}
		}
	}
	return false
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
