package solver

import "midway/internal/expr"

// circuitLimit bounds the work of Z3 on floats, in additions of doubles: it makes circuits of them, and a dozen
// multiplications, or a few quotients and roots, of doubles take it seconds and a gigabyte, which its resource limit
// does not count.
const circuitLimit = 24

// searchFloats asks Z3 about a query with operations on floats: first whether what has none is satisfiable. A model of
// that is where local search begins for the rest. Only small circuits are left to Z3.
func (s *Solver) searchFloats(conds []*expr.Node, youngest *expr.Node) (Result, *expr.Model) {
	if s.plain {
		return s.search(conds, youngest)
	}
	seen, work := map[*expr.Node]bool{}, 0
	var rest []*expr.Node
	for _, c := range conds {
		if !s.computesFloats(c) {
			rest = append(rest, c)
		} else {
			work += circuits(c, seen)
		}
	}
	if len(rest) == len(conds) {
		return s.search(conds, youngest)
	}
	near := expr.NewModel()
	if len(rest) > 0 {
		if s.computesFloats(youngest) {
			youngest = rest[len(rest)-1]
		}
		r, m := s.search(rest, youngest)
		if r == Unsat {
			return Unsat, nil
		}
		if m != nil {
			near = m
		}
	}
	if m := s.repaired(near, conds, longest); m != nil {
		return Sat, m
	}
	if work > circuitLimit {
		return Unknown, nil
	}
	return s.search(conds, youngest)
}

// computesFloats reports whether a conjunct has operations on floats.
func (s *Solver) computesFloats(c *expr.Node) bool {
	has, ok := s.floats[c]
	if !ok {
		has = anyFloat(c, map[*expr.Node]bool{})
		s.floats[c] = has
	}
	return has
}

func anyFloat(n *expr.Node, seen map[*expr.Node]bool) bool {
	if seen[n] || n.Bloom() == 0 {
		return false
	}
	seen[n] = true
	if takesFloats(n.Op()) || isFloat(n.Op()) {
		return true
	}
	for _, k := range n.Kids() {
		if anyFloat(k, seen) {
			return true
		}
	}
	return false
}

// circuits is how large the circuits of the operations on floats are that have not been seen, in additions of doubles.
func circuits(n *expr.Node, seen map[*expr.Node]bool) int {
	if seen[n] || n.Bloom() == 0 {
		return 0
	}
	seen[n] = true
	size := 0
	switch n.Op() {
	case expr.OpFAdd, expr.OpFSub, expr.OpFRnd, expr.OpFToF, expr.OpSIToF, expr.OpUIToF, expr.OpFToSI, expr.OpFToUI:
		size = 1
	case expr.OpFMul:
		size = 3
	case expr.OpFMA, expr.OpFDiv, expr.OpFSqrt:
		size = 6
	}
	if n.Width() == 32 {
		size = (size + 1) / 2
	}
	for _, k := range n.Kids() {
		size += circuits(k, seen)
	}
	return size
}
