package interp

import (
	"slices"
	"sync/atomic"
	"time"

	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/lvalue"
	"midway/internal/pointsto"
	"midway/internal/predicate"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/locksets"
	"midway/symheap"
)

// Options are what the environment may do and what is checked (docs/design.md §2.4, §9.1).
type Options struct {
	Properties      property.Set
	DistrustInitial bool // report what initial pointers and indices could do wrong
	FIFO            bool // signals wake the longest waiting thread (Bergan)
	Spurious        bool // condition waits may wake by themselves
	MallocMayFail   bool
	SVComp          bool
	ErrorCalls      bool // a failing assertion ends the process
	// nil, or which assertions, by the place of the call that fails, are not there
	Removed        func(ir.LocID) bool
	NotePolls      bool // threads that sleep, yield or look at a clock are marked (state.Thread.Polled)
	SomeAssertions bool // a failing assertion may be one that is not looked for
	MaxBranches    int  // conditional branches in user code per path; 0: no limit
	Unroll         int  // times a call of a user's function goes back in its loops; 0: no limit
	EveryBranch    bool // branches and callees in user code that the path condition implies are steps too
	StopAtBackEdge bool
	StopAt         map[ir.FuncID][]ir.PC
	Notes          bool // inputs, and the outcomes of operations that may be done or not, are steps
	LeaveStops     bool // a thread of the initial state that is at a stop goes on from there
	// nil, or instructions of the program that are not executed (slice.Synchronisation): a branch leads to where its ways
	// meet, or to the function's end
	LeftOut func(ir.FuncID, ir.PC) bool
	// every access to memory that threads may share is a scheduling point (docs/design.md §8.1)
	MemoryPoints bool
	// at sync granularity, without reduction, a path goes on behind a data race
	BeyondRaces bool
	// a race is reported on so many paths at most, each under conditions that none before it had; 0 is 1
	RaceConditions int
	// what each event reads and changes is recorded, for partial order reduction
	Effects bool
	// nil, or accesses of the program that nothing depends on which is looked for (package slice): no points, no
	// effects
	Outside func(ir.FuncID, ir.PC) bool
	// what each step depends on is recorded where State.Foot is set; needs Effects
	Footprints bool
	// every guard is evaluated by a copy of the state, which a test compares with the short way
	ProbeGuards bool
	// what is left out is assumed not to matter: where it shows to have mattered, Abort is called
	Speculative bool
	// nil, or loads of which it is taken on trust that no other thread is there that has not been joined
	Alone func(ir.FuncID, ir.PC) bool
	// how many ways to choose within a pointer, objects and examples one access looks at; beyond, the path takes one
	// choice and leaves the others (resolve); 0: no limit
	Candidates int
	// resource units of the solver that a query of one instruction may take (solver.Begin); 0: as many as any
	StepLimit uint
	// an instruction that takes longer ends its path, with an entry in the ledger; 0: no limit
	StepTime time.Duration
	// nil, or which critical sections are one event, on trust; needs MemoryPoints
	Sections     *MergedSections
	DropSections MergedSectionRule // rules that a test leaves out
	// copies and fills of unknown length are stores of each byte that they may reach, up to a bound
	ByteCopies  bool
	NoCallbacks bool // code without a body has no address of a function of the program
	// string functions touch only the bytes they come to: reduction loses traces, which a test shows
	NarrowScans bool
}

