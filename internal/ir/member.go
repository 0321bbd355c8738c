package ir

import "strings"

// MemberAt is the member of a structure that an argument of a call is the address of, where the function computes that
// from a pointer to such a structure, without an index; 0 where nothing is known.
func (f *Func) MemberAt(call *CallInfo, arg int) StepID {
	d := f.gepOf(call.Args[arg])
	if d == nil && arg < len(call.Firsts) {
		return call.Firsts[arg]
	}
	if d == nil || d.B.Kind != KNone {
		return 0
	}
	if f.gepOf(d.A) != nil { // which may have an index
		return 0
	}
	return d.Step
}

// gepOf is the computation of an address that an operand is the result of, or nil.
func (f *Func) gepOf(o Operand) *Instr {
	if o.Kind != KReg {
		return nil
	}
	for i := range f.Code {
		if in := &f.Code[i]; in.Op == OpGEP && in.Dst == o.Reg {
			return in
		}
	}
	return nil
}

// OtherMember reports whether two steps are to members of one type of structure that lie elsewhere in it: no address is
// both where structures of a type do not overlap.
func (p *Program) OtherMember(a, b StepID) bool {
	if a == 0 || b == 0 {
		return false
	}
	x, y := p.Steps[a], p.Steps[b]
	return p.oneType(x.Shape, y.Shape) && (x.Off+x.Bytes <= y.Off || y.Off+y.Bytes <= x.Off)
}

// oneType reports whether two shapes are of one type of the source: each file has its own, and linking adds a number to
// the name. Of two that are not, and are alike in name and size, neither is a part of the other. Those without a tag
// are alike in name, whatever they are.
func (p *Program) oneType(a, b ShapeID) bool {
	x, y := &p.Shapes[a], &p.Shapes[b]
	name := func(s *Shape) string { return strings.TrimRight(s.Name, ".0123456789") }
	return a == b || x.Size == y.Size && name(x) == name(y) && name(x) != "" && name(x) != "anon"
}
