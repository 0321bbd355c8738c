package report

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"midway/internal/property"
)

// Context is a context that was explored beside others (midway pairs, midway pieces).
type Context struct {
	Threads  []ContextThread `json:"threads"`
	Verdict  string          `json:"verdict"`
	Complete bool            `json:"complete"` // every path was explored to its end
	Seconds  float64         `json:"seconds"`
	// why it was not explored, or not to its end; "" where it was
	Why string `json:"why,omitempty"`

	// of midway pieces
	From  *int  `json:"from,omitempty"`  // the context whose piece was the first to end in it; nil: the run begins there
	Depth int   `json:"depth,omitempty"` // pieces before it, along From
	Ends  []int `json:"ends,omitempty"`  // contexts in which its paths end
}

// ContextThread is a thread of a context: its name, and the function that it is about to enter, or where it is.
type ContextThread struct {
	Name    string   `json:"name"`
	At      string   `json:"at"`
	Stack   []string `json:"stack,omitempty"` // its callers, youngest first: "f at x.c:3"
	Blocked bool     `json:"blocked,omitempty"`
}

// Moment is how far an exploration of several contexts was at some time.
type Moment struct {
	Seconds    float64 `json:"seconds"`    // since it began, without time in which it was interrupted
	Processor  float64 `json:"processor"`  // seconds of it that were used
	Contexts   int     `json:"contexts"`   // explored
	Queued     int     `json:"queued"`     // known, and not explored yet
	Lines      int     `json:"lines"`      // reached
	Sides      int     `json:"sides"`      // of branches, taken
	Violations int     `json:"violations"` // found, each context's own
}

// String is the context in a few words: "push, pop".
func (c *Context) String() string {
	var out []string
	for _, t := range c.Threads {
		out = append(out, t.At)
	}
	return strings.Join(out, ", ")
}

// Coverage counts source lines of the functions that contexts can come to.
type Coverage struct {
	Lines   int `json:"lines"`   // that have code
	Reached int `json:"reached"` // of these, in a basic block that some path came to

	// of midway pieces
	Sides int `json:"sides,omitempty"` // of conditional branches
	Taken int `json:"taken,omitempty"` // of these, by some path
	// ordered pairs of places at which two threads used one synchronisation object one right after the other
	SyncPairs int `json:"sync_pairs,omitempty"`
	PathsCut  int `json:"paths_cut,omitempty"` // at a limit: what is behind was not explored
}

// Merged is one document of the documents of several contexts, nil for those that have none. A violation that several
// show is listed once, as the context shows it in which its level is strongest. d begins it: what the run is, without
// results.
func Merged(d *Document, each []*Document) *Document {
	var parts []Part
	for i, part := range each {
		if part != nil {
			parts = append(parts, Part{i, part})
		}
	}
	return MergedParts(d, parts)
}

// Part is the document of one exploration from a context: of some contexts there are several.
type Part struct {
	Context  int // index of the merged document's contexts
	Document *Document
}

// MergedParts is Merged where contexts may have several documents.
func MergedParts(d *Document, parts []Part) *Document {
	m := &merger{out: d, at: map[string]int{}, from: map[*Violation]int{}}
	for _, p := range parts {
		m.take(p.Context, p.Document)
	}
	m.relate()
	d.Verdict, d.Complete = m.verdict(), !slices.ContainsFunc(d.Contexts, func(c Context) bool { return !c.Complete })
	return d
}

// Awaits reports whether a violation is a deadlock that other threads than the context's may resolve: no cycle of the
// threads, none waits for what another one of them holds, and none behind a signal that came too early.
func (v *Violation) Awaits() bool {
	if v.Kind != string(property.Deadlock) || v.Deadlock == nil || len(v.Deadlock.Cycle) > 0 {
		return false
	}
	return !slices.ContainsFunc(v.Deadlock.Waits, func(w Wait) bool { return w.Holder != "" || len(w.Wakes) > 0 })
}

// WithoutAwaits takes such deadlocks out of the document of a context of a library's entries: other callers may come.
// What is left decides the verdict.
func (d *Document) WithoutAwaits() (left int) {
	now, kept := make([]int, len(d.Violations)), []Violation{}
	for i := range d.Violations {
		if now[i] = -1; !d.Violations[i].Awaits() {
			now[i] = len(kept)
			kept = append(kept, d.Violations[i])
		}
	}
	if left = len(d.Violations) - len(kept); left == 0 {
		return 0
	}
	moved := func(list []int) (out []int) {
		for _, i := range list {
			if now[i] >= 0 {
				out = append(out, now[i])
			}
		}
		return out
	}
	for i := range kept {
		kept[i].Follows, kept[i].CausedBy = moved(kept[i].Follows), moved(kept[i].CausedBy)
	}
	if d.Violations = kept; len(kept) > 0 {
		return left
	}
	if d.Verdict = Safe; !d.Complete || slices.ContainsFunc(d.Ledger, func(e Entry) bool { return e.Effect == "incomplete" }) {
		d.Verdict = Unknown
	}
	return left
}

