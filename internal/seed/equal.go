package seed

import (
	"midway/dataflow"
	"midway/internal/expr"
)

// equalPointers are the pointers in settled memory that a definition says to lie some way behind another one there:
// with that, at the end of each chain, in their place. What is then read through them is looked for in one object.
func (s *Seeding) equalPointers() map[*expr.Node]expr.Value {
	said := map[*expr.Node]expr.Value{}
	var order []*expr.Node
	at := map[expr.Value]dataflow.MemoryDef{}
	for _, d := range s.defs {
		if _, twice := at[d.Addr]; !twice && d.Addr.Concrete() && !d.Shared {
			at[d.Addr] = d
		}
	}
	settled := map[*expr.Node]bool{}
	for _, c := range s.Analysis.Cells() {
		if c.Addr.Concrete() && c.Value.N != nil && c.Value.N.Op() == expr.OpSym && c.Value.N.Symbol().Pointer {
			settled[c.Value.N] = true
		}
	}
	for _, c := range s.Analysis.Cells() {
		d, ok := at[c.Addr]
		if !ok || d.Bits != c.Bits || !settled[c.Value.N] || said[c.Value.N] != (expr.Value{}) {
			continue
		}
		if term, _ := s.pointer(d.Value); settled[term] && term != c.Value.N {
			said[c.Value.N] = d.Value
			order = append(order, c.Value.N)
		}
	}
	out := map[*expr.Node]expr.Value{}
	for _, n := range order {
		if v, ok := s.follow(n, said); ok {
			out[n] = v
		}
	}
	return out
}

// follow is the value of a pointer over one that no definition explains; ok is false where the chain has no end.
func (s *Seeding) follow(n *expr.Node, said map[*expr.Node]expr.Value) (v expr.Value, ok bool) {
	v = said[n]
	for range len(said) {
		term, _ := s.pointer(v)
		next, more := said[term]
		if term == nil || !more {
			return v, term != nil
		}
		v = s.B.Subst(v, map[*expr.Node]expr.Value{term: next})
	}
	return v, false
}
