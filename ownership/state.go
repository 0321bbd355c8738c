package ownership

import (
	"cmp"
	"maps"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// cell is a place in memory that the function can name: an address, or a number of bytes behind the object that
// registers own.
type cell struct {
	root expr.Value // the address, where base is ir.None and it has a name
	base ir.Reg     // the first register of the owned object that the cell is in, or ir.None
	off  int64      // bytes, where there is a base
	lost bool       // what it is in can no longer be named
}

// stored is a cell that holds an object, as far as the function knows.
type stored struct {
	cell
	in   string // the classes of cells that it is one of, see classes.key
	sure bool   // nothing else that may be the cell has been stored to since
}

// object is what some registers of a function hold, all the same: null, or an object that no cell and no register of
// any thread holds but these registers and cells. It is owned where there are no cells.
type object struct {
	regs  []ir.Reg // ascending, never empty
	null  bool     // it is null
	stale uint64   // links of it that may hold what another cell or register holds too, by links.bit
	freed bool
	cells []stored
}

func (o *object) owned() bool { return len(o.cells) == 0 }

// state is what a function knows at one point. A state is not changed once it was handed on; objects never are.
type state struct {
	objects map[ir.Reg]*object // by the first register
	of      map[ir.Reg]ir.Reg  // the first register of the object that a register holds
	locks   []expr.Value       // held, by node id; only those with names
}

func newState() *state { return &state{map[ir.Reg]*object{}, map[ir.Reg]ir.Reg{}, nil} }

func (s *state) clone() *state { return &state{maps.Clone(s.objects), maps.Clone(s.of), s.locks} }

// at is the object in a register, nil where nothing is known of it.
func (s *state) at(r ir.Reg) *object {
	first, ok := s.of[r]
	if !ok {
		return nil
	}
	return s.objects[first]
}

// put replaces, or adds, an object by what it is now.
func (s *state) put(o object) {
	n := o
	s.objects[o.regs[0]] = &n
	for _, r := range o.regs {
		s.of[r] = o.regs[0]
	}
}

// alias adds a register to those that hold an object.
func (s *state) alias(o *object, r ir.Reg) {
	n := *o
	n.regs = append(slices.Clone(o.regs), r)
	slices.Sort(n.regs)
	if n.regs[0] != o.regs[0] {
		delete(s.objects, o.regs[0])
		s.rename(o.regs[0], n.regs[0])
	}
	s.put(n)
}

// rename changes the name of an object in cells.
func (s *state) rename(old, now ir.Reg) {
	s.eachCell(func(c stored) (stored, bool) {
		if c.base == old && !c.lost {
			c.base = now
			if now == ir.None {
				c.lost, c.sure = true, false
			}
		}
		return c, true
	})
}

// eachCell replaces every cell of every object by what f makes of it, or removes it.
func (s *state) eachCell(f func(stored) (stored, bool)) {
	if s.cellless() {
		return
	}
	for _, first := range s.order() {
		o := s.objects[first]
		var cells []stored
		changed := false
		for _, c := range o.cells {
			n, keep := f(c)
			changed = changed || !keep || n != c
			if keep {
				cells = append(cells, n)
			}
		}
		if changed {
			n := *o
			n.cells = cells
			s.put(n)
		}
	}
}

// cellless reports whether no object is in a cell.
func (s *state) cellless() bool {
	for _, o := range s.objects {
		if len(o.cells) > 0 {
			return false
		}
	}
	return true
}

func (s *state) order() []ir.Reg {
	if len(s.objects) == 0 {
		return nil
	}
	out := make([]ir.Reg, 0, len(s.objects))
	for r := range s.objects {
		out = append(out, r)
	}
	slices.Sort(out)
	return out
}

// forget drops what is known of an object.
func (s *state) forget(o *object) {
	delete(s.objects, o.regs[0])
	for _, r := range o.regs {
		delete(s.of, r)
	}
	s.rename(o.regs[0], ir.None)
}

// without drops a register from those that hold its object; another still does.
func (s *state) without(o *object, r ir.Reg) {
	n := *o
	n.regs = slices.DeleteFunc(slices.Clone(o.regs), func(q ir.Reg) bool { return q == r })
	delete(s.of, r)
	if n.regs[0] != o.regs[0] {
		delete(s.objects, o.regs[0])
		s.rename(o.regs[0], n.regs[0])
	}
	s.put(n)
}

func compareNode(a, b expr.Value) int {
	id := func(v expr.Value) uint64 {
		if v.N == nil {
			return 0
		}
		return uint64(v.N.ID())
	}
	return cmp.Or(cmp.Compare(id(a), id(b)), cmp.Compare(a.W, b.W))
}

// holding is a state with one more lock held.
func (s *state) holding(lock expr.Value) *state {
	i, ok := slices.BinarySearchFunc(s.locks, lock, compareNode)
	if ok {
		return s
	}
	n := s.clone()
	n.locks = slices.Insert(slices.Clone(s.locks), i, lock)
	return n
}

// sameCells reports whether two objects are stored in the same cells.
func sameCells(a, b []stored) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(c stored) bool {
		return !slices.ContainsFunc(b, func(d stored) bool { return c.cell == d.cell && c.in == d.in })
	})
}

func equalObject(a, b *object) bool {
	return slices.Equal(a.regs, b.regs) && a.null == b.null && a.stale == b.stale && a.freed == b.freed &&
		slices.Equal(a.cells, b.cells)
}

func equalState(a, b *state) bool {
	return slices.Equal(a.locks, b.locks) && maps.EqualFunc(a.objects, b.objects, equalObject)
}
