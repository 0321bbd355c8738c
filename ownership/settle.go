package ownership

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// flow follows what is owned through one function.
type flow struct {
	*checker
	fn    *ir.Func
	quiet bool // nothing is refuted: what is asked is what holds
	bad   bool // what quiet would have refuted
}

// strike refutes the classes of cells.
func (t *flow) strike(pc ir.PC, cells []stored, why string) {
	for _, c := range cells {
		t.strikeKey(pc, c.in, why)
	}
}

func (t *flow) strikeKey(pc ir.PC, in, why string) {
	t.bad = true
	for _, c := range named(in) {
		if !t.quiet {
			t.refute(c, t.fn, pc, why)
		}
	}
}

// links are the links that objects have that a register may lead to.
func (t *flow) links(r ir.Reg) (bits uint64) {
	set := t.a.Graph.Reg(t.fn.ID, r)
	for c, is := range t.cells {
		if b, ok := t.bit(c.off); is && ok && t.link(c) && set.Has(c.node) {
			bits |= b
		}
	}
	return bits
}

// staleLinks are the links of an object that may be stale. Whoever it is passed to may get other objects, too, with
// links where it has none.
func (t *flow) staleLinks(o *object) uint64 { return o.stale & t.links(o.regs[0]) }

// tracked reports whether a register may hold a pointer to what cells own.
func (t *flow) tracked(r ir.Reg) bool {
	if !t.fn.Regs[r].Ptr && int(t.fn.Regs[r].Bits) != t.w {
		return false
	}
	to := t.a.Graph.Reg(t.fn.ID, r)
	is, known := t.leadsToOwned[to.Key()]
	if !known {
		is = slices.ContainsFunc(to, func(g pointsto.Target) bool { return t.owned[g.Node] })
		t.leadsToOwned[to.Key()] = is
	}
	return is
}

// stands is the object that a cell is a link of, nil where it is no link of one that the state knows.
func (s *state) stands(c stored) *object {
	if c.lost || c.base == ir.None {
		return nil
	}
	return s.objects[c.base]
}

// settle makes what several cells hold the one cell's that others may look at. Links of what a register owns are looked
// at by no other thread: they may go on holding it, and are stale. What is left in two cells refutes them.
func (t *flow) settle(pc ir.PC, s *state) {
	for again := true; again; {
		again = false
		for _, first := range s.order() {
			o, ok := s.objects[first]
			if !ok || o.null || len(o.cells) == 0 {
				continue
			}
			broken := o.freed || t.staleLinks(o) != 0
			if len(o.cells) < 2 && !broken {
				continue
			}
			if t.makeStale(s, o) {
				again = true
			} else if len(o.cells) > 1 {
				t.doubled(pc, o)
			} else {
				t.strike(pc, o.cells, "what is stored there is freed, or has links that may be stale,")
			}
		}
	}
}

// makeStale takes an object out of a link of something owned, which becomes stale.
func (t *flow) makeStale(s *state, o *object) bool {
	for i, c := range o.cells {
		x := s.stands(c)
		if x == nil || !x.owned() || x.null {
			continue
		}
		b, ok := t.bit(c.off)
		if !ok {
			continue
		}
		n := *o
		n.cells = slices.Delete(slices.Clone(o.cells), i, i+1)
		s.put(n)
		y := *s.objects[c.base]
		y.stale |= b
		s.put(y)
		return true
	}
	return false
}

// doubled refutes cells that hold the same object: those that nothing is ever taken from by way of a link, if there are
// such beside others.
func (t *flow) doubled(pc ir.PC, o *object) {
	const why = "something is stored there that is also stored elsewhere,"
	var lesser []stored
	for _, c := range o.cells {
		if !slices.ContainsFunc(named(c.in), func(k class) bool { return t.leads[k] }) {
			lesser = append(lesser, c)
		}
	}
	if len(lesser) == 0 {
		lesser = o.cells
	}
	t.strike(pc, lesser, why)
}

// release is what a function still knows once others may have executed: what is owned, and what that leads to.
func (t *flow) release(pc ir.PC, s *state) *state {
	s = s.clone()
	t.settle(pc, s)
	for again := true; again; {
		again = false
		for _, first := range s.order() {
			o := s.objects[first]
			private := !slices.ContainsFunc(o.cells, func(c stored) bool { return s.stands(c) == nil })
			if !private {
				s.forget(o)
				again = true
				break
			}
		}
	}
	s.eachCell(func(c stored) (stored, bool) {
		c.sure = false // others may have a pointer to what is owned, and store there what they own
		return c, true
	})
	return s
}

// lose drops what is known of an object, whichever way control goes on: what is stored twice now stays so.
func (t *flow) lose(pc ir.PC, s *state, o *object) {
	if t.unsettled(o) {
		t.settle(pc, s)
		if o = s.objects[o.regs[0]]; o == nil {
			return
		}
	}
	s.forget(o)
}

// mentions reports whether an address is in terms of a register.
func (t *flow) mentions(v expr.Value, r ir.Reg) bool { return slices.Contains(t.a.Mentioned(v), r) }

