package lvalue

import (
	"strconv"
	"strings"

	"midway/internal/ir"
	"midway/symheap"
)

// Source is what the source calls values, addresses and what calls return. It is read from the code of each function
// when that is first asked for. Not safe for concurrent use.
type Source struct {
	p     *ir.Program
	funcs map[ir.FuncID]*funcNames
	held  map[callSite]holding
	local map[slot]*symheap.Birthplace
	named map[string]*ir.Type // structures by name; nil until the first is asked for
	wraps map[ir.FuncID]bool
	into  map[inlined]ir.LocID // InlinedWrapper
}

type callSite struct {
	f  ir.FuncID
	pc ir.PC
}

type slot struct {
	f ir.FuncID
	r ir.Reg
}

// funcNames is what a function's registers are.
type funcNames struct {
	defs  []ir.PC   // by register, where it is defined; -1: a parameter
	vars  []*ir.Var // by register, the variable whose value it is; nil: none
	slots []*ir.Var // by register, the variable whose address it is; nil: none
}

// NewSource reads nothing yet.
func NewSource(p *ir.Program) *Source {
	return &Source{
		p:     p,
		funcs: map[ir.FuncID]*funcNames{},
		held:  map[callSite]holding{},
		local: map[slot]*symheap.Birthplace{},
		wraps: map[ir.FuncID]bool{},
		into:  map[inlined]ir.LocID{},
	}
}

func (s *Source) of(f *ir.Func) *funcNames {
	if n := s.funcs[f.ID]; n != nil {
		return n
	}
	n := &funcNames{
		defs:  make([]ir.PC, len(f.Regs)),
		vars:  make([]*ir.Var, len(f.Regs)),
		slots: make([]*ir.Var, len(f.Regs)),
	}
	for r := range n.defs {
		n.defs[r] = -1
	}
	for pc := range f.Code {
		if d := f.Code[pc].Dst; d >= 0 && int(d) < len(n.defs) {
			n.defs[d] = ir.PC(pc)
		}
	}
	for i := range f.Vars {
		v := &f.Vars[i]
		if v.Alloca >= 0 {
			n.slots[v.Alloca] = v
		}
		for _, d := range v.Defs {
			if r := d.Value; r.Kind == ir.KReg && d.Offset == 0 && (n.vars[r.Reg] == nil || f.Vars[i].Arg > 0) {
				n.vars[r.Reg] = v
			}
		}
	}
	s.funcs[f.ID] = n
	return n
}

// locals are the names of a function's variables and parameters.
func (s *Source) locals(f *ir.Func) map[string]bool {
	out := map[string]bool{}
	for i := range f.Vars {
		out[f.Vars[i].Name] = true
	}
	for _, p := range f.Params {
		out[p.Name] = true
	}
	return out
}

// maxSteps bounds how many instructions a name is read through.
const maxSteps = 12

// Value is what the source calls the value of an operand, and its C type; "" where it has no name.
func (s *Source) Value(f *ir.Func, o ir.Operand) (text string, t *ir.Type) {
	return s.value(f, o, maxSteps)
}

func (s *Source) value(f *ir.Func, o ir.Operand, steps int) (string, *ir.Type) {
	switch {
	case steps == 0:
		return "", nil
	case o.Kind == ir.KGlobal:
		if g := s.p.Globals[o.Index]; o.Word == g.Addr { // all of it
			return "&" + GlobalName(g), pointerTo(g.Type)
		}
		text, t, rest := s.global(o, Access{})
		if rest != 0 || text == "" {
			return "", nil
		}
		return "&" + text, pointerTo(t)
	case o.Kind == ir.KFunc:
		return s.p.Funcs[o.Index].Name, nil
	case o.Kind == ir.KConst:
		return strconv.FormatInt(int64(o.Word), 10), nil
	case o.Kind != ir.KReg:
		return "", nil
	}
	n := s.of(f)
	if v := n.vars[o.Reg]; v != nil {
		return v.Name, v.Type
	}
	if n.defs[o.Reg] < 0 {
		if int(o.Reg) < len(f.Params) {
			return f.Params[o.Reg].Name, f.Regs[o.Reg].Type
		}
		return "", nil
	}
	return s.defined(f, o.Reg, &f.Code[n.defs[o.Reg]], steps)
}

