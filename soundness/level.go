package soundness

import (
	"slices"
	"time"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/lvalue"
	"midway/internal/solver"
	"midway/symheap"
)

// maxConjuncts bounds the conjuncts of a path condition that are looked at.
const maxConjuncts = 1 << 10

// Anchor says of a context what levels need to know.
type Anchor struct {
	Sure  bool   // its threads are known to be able to stand there together
	Entry bool   // they stand at entries of a library, whose callers may exclude what is found
	Why   string // why it is not sure
	Plain string // what else keeps every violation from being manifest, or ""

	At func(ir.LocID) string // "file:line" of a place

	// Reads says of an assume line how it is written and what it says of the initial state; ok is false where it is
	// none.
	Reads func(line string) (text string, holds expr.Value, ok bool)
	Names func(h *symheap.Heap) *lvalue.Names // for assume lines; nil: as nodes print
}

// LevelOf is what a violation needs of the initial state: conditional where that is not decided before the deadline.
// Solver and conditions belong to one Builder; ok is false where the violation has no condition of it.
func LevelOf(
	s *solver.Solver,
	b *expr.Builder,
	v *execute.ViolationRecord,
	a Anchor,
	deadline time.Time,
) (l *Level, ok bool) {
	if !levelled(b, v) {
		return nil, false
	}
	q, paths := newLevels(s, b, v, a, deadline)
	if q == nil {
		return &Level{
			Name:  Conditional,
			Needs: v.Condition.Decided(),
			Whole: true,
			Why:   "its condition is too long",
		}, true
	}
	return q.level(paths, a), true
}

// LatentOf is the level of a violation that is latent by the whole condition of the replayed path, so that it is by the
// smallest, which is not looked for; ok is false of any other. It asks one question.
func LatentOf(
	s *solver.Solver,
	b *expr.Builder,
	v *execute.ViolationRecord,
	a Anchor,
	deadline time.Time,
) (l *Level, ok bool) {
	if !levelled(b, v) {
		return nil, false
	}
	q, paths := newLevels(s, b, v, a, deadline)
	if q == nil {
		return nil, false
	}
	roots, others := rootsFirst(q.first.decided)
	open := q.latent(others, paths)
	if open == nil || q.withoutAny(inside(paths, q.first), roots) != solver.Sat {
		return nil, false
	}
	return &Level{Name: Latent, Needs: slices.Concat(roots, open), Roots: len(roots), Whole: true, Entry: a.Entry}, true
}

func levelled(b *expr.Builder, v *execute.ViolationRecord) bool {
	return len(v.Conditions) > 0 && v.Conditions[0].PC == v.Condition && v.State != nil && v.State.Heap.B == b
}

// newLevels reads the conditions of a violation, that of the replayed path first; q is nil where that one is too long.
func newLevels(
	s *solver.Solver,
	b *expr.Builder,
	v *execute.ViolationRecord,
	a Anchor,
	deadline time.Time,
) (q *levels, paths []*pathCondition) {
	q = &levels{s: s, b: b, heap: &v.State.Heap, deadline: deadline}
	for i := range v.Conditions {
		p := q.read(&v.Conditions[i])
		switch {
		case i == 0 && p == nil:
			return nil, nil
		case i == 0:
			q.first = p
		}
		if p != nil {
			paths = append(paths, p)
		}
	}
	q.about = q.aboutOf(v, a)
	return q, paths
}

// levels decides the level of one violation. A path's condition is what it decided; what is known and assumed holds
// where what was decided before it does.
type levels struct {
	s        *solver.Solver
	b        *expr.Builder
	heap     *symheap.Heap // at the end of the path that was replayed
	deadline time.Time
	first    *pathCondition // of that path
	about    []*expr.Node   // what the violation is about; nil where that is not known
	suffices bool           // what smallest has found suffices, be it the smallest or not
}

// pathCondition is what one path needs, with inputs replaced by values that were found for them and chosen addresses
// by the terms that they were chosen for.
type pathCondition struct {
	decided []*expr.Node // conjuncts that the path decided, not true by themselves
	all     expr.Value   // all of them, and what is known and assumed of the inputs that were chosen
	known   []*expr.Node // what is known and assumed: it holds of every state of the context
	facts   []*expr.Node // the conditions of known that are known
	leads   []*expr.Node // of decided, where pointers of the initial state lead
	outside bool
	plain   bool // it is about a chosen address in another way than which object it names

	names *expr.Substitution // of addresses by the terms that they were chosen for
}

// read reads a condition; nil where it is too long.
func (q *levels) read(c *execute.Condition) *pathCondition {
	if c.PC.Len() > maxConjuncts {
		return nil
	}
	p := &pathCondition{all: expr.True, outside: c.Outside, names: q.b.Substitution(q.namesOf(c))}
	list := make([]*expr.PC, c.PC.Len())
	for at := c.PC; at != nil; at = at.Parent {
		list[at.Depth-1] = at
	}
	inputs := q.b.Substitution(c.Chosen)
	before, led := expr.True, ledTo(list)
	for _, at := range list {
		if led.excludes(at) {
			continue
		}
		if at.Role == expr.Naming {
			if g := q.b.Or1(q.b.Not(before), q.followed(at.Cond, c.Names)); g.N != nil {
				p.known = append(p.known, g.N)
			}
			continue
		}
		named, ok := q.unnamed(at.Cond, c.Names)
		if !ok && at.Given() {
			continue // to know less is no error
		} else if !ok {
			named, p.plain = p.names.Value(at.Cond.Value()), true
		}
		cond := inputs.Value(named)
		switch {
		case !at.Given():
			before = q.b.And1(before, cond)
			if cond.N != nil {
				p.decided = append(p.decided, cond.N)
				if at.Role == expr.Case {
					p.leads = append(p.leads, cond.N)
				}
			}
			p.all = q.b.And1(p.all, cond)
		case cond != named: // what the input may be: its value may not be one that every state allows
			p.all = q.b.And1(p.all, cond)
		default:
			if g := q.b.Or1(q.b.Not(before), cond); g.N != nil {
				p.known = append(p.known, g.N)
			}
			if at.Role == expr.Fact && cond.N != nil {
				p.facts = append(p.facts, cond.N)
			}
		}
	}
	return p
}

