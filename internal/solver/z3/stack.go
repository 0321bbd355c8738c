package z3

import (
	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// stack is one long-lived Z3 solver and the conjuncts standing on it, one push level each.
type stack struct {
	solver *gz.Solver
	levels []*expr.Node
	linked []link // arrays whose link equations stand, with the level that asserted them
	used   uint64 // Session.clock at the last use
}

// link says that the link equations of a root stand since a level.
type link struct {
	root  *root
	level int
}

// common is the length of the prefix that the stack shares with the wanted conjuncts.
func (s *stack) common(want []*expr.Node) int {
	n := 0
	for n < len(s.levels) && n < len(want) && s.levels[n] == want[n] {
		n++
	}
	return n
}

// pop removes levels until n stand.
func (s *stack) pop(n int) {
	for len(s.levels) > n {
		s.solver.Pop()
		s.levels = s.levels[:len(s.levels)-1]
	}
	for k := len(s.linked); k > 0 && s.linked[k-1].level > n; k-- {
		s.linked = s.linked[:k-1]
	}
}

// links reports whether the link equations of a root stand already.
func (s *stack) links(r *root) bool {
	for _, l := range s.linked {
		if l.root == r {
			return true
		}
	}
	return false
}
