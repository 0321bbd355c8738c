package schedules

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/soundness/concrete"
)

// follower constrains a concrete run to a schedule: it is the run's Schedule and Inputs.
type follower struct {
	ops    []*Operation
	next   int
	values map[string]uint64 // of inputs, by what follows the thread's name and precedes the number
	wrong  string            // why the run does not fit
}

// ordered are the operations that a run decides about: creations, ends and joins happen as soon as they can.
func ordered(ops []*Operation) (out []*Operation) {
	for _, o := range ops {
		if o.decided {
			out = append(out, o)
		}
	}
	return out
}

// Next is the turn of the thread whose operation is next.
func (f *follower) Next(m *concrete.Machine, turns []concrete.Turn) int {
	if f.next == len(f.ops) {
		f.fails("after the schedule's end threads go on: %v", turns)
		return -1
	}
	o := f.ops[f.next]
	for i, turn := range turns {
		if turn.Thread != o.TID || turn.Timeout != o.timeout {
			continue
		}
		p, at := m.Point(turn.Thread)
		if !turn.Timeout && (!at || p.Op != o.api || p.Loc != o.Loc) {
			f.fails("%s is before %s at %s, the schedule has %s", o.Thread, p.Op, m.P.Short(p.Loc), o.text(m.P))
			return -1
		}
		f.next++
		return i
	}
	f.fails("the thread of %s can not go on", o.text(m.P))
	return -1
}

func (f *follower) fails(format string, args ...any) {
	if f.wrong == "" {
		f.wrong = fmt.Sprintf(format, args...)
	}
}

// Wake wakes who the schedule says.
func (f *follower) Wake(m *concrete.Machine, by int, waiting []int) int {
	if f.next > 0 {
		for _, tid := range f.ops[f.next-1].wakes {
			if slices.Contains(waiting, tid) {
				return tid
			}
		}
	}
	f.fails("the schedule wakes none of %v", waiting)
	return waiting[0]
}

func (f *follower) Choose(*concrete.Machine, int, int, string) int { return 0 }
func (f *follower) Stops(*concrete.Machine, concrete.End) bool     { return true }

// Word is the value of an input; others are zero.
func (f *follower) Word(name string, bits int) concrete.Word {
	return concrete.W(f.values[inputName(name)] & (1<<(bits-1)<<1 - 1))
}

func (f *follower) Bytes(string, []byte) {}
func (f *follower) Known(int, int) bool  { return true }

// inputName is an input's name without its thread and number.
func inputName(symbol string) string {
	_, rest, _ := strings.Cut(symbol, ".")
	name, _, _ := strings.Cut(rest, "#")
	return name
}

// model has the values of inputs for all symbols of the conditions of a trie.
func model(n *Node, values map[string]uint64) *expr.Model {
	m := expr.NewModel()
	n.each(func(c *Choice) {
		for i := range c.When {
			for _, node := range c.When[i].Conjuncts {
				for _, s := range expr.Symbols(node) {
					m.Set(s, values[inputName(s.Name)]&(1<<(s.Width-1)<<1-1))
				}
			}
		}
	})
	return m
}

// each visits the choices of a trie.
func (n *Node) each(visit func(*Choice)) {
	for _, c := range n.Choices {
		visit(c)
		if c.Next != nil {
			c.Next.each(visit)
		}
	}
}

// unknown is an input on which a condition depends before a schedule has read it, or "".
func (n *Node) unknown(read map[string]bool) string {
	for _, c := range n.Choices {
		for i := range c.When {
			for _, node := range c.When[i].Conjuncts {
				for _, s := range expr.Symbols(node) {
					if s.Origin == expr.Input && !read[s.Name] {
						return s.Name
					}
				}
			}
		}
		if c.Next == nil {
			continue
		}
		input := c.Operations[len(c.Operations)-1].Input
		before := read[input]
		read[input] = true
		if u := c.Next.unknown(read); u != "" {
			return u
		}
		read[input] = before
	}
	return ""
}

// selects checks that inputs select one schedule, and that a run on them can be constrained to it; or says why not.
func selects(set *Set, values map[string]uint64) error {
	root := set.Epochs[0].Root
	ops, end, n := root.Select(model(root, values))
	if n != 1 || end == nil {
		return fmt.Errorf("inputs %v select %d schedules", values, n)
	}
	f := &follower{ops: ordered(ops), values: values}
	m, err := concrete.New(set.Program.Loaded.Program, concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000}, f, f)
	if err != nil {
		return err
	}
	switch done := m.Run(concrete.Sync); {
	case f.wrong != "":
		return fmt.Errorf("inputs %v: %s", values, f.wrong)
	case !done || m.End == nil:
		return fmt.Errorf("inputs %v: the run gave up", values)
	case f.next < len(f.ops):
		return fmt.Errorf("inputs %v: the run ends %s before %s", values, m.End.Outcome, f.ops[f.next].text(set.Program.Loaded.Program))
	case string(m.End.Outcome) != end.Outcome.String():
		return fmt.Errorf("inputs %v: the run ends %s, the schedule %s", values, m.End.Outcome, end.Outcome)
	}
	return nil
}
