package state

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/por"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/symheap"
)

// Status is what a thread can do next.
//
//	Ready ──▶ AtPoint ──▶ Ready      it reached a scheduling point; the scheduler picked it
//	Ready ──▶ Waiting ──▶ Ready      it waits on a queue; a notification (or a time-out) woke it
//	Ready ──▶ Exited | Frozen | Stopped
type Status uint8

// The statuses.
const (
	Ready   Status = iota // runs, or takes its next steps at once: they commute with everything
	AtPoint               // is before a visible event
	Waiting               // on the wait queue
	Exited                // ended
	Frozen                // reached the end of the fragment
	Stopped               // reached a false assume
)

func (s Status) String() string {
	return [...]string{"ready", "at a scheduling point", "waiting", "exited", "frozen", "stopped"}[s]
}

// Thread is one thread.
type Thread struct {
	epoch       uint64
	ID          int // index into State.Threads: canonical per run, in order of creation
	Name        string
	Status      Status
	Point       Point     // while AtPoint; while Waiting, where it waits
	Granted     bool      // the scheduler picked it for the event at Point
	Covered     bool      // inside a library model: its accesses belong to an event that has begun
	TimedOut    bool      // a timed wait ended by itself
	Timed       bool      // the wait may time out
	Frames      []*Frame  // oldest first
	Clock       por.Clock // what happened before the thread's next step
	Fenced      por.Clock // clocks read by relaxed loads, for the next acquire fence
	Released    por.Clock // clock of the last release fence
	Held        []Lock    // L⁺: may-held locks (Bergan §4.1)
	Result      expr.Value
	Complete    bool // when the oldest frame returns the thread exits; otherwise it freezes
	Initial     bool // stood at the context: not from main, nor created since
	Main        bool // the process exits when the oldest frame returns
	Flags       symheap.ID
	Storage     symheap.ID // None until asked for
	Disturbed   bool       // it called a function without a body before it had storage: its errno is not known
	Inputs      int        // unknowns this thread has asked for
	Asked       int        // questions of __midway_is_concrete so far
	Entry       ir.FuncID  // the function the thread began in
	Symmetric              // what it has in common with others
	Returned    ir.LocID   // where that function returned, once it has
	Locals      []ThreadLocal
	Jumps       []Jump // calls of setjmp whose callers stand
	InitialWait bool   // is in its wait from the start (Bergan §4.2)
	JoinedBy    int    // the handle of the thread that has joined it, or 0
	// it has slept, yielded or looked at a clock since it was last chosen, where that is noted
	Polled    bool
	Executed  uint64         // operations, where threads go on by that
	Departed  bool           // it stood at a stop in the initial state, and has gone on from there
	Passed    int            // synchronisations that were decided, where those are counted
	Alone     int            // scheduling points it met before there were others
	Marks     []SpinMark     // standings since the thread last did something lasting
	Log       []LoggedAccess // memory it has read and written since the first of them
	origin    *Origin        // nil until asked for
	SpinReads []LoggedAccess // while AtPoint and spinning: the reads of an iteration without effect; one must change
}

// Symmetric is what a thread has in common with others (package symmetry), where that is noted.
type Symmetric struct {
	Class   int        // the index of the first thread of its class, and one more; 0: it is in none
	Creator int        // the index of the thread that created it, and one more, where it is in a class
	Given   expr.Value // the argument that it began with
	Alike   bool       // up to its first step it did what every other of its class does
	Saw     []Sight    // and saw this of memory that is not its own
	Moved   bool       // it has taken its first step
	Joined  bool       // it was joined
	Latest  int        // the thread that it created last and did nothing since that tells, and one more; or 0
	Joins   bool       // it is followed through joins, and did nothing else that tells
}

// Sight is what was read of an object, or what was looked at there for races only.
type Sight struct {
	Obj            symheap.ID
	Off            uint64
	Bytes          int
	Value          expr.Value
	Checked, Write bool
}

// Point is the visible event that a thread is before.
type Point struct {
	Code  int        // an enum midway_op, or 0 for an atomic instruction
	Op    string     // for the schedule: the C function called, or load, store, rmw, cmpxchg
	Obj   expr.Value // address
	Arg   expr.Value
	Guard ir.FuncID // ir.None: always enabled
	Loc   ir.LocID  // in user code
	Spin  bool      // no event: a loop without lasting effect
}

// Forget drops what a thread's loops are recognised by: it did something lasting.
func (t *Thread) Forget() { t.Marks, t.Log, t.SpinReads = nil, nil, nil }

