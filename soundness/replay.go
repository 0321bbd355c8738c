package soundness

import (
	"encoding/binary"
	"fmt"
	"slices"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/state"
	"midway/soundness/concrete"
	"midway/soundness/explain"
	"midway/soundness/native"
)

// Answer is what a replay shows.
type Answer uint8

// The answers.
const (
	Confirmed Answer = iota // the machine follows the path exactly and ends the same way
	Refuted                 // it does not: an error of Midway's own
	Undecided               // the machine cannot reproduce what the report depends on
)

func (a Answer) String() string { return [...]string{"confirmed", "refuted", "undecided"}[a] }

// Failed is the kind of the ledger entry about a violation that was refuted.
const Failed = "validation-failed"

// Witness is a path to be followed from main: its schedule, the values of its unknowns, and its end.
type Witness struct {
	Schedule []state.Step
	Inputs   []execute.Input
	Ranges   []execute.Range
	Answers  []state.EnvAnswer
	Outcome  execute.Outcome
	Kind     property.Kind
	Loc      ir.LocID
	Thread   int         // in which it shows
	Pair     [2]ir.LocID // of a race beside which the path goes on: its two places
	Memory   bool        // the schedule has the plain accesses to shared memory, too
	Unsolved bool        // Inputs and Ranges are not known
	Unclear  bool        // with Inputs and Ranges it may show as something else, or as nothing
	Wide     [][]int     // by thread, the objects whose size was not known (symheap.Heap.Wide)
	Behind   [][]Place   // by thread, where it was on its way to its next event, oldest frame first; nil: nowhere
	Stays    []Stay      // when which threads were behind the others on their way to it
	// by thread, whether the path had stopped it for good: it had gone round a loop often enough, or a condition that
	// was assumed was false
	Stopped []bool

	// nil, or told what was seen of each step, and of the cause of the end, where the answer is Confirmed
	Seen func([]Moment, *explain.Facts)

	end *state.State // of the path; nil where it is not known
}

// Place is where an activation of a function stands.
type Place struct {
	Func ir.FuncID
	PC   ir.PC
}

// Stay is that a thread takes no step at a place while From steps of the schedule or more have been followed, and less
// than Until.
type Stay struct {
	Thread, From, Until int
	Places              []Place // the oldest frame first
}

// staysOf are the stays of a path.
func staysOf(st *state.State) (out []Stay) {
	for y := st.Stays; y != nil; y = y.Parent {
		if slices.ContainsFunc(out, func(s Stay) bool { return s.Thread == y.Thread && s.From == y.From }) {
			continue
		}
		s := Stay{Thread: y.Thread, From: y.From, Until: y.Until}
		for _, p := range y.Places {
			s.Places = append(s.Places, Place{p.Func, p.PC})
		}
		out = append(out, s)
	}
	return out
}

// Of is the witness of a violation.
func Of(v *execute.ViolationRecord) Witness {
	w := Witness{
		Schedule: v.Schedule,
		Inputs:   v.Inputs,
		Ranges:   v.Ranges,
		Answers:  v.Answers,
		Outcome:  execute.Violation,
		Kind:     v.Kind,
		Loc:      v.Loc,
		Thread:   v.Thread,
		Pair:     v.Pair,
		Unsolved: v.Undecided,
		Unclear:  v.MayShowElsewhere,
	}
	switch v.Kind {
	case property.Deadlock:
		w.Outcome = execute.Deadlock
	case property.Livelock:
		w.Outcome = execute.Livelock
	}
	if v.State != nil {
		w.end = v.State
		w.Stays = staysOf(v.State)
		for _, t := range v.State.Threads {
			w.Wide = append(w.Wide, v.State.Heap.Wide(t.ID))
			w.Behind = append(w.Behind, behind(t, v.Thread))
			w.Stopped = append(w.Stopped, t.Status == state.Stopped)
		}
	}
	return w
}

// behind is where a thread was on its way to its next event when another one's violation was found, or nil.
func behind(t *state.Thread, violating int) (out []Place) {
	if t.ID == violating || t.Status != state.Ready {
		return nil
	}
	for _, f := range t.Frames {
		if f.Fn.Runtime {
			return nil
		}
		out = append(out, Place{f.Fn.ID, f.PC})
	}
	return out
}

// Replay follows a witness on the concrete machine: a thread runs to its next scheduling point, the schedule says
// who is granted (Bergan §5, theorem 1, soundness). why says what keeps the answer from being Confirmed.
func Replay(p *ir.Program, opt concrete.Options, w Witness) (a Answer, why string) {
	a, why, _ = ReplayTraced(p, opt, w)
	return a, why
}

