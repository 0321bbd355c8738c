package concrete

import (
	"slices"
	"strconv"

	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/property"
	"midway/internal/runtime/abi"
)

// Options are what the environment may do (docs/design.md §2.4).
type Options struct {
	Args            []string // of main, the program's name included
	FIFO            bool     // signals wake the longest waiting thread (Bergan §4.1)
	SpuriousWakeups bool     // condition waits may wake by themselves
	MallocMayFail   bool
	SVComp          bool
	ErrorCalls      bool   // a failing assertion ends the process
	NoRaces         bool   // races are not looked for
	Overflow        bool   // signed overflow in user code is a violation
	Leaks           bool   // memory that is lost when the program ends is a violation
	Uninitialized   bool   // uses of what was never set are reported, where the schedule stops at them
	MaxSteps        uint64 // instructions; 0: no limit

	// Wide lists, by thread, the numbers of the objects that take as much address space as any of unknown size:
	// addresses then agree with those of a symbolic run.
	Wide [][]int

	Outside func(f ir.FuncID, pc ir.PC) bool // accesses that are no scheduling points (package slice); nil: none
	// errors of such a kind at a place, of a thread beside others, stop the thread only; nil: none
	Dies func(kind property.Kind, at ir.LocID) bool
	// branches of which the condition is not looked at: where they lead; nil: none
	Instead func(f ir.FuncID, pc ir.PC) (to ir.BlockID, is bool)
	// nil: a race ends the run; else it does where this is false and the Schedule says so
	PassRaces func() bool
	// address arithmetic that leads out of an object of the start ends a run only where the Schedule says so
	PassStrays  bool
	Interrupted func() bool // asked now and then whether the run must end; nil is no
}

// Outcome is how a run ended (docs/design.md §8.3), as it is published.
type Outcome string

// The outcomes.
const (
	Finished      Outcome = "end"
	Exit          Outcome = "exit"
	Violation     Outcome = "violation"
	Deadlock      Outcome = "deadlock"
	Livelock      Outcome = "livelock"
	AssumeBlocked Outcome = "assume-blocked"
	FragmentEnd   Outcome = "fragment-end"
	Cut           Outcome = "cut"
)

// End is the end of a run.
type End struct {
	Outcome Outcome
	Kind    property.Kind // of a violation, a deadlock or a livelock
	Cut     string        // of a cut: the kind of the ledger's entry that says why
	Loc     ir.LocID
	Text    string
	Thread  int
	With    ir.LocID // of a data race: the place of the earlier access
	Use     string   // of one with an operation on a synchronisation object: its function
	About   uint64   // of an error of memory: the address; of a leak: the object's
}

// Inputs are the values that a run is given. Names are the symbolic run's names of its unknowns:
// "main.__VERIFIER_nondet_int#1" is main's first unknown.
type Inputs interface {
	// Word is an unknown of the given bits.
	Word(name string, bits int) Word
	// Bytes fills in a range that is unknown: b is zero, and stays so where nothing is known better.
	Bytes(name string, b []byte)
	// Known answers __midway_is_concrete, asked by a thread for the nth time.
	Known(thread, nth int) bool
}

// Schedule decides what a run leaves open besides its inputs.
type Schedule interface {
	// Next is which of the turns is taken; there is at least one. A negative answer ends the run.
	Next(m *Machine, turns []Turn) int
	// Wake is which of the waiting threads, oldest first, a signal wakes.
	Wake(m *Machine, by int, waiting []int) int
	// Choose is which of the n cases of a choice inside a library model is taken.
	Choose(m *Machine, thread, n int, what string) int
	// Stops reports whether the run ends with a violation that does not end it by itself.
	Stops(m *Machine, v End) bool
}

// Turn is one way a run can go on: a thread executes, or its timed wait ends.
type Turn struct {
	Thread  int
	Timeout bool
}

