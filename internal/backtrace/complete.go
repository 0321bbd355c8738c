package backtrace

import (
	"slices"
	"strings"

	"midway/internal/property"
)

// complete adds what follows from what was read: which frames are inlined, at an instruction, and the library's; who
// waits; who failed, and how.
func complete(r *Report) {
	for i := range r.Threads {
		t := &r.Threads[i]
		frames(r.Tool, t.Frames)
		frames(r.Tool, t.Creation)
		t.Waits = waits(t.Frames)
		t.Main = t.Main ||
			len(t.Frames) > 0 && slices.ContainsFunc(t.Frames, func(f Frame) bool { return f.Function == "main" })
	}
	if f := r.Failure; f != nil {
		for i := range f.Events {
			frames(r.Tool, f.Events[i].Frames)
		}
		for i := range f.Order {
			frames(r.Tool, f.Order[i].Frames)
			frames(r.Tool, f.Order[i].Held)
		}
		for i := range f.Mutexes {
			frames(r.Tool, f.Mutexes[i].Created)
		}
		if f.Object != nil {
			frames(r.Tool, f.Object.Allocation.Frames)
		}
	}
	fails(r)
}

// frames completes those of one stack.
func frames(tool Tool, list []Frame) {
	addressed := slices.ContainsFunc(list, func(f Frame) bool { return f.Address != 0 })
	for i := range list {
		f := &list[i]
		if f.Owner == "" {
			f.Owner = f.owner()
		}
		if i == 0 && f.Owner == User && f.File == "" && len(list) > 1 && list[1].File != "" && intercepts[tool] {
			f.Owner = Library // what a sanitizer intercepts is linked into the program
		}
		f.Exact = i == 0 || list[i-1].Owner == Signal || list[i-1].Exact && list[i-1].Inlined
		if i+1 < len(list) {
			f.Inlined = inlined(tool, f, &list[i+1], addressed)
		}
	}
}

// intercepts are tools whose stacks begin in their own copies of functions of the C library.
var intercepts = map[Tool]bool{ThreadSanitizer: true, AddressSanitizer: true}

// inlined reports whether a frame was inlined into the next one. gdb prints no address of a frame that another one was
// inlined into; other tools print the same for both.
func inlined(tool Tool, f, into *Frame, addressed bool) bool {
	if f.Owner == Signal || into.Owner == Signal {
		return false
	}
	if tool == GDB {
		return addressed && into.Address == 0 && into.Function != ""
	}
	if f.Address != 0 {
		return f.Address == into.Address
	}
	return f.Module != "" && f.Offset != 0 && f.Module == into.Module && f.Offset == into.Offset
}

// fails says of a failure without a thread whose it is, and what it is.
func fails(r *Report) {
	if r.Failure == nil {
		r.Failure = raised(r)
	}
	f := r.Failure
	if f == nil {
		return
	}
	if f.Thread < 0 && len(f.Events) == 0 && len(f.Order) == 0 {
		f.Thread = failing(r)
	}
	t := r.Failing()
	if t == nil {
		return
	}
	t.Crashed = true
	if len(f.Events) > 0 || len(t.Frames) == 0 {
		return
	}
	if _, aborts := deadly(t.Frames); aborts && f.Signal == "" {
		f.Signal = "SIGABRT"
	}
	fromStack(f, t)
	f.Events = []Event{{Act: Fails, Thread: f.Thread, Frames: t.Frames}}
	if f.Kind == property.DoubleFree || f.Kind == property.InvalidFree {
		f.Events[0].Act = Frees
	}
}

// raised is the failure that a stack itself shows, or nil: it is in abort, or in a signal's handler that does not
// return.
func raised(r *Report) *Failure {
	at := failing(r)
	if at < 0 || len(r.Threads) == 0 {
		return nil
	}
	if _, aborts := deadly(r.Threads[at].Frames); aborts {
		return &Failure{What: "SIGABRT", Signal: "SIGABRT", Message: "a thread is in abort", Thread: at}
	}
	return nil
}

