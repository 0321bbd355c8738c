package expr

import (
	"math/bits"
	"slices"
)

// And1 is x ∧ y; the operands of And1, Or1 and Implies have width 1.
func (b *Builder) And1(x, y Value) Value { return b.bitwise(OpAnd, 1, x, y) }

// Or1 is x ∨ y.
func (b *Builder) Or1(x, y Value) Value { return b.bitwise(OpOr, 1, x, y) }

// Implies is ¬x ∨ y.
func (b *Builder) Implies(x, y Value) Value { return b.Or1(b.Not(x), y) }

// AndAll is the conjunction of nodes of width 1; true for none.
func (b *Builder) AndAll(conds []*Node) Value {
	return b.flat(OpAnd, 1, conds, True)
}

// OrAll is the disjunction of nodes of width 1; false for none.
func (b *Builder) OrAll(conds []*Node) Value {
	return b.flat(OpOr, 1, conds, False)
}

// bitwise is And, Or or Xor of two values of any width.
func (b *Builder) bitwise(op Op, w int, x, y Value) Value {
	switch {
	case isConst(x) && isConst(y):
		return b.constBitwise(op, w, x, y)
	case x == y && op == OpXor:
		return b.zero(w)
	case x == y:
		return x
	}
	return b.bitwiseAll(op, w, x, y)
}

// bitwiseAll is And, Or or Xor of values of any width.
func (b *Builder) bitwiseAll(op Op, w int, values ...Value) Value {
	var buf [8]*Node
	kids, acc := buf[:0], b.identity(op, w)
	for _, v := range values {
		if isConst(v) {
			acc = b.constBitwise(op, w, acc, v)
		} else {
			kids = append(kids, v.N)
		}
	}
	return b.flat(op, w, kids, acc)
}

// identity is the constant that op leaves its other operand at.
func (b *Builder) identity(op Op, w int) Value {
	if op == OpAnd {
		return b.ones(w)
	}
	return b.zero(w)
}

func (b *Builder) constBitwise(op Op, w int, x, y Value) Value {
	o := And + BinOp(op-OpAnd)
	if w <= 64 {
		return Word(foldBin(o, w, x.W, y.W))
	}
	return b.big(w, foldWide(o, w, x, y))
}

// flat is op over kids and the constant acc, flattened.
func (b *Builder) flat(op Op, w int, nodes []*Node, acc Value) Value {
	var buf [8]*Node
	kids := buf[:0]
	for i, n := range nodes {
		parts := nodes[i : i+1]
		if n.op == op {
			parts = n.kids
		}
		for _, k := range parts {
			if k.constant() {
				acc = b.constBitwise(op, w, acc, b.constValue(k))
			} else {
				kids = append(kids, k)
			}
		}
	}
	sortByID(kids)
	if op == OpXor {
		return b.xor(w, kids, acc)
	}
	return b.andOr(op, w, slices.Compact(kids), acc)
}

// constValue is a constant node as a value.
func (b *Builder) constValue(n *Node) Value { return n.Value() }

// dominates reports whether c decides op alone.
func dominates(op Op, w int, c Value) bool {
	if op == OpAnd {
		return isZero(c)
	}
	return isOnes(w, c)
}

// andOr is OpAnd or OpOr over sorted distinct kids, none of them of the same operation, and a constant.
func (b *Builder) andOr(op Op, w int, kids []*Node, acc Value) Value {
	if dominates(op, w, acc) {
		return acc
	}
	kids, changed, decided := b.absorb(op, w, kids)
	if w == 1 && !changed && !decided && len(kids) > 1 {
		kids, changed, decided = b.compareKids(op, kids)
	}
	switch {
	case decided:
		return b.dominator(op, w)
	case changed:
		return b.flat(op, w, kids, acc)
	case len(kids) == 0:
		return acc
	case len(kids) == 1 && acc == b.identity(op, w):
		return Value{N: kids[0]}
	}
	if w > 1 && w <= 64 {
		if v, ok := b.narrow(op, w, kids, acc); ok {
			return v
		}
	}
	return b.bitNode(op, w, kids, acc)
}

func (b *Builder) dominator(op Op, w int) Value {
	if op == OpAnd {
		return b.zero(w)
	}
	return b.ones(w)
}

