package interp

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// maxLog bounds what is remembered to recognise a spin loop; longer iterations are not recognised.
const maxLog = 64

// A thread that is alone looks for spin loops at aloneLooks scheduling points out of aloneEvery, a power of two: it
// has no thread to wait for, and programs that take a lock a million times before they create threads are common.
const (
	aloneEvery = 1 << 12
	aloneLooks = 32
)

// mark looks, at a scheduling point, whether the thread has come round a loop without lasting effect.
// Then it need not go on until one of the locations it read has another value.
func (m *Machine) mark() {
	if m.st.Multi {
		m.markHere()
		return
	}
	switch m.t.Alone++; m.t.Alone % aloneEvery {
	case 0:
		m.t.Forget()
	default:
		if m.t.Alone%aloneEvery >= aloneEvery-aloneLooks {
			m.markHere()
		}
	}
}

// markHere compares where the thread stands with where it stood before.
func (m *Machine) markHere() {
	t := m.t
	now := m.spinMark()
	for i := len(t.Marks) - 1; i >= 0 && len(t.Log) <= maxLog; i-- { // beyond, touches were left out
		if since := t.Log[t.Marks[i].Log:]; t.Marks[i].Equal(&now) && m.undone(since) && m.unseen(since) {
			t.SpinReads = m.readsOf(t.Log[t.Marks[i].Log:])
			m.abortSlice("a thread waits in a loop")
			t.Marks, t.Log = t.Marks[:i:i], t.Log[:t.Marks[i].Log:t.Marks[i].Log]
			break
		}
	}
	if len(t.Log) > maxLog || len(t.Marks) > maxLog {
		t.Marks, t.Log = nil, nil
		now.Log = 0
	}
	now.Log = len(t.Log)
	m.st.AddMark(t, now)
}

// spinMark is the thread's present mark.
func (m *Machine) spinMark() state.SpinMark {
	live := len(m.t.Held)
	for _, f := range m.t.Frames {
		live += len(m.LiveAt(f.Fn, f.PC))
	}
	k := m.st.NewMark(len(m.t.Frames), live)
	k.PC, k.Inputs = m.st.PC, m.t.Inputs
	for i := len(m.t.Frames) - 1; i >= 0; i-- {
		f := m.t.Frames[i]
		k.Places = append(k.Places, state.Place{Func: f.Fn.ID, PC: f.PC})
		for _, r := range m.LiveAt(f.Fn, f.PC) {
			k.Live = append(k.Live, f.Regs[r])
		}
	}
	for _, l := range m.t.Held {
		k.Live = append(k.Live, l.Addr)
	}
	return k
}

// touch logs an access for the recognition of spin loops.
func (m *Machine) touch(p expr.Value, n int, v expr.Value, write bool) {
	if len(m.t.Marks) == 0 || len(m.t.Log) > maxLog || m.outside() {
		return
	}
	if !p.Concrete() {
		m.t.Forget()
		return
	}
	m.st.AddTouch(m.t, state.LoggedAccess{Addr: p.W, Bytes: n, Value: v, Write: write})
}

// touchEnd logs the question whether a thread has ended, as a read of no bytes.
func (m *Machine) touchEnd(tid int, ended expr.Value) {
	if len(m.t.Marks) > 0 && len(m.t.Log) <= maxLog {
		m.st.AddTouch(m.t, state.LoggedAccess{Addr: uint64(tid), Value: ended})
	}
}

// ended is 1 for a thread that has ended, else 0.
func ended(t *state.Thread) expr.Value {
	if t.Status == state.Exited {
		return expr.Word(1)
	}
	return expr.Word(0)
}

// unseen reports whether what an iteration wrote, all of it by lock models, cannot matter to other threads:
// nothing looks at a lock without taking it, and the thread stands where it holds none, so that its
// a thread that waits in the loop keeps no other from going on.
func (m *Machine) unseen(log []state.LoggedAccess) bool {
	for _, w := range log {
		if w.Write {
			return len(m.t.Held) == 0 && !m.tries
		}
	}
	return true
}

// uses reports whether the program calls one of the library's functions named.
func (m *Machine) uses(names []string) bool {
	for _, n := range names {
		if f := m.P.Library(n); f != nil && !f.External {
			return true
		}
	}
	return false
}

// lockModels are the events whose models write lock words and counts of waiters only.
var lockModels = map[int]bool{
	abi.OpLock: true, abi.OpUnlock: true, abi.OpReadLock: true, abi.OpWriteLock: true, abi.OpRWUnlock: true,
	abi.OpSpinLock:   true,
	abi.OpSpinUnlock: true, abi.OpCondWait: true, abi.OpCondReacquire: true,
}

// touchWrite logs a store for the recognition of spin loops: one that changes nothing is a read, one of a lock
// model may be undone; any other is lasting, even if it is undone later, since others may have seen it.
func (m *Machine) touchWrite(p expr.Value, n int, v expr.Value) {
	if len(m.t.Marks) == 0 || m.outside() {
		return
	}
	switch old := m.peekAt(p, n); {
	case !p.Concrete():
		m.t.Forget()
	case old == v:
		m.touch(p, n, old, false) // with another value there, it would change something
	case m.fr.Fn.Runtime && lockModels[m.t.Point.Code]:
		m.touch(p, n, old, true)
	default:
		m.t.Forget()
	}
}

