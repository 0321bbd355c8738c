package interp

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/state"
	"midway/symheap"
)

// maxFrames bounds a thread's stack; deeper recursion ends the path.
const maxFrames = 4096

// call executes an OpCall: of a primitive, of a function with a body, or of something unmodelled.
func (m *Machine) call(in *ir.Instr) {
	ci := &m.fr.Fn.Calls[in.Aux]
	if ci.Callee == ir.None {
		m.callIndirect(in, ci)
		return
	}
	m.callFunc(m.P.Funcs[ci.Callee], in, ci)
}

func (m *Machine) callFunc(f *ir.Func, in *ir.Instr, ci *ir.CallInfo) {
	if m.prims[f.ID] != nil || f.External {
		m.transferCall(in, ci)
	}
	switch prim := m.prims[f.ID]; {
	case f.Name == "abort" && m.fr.Fn.Name == "assume_abort_if_not":
		m.standStill() // SV-COMP's way to write an assumption
	case prim != nil:
		prim(m, in, ci)
	case f.External:
		m.unmodelled(f, in, ci)
	case f.Atomic && m.innerEvent("an atomic block begins in it"):
	case f.Atomic && m.st.AtomicBy != m.tid:
		m.enterAtomic(f, in, ci)
	default:
		if m.Opt.NotePolls && f.Runtime && polling[f.Name] {
			m.t.Polled = true
		}
		m.enter(f, in, ci)
	}
}

// polling are the library's functions that loops call which wait for others by looking again.
var polling = map[string]bool{
	"sleep": true, "usleep": true, "nanosleep": true, "clock_nanosleep": true, "thrd_sleep": true, "sched_yield": true,
	"pthread_yield": true, "thrd_yield": true, "time": true, "gettimeofday": true, "clock_gettime": true, "clock": true,
}

// callIndirect forks over the functions a pointer may name (Bergan §3.1, "Function Pointers").
func (m *Machine) callIndirect(in *ir.Instr, ci *ir.CallInfo) {
	target := m.val(&ci.Target)
	if m.st.Transfer() {
		m.fixed(&ci.Target)
	}
	m.mayHaveCreated()
	m.noteContentDependence(&ci.Target)
	if target.Concrete() {
		if f := m.funcAt(target.W); f != nil {
			m.impliedStep(in, state.StepCall, "call", int(f.ID))
			m.noteMisfit(f, ci)
			m.callFunc(f, in, ci)
			return
		}
		m.badTarget(target)
		return
	}
	if !m.defined(target, "the target of a call") {
		return
	}
	if m.namesNone(target, ci) {
		m.assumeValid("a function pointer of the initial state names a function")
		m.end(state.End{Outcome: state.AssumeBlocked, Loc: in.Loc, Text: "the pointer is null wherever it can be"})
		return
	}
	var feasible []*ir.Func
	none := expr.True
	for _, f := range m.targets(target) {
		eq := m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), target, expr.Word(f.Addr))
		if m.MayBeTrue(eq) {
			feasible = append(feasible, f)
			none = m.B.And1(none, m.B.Not(eq))
		}
	}
	if m.notFollowed(target, none, ci.Target) && !m.mayBeOwn(feasible, ci) {
		m.endOutside(target)
		return
	}
	if !m.allowedTarget(target, none, len(feasible)) {
		return
	}
	feasible = m.fitting(target, ci, feasible)
	m.fan(len(feasible), func(i int) {
		f := feasible[i]
		m.decide(m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), target, expr.Word(f.Addr)))
		if m.Points != nil {
			m.st.Heap.NoteFunction(target.N, m.Points.FuncNode(f.ID))
		}
		if len(feasible) > 1 {
			m.step(m.st, state.Step{Kind: state.StepCall, Number: int(f.ID), Op: "call", Detail: f.Name, Loc: in.Loc})
		} else {
			m.impliedStep(in, state.StepCall, "call", int(f.ID))
		}
		m.callFunc(f, in, ci)
	})
}

