package backtrace

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/internal/pattern"
	"midway/internal/property"
)

// sanitizer reads a report of ThreadSanitizer, AddressSanitizer or one of their like: lines that say what the frames
// below them are.
type sanitizer struct {
	out     Report
	fail    Failure
	threads []*Thread
	events  []*Event
	edges   []*Edge
	mutexes []*Mutex
	object  *Object
	place   *Event // where the object was allocated
	into    func(Frame)
	seen    int  // frames that went into it
	opened  bool // the head has been read
	hint    bool // "address points to the zero page"
}

var (
	sanitizerHead = pattern.Of(
		`^(?:==(\d+)==\s?)?(?:ERROR|WARNING): (?:(Thread|Address|HWAddress|Memory|Leak|UndefinedBehavior)Sanitizer|libFuzzer):? (.*)$`,
	)
	withPID   = pattern.Of(`^(.*?) \(pid=(\d+)\)$`)
	onAddress = pattern.Of(`\b0x([0-9a-f]+)`)
	byThread  = pattern.Of(`\bthread (T\d+)|\bT(\d+)\)$`)
)

func beginSanitizer(text string) form {
	switch {
	case (strings.Contains(text, "Sanitizer") || strings.Contains(text, "libFuzzer")) &&
		sanitizerHead.MatchString(text),
		strings.Contains(text, ": runtime error: ") && runtimeError.MatchString(text):
		return newSanitizer()
	}
	return nil
}

func newSanitizer() *sanitizer {
	return &sanitizer{fail: Failure{Thread: -1}}
}

func (s *sanitizer) line(text string, _ int) fit {
	if m := runtimeError.FindStringSubmatch(text); m != nil {
		if s.opened {
			return next
		}
		s.undefined(m, text)
		return taken
	}
	if m := sanitizerHead.FindStringSubmatch(text); m != nil {
		if s.opened {
			return next
		}
		s.head(m, text)
		return taken
	}
	if strings.HasPrefix(text, "SUMMARY: ") {
		return last
	}
	if n, rest, ok := number(text); ok {
		return s.frame(n, rest)
	}
	if len(text) > 1<<12 {
		return foreign
	}
	text = strings.TrimSpace(text)
	for i := range sanitizerLines {
		if !strings.Contains(text, sanitizerLines[i].has) {
			continue
		}
		if m := sanitizerLines[i].form.FindStringSubmatch(text); m != nil {
			sanitizerLines[i].take(s, m)
			return taken
		}
	}
	return foreign
}

func (s *sanitizer) frame(n int, rest string) fit {
	f, ok := sanitizerFrame(rest)
	if !ok || s.into == nil || n == 0 && s.seen > 0 {
		return foreign
	}
	f.Number = n
	s.into(f)
	s.seen++
	return taken
}

// goes says where the frames that follow go.
func (s *sanitizer) goes(frames *[]Frame) {
	s.into, s.seen = func(f Frame) { *frames = append(*frames, f) }, 0
}

// head reads the first line of a report.
func (s *sanitizer) head(m []string, text string) {
	s.opened = true
	s.out.Tool, s.out.PID = AddressSanitizer, decimal(m[1])
	what := m[3]
	if p := withPID.FindStringSubmatch(what); p != nil {
		what, s.out.PID = p[1], decimal(p[2])
	}
	if m[2] == "Thread" {
		s.out.Tool = ThreadSanitizer
	}
	s.fail.Message = text
	s.fail.What, s.fail.Kind, s.fail.Signal = classify(what, m[2])
	first := &Event{Act: s.firstAct(), Thread: -1}
	if a := onAddress.FindStringSubmatch(what); a != nil && !strings.HasPrefix(what, "detected") {
		first.Address, first.HasAddress = hex(a[1]), true
	}
	if t := byThread.FindStringSubmatch(what); t != nil {
		first.Thread = s.thread(cmp.Or(t[1], "T"+t[2]))
	}
	if s.fail.Kind == property.Leak || s.fail.What == "thread leak" || s.fail.Kind == property.Deadlock {
		return // the stacks have lines of their own
	}
	s.events = append(s.events, first)
	s.goes(&first.Frames)
}

// bareStack reads a stack in the form of the sanitizers without a line about it, as they print it where a program asks.
type bareStack struct {
	out Report
}

