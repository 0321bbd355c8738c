package interp

import (
	"cmp"
	"strconv"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/symheap"
)

// handle is the id a program sees for a thread: a small positive number, 1 for the first.
func handle(tid int) uint64 { return uint64(tid) + 1 }

// primThreadCreate starts a thread: one state per function the entry may be.
func (m *Machine) primThreadCreate(in *ir.Instr, ci *ir.CallInfo) {
	entry, arg := m.arg(ci, 0), m.arg(ci, 1)
	if entry.Concrete() {
		m.startThread(m.funcAt(entry.W), entry, arg, in)
		return
	}
	var feasible []*ir.Func
	none := expr.True
	for _, f := range m.P.Funcs {
		if same := m.sameFunc(entry, f); startable(f) && m.MayBeTrue(same) {
			feasible = append(feasible, f)
			none = m.B.And1(none, m.B.Not(same))
		}
	}
	if m.notFollowed(entry, none, ci.Args[0]) && len(feasible) == 0 {
		m.endOutside(entry)
		return
	}
	if !m.allowedTarget(entry, none, len(feasible)) {
		return
	}
	m.fan(len(feasible), func(i int) {
		m.decide(m.sameFunc(entry, feasible[i]))
		m.startThread(feasible[i], expr.Word(feasible[i].Addr), arg, in)
	})
}

// startable reports whether a thread may be created with f.
func startable(f *ir.Func) bool {
	if f.External {
		return f.Start != nil && !f.Added
	}
	return !f.Runtime && !f.Added && len(f.Params) <= 1 && f.Name != "main"
}

func (m *Machine) sameFunc(v expr.Value, f *ir.Func) expr.Value {
	return m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), v, expr.Word(f.Addr))
}

// startThread creates a thread that runs entry(arg). f is the function that entry names, or nil: the thread then ends
// the process when it starts, not before.
func (m *Machine) startThread(f *ir.Func, entry, arg expr.Value, in *ir.Instr) {
	if most := m.P.Model.Layout().MaxThreads(); len(m.st.Threads) >= most {
		m.note(
			"thread-limit",
			ledger.Incomplete,
			"a thread stopped where it would have created one more than the "+itoa(
				most,
			)+" that a run can have, main included",
		)
		m.standStill() // the others go on
		return
	}
	if !m.st.Multi {
		m.escapeAll()
	}
	clock := m.publish()
	run, args := f, []expr.Value{arg}
	switch {
	case f == nil || f.Run().External:
		run, args = m.P.StartNowhere, []expr.Value{entry, arg}
	case f.Start != nil:
		m.note(
			"unmodelled-call",
			ledger.Incomplete,
			f.Name+" has no body: the thread created with it may change whatever it reaches at any time; it was "+
				"taken to do so once, and to return anything",
		)
		run = f.Start
	}
	t := m.st.NewThread(m.threadName(cmp.Or(f, run)))
	t.Clock = clock
	t.Complete, t.Entry = true, run.ID
	t.Returned = m.loc()
	m.st.Multi = true
	m.escape(arg)
	m.noteEffect(state.Effect{Place: state.Numbering, Bytes: 1, Write: true, Certain: true})
	m.noteWake(t.ID, true)
	m.noteCreation(t.ID, true)
	fr := m.newFrame(run)
	for i := range min(len(args), len(run.Params)) {
		fr.Regs[i] = m.fit(args[i], m.P.Model.PtrBits(), int(run.Params[i].Bits))
	}
	t.Frames = []*state.Frame{fr}
	m.classify(t, arg)
	m.fetch()
	m.step(
		m.st,
		state.Step{
			Kind:   state.StepCreate,
			Number: t.ID,
			Op:     "pthread_create",
			Detail: "starts " + t.Name + " in " + cmp.Or(f, run).Name,
			Loc:    m.loc(),
		},
	)
	m.give(in, expr.Word(handle(t.ID)))
}

