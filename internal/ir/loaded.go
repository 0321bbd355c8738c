package ir

// What a register points to that no variable holds (debug information names its type for those that one does).

// maxLoads bounds through how many loads the type of a pointer is looked for.
const maxLoads = 4

// PointsTo is the type of a pointer register: that of the variable that it holds (RegInfo.Type), or, where it holds
// none, that of the member that it was loaded from, if that is a pointer to a structure and lies in no union.
// converted is as in RegInfo. It is nil where neither is known.
func (f *Func) PointsTo(r Reg) (t *Type, converted bool) {
	if reg := &f.Regs[r]; reg.Type != nil {
		return reg.Type, reg.Converted
	}
	return f.loadedType(r, maxLoads), false
}

// loadedType is the type of the member that a register was loaded from, by way of at most so many loads.
func (f *Func) loadedType(r Reg, loads int) *Type {
	in := f.definition(r)
	if in == nil || in.Op != OpLoad || in.A.Kind != KReg || loads == 0 {
		return nil
	}
	base, off, ok := f.behind(in.A.Reg)
	if !ok {
		return nil
	}
	t := f.Regs[base].Type
	if t == nil {
		t = f.loadedType(base, loads-1)
	}
	if t == nil || t.Kind != PointerTo || t.Elem == nil || t.Elem.Kind != Struct {
		return nil
	}
	m := t.Elem.memberAt(off, int64(in.Bits+7)/8)
	if m == nil || m.Kind != PointerTo || m.Elem == nil || m.Elem.Kind != Struct {
		return nil
	}
	return m
}

// behind is the register that an address is a constant number of bytes behind, and how many.
func (f *Func) behind(r Reg) (base Reg, off int64, ok bool) {
	for range f.Code {
		in := f.definition(r)
		if in == nil || in.Op != OpGEP || in.A.Kind != KReg || f.Regs[r].Type != nil {
			return r, off, true
		}
		if in.B.Kind != KNone {
			return r, 0, false
		}
		off, r = off+in.Imm, in.A.Reg
	}
	return r, 0, false
}

// definition is the instruction that defines a register, or nil.
func (f *Func) definition(r Reg) *Instr {
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Dst == r {
			return in
		}
	}
	return nil
}

// memberAt is the type of what lies at an offset of a structure and has n bytes; nil in a union, where that may be
// something else.
func (t *Type) memberAt(off, n int64) *Type {
	switch {
	case t == nil || off < 0:
		return nil
	case t.Kind == Array && t.Elem != nil && t.Elem.Size > 0:
		return t.Elem.memberAt(off%t.Elem.Size, n)
	case t.Kind == Struct:
		for _, m := range t.Fields {
			if m.Type != nil && m.BitSize == 0 && off >= m.Offset && off < m.Offset+m.Type.Size {
				return m.Type.memberAt(off-m.Offset, n)
			}
		}
		return nil
	case off == 0 && t.Size == n:
		return t
	}
	return nil
}
