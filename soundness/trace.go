package soundness

import (
	"encoding/binary"
	"encoding/hex"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/soundness/concrete"
	"midway/soundness/native"
)

// tracer notes a replay from main in terms that a binary knows: which thread comes to which place of the source how
// often before each event.
type tracer struct {
	m      *concrete.Machine
	trace  *native.Trace
	counts []map[native.Place]int
	taken  []map[native.Place]int // the visits that were steps: the last one of each place
	last   []visit

	syncs   map[uint64]string // what synchronisation objects the run uses, by address: the kind of native.Primitives
	effects []effect          // by thread: what it did last that others may see
	runs    int               // the thread that executes
	stopped []bool            // by thread: it is known that the context has stopped it

	before int            // threads that there are at the start: from main, none
	errno  map[int]uint32 // what it is at the start, by thread
	main   int            // the thread that main is, or -1
}

// visit is one execution of a place by a thread.
type visit struct {
	place native.Place
	nth   int
}

// trace makes a tracer note what a machine does.
func trace(m *concrete.Machine, memory bool) *tracer {
	tr := &tracer{
		m:     m,
		syncs: map[uint64]string{},
		errno: map[int]uint32{},
		trace: &native.Trace{
			Memory:  memory,
			Steps:   []native.Step{},
			Inputs:  []native.Input{},
			Places:  []string{},
			Blocked: []native.Blocked{},
		},
	}
	m.Before = tr.count
	return tr
}

// count notes that a thread is about to execute an instruction of the user's.
func (tr *tracer) count(t int) {
	fr := tr.m.Threads[t].Top()
	if fr == nil || fr.Fn.Runtime {
		return
	}
	tr.grow(t)
	if t != tr.runs {
		tr.stops(tr.runs)
		tr.runs = t
	}
	if p := tr.place(fr); p.Op != "" {
		tr.counts[t][p]++
		tr.uses(fr, p.Op)
		tr.effect(t, fr, p)
	}
}

// uses notes which synchronisation objects and threads of the start a call is about.
func (tr *tracer) uses(fr *concrete.Frame, op string) {
	in := &fr.Fn.Code[fr.PC]
	if in.Op != ir.OpCall || tr.before == 0 {
		return
	}
	args := fr.Fn.Calls[in.Aux].Args
	for i, kind := range syncArguments(op) {
		if i < len(args) {
			if at := operand(fr, &args[i]); tr.syncs[at] == "" {
				tr.syncs[at] = kind
			}
		}
	}
}

// begins takes down where threads stand at the start: one that is in a wait there has come to its call once.
func (tr *tracer) begins(s *concrete.Start) {
	tr.before, tr.main = len(s.Threads), -1
	for t := range s.Threads {
		if s.Threads[t].Main {
			tr.main = t
		}
		th := tr.m.Threads[t]
		if i := th.User(); i >= 0 && i < len(th.Frames)-1 {
			tr.grow(t)
			p := tr.place(th.Frames[i])
			tr.counts[t][p]++
			tr.uses(th.Frames[i], p.Op)
			if waits(p.Op) {
				tr.last[t], tr.taken[t][p] = visit{p, 1}, 1
			}
		}
	}
}

func (tr *tracer) grow(t int) {
	for t >= len(tr.counts) {
		tr.counts = append(tr.counts, map[native.Place]int{})
		tr.taken = append(tr.taken, map[native.Place]int{})
		tr.last = append(tr.last, visit{})
		tr.effects = append(tr.effects, effect{})
		tr.stopped = append(tr.stopped, false)
	}
}

// places are the kinds of instructions that events are.
var places = map[ir.Op]string{ir.OpLoad: "load", ir.OpStore: "store", ir.OpRMW: "rmw", ir.OpCmpXchg: "cmpxchg",
	ir.OpMemcpy: "copy", ir.OpMemset: "set", ir.OpRet: "return"}

// place is the instruction that a frame stands at.
func (tr *tracer) place(fr *concrete.Frame) native.Place { return tr.placeOf(fr.Fn, fr.PC) }

