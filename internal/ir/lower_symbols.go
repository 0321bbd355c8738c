package ir

import (
	"fmt"
	"slices"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
)

// unknownExtent is the size in bytes given to an external object whose type is incomplete.
const unknownExtent = 4096

// symbol is what a reference to a function, global, alias or ifunc denotes: an address. It is the
// operand null for a weak reference to a name that nothing defines.
func (l *linker) symbol(c constant.Constant) (Operand, error) {
	switch c := c.(type) {
	case *llir.Func:
		if d := l.exported[plainName(c.GlobalIdent)]; d != nil && !isLocal(c.Linkage) {
			return l.definition(d)
		}
		return l.funcSymbol(c), nil
	case *llir.Global:
		if d := l.exported[plainName(c.GlobalIdent)]; d != nil && !isLocal(c.Linkage) {
			return l.definition(d)
		}
		return l.globalSymbol(c), nil
	case *llir.Alias:
		return l.alias(c)
	case *llir.IFunc:
		return Operand{}, fmt.Errorf("ifunc %s, whose target its resolver picks when the program is loaded", c.Ident())
	}
	return Operand{}, fmt.Errorf("symbol %s", c)
}

func (l *linker) definition(d *definition) (Operand, error) {
	switch {
	case d.fn != nil:
		return l.funcSymbol(d.fn), nil
	case d.global != nil:
		return l.globalSymbol(d.global), nil
	case d.alias != nil:
		return l.alias(d.alias)
	}
	return l.symbol(d.ifunc)
}

func (l *linker) alias(a *llir.Alias) (Operand, error) {
	if l.aliasing[a] {
		return Operand{}, fmt.Errorf("alias %s refers to itself", a.Ident())
	}
	l.aliasing[a] = true
	defer delete(l.aliasing, a)
	o, err := l.constantWord(a.Aliasee)
	if err != nil {
		return Operand{}, fmt.Errorf("alias %s: %w", a.Ident(), err)
	}
	name := plainName(a.GlobalIdent)
	if _, taken := l.p.funcByName[name]; o.Kind == KFunc && !taken {
		l.p.funcByName[name] = FuncID(o.Index)
	}
	if _, taken := l.p.globalByName[name]; o.Kind == KGlobal && !taken && o.Word == l.p.Globals[o.Index].Addr {
		l.p.globalByName[name] = GlobalID(o.Index)
	}
	return o, nil
}

func (l *linker) funcSymbol(f *llir.Func) Operand {
	if len(f.Blocks) == 0 && f.Linkage == enum.LinkageExternWeak {
		return C(0)
	}
	id := l.funcOf(f)
	return Operand{Kind: KFunc, Index: int32(id), Word: l.p.Funcs[id].Addr}
}

// funcOf is the id of a function, given at its first mention; a definition is then due for translation.
func (l *linker) funcOf(f *llir.Func) FuncID {
	if id, ok := l.funcIDs[f]; ok {
		return id
	}
	name := plainName(f.GlobalIdent)
	external := len(f.Blocks) == 0
	if id, ok := l.extFuncs[name]; external && ok {
		l.funcIDs[f] = id
		return id
	}
	id := FuncID(len(l.p.Funcs))
	m := l.modOf[f]
	fn := &Func{
		ID: id, prog: l.p, Addr: l.p.Model.Layout().FuncBase + 16*uint64(id),
		Variadic: f.Sig.Variadic, External: external, Runtime: m != nil && m.Library,
		Static: isLocal(
			f.Linkage,
		), Hidden: f.Visibility == enum.VisibilityHidden, NoReturn: hasFuncAttr(f.FuncAttrs, enum.FuncAttrNoReturn),
	}
	fn.Name = uniqueName(name, fn.Static, l.p.funcByName, l.exported)
	fn.Symbol = l.in(m, name, fn.Static, external)
	l.p.funcByName[fn.Name] = id
	l.p.Funcs = append(l.p.Funcs, fn)
	l.funcIDs[f] = id
	if external {
		l.extFuncs[name] = id
		l.signature(fn, f)
		return id
	}
	fn.Atomic = !fn.Runtime && strings.HasPrefix(name, "__VERIFIER_atomic_") &&
		name != "__VERIFIER_atomic_begin" && name != "__VERIFIER_atomic_end"
	l.bodies = append(l.bodies, f)
	return id
}

// in is the symbol of a name that a module defines, or only declares.
func (l *linker) in(m *module, name string, local, external bool) Symbol {
	s := Symbol{name, None, local}
	if m != nil && !external && !m.Library {
		s.Unit = slices.Index(l.mods, m) // the sources come first
	}
	return s
}

// sectionNamed reports whether the linker gives names to the bounds of a section: those that are names in C.
func sectionNamed(section string) bool {
	return section != "" && !strings.ContainsAny(section, ".,$ ")
}

