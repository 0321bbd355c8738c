package schedules

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pattern"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// Operation is one by which a thread synchronises, or a read of an input.
type Operation struct {
	Thread  string
	TID     int // of the thread, within the epoch
	N       int // it is the thread's N-th of the epoch, from 1
	Op      string
	Object  string // as C has it, or ""
	Loc     ir.LocID
	Outcome string       // what it decided: who was created or woken, what a try returned; or ""
	Input   string       // the name of the input that it reads; of a synchronisation ""
	Nth     int          // of a read of an input: it is the thread's Nth of the epoch, with those that decide nothing
	After   []*Operation // of other threads, that happen before it and before none of these

	// For those who enforce it.
	API     string // the function or instruction, in the machine's words
	Code    int    // what it is, an enum midway_op; 0: an atomic access
	Wakes   []int  // threads
	Creates int    // the thread; 0: none
	Returns *int   // what a try, a timed wait or the like returns; nil where it is not decided by an order
	Timeout bool   // a timed wait ends by itself

	decided bool // when it happens is up to the schedule: it is no creation, no end and no join of a thread

	object string // tells objects apart; "": it is on none
	joins  int    // the thread that it waits for, or -1
	ends   bool   // it ends the process
	index  int    // in its path
}

// name is "t1.3": the thread and the operation's number in it.
func (o *Operation) name() string { return fmt.Sprintf("%s.%d", o.Thread, o.N) }

// text is "t1.3 pthread_mutex_lock(&m) at f.c:8: outcome, after t2.1".
func (o *Operation) text(p *ir.Program) string {
	var w strings.Builder
	w.WriteString(o.name() + " " + o.Op)
	if o.Object != "" {
		fmt.Fprintf(&w, "(%s)", o.Object)
	}
	if at := p.Short(o.Loc); at != "" {
		w.WriteString(" at " + at)
	}
	if o.Outcome != "" {
		w.WriteString(": " + o.Outcome)
	}
	for i, p := range o.After {
		w.WriteString(map[bool]string{true: ", after ", false: " and "}[i == 0])
		w.WriteString(p.name())
	}
	return w.String()
}

// key tells the operation from others with the same place in a schedule.
func (o *Operation) key() string {
	return fmt.Sprintf("%d#%d %s %s %d %s %s", o.TID, o.N, o.Op, o.object, o.Loc, o.Outcome, o.Input)
}

// item is a step of a path: an operation, or a conjunct that the path decided.
type item struct {
	op   *Operation
	cond *cond
}

// items are the operations of an ended path and the conjuncts that it decided, in order. Of inputs those are operations
// that matter.
func (r rules) items(st *state.State, matters func(input string) bool) (out []item) {
	var traces []*state.Trace
	for t := st.Trace; t != nil; t = t.Parent {
		traces = append(traces, t)
	}
	conds, next := decided(st.PC), 0
	upTo := func(n int) {
		for ; next < len(conds) && conds[next].at < n; next++ {
			out = append(out, item{cond: &conds[next]})
		}
	}
	count, reads, order := map[int]int{}, map[int]int{}, newOrdering()
	var last *Operation
	for _, t := range slices.Backward(traces) {
		upTo(t.Conds)
		s := &t.Step
		switch s.Kind {
		case state.StepInput, state.StepEvent, state.StepCreate, state.StepTimeout:
			if s.Kind == state.StepInput {
				if Read(s.Detail) != "" {
					reads[s.TID]++
				}
				if !matters(s.Detail) {
					continue
				}
			}
			count[s.TID]++
			last = operation(s, count[s.TID])
			last.index, last.Nth = len(out), reads[s.TID]
			order.add(last)
			out = append(out, item{op: last})
		case state.StepWake, state.StepOutcome, state.StepChoice:
			if last != nil && !r.noOutcome {
				last.adds(s)
			}
		}
		if s.Kind == state.StepCreate || s.Kind == state.StepWake {
			order.starting(s.Number, last)
		}
	}
	upTo(st.PC.Len() + 1)
	return out
}

func operation(s *state.Step, n int) *Operation {
	o := &Operation{
		Thread:  s.Thread,
		TID:     s.TID,
		N:       n,
		Op:      s.Op,
		Loc:     s.Loc,
		API:     s.Op,
		Timeout: s.Kind == state.StepTimeout,
	}
	o.decided = o.Timeout || s.Kind == state.StepEvent && s.Number != abi.OpExit && s.Number != abi.OpJoin
	switch s.Kind {
	case state.StepEvent:
		o.Object, o.Code = s.Detail, s.Number
	case state.StepCreate:
		o.Outcome, o.Creates = s.Detail, s.Number
	case state.StepTimeout:
		o.Outcome = s.Detail
	case state.StepInput:
		o.Input = s.Detail
	}
	o.about(s)
	return o
}

// adds notes what an operation has decided.
func (o *Operation) adds(s *state.Step) {
	text := s.Detail
	switch s.Kind {
	case state.StepWake:
		o.Wakes = append(o.Wakes, s.Number)
	case state.StepOutcome:
		text = fmt.Sprintf("returns %d", s.Number)
		o.Returns = &s.Number
	}
	if o.Outcome != "" {
		text = o.Outcome + ", " + text
	}
	o.Outcome = text
}

// reading are the functions that give the program an input as their result.
var reading = pattern.Of(`^(__VERIFIER_)?nondet_\w+$`)

// Read is the function that an input is the result of, by the name of the input; "" where it is none's.
func Read(input string) string {
	_, rest, _ := strings.Cut(input, ".")
	name, _, _ := strings.Cut(rest, "#")
	if !reading.MatchString(name) {
		return ""
	}
	return name
}
