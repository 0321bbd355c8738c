package expr

// NodeSet is a set of nodes of one Builder that is filled and emptied again and again: Clear takes no time.
type NodeSet struct {
	slots []markedNode // an open hash table, of a power of two
	round uint32       // what has another one is not in the set
	size  int
}

type markedNode struct {
	node  *Node
	round uint32
}

// leastSlots is the size of the table of a set that something was added to.
const leastSlots = 64

// Add adds a node, and reports whether it was not in the set.
func (s *NodeSet) Add(n *Node) bool {
	if 2*s.size >= len(s.slots) {
		s.grow()
	}
	at := s.place(n)
	if at.round == s.round {
		return false
	}
	*at = markedNode{n, s.round}
	s.size++
	return true
}

// place is the slot of n, or the one for it.
func (s *NodeSet) place(n *Node) *markedNode {
	mask := uint32(len(s.slots) - 1)
	for i := n.id * 0x9e3779b1 >> 7; ; i++ {
		at := &s.slots[i&mask]
		if at.round != s.round || at.node == n {
			return at
		}
	}
}

func (s *NodeSet) grow() {
	old, round := s.slots, s.round
	s.slots, s.round = make([]markedNode, max(leastSlots, 2*len(old))), 1
	for _, m := range old {
		if m.round == round {
			*s.place(m.node) = markedNode{m.node, s.round}
		}
	}
}

// Len is how many nodes there are.
func (s *NodeSet) Len() int { return s.size }

// Clear empties the set.
func (s *NodeSet) Clear() {
	s.size = 0
	if s.round++; s.round == 0 {
		clear(s.slots)
		s.round = 1
	}
}