// uniqueName keeps a plain name where it is free; a static symbol also leaves it to an external one.
func uniqueName[ID FuncID | GlobalID](
	name string,
	static bool,
	taken map[string]ID,
	exported map[string]*definition,
) string {
	free := func(n string) bool { _, used := taken[n]; return !used && (!static || exported[n] == nil) }
	if free(name) {
		return name
	}
	for i := 2; ; i++ {
		if n := fmt.Sprintf("%s.%d", name, i); free(n) {
			return n
		}
	}
}

// signature fills in parameters and results of a declaration, as far as their types have a meaning.
func (l *linker) signature(fn *Func, f *llir.Func) {
	for _, t := range f.Sig.Params {
		parts, _ := l.dl.scalars(t)
		for _, s := range parts {
			fn.Params = append(fn.Params, Param{Bits: s.bits, Ptr: s.ptr, Float: s.float})
		}
	}
	parts, _ := l.dl.scalars(f.Sig.RetType)
	for _, s := range parts {
		fn.RetBits, fn.RetKinds = append(fn.RetBits, s.bits), append(fn.RetKinds, kindOf(s.ptr, s.float))
	}
}

func (l *linker) globalSymbol(g *llir.Global) Operand {
	if g.Init == nil && g.Linkage == enum.LinkageExternWeak {
		return C(0)
	}
	id := l.globalOf(g)
	return Operand{Kind: KGlobal, Index: int32(id), Word: l.p.Globals[id].Addr}
}

// globalOf is the id of a global, given with its address at its first mention.
func (l *linker) globalOf(g *llir.Global) GlobalID {
	if id, ok := l.globIDs[g]; ok {
		return id
	}
	name := plainName(g.GlobalIdent)
	external := g.Init == nil
	if id, ok := l.extGlobs[name]; external && ok {
		l.globIDs[g] = id
		return id
	}
	id := GlobalID(len(l.p.Globals))
	m := l.owner[g]
	size, align := l.dl.size(g.ContentType), max(int64(g.Align), l.dl.align(g.ContentType))
	if external && size == 0 {
		size = unknownExtent
	}
	addr, after := l.p.Model.Layout().Place(l.nextAddr, size, align)
	l.nextAddr = after
	if size >= maxSize || after > l.p.Model.Layout().HeapBase {
		l.tooBig = fmt.Errorf(
			"global %s of %d bytes: the globals are larger than the address space kept for them",
			name,
			size,
		)
	}
	gl := &Global{
		ID: id, Addr: addr, Size: size, Align: align, Const: g.Immutable, Shown: sectionNamed(g.Section),
		ThreadLocal: g.TLSModel != enum.TLSModelNone, External: external, Runtime: m != nil && m.Library,
	}
	gl.Shape, gl.Elements = l.shapes.element(g.ContentType)
	gl.Text = g.Immutable && isNumbers(g.ContentType)
	gl.Name = uniqueName(name, isLocal(g.Linkage), l.p.globalByName, l.exported)
	gl.Symbol = l.in(m, name, isLocal(g.Linkage), external)
	l.p.globalByName[gl.Name] = id
	l.p.Globals = append(l.p.Globals, gl)
	l.globIDs[g] = id
	gl.Type, gl.Loc = l.debug.global(g.Metadata)
	if external {
		l.extGlobs[name] = id
	} else {
		l.inits = append(l.inits, g)
	}
	return id
}

func hasFuncAttr(attrs []llir.FuncAttribute, want enum.FuncAttr) bool {
	for _, a := range attrs {
		switch a := a.(type) {
		case enum.FuncAttr:
			if a == want {
				return true
			}
		case *llir.AttrGroupDef:
			if hasFuncAttr(a.FuncAttrs, want) {
				return true
			}
		}
	}
	return false
}

// startEntry is one entry of llvm.global_ctors or llvm.global_dtors.
type startEntry struct {
	priority int64
	fn       FuncID
}

// constructor reads one {priority, function, data}. A library constructor counts only where something
// else linked it.
func (l *linker) constructor(c constant.Constant, library bool) (e startEntry, ok bool, err error) {
	s, isStruct := c.(*constant.Struct)
	if !isStruct || len(s.Fields) < 2 {
		return e, false, fmt.Errorf("cannot read the entry %s", c)
	}
	prio, isInt := s.Fields[0].(*constant.Int)
	if !isInt {
		return e, false, fmt.Errorf("cannot read the priority of %s", c)
	}
	if f, isFunc := s.Fields[1].(*llir.Func); isFunc && library {
		if _, linked := l.funcIDs[f]; !linked {
			return e, false, nil
		}
	}
	target, err := l.constantWord(s.Fields[1])
	return startEntry{prio.X.Int64(), FuncID(target.Index)}, target.Kind == KFunc, err
}

// arrayElems are the elements of an array constant; zeroinitializer and undef have none worth reading.
func arrayElems(c constant.Constant) []constant.Constant {
	if a, ok := c.(*constant.Array); ok {
		return a.Elems
	}
	return nil
}

// typeOfPointee is the element type that typed-pointer IR gives a pointer, or nil.
func typeOfPointee(t types.Type) types.Type {
	if p, ok := t.(*types.PointerType); ok {
		return p.ElemType
	}
	return nil
}
