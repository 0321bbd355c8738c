package symheap

// granules are the accesses to an object by granule of eight bytes: a tree of fixed fan-out, the nodes of which carry
// their owner's epoch, so that a change in a copy of the heap copies a path of it, not what is known of all other
// granules. The zero value is empty.
type granules struct {
	root   *granuleNode
	height int // of the root; a leaf's is 0
}

const (
	leafBits = 2 // of a granule's number, that a leaf decides
	kidsBits = 4 // that a node above decides
)

type granuleNode struct {
	epoch uint64
	lists [1 << leafBits][]made        // of a leaf
	kids  *[1 << kidsBits]*granuleNode // of any other
}

// holds reports whether a granule's number is one that the tree is high enough for.
func (t *granules) holds(g uint64) bool { return g>>leafBits>>(kidsBits*t.height) == 0 }

// kid is which child of a node at a height a granule belongs to.
func kid(g uint64, height int) uint64 {
	return g >> leafBits >> (kidsBits * (height - 1)) % (1 << kidsBits)
}

// at is what is known of a granule.
func (t *granules) at(g uint64) []made {
	if !t.holds(g) {
		return nil
	}
	n := t.root
	for h := t.height; h > 0 && n != nil; h-- {
		n = n.kids[kid(g, h)]
	}
	if n == nil {
		return nil
	}
	return n.lists[g%(1<<leafBits)]
}

// set replaces what is known of a granule in a tree that the heap owns.
func (h *Heap) set(t *granules, g uint64, list []made) {
	for ; !t.holds(g); t.height++ {
		if t.root != nil {
			below := t.root
			t.root = h.ownedNode(nil, false)
			t.root.kids[0] = below
		}
	}
	n := &t.root
	for height := t.height; height > 0; height-- {
		*n = h.ownedNode(*n, false)
		n = &(*n).kids[kid(g, height)]
	}
	*n = h.ownedNode(*n, true)
	(*n).lists[g%(1<<leafBits)] = list
}

// each calls f for every granule of which something is known, in order.
func (n *granuleNode) each(f func([]made)) {
	if n == nil {
		return
	}
	for _, list := range n.lists {
		if len(list) > 0 {
			f(list)
		}
	}
	if n.kids != nil {
		for _, kid := range n.kids {
			kid.each(f)
		}
	}
}
