package soundness

import (
	"slices"
	"strings"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/solver"
)

// level looks for the fewest conjuncts of the replayed path's condition that suffice: from every state in which they hold, as does
// what is known and assumed, one of the paths gets there. None is manifest; equalities between root pointers
// alone are, too.
func (q *levels) level(paths []*pathCondition, a Anchor) *execute.Level {
	roots, others := rootsFirst(q.first.decided)
	l := &execute.Level{Name: execute.Conditional, Entry: a.Entry, Why: why(q.first, a)}
	needs, certain := q.smallest(inside(paths, q.first.outside), roots, others)
	l.Needs, l.Whole = needs, !certain && len(needs) > 0
	for _, n := range needs {
		if isRootEquality(n) {
			l.Roots++
		}
	}
	switch {
	case !certain || l.Roots == len(needs) && l.Why != "":
	case l.Roots == len(needs):
		l.Name = execute.Manifest
	case q.unknown(needs[l.Roots:], paths):
		l.Name = execute.Latent
	}
	if l.Roots < len(needs) {
		l.Why = ""
	}
	if certain && len(needs) > 0 {
		l.Line = q.line(needs, paths, a)
	}
	return l
}

// line is an assume line that holds in no state from which one of the paths goes: that not all that is needed holds. It is empty
// where that cannot be said in such a line.
func (q *levels) line(needs []*expr.Node, paths []*pathCondition, a Anchor) string {
	not := q.b.Not(q.b.AndAll(needs))
	if not.N == nil || a.Reads == nil {
		return ""
	}
	text := strings.NewReplacer(" <u ", " < ", " <=u ", " <= ", " >u ", " > ", " >=u ", " >= ").Replace(not.N.String())
	text, holds, ok := a.Reads(text)
	if !ok {
		return ""
	}
	for _, p := range paths {
		list := slices.Clone(p.known)
		for _, v := range []expr.Value{p.all, holds} {
			if v.N != nil {
				list = append(list, v.N)
			} else if v == expr.False {
				list = nil
				break
			}
		}
		if list != nil && q.decide(list) != solver.Unsat {
			return ""
		}
	}
	return text
}

// why says what keeps a violation from being manifest whatever it needs, or is empty.
func why(first *pathCondition, a Anchor) string {
	switch {
	case !a.Sure:
		return a.Why
	case first.outside:
		return "a function without a body was called with a pointer: whether it locks, frees or waits is not known"
	}
	return a.Plain
}

// inside are the paths on which no function without a body may have done what was not followed, unless the first is not one.
func inside(paths []*pathCondition, all bool) []*pathCondition {
	if all {
		return paths
	}
	return slices.DeleteFunc(slices.Clone(paths), func(p *pathCondition) bool { return p.outside })
}

// smallest are conjuncts, roots first, that suffice. certain says that they do, and that they can hold.
func (q *levels) smallest(paths []*pathCondition, roots, others []*expr.Node) (needs []*expr.Node, certain bool) {
	var hard, known []*expr.Node
	for _, p := range paths {
		known = append(known, p.known...)
		if not := q.b.Not(p.all); not == expr.False {
			hard = nil // the path needs nothing
			return nil, q.decide(known) == solver.Sat
		} else if not.N != nil {
			hard = append(hard, not.N)
		}
	}
	hard = append(hard, known...)
	suffice := func(list []*expr.Node) bool { return q.decide(slices.Concat(hard, list)) == solver.Unsat }
	all := slices.Concat(roots, others)
	if !suffice(all) {
		return all, false
	}
	switch {
	case suffice(nil):
		all = nil
	case suffice(roots):
		all = fewest(roots, suffice)
	default:
		all = fewest(all, suffice)
	}
	return all, q.decide(slices.Concat(known, all)) == solver.Sat
}

// fewest leaves out of conjuncts that suffice what can be left out, in ever smaller runs, youngest first.
func fewest(list []*expr.Node, suffice func([]*expr.Node) bool) []*expr.Node {
	for run := (len(list) + 1) / 2; run > 0; run = (run + 1) / 2 {
		for end := len(list); end > 0; {
			at := max(end-run, 0)
			if rest := slices.Concat(list[:at], list[end:]); suffice(rest) {
				list = rest
			}
			end = at
		}
		if run == 1 {
			break
		}
	}
	return list
}

// decide decides whether conjuncts can hold together.
func (q *levels) decide(list []*expr.Node) solver.Result {
	if time.Now().After(q.deadline) {
		return solver.Unknown
	}
	var pc *expr.PC
	for _, n := range list {
		pc = q.b.Assume(pc, n.Value())
	}
	_, r := q.s.Model(pc, expr.True)
	return r
}

// rootsFirst takes equalities between root pointers apart from other conjuncts.
func rootsFirst(list []*expr.Node) (roots, others []*expr.Node) {
	for _, n := range list {
		if isRootEquality(n) {
			roots = append(roots, n)
		} else {
			others = append(others, n)
		}
	}
	return roots, others
}

// isRootEquality reports whether a condition says that two parameters or locals of the given frames are one pointer.
func isRootEquality(n *expr.Node) bool {
	return n.Op() == expr.OpEq && isRoot(n.Kids()[0]) && isRoot(n.Kids()[1])
}

func isRoot(n *expr.Node) bool {
	s := n.Symbol()
	return n.Op() == expr.OpSym && s != nil && s.Origin == expr.Local && s.Pointer && !strings.Contains(s.Name, "(") // of a frame that is not given
}

// unknown reports whether every conjunct is about what functions without a body did, or about memory of which no fact is
// known: of objects that pointers lead to. Whether something was freed, how large it is, and what variables hold is no such
// memory.
func (q *levels) unknown(needs []*expr.Node, paths []*pathCondition) bool {
	known := map[*expr.Symbol][]extent{}
	for _, p := range paths {
		for _, f := range p.facts {
			reads(f, map[*expr.Node]bool{}, func(s *expr.Symbol, e extent) { known[s] = append(known[s], e) })
		}
	}
	for _, n := range needs {
		about := true
		reads(n, map[*expr.Node]bool{}, func(s *expr.Symbol, e extent) {
			about = about && !slices.ContainsFunc(known[s], e.meets)
		})
		for _, s := range expr.Symbols(n) {
			about = about && (s.Origin == expr.Havoc || s.Width == 0 && s.Origin == expr.Heap)
		}
		if !about {
			return false
		}
	}
	return true
}

// extent is bytes of an array root; all of them where n is 0.
type extent struct{ at, n uint64 }

func (e extent) meets(f extent) bool {
	return e.n == 0 || f.n == 0 || e.at < f.at+f.n && f.at < e.at+e.n
}

// reads tells of the array roots that a node reads, and where.
func reads(n *expr.Node, seen map[*expr.Node]bool, f func(*expr.Symbol, extent)) {
	if seen[n] {
		return
	}
	seen[n] = true
	if n.Op() == expr.OpRead && n.Kids()[0].Op() == expr.OpSymArray && n.Kids()[1].Op() == expr.OpConst {
		f(n.Kids()[0].Symbol(), extent{n.Kids()[1].Word(), uint64(n.Width() / 8)})
		return
	}
	if n.Op() == expr.OpSymArray {
		f(n.Symbol(), extent{})
	}
	for _, k := range n.Kids() {
		reads(k, seen, f)
	}
}
