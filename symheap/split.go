package symheap

import "midway/internal/expr"

// split walks the choices in a pointer: conditional expressions, and reads that meet several writes
// (Bergan §3.1: "walk the call chain of writes to build guarded expressions").
func (h *Heap) split(out []leaf, l leaf, o Oracle) []leaf {
	choice := choiceIn(l.p.N)
	if choice == nil {
		return append(out, l)
	}
	rest := h.minus(l.p, choice.Value())
	for _, c := range h.cases(choice, o) {
		guard := h.B.And1(l.guard, c.guard)
		if guard == expr.False || o.Excluded(guard) {
			continue
		}
		next := leaf{guard: guard, p: h.plus(rest, c.p), open: c.open}
		if next.open {
			out = append(out, next)
			continue
		}
		out = h.split(out, next, o)
	}
	return out
}

// choiceIn is the choice that a pointer is, or that it is the sum of an offset and; nil if there is
// none.
func choiceIn(n *expr.Node) *expr.Node {
	switch {
	case n == nil:
		return nil
	case isChoice(n):
		return n
	case n.Op() != expr.OpAdd:
		return nil
	}
	for _, k := range n.Kids() {
		if isChoice(k) {
			return k
		}
	}
	return nil
}

// isChoice reports a conditional expression, or a read over writes or over a choice of arrays.
func isChoice(n *expr.Node) bool {
	switch n.Op() {
	case expr.OpIte:
		return true
	case expr.OpRead:
		op := n.Kids()[0].Op()
		return op == expr.OpStore || op == expr.OpIteArray
	}
	return false
}

// cases takes a choice apart; the guards are disjoint and cover everything.
func (h *Heap) cases(n *expr.Node, o Oracle) []leaf {
	if n.Op() == expr.OpIte {
		c := n.Kid(0)
		return []leaf{{guard: c, p: n.Kid(1)}, {guard: h.B.Not(c), p: n.Kid(2)}}
	}
	array, idx, bytes := n.Kids()[0], n.Kid(1), n.Width()/8
	if array.Op() == expr.OpIteArray {
		c := array.Kid(0)
		return []leaf{
			{guard: c, p: h.B.Read(array.Kids()[1], idx, bytes)},
			{guard: h.B.Not(c), p: h.B.Read(array.Kids()[2], idx, bytes)},
		}
	}
	return h.writeCases(n, array, idx, bytes)
}

// writeCases are the cases of a read over one write: it reads just what was written, nothing of it,
// or a mixture.
func (h *Heap) writeCases(n, store *expr.Node, idx expr.Value, bytes int) []leaf {
	at, written := store.Kid(1), store.Kids()[2].Width()/8
	diff := h.minus(idx, at) // apart where written <= diff <= 2^w - bytes, as unsigned numbers
	apart := h.B.And1(
		h.B.Cmp(expr.ULE, h.Ptr, expr.Word(uint64(written)), diff),
		h.B.Cmp(expr.ULE, h.Ptr, diff, h.B.Bin(expr.Sub, h.Ptr, expr.Word(0), expr.Word(uint64(bytes)))))
	out := []leaf{{guard: apart, p: h.B.Read(store.Kids()[0], idx, bytes)}}
	rest := h.B.Not(apart)
	if written >= bytes { // the read may lie within what was written
		for k := 0; k+bytes <= written; k++ {
			same := h.B.Cmp(expr.EQ, h.Ptr, diff, expr.Word(uint64(k)))
			if same == expr.False {
				continue
			}
			out = append(out, leaf{guard: same, p: h.B.Extract(written*8, store.Kid(2), k*8, bytes*8)})
			rest = h.B.And1(rest, h.B.Not(same))
		}
	}
	return append(out, leaf{guard: rest, p: n.Value(), open: true})
}
