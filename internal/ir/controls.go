package ir

// Controls has, by block, the blocks whose last instruction decides whether the block is executed (Ferrante, Ottenstein
// and Warren, "The Program Dependence Graph", TOPLAS 1987), where loops are taken to come to an end. Of blocks from
// which no end of the function can be reached, each is taken to lead there.
func (f *Func) Controls() [][]BlockID {
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
	d, out := newDominators(succs), make([][]BlockID, n)
	for b := range out {
		for _, i := range d.front[number[b]] {
			out[b] = append(out[b], BlockID(order[n-i]))
		}
	}
	return out
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
