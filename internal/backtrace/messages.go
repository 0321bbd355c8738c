package backtrace

import (
	"strings"

	"midway/internal/pattern"
	"midway/internal/property"
)

// message is what the C library prints before it aborts.
type message struct {
	out Report
}

var (
	// glibc: [PROGRAM: ]FILE:LINE: [FUNCTION: ]Assertion `EXPRESSION' failed.
	glibcAssert = pattern.Of("^(?:([^\\s:]+): )?([^\\s:][^:]*):(\\d+): (?:(.+?): )?Assertion [`'](.*)' failed\\.")
	// since 2.35: Fatal glibc error: FILE:LINE (FUNCTION): assertion failed: EXPRESSION
	fatalAssert = pattern.Of(`^Fatal glibc error: ([^\s:]+):(\d+) \((.*?)\): assertion failed: (.*)$`)
	// musl: Assertion failed: EXPRESSION (FILE: FUNCTION: LINE)
	muslAssert = pattern.Of(`^Assertion failed: (.*) \(([^():]+): ([^:]*): (\d+)\)$`)
	// BSD: Assertion failed: (EXPRESSION), function FUNCTION, file FILE, line LINE.
	bsdAssert = pattern.Of(`^Assertion failed: \((.*)\), (?:function (\w+), )?file (.*?), line (\d+)\.$`)
	// glibc until 2.25 and its names for the program
	glibcDetected = pattern.Of(
		"^\\*\\*\\* (?:glibc detected \\*\\*\\* |Error in `)(.*?)'?: (.*?)(?:: 0x([0-9a-f]+))? \\*\\*\\*$",
	)
	fortified = pattern.Of(
		`^\*\*\* (stack smashing detected|buffer overflow detected|%n in writable segment detected|invalid %N\$ use detected|longjmp causes uninitialized stack frame) \*\*\*`,
	)
)

// allocator says what the messages of glibc's allocator mean, by their beginnings. The first that fits counts; where no
// kind is given the heap was destroyed earlier, by whom is not known.
var allocator = []struct {
	begins string
	kind   property.Kind
}{
	{"double free or corruption", property.DoubleFree},
	{"free(): double free", property.DoubleFree},
	{"free(): invalid pointer", property.InvalidFree},
	{"munmap_chunk(): invalid pointer", property.InvalidFree},
	{"realloc(): invalid pointer", property.InvalidFree},
	{"free(): ", ""},
	{"malloc(): ", ""},
	{"realloc(): ", ""},
	{"calloc(): ", ""},
	{"memalign(): ", ""},
	{"malloc_consolidate(): ", ""},
	{"munmap_chunk(): ", ""},
	{"mremap_chunk(): ", ""},
	{"_int_memalign(): ", ""},
	{"sysmalloc: ", ""},
	{"corrupted size vs. prev_size", ""},
	{"corrupted double-linked list", ""},
	{"tcache_thread_shutdown(): ", ""},
	{"break adjusted to free malloc space", ""},
}

// fromAllocator is the failure that a message of the allocator says, or nil.
func fromAllocator(text string) *Failure {
	for _, a := range allocator {
		if strings.HasPrefix(text, a.begins) {
			return &Failure{Kind: a.kind, What: text, Message: text, Signal: "SIGABRT", Thread: -1}
		}
	}
	return nil
}

func beginMessage(text string) form {
	if len(text) > 1<<13 {
		return nil
	}
	m := &message{out: Report{Tool: Glibc}}
	switch {
	case strings.Contains(text, "ssertion"):
		m.assertion(text)
	case strings.HasPrefix(text, "*** "):
		m.stars(text)
	case strings.HasPrefix(text, "The futex facility returned an unexpected error code"):
		m.out.Failure = &Failure{Kind: property.LockMisuse, What: text, Message: text, Signal: "SIGABRT", Thread: -1}
	default:
		m.out.Failure = fromAllocator(text)
	}
	if m.out.Failure == nil {
		return nil
	}
	return m
}

