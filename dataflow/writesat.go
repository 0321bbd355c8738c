package dataflow

import (
	"cmp"
	"slices"

	"midway/internal/pointsto"
)

// Most writes of a large program go through pointers that may point to the same objects as those of many others: they
// are looked up together. Where a pointer may lead to many objects, what may write there is looked up once.

// writeGroup is the writes of so many bytes through pointers with one points-to set.
type writeGroup struct {
	to    pointsto.Set
	bytes int64
	of    []int32 // indices into memory.writes, ascending
}

// groupKey is what the writes of a group have in common.
type groupKey struct {
	to    pointsto.SetKey
	only  pointsto.Target // of a set of one target
	bytes int64
}

func keyOf(to pointsto.Set, bytes int64) groupKey {
	if len(to) == 1 {
		return groupKey{only: to[0], bytes: bytes}
	}
	return groupKey{to: to.Key(), bytes: bytes}
}

// reachedBy is the writes that may touch some bytes.
type reachedBy struct {
	groups  []int32 // in order of their first writes
	outside bool    // writes by code that is not part of the program, too
}

// manyTargets is from how many on the answer for a set is kept.
const manyTargets = 3

// group adds the write at an index of memory.writes.
func (m *memory) group(i int32) {
	w := &m.writes[i]
	key := keyOf(w.to, w.bytes)
	n, known := m.grouped[key]
	if !known {
		n = int32(len(m.groups))
		m.grouped[key] = n
		m.groups = append(m.groups, writeGroup{to: w.to, bytes: w.bytes})
		for _, t := range w.to {
			m.byNode[t.Node] = append(m.byNode[t.Node], n)
		}
	}
	m.groups[n].of = append(m.groups[n].of, i)
}

// reaching finds the writes that may touch the bytes at the targets.
func (m *memory) reaching(at pointsto.Set, bytes int64) (r reachedBy) {
	key := keyOf(at, bytes)
	if len(at) >= manyTargets {
		if r, known := m.reached[key]; known {
			return r
		}
	}
	seen := map[int32]bool{}
	for _, t := range at {
		for _, n := range m.byNode[t.Node] {
			if g := &m.groups[n]; (len(at) == 1 || !seen[n]) &&
				pointsto.Overlap(g.to, g.bytes, pointsto.Set{t}, bytes) {
				r.groups = append(r.groups, n)
				seen[n] = true
			}
		}
		r.outside = r.outside || m.a.Graph.Outside(t.Node)
	}
	slices.Sort(r.groups)
	if len(at) >= manyTargets {
		m.reached[key] = r
	}
	return r
}

// writesAt calls visit on the writes that may touch the bytes at the targets, in order, those by code outside the
// program last, until it returns true.
func (m *memory) writesAt(at pointsto.Set, bytes int64, visit func(*write) bool) bool {
	r := m.reaching(at, bytes)
	if len(r.groups) == 1 {
		for _, i := range m.groups[r.groups[0]].of {
			if visit(&m.writes[i]) {
				return true
			}
		}
	} else if m.merged(r.groups, visit) {
		return true
	}
	if r.outside {
		for _, i := range m.outside {
			if visit(&m.writes[i]) {
				return true
			}
		}
	}
	return false
}

// merged visits the writes of several groups in their common order.
func (m *memory) merged(groups []int32, visit func(*write) bool) bool {
	var rest [][]int32 // a heap by the first of each
	for _, n := range groups {
		rest = append(rest, m.groups[n].of) // sorted: groups are in order of their first writes
	}
	for len(rest) > 0 {
		if visit(&m.writes[rest[0][0]]) {
			return true
		}
		if rest[0] = rest[0][1:]; len(rest[0]) == 0 {
			last := len(rest) - 1
			rest[0], rest = rest[last], rest[:last]
		}
		sink(rest)
	}
	return false
}

// sink restores a heap of which only the root may be out of place.
func sink(heap [][]int32) {
	for i := 0; ; {
		least := i
		for _, c := range []int{2*i + 1, 2*i + 2} {
			if c < len(heap) && cmp.Less(heap[c][0], heap[least][0]) {
				least = c
			}
		}
		if least == i {
			return
		}
		heap[i], heap[least] = heap[least], heap[i]
		i = least
	}
}
