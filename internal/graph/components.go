package graph

import "slices"

// Components lists the strongly connected components of a graph of n vertices in reverse
// topological order (a component follows every other one it can reach), the vertices of each
// ascending. Tarjan's algorithm with an explicit stack.
func Components(n int, succs func(int32) []int32) [][]int32 {
	t := &tarjan{succs: succs, index: make([]int32, n), low: make([]int32, n), on: make([]bool, n)}
	for v := range int32(n) {
		if t.index[v] == 0 {
			t.run(v)
		}
	}
	return t.out
}

type tarjan struct {
	succs  func(int32) []int32
	index  []int32 // order of discovery from 1; 0 is undiscovered
	low    []int32
	on     []bool
	stack  []int32
	frames []tarjanFrame
	count  int32
	out    [][]int32
}

type tarjanFrame struct {
	v     int32
	succs []int32
}

func (t *tarjan) open(v int32) {
	t.count++
	t.index[v], t.low[v], t.on[v] = t.count, t.count, true
	t.stack = append(t.stack, v)
	t.frames = append(t.frames, tarjanFrame{v, t.succs(v)})
}

func (t *tarjan) run(root int32) {
	t.open(root)
	for len(t.frames) > 0 {
		top := &t.frames[len(t.frames)-1]
		if len(top.succs) == 0 {
			t.close()
			continue
		}
		v, w := top.v, top.succs[0]
		top.succs = top.succs[1:]
		switch {
		case t.index[w] == 0:
			t.open(w)
		case t.on[w]:
			t.low[v] = min(t.low[v], t.index[w])
		}
	}
}

// close ends the visit of the youngest frame's vertex.
func (t *tarjan) close() {
	v := t.frames[len(t.frames)-1].v
	t.frames = t.frames[:len(t.frames)-1]
	if len(t.frames) > 0 {
		parent := t.frames[len(t.frames)-1].v
		t.low[parent] = min(t.low[parent], t.low[v])
	}
	if t.low[v] != t.index[v] {
		return
	}
	i := len(t.stack) - 1
	for t.stack[i] != v {
		i--
	}
	comp := slices.Clone(t.stack[i:])
	t.stack = t.stack[:i]
	for _, w := range comp {
		t.on[w] = false
	}
	slices.Sort(comp)
	t.out = append(t.out, comp)
}