func (m *message) assertion(text string) {
	a := &Assertion{}
	if s := fatalAssert.FindStringSubmatch(text); s != nil {
		a = &Assertion{Expression: s[4], File: s[1], Line: decimal(s[2]), Function: s[3]}
	} else if s := glibcAssert.FindStringSubmatch(text); s != nil {
		m.out.Program = base(s[1])
		a = &Assertion{Expression: s[5], File: s[2], Line: decimal(s[3]), Function: functionOf(s[4])}
	} else if s := muslAssert.FindStringSubmatch(text); s != nil {
		m.out.Tool = Musl
		a = &Assertion{Expression: s[1], File: s[2], Line: decimal(s[4]), Function: s[3]}
	} else if s := bsdAssert.FindStringSubmatch(text); s != nil {
		a = &Assertion{Expression: s[1], File: s[3], Line: decimal(s[4]), Function: s[2]}
	} else {
		return
	}
	m.out.Failure = asserted(a, text)
}

// functionOf is the name in a function as C++ prints it: `int ns::f(int)`.
func functionOf(text string) string {
	if i := strings.IndexByte(text, '('); i > 0 {
		text = text[:i]
		return text[strings.LastIndexByte(text, ' ')+1:]
	}
	return text
}

// asserted is the failure of an assertion. Those of the C library itself say what the program has done wrong.
func asserted(a *Assertion, text string) *Failure {
	f := &Failure{
		Kind: property.Assertion, What: "assertion failed", Message: text, Signal: "SIGABRT", Assertion: a, Thread: -1,
	}
	switch file := base(a.File); {
	case strings.HasPrefix(a.Function, "pthread_") || strings.HasPrefix(a.Function, "__pthread_") ||
		strings.HasPrefix(file, "pthread_mutex") || file == "tpp.c":
		f.Kind, f.What = property.LockMisuse, "assertion of the C library failed"
	case file == "malloc.c" && (a.Function == "sysmalloc" || a.Function == "_int_malloc" || a.Function == "_int_free" ||
		a.Function == "sYSMALLOc" || strings.HasPrefix(a.Function, "__libc_")):
		f.Kind, f.What = "", "assertion of the C library's allocator failed"
	}
	return f
}

// stars takes messages between three stars.
func (m *message) stars(text string) {
	if s := glibcDetected.FindStringSubmatch(text); s != nil {
		m.out.Program = base(firstWord(s[1]))
		f := fromAllocator(s[2])
		if f == nil {
			f = &Failure{What: s[2], Signal: "SIGABRT", Thread: -1}
		}
		f.Message = text
		if s[3] != "" {
			f.Events = []Event{{Act: Frees, Address: hex(s[3]), HasAddress: true, Thread: -1}}
		}
		m.out.Failure = f
	} else if s := fortified.FindStringSubmatch(text); s != nil {
		m.out.Failure = &Failure{Kind: property.OutOfBounds, What: s[1], Message: text, Signal: "SIGABRT", Thread: -1}
	}
}

func (m *message) line(text string, _ int) fit {
	if m.out.Failure.Message == text {
		return last
	}
	return foreign
}

func (m *message) report() *Report { return &m.out }

// signals are the numbers of signals on Linux, but on Alpha, MIPS, PA-RISC and SPARC.
var signals = map[int]string{
	1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE",
	9:  "SIGKILL",
	10: "SIGUSR1", 11: "SIGSEGV", 12: "SIGUSR2", 13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM", 24: "SIGXCPU",
	25: "SIGXFSZ",
	31: "SIGSYS",
}

func signalName(n int) string { return signals[n] }

// ofSignal is the kind that a signal says, or "".
func ofSignal(name string) property.Kind {
	switch name {
	case "SIGFPE":
		return property.DivisionByZero
	case "SIGABRT", "SIGILL", "SIGTRAP":
		return property.Assertion
	}
	return ""
}

// Kinds are the kinds of violation that the failure may be: Kind, or, of a bad address and of a heap that was
// destroyed, all of memory that can come to that.
func (f *Failure) Kinds() []property.Kind {
	switch {
	case f.Kind != "":
		return []property.Kind{f.Kind}
	case f.Signal == "SIGSEGV" || f.Signal == "SIGBUS":
		return []property.Kind{property.NullDereference, property.UseAfterFree, property.OutOfBounds}
	case f.Signal == "SIGABRT":
		return []property.Kind{property.OutOfBounds, property.UseAfterFree, property.DoubleFree, property.InvalidFree}
	}
	return nil
}
