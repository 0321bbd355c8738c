package flow

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Facts are the classes of a library's pointers; frozen after Analyze. nil: nothing is known.
type Facts struct {
	c    classes
	regs map[register]class
}

// Analyze finds the classes of a library. It returns nil where they do not say what its pointers may be: where types of
// memory are not known, as the input is optimised, or a structure is reached from a member of it.
func Analyze(p *ir.Program, g *pointsto.Graph) *Facts {
	a := &analysis{p: p, g: g, Facts: Facts{regs: map[register]class{}}, members: map[member]class{}, widths: map[member]int64{},
		returns: map[ir.FuncID]class{}}
	a.c.fresh()
	if len(p.Steps) < 2 {
		return nil
	}
	for _, f := range p.Funcs {
		if f.External || f.Runtime {
			continue
		}
		a.parameters(f)
		for pc := range f.Code {
			a.instruction(f, ir.PC(pc))
		}
	}
	if a.lost {
		return nil
	}
	for a.c.changed = true; a.c.changed; {
		a.c.changed = false
		a.merge()
	}
	return &a.Facts
}

// Of is the class of what a register holds; 0 where it is not known.
func (f *Facts) Of(fn ir.FuncID, r ir.Reg) int32 {
	if f == nil {
		return 0
	}
	if x, ok := f.regs[register{fn, r}]; ok {
		return int32(f.c.find(x))
	}
	return 0
}

// Payload reports whether a class is of opaque pointers that callers pass: the library stores them and gives them back,
// and looks into none as into a structure.
func (f *Facts) Payload(x int32) bool {
	o := f.c.of(class(x))
	return x != 0 && o&(opaque|pointers) != 0 && o&(own|structure|elsewhere|stepped) == 0 && len(f.c.views[f.c.find(class(x))]) == 0
}

// Structures reports whether a class is of pointers to structures.
func (f *Facts) Structures(x int32) bool {
	o := f.c.of(class(x))
	return x != 0 && o&(stepped|structure) != 0 && o&(opaque|pointers|elsewhere) == 0
}

// Inside reports whether a class is of what the library allocates and shows to none of its callers.
func (f *Facts) Inside(x int32) bool {
	o := f.c.of(class(x))
	return x != 0 && o&allocated != 0 && o&(opaque|pointers|structure|elsewhere|shown) == 0
}

// Known reports whether everything is known that may be of a class.
func (f *Facts) Known(x int32) bool { return x != 0 && f.c.of(class(x))&elsewhere == 0 }

type analysis struct {
	Facts
	p       *ir.Program
	g       *pointsto.Graph
	members map[member]class // the addresses of members
	widths  map[member]int64 // their bytes
	returns map[ir.FuncID]class
	copies  [][2]class // addresses of which one was copied to the other's place
	lost    bool       // something was seen that is not followed
}

// reg is the class of a register.
func (a *analysis) reg(f *ir.Func, r ir.Reg) class {
	x, ok := a.regs[register{f.ID, r}]
	if !ok {
		x = a.c.fresh()
		a.regs[register{f.ID, r}] = x
	}
	return a.c.find(x)
}

// operand is the class of an operand: 0 for numbers.
func (a *analysis) operand(f *ir.Func, o ir.Operand) class {
	switch o.Kind {
	case ir.KReg:
		return a.reg(f, o.Reg)
	case ir.KGlobal, ir.KFunc:
		x := a.c.fresh()
		if g := a.variable(o); g != 0 {
			x = g
		}
		a.c.note(x, own)
		return x
	case ir.KConst:
		if o.Word >= 1<<12 && a.p.GlobalAt(o.Word) != nil {
			return a.operand(f, ir.Operand{Kind: ir.KGlobal, Index: int32(a.p.GlobalAt(o.Word).ID)})
		}
	}
	return 0
}

// variable is the class of the address of a variable.
func (a *analysis) variable(o ir.Operand) class {
	if o.Kind != ir.KGlobal {
		return 0
	}
	key := register{ir.None, ir.Reg(o.Index)}
	x, ok := a.regs[key]
	if !ok {
		x = a.c.fresh()
		a.regs[key] = x
	}
	return a.c.find(x)
}

// parameters notes what callers pass to an entry.
func (a *analysis) parameters(f *ir.Func) {
	if !f.CalledFromOutside() {
		return
	}
	for k := range f.Params {
		if !f.Regs[k].Ptr {
			continue
		}
		a.given(a.reg(f, ir.Reg(k)), f.Regs[k].Type)
		if f.Regs[k].Converted {
			a.c.note(a.reg(f, ir.Reg(k)), opaque)
		}
	}
	a.c.note(a.returned(f), shown)
}

