package backtrace

import (
	"strconv"
	"strings"

	"midway/internal/property"
)

// Tool is what has written a report.
type Tool string

// The tools whose texts are read.
const (
	GDB              Tool = "gdb"
	Pstack           Tool = "pstack" // the old form of its own; where it is a script around gdb, GDB
	EuStack          Tool = "eu-stack"
	Systemd          Tool = "systemd-coredump"
	ThreadSanitizer  Tool = "ThreadSanitizer"
	AddressSanitizer Tool = "AddressSanitizer" // and LeakSanitizer, MemorySanitizer: one form
	UBSan            Tool = "UndefinedBehaviorSanitizer"
	Helgrind         Tool = "Helgrind"
	DRD              Tool = "DRD"
	Memcheck         Tool = "Memcheck"
	Glibc            Tool = "glibc" // messages of the C library: assert, malloc's checks
	Musl             Tool = "musl"
)

// Report is what a tool says of one moment of a program. It is frozen: nothing changes it once Read has returned it.
type Report struct {
	Tool    Tool
	Program string // file name of the program as printed, "" where it is not
	PID     int    // 0: not printed
	// Failure is what went wrong, or nil: the text only says where the threads are (a program that was stopped).
	Failure *Failure
	// Threads are in the order of the text. A thread that is only mentioned (created by, holds, freed by) is listed,
	// without frames.
	Threads []Thread
	// Whole: Threads are all threads that were alive, each with its stack (gdb's thread apply all, pstack, eu-stack).
	// Sanitizers and plain `bt` list only the threads concerned.
	Whole bool
	// Core: the stacks are of a core file. A live process, or not known, else.
	Core bool
	// First and Last are the lines of the text that the report was read from, from 1.
	First, Last int
	// Notes say what of the report could not be read, or is not there: truncated stacks, stacks that the tool lost.
	Notes []string
}

// Failure is what a report says went wrong.
type Failure struct {
	// Kind is the violation in Midway's words, or "": what is reported is none (a signal that a process sent, a call
	// that is unsafe in a signal handler), or cannot be told (a bad address).
	Kind property.Kind
	// What is the tool's own words for it: "data race", "heap-use-after-free", "SIGSEGV", "double free or corruption
	// (fasttop)".
	What    string
	Message string // the line that says it, whole
	// Signal is the signal that ended or stopped the program (SIGABRT), or "".
	Signal    string
	Assertion *Assertion // of a failed assertion, as far as it is printed; else nil
	// Thread is the index in Report.Threads of the thread that failed, or -1. Of races and lock orders, that of
	// Events[0].
	Thread int
	// Events are what the failure is made of, the last one first:
	//   - of a race, two accesses;
	//   - of a use after free, a double free or an overflow, the access or second free, then free and allocation;
	//   - of an assertion, signal or misuse, the event at which it came, where there is a stack;
	//   - of a leak, the allocations.
	// Locks that are taken in a wrong order are in Order instead.
	Events []Event
	// Object is what memory the failure is in, or nil.
	Object *Object
	// Order are the edges of a report of lock orders, in the order of the text; the last one closes the circle.
	Order []Edge
	// Mutexes are what the text says of mutexes that it names, in its order.
	Mutexes []Mutex
}

// Assertion is the text of a failed assertion.
type Assertion struct {
	Expression string
	File       string
	Line       int    // 0: not known
	Function   string // "" where it is not printed
}

// Act is what a thread does at an event.
type Act string

// The acts of threads.
const (
	Reads     Act = "read"
	Writes    Act = "write"
	Accesses  Act = "access" // it is not said which
	Frees     Act = "free"
	Allocates Act = "allocation"
	Locks     Act = "lock" // takes a mutex or waits for it, or uses it wrongly
	Unlocks   Act = "unlock"
	Creates   Act = "creation" // of a mutex or thread
	Fails     Act = "failure"  // none of these: abort, a failed assertion, a signal
)

// Event is something that a thread did, and where.
type Event struct {
	Act     Act
	Atomic  bool    // of an access: it was an atomic one
	Address uint64  // of the memory, or of the mutex; 0 where it is not printed and where it is null: see HasAddress
	Size    int     // bytes accessed; 0: not known
	Thread  int     // index in Report.Threads, or -1
	Frames  []Frame // youngest first; none: the tool has lost the stack
	Held    []string
	// HasAddress: Address was printed.
	HasAddress bool
}

// Object is a piece of memory that a failure is in.
type Object struct {
	Kind       string // "heap", "global", "stack", "tls", "" where it is not said
	Name       string // of a variable, "" else
	Address    uint64 // where it begins; 0: not known
	Size       int    // bytes; 0: not known
	Offset     int    // of the access from Address, in bytes; may be negative, and beyond Size
	File       string // where a variable is declared, "" else
	Line       int
	Thread     int   // index in Report.Threads of the thread whose stack or allocation it is, or -1
	Allocation Event // of heap objects; no Frames where it is not known
}

// Edge says that a thread took mutex To while it held From.
type Edge struct {
	From, To string  // as the text names them: "M0", or an address
	Thread   int     // index in Report.Threads, or -1
	Frames   []Frame // where To is taken, youngest first
	Held     []Frame // where From was taken, where that is printed
}