// ReplayTraced is Replay that also tells what a binary has to do to follow; nil unless the answer is Confirmed.
func ReplayTraced(p *ir.Program, opt concrete.Options, w Witness) (a Answer, why string, tr *native.Trace) {
	opt.Wide = w.Wide
	r := newReplay(p, w)
	a, why = r.follow(func() (m *concrete.Machine, err error) {
		if m, err = concrete.New(p, opt, r, r); err == nil {
			r.tr = trace(m, w.Memory)
		}
		return m, err
	})
	if a == Confirmed {
		tr = r.tr.finished(&w)
	}
	return a, why, tr
}

// ReplayFrom is Replay of a path that begins in the middle, from a concrete state that the seed describes. It also
// tells what a binary has to do to follow, from a harness; nil unless the answer is Confirmed.
func ReplayFrom(
	p *ir.Program,
	opt concrete.Options,
	start *concrete.Start,
	w Witness,
) (a Answer, why string, tr *native.Trace) {
	r := newReplay(p, w)
	opt.PassStrays, opt.Wide = true, w.Wide
	a, why = r.follow(func() (m *concrete.Machine, err error) {
		if m, err = concrete.From(p, opt, start, r, r); err == nil {
			r.tr = trace(m, w.Memory)
			r.tr.begins(start)
		}
		return m, err
	})
	if a != Confirmed {
		return a, why, nil
	}
	tr = r.tr.finished(&w)
	r.tr.unmodelled()
	obstacle := ""
	if tr.Start, obstacle = nativeStart(p, start, &w, r.tr.syncs); obstacle != "" {
		tr.Obstacle = obstacle // comes before what the run does
	}
	for t, code := range r.tr.errno {
		if tr.Start != nil {
			tr.Start.Threads[t].Errno = code
		}
	}
	return a, why, tr
}

func newReplay(p *ir.Program, w Witness) *replay {
	r := &replay{
		p:      p,
		w:      w,
		words:  map[string]execute.Input{},
		ranges: map[string]execute.Range{},
		unsure: map[state.EnvAnswer]bool{},
	}
	for _, in := range w.Inputs {
		r.words[in.Name] = in
	}
	for _, in := range w.Ranges {
		r.ranges[in.Name] = in
	}
	for _, q := range w.Answers {
		r.unsure[q] = true
	}
	return r
}

// follow replays on the machine that begin makes.
func (r *replay) follow(begin func() (*concrete.Machine, error)) (a Answer, why string) {
	w := &r.w
	m, err := begin()
	if err != nil {
		return Undecided, err.Error()
	}
	m.Watch, m.Due, m.Holds = r.watch, r.due, r.holds
	if w.Seen != nil {
		r.moments = &moments{replay: r, m: m, list: make([]Moment, len(w.Schedule)), recorder: explain.Record(m)}
		r.moments.recorder.Follow(func() int { return r.done })
	}
	m.Opt.NoRaces = m.Opt.NoRaces || w.Kind != property.DataRace
	m.Opt.PassRaces = func() bool { return r.next() != nil }
	if w.Memory {
		newFollower(r, m).run()
	} else {
		m.Run(concrete.Sync)
	}
	switch why = r.verdict(m); {
	case why == "" && r.assumesHavoc():
		return Undecided, "it happens if a function without a model, or memory that the program declares unknown, " +
			"behaves as the condition says"
	case why == "":
		if w.Seen != nil {
			r.moments.note()
			w.Seen(r.moments.list, r.moments.recorder.Facts())
		}
		return Confirmed, ""
	}
	if doubt := r.doubt(m); doubt != "" {
		return Undecided, doubt + ": " + why
	}
	return Refuted, why
}

// replay is the schedule and the inputs of a witness.
type replay struct {
	p      *ir.Program
	w      Witness
	done   int // steps followed
	wrong  string
	words  map[string]execute.Input
	ranges map[string]execute.Range
	unsure map[state.EnvAnswer]bool

	moments *moments // nil: moments are not kept
	tr      *tracer  // nil: there is no trace
}

// verdict says how the machine's end differs from the witness's, or "".
func (r *replay) verdict(m *concrete.Machine) string {
	switch e := m.End; {
	case r.wrong != "":
		return r.wrong
	case e == nil:
		return "the run did not end"
	case string(e.Outcome) != r.w.Outcome.String() || !r.samePlace(e):
		return fmt.Sprintf(
			"the run ends with %s %s at %s (%s), not with %s %s at %s",
			e.Outcome,
			e.Kind,
			r.p.At(e.Loc),
			e.Text,
			r.w.Outcome,
			r.w.Kind,
			r.p.At(r.w.Loc),
		)
	case r.done < len(r.w.Schedule):
		return "the run ends before " + r.describe(r.done)
	}
	return ""
}