// Lock is an element of a may-held lockset.
type Lock struct {
	Addr       expr.Value
	Named      bool         // false: some lock of Targets, Addr is meaningless
	Targets    pointsto.Set // what Addr may point to
	Members    []ir.StepID  // which members of structures it may be, if not Named; nil where that is not known
	Kind       int          // enum midway_lock
	Must       bool         // held for certain
	HeldUnless expr.Value   // where it is although it may have been released; not with Must
	Only       expr.Value   // where it may be at all; the zero value: anywhere
	Times      int          // at most so often; -1: any number of times
	Loc        ir.LocID     // where it was acquired
	From       *Origin      // from where, or nil
	Outside    bool         // its acquisition was left out speculatively (interp.Options.Speculative)
}

// Jump is a call that may return again (ISO C11 7.13): the address of its buffer, how many frames stood with its caller
// the youngest, and where that stood.
type Jump struct {
	Buf   uint64
	Depth int
	PC    ir.PC
}

// Frame is one function activation.
type Frame struct {
	Epoch      uint64
	Fn         *ir.Func
	PC         ir.PC // next instruction; in older frames the call itself
	Regs       []expr.Value
	Allocas    []symheap.ID
	Varargs    expr.Value // address of the variadic arguments' object
	Probe      bool       // a guard under evaluation: its return ends the probe
	Atomic     bool       // the return of this frame ends an atomic block
	Hook       bool       // its return delivers nothing: a constructor that runs before main
	Iterations int        // times it went back in a loop, where that is limited
	callers    *CallChain // nil until asked for
}

// Top is the youngest frame.
func (t *Thread) Top() *Frame { return t.Frames[len(t.Frames)-1] }

// Live reports whether the thread can still take steps.
func (t *Thread) Live() bool { return t.Status < Exited }

// UserFrame is the youngest frame that is not a library model's, and its index.
func (t *Thread) UserFrame() (*Frame, int) {
	for i := len(t.Frames) - 1; i >= 0; i-- {
		if !t.Frames[i].Fn.Runtime {
			return t.Frames[i], i
		}
	}
	return nil, -1
}

// Loc is where the thread is in user code; where its entry returned, once it has.
func (t *Thread) Loc() ir.LocID {
	f, _ := t.UserFrame()
	if f == nil {
		return t.Returned
	}
	return f.Fn.Code[f.PC].Loc
}

// SpinningSince is when a thread that waits from the start began to: a negative number of 64 bits, an order among such
// threads.
func (t *Thread) SpinningSince(b *expr.Builder) expr.Value {
	return b.Sym(b.NewSymbol(t.Name+".waits since", 64, expr.Thread))
}

// ThreadLocal is a thread's copy of a thread-local global.
type ThreadLocal struct {
	Global ir.GlobalID
	Obj    symheap.ID
}

// NewThread adds a thread with no frames, and its word for the library models.
func (s *State) NewThread(name string) *Thread {
	t := &Thread{epoch: s.Heap.Epoch(), ID: len(s.Threads), Name: name, Entry: ir.None, Storage: symheap.None}
	flags := s.Heap.Create(
		t.ID,
		symheap.Spec{Kind: symheap.Internal, Size: expr.Word(4), Align: 16, Name: "flags of " + name, Zero: true},
	)
	t.Flags = flags.ID()
	s.Threads = append(s.Threads, t)
	s.Alive++
	return t
}

// OneLiveThread reports whether one thread goes on alone: then nothing that it does is an event that others could tell
// from the next.
func (s *State) OneLiveThread() bool { return s.Alive < 2 && !s.Observed }

// Outcome is how a path ended (docs/design.md §8.3).
type Outcome uint8

// The outcomes.
const (
	Finished      Outcome = iota // every thread ended
	Exit                         // the process exited
	FragmentEnd                  // no thread can go on, one is frozen
	Violation                    // a property was violated
	Deadlock                     // no thread can go on, and one has not ended
	Livelock                     // as Deadlock, with a thread spinning
	AssumeBlocked                // no thread can go on, one stands at a false assume
	Cut                          // the ledger says why
)

func (o Outcome) String() string {
	return [...]string{"end", "exit", "fragment-end", "violation", "deadlock", "livelock", "assume-blocked", "cut"}[o]
}

