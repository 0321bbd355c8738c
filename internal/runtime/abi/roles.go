package abi

import "slices"

// Role is what a function of the library does to threads and to the objects that they synchronise by.
type Role uint8

// The roles. A function has at most one.
const (
	None Role = iota

	Create      // starts a thread (Entry, Arg, Thread)
	Join        // waits for the end of a thread and takes its result (Thread by value)
	AskEnd      // asks whether a thread has ended, without waiting for that or for some time only (Thread by value)
	Detach      // a thread may not be joined afterwards
	ThreadExit  // ends the calling thread
	Unwind      // goes on with the end of the calling thread, behind a handler of pthread_cleanup_push
	Cancel      // asks a thread to end
	CancelState // says whether the calling thread acts on requests to end
	CancelType  // says whether it does so anywhere
	PushCleanup // registers a handler for the end of the calling thread
	SetSpecific // stores a value of a key for the calling thread
	SetJump     // may return once more
	Jump        // control goes to where SetJump was called
	AtExit      // registers a function for the end of the process

	Acquire // waits for a lock and takes it (Lock, Kind)
	Try     // takes a lock or does not, and returns 0 where it did (Lock, Kind)
	Release // (Lock, Kind)

	Wait      // releases a lock, waits for a condition, and takes the lock again (Object, Lock)
	Signal    // wakes one that waits (Object)
	Broadcast // wakes all (Object)

	BarrierInit // (Object, Count)
	BarrierWait // (Object)
	Once        // calls a routine unless that was done (Object, Entry)

	SetKind   // gives an attribute, or a mutex, a kind: 0 is a plain one (Value)
	SetRobust // makes mutexes survive their holders: 0 does not (Value)

	InitObject    // initialises a synchronisation object (argument 0)
	DestroyObject // ends one (Object, or Lock and Kind of a lock)
)

// Function is a function of the library, or a primitive of the models, with its role. Positions are of arguments, from
// 0; -1 where there is none.
type Function struct {
	Name string
	Role Role

	Lock, Kind int // of Acquire, Try, Release and Wait: the lock; enum midway_lock
	KindAt     int // the argument that is the kind where Kind is 0

	Object int // what it is on: a condition, a barrier, a once_flag, an object to initialise
	Count  int // of BarrierInit
	Value  int // of SetKind, SetRobust, CancelType and CancelState

	Entry  int // what it has called
	Arg    int // what that is passed
	Thread int // a thread's id, or where it is stored

	Timed bool // it may return because time has passed
}

// none is a function without a role.
var none = Function{Lock: -1, KindAt: -1, Object: -1, Count: -1, Value: -1, Entry: -1, Arg: -1, Thread: -1}

func lock(role Role, kind int, names ...string) (out []Function) {
	for _, name := range names {
		f := named(role, name)
		f.Lock, f.Kind = 0, kind
		out = append(out, f)
	}
	return out
}

func named(role Role, name string) Function {
	f := none
	f.Name, f.Role = name, role
	return f
}

// with is functions of a role, each changed in the same way.
func with(role Role, change func(*Function), names ...string) (out []Function) {
	for _, name := range names {
		f := named(role, name)
		change(&f)
		out = append(out, f)
	}
	return out
}

func plain(*Function)       {}
func first(f *Function)     { f.Object = 0 }
func thread(f *Function)    { f.Thread = 0 }
func value(f *Function)     { f.Value = 0 }
func attribute(f *Function) { f.Object, f.Value = 0, 1 }

func timed(fs []Function) []Function {
	for i := range fs {
		fs[i].Timed = true
	}
	return fs
}