// threadName names a created thread by its entry function and the first number no thread of that name has.
func (m *Machine) threadName(f *ir.Func) string {
	for n := m.latest(f) + 1; ; n++ {
		name := f.Name + "#" + itoa(n)
		if !m.named(name) {
			return name
		}
	}
}

// latest is the number of the thread that was created last to start in a function of that name, or 0: those before
// have all smaller ones, and names are not given twice.
func (m *Machine) latest(f *ir.Func) int {
	for i := len(m.st.Threads) - 1; i >= 0 && !m.st.Threads[i].Initial; i-- {
		if number, ok := strings.CutPrefix(m.st.Threads[i].Name, f.Name+"#"); ok {
			n, _ := strconv.Atoi(number)
			return n
		}
	}
	return 0
}

func (m *Machine) named(name string) bool {
	for _, t := range m.st.Threads {
		if t.Name == name {
			return true
		}
	}
	return false
}

func (m *Machine) fit(v expr.Value, have, want int) expr.Value {
	switch {
	case have > want:
		return m.B.Trunc(have, want, v)
	case have < want:
		return m.B.ZExt(have, want, v)
	}
	return v
}

// exitThread ends the current thread.
func (m *Machine) exitThread(result expr.Value) {
	t := m.st.Own(m.tid)
	if t.Main && m.uses(abi.Names(abi.AtExit)) {
		m.note(
			"exit-handlers",
			ledger.Incomplete,
			"main ends by pthread_exit: what is to be called at exit is not called when the last thread has ended",
		)
	}
	for _, f := range t.Frames {
		m.leave(f)
	}
	m.endLocals(t)
	if m.st.AtomicBy == m.tid { // a block that was left open ends with its thread
		m.atomicRelease()
		m.st.LeaveBlocks()
	}
	m.escape(result)
	m.noteWake(m.tid, true)
	t.Result = result
	t.Status = state.Exited
	t.Frames = nil
	m.st.Alive--
	m.stop = Ended
}

// endLocals ends the thread-local variables of a thread with it (C11 6.2.4).
func (m *Machine) endLocals(t *state.Thread) {
	for _, l := range t.Locals {
		m.noteEndOfLife(l.Obj, expr.True)
		m.st.Heap.Drop(l.Obj)
	}
	t.Locals = nil
}

// byThread runs do for the thread that an id names; -1 where it names none of the run's threads.
// Where the id is unknown there is one state per possibility.
func (m *Machine) byThread(id expr.Value, do func(tid int)) {
	if id.Concrete() {
		tid := int(id.W) - 1
		if tid >= len(m.st.Threads) {
			tid = -1
		}
		do(tid)
		return
	}
	ids, conds := m.threadsNamed(id)
	m.fan(len(ids), func(i int) {
		m.decide(conds[i])
		do(ids[i])
	})
}

func (m *Machine) threadsNamed(id expr.Value) (ids []int, conds []expr.Value) {
	none := expr.True
	for _, t := range m.st.Threads {
		same := m.isThread(id, t.ID)
		if m.MayBeTrue(same) {
			ids, conds = append(ids, t.ID), append(conds, same)
		}
		none = m.B.And1(none, m.B.Not(same))
	}
	if m.MayBeTrue(none) {
		ids, conds = append(ids, -1), append(conds, none)
	}
	return ids, conds
}

func (m *Machine) isThread(id expr.Value, tid int) expr.Value {
	return m.B.Cmp(expr.EQ, m.P.Model.PtrBits(), id, expr.Word(handle(tid)))
}

// ofThread is a value that depends on which thread an id names, without a fork: not on what that thread does, which of
// has to record.
func (m *Machine) ofThread(id expr.Value, width int, of func(t *state.Thread) expr.Value, other expr.Value) expr.Value {
	if id.Concrete() {
		if id.W == 0 || id.W > uint64(m.P.Model.Layout().MaxThreads()) {
			return other
		}
		m.noteCreation(int(id.W)-1, false)
		if id.W > uint64(len(m.st.Threads)) {
			return other
		}
		return of(m.st.Threads[id.W-1])
	}
	// it may name a thread that is still to be created
	m.noteEffect(state.Effect{Place: state.Numbering, Bytes: 1, Certain: true})
	v := other
	for _, t := range m.st.Threads {
		v = m.B.Ite(width, m.isThread(id, t.ID), of(t), v)
	}
	return v
}