// merger adds one document after the other to one.
type merger struct {
	out  *Document
	at   map[string]int // of violations, by what makes them one
	list []*merged
	from map[*Violation]int // of violations of the documents, their indexes in list
}

// merged is a violation of the merged document.
type merged struct {
	best     *Violation
	of       *Document
	contexts []int
	count    int
}

// take adds the document of a context.
func (m *merger) take(context int, d *Document) {
	for i := range d.Violations {
		v := &d.Violations[i]
		key := sameAs(v)
		k, known := m.at[key]
		if !known {
			k = len(m.list)
			m.at[key] = k
			m.list = append(m.list, &merged{best: v, of: d})
		}
		g := m.list[k]
		m.from[v] = k
		if g.count += v.Count; stronger(v, g.best) {
			g.best, g.of = v, d
		}
		if !slices.Contains(g.contexts, context) {
			g.contexts = append(g.contexts, context)
		}
	}
	m.ledger(context, d)
	m.out.Stats.add(&d.Stats)
	for _, e := range d.Externals {
		if !slices.ContainsFunc(m.out.Externals, func(o External) bool { return o.Name == e.Name }) {
			m.out.Externals = append(m.out.Externals, e)
		}
	}
	for _, r := range d.Reductions {
		if !slices.Contains(m.out.Reductions, r) {
			m.out.Reductions = append(m.out.Reductions, r)
		}
	}
}

// ledger adds the entries of a context's ledger, each text once.
func (m *merger) ledger(context int, d *Document) {
	for _, e := range d.Ledger {
		if !slices.Contains(m.out.Ledger, e) {
			m.out.Ledger = append(m.out.Ledger, e)
		}
	}
}

// sameAs is by what violations of different contexts are one: their kind and place, of races both places, in either
// order; of what has no place, by what it says.
func sameAs(v *Violation) string { return Same(v) }

// Same names a violation by what makes it one with those of other contexts.
func Same(v *Violation) string {
	if both := sides(v); both != nil {
		a, b := both[0].at, both[1].at
		return strings.Join([]string{v.Kind, min(a, b), max(a, b)}, "\x00")
	}
	if v.Deadlock != nil {
		var waits []string
		for _, w := range v.Deadlock.Waits {
			waits = append(waits, w.At)
		}
		slices.Sort(waits)
		return strings.Join(append([]string{v.Kind}, waits...), "\x00")
	}
	return strings.Join([]string{v.Kind, cmp.Or(v.At, v.Text), fmt.Sprint(v.Column)}, "\x00")
}

// stronger reports whether a violation says more than another one that is the same.
func stronger(v, than *Violation) bool {
	return cmp.Or(
		cmp.Compare(slices.Index(Levels, v.Level), slices.Index(Levels, than.Level)),
		falseFirst(!v.Validated, !than.Validated),
		cmp.Compare(len(v.Schedule), len(than.Schedule)),
	) < 0
}

// relate puts the violations into the document, the most important first, with the indexes that they have there.
func (m *merger) relate() {
	order := make([]int, len(m.list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		x, y := m.list[a].best, m.list[b].best
		return cmp.Or(
			cmp.Compare(slices.Index(Levels, x.Level), slices.Index(Levels, y.Level)),
			falseFirst(!x.Validated, !y.Validated),
			cmp.Compare(slices.Index(telling, property.Kind(x.Kind)), slices.Index(telling, property.Kind(y.Kind))),
		)
	})
	now := make([]int, len(order))
	for i, k := range order {
		now[k] = i
	}
	followed := map[int]bool{} // a violation is listed under one other
	for i, k := range order {
		g := m.list[k]
		v := *g.best
		v.Contexts, v.Count = g.contexts, g.count
		others := func(list []int) (out []int) {
			for _, j := range list {
				if to := now[m.from[&g.of.Violations[j]]]; to != i && !slices.Contains(out, to) {
					out = append(out, to)
				}
			}
			slices.Sort(out)
			return out
		}
		v.CausedBy = others(v.CausedBy)
		v.Follows = slices.DeleteFunc(others(v.Follows), func(j int) bool { return j < i || followed[j] })
		if followed[i] {
			v.Follows = nil
		}
		for _, j := range v.Follows {
			followed[j] = true
		}
		m.out.Violations = append(m.out.Violations, v)
	}
}

