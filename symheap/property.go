package symheap

import (
	"slices"

	"midway/internal/expr"
)

// PropertyKind is what an unknown that came with a primary object says of the object.
type PropertyKind uint8

// The kinds.
const (
	Offset   PropertyKind = iota // of the term in the object, in bytes
	Size                         // in bytes
	Live                         // whether the object may be accessed
	Contents                     // an array root: its bytes
	Start                        // where in it its allocation begins, in bytes
	// of the term in its allocation, in bytes, where the analysis of what points where names several
	Within
)

// Property is the meaning of such an unknown: Kind of the object that Term points into.
type Property struct {
	Term *expr.Node
	Kind PropertyKind
	// where Led is set: so many bytes behind the object's first one, as the path has it, Term points (see Take)
	Lead       int64
	Led        bool
	Generation int // havocs before; contents of a generation above 0 are not the initial ones
}

// property remembers what a symbol means. Its value is the symbol's; an array root has none.
func (s *Shared) property(sym *expr.Symbol, p Property) (v expr.Value) {
	s.born[sym] = p
	sym.Typed = s
	if p.Kind != Contents {
		v = s.B.Sym(sym)
	}
	return v
}

// lead notes where in its object the term of a symbol points.
func (s *Shared) lead(sym *expr.Symbol, lead int64) {
	if p, ok := s.born[sym]; ok {
		p.Lead, p.Led = lead, true
		s.born[sym] = p
		if !slices.Contains(s.leads[sym], lead) {
			s.leads[sym] = append(s.leads[sym], lead)
		}
	}
}

// Property is the meaning of an unknown that came with a primary object; ok is false for all others.
func (s *Shared) Property(sym *expr.Symbol) (p Property, ok bool) {
	p, ok = s.born[sym]
	return p, ok
}

// Anywhere reports whether where in its object a term leads is an unknown of its own.
func (s *Shared) Anywhere(term *expr.Node) bool {
	for _, p := range s.born {
		if p.Kind == Offset && p.Term == term {
			return true
		}
	}
	return false
}
