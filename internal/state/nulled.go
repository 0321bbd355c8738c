package state

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/symheap"
)

// nulled says which pointers of the initial state the threads of the context have set to null on the way to where
// they stand, and not set again: of those it is not assumed that they are valid. What a younger frame has stored
// to, an older one has not left null.
func (s *Seeding) nulled(st *State) {
	for i := range s.Context.Threads {
		stored := map[expr.Value]bool{}
		for k := range s.Context.Threads[i].Frames {
			fr := s.at(st, i, k)
			for _, c := range s.Analysis.Nulled(fr.Fn.ID, fr.PC) {
				at, ok := s.cellAt(fr, c.Base, c.Off)
				if !ok || stored[at] {
					continue
				}
				cell := s.freed(st, at)
				cell.Sure = c.Sure && c.Soon
				if c.Base != ir.None && s.Points != nil {
					cell.In = s.Points.Reg(fr.Fn.ID, c.Base)
				}
				s.Heaps.Nulled = append(s.Heaps.Nulled, cell)
			}
			for _, c := range s.Analysis.Stored(fr.Fn.ID, fr.PC) {
				if at, ok := s.cellAt(fr, c.Base, c.Off); ok {
					stored[at] = true
				}
			}
		}
	}
	s.Heaps.Nulled = symheap.WithoutRepeats(s.Heaps.Nulled)
}

// cellAt is the address of a cell that is named in a frame; ok is false where the register that names it is not
// set there.
func (s *Seeding) cellAt(fr *Frame, base ir.Reg, off uint64) (at expr.Value, ok bool) {
	switch {
	case base == ir.None:
		return expr.Word(off), true
	case fr.Regs[base] == (expr.Value{}):
		return at, false
	}
	return s.B.Bin(expr.Add, s.P.Model.PtrBits(), fr.Regs[base], expr.Word(off)), true
}
