package state

import (
	"slices"

	"midway/internal/expr"
	"midway/symheap"
)

// dangling says which pointers of the initial state may have been freed by the threads of the context, on the way to where they
// stand, and not replaced: of those it is not assumed that they are valid.
func (s *Seeding) dangling(st *State) {
	word := s.P.Model.PtrBits()
	for i := range s.Context.Threads {
		for k := range s.Context.Threads[i].Frames {
			fr := s.at(st, i, k)
			sure := s.Analysis.Freed(fr.Fn.ID, fr.PC)
			for _, c := range s.Analysis.Dangling(fr.Fn.ID, fr.PC) {
				at, always := expr.Word(c.Off), slices.Contains(sure, c)
				if c.Base >= 0 {
					if fr.Regs[c.Base] == (expr.Value{}) {
						continue // not set where the frame stands
					}
					if c.Value {
						s.Heaps.Dangling = append(s.Heaps.Dangling, symheap.FreedCell{At: at, Pointer: fr.Regs[c.Base].N, Sure: always})
						continue
					}
					at = s.B.Bin(expr.Add, word, fr.Regs[c.Base], at)
				}
				cell := s.freed(st, at)
				cell.Sure = always
				s.Heaps.Dangling = append(s.Heaps.Dangling, cell)
			}
		}
	}
}

// freed is the cell at an address; its pointer is known where the cell lies in an object that has been there from the start.
func (s *Seeding) freed(st *State, at expr.Value) symheap.FreedCell {
	if !at.Concrete() {
		return symheap.FreedCell{At: at}
	}
	o := st.Heap.Find(at.W)
	if o == nil || o.Bytes() < int64(at.W-o.Addr())+s.P.Model.PtrBytes() {
		return symheap.FreedCell{At: at}
	}
	v := st.Heap.Load(o.ID(), expr.Word(at.W-o.Addr()), int(s.P.Model.PtrBytes()))
	return symheap.FreedCell{At: at, Pointer: v.N}
}
