package state

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/por"
	"midway/symheap"
	"midway/waitq"
)

// State is one symbolic state. Copy it with Fork only.
type State struct {
	Heap    symheap.Heap
	Threads []*Thread
	Current int      // the thread that runs until its next scheduling point; None at a scheduling decision
	PC      *expr.PC // the path condition
	Trace   *Trace
	WQ      waitq.Queue
	Sync    SyncClocks // of locks, conditions, barriers
	Atomics SyncClocks // of atomic locations
	Facts   *Facts     // what the seed knows for as long as the run lasts; shared

	EndedFlags symheap.ID   // the models' word about threads that ended before the context, or None
	AtomicBy   int          // thread inside an atomic block, or None
	Blocks     int          // atomic blocks open in that thread, one inside the other
	Section    Section      // it is in, where that is one event like a block
	Branches   int          // conditional branches executed in user code
	Visits     *ObjectVisit // which threads have come to which objects, where that is noted
	Multi      bool         // a second thread has existed: accesses may race
	Alive      int          // threads that have neither exited nor frozen nor stopped

	// Observed: the events of a thread that goes on alone are distinguished, too: they are shown in runs in which
	// others go on.
	Observed bool

	arena *Arena // nil: everything is left to the garbage collector
	nulls *nullTest
	terms *termNode

	Feasibility
	Policy

	// Outside: a function without a body that may lock or free was called, whose effects of that kind were not
	// followed.
	Outside bool

	EnvAnswers *EnvAnswers // values that a library model was told are not known

	// Effects is what the event under way has read and changed, where that is recorded.
	Effects Effects

	// Foot is what the step under way depends on, where that is recorded.
	Foot *Footprint

	// End says how the path ended, or is nil.
	End *End
}

// None is no thread.
const None = -1

// LeaveBlocks ends every atomic block.
func (s *State) LeaveBlocks() { s.AtomicBy, s.Blocks, s.Section = None, 0, Section{} }

// Section is a critical section under way.
type Section struct {
	Mutex   uint64 // its address; 0: none
	Site    Site
	Effects int // of the event, before it
}

// ObjectVisit is that a thread has come to a synchronisation object, the youngest first. It is immutable.
type ObjectVisit struct {
	Parent *ObjectVisit
	Thread int
	Object expr.Value // address
	Known  bool       // it is noted: the address is plain
}

// Site is a call in user code.
type Site struct {
	Func ir.FuncID
	PC   ir.PC
}

// Fork returns a copy; both may then go their own ways.
func (s *State) Fork() *State {
	c := s.copied()
	c.Heap = s.Heap.Fork()
	if a := c.room(); a != nil {
		c.Threads = a.lists.Copy(a.Level(), s.Threads)
	} else {
		c.Threads = append([]*Thread(nil), s.Threads...)
	}
	c.Effects = slices.Clip(s.Effects)
	return c
}

// Glimpse is a state that stays as s is now in what decides which objects are one, and under which condition. Where
// every object is one of its own, that needs no fork; its memory and its threads are then meaningless.
func (s *State) Glimpse() *State {
	if s.Heap.Expanded() {
		return s.Fork()
	}
	c := s.copied()
	c.Threads = nil
	return c
}

// Own is thread t, ready to be changed.
func (s *State) Own(t int) *Thread {
	th := s.Threads[t]
	if th.epoch == s.Heap.Epoch() {
		return th
	}
	c := s.ownedThread(th)
	c.epoch = s.Heap.Epoch()
	c.Marks, c.Log = slices.Clip(th.Marks), slices.Clip(th.Log)
	s.Threads[t] = c
	return c
}

// OwnTop is the youngest frame of thread t, ready to be changed.
func (s *State) OwnTop(t int) *Frame {
	th := s.Own(t)
	return s.ownFrame(th, len(th.Frames)-1)
}

func (s *State) ownFrame(th *Thread, i int) *Frame {
	f := th.Frames[i]
	if f.Epoch == s.Heap.Epoch() {
		return f
	}
	c := s.ownedFrame(f) // with what it owns: frames that end are used again
	c.Epoch = s.Heap.Epoch()
	th.Frames[i] = c
	return c
}

// Assume adds a conjunct to the path condition.
func (s *State) Assume(b *expr.Builder, c expr.Value) { s.PC = b.Assume(s.PC, c) }

// Suppose adds a conjunct that must hold of any initial state the path can start in.
func (s *State) Suppose(b *expr.Builder, c expr.Value) { s.AssumeAs(b, c, expr.Fact) }

// Presume conjoins what is assumed of any initial state.
func (s *State) Presume(b *expr.Builder, c expr.Value) { s.AssumeAs(b, c, expr.Presumption) }

// AssumeAs conjoins a condition in a role.
func (s *State) AssumeAs(b *expr.Builder, c expr.Value, role expr.Role) {
	s.PC = b.AssumeAs(s.PC, c, role)
}

// nullTest and termNode are short persistent lists of facts about terms.
type nullTest struct {
	parent *nullTest
	term   *expr.Node
}

type termNode struct {
	parent *termNode
	term   *expr.Node
	set    pointsto.Set
}

// NoteNullTest remembers that the path compared a term with null: from then on it is checked as any
// pointer, not assumed valid (docs/design.md §7.3).
func (s *State) NoteNullTest(n *expr.Node) {
	if !s.NullTested(n) {
		s.nulls = &nullTest{s.nulls, n}
	}
}

// NullTests tells of the terms that the path compared with null, the latest first.
func (s *State) NullTests(f func(term *expr.Node)) {
	for t := s.nulls; t != nil; t = t.parent {
		f(t.term)
	}
}