// placeOf is an instruction of a function.
func (tr *tracer) placeOf(f *ir.Func, pc ir.PC) native.Place {
	in := &f.Code[pc]
	op := places[in.Op]
	if in.Op == ir.OpCall && f.Calls[in.Aux].Callee != ir.None {
		op = sourceName(tr.m.P.Funcs[f.Calls[in.Aux].Callee].Name)
	}
	loc := tr.m.P.Locs[in.Loc]
	return native.Place{Op: op, In: sourceName(f.Name), Line: int(loc.Line), Column: int(loc.Col)}
}

// sourceName is a function's name without the number of a copy.
func sourceName(name string) string {
	name, _, _ = strings.Cut(name, ".")
	return name
}

// event notes that thread t takes a step, or goes on with the one before in the same call; early says that the
// instruction is not counted yet.
func (tr *tracer) event(t int, op string, early bool) *native.Step {
	th := tr.m.Threads[t]
	tr.grow(t)
	if observes(tr.m.P, th) {
		tr.looks(t)
		return nil
	}
	i, v := th.User(), visit{native.ProcessEnd, 1}
	if i >= 0 {
		v.place = tr.place(th.Frames[i])
		v.nth = tr.counts[t][v.place]
		if early && i == len(th.Frames)-1 {
			v.nth++
		}
	}
	if i < 0 && t != tr.main || op == "exit" && (i < 0 || v.place.Op != "exit") {
		v = visit{native.ThreadEnd, 1}
	}
	if v.nth == 0 || v.place.Op == "" {
		tr.obstacle("an event is in a function that was called through a pointer: " + op)
		return nil
	}
	s := native.Step{Thread: t, Place: v.place, Nth: v.nth}
	if v == tr.last[t] {
		if !waits(v.place.Op) {
			s := &tr.trace.Steps[len(tr.trace.Steps)-1]
			if s.Thread != t {
				tr.obstacle("threads interleave inside a call of " + v.place.Op)
				return nil
			}
			return s
		}
		s.Again = true
	} else if tr.taken[t][v.place] == v.nth && v.place != native.ThreadEnd {
		return nil // a call that has called the user's own functions goes on: a binary does so by itself
	}
	tr.last[t], tr.taken[t][v.place] = v, v.nth
	tr.trace.Steps = append(tr.trace.Steps, s)
	return &tr.trace.Steps[len(tr.trace.Steps)-1]
}

// looks notes the instruction that a thread executes next in one block with a look at the state, as its copy
// (ir.Func.Split): the block is its event.
func (tr *tracer) looks(t int) {
	th := tr.m.Threads[t]
	i := slices.IndexFunc(th.Frames, func(fr *concrete.Frame) bool { return fr.Fn.Observes })
	if i < 1 || i != len(th.Frames)-1 || len(th.Frames[i].Fn.RetBits) == 0 {
		return
	}
	fn, at := th.Frames[i-1].Fn, th.Frames[i-1].PC+2
	if int(at) >= len(fn.Code) || fn.Code[at].Op != ir.OpCondBr {
		return
	}
	pc := fn.Blocks[fn.Code[at].Then].Body
	p := tr.placeOf(fn, pc)
	if in := &fn.Code[pc]; p.Op == "" || in.Op == ir.OpCall && fn.Calls[in.Aux].NoReturn {
		return
	}
	v := visit{p, tr.counts[t][p] + 1}
	tr.last[t], tr.taken[t][p] = v, v.nth
	tr.trace.Steps = append(tr.trace.Steps, native.Step{Thread: t, Place: p, Nth: v.nth})
}

// observes reports whether what a thread does next is no step of the program's, but of code that looks at its states.
func observes(p *ir.Program, t *concrete.Thread) bool {
	for _, fr := range t.Frames {
		if fr.Fn.Observes {
			return true
		}
	}
	fr := t.Top()
	if fr == nil || fr.Fn.Code[fr.PC].Op != ir.OpCall {
		return false
	}
	callee := fr.Fn.Calls[fr.Fn.Code[fr.PC].Aux].Callee
	return callee != ir.None && p.Funcs[callee].Observes
}

// waits reports whether a function's calls have a second event.
func waits(op string) bool { return abi.Of(op).Role == abi.Wait }

func (tr *tracer) obstacle(why string) {
	if tr.trace.Obstacle == "" {
		tr.trace.Obstacle = why
	}
}

