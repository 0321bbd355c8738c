package pointsto

import (
	"slices"
	"sync"

	"midway/internal/halt"
	"midway/internal/ir"
)

// Graph is the points-to graph of a program: frozen after Analyze, safe for concurrent use. What it
// answers about library models is completed when asked (see the package comment).
type Graph struct {
	p *ir.Program

	mu       sync.Mutex // the analysis goes on inside RegAt and Reg of models
	a        *analysis
	sets     map[varID]Set
	bySet    []Set // of sets that variables share
	unions   map[register]union
	interned interned
	callees  map[CallSite]indirect
	outside  Set // every object outside code reaches, and Unknown
	summary  Set // every object of the summary
	both     Set // all of these

	created  []Create
	callers  [][]CallSite
	reached  []bool
	complete []bool // by model: completeFor has been done
	escapes  []bool
}

// Create is a call that creates threads.
type Create struct {
	Func    ir.FuncID   // the user function, and in it
	PC      ir.PC       // the call of pthread_create or thrd_create
	Entries []ir.FuncID // what the threads may run, ascending
	Arg     ir.Operand  // the argument given to the thread, in Func; KNone if it is none of the call's own
	Points  Set         // what that argument may point to
}

// Analyze computes the points-to graph of the executions from main. A program without main is a
// library: every non-static function may be called from outside.
func Analyze(p *ir.Program) *Graph { return analyze(newAnalysis(p, nil, Untyped), nil, nil) }

// Typed is what the analysis takes for granted of memory.
type Typed uint8

// What may be taken for granted of memory (the assumption typed-memory).
const (
	Untyped Typed = iota
	Calls         // functions get all their parameters: see misfit.go
	Layouts       // and structures are what pointers to them lead to: see layout.go
)

// AnalyzeTyped is Analyze under an assumption; Typed and Laid say whether it was needed. It ends when the flag is
// raised, by what halt.Flag.Poll panics with.
func AnalyzeTyped(p *ir.Program, typed Typed, flag *halt.Flag) *Graph {
	return analyze(newAnalysis(p, nil, typed), nil, flag)
}

// Typed reports whether a function was no callee of a call that it does not fit.
func (g *Graph) Typed() bool { return g.a.misfits != nil && len(g.a.misfits.list) > 0 }

// Laid reports whether an object was left out of what a pointer may lead to because of its layout.
func (g *Graph) Laid() bool { return g.a.s.laid }

func analyze(a *analysis, entries []ir.FuncID, flag *halt.Flag) *Graph {
	p := a.p
	a.s.halt = flag
	a.roots()
	for _, f := range entries {
		a.exposeGlobals(ir.ReadAnything)
		a.openRoot(p.Funcs[f])
	}
	a.drain()
	a.s.frozen = true
	a.s.share()
	a.s.halt = nil // what is asked for later may be asked by others
	g := &Graph{
		p:        p,
		a:        a,
		sets:     map[varID]Set{},
		unions:   map[register]union{},
		interned: interned{},
		callees:  map[CallSite]indirect{},
		bySet:    make([]Set, len(a.s.sets)),
		complete: make([]bool, len(p.Funcs)),
	}
	g.outside, g.summary = g.outsideSet(), everywhere(a.s.summed)
	g.both = Union(g.outside, g.summary)
	a.measure()
	g.findReached()
	g.findCallers()
	g.findSingles()
	g.findCreates()
	g.findEscapes()
	return g
}

// roots: where executions begin.
func (a *analysis) roots() {
	for _, f := range append(slices.Clone(a.p.Ctors), a.p.Dtors...) {
		a.start(a.p.Funcs[f])
	}
	if f := a.p.Func("main"); f != nil && !f.External {
		a.start(f)
		a.hook("__mw_main_end")
		return
	}
	a.given = true
	a.exposeGlobals(ir.ReadGlobals)
	for _, f := range a.p.Funcs {
		if f.CalledFromOutside() {
			a.openRoot(f)
		}
	}
}

// start: f is called as main is, with argc, argv and envp.
func (a *analysis) start(f *ir.Func) {
	argv := a.constVar(argvNode, region{})
	a.bind(call{inst: -1, bound: []varID{noVar, argv, argv}, res: noVar}, f.ID)
}

// Reg is what a register of f may point to, in any context.
func (g *Graph) Reg(f ir.FuncID, r ir.Reg) Set {
	return g.Operand(f, ir.R(r))
}

