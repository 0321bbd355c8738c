package pieces

import (
	stdctx "context"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"midway/context"
	"midway/internal/backtrace"
	"midway/internal/ir"
	"midway/internal/jobs"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/reconstruct"
	"midway/internal/report"
)

// extended is a violation that was found in a piece and shown from another one, which leads to it.
type extended struct {
	key      string
	in, from int
	document *report.Document
}

// extend looks for what was found in a piece from the pieces that lead to it: one before, two, four, and so on, and in
// any case from where the run begins. The farthest from which it shows is kept.
func (w *walk) extend(stop stdctx.Context, t task) *jobs.Portion {
	w.mu.Lock()
	chain := w.f.chain(t.piece)
	k := &keptPiece{At: w.f.pieces[t.piece].at, Mode: extension, Key: t.key}
	v := w.found(t)
	w.mu.Unlock()
	var best *report.Document
	for back := 1; v != nil; back *= 2 {
		n := chain[max(len(chain)-1-back, 0)]
		doc, err := w.showsFrom(stop, n, v)
		if err == nil && doc != nil &&
			slices.ContainsFunc(doc.Violations, func(o report.Violation) bool { return report.Same(&o) == t.key }) {
			best, k.Shown = doc, w.f.pieces[n].at
		}
		if back >= len(chain)-1 || err == nil && doc != nil && doc.Complete && doc.Verdict == report.Safe {
			break
		}
	}
	if best == nil && stop.Err() != nil {
		return nil
	}
	k.Seconds, k.Processor = w.elapsed(), w.used+processor()
	return w.take(k, best)
}

// found is the violation of a task.
func (w *walk) found(t task) *report.Violation {
	c := w.f.pieces[t.piece]
	for _, m := range []mode{rounds, moments} {
		if d := c.documents[m]; d != nil {
			for i := range d.Violations {
				if report.Same(&d.Violations[i]) == t.key {
					return &d.Violations[i]
				}
			}
		}
	}
	return nil
}

// showsFrom looks for a violation from where a piece begins, as a reconstruction does.
func (w *walk) showsFrom(stop stdctx.Context, n int, v *report.Violation) (*report.Document, error) {
	crash, o := crashOf(v), *w.o
	o.Goal, o.Properties, o.First, o.AutoSummaries = crash, crash.Properties(), true, true
	o.ContextFile, o.Started, o.Jobs, o.Time = "", time.Now(), 1, w.share(stop, 1)
	if n > 0 || w.start != nil {
		o.Begin, o.DistrustInitial = w.again(n), true
	}
	doc, err := pipeline.Run(stop, &o, pipeline.Output{Provided: pipeline.Provided{Explore: w.Out.Explore}})
	if doc != nil { // what the search left out is not missing from the pieces
		doc.Goal = nil
		doc.Ledger = slices.DeleteFunc(doc.Ledger, func(e report.Entry) bool { return e.Effect == "incomplete" })
	}
	return doc, err
}

// again is the context of a piece in the program into which an observation was put: calls keep their numbers, blocks
// their names, and instructions their lines.
func (w *walk) again(n int) func(p *ir.Program) (*context.Context, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	at, names := w.f.pieces[n].at, w.names(w.f.pieces[n].at)
	others := w.start != nil && w.start.OthersUnknown
	return func(p *ir.Program) (*context.Context, error) {
		moved := place{}
		for _, s := range at {
			one := stand{Blocked: s.Blocked}
			for _, fr := range s.Frames {
				one.Frames = append(
					one.Frames,
					context.Frame{Func: fr.Func, PC: moved1(w.program.Funcs[fr.Func], p.Funcs[fr.Func], fr.PC)},
				)
			}
			moved = append(moved, one)
		}
		c := moved.context(context.NewPlacer(p), names)
		c.OthersUnknown = others
		return c, c.Check(p)
	}
}

// moved1 is where an instruction is in a function into which others were put.
func moved1(old, now *ir.Func, pc ir.PC) ir.PC {
	if old.Code[pc].Op == ir.OpCall {
		if to, ok := context.CallNumbered(now, old.Code[pc].Aux); ok {
			return to
		}
	}
	name := old.Blocks[old.BlockOf(pc)].Name
	for i := range now.Blocks {
		b := &now.Blocks[i]
		if b.Name != name {
			continue
		}
		for to := b.Body; to < b.End && pc != old.Blocks[old.BlockOf(pc)].Body; to++ {
			if now.Code[to].Op == old.Code[pc].Op && now.Code[to].Loc == old.Code[pc].Loc {
				return to
			}
		}
		return b.Body
	}
	return pc
}

// crashOf is a violation as a failure that is looked for; nil where it has no place.
func crashOf(v *report.Violation) *reconstruct.Crash {
	kind := property.Kind(v.Kind)
	switch {
	case v.Race != nil:
		a, b := threadAt("1", v.Race.First.At), threadAt("2", v.Race.Second.At)
		if a == nil || b == nil {
			return nil
		}
		return &reconstruct.Crash{Kinds: []property.Kind{kind}, Failing: *a, Second: *b}
	case v.Deadlock != nil:
		c := &reconstruct.Crash{Kinds: []property.Kind{kind}}
		for i, wait := range v.Deadlock.Waits {
			if t := threadAt(strconv.Itoa(i+1), wait.At); t != nil {
				c.Others = append(c.Others, *t)
			}
		}
		if len(c.Others) == 0 {
			return nil
		}
		return c
	}
	if t := threadAt("", v.At); t != nil {
		return &reconstruct.Crash{Kinds: []property.Kind{kind}, Failing: *t}
	}
	return nil
}

// threadAt is a thread at a line, which is "file:line".
func threadAt(id, at string) *reconstruct.Thread {
	i := strings.LastIndexByte(at, ':')
	if i < 0 {
		return nil
	}
	line, err := strconv.Atoi(at[i+1:])
	if err != nil {
		return nil
	}
	return &reconstruct.Thread{ID: id, Frames: []backtrace.Frame{
		{Owner: backtrace.User, File: filepath.Base(at[:i]), Line: line, Exact: true},
	}}
}
