package barriers

import (
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// Entry is one initialisation that may have happened before the context.
type Entry struct {
	Barrier expr.Value   // the barrier's address, where Named
	Named   bool         // else: some barrier among Targets
	Targets pointsto.Set // what the address may be
	Counts  []expr.Value // the counts it may have set, 32 bits each
	Any     bool         // it may have set any count
	At      pointsto.CallSite
	Sites   []pointsto.CallSite // all initialisations, At first
}

// Facts are the barriers initialised before a context.
type Facts struct {
	a       *dataflow.Analysis
	entries []Entry
	groups  []*group
}

// countBits is the width of pthread_barrier_init's count.
const countBits = 32

// Analyze enumerates the initialisations that may execute on some path from program entry to the context
// (Bergan §4.4). Where more threads than the listed ones may be alive, they may initialise at any time, so
// nothing is known.
func Analyze(a *dataflow.Analysis) *Facts {
	f := &Facts{a: a}
	if a.Ctx.OthersUnknown {
		return f
	}
	for _, init := range inits {
		f.collect(init)
	}
	f.groups = groups(a)
	return f
}

// Guards lists what barriers imply of the threads that use them: passed equally often, as many as have started and
// as are expected. Addresses of locals in memory are those given to dataflow.Analysis.SetSlots so far.
func (f *Facts) Guards() []dataflow.Guard {
	var out []dataflow.Guard
	for _, g := range f.groups {
		for _, fact := range g.facts() {
			if fact.Cond != expr.True {
				out = append(out, fact.Guard)
			}
		}
	}
	return append(out, f.goTogether()...)
}

// Together reports why the barriers that the context's threads use cannot let them stand where it says, or nil where
// nothing known excludes it.
func (f *Facts) Together() error {
	for _, g := range f.groups {
		for _, fact := range g.facts() {
			if fact.Cond == expr.False {
				return fmt.Errorf("the threads cannot be there together: %s", fact.why)
			}
		}
	}
	return nil
}

// inits are the library's function, and the models' annotation where a program uses it in its own models.
var inits = []string{"pthread_barrier_init", "__midway_barrier_init"}

// collect adds the calls of an initialiser. A program's own function of that name is code like any other.
func (f *Facts) collect(name string) {
	init := abi.Of(name)
	for _, site := range f.a.Before().Calls(name) {
		caller := f.a.Prog.Funcs[site.Func]
		args := caller.Calls[caller.Code[site.PC].Aux].Args
		if caller.Runtime || len(args) <= init.Count {
			continue
		}
		for _, c := range f.a.Chains(site) {
			f.add(c, site, args[init.Object], args[init.Count])
		}
	}
}

// add records one initialisation; one barrier initialised twice has both counts.
func (f *Facts) add(c dataflow.Chain, site pointsto.CallSite, barrier, expected ir.Operand) {
	e := Entry{Targets: f.a.Graph.Operand(site.Func, barrier), At: site, Sites: []pointsto.CallSite{site}}
	e.Barrier, e.Named = c.Operand(barrier)
	if !e.Named {
		e.Barrier = expr.Value{}
	}
	count, ok := c.Operand(expected)
	for i := range f.entries {
		old := &f.entries[i]
		if old.Named == e.Named && old.Barrier == e.Barrier && (e.Named || old.At == e.At) {
			old.count(count, ok)
			old.Sites = append(old.Sites, site)
			old.Targets = pointsto.Union(old.Targets, e.Targets)
			return
		}
	}
	e.count(count, ok)
	f.entries = append(f.entries, e)
}

func (e *Entry) count(v expr.Value, known bool) {
	if !known {
		e.Any = true
		return
	}
	for _, c := range e.Counts {
		if c == v {
			return
		}
	}
	e.Counts = append(e.Counts, v)
}

// Entries lists the initialisations, in order of their calls. Addresses of locals in memory are those given to
// dataflow.Analysis.SetSlots so far.
func (f *Facts) Entries() []Entry {
	out := slices.Clone(f.entries)
	for i := range out {
		out[i].Barrier = f.a.Resolve(out[i].Barrier)
		out[i].Counts = slices.Clone(out[i].Counts)
		for k, c := range out[i].Counts {
			out[i].Counts[k] = f.a.Resolve(c)
		}
	}
	return out
}

// Expected is the invariant on the expected count of the barrier at address p, which may point to targets:
// it is one of the counts of the entries that may be p (Bergan §4.3, as corrected: docs/design.md §11). p equal to
// no entry, and no entry at all, constrain nothing.
func (f *Facts) Expected(p expr.Value, targets pointsto.Set, expected expr.Value) expr.Value {
	b := f.a.B
	some, matched := expr.False, expr.False
	entries := f.Entries()
	for i := range entries {
		e := &entries[i]
		is := f.is(e, p, targets)
		matched = b.Or1(matched, is)
		some = b.Or1(some, b.And1(is, e.has(b, expected)))
	}
	return b.Or1(b.Not(matched), some)
}

// is is the condition under which the barrier of an entry is p.
func (f *Facts) is(e *Entry, p expr.Value, targets pointsto.Set) expr.Value {
	if len(targets) > 0 && len(e.Targets) > 0 && !pointsto.MayAlias(targets, e.Targets) {
		return expr.False
	}
	if !e.Named {
		return expr.True
	}
	return f.a.B.Cmp(expr.EQ, f.a.B.PtrBits(), p, e.Barrier)
}

func (e *Entry) has(b *expr.Builder, expected expr.Value) expr.Value {
	if e.Any {
		return expr.True
	}
	out := expr.False
	for _, c := range e.Counts {
		out = b.Or1(out, b.Cmp(expr.EQ, countBits, expected, c))
	}
	return out
}

// String lists the entries, "&bar expects 2 or 3: 2 initialisations reach, f.c:12 and f.c:20", then what matching says
// of the barriers.
func (f *Facts) String() string {
	var out strings.Builder
	for i := range f.entries {
		e := &f.entries[i]
		fmt.Fprintf(&out, "%s %s\n", f.describe(e), f.text(e))
	}
	for _, g := range f.groups {
		out.WriteString(g.String())
	}
	return out.String()
}

func (f *Facts) describe(e *Entry) string {
	if e.Named {
		return f.a.Describe(e.Barrier)
	}
	return "some barrier of " + f.a.Graph.Format(e.Targets)
}

func (f *Facts) counts(e *Entry) string {
	parts := make([]string, len(e.Counts))
	for i, c := range e.Counts {
		parts[i] = f.a.Describe(c)
	}
	return strings.Join(parts, " or ")
}