// Operand is what an operand of an instruction of f may point to, in any context.
func (g *Graph) Operand(f ir.FuncID, op ir.Operand) Set {
	g.mu.Lock()
	defer g.mu.Unlock()
	if op.Kind == ir.KReg && g.p.Funcs[f].Runtime {
		g.completeFor(f)
	}
	if op.Kind != ir.KReg {
		return g.constantSet(op)
	}
	insts := g.a.ofFunc[f]
	if len(insts) == 1 {
		return g.set(g.a.reg(insts[0], op.Reg))
	}
	key := register{f, op.Reg}
	u, ok := g.unions[key]
	if !ok || u.of != len(insts) {
		u = union{len(insts), g.united(insts, op.Reg)}
		g.unions[key] = u
	}
	return u.set
}

// united is what a register may point to in some contexts of its function. Most have the sets of others.
func (g *Graph) united(insts []int32, r ir.Reg) Set {
	seen := map[SetKey]bool{}
	var list []Set
	for _, i := range insts {
		if s := g.set(g.a.reg(i, r)); len(s) > 0 && !seen[s.Key()] {
			seen[s.Key()] = true
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		return nil
	}
	for ; len(list) > 1; list = list[:(len(list)+1)/2] { // two and two: most are small
		for i := 0; 2*i < len(list); i++ {
			if list[i] = list[2*i]; 2*i+1 < len(list) {
				list[i] = Union(list[i], list[2*i+1])
			}
		}
	}
	return g.interned.one(list[0])
}

// register is one of a function, in all its contexts.
type register struct {
	f ir.FuncID
	r ir.Reg
}

// union is what a register may point to in so many contexts of its function.
type union struct {
	of  int
	set Set
}

// Variadic is the object of what f is passed beyond its parameters, in any context; nothing where that is never looked
// at.
func (g *Graph) Variadic(f ir.FuncID) (s Set) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, i := range g.a.ofFunc[f] {
		if n := g.a.insts[i].area; n >= 0 {
			s = Union(s, Set{target(n, anywhere)})
		}
	}
	return s
}

// RegAt is what a register of f may point to in calls that come from the user's call site: f is a
// library model that the call reaches. For a function of the user it is Reg.
func (g *Graph) RegAt(site CallSite, f ir.FuncID, r ir.Reg) Set {
	return g.OperandAt(site, f, ir.R(r))
}

// OperandAt is Operand in the context of RegAt.
func (g *Graph) OperandAt(site CallSite, f ir.FuncID, op ir.Operand) Set {
	if op.Kind != ir.KReg || !g.p.Funcs[f].Runtime {
		return g.Operand(f, op)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	var s Set
	for _, i := range g.a.instancesAt(site, f) {
		s = Union(s, g.set(g.a.reg(i, op.Reg)))
	}
	return s
}

// Allocations are the heap objects that the user's call site may create, ascending.
func (g *Graph) Allocations(site CallSite) []Node {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.a.heap[site]
}

// Load is what the bytes-wide values stored delta bytes behind the targets of s may point to.
func (g *Graph) Load(s Set, delta, bytes int64) Set {
	g.mu.Lock()
	defer g.mu.Unlock()
	var out Set
	for _, t := range s {
		if t.Node == UnknownNode {
			out = Union(out, g.outside)
			t.Node = inputNode
		}
		out = Union(out, g.loaded(t.Node, t.region().shift(delta), bytes))
	}
	return out
}

func (g *Graph) loaded(n Node, at region, bytes int64) Set {
	var out Set
	for _, c := range g.a.s.objects[n].cells {
		if c.at.overlaps(c.width, at, bytes) {
			out = Union(out, g.set(c.v))
		}
	}
	return out
}

// Shift moves every target by any number of bytes in lo … hi.
func (g *Graph) Shift(s Set, lo, hi int64) Set {
	by := anywhere
	if lo <= hi && hi-lo < farOffset {
		by = progression(lo, hi, min(hi-lo, 1))
	}
	out := make(Set, len(s))
	for i, t := range s {
		out[i] = target(t.Node, t.region().plus(by))
	}
	return out
}

// Any forgets the offsets of every target.
func (g *Graph) Any(s Set) Set {
	out := make(Set, len(s))
	for i, t := range s {
		out[i] = target(t.Node, anywhere)
	}
	return out
}

// Info describes a node.
func (g *Graph) Info(n Node) Info {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.a.s.objects[n].info
}

// NumNodes is one more than the greatest node there is now; models asked for later may add some.
func (g *Graph) NumNodes() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.a.s.objects)
}

// GlobalNode is the object of a global.
func (g *Graph) GlobalNode(id ir.GlobalID) Node { return g.a.globalNode(id) }

