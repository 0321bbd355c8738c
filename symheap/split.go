package symheap

import (
	"cmp"
	"container/heap"
	"slices"

	"midway/internal/expr"
)

// split walks the choices in a pointer: conditional expressions, and reads that meet several writes
// (Bergan §3.1: "walk the call chain of writes to build guarded expressions"). What several ways of choosing lead to is
// walked once, under any of their conditions: the larger of what is left first, so that all ways to it are known then.
func (h *Heap) split(first leaf, o Oracle) []leaf {
	c := &choices{heights: map[*expr.Node]int{}, at: map[expr.Value]*chosen{}}
	c.add(h.B, first, nil)
	var out []*chosen
	limited := true
	for len(c.left) > 0 {
		if limited && h.exceeded(len(out)+len(c.left)) {
			if h.giveUp(o, c.ways(out)...) {
				return nil
			}
			limited = false // they are told apart by nothing that is open
		}
		l := heap.Pop(c).(*chosen)
		choice := choiceIn(l.p.N)
		if choice == nil || l.open {
			out = append(out, l)
			continue
		}
		rest := h.minus(l.p, choice.Value())
		for i, is := range h.cases(choice, o) {
			guard := h.B.And1(l.guard, is.guard)
			if guard == expr.False || o.Excluded(guard) {
				continue
			}
			c.add(h.B, leaf{guard: guard, p: h.plus(rest, is.p), open: is.open}, append(slices.Clone(l.way), i))
		}
	}
	slices.SortFunc(out, func(x, y *chosen) int { return slices.Compare(x.way, y.way) })
	leaves := make([]leaf, len(out))
	for i, l := range out {
		leaves[i] = l.leaf
	}
	return leaves
}

// chosen is what some ways of choosing lead to; way is the first of them, by the numbers of the cases.
type chosen struct {
	leaf
	way []int
}

// choices are what is left to walk, the highest expression first (heap.Interface).
type choices struct {
	left    []*chosen
	at      map[expr.Value]*chosen // those that are left
	heights map[*expr.Node]int     // asked for so far
}

// add notes a pointer that a way leads to.
func (c *choices) add(b *expr.Builder, l leaf, way []int) {
	if same := c.at[l.p]; same != nil && !l.open {
		same.guard = b.Or1(same.guard, l.guard)
		return
	}
	n := &chosen{l, way}
	if !l.open {
		c.at[l.p] = n
	}
	heap.Push(c, n)
}

// ways are the conditions of what was walked and of what is left, in the order of the ways.
func (c *choices) ways(walked []*chosen) []expr.Value {
	all := slices.Concat(walked, c.left)
	slices.SortFunc(all, func(x, y *chosen) int { return slices.Compare(x.way, y.way) })
	out := make([]expr.Value, len(all))
	for i, l := range all {
		out[i] = l.guard
	}
	return out
}

// height is the number of steps to the constant or unknown that is farthest below.
func (c *choices) height(n *expr.Node) int {
	if n == nil || len(n.Kids()) == 0 {
		return 0
	}
	if h, ok := c.heights[n]; ok {
		return h
	}
	most := 0
	for _, k := range n.Kids() {
		most = max(most, c.height(k))
	}
	c.heights[n] = most + 1
	return most + 1
}

func (c *choices) Len() int { return len(c.left) }
func (c *choices) Less(i, j int) bool {
	x, y := c.left[i], c.left[j]
	return cmp.Or(cmp.Compare(c.height(y.p.N), c.height(x.p.N)), slices.Compare(x.way, y.way)) < 0
}
func (c *choices) Swap(i, j int) { c.left[i], c.left[j] = c.left[j], c.left[i] }
func (c *choices) Push(x any)    { c.left = append(c.left, x.(*chosen)) }
func (c *choices) Pop() any {
	l := c.left[len(c.left)-1]
	c.left = c.left[:len(c.left)-1]
	if !l.open {
		delete(c.at, l.p)
	}
	return l
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
		return op == expr.OpStore || op == expr.OpIteArray || op == expr.OpCopy || op == expr.OpFill
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
	switch array.Op() {
	case expr.OpCopy, expr.OpFill:
		return h.rangeCases(n, array, idx, bytes)
	case expr.OpIteArray:
		c := array.Kid(0)
		return []leaf{
			{guard: c, p: h.B.Read(array.Kids()[1], idx, bytes)},
			{guard: h.B.Not(c), p: h.B.Read(array.Kids()[2], idx, bytes)},
		}
	}
	return h.writeCases(n, array, idx, bytes)
}

// rangeCases are the cases of a read over a copy or a fill: it reads what was copied, what was there before, or a
// mixture.
func (h *Heap) rangeCases(n, array *expr.Node, idx expr.Value, bytes int) []leaf {
	inside, outside := h.B.RangeCases(array, idx, bytes)
	return []leaf{
		{guard: inside, p: h.B.ReadSource(array, idx, bytes)},
		{guard: outside, p: h.B.Read(array.Kids()[0], idx, bytes)},
		{guard: h.B.Not(h.B.Or1(inside, outside)), p: n.Value(), open: true},
	}
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
