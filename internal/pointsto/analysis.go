package pointsto

import (
	"cmp"
	"slices"

	"midway/internal/ir"
)

// instance is a function in a context: user functions have one, with context 0; a model, or a wrapper
// of one, has one per user call site that reaches it.
type instance struct {
	fn   ir.FuncID
	ctx  int32 // index into analysis.contexts
	base varID // of register 0; the returned scalars follow the registers
	area Node  // of the variadic arguments, or -1
	done bool  // its constraints have been generated
}

func (a *analysis) reg(i int32, r ir.Reg) varID {
	if r < 0 {
		return noVar
	}
	return a.insts[i].base + varID(r)
}

func (a *analysis) ret(i int32, k int) varID {
	return a.insts[i].base + varID(len(a.fn(i).Regs)+k)
}

func (a *analysis) fn(i int32) *ir.Func { return a.p.Funcs[a.insts[i].fn] }

type instKey struct {
	fn  ir.FuncID
	ctx int32
}

// analysis generates constraints from functions as calls reach them.
type analysis struct {
	p *ir.Program
	s *solver

	insts     []instance
	instOf    map[instKey]int32
	ofFunc    [][]int32 // instances by function
	noted     int       // targets of indirect calls so far
	given     bool      // functions of code outside may come: to a library, by declared variables, by names
	wraps     []bool    // by function: see wrapper.go
	contexts  []ctxKey
	contextOf map[ctxKey]int32
	ofSite    map[CallSite][]int32 // contexts by innermost site
	pending   []int32              // instances whose constraints are to be generated

	words    []wordRange // addresses of globals, ascending
	consts   map[constKey]varID
	results  varID // what threads return
	effects  *effects
	skipped  map[int32][]call // calls of models that move no pointers, by context
	onDemand bool             // generate those models too
	exposed  [4]bool          // by reading: outside code reaches the globals that it is then taken to know
	targets  map[instCall][]ir.FuncID
	escaping []call // calls through unknown function pointers
	summed   []call // calls through the summary
	creates  []create

	startsBeyond []call // of threads that functions of code outside may begin, as far as they are not bound yet

	sizes   []sizedBy
	heap    map[CallSite][]Node
	origins map[instParam]origin // of the parameters of models
	started []bool               // by model: startShared has been done
	below   [][]bool             // by model: the models it reaches; built on demand
	types   *typing              // nil likewise
	misfits *misfits             // nil where memory has no types
}

type wordRange struct {
	lo, hi uint64 // inclusive: one past the end is still the object
	node   Node
}

type constKey struct {
	node Node
	at   region
}

type instCall struct {
	inst int32
	pc   ir.PC
}

type instParam struct {
	inst  int32
	param int
}

func newAnalysis(p *ir.Program, t *trace, typed Typed) *analysis {
	a := &analysis{
		p: p, s: newSolver(p.Model.PtrBytes(), registers(p)),
		instOf: map[instKey]int32{}, ofFunc: make([][]int32, len(p.Funcs)),
		wraps: findWrappers(p), contexts: []ctxKey{{site: NoSite}}, contextOf: map[ctxKey]int32{},
		ofSite: map[CallSite][]int32{NoSite: {0}},
		consts: map[constKey]varID{}, skipped: map[int32][]call{},
		targets: map[instCall][]ir.FuncID{}, origins: map[instParam]origin{}, heap: map[CallSite][]Node{},
		started: make([]bool, len(p.Funcs)),
	}
	a.s.trace = t
	if typed != Untyped {
		a.misfits = newMisfits()
	}
	if typed == Layouts {
		a.types = newTyping(p)
		a.s.shapes = append(slices.Clone(p.Shapes), ir.Shape{Size: 1, Text: true})
		a.types.first = firstAlike(a.s.shapes)
		a.types.byName = namedShapes(a.s.shapes, a.types.first)
		a.types.text = ir.ShapeID(len(p.Shapes))
	}
	a.addFixedObjects()
	a.layGlobals()
	a.s.sink, a.s.summary, a.results = a.s.newVars(1), a.s.newVars(1), a.s.newVars(1)
	a.s.addUse(a.s.sink, escape{})
	a.s.onEscape, a.s.onSummary = a.callFromOutside, a.callFromSummary
	a.effects = modelEffects(p)
	a.initGlobals()
	a.bindHandlers()
	return a
}