// primThreadValid: an id of the initial state that names no thread of the context is one that has
// ended before it.
func (m *Machine) primThreadValid(in *ir.Instr, ci *ir.CallInfo) {
	id := m.arg(ci, 0)
	other := expr.Word(0)
	if !id.Concrete() && m.trusted(id) {
		m.assumeValid("a thread id names a thread")
		w := m.P.Model.PtrBits()
		m.Assume(
			m.B.Cmp(expr.ULT, w, m.B.Bin(expr.Sub, w, id, expr.Word(1)), expr.Word(m.P.Model.Layout().UnknownLo-1)),
		)
		other = expr.Word(1)
	}
	m.give(in, m.ofThread(id, 32, func(*state.Thread) expr.Value { return expr.Word(1) }, other))
}

// primThreadNamed makes an unknown id of the initial state that of one thread, a state for each thread of the context
// that it may name: whether a join of it is enabled is then decided wherever it is looked at. If it names one that has
// ended, it stays as it is; so does what may have been written since, which may be the id of a thread created since.
func (m *Machine) primThreadNamed(in *ir.Instr, ci *ir.CallInfo) {
	id := m.arg(ci, 0)
	if !m.asItWas(id) {
		m.give(in, id)
		return
	}
	m.assumeValid("a thread id names a thread")
	ids, conds := m.threadsNamed(id)
	ids, conds = m.meant(ids, conds, m.arg(ci, 1).W)
	m.fan(len(ids), func(i int) {
		m.decide(conds[i])
		if ids[i] < 0 {
			m.give(in, id)
			return
		}
		m.give(in, expr.Word(handle(ids[i])))
	})
}

// asItWas reports whether a value is one unknown of the initial state.
func (m *Machine) asItWas(v expr.Value) bool {
	if v.Concrete() || !m.trusted(v) {
		return false
	}
	return v.N.Op() == expr.OpSym || v.N.Op() == expr.OpRead && v.N.Kids()[0].Op() == expr.OpSymArray
}

// meant leaves out the threads whose flags have one of the bits, those that were created since the initial state, and
// those that call entries of a library (the assumption arguments-apart), unless nothing is left.
func (m *Machine) meant(ids []int, conds []expr.Value, bits uint64) ([]int, []expr.Value) {
	var kept []int
	var holds []expr.Value
	twice := false
	for i, tid := range ids {
		switch {
		case tid >= 0 && (!m.st.Threads[tid].Initial || m.st.Heap.Callers[tid]):
			continue
		case tid >= 0 && m.marked(m.st.Threads[tid].Flags, bits):
			twice = true
			continue
		}
		kept, holds = append(kept, tid), append(holds, conds[i])
	}
	if len(kept) == 0 {
		return ids, conds
	}
	if len(kept) < len(ids) {
		m.st.MakeOpaque() // a state that knows more may have none of these
	}
	if twice {
		m.note("thread-id", ledger.Assumption, "an unknown thread id is not joined or detached twice")
	}
	return kept, holds
}

// marked reports whether a thread's flags have one of the bits.
func (m *Machine) marked(flags symheap.ID, bits uint64) bool {
	m.noteEffect(state.Effect{Obj: flags, Off: expr.Word(0), Bytes: 4, Certain: true})
	m.st.NoteRead(m.st.Heap.Get(flags), expr.Word(0), 4)
	v := m.st.Heap.Load(flags, expr.Word(0), 4)
	return v.Concrete() && v.W&bits != 0
}

