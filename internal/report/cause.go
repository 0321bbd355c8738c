package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/internal/property"
	"midway/internal/state"
	"midway/soundness/explain"
	"midway/symheap"
)

// Race is the two sides of a data race.
type Race struct {
	Object string     `json:"object"` // as C writes it
	First  RaceAccess `json:"first"`  // the earlier access of the schedule
	Second RaceAccess `json:"second"` // the one that shows the race
	// the last step of the schedule by which the first thread's past came to the second one; empty where none did
	Ordered string   `json:"last_ordered_by,omitempty"`
	Guarded *Guarded `json:"guarded,omitempty"` // the lock that most accesses to it hold, where some do not

	addr uint64                   // of the object, as the explored state has it; 0 where that is not one address
	lock func(addr uint64) string // the name of a lock in that state
}

// RaceAccess is one access of a data race.
type RaceAccess struct {
	Thread string          `json:"thread"`
	Access string          `json:"access"` // read, write, atomic read, atomic write or use
	Call   string          `json:"call,omitempty"`
	At     string          `json:"at"`
	Column int             `json:"column,omitempty"`
	Stack  []string        `json:"stack"` // functions, the youngest first: "push", "worker at pool.c:31"
	From   *explain.Caller `json:"called_from,omitempty"`
	Holds  []Held          `json:"holds"`
	May    []Held          `json:"may_hold,omitempty"` // since before the initial state, or not

	perhaps bool // it may hold further locks, which have no name, since before the initial state
}

// Held is a lock that a thread holds, and where it took it.
type Held struct {
	Lock string          `json:"lock"`
	At   string          `json:"at"`
	From *explain.Caller `json:"called_from,omitempty"` // where the wrapper was called in which it was taken

	in string // the wrapper
}

// Deadlock is who waits for whom.
type Deadlock struct {
	Waits []Wait   `json:"waits"`
	Cycle []string `json:"cycle,omitempty"` // threads, each waiting for the next, and the last for the first
}

// Wait is what a blocked thread waits for.
type Wait struct {
	Thread string          `json:"thread"`
	Op     string          `json:"op,omitempty"`     // the library function that it is in; none of one that spins
	Object string          `json:"object,omitempty"` // as C writes it, or the thread that is joined
	At     string          `json:"at"`
	Column int             `json:"column,omitempty"`
	Stack  []string        `json:"stack"`
	Holder string          `json:"held_by,omitempty"` // the thread that holds the lock, or that is joined
	Since  string          `json:"held_since,omitempty"`
	From   *explain.Caller `json:"called_from,omitempty"`     // where the wrapper was called in which it waits
	Taken  *explain.Caller `json:"held_since_call,omitempty"` // and that in which the lock was taken
	// the conditions on which it waits, the nearest first, and what is missing for it to go on
	Guards  []explain.Guard  `json:"guards,omitempty"`
	Missing *explain.Missing `json:"missing,omitempty"`

	Arrived     int           `json:"arrived,omitempty"`  // threads at a barrier
	Expected    int           `json:"expected,omitempty"` // by it
	Initialised *explain.Site `json:"initialised,omitempty"`
	Count       *int          `json:"count,omitempty"` // of a semaphore
	First       *int          `json:"first,omitempty"` // as it was initialised
	// signals, broadcasts and posts on the object, in their order
	Wakes []explain.Wake `json:"wakes,omitempty"`

	takenIn string // the function that Taken called
}

// explain adds the cause of a violation: its parts by field, and as sentences.
func (out *Violation) explain(t *texts, n *lvalue.Names, in *execute.ViolationRecord, facts *explain.Facts) {
	var end *state.End
	if in.State != nil {
		end = in.State.End
	}
	if end != nil && end.Race != nil {
		out.Race = raceOf(t, n, end.Race)
		if facts != nil {
			out.Race.Ordered = orderText(facts.Ordered[out.Race.First.Thread], out.Race.Second.Thread)
		}
	}
	if end != nil && len(end.Waits) > 0 {
		out.Deadlock = deadlock(t, n, end.Waits, facts)
	}
	if facts != nil {
		out.Operands, out.Object, out.Guards, out.Started = facts.Operands, facts.Object, facts.Guards, facts.Started
		out.Race.taken(facts.Taken)
		if out.Object != nil && n.Heap != nil {
			renamed(n, out.Object)
		}
	}
	if said := out.sentences(); said != nil {
		out.Explains = strings.Join(slices.Concat(said, out.conditions(), out.order()), " ")
	}
}

