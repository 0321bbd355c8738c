package expr

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// Model assigns values to the symbols and array roots of one Builder; what it does not assign is 0.
// Eval evaluates directly, with no code in common with the constructors. Not safe for concurrent use.
type Model struct {
	words  []uint64 // by symbol id
	wides  map[int]*big.Int
	arrays map[int]*arrayModel
	set    []*Symbol   // by symbol id; nil where it is not assigned
	pages  []*memoPage // by node id / pageSize
	age    uint32      // of the last assignments that values were computed after; 0: none yet
	asked  bool        // some value was computed since then
	recent [recentAges]uint64
	big    map[uint32]*big.Int
}

// recentAges is how many ages back it is known which symbols were assigned: blooms of these, by age modulo their
// number.
const recentAges = 32

// arrayModel is the bytes of an array root.
type arrayModel struct {
	owner *Model // that may change it; nil if several have it
	rest  byte
	bytes map[uint64]byte
}

const pageSize = 256

// memoPage keeps the words of pageSize consecutive nodes, with the age at which each was computed, or looked at again,
// plus one; 0 where it was not.
type memoPage struct {
	stamp [pageSize]uint32
	word  [pageSize]uint64
}

// NewModel makes a model in which everything is 0.
func NewModel() *Model { return &Model{} }

// Set gives s, of up to 64 bits, a value.
func (m *Model) Set(s *Symbol, value uint64) {
	m.forget(s)
	for len(m.words) <= s.ID {
		m.words = append(m.words, 0)
	}
	m.words[s.ID] = value
	if s.Width > 0 && s.Width < 64 {
		m.words[s.ID] &= 1<<s.Width - 1
	}
}

// SetWide gives s a value of any width; negative ones count modulo 2^Width.
func (m *Model) SetWide(s *Symbol, value *big.Int) {
	v := new(big.Int).And(value, new(big.Int).Sub(new(big.Int).Lsh(one, uint(s.Width)), one))
	if s.Width <= 64 {
		m.Set(s, v.Uint64())
		return
	}
	m.forget(s)
	if m.wides == nil {
		m.wides = map[int]*big.Int{}
	}
	m.wides[s.ID] = v
}

// SetByte gives the array root s a byte at index i.
func (m *Model) SetByte(s *Symbol, i uint64, c byte) { m.array(s).bytes[i] = c }

// SetRest gives the array root s the byte everywhere else.
func (m *Model) SetRest(s *Symbol, c byte) { m.array(s).rest = c }

func (m *Model) array(s *Symbol) *arrayModel {
	m.forget(s)
	if m.arrays == nil {
		m.arrays = map[int]*arrayModel{}
	}
	a := m.arrays[s.ID]
	if a == nil || a.owner != m {
		a = a.copyFor(m)
		m.arrays[s.ID] = a
	}
	return a
}

// forget drops what was computed and notes that s is assigned.
func (m *Model) forget(s *Symbol) {
	for len(m.set) <= s.ID {
		m.set = append(m.set, nil)
	}
	m.set[s.ID] = s
	m.big = nil
	if m.asked {
		m.age, m.asked = m.age+1, false
		m.recent[m.age%recentAges] = 0
	}
	m.recent[m.age%recentAges] |= s.bit()
}

// assigned reports whether some symbol of a bloom may have been assigned since an age.
func (m *Model) assigned(bloom uint64, since uint32) bool {
	if m.age-since >= recentAges {
		return true
	}
	for a := since + 1; a <= m.age; a++ {
		if m.recent[a%recentAges]&bloom != 0 {
			return true
		}
	}
	return false
}

// Cool gives back the memory of values computed so far; they are computed again when asked for.
func (m *Model) Cool() { m.pages, m.big = nil, nil }

// Assigned lists the symbols that have a value, by ID.
func (m *Model) Assigned() []*Symbol {
	out := make([]*Symbol, 0, len(m.set))
	for _, s := range m.set {
		if s != nil {
			out = append(out, s)
		}
	}
	return out
}

// Word is the value of a symbol of up to 64 bits.
func (m *Model) Word(s *Symbol) uint64 {
	if s.ID < len(m.words) {
		return m.words[s.ID]
	}
	return 0
}

// Byte is the byte of the array root s at index i.
func (m *Model) Byte(s *Symbol, i uint64) byte {
	a := m.arrays[s.ID]
	if a == nil {
		return 0
	}
	if c, ok := a.bytes[i]; ok {
		return c
	}
	return a.rest
}

// Eval is the value of v, of w bits, in the model: the low 64 bits and the next 64.
func (m *Model) Eval(v Value, w int) (word, hi uint64) {
	switch {
	case v.N == nil:
		return v.W, 0
	case w <= 64:
		return m.eval(v.N), 0
	}
	c := m.evalBig(v.N)
	low := new(big.Int).And(c, maxWord)
	return low.Uint64(), new(big.Int).And(new(big.Int).Rsh(c, 64), maxWord).Uint64()
}

// EvalBig is the value of v, of any width.
func (m *Model) EvalBig(v Value) *big.Int {
	if v.N == nil {
		return new(big.Int).SetUint64(v.W)
	}
	return new(big.Int).Set(m.evalBig(v.N))
}

// Holds reports whether the value v of width 1 is true.
func (m *Model) Holds(v Value) bool {
	if v.N == nil {
		return v.W != 0
	}
	return m.eval(v.N) != 0
}

// Satisfies reports whether every conjunct of pc is true.
func (m *Model) Satisfies(pc *PC) bool {
	for ; pc != nil; pc = pc.Parent {
		if m.eval(pc.Cond) == 0 {
			return false
		}
	}
	return true
}

// String lists the assignment by symbol ID.
func (m *Model) String() string {
	var out strings.Builder
	for _, s := range m.Assigned() {
		switch {
		case s.Width == 0:
			fmt.Fprintf(&out, "%s = %s\n", s.Name, m.arrays[s.ID])
		case s.Width > 64:
			fmt.Fprintf(&out, "%s = %#x\n", s.Name, m.wides[s.ID])
		default:
			fmt.Fprintf(&out, "%s = %d\n", s.Name, m.Word(s))
		}
	}
	return out.String()
}

func (a *arrayModel) String() string {
	at := make([]uint64, 0, len(a.bytes))
	for i := range a.bytes {
		at = append(at, i)
	}
	slices.Sort(at)
	var out strings.Builder
	for _, i := range at {
		fmt.Fprintf(&out, "[%d]=%d ", i, a.bytes[i])
	}
	return fmt.Sprintf("%srest=%d", out.String(), a.rest)
}
