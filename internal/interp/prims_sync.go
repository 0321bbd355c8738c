package interp

import (
	"strconv"
	"strings"

	"encoding/binary"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/linear"
	"midway/internal/pointsto"
	"midway/internal/property"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/locksets"
	"midway/symheap"
	"midway/waitq"
)

// primSync is a scheduling point: the thread stops before the event, and goes on when granted.
func (m *Machine) primSync(in *ir.Instr, ci *ir.CallInfo) {
	if m.inSection() && !m.gives(ci) && m.innerEvent("it synchronises with others in it") {
		return
	}
	if m.st.AtomicBy == m.tid && !m.blockedInAtomic(ci) {
		m.next()
		return
	}
	if m.Opt.Speculative && m.outside() && m.free(ci) {
		m.next()
		return
	}
	if m.t.Granted { // it stands there
		m.stopAt(m.t.Point)
		m.next()
		return
	}
	guard := ir.FuncID(ir.None)
	if g := m.arg(ci, 2); g.Concrete() && g.W != 0 {
		guard = m.funcAt(g.W).ID
	}
	pt := state.Point{
		Code: int(m.arg(ci, 0).W), Op: m.apiName(), Obj: m.arg(ci, 1), Arg: m.arg(ci, 3), Guard: guard, Loc: m.loc(),
	}
	if m.stopAt(pt) {
		m.next()
	}
}

// free reports whether nothing keeps the thread from an event that was left out speculatively.
func (m *Machine) free(ci *ir.CallInfo) bool {
	g := m.arg(ci, 2)
	if g.Concrete() && g.W == 0 {
		return true
	}
	if g.Concrete() {
		if holds, known := m.concretely(m.st, m.tid,
			state.Point{Obj: m.arg(ci, 1), Arg: m.arg(ci, 3), Guard: m.funcAt(g.W).ID}, false); known &&
			holds {
			return true
		}
	}
	m.Abort("a lock that was left out is not known to be free")
	return false
}

// blockedInAtomic reports whether an event inside an atomic block has a guard: then the scheduler
// must look at it.
func (m *Machine) blockedInAtomic(ci *ir.CallInfo) bool {
	g := m.arg(ci, 2)
	return !g.Concrete() || g.W != 0
}

// apiName is the library function that user code called.
func (m *Machine) apiName() string {
	_, i := m.t.UserFrame()
	if i+1 < len(m.t.Frames) {
		return m.t.Frames[i+1].Fn.Name
	}
	return m.fr.Fn.Name
}

// wait puts the thread on the queue. It is woken by resume.
func (m *Machine) wait(in *ir.Instr, ci *ir.CallInfo, timed bool) {
	q := m.arg(ci, 0)
	t := m.st.Own(m.tid)
	t.Status = state.Waiting
	t.Timed = timed
	t.Point = state.Point{Code: t.Point.Code, Op: m.apiName(), Obj: q, Guard: ir.None, Loc: m.loc()}
	w := waitq.Waiter{Queue: q, Thread: m.tid}
	if t.InitialWait {
		t.InitialWait = false
		w.Initial = true
		w.Stamp = t.SpinningSince(m.B)
		m.suppose(m.B.Cmp(expr.SLT, 64, w.Stamp, expr.Word(0)))
	}
	m.noteQueue(q, true)
	m.st.WQ = m.st.WQ.Add(w)
	m.stop = Blocked
}

// Resume lets a waiting thread return from its wait with the given result.
func (m *Machine) Resume(st *state.State, tid int, result uint64) {
	st.WQ = st.WQ.Remove(tid)
	t := st.Own(tid)
	t.Status = state.Ready
	f := st.OwnTop(tid)
	if in := &f.Fn.Code[f.PC]; in.Dst != ir.None {
		f.Regs[in.Dst] = expr.Word(result)
		if st.Transfer() {
			st.SetRegister(tid, len(st.Threads[tid].Frames)-1, in.Dst, int(f.Fn.Regs[in.Dst].Bits), linear.Expr{})
		}
	}
	f.PC++
}

