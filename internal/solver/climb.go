package solver

import (
	"slices"

	"midway/internal/expr"
)

// Bounds of one search: moves tried, by conjunct and at most, and moves in a row after which the search gives up if
// none left fewer conjuncts false than ever.
const (
	movesPerConjunct = 4
	fewestMoves      = 64
	stuckMoves       = 48
	nodesPerMove     = 1 << 10 // evaluated, on average
)

// How patient a search is, as a factor of these bounds.
const (
	brief   = 1
	long    = 30
	longest = 300 // where Z3 would search long, too
)

// climb is a search for a model of conjuncts, near one at hand: as long as a conjunct is false it is made true, and
// the move stays if that leaves no more false, weighed by how long they have been so, or now and then nevertheless.
type climb struct {
	repair
	conds  []*expr.Node
	truth  []bool
	weight []int
	sizes  []int // nodes of each conjunct
	cost   int   // weight of what is false
	wrong  int   // how many are
	work   int   // nodes evaluated

	prints   *footprints
	touching map[*expr.Symbol]*touched // what a symbol that was changed occurs in
}

// touched is which conjuncts mention a symbol, and which depend on all of a root, or on a byte of it.
type touched struct {
	size  int // nodes of those that mention it
	whole []int32
	bytes map[uint64][]int32
}

// repaired looks for a model of the conjuncts near one at hand. It is nil where that leads nowhere soon, or is asked to
// stop.
func repaired(near *expr.Model, conds []*expr.Node, patience int, fs *footprints, stopped func() bool) *expr.Model {
	c := newClimb(near, conds, fs)
	fewest, since := c.wrong, 0
	moves := patience * max(fewestMoves, movesPerConjunct*len(conds))
	for k := range moves {
		if c.wrong == 0 {
			return c.model
		}
		if c.work > moves*nodesPerMove || k%64 == 63 && stopped() {
			return nil
		}
		c.move()
		if since++; c.wrong < fewest {
			fewest, since = c.wrong, 0
		}
		if since > patience*stuckMoves {
			return nil
		}
	}
	return nil
}

func newClimb(near *expr.Model, conds []*expr.Node, fs *footprints) *climb {
	c := &climb{
		repair: repair{model: near.Clone(), dice: 0x9e3779b97f4a7c15},
		conds:  conds, truth: make([]bool, len(conds)), weight: make([]int, len(conds)), sizes: make([]int, len(conds)),
		prints: fs, touching: map[*expr.Symbol]*touched{},
	}
	for i, n := range conds {
		c.weight[i], c.sizes[i] = 1, fs.of(n).size
		if c.truth[i] = holds(c.model, n); !c.truth[i] {
			c.cost++
			c.wrong++
		}
	}
	return c
}

// move tries to make one of the false conjuncts true.
func (c *climb) move() {
	at := c.pick()
	c.undo = c.undo[:0]
	cost := c.cost
	known := c.dice.roll(6) > 0 && c.repair.truth(c.conds[at], true)
	if !known {
		c.takeBack()
		c.undo = c.undo[:0]
		c.shake(c.conds[at])
	}
	c.update()
	if c.cost <= cost || c.dice.roll(16) == 0 {
		return
	}
	c.takeBack()
	c.update()
	for i, t := range c.truth {
		if !t {
			c.weight[i]++
			c.cost++
		}
	}
}

// pick is one of the false conjuncts.
func (c *climb) pick() int {
	k := c.dice.roll(c.wrong)
	for i := len(c.truth) - 1; ; i-- {
		if c.truth[i] {
			continue
		}
		if k == 0 {
			return i
		}
		k--
	}
}

// touched are the conjuncts that a symbol occurs in.
func (c *climb) touched(s *expr.Symbol) *touched {
	t := c.touching[s]
	if t != nil {
		return t
	}
	t = &touched{bytes: map[uint64][]int32{}}
	c.touching[s] = t
	for i, n := range c.conds {
		if !expr.Mentions(n, s) {
			continue
		}
		t.size += c.sizes[i]
		if s.Width > 0 {
			t.whole = append(t.whole, int32(i))
			continue
		}
		of := c.prints.of(n).cells
		if slices.Contains(of, cell{symbol: s, all: true}) {
			t.whole = append(t.whole, int32(i))
			continue
		}
		for _, at := range of {
			if at.symbol == s {
				t.bytes[at.index] = append(t.bytes[at.index], int32(i))
			}
		}
	}
	return t
}

// update looks again at the conjuncts that what was changed occurs in.
func (c *climb) update() {
	var seen []assignment // value aside
	for _, a := range c.undo {
		t := c.touched(a.symbol)
		if !slices.ContainsFunc(seen, func(b assignment) bool { return b.symbol == a.symbol }) {
			c.work += t.size
			c.lookAgain(t.whole)
		}
		if !slices.ContainsFunc(seen, func(b assignment) bool { return b.symbol == a.symbol && b.index == a.index }) {
			c.lookAgain(t.bytes[a.index])
		}
		seen = append(seen, a)
	}
}

func (c *climb) lookAgain(list []int32) {
	for _, i := range list {
		was, is := c.truth[i], holds(c.model, c.conds[i])
		c.truth[i] = is
		switch {
		case was && !is:
			c.cost += c.weight[i]
			c.wrong++
		case !was && is:
			c.cost -= c.weight[i]
			c.wrong--
		}
	}
}

// shake gives something below a conjunct a value that is often at a border: a symbol, or what is read from memory.
func (c *climb) shake(n *expr.Node) {
	float := false
	for n.Op() != expr.OpSym && (n.Op() != expr.OpRead || c.dice.roll(4) == 0) {
		var unknown []*expr.Node
		for _, k := range n.Kids() {
			if k.Width() > 0 && k.Bloom() != 0 {
				unknown = append(unknown, k)
			}
		}
		if len(unknown) == 0 {
			break
		}
		float = takesFloats(n.Op()) || float && n.Op() == expr.OpIte
		n = unknown[c.dice.roll(len(unknown))]
	}
	switch {
	case n.Width() > 64:
	case float && (n.Width() == 32 || n.Width() == 64):
		c.set(n, c.floatBorder(n.Width(), c.eval(n)))
	default:
		c.set(n, c.border(n.Width(), c.eval(n)))
	}
}

// border is a value of w bits to try instead of another.
func (c *climb) border(w int, v uint64) uint64 {
	switch c.dice.roll(10) {
	case 0:
		return 0
	case 1:
		return 1
	case 2:
		return unsigned(w, -1)
	case 3:
		return uint64(1) << (w - 1)
	case 4:
		return unsigned(w, -1) >> 1
	case 5:
		return v + 1
	case 6:
		return v - 1
	case 7:
		return v ^ uint64(1)<<c.dice.roll(w)
	case 8:
		return uint64(c.dice.roll(64))
	}
	return uint64(1) << c.dice.roll(w)
}
