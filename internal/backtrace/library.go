package backtrace

import (
	"slices"
	"strings"

	"midway/internal/pattern"
)

// librarySources are parts of the paths of source files of the C library and of the sanitizers.
var librarySources = []string{
	"/sysdeps/", "./nptl/", "/nptl/", "./stdlib/", "./malloc/", "./assert/", "./debug/", "/csu/", "./string/", "./io/",
	"./libio/",
	"./posix/", "./signal/", "./socket/", "./misc/", "./time/", "./elf/", "/libsanitizer/", "/compiler-rt/",
	"sanitizer_common/",
	"glibc-2.",
}

// libraryFiles are source files of the C library that debuggers name without a folder, and of Valgrind's wrappers.
var libraryFiles = map[string]bool{
	"pthread_create.c": true, "pthread_join.c": true, "pthread_join_common.c": true, "pthread_mutex_lock.c": true,
	"pthread_mutex_timedlock.c": true, "pthread_mutex_unlock.c": true, "pthread_cond_wait.c": true,
	"pthread_cond_timedwait.c": true, "pthread_rwlock_common.c": true, "pthread_rwlock_rdlock.c": true,
	"pthread_rwlock_wrlock.c": true, "pthread_barrier_wait.c": true, "pthread_kill.c": true, "lowlevellock.c": true,
	"futex-internal.c": true, "futex-internal.h": true, "sem_wait.c": true, "sem_waitcommon.c": true, "forward.c": true,
	"raise.c": true, "abort.c": true, "libc-start.c": true, "libc_fatal.c": true, "libc_start_call_main.h": true,
	"malloc.c": true, "hg_intercepts.c": true, "drd_pthread_intercepts.c": true, "vg_replace_malloc.c": true,
	"clone.S": true, "clone3.S": true, "clone-internal.c": true, "start.S": true, "cancellation.c": true,
	"pthread_once.c": true, "allocatestack.c": true, "createthread.c": true, "sem_timedwait.c": true,
}

// libraryNames are how functions of the C library and of interposed libraries begin.
var libraryNames = []string{
	"__GI_", "___pthread_", "__pthread_", "__interceptor_", "___interceptor_", "__libc_", "_IO_", "__lll_", "__futex_",
	"futex_",
	"lll_", "_L_lock_", "_L_cond_", "_L_unlock_", "__new_sem_", "__kernel_", "__vdso_", "_dl_", "__run_exit_handlers",
	"__tsan_", "__asan_", "__sanitizer", "__assert", "__clone", "__sigsetjmp", "__poll", "__select", "__nanosleep",
	"__nptl_", "__new_exitfn", "__clock_nanosleep", "__sched_", "__old_", "__lxstat", "__write_nocancel",
	"__read_nocancel",
}

// starters are what is below the function that a thread starts in, or main.
var starters = map[string]bool{
	"start_thread": true, "clone": true, "clone3": true, "__clone": true, "__clone3": true, "thread_start": true,
	"_start":            true,
	"__libc_start_main": true, "__libc_start_call_main": true, "__libc_start_main_impl": true,
	"__libc_start_main_stage2": true,
	"generic_start_main":       true, "mythread_wrapper": true, "asan_thread_start": true,
	"libc_start_main_stage2":          true,
	"__asan::AsanThread::ThreadStart": true, "__tsan_thread_start_func": true,
}

var sharedObject = pattern.Of(`\.so(?:\.[\w.]+)?$|\.so\.?\d*$|^linux-vdso|\bvgpreload_`)

// owner says whose a frame is, by its names.
func (f *Frame) owner() Owner {
	if f.Function == "" && f.File == "" {
		if sharedObject.MatchString(f.Module) {
			return Library
		}
		return Unknown
	}
	name, _, _ := strings.Cut(f.Function, "@")
	if starters[name] || hasPrefix(name, libraryNames) {
		return Library
	}
	if f.File == "" {
		if sharedObject.MatchString(f.Module) || core(name) != name && blocking[core(name)] != "" {
			return Library
		}
		return User
	}
	for _, part := range librarySources {
		if strings.Contains(f.File, part) {
			return Library
		}
	}
	if libraryFiles[f.File] || libraryFiles[base(f.File)] && strings.HasPrefix(f.File, "/build/") {
		return Library
	}
	return User
}