// notFollowed notes that a pointer of the initial state may name a function of code outside, which has no body here:
// only functions of the program are called. Who uses a library may store one in any variable that it can name, and in
// any object that the library shows to it. A model calls one for who passes it one.
// Where a run begins with main, what is none of the program's functions comes from a variable that is only declared.
// It reports whether that may be so.
func (m *Machine) notFollowed(target, none expr.Value, op ir.Operand) bool {
	if !m.trusted(target) {
		return false
	}
	outside := m.Points == nil && m.MayBeTrue(none) || m.Points != nil && m.mayNameOutside(op)
	if outside {
		m.note(
			codeOutside,
			ledger.Incomplete,
			"a function pointer of the initial state may name a function of code outside the program, which was not "+
				"followed",
		)
	}
	return outside
}

// mayBeOwn reports whether a pointer that may name a function of code outside may name one of the program instead: one
// that points-to analysis has there, or, where it has none, one that fits.
func (m *Machine) mayBeOwn(feasible []*ir.Func, ci *ir.CallInfo) bool {
	if m.Points == nil || len(m.callees()) > 0 {
		return len(feasible) > 0
	}
	return slices.ContainsFunc(feasible, func(f *ir.Func) bool { return !f.Runtime && ci.Fits(f) })
}

const codeOutside = "code-outside"

// endOutside is a call through a pointer that can name no function but one of code outside: the path ends there, where
// the pointer is not null.
func (m *Machine) endOutside(target expr.Value) {
	null, tested := m.testedForNull(target)
	if !tested && !m.Opt.DistrustInitial {
		null = m.setToNull(target)
	}
	if m.MayBeTrue(null) &&
		!m.violate(null, property.NullDereference, "a call through a pointer that names no function") {
		return
	}
	m.end(state.End{Outcome: state.Cut, Cut: codeOutside, Loc: m.loc(),
		Text: "what is called here is a function of code outside the program"})
}

// mayNameOutside reports whether what the current instruction calls may be a function of code outside: in a model,
// whether it may be for the program's call that led there.
func (m *Machine) mayNameOutside(op ir.Operand) bool {
	if !m.fr.Fn.Runtime {
		return m.Points.MayNameOutside(m.fr.Fn.ID, op)
	}
	for i := len(m.t.Frames) - 1; i >= 0; i-- {
		if fr := m.t.Frames[i]; !fr.Fn.Runtime {
			site := pointsto.CallSite{Func: fr.Fn.ID, PC: fr.PC}
			if to := m.Points.OperandAt(site, m.fr.Fn.ID, op); len(to) > 0 {
				return to.Has(pointsto.UnknownNode)
			}
			break
		}
	}
	return m.Points.MayNameOutside(m.fr.Fn.ID, op)
}

// namesNone reports whether a pointer of the initial state that the path has compared with null names no function of
// the program and none of outside: the callback that nothing ever sets is null, and this path has no initial state.
// Where a thread is in a function that nothing is known to call, its pointers may be anything.
func (m *Machine) namesNone(target expr.Value, ci *ir.CallInfo) bool {
	fn := m.fr.Fn
	if m.Points == nil || fn.Runtime || !m.trusted(target) || !m.st.Heap.TypedMemory {
		return false
	}
	if _, tested := m.testedForNull(target); !tested || m.Opt.DistrustInitial {
		return false
	}
	return m.Points.Reached(fn.ID) && len(m.callees()) == 0 && len(m.Points.Operand(fn.ID, ci.Target)) == 0
}

// fitting are those among the functions that a pointer may name which the call gives all their parameters, and the
// result that it takes. To call another one is undefined (C11 6.5.2.2p9): a pointer of the initial state is taken to
// name none (the assumption typed-memory). All are left where none fits, of a pointer that the program has computed,
// and where memory has no types.
func (m *Machine) fitting(target expr.Value, ci *ir.CallInfo, all []*ir.Func) []*ir.Func {
	fit := slices.DeleteFunc(slices.Clone(all), func(f *ir.Func) bool { return !ci.Fits(f) })
	if len(fit) == 0 || len(fit) == len(all) || !m.st.Heap.TypedMemory || !m.trusted(target) {
		return all
	}
	other := expr.True
	for _, f := range all {
		if !ci.Fits(f) {
			other = m.B.And1(other, m.B.Not(m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), target, expr.Word(f.Addr))))
		}
	}
	m.noteAssumption(other)
	m.assumeTypes()
	m.Assume(other)
	return fit
}

