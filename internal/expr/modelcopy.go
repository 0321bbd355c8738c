package expr

import (
	"maps"
	"math/big"
	"slices"
)

// Clone is a model with the same assignment, independent of m.
func (m *Model) Clone() *Model {
	c := &Model{words: slices.Clone(m.words), wides: maps.Clone(m.wides), set: maps.Clone(m.set)}
	for id, a := range m.arrays {
		c.setArray(id, a)
	}
	return c
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
		a := from.arrays[s.ID]
		if a == nil {
			a = &arrayModel{}
		}
		m.setArray(s.ID, a)
	}
}

// setArray gives an array root a copy of the bytes.
func (m *Model) setArray(id int, a *arrayModel) {
	if m.arrays == nil {
		m.arrays = map[int]*arrayModel{}
	}
	own := &arrayModel{rest: a.rest, bytes: maps.Clone(a.bytes)}
	if own.bytes == nil {
		own.bytes = map[uint64]byte{}
	}
	m.arrays[id] = own
}