// samePlace reports whether a violation is the witness's. A livelock is a loop: where in it the threads were
// met is not part of it.
func (r *replay) samePlace(e *concrete.End) bool {
	return r.w.Kind == "" || r.alike(e.Kind) && (r.sameLine(e.Loc, r.w.Loc) || e.Outcome == concrete.Livelock)
}

// alike reports whether a kind of error is the witness's. An access beyond the end of what was freed is one to freed
// memory and out of bounds. An index to a null pointer may lead to any address: the machine sees that alone, so that
// a null dereference is any error of an access then.
func (r *replay) alike(kind property.Kind) bool {
	either := func(kind property.Kind) bool {
		return kind == property.UseAfterFree || kind == property.OutOfBounds ||
			kind == property.NullDereference && r.w.Unclear
	}
	return kind == r.w.Kind || either(kind) && either(r.w.Kind)
}

// sameLine reports whether two places are one line: an address that leaves its object shows where it is
// computed or where it is used.
func (r *replay) sameLine(a, b ir.LocID) bool { return a == b || r.p.At(a) == r.p.At(b) }

// assumesHavoc reports whether the condition is about values that are an over-approximation.
func (r *replay) assumesHavoc() bool {
	return slices.ContainsFunc(r.w.Inputs, func(in execute.Input) bool { return in.From == expr.Havoc }) ||
		slices.ContainsFunc(r.w.Ranges, func(in execute.Range) bool { return in.From == expr.Havoc })
}

// doubt says why a run that differs may do so without an error, or "".
func (r *replay) doubt(m *concrete.Machine) string {
	if r.w.Unsolved {
		return "the solver found no model of the condition"
	}
	if r.w.Unclear && r.done == len(r.w.Schedule) {
		return "the address that it leads to is in another object"
	}
	if m.Unmodelled > 0 || r.assumesHavoc() {
		return "the path calls a function that has no model, or uses memory that the program declares unknown"
	}
	if m.End != nil && m.End.Outcome == concrete.Cut && m.End.Cut == "step-limit" {
		return "the run is too long"
	}
	if m.End != nil && m.End.Outcome == concrete.Cut && m.End.Cut == concrete.MemoryLimit {
		return "the run takes too much memory"
	}
	for _, in := range r.w.Inputs {
		if in.From == expr.FloatAbstraction {
			return "the condition depends on a floating-point operation that was abstracted"
		}
	}
	return ""
}

// holds reports whether a thread is where it is behind the others: for now, or as it has taken its last step.
func (r *replay) holds(t *concrete.Thread) bool {
	for _, y := range r.w.Stays {
		if y.Thread == t.ID && y.From <= r.done && r.done < y.Until && standsAt(t, y.Places) {
			return true
		}
	}
	if t.ID >= len(r.w.Behind) || !standsAt(t, r.w.Behind[t.ID]) {
		return false
	}
	return !slices.ContainsFunc(r.w.Schedule[r.done:], func(s state.Step) bool { return s.TID == t.ID })
}

// standsAt reports whether a thread's frames are at these places.
func standsAt(t *concrete.Thread, places []Place) bool {
	return slices.EqualFunc(
		t.Frames,
		places,
		func(f *concrete.Frame, p Place) bool { return (Place{f.Fn.ID, f.PC}) == p },
	)
}

// due is the thread of the next step, or -1.
func (r *replay) due() int {
	if s := r.next(); s != nil {
		return s.TID
	}
	return -1
}

func (r *replay) describe(i int) string {
	s := r.w.Schedule[i]
	return fmt.Sprintf("step %d, %s: %s %s at %s", i+1, s.Thread, s.Op, s.Detail, r.p.At(s.Loc))
}

// next is the step that comes next, or nil.
func (r *replay) next() *state.Step {
	if r.wrong != "" || r.done >= len(r.w.Schedule) {
		return nil
	}
	return &r.w.Schedule[r.done]
}

// fail notes the first difference.
func (r *replay) fail(format string, args ...any) {
	if r.wrong != "" {
		return
	}
	r.wrong = fmt.Sprintf(format, args...)
	if r.done < len(r.w.Schedule) {
		r.wrong += ", expected " + r.describe(r.done)
	}
}

// kinds are the steps that record the machine's events.
var kinds = map[concrete.EventKind]state.StepKind{
	concrete.Visible: state.StepEvent, concrete.Created: state.StepCreate, concrete.Woken: state.StepWake,
	concrete.TimedOut: state.StepTimeout, concrete.Chosen: state.StepChoice, concrete.Branched: state.StepBranch,
	concrete.Called: state.StepCall,
}

