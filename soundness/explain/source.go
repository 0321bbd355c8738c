package explain

import (
	"strconv"
	"strings"

	"midway/internal/ir"
	"midway/soundness/concrete"
)

// source writes operands of instructions as the C that they were compiled from, as far as debug information tells.
type source struct {
	p    *ir.Program
	defs map[*ir.Func]map[ir.Reg]ir.PC
}

// maxDepth bounds how deep an operand's text goes.
const maxDepth = 6

// def is the instruction that defines a register, or nil.
func (s *source) def(f *ir.Func, r ir.Reg) *ir.Instr {
	if s.defs[f] == nil {
		m := map[ir.Reg]ir.PC{}
		for pc := range f.Code {
			if d := f.Code[pc].Dst; d != ir.None {
				m[d] = ir.PC(pc)
			}
		}
		s.defs[f] = m
	}
	if pc, ok := s.defs[f][r]; ok {
		return &f.Code[pc]
	}
	return nil
}

// variable is the C variable that a register stands for, or "".
func variable(f *ir.Func, r ir.Reg) string {
	name := f.Regs[r].Name
	for i := range f.Vars {
		if v := &f.Vars[i]; v.Name == name || v.Alloca == r {
			return v.Name
		}
	}
	return ""
}

// expr is the text of an operand's value, or "".
func (s *source) expr(f *ir.Func, o ir.Operand, bits, depth int) string {
	switch o.Kind {
	case ir.KConst:
		shift := 64 - uint(min(max(bits, 1), 64))
		return strconv.FormatInt(int64(o.Word<<shift)>>shift, 10)
	case ir.KFunc:
		return s.p.Funcs[o.Index].Name
	case ir.KGlobal:
		return "&" + s.global(o)
	case ir.KReg:
		return s.register(f, o.Reg, depth)
	}
	return ""
}

func (s *source) global(o ir.Operand) string {
	g := s.p.Globals[o.Index]
	return plainName(g.Name) + member(g.Type.Path(int64(o.Word-g.Addr)))
}

// binary are the operators that an operand's text may have.
var binary = map[ir.Op]string{
	ir.OpAdd: " + ", ir.OpSub: " - ", ir.OpMul: " * ", ir.OpSDiv: " / ", ir.OpUDiv: " / ", ir.OpSRem: " % ",
	ir.OpURem: " % ", ir.OpAnd: " & ", ir.OpOr: " | ", ir.OpXor: " ^ ", ir.OpShl: " << ", ir.OpLShr: " >> ", ir.OpAShr: " >> ",
	ir.OpFAdd: " + ", ir.OpFSub: " - ", ir.OpFMul: " * ", ir.OpFDiv: " / ",
}

func (s *source) register(f *ir.Func, r ir.Reg, depth int) string {
	if name := variable(f, r); name != "" {
		if in := s.def(f, r); in != nil && in.Op == ir.OpAlloca {
			return "&" + name
		}
		return name
	}
	in := s.def(f, r)
	if in == nil || depth == 0 {
		return ""
	}
	switch in.Op {
	case ir.OpLoad, ir.OpRMW:
		return s.lvalue(f, in.A, depth-1)
	case ir.OpSExt, ir.OpZExt, ir.OpTrunc, ir.OpCopy, ir.OpFreeze, ir.OpFPExt, ir.OpFPTrunc:
		return s.expr(f, in.A, int(in.Imm), depth-1)
	case ir.OpGEP:
		if text := s.lvalue(f, ir.R(r), depth-1); text != "" {
			return "&" + text
		}
	case ir.OpCall:
		if c := &f.Calls[in.Aux]; c.Callee != ir.None {
			return s.p.Funcs[c.Callee].Name + "(…)"
		}
	default:
		a, b := s.expr(f, in.A, int(in.Bits), depth-1), s.expr(f, in.B, int(in.Bits), depth-1)
		if op := binary[in.Op]; op != "" && a != "" && b != "" {
			return a + op + b
		}
	}
	return ""
}

// lvalue is the text of what an address operand leads to, or "".
func (s *source) lvalue(f *ir.Func, o ir.Operand, depth int) string {
	if o.Kind == ir.KGlobal {
		return s.global(o)
	}
	if o.Kind != ir.KReg {
		return ""
	}
	in := s.def(f, o.Reg)
	if in != nil && in.Op == ir.OpAlloca {
		return variable(f, o.Reg)
	}
	if in != nil && in.Op == ir.OpTLS {
		return plainName(s.p.Globals[in.Imm].Name)
	}
	if in == nil || in.Op != ir.OpGEP || variable(f, o.Reg) != "" {
		text := s.register(f, o.Reg, depth)
		switch t := s.target(f, o.Reg, depth); {
		case text == "" || text[0] == '&':
			return strings.TrimPrefix(text, "&")
		case t == nil:
			return "*" + text
		default:
			return region{t: t, text: text, behind: true}.lvalue(0)
		}
	}
	if depth == 0 {
		return ""
	}
	return s.element(f, in, depth-1)
}