// depends notes what the condition mentions and a binary may not have. The program need not look at it: the binary is
// tried.
func (tr *tracer) depends(why string) {
	if tr.trace.Depends == "" {
		tr.trace.Depends = why
	}
}

// watch notes an event that the machine tells of.
func (tr *tracer) watch(e concrete.Event) {
	switch e.Kind {
	case concrete.Visible:
		tr.event(e.Thread, e.Op, false)
	case concrete.Created:
		if s := tr.event(e.Thread, e.Op, false); s != nil {
			s.Creates = e.Number
		}
	case concrete.TimedOut:
		if s := tr.event(e.Thread, e.Op, false); s != nil {
			s.Timeout = true
		}
	case concrete.Woken:
		for i := len(tr.trace.Steps) - 1; i >= 0; i-- {
			if s := &tr.trace.Steps[i]; s.Thread == e.Thread {
				s.Wakes = append(s.Wakes, e.Number)
				break
			}
		}
	case concrete.Chosen:
		if e.Number != 0 && !observes(tr.m.P, tr.m.Threads[e.Thread]) {
			tr.obstacle(
				"the environment makes a choice that a binary cannot be told of (" + tr.called(
					tr.m.Threads[e.Thread],
				) + ")",
			)
		}
	}
}

// called is the library function that a thread is in, or "".
func (tr *tracer) called(t *concrete.Thread) string {
	if i := t.User(); i >= 0 && i+1 < len(t.Frames) {
		return strings.TrimPrefix(t.Frames[i+1].Fn.Name, blockedPrefix)
	}
	return ""
}

// input notes what a thread is given; used says that the violation's condition is about it.
func (tr *tracer) input(name string, b []byte, used bool) {
	t := tr.m.Asking()
	switch from := tr.called(t); {
	case t.ID < tr.before && name == t.Name+".errno":
		tr.errno[t.ID] = binary.LittleEndian.Uint32(b)
	case fed(name, from):
		tr.trace.Inputs = append(tr.trace.Inputs, native.Input{Thread: t.ID, From: from, Bytes: hex.EncodeToString(b)})
	case used && from != "":
		tr.depends("it depends on what " + from + " gives, which a binary gets from its machine")
	case used:
		tr.depends("it depends on a value that the program does not set")
	}
}

// fed reports whether an unknown is the result of a function that a binary can be given.
func fed(name, from string) bool {
	switch from {
	case "klee_make_symbolic":
		return true
	case "pthread_barrier_wait":
		return strings.Contains(name, ".PTHREAD_BARRIER_SERIAL_THREAD#")
	}
	return strings.Contains(name, "."+from+"#") &&
		(strings.HasPrefix(from, "__VERIFIER_nondet_") || strings.HasPrefix(from, "nondet_") || from == "klee_int")
}

// finished is the trace of a run that has ended as the witness says.
func (tr *tracer) finished(w *Witness) *native.Trace {
	e, p := tr.m.End, tr.m.P
	for _, t := range tr.m.Threads {
		tr.stops(t.ID)
		tr.trace.Threads = append(tr.trace.Threads, t.Name)
		if t.Live() && (e.Outcome == concrete.Deadlock || e.Outcome == concrete.Livelock) {
			op := tr.called(t)
			if point, ok := tr.m.Point(t.ID); ok && op == "" {
				op = point.Op
			}
			tr.trace.Blocked = append(tr.trace.Blocked, native.Blocked{Thread: t.ID, Op: op, At: p.At(t.Loc())})
		}
	}
	tr.trace.Violating = e.Thread
	tr.trace.Places = append(tr.trace.Places, p.At(w.Loc))
	if w.Kind == property.DataRace {
		tr.trace.Places = []string{p.At(e.With), p.At(e.Loc)}
		if e.Use != "" {
			tr.depends("ThreadSanitizer does not see everything that " + e.Use + " does with its object")
		}
	}
	return tr.trace
}

// unmodelled notes calls of what has no model.
func (tr *tracer) unmodelled() {
	if tr.m.Unmodelled > 0 {
		tr.obstacle("the run calls a function that has neither a body nor a model")
	}
}