// notify wakes waiters: one state per feasible choice (Bergan §4.2).
func (m *Machine) notify(in *ir.Instr, ci *ir.CallInfo, all bool) {
	at := m.sameAs(m.arg(ci, 0))
	var choices []waitq.Choice
	switch {
	case all:
		choices = m.st.WQ.NotifyAll(m.B, at)
	case m.Opt.FIFO:
		choices = m.st.WQ.NotifyOneFIFO(m.B, at)
	default:
		choices = m.st.WQ.NotifyOne(m.B, at)
	}
	var feasible []waitq.Choice
	for _, c := range choices {
		if len(choices) == 1 || m.MayBeTrue(c.Cond) {
			feasible = append(feasible, c)
		}
	}
	loc := m.loc()
	m.fan(len(feasible), func(i int) {
		m.decide(feasible[i].Cond)
		m.noteQueue(m.arg(ci, 0), len(feasible[i].Wakes) > 0)
		for _, w := range feasible[i].Wakes {
			m.noteWake(w, true)
			m.step(
				m.st,
				state.Step{
					Kind:   state.StepWake,
					Number: w,
					Op:     "wake",
					Detail: "wakes " + m.st.Threads[w].Name,
					Loc:    loc,
				},
			)
			m.Resume(m.st, w, 0)
		}
		m.fetch()
		m.give(in, expr.Word(0))
	})
}

// primWoken tells whether a thread that is blocked at the context was woken before it and has not run since: an unknown
// of the initial state.
func (m *Machine) primWoken(in *ir.Instr, ci *ir.CallInfo) {
	woken := dataflow.Woken(m.B, m.t.Name)
	var cases []expr.Value
	for _, cond := range []expr.Value{m.B.Not(woken), woken} {
		if m.MayBeTrue(cond) {
			cases = append(cases, cond)
		}
	}
	m.fan(len(cases), func(i int) {
		m.decide(cases[i])
		is := uint64(0)
		if cases[i] == woken {
			is = 1
			m.st.Own(m.tid).InitialWait = false
			m.fetch()
		}
		m.give(in, expr.Word(is))
	})
}

// primWake makes a waiting thread leave its queue as if timed out.
func (m *Machine) primWake(in *ir.Instr, ci *ir.CallInfo) {
	m.byThread(m.arg(ci, 0), func(tid int) {
		if tid >= 0 && m.st.Threads[tid].Status == state.Waiting {
			m.noteWake(tid, true)
			m.noteQueue(m.st.Threads[tid].Point.Obj, true)
			m.Resume(m.st, tid, 1)
			m.fetch()
		}
		m.next()
	})
}

func (m *Machine) primAtomicBegin(in *ir.Instr, ci *ir.CallInfo) {
	if m.innerEvent("an atomic block begins in it") {
		return
	}
	if m.st.AtomicBy == m.tid {
		m.st.Blocks++
		m.next()
		return
	}
	if m.stopAt(state.Point{Op: m.apiName(), Guard: ir.None, Loc: m.loc()}) {
		m.openBlock()
		m.atomicAcquire()
		m.next()
	}
}

func (m *Machine) primAtomicEnd(in *ir.Instr, ci *ir.CallInfo) {
	m.closeBlock()
	m.next()
}

// openBlock lets no other thread run from here on.
func (m *Machine) openBlock() { m.st.AtomicBy, m.st.Blocks = m.tid, 1 }

// closeBlock ends the innermost atomic block of the thread: other threads run again after the outermost.
func (m *Machine) closeBlock() {
	if m.st.Blocks > 1 {
		m.st.Blocks--
		return
	}
	m.atomicRelease()
	m.st.LeaveBlocks()
}

// atomicBlocks is the address under which atomic blocks synchronise with each other.
var atomicBlocks = expr.Word(8)

func (m *Machine) atomicAcquire() {
	if m.races { // what a block orders is seen by the race detector only
		m.noteEffect(state.Effect{Place: state.Blocks, Bytes: 1, Write: true, Certain: true})
	}
	m.hbAcquire(atomicBlocks)
}

func (m *Machine) atomicRelease() { m.hbRelease(atomicBlocks) }

// primAcquire adds to the may-held lockset and takes over the lock's clock.
func (m *Machine) primAcquire(in *ir.Instr, ci *ir.CallInfo) {
	p := m.arg(ci, 0)
	m.hbAcquire(p)
	t := m.st.Own(m.tid)
	m.t = t
	t.Held = append(t.Held[:len(t.Held):len(t.Held)], state.Lock{
		Addr: p, Named: true, Kind: int(m.arg(ci, 1).W), Must: true, Times: 1, Loc: m.loc(), From: t.Origin(),
		Outside: m.Opt.Speculative && m.outside(),
	})
	m.acquired(p, int(m.arg(ci, 1).W))
	m.next()
}

