package pointsto

import (
	"slices"
	"strings"

	"midway/internal/ir"
)

// call is a call instruction of an instance. A call made by the analysis itself (a thread's entry, a
// guard, outside code) has bound arguments instead of info.
type call struct {
	inst  int32
	pc    ir.PC
	info  *ir.CallInfo
	dst   ir.Reg
	bound []varID       // arguments, where info is nil
	res   varID         // of the first result, where info is nil
	fixed ir.FuncID     // the callee, where info is nil and as has fixed it
	spawn bool          // a thread begins with it: in place of a function without a body, what that runs
	given map[int]varID // arguments that are distinguished by the object that they are read from, by their number
	any   bool          // the callee is one of all that some node stands for: its callers need not be distinguished
}

// calls binds a call to every function its target may be.
type calls struct {
	a     *analysis
	c     call
	bound []ir.FuncID
	far   bool
	sum   bool
}

func (u *calls) meet(s *solver, list []entry) {
	for _, t := range list {
		if t.node == inputNode {
			u.a.noteBeyond(u.c)
		}
		if beyond(t.node) && !u.far {
			u.far = true
			u.a.noteBeyond(u.c)
			u.a.callUnknown(u.c)
		}
		if t.node == summaryNode && !u.sum {
			u.sum = true
			u.a.callSummary(u.c)
		}
		if f, ok := u.a.funcOf(t.node); ok && !slices.Contains(u.bound, f) {
			u.bound = append(u.bound, f)
			u.a.bind(u.c, f)
		}
	}
}

// spawns binds a thread's entry, or what a thread runs in place of one without a body.
type spawns struct{ calls }

func (u *spawns) meet(s *solver, list []entry) {
	for _, t := range list {
		if f, ok := u.a.funcOf(t.node); ok {
			t.node = u.a.funcNode(u.a.p.Funcs[f].Run().ID)
		}
		if beyond(t.node) || t.node == inputNode {
			u.a.startsBeyond = append(u.a.startsBeyond, u.c)
		}
		u.calls.meet(s, []entry{t})
	}
}

// call adds the constraints of a call instruction.
func (a *analysis) call(c call) {
	if c.info.Callee != ir.None {
		a.bind(c, c.info.Callee)
		return
	}
	if base, u, ok := a.closure(c); ok {
		a.s.addUse(a.closureBase(c, base), u)
		return
	}
	a.s.addUse(a.address(c.inst, c.info.Target), &calls{a: a, c: c})
}

// bind makes f a callee of c.
func (a *analysis) bind(c call, f ir.FuncID) {
	fn := a.p.Funcs[f]
	if a.refused(c, f) {
		return
	}
	a.noteTarget(c, f)
	switch {
	case fn.External && isPrimitive(fn):
		a.primitive(c, fn)
	case fn.External:
		a.callExternal(c, fn)
	default:
		a.lookUp(c, fn)
		a.bindDefined(c, fn)
	}
}

func (a *analysis) noteTarget(c call, f ir.FuncID) {
	if c.info == nil || c.info.Callee != ir.None {
		return
	}
	key := instCall{c.inst, c.pc}
	if i, ok := slices.BinarySearch(a.targets[key], f); !ok {
		a.targets[key] = slices.Insert(a.targets[key], i, f)
		a.noted++
	}
}

// lookUp: what is looked up by its name in a library that is opened is outside, or one of the program's own functions
// and variables that it exports. A library that is opened or closed executes code outside.
func (a *analysis) lookUp(c call, fn *ir.Func) {
	if !fn.Runtime || !strings.HasPrefix(fn.Name, "dl") || c.info == nil {
		return
	}
	switch fn.Name {
	case "dlopen", "dlclose":
		a.given = true
		a.exposeGlobals(a.p.Elsewhere)
	case "dlsym", "dlvsym":
		a.given = true
		for _, res := range a.wideResults(c) {
			a.s.insert(res, UnknownNode, anywhere)
			a.exported(res)
		}
	}
}

// exported: a pointer may lead to any function, main aside, and variable that the program shows to others.
func (a *analysis) exported(v varID) {
	for _, f := range a.p.Funcs {
		if !f.External && !f.Runtime && !f.Added && !f.Static && !f.Hidden && f.Name != "main" {
			a.s.insert(v, a.funcNode(f.ID), region{})
		}
	}
	for _, g := range a.p.Globals {
		if !g.External && !g.Runtime && !g.Symbol.Local && !g.ThreadLocal {
			a.s.insert(v, a.globalNode(g.ID), region{})
		}
	}
}

// noteBeyond notes that a call may be of a function of code outside.
func (a *analysis) noteBeyond(c call) {
	if a.p.Beyond != nil {
		a.noteTarget(c, a.p.Beyond.ID)
	}
}

// many reports whether a call through a pointer may call so many functions that wrappers among them are not
// distinguished by it: a pointer of which little is known would copy each of them for each of its callers.
func (a *analysis) many(c call) bool {
	return c.info != nil && c.info.Callee == ir.None && len(a.targets[instCall{c.inst, c.pc}]) > maxToldApart
}

func (a *analysis) bindDefined(c call, fn *ir.Func) {
	ctx := int32(0)
	if c.inst >= 0 && (fn.Runtime || !c.any && !a.many(c)) {
		ctx = a.context(c.inst, c.pc, fn)
	}
	if fn.Runtime && a.effects.quiet(fn.ID) && !a.onDemand {
		a.skipped[ctx] = append(a.skipped[ctx], c.as(fn.ID))
		a.startShared(fn.ID)
		return
	}
	a.pass(c, a.instantiate(fn.ID, ctx))
}

