package pointsto

import "slices"

// Most variables of a solved graph have a set that others have, too. Once it is solved, equal sets are one in memory;
// what changes one afterwards (models that are asked for later) copies it first.

// share makes equal sets one.
func (s *solver) share() {
	s.setOf = make([]int32, len(s.vars))
	s.sets = [][]entry{nil}
	known := map[uint64][]int32{}
	for v := range s.vars {
		pts := s.vars[v].pts
		if len(pts) == 0 {
			continue
		}
		h := hashOf(pts)
		same := slices.IndexFunc(known[h], func(i int32) bool { return slices.Equal(s.sets[i], pts) })
		if same < 0 {
			known[h] = append(known[h], int32(len(s.sets)))
			same = len(known[h]) - 1
			s.sets = append(s.sets, slices.Clone(pts))
		}
		s.setOf[v] = known[h][same]
	}
	s.lend()
}

// lend gives every variable its set of those that are shared.
func (s *solver) lend() {
	for v, i := range s.setOf {
		if i != 0 {
			s.vars[v].pts, s.vars[v].lent = s.sets[i], true
		}
	}
}

// own makes a variable's set its own, before it is changed in place.
func (vr *variable) own() {
	if vr.lent {
		vr.pts, vr.lent = slices.Clone(vr.pts), false
	}
}

// shared is the number of the set that a variable has in common with others; 0 where it has its own, or none.
func (s *solver) shared(v varID) int32 {
	if int(v) < len(s.setOf) && s.vars[v].lent {
		return s.setOf[v]
	}
	return 0
}

// hashOf is that of a set's targets.
func hashOf(list []entry) uint64 {
	h := uint64(len(list))
	for _, e := range list {
		h = (h ^ uint64(uint32(e.node))<<32 ^ uint64(uint32(e.at))) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h
}

// interned are sets that were given out, by hash.
type interned map[uint64][]Set

// one is the set that was given out for an equal one; s itself where there is none yet.
func (in interned) one(s Set) Set {
	if len(s) == 0 {
		return s
	}
	h := uint64(len(s))
	for _, t := range s {
		h = (h ^ uint64(t.Node) ^ uint64(t.Lo)<<20 ^ uint64(t.Hi)<<40 ^ uint64(t.Stride)<<50) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	for _, known := range in[h] {
		if slices.Equal(known, s) {
			return known
		}
	}
	in[h] = append(in[h], s)
	return s
}
