package pieces

import (
	"fmt"
	"maps"
	"slices"
	"syscall"
	"time"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/report"
	"midway/internal/state"
)

// syncPairs adds the pairs of places at which two threads used one synchronisation object one right after the other.
func syncPairs(p *ir.Program, st *state.State, to map[string]bool) {
	type use struct {
		tid int
		loc ir.LocID
	}
	next := map[any]use{} // by address, the use behind
	for t := st.Trace; t != nil; t = t.Parent {
		s := &t.Step
		if s.Kind != state.StepEvent || s.Model || s.Loc == 0 || !synchronises(s.Op) || !s.Addr.Concrete() {
			continue
		}
		if after, ok := next[s.Addr.W]; ok && after.tid != s.TID {
			to[p.At(s.Loc)+" > "+p.At(after.loc)] = true
		}
		next[s.Addr.W] = use{s.TID, s.Loc}
	}
}

// synchronises reports whether an event of a schedule is no access to memory.
func synchronises(op string) bool {
	switch op {
	case "load", "store", "fence", "branch", "call", "wake", "start", "exit", "":
		return false
	}
	return true
}

// own are the program's own functions.
func own(p *ir.Program) (out []*ir.Func) {
	for _, f := range p.Funcs {
		if !f.External && !f.Runtime && !f.Added {
			out = append(out, f)
		}
	}
	return out
}

// sidesOf counts the sides of the conditional branches of functions.
func sidesOf(funcs []*ir.Func) (n int) {
	for _, f := range funcs {
		for pc := range f.Code {
			if f.Code[pc].Op == ir.OpCondBr {
				n += 2
			}
		}
	}
	return n
}

// moment notes how far the exploration is.
func (w *walk) moment(seconds, processor float64) {
	m := report.Moment{Seconds: seconds, Processor: processor, Sides: len(w.f.sides)}
	for _, c := range w.f.pieces {
		if c.done[rounds] {
			m.Contexts++
		} else {
			m.Queued++
		}
		for _, d := range c.documents {
			if d != nil {
				m.Violations += len(d.Violations)
			}
		}
	}
	if w.lines == nil || len(w.f.reached) != w.sides {
		w.lines, w.sides = linesOf(w.program.Program, own(w.program.Program), w.f.reached), len(w.f.reached)
	}
	m.Lines = w.lines.count().Reached
	w.series = append(w.series, m)
}

// document is what all pieces came to.
func (w *walk) document() *Result {
	d := pipeline.Blank(w.o, w.program)
	if w.start == nil {
		d.Scope = report.ScopeProgram
	}
	var parts []report.Part
	for n, c := range w.f.pieces {
		d.Contexts = append(d.Contexts, w.reported(n))
		for _, doc := range c.older { // what they left out, the newest ones say
			doc.Ledger = slices.DeleteFunc(doc.Ledger, func(e report.Entry) bool { return e.Effect == "incomplete" })
		}
		for _, doc := range append(slices.Clone(c.older), c.documents[rounds], c.documents[moments]) {
			if doc != nil {
				parts = append(parts, report.Part{Context: n, Document: doc})
			}
		}
	}
	for _, x := range w.shown {
		parts = append(parts, report.Part{Context: x.from, Document: x.document})
	}
	report.MergedParts(d, parts)
	w.chains(d)
	d.Run().Reached = slices.Sorted(maps.Keys(w.f.reached))
	d.Run().Sides = slices.Sorted(maps.Keys(w.f.sides))
	lines := linesOf(w.program.Program, own(w.program.Program), w.f.reached)
	d.Coverage = lines.count()
	d.Coverage.Sides, d.Coverage.Taken = sidesOf(own(w.program.Program)), len(w.f.sides)
	d.Coverage.SyncPairs, d.Coverage.PathsCut = len(w.f.pairs), d.Stats.PathsCut
	d.Series = w.series
	d.Stats.WallSeconds = time.Since(w.o.Started).Seconds()
	w.restsOn(d)
	return &Result{d, lines}
}

// restsOn says in the ledger what the verdict rests on, and what is missing.
func (w *walk) restsOn(d *report.Document) {
	if !d.Complete && !hasIncomplete(d) {
		d.Ledger = append(d.Ledger, report.Entry{Kind: execute.LimitReached, Effect: "incomplete",
			Text: "some pieces were not explored, or not to their end"})
	}
	if d.Complete && d.Verdict == report.Safe && len(d.Contexts) > 1 {
		d.Ledger = append(d.Ledger, report.Entry{Kind: "by-contexts", Effect: "assumption", Text: fmt.Sprintf(
			"every execution is a chain of pieces: of all %d contexts in which pieces end or begin, every piece was "+
				"explored, from every state that the context allows, up to every moment in which a thread stops",
			len(d.Contexts),
		)})
	}
	d.Ledger = append(d.Ledger, report.Entry{Kind: "loops-end", Effect: "assumption",
		Text: "no thread goes round a loop for ever: pieces end where loops are closed, so that livelocks are not " +
			"looked for"})
}

// chains says of violations by which pieces there is a way to them, and from where they were shown.
func (w *walk) chains(d *report.Document) {
	for i := range d.Violations {
		v := &d.Violations[i]
		in := -1
		for _, n := range v.Contexts {
			if n < len(w.f.pieces) && (in < 0 || w.f.pieces[n].depth < w.f.pieces[in].depth) {
				in = n
			}
		}
		for _, x := range w.shown {
			if x.key == report.Same(v) {
				in = x.in
			}
		}
		if in < 0 {
			continue
		}
		v.Chain = w.f.chain(in)
		from := in
		for _, n := range v.Chain {
			if slices.Contains(v.Contexts, n) {
				from = n
				break
			}
		}
		v.ShownFrom = &from
	}
}

// reported is what a piece came to.
func (w *walk) reported(n int) report.Context {
	c := w.f.pieces[n]
	out := report.Context{
		Verdict: report.Unknown,
		Depth:   c.depth,
		Seconds: c.seconds,
		Ends:    slices.Sorted(slices.Values(c.ends)),
	}
	names := w.names(c.at)
	for i, s := range c.at {
		at, stack := s.text(w.program.Program)
		out.Threads = append(
			out.Threads,
			report.ContextThread{Name: names[i], At: at, Stack: stack, Blocked: s.Blocked},
		)
	}
	if c.from >= 0 {
		out.From = &c.from
	}
	in, later := c.documents[rounds], c.documents[moments]
	if w.Whole {
		later = in
	}
	violated := in != nil && in.Verdict == report.Violated || later != nil && later.Verdict == report.Violated
	switch {
	case c.impossible:
		out.Verdict, out.Complete, out.Why = report.Safe, true, "it is impossible: "+c.why
	case violated:
		out.Verdict = report.Violated
	case in != nil && in.Verdict == report.Safe && later != nil && later.Verdict == report.Safe && !c.lost:
		out.Verdict = report.Safe
	}
	if c.impossible {
		return out
	}
	switch {
	case c.why != "":
		out.Why = c.why
	case in == nil:
		out.Why = "the run ended before"
	case !in.Complete:
		out.Why = firstIncomplete(in)
	case later == nil:
		out.Why = "the run ended before every moment was explored in which a thread stops"
	case !later.Complete:
		out.Why = firstIncomplete(later)
	case c.lost:
		out.Why = "threads stop while others are in the middle of calls of the library, where no context begins"
	default:
		out.Complete = true
	}
	return out
}

// processor is how many seconds of it the process has used.
func processor() float64 {
	var use syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &use) != nil {
		return 0
	}
	return time.Duration(use.Utime.Nano() + use.Stime.Nano()).Seconds()
}
