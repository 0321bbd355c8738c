package barriers

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// text is what is known of the count of an entry's barrier, and from where.
func (f *Facts) text(e *Entry) string {
	var places []string
	for _, s := range e.Sites {
		if at := f.at(s); !slices.Contains(places, at) {
			places = append(places, at)
		}
	}
	switch n := len(places); {
	case e.Any && n == 1:
		return "unconstrained: the count given at " + places[0] + " is not known"
	case e.Any:
		return fmt.Sprintf("unconstrained: %d initialisations reach, %s, and not every count is known", n, list(places))
	case n > 1 && len(e.Counts) > 1:
		return fmt.Sprintf("expects %s: %d initialisations reach, %s", f.counts(e), n, list(places))
	}
	return fmt.Sprintf("expects %s, initialised at %s", f.counts(e), list(places))
}

func (f *Facts) at(s pointsto.CallSite) string {
	return f.a.Prog.At(f.a.Prog.Funcs[s.Func].Code[s.PC].Loc)
}

func list(of []string) string {
	n := len(of) - 1
	if n < 1 {
		return strings.Join(of, "")
	}
	return strings.Join(of[:n], ", ") + " and " + of[n]
}

// Unknown lists the barriers among the program's variables of which no initialisation is known, and why not; those in
// arrays are not distinguished.
func (f *Facts) Unknown() string {
	var out strings.Builder
	for _, g := range f.a.Prog.Globals {
		if g.Runtime || g.Type == nil || g.ThreadLocal {
			continue
		}
		for _, off := range barriersIn(g.Type, 0, nil) {
			addr := expr.Word(g.Addr + uint64(off))
			named := slices.ContainsFunc(
				f.entries,
				func(e Entry) bool { return e.Named && f.a.Resolve(e.Barrier) == addr },
			)
			if !named {
				fmt.Fprintf(
					&out,
					"%s unconstrained: %s\n",
					f.a.Describe(addr),
					f.why(pointsto.Set{{Node: f.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}),
				)
			}
		}
	}
	return out.String()
}

// why says why nothing is known of a barrier.
func (f *Facts) why(at pointsto.Set) string {
	if f.a.Ctx.OthersUnknown {
		return "threads that are not listed may initialise it"
	}
	var places []string
	for i := range f.entries {
		if e := &f.entries[i]; pointsto.MayAlias(e.Targets, at) {
			places = append(places, f.at(e.Sites[0]))
		}
	}
	if len(places) == 0 {
		return "nothing that was executed initialises it"
	}
	return "it is one of those that may have been initialised at " + list(places)
}

// barriersIn lists the offsets in bytes of the barriers in a type.
func barriersIn(t *ir.Type, at int64, out []int64) []int64 {
	switch {
	case t == nil:
	case t.Name == "pthread_barrier_t":
		return append(out, at)
	case t.Kind == ir.Struct:
		for i := range t.Fields {
			out = barriersIn(t.Fields[i].Type, at+t.Fields[i].Offset, out)
		}
	}
	return out
}
