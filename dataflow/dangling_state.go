package dataflow

import (
	"cmp"
	"slices"

	"midway/internal/ir"
)

// Most of what a function loads and stores tells nothing about dangling cells. What does is found first, without regard
// to order, and only that is followed: the registers whose value may be freed, the cells that may hold it or may be
// left dangling, the registers behind whose value these lie, and those that may name such a cell otherwise.

// freeTable numbers what matters in one function.
type freeTable struct {
	cells  []FreedCell
	number map[FreedCell]int32
	pairs  []heldReg
	ofReg  [][]int32 // by register: its pairs
	ofCell [][]int32 // by cell: its pairs
	behind [][]int32 // by register: the cells behind its value
	stored map[FreedCell]bool
	wanted []bool // by register
	work   []ir.Reg
}

// heldReg says that a cell may hold the value of a register.
type heldReg struct {
	cell int32
	reg  ir.Reg
}

// freeState is what may be, as bits: cells that hold a freed pointer, then pairs of the table that hold.
type freeState []uint64

func (s freeState) has(i int32) bool { return s[i/64]>>(i%64)&1 != 0 }
func (s freeState) put(i int32)      { s[i/64] |= 1 << (i % 64) }
func (s freeState) drop(i int32)     { s[i/64] &^= 1 << (i % 64) }

// join adds what may be on another way; it reports whether that is more.
func (s freeState) join(o freeState) (more bool) {
	for i, w := range o {
		more = more || w&^s[i] != 0
		s[i] |= w
	}
	return more
}

// meet keeps what is on another way, too; it reports whether that is less.
func (s freeState) meet(o freeState) (less bool) {
	for i, w := range o {
		less = less || s[i]&^w != 0
		s[i] &= w
	}
	return less
}

// newFreeTable numbers the cells and pairs of a function that matter, where its calls may leave those cells dangling.
func (d *danglers) newFreeTable(fn *ir.Func, dangle []FreedCell) *freeTable {
	n := len(fn.Regs)
	all := &freeTable{
		number: map[FreedCell]int32{},
		ofReg:  make([][]int32, n),
		stored: map[FreedCell]bool{},
		wanted: make([]bool, n),
	}
	for pc := range fn.Code {
		in := &fn.Code[pc]
		if in.Op != ir.OpStore && in.Op != ir.OpLoad {
			continue
		}
		at, ok := d.cell(fn, in.A)
		if ok && in.Op == ir.OpLoad {
			all.pair(at, in.Dst)
		} else if ok {
			all.stored[at] = true
			if in.B.Kind == ir.KReg {
				all.pair(at, in.B.Reg)
			}
		}
	}
	for _, at := range slices.Clone(dangle) {
		if c, ok := all.number[at.from()]; ok && at.Deep && all.stored[at.from()] { // which leave
			for _, i := range all.ofCell[c] {
				dangle = append(dangle, FreedCell{Base: all.pairs[i].reg, Off: at.Behind})
			}
		}
	}
	all.close(dangle)
	t := &freeTable{
		number: map[FreedCell]int32{},
		ofReg:  make([][]int32, n),
		behind: make([][]int32, n),
		wanted: all.wanted,
	}
	for _, at := range dangle {
		t.cell(at)
	}
	for _, p := range all.pairs {
		if all.wanted[p.reg] {
			t.pair(all.cells[p.cell], p.reg)
		}
	}
	if d.a.Shape(fn.ID).setjmp {
		t.deepen(all)
	}
	for i, at := range t.cells {
		if at.Base != ir.None {
			t.behind[at.Base] = append(t.behind[at.Base], int32(i))
		}
	}
	return t
}

// cell is the number of a cell.
func (t *freeTable) cell(at FreedCell) int32 {
	i, ok := t.number[at]
	if !ok {
		i = int32(len(t.cells))
		t.number[at] = i
		t.cells, t.ofCell = append(t.cells, at), append(t.ofCell, nil)
	}
	return i
}

func (t *freeTable) pair(at FreedCell, r ir.Reg) {
	c := t.cell(at)
	if !slices.ContainsFunc(t.ofReg[r], func(i int32) bool { return t.pairs[i].cell == c }) {
		i := int32(len(t.pairs))
		t.pairs = append(t.pairs, heldReg{c, r})
		t.ofReg[r], t.ofCell[c] = append(t.ofReg[r], i), append(t.ofCell[c], i)
	}
}

// close marks the registers that matter.
func (t *freeTable) close(dangle []FreedCell) {
	for _, at := range dangle {
		t.want(at)
	}
	for len(t.work) > 0 {
		r := t.work[len(t.work)-1]
		t.work = t.work[:len(t.work)-1]
		for _, i := range t.ofReg[r] {
			c := t.pairs[i].cell
			t.want(t.cells[c])
			for _, j := range t.ofCell[c] {
				if same := t.pairs[j].reg; len(t.ofReg[same]) > 1 { // which other cells hold, too
					t.wantReg(same)
				}
			}
		}
	}
}

// want: what happens to a cell matters, and so does the register behind whose value it lies, with those that may be
// equal to it and behind which something is stored.
func (t *freeTable) want(at FreedCell) {
	if at.Deep {
		if k, ok := t.number[at.from()]; ok {
			for _, i := range t.ofCell[k] {
				if r := t.pairs[i].reg; t.stored[at.from()] || t.stored[FreedCell{Base: r, Off: at.Behind}] {
					t.wantReg(r)
				}
			}
		}
	}
	if at.Base == ir.None {
		return
	}
	t.wantReg(at.Base)
	if at.Value {
		return
	}
	for _, i := range t.ofReg[at.Base] {
		for _, j := range t.ofCell[t.pairs[i].cell] {
			if r := t.pairs[j].reg; t.stored[FreedCell{Base: r, Off: at.Off}] {
				t.wantReg(r)
			}
		}
	}
}