// defined is the value of a register that holds no variable.
func (s *Source) defined(f *ir.Func, r ir.Reg, in *ir.Instr, steps int) (string, *ir.Type) {
	switch in.Op {
	case ir.OpLoad:
		text, t, rest := s.place(f, in.A, s.AccessOf(f, in), steps-1)
		if rest != 0 || text == "" {
			return "", nil
		}
		return text, t
	case ir.OpCopy, ir.OpFreeze, ir.OpSExt, ir.OpZExt, ir.OpTrunc:
		return s.value(f, in.A, steps-1)
	case ir.OpCall:
		if c := &f.Calls[in.Aux]; c.Callee != ir.None {
			callee := s.p.Funcs[c.Callee]
			return callee.Symbol.Name + "(…)", callee.Ret
		}
	case ir.OpAlloca, ir.OpTLS:
		if text, t, _ := s.root(f, ir.R(r), steps-1); text != "" {
			return "&" + text, pointerTo(t)
		}
	case ir.OpGEP:
		n := int64(0) // bytes of what it leads to, where that is a member
		if in.Step != 0 {
			n = int64(s.p.Steps[in.Step].Bytes)
		}
		text, t, rest := s.place(f, ir.R(r), sized(n), steps)
		if rest != 0 || text == "" {
			return "", nil
		}
		return addressOf(text), pointerTo(t)
	}
	return s.computed(f, in, steps)
}

// inCode are the operators whose operands a text may have.
var inCode = map[ir.Op]string{
	ir.OpAdd: " + ", ir.OpSub: " - ", ir.OpMul: " * ", ir.OpSDiv: " / ", ir.OpUDiv: " / ", ir.OpSRem: " % ", ir.OpURem: " % ",
	ir.OpAnd: " & ", ir.OpOr: " | ", ir.OpXor: " ^ ", ir.OpShl: " << ", ir.OpLShr: " >> ", ir.OpAShr: " >> ",
	ir.OpFAdd: " + ", ir.OpFSub: " - ", ir.OpFMul: " * ", ir.OpFDiv: " / ",
}

// computed is the result of an operator.
func (s *Source) computed(f *ir.Func, in *ir.Instr, steps int) (string, *ir.Type) {
	op := inCode[in.Op]
	if op == "" {
		return "", nil
	}
	a, t := s.value(f, in.A, steps-1)
	b, _ := s.value(f, in.B, steps-1)
	if a == "" || b == "" {
		return "", nil
	}
	if in.Op != ir.OpAdd && in.Op != ir.OpSub && in.Op != ir.OpFAdd && in.Op != ir.OpFSub {
		a = grouped(a)
	}
	return a + op + grouped(b), t
}

// Place is what the source calls the n bytes at an address, of any size where n is 0, with its C type; "" where it has
// no name.
func (s *Source) Place(f *ir.Func, o ir.Operand, n int64) (text string, t *ir.Type) {
	text, t, rest := s.place(f, o, sized(n), maxSteps)
	if rest != 0 {
		return "", nil
	}
	return text, t
}

// Accessed is what the source calls the memory that a load or a store accesses, with its C type; "" where it has no name.
func (s *Source) Accessed(f *ir.Func, in *ir.Instr) (text string, t *ir.Type) {
	text, t, rest := s.place(f, in.A, s.AccessOf(f, in), maxSteps)
	if rest != 0 {
		return "", nil
	}
	return text, t
}

// AccessOf is what a load, a store or an atomic operation accesses; the zero value for any other instruction.
func (s *Source) AccessOf(f *ir.Func, in *ir.Instr) Access {
	switch in.Op {
	case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg:
	default:
		return Access{}
	}
	a := Access{Bytes: int64(in.Bits+7) / 8}
	switch {
	case in.Flags&ir.FlagPtr != 0:
		a.As = ir.PointerTo
	case in.Op == ir.OpStore && in.Flags&ir.FlagFloat != 0, in.Op == ir.OpLoad && in.Dst >= 0 && f.Regs[in.Dst].Float:
		a.As = ir.Float
	default:
		a.As = ir.Int
	}
	return a
}

func (s *Source) place(f *ir.Func, o ir.Operand, n Access, steps int) (text string, t *ir.Type, rest int64) {
	if steps == 0 {
		return "", nil, 0
	}
	if o.Kind == ir.KGlobal {
		return s.global(o, n)
	}
	base, off, index, scale := s.origin(f, o)
	root, t, arrow := s.root(f, base, steps-1)
	if root == "" {
		return "", nil, 0
	}
	element := ""
	if index.Kind != ir.KNone {
		if element, _ = s.value(f, index, steps-1); element == "" {
			element = "…"
		}
	}
	return located(root, t, arrow, off, n, element, scale)
}