func (m *Machine) primThreadExited(in *ir.Instr, ci *ir.CallInfo) {
	exited := func(t *state.Thread) expr.Value {
		m.noteWake(t.ID, false)
		m.touchEnd(t.ID, ended(t))
		return ended(t)
	}
	m.give(in, m.ofThread(m.arg(ci, 0), 32, exited, expr.Word(1)))
}

func (m *Machine) primThreadResult(in *ir.Instr, ci *ir.CallInfo) {
	w := m.P.Model.PtrBits()
	result := func(t *state.Thread) expr.Value {
		m.noteWake(t.ID, false)
		return t.Result
	}
	m.give(in, m.ofThread(m.arg(ci, 0), w, result, m.unknown("result of an ended thread", w, expr.Thread)))
}

// primThreadFlags: the models' word about a thread; threads that ended before the context share one.
func (m *Machine) primThreadFlags(in *ir.Instr, ci *ir.CallInfo) {
	w := m.P.Model.PtrBits()
	id := m.arg(ci, 0)
	addr := func(t *state.Thread) expr.Value { return m.st.Heap.Get(t.Flags).Base() }
	other := expr.Word(0)
	if !id.Concrete() {
		other = m.endedFlags()
	}
	m.give(in, m.ofThread(id, w, addr, other))
}

func (m *Machine) endedFlags() expr.Value {
	if m.st.EndedFlags == symheap.None {
		m.st.EndedFlags = m.internal(m.st, m.tid, 4, "flags of ended threads")
		m.fetch()
	}
	return m.st.Heap.Get(m.st.EndedFlags).Base()
}

// internal makes a zeroed object of the models' own.
func (m *Machine) internal(st *state.State, tid int, bytes uint64, name string) symheap.ID {
	o := st.Heap.Create(
		tid,
		symheap.Spec{Kind: symheap.Internal, Size: expr.Word(bytes), Align: 16, Name: name, Zero: true},
	)
	return o.ID()
}

// primThreadStorage is the current thread's object for the models, made at the first call. It begins with errno, which
// is not known of a thread that stood at the context.
func (m *Machine) primThreadStorage(in *ir.Instr, ci *ir.CallInfo) {
	if m.t.Storage == symheap.None {
		id := m.internal(m.st, m.tid, m.arg(ci, 0).W, "library data of "+m.t.Name)
		if m.t.Initial || m.t.Disturbed {
			errno := m.B.Sym(m.B.NewSymbol(m.t.Name+".errno", 32, expr.Thread))
			m.st.Heap.Store(id, expr.Word(0), 4, errno, expr.True)
		}
		m.fetch()
		m.t.Storage = id
	}
	m.give(in, m.st.Heap.Get(m.t.Storage).Base())
}

// threadLocal is this thread's address of a thread-local global.
func (m *Machine) threadLocal(in *ir.Instr) {
	g := m.P.Globals[in.Imm]
	for _, l := range m.t.Locals {
		if l.Global == g.ID {
			m.set(in.Dst, expr.Word(m.st.Heap.Get(l.Obj).Addr()+uint64(in.Scale)))
			return
		}
	}
	o := m.st.Heap.Create(m.tid, symheap.Spec{
		Kind: symheap.Global, Size: expr.Word(uint64(g.Size)), Align: max(g.Align, 1), Name: m.t.Name + "'s " + g.Name,
		Site: g.Loc, Zero: true,
		Birth: &symheap.Birthplace{Held: g.Name, Type: g.Type},
	})
	if o == nil {
		m.cut("address-space", "the thread's address space is used up")
		return
	}
	id := o.ID()
	if g.Init != nil {
		m.st.Heap.SetBytes(id, g.Init)
	}
	m.fetch()
	m.t.Locals = append(m.t.Locals[:len(m.t.Locals):len(m.t.Locals)], state.ThreadLocal{Global: g.ID, Obj: id})
	m.set(in.Dst, expr.Word(m.st.Heap.Get(id).Addr()+uint64(in.Scale)))
}