// bitNode makes the node once nothing more can be simplified.
func (b *Builder) bitNode(op Op, w int, kids []*Node, acc Value) Value {
	if acc == b.identity(op, w) {
		if len(kids) == 1 {
			return Value{N: kids[0]}
		}
		return Value{N: b.mk(op, w, 0, 0, kids...)}
	}
	return Value{N: b.mk(op, w, 0, 0, slices.Insert(slices.Clone(kids), 0, b.node(w, acc))...)}
}

// contains reports whether n is among kids, which are sorted by id.
func contains(kids []*Node, n *Node) bool {
	_, found := slices.BinarySearchFunc(kids, n, func(k, n *Node) int { return int(k.id) - int(n.id) })
	return found
}

// complemented reports whether the complement of n is among kids, as far as it exists.
func complemented(kids []*Node, n *Node) bool {
	if n.op == OpNot {
		return contains(kids, n.kids[0])
	}
	return n.neg != nil && contains(kids, n.neg)
}

// absorb applies x ∧ ¬x = 0, x ∧ (x ∨ y) = x and x ∧ (¬x ∨ y) = x ∧ y, and their duals.
func (b *Builder) absorb(op Op, w int, kids []*Node) (rest []*Node, changed, decided bool) {
	dual := OpAnd + OpOr - op
	for _, n := range kids {
		if complemented(kids, n) {
			return nil, false, true
		}
	}
	rest = kids
	for i, n := range kids {
		if n.op != dual {
			if changed {
				rest = append(rest, n)
			}
			continue
		}
		m, absorbed := b.reduceDual(dual, w, n, kids)
		if !changed && (absorbed || m != n.Value()) {
			changed = true
			rest = slices.Clone(kids[:i])
		}
		switch {
		case absorbed || !changed:
		case m.N == nil || m.N.constant():
			if dominates(op, w, m) {
				return nil, false, true
			}
			rest = append(rest, b.node(w, m))
		default:
			rest = append(rest, m.N)
		}
	}
	return rest, changed, false
}

// reduceDual is the kid n of an And, an Or, without the parts whose complements stand beside it;
// absorbed tells that one of its parts itself stands beside it.
func (b *Builder) reduceDual(dual Op, w int, n *Node, beside []*Node) (m Value, absorbed bool) {
	drop := 0
	for _, k := range n.kids {
		if k.constant() {
			continue
		}
		if contains(beside, k) {
			return Value{}, true
		}
		if complemented(beside, k) {
			drop++
		}
	}
	if drop == 0 {
		return Value{N: n}, false
	}
	var parts []*Node
	for _, k := range n.kids {
		if k.constant() || !complemented(beside, k) {
			parts = append(parts, k)
		}
	}
	return b.flat(dual, w, parts, b.identity(dual, w)), false
}

// xor is OpXor over sorted kids and a constant: equal kids cancel, complements go into the constant.
func (b *Builder) xor(w int, kids []*Node, acc Value) Value {
	var out []*Node
	for _, n := range kids {
		if n.op == OpNot {
			n, acc = n.kids[0], b.constBitwise(OpXor, w, acc, b.ones(w))
		}
		out = append(out, n)
	}
	sortByID(out)
	kept := out[:0]
	for i := 0; i < len(out); i++ {
		if i+1 < len(out) && out[i] == out[i+1] {
			i++
			continue
		}
		kept = append(kept, out[i])
	}
	for _, n := range kept {
		if n.op == OpXor { // it stood under a complement
			return b.flat(OpXor, w, kept, acc)
		}
	}
	switch {
	case len(kept) == 0:
		return acc
	case isOnes(w, acc):
		return b.BitNot(w, b.bitNode(OpXor, w, kept, b.zero(w)))
	}
	if w > 1 && w <= 64 {
		if v, ok := b.narrow(OpXor, w, kept, acc); ok {
			return v
		}
	}
	return b.bitNode(OpXor, w, kept, acc)
}

