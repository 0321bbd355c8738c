package lvalue

import (
	"strings"

	"midway/internal/ir"
	"midway/symheap"
)

// holding is what first holds what a call returns.
type holding struct {
	born     *symheap.Birthplace
	returned bool // the function returns it
}

// Call is a call that is under way.
type Call struct {
	Func *ir.Func
	PC   ir.PC
}

// Allocated is where an object is made that a function made allocates: calls are those of the program's own functions
// that led there, youngest first. Where a function returns what it allocates, its caller holds it.
func (s *Source) Allocated(made string, calls func(i int) (Call, bool)) *symheap.Birthplace {
	var best *symheap.Birthplace
	for i := 0; ; i++ {
		c, ok := calls(i)
		if !ok {
			break
		}
		h := s.heldBy(c)
		switch {
		case best == nil:
			best = h.born
		case h.born.Held != "" && best.Type != nil && (h.born.Type == nil || h.born.Type.Size == 0): // to its caller an opaque type
			known := *h.born
			known.Type = best.Type
			best = &known
		case h.born.Held != "":
			best = h.born
		}
		if !h.returned {
			break
		}
	}
	if best == nil || best.Made == made {
		return best
	}
	return s.madeBy(best, made)
}

// madeBy is a birthplace under the name of the function that allocates, one for each.
func (s *Source) madeBy(b *symheap.Birthplace, made string) *symheap.Birthplace {
	if b.Made == "" {
		b.Made = made
		return b
	}
	other := *b
	other.Made = made
	return &other
}

func (s *Source) heldBy(c Call) holding {
	key := callSite{c.Func.ID, c.PC}
	h, known := s.held[key]
	if !known {
		in := &c.Func.Code[c.PC]
		h.born = &symheap.Birthplace{At: in.Loc}
		if in.Op == ir.OpCall && in.Dst != ir.None {
			h.born.Held, h.born.Type, h.returned = s.holder(c.Func, in.Dst)
		}
		s.held[key] = h
	}
	return h
}

// holder is what the source calls the first place that holds a register's value, and the type of what that points to:
// memory before a variable, as more code knows it.
func (s *Source) holder(f *ir.Func, r ir.Reg) (text string, t *ir.Type, returned bool) {
	same := s.copies(f, r)
	memory, typ := s.storedTo(f, same)
	for is := range same {
		if v := s.of(f).vars[is]; v != nil {
			text = v.Name
			if pointed := elemOf(v.Type); pointed != nil {
				t = pointed
			}
		}
	}
	if memory != "" && (text == "" || !strings.Contains(memory, "…") && s.global0(memory)) {
		text = memory
	}
	if t == nil {
		t = typ
	}
	if t == nil {
		t = s.accessedAs(f, same)
	}
	return text, t, s.returns(f, same)
}

// global0 reports whether a text begins with the name of a global.
func (s *Source) global0(text string) bool {
	end := strings.IndexAny(text, ".-[")
	if end < 0 {
		end = len(text)
	}
	return s.p.Global(text[:end]) != nil
}

func elemOf(t *ir.Type) *ir.Type {
	if t == nil || t.Kind != ir.PointerTo || t.Elem == nil || t.Elem.Kind == ir.Void {
		return nil
	}
	return t.Elem
}

// copies are a register and those that hold its value: conversions of it, and merges of it with others.
func (s *Source) copies(f *ir.Func, r ir.Reg) map[ir.Reg]bool {
	same := map[ir.Reg]bool{r: true}
	for range 3 { // a copy may come before what is copied in the order of the code
		for pc := range f.Code {
			in := &f.Code[pc]
			switch in.Op {
			case ir.OpCopy, ir.OpFreeze:
				if in.A.Kind == ir.KReg && same[in.A.Reg] {
					same[in.Dst] = true
				}
			case ir.OpPhi:
				for _, v := range f.Phis[in.Aux].Values {
					if v.Kind == ir.KReg && same[v.Reg] {
						same[in.Dst] = true
					}
				}
			}
		}
	}
	return same
}

// storedTo is the first place that one of some registers is stored to, and what it points to by the place's type.
func (s *Source) storedTo(f *ir.Func, same map[ir.Reg]bool) (text string, t *ir.Type) {
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Op != ir.OpStore || in.B.Kind != ir.KReg || !same[in.B.Reg] {
			continue
		}
		if text, of := s.Place(f, in.A, int64(in.Bits/8)); text != "" {
			return text, elemOf(of)
		}
	}
	return "", nil
}

func (s *Source) returns(f *ir.Func, same map[ir.Reg]bool) bool {
	for pc := range f.Code {
		if in := &f.Code[pc]; in.Op == ir.OpRet && in.A.Kind == ir.KReg && same[in.A.Reg] {
			return true
		}
	}
	return false
}

// accessedAs is the structure of which a member is accessed through one of some registers.
func (s *Source) accessedAs(f *ir.Func, same map[ir.Reg]bool) *ir.Type {
	for pc := range f.Code {
		in := &f.Code[pc]
		if in.Step == 0 || in.A.Kind != ir.KReg || !same[in.A.Reg] {
			continue
		}
		if step := s.p.Steps[in.Step]; step.At == 0 {
			if t := s.structure(s.p.Shapes[step.Shape].Name); t != nil && t.Size == s.p.Shapes[step.Shape].Size {
				return t
			}
		}
	}
	return nil
}

// structure is the structure of a name, nil where debug information has none.
func (s *Source) structure(name string) *ir.Type {
	if s.named == nil {
		s.named = map[string]*ir.Type{}
		s.p.EachStructure(func(t *ir.Type) {
			if s.named[t.Name] == nil {
				s.named[t.Name] = t
			}
		})
	}
	return s.named[name]
}

// Local is the variable that an alloca of a function makes, or the parameter that is passed by value in a register.
func (s *Source) Local(f *ir.Func, r ir.Reg) *symheap.Birthplace {
	key := slot{f.ID, r}
	b, known := s.local[key]
	if !known {
		b = &symheap.Birthplace{In: f.Name}
		if v := s.of(f).slots[r]; v != nil {
			b.Held, b.Type = v.Name, v.Type
		} else if held, t, _ := s.holder(f, r); held != "" && s.of(f).defs[r] >= 0 {
			*b = symheap.Birthplace{Made: "alloca", Held: held, Type: t, At: f.Code[s.of(f).defs[r]].Loc}
		} else if int(r) < len(f.Params) {
			b.Held, b.Type = f.Params[r].Name, elemOf(f.Regs[r].Type)
		}
		s.local[key] = b
	}
	return b
}

// isStringName reports whether a name is one that compilers give to string constants.
func isStringName(name string) bool {
	return name == ".str" || strings.HasPrefix(name, ".str.") || strings.HasPrefix(name, "str.") ||
		strings.HasPrefix(name, "__func__.") || strings.HasPrefix(name, "__const.")
}