// element is the text of what an address computation leads to: a member, or an element of an array.
func (s *source) element(f *ir.Func, in *ir.Instr, depth int) string {
	base, t, pointer := s.base(f, in.A, depth)
	if base == "" {
		return ""
	}
	off := in.Imm
	index := ""
	if in.B.Kind != ir.KNone && in.B.Kind != ir.KConst {
		if index = s.expr(f, in.B, 64, depth); index == "" {
			index = "…"
		}
	}
	switch {
	case index != "" && pointer && off == 0:
		return base + "[" + index + "]"
	case index != "" && t != nil && t.Kind == ir.Array && off == 0 && !pointer:
		return base + "[" + index + "]"
	case index != "":
		return base + "[" + index + "]" // of what is at the member
	case t == nil:
		return ""
	}
	return region{t: t, text: base, behind: pointer}.lvalue(off)
}

// base is the text and type of what an address computation begins with: of a pointer, with what it points to, or of an
// object.
func (s *source) base(f *ir.Func, o ir.Operand, depth int) (text string, t *ir.Type, pointer bool) {
	if o.Kind == ir.KGlobal {
		g := s.p.Globals[o.Index]
		t := subType(g.Type, int64(o.Word-g.Addr))
		text := s.global(o)
		if t != nil && t.Kind == ir.Array { // its first element is not meant
			text = strings.TrimSuffix(text, "[0]")
		}
		return text, t, false
	}
	if o.Kind != ir.KReg {
		return "", nil, false
	}
	if in := s.def(f, o.Reg); in != nil && in.Op == ir.OpAlloca {
		for i := range f.Vars {
			if v := &f.Vars[i]; v.Alloca == o.Reg {
				return v.Name, v.Type, false
			}
		}
		return "", nil, false
	} else if in != nil && in.Op == ir.OpGEP && variable(f, o.Reg) == "" && depth > 0 {
		inner, it, behind := s.base(f, in.A, depth-1)
		if inner == "" {
			return "", nil, false
		}
		text := s.element(f, in, depth-1)
		if it != nil && in.B.Kind == ir.KNone {
			it = subType(it, in.Imm)
		} else if it != nil && !behind && it.Kind == ir.Array {
			it = it.Elem
		}
		return text, it, false
	}
	return s.register(f, o.Reg, depth), s.target(f, o.Reg, depth), true
}

// target is the type that a pointer leads to, or nil.
func (s *source) target(f *ir.Func, r ir.Reg, depth int) *ir.Type {
	if t := f.Regs[r].Type; t != nil && t.Kind == ir.PointerTo {
		return t.Elem
	}
	return s.pointee(f, r, depth)
}

// pointee is the type that a loaded pointer leads to, or nil.
func (s *source) pointee(f *ir.Func, r ir.Reg, depth int) *ir.Type {
	in := s.def(f, r)
	if in == nil || in.Op != ir.OpLoad || depth == 0 {
		return nil
	}
	var t *ir.Type
	off := int64(0)
	a := in.A
	for a.Kind == ir.KReg {
		d := s.def(f, a.Reg)
		if d == nil || d.Op != ir.OpGEP || d.B.Kind != ir.KNone {
			break
		}
		off += d.Imm
		a = d.A
	}
	_, t, _ = s.base(f, a, depth-1)
	if t = t.Part(off, int64(s.p.Model.PtrBytes())); t != nil && t.Kind == ir.PointerTo {
		return t.Elem
	}
	return nil
}

// subType is the type of the member or element that begins at an offset, or nil.
func subType(t *ir.Type, off int64) *ir.Type {
	for t != nil && off > 0 {
		switch {
		case t.Kind == ir.Array && t.Elem != nil && t.Elem.Size > 0:
			t, off = t.Elem, off%t.Elem.Size
		case t.Kind == ir.Struct || t.Kind == ir.Union:
			var next *ir.Type
			for _, f := range t.Fields {
				if f.Type != nil && off >= f.Offset && off < f.Offset+f.Type.Size {
					next, off = f.Type, off-f.Offset
					break
				}
			}
			t = next
		default:
			return nil
		}
	}
	return t
}

// word is an operand's value in a frame.
func word(fr *concrete.Frame, o ir.Operand) uint64 {
	if o.Kind == ir.KReg {
		return fr.Reg(o.Reg).Lo
	}
	return o.Word
}
