package expr

import "slices"

// PC is a path condition: a persistent list of conjuncts. The nil list is true.
type PC struct {
	Parent *PC
	Cond   *Node // width 1; the constant false in a contradiction
	Depth  int   // number of conjuncts
	Role   Role  // why Cond is there

	has   *idSet // ids of the conjuncts
	bloom uint64 // of all conjuncts
	false bool
}

// Role says why a conjunct is in a path condition.
type Role uint8

// The roles. What is not decided holds of every initial state in which what was decided before it does.
const (
	Decision    Role = iota // the path decided it
	Case                    // the path decided it: where a pointer of the initial state leads, which is no step
	Fact                    // it is known of every such initial state
	Presumption             // it is assumed of every such initial state
	Naming                  // a plain address chosen for a term, for which any other would do
)

// Given reports whether the conjunct is none that the path decided.
func (pc *PC) Given() bool { return pc.Role >= Fact }

// Assume is pc ∧ v (width 1). A conjunction is split, what pc already has is dropped.
func (b *Builder) Assume(pc *PC, v Value) *PC {
	switch {
	case pc.False() || v == True:
		return pc
	case v.N == nil:
		return b.contradiction(pc)
	case v.N.op == OpAnd:
		for _, k := range v.N.kids {
			pc = b.Assume(pc, k.Value())
		}
		return pc
	case pc.Has(v.N):
		return pc
	}
	if not := b.Not(v); not.N != nil && pc.Has(not.N) {
		return b.contradiction(pc)
	}
	next := &PC{Parent: pc, Cond: v.N, Depth: pc.Len() + 1, bloom: v.N.bloom}
	var set *idSet
	if pc != nil {
		set = pc.has
		next.bloom |= pc.bloom
	}
	next.has = set.with(v.N.id)
	return next
}

// AssumeAs is Assume with the conjuncts in a role.
func (b *Builder) AssumeAs(pc *PC, v Value, role Role) *PC {
	next := b.Assume(pc, v)
	for p := next; p != pc && p != nil; p = p.Parent {
		p.Role = role
	}
	return next
}

// Decided are the conjuncts that the path decided, oldest first: all but the given ones.
func (pc *PC) Decided() []*Node {
	var out []*Node
	for p := pc; p != nil; p = p.Parent {
		if !p.Given() {
			out = append(out, p.Cond)
		}
	}
	slices.Reverse(out)
	return out
}

// Any is the disjunction of path conditions whose decided parts are disjoint. What all have stays as it is; another
// given conjunct holds where what its condition decided does.
func (b *Builder) Any(list []*PC) *PC {
	if len(list) == 1 {
		return list[0]
	}
	in := map[*Node]int{} // in how many it is
	for _, pc := range list {
		for p := pc; p != nil; p = p.Parent {
			in[p.Cond]++
		}
	}
	var out *PC
	for _, c := range list[0].conjuncts() {
		switch {
		case in[c.Cond] < len(list):
		default:
			out = b.AssumeAs(out, c.Cond.Value(), c.Role)
		}
	}
	cases := False
	for _, pc := range list {
		var decided, given []*Node
		for _, c := range pc.conjuncts() {
			switch {
			case in[c.Cond] == len(list):
			case c.Given():
				given = append(given, c.Cond)
			default:
				decided = append(decided, c.Cond)
			}
		}
		is := b.AndAll(decided)
		out = b.AssumeAs(out, b.Implies(is, b.AndAll(given)), Presumption)
		cases = b.Or1(cases, is)
	}
	return b.Assume(out, cases)
}

// conjuncts are the elements of the list, oldest first.
func (pc *PC) conjuncts() []*PC {
	out := make([]*PC, pc.Len())
	for p := pc; p != nil; p = p.Parent {
		out[p.Depth-1] = p
	}
	return out
}

func (b *Builder) contradiction(pc *PC) *PC {
	next := &PC{Parent: pc, Cond: b.node(1, False), Depth: pc.Len() + 1, false: true}
	if pc != nil {
		next.has, next.bloom = pc.has, pc.bloom
	}
	return next
}

// False reports whether pc holds a conjunct and its complement, or the constant false.
func (pc *PC) False() bool { return pc != nil && pc.false }

// Len is the number of conjuncts.
func (pc *PC) Len() int {
	if pc == nil {
		return 0
	}
	return pc.Depth
}

// Has reports whether n is one of the conjuncts.
func (pc *PC) Has(n *Node) bool { return pc != nil && pc.has.contains(n.id) }

// Bloom has a bit for every symbol that pc mentions.
func (pc *PC) Bloom() uint64 {
	if pc == nil {
		return 0
	}
	return pc.bloom
}

// Conds are the conjuncts, oldest first.
func (pc *PC) Conds() []*Node {
	out := make([]*Node, pc.Len())
	for p := pc; p != nil; p = p.Parent {
		out[p.Depth-1] = p.Cond
	}
	return out
}

// Value is the conjunction of pc as one value of width 1.
func (b *Builder) Value(pc *PC) Value {
	if pc.False() {
		return False
	}
	return b.AndAll(pc.Conds())
}

// Extends reports whether pc is base, or base with further conjuncts.
func (pc *PC) Extends(base *PC) bool {
	for pc.Len() > base.Len() {
		pc = pc.Parent
	}
	return pc == base
}

// Related are the conjuncts that share symbols with q, directly or through other conjuncts, oldest
// first: q is satisfiable together with all of a satisfiable pc exactly if it is together with these.
func (pc *PC) Related(q *Node) []*Node {
	conds := pc.Conds()
	if len(conds) == 0 {
		return nil
	}
	in := make([]bool, len(conds))
	bloom, syms := q.bloom, map[*Symbol]bool{}
	for _, s := range Symbols(q) {
		syms[s] = true
	}
	for changed := true; changed; {
		changed = false
		for i, c := range conds {
			if in[i] || c.bloom&bloom == 0 || !mentionsAny(c, syms) {
				continue
			}
			in[i], changed, bloom = true, true, bloom|c.bloom
			for _, s := range Symbols(c) {
				syms[s] = true
			}
		}
	}
	var out []*Node
	for i, c := range conds {
		if in[i] {
			out = append(out, c)
		}
	}
	return out
}

func mentionsAny(n *Node, syms map[*Symbol]bool) bool {
	for _, s := range Symbols(n) {
		if syms[s] {
			return true
		}
	}
	return false
}
