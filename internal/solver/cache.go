package solver

import (
	"slices"

	"midway/internal/expr"
)

// conjSet is a canonical conjunct set: the ids of its nodes in ascending order, without repetition.
type conjSet []uint32

func newConjSet(conds []*expr.Node) conjSet {
	set := make(conjSet, len(conds))
	for k, n := range conds {
		set[k] = n.ID()
	}
	slices.Sort(set)
	return slices.Compact(set)
}

// bloom is a 64-bit signature: a subset's bits are a subset of its superset's bits.
func (c conjSet) bloom() uint64 {
	var sig uint64
	for _, id := range c {
		sig |= 1 << (uint64(id) * 0x9e3779b97f4a7c15 >> 58)
	}
	return sig
}

// within reports whether every member of c is a member of d.
func (c conjSet) within(d conjSet) bool {
	if len(c) > len(d) {
		return false
	}
	k := 0
	for _, id := range c {
		for k < len(d) && d[k] < id {
			k++
		}
		if k == len(d) || d[k] != id {
			return false
		}
		k++
	}
	return true
}

// entry is a conjunct set whose answer is known.
type entry struct {
	set   conjSet
	sig   uint64
	model *expr.Model // of a satisfiable set
}

// conjCache remembers which conjunct sets are satisfiable and which are not, and answers for
// subsets and supersets: a set with an unsatisfiable subset is unsatisfiable, a set with a
// satisfiable superset is satisfiable.
//
// An unsatisfiable set is filed under its youngest member, where a superset finds it by looking
// under each of its own members; a satisfiable set is filed under its youngest members, where
// a subset finds it under its own youngest.
type conjCache struct {
	unsat, sat map[uint32][]entry
	entries    int
	limit      int
}

// Bounds of the cache: sets in all before it is emptied, and sets kept per member.
const (
	cacheEntries      = 1 << 13
	satsPerConjunct   = 16
	unsatsPerConjunct = 64
	filedMembers      = 32 // of a satisfiable set
)

func newConjCache() *conjCache {
	c := &conjCache{limit: cacheEntries}
	c.clear()
	return c
}

func (c *conjCache) clear() {
	c.unsat, c.sat, c.entries = map[uint32][]entry{}, map[uint32][]entry{}, 0
}

// lookup answers for a set, Unknown if the cache cannot tell. With Sat comes a model of the set.
func (c *conjCache) lookup(set conjSet) (*expr.Model, Result) {
	if c.refutes(set) {
		return nil, Unsat
	}
	sig := set.bloom()
	for _, e := range c.sat[set[len(set)-1]] {
		if sig&^e.sig == 0 && set.within(e.set) {
			return e.model, Sat
		}
	}
	return nil, Unknown
}

// refutes reports whether a set contains one that is known to be unsatisfiable.
func (c *conjCache) refutes(set conjSet) bool {
	sig := set.bloom()
	for _, id := range set {
		for _, e := range c.unsat[id] {
			if e.sig&^sig == 0 && e.set.within(set) {
				return true
			}
		}
	}
	return false
}

// add files an answer. Unknown is not an answer and is not kept.
func (c *conjCache) add(set conjSet, r Result, m *expr.Model) {
	if len(set) == 0 || r == Unknown {
		return
	}
	if c.entries >= c.limit {
		c.clear()
	}
	c.entries++
	e := entry{set: set, sig: set.bloom(), model: m}
	if r == Unsat {
		youngest := set[len(set)-1]
		c.unsat[youngest] = keepLast(c.unsat[youngest], e, unsatsPerConjunct)
		return
	}
	for _, id := range set[max(0, len(set)-filedMembers):] {
		c.sat[id] = keepLast(c.sat[id], e, satsPerConjunct)
	}
}

// keepLast appends e and drops the oldest entries beyond n.
func keepLast(es []entry, e entry, n int) []entry {
	if len(es) < n {
		return append(es, e)
	}
	copy(es, es[1:])
	es[len(es)-1] = e
	return es
}