// as is the call with its callee fixed.
func (c call) as(f ir.FuncID) call {
	if c.info == nil {
		c.fixed = f
		return c
	}
	if c.info.Callee != ir.None {
		return c
	}
	info := *c.info
	info.Callee = f
	c.info = &info
	return c
}

// pass connects arguments and results; the types of call and callee need not agree (K&R).
func (a *analysis) pass(c call, callee int32) {
	fn := a.fn(callee)
	if c.info == nil {
		for k, v := range c.bound[:min(len(c.bound), len(fn.Params))] {
			a.s.copyTo(v, a.into(callee, ir.Reg(k)))
		}
		if len(fn.RetBits) > 0 {
			a.s.copyTo(a.ret(callee, 0), c.res)
		}
		if fn.Variadic { // unknown code may pass anything more
			a.s.copyTo(a.constVar(UnknownNode, anywhere), a.s.cellVar(a.area(callee), anywhere, 1))
		}
		return
	}
	for k, op := range c.info.Args {
		a.argument(c, callee, fn, k, op)
	}
	if c.dst == ir.None {
		return
	}
	for k := range min(len(c.info.RetBits), len(fn.RetBits)) {
		a.s.copyTo(a.ret(callee, k), a.into(c.inst, c.dst+ir.Reg(k)))
	}
}

// argument connects the k-th argument: to the parameter, or to the area of variadic arguments.
func (a *analysis) argument(c call, callee int32, fn *ir.Func, k int, op ir.Operand) {
	v := a.value(c.inst, op)
	if g, told := c.given[k]; told {
		v = g
	}
	byVal := int64(0)
	if c.info.ByVal != nil {
		byVal = c.info.ByVal[k]
	}
	switch {
	case k < len(fn.Params) && byVal > 0:
		a.byValue(v, callee, fn, k, byVal)
	case k < len(fn.Params):
		a.noteOrigin(c, callee, k, op)
		a.s.copyTo(v, a.into(callee, ir.Reg(k)))
	case fn.Variadic && byVal > 0:
		a.copyBytes(a.constVar(a.area(callee), anywhere), v, byVal)
	case fn.Variadic && int(c.info.ArgBits[k]) < a.p.Model.PtrBits(): // read as a pointer it would be an input
		a.s.arith(v, a.s.cellVar(a.area(callee), anywhere, 1))
	case fn.Variadic:
		a.s.copyTo(v, a.s.cellVar(a.area(callee), anywhere, 1))
	}
}

// byValue gives parameter k a copy of n bytes at v.
func (a *analysis) byValue(v varID, callee int32, fn *ir.Func, k int, n int64) {
	key := constKey{-1 - Node(callee), exactly(int64(k))}
	p, ok := a.consts[key]
	if !ok {
		info := Info{Kind: Stack, Name: "parameter " + fn.Params[k].Name + " of " + fn.Name, Size: n}
		p = a.constVar(a.newStack(callee, ir.None, info), region{})
		a.consts[key] = p
		a.s.copyTo(p, a.reg(callee, ir.Reg(k)))
	}
	a.copyBytes(p, v, n)
}

// area is the object of an instance's variadic arguments.
func (a *analysis) area(i int32) Node {
	if a.insts[i].area < 0 {
		info := Info{Kind: Stack, Name: "variadic arguments of " + a.fn(i).Name, Size: -1}
		a.insts[i].area = a.newStack(i, ir.None, info)
	}
	return a.insts[i].area
}

// vaListPointers are the offsets of pointers in a va_list.
func (a *analysis) vaListPointers() []int64 {
	if a.p.Model == ir.ILP32 {
		return []int64{0}
	}
	return []int64{8, 16} // overflow_arg_area and reg_save_area of the System V ABI
}

func (a *analysis) vaListBytes() int64 {
	if a.p.Model == ir.ILP32 {
		return 4
	}
	return 24
}

// vaStart: the va_list at p points to the variadic arguments.
func (a *analysis) vaStart(i int32, p varID) {
	v := a.constVar(a.area(i), anywhere)
	for _, off := range a.vaListPointers() {
		field := a.s.newVars(1)
		a.s.addEdge(p, edge{dst: field, add: off})
		a.s.addUse(field, &store{v, a.s.ptrBytes})
	}
}

// newStack adds an object of an instance's frame.
func (a *analysis) newStack(i int32, pc ir.PC, info Info) Node {
	info.Kind, info.Func, info.PC, info.Site = Stack, a.insts[i].fn, pc, a.site(a.insts[i].ctx)
	return a.newObject(info)
}

// stackObject is the object of an alloca.
func (a *analysis) stackObject(i int32, f *ir.Func, pc ir.PC, in *ir.Instr) Node {
	info := Info{Name: "local " + localName(f, pc, in) + " of " + f.Name, Size: -1}
	if in.A.Kind == ir.KConst {
		info.Size = int64(in.A.Word)
	}
	n := a.newStack(i, pc, info)
	if a.types != nil && !a.types.looseLocals[place{f.ID, int32(in.Dst)}] {
		a.declaredLayout(n, a.types.first[in.Shape], in.Elements, info.Size, a.types.taken[place{f.ID, int32(in.Dst)}])
	}
	return n
}

// localName is the C variable an alloca holds, or its register's name.
func localName(f *ir.Func, pc ir.PC, in *ir.Instr) string {
	for i := range f.Vars {
		if f.Vars[i].Alloca == in.Dst {
			return f.Vars[i].Name
		}
	}
	if name := f.Regs[in.Dst].Name; name != "" {
		return name
	}
	return "#" + itoa(int(pc))
}
