package context

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"midway/internal/backtrace"
	"midway/internal/ir"
)

// Placer finds the stacks that debuggers and sanitizers print in a program.
type Placer struct {
	*resolver
	latitude Latitude
}

// NewPlacer prepares a program for stacks to be found in it.
func NewPlacer(p *ir.Program) *Placer {
	return &Placer{
		resolver: &resolver{program: index(p), file: &File{}, ctx: &Context{}, chosen: map[string]*ir.Func{}},
	}
}

// Latitude is what else than the very line of a frame counts as its place, and what does not. The zero value is what a
// context file can say.
type Latitude struct {
	// Does says which instructions the youngest frame may be at; nil: any. A call of the library's function that the
	// stack shows above it always counts.
	Does  func(f *ir.Func, pc ir.PC) bool
	Doing string // what that is, for errors: "nothing near that line … (Doing)"
	// Near is by how many lines a call, or what Does asks for, may be away where the line has none: compilers differ in
	// which line of a statement something is on.
	Near int
	// Anywhere: a thread that runs in a function of which the text has no line is at any instruction of it.
	Anywhere bool
}

// maxStacks bounds the stacks of the program that a printed one may be.
const maxStacks = 64

// Placed is a printed stack in the program. A line is a set of program points, so that there may be several stacks of
// the program that it is.
type Placed struct {
	// Stacks are those that the printed one can be, the likeliest first, at least one and at most 64; each is youngest
	// frame first. Every frame but the youngest is at the call that it is inside of.
	Stacks [][]Frame
	More   bool // there were more than Stacks has
	// Inside: the youngest frame is in a call of the C library, or of a function without a body, and is at that call.
	Inside bool
	// Blocked: the thread can begin inside that call, and is waiting there, or was woken and has not run since.
	Blocked bool
	// Interrupted: the thread is in the handler of a signal; the stack is the one below, which it interrupted.
	Interrupted bool
	// Outer are frames behind a call back from code outside (qsort): the printed ones, from the one that calls it on.
	Outer []backtrace.Frame
	Notes []string // what was assumed
	// Sets are all stacks that the printed one can be, at most 64: those with the same functions together.
	Sets []Set
	// First and End: which of the printed frames were found, of the youngest of the program's to the one before End.
	First, End int
	Remarks    []Remark // what there is to say of single frames
}

// Set is a set of stacks of the same functions, youngest frame first.
type Set []Points

// Points are the program points of a function at which a frame can be.
type Points struct {
	Func ir.FuncID
	PCs  []ir.PC
}

// Remark says how a printed frame was found, where that is not on its line.
type Remark struct {
	Frame int // index in the printed stack
	Text  string
}

// shift changes the indices of frames.
func (p *Placed) shift(index func(int) int) {
	p.First, p.End = index(p.First), index(p.End-1)+1
	for i := range p.Remarks {
		p.Remarks[i].Frame = index(p.Remarks[i].Frame)
	}
}

// Misfit is the error of a stack that cannot be in the program: the frame that does not fit, and why.
type Misfit struct {
	Frame    int    // index in the printed stack
	Shown    string // the frame as text
	Why      string
	Youngest bool // it is the youngest frame of the program's
}

// misfit is the error of a frame of a list.
func misfit(list []backtrace.Frame, i int, why string, args ...any) *Misfit {
	return &Misfit{Frame: i, Shown: shown(&list[i]), Why: fmt.Sprintf(why, args...)}
}

func (m *Misfit) Error() string {
	return fmt.Sprintf("frame %d (%s) does not fit the program: %s", m.Frame, m.Shown, m.Why)
}

// ErrOutside is the error of a stack without a frame of the program.
var ErrOutside = fmt.Errorf("no frame of the stack is in the program")

// Place finds a printed stack, youngest frame first. The error is a *Misfit, or ErrOutside.
func (r *Placer) Place(list []backtrace.Frame) (*Placed, error) { return r.Find(list, Latitude{}) }

// Find is Place with a latitude.
func (r *Placer) Find(list []backtrace.Frame, l Latitude) (*Placed, error) {
	r = &Placer{r.resolver, l}
	handled := 1 + lastSignal(list)
	out, err := r.placeBelow(list[handled:])
	var misfit *Misfit
	if errors.As(err, &misfit) {
		misfit.Frame += handled
	}
	if err != nil {
		return nil, err
	}
	out.shift(func(i int) int { return i + handled })
	if handled > 0 {
		out.Interrupted = true
		out.Notes = append(
			out.Notes,
			"the thread is in the handler of a signal, which is left out: it stands where it was interrupted",
		)
	}
	return out, nil
}