// orderText says by what another thread's past came to a thread; "" where nothing did.
func orderText(o explain.Order, thread string) string {
	switch {
	case o.At == "":
		return ""
	case o.Op == "":
		return "the creation of " + thread + " at " + short(o.At)
	}
	return thread + "'s " + o.Op + " at " + short(o.At)
}

// renamed gives an object that nothing of the replayed state leads to the name that it has in the explored one.
func renamed(n *lvalue.Names, out *explain.Object) {
	n.Heap.All(func(o *symheap.Object) {
		if o.Name() == out.Name {
			out.Name = n.Object(o)
		}
	})
}

func raceOf(t *texts, n *lvalue.Names, r *state.Race) *Race {
	out := &Race{Object: r.Object, First: raceAccess(t, n, &r.First), Second: raceAccess(t, n, &r.Second)}
	if n.Heap == nil {
		return out
	}
	if o := n.Heap.Get(r.At); o != nil && r.Off.Concrete() {
		out.Object = n.Place(o, r.Off.W, t.accessAt(&r.Second, r.Bytes))
		out.addr = o.Addr() + r.Off.W
		out.lock = func(addr uint64) string { return strings.TrimPrefix(n.Address(addr), "&") }
	} else if o != nil {
		out.Object = "part of " + n.Object(o)
	}
	return out
}

// nameOf is what an address leads to, as C writes it: text where it has no name.
func nameOf(n *lvalue.Names, addr expr.Value, text string) string {
	if addr != (expr.Value{}) && addr.Concrete() {
		text = cmp.Or(n.Address(addr.W), text)
	}
	return strings.TrimPrefix(text, "&")
}

func raceAccess(t *texts, n *lvalue.Names, s *state.RaceSide) RaceAccess {
	p := t.program
	out := RaceAccess{
		Thread: s.Thread, Access: "read", Call: s.Call, At: p.At(s.Loc), Column: p.Column(s.Loc), Stack: stack(p, s.Origin), Holds: []Held{}, From: callerOf(t, s.Origin, s.Loc),
	}
	switch {
	case s.Use:
		out.Access = "use"
	case s.Write:
		out.Access = "write"
	}
	if s.Atomic && !s.Use {
		out.Access = "atomic " + out.Access
	}
	locks := func(of []state.RaceLock, out []Held) []Held {
		for _, l := range of {
			out = append(out, Held{Lock: nameOf(n, l.Addr, l.Name), At: p.At(l.Loc)})
		}
		return out
	}
	out.Holds = locks(s.Holds, out.Holds)
	named := slices.DeleteFunc(slices.Clone(s.MayHold), func(l state.RaceLock) bool { return l.Name == "" })
	out.May, out.perhaps = locks(named, nil), len(s.MayHold) > len(named)
	return out
}

// maxStack bounds the functions of a stack.
const maxStack = 16

// stack is the functions of a stack, the youngest first; library models are left out.
func stack(p *ir.Program, o *state.Origin) []string {
	out := []string{}
	if o == nil {
		return out
	}
	out = append(out, o.Fn.Name)
	for c := o.Callers; c != nil && len(out) < maxStack; c = c.Parent {
		if !c.Fn.Runtime {
			out = append(out, c.Fn.Name+" at "+p.At(c.At))
		}
	}
	return out
}

