package ir

import "slices"

// Controls has, by block, the blocks whose last instruction decides whether the block is executed (Ferrante, Ottenstein
// and Warren, "The Program Dependence Graph", TOPLAS 1987), where loops are taken to come to an end. Of blocks from
// which no end of the function can be reached, each is taken to lead there.
func (f *Func) Controls() [][]BlockID {
	t, out := f.postdominators(), make([][]BlockID, len(f.Blocks))
	for b := range out {
		for _, i := range t.front[t.number[b]] {
			out[b] = append(out[b], t.block(i))
		}
	}
	return out
}

// Meets has, by block, the nearest other block that every way from it to an end of the function goes through, under the
// same assumptions as Controls: its immediate postdominator. It is None where there is none before the end.
func (f *Func) Meets() []BlockID {
	t, out := f.postdominators(), make([]BlockID, len(f.Blocks))
	for b := range out {
		if out[b] = t.block(t.idom[t.number[b]]); int(out[b]) == len(f.Blocks) {
			out[b] = None
		}
	}
	return out
}

// ReturnFrom is a block that returns, of those that control may come to from the end of a block; None where there is
// none.
func (f *Func) ReturnFrom(from BlockID) BlockID {
	met := make([]bool, len(f.Blocks))
	for work := slices.Clone(f.Blocks[from].Succs); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if met[b] {
			continue
		}
		if met[b] = true; f.Code[f.Blocks[b].End-1].Op == OpRet {
			return b
		}
		work = append(work, f.Blocks[b].Succs...)
	}
	return None
}

// postdominatorTree is the dominator tree of a function's reversed graph, whose root is behind all ends.
type postdominatorTree struct {
	*dominators
	order  []int // blocks in postorder of the reversed graph
	number []int // of a block, its node
}

// block is that of a node; of the root, the number of blocks.
func (t *postdominatorTree) block(node int) BlockID { return BlockID(t.order[len(t.order)-1-node]) }

func (f *Func) postdominators() *postdominatorTree {
	n := len(f.Blocks)
	preds := make([][]int, n+1) // n is behind all ends
	for b := range f.Blocks {
		for _, s := range f.Blocks[b].Succs {
			preds[s] = append(preds[s], b)
		}
		if len(f.Blocks[b].Succs) == 0 {
			preds[n] = append(preds[n], b)
		}
	}
	met := make([]bool, n+1)
	order := postorder(preds, n, met)
	for b := range f.Blocks {
		if !met[b] {
			preds[n] = append(preds[n], b)
		}
	}
	if len(order) <= n {
		clear(met)
		order = postorder(preds, n, met)
	}
	number := make([]int, n+1)
	for i, b := range order {
		number[b] = n - i
	}
	succs := make([][]BlockID, n+1)
	for b, ps := range preds {
		for _, p := range ps {
			succs[number[b]] = append(succs[number[b]], BlockID(number[p]))
		}
	}
	return &postdominatorTree{newDominators(succs), order, number}
}

// postorder is the nodes of a graph that can be reached from one, which are marked as met.
func postorder(succs [][]int, from int, met []bool) (out []int) {
	type visit struct{ node, next int }
	met[from] = true
	for stack := []visit{{from, 0}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if top.next == len(succs[top.node]) {
			out = append(out, top.node)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[top.node][top.next]
		top.next++
		if !met[s] {
			met[s] = true
			stack = append(stack, visit{s, 0})
		}
	}
	return out
}