// Machine executes threads of states of one program. Not safe for concurrent use.
type Machine struct {
	P      *ir.Program
	B      *expr.Builder
	S      *solver.Solver
	Heaps  *symheap.Shared
	Points *pointsto.Graph // nil: nothing is known
	Ledger *ledger.Ledger
	// what the heaps call where they assume something (see takesHeaps)
	typed, foreign func()
	Opt            Options

	Halt *halt.Flag // nil, or what the run asks whether it is to end, also in the middle of an instruction

	Control                 // by whoever explores
	QueryLimits QueryLimits // of the next Run

	Instructions uint64 // executed so far
	Forks        uint64
	Events       uint64 // calls of Run
	Standing     uint64 // threads there were at each of them, together

	prep       []*prepared            // by FuncID, filled on demand
	structures map[structKey]*ir.Type // of the program, filled on demand
	prims      []primitive            // by FuncID; nil where the function is none
	plain      []plainPrim            // by FuncID; 0 where a concreteGuard does not know the function
	pool       []*state.Frame
	pooled     uint64 // state.Arena.Change of the pool's frames
	source     *lvalue.Source
	described  map[uint64]string       // by address in a global
	addresses  map[*expr.Node][]uint64 // of constant arrays, see plainAddresses
	given      *locksets.Kinds         // that initialisers give mutexes; nil: not yet looked at
	copied     map[pointsto.Node]bool  // by object: whether user code copies whole objects into it
	scratch    []expr.Value
	regs       []expr.Value // of a concreteGuard

	Asked time.Duration // how long branches have waited for answers of the solver, its own tiers included

	// Confirmed has the pairs of places of races that were reported, and the best witness of each.
	Confirmed map[[2]ir.LocID]ConfirmedRace

	refuted    []UnsatQuery        // since TakeRefuted
	forfeited  string              // why, or ""
	races      bool                // they are looked for
	unrecorded bool                // accesses are no effects of the event: assumptions about the initial state
	noAddress  map[*expr.Node]bool // values known to hold no address
	halt       atomic.Bool
	pace       stepBudget
	creating   *creating // nil before it is asked for
	tries      bool      // the program looks at locks without waiting for them
	asksEnds   bool      // the program asks whether threads have ended without waiting for that
	granted    [premises]bool
	discipline locksetDiscipline // of accesses, where critical sections are one event

	// of the Run under way
	st   *state.State
	tid  int
	t    *state.Thread
	fr   *state.Frame
	stop Stop

	left   []deferredChoice // what the instruction under way left to other states (splitOn)
	passed bool             // the instruction under way is an event that was granted
	spinWatcher
	forks []*state.State

	probeValue expr.Value      // what the last guard returned
	guardReads []state.Effect  // what it read
	looked     state.Footprint // what guards depended on since TakeLooked
	plainReads state.Effects   // what a concreteGuard read
	guarded    symheap.Cells   // and what it depends on
	storing    predicate.Expr  // what the store under way writes, where a shade is kept
}

// ConfirmedRace is a race that was reported: at its later place, after at least so many context switches, on paths with
// these decided conditions (Options.RaceConditions).
type ConfirmedRace struct {
	Loc        ir.LocID
	Switches   int
	Conditions [][]*expr.Node
}

// With is the race where a path that showed it is taken down, too.
func (r ConfirmedRace) With(loc ir.LocID, st *state.State, most int) ConfirmedRace {
	if n := st.Trace.Switches(); len(r.Conditions) == 0 || n < r.Switches {
		r.Loc, r.Switches = loc, n
	}
	if len(r.Conditions) < max(most, 1) {
		r.Conditions = append(slices.Clip(r.Conditions), st.PC.Decided())
	}
	return r
}

// shown reports whether one of the paths on which the race was reported had conditions that a path has, too: that one
// says nothing new of when the race happens.
func (r ConfirmedRace) shown(pc *expr.PC) bool {
	return slices.ContainsFunc(r.Conditions, func(decided []*expr.Node) bool {
		return !slices.ContainsFunc(decided, func(n *expr.Node) bool { return !pc.Has(n) })
	})
}

// Control is what an exploration gives to the machine for as long as it lasts: the machine evaluates instructions, and
// asks Control where that has to fit the search. The zero value leaves nothing open and never pauses. It changes no
// path, only which are known when.
type Control struct {
	// Yield, if not nil, is called at the beginning of each Run, and now and then between two instructions of a long
	// one, so that explorations can take turns.
	Progress func()

	// Status, if not nil, is called now and then in the middle of a step: Where says more of it.
	Status func()

	// Pause is after how many instructions without an event a Run is Paused; 0: never.
	Pause uint64

	// Defers, if not nil, says that the solver is asked too much: a branch may leave it open whether its other way is
	// feasible (State.Unchecked).
	MayDefer func() bool

	// Nearer, if not nil, says whether a place of a thread's innermost function is the one to go to first, rather than
	// another. A way that is to be taken first is not deferred.
	CloserToSync func(t *state.Thread, a, b ir.PC) bool

	// Lazily: whether a choice that a step leaves can be taken may be found out later (State.Unchecked).
	DeferQueries bool
}

// QueryLimits is how long one Run may go on, and what one of its instructions may ask the solver, where what it leaves
// open is decided later; zero is as Options say.
type QueryLimits struct {
	PauseAfter    time.Duration // after which the Run is Paused; 0: never
	Branch, Other uint          // resource units of a query of a branch, of any other instruction (Options.StepLimit)
	Hurried       time.Duration // that the instruction may take before it goes on without the solver
	// what can be decided later is left to that, where it takes more than a model near one at hand
	Short     bool
	Tentative bool // the Run is given up (Unanswered) where something that it has to know is not decided
}

