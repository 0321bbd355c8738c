package z3

import (
	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// stack is one long-lived Z3 solver and the conjuncts standing on it.
type stack struct {
	solver *gz.Solver
	stands []*expr.Node
	levels []int  // how many conjuncts stand up to each push level
	linked []link // arrays whose link equations stand, with the level that asserted them
	used   uint64 // Session.clock at the last use
}

// link says that the link equations of a root stand since a level.
type link struct {
	root  *root
	level int
}

// common is the length of the prefix of whole levels that the stack shares with the wanted conjuncts.
func (s *stack) common(want []*expr.Node) int {
	n := 0
	for n < len(s.stands) && n < len(want) && s.stands[n] == want[n] {
		n++
	}
	for k := len(s.levels) - 1; k >= 0; k-- {
		if s.levels[k] <= n {
			return s.levels[k]
		}
	}
	return 0
}

// pop removes levels until no more than n conjuncts stand.
func (s *stack) pop(n int) {
	for len(s.stands) > n {
		s.solver.Pop()
		s.levels = s.levels[:len(s.levels)-1]
		s.stands = s.stands[:s.top()]
	}
	for k := len(s.linked); k > 0 && s.linked[k-1].level > len(s.levels); k-- {
		s.linked = s.linked[:k-1]
	}
}

// top is how many conjuncts stand up to the last level.
func (s *stack) top() int {
	if len(s.levels) == 0 {
		return 0
	}
	return s.levels[len(s.levels)-1]
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