// destinations are constants that terms are equal to on a path.
type destinations map[*expr.Node]*expr.Node

func ledTo(list []*expr.PC) destinations {
	out := destinations{}
	for _, at := range list {
		if x, c := withConstant(at.Cond); x != nil && !at.Given() {
			out[x] = c
		}
	}
	return out
}

// excludes reports whether a conjunct says only that a term is not some constant where another one says that it is
// another: it leads there, so not elsewhere.
func (d destinations) excludes(at *expr.PC) bool {
	if at.Given() || at.Cond.Op() != expr.OpNot {
		return false
	}
	x, c := withConstant(at.Cond.Kids()[0])
	return x != nil && d[x] != nil && d[x] != c
}

// withConstant are the sides of an equality of a term and a constant, or nil.
func withConstant(n *expr.Node) (x, c *expr.Node) {
	if n.Op() != expr.OpEq {
		return nil, nil
	}
	for i, k := range n.Kids() {
		if k.Op() == expr.OpConst {
			return n.Kids()[1-i], k
		}
	}
	return nil, nil
}

// followed is what is assumed of a term that an address was chosen for, whatever the address is: it is followed, and no
// null pointer.
func (q *levels) followed(named *expr.Node, names []symheap.Naming) expr.Value {
	for _, n := range names {
		if q.b.Cmp(expr.EQ, q.b.PtrBits(), n.Term.Value(), expr.Word(n.At)).N == named {
			return q.b.Not(q.b.Cmp(expr.EQ, q.b.PtrBits(), n.Term.Value(), expr.Word(0)))
		}
	}
	return expr.True
}

// unnamed is a condition about the terms that addresses were chosen for; ok is false where it is about such an address
// in another way than being equal to it.
func (q *levels) unnamed(n *expr.Node, names []symheap.Naming) (v expr.Value, ok bool) {
	if len(names) == 0 {
		return n.Value(), true
	}
	v = n.Value()
	eq, not := n, false
	if n.Op() == expr.OpNot {
		eq, not = n.Kids()[0], true
	}
	if eq.Op() == expr.OpEq && eq.Kids()[0].Width() == q.b.PtrBits() {
		x, y := eq.Kids()[0], eq.Kids()[1]
		if y.Op() == expr.OpConst {
			x, y = y, x
		}
		if x.Op() == expr.OpConst {
			if term, is := q.termAt(x.Word(), names); is {
				v = q.b.Cmp(expr.EQ, q.b.PtrBits(), y.Value(), term)
				if not {
					v = q.b.Not(v)
				}
			}
		}
	}
	return v, v.N == nil || !aboutAddress(v.N, q.b.PtrBits(), names, map[*expr.Node]bool{})
}

// namesOf are the constants of a condition that are chosen addresses, or near one, or near the negative of one, over
// the terms that these were chosen for. As those terms have these addresses on the path, a condition and what becomes
// of it are one there.
func (q *levels) namesOf(c *execute.Condition) map[*expr.Node]expr.Value {
	out, seen := map[*expr.Node]expr.Value{}, map[*expr.Node]bool{}
	bits := q.b.PtrBits()
	var look func(n *expr.Node)
	look = func(n *expr.Node) {
		if seen[n] {
			return
		}
		seen[n] = true
		if n.Op() == expr.OpConst && n.Width() == bits {
			if term, ok := q.termAt(n.Word(), c.Names); ok {
				out[n] = term
			} else if term, ok := q.termAt(-n.Word()&(^uint64(0)>>(64-bits)), c.Names); ok {
				out[n] = q.b.Bin(expr.Sub, bits, expr.Word(0), term)
			}
		}
		for _, k := range n.Kids() {
			look(k)
		}
	}
	if len(c.Names) > 0 {
		for _, n := range c.PC.Decided() {
			look(n)
		}
	}
	return out
}

// nearTerm is how far from a chosen address others are in the same object.
const nearTerm = 1 << 20

// termAt is an address over the term that it, or the nearest one, was chosen for.
func (q *levels) termAt(w uint64, names []symheap.Naming) (expr.Value, bool) {
	best := -1
	for i, n := range names {
		if n.At == w {
			return n.Term.Value(), true
		}
		if best < 0 && near(w, n.At) {
			best = i
		}
	}
	if best < 0 {
		return expr.Value{}, false
	}
	return q.b.Bin(expr.Add, q.b.PtrBits(), names[best].Term.Value(), expr.Word(w-names[best].At)), true
}

func near(w, at uint64) bool { return w-at < nearTerm || at-w < nearTerm }

// aboutAddress reports whether a node has a constant that is an address which was chosen, or one near it.
func aboutAddress(n *expr.Node, bits int, names []symheap.Naming, seen map[*expr.Node]bool) bool {
	if seen[n] {
		return false
	}
	seen[n] = true
	if n.Op() == expr.OpConst && n.Width() == bits {
		negative := -n.Word() & (^uint64(0) >> (64 - bits))
		for _, name := range names {
			if near(n.Word(), name.At) || near(negative, name.At) {
				return true
			}
		}
	}
	for _, k := range n.Kids() {
		if aboutAddress(k, bits, names, seen) {
			return true
		}
	}
	return false
}
