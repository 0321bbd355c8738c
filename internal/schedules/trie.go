package schedules

import (
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
)

// Node is where the next fragment is chosen: the beginning of an epoch, or behind a read of an input.
type Node struct {
	Choices []*Choice
}

// Choice is a fragment, and when it is next: where one of its conditions holds.
type Choice struct {
	When       []Condition // disjoint; never empty, of one that is true where there is nothing to choose
	Operations []*Operation
	Schedules  int     // how many schedules of the epoch go on with it
	Next       *Node   // behind the input that the last operation reads; nil at the end of a schedule
	End        *Ending // of the schedule; nil where there is Next
}

// Ending is how a schedule ends.
type Ending struct {
	Outcome execute.Outcome
	Text    string   // of a violation, a deadlock, a cut: what it is
	Loc     ir.LocID // and where
	Epoch   int      // the number of the epoch that is next, from 1; 0: there is none
	Order   []int    // of the threads of that epoch, which thread of this one each is
	Why     string   // why no schedule goes on from here; "": none has to
	Faults  []Fault  // what is violated on the schedule, after Set.Verify
}

// segment is a fragment of a path.
type segment struct {
	when Condition
	ops  []*Operation
}

// segments divides a path at its reads of inputs.
func (r rules) segments(items []item) (out []segment) {
	s := segment{}
	for _, it := range items {
		if it.cond != nil {
			s.when.Conjuncts = append(s.when.Conjuncts, it.cond.node)
			continue
		}
		s.ops = append(s.ops, it.op)
		if it.op.Input != "" && !r.noInputs {
			out = append(out, s)
			s = segment{}
		}
	}
	return append(out, s)
}

// add puts a path into the trie.
func (n *Node) add(path []segment, end *Ending) {
	key := path[0].when.key()
	ops := opsKey(path[0].ops)
	i := slices.IndexFunc(n.Choices, func(c *Choice) bool {
		return c.When[0].key() == key && opsKey(c.Operations) == ops && c.Next != nil
	})
	if i < 0 || len(path) == 1 {
		c := &Choice{When: []Condition{path[0].when}, Operations: path[0].ops}
		n.Choices = append(n.Choices, c)
		i = len(n.Choices) - 1
	}
	c := n.Choices[i]
	if len(path) == 1 {
		c.End = end
		return
	}
	if c.Next == nil {
		c.Next = &Node{}
	}
	c.Next.add(path[1:], end)
}

func opsKey(ops []*Operation) string {
	var w strings.Builder
	for _, o := range ops {
		w.WriteString(o.key() + "\n")
	}
	return w.String()
}

// join makes one choice of those of a node that lead to the same, and counts schedules.
func (n *Node) join() {
	for _, c := range n.Choices {
		c.Schedules = 1
		if c.Next != nil {
			c.Next.join()
			c.Schedules = c.Next.schedules()
		}
	}
	var out []*Choice
	byKey := map[string]*Choice{}
	for _, c := range n.Choices {
		key := c.key()
		if same := byKey[key]; same != nil {
			same.When = append(same.When, c.When...)
			continue
		}
		byKey[key] = c
		out = append(out, c)
	}
	n.Choices = out
}

// Each visits the choices of a trie, before those behind them.
func (n *Node) Each(visit func(*Choice)) {
	for _, c := range n.Choices {
		visit(c)
		if c.Next != nil {
			c.Next.Each(visit)
		}
	}
}

func (n *Node) schedules() (count int) {
	for _, c := range n.Choices {
		count += c.Schedules
	}
	return count
}

// key tells what a choice leads to.
func (c *Choice) key() string {
	var w strings.Builder
	w.WriteString(opsKey(c.Operations))
	if e := c.End; e != nil {
		w.WriteString(fmt.Sprint(e.Outcome, e.Text, e.Why, e.Epoch, e.Order))
		return w.String()
	}
	w.WriteString("{")
	for _, next := range c.Next.Choices {
		for i := range next.When {
			w.WriteString(next.When[i].key() + "|")
		}
		w.WriteString(next.key() + "}")
	}
	return w.String()
}

// Select is the schedule that inputs select: the operations in their order, and how it ends. Where no choice holds, or
// several do, n says how many.
func (n *Node) Select(m *expr.Model) (ops []*Operation, end *Ending, choices int) {
	for {
		var chosen *Choice
		choices = 0
		for _, c := range n.Choices {
			for i := range c.When {
				if c.When[i].Holds(m) {
					choices++
					chosen = c
				}
			}
		}
		if choices != 1 {
			return ops, nil, choices
		}
		ops = append(ops, chosen.Operations...)
		if chosen.Next == nil {
			return ops, chosen.End, 1
		}
		n = chosen.Next
	}
}
