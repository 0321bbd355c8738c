package expr

import (
	"maps"
	"slices"
)

// Bytes is what the array root s holds: rest everywhere but at the given indices, in ascending order.
func (m *Model) Bytes(s *Symbol) (rest byte, at []uint64) {
	a := m.arrays[s.ID]
	if a == nil {
		return 0, nil
	}
	return a.rest, slices.Sorted(maps.Keys(a.bytes))
}
