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
	lists [1 << leafBits][]Access      // of a leaf
	kids  *[1 << kidsBits]*granuleNode // of any other
}

// holds reports whether a granule's number is one that the tree is high enough for.
func (t *granules) holds(g uint64) bool { return g>>leafBits>>(kidsBits*t.height) == 0 }

// kid is which child of a node at a height a granule belongs to.
func kid(g uint64, height int) uint64 {
	return g >> leafBits >> (kidsBits * (height - 1)) % (1 << kidsBits)
}

// at is what is known of a granule.
func (t *granules) at(g uint64) []Access {
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

// set replaces what is known of a granule.
func (t *granules) set(epoch, g uint64, list []Access) {
	for ; !t.holds(g); t.height++ {
		if t.root != nil {
			t.root = &granuleNode{epoch: epoch, kids: &[1 << kidsBits]*granuleNode{t.root}}
		}
	}
	n := &t.root
	for h := t.height; h > 0; h-- {
		*n = (*n).own(epoch, false)
		n = &(*n).kids[kid(g, h)]
	}
	*n = (*n).own(epoch, true)
	(*n).lists[g%(1<<leafBits)] = list
}

// own is a node that may be changed: itself, a copy, or a new one.
func (n *granuleNode) own(epoch uint64, leaf bool) *granuleNode {
	if n != nil && n.epoch == epoch {
		return n
	}
	c := &granuleNode{epoch: epoch}
	if !leaf {
		c.kids = new([1 << kidsBits]*granuleNode)
	}
	if n != nil {
		c.lists = n.lists
		if !leaf {
			*c.kids = *n.kids
		}
	}
	return c
}

// each calls f for every granule of which something is known, in order.
func (n *granuleNode) each(f func([]Access)) {
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
