package ownership

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// class is the cells that lie at one offset, in bytes, of the objects that a node of the points-to analysis stands for,
// or in the elements of an array there: at off, off+stride, …, up to hi (see pointsto.Target).
type class struct {
	node            pointsto.Node
	off, hi, stride int64
}

// classOf is the class of the cells at a target.
func classOf(t pointsto.Target) class { return class{t.Node, t.Lo, t.Hi, t.Stride} }

// targets are the places of the cells of a class.
func (c class) targets() pointsto.Set {
	return pointsto.Set{{Node: c.node, Lo: c.off, Hi: c.hi, Stride: c.stride}}
}

// one reports whether an object has one cell of the class.
func (c class) one() bool { return c.off == c.hi }

// guard says by which lock those take an object out of the cells of a class who do not own what the cell is in: one of
// several that all of them were seen to hold.
type guard struct {
	any    bool         // no claim has been seen yet
	locks  []expr.Value // by address
	deltas []uint64     // a lock so many bytes behind the cell
}

// claim is what is taken to hold of a function until that shows to be wrong.
type claim struct {
	params []param
	ret    bool   // what it returns is owned by the caller, or null
	stale  uint64 // links of that
	entry  []expr.Value
	any    bool         // no call of it has been seen yet
	exit   []expr.Value // locks held when it returns, over its parameters
	ends   bool         // it was seen to return
}

// param is the claim on one parameter: the callee owns it, or it is null.
type param struct {
	owned bool
	stale uint64 // links, when it is called
	kept  bool   // the caller owns it again when the function returns, with these links stale
	left  uint64
}

// checker looks for cells and registers that alone hold what they hold. It begins by taking this of everything, and
// strikes out what an instruction of the program refutes, until nothing changes (Houdini: Flanagan and Leino, FME
// 2001).
type checker struct {
	a            *dataflow.Analysis
	w            int // width of a pointer in bits
	cells        map[class]bool
	mayHold      []bool // nodes of which there is a class in cells, or was, by number
	why          map[class]string
	guards       map[class]*guard
	claims       []*claim // by FuncID; nil for those without a body
	owned        map[pointsto.Node]bool
	leadsToOwned map[pointsto.SetKey]bool // by points-to set
	touched      map[pointsto.SetKey]int  // see touches
	refuted      int                      // how many cells were
	bits         map[int64]int            // of links, by offset
	leads        map[class]bool           // something is loaded from there, of which a link is loaded
	creators     map[ir.FuncID]bool
	jumps        map[ir.FuncID]bool         // functions that control may leave for one further out
	unlocks      map[ir.FuncID]pointsto.Set // what functions may release
	lockAt       map[expr.Value]pointsto.Set
	flows        map[ir.FuncID]*dataflow.Flow[*state]
	changed      bool
}

// maxOffsets bounds the offsets of links that are distinguished.
const maxOffsets = 64

// newChecker finds the cells that pointers to allocated objects are stored in and loaded from.
func newChecker(a *dataflow.Analysis) *checker {
	x := &checker{
		a:        a,
		w:        a.B.PtrBits(),
		cells:    map[class]bool{},
		why:      map[class]string{},
		guards:   map[class]*guard{},
		bits:     map[int64]int{},
		leads:    map[class]bool{},
		creators: map[ir.FuncID]bool{},
		lockAt:   map[expr.Value]pointsto.Set{},
		flows:    map[ir.FuncID]*dataflow.Flow[*state]{},
		claims:   make([]*claim, len(a.Prog.Funcs)),
	}
	loaded, storedIn, late := map[class]bool{}, map[class]bool{}, map[class]bool{}
	for _, fn := range x.functions() {
		for pc := range fn.Code {
			in := &fn.Code[pc]
			if (in.Op != ir.OpLoad && in.Op != ir.OpStore) || int(in.Bits) != x.w ||
				!a.Shape(fn.ID).Reachable(fn.BlockOf(ir.PC(pc))) {
				continue
			}
			by := loaded
			if in.Op == ir.OpStore {
				by = storedIn
			}
			for _, t := range a.Graph.Operand(fn.ID, in.A) {
				if t.Exact() || t.Stride >= int64(x.w/8) {
					by[classOf(t)] = true
					late[classOf(t)] = late[classOf(t)] ||
						in.Op == ir.OpStore && a.Concurrently(pointsto.CallSite{Func: fn.ID, PC: ir.PC(pc)})
				}
			}
		}
	}
	for c := range loaded {
		if storedIn[c] && x.candidate(c) {
			x.cells[c] = true
		}
	}
	x.leaveShared(late)
	x.mayHold = make([]bool, a.Graph.NumNodes())
	for c := range x.cells {
		x.mayHold[c.node] = true
	}
	return x
}

// leaveShared claims nothing of cells that lead for good to objects whose own cells change: who looks at these does not
// own the object, which is shared. Its cells are roots then, and no links. late says to which cells something is stored
// once there may be a second thread.
func (x *checker) leaveShared(late map[class]bool) {
	changing := map[pointsto.Node]bool{}
	for c := range x.cells {
		changing[c.node] = changing[c.node] || late[c]
	}
	maps.DeleteFunc(x.cells, func(c class, _ bool) bool {
		return !late[c] &&
			slices.ContainsFunc(
				x.a.Graph.Load(c.targets(), 0, int64(x.w/8)),
				func(t pointsto.Target) bool { return changing[t.Node] },
			)
	})
}