// Machine is one run of a program.
type Machine struct {
	P        *ir.Program
	Opt      Options
	Inputs   Inputs
	Schedule Schedule
	Ledger   *ledger.Ledger       // nil: entries are dropped
	Watch    func(Event)          // nil: events are not shown
	Before   func(t int)          // nil, or told of the thread of each instruction before it is executed
	Holds    func(t *Thread) bool // nil, or asked whether a thread goes no further from where it is
	// the thread that goes on next, or -1: its join alone is taken at once; nil: every enabled one is
	Due func() int

	Threads    []*Thread
	End        *End // nil while the run goes on
	Steps      uint64
	Unmodelled int // calls of functions that have neither a body nor a model

	prims    []primitive // by FuncID; nil where the function is none
	mem      *memory
	queue    []waiter
	barriers []Barrier
	atomic   int // the thread inside an atomic block, or -1
	blocks   int // atomic blocks open in it, one inside the other
	multi    bool
	asksEnds bool             // the program asks whether threads have ended: ends are decided
	sync     map[uint64]clock // clocks of synchronisation objects, by address
	atomics  map[uint64]clock // clocks of atomic locations

	start *Start // nil from main
	back  map[ir.FuncID]map[[2]ir.BlockID]bool

	t        *Thread // of the step under way
	fr       *Frame
	about    uint64 // the address that was checked last
	guarding bool   // the step belongs to a guard
	guarded  Word
}

// Status is what a thread can do.
type Status uint8

// The statuses.
const (
	Running Status = iota
	Waiting        // on a queue
	Exited
	Stopped  // at a false assume
	Spinning // in a loop that does nothing, for ever
	Frozen   // at the end of its fragment
)

// Thread is one thread.
type Thread struct {
	ID     int // in order of creation
	Name   string
	Status Status
	Timed  bool // its wait may end by itself
	Frames []*Frame

	returned ir.LocID // where its entry returned, once it has
	jumps    []jump
	looping  bool   // left in a loop that changes nothing
	flags    uint64 // address of the models' word about the thread
	storage  uint64 // address of the models' object, or 0
	locals   map[ir.GlobalID]uint64
	result   Word
	unset    bool // the result was never set
	unknowns int  // asked for so far
	asked    int  // is_concrete queries so far
	main     bool
	partial  bool  // its fragment ends where its oldest frame returns
	woken    bool  // … that was woken before the start
	since    int64 // of a thread that is in a wait from the start: its order of arrival
	clock    clock
	fenced   clock // clocks read by relaxed loads, for the next acquire fence
	released clock // at the last release fence
	holds    []Hold
	initial  bool // stood at the start of a run that is not from main
}

// Frame is one function activation.
type Frame struct {
	Fn *ir.Func
	PC ir.PC // next instruction; in older frames the call itself

	regs    []Word
	unset   []bool // registers that hold what was never set; nil: none
	allocas []uint64
	varargs uint64
	atomic  bool // its return ends an atomic block
	hook    bool // its return delivers nothing: a constructor
}

// waiter is a thread on the global wait queue (Bergan §4.2).
type waiter struct {
	queue  uint64
	thread int
	since  int64 // of one that waits from the start; 0 for later ones
}

// EventKind says what an Event is.
type EventKind uint8

// The kinds of events.
const (
	Visible EventKind = iota // a synchronisation call, an atomic instruction, the beginning of an atomic block
	Created                  // Number is the new thread
	Woken                    // Number is the thread woken
	TimedOut
	Chosen   // Number is the case
	Branched // Number is the block gone to; of a cmpxchg, 1 for success
	Called   // an indirect call; Number is the function
)

// Event is something that a schedule records.
type Event struct {
	Kind   EventKind
	Thread int
	Op     string
	Func   ir.FuncID
	PC     ir.PC
	Number int
	Loc    ir.LocID
	Plain  bool // it commutes with everything, and was taken without a decision: an exit, a join
}

// New prepares to run a program from main; the error says why it has none.
func New(p *ir.Program, opt Options, in Inputs, s Schedule) (*Machine, error) {
	m := bare(p, opt, in, s)
	if err := m.globals(); err != nil {
		return nil, err
	}
	return m, m.begin()
}

// bare is a machine without memory and threads.
func bare(p *ir.Program, opt Options, in Inputs, s Schedule) *Machine {
	m := &Machine{P: p, Opt: opt, Inputs: in, Schedule: s, mem: newMemory(p.Model.Layout(), opt.Wide), atomic: -1,
		sync: map[uint64]clock{}, atomics: map[uint64]clock{}, back: map[ir.FuncID]map[[2]ir.BlockID]bool{}}
	m.prims = make([]primitive, len(p.Funcs))
	for _, f := range p.Funcs {
		m.prims[f.ID] = primitives[f.Name]
		m.asksEnds = m.asksEnds || !f.External && abi.Of(f.Library()).Role == abi.AskEnd
	}
	return m
}

