package core

import (
	"cmp"
	"encoding/binary"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// glibc's synchronisation objects on x86-64 (2.25 to 2.39: nptl/, sysdeps/nptl/bits/), as the library models have them
// (internal/runtime/c). Offsets are in bytes.
const (
	mutexOwner, mutexUsers, mutexKind = 8, 12, 16
	condWaiters, condSignals          = 36, 40
	rwWriters, rwWriter               = 4, 24
	barrierRound, barrierCount        = 4, 8
)

// Flags in a read-write lock's first word; above are the readers.
const (
	rwWritePhase  = 1
	rwReaderShift = 3
)

// unknownHolder is the holder of a lock that no live thread is: one that has ended with it.
const unknownHolder = 1 << 30

// waiting is what is known of a thread that is in a wait.
type waiting struct {
	in     bool
	object uint64 // the condition or barrier, in the process
	woken  bool
	sure   bool // woken is known
}

// locks rewrites the synchronisation objects of the state's memory, and says who holds and who waits.
func (w *world) locks(syncs map[uint64]syncKind, waits []waiting) {
	order := make([]uint64, 0, len(syncs))
	for at := range syncs {
		order = append(order, at)
	}
	slices.Sort(order)
	for _, at := range order {
		native, ok := w.Bytes(at, int(syncBytes[syncs[at]]))
		seed, known := w.toSeed(at)
		if o := w.st.Heap.Find(seed); !ok || !known || o == nil || !o.Alive() || o.ReadOnly() {
			continue
		}
		word := func(off int) uint32 { return binary.LittleEndian.Uint32(native[off:]) }
		put := func(off int, v uint32) { w.put(seed+uint64(off), uint64(v)) }
		switch syncs[at] {
		case mutexAt:
			w.mutex(seed, word, put)
		case condAt:
			w.cond(at, seed, put, waits)
		case rwlockAt:
			w.rwlock(seed, word, put)
		case barrierAt:
			put(0, word(0)-word(barrierRound))
			put(16, 0)
		case spinAt:
			w.spin(seed, word, put)
		}
	}
}

// put writes a word of four bytes.
func (w *world) put(seed uint64, v uint64) {
	if o := w.st.Heap.Find(seed); o != nil && o.Bytes() >= int64(seed-o.Addr())+4 {
		w.st.Heap.Store(o.ID(), expr.Word(seed-o.Addr()), 4, expr.Word(v), expr.True)
	}
}

func (w *world) mutex(seed uint64, word func(int) uint32, put func(int, uint32)) {
	const kinds, robust, destroyed = 3, 16, ^uint32(0)
	if kind := word(mutexKind); kind != destroyed {
		put(mutexKind, kind&(kinds|robust))
	}
	if word(0) == 0 {
		put(mutexOwner, 0)
		put(mutexUsers, 0)
		return
	}
	put(0, 1)
	put(4, max(word(4), 1))
	put(mutexUsers, 0)
	w.hold(seed, abi.LockMutex, word(mutexOwner), int(max(word(4), 1)), func(id uint32) { put(mutexOwner, id) })
}

// hold notes that the thread with a number of the kernel's holds a lock, and has id called with what the models call it.
func (w *world) hold(seed uint64, kind int, lwp uint32, times int, id func(uint32)) {
	holder, alive := w.lwps[uint64(lwp)]
	if !alive {
		id(unknownHolder)
		if lwp != 0 {
			w.told.Orphans++
		}
		return
	}
	id(uint32(holder))
	t := w.st.Threads[holder-1]
	loc := w.taken[heldLock{int(holder) - 1, seed}]
	t.Held = append(t.Held, state.Lock{Addr: expr.Word(seed), Named: true, Kind: kind, Must: true, Times: times, Loc: loc})
	w.told.Held++
}

// heldLock is a lock that a thread of the context holds.
type heldLock struct {
	thread int
	lock   uint64 // address in the state
}

// cond counts who waits: what glibc counts in the upper bits of the same word are those as well that are on their way.
func (w *world) cond(at, seed uint64, put func(int, uint32), waits []waiting) {
	n, open := 0, false
	for _, x := range waits {
		if x.in && x.object == at {
			open = open || !x.sure
			if !x.woken {
				n++
			}
		}
	}
	if !open {
		put(condWaiters, uint32(n))
		return
	}
	o, b := w.st.Heap.Find(seed), w.st.Heap.B
	sym := b.NewSymbol("waiters at "+o.Name(), 32, expr.Thread)
	w.st.Heap.Store(o.ID(), expr.Word(seed+condWaiters-o.Addr()), 4, b.Sym(sym), expr.True)
}

// rwlock: in the write phase the readers that are counted wait.
func (w *world) rwlock(seed uint64, word func(int) uint32, put func(int, uint32)) {
	readers, writer := word(0)>>rwReaderShift, word(rwWriter)
	put(rwWriters, 0)
	put(8, 0)
	put(12, 0)
	if writer != 0 {
		put(0, 0)
		put(rwWriters, 1)
		w.hold(seed, abi.LockWrite, writer, 1, func(id uint32) { put(rwWriter, id) })
		return
	}
	if word(0)&rwWritePhase != 0 {
		readers = 0
	}
	put(0, readers)
}

// spin: glibc's word is 1 while free, or 0 where it was never initialised, and less while taken; it does not say by whom.
func (w *world) spin(seed uint64, word func(int) uint32, put func(int, uint32)) {
	if v := int32(word(0)); v == 1 {
		put(0, 0)
	} else {
		w.told.Spins++
	}
}

// waits says of each thread of the context whether it waits, at what, and whether it was woken.
func (w *world) waits(value func(thread int, o ir.Operand) (uint64, bool)) []waiting {
	out := make([]waiting, len(w.stands))
	for i := range w.stands {
		if !w.ctx.Threads[i].Blocked {
			continue
		}
		name := w.called(i)
		barrier := abi.Of(name).Role == abi.BarrierWait
		if abi.Of(name).Role != abi.Wait && !barrier {
			continue
		}
		x := &out[i]
		x.in = true
		x.object, x.sure = value(i, w.call(i).Args[0])
		if x.sure && !barrier {
			x.woken, x.sure = w.wokenAt(i, x.object)
		}
	}
	for i := range out {
		if out[i].in {
			w.grouped(i, out)
		}
	}
	return out
}

// wokenAt decides whether a thread in a condition wait was woken: where it takes the mutex again, where its group has
// been signalled to the last, or not at all.
func (w *world) wokenAt(i int, cond uint64) (woken, sure bool) {
	t := w.stands[i].thread
	for _, f := range t.Frames {
		if f.Library == "" {
			break
		}
		if strings.Contains(f.Function, "mutex_lock") || strings.Contains(f.Function, "lll_lock") || strings.Contains(f.Function, "mutex_cond_lock") {
			return true, true
		}
	}
	group := t.task.RDI &^ 3
	if group != cond+condSignals && group != cond+condSignals+4 {
		return false, false
	}
	signals, ok := w.Word(group, 4)
	if !ok {
		return false, false
	}
	return false, signals == 0
}

// grouped decides of waits that are open by their number: all of those at one place were woken, or none.
func (w *world) grouped(i int, out []waiting) {
	x := &out[i]
	name := w.called(i)
	n := uint64(0)
	for k := range out {
		if out[k].in && out[k].object == x.object && w.stands[k].task.RDI == w.stands[i].task.RDI {
			n++
		}
	}
	if abi.Of(name).Role == abi.BarrierWait {
		in, ok := w.Word(x.object, 4)
		round, ok2 := w.Word(x.object+barrierRound, 4)
		arrived := uint64(uint32(in - round))
		all := uint64(0)
		for k := range out {
			if out[k].in && out[k].object == x.object {
				all++
			}
		}
		x.woken, x.sure = arrived == 0, ok && ok2 && x.sure && (arrived == 0 || arrived == all)
		return
	}
	if group := w.stands[i].task.RDI &^ 3; !x.sure && (group == x.object+condSignals || group == x.object+condSignals+4) {
		if signals, ok := w.Word(group, 4); ok && signals>>1 >= n {
			x.woken, x.sure = true, true
		}
	}
}

// wake says in the state what is known of who was woken.
func (w *world) wake(waits []waiting) {
	for i, x := range waits {
		if !x.in {
			continue
		}
		w.st.Threads[i].Covered = true // it was counted when it began to wait: it is in the queue before others move
		woken := dataflow.Woken(w.st.Heap.B, w.st.Threads[i].Name)
		switch {
		case !x.sure:
			w.told.Waits++
		case x.woken:
			w.st.Suppose(w.st.Heap.B, woken)
		default:
			w.st.Suppose(w.st.Heap.B, w.st.Heap.B.Not(woken))
		}
	}
}

// done moves a thread on that has what its call of a lock is for: the call returned in all but name. A thread that has
// given up what it unlocks is behind that, too.
func (w *world) done(i int, value func(thread int, o ir.Operand) (uint64, bool)) {
	name, ci := w.called(i), w.call(i)
	f := abi.Of(name)
	if ci == nil || w.stands[i].thread.Frames[0].Library == "" {
		return
	}
	if f.Lock < 0 || len(ci.Args) <= f.Lock {
		w.amid(i, name)
		return
	}
	at, ok := value(i, ci.Args[f.Lock])
	if !ok {
		return
	}
	owner, ok := w.Word(at+mutexOwner, 4)
	lock, ok2 := w.Word(at, 4)
	kind, ok3 := w.Word(at+mutexKind, 4)
	if !ok || !ok2 || !ok3 || !strings.Contains(name, "mutex") && !strings.HasPrefix(name, "mtx_") && f.Role != abi.Wait || kind&3 == 1 {
		w.amid(i, name)
		return
	}
	mine := lock != 0 && owner == uint64(w.stands[i].LWP)
	if (f.Role == abi.Acquire || f.Role == abi.Wait && !f.Timed) && mine || f.Role == abi.Release && !mine {
		w.skip(i)
	}
}

// amid notes a thread that does not wait, in a call by which threads synchronise: whether that has had its effect is not
// told. It is taken to have had none.
func (w *world) amid(i int, name string) {
	if w.ctx.Threads[i].Blocked {
		return
	}
	synchronises := func(prefix string) bool { return strings.HasPrefix(name, prefix) }
	if slices.ContainsFunc([]string{"sem_", "pthread_", "cnd_", "mtx_", "thrd_", "call_once"}, synchronises) {
		w.told.Amid = append(w.told.Amid, w.ctx.Threads[i].Name+" in "+name)
	}
}

// skip has a thread stand behind the call that it is in, which has returned 0.
func (w *world) skip(i int) {
	t := w.st.Threads[i]
	t.InitialWait = false
	t.Frames = t.Frames[:len(w.ctx.Threads[i].Frames)]
	fr := t.Top()
	if in := &fr.Fn.Code[fr.PC]; in.Dst != ir.None {
		fr.Regs[in.Dst] = expr.Word(0)
	}
	fr.PC++
	w.told.Returned++
}

// sortLocks puts locks into the order of their addresses, so that runs are the same.
func sortLocks(list []state.Lock) {
	slices.SortFunc(list, func(a, b state.Lock) int { return cmp.Compare(a.Addr.W, b.Addr.W) })
}