// primRelease removes from the lockset what must be the released lock (Bergan §4.3).
func (m *Machine) primRelease(in *ir.Instr, ci *ir.CallInfo) {
	p := m.arg(ci, 0)
	m.hbRelease(p)
	t := m.st.Own(m.tid)
	m.t = t
	t.Held = m.without(t.Held, p, int(m.arg(ci, 1).W))
	if m.released(p); m.stop == running {
		m.next()
	}
}

// without drops one held lock that must be the one at p, held in the same way: who may also have it for writing and
// gives up what it reads keeps the former. A lock that only may be it stays, and is held for certain where it is
// another one.
func (m *Machine) without(held []state.Lock, p expr.Value, kind int) []state.Lock {
	at := m.sameAs(p)
	for i := len(held) - 1; i >= 0; i-- {
		if !held[i].Named || held[i].Kind != kind || !m.MustBeTrue(at(held[i].Addr)) {
			continue
		}
		out := append(held[:i:i], held[i+1:]...)
		if kind == abi.LockRead && held[i].Times != 1 { // once more, perhaps
			again := held[i]
			again.Must, again.HeldUnless = false, expr.False
			out = append(out, again)
		}
		return out
	}
	out := append([]state.Lock(nil), held...)
	for i := range out {
		if still := certain(&out[i]); still != expr.False && out[i].Kind == kind &&
			(!out[i].Named || m.MayBeTrue(at(out[i].Addr))) {
			out[i].HeldUnless = m.B.And1(still, m.B.Not(at(out[i].Addr)))
			out[i].Must = false
		}
	}
	return out
}

// certain is where a lock is held for certain.
func certain(l *state.Lock) expr.Value {
	if l.Must {
		return expr.True
	}
	return l.HeldUnless
}

// invariantsOff reports whether the seed left the synchronisation invariants out.
func (m *Machine) invariantsOff() bool {
	return m.st.Facts == nil || m.st.Facts.Others || m.st.Facts.NoInvariants
}

// primLockInvariant constrains a lock of the initial state by the locksets (Bergan §4.3 as corrected,
// docs/design.md §7.5): taken ≠ 0 only if some thread may hold it; a must-held lock is taken, by its holder.
// A lock that the program made itself and never initialised is no lock.
func (m *Machine) primLockInvariant(in *ir.Instr, ci *ir.CallInfo) {
	p := m.arg(ci, 0)
	taken, ok := m.field(m.arg(ci, 2))
	switch {
	case m.stop != running:
		return
	case ok && m.neverSet(p, taken):
		m.violate(expr.True, property.LockMisuse, "use of a lock that was never initialised")
		return
	}
	owner, owned := expr.Word(0), m.arg(ci, 3) != expr.Word(0)
	if owned && ok {
		owner, ok = m.field(m.arg(ci, 3))
	}
	if ok && !taken.Concrete() && !m.invariantsOff() {
		m.suppose(m.lockInvariant(p, int(m.arg(ci, 1).W), taken, owner, owned))
	}
	if ok && m.arg(ci, 4) != expr.Word(0) {
		m.levelsInvariant(p, taken, owner, m.arg(ci, 4))
	}
	m.goOn()
}

// goOn is next where the path has not ended in an access.
func (m *Machine) goOn() {
	if m.stop == running {
		m.next()
	}
}

// neverSet reports whether a value consists of bytes of the object at p that were never written since it was
// allocated.
func (m *Machine) neverSet(p, v expr.Value) bool {
	if v.Concrete() || !p.Concrete() {
		return false
	}
	o := m.st.Heap.Find(p.W)
	if o == nil {
		return false
	}
	own := "@" + strconv.FormatUint(o.Addr(), 16)
	for _, s := range expr.Symbols(v.N) {
		if s.Origin != expr.Unset || !strings.HasSuffix(s.Name, own) {
			return false
		}
	}
	return true
}

