package expr

// Ite is x where cond (width 1) holds, else y; both of w bits.
func (b *Builder) Ite(w int, cond, x, y Value) Value {
	switch {
	case cond.N == nil:
		if cond.W != 0 {
			return x
		}
		return y
	case x == y:
		return x
	}
	if w > 64 {
		x, y = Value{N: b.node(w, x)}, Value{N: b.node(w, y)}
		if x == y {
			return x
		}
	}
	if cond.N.mirrored() {
		cond, x, y = b.Not(cond), y, x
	}
	x, y = b.under(cond.N, x, true), b.under(cond.N, y, false)
	if x == y {
		return x
	}
	if w == 1 {
		if v, ok := b.iteBool(cond, x, y); ok {
			return v
		}
	} else if v, ok := b.iteFlag(w, cond, x, y); ok {
		return v
	}
	return b.iteNested(w, cond, x, y)
}

// mirrored reports whether a choice is written with the complement of its condition n: of a condition
// and its complement exactly one is, the one with more complemented parts.
func (n *Node) mirrored() bool {
	if n.op != OpAnd && n.op != OpOr {
		return n.op == OpNot
	}
	balance := 0
	for _, k := range n.kids {
		switch k.op {
		case OpNot:
			balance++
		case OpAnd, OpOr, OpIte: // the complement is of such a kind too
		default:
			balance--
		}
	}
	return balance > 0 || balance == 0 && n.op == OpOr
}

// under is v where cond is known: a choice by the same condition is decided.
func (b *Builder) under(cond *Node, v Value, holds bool) Value {
	for v.N != nil && v.N.op == OpIte {
		switch v.N.kids[0] {
		case cond:
		case cond.neg:
			holds = !holds
		default:
			return v
		}
		if holds {
			v = v.N.Kid(1)
		} else {
			v = v.N.Kid(2)
		}
	}
	return v
}

// iteBool is a choice of booleans as logic where a side is constant or the condition itself.
func (b *Builder) iteBool(cond, x, y Value) (Value, bool) {
	not := b.Not(cond)
	switch {
	case x == True || x == cond:
		return b.Or1(cond, y), true
	case x == False || x == not:
		return b.And1(not, y), true
	case y == False || y == cond:
		return b.And1(cond, x), true
	case y == True || y == not:
		return b.Or1(not, x), true
	case x == b.Not(y):
		return b.Not(b.bitwise(OpXor, 1, cond, x)), true
	}
	return Value{}, false
}

// iteFlag is a choice between 1 or -1 and 0 as an extension of the condition.
func (b *Builder) iteFlag(w int, cond, x, y Value) (Value, bool) {
	if !isConst(x) || !isConst(y) {
		return Value{}, false
	}
	unit := b.Wide(w, 0, 1)
	switch {
	case x == unit && isZero(y):
		return b.ZExt(1, w, cond), true
	case isZero(x) && y == unit:
		return b.ZExt(1, w, b.Not(cond)), true
	case isOnes(w, x) && isZero(y):
		return b.SExt(1, w, cond), true
	case isZero(x) && isOnes(w, y):
		return b.SExt(1, w, b.Not(cond)), true
	}
	return Value{}, false
}

// iteNested joins two choices that share a side.
func (b *Builder) iteNested(w int, cond, x, y Value) Value {
	if y.N != nil && y.N.op == OpIte {
		switch c := y.N.Kid(0); x {
		case y.N.Kid(1):
			return b.Ite(w, b.Or1(cond, c), x, y.N.Kid(2))
		case y.N.Kid(2):
			return b.Ite(w, b.And1(b.Not(cond), c), y.N.Kid(1), x)
		}
	}
	if x.N != nil && x.N.op == OpIte {
		switch c := x.N.Kid(0); y {
		case x.N.Kid(2):
			return b.Ite(w, b.And1(cond, c), x.N.Kid(1), y)
		case x.N.Kid(1):
			return b.Ite(w, b.And1(cond, b.Not(c)), x.N.Kid(2), y)
		}
	}
	return Value{N: b.mk(OpIte, w, 0, 0, cond.N, b.node(w, x), b.node(w, y))}
}
