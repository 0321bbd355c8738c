package interp

import (
	"sync/atomic"
	"time"

	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/linear"
	"midway/internal/lvalue"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/locksets"
	"midway/symheap"
)

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
	aborted    string              // why, or ""
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
	storing    linear.Expr     // what the store under way writes, where a transfer function is kept
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

// Abort ends an exploration that leaves something out speculatively, where that shows to have mattered. For any other
// it does nothing.
func (m *Machine) Abort(why string) {
	if (m.Opt.Speculative || m.Opt.Sections != nil) && m.aborted == "" {
		m.aborted = why
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
func (m *Machine) Aborted() string { return m.aborted }

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
