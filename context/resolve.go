package context

import (
	"errors"
	"fmt"
	"sort"
	"strings"

	"midway/internal/ir"
)

// Resolve finds the program points the file names. Whatever cannot be found is an error that names
// the nearest candidates.
func (f *File) Resolve(p *ir.Program) (*Context, error) {
	if f.report != nil {
		text, err := FromReport{Values: true}.Write(p, f.report)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		written, err := Parse("the context of "+f.Name, text)
		if err != nil {
			return nil, err
		}
		return written.Resolve(p)
	}
	r := &resolver{program: index(p), file: f, chosen: map[string]*ir.Func{}, ctx: &Context{
		OthersUnknown: f.Others.S == "unknown",
		Seen:          f.Seen.S,
		Limits:        f.Limits,
	}}
	if err := r.threads(); err != nil {
		return nil, err
	}
	if err := r.stop(); err != nil {
		return nil, err
	}
	for _, text := range f.Assume {
		a, err := r.assume(text)
		if err != nil {
			return nil, err
		}
		r.ctx.Assume = append(r.ctx.Assume, a)
	}
	return r.ctx, r.ctx.Check(p)
}

// FromMain is the program's own start: one thread about to enter main, everything known.
func FromMain(p *ir.Program) (*Context, error) {
	g := newCallGraph(p)
	if g.main == nil {
		return nil, fmt.Errorf("the program has no main: give a context, for example with --at t1=FUNCTION")
	}
	ctx := &Context{FromMain: true, Threads: []Thread{{
		Name: "main", Frames: []Frame{{Func: g.main.ID, PC: g.main.Entry}}, Complete: true, Main: true,
	}}}
	return ctx, ctx.Check(p)
}

// FromPlaces is the context file that NAME=PLACE pairs describe, as on a command line.
func FromPlaces(ats []string, assume ...string) (*File, error) {
	f := &File{Name: "--at"}
	for _, at := range ats {
		name, place, ok := strings.Cut(at, "=")
		name, place = strings.TrimSpace(name), strings.TrimSpace(place)
		if !ok || !isName(name) || place == "" {
			return nil, fmt.Errorf("--at: %q is not NAME=PLACE, such as t1=queue.c:88 or t1=worker", at)
		}
		for _, t := range f.Threads {
			if t.Name.S == name {
				return nil, fmt.Errorf("--at: a second thread named %q", name)
			}
		}
		f.Threads = append(f.Threads, ThreadSpec{Name: Text{S: name}, At: Text{S: place}, Count: 1})
	}
	if len(f.Threads) == 0 {
		return nil, fmt.Errorf("--at: no thread given: write NAME=PLACE, such as t1=queue.c:88")
	}
	for _, text := range assume {
		f.Assume = append(f.Assume, Text{S: text})
	}
	return f, nil
}

// resolver turns a File into a Context.
type resolver struct {
	*program
	file *File
	ctx  *Context

	here bool    // names without a thread are variables of the first one's frames, too: see ConditionAt
	left []Frame // of the thread: Thread.Left
	// of names that several functions have, while a thread's stack decides: by what the file writes
	chosen map[string]*ir.Func
}

// ambiguous is the error of a place that several functions have, such as copies of a static function of a header.
type ambiguous struct {
	key   string
	among []*ir.Func
	text  string
}

func (e *ambiguous) Error() string { return e.text }

func (r *resolver) threads() error {
	for i := range r.file.Threads {
		spec := &r.file.Threads[i]
		t, err := r.thread(spec)
		if err != nil {
			return err
		}
		for n := 1; n <= spec.Count; n++ {
			copied := t
			copied.Frames = append([]Frame(nil), t.Frames...)
			if spec.Count > 1 {
				copied.Name = fmt.Sprintf("%s#%d", t.Name, n)
			}
			r.ctx.Threads = append(r.ctx.Threads, copied)
		}
	}
	return r.mains()
}

