package symheap

import "midway/internal/expr"

// PropertyKind is what an unknown that came with a primary object says of the object.
type PropertyKind uint8

// The kinds.
const (
	Offset   PropertyKind = iota // of the term in the object, in bytes
	Size                         // in bytes
	Live                         // whether the object may be accessed
	Contents                     // an array root: its bytes
)

// Property is the meaning of such an unknown: Kind of the object that Term points into.
type Property struct {
	Term       *expr.Node
	Kind       PropertyKind
	Generation int // havocs before; contents of a generation above 0 are not the initial ones
}

// property remembers what a symbol means. Its value is the symbol's; an array root has none.
func (s *Shared) property(sym *expr.Symbol, p Property) (v expr.Value) {
	s.born[sym] = p
	if p.Kind != Contents {
		v = s.B.Sym(sym)
	}
	return v
}

// Property is the meaning of an unknown that came with a primary object; ok is false for all others.
func (s *Shared) Property(sym *expr.Symbol) (p Property, ok bool) {
	p, ok = s.born[sym]
	return p, ok
}