func (m *Machine) peekAt(p expr.Value, n int) expr.Value {
	if !p.Concrete() {
		return expr.Value{}
	}
	return m.peek(p.W, n)
}

// undone reports whether everything written has the value it had before.
func (m *Machine) undone(log []state.LoggedAccess) bool {
	for i, w := range log {
		if w.Write && !overlapped(log[:i], w) && !m.still(w) {
			return false
		}
	}
	return true
}

// still reports whether a location certainly exists, and holds what it held.
func (m *Machine) still(t state.LoggedAccess) bool {
	o := m.st.Heap.Find(t.Addr)
	if o == nil || o.Live() != expr.True && m.MayBeTrueIn(m.st, m.B.Not(o.Live())) {
		return false
	}
	return m.st.Heap.Load(o.ID(), expr.Word(t.Addr-o.Addr()), t.Bytes) == t.Value
}

// readsOf are the reads that did not see the iteration's own writes.
func (m *Machine) readsOf(log []state.LoggedAccess) []state.LoggedAccess {
	out := []state.LoggedAccess{}
	for i, r := range log {
		if !r.Write && !overlapped(log[:i], r) {
			out = append(out, r)
		}
	}
	return out
}

func overlapped(log []state.LoggedAccess, a state.LoggedAccess) bool {
	for _, w := range log {
		if w.Write && w.Addr < a.Addr+uint64(a.Bytes) && a.Addr < w.Addr+uint64(w.Bytes) {
			return true
		}
	}
	return false
}

// peek is the value of n bytes at a concrete address, without any check; 0 where there is nothing.
func (m *Machine) peek(addr uint64, n int) expr.Value {
	o := m.st.Heap.Find(addr)
	if o == nil {
		return expr.Value{}
	}
	return m.st.Heap.Load(o.ID(), expr.Word(addr-o.Addr()), n)
}

// SpinUnchanged reports whether a spinning thread would only repeat itself: nothing it read has changed or is gone.
func (m *Machine) SpinUnchanged(st *state.State, tid int) bool {
	t := st.Threads[tid]
	if t.SpinReads == nil {
		return false
	}
	m.st = st
	for _, r := range t.SpinReads {
		if r.Bytes == 0 && ended(st.Threads[r.Addr]) != r.Value || r.Bytes > 0 && !m.still(r) {
			return false
		}
	}
	return true
}

// InLoop reports whether a thread may come round a loop, of its innermost function or of one that has called it, to
// where it stands, and execute no event but the one that it is before: an access, or what the library's model of an
// atomic block begins.
func (m *Machine) InLoop(st *state.State, tid int) bool {
	frames := st.Threads[tid].Frames
	block := frames[len(frames)-1].Fn.Runtime
	for _, f := range frames {
		p := m.prepare(f.Fn)
		in, known := p.loops[f.PC]
		if !known {
			if p.loops == nil {
				p.loops = map[ir.PC]bool{}
			}
			in = f.Fn.Returns(f.PC, !block)
			p.loops[f.PC] = in
		}
		if in {
			return true
		}
	}
	return false
}

// LiveAt are the registers that may be read from pc on, in order.
func (m *Machine) LiveAt(f *ir.Func, pc ir.PC) []ir.Reg {
	p := m.prepare(f)
	if p.live == nil {
		p.live = make([]*[]ir.Reg, len(f.Code))
	}
	if p.live[pc] == nil {
		regs := f.LiveAt(pc)
		p.live[pc] = &regs
	}
	return *p.live[pc]
}

// loopsForEver reports whether an edge leads back to the very jump it leaves, with nothing between.
func (m *Machine) loopsForEver(e *edge) bool {
	return e.pc == m.fr.PC && len(e.moves) == 0
}

// endlessSpin stands the thread in an endless loop that does nothing: it can never go on.
func (m *Machine) endlessSpin() {
	m.t.SpinReads = []state.LoggedAccess{}
	m.abortSlice("a loop has no end")
	m.enterSpinWait()
}

// enterSpinWait stands the thread in a loop without lasting effect, until something that the loop reads
// changes.
func (m *Machine) enterSpinWait() {
	m.t.Status = state.AtPoint
	m.t.Point = state.Point{Op: "endless loop", Spin: true, Guard: ir.None, Loc: m.loc()}
	m.stop = AtPoint
}

// A spinWatcher recognises loops without lasting effect and without a scheduling point: a thread that runs
// long is marked at every branch for a while, then again after twice as long.
type spinWatcher struct {
	steps   uint64 // instructions since the run of the thread began
	watchAt uint64 // when to look next
	slice   uint64 // instructions between two looks at the clock
	looks   int    // marks made since watching began
}

var unwatched = spinWatcher{watchAt: 1 << 16, slice: 1 << 14}

// watch marks where the thread is, and stands it there where it has been before and nothing changed.
func (m *Machine) watch() {
	if m.slice != 1 {
		m.slice, m.looks = 1, 0
		m.t.Forget()
	}
	m.markHere()
	if m.t.SpinReads != nil {
		m.enterSpinWait()
		return
	}
	if m.looks++; m.looks > maxLog || len(m.t.Log) > maxLog {
		m.t.Forget()
		m.spinWatcher = spinWatcher{steps: m.steps, watchAt: 2 * m.steps, slice: unwatched.slice}
	}
}