func (t *freeTable) wantReg(r ir.Reg) {
	if !t.wanted[r] {
		t.wanted[r] = true
		t.work = append(t.work, r)
	}
}

func (t *freeTable) newState() freeState { return make(freeState, (len(t.cells)+len(t.pairs)+63)/64) }

// bit is the place of a pair in a state; that of a cell is its number.
func (t *freeTable) bit(pair int32) int32 { return int32(len(t.cells)) + pair }

// hold: a cell has the value of a register.
func (t *freeTable) hold(s freeState, at FreedCell, r ir.Reg) {
	for _, i := range t.ofReg[r] {
		if t.cells[t.pairs[i].cell] == at {
			s.put(t.bit(i))
		}
	}
}

// renew: a cell has a new value.
func (t *freeTable) renew(s freeState, at FreedCell) {
	if c, ok := t.number[at]; ok {
		s.drop(c)
		for _, i := range t.ofCell[c] {
			s.drop(t.bit(i))
		}
	}
	for i, c := range t.cells {
		if c.Deep && c.from() == at {
			s.drop(int32(i))
		}
	}
}

// leave: a register keeps the pointer that a cell held: what dangles behind that is named by it, before the cell has a
// new value.
func (t *freeTable) leave(s freeState, at FreedCell) {
	c, ok := t.number[at]
	if !ok || at.Value || at.Deep {
		return
	}
	for i, deep := range t.cells {
		if !deep.Deep || deep.from() != at || !s.has(int32(i)) {
			continue
		}
		for _, k := range t.ofCell[c] {
			behind, known := t.number[FreedCell{Base: t.pairs[k].reg, Off: deep.Behind}]
			if known && s.has(t.bit(k)) {
				s.put(behind)
			}
		}
	}
}

// deep names a cell behind a register's value by the cells that may hold that value.
func (t *freeTable) deep(s freeState, at FreedCell) (out []FreedCell) {
	if at.Base == ir.None || at.Value || at.Deep {
		return nil
	}
	for _, i := range t.ofReg[at.Base] {
		if c := t.cells[t.pairs[i].cell]; s.has(t.bit(i)) && !c.Value && !c.Deep {
			out = append(out, c.behind(at.Off))
		}
	}
	return out
}

// deepen numbers the names of cells behind registers by the cells that these are loaded from, and stored to.
func (t *freeTable) deepen(all *freeTable) {
	for _, at := range slices.Clone(t.cells) {
		if at.Base == ir.None || at.Value || at.Deep {
			continue
		}
		for _, i := range all.ofReg[at.Base] {
			if c := all.cells[all.pairs[i].cell]; !c.Value && !c.Deep {
				t.cell(c.behind(at.Off))
			}
		}
	}
}

// replace: a cell has a new value; so has the one that another register names which was read from the same place.
func (t *freeTable) replace(s freeState, at FreedCell) {
	t.leave(s, at)
	t.renew(s, at)
	if at.Base == ir.None {
		return
	}
	for _, deep := range t.deep(s, at) {
		t.renew(s, deep)
	}
	for _, i := range t.ofReg[at.Base] {
		if !s.has(t.bit(i)) {
			continue
		}
		for _, j := range t.ofCell[t.pairs[i].cell] {
			if s.has(t.bit(j)) {
				t.renew(s, FreedCell{Base: t.pairs[j].reg, Off: at.Off})
			}
		}
	}
}

// free: what a register holds was freed.
func (t *freeTable) free(s freeState, r ir.Reg) {
	if i, ok := t.number[FreedCell{Base: r, Value: true}]; ok {
		s.put(i)
	}
	work := []ir.Reg{r}
	for k := 0; k < len(work); k++ {
		for _, i := range t.ofReg[work[k]] {
			if !s.has(t.bit(i)) {
				continue
			}
			c := t.pairs[i].cell
			s.put(c)
			for _, j := range t.ofCell[c] { // what else is known to be the same pointer
				if same := t.pairs[j].reg; s.has(t.bit(j)) && !slices.Contains(work, same) {
					work = append(work, same)
				}
			}
		}
	}
}

func (t *freeTable) dangle(s freeState, at FreedCell) { s.put(t.number[at]) }

// set: a register has a new value, and a cell behind it is another one.
func (t *freeTable) set(s freeState, r ir.Reg) {
	if !t.wanted[r] {
		return
	}
	for _, i := range t.ofReg[r] {
		s.drop(t.bit(i))
	}
	for _, c := range t.behind[r] {
		s.drop(c)
		for _, i := range t.ofCell[c] {
			s.drop(t.bit(i))
		}
	}
}

// dead are the cells that hold a freed pointer, in order.
func (t *freeTable) dead(s freeState) (out []FreedCell) {
	for i, c := range t.cells {
		if s.has(int32(i)) {
			out = append(out, c)
		}
	}
	slices.SortFunc(out, func(x, y FreedCell) int {
		if x.Base != y.Base {
			return int(x.Base) - int(y.Base)
		}
		return cmp.Or(cmp.Compare(x.Off, y.Off), cmp.Compare(number(x.Value), number(y.Value)),
			cmp.Compare(number(x.Deep), number(y.Deep)), cmp.Compare(x.Behind, y.Behind))
	})
	return out
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}
