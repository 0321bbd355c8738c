package context

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// FromReport says what becomes a context.
type FromReport struct {
	Threads []string // those of these names in the text only; none: all
	Values  bool     // values that the text shows become conditions
	Head    []string // lines of YAML in front: program, project, link
	// Beside is where Write notes what else is known of the threads, or nil: then the file says that they were seen where
	// no place is a hint.
	Beside *Beside
}

// Beside is what there is to say of a report's threads beside their context.
type Beside struct {
	Hints []string // by thread, why its place is a hint
	Left  []string // threads that are in no function of the program's, and are not in the context
}

// shownStack is a stack of a report that becomes a thread.
type shownStack struct {
	name   string
	thread *backtrace.Thread
	frames []backtrace.Frame
	says   string // for the comment beside it
	placed *Placed
	event  bool // it is not of the moment, but of something that the thread has done or was about to do
}

// Write writes the context file of the moment that a report is of. The file reads back to the places that were found:
// by lines where a line says it, else by blocks. A thread that is outside of the program's code is left out, which
// makes the others unknown. The error names the thread and the frame that is not in the program.
func (o FromReport) Write(p *ir.Program, rep *backtrace.Report) ([]byte, error) {
	stacks, err := o.stacks(rep)
	if err != nil {
		return nil, err
	}
	w := &reportWriter{FromReport: o, rep: rep, Placer: NewPlacer(p)}
	for _, s := range stacks {
		s.placed, err = w.Place(s.frames)
		switch {
		case errors.Is(err, ErrOutside):
			w.left = append(w.left, s)
			continue
		case err != nil:
			return nil, fmt.Errorf("thread %s of the report: %w", threadID(s), err)
		}
		s.placed.Blocked = s.placed.Blocked && !s.event
		w.listed = append(w.listed, s)
	}
	if len(w.listed) == 0 {
		return nil, fmt.Errorf(
			"no thread of the report is in the program's code: thread %s is in %s",
			threadID(stacks[0]),
			names(stacks[0].frames),
		)
	}
	w.beside()
	return w.write()
}

// beside tells what there is to say of the threads beside their context.
func (w *reportWriter) beside() {
	if w.Beside == nil {
		return
	}
	for _, s := range w.listed {
		for _, n := range s.placed.Notes {
			w.Beside.Hints = append(w.Beside.Hints, s.name+": "+n)
		}
	}
	for _, s := range w.left {
		w.Beside.Left = append(w.Beside.Left, threadID(s)+" in "+shown(&s.frames[0]))
	}
}

func threadID(s *shownStack) string {
	if s.thread != nil && s.thread.ID != "" {
		return s.thread.ID
	}
	return s.name
}

// names are the functions of a stack, for a message.
func names(list []backtrace.Frame) string {
	var out []string
	for i := range list[:min(len(list), 6)] {
		out = append(out, cmp.Or(list[i].Function, "??"))
	}
	if slices.ContainsFunc(list, func(f backtrace.Frame) bool { return f.Function == "" }) {
		return strings.Join(
			out,
			", ",
		) + ", … (?? are functions without a name: of a stripped binary, or a corrupt stack)"
	}
	return strings.Join(out, ", ")
}

// reportWriter writes the file.
type reportWriter struct {
	FromReport
	*Placer
	rep          *backtrace.Report
	listed, left []*shownStack
	exact        map[*shownStack]bool // by blocks
	short        map[*shownStack]bool // without what follows a call back
	conditions   []string
}

func (w *reportWriter) write() ([]byte, error) {
	w.exact, w.short = map[*shownStack]bool{}, map[*shownStack]bool{}
	for range 3 {
		text := w.text()
		f, err := Parse("the context of the report", []byte(text))
		if err != nil {
			return nil, err
		}
		ctx, err := f.Resolve(w.Program)
		if err == nil && w.agrees(ctx) {
			if w.Values {
				w.conditions = w.values(f, ctx)
				text = w.text()
			}
			return []byte(text), nil
		}
		if err != nil && !w.blame(err) {
			return nil, err
		}
	}
	return nil, fmt.Errorf("a place of the report cannot be written as one of a context file")
}

// agrees reports whether a context has the places that were found, and has the others written by blocks.
func (w *reportWriter) agrees(ctx *Context) bool {
	same := true
	for i, s := range w.listed {
		want, got := s.placed.Stacks[0], ctx.Threads[i].Frames
		if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
			w.exact[s], same = true, false
		}
	}
	return same
}

// blame takes an error of resolution for one of a thread that is written by lines, or with what follows a call back.
// What the text says of one thread decides nothing of the others.
func (w *reportWriter) blame(error) bool {
	changed := false
	for _, s := range w.listed {
		if !w.exact[s] {
			w.exact[s], changed = true, true
		} else if !w.short[s] && len(s.placed.Outer) > 0 {
			w.short[s], changed = true, true
		}
	}
	return changed
}

func (w *reportWriter) text() string {
	out := &writer{resolver: w.resolver}
	out.line("# Read from %s.", describeReport(w.rep))
	for _, n := range w.rep.Notes {
		out.line("# %s", n)
	}
	for _, l := range w.Head {
		out.line("%s", l)
	}
	if seen := w.seen(); seen != "" {
		out.line("seen: %s", seen)
	}
	out.line("threads:")
	for _, s := range w.listed {
		w.thread(out, s)
	}
	w.rest(out)
	if len(w.conditions) > 0 {
		out.line("assume: # values that the report shows")
		for _, c := range w.conditions {
			out.line("  - %q", c)
		}
	}
	return out.text.String()
}