// FuncNode is the object of a function.
func (g *Graph) FuncNode(id ir.FuncID) Node { return g.a.funcNode(id) }

// Outside reports whether code outside the program may read and write the object.
func (g *Graph) Outside(n Node) bool { return n == UnknownNode || g.outside.Has(n) }

// MayNameOutside reports whether a pointer may lead to what code outside the program has, a function of its own
// included.
func (g *Graph) MayNameOutside(f ir.FuncID, op ir.Operand) bool {
	_, may := g.Operand(f, op).Find(UnknownNode)
	return may
}

// Cell is a range of an object's bytes that may hold pointers: Width bytes at each of the offsets.
type Cell struct {
	Lo, Hi, Stride int64 // as in Target
	Width          int64 // bytes
	Points         Set
}

// Contents are the pointers that an object may ever hold, by offset.
func (g *Graph) Contents(n Node) []Cell {
	g.mu.Lock()
	defer g.mu.Unlock()
	var out []Cell
	for _, c := range g.a.s.objects[n].cells {
		if s := g.set(c.v); len(s) > 0 {
			out = append(out, Cell{c.at.lo, c.at.hi, c.at.stride, c.width, s})
		}
	}
	slices.SortFunc(out, compareCells)
	return out
}

// set is the public form of a variable's targets: bookkeeping is dropped, and whoever may point to
// Unknown may point to all that outside code reaches.
func (g *Graph) set(v varID) Set {
	if v == noVar {
		return nil
	}
	v = g.a.s.find(v)
	if i := g.a.s.shared(v); i != 0 {
		if g.bySet[i] == nil {
			g.bySet[i] = g.interned.one(g.public(g.a.s.sets[i]))
		}
		return g.bySet[i]
	}
	s, ok := g.sets[v]
	if !ok {
		s = g.public(g.a.s.vars[v].pts)
		g.sets[v] = s
	}
	return s
}

// public is the public form of a list of targets.
func (g *Graph) public(list []entry) (s Set) {
	if all := g.of(standins(list)); len(all) > 0 && g.within(list, all) {
		return all
	}
	input := false
	for _, e := range list {
		switch {
		case e.node == inputNode, e.node == foreignNode:
			input = true
		case g.a.s.real(e.node):
			s = append(s, target(e.node, g.a.s.regions.at(e.at)))
		}
	}
	if input {
		s = Union(Set{target(UnknownNode, anywhere)}, s)
	}
	return Union(s, g.of(standins(list)))
}

// of is what stand-ins stand for, any offset of it.
func (g *Graph) of(by standin) Set {
	switch by {
	case byUnknown:
		return g.outside
	case bySummary:
		return g.summary
	case byUnknown | bySummary:
		return g.both
	}
	return nil
}

// within reports whether every target of a list is an object of a set of whole objects.
func (g *Graph) within(list []entry, all Set) bool {
	for _, e := range list {
		if (e.node == inputNode || e.node == foreignNode) && !all.Has(UnknownNode) ||
			e.node != inputNode && g.a.s.real(e.node) && !all.Has(e.node) {
			return false
		}
	}
	return true
}

func (g *Graph) constantSet(op ir.Operand) Set {
	n, at, ok := g.a.constant(op)
	if !ok {
		return nil
	}
	return Set{target(n, at)}
}

func (g *Graph) outsideSet() Set {
	return append(Set{target(UnknownNode, anywhere)}, everywhere(g.a.s.escaped)...)
}

// everywhere is objects at any offset. What inputs point to is Unknown.
func everywhere(nodes []Node) (s Set) {
	nodes = slices.Clone(nodes)
	slices.Sort(nodes)
	for _, n := range nodes {
		if n != inputNode {
			s = append(s, target(n, anywhere))
		}
	}
	return s
}

// Globals is the part of a set that are variables.
func (g *Graph) Globals(s Set) Set { return s.between(firstGlobal, firstGlobal+Node(len(g.p.Globals))) }

// Functions is the part of a set that are functions.
func (g *Graph) Functions(s Set) Set {
	first := firstGlobal + Node(len(g.p.Globals))
	return s.between(first, first+Node(len(g.p.Funcs)))
}

// between is the part of a set in the nodes from first to before end.
func (s Set) between(first, end Node) Set {
	at := func(n Node) int {
		i, _ := slices.BinarySearchFunc(s, n, func(t Target, n Node) int { return int(t.Node) - int(n) })
		return i
	}
	return s[at(first):at(end)]
}
