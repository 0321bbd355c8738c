package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/symheap"
)

// A concreteGuard evaluates a guard of the library models where everything that it comes to is a plain word: without a
// copy of the state, which it only reads. Guards are asked for at every scheduling decision, and nearly all of them are
// of that kind.
type concreteGuard struct {
	m      *Machine
	st     *state.State
	t      *state.Thread
	pt     state.Point
	regs   []expr.Value
	record bool           // what it reads is asked for
	foot   *symheap.Cells // nil, or what it depends on
}

// concretely is the value of a guard; ok is false where the guard needs more than plain words. What it reads is in
// Machine.plainReads, where that is asked for.
func (m *Machine) concretely(st *state.State, tid int, pt state.Point, reads bool) (holds, ok bool) {
	f, t := m.P.Funcs[pt.Guard], st.Threads[tid]
	if !f.Runtime || len(f.Params) > 2 || len(f.RetBits) != 1 || st.AtomicBy == tid || reads && t.Point.Code == 0 ||
		!pt.Obj.Concrete() ||
		!pt.Arg.Concrete() {
		return false, false
	}
	g := concreteGuard{
		m:      m,
		st:     st,
		t:      t,
		pt:     pt,
		regs:   append(m.regs[:0], make([]expr.Value, len(f.Regs))...),
		record: reads && m.Opt.Effects && st.Multi,
	}
	m.regs, m.plainReads = g.regs, m.plainReads[:0]
	if m.Opt.Footprints {
		g.foot = &m.guarded
		g.foot.Clear()
	}
	for i, v := range [...]expr.Value{pt.Obj, pt.Arg} {
		if i < len(f.Params) {
			g.regs[i] = v
		}
	}
	w, ok := g.run(f)
	if ok && g.foot != nil {
		st.DependsOn(&state.Footprint{Reads: *g.foot})
		m.looked.Reads.Union(g.foot, &symheap.Cells{})
	}
	return w != 0, ok
}

// run follows the code from a function's entry to its return.
func (g *concreteGuard) run(f *ir.Func) (result uint64, ok bool) {
	p := g.m.prepare(f)
	for pc := f.Entry; ; {
		in := &p.code[pc]
		switch in.Op {
		case ir.OpRet:
			w, ok := word(g.regs, &in.A)
			return w & mask(f.RetBits[0]), ok
		case ir.OpCondBr:
			c, ok := word(g.regs, &in.A)
			e := &p.edges[pc][1-c&1]
			if !ok || e.back || len(e.moves) > 0 {
				return 0, false
			}
			pc = e.pc
			continue
		case ir.OpBr:
			e := &p.edges[pc][0]
			if e.back || len(e.moves) > 0 {
				return 0, false
			}
			pc = e.pc
			continue
		}
		if !g.step(f, in) {
			return 0, false
		}
		pc++
	}
}

// step does one instruction; it returns false where that is beyond plain words.
func (g *concreteGuard) step(f *ir.Func, in *ir.Instr) bool {
	var w uint64
	var ok bool
	switch in.Op {
	case ir.OpLoad:
		w, ok = g.load(in)
	case ir.OpCall:
		w, ok = g.call(&f.Calls[in.Aux])
	case ir.OpGEP:
		return g.address(in)
	default:
		w, ok = g.compute(in)
	}
	if ok && in.Dst != ir.None {
		g.regs[in.Dst] = expr.Word(w)
	}
	return ok
}

// compute is the result of an operation on plain words.
func (g *concreteGuard) compute(in *ir.Instr) (w uint64, ok bool) {
	a, b, ok := words(g.regs, in)
	switch in.Op {
	case ir.OpICmp:
		w = compare(ir.Pred(in.Sub), a, b, in.Bits)
	case ir.OpAnd:
		w = a & b
	case ir.OpOr:
		w = a | b
	case ir.OpXor:
		w = a ^ b
	case ir.OpAdd:
		w = (a + b) & mask(in.Bits)
	case ir.OpZExt:
		w = a
	case ir.OpTrunc:
		w = a & mask(in.Bits)
	default:
		return 0, false
	}
	return w, ok
}

// address is an address within the object of another.
func (g *concreteGuard) address(in *ir.Instr) bool {
	a, plain := word(g.regs, &in.A)
	r := (a + uint64(in.Imm)) & mask(in.Bits)
	if !plain || in.B.Kind != ir.KNone || (a^r)>>g.st.Heap.Layout.SlotShift != 0 {
		return false
	}
	g.regs[in.Dst] = expr.Word(r)
	return true
}

// load reads plain bytes of a live object.
func (g *concreteGuard) load(in *ir.Instr) (uint64, bool) {
	a, plain := word(g.regs, &in.A)
	if !plain || in.Sub != 0 || !wordSized(in.Bits) {
		return 0, false
	}
	o := g.st.Heap.Find(a)
	if o == nil || !o.Alive() {
		return 0, false
	}
	size, off := uint64(in.Bits)/8, a-o.Addr()
	if n := uint64(o.Bytes()); off >= n || size > n-off {
		return 0, false
	}
	if g.m.Opt.Sections != nil && !o.ReadOnly() {
		g.m.guardLooks(g.st, g.t, &g.pt, o, a, size)
	}
	if g.foot != nil && !o.ReadOnly() {
		g.foot.Add(o.ID(), off, off+size, &symheap.Cells{})
	}
	if g.record && !o.ReadOnly() {
		switch creator := o.ID().Creator(); { // as in private
		case !mayBePrivate(o) || creator < 0:
			g.did(state.Effect{Obj: o.ID(), Off: expr.Word(off), Bytes: int64(size), Certain: true})
		case creator != g.t.ID:
			return 0, false
		}
	}
	return g.st.Heap.PlainWord(o, off, size)
}

// call does the primitives that guards use.
func (g *concreteGuard) call(ci *ir.CallInfo) (uint64, bool) {
	if ci.Callee == ir.None {
		return 0, false
	}
	switch g.m.plain[ci.Callee] {
	case plainSelf:
		return handle(g.t.ID), true
	case plainExited:
		id, plain := word(g.regs, &ci.Args[0])
		if !plain || id == 0 || id > uint64(len(g.st.Threads)) {
			return 0, false
		}
		tid := int(id) - 1
		g.did(state.Effect{Place: state.Creation, Tid: int32(tid), Certain: true})
		g.did(state.Effect{Place: state.Wake, Tid: int32(tid), Certain: true})
		if g.st.Threads[tid].Status == state.Exited {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}

func (g *concreteGuard) did(e state.Effect) {
	if g.record {
		g.m.plainReads = g.m.plainReads.With(e)
	}
}

// The primitives that a concreteGuard knows.
type plainPrim uint8

const (
	plainSelf plainPrim = iota + 1
	plainExited
)

// plainNames are their names.
var plainNames = map[string]plainPrim{"__midway_self": plainSelf, "__midway_thread_exited": plainExited}