// noteMisfit: what is called with a pointer that the program has computed, and does not fit the call, is no callee for
// facts that assume types.
func (m *Machine) noteMisfit(f *ir.Func, ci *ir.CallInfo) {
	if ci.Fits(f) || m.Points == nil || !m.Points.Typed() || slices.Contains(m.callees(), f.ID) {
		return
	}
	m.note("typed-memory", ledger.Incomplete, f.Name+" is called without all its parameters, or for a result that it"+
		" does not return: what it does is in no fact of the context")
}

// allowedTarget handles the case that a function pointer names none of its possible targets: an
// unexplained pointer of the initial state is assumed valid, and null or valid where the path compared it with null, or
// a thread of the context has set it to null; any other is an error.
func (m *Machine) allowedTarget(target, none expr.Value, feasible int) bool {
	null, tested := m.testedForNull(target)
	if !tested && m.trusted(target) && !m.Opt.DistrustInitial {
		null = m.setToNull(target)
		tested = null != expr.False
	}
	if m.trusted(target) && feasible > 0 && (!tested || !m.Opt.DistrustInitial) {
		valid := m.B.Or1(null, m.B.Not(none))
		m.noteAssumption(valid)
		m.assumeValid("a function pointer of the initial state names a function")
		m.Assume(valid)
		if !tested {
			return true
		}
	}
	if !m.MayBeTrue(none) {
		return feasible > 0
	}
	return m.violate(none, property.NullDereference, "a call through a pointer that names no function") && feasible > 0
}

func (m *Machine) badTarget(target expr.Value) {
	m.end(
		state.End{
			Outcome: state.Violation,
			Kind:    property.NullDereference,
			Loc:     m.loc(),
			Text:    "a call through a pointer that names no function",
		},
	)
}

// targets are the functions that a symbolic pointer may name.
func (m *Machine) targets(v expr.Value) []*ir.Func {
	var out []*ir.Func
	if m.Points != nil {
		for _, id := range m.callees() {
			out = append(out, m.P.Funcs[id])
		}
		if len(out) > 0 {
			return out
		}
	}
	for _, f := range m.P.Funcs {
		if !f.Added && (!f.Runtime || !f.External) && f.Name != "main" {
			out = append(out, f)
		}
	}
	return out
}

func (m *Machine) funcAt(addr uint64) *ir.Func {
	base := m.P.Model.Layout().FuncBase
	if addr < base || (addr-base)%16 != 0 || (addr-base)/16 >= uint64(len(m.P.Funcs)) {
		return nil
	}
	return m.P.Funcs[(addr-base)/16]
}

// enter pushes a frame for f with the call's arguments.
func (m *Machine) enter(f *ir.Func, in *ir.Instr, ci *ir.CallInfo) {
	if len(m.t.Frames) >= maxFrames {
		m.cut("stack-depth", "recursion deeper than "+itoa(maxFrames)+" frames")
		return
	}
	callee := m.newFrame(f)
	for i := range f.Params {
		switch {
		case i < len(ci.Args) && byValue(ci, i) > 0:
			o, ok := m.copyArgument(ci, i, f.Params[i].Name)
			if !ok {
				return
			}
			callee.Regs[i] = expr.Word(o.Addr())
			callee.Allocas = append(callee.Allocas, o.ID())
		case i < len(ci.Args):
			callee.Regs[i] = m.argument(ci, i, int(f.Params[i].Bits))
		default:
			callee.Regs[i] = m.unknown("missing argument", int(f.Params[i].Bits), expr.Unset)
		}
	}
	if f.Variadic && !m.packVarargs(callee, ci, len(f.Params)) {
		return
	}
	m.push(callee)
	m.transferEnter(ci)
}

// enterAtomic calls a function that is one atomic block: a scheduling point, then no other thread runs
// until it returns.
func (m *Machine) enterAtomic(f *ir.Func, in *ir.Instr, ci *ir.CallInfo) {
	if !m.outside() && !m.stopAt(state.Point{Op: f.Name, Guard: ir.None, Loc: m.loc()}) {
		return
	}
	m.atomicAcquire()
	m.enter(f, in, ci)
	if m.stop == running {
		m.openBlock()
		m.fr.Atomic = true
	}
}