// says reports whether something in a state is about a register.
func (t *flow) says(s *state, r ir.Reg) bool {
	if _, held := s.of[r]; held {
		return true
	}
	for _, o := range s.objects {
		for _, c := range o.cells {
			if c.base == ir.None && !c.lost && t.mentions(c.root, r) {
				return true
			}
		}
	}
	return slices.ContainsFunc(s.locks, func(l expr.Value) bool { return t.mentions(l, r) })
}

// define forgets what a register held.
func (t *flow) define(pc ir.PC, s *state, r ir.Reg) {
	if o := s.at(r); o != nil {
		if len(o.regs) > 1 {
			s.without(o, r)
		} else {
			t.lose(pc, s, o)
		}
	}
	mentions := func(v expr.Value) bool { return t.mentions(v, r) }
	s.eachCell(func(c stored) (stored, bool) {
		if c.base == ir.None && !c.lost && mentions(c.root) {
			c.root, c.lost, c.sure = expr.Value{}, true, false
		}
		return c, true
	})
	if slices.ContainsFunc(s.locks, mentions) {
		s.locks = slices.DeleteFunc(slices.Clone(s.locks), mentions)
	}
}

// Join keeps what both ways know. A register may hold what one object is one way and another the other way; of the
// registers of one object that part, one alone keeps it. What is in two cells on a way on which it is known no more is
// settled first: links may be stale from then on.
func (t *flow) Join(a, b *state) (*state, bool) {
	if equalState(a, b) {
		return a, false
	}
	for x, y := a, b; ; {
		out, usedA, usedB := t.meet(x, y)
		settledA, settledB := t.dropped(x, usedA), t.dropped(y, usedB)
		if settledA == x && settledB == y {
			return out, !equalState(a, out)
		}
		x, y = settledA, settledB
	}
}

// meet is what two states both know, with the objects of each that it is about.
func (t *flow) meet(a, b *state) (out *state, usedA, usedB map[ir.Reg]bool) {
	type pair struct{ a, b ir.Reg }
	groups := map[pair][]ir.Reg{}
	var order []pair
	for r, first := range a.of {
		if second, ok := b.of[r]; ok {
			p := pair{first, second}
			if groups[p] == nil {
				order = append(order, p)
			}
			groups[p] = append(groups[p], r)
		}
	}
	for _, g := range groups {
		slices.Sort(g)
	}
	slices.SortFunc(
		order,
		func(p, q pair) int { return int(groups[q][len(groups[q])-1]) - int(groups[p][len(groups[p])-1]) },
	)
	out = newState()
	usedA, usedB = map[ir.Reg]bool{}, map[ir.Reg]bool{}
	for _, p := range order {
		x, y := a.objects[p.a], b.objects[p.b]
		if !x.null && usedA[p.a] || !y.null && usedB[p.b] {
			continue
		}
		if o, ok := joined(x, y); ok {
			o.regs = groups[p]
			usedA[p.a], usedB[p.b] = true, true
			out.put(o)
		}
	}
	out.locks = slices.DeleteFunc(slices.Clone(a.locks), func(v expr.Value) bool {
		_, ok := slices.BinarySearchFunc(b.locks, v, compareNode)
		return !ok
	})
	out.rebase()
	return out, usedA, usedB
}

// joined is what is known of what is one object or another.
func joined(x, y *object) (o object, ok bool) {
	switch {
	case x.null:
		return *y, true
	case y.null:
		return *x, true
	case !sameCells(x.cells, y.cells):
		return o, false
	}
	o = *x
	o.stale, o.freed = x.stale|y.stale, x.freed || y.freed
	o.cells = slices.Clone(x.cells)
	for i := range o.cells {
		j := slices.IndexFunc(
			y.cells,
			func(c stored) bool { return c.cell == o.cells[i].cell && c.in == o.cells[i].in },
		)
		o.cells[i].sure = o.cells[i].sure && y.cells[j].sure
	}
	return o, true
}

// rebase renames the objects in cells by what their registers own now.
func (out *state) rebase() {
	out.eachCell(func(c stored) (stored, bool) {
		if c.lost || c.base == ir.None {
			return c, true
		}
		if n := out.at(c.base); n != nil {
			c.base = n.regs[0]
			return c, true
		}
		c.base, c.lost, c.sure = ir.None, true, false
		return c, true
	})
}

// dropped is a state without what is stored twice and known no more, which is settled, or the state itself where there
// is no such thing.
func (t *flow) dropped(s *state, used map[ir.Reg]bool) *state {
	for _, first := range s.order() {
		if o, known := s.objects[first]; known && !used[first] && t.unsettled(o) {
			s = s.clone()
			t.lose(t.fn.Entry, s, o)
		}
	}
	return s
}

// unsettled reports whether an object may not stay as it is once others may look.
func (t *flow) unsettled(o *object) bool {
	return !o.null && (len(o.cells) > 1 || len(o.cells) == 1 && (o.freed || t.staleLinks(o) != 0))
}