// NullTested reports whether the path compared the term with null.
func (s *State) NullTested(n *expr.Node) bool {
	for t := s.nulls; t != nil; t = t.parent {
		if t.term == n {
			return true
		}
	}
	return false
}

// NoteNode remembers what a pointer term may point to; the first note of a path stands.
func (s *State) NoteNode(n *expr.Node, set pointsto.Set) {
	if s.Node(n) == nil {
		s.terms = &termNode{s.terms, n, set}
	}
}

// NarrowNode notes of a pointer term that it may point to no more than a set, beside what was noted before.
func (s *State) NarrowNode(n *expr.Node, set pointsto.Set) {
	switch old := s.Node(n); {
	case old == nil:
		s.NoteNode(n, set)
	case len(set) > 0 && len(old) > 0:
		if both := pointsto.Common(old, set); &both[0] != &old[0] {
			s.terms = &termNode{s.terms, n, both}
		}
	}
}

// Node is what a term was noted to point to, or nil.
func (s *State) Node(n *expr.Node) pointsto.Set {
	for t := s.terms; t != nil; t = t.parent {
		if t.term == n {
			return t.set
		}
	}
	return nil
}

// Trace is the schedule so far, youngest step first. It is immutable.
type Trace struct {
	Parent *Trace
	Step   Step
	Len    int // steps up to this one
	Conds  int // conjuncts of the path condition before it

	switches int
}

// Length is the number of steps.
func (t *Trace) Length() int {
	if t == nil {
		return 0
	}
	return t.Len
}

// Switches is the number of context switches.
func (t *Trace) Switches() int {
	if t == nil {
		return 0
	}
	return t.switches
}

// Step is one event of a schedule (docs/design.md §9.4).
type Step struct {
	Thread string   // the thread's name
	Op     string   // the C function called, or load, store, rmw, cmpxchg, fence, branch, call, wake, start, exit
	Detail string   // for a person: "&queue.lock", "i < n is true", "wakes t2"
	Loc    ir.LocID // where, in user code
	Model  bool     // a decision inside a library model

	// For replay.
	Kind   StepKind
	TID    int       // the thread's index
	Number int       // what was decided; see StepKind
	Func   ir.FuncID // where the thread stood, models included
	PC     ir.PC
	Addr   expr.Value // of an event: what it is done to; of a function's return, a local that ends with it
	Cond   *expr.Node // of a branch that was decided: on what, whichever way it went
}

// StepKind says what a Step decides, and what its Number is.
type StepKind uint8

// The kinds of steps.
const (
	// the scheduler granted a visible event; with interp.Options.Notes, Number is what it is, an enum midway_op
	StepEvent   StepKind = iota
	StepCreate           // Number is the index of the new thread
	StepWake             // Number is the index of the thread woken
	StepTimeout          // the thread's timed wait ends
	StepChoice           // Number is the case of a __midway_choose
	StepBranch           // Number is the block gone to; of a cmpxchg, 1 for success
	StepCall             // Number is the function that a pointer named

	// Where inputs and outcomes are noted (interp.Options.Notes):
	StepInput   // the thread asks for an unknown, Detail is its name
	StepOutcome // Number is what an operation returns that may be done or not, by the event before it
)

// EnvAnswer is a question of __midway_is_concrete answered with no: the Nth one that thread TID asked.
type EnvAnswer struct{ TID, Nth int }

// EnvAnswers lists answers, youngest first. It is immutable.
type EnvAnswers struct {
	Parent *EnvAnswers
	Answer EnvAnswer
}

// List is the answers, oldest first.
func (a *EnvAnswers) List() []EnvAnswer {
	var out []EnvAnswer
	for ; a != nil; a = a.Parent {
		out = append(out, a.Answer)
	}
	slices.Reverse(out)
	return out
}

// Record appends a step to the trace.
func (s *State) Record(step Step) {
	next := s.newTrace()
	*next = s.Trace.then(step)
	next.Conds = s.PC.Len()
	s.Trace = next
}

// Then is a trace with one step more, which nothing is known of but the steps.
func (t *Trace) Then(step Step) *Trace {
	next := t.then(step)
	return &next
}

func (t *Trace) then(step Step) Trace {
	next := Trace{Parent: t, Step: step, Len: t.Length() + 1, switches: t.Switches()}
	if t != nil && t.Step.Thread != step.Thread {
		next.switches++
	}
	return next
}

// Steps lists the trace, oldest step first.
func (t *Trace) Steps() []Step {
	if t == nil {
		return nil
	}
	out := make([]Step, t.Len)
	for ; t != nil; t = t.Parent {
		out[t.Len-1] = t.Step
	}
	return out
}

// SyncClocks are the clocks that synchronisation objects carry from release to acquire, by address.
// It is immutable.
type SyncClocks []SyncClock

// SyncClock is the clock at one address.
type SyncClock struct {
	Addr  expr.Value
	Clock por.Clock
}

// Set is the list with addr's clock replaced by the join with c.
func (l SyncClocks) Set(addr expr.Value, c por.Clock) SyncClocks {
	for i, e := range l {
		if e.Addr == addr {
			if c.Leq(e.Clock) {
				return l
			}
			n := append(SyncClocks(nil), l...)
			n[i].Clock = e.Clock.Join(c)
			return n
		}
	}
	return append(l[:len(l):len(l)], SyncClock{addr, c})
}

// Replace is the list with addr's clock replaced by c.
func (l SyncClocks) Replace(addr expr.Value, c por.Clock) SyncClocks {
	n := make(SyncClocks, 0, len(l)+1)
	for _, e := range l {
		if e.Addr != addr {
			n = append(n, e)
		}
	}
	if len(c) > 0 {
		n = append(n, SyncClock{addr, c})
	}
	return n
}