// End is the end of a path.
type End struct {
	Outcome    Outcome
	Kind       property.Kind // of a violation, a deadlock or a livelock
	Cut        string        // of a cut: the kind of the ledger's entry that says why
	Loc        ir.LocID
	Text       string
	Details    []string
	Thread     int
	ShowsWhere expr.Value  // width 1: where a violation shows as nothing else; the zero value is everywhere
	Decided    bool        // by branches alone: of the program, or of a library model
	Beside     bool        // a copy of the path that shows a violation; the path itself goes on
	NoEffect   bool        // met by a look at a synchronisation object that is no effect of the event
	Pair       [2]ir.LocID // of a data race shown aside: the two places, ordered
	Race       *Race       // of a data race
	Waits      []Wait      // of a deadlock or a livelock: of the blocked threads, in their order

	// About is what a violation is about: the condition that makes it one, the pointer that was followed, and what
	// leads to the same object; of the first, nil where branches alone decided it, and of all where it is about no
	// value.
	About []*expr.Node
}

// Race is a data race: two accesses that nothing orders.
type Race struct {
	Object        string // as C writes it
	At            symheap.ID
	Off           expr.Value // in bytes
	Bytes         int64      // of the second access
	First, Second RaceSide
}

// RaceSide is one access of a data race.
type RaceSide struct {
	Thread        string
	Loc           ir.LocID
	Call          string // the library function that makes it, or ""
	Write, Atomic bool
	Use           bool    // it is what an operation on a synchronisation object does
	Origin        *Origin // the stack; nil where it is not known
	Holds         []RaceLock
	MayHold       []RaceLock // locks of the initial state that it may hold, too; without a name, those of a set
}

// RaceLock is a lock that was held at an access, and where it was taken.
type RaceLock struct {
	Name string // its address as C writes it
	Addr expr.Value
	Loc  ir.LocID
}

// Wait is what a blocked thread waits for.
type Wait struct {
	Thread string
	Op     string     // the library function that it is in; "" where it spins
	Object string     // as C writes it, or the thread that is joined
	Addr   expr.Value // of the object; the zero value for a thread
	Loc    ir.LocID
	Origin *Origin // the stack; nil where it is not known
	Holder string  // the thread that holds the lock, or that is joined; "" where there is none
	Since  ir.LocID
}

// Facts is what the seed knows throughout a run.
type Facts struct {
	Others       bool // more threads may be alive: no lock, barrier or queue-size invariants, no deadlocks
	NoInvariants bool // seeded without synchronisation invariants
	NoStates     bool // synchronisation objects may be in states that the C library never has
	// may be held by threads that have ended, or by a main that is not listed: no thread releases them
	Left     []Lock
	Barriers Barriers // nil: nothing is known
	Elements Elements // nil: nothing is known
}

// Barriers knows which numbers of threads barriers may wait for (B^cnts, Bergan §4.3).
type Barriers interface {
	// Expected is the condition, of width 1, that a barrier at an address, which points into a set, waits for so many
	// threads.
	Expected(at expr.Value, set pointsto.Set, threads expr.Value) expr.Value
}

// Elements knows lower bounds of numbers in arrays of arrays.
type Elements interface {
	// Element is what is known of a number that was read at an address: then holds if when does. ok is false where
	// nothing is known.
	Element(
		b *expr.Builder,
		h *symheap.Heap,
		at expr.Value,
		bits int,
		number expr.Value,
	) (when, then expr.Value, ok bool)
}

// Element is what is known of a number that was read at an address; ok is false where nothing is.
func (s *State) Element(b *expr.Builder, at expr.Value, bits int, number expr.Value) (when, then expr.Value, ok bool) {
	if s.Facts.Elements == nil {
		return when, then, false
	}
	return s.Facts.Elements.Element(b, &s.Heap, at, bits, number)
}

// Excludes reports whether a lock is certainly held, against every other thread.
func (l *Lock) Excludes() bool {
	return l.Must && l.Named && l.Addr.Concrete() && abi.LockExcludes(l.Kind)
}

// Excludes is one of the locks held that is held against every other thread, or 0.
func Excludes(held []Lock) uint64 {
	for i := range held {
		if held[i].Excludes() {
			return held[i].Addr.W
		}
	}
	return 0
}

// HeldAgainstAll is the hold on a lock against every other thread, or nil.
func HeldAgainstAll(held []Lock, lock uint64) *Lock {
	for i := range held {
		if held[i].Excludes() && held[i].Addr.W == lock {
			return &held[i]
		}
	}
	return nil
}
