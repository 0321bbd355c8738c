package solver

import (
	"cmp"
	"slices"

	"midway/internal/expr"
)

// orders is what comparisons say of the order of terms, whatever these are: x <= y, or x < y, of signed numbers or of
// unsigned ones of so many bits. A circle with some x < y in it excludes itself. (a <= i and i < a+n exclude a+n <= a,
// whatever a+n is and whether or not it overflows.)
type orders struct {
	signed bool
	rungs  []rung
	number map[rung]int
	above  [][]edge
}

// rung is a term, or a constant of w bits.
type rung struct {
	term *expr.Node
	w    int
	c    uint64
}

type edge struct {
	to     int
	strict bool
}

// circular reports whether the order that conjuncts put some terms in has a circle with a strict step.
func circular(conds []*expr.Node) bool {
	for _, signed := range []bool{true, false} {
		o := &orders{signed: signed, number: map[rung]int{}}
		for _, c := range conds {
			o.add(c)
		}
		o.constants()
		if o.contradicts() {
			return true
		}
	}
	return false
}

// add takes note of a comparison, or its complement.
func (o *orders) add(c *expr.Node) {
	n, negated := c, c.Op() == expr.OpNot
	if negated {
		n = c.Kids()[0]
	}
	if n.Op() != expr.OpEq && n.Op() != expr.OpSlt && n.Op() != expr.OpUlt || n.Kids()[0].Width() > 64 {
		return
	}
	x, y := rungOf(n.Kids()[0]), rungOf(n.Kids()[1])
	switch {
	case n.Op() == expr.OpEq && !negated:
		o.step(x, y, false)
		o.step(y, x, false)
	case n.Op() == expr.OpEq || (n.Op() == expr.OpSlt) != o.signed:
	case negated:
		o.step(y, x, false)
	default:
		o.below(x, y)
	}
}

func rungOf(n *expr.Node) rung {
	if n.Op() == expr.OpConst {
		return rung{w: n.Width(), c: n.Word()}
	}
	return rung{term: n, w: n.Width()}
}

// below notes x < y. What is less than a constant is at most the one before it.
func (o *orders) below(x, y rung) {
	least := uint64(0)
	if o.signed {
		least = 1 << (x.w - 1)
	}
	switch {
	case y.term == nil && y.c != least:
		o.step(x, rung{w: y.w, c: unsigned(y.w, int64(y.c-1))}, false)
	case x.term == nil && x.c != unsigned(x.w, int64(least-1)):
		o.step(rung{w: x.w, c: unsigned(x.w, int64(x.c+1))}, y, false)
	default:
		o.step(x, y, true)
	}
}

func (o *orders) step(x, y rung, strict bool) {
	from, to := o.of(x), o.of(y)
	o.above[from] = append(o.above[from], edge{to, strict})
}

func (o *orders) of(p rung) int {
	i, ok := o.number[p]
	if !ok {
		i = len(o.rungs)
		o.number[p] = i
		o.rungs, o.above = append(o.rungs, p), append(o.above, nil)
	}
	return i
}

// constants orders those of one width.
func (o *orders) constants() {
	var all []rung
	for _, p := range o.rungs {
		if p.term == nil {
			all = append(all, p)
		}
	}
	slices.SortFunc(all, func(x, y rung) int {
		if o.signed {
			return cmp.Or(cmp.Compare(x.w, y.w), cmp.Compare(signed(x.w, x.c), signed(y.w, y.c)))
		}
		return cmp.Or(cmp.Compare(x.w, y.w), cmp.Compare(x.c, y.c))
	})
	for i := 1; i < len(all); i++ {
		if all[i-1].w == all[i].w {
			o.step(all[i-1], all[i], true)
		}
	}
}

// contradicts reports whether a strict step is part of a circle: both its ends are in one strongly connected component
// (Tarjan).
func (o *orders) contradicts() bool {
	s := &components{
		orders: o,
		index:  make([]int, len(o.rungs)),
		low:    make([]int, len(o.rungs)),
		of:     make([]int, len(o.rungs)),
	}
	for n := range o.rungs {
		if s.index[n] == 0 {
			s.visit(n)
		}
	}
	for n, es := range o.above {
		for _, e := range es {
			if e.strict && s.of[n] == s.of[e.to] {
				return true
			}
		}
	}
	return false
}

// components numbers the strongly connected components from 1.
type components struct {
	*orders
	index, low, of []int
	stack          []int
	visited, found int
}

func (s *components) visit(n int) {
	s.visited++
	s.index[n], s.low[n] = s.visited, s.visited
	s.stack = append(s.stack, n)
	for _, e := range s.above[n] {
		switch {
		case s.index[e.to] == 0:
			s.visit(e.to)
			s.low[n] = min(s.low[n], s.low[e.to])
		case s.of[e.to] == 0:
			s.low[n] = min(s.low[n], s.index[e.to])
		}
	}
	if s.low[n] != s.index[n] {
		return
	}
	s.found++
	for {
		top := s.stack[len(s.stack)-1]
		s.stack = s.stack[:len(s.stack)-1]
		s.of[top] = s.found
		if top == n {
			return
		}
	}
}