func hasPrefix(name string, list []string) bool {
	for _, p := range list {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// core is the name by which programs call a function of the C library, as far as its inner name tells it:
// `___pthread_cond_wait`, `pthread_cond_wait@@GLIBC_2.3.2` and `__GI___pthread_cond_wait` are pthread_cond_wait.
func core(name string) string {
	name, _, _ = strings.Cut(name, "@")
	name, _, _ = strings.Cut(name, ".")
	name = strings.TrimSuffix(name, "()")
	for _, p := range []string{"__interceptor_", "___interceptor_", "__GI_", "__libc_", "__new_", "__old_"} {
		name = strings.TrimPrefix(strings.TrimPrefix(name, "_"+p), p)
	}
	if strings.HasPrefix(name, "__") && !strings.HasPrefix(name, "__cxa") {
		name = strings.TrimLeft(name, "_")
	}
	return name
}

// blocking are functions that a thread can be blocked in, by the core of their names and those of the ones inside
// them, with the function that programs call.
var blocking = map[string]string{
	"pthread_cond_wait": "pthread_cond_wait", "pthread_cond_wait_common": "pthread_cond_wait",
	"pthread_cond_timedwait": "pthread_cond_timedwait", "pthread_cond_timedwait64": "pthread_cond_timedwait",
	"pthread_cond_clockwait": "pthread_cond_clockwait", "pthread_cond_clockwait64": "pthread_cond_clockwait",
	"pthread_mutex_lock": "pthread_mutex_lock", "pthread_mutex_lock_full": "pthread_mutex_lock",
	"pthread_mutex_cond_lock":    "pthread_cond_wait",
	"pthread_mutex_timedlock":    "pthread_mutex_timedlock",
	"pthread_mutex_clocklock":    "pthread_mutex_clocklock",
	"pthread_spin_lock":          "pthread_spin_lock",
	"pthread_rwlock_rdlock":      "pthread_rwlock_rdlock",
	"pthread_rwlock_rdlock_full": "pthread_rwlock_rdlock", "pthread_rwlock_rdlock_full64": "pthread_rwlock_rdlock",
	"pthread_rwlock_wrlock": "pthread_rwlock_wrlock", "pthread_rwlock_wrlock_full": "pthread_rwlock_wrlock",
	"pthread_rwlock_wrlock_full64": "pthread_rwlock_wrlock", "pthread_rwlock_timedrdlock": "pthread_rwlock_timedrdlock",
	"pthread_rwlock_timedwrlock": "pthread_rwlock_timedwrlock",
	"pthread_barrier_wait":       "pthread_barrier_wait",
	"pthread_join":               "pthread_join", "pthread_clockjoin_ex": "pthread_join",
	"pthread_timedjoin_ex": "pthread_join",
	"pthread_once":         "pthread_once", "pthread_once_slow": "pthread_once",
	"sem_wait": "sem_wait", "sem_wait_slow": "sem_wait", "sem_wait_slow64": "sem_wait",
	"sem_timedwait":   "sem_timedwait",
	"sem_timedwait64": "sem_timedwait", "sem_clockwait": "sem_clockwait",
	"sleep": "sleep", "usleep": "usleep", "nanosleep": "nanosleep", "clock_nanosleep": "clock_nanosleep",
	"clock_nanosleep_time64": "clock_nanosleep", "nanosleep64": "nanosleep", "pause": "pause",
	"poll": "poll", "ppoll": "ppoll", "select": "select", "select64": "select", "pselect": "pselect",
	"epoll_wait": "epoll_wait", "epoll_pwait": "epoll_pwait", "sigsuspend": "sigsuspend", "sigwait": "sigwait",
	"sigwaitinfo": "sigwaitinfo", "sigtimedwait": "sigtimedwait",
	"read": "read", "readv": "readv", "pread": "pread", "pread64": "pread", "write": "write", "writev": "writev",
	"accept": "accept", "accept4": "accept4", "recv": "recv", "recvfrom": "recvfrom", "recvmsg": "recvmsg",
	"send": "send", "sendto": "sendto", "sendmsg": "sendmsg", "connect": "connect", "fsync": "fsync",
	"fdatasync": "fdatasync",
	"wait4":     "wait4", "waitpid": "waitpid", "wait": "wait", "waitid": "waitid", "msgrcv": "msgrcv",
	"semop": "semop",
	"flock": "flock", "open": "open", "open64": "open", "openat": "openat", "fcntl": "fcntl", "lockf": "lockf",
	"mtx_lock": "mtx_lock", "cnd_wait": "cnd_wait", "cnd_timedwait": "cnd_timedwait", "thrd_join": "thrd_join",
	"thrd_sleep": "thrd_sleep", "syscall": "syscall", "io_getevents": "io_getevents", "getrandom": "getrandom",
	"lll_lock_wait": "pthread_mutex_lock", "lll_mutex_lock_optimized": "pthread_mutex_lock",
}

// waits is the blocking call that a stack is in: the oldest of the library's frames above the first one that is not
// the library's names it, and the frames above that show what it waits for.
func waits(list []Frame) *Wait {
	n := 0
	for n < len(list) && list[n].Owner == Library {
		n++
	}
	if n == 0 || starters[list[n-1].Function] {
		n = beforeStart(list[:n])
	}
	for i := n - 1; i >= 0; i-- {
		call := blocking[core(list[i].Function)]
		if call == "" {
			continue
		}
		w := &Wait{Call: call, Frame: n}
		if n >= len(list) || list[n].Owner == Library || list[n].Owner == Signal {
			w.Frame = -1
		}
		for k := 0; k <= i; k++ {
			w.objects(&list[k])
		}
		return w
	}
	return nil
}

// beforeStart is how many frames are above those that start a thread.
func beforeStart(list []Frame) int {
	for i := range list {
		if starters[list[i].Function] {
			return i
		}
	}
	return len(list)
}

// objects notes the addresses of what is waited for. Older frames overrule younger ones: they are nearer to the call.
func (w *Wait) objects(f *Frame) {
	for _, v := range f.Arguments {
		n, _, ok := v.Number()
		if !ok || n == 0 {
			continue
		}
		switch v.Name {
		case "mutex":
			w.Mutex = n
		case "cond", "rwlock", "barrier", "sem", "threadid", "th":
			w.Object = n
		case "futex":
			if w.Call == "pthread_mutex_lock" && w.Mutex == 0 {
				w.Mutex = n
			}
		}
	}
}

// Starts reports whether a function is one of those below which the C library starts a thread, or main.
func Starts(function string) bool {
	name, _, _ := strings.Cut(function, "@")
	return starters[name]
}

// Waiting reports whether the youngest frames of a stack, all of the C library, are in a call that blocks.
func Waiting(library []Frame) bool {
	for i := range library {
		if blocking[core(library[i].Function)] != "" {
			return true
		}
	}
	return false
}

var vectored = pattern.Of(`^((?:mem|str|wcs|wmem)[a-z]+?)_(?:avx|sse|ssse|evex|erms|unaligned|generic|chk).*$`)

// CalledAs are the names by which a program may call a function of the C library that has a name inside it.
func CalledAs(function string) (out []string) {
	name, _, _ := strings.Cut(function, "@")
	add := func(n string) {
		if n != "" && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	add(name)
	name = core(name)
	add(name)
	add(blocking[name])
	for _, p := range []string{"_IO_", "isoc99_", "isoc23_"} {
		add(strings.TrimPrefix(name, p))
	}
	add(strings.TrimSuffix(strings.TrimSuffix(name, "_chk"), "64"))
	if m := vectored.FindStringSubmatch(name); m != nil {
		add(m[1])
	}
	return out
}
