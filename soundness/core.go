package soundness

import (
	"slices"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/solver"
)

// Core is conjuncts of the condition of the path that showed a violation in a run from main, of which none can be left
// out: whatever values the unknowns have for which they hold, the violation happens.
type Core struct {
	Needs []*expr.Node // in the order of the path
	Rest  int          // how many conjuncts that the path decided are left out
	// one of the other paths that showed it may be taken then; else it is always this one
	Others bool
}

// maxCoreQueries bounds the questions about one core.
const maxCoreQueries = 96

// CoreOf looks for the core of a violation's condition; nil where none was found before the deadline that is smaller
// than the condition. A conjunct is left out only where the solver has shown that those that stay lead to the
// violation.
func CoreOf(s *solver.Solver, b *expr.Builder, v *execute.ViolationRecord, deadline time.Time) *Core {
	decided := v.Condition.Decided()
	if !levelled(b, v) || len(decided) == 0 || v.Condition.Len() > maxConjuncts {
		return nil
	}
	q := &levels{s: s, b: b, deadline: deadline}
	var known []*expr.Node
	for _, c := range v.Condition.Conds() {
		if !slices.Contains(decided, c) {
			known = append(known, c)
		}
	}
	own, core := q.core(known, decided, v.Conditions[:1])
	if len(v.Conditions) > 1 && core != nil && len(core) > 0 {
		if any, fewer := q.core(known, core, v.Conditions); any && len(fewer) < len(core) {
			return &Core{Needs: fewer, Rest: len(decided) - len(fewer), Others: true}
		}
	}
	if !own || len(core) == len(decided) {
		return nil
	}
	return &Core{Needs: core, Rest: len(decided) - len(core)}
}

// core is the fewest of some conjuncts that with what is known lead to one of the paths; ok is false where all of them
// do not, as far as was decided.
func (q *levels) core(known, list []*expr.Node, paths []execute.Condition) (ok bool, needs []*expr.Node) {
	hard := slices.Clone(known)
	for _, p := range paths {
		if p.PC.Len() > maxConjuncts {
			continue
		}
		not := q.b.Not(q.b.AndAll(p.PC.Conds()))
		if not.N == nil { // it is taken always
			return not == expr.False, nil
		}
		hard = append(hard, not.N)
	}
	asked := 0
	suffice := func(some []*expr.Node) bool {
		asked++
		return asked <= maxCoreQueries && q.decide(slices.Concat(hard, some)) == solver.Unsat
	}
	if !suffice(list) {
		return false, list
	}
	if suffice(nil) {
		return true, nil
	}
	return true, fewest(list, suffice)
}