// failing is the one thread that can have failed: the only one with a stack, or the only one whose stack shows it; -1
// where there is none.
func failing(r *Report) int {
	found, with := -1, 0
	for i := range r.Threads {
		if len(r.Threads[i].Frames) > 0 {
			with++
		}
		if how, _ := deadly(r.Threads[i].Frames); how {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	if found < 0 && with == 1 && (r.Failure != nil || !r.Whole) {
		return slices.IndexFunc(r.Threads, func(t Thread) bool { return len(t.Frames) > 0 })
	}
	if found < 0 && r.Tool == Systemd && len(r.Threads) > 0 {
		return 0
	}
	return found
}

// deadly reports whether a stack is in the handling of a signal, or in abort.
func deadly(list []Frame) (signal, aborts bool) {
	for i := range list {
		switch core(list[i].Function) {
		case "abort",
			"assert_fail",
			"assert_fail_base",
			"fortify_fail",
			"chk_fail",
			"stack_chk_fail",
			"malloc_printerr",
			"libc_fatal",
			"libc_message",
			"assert_perror_fail":
			return true, true
		}
		if list[i].Owner == Signal {
			signal = true
		}
	}
	return signal, false
}

// fromStack reads of the failing thread's stack what the failure is.
func fromStack(f *Failure, t *Thread) {
	for i := range t.Frames {
		fr := &t.Frames[i]
		if fr.Owner == Signal && i > 0 && f.Signal == "SIGABRT" {
			break // what is below was interrupted
		}
		if f.libraryCall(fr, t.Frames[i:]) {
			return
		}
	}
	if f.Kind == "" && f.Assertion == nil && !isMessage(f) {
		f.Kind = ofSignal(f.Signal)
	}
	if f.Kind == "" && f.Signal == "SIGSEGV" && t.Frames[0].Address == 0 && t.Frames[0].Function == "" &&
		t.Frames[0].Owner == Unknown && len(t.Frames) > 1 {
		f.Kind = property.NullDereference // a call of a null pointer
	}
}

// isMessage reports whether a failure comes from a message of the allocator.
func isMessage(f *Failure) bool {
	return f.Message != "" && f.Message == f.What && f.Signal == "SIGABRT"
}

// libraryCall reads a frame of the C library that says why it aborts.
func (f *Failure) libraryCall(fr *Frame, below []Frame) bool {
	switch core(fr.Function) {
	case "assert_fail", "assert_fail_base", "assert_perror_fail":
		if f.Assertion == nil {
			a := fr.assertion()
			if len(below) > 1 && core(below[1].Function) == "assert_fail" && a.Expression == "" {
				return false // the next frame says more
			}
			*f = *asserted(a, f.Message).at(f)
		}
		return true
	case "malloc_printerr":
		for _, v := range fr.Arguments {
			if s := unquoted(v.Text); s != "" && f.Kind == "" {
				if known := fromAllocator(s); known != nil {
					f.Kind, f.What = known.Kind, known.What
				}
			}
		}
		return true
	case "fortify_fail", "chk_fail", "stack_chk_fail":
		f.Kind = property.OutOfBounds
		return true
	}
	return false
}

// at is the failure with the thread, signal and message of another one.
func (f *Failure) at(o *Failure) *Failure {
	f.Thread, f.Message, f.Events = o.Thread, o.Message, o.Events
	if o.Signal != "" {
		f.Signal = o.Signal
	}
	return f
}

// assertion is what the arguments of __assert_fail say.
func (fr *Frame) assertion() *Assertion {
	a := &Assertion{}
	for _, v := range fr.Arguments {
		switch v.Name {
		case "assertion":
			a.Expression = unquoted(v.Text)
		case "file":
			a.File = unquoted(v.Text)
		case "line":
			a.Line = decimal(v.Text)
		case "function":
			a.Function = functionOf(unquoted(v.Text))
		}
	}
	return a
}

// unquoted is the string of a printed pointer to one: 0x55d0 "s == \"x\"".
func unquoted(text string) string {
	i, j := strings.IndexByte(text, '"'), strings.LastIndexByte(text, '"')
	if i < 0 || j <= i {
		return ""
	}
	return strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(text[i+1 : j])
}

// join is one report of two that follow each other in a text and are of one moment: a message and the stacks of who
// aborted with it; a list of stacks that was printed twice. It is nil where they are two.
func join(a, b *Report) *Report {
	switch {
	case isBare(a) && b.Tool != a.Tool && b.Failure != nil && b.Failure.Signal == "SIGABRT" && !isBare(b) &&
		agree(a, b):
		b.Failure.Message = a.Failure.Message
		if a.Failure.Assertion != nil || b.Failure.Kind == property.Assertion || b.Failure.Kind == "" {
			b.Failure.Kind, b.Failure.What, b.Failure.Assertion = a.Failure.Kind, a.Failure.What, a.Failure.Assertion
		}
		b.First = a.First
		return b
	case isBare(a) && b.Tool == Glibc && b.Failure == nil && len(b.Threads) == 1:
		b.Failure, b.Program, b.First = a.Failure, a.Program, a.First
		for i := range b.Failure.Events { // the address that was freed
			b.Failure.Events[i].Frames, b.Failure.Events[i].Thread, b.Failure.Thread = b.Threads[0].Frames, 0, 0
		}
		complete(b)
		return b
	case a.Tool == GDB && b.Tool == GDB && sameMoment(a, b):
		return fuller(a, b)
	}
	return nil
}

// isBare reports whether a report is a message of the C library without stacks.
func isBare(r *Report) bool {
	return (r.Tool == Glibc || r.Tool == Musl) && len(r.Threads) == 0
}

// agree reports whether a message and stacks can be of one failure: of two assertions that are known it is the same.
func agree(a, b *Report) bool {
	x, y := a.Failure.Assertion, b.Failure.Assertion
	return x == nil || y == nil || y.Line == 0 || x.Line == y.Line
}

// sameMoment reports whether two lists of stacks are of the same threads at the same places.
func sameMoment(a, b *Report) bool {
	if b.Failure != nil && b.Failure.Message != "" && (a.Failure == nil || a.Failure.Message != b.Failure.Message) {
		return false
	}
	matched := 0
	for i := range b.Threads {
		t := &b.Threads[i]
		k := slices.IndexFunc(
			a.Threads,
			func(o Thread) bool { return o.LWP == t.LWP && o.Pthread == t.Pthread && o.ID == t.ID },
		)
		if k < 0 {
			return false
		}
		for j := range min(len(t.Frames), len(a.Threads[k].Frames)) {
			x, y := &t.Frames[j], &a.Threads[k].Frames[j]
			if !sameFrame(*x, *y) {
				return false
			}
			matched++
		}
	}
	return matched > 0
}

// fuller is the report of more frames and values, with what only the other one says of the failure.
func fuller(a, b *Report) *Report {
	content := func(r *Report) (n int) {
		for i := range r.Threads {
			s := stack{frames: r.Threads[i].Frames}
			n += s.fullness()
		}
		return n
	}
	x, y := b, a
	if content(a) > content(b) {
		x, y = a, b
	}
	if (x.Failure == nil || x.Failure.Message == "") && y.Failure != nil {
		y.Failure.Thread = slices.IndexFunc(x.Threads, func(t Thread) bool {
			o := y.Failing()
			return o != nil && t.ID == o.ID && t.LWP == o.LWP
		})
		if t := y.Failure.Thread; t >= 0 && len(y.Failure.Events) == 1 {
			y.Failure.Events[0].Thread, y.Failure.Events[0].Frames = t, x.Threads[t].Frames
			x.Threads[t].Crashed = true
		}
		x.Failure = y.Failure
	}
	x.First, x.Last, x.Core = a.First, b.Last, a.Core || b.Core
	if x.PID == 0 {
		x.PID = y.PID
	}
	if x.Program == "" {
		x.Program = y.Program
	}
	return x
}