func deadlock(t *texts, n *lvalue.Names, waits []state.Wait, facts *explain.Facts) *Deadlock {
	out, p := &Deadlock{}, t.program
	for _, w := range waits {
		next := Wait{
			Thread: w.Thread, Op: public(w.Op), Object: nameOf(n, w.Addr, w.Object), At: p.At(w.Loc), Column: p.Column(w.Loc), Stack: stack(p, w.Origin), Holder: w.Holder,
			Since: p.At(w.Since), From: callerOf(t, w.Origin, w.Loc),
		}
		if facts != nil {
			for _, f := range facts.Waits {
				if f.Thread == w.Thread {
					next.Arrived, next.Expected, next.Initialised, next.Count, next.First, next.Wakes = f.Arrived, f.Expected, f.Set, f.Count, f.First, f.Wakes
					next.Guards, next.Missing = f.Guards, f.Missing
					if f.Holder != nil && f.Holder.At == next.Since {
						next.Taken, next.takenIn = f.Holder.From, f.Holder.Func
					}
				}
			}
		}
		out.Waits = append(out.Waits, next)
	}
	out.Cycle = cycle(out.Waits)
	return out
}

// cycle is threads that wait for one another: each for the next one, the last for the first. Nil where there is none.
func cycle(waits []Wait) []string {
	on := map[string]string{}
	for _, w := range waits {
		on[w.Thread] = w.Holder
	}
	for _, w := range waits {
		var names []string
		met := map[string]bool{}
		for at := w.Thread; at != "" && !met[at]; at = on[at] {
			met[at] = true
			names = append(names, at)
			if on[at] == w.Thread {
				return names
			}
		}
	}
	return nil
}

// sentences state the cause, by kind.
func (v *Violation) sentences() []string {
	switch property.Kind(v.Kind) {
	case property.DataRace:
		return v.Race.sentences()
	case property.Deadlock, property.Livelock:
		return v.Deadlock.sentences()
	case property.Assertion, property.ReachError, property.Unreachable, property.Reached:
		return v.assertionSentences()
	case property.UseAfterFree, property.DoubleFree, property.InvalidFree:
		return v.lifetimeSentences()
	case property.Leak:
		if o := v.Object; o != nil && o.Allocated != nil {
			return []string{
				fmt.Sprintf(
					"%s were allocated by %s, and nothing leads to them any more.",
					count(o.Bytes, "byte"),
					doer(o.Allocated),
				),
			}
		}
	case property.OutOfBounds:
		return v.boundsSentences()
	case property.NullDereference, property.DivisionByZero, property.SignedOverflow:
		return valuesSentences(v.Operands)
	case property.UninitializedRead:
		if len(v.Operands) > 0 {
			return []string{v.Operands[0].Text + " is read before anything was stored there."}
		}
	}
	return nil
}

// doer is who did something, and where: "bob at bank.c:12 in withdraw".
func doer(s *explain.Site) string {
	text := s.Thread
	if s.From != nil {
		return text + " at " + placeIn(s.At, s.Func, s.From)
	}
	if s.At != "" {
		text += " at " + short(s.At)
	}
	if s.Func != "" && s.Func != s.Thread {
		text += " in " + s.Func
	}
	return text
}

// placeIn is a place in a function for people: of one in a wrapper of a library function where that was called.
func placeIn(at, function string, from *explain.Caller) string {
	if from == nil {
		return short(at)
	}
	return short(from.At) + " (" + inside(at, function, from) + ")"
}

// inside is a place in a wrapper of a library function, behind the place of the call: "in lock_it, util.c:8".
func inside(at, function string, from *explain.Caller) string {
	switch {
	case from.Inlined:
		return "inlined, " + short(at)
	case function == "":
		return "in " + short(at)
	}
	return "in " + function + ", " + short(at)
}

// callerOf is where the wrapper was called that a thread is in; nil where it is in none, or that is not known.
func callerOf(t *texts, o *state.Origin, at ir.LocID) *explain.Caller {
	if o == nil {
		return nil
	}
	if call := t.source.InlinedWrapper(o.Fn, at); call != 0 {
		return &explain.Caller{At: t.program.At(call), Column: t.program.Column(call), Func: o.Fn.Name, Inlined: true}
	}
	if !t.source.Wrapper(o.Fn) {
		return nil
	}
	for c := o.Callers; c != nil; c = c.Parent {
		if !c.Fn.Runtime && !t.source.Wrapper(c.Fn) {
			return &explain.Caller{At: t.program.At(c.At), Column: t.program.Column(c.At), Func: c.Fn.Name}
		}
	}
	return nil
}

// short is a place without its folders.
func short(at string) string { return at[strings.LastIndexByte(at, '/')+1:] }

