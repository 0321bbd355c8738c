package graph

// Dominators are the immediate dominators of a graph's vertices, that of the root itself. Vertices are numbered in
// reverse postorder from the root, which is 0, and preds lists the predecessors of each. Every vertex can be reached.
func Dominators(preds [][]int) []int {
	idom := make([]int, len(preds))
	for v := range idom {
		idom[v] = -1
	}
	idom[0] = 0
	for changed := true; changed; {
		changed = false
		for v := 1; v < len(preds); v++ {
			if d := meet(idom, preds[v]); d != idom[v] {
				idom[v], changed = d, true
			}
		}
	}
	return idom
}

// meet is the nearest common dominator of those predecessors that have one yet: in reverse postorder, one has.
func meet(idom, preds []int) int {
	best := -1
	for _, p := range preds {
		switch {
		case idom[p] < 0:
		case best < 0:
			best = p
		default:
			best = intersect(idom, p, best)
		}
	}
	return best
}

// intersect is the nearest common ancestor in the tree so far, in which ancestors have lower numbers.
func intersect(idom []int, a, b int) int {
	for a != b {
		for a > b {
			a = idom[a]
		}
		for b > a {
			b = idom[b]
		}
	}
	return a
}