// New prepares to execute a program.
func New(
	p *ir.Program,
	b *expr.Builder,
	s *solver.Solver,
	h *symheap.Shared,
	g *pointsto.Graph,
	l *ledger.Ledger,
	opt Options,
) *Machine {
	m := &Machine{
		P:         p,
		B:         b,
		S:         s,
		Heaps:     h,
		Points:    g,
		Ledger:    l,
		Opt:       opt,
		prep:      make([]*prepared, len(p.Funcs)),
		copied:    map[pointsto.Node]bool{},
		source:    lvalue.NewSource(p),
		described: map[uint64]string{},
	}
	m.Confirmed, m.noAddress = map[[2]ir.LocID]ConfirmedRace{}, map[*expr.Node]bool{}
	m.pace.cut = map[ir.LocID]string{}
	m.discipline = locksetDiscipline{map[symheap.ID][]accessRange{}, map[symheap.ID][]*mutexUse{}}
	h.Distrust = opt.DistrustInitial
	m.typed, m.foreign = m.assumeTypes, m.assumeForeign
	m.takesHeaps()
	m.scratch = make([]expr.Value, 0, 16)
	m.bindPrimitives()
	m.tries, m.asksEnds = m.uses(abi.LooksAtLocks()), m.uses(abi.Names(abi.AskEnd))
	return m
}

// Stop is why Run returned.
type Stop uint8

// The reasons to stop.
const (
	running   Stop = iota
	AtPoint        // the thread is before a visible event
	Blocked        // it waits on a queue
	Ended          // the thread exited, froze or stopped at a false assume
	PathDone       // the path ended: State.End
	Forked         // a branch was taken both ways
	Paused         // no event for long: the thread goes on in another Run
	Undecided      // with Patience.Tentative: what was done since Run was called does not count
	Halted         // Interrupt was called
	probed         // a guard returned
)

// takesHeaps has what is assumed of heaps noted in this machine's ledger: strategies that take turns share the heaps.
func (m *Machine) takesHeaps() { m.Heaps.OnTyped, m.Heaps.OnForeign = m.typed, m.foreign }

// Interrupt makes the Run under way, and all later ones, return soon. It may be called from
// another goroutine.
func (m *Machine) Interrupt() {
	m.halt.Store(true)
	m.Halt.Nudge()
	m.S.Interrupt()
}

// Interrupted reports whether Interrupt was called, or Halt was raised.
func (m *Machine) Interrupted() bool { return m.halt.Load() || m.Halt.Raised() }

// Abort ends an exploration that leaves something out on trust, where that shows to have mattered. For any other it
// does nothing.
func (m *Machine) Abort(why string) {
	if (m.Opt.Speculative || m.Opt.Sections != nil) && m.forfeited == "" {
		m.forfeited = why
		m.halt.Store(true) // not the solver, which others go on to ask
	}
}

// abortSlice is Abort where code that no assertion depends on has to come to its end.
func (m *Machine) abortSlice(why string) {
	if m.Opt.Speculative {
		m.Abort(why)
	}
}

// Aborted says why the exploration cannot speak for what it left out, or "".
func (m *Machine) Aborted() string { return m.forfeited }

// Run executes thread tid of st until it must stop. The returned states are the other alternatives met
// on the way: some have ended, the rest go on with the same thread.
func (m *Machine) Run(st *state.State, tid int) (stop Stop, forks []*state.State) {
	m.takesHeaps()
	if m.Events == 0 {
		m.races = m.Opt.Properties.Has(property.Races)
	}
	m.begun()
	defer m.ended(st, tid, &stop, &forks)
	m.Events++
	m.Standing += uint64(len(st.Threads))
	m.st, m.tid, m.stop, m.forks = st, tid, running, nil
	if m.QueryLimits.PauseAfter > 0 && m.pace.depth == 1 {
		m.pace.run = time.Now()
	}
	m.spinWatcher = unwatched
	m.yield()
	m.fetch()
	for m.stop == running {
		m.frame()
	}
	m.leftOpen()
	return m.stop, m.forks
}

// fetch makes the current thread's top frame ours to change: after a fork, a call, a return.
func (m *Machine) fetch() {
	m.t = m.st.Own(m.tid)
	if len(m.t.Frames) > 0 {
		m.fr = m.st.OwnTop(m.tid)
	}
}

// fork is a copy of the current state, which stays current.
func (m *Machine) fork() *state.State {
	m.Forks++
	other := m.st.Fork()
	m.fetch()
	return other
}