func (r *Race) sentences() []string {
	if r == nil {
		return nil
	}
	out := []string{
		fmt.Sprintf(
			"%s, and %s, with nothing between them that orders the two.",
			r.First.text(r.Object),
			r.Second.text("it"),
		),
		r.locks(),
	}
	if r.Guarded != nil {
		out = append(out, r.Guarded.sentence(r.Object))
	}
	if r.Ordered != "" {
		out = append(
			out,
			"Of what "+r.First.Thread+" does only the steps before "+r.Ordered+" are ordered before "+r.Second.Thread+".",
		)
	}
	return out
}

// bare is the side of a data race that holds no lock, where the other one holds some; nil otherwise.
func (r *Race) bare() *RaceAccess {
	switch {
	case r == nil, (len(r.First.Holds) == 0) == (len(r.Second.Holds) == 0):
		return nil
	case len(r.First.Holds) == 0:
		return &r.First
	}
	return &r.Second
}

// text is an access as a clause: "t1 writes hits at stats.c:13".
func (a *RaceAccess) text(object string) string {
	verb := map[string]string{
		"read": "reads", "write": "writes", "atomic read": "reads atomically", "atomic write": "writes atomically", "use": "uses",
	}[a.Access]
	text := a.Thread + " " + verb + " " + object
	if a.Call != "" {
		text += " in " + a.Call
	}
	return text + " at " + placeIn(a.At, first(a.Stack), a.From)
}

// locks says which locks the two threads held.
func (r *Race) locks() string {
	first, second := r.First.locks(), r.Second.locks()
	switch {
	case first == "" && second == "":
		return "Neither holds a lock."
	case first == noneForCertain && second == noneForCertain:
		return "Neither holds a lock for certain."
	case len(r.First.Holds) == 0 || len(r.Second.Holds) == 0:
		return r.First.Thread + " " + cmp.Or(first, "holds no lock") + ", " + r.Second.Thread + " " + cmp.Or(second, "holds no lock") + "."
	}
	return r.First.Thread + " " + first + ", " + r.Second.Thread + " " + second + ": none in common that excludes the other."
}

// noneForCertain is what a thread holds that may have taken locks before the initial state.
const noneForCertain = "holds no lock for certain"

// locks is what a thread holds at an access as the end of a sentence, or "".
func (a *RaceAccess) locks() string {
	switch {
	case len(a.Holds) > 0:
		return "holds " + heldText(a.Holds)
	case len(a.May) > 0:
		return "may hold " + heldText(a.May)
	case a.perhaps:
		return noneForCertain
	}
	return ""
}

// atStart is since when a lock is held of which the place where it was taken is not known.
const atStart = "the start"

// taken adds to the locks that a race's threads hold where the wrappers were called in which they were taken.
func (r *Race) taken(sites []explain.Site) {
	if r == nil {
		return
	}
	for _, a := range []*RaceAccess{&r.First, &r.Second} {
		for i := range a.Holds {
			h := &a.Holds[i]
			for k := range sites {
				if s := &sites[k]; s.Thread == a.Thread && s.At == h.At && s.From != nil {
					h.From, h.in = s.From, s.Func
				}
			}
		}
	}
}

func heldText(holds []Held) string {
	var out []string
	for _, h := range holds {
		since := atStart
		if h.At != "" {
			if since = short(h.At); h.From != nil {
				since = short(h.From.At)
				if h.in != "" {
					since += " in " + h.in
				}
			}
		}
		out = append(out, h.Lock+" (since "+since+")")
	}
	return strings.Join(out, " and ")
}

func (d *Deadlock) sentences() (out []string) {
	if d == nil {
		return nil
	}
	for _, w := range d.telling() {
		text := w.sentence()
		if w.Since != "" && !slices.ContainsFunc(d.Waits, func(o Wait) bool { return o.Thread == w.Holder }) {
			text = strings.TrimSuffix(text, ".") + " and did not release before it ended."
		}
		out = append(out, text)
		out = append(out, w.awaits()...)
	}
	return out
}

