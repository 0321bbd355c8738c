package dataflow

import (
	"cmp"
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// memory resolves loads of conflict-free memory (Bergan §4.4). A location is constant if nothing ever
// writes it: its value is its initialiser. It is settled once all its writes have executed, if they do so
// before the first thread creation: whoever loads it then gets one value, a function of the address alone.
// All other loads are definitions of their own.
type memory struct {
	a       *Analysis
	created *creation
	after   *following
	writes  []write
	groups  []writeGroup
	grouped map[groupKey]int32        // indices into groups
	byNode  map[pointsto.Node][]int32 // indices into groups, ascending
	reached map[groupKey]reachedBy    // by what is looked up
	outside []int32                   // writes by code that is not part of the program
	epochs  []*epochs                 // by FuncID, of the functions that load
	addrs   map[*expr.Symbol]expr.Value
	syms    map[cellKey]*expr.Symbol
	holds   map[*expr.Symbol]pointsto.Set // what a pointer there may point to
	known   map[cellKey]expr.Value        // settled memory that holds a constant
}

type write struct {
	site  pointsto.CallSite // the instruction
	to    pointsto.Set      // nil: whatever code outside the program can reach
	bytes int64
	after bool // may execute after the first thread creation
}

type cellKey struct {
	addr expr.Value
	bits int
}

// unboundedWrite is the extent in bytes of a write whose size is not known.
const unboundedWrite = int64(1) << 40

func newMemory(a *Analysis) *memory {
	m := &memory{a: a, created: newCreation(a), after: newFollowing(a), byNode: map[pointsto.Node][]int32{},
		grouped: map[groupKey]int32{}, reached: map[groupKey]reachedBy{},
		epochs: make([]*epochs, len(a.Prog.Funcs)),
		addrs:  map[*expr.Symbol]expr.Value{}, syms: map[cellKey]*expr.Symbol{}, holds: map[*expr.Symbol]pointsto.Set{},
		known: map[cellKey]expr.Value{}}
	for _, fn := range a.Prog.Funcs {
		if a.calls.reached[fn.ID] && m.created.entry[fn.ID] != 0 {
			m.collect(fn)
		}
	}
	m.callers()
	return m
}

// callers adds what the callers of a library, a program without main, write: at any time, whatever code outside
// reaches, as variables are that are not static. The place is the entry of a function that they call.
func (m *memory) callers() {
	if m.a.calls.main != ir.None {
		return
	}
	for _, fn := range m.a.Prog.Funcs {
		if !fn.External && !fn.Runtime && m.a.calls.reached[fn.ID] && m.a.calls.fromOutside(fn.ID) {
			m.outside = append(m.outside, int32(len(m.writes)))
			site := pointsto.CallSite{Func: fn.ID, PC: fn.Entry}
			m.writes = append(m.writes, write{site: site, after: true, bytes: unboundedWrite})
			return
		}
	}
}

func (m *memory) collect(fn *ir.Func) {
	for b := range fn.Blocks {
		if !m.a.Shape(fn.ID).Reachable(ir.BlockID(b)) {
			continue
		}
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			m.written(fn, pc)
		}
	}
}

func (m *memory) written(fn *ir.Func, pc ir.PC) {
	in := &fn.Code[pc]
	switch in.Op {
	case ir.OpStore, ir.OpRMW, ir.OpCmpXchg:
		m.add(fn, pc, in.A, int64(in.Bits+7)/8)
	case ir.OpMemcpy, ir.OpMemset:
		m.add(fn, pc, in.A, extent(in.C))
	case ir.OpVAStart, ir.OpVACopy:
		m.add(fn, pc, in.A, unboundedWrite)
	case ir.OpCall:
		m.writtenByCall(fn, pc)
	}
}

func extent(o ir.Operand) int64 {
	if o.Kind == ir.KConst && o.Word < uint64(unboundedWrite) {
		return int64(o.Word)
	}
	return unboundedWrite
}

// writtenByCall records what a call does to memory itself: the primitives that write, and code that is not
// part of the program, which may write whatever it can reach.
func (m *memory) writtenByCall(fn *ir.Func, pc ir.PC) {
	call := &fn.Calls[fn.Code[pc].Aux]
	for _, callee := range m.a.Graph.Callees(fn.ID, pc) {
		f := m.a.Prog.Funcs[callee]
		switch {
		case !f.External:
		case writers[f.Name] && len(call.Args) > 0:
			m.add(fn, pc, call.Args[0], unboundedWrite)
		case m.a.calls.foreign(callee):
			m.outside = append(m.outside, int32(len(m.writes)))
			m.writes = append(m.writes, write{site: pointsto.CallSite{Func: fn.ID, PC: pc},
				after: m.epoch(fn.ID, pc)&afterCreation != 0, bytes: unboundedWrite})
		}
	}
}

// writers are the model primitives that write memory at their first argument.
var writers = map[string]bool{
	"__midway_memcpy": true, "__midway_memset": true, "__midway_nondet": true, "__midway_havoc": true,
}

func (m *memory) add(fn *ir.Func, pc ir.PC, addr ir.Operand, bytes int64) {
	w := write{
		site:  pointsto.CallSite{Func: fn.ID, PC: pc},
		to:    m.a.Graph.Operand(fn.ID, addr),
		bytes: bytes,
		after: m.epoch(fn.ID, pc)&afterCreation != 0,
	}
	m.writes = append(m.writes, w)
	m.group(int32(len(m.writes) - 1))
}

func (m *memory) epoch(f ir.FuncID, pc ir.PC) epoch {
	if m.epochs[f] == nil {
		m.epochs[f] = m.created.solve(f, m.created.entry[f])
	}
	return m.created.at(m.epochs[f], pc)
}