// lockInvariant is about holding in one way: who reads does not write, and leaves the writer's word alone.
func (m *Machine) lockInvariant(p expr.Value, kind int, taken, owner expr.Value, hasOwner bool) expr.Value {
	at := m.sameAs(p)
	isTaken := m.B.Not(m.B.Cmp(expr.EQ, 32, taken, expr.Word(0)))
	someone, all, least, most := expr.False, expr.True, expr.Word(0), expr.Word(0)
	bounded := true
	for _, t := range m.st.Threads {
		for _, l := range t.Held {
			same := m.isLock(l, p, kind, at)
			if l.Only != (expr.Value{}) {
				same = m.B.And1(same, l.Only)
			}
			if same == expr.False {
				continue
			}
			bounded = bounded && l.Times > 0
			most = m.B.Bin(expr.Add, 32, most, m.B.Ite(32, same, expr.Word(uint64(max(l.Times, 0))), expr.Word(0)))
			byT := expr.True
			if hasOwner {
				byT = m.B.Cmp(expr.EQ, 32, owner, expr.Word(handle(t.ID)))
			}
			someone = m.B.Or1(someone, m.B.And1(same, byT))
			if held := m.B.And1(same, certain(&l)); l.Named && held != expr.False {
				all = m.B.And1(all, m.implies(held, m.B.And1(isTaken, byT)))
				least = m.B.Bin(expr.Add, 32, least, m.B.ZExt(1, 32, held))
			}
		}
	}
	for _, l := range m.st.Facts.Left {
		same := m.isLock(l, p, kind, at)
		bounded = bounded && same == expr.False
		if hasOwner && same != expr.False {
			same = m.B.And1(same, m.unlisted(owner))
		}
		someone = m.B.Or1(someone, same)
	}
	if kind == abi.LockRead { // the word counts the readers
		all = m.B.And1(all, m.B.Cmp(expr.ULE, 32, least, taken))
		if bounded {
			all = m.B.And1(all, m.B.Cmp(expr.ULE, 32, taken, most))
		}
	}
	return m.B.And1(all, m.implies(isTaken, someone))
}

// isLock is where a lock that may be held is the one at p, held in a way.
func (m *Machine) isLock(l state.Lock, p expr.Value, kind int, at waitq.Same) expr.Value {
	switch {
	case l.Kind != kind:
		return expr.False
	case l.Named:
		return at(l.Addr)
	case m.mayBeLock(l, p):
		return expr.True
	}
	return expr.False
}

// unlisted says that an owner is a thread, and none of the state's.
func (m *Machine) unlisted(owner expr.Value) expr.Value {
	out := m.B.Cmp(expr.SLT, 32, expr.Word(0), owner)
	for _, t := range m.st.Threads {
		out = m.B.And1(out, m.B.Not(m.B.Cmp(expr.EQ, 32, owner, expr.Word(handle(t.ID)))))
	}
	return out
}

// mayBeLock reports whether an unnamed lock may be the one at p.
func (m *Machine) mayBeLock(l state.Lock, p expr.Value) bool {
	if m.otherMember(l.Members, p) {
		return false
	}
	set := m.setOf(p)
	return set == nil || l.Targets == nil || pointsto.MayAlias(l.Targets, set)
}

// setOf is what the objects at p may be.
func (m *Machine) setOf(p expr.Value) pointsto.Set {
	var set pointsto.Set
	places, whole := m.resolved(p)
	if !whole {
		return nil
	}
	for _, pl := range places {
		if pl.Open {
			return nil
		}
		if o := m.object(pl); o != nil {
			if o.Node() == nil {
				return nil
			}
			set = pointsto.Union(set, o.Node())
		}
	}
	m.fetch()
	return set
}

// primMutexKindInvariant: an unknown kind is one that an initialiser can have given this mutex (docs/design.md §7.5).
func (m *Machine) primMutexKindInvariant(in *ir.Instr, ci *ir.CallInfo) {
	at := m.arg(ci, 1)
	kind, ok := m.field(at)
	if ok && !kind.Concrete() && !m.invariantsOff() {
		cond := expr.False
		for k, given := range m.mutexKinds(at) {
			if given {
				cond = m.B.Or1(cond, m.B.Cmp(expr.EQ, 32, kind, expr.Word(uint64(k))))
			}
		}
		m.suppose(cond)
	}
	m.goOn()
}

// mutexKinds are glibc's kinds that the mutex whose kind is at an address can have: those that the program asks for
// when it may be this one that it initialises, and that of its own static initialiser, or of any where it is not known
// which mutex it is, or user code copies objects to it.
func (m *Machine) mutexKinds(at expr.Value) locksets.Kinds {
	set := m.setOf(at)
	kinds := locksets.Asked(m.P, m.Points, set)
	own, known := m.staticWord(at)
	if known && own < 4 {
		kinds[own] = true
	}
	if known && !m.assigned(set) {
		return kinds
	}
	kinds[0] = true
	for k, is := range m.givenKinds() {
		kinds[k] = kinds[k] || is
	}
	return kinds
}