// argument is a call's argument fitted to a parameter's width: calls without prototypes need not agree.
func (m *Machine) argument(ci *ir.CallInfo, i, bits int) expr.Value {
	have := int(ci.ArgBits[i])
	v := m.valBits(&ci.Args[i], have)
	switch {
	case have > bits:
		return m.B.Trunc(have, bits, v)
	case have < bits:
		return m.B.ZExt(have, bits, v)
	}
	return v
}

func (m *Machine) push(f *state.Frame) {
	if !m.fr.Fn.Runtime {
		m.t.Covered = false
	}
	m.t.Frames = append(m.t.Frames, f)
	m.fr = f
	if m.st.Transfer() {
		m.st.Entered(m.tid, len(m.t.Frames)-1)
	}
}

// newFrame is an empty frame of f, owned by the current state.
func (m *Machine) newFrame(f *ir.Func) *state.Frame {
	n := len(f.Regs)
	m.checkPool()
	if k := len(m.pool); k > 0 {
		fr := m.pool[k-1]
		m.pool = m.pool[:k-1]
		if cap(fr.Regs) >= n {
			regs := fr.Regs[:n]
			clear(regs)
			*fr = state.Frame{Epoch: m.st.Heap.Epoch(), Fn: f, PC: f.Entry, Regs: regs, Allocas: fr.Allocas[:0]}
			return fr
		}
	}
	return m.st.NewFrame(f)
}

// checkPool empties the pool where the memory of its frames may have been given back.
func (m *Machine) checkPool() {
	change := uint64(0)
	if a := m.st.Arena(); a != nil {
		change = a.Change()
	}
	if change != m.pooled {
		m.pool, m.pooled = m.pool[:0], change
	}
}

// ret returns from the current frame.
func (m *Machine) ret(in *ir.Instr) {
	results := m.results(in)
	fr := m.fr
	if fr.Probe {
		m.probeResult(results)
		return
	}
	if !m.returnPoint(fr) {
		return
	}
	m.noteOutcome(results)
	forms := m.transferResults(in)
	m.leave(fr)
	if len(m.t.Frames) == 1 {
		for _, f := range forms {
			m.st.Fix(f)
		}
		m.oldestReturns(results)
		return
	}
	m.t.Frames = m.t.Frames[:len(m.t.Frames)-1]
	if len(m.t.Jumps) > 0 {
		m.forgetJumps()
	}
	if m.checkPool(); fr.Epoch == m.st.Heap.Epoch() && len(m.pool) < 64 {
		m.pool = append(m.pool, fr)
	}
	m.fr = m.st.OwnTop(m.tid)
	if !fr.Hook {
		m.transferDeliver(forms)
		m.deliver(results)
	}
}

// deliver gives the current frame the results of the call it stands at, and goes on behind it.
func (m *Machine) deliver(results []expr.Value) {
	in := &m.fr.Fn.Code[m.fr.PC]
	ci := &m.fr.Fn.Calls[in.Aux]
	for i, bits := range ci.RetBits {
		if in.Dst == ir.None {
			break
		}
		if i < len(results) {
			m.set(in.Dst+ir.Reg(i), results[i])
		} else {
			m.set(in.Dst+ir.Reg(i), m.unknown("missing result", int(bits), expr.Unset))
		}
	}
	m.fr.PC++
}

func (m *Machine) results(in *ir.Instr) []expr.Value {
	widths := m.fr.Fn.RetBits
	switch len(widths) {
	case 0:
		return nil
	case 1:
		return append(m.scratch[:0], m.valBits(&in.A, int(widths[0])))
	case 2:
		return append(m.scratch[:0], m.valBits(&in.A, int(widths[0])), m.valBits(&in.B, int(widths[1])))
	}
	out := m.scratch[:0]
	for i, w := range widths {
		out = append(out, m.valBits(&m.fr.Fn.Calls[in.Aux].Args[i], int(w)))
	}
	return out
}

// leave frees what a frame owns.
func (m *Machine) leave(fr *state.Frame) {
	for _, id := range fr.Allocas {
		m.noteEndOfLife(id, expr.True)
		m.st.Heap.Drop(id)
	}
	if fr.Atomic {
		m.closeBlock()
	}
}