func anyWrite(*write) bool { return true }

// load is the value of a load: of an object that the activation alone has, of constant memory, of settled memory after
// the first creation, or none.
func (rl *relative) load(f ir.FuncID, pc ir.PC) (v expr.Value, ok bool) {
	if o, ok := rl.a.secluded.loads(f, pc); ok {
		return rl.operand(f, o)
	}
	m, in := rl.a.memory, &rl.a.Prog.Funcs[f].Code[pc]
	if in.Bits%8 != 0 || in.Bits > 64 || in.Flags&ir.FlagVolatile != 0 {
		return v, false
	}
	at := rl.a.Graph.Operand(f, in.A)
	if len(at) == 0 || at.Has(pointsto.UnknownNode) {
		return v, false
	}
	bytes := int64(in.Bits) / 8
	if m.writesAt(at, bytes, anyWrite) && !m.settled(f, pc, at, bytes) {
		return v, false
	}
	addr, ok := rl.operand(f, in.A)
	if !ok {
		return v, false
	}
	var to pointsto.Set
	if in.Flags&ir.FlagPtr != 0 {
		to = rl.a.Graph.Reg(f, in.Dst)
	}
	return m.content(addr, int(in.Bits), in.Flags&ir.FlagPtr != 0, to), true
}

// settled reports whether all writes of the bytes execute before the first thread creation and before the
// load. Threads that the context does not list could write at any time, so an open context settles nothing.
func (m *memory) settled(f ir.FuncID, pc ir.PC, at pointsto.Set, bytes int64) bool {
	early := m.epoch(f, pc)&beforeCreation != 0
	site := pointsto.CallSite{Func: f, PC: pc}
	return !m.a.Ctx.OthersUnknown && !m.writesAt(at, bytes, func(w *write) bool {
		return w.after || early && m.after.may(site, w.site)
	})
}

// content is the value of settled memory at an address: its initialiser where it is constant, else the
// symbol of that address, a pointer to one of to where that is not nil.
func (m *memory) content(addr expr.Value, bits int, ptr bool, to pointsto.Set) expr.Value {
	if v, ok := m.initial(addr, bits); ok {
		return v
	}
	key := cellKey{addr, bits}
	if v, ok := m.known[key]; ok {
		return v
	}
	s := m.syms[key]
	if s == nil {
		origin := expr.Heap
		if addr.Concrete() {
			origin = expr.Global
		}
		s = m.a.B.NewSymbol(m.name(addr), bits, origin)
		s.Pointer = ptr
		s.Stands = addr
		m.syms[key], m.addrs[s] = s, addr
	}
	if to != nil && m.holds[s] == nil {
		m.holds[s] = to
	}
	return m.a.B.Sym(s)
}

func (m *memory) name(addr expr.Value) string {
	name := m.a.names.address(addr)
	if addr.Concrete() && m.a.global(addr.W) != nil { // a local's own symbol has its name
		return name[1:]
	}
	return fmt.Sprintf("*(%s)", name)
}

// is reports whether a value is the symbol of the settled memory at an address.
func (m *memory) is(v, addr expr.Value) bool {
	if v.Concrete() || v.N.Op() != expr.OpSym {
		return false
	}
	at, ok := m.addrs[v.N.Symbol()]
	return ok && at == addr
}

// address is where the memory that a symbol stands for lies.
func (m *memory) address(s *expr.Symbol) (expr.Value, bool) {
	v, ok := m.addrs[s]
	return v, ok
}

// SettledAt is where settled memory lies that a symbol stands for.
func (a *Analysis) SettledAt(s *expr.Symbol) (addr expr.Value, ok bool) { return a.memory.address(s) }

// Cell is settled memory that values of the analysis mention: from the first thread creation on, the bytes
// at Addr hold Value (the pairs of R_heap, Bergan §3.2, that conflict-free locations give).
type Cell struct {
	Addr  expr.Value
	Bits  int
	Value expr.Value
}

// Cells lists the settled memory that the values computed so far mention, in order of their symbols.
func (a *Analysis) Cells() []Cell {
	var out []Cell
	for key, s := range a.memory.syms {
		if len(a.Mentioned(key.addr)) == 0 && a.Resolve(key.addr) == key.addr {
			out = append(out, Cell{key.addr, key.bits, a.B.Sym(s)})
		}
	}
	slices.SortFunc(out, func(x, y Cell) int { return cmp.Compare(x.Value.N.Symbol().ID, y.Value.N.Symbol().ID) })
	for i := range out {
		if v, ok := a.memory.known[cellKey{out[i].Addr, out[i].Bits}]; ok {
			out[i].Value = v
		}
	}
	return out
}

// initial is the value of bytes that are never written.
func (m *memory) initial(addr expr.Value, bits int) (v expr.Value, ok bool) {
	if !addr.Concrete() {
		return v, false
	}
	g, n := m.a.global(addr.W), uint64(bits/8)
	if g == nil || g.External || addr.W+n > g.Addr+uint64(g.Size) {
		return v, false
	}
	off := addr.W - g.Addr
	at := pointsto.Set{{Node: m.a.Graph.GlobalNode(g.ID), Lo: int64(off), Hi: int64(off)}}
	if !g.Const && m.writesAt(at, int64(n), anyWrite) {
		return v, false
	}
	return m.initialiser(g, int64(off), int(n)), true
}

// initialiser is what a variable's bytes hold at the program's start.
func (m *memory) initialiser(g *ir.Global, off int64, n int) expr.Value {
	word := uint64(0)
	if g.Init != nil {
		for i := range n {
			word |= uint64(g.Init[off+int64(i)]) << (8 * i)
		}
	}
	return expr.Word(word)
}