// registers counts those of all functions of p.
func registers(p *ir.Program) (n int) {
	for _, f := range p.Funcs {
		n += len(f.Regs) + len(f.RetBits)
	}
	return n
}

// addFixedObjects creates the objects that every graph of p has.
func (a *analysis) addFixedObjects() {
	for n, name := range [...]string{"unknown", "summary", "foreign", "distance", "input", "argv", "argv strings",
		"thread flags", "thread storage"} {
		kind := Unknown
		switch {
		case Node(n) >= flagsNode:
			kind = Thread
		case Node(n) == distanceNode:
			kind = internal
		}
		a.newObject(Info{Kind: kind, Name: name, Size: -1})
	}
	a.s.objects[foreignNode].outside = true // Unknown stands for it
	for _, g := range a.p.Globals {
		n := a.newObject(Info{
			Kind: Global, Name: "global " + g.Name, Global: g.ID, Size: g.Size, Single: !g.ThreadLocal,
		})
		o := &a.s.objects[n]
		o.constant = g.Const
		if g.External {
			o.info.Size = -1
		}
		if t := g.Type; t != nil && t.Kind == ir.Array && t.Elem != nil {
			o.element = t.Elem.Size
		}
		if !g.ThreadLocal {
			a.words = append(a.words, wordRange{g.Addr, g.Addr + uint64(g.Size), n})
		}
	}
	slices.SortFunc(a.words, func(x, y wordRange) int { return cmp.Compare(x.lo, y.lo) })
	for _, f := range a.p.Funcs {
		n := a.newObject(Info{Kind: Function, Name: "function " + f.Name, Size: 0, Single: true})
		a.s.objects[n].info.Func = f.ID
	}
}

// newObject adds an object; Func and Global are None unless it is a Global or set by the caller later.
func (a *analysis) newObject(info Info) Node {
	if info.Kind != Global {
		info.Global = ir.None
	}
	if info.Kind != Stack && info.Kind != Heap {
		info.Func, info.PC, info.Site = ir.None, ir.None, NoSite
	}
	n := Node(len(a.s.objects))
	a.s.objects = append(a.s.objects, object{info: info, moved: [2]varID{noVar, noVar}})
	return n
}

func (a *analysis) globalNode(id ir.GlobalID) Node { return firstGlobal + Node(id) }

func (a *analysis) funcNode(id ir.FuncID) Node {
	return firstGlobal + Node(len(a.p.Globals)) + Node(id)
}

// funcOf is the function a node stands for.
func (a *analysis) funcOf(n Node) (ir.FuncID, bool) {
	info := &a.s.objects[n].info
	return info.Func, info.Kind == Function
}

// initGlobals generates the pointers of initialisers, and what external globals may hold.
func (a *analysis) initGlobals() {
	ptr := a.p.Model.PtrBytes()
	for _, g := range a.p.Globals {
		n := a.globalNode(g.ID)
		for _, ptrAt := range g.Pointers {
			t, at, ok := a.resolve(ptrAt.Addr)
			switch {
			case ok && ptrAt.Part > 0:
				a.s.insert(a.s.cellVar(n, exactly(ptrAt.Offset), ptrAt.Part), t, anywhere)
			case ok:
				a.s.insert(a.s.cellVar(n, exactly(ptrAt.Offset), ptr), t, at)
			}
		}
		if g.External {
			a.declared(n)
		}
	}
	a.s.insert(a.s.cellVar(inputNode, anywhere, 1), inputNode, anywhere)
	every := residue(0, ptr)
	a.s.insert(a.s.cellVar(argvNode, every, ptr), argStrings, region{})
}

