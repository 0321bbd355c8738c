package ir

import "midway/internal/graph"

// dominators is the dominator tree of a graph whose nodes are numbered in reverse postorder, node 0 the root.
type dominators struct {
	idom  []int   // of every node; the root's is itself
	kids  [][]int // in the dominator tree
	front [][]int // dominance frontiers
	preds [][]int
}

func newDominators(succs [][]BlockID) *dominators {
	n := len(succs)
	d := &dominators{kids: make([][]int, n), front: make([][]int, n), preds: make([][]int, n)}
	for i, ss := range succs {
		for _, s := range ss {
			d.preds[s] = append(d.preds[s], i)
		}
	}
	d.idom = graph.Dominators(d.preds)
	for i := 1; i < n; i++ {
		d.kids[d.idom[i]] = append(d.kids[d.idom[i]], i)
	}
	d.frontiers()
	return d
}

func (d *dominators) frontiers() {
	for i, ps := range d.preds {
		if len(ps) < 2 {
			continue
		}
		for _, p := range ps {
			for r := p; r != d.idom[i]; r = d.idom[r] {
				if k := len(d.front[r]); k == 0 || d.front[r][k-1] != i {
					d.front[r] = append(d.front[r], i)
				}
			}
		}
	}
}

// numbering gives every node its preorder number and the last number in its subtree, so that a
// dominates b iff pre[a] ≤ pre[b] ≤ last[a].
func (d *dominators) numbering() (pre, last []int) {
	n := len(d.idom)
	pre, last = make([]int, n), make([]int, n)
	type visit struct{ node, kid int }
	next := 0
	stack := []visit{{0, 0}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.kid == 0 {
			pre[top.node] = next
			next++
		}
		if top.kid < len(d.kids[top.node]) {
			kid := d.kids[top.node][top.kid]
			top.kid++
			stack = append(stack, visit{kid, 0})
			continue
		}
		last[top.node] = next - 1
		stack = stack[:len(stack)-1]
	}
	return pre, last
}