// givenKinds are the kinds that the program gives mutexes without asking for them.
func (m *Machine) givenKinds() locksets.Kinds {
	if m.given == nil {
		kinds := locksets.GivenKinds(m.P, m.Points)
		m.given = &kinds
	}
	return *m.given
}

// assigned reports whether user code copies objects to where one of a set is.
func (m *Machine) assigned(set pointsto.Set) bool {
	return slices.ContainsFunc(set.Nodes(), m.copiedInto)
}

func (m *Machine) copiedInto(n pointsto.Node) bool {
	if to, ok := m.copied[n]; ok {
		return to
	}
	m.copied[n] = m.Points != nil && slices.ContainsFunc(m.P.Funcs, func(f *ir.Func) bool {
		return !f.Runtime && slices.ContainsFunc(f.Code, func(in ir.Instr) bool {
			return in.Op == ir.OpMemcpy && m.Points.Operand(f.ID, in.A).Has(n)
		})
	})
	return m.copied[n]
}

// staticWord is what a global's initialiser has at a known address: 4 bytes of it.
func (m *Machine) staticWord(at expr.Value) (w uint32, ok bool) {
	if !at.Concrete() {
		return 0, false
	}
	o := m.st.Heap.Find(at.W)
	if o == nil || o.Kind() != symheap.Global {
		return 0, false
	}
	g := m.globalAt(o.Addr())
	if g == nil || g.External {
		return 0, false
	}
	if off := at.W - o.Addr(); off+4 <= uint64(len(g.Init)) {
		w = binary.LittleEndian.Uint32(g.Init[off:])
	}
	return w, true
}

// primBarrierInvariant constrains a barrier of the initial state: arrived by the queue's size,
// expected by the initialisations that may have reached it (Bergan §4.3; docs/design.md §11: one of
// the entries that may alias).
func (m *Machine) primBarrierInvariant(in *ir.Instr, ci *ir.CallInfo) {
	p, off := m.arg(ci, 0), m.invariantsOff()
	if arrived, ok := m.field(m.arg(ci, 2)); ok && !arrived.Concrete() && !off {
		m.suppose(m.queueSize(p, arrived))
	}
	if m.stop != running {
		return
	}
	if expected, ok := m.field(m.arg(ci, 1)); ok && !expected.Concrete() && !off && m.st.Facts.Barriers != nil {
		if c := m.st.Facts.Barriers.Expected(p, m.setOf(p), expected); m.MayBeTrue(c) {
			m.noteAssumption(c)
			m.suppose(c)
		}
	}
	if m.stop == running && !m.statesOff() {
		m.barrierState(ci)
	}
	m.goOn()
}

// queueSize says that a count equals the number of threads waiting at p, which is exact where others
// cannot wait.
func (m *Machine) queueSize(p, count expr.Value) expr.Value {
	sum, at := expr.Word(0), m.sameAs(p)
	for _, same := range m.st.WQ.Matching(at) {
		sum = m.B.Bin(expr.Add, 32, sum, m.B.ZExt(1, 32, same))
	}
	for _, t := range m.st.Threads {
		if q, waits := m.inQueue(t); waits != expr.False {
			sum = m.B.Bin(expr.Add, 32, sum, m.B.ZExt(1, 32, m.B.And1(waits, at(q))))
		}
	}
	return m.B.Cmp(expr.EQ, 32, count, sum)
}

// primQueueInvariant: a condition's count of waiters is the size of its queue.
func (m *Machine) primQueueInvariant(in *ir.Instr, ci *ir.CallInfo) {
	if count, ok := m.field(m.arg(ci, 1)); ok && !count.Concrete() && !m.invariantsOff() {
		m.suppose(m.queueSize(m.arg(ci, 0), count))
	}
	m.goOn()
}

// primPeek reads a field of a synchronisation object before the event of the operation.
func (m *Machine) primPeek(in *ir.Instr, ci *ir.CallInfo) {
	if v, ok := m.field(m.arg(ci, 0)); ok {
		m.give(in, v)
	}
}

// field reads 4 bytes of a synchronisation object, to assume what holds of them since the start: no effect of the
// event.
func (m *Machine) field(p expr.Value) (expr.Value, bool) {
	m.unrecorded = true
	defer func() { m.unrecorded = false }()
	return m.read(access{p: p, n: expr.Word(4), unrecorded: true})
}
