package solver

import (
	"fmt"

	"midway/internal/expr"
)

// abstracted is a conjunction in which every product, quotient and remainder of unknowns is a symbol of its own,
// beside lemmas: what holds of these operations and is linear. It is satisfiable wherever the conjunction is.
func (s *Solver) abstracted(conds []*expr.Node, r *ranges) ([]*expr.Node, *abstraction) {
	ab := &abstraction{b: s.builder, r: r, to: map[*expr.Node]expr.Value{}}
	order := hardNodes(conds)
	for _, n := range order {
		ab.add(n)
	}
	for i, o := range ab.operations {
		for _, p := range ab.operations[:i] {
			ab.pair(o, p)
		}
	}
	out := make([]*expr.Node, 0, len(conds)+len(ab.lemmas))
	for _, c := range conds {
		if v := ab.b.Subst(c.Value(), ab.to); v != expr.True {
			out = append(out, conjuncts(ab.node(v))...)
		}
	}
	for _, l := range ab.lemmas {
		out = append(out, conjuncts(l)...)
	}
	return out, ab
}

// abstraction is one under construction.
type abstraction struct {
	b          *expr.Builder
	r          *ranges
	to         map[*expr.Node]expr.Value
	operations []operation
	lemmas     []*expr.Node
}

// operation is x op y of w bits with the symbol for its value v. A product is exact: it does not leave the
// width.
type operation struct {
	op      expr.Op
	w       int
	x, y, v expr.Value
	bx, by  bounds
}

func (ab *abstraction) node(v expr.Value) *expr.Node {
	if v.N != nil {
		return v.N
	}
	return ab.b.Assume(nil, expr.False).Cond
}

// lemma adds a condition that always holds.
func (ab *abstraction) lemma(v expr.Value) {
	if v != expr.True {
		ab.lemmas = append(ab.lemmas, ab.node(v))
	}
}

// implies adds the lemma that one condition implies another.
func (ab *abstraction) implies(p, q expr.Value) { ab.lemma(ab.b.Or1(ab.b.Not(p), q)) }

// add replaces an operation.
func (ab *abstraction) add(n *expr.Node) {
	w, kids := n.Width(), n.Kids()
	v := ab.b.Sym(ab.b.NewSymbol(fmt.Sprintf("operation %d", n.ID()), w, expr.Local))
	ab.to[n] = v
	b := ab.r.of(n)
	ab.lemma(ab.b.Cmp(expr.ULE, w, v, expr.Word(b.hi)))
	ab.lemma(ab.b.Cmp(expr.UGE, w, v, expr.Word(b.lo)))
	ab.lemma(ab.b.Cmp(expr.SLE, w, v, expr.Word(unsigned(w, b.shi))))
	ab.lemma(ab.b.Cmp(expr.SGE, w, v, expr.Word(unsigned(w, b.slo))))
	if len(kids) != 2 {
		return
	}
	o := operation{
		n.Op(),
		w,
		ab.b.Subst(kids[0].Value(), ab.to),
		ab.b.Subst(kids[1].Value(), ab.to),
		v,
		ab.r.of(kids[0]),
		ab.r.of(kids[1]),
	}
	switch n.Op() {
	case expr.OpMul:
		ab.product(o)
	case expr.OpUDiv:
		ab.quotient(o)
	case expr.OpURem:
		ab.remainder(o)
	default:
		ab.signedDivision(o)
	}
	ab.operations = append(ab.operations, o)
}
