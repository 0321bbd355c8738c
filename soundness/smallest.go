package soundness

import (
	"slices"
	"strings"
	"time"

	"midway/internal/expr"
	"midway/internal/solver"
)

// level looks for the fewest conjuncts of the replayed path's condition that suffice: from every state in which they
// hold, as does what is known and assumed, one of the paths gets there. None is manifest; equalities between root
// pointers alone are, too.
func (q *levels) level(paths []*pathCondition, a Anchor) *Level {
	roots, others := rootsFirst(q.first.decided)
	l := &Level{Name: Conditional, Entry: a.Entry, Why: why(q.first, a)}
	inside := inside(paths, q.first)
	unless := q.withoutAny(inside, roots)
	needs, certain := q.smallest(inside, roots, others, unless)
	l.Needs, l.Whole = needs, !certain && len(needs) > 0
	for _, n := range needs {
		if isRootEquality(n) {
			l.Roots++
		}
	}
	switch {
	case unless == solver.Sat && q.latent(others, paths) != nil:
		l.Name = Latent
	case unless == solver.Sat && !certain && q.suffices && q.latent(needs[l.Roots:], paths) != nil: // so it is by fewer
		l.Name = Latent
	case !certain || l.Roots == len(needs) && l.Why != "":
	case l.Roots == len(needs):
		l.Name = Manifest
	case q.latent(needs[l.Roots:], paths) != nil:
		l.Name = Latent
	}
	if l.Roots < len(needs) {
		l.Why = ""
	}
	if certain && len(needs) > 0 {
		l.Line = q.line(needs, paths, a)
	}
	return l
}

// withoutAny is whether there is a state that is as known and assumed, in which root pointers are equal as given, and
// from which none of the paths goes.
func (q *levels) withoutAny(paths []*pathCondition, roots []*expr.Node) solver.Result {
	hard, ok := q.none(paths)
	if !ok {
		return solver.Unsat
	}
	if q.withoutShared(paths, roots) {
		return solver.Sat
	}
	return q.decide(slices.Concat(hard, roots))
}

// maxShared bounds how many conditions that all paths need are looked at one by one.
const maxShared = 8

// withoutShared reports whether some condition that all of the paths need, one of the last, is known not to hold in
// some such state: a small question.
func (q *levels) withoutShared(paths []*pathCondition, roots []*expr.Node) bool {
	given := slices.Clone(roots)
	for _, p := range paths {
		given = append(given, p.known...)
	}
	asked := 0
	for _, n := range slices.Backward(q.first.decided) {
		if isRootEquality(n) ||
			slices.ContainsFunc(paths, func(p *pathCondition) bool { return !slices.Contains(p.decided, n) }) {
			continue
		}
		if not := q.b.Not(n.Value()); not.N != nil &&
			q.decide(append(given[:len(given):len(given)], not.N)) == solver.Sat {
			return true
		}
		if asked++; asked == maxShared {
			break
		}
	}
	return false
}

// none says that none of the paths goes; ok is false where one needs nothing.
func (q *levels) none(paths []*pathCondition) (hard []*expr.Node, ok bool) {
	var known []*expr.Node
	for _, p := range paths {
		known = append(known, p.known...)
		if not := q.b.Not(p.all); not == expr.False {
			return nil, false
		} else if not.N != nil {
			hard = append(hard, not.N)
		}
	}
	return append(hard, known...), true
}

// line is an assume line that holds in no state from which one of the paths goes: that not all that is needed holds. It
// is empty where that cannot be said in such a line.
func (q *levels) line(needs []*expr.Node, paths []*pathCondition, a Anchor) string {
	not := q.b.Not(q.b.AndAll(needs))
	if not.N == nil || a.Reads == nil {
		return ""
	}
	if a.Names != nil {
		if text, ok := a.Names(q.heap).InC(not.N); ok {
			if _, holds, same := a.Reads(text); same &&
				holds.N == not.N { // as people read it, where that says the same
				return q.excludes(text, paths, a)
			}
		}
	}
	text := strings.NewReplacer(" <u ", " < ", " <=u ", " <= ", " >u ", " > ", " >=u ", " >= ").Replace(not.N.String())
	return q.excludes(text, paths, a)
}

// excludes is an assume line as it is written, where it holds in no state from which one of the paths goes; else it is
// empty.
func (q *levels) excludes(line string, paths []*pathCondition, a Anchor) string {
	text, holds, ok := a.Reads(line)
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
	case first.plain:
		return "its condition is about plain addresses"
	}
	return a.Plain
}

// inside are the paths on which no function without a body may have done what was not followed, and whose conditions
// are about no plain address, unless the first is one of those.
func inside(paths []*pathCondition, first *pathCondition) []*pathCondition {
	return slices.DeleteFunc(
		slices.Clone(paths),
		func(p *pathCondition) bool { return p.outside && !first.outside || p.plain && !first.plain },
	)
}

// smallest are conjuncts, roots first, that suffice. certain says that they do, and that they can hold. Whether there
// is a state in which the roots hold and from which none of the paths goes is given.
func (q *levels) smallest(
	paths []*pathCondition,
	roots, others []*expr.Node,
	unless solver.Result,
) (needs []*expr.Node, certain bool) {
	var known []*expr.Node
	for _, p := range paths {
		known = append(known, p.known...)
	}
	hard, ok := q.none(paths)
	if !ok {
		return nil, q.decide(known) == solver.Sat
	}
	suffice := func(list []*expr.Node) bool { return q.decide(slices.Concat(hard, list)) == solver.Unsat }
	all := slices.Concat(roots, others)
	if q.suffices = suffice(all); !q.suffices {
		return all, false
	}
	switch {
	case suffice(nil):
		all = nil
	case unless == solver.Unsat:
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
	// of a frame that is not given
	return n.Op() == expr.OpSym && s != nil && s.Origin == expr.Local && s.Pointer && !strings.Contains(s.Name, "(")
}

// extent is bytes of an array root; all of them where n is 0.
type extent struct{ at, n uint64 }

func (e extent) meets(f extent) bool {
	return e.n == 0 || f.n == 0 || e.at < f.at+f.n && f.at < e.at+e.n
}

// reads tells of the array roots that a node reads, where, and at which node.
func reads(n *expr.Node, seen map[*expr.Node]bool, f func(*expr.Node, *expr.Symbol, extent)) {
	if seen[n] {
		return
	}
	seen[n] = true
	if n.Op() == expr.OpRead && n.Kids()[0].Op() == expr.OpSymArray {
		e := extent{}
		if i := n.Kids()[1]; i.Op() == expr.OpConst {
			e = extent{i.Word(), uint64(n.Width() / 8)}
		} else {
			reads(i, seen, f)
		}
		f(n, n.Kids()[0].Symbol(), e)
		return
	}
	if n.Op() == expr.OpSymArray {
		f(n, n.Symbol(), extent{})
	}
	for _, k := range n.Kids() {
		reads(k, seen, f)
	}
}