// complete reports whether the context lists all live threads.
func (w *reportWriter) complete() bool {
	return w.rep.Whole && len(w.left) == 0 && len(w.Threads) == 0
}

// seen is how the threads were seen to be there together, or "": where one stands is a hint, or not all are listed.
func (w *reportWriter) seen() string {
	hint := w.Beside == nil && slices.ContainsFunc(w.listed, func(s *shownStack) bool { return len(s.placed.Notes) > 0 })
	switch {
	case !w.complete() || hint:
		return ""
	case w.rep.Core:
		return "core"
	}
	return "gdb"
}

// rest says who is not listed.
func (w *reportWriter) rest(out *writer) {
	for _, s := range w.left {
		out.line("  # of thread %s no frame in the program's code is shown: %s", threadID(s), shown(&s.frames[0]))
	}
	switch {
	case len(w.Threads) > 0:
		out.line("others: unknown # only some threads of the report are asked for")
	case len(w.left) > 0:
		out.line("others: unknown # those that are not in the program's code")
	case !w.rep.Whole:
		out.line("others: unknown # the report lists only these")
	}
}

func (w *reportWriter) thread(out *writer, s *shownStack) {
	young := s.placed.Stacks[0]
	at := w.spot(young[0])
	out.line("  - name: %s%s", s.name, w.comment(s))
	out.line("    at: %s%s", scalar(w.placeText(s, at)), w.others(s))
	if points := w.points(s, young); len(points) > 0 {
		out.line("    stack:")
		for i, p := range points {
			or := ""
			if i+1 < len(young) {
				or = w.alternatives(s, i+1)
			}
			if or != "" {
				or = "  # " + or
			}
			out.line("      - %s%s", scalar(p), or)
		}
	}
	if s.placed.Blocked {
		out.line("    blocked: true")
	}
	for _, n := range s.placed.Notes {
		out.line("    # %s", n)
	}
}

func (w *reportWriter) spot(f Frame) spot { return spot{w.Funcs[f.Func], f.PC} }

func (w *reportWriter) comment(s *shownStack) string {
	var parts []string
	if s.thread != nil {
		parts = append(parts, "thread "+s.thread.ID)
		if s.thread.LWP != 0 && fmt.Sprint(s.thread.LWP) != s.thread.ID {
			parts[0] += fmt.Sprintf(" (LWP %d)", s.thread.LWP)
		}
		if s.thread.Crashed {
			parts = append(parts, "which failed")
		}
	}
	if s.says != "" {
		parts = append(parts, s.says)
	}
	if len(parts) == 0 {
		return ""
	}
	return "  # " + strings.Join(parts, ", ")
}

// others names the other points that the youngest frame may be at, in a comment.
func (w *reportWriter) others(s *shownStack) string {
	text := "  # in " + w.Funcs[s.placed.Stacks[0][0].Func].Name
	if or := w.alternatives(s, 0); or != "" {
		text += "; " + or
	}
	return text
}

// alternatives names the other points that a frame may be at, or "".
func (w *reportWriter) alternatives(s *shownStack, i int) string {
	at := w.spot(s.placed.Stacks[0][i])
	var others []spot
	for _, st := range s.placed.Stacks[1:] {
		if i < len(st) && len(st) == len(s.placed.Stacks[0]) {
			if o := w.spot(st[i]); o != at && !slices.Contains(others, o) {
				others = append(others, o)
			}
		}
	}
	if len(others) == 0 {
		return ""
	}
	text := "or at " + spotNames(others[:min(len(others), 4)])
	if n := len(others) - 4; n > 0 || s.placed.More {
		text += fmt.Sprintf(", … %d more", max(n, 1))
	}
	return text
}

// placeText is where a thread stands, by a line that reads back to it, or else by a block.
func (w *reportWriter) placeText(s *shownStack, at spot) string {
	if line := w.At(at.fn.Code[at.pc].Loc); line != "" && !w.exact[s] {
		text := w.writer().shortPath(line)
		if pl, err := parsePlace(text); err == nil {
			got, _, err := w.find(pl)
			if err == nil && s.placed.Blocked {
				var way []spot
				if way, err = w.blockedAt(pl, got); err == nil && len(way) == 1 {
					got = way[0]
				}
			}
			if err == nil && got == at {
				return text
			}
		}
	}
	return w.blockText(at)
}

// blockText is an instruction as function/%block#k, with the function as only it is called.
func (w *reportWriter) blockText(s spot) string {
	text := s.blockName()
	if found := w.functions("", s.fn.Name); len(found) > 1 {
		return w.setApart(s.fn, found) + strings.TrimPrefix(text, s.fn.Name)
	}
	return text
}

// points are the return points of a stack.
func (w *reportWriter) points(s *shownStack, frames []Frame) (out []string) {
	for i := 1; i < len(frames); i++ {
		call, young := w.spot(frames[i]), w.Funcs[frames[i-1].Func]
		text := ""
		if !w.exact[s] {
			text = w.writer().returnText(call, young)
		}
		if text == "" || !strings.Contains(text, ":") {
			text = w.blockText(call)
		}
		out = append(out, text)
	}
	if w.short[s] {
		return out
	}
	for i := range s.placed.Outer {
		if f := &s.placed.Outer[i]; f.File != "" && !w.outside(f) {
			out = append(
				out,
				fmt.Sprintf("%s@%s:%d", plainName(f.Function), strings.Join(components(f.File), "/"), f.Line),
			)
		}
	}
	return out
}

func (w *reportWriter) writer() *writer { return &writer{resolver: w.resolver} }
