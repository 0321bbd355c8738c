package ir

// BackEdges are the edges that close a loop: those to a block that a depth-first walk is still in.
func (f *Func) BackEdges() map[[2]BlockID]bool {
	out := map[[2]BlockID]bool{}
	mark := make([]uint8, len(f.Blocks)) // 1 on the stack, 2 done
	type visit struct {
		b    BlockID
		next int
	}
	if len(f.Blocks) == 0 {
		return out
	}
	stack := []visit{{0, 0}}
	mark[0] = 1
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		succs := f.Blocks[v.b].Succs
		if v.next == len(succs) {
			mark[v.b] = 2
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[v.next]
		v.next++
		switch mark[s] {
		case 0:
			mark[s] = 1
			stack = append(stack, visit{s, 0})
		case 1:
			out[[2]BlockID{v.b, s}] = true
		}
	}
	return out
}
