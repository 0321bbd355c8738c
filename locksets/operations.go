package locksets

import (
	"midway/internal/ir"
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

// operations are the functions with lock semantics. The models annotate their locks with the two primitives
// (Bergan fig. 7); the functions themselves are listed because what a try returns says whether it acquired.
var operations = map[string]operation{
	"__midway_acquire": {acquire, Mutex, 0, 1},
	"__midway_release": {release, Mutex, 0, 1},

	"pthread_mutex_lock":      {acquire, Mutex, 0, -1},
	"pthread_mutex_trylock":   {try, Mutex, 0, -1},
	"pthread_mutex_timedlock": {try, Mutex, 0, -1},
	"pthread_mutex_clocklock": {try, Mutex, 0, -1},
	"pthread_mutex_unlock":    {release, Mutex, 0, -1},

	"pthread_cond_wait":      {wait, Mutex, 1, -1},
	"pthread_cond_timedwait": {wait, Mutex, 1, -1},
	"pthread_cond_clockwait": {wait, Mutex, 1, -1},

	"pthread_rwlock_rdlock":      {acquire, Read, 0, -1},
	"pthread_rwlock_tryrdlock":   {try, Read, 0, -1},
	"pthread_rwlock_timedrdlock": {try, Read, 0, -1},
	"pthread_rwlock_clockrdlock": {try, Read, 0, -1},
	"pthread_rwlock_wrlock":      {acquire, Write, 0, -1},
	"pthread_rwlock_trywrlock":   {try, Write, 0, -1},
	"pthread_rwlock_timedwrlock": {try, Write, 0, -1},
	"pthread_rwlock_clockwrlock": {try, Write, 0, -1},
	"pthread_rwlock_unlock":      {release, Write, 0, -1},

	"pthread_spin_lock":    {acquire, Spin, 0, -1},
	"pthread_spin_trylock": {try, Spin, 0, -1},
	"pthread_spin_unlock":  {release, Spin, 0, -1},

	"mtx_lock":      {acquire, Mutex, 0, -1},
	"mtx_trylock":   {try, Mutex, 0, -1},
	"mtx_timedlock": {try, Mutex, 0, -1},
	"mtx_unlock":    {release, Mutex, 0, -1},
	"cnd_wait":      {wait, Mutex, 1, -1},
	"cnd_timedwait": {wait, Mutex, 1, -1},
}

// operationOf is the lock operation that a function is; a program's own definition of such a name is code
// like any other.
func operationOf(f *ir.Func) (operation, bool) {
	if !f.External && !f.Runtime {
		return operation{}, false
	}
	op, ok := operations[f.Name]
	return op, ok
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
	case k.Word == 2:
		return Read
	case k.Word == 3:
		return Write
	case k.Word == 4:
		return Spin
	}
	return Mutex
}
