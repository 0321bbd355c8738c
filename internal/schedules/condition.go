package schedules

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
)

// cond is a conjunct that a path decided: the at-th of its path condition, from 0.
type cond struct {
	node *expr.Node
	at   int
}

// decided are the conjuncts of a path condition that the path decided, oldest first.
func decided(pc *expr.PC) []cond {
	var out []cond
	for p := pc; p != nil; p = p.Parent {
		if !p.Given() {
			out = append(out, cond{p.Cond, p.Depth - 1})
		}
	}
	slices.Reverse(out)
	return out
}

// Condition is a conjunction over what is known at the beginning of a fragment.
type Condition struct {
	Conjuncts []*expr.Node
	Text      string // in C; "" is true
}

// Holds reports whether the condition holds for inputs.
func (c *Condition) Holds(m *expr.Model) bool {
	for _, n := range c.Conjuncts {
		if !m.Holds(n.Value()) {
			return false
		}
	}
	return true
}

// key tells conditions of one exploration apart, in which equal terms are one.
func (c *Condition) key() string {
	var w strings.Builder
	for _, n := range c.Conjuncts {
		fmt.Fprintf(&w, "%p;", n)
	}
	return w.String()
}
