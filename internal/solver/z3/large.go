package z3

import (
	"slices"

	"midway/internal/expr"
)

// large reports whether a conjunct holds an operation that becomes a circuit of very many gates. A solver with
// levels builds circuits when the next level is pushed, where no limit holds; the one without levels builds them during
// its check.
func (t *translator) large(conjunct *expr.Node) bool {
	if answer, ok := t.sized[conjunct.ID()]; ok {
		return answer
	}
	seen := map[*expr.Node]bool{}
	var within func(*expr.Node) bool
	within = func(n *expr.Node) bool {
		if seen[n] || n.Bloom() == 0 {
			return false
		}
		seen[n] = true
		return manyGates(n) || slices.ContainsFunc(n.Kids(), within)
	}
	t.sized[conjunct.ID()] = within(conjunct)
	return t.sized[conjunct.ID()]
}

// manyGates reports an operation with some hundred thousand gates or more.
func manyGates(n *expr.Node) bool {
	switch n.Op() {
	case expr.OpFSqrt, expr.OpFDiv, expr.OpFMA:
		return true
	case expr.OpUDiv, expr.OpSDiv, expr.OpURem, expr.OpSRem:
		return n.Width() > 64
	}
	return false
}
