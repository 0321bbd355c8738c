package schedules

import (
	"errors"
	"fmt"
	"math/rand/v2"
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
		if turn.Thread != o.TID || turn.Timeout != o.Timeout {
			continue
		}
		p, at := m.Point(turn.Thread)
		if !turn.Timeout && (!at || p.Op != o.API || p.Loc != o.Loc) {
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
		for _, tid := range f.ops[f.next-1].Wakes {
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
	n.Each(func(c *Choice) {
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

// selects checks that inputs select one schedule, and that runs on them can be constrained to it: to the order of its
// operations, and to its happens-before edges alone, with accesses to memory in any order. It says why not.
func selects(set *Set, values map[string]uint64) error {
	root := set.Epochs[0].Root
	ops, end, n := root.Select(model(root, values))
	if n != 1 || end == nil {
		return fmt.Errorf("inputs %v select %d schedules", values, n)
	}
	f := &follower{ops: ordered(ops), values: values}
	err := constrained(set, f, f, concrete.Sync, end, func() string { return f.wrong })
	if err == nil && f.next < len(f.ops) {
		err = fmt.Errorf("the run ends before %s", f.ops[f.next].text(set.Program.Loaded.Program))
	}
	for seed := uint64(1); err == nil && seed <= 4; seed++ {
		loose := newEdgeFollower(ops, values, seed)
		err = constrained(set, loose, loose, concrete.Access, end, func() string { return loose.wrong })
	}
	if err != nil {
		return fmt.Errorf("inputs %v: %w", values, err)
	}
	return nil
}

// constrained runs a program as a schedule says.
func constrained(set *Set, in concrete.Inputs, s concrete.Schedule, g concrete.Granularity, end *Ending, wrong func() string) error {
	o := concrete.Options{Args: []string{"program"}, MaxSteps: 2_000_000, PassRaces: func() bool { return true }}
	m, err := concrete.New(set.Program.Loaded.Program, o, in, s)
	if err != nil {
		return err
	}
	if e, is := s.(*edgeFollower); is {
		m.Watch = e.saw
	}
	switch done := m.Run(g); {
	case wrong() != "":
		return errors.New(wrong())
	case !done || m.End == nil:
		return errors.New("the run gave up")
	case string(m.End.Outcome) != end.Outcome.String():
		return fmt.Errorf("the run ends %s (%s), the schedule %s", m.End.Outcome, m.End.Text, end.Outcome)
	}
	return nil
}

// edgeFollower constrains a concrete run to the happens-before edges of a schedule: what they leave open is drawn.
type edgeFollower struct {
	follower
	by   map[int][]*Operation // by thread
	done map[int]int          // by thread, how many of its operations have begun
	rng  *rand.Rand
}

func newEdgeFollower(ops []*Operation, values map[string]uint64, seed uint64) *edgeFollower {
	f := &edgeFollower{follower: follower{values: values}, by: map[int][]*Operation{}, done: map[int]int{}, rng: rand.New(rand.NewPCG(seed, 1))}
	for _, o := range ops {
		if o.Input == "" {
			f.by[o.TID] = append(f.by[o.TID], o)
		}
	}
	return f
}

// saw counts the operations of threads.
func (f *edgeFollower) saw(e concrete.Event) {
	if e.Kind != concrete.Visible && e.Kind != concrete.Created && e.Kind != concrete.TimedOut {
		return
	}
	ops, n := f.by[e.Thread], f.done[e.Thread]
	switch {
	case n >= len(ops):
		f.fails("thread %d has %s behind the schedule's end", e.Thread, e.Op)
	case ops[n].Loc != e.Loc && e.Kind == concrete.Visible && ops[n].decided:
		f.fails("thread %d has %s, the schedule %s", e.Thread, e.Op, ops[n].API)
	}
	f.done[e.Thread]++
}

// Next draws among the threads that are before no event, and those whose operation is next and waits for none.
func (f *edgeFollower) Next(m *concrete.Machine, turns []concrete.Turn) int {
	var may []int
	for i, turn := range turns {
		if _, at := m.Point(turn.Thread); !at && !turn.Timeout || f.ready(turn) {
			may = append(may, i)
		}
	}
	if len(may) == 0 || f.wrong != "" {
		f.fails("no thread can go on")
		return -1
	}
	return may[f.rng.IntN(len(may))]
}

func (f *edgeFollower) ready(turn concrete.Turn) bool {
	ops, n := f.by[turn.Thread], f.done[turn.Thread]
	if n >= len(ops) || ops[n].Timeout != turn.Timeout {
		return n >= len(ops) // which shows
	}
	return !slices.ContainsFunc(ops[n].After, func(p *Operation) bool { return !f.over(p) })
}

// over reports whether an operation has happened; a read of an input has where those before it have.
func (f *edgeFollower) over(p *Operation) bool {
	before := 0
	for _, o := range f.by[p.TID] {
		if o.N <= p.N {
			before++
		}
	}
	return f.done[p.TID] >= before
}

// Wake wakes who the schedule says.
func (f *edgeFollower) Wake(m *concrete.Machine, by int, waiting []int) int {
	if n := f.done[by]; n > 0 && n <= len(f.by[by]) {
		for _, tid := range f.by[by][n-1].Wakes {
			if slices.Contains(waiting, tid) {
				return tid
			}
		}
	}
	f.fails("the schedule wakes none of %v", waiting)
	return waiting[0]
}
