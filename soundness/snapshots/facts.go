package snapshots

import (
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// facts decides what is said of registers and memory. Memory that a fact says to hold a bare unknown tells what that
// is.
func (c *checker) facts() {
	defs, cells := append(c.seeding.Analysis.MemoryDefs(), c.seeding.Locks.Memory()...), c.seeding.Analysis.Cells()
	for again := true; again; {
		again = false
		for _, x := range cells {
			if w, ok := c.load(x.Addr, x.Bits); ok && c.learn(x.Value, w) {
				again = true
			}
		}
		for _, d := range defs {
			if w, ok := c.load(d.Addr, d.Bits); ok && !c.ofLibrary(d.In()) && c.learn(d.Value, w) {
				again = true
			}
		}
	}
	for _, l := range c.seeding.Analysis.Locals() {
		c.local(l)
	}
	for _, x := range cells {
		c.memory("settled", "", x.Addr, x.Bits, x.Value)
	}
	for _, d := range defs {
		if c.ofLibrary(d.In()) {
			c.out.Open["library's objects"]++
			continue
		}
		c.memory("memory", d.At, d.Addr, d.Bits, d.Value)
	}
	for _, u := range c.seeding.Monitors.Unchanged() {
		b := c.seeding.B
		other := b.Sym(b.NewSymbol("what "+u.Name+" was woken for at "+c.text(u.Addr), u.Bits, expr.Local))
		c.memory("found before a wait", u.At, u.Addr, u.Bits, b.Ite(u.Bits, dataflow.Woken(b, u.Name), other, u.Value))
	}
	named := map[*expr.Node]bool{}
	for _, g := range c.seeding.Analysis.Guards() {
		named[g.Cond.N] = true
		c.claim(Fact{Kind: "guard", Text: c.text(g.Cond), At: g.At, cond: g.Cond})
	}
	for _, g := range c.seeding.Barriers.Guards() {
		named[g.Cond.N] = true
		c.claim(Fact{Kind: "matched barrier", Text: c.text(g.Cond), At: g.At, cond: g.Cond})
	}
	c.invariants()
	for _, n := range c.st.PC.Conds() {
		if !named[n] {
			c.claim(Fact{Kind: "initial condition", Text: c.text(expr.Value{N: n}), cond: expr.Value{N: n}})
		}
	}
}

// ofLibrary reports whether a function is a model of one that keeps a synchronisation object, whose bytes the C library
// has in other ways.
func (c *checker) ofLibrary(f ir.FuncID) bool {
	fn := c.s.P.Funcs[f]
	return fn.Runtime &&
		slices.ContainsFunc(
			[]string{"pthread_", "sem_", "mtx_", "cnd_", "thrd_", "tss_", "call_once", "__m"},
			func(p string) bool { return strings.HasPrefix(fn.Name, p) },
		)
}

// local decides what is said of a register that holds a variable.
func (c *checker) local(l dataflow.Local) {
	if !l.Must || l.Slot {
		return
	}
	fn := c.s.P.Funcs[c.ctx.Threads[l.Thread].Frames[l.Frame].Func]
	native, ok := c.known[register{l.Thread, l.Frame, l.Reg}]
	bits := int(fn.Regs[l.Reg].Bits)
	if !ok || bits > 64 {
		c.out.Open["register"]++
		return
	}
	if c.inLibraryMemory(l.Value, bits) {
		c.out.Open["library's objects"]++
		return
	}
	f := Fact{
		Kind: "register",
		Text: fmt.Sprintf("%s = %s", l.Name, c.text(l.Value)),
		At:   c.defined(fn, l.Reg),
		cond: c.equal(bits, l.Value, native),
	}
	f.Seen = c.words(native) + c.instead(l.Value, bits)
	c.claim(f)
}

// instead is what the seed's value comes to, for a message.
func (c *checker) instead(v expr.Value, bits int) string {
	if w, ok := c.value(v, bits); ok {
		return fmt.Sprintf(", not %s", c.text(expr.Word(w)))
	}
	return ""
}

func (c *checker) defined(fn *ir.Func, r ir.Reg) string {
	if pc, ok := c.seeding.Analysis.Shape(fn.ID).Def(r); ok {
		return c.s.P.At(fn.Code[pc].Loc)
	}
	return c.s.P.At(fn.Loc)
}

// load is what the process has at an address of the seed; ok is false where that is not known or not mapped.
func (c *checker) load(addr expr.Value, bits int) (w uint64, ok bool) {
	at, ok := c.value(addr, c.s.P.Model.PtrBits())
	if !ok || bits > 64 {
		return 0, false
	}
	return c.word(c.toNative(at), bits/8)
}

// memory decides what is said of memory.
func (c *checker) memory(kind, where string, addr expr.Value, bits int, v expr.Value) {
	if c.inLibraryMemory(addr, c.s.P.Model.PtrBits()) {
		c.out.Open["library's objects"]++
		return
	}
	native, ok := c.load(addr, bits)
	if !ok {
		c.out.Open[kind]++
		return
	}
	if c.inLibraryMemory(v, bits) {
		c.out.Open["library's objects"]++
		return
	}
	if at, _ := c.value(addr, c.s.P.Model.PtrBits()); c.mayDangle(c.toNative(at)) {
		c.out.Open[kind]++ // of what it is a fact may be gone
		return
	}
	f := Fact{
		Kind: kind,
		Text: fmt.Sprintf("%d bytes at %s hold %s", bits/8, c.text(addr), c.text(v)),
		At:   where,
		cond: c.equal(bits, v, native),
	}
	f.Seen = c.words(native) + c.instead(v, bits)
	c.claim(f)
}

// inLibraryMemory reports whether a value is the address of a function or variable of the library, which lies elsewhere
// in the process.
func (c *checker) inLibraryMemory(v expr.Value, bits int) bool {
	if bits != c.s.P.Model.PtrBits() {
		return false
	}
	w, ok := c.value(v, bits)
	return ok && c.internal(w)
}

// internal reports whether an address is that of a function or variable of the library models, or without a definition.
func (c *checker) internal(addr uint64) bool {
	l := c.s.P.Model.Layout()
	if addr >= l.FuncBase && addr < l.GlobalBase {
		i := (addr - l.FuncBase) / 16
		return i < uint64(len(c.s.P.Funcs)) && (c.s.P.Funcs[i].Runtime || c.s.P.Funcs[i].External)
	}
	for _, g := range c.s.P.Globals {
		if (g.Runtime || g.External) && addr-g.Addr <= uint64(g.Size) {
			return true
		}
	}
	return false
}

// invariants decides what locks protect, and the ranges of numbers.
func (c *checker) invariants() {
	for i, v := range c.seeding.Monitors.Invariants() {
		var values []expr.Value
		known := true
		text := ""
		for _, n := range v.Reads {
			w, ok := c.word(c.toNative(n.Addr), n.Bits/8)
			if n.Bits == 64 {
				w = c.toSeed(w)
			}
			known = known && ok
			values = append(values, expr.Word(w))
			text += fmt.Sprintf(" %s = %#x", c.text(expr.Word(n.Addr)), w)
		}
		if !known {
			c.out.Open["invariant"]++
			continue
		}
		c.claim(Fact{Kind: "invariant", Text: fmt.Sprintf("number %d, of%s", i, text), cond: v.Cond(values)})
	}
}

// barriers decides how many threads the barriers expect at which a thread waits.
func (c *checker) barriers() {
	for i := range c.stands {
		at, name, ok := c.callArgument(i)
		if !ok || name != "pthread_barrier_wait" {
			continue
		}
		expected, ok := c.word(at+8, 4) // struct pthread_barrier of glibc: in, current_round, count
		if !ok {
			c.out.Open["barrier"]++
			continue
		}
		cond := c.seeding.Barriers.Expected(expr.Word(c.toSeed(at)), nil, expr.Word(expected))
		c.claim(Fact{Kind: "barrier", Text: fmt.Sprintf("expects %d: %s", expected, c.seeding.Barriers), cond: cond})
	}
}

// callArgument is the first argument of the call that a thread is blocked in, an address of the process, and the name
// of the function.
func (c *checker) callArgument(thread int) (native uint64, name string, ok bool) {
	t := &c.ctx.Threads[thread]
	fn := c.s.P.Funcs[t.Frames[0].Func]
	in := &fn.Code[t.Frames[0].PC]
	if !t.Blocked || in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None || len(fn.Calls[in.Aux].Args) == 0 {
		return 0, "", false
	}
	name = c.s.P.Funcs[fn.Calls[in.Aux].Callee].Name
	switch a := fn.Calls[in.Aux].Args[0]; a.Kind {
	case ir.KReg:
		fs := c.st.Threads[thread].Frames
		w, ok := c.value(fs[len(c.stands[thread].Bases)-1].Regs[a.Reg], 64)
		return c.toNative(w), name, ok
	default:
		return c.toNative(a.Word), name, true
	}
}

// pointers decides where pointers in registers and variables may point: among variables and functions, whose nodes are
// known.
func (c *checker) pointers() {
	for r, w := range c.known {
		fn := c.s.P.Funcs[c.ctx.Threads[r.thread].Frames[r.frame].Func]
		if !fn.Regs[r.reg].Ptr {
			continue
		}
		set := func() pointsto.Set { return c.s.Points.Reg(fn.ID, r.reg) }
		c.pointsTo(set, w, fmt.Sprintf("register %s of %s", fn.Regs[r.reg].Name, fn.Name))
	}
	for _, at := range c.s.pointerCells() {
		if w, ok := c.word(c.toNative(at.global.Addr+uint64(at.off)), 8); ok {
			c.pointsTo(func() pointsto.Set { return c.s.stored(at) }, w, fmt.Sprintf("%s+%d", at.global.Name, at.off))
		}
	}
}

// cell is a pointer in a variable.
type cell struct {
	global *ir.Global
	off    int64
}

// pointerCells are the pointers in variables, by their types.
func (s *Program) pointerCells() []cell {
	if s.cells != nil {
		return s.cells
	}
	s.cells = []cell{}
	for _, g := range s.P.Globals {
		if g.ThreadLocal || g.Runtime || g.External || g.Size > maxObject {
			continue
		}
		for off := int64(0); off+8 <= g.Size; off += 8 {
			if p := g.Type.Part(off, 8); p != nil && p.Kind == ir.PointerTo {
				s.cells = append(s.cells, cell{g, off})
			}
		}
	}
	return s.cells
}

// stored is where a pointer in a variable may point.
func (s *Program) stored(at cell) pointsto.Set {
	set, ok := s.sets[at]
	if !ok {
		set = s.Points.Load(pointsto.Set{{Node: s.Points.GlobalNode(at.global.ID), Lo: at.off, Hi: at.off}}, 0, 8)
		s.sets[at] = set
	}
	return set
}

// pointsTo decides that a word is where it may point. What points elsewhere, or just behind something, is not looked
// at.
func (c *checker) pointsTo(allowed func() pointsto.Set, native uint64, what string) {
	if native == 0 {
		return
	}
	p, ok := find(c.there, native, func(p *pair) uint64 { return p.native })
	if !ok {
		c.allocated(allowed, native, what)
		return
	}
	node, off := pointsto.UnknownNode, int64(0)
	if native < p.native+p.size {
		node, off = c.node(p, native)
	}
	if node == pointsto.UnknownNode {
		c.out.Open["points to"]++
		return
	}
	set := allowed()
	c.out.Checked["points to"]++
	if !pointsto.Overlap(set, 1, pointsto.Set{{Node: node, Lo: off, Hi: off}}, 1) {
		c.out.False = append(
			c.out.False,
			Fact{Kind: "points to", Text: what + " points to " + c.s.Points.Format(set), Seen: c.words(native)},
		)
	}
}

// node is the points-to node of an object of both, and the offset in it.
func (c *checker) node(p pair, native uint64) (pointsto.Node, int64) {
	l := c.s.P.Model.Layout()
	if p.function {
		return c.s.Points.FuncNode(ir.FuncID((p.seed - l.FuncBase) / 16)), 0
	}
	for _, g := range c.s.P.Globals {
		if !g.ThreadLocal && g.Addr == p.seed {
			return c.s.Points.GlobalNode(g.ID), int64(native - p.native)
		}
	}
	return pointsto.UnknownNode, 0
}
