package schedules

import (
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/ledger"
)

// String is the set for a person: each epoch with its trie, the schedules numbered, their operations in order.
func (s *Set) String() string {
	var w strings.Builder
	s.head(&w)
	for _, e := range s.Epochs {
		w.WriteString("\n")
		s.epoch(&w, e)
	}
	w.WriteString("\n")
	for _, e := range s.Ledger() {
		fmt.Fprintf(&w, "%s: %s\n", e.Effect, at(e.Text, e.At))
	}
	return w.String()
}

// head is the summary.
func (s *Set) head(w *strings.Builder) {
	verdict := "covered"
	switch {
	case !s.Covered():
		verdict = "not covered"
	case s.withoutArguments():
		verdict = "covered, if main gets no arguments but the program's name (--args gives others)"
	}
	marked, dormant := s.Markers.Count()
	fmt.Fprintf(
		w,
		"inputs: %s\n%s, %s; %s, %s\n",
		verdict,
		count(len(s.Epochs), "epoch"),
		count(s.Schedules(), "schedule"),
		count(marked, "marker"),
		count(dormant, "dormant marker"),
	)
	for _, why := range s.Missing {
		fmt.Fprintf(w, "missing: %s\n", why)
	}
	for _, o := range []execute.Outcome{execute.Violation, execute.Deadlock, execute.Livelock, execute.AssumeBlocked} {
		if n := s.endsSo(o); n > 0 {
			fmt.Fprintf(w, "of these end in %s: %d\n", o, n)
		}
	}
}

// endsSo is how many schedules end in a way.
func (s *Set) endsSo(o execute.Outcome) (n int) {
	for _, e := range s.Epochs {
		if e.Root != nil {
			n += e.Root.endsSo(o)
		}
	}
	return n
}

func (n *Node) endsSo(o execute.Outcome) (count int) {
	for _, c := range n.Choices {
		switch {
		case c.Next != nil:
			count += c.Next.endsSo(o)
		case c.End.Outcome == o:
			count++
		}
	}
	return count
}

func (s *Set) epoch(w *strings.Builder, e *Epoch) {
	fmt.Fprintf(w, "epoch %d: %s\n", e.Number, count(e.Schedules(), "schedule"))
	for _, line := range strings.Split(strings.TrimRight(e.Context.Describe(s.Program.Loaded.Program), "\n"), "\n") {
		w.WriteString("  " + line + "\n")
	}
	for _, why := range e.Missing {
		fmt.Fprintf(w, "  missing: %s\n", why)
	}
	if e.Root != nil {
		n := 0
		s.node(w, e.Root, "  ", &n)
	}
}

// node writes what is chosen at a node, and what follows.
func (s *Set) node(w *strings.Builder, n *Node, indent string, schedules *int) {
	for _, c := range n.Choices {
		inner := indent
		if when := c.when(); when != "" {
			fmt.Fprintf(w, "%sif %s\n", indent, when)
			inner += "  "
		}
		for _, o := range c.Operations {
			fmt.Fprintf(w, "%s%s\n", inner, o.text(s.Program.Loaded.Program))
		}
		if c.Next != nil {
			s.node(w, c.Next, inner, schedules)
			continue
		}
		*schedules++
		fmt.Fprintf(w, "%s= schedule %d: %s\n", inner, *schedules, s.ending(c.End))
	}
}

// when is the condition of a choice in C; "" is true.
func (c *Choice) when() string {
	var cases []string
	for i := range c.When {
		text := c.When[i].Text
		if text == "" {
			return ""
		}
		cases = append(cases, text)
	}
	if len(cases) == 1 {
		return cases[0]
	}
	return "(" + strings.Join(cases, ") || (") + ")"
}

func (s *Set) ending(e *Ending) string {
	switch {
	case e.Epoch > 0:
		return fmt.Sprintf("then epoch %d", e.Epoch)
	case e.Why != "":
		return "no schedule goes on: " + e.Why
	case e.Text != "":
		return at(e.Text, s.Short(e.Loc))
	}
	return e.Outcome.String()
}

// count is "1 epoch", "2 epochs".
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// withoutArguments reports whether main's arguments, which may decide, are assumed to be none.
func (s *Set) withoutArguments() bool {
	return slices.ContainsFunc(s.Epochs, func(e *Epoch) bool {
		return slices.ContainsFunc(e.Ledger, func(entry ledger.Entry) bool { return entry.Kind == "no-arguments" })
	})
}