// oldestReturns is the return from a thread's oldest frame: the thread ends, the process does, or
// the fragment does.
func (m *Machine) oldestReturns(results []expr.Value) {
	if !m.t.Complete {
		m.freeze()
		return
	}
	hook, width := "__mw_thread_end", m.P.Model.PtrBits()
	if m.t.Main {
		hook, width = "__mw_main_end", 32
	}
	result := expr.Word(0)
	if len(results) > 0 {
		have := int(m.fr.Fn.RetBits[0])
		result = results[0]
		if have < width {
			result = m.B.ZExt(have, width, result)
		} else if have > width {
			result = m.B.Trunc(have, width, result)
		}
	}
	m.t.Returned = m.t.Loc()
	m.t.Frames = m.t.Frames[:0]
	f := m.P.Func(hook)
	if f == nil || f.External {
		m.endWithoutModels(result)
		return
	}
	next := m.newFrame(f)
	next.Regs[0] = result
	m.push(next)
}

// endWithoutModels is the end of a thread of a program that has no library models linked.
func (m *Machine) endWithoutModels(result expr.Value) {
	if m.t.Main {
		m.end(state.End{Outcome: state.Exit, Loc: m.loc(), Text: "main returns"})
		return
	}
	m.exitThread(result)
}

// packVarargs puts the variadic arguments into one object, each in a slot as on the stack; false where
// the path ended.
func (m *Machine) packVarargs(callee *state.Frame, ci *ir.CallInfo, fixed int) bool {
	slot := uint64(m.P.Model.PtrBytes())
	var offs []uint64
	size := uint64(0)
	for i := fixed; i < len(ci.Args); i++ {
		n := (uint64(ci.ArgBits[i]) + 7) / 8
		if copied := byValue(ci, i); copied > 0 {
			n = uint64(copied)
		} else if slot == 8 && n > 8 {
			size = (size + 15) &^ 15
		}
		offs = append(offs, size)
		size += (n + slot - 1) / slot * slot
	}
	o := m.st.Heap.Create(
		m.tid,
		symheap.Spec{
			Kind:  symheap.Stack,
			Size:  expr.Word(max(size, slot)),
			Align: 16,
			Name:  "variadic arguments",
			Site:  m.loc(),
		},
	)
	if o == nil {
		m.cut("address-space", "the thread's address space is used up")
		return false
	}
	for k, off := range offs {
		if !m.packVararg(o.ID(), off, ci, fixed+k) {
			return false
		}
	}
	callee.Allocas = append(callee.Allocas, o.ID())
	callee.Varargs = expr.Word(o.Addr())
	return true
}

func (m *Machine) packVararg(to symheap.ID, off uint64, ci *ir.CallInfo, i int) bool {
	if n := byValue(ci, i); n > 0 {
		values, ok := m.original(ci, i)
		m.storePieces(to, off, values, n)
		return ok
	}
	bits := (int(ci.ArgBits[i]) + 7) / 8 * 8
	v := m.B.ZExt(int(ci.ArgBits[i]), bits, m.valBits(&ci.Args[i], int(ci.ArgBits[i])))
	m.st.Heap.Store(to, expr.Word(off), bits/8, v, expr.True)
	m.overwrote(to, expr.Word(off), bits/8, expr.True)
	return true
}

func (m *Machine) vaListBytes() uint64 {
	if m.P.Model == ir.ILP32 {
		return 4
	}
	return 24
}

// vaStart initialises a va_list so that every argument is fetched from the overflow area.
func (m *Machine) vaStart(list expr.Value, in *ir.Instr) {
	if m.P.Model == ir.ILP32 {
		m.write(list, 4, m.fr.Varargs, in)
		return
	}
	at := func(off uint64) expr.Value { return m.B.Bin(expr.Add, 64, list, expr.Word(off)) }
	if m.write(at(0), 4, expr.Word(48), in) && m.write(at(4), 4, expr.Word(176), in) &&
		m.write(at(8), 8, m.fr.Varargs, in) {
		m.write(at(16), 8, expr.Word(0), in)
	}
}
