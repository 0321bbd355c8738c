package core

import (
	"fmt"

	"midway/context"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/seed"
	"midway/internal/state"
	"midway/symheap"
)

// Free makes what C lvalues denote unknown: any value that their types have. They are read as the conditions of a context
// file are, in which a thread's local is t1.x.
func (m *Moment) Free(s *seed.Seeding, st *state.State, file *context.File, lvalues []string) error {
	if len(lvalues) == 0 {
		return nil
	}
	read := file.Conditions(s.P, s.Context)
	for _, text := range lvalues {
		if err := free(s, st, read, text); err != nil {
			return fmt.Errorf("--symbolic %s: %w", text, err)
		}
	}
	return nil
}

func free(s *seed.Seeding, st *state.State, read func(string) (*context.Expr, error), text string) error {
	e, err := read("&(" + text + ")")
	if err != nil {
		return freeRegister(s, st, read, text, err)
	}
	e = unconverted(e)
	if e.Type == nil || e.Type.Elem == nil || e.Type.Elem.Size <= 0 {
		return fmt.Errorf("its size is not known")
	}
	p, err := s.Value(st, e)
	if err != nil {
		return freeRegister(s, st, read, text, err)
	}
	if !p.Concrete() {
		return fmt.Errorf("where it lies is not known at the core")
	}
	o := st.Heap.Find(p.W)
	if o == nil || p.W-o.Addr()+uint64(e.Type.Elem.Size) > uint64(max(o.Bytes(), 0)) {
		return fmt.Errorf("it leads to no memory of the program")
	}
	freeBytes(st, o.ID(), p.W-o.Addr(), e.Type.Elem, text)
	return nil
}

// unconverted is an expression without conversions around it.
func unconverted(e *context.Expr) *context.Expr {
	for e.Op == context.ExprConvert && e.X != nil {
		e = e.X
	}
	return e
}

// freeBytes makes a value in memory unknown: scalars as one unknown each, so that texts call them by name.
func freeBytes(st *state.State, id symheap.ID, off uint64, t *ir.Type, name string) {
	b := st.Heap.B
	switch t.Kind {
	case ir.Struct:
		for _, f := range t.Fields {
			if f.BitSize == 0 {
				freeBytes(st, id, off+uint64(f.Offset), f.Type, name+"."+f.Name)
			}
		}
		return
	case ir.Array:
		for i := range max(t.Count, 0) {
			freeBytes(st, id, off+uint64(i*t.Elem.Size), t.Elem, fmt.Sprintf("%s[%d]", name, i))
		}
		return
	}
	for done := int64(0); done < t.Size; {
		n := min(t.Size-done, 8)
		part := name
		if t.Size > 8 {
			part = fmt.Sprintf("%s at %d", name, done)
		}
		v := b.Sym(b.NewSymbol(part, int(8*n), expr.Input))
		if t.Kind == ir.Bool {
			v = b.ZExt(1, int(8*n), b.Extract(int(8*n), v, 0, 1))
		}
		st.Heap.Store(id, expr.Word(off+uint64(done)), int(n), v, expr.True)
		done += n
	}
}

// freeRegister makes a local unknown that the program keeps in a register; not is why it is no value in memory.
func freeRegister(s *seed.Seeding, st *state.State, read func(string) (*context.Expr, error), text string, not error) error {
	e, err := read(text + " == 0")
	if err != nil || e.X == nil {
		return not
	}
	e = unconverted(e.X)
	if e.Op != context.ExprLocal || e.Var.Alloca != ir.None {
		return not
	}
	frames := s.Context.Threads[e.Thread].Frames
	fr := st.Threads[e.Thread].Frames[len(frames)-1-e.Frame]
	op, ok := fr.Fn.VarAt(e.Var, frames[e.Frame].PC)
	if !ok || op.Kind != ir.KReg {
		return fmt.Errorf("it has no value of its own where its thread stands")
	}
	fr.Regs[op.Reg] = s.B.Sym(s.B.NewSymbol(text, int(fr.Fn.Regs[op.Reg].Bits), expr.Input))
	return nil
}
