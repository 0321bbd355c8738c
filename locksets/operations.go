package locksets

import (
	"midway/internal/ir"
	"midway/internal/runtime/abi"
)

// Kind is how a lock is held.
type Kind uint8

// The kinds.
const (
	Mutex Kind = iota // pthread_mutex_t, mtx_t
	Read              // pthread_rwlock_t, shared
	Write             // pthread_rwlock_t, exclusive
	Spin              // pthread_spinlock_t
)

func (k Kind) String() string { return [...]string{"mutex", "read", "write", "spin"}[k] }

// Excludes reports whether one thread's holding a lock as k keeps every other thread from holding it as o.
func (k Kind) Excludes(o Kind) bool { return k != Read || o != Read }

// action is what an operation does to the lockset.
type action uint8

const (
	acquire action = iota
	try            // acquires where the call returns 0
	release
	wait // releases and reacquires: net nothing
)

// operation is the effect of a library function or model primitive on the lock at its argument arg.
type operation struct {
	action action
	kind   Kind
	arg    int
	kindAt int // argument that holds the kind (enum midway_lock), or -1
}

// actions are the roles with lock semantics. The models annotate their locks with two primitives (Bergan fig. 7); the
// functions themselves count because what a Try returns says whether it acquired.
var actions = map[abi.Role]action{abi.Acquire: acquire, abi.Try: try, abi.Release: release, abi.Wait: wait}

// kinds are how locks are held, by enum midway_lock; a kind that the call says counts as a mutex here, and is looked at
// by kindOf.
var kinds = [...]Kind{0: Mutex, abi.LockMutex: Mutex, abi.LockRead: Read, abi.LockWrite: Write, abi.LockSpin: Spin}

// operationOf is the lock operation that a function is; a program's own definition of such a name is code
// like any other.
func operationOf(f *ir.Func) (operation, bool) {
	of := abi.Of(f.Library())
	action, is := actions[of.Role]
	if !is {
		return operation{}, false
	}
	return operation{action, kinds[of.Kind], of.Lock, of.KindAt}, true
}

// kindOf is the kind of an operation at a call; a kind of enum midway_lock that is no constant counts as
// shared, which claims least.
func (op operation) kindOf(call *ir.CallInfo) Kind {
	if op.kindAt < 0 || op.kindAt >= len(call.Args) {
		return op.kind
	}
	switch k := call.Args[op.kindAt]; {
	case k.Kind != ir.KConst:
		return Read
	case k.Word == abi.LockRead:
		return Read
	case k.Word == abi.LockWrite:
		return Write
	case k.Word == abi.LockSpin:
		return Spin
	}
	return Mutex
}