// located is what is accessed so many bytes into what has a name, or, with an arrow, behind where a pointer of that name
// leads; element is the index of an array there, of elements of scale bytes, or "".
func located(root string, t *ir.Type, arrow bool, off int64, n Access, element string, scale int64) (string, *ir.Type, int64) {
	if element == "" {
		if arrow {
			return behind(root, t, off, n)
		}
		in := within(t, off, n)
		return root + in.path, in.leaf, in.rest
	}
	if arrow && t != nil && t.Size == scale && off >= 0 && off < scale {
		in := within(t, off, n)
		return grouped(root) + "[" + element + "]" + in.path, in.leaf, in.rest
	}
	array, from := arrayAt(t, off, scale)
	if array == nil {
		return "", nil, 0
	}
	text, _, _ := located(root, t, arrow, from, sized(array.Size), "", 0)
	in := within(array.Elem, (off-from)%scale, n)
	if k := (off - from) / scale; k > 0 {
		element += " + " + strconv.FormatInt(k, 10)
	}
	return text + "[" + element + "]" + in.path, in.leaf, in.rest
}

// arrayAt is the array of elements of scale bytes that has an offset of a type, and where it begins.
func arrayAt(t *ir.Type, off, scale int64) (array *ir.Type, from int64) {
	switch {
	case t == nil || off < 0:
	case t.Kind == ir.Array && t.Elem != nil && t.Elem.Size == scale:
		return t, 0
	case t.Kind == ir.Array && t.Elem != nil && t.Elem.Size > 0:
		array, from = arrayAt(t.Elem, off%t.Elem.Size, scale)
		return array, from + off - off%t.Elem.Size
	case t.Kind == ir.Struct || t.Kind == ir.Union:
		for _, f := range t.Fields {
			if f.Type == nil || off < f.Offset || off >= f.Offset+max(f.Type.Size, 1) {
				continue
			}
			if array, from = arrayAt(f.Type, off-f.Offset, scale); array != nil {
				return array, from + f.Offset
			}
		}
	}
	return nil, 0
}

// origin is an address as a base, a number of bytes, and the index of an element of scale bytes, if there is one.
func (s *Source) origin(f *ir.Func, o ir.Operand) (base ir.Operand, off int64, index ir.Operand, scale int64) {
	n := s.of(f)
	for range maxSteps {
		if o.Kind != ir.KReg || n.defs[o.Reg] < 0 || n.vars[o.Reg] != nil || n.slots[o.Reg] != nil {
			break
		}
		in := &f.Code[n.defs[o.Reg]]
		switch {
		case in.Op == ir.OpCopy:
		case in.Op != ir.OpGEP:
			return o, off, index, scale
		case in.B.Kind == ir.KNone:
			off += in.Imm
		case index.Kind == ir.KNone:
			off += in.Imm
			index, scale = in.B, in.Scale
		default:
			return o, off, index, scale
		}
		o = in.A
	}
	return o, off, index, scale
}

// root is what an address is reached from: a variable, or a pointer with the type that it points to.
func (s *Source) root(f *ir.Func, o ir.Operand, steps int) (text string, t *ir.Type, arrow bool) {
	n := s.of(f)
	switch {
	case o.Kind == ir.KGlobal:
		g := s.p.Globals[o.Index]
		if o.Word != g.Addr {
			return "", nil, false
		}
		return g.Name, g.Type, false
	case o.Kind == ir.KReg && n.slots[o.Reg] != nil:
		return n.slots[o.Reg].Name, n.slots[o.Reg].Type, false
	case o.Kind == ir.KReg && n.defs[o.Reg] >= 0 && f.Code[n.defs[o.Reg]].Op == ir.OpTLS && f.Code[n.defs[o.Reg]].Scale == 0:
		g := s.p.Globals[f.Code[n.defs[o.Reg]].Imm]
		return g.Name, g.Type, false
	}
	text, t = s.value(f, o, steps)
	if text == "" || t == nil || t.Kind != ir.PointerTo {
		return text, nil, true
	}
	return text, t.Elem, true
}

// global is the place of what is accessed at a constant address.
func (s *Source) global(o ir.Operand, n Access) (text string, t *ir.Type, rest int64) {
	g := s.p.Globals[o.Index]
	in := within(g.Type, int64(o.Word-g.Addr), n)
	return GlobalName(g) + in.path, in.leaf, in.rest
}

// GlobalName is what the source calls a global: a string constant is its text.
func GlobalName(g *ir.Global) string {
	if text, ok := literal(g); ok {
		return text
	}
	name, number, ok := strings.Cut(g.Name, ".") // the number tells static variables of one name apart
	if _, err := strconv.Atoi(number); ok && err == nil {
		return name
	}
	return g.Name
}

// maxLiteral bounds the characters of a string constant that are shown.
const maxLiteral = 24

// literal is the text of a string constant that has no name of its own.
func literal(g *ir.Global) (string, bool) {
	if !g.Const || g.Init == nil || !isStringName(g.Name) {
		return "", false
	}
	text := g.Init
	for i, c := range text {
		if c == 0 {
			text = text[:i]
			break
		}
	}
	if len(text) > maxLiteral {
		return strconv.Quote(string(text[:maxLiteral]) + "…"), true
	}
	return strconv.Quote(string(text)), true
}