// given notes what a caller's pointer of a type is.
func (a *analysis) given(x class, t *ir.Type) {
	switch {
	case t == nil || t.Kind != ir.PointerTo || t.Elem != nil && (t.Elem.Kind == ir.Struct || t.Elem.Kind == ir.Union):
		a.c.note(x, structure)
	case t.Elem != nil && t.Elem.Kind == ir.PointerTo:
		a.c.note(x, pointers)
		a.given(a.c.deref(x), t.Elem)
	default:
		a.c.note(x, opaque)
	}
}

// returned is the class of what a function returns.
func (a *analysis) returned(f *ir.Func) class {
	x, ok := a.returns[f.ID]
	if !ok {
		x = a.c.fresh()
		a.returns[f.ID] = x
	}
	return a.c.find(x)
}

// unify makes two operands one class, where both have one.
func (a *analysis) unify(x, y class) {
	if x != 0 && y != 0 {
		a.c.unify(x, y)
	}
}

// name is what one type of structure is called in all files.
func (a *analysis) name(s ir.ShapeID) string {
	return strings.TrimRight(a.p.Shapes[s].Name, ".0123456789")
}

// step is the class of the address of a member that an address is stepped to.
func (a *analysis) step(base class, id ir.StepID) class {
	s := a.p.Steps[id]
	if base != 0 {
		a.c.note(base, stepped)
		a.c.see(base, view{a.name(s.Shape), -int64(s.At)})
	}
	m := member{a.name(s.Shape), int64(s.Off)}
	a.widths[m] = max(a.widths[m], int64(s.Bytes))
	return a.member(m)
}

func (a *analysis) member(m member) class {
	x, ok := a.members[m]
	if !ok {
		x = a.c.fresh()
		a.members[m] = x
		a.c.note(x, own)
		a.c.see(x, view(m))
		a.c.changed = true
	}
	return a.c.find(x)
}

// merge follows what classes say of one another: members that overlap, members of structures that lie in one another,
// and memory of callers.
func (a *analysis) merge() {
	a.overlap()
	for _, pair := range a.copies {
		a.copied(pair[0], pair[1])
	}
	for x := range a.c.parent {
		x := class(x)
		if x == 0 || a.c.find(x) != x {
			continue
		}
		a.views(x)
		if a.c.of(x)&opaque != 0 && a.c.derefs[x] != 0 { // memory of the caller's own holds what callers know
			a.c.note(a.c.deref(x), opaque)
		}
		if a.c.of(x)&elsewhere != 0 && a.c.derefs[x] != 0 {
			a.c.note(a.c.deref(x), elsewhere)
		}
	}
}

// overlap makes members of one shape that overlap one class.
func (a *analysis) overlap() {
	byShape := map[string][]member{}
	for m := range a.members {
		byShape[m.shape] = append(byShape[m.shape], m)
	}
	for _, list := range byShape {
		slices.SortFunc(list, func(x, y member) int { return cmp.Compare(x.at, y.at) })
		end, last := int64(-1<<62), class(0)
		for _, m := range list {
			if m.at < end {
				a.c.unify(last, a.members[m])
			}
			last, end = a.member(m), max(end, m.at+a.widths[m])
		}
	}
}

// views follows what the views of a class say: each member of one structure is the member of the other that lies there;
// what the first member holds is what the address leads to; what the library never writes to is the caller's.
func (a *analysis) views(x class) {
	list := slices.SortedFunc(maps.Keys(a.c.views[x]), func(v, w view) int {
		return cmp.Or(cmp.Compare(v.shape, w.shape), cmp.Compare(v.at, w.at))
	})
	for m := range maps.Clone(a.members) {
		for _, v := range list {
			if v.shape != m.shape {
				continue
			}
			if m.at == v.at {
				a.c.unify(a.c.deref(x), a.c.deref(a.member(m)))
			}
			if a.c.of(x)&(structure|opaque|pointers) != 0 && a.c.of(a.member(m))&written == 0 {
				a.c.note(a.c.deref(a.member(m)), elsewhere)
			}
			if a.c.of(x)&elsewhere != 0 {
				a.c.note(a.c.deref(a.member(m)), elsewhere)
			}
			for _, w := range list {
				if w != v {
					if y, ok := a.members[member{w.shape, w.at + m.at - v.at}]; ok {
						a.c.unify(a.member(m), y)
					}
				}
			}
		}
	}
}
