package abi

// The events of synchronisation: enum midway_op. 0 is none: an atomic instruction, or an access to memory.
const (
	OpLock = 1 + iota
	OpTryLock
	OpTimedLock
	OpUnlock
	OpReadLock
	OpTryReadLock
	OpWriteLock
	OpTryWriteLock
	OpRWUnlock
	OpSpinLock
	OpSpinTryLock
	OpSpinUnlock
	OpCondWait
	OpCondReacquire
	OpCondSignal
	OpCondBroadcast
	OpBarrierWait
	OpSemWait
	OpSemTryWait
	OpSemPost
	OpSemGetValue
	OpOnce
	OpJoin
	OpCreate
	OpExit
	OpProcessExit
	OpAtomic
	OpInit
	OpDestroy
	OpYield
	OpBarrierLeave
	OpSleep
)

// How a lock is held: enum midway_lock.
const (
	LockMutex = 1 + iota // pthread_mutex_t, mtx_t
	LockRead             // pthread_rwlock_t, shared
	LockWrite            // pthread_rwlock_t, exclusive
	LockSpin             // pthread_spinlock_t
)

// LockExcludes reports whether a lock that is held so is held by no other thread in any way.
func LockExcludes(kind int) bool { return kind == LockMutex || kind == LockWrite || kind == LockSpin }

// What models allocate: enum midway_alloc.
const (
	AllocHeap     = 1 + iota // uninitialised
	AllocMmap                // zero
	AllocInternal            // the models' own, zero
)

// The violations that models report: enum midway_violation. property.Modelled is their kinds.
const (
	ViolationAssertion = 1 + iota
	ViolationReachError
	ViolationUnreachable
	ViolationLockMisuse
	ViolationBarrierMisuse
	ViolationThreadMisuse
	ViolationOutOfBounds
	ViolationInvalidFree
	ViolationNull
	ViolationReached // a state that is looked for; no model reports it
)

// What models ask about a run: enum midway_option.
const (
	OptionMallocMayFail = 1 + iota
	OptionSpuriousWakeups
	OptionSVComp
	OptionFIFO
	OptionErrorCalls
	OptionCancels
	OptionExitHandlers
)

// Bits of a thread's flags word (__midway_thread_flags; c/models.h).
const (
	FlagDetached       = 1
	FlagJoined         = 2
	FlagCancelled      = 4
	FlagCancelDisabled = 8
	FlagCancelAsync    = 16
)

// Thread-specific data of the models (c/models.h): how many keys there are, and where the values lie in a thread's area
// on LP64, in bytes.
const (
	Keys            = 64
	ThreadValues    = 32
	ThreadAreaBytes = 680
)
