package expr

import "math/bits"

// idSet is a persistent set of node ids: a radix trie of 32-way branches with bitmaps. nil is empty.
type idSet struct {
	bitmap uint32   // digits present
	kids   []*idSet // one per digit present; nil at the lowest level
}

// idDigits is the number of five-bit digits of an id.
const idDigits = 7

func digit(id uint32, level int) uint32 { return 1 << (id >> (5 * level) & 31) }

// contains reports whether id is in the set.
func (s *idSet) contains(id uint32) bool {
	for level := idDigits - 1; s != nil; level-- {
		d := digit(id, level)
		if s.bitmap&d == 0 {
			return false
		}
		if level == 0 {
			return true
		}
		s = s.kids[bits.OnesCount32(s.bitmap&(d-1))]
	}
	return false
}

// with is the set with id added.
func (s *idSet) with(id uint32) *idSet { return s.insert(id, idDigits-1) }

func (s *idSet) insert(id uint32, level int) *idSet {
	next := &idSet{}
	if s != nil {
		*next = *s
	}
	d := digit(id, level)
	had := next.bitmap&d != 0
	next.bitmap |= d
	if level == 0 {
		return next
	}
	at := bits.OnesCount32(next.bitmap & (d - 1))
	old := next.kids
	next.kids = make([]*idSet, bits.OnesCount32(next.bitmap))
	copy(next.kids, old[:at])
	if had {
		copy(next.kids[at:], old[at:])
	} else {
		copy(next.kids[at+1:], old[at:])
	}
	next.kids[at] = next.kids[at].insert(id, level-1)
	return next
}