func beginBareStack(text string) form {
	if n, rest, ok := number(text); ok && n == 0 {
		if f, ok := sanitizerFrame(rest); ok && (f.Address != 0 || f.Module != "") && (f.File != "" || f.Module != "") {
			return &bareStack{out: Report{Tool: AddressSanitizer, Threads: []Thread{{Creator: -1}}}}
		}
	}
	return nil
}

func (s *bareStack) line(text string, _ int) fit {
	n, rest, ok := number(text)
	f, is := sanitizerFrame(rest)
	t := &s.out.Threads[0]
	switch {
	case !ok || !is:
		return foreign
	case n == 0 && len(t.Frames) > 0:
		return next
	}
	f.Number = n
	t.Frames = append(t.Frames, f)
	return taken
}

func (s *bareStack) report() *Report { return &s.out }

// runtimeError is a line of UndefinedBehaviorSanitizer: FILE:LINE:COLUMN: runtime error: WHAT.
var runtimeError = pattern.Of(`^(\S.*?:\d+(?::\d+)?): runtime error: (.*)$`)

// undefined says what the words of UndefinedBehaviorSanitizer mean, by parts of them.
var undefined = []struct {
	has  string
	kind property.Kind
}{
	{"signed integer overflow", property.SignedOverflow},
	{"negation of", property.SignedOverflow},
	{"division by zero", property.DivisionByZero},
	{"out of bounds", property.OutOfBounds},
	{"null pointer", property.NullDereference},
	{"insufficient space", property.OutOfBounds},
	{"unreachable", property.Unreachable},
}

// undefined reads a line of UndefinedBehaviorSanitizer. Where no stack follows, its place is the one frame.
func (s *sanitizer) undefined(m []string, text string) {
	s.opened = true
	s.out.Tool, s.fail.Message, s.fail.What = UBSan, text, m[2]
	for _, u := range undefined {
		if strings.Contains(m[2], u.has) {
			s.fail.Kind = u.kind
			break
		}
	}
	e := &Event{Act: Fails, Thread: -1}
	var at Frame
	at.at(m[1])
	e.Frames = []Frame{at}
	s.events = append(s.events, e)
	s.into = func(f Frame) {
		if s.seen == 0 {
			e.Frames = nil
		}
		e.Frames = append(e.Frames, f)
	}
}

// firstAct is what the first event of a failure is.
func (s *sanitizer) firstAct() Act {
	switch {
	case s.fail.Kind == property.DoubleFree || s.fail.Kind == property.InvalidFree:
		return Frees
	case s.fail.Kind == property.LockMisuse && strings.HasPrefix(s.fail.What, "unlock"):
		return Unlocks
	case s.fail.Kind == property.LockMisuse:
		return Locks
	case s.fail.Kind != "" && s.fail.Kind.Group() == property.Memory,
		s.fail.Signal == "SIGSEGV",
		s.fail.Signal == "SIGBUS":
		return Accesses
	}
	return Fails
}

// thread is the index of the thread with a name: T0 and "main thread" are one.
func (s *sanitizer) thread(name string) int {
	main := name == "T0" || name == "main thread"
	if main {
		name = "T0"
	}
	for i, t := range s.threads {
		if t.ID == name {
			return i
		}
	}
	s.threads = append(s.threads, &Thread{ID: name, Main: main, Creator: -1})
	return len(s.threads) - 1
}

// event is the event that a line is of: the first one, as long as it has no stack, or a new one.
func (s *sanitizer) event(act Act) *Event {
	e := &Event{Act: act, Thread: -1}
	if len(s.events) == 1 && len(s.events[0].Frames) == 0 && act != Frees && act != Allocates {
		e = s.events[0]
		e.Act = act
	} else {
		s.events = append(s.events, e)
	}
	s.goes(&e.Frames)
	return e
}