// verdict is the worst of the contexts'.
func (m *merger) verdict() string {
	worst := Safe
	for i := range m.out.Contexts {
		switch m.out.Contexts[i].Verdict {
		case Violated:
			return Violated
		case Unknown:
			worst = Unknown
		}
	}
	return worst
}

// add adds up what several runs did.
func (s *Stats) add(o *Stats) {
	s.Paths, s.PathsCut, s.Runs = s.Paths+o.Paths, s.PathsCut+o.PathsCut, s.Runs+o.Runs
	s.RunsPruned, s.RunsBlocked = s.RunsPruned+o.RunsPruned, s.RunsBlocked+o.RunsBlocked
	s.States, s.StatesSubsumed = s.States+o.States, s.StatesSubsumed+o.StatesSubsumed
	s.Instructions, s.Forks = s.Instructions+o.Instructions, s.Forks+o.Forks
	s.SolverSeconds += o.SolverSeconds
	s.PeakMemoryBytes = max(s.PeakMemoryBytes, o.PeakMemoryBytes)
	s.LongestStepSeconds = max(s.LongestStepSeconds, o.LongestStepSeconds)
	s.PairsInBothOrders += o.PairsInBothOrders
	if s.SolverQueries == nil {
		s.SolverQueries = map[string]uint64{}
	}
	for tier, n := range o.SolverQueries {
		s.SolverQueries[tier] += n
	}
}

// contextsHeadline is the verdict of several contexts in one sentence.
func contextsHeadline(d *Document) string {
	by := map[string]int{}
	for i := range d.Contexts {
		by[d.Contexts[i].Verdict]++
	}
	what := count(len(d.Contexts), "context")
	switch d.Verdict {
	case Violated:
		text := fmt.Sprintf("%s in %d of %s", found(d), by[Violated], what)
		if n := by[Unknown]; n > 0 {
			text += fmt.Sprintf("; of %d more it is unknown", n)
		}
		return text
	case Safe:
		return fmt.Sprintf("no violation of %s in %s, each explored completely", wordList(d.Properties), what)
	}
	return fmt.Sprintf("nothing found in %s, %d of them not explored completely", what, by[Unknown])
}

// maxContexts is how many contexts are listed for people, and how many of those that show a violation.
const (
	maxContexts = 20
	maxShowing  = 4
)

// showing says which contexts show a violation.
func (t *text) showing(d *Document, v *Violation) {
	if len(v.Contexts) == 0 || len(d.Contexts) < 2 {
		return
	}
	var out []string
	for i, k := range v.Contexts {
		if i == maxShowing {
			out = append(out, fmt.Sprintf("%d more", len(v.Contexts)-i))
			break
		}
		out = append(out, "["+d.Contexts[k].String()+"]")
	}
	t.para("   ", "     ", "shown by "+strings.Join(out, ", "))
	if n := len(v.Chain) - 1; n > 0 && v.ShownFrom != nil {
		from := "where the run begins"
		if *v.ShownFrom != v.Chain[0] {
			from = "[" + d.Contexts[*v.ShownFrom].String() + "]"
		}
		t.para("   ", "     ", fmt.Sprintf("found in a piece with %s before it; shown from %s on", count(n, "piece"), from))
	}
}

// contexts lists the contexts that are not decided, counts the others, and says what was covered.
func (t *text) contexts(d *Document) {
	if len(d.Contexts) == 0 {
		return
	}
	by, why := map[string]int{}, map[string][]string{}
	for i := range d.Contexts {
		c := &d.Contexts[i]
		if by[c.Verdict]++; !c.Complete {
			why[c.Why] = append(why[c.Why], c.String())
		}
	}
	t.title("Contexts")
	t.para("  ", "  ", fmt.Sprintf("%d: %d safe, %d violated, %d unknown", len(d.Contexts), by[Safe], by[Violated], by[Unknown]))
	for _, reason := range slices.Sorted(maps.Keys(why)) {
		list := why[reason]
		n := len(list)
		if n > maxContexts {
			list = append(slices.Clip(list[:maxContexts]), "…")
		}
		t.para("  - ", "    ", fmt.Sprintf("%d not explored completely, as %s: %s", n,
			cmp.Or(reason, "the ledger says"), strings.Join(list, "; ")))
	}
	if c := d.Coverage; c != nil {
		t.para("  ", "  ", fmt.Sprintf("%d of %s of code were reached (%.0f %%)", c.Reached, count(c.Lines, "line"),
			100*float64(c.Reached)/max(float64(c.Lines), 1)))
	}
}