// lastSignal is the index of the oldest frame that stands for a signal, or -1.
func lastSignal(list []backtrace.Frame) int {
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Owner == backtrace.Signal {
			return i
		}
	}
	return -1
}

// placeBelow is Place for a stack without signals.
func (r *Placer) placeBelow(all []backtrace.Frame) (*Placed, error) {
	list, from := r.folded(all)
	out, err := r.placeFolded(list)
	var misfit *Misfit
	if errors.As(err, &misfit) {
		misfit.Frame = from[misfit.Frame]
	}
	if err == nil {
		out.shift(func(i int) int { return from[i] })
	}
	return out, err
}

// folded is a stack without the frames that are no activation of their own in the program: what is left of functions
// that were split, and functions that were inlined and that the program does not have, as they are inlined there, too
// (always_inline): their code is of the line of the next frame. from has the indices of what is left.
func (r *Placer) folded(all []backtrace.Frame) (list []backtrace.Frame, from []int) {
	skip := r.movedIn(all)
	if skip > 0 {
		all = slices.Clone(all)
		all[skip].Line, all[skip].Column, all[skip].Inlined = all[0].Line, all[0].Column, true // a hint
	}
	for i := range all {
		f := &all[i]
		if i < skip ||
			f.Inlined && f.Function != "" && !r.outside(f) && len(r.ownNamed(plainName(f.Function))) == 0 &&
				r.inlines(all[i+1:]) ||
			i > 0 && r.isRest(f, &all[i-1]) {
			continue
		}
		list, from = append(list, *f), append(from, i)
	}
	return list, from
}

// movedIn is how many inlined frames a stack begins with that the debugger has for a line which is of the function
// around them: optimisers move its code into the blocks that debug information gives inlined functions.
func (r *Placer) movedIn(all []backtrace.Frame) int {
	has := func(fr backtrace.Frame) bool {
		fr.Line = all[0].Line
		files := r.sources(all[0].File)
		return slices.ContainsFunc(
			r.ownNamed(plainName(fr.Function)),
			func(f *ir.Func) bool { return len(r.lineOf(f, &fr, files)) > 0 },
		)
	}
	for i := range all {
		if all[0].Line == 0 || has(all[i]) {
			return i
		}
		if !all[i].Inlined {
			break
		}
	}
	return 0
}

// isRest reports whether a frame is what compilers have left of a function behind a part of it that they made a function
// of its own (f.part.0), which is the frame above: it calls that part at the line where the function begins.
func (r *Placer) isRest(f, part *backtrace.Frame) bool {
	name := plainName(f.Function)
	return name != "" && name == plainName(part.Function) && f.Line > 0 &&
		slices.ContainsFunc(r.ownNamed(name), func(fn *ir.Func) bool { return int(r.loc(fn.Loc).Line) == f.Line })
}

// inlines reports whether the program has inlined code at the line of the first frame that is not inlined itself, or of
// one before it.
func (r *Placer) inlines(below []backtrace.Frame) bool {
	for i := range below {
		fr := &below[i]
		files := r.sources(fr.File)
		for _, f := range r.ownNamed(plainName(fr.Function)) {
			for _, pc := range r.lineOf(f, fr, files) {
				if loc := r.loc(f.Code[pc].Loc); loc.InlinedAt != 0 {
					return true
				}
			}
		}
		if !fr.Inlined {
			return false
		}
	}
	return false
}

// placeFolded is Place for a stack whose frames are functions of the program, or outside.
func (r *Placer) placeFolded(list []backtrace.Frame) (*Placed, error) {
	own, err := r.split(list)
	if err != nil {
		return nil, err
	}
	out := &Placed{Inside: own.first > 0, Outer: own.outer, First: own.first, End: own.end}
	layers, err := r.layers(list, own, out)
	if misfit := (*Misfit)(nil); errors.As(err, &misfit) {
		misfit.Youngest = misfit.Frame == own.first
	}
	if err != nil {
		return nil, err
	}
	out.Stacks, out.More = chains(layers)
	out.Sets = sets(layers)
	young := out.Stacks[0][0]
	f := r.Funcs[young.Func]
	out.Blocked = out.Inside && Blocks(r.Program, f, young.PC) != ""
	if err := r.begins(list, own, out); err != nil {
		return nil, err
	}
	return out, nil
}

// section is the part of a printed stack that is the program's.
type section struct {
	first, end int               // list[first:end]
	outer      []backtrace.Frame // behind code outside that has called list[end-1] back
	started    bool              // the C library's start of a thread is right behind it
}

