package context

import (
	"time"

	"midway/internal/ir"
)

// Context is a program context: every live thread and where it stands (Bergan §1.1, DESIGN §5),
// resolved against a program.
type Context struct {
	Threads       []Thread
	OthersUnknown bool     // more threads than these may be alive
	Assume        []Assume // conjuncts that hold at the start
	Stop          Stop
	Limits        Limits
	FromMain      bool     // the program's own start: one thread, about to enter main, everything known
	Notes         []string // what the resolver wants said: "main is not listed: counted as joined or blocked outside", …
}

// Thread is one thread of a context. A file's "count: 2" has become two threads, name#1 and name#2.
type Thread struct {
	Name     string
	Frames   []Frame // youngest first, at least one
	Complete bool    // the oldest frame is a thread's entry function or main
	Main     bool    // that entry function is main
	Blocked  bool    // begins inside the blocking call it stands at
}

// Frame is one function activation.
type Frame struct {
	Func ir.FuncID
	// PC is, in the youngest frame, the next instruction to execute (never a phi); in older frames,
	// the call the frame is inside of.
	PC ir.PC
}

// Stop says where a thread's fragment ends: it freezes there and keeps its locks.
type Stop struct {
	LoopBackEdge bool
	At           map[ir.FuncID][]ir.PC
}

// Limits bound a run; zero is no limit.
type Limits struct {
	Branches int // conditional branches executed in user code, per path
	Paths    int
	Time     time.Duration
}
