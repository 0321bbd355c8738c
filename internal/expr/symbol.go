package expr

import (
	"slices"
	"sort"
)

// Origin says where an unknown comes from.
type Origin uint8

// The origins.
const (
	Local            Origin = iota // a register or local of an initial frame
	Global                         // initial contents of a global
	Heap                           // initial contents of a heap object
	Size                           // size of an unknown object
	Live                           // liveness of an unknown object
	Input                          // nondeterministic input, argv, a file, …
	Havoc                          // left behind by something unmodelled
	Unset                          // an uninitialised variable or byte
	FloatAbstraction               // a float operation without a meaning in nodes
	Timestamp                      // a clock
	Thread                         // a property of an initial thread
	Choice                         // an environment choice
)

func (o Origin) String() string {
	return [...]string{"local", "global", "heap", "size", "live", "input", "havoc", "unset", "float-abstraction",
		"timestamp", "thread", "choice"}[o]
}

// Symbol is a symbolic constant, or the unknown contents of an array root (Width 0). Within one
// Builder a (name, width) pair is one symbol.
type Symbol struct {
	ID      int    // dense, in order of creation
	Name    string // canonical and readable: "t1.i"
	Width   int    // bits; 0 for an array
	Origin  Origin
	Pointer bool   // its value is an address
	At      string // "file:line" of its birth, or ""
	// Member, where not nil, is what a C programmer writes for n bytes at offset off of an array root, or
	// "" where nothing better than the bytes is known.
	Member func(off, n int64) string

	// What packages above know of it, for texts; each of a type of its own, nil where it says nothing.
	Stands any // for which definition, memory or result of a call
	Typed  any // who knows its C type, and of which object it is a property

	node  *Node
	apply func(b *Builder, args []Value) Value // FloatAbstraction: the operation on other arguments
}

// symSet is a sorted set of symbols, shared between nodes.
type symSet struct{ list []*Symbol }

var noSymbols = &symSet{}

// Symbols lists the symbols of n, array roots included, by ascending ID. The slice is shared.
func Symbols(n *Node) []*Symbol { return symbolsOf(n).list }

// ReadOf is the symbol of the array that a node reads from, at whatever index; nil where it reads from none, or from
// one that was written to.
func ReadOf(n *Node) *Symbol {
	if n.op != OpRead {
		return nil
	}
	return n.kids[0].Symbol()
}

func symbolsOf(n *Node) *symSet {
	if n.syms == nil {
		set := noSymbols
		for _, k := range n.kids {
			if k.bloom != 0 {
				set = union(set, symbolsOf(k))
			}
		}
		if s := n.Symbol(); s != nil {
			set = union(set, &symSet{[]*Symbol{s}})
		}
		n.syms = set
	}
	return n.syms
}

// union is a ∪ b, one of the two where it contains the other.
func union(a, b *symSet) *symSet {
	if a == b || len(b.list) == 0 {
		return a
	}
	if len(a.list) == 0 {
		return b
	}
	merged := make([]*Symbol, 0, len(a.list)+len(b.list))
	i, j := 0, 0
	for i < len(a.list) && j < len(b.list) {
		x, y := a.list[i], b.list[j]
		if x.ID <= y.ID {
			merged = append(merged, x)
			i++
		}
		if y.ID <= x.ID {
			if y != x {
				merged = append(merged, y)
			}
			j++
		}
	}
	merged = append(append(merged, a.list[i:]...), b.list[j:]...)
	switch len(merged) {
	case len(a.list):
		return a
	case len(b.list):
		return b
	}
	return &symSet{merged}
}

// MentionsAny reports whether one of some symbols is a symbol of n.
func MentionsAny(n *Node, symbols []*Symbol) bool {
	return slices.ContainsFunc(symbols, func(s *Symbol) bool { return Mentions(n, s) })
}

// Mentions reports whether s is a symbol of n.
func Mentions(n *Node, s *Symbol) bool {
	if n.bloom&s.bit() == 0 {
		return false
	}
	list := Symbols(n)
	i := sort.Search(len(list), func(i int) bool { return list[i].ID >= s.ID })
	return i < len(list) && list[i] == s
}

// Disjoint reports whether x and y share no symbol.
func Disjoint(x, y *Node) bool {
	if x.bloom&y.bloom == 0 {
		return true
	}
	a, b := Symbols(x), Symbols(y)
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			return false
		case a[i].ID < b[j].ID:
			i++
		default:
			j++
		}
	}
	return true
}

// bit is the symbol's bit in blooms.
func (s *Symbol) bit() uint64 { return 1 << (uint(s.ID) & 63) }
