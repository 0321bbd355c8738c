package symheap

import (
	"midway/internal/expr"
	"midway/internal/ir"
)

// Flows says of which class the pointers are that registers hold: two of different classes are one address only where a
// caller sees to that. 0 is a class of which nothing is known.
type Flows interface {
	Of(f ir.FuncID, r ir.Reg) int32
	Known(class int32) bool      // everything is known that may be of the class
	Payload(class int32) bool    // callers pass it as an opaque pointer, and it is used as none to a structure
	Structures(class int32) bool // pointers to structures, which no caller passes as an opaque pointer
	Inside(class int32) bool     // what the library allocates and shows to none of its callers
}

// NoteFlow remembers the class of a pointer term that a register of a function holds; of a choice, of what may be
// chosen.
func (s *Shared) NoteFlow(term *expr.Node, f ir.FuncID, r ir.Reg) {
	if s.Flows == nil {
		return
	}
	if class := s.Flows.Of(f, r); class != 0 {
		s.noteFlow(term, class)
	}
}

func (s *Shared) noteFlow(term *expr.Node, class int32) {
	if term.Op() == expr.OpIte {
		s.noteFlow(term.Kids()[1], class)
		s.noteFlow(term.Kids()[2], class)
		return
	}
	if old, noted := s.flows[term]; noted && old != class {
		class = 0 // one cell under two names
	}
	s.flows[term] = class
}

// foreign reports whether a term leads elsewhere than to an object, by what is assumed of those who call the library
// (the assumption payload-foreign): an opaque pointer of a caller leads to no variable of the library and to none of
// its structures, and what the library allocates and keeps to itself only its own pointers lead to.
func (h *Heap) foreign(term *expr.Node, o *Object) bool {
	if h.Flows == nil {
		return false
	}
	class := h.flows[term]
	if class == 0 {
		return false
	}
	found := h.Flows.Payload(class) && (o.kind == Global || o.kind == Stack)
	for e := h.expanded; e != nil && !found; e = e.parent {
		if e.id == o.id {
			other := h.flows[e.term]
			found = other != class && (h.flowApart(class, other) || h.flowApart(other, class))
		}
	}
	if found && h.OnForeign != nil {
		h.OnForeign()
	}
	return found
}

// flowApart reports whether no pointer of one class leads to what one of the other does.
func (h *Heap) flowApart(x, y int32) bool {
	if x == 0 || y == 0 {
		return false
	}
	return h.Flows.Payload(x) && h.Flows.Structures(y) || h.Flows.Known(x) && h.Flows.Inside(y)
}