// watch holds an event against the schedule. A branch or an indirect call is a step only where the symbolic
// run decided it: one that is none is passed over, and one that should have been shows at the next event.
func (r *replay) watch(e concrete.Event) {
	s := r.next()
	same := s != nil && s.Kind == kinds[e.Kind] && s.TID == e.Thread
	switch e.Kind {
	case concrete.Branched, concrete.Called:
		if same && s.Func == e.Func && s.PC == e.PC && s.Number == e.Number {
			r.moments.step(e.Thread)
			r.done++
		}
		return
	case concrete.Visible:
		same = same && s.Op == e.Op && s.Loc == e.Loc
	default:
		same = same && s.Number == e.Number || same && s.Kind == state.StepTimeout
	}
	if !same {
		r.fail("thread %d does %s at %s", e.Thread+1, e.Op, r.p.At(e.Loc))
		return
	}
	if r.tr != nil {
		r.tr.watch(e)
	}
	r.moments.step(e.Thread)
	r.done++
}

// Next takes the turn of the thread that the next step names. Where the schedule is used up, the path has
// to end here: in a livelock if nothing can come of going on, in an error that the guard of some thread's event
// meets, else it is wrong.
func (r *replay) Next(m *concrete.Machine, turns []concrete.Turn) int {
	r.moments.note()
	s := r.next()
	if s == nil {
		if r.wrong == "" && r.w.Outcome == execute.Livelock && m.Circles() {
			m.Stand(concrete.Livelock)
		} else if m.End == nil && !r.endsInGuard(m, turns) {
			r.fail("the schedule is used up, and the run goes on")
		}
		return -1
	}
	for i, t := range turns {
		if t.Thread == s.TID && t.Timeout == (s.Kind == state.StepTimeout) && (t.Timeout || s.Kind == state.StepEvent) {
			return i
		}
	}
	r.fail("its thread cannot take it")
	return -1
}

// endsInGuard ends the run where the witness's error is met in the guard of a thread's event.
func (r *replay) endsInGuard(m *concrete.Machine, turns []concrete.Turn) bool {
	for _, t := range turns {
		if e := m.GuardError(t.Thread); r.wrong == "" && e != nil && r.alike(e.Kind) && e.Loc == r.w.Loc {
			m.End = e
			return true
		}
	}
	return false
}

// Wake is the thread that the next step says is woken.
func (r *replay) Wake(m *concrete.Machine, by int, waiting []int) int {
	if s := r.next(); s != nil && s.Kind == state.StepWake {
		for _, t := range waiting {
			if t == s.Number {
				return t
			}
		}
	}
	r.fail("a signal wakes a thread")
	return waiting[0]
}

// Choose is the case that the next step says.
func (r *replay) Choose(m *concrete.Machine, thread, n int, what string) int {
	if s := r.next(); s != nil && s.Kind == state.StepChoice && s.Number < n {
		return s.Number
	}
	r.fail("a library model chooses: %s", what)
	return 0
}

// Stops ends the run where the path ends with this report.
func (r *replay) Stops(m *concrete.Machine, v concrete.End) bool {
	return r.next() == nil && r.wrong == "" && v.Kind == r.w.Kind && r.sameLine(v.Loc, r.w.Loc) && r.samePair(v)
}

// samePair reports whether a race is between the witness's two places.
func (r *replay) samePair(v concrete.End) bool {
	p := r.w.Pair
	return p == [2]ir.LocID{} || p == [2]ir.LocID{v.Loc, v.With} || p == [2]ir.LocID{v.With, v.Loc}
}

// Word is an unknown's value in the model; one that the condition does not mention is 0.
func (r *replay) Word(name string, bits int) concrete.Word {
	in, used := r.words[name]
	if _, few := r.ranges[name]; few && !used { // of an unknown number of bytes, which here are a word's
		b := make([]byte, 16)
		r.Bytes(name, b[:(bits+7)/8])
		return concrete.Word{Lo: binary.LittleEndian.Uint64(b), Hi: binary.LittleEndian.Uint64(b[8:])}
	}
	if r.tr != nil {
		r.tr.input(name, binary.LittleEndian.AppendUint64(nil, in.Value)[:min(8, (bits+7)/8)], used)
	}
	return concrete.Word{Lo: in.Value, Hi: in.High}
}

// Bytes is an unknown range in the model.
func (r *replay) Bytes(name string, b []byte) {
	in, ok := r.ranges[name]
	if r.tr != nil {
		defer func() { r.tr.input(name, b, ok) }()
	}
	if !ok {
		return
	}
	for i := range b {
		b[i] = in.Rest
	}
	for k, i := range in.Index {
		if i < uint64(len(b)) {
			b[i] = in.Bytes[k]
		}
	}
}

// Known answers as the symbolic run did.
func (r *replay) Known(thread, nth int) bool {
	return !r.unsure[state.EnvAnswer{TID: thread, Nth: nth}]
}
