package seed

import (
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// nulled says which pointers of the initial state the threads of the context have set to null on the way to where
// they stand, and not set again: of those it is not assumed that they are valid. What a younger frame has stored
// to, an older one has not left null.
func (s *Seeding) nulled(st *state.State) {
	for i := range s.Context.Threads {
		stored := map[expr.Value]bool{}
		for k := range s.Context.Threads[i].Frames {
			fr := s.at(st, i, k)
			for _, c := range s.Analysis.Nulled(fr.Fn.ID, fr.PC) {
				at, ok := s.cellAt(st, fr, c.FreedCell)
				if !ok || stored[at] {
					continue
				}
				cell := s.freed(st, at)
				cell.Sure = c.Sure && c.Soon
				cell.In, cell.Type = s.within(fr.Fn, c.FreedCell)
				s.Heaps.Nulled = append(s.Heaps.Nulled, cell)
			}
			for _, c := range s.Analysis.Stored(fr.Fn.ID, fr.PC) {
				if at, ok := s.cellAt(st, fr, c); ok {
					stored[at] = true
				}
			}
		}
		for _, fr := range s.Context.Threads[i].Left {
			for _, c := range s.Analysis.Nulled(fr.Func, fr.PC) {
				if at, ok := s.variable(st, c.FreedCell); ok && !stored[at] {
					s.Heaps.Nulled = append(s.Heaps.Nulled, s.freed(st, at))
				}
			}
		}
	}
	s.Heaps.Nulled = symheap.WithoutRepeats(s.Heaps.Nulled)
}

// cellAt is the address of a cell that is named in a frame; ok is false where the register that names it is not
// set there, or where the pointer that leads to the cell is not known.
func (s *Seeding) cellAt(st *state.State, fr *state.Frame, c dataflow.FreedCell) (at expr.Value, ok bool) {
	word := s.P.Model.PtrBits()
	at = expr.Word(c.Off)
	if c.Base != ir.None {
		if fr.Regs[c.Base] == (expr.Value{}) {
			return at, false
		}
		at = s.B.Bin(expr.Add, word, fr.Regs[c.Base], at)
	}
	if c.Deep {
		leads, known := s.wordAt(st, at)
		if !known {
			return at, false
		}
		at = s.B.Bin(expr.Add, word, leads, expr.Word(c.Behind))
	}
	return at, true
}
