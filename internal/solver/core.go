package solver

import "midway/internal/expr"

// Core finds a small unsatisfiable subset of conjuncts, in their order: none of it can be left out
// unless a limit was reached on the way. It is nil where the result is not Unsat. Conjuncts are left
// out in ever smaller runs, with a query each (deletion).
func (s *Solver) Core(conds []*expr.Node) ([]*expr.Node, Result) {
	core, r := s.unsatComponent(conds)
	if r != Unsat {
		return nil, r
	}
	for run := len(core) / 2; run > 0; run /= 2 {
		for at := 0; at < len(core); {
			end := min(at+run, len(core))
			rest := append(core[:at:at], core[end:]...)
			if s.refutes(rest) {
				core = rest
			} else {
				at = end
			}
		}
	}
	return core, Unsat
}

// unsatComponent is a class of connected conjuncts that is unsatisfiable, if any is.
func (s *Solver) unsatComponent(conds []*expr.Node) ([]*expr.Node, Result) {
	result := Sat
	for _, part := range s.footprints.components(conds) {
		_, a := s.decide(s.models.nearest(nil), part, s.solvedFormOf(part))
		switch s.count(a) {
		case Unsat:
			return part, Unsat
		case Unknown:
			result = Unknown
		}
	}
	return nil, result
}

// refutes reports whether conjuncts are known to be unsatisfiable.
func (s *Solver) refutes(conds []*expr.Node) bool {
	if len(conds) == 0 {
		return false
	}
	_, a := s.decide(s.models.nearest(nil), conds, s.solvedFormOf(conds))
	return s.count(a) == Unsat
}
