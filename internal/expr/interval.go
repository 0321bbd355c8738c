package expr

// arc is a set of numbers of w bits: those from start on, size of them (at least 1, less than all),
// going around at 2^w. Every comparison of a term with a constant holds for an arc of its values.
type arc struct {
	x     *Node
	start uint64
	size  uint64
}

// arcOf reads an atom as a comparison of x, of 2 to 64 bits, with a constant.
func arcOf(n *Node) (a arc, ok bool) {
	not := n.op == OpNot
	if not {
		n = n.kids[0]
	}
	if n.op != OpEq && n.op != OpUlt && n.op != OpSlt || !n.kids[1].constant() || n.kids[1].width > 64 {
		return a, false
	}
	x, c := n.kids[0], n.kids[1].val
	w := int(x.width)
	switch n.op {
	case OpEq:
		a = arc{x, c, 1}
	case OpUlt:
		a = arc{x, 0, c}
	default:
		a = arc{x, signBit(w), (c - signBit(w)) & mask(w)}
	}
	if not {
		a = a.complement()
	}
	return a, a.size != 0
}

// complement is the other arc; of all 64-bit numbers but none its size would be 2^64, which is 0 here.
func (a arc) complement() arc {
	m := mask(int(a.x.width))
	return arc{a.x, (a.start + a.size) & m, (m - a.size + 1) & m}
}

// within reports whether every number of a is one of c.
func (a arc) within(c arc) bool {
	d := (a.start - c.start) & mask(int(a.x.width))
	return d < c.size && a.size <= c.size-d
}

// single is the one number that a and c share, if the last of the one is the first of the other and
// they do not meet again at the other end. Neither lies within the other.
func (a arc) single(c arc) (at uint64, ok bool) {
	m := mask(int(a.x.width))
	for range 2 {
		last := (a.start + a.size - 1) & m
		if last == c.start && (a.start-c.start)&m >= c.size {
			return last, true
		}
		a, c = c, a
	}
	return 0, false
}

// compareKids simplifies the atoms of an And (or, by complements, an Or) that compare one term with
// constants: an implied one goes, two that exclude each other decide, two that leave one value are an
// equality.
func (b *Builder) compareKids(op Op, kids []*Node) (rest []*Node, changed, decided bool) {
	if len(kids) > 64 {
		return kids, false, false
	}
	for i, n := range kids {
		p, ok := b.arcIn(op, n)
		if !ok {
			continue
		}
		for j := i + 1; j < len(kids); j++ {
			q, ok := b.arcIn(op, kids[j])
			if !ok || q.x != p.x {
				continue
			}
			switch {
			case p.within(q):
				return without(kids, j), true, false
			case q.within(p):
				return without(kids, i), true, false
			case p.within(q.complement()):
				return nil, false, true
			}
			if at, one := p.single(q); one {
				return append(without(without(kids, j), i), b.equalIn(op, p.x, at)), true, false
			}
		}
	}
	return kids, false, false
}

// arcIn is the arc of n, of its complement in an Or.
func (b *Builder) arcIn(op Op, n *Node) (arc, bool) {
	a, ok := arcOf(n)
	if ok && op == OpOr {
		a = a.complement()
	}
	return a, ok && a.size != 0
}

// equalIn is x = c as a kid of an And, x ≠ c as one of an Or.
func (b *Builder) equalIn(op Op, x *Node, c uint64) *Node {
	pred := EQ
	if op == OpOr {
		pred = NE
	}
	return b.node(1, b.Cmp(pred, int(x.width), Value{N: x}, Word(c)))
}

func without(kids []*Node, i int) []*Node {
	return append(append(make([]*Node, 0, len(kids)), kids[:i]...), kids[i+1:]...)
}
