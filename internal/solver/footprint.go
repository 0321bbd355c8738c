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
}

// footprints computes the footprints of conjuncts and remembers them.
type footprints map[*expr.Node]*footprint

// footprintLimit bounds the footprints remembered.
const footprintLimit = 1 << 16

func (fs footprints) of(n *expr.Node) *footprint {
	if f := fs[n]; f != nil {
		return f
	}
	if len(fs) >= footprintLimit {
		clear(fs)
	}
	f := newFootprint(n)
	fs[n] = f
	return f
}

func newFootprint(n *expr.Node) *footprint {
	f := &footprint{}
	roots := false
	for _, s := range expr.Symbols(n) {
		if s.Width == 0 {
			roots = true
		} else {
			f.cells = append(f.cells, cell{symbol: s})
		}
	}
	if roots {
		f.addReads(n, map[*expr.Node]bool{})
	}
	slices.SortFunc(f.cells, compareCells)
	f.cells = slices.Compact(f.cells)
	return f
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

// addReads adds the bytes that reads within a node look at.
func (f *footprint) addReads(n *expr.Node, seen map[*expr.Node]bool) {
	if seen[n] || n.Bloom() == 0 {
		return
	}
	seen[n] = true
	if n.Op() == expr.OpRead {
		f.addRead(n.Kids()[0], n, map[*expr.Node]bool{})
	}
	for _, k := range n.Kids() {
		f.addReads(k, seen)
	}
}

// addRead adds what a read sees of the roots below an array.
func (f *footprint) addRead(array, read *expr.Node, seen map[*expr.Node]bool) {
	for !seen[array] {
		seen[array] = true
		switch array.Op() {
		case expr.OpSymArray:
			f.addBytes(array.Symbol(), read)
			return
		case expr.OpIteArray:
			f.addRead(array.Kids()[2], read, seen)
			array = array.Kids()[1]
		case expr.OpStore:
			array = array.Kids()[0]
		default:
			return
		}
	}
}

func (f *footprint) addBytes(root *expr.Symbol, read *expr.Node) {
	at := read.Kids()[1]
	if at.Op() != expr.OpConst {
		f.cells = append(f.cells, cell{symbol: root, all: true})
		return
	}
	w := at.Width()
	for k := range read.Width() / 8 {
		f.cells = append(f.cells, cell{symbol: root, index: unsigned(w, int64(at.Word())+int64(k))})
	}
}

// components groups conjuncts that share cells, directly or through others. Groups are in the
// order of their first conjunct, and conjuncts within a group in theirs.
func (fs footprints) components(conds []*expr.Node) [][]*expr.Node {
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

// connected are the conjuncts connected with the last one, which comes last.
func (fs footprints) connected(conds []*expr.Node) []*expr.Node {
	class := fs.classes(conds)
	last := find(class, len(conds)-1)
	var out []*expr.Node
	for i, n := range conds {
		if find(class, i) == last {
			out = append(out, n)
		}
	}
	return out
}

// classes is a union-find forest over the conjuncts' indices. A root that some conjunct reads all
// of is one cell.
func (fs footprints) classes(conds []*expr.Node) []int {
	whole := map[*expr.Symbol]bool{}
	for _, n := range conds {
		for _, c := range fs.of(n).cells {
			if c.all {
				whole[c.symbol] = true
			}
		}
	}
	class := make([]int, len(conds))
	owner := map[cell]int{}
	for i, n := range conds {
		class[i] = i
		for _, c := range fs.of(n).cells {
			if whole[c.symbol] {
				c = cell{symbol: c.symbol, all: true}
			}
			if j, ok := owner[c]; ok {
				a, b := find(class, i), find(class, j)
				class[max(a, b)] = min(a, b)
			} else {
				owner[c] = i
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
func (fs footprints) overlay(base, part *expr.Model, conds []*expr.Node) *expr.Model {
	m := base.Clone()
	fs.copyCells(m, part, conds)
	return m
}

// copyCells copies the values of the cells of conds.
func (fs footprints) copyCells(to, from *expr.Model, conds []*expr.Node) {
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