// table is every function that has a role.
var table = [][]Function{
	with(Create, func(f *Function) { f.Thread, f.Entry, f.Arg = 0, 2, 3 }, "pthread_create"),
	with(Create, func(f *Function) { f.Thread, f.Entry, f.Arg = 0, 1, 2 }, "thrd_create"),
	with(Create, func(f *Function) { f.Entry, f.Arg = 0, 1 }, "__midway_thread_create"),
	with(Join, thread, "pthread_join", "thrd_join"),
	with(AskEnd, thread, "pthread_tryjoin_np", "pthread_kill"),
	timed(with(AskEnd, thread, "pthread_timedjoin_np", "pthread_clockjoin_np")),
	with(Detach, thread, "pthread_detach", "thrd_detach"),
	with(Detach, attribute, "pthread_attr_setdetachstate"),
	with(ThreadExit, plain, "pthread_exit", "thrd_exit"),
	with(Unwind, plain, "__pthread_unwind_next"),
	with(Cancel, thread, "pthread_cancel"),
	with(CancelState, value, "pthread_setcancelstate"),
	with(CancelType, value, "pthread_setcanceltype"),
	with(
		PushCleanup,
		plain,
		"__pthread_register_cancel",
		"__pthread_register_cancel_defer",
		"_pthread_cleanup_push",
		"_pthread_cleanup_push_defer",
	),
	with(SetSpecific, plain, "pthread_setspecific", "tss_set"),
	with(SetJump, first, "setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"),
	with(Jump, first, "longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"),
	with(AtExit, plain, "atexit", "on_exit", "__cxa_atexit", "at_quick_exit"),

	lock(Acquire, LockMutex, "pthread_mutex_lock", "mtx_lock"),
	lock(Acquire, LockRead, "pthread_rwlock_rdlock"),
	lock(Acquire, LockWrite, "pthread_rwlock_wrlock"),
	lock(Acquire, LockSpin, "pthread_spin_lock"),
	lock(Try, LockMutex, "pthread_mutex_trylock", "mtx_trylock"),
	lock(Try, LockRead, "pthread_rwlock_tryrdlock"),
	lock(Try, LockWrite, "pthread_rwlock_trywrlock"),
	lock(Try, LockSpin, "pthread_spin_trylock"),
	timed(lock(Try, LockMutex, "pthread_mutex_timedlock", "pthread_mutex_clocklock", "mtx_timedlock")),
	timed(lock(Try, LockRead, "pthread_rwlock_timedrdlock", "pthread_rwlock_clockrdlock")),
	timed(lock(Try, LockWrite, "pthread_rwlock_timedwrlock", "pthread_rwlock_clockwrlock")),
	lock(Release, LockMutex, "pthread_mutex_unlock", "mtx_unlock"),
	lock(Release, LockWrite, "pthread_rwlock_unlock"),
	lock(Release, LockSpin, "pthread_spin_unlock"),
	with(Acquire, func(f *Function) { f.Lock, f.KindAt = 0, 1 }, "__midway_acquire"),
	with(Release, func(f *Function) { f.Lock, f.KindAt = 0, 1 }, "__midway_release"),

	with(Wait, condition, "pthread_cond_wait", "cnd_wait"),
	timed(with(Wait, condition, "pthread_cond_timedwait", "pthread_cond_clockwait", "cnd_timedwait")),
	with(Signal, first, "pthread_cond_signal", "cnd_signal"),
	with(Broadcast, first, "pthread_cond_broadcast", "cnd_broadcast"),

	with(BarrierInit, func(f *Function) { f.Object, f.Count = 0, 2 }, "pthread_barrier_init"),
	with(BarrierInit, func(f *Function) { f.Object, f.Count = 0, 1 }, "__midway_barrier_init"),
	with(BarrierWait, first, "pthread_barrier_wait"),
	with(Once, func(f *Function) { f.Object, f.Entry = 0, 1 }, "pthread_once", "call_once"),

	with(SetKind, attribute, "pthread_mutexattr_settype", "pthread_mutexattr_setkind_np", "mtx_init"),
	with(SetRobust, attribute, "pthread_mutexattr_setrobust", "pthread_mutexattr_setrobust_np"),

	with(
		InitObject,
		first,
		"pthread_mutex_init",
		"pthread_cond_init",
		"pthread_rwlock_init",
		"pthread_spin_init",
		"sem_init",
		"cnd_init",
	),
	with(DestroyObject, first, "pthread_cond_destroy", "pthread_barrier_destroy", "sem_destroy", "cnd_destroy"),
	lock(DestroyObject, LockMutex, "pthread_mutex_destroy", "mtx_destroy"),
	lock(DestroyObject, LockWrite, "pthread_rwlock_destroy"),
	lock(DestroyObject, LockSpin, "pthread_spin_destroy"),
}

func condition(f *Function) { f.Object, f.Lock, f.Kind = 0, 1, LockMutex }

var byName = index()

func index() map[string]*Function {
	out := map[string]*Function{}
	for _, group := range table {
		for i := range group {
			out[group[i].Name] = &group[i]
		}
	}
	return out
}

// Of is the function of the library that has a name; one without a role, and "", have the role None. The name has to be
// the library's: ir.Func.Library.
func Of(name string) *Function {
	if f := byName[name]; f != nil {
		return f
	}
	return &none
}

var byRole = roles()

func roles() (out [DestroyObject + 1][]string) {
	for _, group := range table {
		for _, f := range group {
			if f.Library() {
				out[f.Role] = append(out[f.Role], f.Name)
			}
		}
	}
	return out
}

// Names are the functions of the library that have one of some roles, in the order of the roles. Primitives of the
// models are not among them. The list is not to be changed.
func Names(some ...Role) []string {
	if len(some) == 1 {
		return slices.Clip(byRole[some[0]])
	}
	var out []string
	for _, role := range some {
		out = append(out, byRole[role]...)
	}
	return out
}

// Library reports whether it is a function of the C library, and no primitive of the models.
func (f *Function) Library() bool {
	return len(f.Name) < len(primitive) || f.Name[:len(primitive)] != primitive
}

const primitive = "__midway_"

// Excludes reports whether behind the function the thread certainly holds a lock that excludes every other holder: it
// waits for it without a limit. A holder of a read lock excludes no other reader, and of a Try the result says whether
// it holds.
func (f *Function) Excludes() bool { return f.Role == Acquire && f.Library() && LockExcludes(f.Kind) }

// EndsThread reports whether the function ends the thread that calls it. Cancel is not among these: the other thread
// ends where it acts on the request.
func (f *Function) EndsThread() bool { return f.Role == ThreadExit || f.Role == Unwind }

var looksAtLocks = append(append([]string{}, Names(Try)...), destroyed()...)

func destroyed() (out []string) {
	for _, name := range Names(DestroyObject) {
		if Of(name).Lock >= 0 {
			out = append(out, name)
		}
	}
	return out
}

// LooksAtLocks are the functions whose result says whether a thread holds a lock, and that do not wait until none
// does: those that try, and those that refuse to destroy a lock that is held. Without a call of one of them, nothing
// sees that a thread holds a lock but who waits.
func LooksAtLocks() []string { return looksAtLocks }

// CancellationPoint reports whether a function of the models acts on requests to end the calling thread. It does
// nothing where the program makes none (OptionCancels).
func CancellationPoint(name string) bool {
	return name == "__mw_may_be_cancelled" || name == "__mw_cancellation_point"
}
