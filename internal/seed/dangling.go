package seed

import (
	"midway/internal/state"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/symheap"
)

// dangling says which pointers of the initial state may have been freed by the threads of the context, on the way to
// where they stand, and not replaced: of those it is not assumed that they are valid.
func (s *Seeding) dangling(st *state.State) {
	for i := range s.Context.Threads {
		for k := range s.Context.Threads[i].Frames {
			fr := s.at(st, i, k)
			sure := s.Analysis.Freed(fr.Fn.ID, fr.PC)
			for _, c := range s.Analysis.Dangling(fr.Fn.ID, fr.PC) {
				always := slices.Contains(sure, c)
				if c.Value && fr.Regs[c.Base] != (expr.Value{}) {
					cell := symheap.FreedCell{At: expr.Word(c.Off), Pointer: fr.Regs[c.Base].N, Sure: always}
					s.Heaps.Dangling = append(s.Heaps.Dangling, cell)
				}
				at, ok := s.cellAt(st, fr, c)
				if !ok || c.Value {
					continue
				}
				cell := s.freed(st, at)
				cell.Sure = always
				cell.In, cell.Type = s.within(fr.Fn, c)
				s.Heaps.Dangling = append(s.Heaps.Dangling, cell)
			}
		}
		for _, fr := range s.Context.Threads[i].Left {
			for _, c := range s.Analysis.Dangling(fr.Func, fr.PC) {
				if at, ok := s.variable(st, c); ok {
					s.Heaps.Dangling = append(s.Heaps.Dangling, s.freed(st, at))
				}
			}
		}
	}
}

// within is what a cell may lie in that is named in a function: of one that is named by a register, or by what a
// variable holds, what that leads to, and the structure that it leads to as it is declared; nil where that is not
// known.
func (s *Seeding) within(fn *ir.Func, c dataflow.FreedCell) (in pointsto.Set, t *ir.Type) {
	word := s.P.Model.PtrBytes()
	switch {
	case s.Points == nil:
	case !c.Deep && c.Base != ir.None:
		return s.Points.Reg(fn.ID, c.Base), s.declared(fn, c.Base)
	case !c.Deep:
	case c.Base != ir.None:
		in = s.Points.Load(s.Points.Reg(fn.ID, c.Base), int64(c.Off), word)
		if c.Off == 0 {
			t = structureOf(slotType(fn, c.Base))
		}
	default:
		g := s.P.GlobalAt(c.Off)
		if g == nil {
			return nil, nil
		}
		at := int64(c.Off - g.Addr)
		in = s.Points.Load(pointsto.Set{{Node: s.Points.GlobalNode(g.ID)}}, at, word)
		if at == 0 {
			t = structureOf(g.Type)
		}
	}
	if len(in) == 0 {
		return nil, t
	}
	return in, t
}

// structureOf is the structure that a pointer of a type leads to; nil where it is none.
func structureOf(t *ir.Type) *ir.Type {
	if t == nil || t.Kind != ir.PointerTo || t.Elem == nil || t.Elem.Kind != ir.Struct {
		return nil
	}
	return t.Elem
}

// declared is the structure that a register leads to which was loaded from a variable, as that is declared; nil where
// that is not so.
func (s *Seeding) declared(f *ir.Func, r ir.Reg) *ir.Type {
	i := slices.IndexFunc(f.Code, func(in ir.Instr) bool { return in.Dst == r })
	if i < 0 || f.Code[i].Op != ir.OpLoad {
		return nil
	}
	var t *ir.Type
	switch from := f.Code[i].A; from.Kind {
	case ir.KReg:
		t = slotType(f, from.Reg)
	case ir.KConst:
		if g := s.P.GlobalAt(from.Word); g != nil && g.Addr == from.Word {
			t = g.Type
		}
	}
	return structureOf(t)
}

// variable is the address of a cell that is named by a variable: of a frame that is left out, no register is known.
func (s *Seeding) variable(st *state.State, c dataflow.FreedCell) (at expr.Value, ok bool) {
	if c.Base != ir.None || c.Value {
		return at, false
	}
	return s.cellAt(st, nil, c)
}

// freed is the cell at an address; its pointer is known where the cell lies in an object that has been there from the
// start.
func (s *Seeding) freed(st *state.State, at expr.Value) symheap.FreedCell {
	v, _ := s.wordAt(st, at)
	return symheap.FreedCell{At: at, Pointer: v.N}
}

// wordAt is the pointer at an address, where that lies in an object that has been there from the start.
func (s *Seeding) wordAt(st *state.State, at expr.Value) (v expr.Value, known bool) {
	if !at.Concrete() {
		return v, false
	}
	o := st.Heap.Find(at.W)
	if o == nil || o.Bytes() < int64(at.W-o.Addr())+s.P.Model.PtrBytes() {
		return v, false
	}
	return st.Heap.Load(o.ID(), expr.Word(at.W-o.Addr()), int(s.P.Model.PtrBytes())), true
}