// declared: a variable that the program only declares holds anything that code outside has, a constant one, too:
// functions of its own, and the variables of the program that it is taken to know.
func (a *analysis) declared(n Node) {
	a.s.markOutside(n)
	if v := a.s.cellVar(n, anywhere, 1); v != noVar {
		a.s.insert(v, UnknownNode, anywhere)
	}
	a.given = true
	a.exposeGlobals(a.p.Elsewhere)
}

// resolve is the object that a constant address lies in or one past.
func (a *analysis) resolve(w uint64) (Node, region, bool) {
	i, ok := slices.BinarySearchFunc(a.words, w, func(r wordRange, w uint64) int { return cmp.Compare(r.lo, w) })
	if !ok {
		i--
	}
	if i >= 0 && w <= a.words[i].hi {
		return a.words[i].node, exactly(int64(w - a.words[i].lo)), true
	}
	base := a.p.Model.Layout().FuncBase
	if w >= base && w < base+16*uint64(len(a.p.Funcs)) {
		return a.funcNode(ir.FuncID((w - base) / 16)), exactly(int64((w - base) % 16)), true
	}
	return 0, region{}, false
}

// constVar is a variable that holds just one target.
func (a *analysis) constVar(n Node, at region) varID {
	key := constKey{n, at}
	if v, ok := a.consts[key]; ok {
		return v
	}
	v := a.s.newVars(1)
	a.consts[key] = v
	a.s.insert(v, n, at)
	return v
}

// value is the variable of an operand of instance i; noVar if it is no address.
func (a *analysis) value(i int32, op ir.Operand) varID {
	if op.Kind == ir.KReg {
		return a.reg(i, op.Reg)
	}
	if n, at, ok := a.constant(op); ok {
		return a.constVar(n, at)
	}
	return noVar
}

// constant is the target of a constant operand.
func (a *analysis) constant(op ir.Operand) (Node, region, bool) {
	switch op.Kind {
	case ir.KGlobal:
		g := a.p.Globals[op.Index]
		off := int64(op.Word - g.Addr)
		if off < 0 || off > g.Size {
			if n, at, ok := a.resolve(op.Word); ok { // computed from one object, lies in another
				return n, at, true
			}
		}
		return a.globalNode(g.ID), exactly(off), true
	case ir.KFunc:
		off := int64(op.Word - a.p.Funcs[op.Index].Addr)
		return a.funcNode(ir.FuncID(op.Index)), exactly(off), true
	case ir.KConst, ir.KWide:
		return a.resolve(op.Word)
	}
	return 0, region{}, false
}

// address is value for an operand that is dereferenced: a constant that is no object's address is
// Unknown there.
func (a *analysis) address(i int32, op ir.Operand) varID {
	v := a.value(i, op)
	if v == noVar && op.Kind == ir.KConst && op.Word != 0 {
		return a.constVar(UnknownNode, anywhere)
	}
	return v
}

// instantiate is the instance of f in context ctx; its constraints follow in drain.
func (a *analysis) instantiate(f ir.FuncID, ctx int32) int32 {
	key := instKey{f, ctx}
	if i, ok := a.instOf[key]; ok {
		return i
	}
	fn := a.p.Funcs[f]
	i := int32(len(a.insts))
	base := a.s.newVars(len(fn.Regs) + len(fn.RetBits))
	a.insts = append(a.insts, instance{fn: f, ctx: ctx, base: base, area: -1})
	a.instOf[key] = i
	a.ofFunc[f] = append(a.ofFunc[f], i)
	a.pending = append(a.pending, i)
	return i
}

// batch is how many instances get their constraints before these are solved: until then large sets are not widened, and
// each use of one is applied to all that it has.
const batch = 256

// drain generates constraints and solves them until no new function is reached.
func (a *analysis) drain() {
	for {
		for n := 0; len(a.pending) > 0 && n < batch; n++ {
			i := a.pending[0]
			a.pending = a.pending[1:]
			a.s.halt.Poll()
			a.generate(i)
		}
		a.s.solve()
		if len(a.pending) == 0 && !a.bindMisfits() && !a.reopen() && !a.bindStarts() {
			return
		}
	}
}