// mains checks that at most one thread is main, and says where none is.
func (r *resolver) mains() error {
	first := ""
	for _, t := range r.ctx.Threads {
		if !t.Main {
			continue
		}
		if first != "" {
			return r.file.errorAt(
				r.lineOfThread(t.Name),
				"threads %s and %s both stand in main: a program has one main thread",
				first,
				t.Name,
			)
		}
		first = t.Name
	}
	r.ctx.MainAbsent = first == "" && r.calls.main != nil && !r.ctx.OthersUnknown && r.allComplete()
	return nil
}

func (r *resolver) allComplete() bool {
	for _, t := range r.ctx.Threads {
		if !t.Complete {
			return false
		}
	}
	return true
}

func (r *resolver) lineOfThread(name string) int {
	base, _, _ := strings.Cut(name, "#")
	for _, t := range r.file.Threads {
		if t.Name.S == base {
			return t.Line
		}
	}
	return 0
}

func (r *resolver) note(format string, args ...any) {
	r.ctx.Notes = append(r.ctx.Notes, fmt.Sprintf(format, args...))
}

// thread resolves one entry of threads, count aside. Where several functions have a place, the stack decides: one of
// them is called from there.
func (r *resolver) thread(spec *ThreadSpec) (Thread, error) {
	notes := len(r.ctx.Notes)
	t, err := r.standing(spec)
	var several *ambiguous
	if !errors.As(err, &several) || len(spec.Stack) == 0 {
		return t, err
	}
	var fits []*ir.Func
	for _, f := range several.among {
		r.chosen[several.key] = f
		if _, err := r.thread(spec); err == nil {
			fits = append(fits, f)
		}
		r.ctx.Notes = r.ctx.Notes[:notes]
	}
	if len(fits) == 1 {
		r.chosen[several.key] = fits[0]
		t, err = r.thread(spec)
	}
	delete(r.chosen, several.key)
	return t, err
}

// standing resolves one entry of threads where every place is in one function.
func (r *resolver) standing(spec *ThreadSpec) (Thread, error) {
	t := Thread{Name: spec.Name.S, Blocked: spec.Blocked}
	way, err := r.start(spec)
	if err != nil {
		return t, err
	}
	for i := len(way) - 1; i >= 0; i-- {
		t.Frames = append(t.Frames, Frame{Func: way[i].fn.ID, PC: way[i].pc})
	}
	r.left = nil
	below, err := r.callers(spec, r.own(spec.Stack), way[0])
	if err != nil {
		return t, err
	}
	young := way[0].fn
	for _, call := range below {
		t.Frames = append(t.Frames, Frame{Func: call.fn.ID, PC: call.pc})
		young = call.fn
	}
	t.Left = r.left
	t.Main = r.calls.main == young
	t.Complete = t.Main || r.calls.isEntry(young)
	return t, nil
}

// start is where a thread stands: the point at its place, and behind it those in functions that are called there and in
// which it is blocked.
func (r *resolver) start(spec *ThreadSpec) (way []spot, err error) {
	pl, err := parsePlace(spec.At.S)
	if err != nil {
		return nil, r.file.errorAt(spec.At.Line, "at: %v", err)
	}
	at, others, err := r.find(pl)
	way = []spot{at}
	if err == nil && spec.Blocked {
		others = nil
		way, err = r.blockedAt(pl, at)
	}
	if err == nil {
		err = r.canRun(way[0])
	}
	if err != nil {
		return nil, r.file.errorAt(spec.At.Line, "thread %s: %w", spec.Name.S, err)
	}
	if len(others) > 0 {
		r.note(
			"thread %s: %s is %s; the line can also be entered at %s",
			spec.Name.S,
			spec.At.S,
			at.blockName(),
			spotNames(others),
		)
	}
	return way, nil
}

// canRun checks that a thread can be in the function at all.
func (r *resolver) canRun(at spot) error {
	if r.calls.main == nil || r.calls.reached[at.fn.ID] {
		return nil
	}
	return fmt.Errorf("%s is never called, neither from main nor from a thread: no thread can stand there", at.fn.Name)
}

