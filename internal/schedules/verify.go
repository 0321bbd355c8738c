package schedules

import (
	stdctx "context"
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/ledger"
	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/state"
)

// Fault is why a schedule, or all of an epoch, is not verified.
type Fault struct{ Text, At string }

// Verify executes all of the program on the schedules of a set, over all inputs that select each, and notes what is
// violated on them: in Ending.Faults of a schedule, and in Epoch.Faults where it is not known of which. Threads go on
// in the order in which the set was enumerated; a pair of accesses that races in it is a fault, so that what is without
// faults is what every execution does that keeps to the happens-before edges. A fault is a fault of each schedule that
// begins with the operations that led to it, so that some schedules may be without fault that have one here.
func (s *Set) Verify(stop stdctx.Context, out Output) error {
	e := *s.by
	e.out = out
	stop, done := e.until(stop)
	defer done()
	e.stop, s.checked = stop, true
	for _, epoch := range s.Epochs {
		if err := e.verify(epoch); err != nil {
			return err
		}
	}
	return nil
}

// Checked reports whether Verify was called.
func (s *Set) Checked() bool { return s.checked }

// Verified reports whether nothing is violated on any schedule, and all inputs are covered.
func (s *Set) Verified() bool { return s.checked && s.Covered() && s.WithoutFault() == s.Schedules() }

// WithoutFault is how many schedules of all epochs are verified.
func (s *Set) WithoutFault() (n int) {
	for _, e := range s.Epochs {
		if len(e.Faults) > 0 || e.Root == nil {
			continue
		}
		e.Root.ends(func(c *Choice) {
			if len(c.End.Faults) == 0 {
				n++
			}
		})
	}
	return n
}

// Violated reports whether something is violated in an epoch that begins at main, about which everything is known.
func (s *Set) Violated() (is bool) {
	for _, e := range s.Epochs {
		if e.Context.FromMain && e.Root != nil {
			e.Root.ends(func(c *Choice) { is = is || len(c.End.Faults) > 0 })
		}
	}
	return is
}

// ends visits the choices with which schedules end, in their order.
func (n *Node) ends(visit func(*Choice)) {
	for _, c := range n.Choices {
		if c.Next == nil {
			visit(c)
		} else {
			c.Next.ends(visit)
		}
	}
}

// verify explores an epoch with nothing left out.
func (e *enumeration) verify(epoch *Epoch) error {
	if epoch.Root == nil {
		epoch.Faults = append(epoch.Faults, Fault{Text: "the epoch was not enumerated"})
		return nil
	}
	stop, done := e.each(e.stop)
	defer done()
	o := e.options(epoch)
	o.EndAtRaces, o.Epoch.LeftOut, o.Epoch.Fewest.Unrolled = true, nil, nil
	if len(e.o.Properties) > 0 {
		o.Properties = append(slices.Clone(e.o.Properties), property.Races.String())
	}
	provided := pipeline.Provided{Program: e.Loaded}
	plan, err := pipeline.Prepare(stop, o, pipeline.Output{Provided: provided})
	if err != nil {
		return err
	}
	v := &verification{enumeration: e, epoch: epoch}
	v.schedules(epoch.Root, nil)
	result, err := plan.Explore(stop, pipeline.Output{Ended: v.add, Provided: provided})
	if err != nil {
		epoch.Faults = append(epoch.Faults, Fault{Text: err.Error()})
		return nil
	}
	v.complete(result)
	return nil
}

// verification holds the paths of an epoch against its schedules.
type verification struct {
	*enumeration
	epoch *Epoch
	known []sequence
}

// sequence is a schedule: its operations, reads of inputs aside, as executions of the slice and of all have them.
type sequence struct {
	ops []string
	end *Ending
}

// schedules lists those that begin with some operations.
func (v *verification) schedules(n *Node, before []string) {
	for _, c := range n.Choices {
		ops := slices.Clone(before)
		for _, o := range c.Operations {
			if o.Input == "" {
				ops = append(ops, o.alike())
			}
		}
		if c.Next != nil {
			v.schedules(c.Next, ops)
			continue
		}
		v.known = append(v.known, sequence{ops, c.End})
		if c.End.fails() {
			c.End.fault(Fault{c.End.Text, v.Short(c.End.Loc)})
		}
	}
}

// alike is what an operation is in an execution of the slice and in one of the program: addresses, and what library
// models decide, differ.
func (o *Operation) alike() string { return fmt.Sprint(o.TID, o.API, o.Loc, o.Wakes, o.Timeout) }

// add holds an ended path against the schedules. It keeps to one; or it violates something on the way of some.
func (v *verification) add(st *state.State) {
	var ops []string
	for _, it := range v.items(st, func(string) bool { return false }) {
		if it.op != nil {
			ops = append(ops, it.op.alike())
		}
	}
	end := &Ending{Outcome: st.End.Outcome, Text: st.End.Text, Loc: st.End.Loc}
	switch {
	case end.Outcome == execute.AssumeBlocked || end.Outcome == execute.Cut: // a cut is in the ledger
	case end.fails():
		if !v.fails(ops, Fault{end.Text, v.Short(end.Loc)}) {
			v.strays()
		}
	case !v.keeps(ops, end, st):
		v.strays()
	}
}

// fails notes a fault of all schedules that begin with some operations, and reports whether there are any.
func (v *verification) fails(ops []string, f Fault) (is bool) {
	for _, s := range v.known {
		if len(s.ops) >= len(ops) && slices.Equal(s.ops[:len(ops)], ops) {
			s.end.fault(f)
			is = true
		}
	}
	return is
}

// keeps reports whether a schedule has these operations and this end.
func (v *verification) keeps(ops []string, end *Ending, st *state.State) bool {
	if end.Outcome == execute.FragmentEnd {
		next, _, why := v.following(st)
		if why != "" {
			return false
		}
		end.Epoch = v.enumeration.known[v.key(next)]
	}
	return slices.ContainsFunc(v.known, func(s sequence) bool {
		return s.end.Outcome == end.Outcome && s.end.Epoch == end.Epoch && slices.Equal(s.ops, ops)
	})
}

// strays notes that threads were seen to synchronise otherwise than in any schedule.
func (v *verification) strays() {
	f := Fault{Text: "with everything executed, threads synchronise otherwise than in any of these schedules"}
	if !slices.Contains(v.epoch.Faults, f) {
		v.epoch.Faults = append(v.epoch.Faults, f)
	}
}

// complete notes what was not explored.
func (v *verification) complete(r *pipeline.Result) {
	entries := r.Ledger.Entries()
	v.epoch.Ledger = append(v.epoch.Ledger, entries...)
	for _, entry := range entries {
		if entry.Effect == ledger.Incomplete {
			v.epoch.Faults = append(v.epoch.Faults, Fault{entry.Text, entry.At})
		}
	}
	if !r.Complete && len(v.epoch.Faults) == 0 {
		v.epoch.Faults = append(v.epoch.Faults, Fault{Text: "not all of it was explored"})
	}
}

// fails reports whether something is violated at the end.
func (e *Ending) fails() bool {
	return slices.Contains([]execute.Outcome{execute.Violation, execute.Deadlock, execute.Livelock}, e.Outcome)
}

// fault notes why the schedule is not verified, once.
func (e *Ending) fault(f Fault) {
	if f.Text = strings.TrimSpace(f.Text); !slices.Contains(e.Faults, f) {
		e.Faults = append(e.Faults, f)
	}
}