// telling are the waits, those of the cycle first, joins last.
func (d *Deadlock) telling() []*Wait {
	rank := func(w *Wait) int {
		switch {
		case slices.Contains(d.Cycle, w.Thread):
			return 0
		case strings.HasSuffix(w.Op, "_join"):
			return 2
		}
		return 1
	}
	var out []*Wait
	for i := range d.Waits {
		out = append(out, &d.Waits[i])
	}
	slices.SortStableFunc(out, func(a, b *Wait) int { return rank(a) - rank(b) })
	return out
}

func (w *Wait) sentence() string {
	here, since := "", atStart
	if w.At != "" {
		here = " at " + placeIn(w.At, first(w.Stack), w.From)
	}
	if w.Since != "" {
		since = placeIn(w.Since, w.takenIn, w.Taken)
	}
	switch {
	case w.Op == "":
		return w.Thread + " goes round its loop" + here + " for ever: no other thread changes what the loop reads."
	case strings.HasSuffix(w.Op, "_join"):
		return w.Thread + " waits" + here + " for " + w.Object + " to end."
	case w.Holder == w.Thread:
		return w.Thread + " locks " + w.Object + here + ", which it holds itself since " + since + "."
	case w.Holder != "":
		return w.Thread + " waits" + here + " for " + w.Object + ", which " + w.Holder + " holds since " + since + "."
	case w.Expected > 0:
		text := fmt.Sprintf(
			"%s waits%s at the barrier %s: %d of %d threads have arrived",
			w.Thread,
			here,
			w.Object,
			w.Arrived,
			w.Expected,
		)
		if w.Initialised != nil {
			text += ", as initialised at " + short(w.Initialised.At)
		}
		return text + "."
	case w.Count != nil:
		return w.Thread + " waits" + here + " for the semaphore " + w.Object + ", which is 0" + w.initially() + posted(
			w.Wakes,
		) + "."
	case strings.Contains(w.Op, "cond_") || strings.HasPrefix(w.Op, "cnd_"):
		return w.Thread + " waits" + here + " for a signal on " + w.Object + ": " + signalled(w.Thread, w.Wakes) + "."
	case w.Object != "":
		return w.Thread + " waits in " + w.Op + "(" + w.Object + ")" + here + "."
	}
	return w.Thread + " waits in " + w.Op + here + "."
}

// initially says what a semaphore was initialised with.
func (w *Wait) initially() string {
	if w.First == nil || w.Initialised == nil {
		return ""
	}
	return fmt.Sprintf(" (it was initialised with %d at %s)", *w.First, short(w.Initialised.At))
}

// posted says how often a semaphore was posted.
func posted(wakes []explain.Wake) string {
	switch len(wakes) {
	case 0:
		return ", and nothing posts it"
	case 1:
		return "; its only post, by " + doer(&wakes[0].Site) + ", was taken"
	}
	return fmt.Sprintf("; all of its %d posts were taken, the last by %s", len(wakes), doer(&wakes[len(wakes)-1].Site))
}

// signalled says what became of the signals that a waiting thread was not woken by.
func signalled(thread string, wakes []explain.Wake) string {
	if len(wakes) == 0 {
		return "none comes"
	}
	last := wakes[len(wakes)-1]
	if len(last.Woke) == 0 {
		return "the last one, " + last.Op + " by " + doer(&last.Site) + ", came before the wait and woke no thread"
	}
	text := "the last one, " + last.Op + " by " + doer(&last.Site) + ", woke "
	if slices.Contains(last.Woke, thread) {
		return text + "it, and it waits again"
	}
	return text + strings.Join(last.Woke, ", ")
}

func (v *Violation) assertionSentences() []string {
	values := valuesSentences(v.Operands)
	if len(values) == 0 || v.Kind != string(property.Assertion) || v.Text == "" || strings.ContainsRune(v.Text, '\n') {
		return values
	}
	if v.Text == "0" || v.Text == "false" {
		values[0] = "assert(" + v.Text + ") is reached where " + values[0]
	} else {
		values[0] = v.Text + " fails: " + values[0]
	}
	return values
}

