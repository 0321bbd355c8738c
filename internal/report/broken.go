package report

import (
	"slices"
	"strings"

	"midway/execute"
	"midway/soundness"
	"midway/soundness/explain"
)

// touched is memory that decided a violation: who stored there, and where it was read.
type touched struct {
	names   []string // of the memory
	written []string // places
	read    string   // a place
}

// touches is the memory that decided a violation.
func (v *Violation) touches() (out []touched) {
	for i := range v.Operands {
		o := &v.Operands[i]
		if o.By != nil {
			out = append(out, touched{names: []string{o.Text, o.In}, written: sitesAt(o.By, o.Other), read: v.At})
		}
		for _, f := range o.From {
			if f.By != nil {
				out = append(out, touched{names: []string{f.What, f.In}, written: sitesAt(f.By, f.Other), read: f.At})
			}
		}
	}
	for i := range v.Guards {
		out = append(out, tested(&v.Guards[i])...)
	}
	if v.Deadlock != nil {
		for i := range v.Deadlock.Waits {
			for k := range v.Deadlock.Waits[i].Guards {
				out = append(out, tested(&v.Deadlock.Waits[i].Guards[k])...)
			}
		}
	}
	return out
}

// tested is the memory of a condition on which a violation was come to.
func tested(g *explain.Guard) (out []touched) {
	for i := range g.Operands {
		o := &g.Operands[i]
		m := touched{names: []string{o.Text, o.In}, written: sitesAt(o.By, o.Other), read: g.At}
		if o.Since != nil {
			m.written = append(m.written, o.Since.At)
		}
		for _, f := range o.From {
			m.names, m.read = append(m.names, f.What, f.In), f.At
		}
		if len(m.written) > 0 {
			out = append(out, m)
		}
	}
	return out
}

func sitesAt(sites ...*explain.Site) (out []string) {
	for _, s := range sites {
		if s != nil && s.At != "" {
			out = append(out, s.At)
		}
	}
	return out
}

// brokenBy reports whether a race is why v happens: of what decided v one of the racing accesses stored it last, or read
// it.
func (v *Violation) brokenBy(r *Race) bool {
	return slices.ContainsFunc(v.touches(), func(m touched) bool {
		return slices.ContainsFunc(m.names, func(name string) bool { return sameMember(name, r.Object) }) &&
			(m.by(&r.First) || m.by(&r.Second))
	})
}

// by reports whether an access of a race stored what was read, or read it.
func (m *touched) by(a *RaceAccess) bool {
	switch a.Access {
	case "write", "atomic write":
		return slices.Contains(m.written, a.At)
	case "read", "atomic read":
		return m.read == a.At
	}
	return false
}

// sameMember reports whether two names may be of one place: the same variable, or the same member of objects that
// different pointers lead to.
func sameMember(a, b string) bool {
	if a == "" || b == "" {
		return false
	}
	base, member := lastMember(a)
	other, of := lastMember(b)
	return member == of && (member != "" || base == other)
}

// lastMember is the variable that a name begins with, and the member that it ends with, without indices; "" where it has
// no member.
func lastMember(name string) (base, member string) {
	name = strings.TrimLeft(name, "&*(")
	for { // indices
		open := strings.IndexByte(name, '[')
		length := strings.IndexByte(name[max(open, 0):], ']')
		if open < 0 || length < 0 {
			break
		}
		name = name[:open] + name[open+length+1:]
	}
	name, _, _ = strings.Cut(name, " ")
	end := strings.IndexAny(name, ".-)")
	if end < 0 {
		return name, ""
	}
	at := strings.LastIndexAny(name, ".>")
	if at < 0 {
		return name[:end], ""
	}
	return name[:end], name[at+1:]
}

// causesFirst finds the races that lead to other violations of at least their level, and lists such a violation before
// them; what shows only as main gets no arguments comes last. It gives the new order, as indexes of the old one.
func (d *Document) causesFirst() []int {
	heads := make([]int, len(d.Violations)) // of the finding that each is listed in
	all := findings(d)
	for i := range all {
		for _, j := range all[i].all() {
			heads[j] = all[i].of
		}
	}
	before := make([]int, len(d.Violations)) // where each is listed: before that one
	for i := range d.Violations {
		v := &d.Violations[i]
		before[i] = 2*i + 1
		for j := range d.Violations {
			r := &d.Violations[j]
			if r.Race != nil && v.Race == nil && slices.Index(Levels, v.Level) <= slices.Index(Levels, r.Level) && v.brokenBy(r.Race) {
				v.CausedBy = append(v.CausedBy, j)
				before[i] = min(before[i], 2*heads[j])
			}
		}
	}
	order := make([]int, len(d.Violations))
	for i := range order {
		if order[i] = i; d.Violations[i].NoArguments {
			before[i] += 2 * len(d.Violations)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return before[a] - before[b] })
	return order
}

// reorder lists the violations in another order: indexes of the present one.
func (d *Document) reorder(order []int) {
	at, list := make([]int, len(order)), make([]Violation, len(order))
	for to, from := range order {
		at[from], list[to] = to, d.Violations[from]
	}
	for i := range list {
		for k, j := range list[i].CausedBy {
			list[i].CausedBy[k] = at[j]
		}
		slices.Sort(list[i].CausedBy)
	}
	d.Violations = list
}

// inOrder is a list in an order that is given as indexes of it.
func inOrder[T any](list []T, order []int) []T {
	out := make([]T, len(order))
	for to, from := range order {
		out[to] = list[from]
	}
	return out
}

// list adds the violations of a result, ranked; it gives the order in which they are listed, as indexes of the result's.
func (d *Document) list(t *texts, r *execute.Result, known []soundness.Validation) []int {
	order, argv := ranked(r.Violations, known), ""
	if d.Has("no-arguments") {
		argv = argvOf(t.program)
	}
	for _, of := range order {
		v := violation(t, &r.Violations[of], &known[of])
		v.NoArguments = v.restsOnNoArguments(argv)
		d.Violations = append(d.Violations, v)
	}
	d.guarded(t, r)
	moved := d.causesFirst()
	d.reorder(moved)
	order = inOrder(order, moved)
	d.group(inOrder(known, order))
	return order
}