// functions are those of the program that may execute.
func (x *checker) functions() []*ir.Func {
	var out []*ir.Func
	for _, fn := range x.a.Prog.Funcs {
		if !fn.External && !fn.Runtime && x.a.Reached(fn.ID) {
			out = append(out, fn)
		}
	}
	return out
}

// candidate reports whether the cells of a class hold nothing but pointers to what is allocated, from the start, and
// nothing writes them but stores of pointers. What is in a local or on the heap before it is set is not looked at.
func (x *checker) candidate(c class) bool {
	g := x.a.Graph
	info := g.Info(c.node)
	if g.Outside(c.node) || c.off < 0 ||
		info.Kind != pointsto.Heap && info.Kind != pointsto.Global && info.Kind != pointsto.Stack {
		return false
	}
	if info.Kind == pointsto.Global && !x.startsNull(info, c) {
		return false
	}
	at := c.targets()
	to := g.Load(at, 0, int64(x.w/8))
	for _, t := range to {
		if g.Outside(t.Node) || g.Info(t.Node).Kind != pointsto.Heap {
			return false
		}
	}
	return len(to) > 0 && x.plainly(c)
}

// plainly reports whether the checker follows all writes that may touch cells of a class.
func (x *checker) plainly(c class) bool {
	ok := true
	x.a.Writes(c.targets(), int64(x.w/8), func(w dataflow.Write) { ok = ok && x.plain(c, w) })
	return ok
}

// startsNull reports whether the cells of a class are zero in a variable when the program starts.
func (x *checker) startsNull(info pointsto.Info, c class) bool {
	if info.Global == ir.None || !info.Single {
		return false
	}
	v := x.a.Prog.Globals[info.Global]
	if v.Runtime || v.External || v.ThreadLocal || c.off+int64(x.w/8) > v.Size {
		return false
	}
	init := v.Init
	if init != nil && c.one() {
		init = init[c.off : c.off+int64(x.w/8)]
	}
	return !slices.ContainsFunc(init, func(b byte) bool { return b != 0 })
}

// plain reports whether a write that may touch cells of a class is one that the checker follows.
func (x *checker) plain(c class, w dataflow.Write) bool {
	t, found := w.To.Find(c.node)
	fn := x.a.Prog.Funcs[w.Site.Func]
	in := &fn.Code[w.Site.PC]
	switch {
	case w.To == nil || !found:
		return false
	case fn.Runtime:
		return zeroing[fn.Name] || fn.Name == "realloc" && x.a.Graph.Info(c.node).Anew
	case in.Op == ir.OpMemset:
		return in.B.Kind == ir.KConst && in.B.Word == 0
	}
	return in.Op == ir.OpStore && int(in.Bits) == x.w && classOf(t) == c && ir.Order(in.Sub) == ir.NotAtomic
}

// zeroing are the library models that write nothing but zeros, and only to what they allocate.
var zeroing = map[string]bool{"calloc": true}

// bit is the number of the links at an offset; ok is false where there are too many.
func (x *checker) bit(off int64) (uint64, bool) {
	i, known := x.bits[off]
	if !known {
		if len(x.bits) == maxOffsets {
			return 0, false
		}
		i = len(x.bits)
		x.bits[off] = i
	}
	return 1 << i, true
}

// link reports whether cells of a class are in objects that are owned: links of lists. The others are roots.
func (x *checker) link(c class) bool { return x.owned[c.node] }

// refute strikes out a class.
func (x *checker) refute(c class, fn *ir.Func, pc ir.PC, why string) {
	if x.cells[c] {
		x.cells[c], x.changed = false, true
		x.refuted++
		x.why[c] = fmt.Sprintf("%s at %s", why, x.a.Prog.At(fn.Code[pc].Loc))
	}
}

// at are the classes, not yet refuted, of what an address may lead to; all is false where it may lead elsewhere, too.
func (x *checker) at(f ir.FuncID, o ir.Operand) (in []class, all bool) {
	all = true
	for _, t := range x.a.Graph.Operand(f, o) {
		if int(t.Node) < len(x.mayHold) && x.mayHold[t.Node] { // of most there is none, and sets are large
			if c := classOf(t); x.cells[c] {
				in = append(in, c)
				continue
			}
		}
		all = false
	}
	return in, all
}