// Clone is a copy of the run; the two share nothing that either changes.
func (m *Machine) Clone() *Machine {
	c := *m
	c.mem = m.mem.clone()
	m.mem = m.mem.clone() // neither owns the objects any more
	c.queue = slices.Clone(m.queue)
	c.sync, c.atomics = cloneClocks(m.sync), cloneClocks(m.atomics)
	c.Threads = make([]*Thread, len(m.Threads))
	for i, t := range m.Threads {
		c.Threads[i] = t.clone()
	}
	if m.End != nil {
		e := *m.End
		c.End = &e
	}
	c.t, c.fr = nil, nil
	return &c
}

func (t *Thread) clone() *Thread {
	c := *t
	c.Frames = make([]*Frame, len(t.Frames))
	for i, f := range t.Frames {
		g := *f
		g.regs = slices.Clone(f.regs)
		g.unset = slices.Clone(f.unset)
		g.allocas = slices.Clone(f.allocas)
		c.Frames[i] = &g
	}
	c.locals = make(map[ir.GlobalID]uint64, len(t.locals))
	for g, a := range t.locals {
		c.locals[g] = a
	}
	c.clock, c.fenced, c.released = t.clock.clone(), t.fenced.clone(), t.released.clone()
	return &c
}

// Top is the youngest frame, or nil.
func (t *Thread) Top() *Frame {
	if len(t.Frames) == 0 {
		return nil
	}
	return t.Frames[len(t.Frames)-1]
}

// Live reports whether the thread can still take steps.
func (t *Thread) Live() bool {
	return t.Status == Running || t.Status == Waiting || t.Status == Spinning
}

// user is the index of the youngest frame that is not a library model's, or -1.
func (t *Thread) user() int {
	for i := len(t.Frames) - 1; i >= 0; i-- {
		if !t.Frames[i].Fn.Runtime {
			return i
		}
	}
	return -1
}

// Loc is where the thread is in user code; where its entry returned, once it has.
func (t *Thread) Loc() ir.LocID {
	i := t.user()
	if i < 0 {
		return t.returned
	}
	return t.Frames[i].Fn.Code[t.Frames[i].PC].Loc
}

// api is the library function that user code called.
func (t *Thread) api() string {
	if i := t.user(); i+1 < len(t.Frames) {
		return t.Frames[i+1].Fn.Name
	}
	return t.Top().Fn.Name
}

// handle is the id a program sees for a thread: 1 for the first.
func handle(t int) uint64 { return uint64(t) + 1 }

func itoa(n int) string { return strconv.Itoa(n) }

// end finishes the run.
func (m *Machine) end(e End) {
	if m.End != nil {
		return
	}
	if m.t != nil {
		e.Thread, e.Loc = m.t.ID, m.t.Loc()
	}
	m.End = &e
}

// violate ends the run with a violation.
func (m *Machine) violate(kind property.Kind, text string) {
	m.end(End{Outcome: Violation, Kind: kind, Text: text, About: m.about})
}

// cut ends the run where something has no meaning here.
func (m *Machine) cut(kind, text string) {
	m.note(kind, ledger.Incomplete, text)
	m.end(End{Outcome: Cut, Cut: kind, Text: text})
}

// MemoryLimit is the kind of end of a run that was cut because its objects would take too much memory.
const MemoryLimit = "memory-limit"

func (m *Machine) cutMemory() { m.cut(MemoryLimit, "the run's objects would take too much memory") }

func (m *Machine) note(kind string, e ledger.Effect, text string) {
	if m.Ledger != nil {
		m.Ledger.Add(ledger.Entry{Kind: kind, Effect: e, At: m.P.At(m.t.Loc()), Text: text})
	}
}

// event tells whoever watches.
func (m *Machine) event(kind EventKind, op string, number int) {
	if m.Watch == nil {
		return
	}
	e := Event{Kind: kind, Thread: m.t.ID, Op: op, Number: number, Loc: m.t.Loc(), Func: ir.None}
	if fr := m.t.Top(); fr != nil {
		e.Func, e.PC = fr.Fn.ID, fr.PC
	}
	if p, ok := m.point(m.t); kind == Visible && ok {
		e.Plain = m.plain(p)
	}
	m.Watch(e)
}

// unknown is the current thread's next unknown, of the given bits.
func (m *Machine) unknown(name string, bits int) Word {
	return m.Inputs.Word(m.unknownName(name), bits).trunc(bits)
}

func (m *Machine) unknownName(name string) string {
	m.t.unknowns++
	return m.t.Name + "." + name + "#" + itoa(m.t.unknowns)
}
