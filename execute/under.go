package execute

import (
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// heldLocks is some of the locks that an effect was done under, each held against all other threads; 0 is none.
type heldLocks [4]uint64

// locks are locks that an effect of an event was done under. A thread takes and gives up locks at the beginning of an
// event: what it holds behind the event it held for every effect but those on the lock itself, and what it held before,
// for those too.
func (h *eventData) locks(e *state.Effect, st *state.State) (out heldLocks) {
	n := 0
	add := func(held []state.Lock, own bool) {
		for i := range held {
			if l := &held[i]; n < len(out) && l.Excludes() && onLock(e, l, st) == own {
				out[n] = l.Addr.W
				n++
			}
		}
	}
	if h.past != nil && e.Place == state.Memory && e.Off.Concrete() {
		add(h.past.held, false)
		add(h.past.before, true)
	}
	return out
}

// lockBytes are the sizes of locks, the smaller one of the two data models'.
var lockBytes = [...]uint64{abi.LockMutex: 24, abi.LockRead: 32, abi.LockWrite: 32, abi.LockSpin: 4}

// onLock reports whether an effect is on a lock itself: on what it is taken and given up by.
func onLock(e *state.Effect, l *state.Lock, st *state.State) bool {
	o := st.Heap.Get(e.Obj)
	if o == nil || !e.Off.Concrete() {
		return true
	}
	from := o.Addr() + e.Off.W
	return from < l.Addr.W+lockBytes[l.Kind] && l.Addr.W < from+uint64(e.Bytes)
}

// heldFor reports whether an event did an effect while it held one of the locks, or in taking or giving it up: an
// effect of another thread's event under the same lock comes after it only with the lock given up and taken between.
func (h *eventData) heldFor(e *state.Effect, locks *heldLocks, st *state.State) bool {
	for _, lock := range locks {
		if lock == 0 || h.past == nil {
			return false
		}
		if state.HeldAgainstAll(h.past.held, lock) != nil {
			return true
		}
		if l := state.HeldAgainstAll(h.past.before, lock); l != nil && onLock(e, l, st) {
			return true
		}
	}
	return false
}
