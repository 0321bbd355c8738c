package explain

import (
	"cmp"
	"maps"
	"slices"

	"midway/internal/property"
)

// leading are the conditions on which the end depends: those of the function that it is in, then those of its callers.
// Of a failed assertion the first is the assertion itself, which is left out.
func (x *explaining) leading() (out []Guard) {
	for i := x.t.User(); i >= 0 && len(out) < maxGuards; i-- {
		fr := x.t.Frames[i]
		if fr.Fn.Runtime || fr.Fn.Observes {
			continue
		}
		out = append(out, x.guards(x.t, fr, x.at(fr), x.path[fr])...)
	}
	if d := x.branch[deciding{x.t.ID, false}]; len(out) > 0 && x.m.End.Kind == property.Assertion && d.fr != nil {
		if loc := d.fr.Fn.Code[d.pc].Loc; out[0].At == x.m.P.At(loc) && out[0].Column == x.m.P.Column(loc) {
			out = out[1:]
			for i := 0; i < len(out) && out[i].Func != x.user().Fn.Name; i++ { // what decided the result that it tests
				out[i].Returned = true
			}
		}
	}
	return out[:min(len(out), maxGuards)]
}

// unordered are the threads that the end rests on, where there are more than two, one thread created all of them, and
// it waited for the end of none before it created the last.
func (x *explaining) unordered(f *Facts) (out []Start) {
	names := map[string]bool{x.t.Name: true}
	for i := range f.Operands {
		of(&f.Operands[i], names)
	}
	for i := range f.Guards {
		for k := range f.Guards[i].Operands {
			of(&f.Guards[i].Operands[k], names)
		}
	}
	first, last, by := -1, -1, -1
	for i, s := range x.starts {
		if s.join || s.thread < 0 || s.thread >= len(x.m.Threads) || !names[x.m.Threads[s.thread].Name] {
			continue
		}
		if first < 0 {
			first, by = i, s.by
		}
		if last = i; s.by != by {
			return nil
		}
		out = append(out, Start{x.m.Threads[s.thread].Name, x.m.Threads[s.by].Name, x.m.P.At(s.at)})
	}
	if len(out) < minUnordered {
		return nil
	}
	for _, s := range x.starts[first:last] {
		if s.join && s.by == by && s.thread >= 0 && s.thread < len(x.m.Threads) && names[x.m.Threads[s.thread].Name] {
			return nil
		}
	}
	return out
}

// minUnordered is how many threads an end rests on at least where their order is reported: of two a race says it.
const minUnordered = 3

// of adds the threads that have written an operand.
func of(o *Operand, names map[string]bool) {
	for i := range o.Writes {
		names[o.Writes[i].Thread] = true
	}
}

// taken is where each thread asked for each lock last, in the order of threads and locks.
func (x *explaining) taken() (out []Site) {
	keys := slices.SortedFunc(maps.Keys(x.took), func(a, b taking) int {
		return cmp.Or(a.thread-b.thread, cmp.Compare(a.lock, b.lock))
	})
	for _, k := range keys {
		out = append(out, x.took[k])
	}
	return out
}