// split tells the program's frames from those of the C library and of code outside at both ends.
func (r *Placer) split(list []backtrace.Frame) (s section, err error) {
	outside := func(i int) bool { return r.outside(&list[i]) }
	nameless := func(i int) bool { return list[i].Function == "" && list[i].File == "" }
	for s.first < len(list) && (outside(s.first) || nameless(s.first)) {
		s.first++
	}
	end := len(list)
	for end > s.first && (outside(end-1) || nameless(end-1)) {
		end--
	}
	if s.first == end {
		return s, ErrOutside
	}
	s.started = end < len(list) && backtrace.Starts(list[end].Function)
	s.end = s.first
	for s.end < end && !outside(s.end) {
		s.end++
	}
	below := s.end
	for below < end && outside(below) {
		below++
	}
	s.outer = list[below:end]
	if s.end < end {
		s.started = false
	}
	return s, nil
}

// outside reports whether a frame is of no code of the program's.
func (r *Placer) outside(f *backtrace.Frame) bool {
	if f.Function == "" {
		return f.File == "" && f.Owner == backtrace.Library
	}
	name := plainName(f.Function)
	if backtrace.Starts(name) {
		return true
	}
	if f.Owner != backtrace.Library && len(r.ownNamed(name)) > 0 {
		return false
	}
	return f.Owner == backtrace.Library || r.isSystem(name) && (f.File == "" || len(r.sources(f.File)) == 0)
}

// plainName is the name in the source of what compilers make of a function: f.constprop.0, f.part.1, f.cold.
func plainName(name string) string {
	name, _, _ = strings.Cut(name, "@")
	if plain, rest, ok := strings.Cut(name, "."); ok && plain != "" && rest != "" {
		return plain
	}
	return name
}

// ownNamed are the functions of the program with that name in their sources.
func (r *Placer) ownNamed(name string) (out []*ir.Func) {
	for _, f := range r.user {
		if baseName(f.Name) == name {
			out = append(out, f)
		}
	}
	return out
}

// sources are the files with code that a printed path may mean: those with the longest common end, of its whole name at
// least.
func (r *Placer) sources(printed string) (out []ir.FileID) {
	want, best := components(printed), 1
	for id, file := range r.Files {
		if len(r.codedLines()[ir.FileID(id)]) == 0 {
			continue
		}
		switch n := commonEnd(components(file), want); {
		case n > best:
			out, best = []ir.FileID{ir.FileID(id)}, n
		case n == best:
			out = append(out, ir.FileID(id))
		}
	}
	return out
}

func commonEnd(a, b []string) (n int) {
	for n < len(a) && n < len(b) && a[len(a)-1-n] == b[len(b)-1-n] && a[len(a)-1-n] != ".." {
		n++
	}
	return n
}

// shown is a frame as text, for messages.
func shown(f *backtrace.Frame) string {
	name := f.Function
	if name == "" {
		name = "??"
	}
	switch {
	case f.File != "" && f.Line > 0:
		return fmt.Sprintf("%s at %s:%d", name, f.File, f.Line)
	case f.Module != "":
		return name + " in " + f.Module
	}
	return name
}

// begins checks that the oldest frame can be the first of a thread, where the text shows that it is.
func (r *Placer) begins(list []backtrace.Frame, own section, out *Placed) error {
	if !own.started {
		return nil
	}
	oldest := out.Stacks[0][len(out.Stacks[0])-1]
	f := r.Funcs[oldest.Func]
	if r.calls.main == f || r.calls.isEntry(f) || r.calls.addressTaken[f.ID] {
		return nil
	}
	return misfit(list, own.end-1, "no thread starts in %s", f.Name)
}

// chains are the stacks through the layers, which are youngest first: each point of a layer but the first is a call of
// the function that some point of the layer before is in.
func chains(layers [][]step) (out [][]Frame, more bool) {
	var walk func(i int, young ir.FuncID, behind []Frame)
	walk = func(i int, young ir.FuncID, behind []Frame) {
		if i == len(layers) {
			if more = len(out) == maxStacks; !more {
				out = append(out, slices.Clone(behind))
			}
			return
		}
		for _, s := range layers[i] {
			if i > 0 && s.calls != young || more {
				continue
			}
			next := append(behind[:len(behind):len(behind)], s.hidden...)
			walk(i+1, s.at.fn.ID, append(next, Frame{Func: s.at.fn.ID, PC: s.at.pc}))
		}
	}
	walk(0, ir.None, nil)
	return out, more
}
