package pipeline

import (
	stdctx "context"
	"iter"
	"runtime"
	"slices"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/solver"
	"midway/internal/state"
)

// Depth first, a loop without end is followed for ever, and what other threads do meanwhile is never seen. So
// programs with loops are explored twice, by turns: without a bound, and with loops cut short after firstBound rounds,
// then after bound times as many, and so on. Whichever comes to an end without having cut anything short is the result; what
// the other has found until then is among it, or is added where it is incomplete.
const (
	firstBound = 1
	boundTimes = 4
)

// A turn's length in units of work: the unbounded exploration gets two thirds of the time, and a start that is
// enough for small programs.
const (
	unboundedTurn = 1_000_000
	boundedTurn   = unboundedTurn / 2
)

// newMachine makes a machine of the program that notes into a ledger.
type newMachine func(interp.Options, *ledger.Ledger) *interp.Machine

// byTurns explores from start; see firstBound.
func (t *Task) byTurns(stop stdctx.Context, start *state.State, machine newMachine) *execute.Result {
	full := t.begin(stop, start, machine, 0, unboundedTurn)
	bounded := t.begin(stop, start, machine, firstBound, boundedTurn)
	defer func() { full.end(); bounded.end() }()
	found := &execute.Result{}
	for {
		if r := full.turn(); r != nil && !r.Memory {
			return t.chosen(full, bounded, found)
		}
		r := bounded.turn()
		switch {
		case r == nil:
			continue
		case bounded.decides(), t.Options.First && len(r.Violations) > 0:
			return t.chosen(bounded, full, found)
		case full.result != nil && r.Stopped:
			return t.chosen(full, bounded, found)
		}
		found.Adopt(r)
		bounded.end()
		bounded = t.begin(stop, start, machine, boundTimes*bounded.bound, boundedTurn)
	}
}

// chosen is the result of an exploration, with what others found where it is incomplete.
func (t *Task) chosen(e, other *exploration, found *execute.Result) *execute.Result {
	other.end()
	if other.result != nil {
		found.Adopt(other.result)
	}
	r := e.result
	for _, entry := range r.Ledger.Entries() {
		t.Ledger.Add(entry)
	}
	r.Ledger = t.Ledger
	if t.Ledger.Has(ledger.Incomplete) {
		r.Complete = false
	}
	if !r.Complete {
		r.Adopt(found)
	}
	return r
}

// An exploration goes on for a turn at a time.
type exploration struct {
	bound  int             // rounds of loops; 0: none
	result *execute.Result // nil before its end
	next   func() (struct{}, bool)
	end    func() // for good, with what was found so far
}

// begin prepares an exploration from a copy of start.
func (t *Task) begin(stop stdctx.Context, start *state.State, machine newMachine, bound int, turn uint64) *exploration {
	o := t.machineOptions()
	o.Unroll = bound
	m := machine(o, &ledger.Ledger{})
	e := &exploration{bound: bound}
	stop, cancel := stdctx.WithCancel(stop)
	x := t.explorer(stop, m)
	if bound > 0 {
		x.Opt.Progress = nil
	}
	start = start.Fork()
	next, end := iter.Pull(func(yield func(struct{}) bool) {
		last, ended := work(m), false
		m.Yield = func() {
			if ended || work(m)-last < turn {
				return
			}
			if ended = !yield(struct{}{}); ended {
				m.Interrupt()
			}
			last = work(m)
		}
		e.result = x.Run(stop, start)
	})
	e.next, e.end = next, func() { cancel(); end() }
	return e
}

// turn goes on for a turn; it returns the result once the exploration has come to its end.
func (e *exploration) turn() *execute.Result {
	if e.result != nil {
		return e.result
	}
	if e.next(); e.result != nil && e.result.Memory {
		runtime.GC() // the memory is for the other exploration
	}
	return e.result
}

// decides reports whether the exploration has seen everything although it was bounded.
func (e *exploration) decides() bool {
	return !e.result.Stopped && !slices.ContainsFunc(e.result.Ledger.Entries(), func(n ledger.Entry) bool { return n.Kind == interp.UnrollLimit })
}

// work is what a machine has done, in units of about the time of an instruction. Where an event belongs among those
// before it takes longer than its instructions.
func work(m *interp.Machine) uint64 {
	s := m.S.Stats()
	return m.Instructions + 1000*m.Events + 100*s.Total() + 10_000*s.Queries[solver.TierZ3]
}

// loops reports whether user code has any.
func loops(p *ir.Program) bool {
	return slices.ContainsFunc(p.Funcs, func(f *ir.Func) bool { return !f.Runtime && len(f.BackEdges()) > 0 })
}