// narrow simplifies by the known bits of the operands: constants that change nothing go, bits that
// are always zero are split off, and operands without common bits become a sum or a concatenation.
func (b *Builder) narrow(op Op, w int, kids []*Node, acc Value) (Value, bool) {
	f := bitFacts(op, w, kids, acc)
	may := ^f.zeros & mask(w)
	if may&^f.ones == 0 {
		return Word(f.ones), true
	}
	if lo, hi := bits.TrailingZeros64(may), bits.Len64(may); lo > 0 || hi < w {
		part := b.slice(op, w, kids, acc, lo, hi-lo)
		return b.linear(w, 1<<lo, b.ZExt(hi-lo, w, part), 0, Word(0), 0), true
	}
	if op == OpAnd {
		return b.dropMask(w, kids, acc)
	}
	if acc.W != 0 {
		rest := bitFacts(op, w, kids, Word(0))
		if op == OpOr && acc.W&^rest.ones == 0 {
			return b.bitNode(op, w, kids, Word(0)), true
		}
		if acc.W&^rest.zeros == 0 {
			return b.linear(w, 1, b.bitNode(op, w, kids, Word(0)), 0, Word(0), acc.W), true
		}
		return Value{}, false
	}
	return b.splitDisjoint(op, w, kids)
}

// slice is op over bits lo to lo+n of the operands.
func (b *Builder) slice(op Op, w int, kids []*Node, acc Value, lo, n int) Value {
	v := b.Extract(w, acc, lo, n)
	for _, k := range kids {
		v = b.Bin(And+BinOp(op-OpAnd), n, v, b.Extract(w, Value{N: k}, lo, n))
	}
	return v
}

// dropMask removes from an And a mask that its other operands already lie under.
func (b *Builder) dropMask(w int, kids []*Node, acc Value) (Value, bool) {
	if acc.W == mask(w) {
		return Value{}, false
	}
	rest := bitFacts(OpAnd, w, kids, Word(mask(w)))
	if ^acc.W&mask(w)&^rest.zeros == 0 {
		return b.bitNode(OpAnd, w, kids, Word(mask(w))), true
	}
	return Value{}, false
}

// splitDisjoint turns an Or or Xor whose operands each lie wholly above or below some bit into a
// concatenation.
func (b *Builder) splitDisjoint(op Op, w int, kids []*Node) (Value, bool) {
	for _, k := range kids {
		may := ^k.zeros & mask(w)
		for _, at := range [2]int{bits.TrailingZeros64(may), bits.Len64(may)} {
			if at == 0 || at >= w || !splitAt(w, kids, at) {
				continue
			}
			hi := b.slice(op, w, kids, Word(0), at, w-at)
			lo := b.slice(op, w, kids, Word(0), 0, at)
			return b.Concat(w-at, hi, at, lo), true
		}
	}
	return Value{}, false
}

func splitAt(w int, kids []*Node, at int) bool {
	low := mask(at)
	for _, k := range kids {
		if may := ^k.zeros & mask(w); may&low != 0 && may&^low != 0 {
			return false
		}
	}
	return true
}

// Not is the complement of v, of width 1, in negation normal form.
func (b *Builder) Not(v Value) Value {
	if v.N == nil {
		return Value{W: v.W ^ 1}
	}
	n := v.N
	if n.neg == nil {
		n.neg = b.negate(n)
		n.neg.neg = n
	}
	return Value{N: n.neg}
}

func (b *Builder) negate(n *Node) *Node {
	switch n.op {
	case OpNot:
		return n.kids[0]
	case OpAnd, OpOr:
		kids := make([]*Node, len(n.kids))
		for i, k := range n.kids {
			kids[i] = b.Not(Value{N: k}).N
		}
		sortByID(kids)
		return b.mk(OpAnd+OpOr-n.op, 1, 0, 0, kids...)
	case OpIte:
		return b.Ite(1, n.Kid(0), b.Not(n.Kid(1)), b.Not(n.Kid(2))).N
	}
	return b.mk(OpNot, 1, 0, 0, n)
}

// BitNot is the bitwise complement of v.
func (b *Builder) BitNot(w int, v Value) Value {
	switch {
	case w == 1:
		return b.Not(v)
	case isConst(v):
		return b.constBitwise(OpXor, w, v, b.ones(w))
	}
	n := v.N
	switch n.op {
	case OpNot:
		return n.kids[0].Value()
	case OpAdd:
		return b.Bin(Sub, w, b.ones(w), v)
	case OpMul:
		if n.scaled() {
			return b.Bin(Sub, w, b.ones(w), v)
		}
	case OpXor:
		if n.kids[0].constant() {
			return b.flat(OpXor, w, n.kids[1:], b.constBitwise(OpXor, w, b.ones(w), n.Kid(0)))
		}
	case OpSExt:
		return b.SExt(int(n.kids[0].width), w, b.BitNot(int(n.kids[0].width), n.Kid(0)))
	}
	return Value{N: b.mk(OpNot, w, 0, 0, n)}
}