// alternative forks off the case cond: the copy assumes it, the current state its negation.
func (m *Machine) alternative(cond expr.Value) *state.State {
	m.forksOn(cond)
	other := m.fork()
	other.Assume(m.B, cond)
	m.st.Assume(m.B, m.B.Not(cond))
	m.forks = append(m.forks, other)
	return other
}

func (m *Machine) set(r ir.Reg, v expr.Value) { m.fr.Regs[r] = v }

// setIf gives a call's first result, if it has one.
func (m *Machine) setIf(r ir.Reg, v expr.Value) {
	if r != ir.None {
		m.fr.Regs[r] = v
	}
}

// val is an operand's value.
func (m *Machine) val(o *ir.Operand) expr.Value {
	switch o.Kind {
	case ir.KReg:
		return m.fr.Regs[o.Reg]
	case ir.KWide:
		return m.B.Wide(128, m.P.HighWord(*o), o.Word)
	case ir.KUndef, ir.KPoison:
		return m.unknown("undef", 64, expr.Unset)
	}
	return expr.Word(o.Word)
}

// valBits is an operand's value where its width matters: constants beyond 64 bits, undef.
func (m *Machine) valBits(o *ir.Operand, bits int) expr.Value {
	switch o.Kind {
	case ir.KWide:
		return m.B.Wide(bits, m.P.HighWord(*o), o.Word)
	case ir.KUndef, ir.KPoison:
		return m.unknown("undef", bits, expr.Unset)
	case ir.KConst:
		if bits > 64 {
			return m.B.Wide(bits, 0, o.Word)
		}
	}
	return m.val(o)
}

func (m *Machine) at(l ir.LocID) string { return m.P.At(l) }

// loc is the place in user code that the current thread is at.
func (m *Machine) loc() ir.LocID { return m.t.Loc() }

func (m *Machine) note(kind string, e ledger.Effect, text string) {
	m.Ledger.Add(ledger.Entry{Kind: kind, Effect: e, At: m.at(m.loc()), Text: text})
}

// MayBeTrue decides under the current path condition (symheap.Oracle); unknown counts as true.
func (m *Machine) MayBeTrue(c expr.Value) bool {
	may, open := m.mayBe(c)
	if open {
		m.noteUnknown()
	}
	return may
}

// mayBe is MayBeTrue that says whether the answer is unknown, for who sees to that.
func (m *Machine) mayBe(c expr.Value) (may, open bool) {
	if c.Concrete() {
		return c.W != 0, false
	}
	if m.halt.Load() {
		return true, false // nothing of this run's rest is reported
	}
	switch m.Check(m.st.PC, c) {
	case solver.Unsat:
		return false, false
	case solver.Unknown:
		return true, true
	}
	return true, false
}

// mayBeOrLeft is mayBe where what is left open for want of patience is decided later: by who asks. All else that is
// open is noted.
func (m *Machine) mayBeOrLeft(c expr.Value) (may, open bool) {
	defer m.briefly()()
	may, open = m.mayBe(c)
	if open && !(m.mayLeave() && m.S.Short()) {
		m.noteUnknown()
		open = false
	}
	return may, open
}

// briefly has what is asked until end is called left open where it takes a search and may be decided later.
func (m *Machine) briefly() (end func()) {
	if !m.QueryLimits.Short || !m.mayLeave() {
		return func() {}
	}
	m.S.Brief(true)
	return func() { m.S.Brief(false) }
}

// Excluded reports whether it is known without a search that a condition is false (symheap.Oracle).
func (m *Machine) Excluded(c expr.Value) bool {
	if c.Concrete() {
		return c.W == 0
	}
	if m.halt.Load() {
		return false
	}
	r := m.S.Glance(m.st.PC, c)
	m.Refuted(r, m.st.PC, c)
	return r == solver.Unsat
}

// MustBeTrue decides under the current path condition; unknown counts as false.
func (m *Machine) MustBeTrue(c expr.Value) bool {
	if c.Concrete() {
		return c.W != 0
	}
	if m.halt.Load() {
		return false
	}
	switch m.Check(m.st.PC, m.B.Not(c)) {
	case solver.Unsat:
		return true
	case solver.Unknown:
		m.noteUnknown()
	}
	return false
}

// unanswered is what a tentative Run is given up with.
type unanswered struct{}

// noteUnknown goes on although something was not decided, if that is what is wanted.
func (m *Machine) noteUnknown() {
	if m.halt.Load() {
		return
	}
	if m.QueryLimits.Tentative && !m.probing() {
		panic(unanswered{})
	}
	m.st.Undecided = true
	m.note(
		"solver-unknown",
		ledger.Incomplete,
		"the solver did not decide a condition in its limit: the path was kept, but may be infeasible",
	)
}