// blockedAt is the blocking call at a place: at the point itself, or else anywhere on its line; or a call of one of the
// program's own functions there and the one call at which that blocks; or a call of a function without a body.
func (r *resolver) blockedAt(pl place, at spot) ([]spot, error) {
	calls := r.callsOf(pl, at, BlockingCall)
	if len(calls) == 0 {
		wrappers := r.callsOf(pl, at, ownCall)
		switch ways := r.ways(wrappers, nil); {
		case len(ways) == 1:
			return ways[0], nil
		case len(ways) > 1:
			return nil, fmt.Errorf(
				"what is called at %s blocks at %s: choose one of these places, and put %s into the stack",
				pl.text,
				r.waysText(ways),
				pl.text,
			)
		}
		calls = r.callsOf(pl, at, Blocks)
	}
	switch len(calls) {
	case 1:
		return calls, nil
	case 0:
		return nil, fmt.Errorf(
			"no blocking call (a wait, lock, barrier or join) at %s%s",
			pl.text,
			r.blockingNear(at.fn),
		)
	}
	return nil, fmt.Errorf("%s has %d blocking calls: choose one of %s", pl.text, len(calls), spotNames(calls))
}

// callsOf lists the calls of a kind at a place.
func (r *resolver) callsOf(pl place, at spot, kind func(*ir.Program, *ir.Func, ir.PC) string) []spot {
	is := func(f *ir.Func, pc ir.PC) bool { return kind(r.Program, f, pc) != "" }
	if pl.line > 0 || pl.plus > 0 {
		return r.onSameLine(at, is)
	} else if is(at.fn, at.pc) {
		return []spot{at}
	}
	return nil
}

// onSameLine lists the instructions of at's function on at's line that satisfy want, in reverse postorder.
func (r *resolver) onSameLine(at spot, want func(*ir.Func, ir.PC) bool) []spot {
	here := r.loc(at.fn.Code[at.pc].Loc)
	var out []spot
	for _, b := range r.reversePostorder(at.fn) {
		for pc := at.fn.Blocks[b].Body; pc < at.fn.Blocks[b].End; pc++ {
			loc := r.loc(at.fn.Code[pc].Loc)
			if loc.Line > 0 && loc.File == here.File && loc.Line == here.Line && want(at.fn, pc) {
				out = append(out, spot{at.fn, pc})
			}
		}
	}
	return out
}

// blockingNear says where a function blocks, for a message.
func (r *resolver) blockingNear(f *ir.Func) string {
	calls := r.callsIn(f, func(f *ir.Func, pc ir.PC) bool { return BlockingCall(r.Program, f, pc) != "" })
	sort.SliceStable(calls, func(i, j int) bool {
		return r.loc(f.Code[calls[i].pc].Loc).Line < r.loc(f.Code[calls[j].pc].Loc).Line
	})
	var out []string
	for _, c := range calls[:min(len(calls), 5)] {
		out = append(out, fmt.Sprintf("%s (%s)", r.At(f.Code[c.pc].Loc), BlockingCall(r.Program, f, c.pc)))
	}
	if len(out) == 0 {
		return "; " + f.Name + " has none"
	}
	return "; " + f.Name + " blocks at " + strings.Join(out, ", ")
}

// stop resolves the places where fragments end.
func (r *resolver) stop() error {
	for _, text := range r.file.Stop {
		if text.S == "loop-back-edge" {
			r.ctx.Stop.LoopBackEdge = true
			continue
		}
		pl, err := parsePlace(text.S)
		if err != nil {
			return r.file.errorAt(text.Line, "stop: %v (or loop-back-edge)", err)
		}
		spots, err := r.all(pl)
		if err != nil {
			return r.file.errorAt(text.Line, "stop: %v", err)
		}
		if r.ctx.Stop.At == nil {
			r.ctx.Stop.At = map[ir.FuncID][]ir.PC{}
		}
		for _, s := range spots {
			r.ctx.Stop.At[s.fn.ID] = append(r.ctx.Stop.At[s.fn.ID], s.pc)
		}
	}
	return nil
}