// report puts together what was read, or is nil where a line only looked like the head of a report.
func (s *sanitizer) report() *Report {
	out, fail := s.out, s.fail
	if len(s.events) > 1 && fail.Kind == property.UseAfterFree && len(s.events[1].Frames) > 0 &&
		frees[core(s.events[1].Frames[0].Function)] {
		s.events[1].Act = Frees // ThreadSanitizer calls it a write
	}
	for _, t := range s.threads {
		out.Threads = append(out.Threads, *t)
	}
	for _, e := range s.events {
		if len(e.Frames) == 0 {
			out.Notes = append(out.Notes, fmt.Sprintf("the stack of the %s is not in the report", e.Act))
		}
		fail.Events = append(fail.Events, *e)
	}
	for _, e := range s.edges {
		fail.Order = append(fail.Order, *e)
	}
	for _, m := range s.mutexes {
		fail.Mutexes = append(fail.Mutexes, *m)
	}
	if fail.Object = s.object; s.object != nil && s.place != nil {
		s.object.Allocation = *s.place
	}
	if fail.Kind == "" && s.hint && fail.Signal == "SIGSEGV" {
		fail.Kind = property.NullDereference
	}
	switch {
	case len(fail.Events) > 0:
		fail.Thread = fail.Events[0].Thread
	case len(fail.Order) > 0:
		fail.Thread = fail.Order[0].Thread
	}
	if fail.What == "" && len(fail.Events) == 0 {
		return nil
	}
	out.Failure = &fail
	return &out
}

// wording is how a failure is called.
type wording struct {
	begins string
	kind   property.Kind
	signal string
}

// frees are functions that free.
var frees = map[string]bool{"free": true, "realloc": true, "operator delete": true, "reallocarray": true}

// failures say what the words of sanitizers mean, by their beginnings: the first that fits counts.
var failures = []wording{
	{"data race", property.DataRace, ""},
	{"race on ", property.DataRace, ""},
	{"heap-use-after-free", property.UseAfterFree, ""},
	{"lock-order-inversion", property.Deadlock, ""},
	{"double lock of a mutex", property.LockMisuse, ""},
	{"unlock of an unlocked mutex", property.LockMisuse, ""},
	{"read lock of a write locked mutex", property.LockMisuse, ""},
	{"read unlock of a write locked mutex", property.LockMisuse, ""},
	{"destroy of a locked mutex", property.LockMisuse, ""},
	{"use of an invalid mutex", property.LockMisuse, ""},
	{"attempting double-free", property.DoubleFree, ""},
	{"attempting free on address which", property.InvalidFree, ""},
	{"attempting realloc on address which", property.InvalidFree, ""},
	{"alloc-dealloc-mismatch", property.InvalidFree, ""},
	{"invalid-free", property.InvalidFree, ""},
	{"stack-use-after-", property.UseAfterFree, ""},
	{"use-after-poison", property.UseAfterFree, ""},
	{"heap-buffer-overflow", property.OutOfBounds, ""},
	{"heap-buffer-underflow", property.OutOfBounds, ""},
	{"stack-buffer-", property.OutOfBounds, ""},
	{"dynamic-stack-buffer-overflow", property.OutOfBounds, ""},
	{"global-buffer-overflow", property.OutOfBounds, ""},
	{"container-overflow", property.OutOfBounds, ""},
	{"intra-object-overflow", property.OutOfBounds, ""},
	{"negative-size-param", property.OutOfBounds, ""},
	{"use-of-uninitialized-value", property.UninitializedRead, ""},
	{"detected memory leaks", property.Leak, ""},
	{"SEGV", "", "SIGSEGV"},
	{"BUS", "", "SIGBUS"},
	{"FPE", property.DivisionByZero, "SIGFPE"},
	{"ILL", property.Assertion, "SIGILL"},
	{"TRAP", property.Assertion, "SIGTRAP"},
	{"ABRT", property.Assertion, "SIGABRT"},
}

// words are those of a head before its addresses.
var words = pattern.Of(`^(.*?)(?::? (?:on|in|with)? ?(?:unknown )?(?:address|pc|0x).*|:? \(pc .*| on address.*)?$`)

// classify tells the tool's words for a failure, its kind and the signal.
func classify(what, tool string) (string, property.Kind, string) {
	i := slices.IndexFunc(failures, func(w wording) bool { return strings.HasPrefix(what, w.begins) })
	said := strings.TrimRight(what, ":")
	if tool != "Thread" || strings.Contains(what, "unknown address") {
		if m := words.FindStringSubmatch(what); m != nil && m[1] != "" {
			said = m[1]
		}
	}
	if i < 0 {
		return said, "", ""
	}
	return said, failures[i].kind, failures[i].signal
}