// valuesSentences say what the values were that decided a violation, and who stored them where another thread did.
func valuesSentences(ops []explain.Operand) (out []string) {
	var values []string
	for _, o := range ops {
		if o.Value != "" {
			values = append(values, o.Text+" is "+o.Value)
		}
	}
	if len(values) == 0 {
		return nil
	}
	out = append(out, strings.Join(values, ", ")+".")
	for i := range ops {
		o := &ops[i]
		if len(o.Writes) > 0 && !(o.Part && o.By == nil && !o.Writes[0].Register) &&
			!(o.Writes[0].Register && len(o.From) > 0) {
			out = append(out, written(o))
		} else if o.By != nil {
			what := o.Text
			if strings.HasPrefix(what, "what was read from ") {
				what = "It"
			}
			out = append(out, what+" was last stored"+storedBy(o.By, o.Other)+".")
		}
		if len(o.From) > 0 {
			out = append(out, came(o.Text, o.From)+".")
		}
		if c := o.Coming; c != nil {
			out = append(out, fmt.Sprintf("%s has not stored %s yet: that comes at %s.", c.Thread, o.Source(), short(c.At)))
		}
	}
	return out
}

func storedBy(last, other *explain.Site) string {
	text := " by " + doer(last)
	if other != nil {
		text += ", before that by " + doer(other)
	}
	return text
}

// came says where a variable got its value, step by step: "b was read from p->n at x.c:3, last stored by t1 at x.c:9".
func came(what string, from []explain.Origin) string {
	var steps []string
	for _, o := range from {
		text, at := what, " at "+short(o.At)
		switch o.How {
		case explain.Read:
			text += " was read from " + o.What + at
			what = "that"
		case explain.Returned:
			text += " is what " + o.What + " returned" + at
			what = "that"
		default:
			text += " is " + o.What + ", passed" + at
			what = o.What
		}
		if o.By != nil {
			text += ", last stored" + storedBy(o.By, o.Other)
		}
		steps = append(steps, text)
	}
	return strings.Join(steps, "; ")
}

func (v *Violation) lifetimeSentences() (out []string) {
	o := v.Object
	if o == nil {
		return nil
	}
	switch {
	case o.Freed == nil:
	case v.Kind != string(property.UseAfterFree):
		out = append(out, doer(o.Freed)+" freed "+o.Name+", which is freed again here.")
	default:
		out = append(out, doer(o.Freed)+" freed "+o.Name+"; "+cmp.Or(o.Member, "it")+" is used here afterwards.")
	}
	if o.Allocated != nil {
		out = append(out, "Its "+count(o.Bytes, "byte")+" were allocated by "+doer(o.Allocated)+".")
	}
	return out
}

func (v *Violation) boundsSentences() (out []string) {
	if o := v.Object; o != nil {
		where := fmt.Sprintf("byte %d", o.Offset)
		if o.Offset < 0 {
			where = fmt.Sprintf("%d bytes before the beginning", -o.Offset)
		}
		out = append(
			out,
			fmt.Sprintf("The access is to %s of %s, which has %s.", where, o.Name, count(o.Bytes, "byte")),
		)
	}
	out = append(out, valuesSentences(v.Operands)...)
	if o := v.Object; o != nil && o.Allocated != nil {
		out = append(out, "It was allocated by "+doer(o.Allocated)+".")
	}
	return out
}

// stacks are the stacks that a cause names the innermost places of, a line each; none where there are no callers.
func (v *Violation) stacks() (out []string) {
	add := func(who string, stack []string) {
		if len(stack) > 1 {
			out = append(out, who+" is in "+strings.Join(stack, ", called by "))
		}
	}
	if r := v.Race; r != nil {
		add(r.First.Thread+" at "+short(r.First.At), r.First.Stack)
		add(r.Second.Thread+" at "+short(r.Second.At), r.Second.Stack)
	}
	if d := v.Deadlock; d != nil {
		for i := range d.Waits {
			add(d.Waits[i].Thread, d.Waits[i].Stack)
		}
	}
	if o := v.Object; o != nil {
		for _, s := range []*explain.Site{o.Freed, o.Allocated} {
			if s != nil && len(s.Stack) > 0 {
				add(s.Thread+" at "+short(s.At), slices.Concat([]string{s.Func}, s.Stack))
			}
		}
	}
	return out
}
