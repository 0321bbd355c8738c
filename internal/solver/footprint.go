package solver

import (
	"cmp"
	"slices"

	"midway/internal/expr"
)

// cell is something unknown that a model gives a value: a symbol, one byte of an array root, or,
// where it is read at an index that is no constant, all of the root.
type cell struct {
	symbol *expr.Symbol
	index  uint64 // of the byte of a root
	all    bool   // of a root: every byte
}

// footprint is the cells that a conjunct depends on. Conjuncts that share no cell, directly or
// through others, are independent.
type footprint struct {
	cells []cell // in order, each once
	marks []mark // of the cells
	size  int    // nodes to evaluate
}

// mark is a cell by number, with the number of all of its root.
type mark struct {
	cell, all int32 // all is noMark where the cell is a symbol
}

const noMark = -1

// footprints computes the footprints of conjuncts and remembers them.
type footprints struct {
	known   map[*expr.Node]*footprint
	numbers map[cell]int32
	seen    expr.NodeSet // while a footprint is computed: nodes looked at, and arrays of one read
	arrays  expr.NodeSet
	moved   map[movedArray]bool // arrays of one read, behind copies

	// While conjuncts are grouped, by number; what has another round is of an earlier grouping.
	round  uint32
	owners []owner
	wholes []uint32 // round in which some conjunct reads all of a root
}

// movedArray is an array that is read so many bytes from where the read's index says; not known: anywhere.
type movedArray struct {
	array *expr.Node
	by    uint64
	known bool
}

// owner is the first conjunct that has a cell.
type owner struct {
	round    uint32
	conjunct int32
}

func newFootprints() *footprints {
	return &footprints{known: map[*expr.Node]*footprint{}, numbers: map[cell]int32{}, moved: map[movedArray]bool{}}
}

// footprintLimit is how many footprints are remembered before all are forgotten.
const footprintLimit = 1 << 16

func (fs *footprints) of(n *expr.Node) *footprint {
	if f := fs.known[n]; f != nil {
		return f
	}
	f := fs.newFootprint(n)
	for _, c := range f.cells {
		m := mark{fs.number(c), noMark}
		if c.symbol.Width == 0 {
			m.all = fs.number(cell{symbol: c.symbol, all: true})
		}
		f.marks = append(f.marks, m)
	}
	fs.known[n] = f
	return f
}

// number is the number of a cell, which it keeps.
func (fs *footprints) number(c cell) int32 {
	i, ok := fs.numbers[c]
	if !ok {
		i = int32(len(fs.owners))
		fs.numbers[c] = i
		fs.owners, fs.wholes = append(fs.owners, owner{}), append(fs.wholes, 0)
	}
	return i
}

func (fs *footprints) newFootprint(n *expr.Node) *footprint {
	f := &footprint{}
	roots := false
	for _, s := range expr.Symbols(n) {
		if s.Width == 0 {
			roots = true
		} else {
			f.cells = append(f.cells, cell{symbol: s})
		}
	}
	fs.seen.Clear()
	fs.look(f, n, roots)
	f.size = fs.seen.Len()
	slices.SortFunc(f.cells, compareCells)
	f.cells = slices.Compact(f.cells)
	return f
}

// look goes over the nodes within n that are no constants, each once. If there are roots, it adds the bytes that reads
// look at.
func (fs *footprints) look(f *footprint, n *expr.Node, roots bool) {
	if n.Bloom() == 0 || !fs.seen.Add(n) {
		return
	}
	if roots && n.Op() == expr.OpRead {
		fs.arrays.Clear()
		clear(fs.moved)
		fs.addRead(f, n.Kids()[0], n, 0, true)
	}
	for _, k := range n.Kids() {
		fs.look(f, k, roots)
	}
}

func compareCells(a, b cell) int {
	if c := cmp.Compare(a.symbol.ID, b.symbol.ID); c != 0 {
		return c
	}
	if a.all != b.all {
		if a.all {
			return -1
		}
		return 1
	}
	return cmp.Compare(a.index, b.index)
}