// Mutex is what a text says of a mutex that it names.
type Mutex struct {
	Name     string  // "M0", or its address in hexadecimal
	Address  uint64  // 0: not known
	Variable string  // the variable that it is or lies in, or ""
	Created  []Frame // where it was initialised, or first used
}

// Thread is a thread of a report.
type Thread struct {
	ID      string // as the text names it: "1" (gdb, Helgrind), "T2" (sanitizers), the LWP (pstack, eu-stack)
	LWP     int    // number of the kernel's thread; 0: not printed
	Pthread uint64 // pthread_self; 0: not printed
	Name    string // as the system or program named it; "" where it is not printed
	Main    bool   // it is the main thread
	Crashed bool   // the failure is this thread's
	Ended   bool   // it is only known that it was there: the text says that it has finished, or was joined
	// Frames are where the thread is, youngest first: of gdb and its like the stack at the moment, of sanitizers that
	// of the failure where it is this thread's, or none.
	Frames []Frame
	// Creator is the index in Report.Threads of the thread that created it, or -1; Creation is where, youngest first.
	Creator  int
	Creation []Frame
	// Waits is the blocking call that the stack shows the thread in, or nil. Neither a thread that runs nor one whose
	// library frames are not shown has it.
	Waits *Wait
	// Truncated: older frames are not shown ("More stack frames follow").
	Truncated bool
	// Broken is what the tool says of why the stack ends where it does ("previous frame inner to this frame (corrupt
	// stack?)"), or "".
	Broken string
}

// Wait is a call of the library that a thread is blocked in.
type Wait struct {
	Call   string // the function that programs call: pthread_cond_wait, pthread_mutex_lock, pthread_join, read, …
	Frame  int    // index in Thread.Frames of the youngest frame of the user's, the one that has called it; -1: none
	Mutex  uint64 // address of the mutex, of a lock or of a wait for a condition; 0: not shown
	Object uint64 // address of the condition, barrier, semaphore or read-write lock, or the thread joined; 0: not shown
}

// Owner says whose code a frame is in.
type Owner string

// The owners of frames.
const (
	User    Owner = "user"    // the program's, or of a library whose source is shown as the program's
	Library Owner = "library" // the C library's, the sanitizer's or interposed: it has no source of the program's
	Signal  Owner = "signal"  // no function: `<signal handler called>`
	Unknown Owner = "unknown" // ??: neither function nor file
)

// Frame is a function activation.
type Frame struct {
	Number   int    // as printed
	Owner    Owner  //
	Function string // as printed, without arguments; "" for ??
	File     string // as printed; "" without line information
	Line     int    // 0 without
	Column   int    // 0 without
	Module   string // the shared library or program that the code is in, where it is printed
	Address  uint64 // of the code; 0: not printed (see Inlined). Offset is from the start of Module, else of Function
	Offset   uint64
	// Inlined: the function was inlined into that of the next frame: they are one activation in the binary, and Line is
	// that of the code in the inlined function.
	Inlined bool
	// Exact: the frame is at the instruction that its address and line are of, about to execute it or in the middle of
	// it: the youngest frame, its inlined callers, and the first one below `<signal handler called>`. All others are
	// inside a call: their address is where it returns to, and their line that of the call (the tools look one byte
	// before), but for gdb frames whose call does not return.
	Exact     bool
	Arguments []Value
	Locals    []Value // bt full; of nested scopes the inner one's first
}

// Value is a variable as a debugger prints it.
type Value struct {
	Name string // without @entry
	Text string // as printed, on one line; "<optimized out>" is "", see OptimizedOut
	// Entry: it is the value at the function's entry (`x@entry=3`), which may have changed since.
	Entry        bool
	OptimizedOut bool // the debugger does not know it
}

// Number is the value of an integer, a character, a Boolean or a pointer; ok is false of anything else: structures,
// strings, floating point, enumerators, errors. Negative numbers are in two's complement, signed says that there was a
// sign.
func (v Value) Number() (n uint64, signed, ok bool) {
	text := v.Text
	if strings.HasPrefix(text, "(") { // a pointer with its type: (struct queue *) 0x4c2000
		if i := strings.Index(text, ") "); i >= 0 {
			text = text[i+2:]
		}
	}
	text, rest, _ := strings.Cut(text, " ")
	if rest != "" && rest[0] != '<' && rest[0] != '\'' && rest[0] != '"' && rest[0] != 'L' && rest[0] != 'u' {
		return 0, false, false // 3 times, {x = 1}, …
	}
	switch text {
	case "true":
		return 1, false, rest == ""
	case "false":
		return 0, false, rest == ""
	}
	if n, err := strconv.ParseInt(text, 0, 64); err == nil {
		return uint64(n), n < 0, true
	}
	n, err := strconv.ParseUint(text, 0, 64)
	return n, false, err == nil
}

// Failing is the thread that failed, or nil where that is not known.
func (r *Report) Failing() *Thread {
	if r.Failure == nil || r.Failure.Thread < 0 || r.Failure.Thread >= len(r.Threads) {
		return nil
	}
	return &r.Threads[r.Failure.Thread]
}

// Stack is the stack of the event that the failure came at, youngest frame first; none where there is no failure or no
// stack of it.
func (r *Report) Stack() []Frame {
	if r.Failure != nil && len(r.Failure.Events) > 0 {
		return r.Failure.Events[0].Frames
	}
	if t := r.Failing(); t != nil {
		return t.Frames
	}
	return nil
}