// key is a name of some classes.
func key(in []class) string {
	var parts []string
	for _, c := range in {
		parts = append(parts, fmt.Sprintf("%d+%d:%d/%d", c.node, c.off, c.hi, c.stride))
	}
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

// named are the classes that a key names.
func named(key string) (in []class) {
	for _, part := range strings.Fields(key) {
		var c class
		fmt.Sscanf(part, "%d+%d:%d/%d", &c.node, &c.off, &c.hi, &c.stride)
		in = append(in, c)
	}
	return in
}

// overlapping reports whether two keys have a class in common.
func overlapping(a, b string) bool {
	return a == b || slices.ContainsFunc(named(a), func(c class) bool { return slices.Contains(named(b), c) })
}

// maxLooks bounds how often functions are looked at, all together.
const maxLooks = 20000

// run strikes out what is refuted until nothing is. It returns false where it was not done in time.
func (x *checker) run() bool {
	fns := x.functions()
	slices.Reverse(fns)
	for looks := 0; looks < maxLooks; looks += len(fns) {
		x.changed = false
		x.begin()
		for _, fn := range fns {
			if c := x.claims[fn.ID]; !c.any {
				x.look(fn)
			}
		}
		if !x.changed {
			return true
		}
	}
	return false
}

// look follows what is owned through a function.
func (x *checker) look(fn *ir.Func) {
	t := &flow{checker: x, fn: fn}
	x.flows[fn.ID] = dataflow.Solve(x.a.Shape(fn.ID), nil, t.entry(), dataflow.Problem[*state](t))
}

// entry is what is known where a function begins.
func (t *flow) entry() *state {
	c := t.claims[t.fn.ID]
	s := newState()
	s.locks = c.entry
	for i := range c.params {
		if p := &c.params[i]; p.owned && t.tracked(ir.Reg(i)) {
			s.put(object{regs: []ir.Reg{ir.Reg(i)}, stale: p.stale})
		}
	}
	return s
}

// begin finds which objects cells may own, and what is taken from them.
func (x *checker) begin() {
	x.owned, x.leadsToOwned = map[pointsto.Node]bool{}, map[pointsto.SetKey]bool{}
	for c, is := range x.cells {
		if is {
			for _, t := range x.a.Graph.Load(c.targets(), 0, int64(x.w/8)) {
				x.owned[t.Node] = true
			}
		}
	}
}

// begun makes the claims on functions.
func (x *checker) begun() {
	for _, fn := range x.functions() {
		c := &claim{ret: true, any: true, params: make([]param, len(fn.Params))}
		x.claims[fn.ID] = c
		w := x.a.Ways(fn.ID)
		known := !w.Process && !w.Outside
		for _, s := range w.Calls {
			known = known && !x.a.Prog.Funcs[s.Func].Runtime
		}
		for _, s := range w.Creates {
			known = known && x.createsAt(s.Func, s.PC)
		}
		c.any = known && len(w.Creates) == 0
		for i := range c.params {
			c.params[i] = param{owned: known && (i == 0 || len(w.Creates) == 0), kept: true}
		}
		for _, cr := range w.Creates {
			x.creator(cr.Func)
		}
	}
}

// createsAt reports whether a call is one of the library's that create threads, of which the checker sees what it
// passes.
func (x *checker) createsAt(f ir.FuncID, pc ir.PC) bool {
	fn := x.a.Prog.Funcs[f]
	in := &fn.Code[pc]
	if fn.Runtime || in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None {
		return false
	}
	g := x.a.Prog.Funcs[fn.Calls[in.Aux].Callee]
	of := abi.Of(g.Library())
	return of.Role == abi.Create && of.Library()
}

// findJumps finds the functions that may not return as control jumps out of them.
func (x *checker) findJumps() {
	x.jumps = map[ir.FuncID]bool{}
	var mark func(f ir.FuncID)
	mark = func(f ir.FuncID) {
		if x.jumps[f] {
			return
		}
		x.jumps[f] = true
		for _, c := range x.a.Graph.Callers(f) {
			mark(c.Func)
		}
	}
	for _, name := range abi.Names(abi.Jump, abi.ThreadExit, abi.Unwind) {
		if f := x.a.Prog.Library(name); f != nil {
			mark(f.ID)
		}
	}
}

// creator notes that a function, and whatever calls it, may create a thread.
func (x *checker) creator(f ir.FuncID) {
	if x.creators[f] {
		return
	}
	x.creators[f] = true
	for _, c := range x.a.Graph.Callers(f) {
		x.creator(c.Func)
	}
}

// findLeads finds the classes of which something is loaded that a link is loaded of.
func (x *checker) findLeads() {
	for _, fn := range x.functions() {
		for pc := range fn.Code {
			in := &fn.Code[pc]
			if in.Op != ir.OpLoad || int(in.Bits) != x.w {
				continue
			}
			for _, c := range x.loadedFrom(fn, in.A) {
				x.leads[c] = true
			}
		}
	}
}

// loadedFrom are the classes of what was loaded to make the object that an address is in.
func (x *checker) loadedFrom(fn *ir.Func, o ir.Operand) []class {
	for o.Kind == ir.KReg {
		pc, ok := x.a.Shape(fn.ID).Def(o.Reg)
		if !ok {
			return nil
		}
		switch in := &fn.Code[pc]; {
		case in.Op == ir.OpCopy, in.Op == ir.OpFreeze, in.Op == ir.OpGEP && in.B.Kind == ir.KNone:
			o = in.A
		case in.Op == ir.OpLoad && int(in.Bits) == x.w:
			classes, _ := x.at(fn.ID, in.A)
			return classes
		default:
			return nil
		}
	}
	return nil
}
