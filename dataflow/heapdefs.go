package dataflow

import (
	"cmp"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// definition is a pair of R_heap (Bergan §3.2), relative to a function: the bits at addr hold val, which was written,
// or read, by the instruction at.
type definition struct {
	addr, val expr.Value
	bits      int
	to        pointsto.Set // what addr may point to
	// the function's object that addr leads into, from 1; 0 where it may be elsewhere (see secluded)
	in  int
	off int64 // where in it; -1 where that is not known
	at  pointsto.CallSite
}

func (d *definition) bytes() int64 { return int64(d.bits) / 8 }

// same reports whether two definitions say the same, wherever it was found.
func (d *definition) same(o *definition) bool {
	return d.addr == o.addr && d.val == o.val && d.bits == o.bits
}

// definitions are those that reach a point, in the order in which they were found. They are never changed in place.
type definitions []definition

// maxDefinitions bounds how many definitions are followed at a time: the oldest are dropped.
const maxDefinitions = 128

// reaching is the data flow problem of one function's must-reach definitions of memory.
type reaching struct {
	h *heapDefs
	f ir.FuncID
}

func (r *reaching) Join(a, b definitions) (definitions, bool) {
	var out definitions
	for i := range a {
		if slices.ContainsFunc(b, func(d definition) bool { return a[i].same(&d) }) {
			out = append(out, a[i])
		}
	}
	return out, len(out) != len(a)
}

func (r *reaching) Edge(_, _ ir.BlockID, out definitions) (definitions, bool) { return out, true }

func (r *reaching) Transfer(pc ir.PC, in definitions) (definitions, bool) {
	out, ok := r.executed(pc, in)
	if !ok || len(out) == 0 || len(r.h.handled.to) == 0 {
		return out, ok
	}
	return out.keep(func(d *definition) bool { return !r.h.handled.may(d.to, d.bytes()) }), true
}

func (r *reaching) executed(pc ir.PC, in definitions) (definitions, bool) {
	a := r.h.a
	fn := a.Prog.Funcs[r.f]
	instr := &fn.Code[pc]
	if instr.Op == ir.OpCall && !a.Returns(r.f, pc) {
		return nil, false
	}
	if instr.Op == ir.OpCall && a.Shape(r.f).returnsTwice(&fn.Calls[instr.Aux]) {
		return r.h.lasting(in, r.f, pc), true
	}
	out := in
	if first, n := Defs(fn, pc); n > 0 {
		out = r.h.forget(out, r.f, first, n)
	}
	switch instr.Op {
	case ir.OpLoad:
		return r.h.loaded(out, r.f, pc), true
	case ir.OpStore:
		return r.h.stored(r.h.after(out, r.f, pc), r.f, pc), true
	case ir.OpCall:
		return r.h.called(r.h.after(out, r.f, pc), r.f, pc), true
	case ir.OpRMW,
		ir.OpCmpXchg,
		ir.OpFence,
		ir.OpMemcpy,
		ir.OpMemset,
		ir.OpVAStart,
		ir.OpVACopy,
		ir.OpAsm,
		ir.OpUnsupported:
		return r.h.after(out, r.f, pc), true
	}
	return out, true
}

// lasting are the definitions that hold whenever the call of setjmp at pc returns: control may come there from whatever
// is executed behind it, which has not changed them.
func (h *heapDefs) lasting(in definitions, f ir.FuncID, pc ir.PC) definitions {
	if len(in) == 0 {
		return in
	}
	fn, shape := h.a.Prog.Funcs[f], h.a.Shape(f)
	var later, stores modified
	anew := map[ir.Reg]bool{}
	again := fn.BlockOf(pc)
	for b := range fn.Blocks {
		from := fn.Blocks[b].First
		switch {
		case ir.BlockID(b) != again && !shape.gets(again, ir.BlockID(b), ir.BlockID(ir.None)):
			continue
		case ir.BlockID(b) == again && !shape.gets(again, again, ir.BlockID(ir.None)):
			from = pc
		}
		for at := from; at < fn.Blocks[b].End; at++ {
			later.add(h.mod.at(f, at))
			if fn.Code[at].Op == ir.OpStore {
				stores.add(h.mod.at(f, at))
			}
			for r, n := Defs(fn, at); n > 0; r, n = r+1, n-1 {
				anew[r] = true
			}
		}
	}
	return in.keep(func(d *definition) bool {
		switch {
		case h.own(f, d):
			if stores.may(d.to, d.bytes()) {
				return false
			}
		case later.may(d.to, d.bytes()) || later.releases && !h.undisturbed(f, d):
			return false
		}
		return !h.anyOf(d.addr, anew) && !h.anyOf(d.val, anew)
	})
}

// anyOf reports whether an expression speaks of one of some registers.
func (h *heapDefs) anyOf(v expr.Value, regs map[ir.Reg]bool) bool {
	return !v.Concrete() && slices.ContainsFunc(h.a.Mentioned(v), func(r ir.Reg) bool { return regs[r] })
}

// heapDefs computes must-reach definitions of memory (Bergan §3.2, §4.4): what a function has written or read, until
// it, or what it calls, may write there again; and, where other threads may write there too, until its thread may let
// them. In a program without data races no other thread writes what this one has accessed before this one synchronises
// (interference-free regions, Effinger-Dean et al., MSPC 2011).
type heapDefs struct {
	a     *Analysis
	mod   *modifies
	flows []*Flow[definitions]

	handled modified              // what handlers of signals may write, at any time, if that is known
	exits   []*exitDefs           // by FuncID
	owns    []map[*expr.Node]bool // by FuncID, of those looked at: see own
}

// exitDefs are the definitions that a call of a function leaves behind, relative to it.
type exitDefs struct {
	defs   definitions
	active bool
}

func newHeapDefs(a *Analysis) *heapDefs {
	n := len(a.Prog.Funcs)
	h := &heapDefs{a: a, mod: newModifies(a), flows: make([]*Flow[definitions], n), exits: make([]*exitDefs, n),
		owns: make([]map[*expr.Node]bool, n)}
	for _, g := range a.Graph.Handlers() {
		h.handled.add(h.mod.summary(g))
	}
	return h
}

// flow solves one function, from an entry at which nothing is known.
func (h *heapDefs) flow(f ir.FuncID) *Flow[definitions] {
	if h.flows[f] == nil {
		h.flows[f] = Solve[definitions](h.a.Shape(f), nil, nil, &reaching{h, f})
	}
	return h.flows[f]
}

// forget drops what speaks of registers that are defined anew.
func (h *heapDefs) forget(in definitions, f ir.FuncID, first, n ir.Reg) definitions {
	return in.keep(func(d *definition) bool {
		return !h.mentions(d.addr, f, first, n) && !h.mentions(d.val, f, first, n)
	})
}

func (h *heapDefs) mentions(v expr.Value, f ir.FuncID, first, n ir.Reg) bool {
	if v.Concrete() {
		return false
	}
	return slices.ContainsFunc(h.a.Mentioned(v), func(r ir.Reg) bool { return first <= r && r < first+n })
}

func (in definitions) keep(ok func(*definition) bool) definitions {
	for i := range in {
		if !ok(&in[i]) {
			out := slices.Clone(in[:i])
			for j := i + 1; j < len(in); j++ {
				if ok(&in[j]) {
					out = append(out, in[j])
				}
			}
			return out
		}
	}
	return in
}

// after drops what an instruction may change, and what it may let other threads change.
func (h *heapDefs) after(in definitions, f ir.FuncID, pc ir.PC) definitions {
	if len(in) == 0 {
		return in
	}
	m := h.mod.at(f, pc)
	store := h.a.Prog.Funcs[f].Code[pc].Op == ir.OpStore
	return in.keep(func(d *definition) bool {
		if !store && h.own(f, d) {
			return true
		}
		alone, untouched := h.alone(f, d, pc)
		if alone && untouched {
			return true
		}
		if m.releases && !alone && !h.undisturbed(f, d) {
			return false
		}
		return !m.may(d.to, d.bytes()) || store && h.beside(f, pc, d)
	})
}

// alone reports whether the bytes of a definition in f are of an object whose address is nowhere but in that activation
// and what it calls, before and behind the instruction at pc, and whether that does not write them.
func (h *heapDefs) alone(f ir.FuncID, d *definition, pc ir.PC) (alone, untouched bool) {
	if d.in == 0 {
		return false, false
	}
	return h.a.secluded.keeps(f, d.in-1, span{d.off, d.bytes()}, pc)
}

// beside reports whether a store goes to other bytes than a definition, whatever object both are in: their addresses
// differ by a constant.
func (h *heapDefs) beside(f ir.FuncID, pc ir.PC, d *definition) bool {
	in := &h.a.Prog.Funcs[f].Code[pc]
	addr, ok := h.a.rel.operand(f, in.A)
	if !ok {
		return false
	}
	w := h.a.B.PtrBits()
	gap := h.a.B.Bin(expr.Sub, w, addr, d.addr)
	bytes := uint64(in.Bits+7) / 8
	return gap.Concrete() && gap.W >= uint64(d.bytes()) && -gap.W&(1<<(w-1)<<1-1) >= bytes
}

// undisturbed reports whether no other thread can change the bytes of a definition in f: nothing writes them once there
// is a second thread, only one thread has their address, or the first thread alone executes f and whatever writes them.
func (h *heapDefs) undisturbed(f ir.FuncID, d *definition) bool {
	a := h.a
	if a.Ctx.OthersUnknown {
		return false
	}
	local := !slices.ContainsFunc(d.to, func(t pointsto.Target) bool { return a.Graph.Escapes(t.Node) })
	return local || !a.memory.writesAt(d.to, d.bytes(), func(w *write) bool {
		return w.after && (w.to == nil || a.joins.concurrent[f] || a.joins.concurrent[w.site.Func])
	})
}

// plain is the address and the targets of an ordinary load or store of whole bytes.
func (h *heapDefs) plain(f ir.FuncID, pc ir.PC) (d definition, ok bool) {
	in := &h.a.Prog.Funcs[f].Code[pc]
	if in.Bits%8 != 0 || in.Bits > 64 || in.Flags&ir.FlagVolatile != 0 || ir.Order(in.Sub) != ir.NotAtomic {
		return d, false
	}
	d.to = h.a.Graph.Operand(f, in.A)
	if len(d.to) == 0 || d.to.Has(pointsto.UnknownNode) {
		return d, false
	}
	d.addr, ok = h.a.rel.operand(f, in.A)
	d.in, d.off = h.a.secluded.at(f, in.A)
	d.bits, d.at = int(in.Bits), pointsto.CallSite{Func: f, PC: pc}
	return d, ok
}

// stored adds what a store writes.
func (h *heapDefs) stored(in definitions, f ir.FuncID, pc ir.PC) definitions {
	d, ok := h.plain(f, pc)
	if !ok {
		return in
	}
	if d.val, ok = h.a.rel.operand(f, h.a.Prog.Funcs[f].Code[pc].B); !ok {
		return in
	}
	return in.with(d)
}

// loaded adds what a load reads.
func (h *heapDefs) loaded(in definitions, f ir.FuncID, pc ir.PC) definitions {
	d, ok := h.plain(f, pc)
	dst := h.a.Prog.Funcs[f].Code[pc].Dst
	if !ok || dst == ir.None || h.mentions(d.addr, f, dst, 1) {
		return in
	}
	d.val = h.a.rel.reg(f, dst)
	return in.with(d)
}

// with is the definitions and one more, in place of one that says the same of its bytes.
func (in definitions) with(d definition) definitions {
	if slices.ContainsFunc(in, func(o definition) bool { return o.same(&d) }) {
		return in
	}
	if len(in) >= maxDefinitions {
		in = in[1:]
	}
	return append(in[:len(in):len(in)], d)
}

// called adds what every possible callee leaves behind.
func (h *heapDefs) called(in definitions, f ir.FuncID, pc ir.PC) definitions {
	var all definitions
	for i, c := range h.a.Graph.Callees(f, pc) {
		defs := h.inCaller(h.exit(c), c, f, pc)
		if i == 0 {
			all = defs
		} else {
			all, _ = (&reaching{h, f}).Join(all, defs)
		}
	}
	for _, d := range all {
		in = in.with(d)
	}
	return in
}

// inCaller are definitions of a callee relative to the caller.
func (h *heapDefs) inCaller(defs definitions, callee, f ir.FuncID, pc ir.PC) definitions {
	first, n := Defs(h.a.Prog.Funcs[f], pc)
	var out definitions
	for _, d := range defs {
		var ok1, ok2 bool
		d.addr, ok1 = h.a.InCall(d.addr, callee, f, pc)
		d.val, ok2 = h.a.InCall(d.val, callee, f, pc)
		d.in, d.off = h.a.secluded.passedAs(d.in, d.off, callee, f, pc)
		if ok1 && ok2 && !h.mentions(d.addr, f, first, n) && !h.mentions(d.val, f, first, n) {
			out = append(out, d)
		}
	}
	return out
}

// exit is what a call of f leaves behind: the definitions at all its returns that outlive it.
func (h *heapDefs) exit(f ir.FuncID) definitions {
	fn := h.a.Prog.Funcs[f]
	if h.exits[f] != nil || fn.External || !h.a.calls.reached[f] || fn.Atomic {
		if e := h.exits[f]; e != nil && !e.active {
			return e.defs
		}
		return nil
	}
	e := &exitDefs{active: true}
	h.exits[f] = e
	flow, returned := h.flow(f), 0
	for b := range fn.Blocks {
		end := fn.Blocks[b].End
		if end == fn.Blocks[b].First || fn.Code[end-1].Op != ir.OpRet {
			continue
		}
		defs, ok := flow.Before(end - 1)
		if !ok {
			continue
		}
		if returned++; returned == 1 {
			e.defs = defs
		} else {
			e.defs, _ = (&reaching{h, f}).Join(e.defs, defs)
		}
	}
	e.defs = e.defs.keep(
		func(d *definition) bool { return h.a.rel.onlyFormals(f, d.addr) && h.a.rel.onlyFormals(f, d.val) },
	)
	e.active = false
	return e.defs
}

// byPlace orders definitions by where they were found.
func byPlace(x, y MemoryDef) int {
	return cmp.Or(cmp.Compare(x.site.Func, y.site.Func), cmp.Compare(x.site.PC, y.site.PC))
}