// addRead adds what a read sees of the roots below an array, behind copies moved by so many bytes; known is false where
// some moved it by an unknown number.
func (fs *footprints) addRead(f *footprint, array, read *expr.Node, by uint64, known bool) {
	for fs.unseen(array, by, known) {
		kids := array.Kids()
		switch array.Op() {
		case expr.OpSymArray:
			f.addBytes(array.Symbol(), read, by, known)
			return
		case expr.OpIteArray:
			fs.addRead(f, kids[2], read, by, known)
			array = kids[1]
		case expr.OpCopy:
			to, from := kids[1], kids[4]
			if known && to.Op() == expr.OpConst && from.Op() == expr.OpConst {
				fs.addRead(f, kids[3], read, by+from.Word()-to.Word(), true)
			} else {
				fs.addRead(f, kids[3], read, 0, false)
			}
			array = kids[0]
		case expr.OpFill:
			array = kids[0]
		case expr.OpStore:
			array = array.Kids()[0]
		default:
			return
		}
	}
}

// unseen reports whether an array is looked at for the first time, moved like that.
func (fs *footprints) unseen(array *expr.Node, by uint64, known bool) bool {
	if known && by == 0 {
		return fs.arrays.Add(array)
	}
	m := movedArray{array, by, known}
	first := !fs.moved[m]
	fs.moved[m] = true
	return first
}

func (f *footprint) addBytes(root *expr.Symbol, read *expr.Node, by uint64, known bool) {
	at := read.Kids()[1]
	if at.Op() != expr.OpConst || !known {
		f.cells = append(f.cells, cell{symbol: root, all: true})
		return
	}
	w := at.Width()
	for k := range read.Width() / 8 {
		f.cells = append(f.cells, cell{symbol: root, index: unsigned(w, int64(at.Word()+by)+int64(k))})
	}
}

// components groups conjuncts that share cells, directly or through others. Groups are in the
// order of their first conjunct, and conjuncts within a group in theirs.
func (fs *footprints) components(conds []*expr.Node) [][]*expr.Node {
	class := fs.classes(conds)
	var groups [][]*expr.Node
	place := map[int]int{}
	for i, n := range conds {
		c := find(class, i)
		if _, ok := place[c]; !ok {
			place[c] = len(groups)
			groups = append(groups, nil)
		}
		groups[place[c]] = append(groups[place[c]], n)
	}
	return groups
}

// connected are the conjuncts of a query, and before them those of conds that are connected with any of them.
func (fs *footprints) connected(conds, query []*expr.Node) []*expr.Node {
	all := append(conds[:len(conds):len(conds)], query...)
	class := fs.classes(all)
	wanted := make([]bool, len(all))
	for i := range query {
		wanted[find(class, len(conds)+i)] = true
	}
	var out []*expr.Node
	for i, n := range conds {
		if wanted[find(class, i)] {
			out = append(out, n)
		}
	}
	return append(out, query...)
}

// classes is a union-find forest over the conjuncts' indices. A root that some conjunct reads all
// of is one cell.
func (fs *footprints) classes(conds []*expr.Node) []int {
	if len(fs.known) >= footprintLimit {
		*fs = *newFootprints()
	}
	fs.round++
	class, prints := make([]int, len(conds)), make([]*footprint, len(conds))
	for i, n := range conds {
		class[i], prints[i] = i, fs.of(n)
		for _, m := range prints[i].marks {
			if m.cell == m.all {
				fs.wholes[m.all] = fs.round
			}
		}
	}
	for i, f := range prints {
		for _, m := range f.marks {
			c := m.cell
			if m.all != noMark && fs.wholes[m.all] == fs.round {
				c = m.all
			}
			if o := &fs.owners[c]; o.round == fs.round {
				a, b := find(class, i), find(class, int(o.conjunct))
				class[max(a, b)] = min(a, b)
			} else {
				*o = owner{fs.round, int32(i)}
			}
		}
	}
	return class
}

func find(class []int, i int) int {
	for class[i] != i {
		class[i] = class[class[i]]
		i = class[i]
	}
	return i
}

// overlay is base with the values that part gives to the cells of conds.
func (fs *footprints) overlay(base, part *expr.Model, conds []*expr.Node) *expr.Model {
	m := base.Clone()
	fs.copyCells(m, part, conds)
	return m
}

// copyCells copies the values of the cells of conds.
func (fs *footprints) copyCells(to, from *expr.Model, conds []*expr.Node) {
	for _, n := range conds {
		for _, c := range fs.of(n).cells {
			switch {
			case c.symbol.Width > 0 || c.all:
				to.Copy(from, c.symbol)
			default:
				to.SetByte(c.symbol, c.index, from.Byte(c.symbol, c.index))
			}
		}
	}
}
