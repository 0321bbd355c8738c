package runtime

import (
	"strings"
	"sync"
)

// Blocking says how a function of the C library may keep a thread that calls it, as flags.
type Blocking uint8

// The ways. A function without any returns at once, whatever others do.
const (
	// Stands: a debugger shows threads that stand blocked in it, so that a context may say so.
	Stands Blocking = 1 << iota
	// Stays: it returns when another thread, process or device has done something, which may be never.
	Stays
	// Writes: it may wait until what was written before has been read, which may be never.
	Writes
	// Passes: it returns after a while, though a process may be told to let that be any time.
	Passes
	// Ends: it ends the thread or the process, and executes what they have asked for on the way.
	Ends
)

// blocking lists the functions, by the flags that each list has.
var blocking = []struct {
	how   Blocking
	names string
}{
	{Stands | Stays, `
		pthread_mutex_lock pthread_spin_lock pthread_rwlock_rdlock pthread_rwlock_wrlock mtx_lock
		pthread_cond_wait cnd_wait pthread_barrier_wait sem_wait pthread_once call_once
		pthread_join pthread_timedjoin_np pthread_clockjoin_np thrd_join
		pause sigsuspend sigwait sigwaitinfo sigtimedwait
		select pselect poll ppoll epoll_wait epoll_pwait read recv recvfrom recvmsg accept accept4 connect
		wait waitpid waitid`},
	{Stays, `
		wait3 wait4 vfork flockfile getrandom tee copy_file_range flock lockf fcntl fcntl64 ioctl syscall system pclose
		msgrcv mq_receive mq_timedreceive semop semtimedop eventfd_read tcdrain
		pread readv preadv recvmmsg open openat creat fopen freopen
		getchar fgetc getc fgets getline getdelim fread scanf fscanf vscanf vfscanf gets
		getchar_unlocked getc_unlocked fgetc_unlocked fgetwc getwc getwchar fgetws wscanf fwscanf`},
	{Stands | Writes, `write send sendto sendmsg`},
	{Writes, `
		writev pwrite pwritev putw fputwc putwc putwchar fputws wprintf fwprintf vwprintf vfwprintf
		sendfile sendfile64 splice mq_send msgsnd fsync msync mmap
		printf fprintf vprintf vfprintf dprintf puts fputs putchar putc fputc fwrite fflush perror syslog vsyslog
		fclose close popen`},
	{Stands | Passes, `
		pthread_mutex_timedlock pthread_mutex_clocklock mtx_timedlock pthread_rwlock_timedrdlock
		pthread_rwlock_clockrdlock pthread_rwlock_timedwrlock pthread_rwlock_clockwrlock
		pthread_cond_timedwait pthread_cond_clockwait cnd_timedwait sem_timedwait sem_clockwait
		sleep usleep nanosleep clock_nanosleep thrd_sleep`},
	{Passes, `
		sched_yield lseek getaddrinfo getnameinfo gethostbyname gethostbyaddr getservbyname`},
	{Ends, `exit quick_exit pthread_exit thrd_exit`},
}

var blockingByName = sync.OnceValue(func() map[string]Blocking {
	out := map[string]Blocking{}
	for _, list := range blocking {
		for _, name := range strings.Fields(list.names) {
			out[name] |= list.how
		}
	}
	return out
})

// Blocks is how a function of that name may keep the thread that calls it: one that has several names does by each of
// them.
func Blocks(name string) Blocking { return blockingByName()[name] | blockingByName()[plain(name)] }

// plain is the name that the standard gives to what the C library's headers call by another one: __isoc99_scanf,
// open64, __read_chk, fgets_unlocked, _IO_getc.
func plain(name string) string {
	for _, prefix := range []string{"__isoc99_", "__isoc23_", "_IO_", "__"} {
		if rest, ok := strings.CutPrefix(name, prefix); ok {
			name = rest
			break
		}
	}
	for _, suffix := range []string{"_chk", "_2", "_unlocked", "64"} {
		name = strings.TrimSuffix(name, suffix)
	}
	return name
}