// Example is a value that v can have under cond and the current path condition (symheap.Oracle).
func (m *Machine) Example(cond, v expr.Value) (w uint64, found, known bool) {
	if m.halt.Load() {
		return 0, false, true
	}
	model, res := m.S.Model(m.st.PC, cond)
	m.Refuted(res, m.st.PC, cond)
	switch res {
	case solver.Unsat:
		return 0, false, true
	case solver.Unknown:
		m.noteUnknown()
		return 0, false, false
	}
	w, _ = model.Eval(v, m.P.Model.PtrBits())
	return w, true, true
}

// Assume conjoins what is assumed of any initial state to the current path condition (symheap.Oracle).
func (m *Machine) Assume(c expr.Value) { m.st.Presume(m.B, c) }

// AssumeAs conjoins a condition in a role (symheap.Oracle).
func (m *Machine) AssumeAs(c expr.Value, role expr.Role) { m.st.AssumeAs(m.B, c, role) }

// suppose conjoins what is known of any initial state to the current path condition.
func (m *Machine) suppose(c expr.Value) { m.st.Suppose(m.B, c) }

// decide conjoins a decision of this path.
func (m *Machine) decide(c expr.Value) { m.st.Assume(m.B, c) }

// Pointer implements symheap.Pointers.
func (m *Machine) Pointer(term *expr.Node) (pointsto.Set, bool) {
	if s := term.Symbol(); s != nil && s.Pointer {
		return m.st.Node(term), true
	}
	set := m.st.Node(term)
	return set, set != nil
}

// end finishes the current path.
func (m *Machine) end(e state.End) {
	e.Thread = m.tid
	m.st.End = &e
	m.stop = PathDone
}

// cut ends the current path with a ledger entry: behaviour is missing.
func (m *Machine) cut(kind, text string) {
	m.note(kind, ledger.Incomplete, text)
	m.end(state.End{Outcome: state.Cut, Cut: kind, Loc: m.loc(), Text: text})
}

// violate reports that a property is violated where bad holds; the rest of the path goes on without it.
// It returns false where nothing is left to go on with.
func (m *Machine) violate(bad expr.Value, kind property.Kind, text string, details ...string) bool {
	return m.violateAs(bad, state.End{Kind: kind, Text: text, Details: details})
}

// violateAs is violate with more to say about the end.
func (m *Machine) violateAs(bad expr.Value, e state.End) bool {
	e.Outcome, e.Loc, e.Thread, e.NoEffect = state.Violation, m.loc(), m.tid, m.unrecorded
	e.About = m.about(bad)
	if m.MustBeTrue(bad) {
		m.end(e)
		return false
	}
	other := m.alternative(bad)
	other.End = &e
	return true
}

// about is what a violation that is one where bad holds is about (state.End.About).
func (m *Machine) about(bad expr.Value) (out []*expr.Node) {
	heap := m.st.Heap
	for _, v := range []expr.Value{bad, m.pace.follows, heap.Explained(m.pace.follows)} {
		if v.N != nil {
			out = append(out, v.N)
		}
	}
	if m.pace.into != symheap.None {
		heap.Resolved(func(term *expr.Node, id symheap.ID) {
			if id == m.pace.into {
				out = append(out, term)
			}
		})
	}
	return out
}

// check reports a violation where ok may be false; it returns false where it always is.
func (m *Machine) check(ok expr.Value, kind property.Kind, text string) bool {
	return ok == expr.True || m.checkAs(ok, state.End{Kind: kind, Text: text})
}

// checkAs is check with more to say about the end.
func (m *Machine) checkAs(ok expr.Value, e state.End) bool {
	return m.checkSaying(ok, func() state.End { return e })
}

// checkSaying is checkAs with an end that is made where it is needed.
func (m *Machine) checkSaying(ok expr.Value, end func() state.End) bool {
	if ok == expr.True {
		return true
	}
	bad := m.B.Not(ok)
	switch may, open := m.mayBeOrLeft(bad); {
	case open:
		m.leaveViolation(bad, end())
		return true
	case !may:
		return true
	}
	return m.violateAs(bad, end())
}

// unknown is a fresh symbol of the current thread.
func (m *Machine) unknown(name string, bits int, origin expr.Origin) expr.Value {
	m.t.Inputs++
	s := m.B.NewSymbol(m.t.Name+"."+name+"#"+itoa(m.t.Inputs), bits, origin)
	if s.At == "" {
		s.At = m.at(m.loc())
		s.Stands = m.resultOf(name, expr.Value{})
	}
	m.noteInput(s.Name)
	return m.B.Sym(s)
}
