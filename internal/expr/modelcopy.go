package expr

import (
	"maps"
	"math/big"
	"slices"
)

// Clone is a model with the same assignment, independent of m.
func (m *Model) Clone() *Model {
	for _, a := range m.arrays {
		a.owner = nil
	}
	return &Model{
		words:  slices.Clone(m.words),
		wides:  maps.Clone(m.wides),
		set:    slices.Clone(m.set),
		arrays: maps.Clone(m.arrays),
	}
}

// Copy gives s, a symbol or an array root, the value it has in another model of the same Builder.
func (m *Model) Copy(from *Model, s *Symbol) {
	switch {
	case s.Width > 64:
		c := from.wides[s.ID]
		if c == nil {
			c = new(big.Int)
		}
		m.SetWide(s, c)
	case s.Width > 0:
		m.Set(s, from.Word(s))
	default:
		m.forget(s)
		if m.arrays == nil {
			m.arrays = map[int]*arrayModel{}
		}
		m.arrays[s.ID] = from.arrays[s.ID].copyFor(m)
	}
}

// copyFor is an array with the same bytes that m alone has. Where there is none all are 0.
func (a *arrayModel) copyFor(m *Model) *arrayModel {
	if a == nil {
		a = &arrayModel{}
	}
	own := &arrayModel{owner: m, rest: a.rest, bytes: maps.Clone(a.bytes)}
	if own.bytes == nil {
		own.bytes = map[uint64]byte{}
	}
	return own
}
