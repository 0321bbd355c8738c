package epochs

import (
	"cmp"
	"slices"

	"midway/internal/ir"
)

// loop is the blocks from which control gets back to a head without leaving them.
type loop struct {
	head    ir.BlockID
	latches []ir.BlockID // with an edge back to head
	in      []bool       // by block
	size    int
}

// loopsOf lists the loops of a function, the smallest first. Where control enters a cycle at several blocks, a loop may
// have blocks that are no part of it, and each cycle has the head of some loop.
func loopsOf(f *ir.Func) (out []*loop) {
	preds := make([][]ir.BlockID, len(f.Blocks))
	for b := range f.Blocks {
		for _, s := range f.Blocks[b].Succs {
			preds[s] = append(preds[s], ir.BlockID(b))
		}
	}
	byHead := map[ir.BlockID]*loop{}
	for edge := range f.BackEdges() {
		l := byHead[edge[1]]
		if l == nil {
			l = &loop{head: edge[1], in: make([]bool, len(f.Blocks))}
			byHead[l.head] = l
			out = append(out, l)
		}
		l.latches = append(l.latches, edge[0])
	}
	for _, l := range out {
		slices.Sort(l.latches)
		l.grow(preds)
	}
	slices.SortFunc(out, func(a, b *loop) int { return cmp.Or(a.size-b.size, int(a.head-b.head)) })
	return out
}

// grow fills in the blocks of a loop.
func (l *loop) grow(preds [][]ir.BlockID) {
	l.in[l.head], l.size = true, 1
	for work := slices.Clone(l.latches); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if l.in[b] {
			continue
		}
		l.in[b] = true
		l.size++
		work = append(work, preds[b]...)
	}
}

// avoids reports whether control may go from a block to one of several others within in (nil: the whole function)
// without going through a block that stops.
func avoids(f *ir.Func, from ir.BlockID, to func(ir.BlockID) bool, in []bool, stops func(ir.BlockID) bool) bool {
	met := make([]bool, len(f.Blocks))
	for work := []ir.BlockID{from}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if met[b] || in != nil && !in[b] || stops(b) {
			continue
		}
		if met[b] = true; to(b) {
			return true
		}
		work = append(work, f.Blocks[b].Succs...)
	}
	return false
}
