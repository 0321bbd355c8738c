package soundness

import (
	"slices"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/solver"
)

// addresses is where addresses of functions and variables begin: no number of a program is likely to be compared with
// one.
const addresses = 1 << 32

// Leads are the conditions that say where pointers of the initial state lead and that all paths have decided which
// showed a violation and were kept, oldest first: a context in which one of them does not hold has none of these paths.
func Leads(b *expr.Builder, v *execute.ViolationRecord) (out []*expr.Node) {
	if !levelled(b, v) || v.Condition.Len() > maxConjuncts {
		return nil
	}
	q, first := &levels{b: b}, &v.Conditions[0]
	var names *expr.Substitution
	for at := first.PC; at != nil; at = at.Parent {
		if at.Given() || !q.leading(at) ||
			slices.ContainsFunc(v.Conditions, func(c execute.Condition) bool { return !c.PC.Has(at.Cond) }) {
			continue
		}
		if names == nil {
			names = b.Substitution(q.namesOf(first))
		}
		named, ok := q.unnamed(at.Cond, first.Names)
		if !ok {
			named = names.Value(at.Cond.Value())
		}
		out = append(out, q.nodesOf(named)...)
	}
	slices.Reverse(out)
	return out
}

// leading reports whether a conjunct says where a pointer leads.
func (q *levels) leading(at *expr.PC) bool {
	n := at.Cond
	if n.Op() == expr.OpNot {
		return false
	}
	if at.Role == expr.Case {
		return true
	}
	if n.Op() != expr.OpEq || n.Kids()[0].Width() != q.b.PtrBits() {
		return false
	}
	x := n.Kids()[0]
	return x.Op() == expr.OpConst && x.Word() >= addresses
}

// Excludes is an assume line of a context file that excludes a condition of the initial state; empty where that cannot
// be said in one.
func Excludes(s *solver.Solver, b *expr.Builder, n *expr.Node, a Anchor, deadline time.Time) string {
	q := &levels{s: s, b: b, deadline: deadline}
	return q.line([]*expr.Node{n}, []*pathCondition{{all: n.Value()}}, a)
}
